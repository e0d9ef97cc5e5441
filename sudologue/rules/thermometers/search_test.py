from __future__ import annotations

from puzzles.checks import empty, found
from sudologue.clues import Thermometer
from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board, Clue
from sudologue.rules import named
from sudologue.rules.thermometers.evidence import ThermometerEvidence

RULES = ("thermo_bounds", "thermo_neighbour")


def on(*clues: Clue) -> Board:
    return empty(CLASSIC.with_clues(*clues))


def anchors_of(step: Inference) -> list[tuple[str, int, int, bool]]:
    assert isinstance(step.evidence, ThermometerEvidence)
    return [(str(a.cell), a.base, a.bound, a.is_least) for a in step.evidence.anchors]


def clue_of(step: Inference) -> Thermometer:
    assert isinstance(step.evidence, ThermometerEvidence)
    return step.evidence.thermometer


def left_by(step: Inference, board: Board) -> list[set[int]]:
    after = step.action.apply(board)
    cells = clue_of(step).cells
    return [{value} if (value := after.value(c)) else {*after.domain(c)} for c in cells]


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
    assert str(first.action).startswith("r8c1<>1, r8c1<>8, r8c1<>9, r8c2<>1, r8c2<>2")
    assert str(second.action) == "r7c1<>1, r7c1<>2"
    assert not set(first.action.candidates) & set(second.action.candidates)
    board = first.action.apply(on(*lines)).eliminate(["r9c1(1)", "r9c1(2)"])
    told = [c for step in named("thermo_neighbour").apply(board) for c in step.action.candidates]
    assert len(told) == len(set(told))


def test_all_that_a_line_gives_is_one_step() -> None:
    clue = Thermometer.of("r9c1 r8c1 r7c1 r6c1")
    board = on(clue).eliminate(["r8c1(2)", "r8c1(3)", "r7c1(8)", "r7c1(7)", "r7c1(6)"])
    (step,) = named("thermo_bounds").apply(board)
    assert anchors_of(step) == [("r8c1", 2, 4, True), ("r7c1", 8, 5, False)]
    assert left_by(step, board) == [{1, 2, 3}, {4}, {5}, {6, 7, 8, 9}]
    after = step.action.apply(board)
    assert not found("thermo_bounds", after)
    assert not found("thermo_neighbour", after)


def test_a_filled_cell_stands_for_all_before_it() -> None:
    clue = Thermometer.of("r9c1 r8c1 r7c1 r6c1 r5c1")
    (places,) = named("thermo_bounds").apply(on(clue))
    board = places.action.apply(on(clue)).eliminate(["r9c1(1)"]).place("r7c1(5)")
    (step,) = named("thermo_neighbour").apply(board)
    assert anchors_of(step) == [("r9c1", 1, 2, True), ("r7c1", 4, 5, True), ("r7c1", 7, 5, False)]
    assert left_by(step, board) == [{2, 3}, {3, 4}, {5}, {6, 7, 8}, {7, 8, 9}]


def test_the_line_that_takes_the_fewest_looks_comes_first() -> None:
    looked, counted = Thermometer.of("r9c1 r8c1 r7c1"), Thermometer.of("r9c9 r8c9 r7c9")
    board = on(looked, counted).eliminate(["r8c1(2)", "r8c1(3)"])
    first, second = named("thermo_bounds").apply(board)
    assert [clue_of(first), clue_of(second)] == [counted, looked]


def test_slow_ones_hand_a_bound_on_as_it_is_in_both_directions() -> None:
    board = on(Thermometer.of("r9c1 r8c1 r7c1", slow=True))
    board = board.eliminate(["r8c1(1)", "r8c1(9)"])
    assert found("thermo_neighbour", board)
    (step,) = named("thermo_neighbour").apply(board)
    assert str(step.action) == "r7c1<>1, r9c1<>9"
    assert anchors_of(step) == [("r8c1", 1, 2, True), ("r8c1", 9, 8, False)]
