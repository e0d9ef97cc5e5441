from __future__ import annotations

from puzzles.checks import empty, found
from sudologue.clues import Thermometer
from sudologue.model import CLASSIC, Board, Cell, Clue
from sudologue.rules import named
from sudologue.rules.thermometers.evidence import NeighbourEvidence

RULES = ("thermo_bounds", "thermo_neighbour")


def on(*clues: Clue) -> Board:
    return empty(CLASSIC.with_clues(*clues))


def test_without_thermometers_there_is_nothing_to_find() -> None:
    assert [named(rule).apply(empty(CLASSIC)) for rule in RULES] == [(), ()]


def test_places_say_nothing_on_a_slow_thermometer() -> None:
    board = on(Thermometer.of("r9c1 r8c1 r7c1", slow=True))
    assert [found(rule, board) for rule in RULES] == [[], []]


def test_one_that_cannot_be_filled_is_no_reason_for_a_step() -> None:
    board = on(Thermometer.of("r9c1 r8c1")).eliminate([f"r9c1({d})" for d in range(1, 9)])
    assert [named(rule).apply(board) for rule in RULES] == [(), ()]


def test_each_cell_has_a_place() -> None:
    board = on(Thermometer.of("r9c1 r8c1 r7c1 r6c1 r5c1 r4c1 r3c1"))
    (inference,) = named("thermo_bounds").apply(board)
    after = inference.action.apply(board)
    assert [sorted(after.domain(f"r{row}c1")) for row in (9, 6, 3)] == [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
    ]
    assert not found("thermo_bounds", after)
    assert not found("thermo_neighbour", after)


def test_a_stem_that_branches_share_is_told_once() -> None:
    lines = Thermometer.branching("r9c1 r8c1 r7c1", "r9c1 r8c1 r8c2 r8c3")
    first, second = named("thermo_bounds").apply(on(*lines))
    assert str(first.action).startswith("r7c1<>1, r7c1<>2, r8c1<>1, r8c1<>9, r9c1<>8")
    assert not set(first.action.candidates) & set(second.action.candidates)
    board = first.action.apply(on(*lines)).eliminate(["r9c1(1)", "r9c1(2)"])
    told = [c for step in named("thermo_neighbour").apply(board) for c in step.action.candidates]
    assert len(told) == len(set(told))


def test_neighbours_go_by_the_nearest_cell_that_loses_nothing() -> None:
    clue = Thermometer.of("r9c1 r8c1 r7c1 r6c1")
    (bounds,) = named("thermo_bounds").apply(on(clue))
    board = bounds.action.apply(on(clue)).eliminate(["r8c1(2)", "r8c1(3)"])
    (step,) = named("thermo_neighbour").apply(board)
    evidence = step.evidence
    assert isinstance(evidence, NeighbourEvidence)
    assert [(str(a.cell), a.bound, a.is_least) for a in evidence.anchors] == [("r8c1", 4, True)]
    assert str(step.action) == "r6c1<>4, r6c1<>5, r7c1<>3, r7c1<>4"
    assert found("thermo_neighbour", board)


def test_slow_ones_hand_a_bound_on_as_it_is_in_both_directions() -> None:
    board = on(Thermometer.of("r9c1 r8c1 r7c1", slow=True))
    board = board.eliminate(["r8c1(1)", "r8c1(9)"])
    assert found("thermo_neighbour", board)
    (step,) = named("thermo_neighbour").apply(board)
    assert str(step.action) == "r7c1<>1, r9c1<>9"
    assert Cell.parse("r7c1") in step.evidence.focus_cells
