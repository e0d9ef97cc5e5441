from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from sudologue import Board, Cell, Elimination, Inference, Layout, Solver
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.inference import Evidence, TraceStep
from tools.clue_layouts import Formula, denied_by_formula, report, sample

pytest.importorskip("pysat")

FOUR = Layout.boxes(2, 2)
Digits = Callable[[int, int], int]


def solutions(layout: Layout) -> Iterator[Digits]:
    """All grids of a layout by its formula, each as the digit at a row and a column."""
    formula = Formula(Board.from_values([None] * layout.tables.cell_count, layout))
    shown = {
        formula.variable(cell, d): (cell, d) for cell in layout.cells for d in layout.tables.digits
    }
    solvers: Any = import_module("pysat.solvers")
    with solvers.Solver(name="cadical153", bootstrap_with=formula.clauses) as solver:
        while solver.solve():
            true = [number for number in solver.get_model() if number in shown]
            digits = dict(shown[number] for number in true)
            yield partial(_digit, digits)
            solver.add_clause([-number for number in true])


def _digit(digits: Mapping[Cell, int], row: int, col: int) -> int:
    return digits[Cell(row - 1, col - 1)]


ALL = list(solutions(FOUR))


MET: list[tuple[Clue, Callable[[Digits], bool]]] = [
    (Cage.of("r1c1 r2c2 r3c3", 6), lambda d: {d(1, 1), d(2, 2), d(3, 3)} == {1, 2, 3}),
    (Cage.of("r1c1 r2c3 r4c4"), lambda d: len({d(1, 1), d(2, 3), d(4, 4)}) == 3),
    (Region.of("r1c1 r2c3"), lambda d: d(1, 1) != d(2, 3)),
    (Arrow.of("r1c1", "r1c2 r2c3"), lambda d: d(1, 1) == d(1, 2) + d(2, 3)),
    (
        Arrow.of("r1c1", "r1c2 r1c3", "r2c2 r3c3"),
        lambda d: d(1, 1) == d(1, 2) + d(1, 3) == d(2, 2) + d(3, 3),
    ),
    (
        Arrow.of("r1c1 r1c2", "r2c2 r2c3 r3c3 r3c4 r4c4"),
        lambda d: 10 * d(1, 1) + d(1, 2) == d(2, 2) + d(2, 3) + d(3, 3) + d(3, 4) + d(4, 4),
    ),
    (Thermometer.of("r1c1 r2c2 r3c2"), lambda d: d(1, 1) < d(2, 2) < d(3, 2)),
    (Thermometer.of("r1c1 r2c3 r3c2", slow=True), lambda d: d(1, 1) <= d(2, 3) <= d(3, 2)),
]


@pytest.mark.parametrize(("clue", "is_met"), MET)
def test_a_formula_has_the_grids_that_meet_a_clue(
    clue: Clue, is_met: Callable[[Digits], bool]
) -> None:
    assert len(ALL) == 288
    expected = sum(map(is_met, ALL))
    assert 0 < expected < 288
    assert len(list(solutions(FOUR.with_clues(clue)))) == expected


def test_sights_are_part_of_a_formula() -> None:
    knights = [
        (one, other)
        for one in FOUR.cells
        for other in FOUR.cells
        if {abs(one.row - other.row), abs(one.col - other.col)} == {1, 2}
    ]
    expected = [
        grid
        for grid in ALL
        if all(grid(a.row + 1, a.col + 1) != grid(b.row + 1, b.col + 1) for a, b in knights)
    ]
    assert len(list(solutions(FOUR.with_anti_knight()))) == len(expected)


def test_a_board_is_the_same_whoever_makes_it() -> None:
    assert str(sample("1:2")) == str(sample("1:2")) != str(sample("1:3"))


@pytest.mark.slow
def test_boards_are_solved_audited_and_held_against_their_formulas() -> None:
    reports = [report(f"2:{number}") for number in range(1, 41)]
    assert [each.fault for each in reports if each.fault] == []
    assert sum(each.conclusions for each in reports) > 1_000


def test_a_step_that_denies_a_solution_is_told() -> None:
    result = Solver(["full_house"]).solve(Board.from_string("1... .... .... ...."))
    conclusion = Elimination([Cell(0, 1)], [2])
    wrong = TraceStep(Inference("wrong", conclusion, Evidence()), result.initial)
    told = denied_by_formula(replace(result, steps=(wrong,)))
    assert told is not None
    assert told.startswith("step 1 denies a solution")
