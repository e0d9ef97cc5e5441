"""Puzzles at random, of all kinds of layouts: by a seed, the same on every Python.

    python -m puzzles.random_layouts --count 20 --seed 1 --kinds jigsaw,sukaku

prints a line for each: its seed, its kind, its givens. `1:7` is the seventh of seed 1, and can be
made again without the others: `puzzle("combination", "1:7")`.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random

from sudologue.model import CLASSIC, Board, BoardMasks, Cell, Layout, bits_of
from sudologue.oracle.singles_placer import TooManyDeadEndsError
from tools.digging import dig, random_solution

BOXES = ((2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (5, 2))
LARGE_BOXES = ((3, 4), (4, 3), (2, 6), (2, 7), (3, 5), (4, 4), (2, 8))
SYMBOLS = "123456789ABCDEFG"


@dataclass(frozen=True)
class Sample:
    """A board of some kind, with the seed that it comes of, and a solution it was made from."""

    seed: str
    kind: str
    board: Board
    solution: Board

    def __str__(self) -> str:
        return f"{self.seed} {self.kind} {self.board.to_string()}"


# layouts


def solved_board(kind: str, rng: Random) -> Board:
    """A solution at random of a random layout of a kind."""
    while True:
        full = _full_board(rng, KINDS[kind](rng))
        if full is not None:
            return full


def _full_board(rng: Random, layout: Layout) -> Board | None:
    """A solution at random of a layout, if search soon finds one."""
    with contextlib.suppress(TooManyDeadEndsError):
        return random_solution(rng, Board.from_values([None] * layout.tables.cell_count, layout))
    return None


def _boxes(rng: Random, shapes: Sequence[tuple[int, int]] = BOXES) -> Layout:
    return Layout.boxes(*rng.choice(shapes))


def _diagonals(rng: Random, layout: Layout = CLASSIC) -> Layout:
    main, anti = rng.choice(((True, True), (True, False), (False, True)))
    return layout.with_diagonals(main, anti)


def _sights(rng: Random, layout: Layout = CLASSIC) -> Layout:
    return rng.choice((Layout.with_anti_knight, Layout.with_anti_king))(layout)


def _groups(_: Random, layout: Layout = CLASSIC) -> Layout:
    return layout.with_disjoint_groups()


def _windows(_: Random, layout: Layout = CLASSIC) -> Layout:
    return layout.with_windows()


def _combination(rng: Random) -> Layout:
    """Two or three variants at once, mostly of nine rows."""
    layout = CLASSIC if rng.random() < 0.7 else _boxes(rng)
    further: list[Callable[[Random, Layout], Layout]] = [_diagonals, _sights, _with_random_houses]
    if layout.size in (6, 8, 9, 10):
        further.append(_groups)
    if layout is CLASSIC:
        further.append(_windows)
    for extend in rng.sample(further, rng.choice((2, 2, 3))):
        layout = extend(rng, layout)
    return layout


def _with_random_houses(rng: Random, layout: Layout = CLASSIC) -> Layout:
    """One to three further houses of any cells that may differ: connected ones, or scattered."""
    full = _full_board(rng, layout)
    if full is None:
        return layout
    houses = [_different(rng, full, rng.random() < 0.6) for _ in range(rng.randint(1, 3))]
    return layout.with_houses(house for house in houses if house)


def _different(rng: Random, full: Board, connected: bool) -> list[Cell]:
    """Cells that hold each digit once in a grid; none, if a connected house cannot go on."""
    values, size = full.masks.values, full.layout.size
    chosen: list[int] = []
    while len(chosen) < size:
        taken = {values[number] for number in chosen}
        left = [number for number, digit in enumerate(values) if digit not in taken]
        if connected and chosen:
            left = [number for number in left if any(at in chosen for at in _beside(number, size))]
        if not left:
            return []
        chosen.append(rng.choice(left))
    return [full.layout.cells[number] for number in chosen]


def _jigsaw(rng: Random, sizes: Sequence[int] = (9,)) -> Layout:
    return Layout.jigsaw(region_map(rng, rng.choice(sizes)))


def region_map(rng: Random, size: int) -> str:
    """Connected regions at random: rows that have exchanged cells with their neighbours."""
    near = [[*_beside(number, size)] for number in range(size * size)]
    region = [number // size for number in range(size * size)]
    for _ in range(100 * size * size):
        one = rng.randrange(size * size)
        mine, its = region[one], region[rng.choice(near[one])]
        border = [
            number
            for number, there in enumerate(region)
            if there == its and any(at != one and region[at] == mine for at in near[number])
        ]
        if mine != its and border:
            other = rng.choice(border)
            region[one], region[other] = its, mine
            if not (_is_connected(region, mine, near) and _is_connected(region, its, near)):
                region[one], region[other] = mine, its
    return "".join(SYMBOLS[number] for number in region)


def _beside(number: int, size: int) -> Iterator[int]:
    """The cells that share an edge with a cell, all by number."""
    row, col = divmod(number, size)
    if col:
        yield number - 1
    if col < size - 1:
        yield number + 1
    if row:
        yield number - size
    if row < size - 1:
        yield number + size


def _is_connected(region: Sequence[int], number: int, near: Sequence[Sequence[int]]) -> bool:
    left = {at for at, there in enumerate(region) if there == number}
    reached = [left.pop()]
    for each in reached:
        for at in near[each]:
            if at in left:
                left.remove(at)
                reached.append(at)
    return not left


def _with_sights_or_diagonals(rng: Random) -> Layout:
    """A jigsaw and something else."""
    return rng.choice((_sights, _diagonals, _with_random_houses))(
        rng, _jigsaw(rng, (6, 7, 8, 9, 9))
    )


KINDS: dict[str, Callable[[Random], Layout]] = {
    "classic": lambda rng: CLASSIC,
    "diagonals": _diagonals,
    "windoku": _windows,
    "disjoint-groups": _groups,
    "anti-knight": lambda rng: CLASSIC.with_anti_knight(),
    "anti-king": lambda rng: CLASSIC.with_anti_king(),
    "combination": _combination,
    "extra-houses": _with_random_houses,
    "jigsaw": _jigsaw,
    "jigsaw-sizes": lambda rng: _jigsaw(rng, (5, 6, 7, 8, 10)),
    "jigsaw-combination": _with_sights_or_diagonals,
    "sizes": _boxes,
    "large": lambda rng: _boxes(rng, LARGE_BOXES),
    "sukaku": lambda rng: CLASSIC if rng.random() < 0.6 else KINDS[rng.choice(PLAIN)](rng),
}
PLAIN = ("diagonals", "anti-king", "jigsaw", "sizes")


# puzzles and drafts


def puzzle(kind: str, seed: str) -> Sample:
    """A minimal puzzle: it has one solution, and without any of its givens it has several.

    What a sukaku bars it needs too, or search did not find out soon that it does not.
    """
    rng = Random(seed)
    while True:
        end = solved_board(kind, rng)
        board = _minimal_candidates(rng, end) if kind == "sukaku" else _minimal_givens(rng, end)
        if board is not None:
            return Sample(seed, kind, board, end)


def _minimal_givens(rng: Random, end: Board) -> Board | None:
    values = dig([value for value in end.masks.values if value is not None], rng, (), end.layout)
    return None if values is None else Board.from_values(values, end.layout)


def _minimal_candidates(rng: Random, end: Board) -> Board:
    """As many candidates beside the solution's as leave it the only one."""
    layout = end.layout
    others = [*bits_of(layout.tables.all_candidates & ~end.masks.filled)]
    rng.shuffle(others)
    live = end.masks.filled
    for number in others:
        # whoever finds a second solution finds this candidate in it
        added = layout.tables.candidate(number)
        with_it = _of_candidates(layout, live | 1 << number).place(added.cell, added.digit)
        with contextlib.suppress(TooManyDeadEndsError):
            if random_solution(rng, with_it, tries=1) is None:
                live |= 1 << number
    return _of_candidates(layout, live)


