from __future__ import annotations

from puzzles.checks import confined, empty, only, without
from puzzles.layouts import LAYOUTS
from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named

GOLDEN = (
    Golden(
        rule="locked_pair",
        terse="r4c8,r7c9 not 4: Locked Pair, box 6 and column 9",
        conversational="Locked Pair. r4c9 and r5c9 can only be 4 or 5, and both lie in box 6 and in column 9. The two of them use up both digits in both houses, so r4c8 and r7c9 cannot be 4.",
        technical="Locked Pair: 4,5 in r45c9 => r4c8,r7c9<>4",
        teacher="Locked Pair. r4c9 and r5c9 can only be 4 or 5, and both lie in box 6 and in column 9. Two cells that can take only two digits will take both, one each. As the two cells lie in two houses at once, nothing is left of either digit for any other cell of the one house or of the other. So r4c8 and r7c9 cannot be 4.",
        proof=(
            "Locked Pair.",
            "r4c9 must be 4 or 5: the givens in r6c9 (1), r2c9 (2), r3c9 (3), r9c9 (6), r4c4 (7), r1c9 (8) and r4c7 (9) rule out the rest.",
            "r5c9 must be 4 or 5: the givens in r5c4 (1), r2c9 (2), r3c9 (3), r5c5 (6), r5c3 (7), r1c9 (8) and r4c7 (9) rule out the rest.",
            "Box 6 takes 4 and 5 only once each.",
            "Column 9 takes 4 only once.",
            "If r4c8 were 4, r4c9 would have to be 5; then r5c9 would have nothing left.",
            "If r7c9 were 4, r4c9 would have to be 5; then r5c9 would have nothing left.",
            "So r4c8 and r7c9 cannot be 4.",
        ),
    ),
    Golden(
        rule="locked_triple",
        terse="r2c3,r8c2 not 6: Locked Triple, box 1 and column 2",
        conversational="Locked Triple. r1c2, r2c2 and r3c2 can only be 4, 5 or 6, and all three lie in box 1 and in column 2. The three of them use up all three digits in both houses, so r2c3 and r8c2 cannot be 6.",
        technical="Locked Triple: 4,5,6 in r123c2 => r2c3,r8c2<>6",
        teacher="Locked Triple. r1c2, r2c2 and r3c2 can only be 4, 5 or 6, and all three lie in box 1 and in column 2. Three cells need three digits, and these hold only three between them, so they use up all of them. As the three cells lie in two houses at once, nothing is left of the three digits for any other cell of the one house or of the other. So r2c3 and r8c2 cannot be 6.",
        proof=(
            "Locked Triple.",
            "r1c2 must be 4 or 5: the givens in r1c1 (1), r1c6 (2), r1c3 (3), r1c5 (6), r1c4 (7), r1c9 (8) and r1c8 (9) rule out the rest.",
            "r2c2 must be 4 or 6: the givens in r1c1 (1), r2c1 (2), r1c3 (3), r2c4 (5), r3c3 (7), r7c2 (8) and r3c1 (9) rule out the rest.",
            "r3c2 must be 5 or 6: the givens in r1c1 (1), r2c1 (2), r1c3 (3), r3c6 (4), r3c3 (7), r3c5 (8) and r3c1 (9) rule out the rest.",
            "Box 1 takes 4, 5 and 6 only once each.",
            "Column 2 takes 6 only once.",
            "If r2c3 were 6, r2c2 would have to be 4; then r1c2 would have to be 5; then r3c2 would have nothing left.",
            "If r8c2 were 6, r2c2 would have to be 4; then r1c2 would have to be 5; then r3c2 would have nothing left.",
            "So r2c3 and r8c2 cannot be 6.",
        ),
    ),
    Golden(
        rule="locked_hidden_subset",
        terse="r1c9 not 7, r6c9 not 1: Locked Hidden Subset, box 6 and column 9",
        conversational="Locked Hidden Subset. In box 6, 4 and 7 can only go in r4c9 or r6c9, and both lie in column 9 too. The two digits fill both cells, and column 9 has them there and nowhere else, so r1c9 cannot be 7, and r6c9 cannot be 1.",
        technical="Locked Hidden Subset: 4,7 in r46c9 => r6c9<>1, r1c9<>7",
        teacher="Locked Hidden Subset. In box 6, 4 and 7 can only go in r4c9 or r6c9, and both lie in column 9 too. The digits need as many cells as they have places, so they fill all of them and leave no room there for another digit. And as these cells lie in the second house as well, that house gets the digits there and nowhere else. So r1c9 cannot be 7, and r6c9 cannot be 1.",
        proof=(
            "Locked Hidden Subset.",
            "Box 6 must take its 4 in r4c9 or r6c9: r4c7, r4c8, r5c7, r5c8, r5c9 and r6c8 are given, and the given in r2c7 rules out the rest.",
            "Box 6 must take its 7 in r4c9 or r6c9: r4c7, r4c8, r5c7, r5c8, r5c9 and r6c8 are given, and the given in r7c7 rules out the rest.",
            "Column 9 takes 7 only once.",
            "r4c9 and r6c9 take only one digit each.",
            "If r1c9 were 7, box 6 would have no place for 7.",
            "If r6c9 were 1, box 6 would have to take its 4 in r4c9; then box 6 would have no place for 7.",
            "So r1c9 cannot be 7, and r6c9 cannot be 1.",
        ),
    ),
    Golden(
        rule="almost_locked_candidates",
        terse="r8c4 not 1: Almost Locked Candidates, box 8 and row 9",
        conversational="Almost Locked Candidates. In box 8, r8c5 can only be 1 or 4, and in row 9, outside box 8, 1 and 4 can only go in r9c7. Box 8 takes the digit of r8c5 only once, so row 9 must have it in r9c7; the other then goes where row 9 and box 8 cross, so r8c4 cannot be 1.",
        technical="Almost Locked Candidates: 1,4 in r8c5 and r9c7 => r8c4<>1",
        teacher="Almost Locked Candidates. In box 8, r8c5 can only be 1 or 4, and in row 9, outside box 8, 1 and 4 can only go in r9c7. What the cells take, their house takes no second time, so the crossing house must have those digits outside the crossing, where it has just enough places for them. That leaves one digit, which goes into the crossing. So the places have no room for anything else, and the first house has all of the digits in the cells and in the crossing. So r8c4 cannot be 1.",
        proof=(
            "Almost Locked Candidates.",
            "r8c5 must be 1 or 4: the givens in r7c5 (2), r6c5 (3), r4c5 (5), r1c5 (6), r8c1 (7), r3c5 (8) and r7c4 (9) rule out the rest.",
            "Row 9 must take its 1 in r9c4, r9c5 or r9c7: r9c1, r9c2, r9c3 and r9c9 are given, and the givens in r4c6 (r9c6) and r6c8 (r9c8) rule out the rest.",
            "Row 9 must take its 4 in r9c5 or r9c7: r9c1, r9c2, r9c3 and r9c9 are given, and the givens in r6c4 (r9c4), r3c6 (r9c6) and r2c8 (r9c8) rule out the rest.",
            "Box 8 takes 1 and 4 only once each.",
            "r9c7 takes only one digit.",
            "If r8c4 were 1, r8c5 would have to be 4; then row 9 would have to take its 1 in r9c7; then row 9 would have no place for 4.",
            "So r8c4 cannot be 1.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, voice: str = "conversational") -> str:
    """What a rule finds first, told."""
    inference = named(rule).first(board)
    assert inference is not None
    return voice_named(voice).tell(TraceStep(inference, inference.action.apply(board)), board).text


def test_a_locked_pair_in_three_houses() -> None:
    board = only(empty(LAYOUTS["windoku"]), "r2c2 r2c3", "12")
    assert told("locked_pair", board).startswith(
        "Locked Pair. r2c2 and r2c3 can only be 1 or 2, and both lie in box 1, in row 2 and in window 1. The two of them use up both digits in all three houses, so "
    )
    assert told("locked_pair", board, "terse").endswith(": Locked Pair, box 1, row 2 and window 1")


def test_a_locked_hidden_triple_on_a_diagonal() -> None:
    board = confined("diagonals", "box 5", "r4c4 r5c5 r6c6", "123")
    assert told("locked_hidden_subset", board).startswith(
        "Locked Hidden Subset. In box 5, 1, 2 and 3 can only go in r4c4, r5c5 or r6c6, and all three lie on the main diagonal too. The three digits fill all three cells, and the main diagonal has them there and nowhere else, so "
    )


def test_almost_locked_candidates_of_three_digits() -> None:
    board = confined("8x8", "box 2", "r1c5 r1c6 r1c7 r1c8 r2c5 r2c6", "123")
    board = without(only(only(board, "r1c1", "12"), "r1c2", "23"), "r1c3(123)")
    inference = named("almost_locked_candidates").apply(board)[-1]
    step = TraceStep(inference, inference.action.apply(board))
    assert voice_named("conversational").tell(step, board).text == (
        "Almost Locked Candidates. In row 1, r1c1 and r1c2 can only be 1, 2 or 3, and in box 2, outside row 1, 1, 2 and 3 can only go in r2c5 or r2c6. Row 1 takes the two digits of r1c1 and r1c2 only once, so box 2 must have them in r2c5 and r2c6; the last one then goes where box 2 and row 1 cross, so r1c4 cannot be 1, 2 or 3, and r2c5 and r2c6 cannot be 4, 5, 6, 7 or 8."
    )
