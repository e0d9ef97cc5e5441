"""Puzzles that show a rule, dug out of solved grids.

    python -m tools.digging --rules bug_plus_n,unique_rectangle_5 --count 20 --seed 1

Fills a grid at random and takes away givens one by one, as long as one solution is left. Then the
puzzle is solved by rules that take nothing for granted, and on every board on the way the rule
wanted is asked. Where it finds something, the puzzle and its solution are printed, a line each. For
rules about rectangles, four corners that could show them are taken away first.

    python -m tools.digging --corners --count 20 --seed 1

does not wait for a solve to come by a unique rectangle of type 5: where the corners can be two
digits and a third, all else that is false there is struck. What the corners keep is printed, too.

No two lines of a rule show the same digits in the same pattern, nor come of the same grid.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout, bits_of
from sudologue.oracle import count_solutions
from sudologue.oracle.singles_placer import (
    SinglesPlacer,
    State,
    TooManyDeadEndsError,
    completion,
    state_of,
)
from sudologue.rules import Tier, named, registry
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence
from sudologue.rules.uniqueness.search.unique_rectangles import rectangles
from sudologue.solver import Solver

PLAIN = [rule.name for rule in registry() if rule.card.tier <= Tier.PATTERNS]

_FOUND_BY = ["full_house", "naked_single", "hidden_single", *PLAIN[3:]]
"""The order in which the puzzles of the tables were gone through when they were found."""

Values = list[int | None]


def grid(rng: random.Random, layout: Layout = CLASSIC) -> list[int]:
    """A full grid, of a layout that has some."""
    while True:
        with contextlib.suppress(TooManyDeadEndsError):
            full = random_solution(
                rng, Board.from_values([None] * layout.tables.cell_count, layout)
            )
            assert full is not None
            return [value for value in full.masks.values if value is not None]


def random_solution(
    rng: random.Random, board: Board, tries: int = 20, dead_ends: int = 100
) -> Board | None:
    """Some way to complete a board, cells and digits looked at in random order; nothing if none is.

    Begins anew after so many dead ends, and gives up after as many tries.
    """
    placer = SinglesPlacer(board.layout)
    cases = partial(_cases, rng, board.layout)
    for _ in range(tries):
        with contextlib.suppress(TooManyDeadEndsError):
            filled = completion(state_of(board), placer.settle, cases, dead_ends)
            return None if filled is None else Board(replace(board.masks, live=0, filled=filled))
    raise TooManyDeadEndsError


def _cases(rng: random.Random, layout: Layout, state: State) -> list[State]:
    """The cases of one of the tightest cells, in random order."""
    live, filled, open_cells = state
    domains = {number: live & layout.tables.domain_masks[number] for number in bits_of(open_cells)}
    fewest = min(domain.bit_count() for domain in domains.values())
    tightest = [number for number, domain in domains.items() if domain.bit_count() == fewest]
    cell = tightest[rng.randrange(len(tightest))]
    candidates = list(bits_of(domains[cell]))
    rng.shuffle(candidates)
    left = open_cells & ~(1 << cell)
    return [
        (live & layout.tables.spared_masks[each], filled | 1 << each, left) for each in candidates
    ]


def dig(
    full: Sequence[int], rng: random.Random, first: Sequence[int], layout: Layout = CLASSIC
) -> Values | None:
    """Givens with one solution, none of them in the cells to go first, if that can be.

    Nothing where search takes too long to tell which givens are needed.
    """
    values: Values = list(full)
    for number in first:
        values[number] = None
    if first and not has_one_solution(values, layout):
        return None
    rest = [number for number in range(layout.tables.cell_count) if number not in first]
    for _ in range(len(rest)):
        number = rest.pop(rng.randrange(len(rest)))
        values[number] = None
        # a second solution has another digit here
        without = Candidate(layout.cells[number], full[number])
        board = Board.from_values(values, layout).eliminate([without])
        try:
            if random_solution(rng, board, tries=1, dead_ends=2000) is not None:
                values[number] = full[number]
        except TooManyDeadEndsError:
            return None
    return values


def has_one_solution(values: Values, layout: Layout = CLASSIC) -> bool:
    """Whether there is one way to complete these digits, found by search."""
    return count_solutions(Board.from_values(values, layout)).is_unique


def corners(full: Sequence[int], rng: random.Random, layout: Layout = CLASSIC) -> Sequence[int]:
    """The corners of a rectangle that two digits would fill, but for one of them."""
    found: list[Sequence[int]] = []
    for rectangle in rectangles(layout):
        a, b, c, d = (full[number] for number in rectangle.corners)
        if (a == c) != (b == d):
            found.append(rectangle.corners)
    return found[rng.randrange(len(found))] if found else ()


def firings(slug: str, puzzle: Board) -> Iterator[tuple[Board, Inference]]:
    """What a rule finds on the way of a solve, with the boards."""
    boards = [puzzle, *(step.board for step in Solver(_FOUND_BY).steps(puzzle))]
    for board in boards:
        inference = named(slug).first(board)
        if inference is not None:
            yield board, inference


def pattern(inference: Inference) -> tuple[object, ...]:
    """What tells one pattern from another: its extras, and where it is."""
    evidence = inference.evidence
    assert isinstance(evidence, DeadlyPatternEvidence)
    return evidence.pattern, evidence.digits, evidence.extras


def search(slugs: Sequence[str], count: int, rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """Slug, puzzle and solution, until there are so many of each rule."""
    met: dict[str, set[object]] = {slug: set() for slug in slugs}
    while wanted := [slug for slug in slugs if len(met[slug]) < count]:
        full = grid(rng)
        about_rectangles = [slug for slug in wanted if "rectangle" in slug]
        first = corners(full, rng) if about_rectangles and rng.randrange(2) else ()
        values = dig(full, rng, first)
        if values is None:
            continue
        puzzle = Board.from_values(values)
        for slug in wanted:
            for _, inference in firings(slug, puzzle):
                if pattern(inference) not in met[slug]:
                    met[slug].add(pattern(inference))
                    yield slug, puzzle.to_string(), "".join(map(str, full))
                    break


def narrowed(board: Board, corners: str) -> Board:
    """The board where some cells keep only these digits: `r1c1=12,r1c4=123`."""
    kept = {Cell.parse(name): set(map(int, digits)) for name, digits in _parts(corners)}
    return board.eliminate(
        Candidate(cell, digit) for cell in kept for digit in board.domain(cell) - kept[cell]
    )


def _parts(corners: str) -> Iterator[tuple[str, str]]:
    for part in corners.split(","):
        name, _, digits = part.partition("=")
        yield name, digits


def with_corners(count: int, rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """Puzzle, solution, and what the corners of a unique rectangle of type 5 keep."""
    met: set[object] = set()
    while len(met) < count:
        full = grid(rng)
        values = dig(full, rng, corners(full, rng))
        if values is not None:
            puzzle = Board.from_values(values)
            for kept in _choices(puzzle, full, rng):
                inference = named("unique_rectangle_5").first(narrowed(puzzle, kept))
                if inference is not None and pattern(inference) not in met:
                    met.add(pattern(inference))
                    yield puzzle.to_string(), "".join(map(str, full)), kept
                    break


def _choices(puzzle: Board, full: Sequence[int], rng: random.Random) -> Iterator[str]:
    """What corners could keep: two digits, and two opposite corners or three of them a third."""
    layout, domains = puzzle.layout, puzzle.masks.domain_bits
    found: list[str] = []
    for rectangle in rectangles(layout):
        common = -1
        for number in rectangle.corners:
            common &= domains[number]
        values = [full[number] for number in rectangle.corners]
        for two in combinations(bits_of(common), 2):
            digits = {bit + 1 for bit in two}
            extra = {value for value in values if value not in digits}
            if len(extra) != 1:
                continue
            bit = 1 << next(iter(extra)) - 1
            a, b, c, d = rectangle.corners
            for spoilt in ((a, c), (b, d), (b, c, d), (a, c, d), (a, b, d), (a, b, c)):
                if all(
                    domains[number] & bit if number in spoilt else value in digits
                    for number, value in zip(rectangle.corners, values, strict=True)
                ):
                    kept = {n: digits | extra if n in spoilt else digits for n in rectangle.corners}
                    found.append(
                        ",".join(
                            f"{layout.cells[number]}={''.join(map(str, sorted(its)))}"
                            for number, its in kept.items()
                        )
                    )
    while found:
        yield found.pop(rng.randrange(len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--rules", help="slugs, comma-separated")
    asked.add_argument("--corners", action="store_true", help="unique rectangles of type 5")
    parser.add_argument("--count", type=int, default=20, help="puzzles a rule")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    lines = (
        with_corners(options.count, rng)
        if options.corners
        else search(options.rules.split(","), options.count, rng)
    )
    for first, second, third in lines:
        sys.stdout.write(f"{first} {second} {third}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
