"""Random layouts with clues, solved and audited, and every step held against a SAT solver.

    python -m tools.clue_layouts --count 3000 --seed 1 --jobs 2

Draws cages that overlap, cages without totals, arrows with several shafts and pills, thermometers
that branch and slow ones, on boards of all shapes from 4 to 9 rows, with jigsaw regions, diagonals,
knights and kings. Some boards have one solution, many have several, and some are spoilt, so that
they have none. Each is solved; its trace has to pass the audit; and what each step concludes has to
be so in every solution of a formula that is written here from the rules of the puzzle, without a
look at the laws that the solver reads. `1:7` is the seventh board of seed 1: `sample("1:7")`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, pairwise
from random import Random
from typing import Any

from puzzles.random_layouts import KINDS, solved_board
from sudologue import Board, Cell, Layout, Solver, SolveStatus
from sudologue.audit import check_trace
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.inference import Placement, SolveResult
from sudologue.model import bits_of
from tools.drafts import told

LAYOUTS = tuple(kind for kind in KINDS if kind not in ("sukaku", "large"))
LARGEST = 9
BUDGET = 6_000
"""Units of work for a solve: enough for nets on a few boards; the rest are stopped there."""

Grid = Mapping[Cell, int]
Clauses = Iterator[list[int]]


@dataclass(frozen=True)
class Sample:
    """A board with clues, and the seed and the kind of layout that it was made of."""

    seed: str
    kind: str
    board: Board

    def __str__(self) -> str:
        clues = ", ".join(map(repr, self.board.layout.clues))
        return f"{self.seed} {self.kind} {self.board.to_string()} {clues}"


# boards


def sample(seed: str) -> Sample:
    """The board of a seed: clues that some grid meets, or nearly, and some of its digits."""
    rng = Random(seed)
    while True:
        kind = rng.choice(LAYOUTS)
        full = solved_board(kind, rng)
        if full.layout.size <= LARGEST:
            break
    layout, grid = full.layout, {cell: full[cell] or 0 for cell in full.layout.cells}
    clues = [clue for _ in range(rng.randint(2, 18)) for clue in _drawn(rng, layout, grid)]
    if rng.random() < 0.15:
        clues = [_spoilt(rng, clue) for clue in clues]
    share = rng.choice((0.0, 0.1, 0.2, 0.3, 0.4))
    values = [grid[cell] if rng.random() < share else None for cell in layout.cells]
    clued = layout.with_clues(*dict.fromkeys(clues))
    return Sample(seed, kind, Board.from_values(values, clued))


def _drawn(rng: Random, layout: Layout, grid: Grid) -> Sequence[Clue]:
    """A clue of some kind that the grid meets, or none where there is no room."""
    return rng.choice((_cage, _cage, _cage, _arrow, _pill, _thermometer))(rng, layout, grid)


def _cage(rng: Random, layout: Layout, grid: Grid) -> Sequence[Clue]:
    cells: list[Cell] = []
    for cell in _path(rng, layout, rng.randint(1, min(6, layout.size))):
        if grid[cell] not in {grid[each] for each in cells}:
            cells.append(cell)
    if len(cells) < layout.size and rng.random() < 0.2:
        return [Region.of(cells) if rng.random() < 0.5 and len(cells) > 1 else Cage.of(cells)]
    return [Cage.of(cells, sum(grid[cell] for cell in cells))]


def _arrow(rng: Random, layout: Layout, grid: Grid) -> Sequence[Clue]:
    circle = rng.choice(layout.cells)
    return _with_shafts(rng, layout, grid, [circle], grid[circle])


def _pill(rng: Random, layout: Layout, grid: Grid) -> Sequence[Clue]:
    pill = _path(rng, layout, 2)
    return _with_shafts(rng, layout, grid, pill, 10 * grid[pill[0]] + grid[pill[1]])


def _with_shafts(
    rng: Random, layout: Layout, grid: Grid, circle: Sequence[Cell], total: int
) -> Sequence[Clue]:
    """An arrow with one shaft or two that share no cell, if there is a way to draw them."""
    shafts: list[list[Cell]] = []
    for _ in range(rng.choice((1, 1, 2))):
        taken = {*circle, *(cell for shaft in shafts for cell in shaft)}
        shaft, left = list[Cell](), total
        while left:
            near = [
                cell
                for cell in _around(layout, (shaft or circle)[-1])
                if cell not in taken and cell not in shaft and grid[cell] <= left
            ]
            if not near or len(shaft) == 7:
                break
            shaft.append(rng.choice(near))
            left -= grid[shaft[-1]]
        if not left:
            shafts.append(shaft)
    return [Arrow.of(circle, *shafts)] if shafts else []


def _thermometer(rng: Random, layout: Layout, grid: Grid) -> Sequence[Clue]:
    slow = rng.random() < 0.4
    bulb = rng.choice(layout.cells)
    lines: list[list[Cell]] = []
    for _ in range(rng.choice((1, 1, 2, 3))):
        line = [bulb]
        while len(line) < layout.size:
            lowest = grid[line[-1]] + (not slow)
            near = [
                cell
                for cell in _around(layout, line[-1])
                if cell not in line and grid[cell] >= lowest
            ]
            if not near:
                break
            line.append(rng.choice(near))
        if len(line) > 1:
            lines.append(line)
    return Thermometer.branching(*lines, slow=slow) if lines else []


def _path(rng: Random, layout: Layout, length: int) -> list[Cell]:
    """Neighbours, one after the other, as far as they go."""
    path = [rng.choice(layout.cells)]
    while len(path) < length:
        near = [cell for cell in _around(layout, path[-1]) if cell not in path]
        if not near:
            break
        path.append(rng.choice(near))
    return path


def _around(layout: Layout, cell: Cell) -> list[Cell]:
    near = range(-1, 2)
    return [
        each
        for each in layout.cells
        if each != cell and each.row - cell.row in near and each.col - cell.col in near
    ]


def _spoilt(rng: Random, clue: Clue) -> Clue:
    """A clue one off its total, or the other way round; most are left as they are."""
    if rng.random() < 0.7:
        return clue
    if isinstance(clue, Cage) and clue.total is not None:
        return Cage.of(clue.cells, max(1, clue.total + rng.choice((-1, 1))))
    if isinstance(clue, Thermometer):
        return Thermometer.of(clue.cells[::-1], clue.slow)
    return clue


# the rules of the puzzle, as a formula


class Formula:
    """A board's rules in clauses; variable n + 1 is the candidate of number n.

    Sums are kept along their cells: for each total that some cells can have come to, a variable is
    true if they have.
    """

    def __init__(self, board: Board) -> None:
        self.layout = board.layout
        self._at = {(cell.row, cell.col) for cell in board.layout.cells}
        self._last = self.layout.tables.cell_count * self.layout.size
        self.clauses = [*self._board(board), *self._clues(self.layout.clues)]

    def variable(self, cell: Cell, digit: int) -> int:
        """The variable which says that a cell takes a digit."""
        return (
            (digit - 1) * self.layout.tables.cell_count + self.layout.tables.cell_number(cell) + 1
        )

    def _board(self, board: Board) -> Clauses:
        tables = self.layout.tables
        for cell in tables.cells:
            yield [self.variable(cell, digit) for digit in tables.digits]
            for one, other in combinations(tables.digits, 2):
                yield [-self.variable(cell, one), -self.variable(cell, other)]
        yield from self._different(house.cells for house in tables.houses)
        for sight in tables.sights:
            for down, right in sight.offsets:
                yield from self._different(
                    (cell, Cell(cell.row + down, cell.col + right))
                    for cell in tables.cells
                    if (cell.row + down, cell.col + right) in self._at
                )
        for number in bits_of(board.masks.filled):
            yield [number + 1]

    def _different(self, groups: Iterable[Sequence[Cell]]) -> Clauses:
        for group in groups:
            for one, other in combinations(group, 2):
                for digit in self.layout.tables.digits:
                    yield [-self.variable(one, digit), -self.variable(other, digit)]

    def _clues(self, clues: Iterable[Clue]) -> Clauses:
        for clue in clues:
            match clue:
                case Cage(cells=cells, total=total):
                    yield from self._different([cells])
                    if total is not None:
                        yield from self._total(cells, total, ())
                case Region(cells=cells):
                    yield from self._different([cells])
                case Arrow(circle=circle, shafts=shafts):
                    for shaft in shafts:
                        yield from self._arrow(circle, shaft)
                case Thermometer(cells=cells, slow=slow):
                    for low, high in pairwise(cells):
                        yield from self._rising(low, high, slow)
                case _:
                    raise AssertionError(clue)

    def _rising(self, low: Cell, high: Cell, slow: bool) -> Clauses:
        for one in self.layout.tables.digits:
            for other in self.layout.tables.digits:
                if one > other or (one == other and not slow):
                    yield [-self.variable(low, one), -self.variable(high, other)]

    def _arrow(self, circle: Sequence[Cell], shaft: Sequence[Cell]) -> Clauses:
        """For each number in the circle: if it is there, the shaft adds up to it."""
        if len(circle) == 1:
            numbers = {(digit,): digit for digit in self.layout.tables.digits}
        else:
            digits = self.layout.tables.digits
            numbers = {(tens, ones): 10 * tens + ones for tens in digits for ones in digits}
        for digits, number in numbers.items():
            there = [self.variable(c, d) for c, d in zip(circle, digits, strict=True)]
            yield from self._total(shaft, number, there)

    def _total(self, cells: Sequence[Cell], total: int, given: Sequence[int]) -> Clauses:
        """If all variables of `given` are true, the digits of the cells add up to the total."""
        unless = [-variable for variable in given]
        reached = {0: unless}  # how a clause says: "unless so much has been reached"
        for cell in cells:
            further: dict[int, list[int]] = {}
            for subtotal, not_reached in reached.items():
                for digit in self.layout.tables.digits:
                    after = subtotal + digit
                    placed = -self.variable(cell, digit)
                    if after > total:
                        yield [*not_reached, placed]
                        continue
                    if after not in further:
                        self._last += 1
                        further[after] = [-self._last]
                    yield [*not_reached, placed, -further[after][0]]
            reached = further
        for subtotal, not_reached in reached.items():
            if subtotal != total:
                yield not_reached
        if not cells and total:
            yield unless


# what may be wrong


@dataclass(frozen=True)
class Report:
    """How the solve of a board ended, how many conclusions it drew, and what was wrong with it."""

    end: str
    conclusions: int
    kinds: Counter[str]
    fault: str | None


def report(seed: str) -> Report:
    """Solve and audit a board, and hold each step against the formula."""
    made = sample(seed)
    result = Solver(budget=BUDGET).solve(made.board)
    fault = fault_of(result)
    kinds = Counter(step.inference.rule for step in result.steps)
    conclusions = sum(len(step.inference.action.candidates) for step in result.steps)
    return Report(told(result), conclusions, kinds, fault and f"{made}: {fault}")


def fault_of(result: SolveResult) -> str | None:
    """What is wrong with a trace, if anything is: to the audit, or to the formula."""
    verdict = check_trace(result)
    return denied_by_formula(result) if verdict.ok else str(verdict)


def denied_by_formula(result: SolveResult) -> str | None:
    """What a trace says that is not so in every solution of the formula, if anything."""
    formula = Formula(result.initial)
    solvers: Any = import_module("pysat.solvers")
    with solvers.Solver(name="cadical153", bootstrap_with=formula.clauses) as solver:
        satisfiable = solver.solve()
        if result.status is SolveStatus.CONTRADICTION and satisfiable:
            return "a board with a solution is said to have none"
        if result.status is SolveStatus.SOLVED and not satisfiable:
            return "a board without a solution is said to be solved"
        for number, step in enumerate(result.steps, 1):
            placing = isinstance(step.inference.action, Placement)
            for candidate in step.inference.action.candidates:
                variable = formula.variable(candidate.cell, candidate.digit)
                if solver.solve(assumptions=[-variable if placing else variable]):
                    return f"step {number} denies a solution: {step.inference}"
        return _wrong_about_solutions(result, formula, solver)


def _wrong_about_solutions(result: SolveResult, formula: Formula, solver: Any) -> str | None:
    """Whether the solutions that a diagnosis shows are some, and different."""
    shown = () if result.diagnosis is None else result.diagnosis.solutions
    for board in shown:
        digits = [formula.variable(cell, board[cell] or 0) for cell in formula.layout.cells]
        if not solver.solve(assumptions=digits):
            return f"{board.to_string()} is said to be a solution"
    return "both solutions are the same" if shown and len({*shown}) < len(shown) else None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.clue_layouts", description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the number to begin with")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    numbers = range(options.first, options.first + options.count)
    seeds = [f"{options.seed}:{number}" for number in numbers]
    ends, rules, conclusions, faults = Counter[str](), Counter[str](), 0, 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for done in pool.map(report, seeds):
            ends[done.end] += 1
            rules += done.kinds
            conclusions += done.conclusions
            if done.fault:
                faults += 1
                sys.stdout.write(f"{done.fault}\n")
    ended = ", ".join(f"{count} {end}" for end, count in sorted(ends.items()))
    sys.stdout.write(
        f"{ends.total()} boards: {ended}\n"
        f"{rules.total()} steps of {len(rules)} rules, {conclusions} conclusions, {faults} wrong\n"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
