from __future__ import annotations

from puzzles.checks import empty, found
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.model import CLASSIC, Board
from sudologue.rules import named


def on(*clues: Clue) -> Board:
    return Board.from_string("." * 81, CLASSIC.with_clues(*clues))


def test_without_clues_there_is_nothing_to_find() -> None:
    assert not named("clue_support").apply(empty(CLASSIC))


def test_clues_that_leave_everything_say_nothing() -> None:
    assert not found("clue_support", on(Cage.of("r1c1 r1c2"), Region.of("r5c5 r6c6 r7c7")))


def test_a_clue_that_cannot_be_met_is_no_reason_for_a_step() -> None:
    cage = Cage.of("r1c1 r1c2", 3)
    board = on(cage).eliminate(["r1c1(1)", "r1c2(1)"])
    assert str(board.dead_end) == "the 3-cage at r1c1 needs 5 at least"
    assert not found("clue_support", board)


def test_cages_arrows_and_thermometers_each_in_turn() -> None:
    board = on(
        Cage.of("r1c1 r1c2", 4), Arrow.of("r3c3", "r3c4 r4c5"), Thermometer.of("r9c1 r8c1 r7c1")
    )
    actions = [str(inference.action) for inference in named("clue_support").apply(board)]
    assert actions[0].startswith("r1c1<>2, r1c1<>4, r1c1<>5")
    assert actions[1] == "r3c3<>1, r3c4<>9, r4c5<>9"
    assert actions[2] == "r7c1<>1, r7c1<>2, r8c1<>1, r8c1<>9, r9c1<>8, r9c1<>9"


def test_it_is_gone_when_its_conclusions_are_taken() -> None:
    board = on(Cage.of("r1c1 r1c2", 4))
    (inference,) = named("clue_support").apply(board)
    assert not found("clue_support", inference.action.apply(board))