def _of_candidates(layout: Layout, live: int) -> Board:
    """A board without digits and with these candidates."""
    return Board(BoardMasks(layout, live, 0, 0, layout.tables.all_candidates & ~live))


def draft(kind: str, seed: str, most: int = 20) -> Sample:
    """A board that somebody has begun: 0 to `most` givens that do not contradict each other.

    They are of one solution, or set at random, so that there may be none. A sukaku has some of the
    candidates of each cell.
    """
    rng = Random(seed)
    end = solved_board(kind, rng)
    layout = end.layout
    if kind == "sukaku":
        return Sample(seed, kind, _some_candidates(rng, end), end)
    of_solution = rng.random() < 0.6
    board = Board.from_values([None] * layout.tables.cell_count, layout)
    for _ in range(rng.randint(0, most)):
        chosen = layout.tables.candidate(
            rng.choice([*bits_of(board.masks.live & (end.masks.filled if of_solution else -1))])
        )
        after = board.place(chosen.cell, chosen.digit)
        if after.is_complete or after.dead_end is not None:
            break
        board = after
    return Sample(seed, kind, Board.from_values(board.masks.values, layout), end)


def _some_candidates(rng: Random, end: Board) -> Board:
    layout, share = end.layout, rng.uniform(0.2, 0.9)
    of_solution = rng.random() < 0.6
    while True:
        live = end.masks.filled if of_solution else 0
        for number in bits_of(layout.tables.all_candidates & ~live):
            live |= (rng.random() < share) << number
        board = _of_candidates(layout, live)
        if board.dead_end is None:
            return board
        share += 0.01


def on_the_way(made: Sample, rng: Random, share: float) -> Board:
    """A board that true steps may lead to: a share of the false candidates gone, digits placed."""
    board, tables = made.board, made.board.layout.tables
    for candidate in tables.candidates_in(board.masks.live & ~made.solution.masks.filled):
        if rng.random() < share:
            board = board.eliminate([candidate])
    for _ in range(rng.choice((0, rng.randrange(tables.cell_count // 2)))):
        true = [*bits_of(board.masks.live & made.solution.masks.filled)]
        if len(true) <= tables.size:
            break
        chosen = tables.candidate(rng.choice(true))
        board = board.place(chosen.cell, chosen.digit)
    return board


def samples(
    make: Callable[[str, str], Sample], seed: int, kinds: Sequence[str] = tuple(KINDS)
) -> Iterator[Sample]:
    """Puzzles or drafts without end, of all kinds in turn: `samples(puzzle, seed=1)`."""
    for number, kind in enumerate(cycle(kinds), 1):
        yield make(kind, f"{seed}:{number}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(KINDS), help="comma-separated")
    parser.add_argument("--drafts", action="store_true", help="not puzzles, but drafts")
    options = parser.parse_args()
    made = samples(draft if options.drafts else puzzle, options.seed, options.kinds.split(","))
    for sample in islice(made, options.count):
        sys.stdout.write(f"{sample}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
