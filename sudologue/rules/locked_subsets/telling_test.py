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
        conversational="Locked pair. r4c9 and r5c9 can each only be 4 or 5, and both are in box 6 and in column 9. Between them they take both, so nothing else in box 6 or column 9 is 4 or 5: not r4c8 or r7c9.",
        technical="Locked Pair: 4,5 in r45c9 => r4c8,r7c9<>4",
        teacher="Locked pair. r4c9 and r5c9 can each only be 4 or 5. Two cells need two digits, so both are used up there, one each. Both cells are in box 6 and in column 9, so nothing else in box 6 or column 9 is 4 or 5: not r4c8 or r7c9. To find one, look where a line crosses a box for two cells with the same two candidates and no others.",
        proof=(
            "Locked Pair.",
            "r4c9 must be 4 or 5: the givens in r6c9 (1), r2c9 (2), r3c9 (3), r9c9 (6), r4c4 (7), r1c9 (8) and r4c7 (9) rule out the rest.",
            "r5c9 must be 4 or 5: the givens in r5c4 (1), r2c9 (2), r3c9 (3), r5c5 (6), r5c3 (7), r1c9 (8) and r4c7 (9) rule out the rest.",
            "Box 6 takes 4 and 5 only once each.",
            "Column 9 takes 4 only once.",
            "If r4c8 were 4, r4c9 would have to be 5; then r5c9 would have nothing left.",
            "If r7c9 were 4, r4c9 would have to be 5; then r5c9 would have nothing left.",
            "So r4c8 and r7c9 are not 4.",
        ),
    ),
    Golden(
        rule="locked_triple",
        terse="r2c3,r8c2 not 6: Locked Triple, box 1 and column 2",
        conversational="Locked triple. r1c2, r2c2 and r3c2 hold only 4, 5 and 6 between them, and all three are in box 1 and in column 2. Between them they take all three, so nothing else in box 1 or column 2 is 4, 5 or 6: not r2c3 or r8c2.",
        technical="Locked Triple: 4,5,6 in r123c2 => r2c3,r8c2<>6",
        teacher="Locked triple. r1c2, r2c2 and r3c2 hold only 4, 5 and 6 between them. Three cells need three digits, so all three are used up there, one each. All three cells are in box 1 and in column 2, so nothing else in box 1 or column 2 is 4, 5 or 6: not r2c3 or r8c2. To find one, look where a line crosses a box for three cells with only three digits between them.",
        proof=(
            "Locked Triple.",
            "r1c2 must be 4 or 5: the givens in r1c1 (1), r1c6 (2), r1c3 (3), r1c5 (6), r1c4 (7), r1c9 (8) and r1c8 (9) rule out the rest.",
            "r2c2 must be 4 or 6: the givens in r1c1 (1), r2c1 (2), r1c3 (3), r2c4 (5), r3c3 (7), r7c2 (8) and r3c1 (9) rule out the rest.",
            "r3c2 must be 5 or 6: the givens in r1c1 (1), r2c1 (2), r1c3 (3), r3c6 (4), r3c3 (7), r3c5 (8) and r3c1 (9) rule out the rest.",
            "Box 1 takes 4, 5 and 6 only once each.",
            "Column 2 takes 6 only once.",
            "If r2c3 were 6, r2c2 would have to be 4; then r1c2 would have to be 5; then r3c2 would have nothing left.",
            "If r8c2 were 6, r2c2 would have to be 4; then r1c2 would have to be 5; then r3c2 would have nothing left.",
            "So r2c3 and r8c2 are not 6.",
        ),
    ),
    Golden(
        rule="locked_hidden_subset",
        terse="r1c9 not 7, r6c9 not 1: Locked Hidden Subset, box 6 and column 9",
        conversational="Locked hidden subset. Box 6's 4 and 7 are both in r4c9 and r6c9, so those cells have no room for anything else. Both are in column 9 too. That gives column 9 its 4 and 7, so r1c9 isn't 7, and r6c9 isn't 1.",
        technical="Locked Hidden Subset: 4,7 in r46c9 => r6c9<>1, r1c9<>7",
        teacher="Locked hidden subset. Where can box 6 have its 4 and 7? Only in r4c9 and r6c9. Two digits need two cells, so they fill both, and there's no room for anything else. Both cells are in column 9 too, so the 4 and 7 of column 9 are there and nowhere else: r1c9 isn't 7, and r6c9 isn't 1. To find one, look where a line crosses a box for two or three cells that are the only places of as many digits in the line or in the box.",
        proof=(
            "Locked Hidden Subset.",
            "Box 6 must take its 4 in r4c9 or r6c9: r4c7, r4c8, r5c7, r5c8, r5c9 and r6c8 are given, and the given in r2c7 rules out the rest.",
            "Box 6 must take its 7 in r4c9 or r6c9: r4c7, r4c8, r5c7, r5c8, r5c9 and r6c8 are given, and the given in r7c7 rules out the rest.",
            "Column 9 takes 7 only once.",
            "r4c9 and r6c9 take only one digit each.",
            "If r1c9 were 7, box 6 would have no place for 7.",
            "If r6c9 were 1, box 6 would have to take its 4 in r4c9; then box 6 would have no place for 7.",
            "So r1c9 is not 7, and r6c9 is not 1.",
        ),
    ),
    Golden(
        rule="almost_locked_candidates",
        terse="r8c4 not 1: Almost Locked Candidates, box 8 and row 9",
        conversational="Almost locked candidates. In box 8, r8c5 can only be 1 or 4. In row 9, outside box 8, the digits 1 and 4 can only go in r9c7. If r8c5 is 1, row 9 can't have its 1 in box 8, so r9c7 is 1, and the 4 of row 9 is in box 8. If r8c5 is 4, it's the same with 1 and 4 changed over. Either way box 8 has its 1 and 4 in r8c5 and in row 9, so r8c4 isn't 1.",
        technical="Almost Locked Candidates: 1,4 in r8c5 and r9c7 => r8c4<>1",
        teacher="Almost locked candidates. In box 8, r8c5 can only be 1 or 4. In row 9, outside box 8, the digits 1 and 4 can only go in r9c7. If r8c5 is 1, row 9 can't have its 1 in box 8, so r9c7 is 1, and the 4 of row 9 is in box 8. If r8c5 is 4, it's the same with 1 and 4 changed over. Either way box 8 has its 1 and 4 in r8c5 and in row 9, so r8c4 isn't 1. That is called Almost Locked Candidates: one cell of box 8 and one place of row 9 outside it share two digits, and the one left over goes where the two houses cross. To find the next one, take a cell with two digits, and look along each line that crosses its box for a single place outside the box for both digits.",
        proof=(
            "Almost Locked Candidates.",
            "r8c5 must be 1 or 4: the givens in r7c5 (2), r6c5 (3), r4c5 (5), r1c5 (6), r8c1 (7), r3c5 (8) and r7c4 (9) rule out the rest.",
            "Row 9 must take its 1 in r9c4, r9c5 or r9c7: r9c1, r9c2, r9c3 and r9c9 are given, and the givens in r4c6 (r9c6) and r6c8 (r9c8) rule out the rest.",
            "Row 9 must take its 4 in r9c5 or r9c7: r9c1, r9c2, r9c3 and r9c9 are given, and the givens in r6c4 (r9c4), r3c6 (r9c6) and r2c8 (r9c8) rule out the rest.",
            "Box 8 takes 1 and 4 only once each.",
            "r9c7 takes only one digit.",
            "If r8c4 were 1, r8c5 would have to be 4; then row 9 would have to take its 1 in r9c7; then row 9 would have no place for 4.",
            "So r8c4 is not 1.",
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
        "Locked pair. r2c2 and r2c3 can each only be 1 or 2, and both are in box 1, in row 2 and in window 1. Between them they take both, so nothing else in box 1, row 2 or window 1 is 1 or 2: not r1c1, "
    )
    assert told("locked_pair", board, "terse").endswith(": Locked Pair, box 1, row 2 and window 1")


def test_a_locked_hidden_triple_on_a_diagonal() -> None:
    board = confined("diagonals", "box 5", "r4c4 r5c5 r6c6", "123")
    assert told("locked_hidden_subset", board).startswith(
        "Locked hidden subset. Box 5's 1, 2 and 3 are all in r4c4, r5c5 and r6c6, so those cells have no room for anything else. All three are on the main diagonal too. That gives the main diagonal its 1, 2 and 3, so "
    )


def test_almost_locked_candidates_of_three_digits() -> None:
    board = confined("8x8", "box 2", "r1c5 r1c6 r1c7 r1c8 r2c5 r2c6", "123")
    board = without(only(only(board, "r1c1", "12"), "r1c2", "23"), "r1c3(123)")
    inference = named("almost_locked_candidates").apply(board)[-1]
    step = TraceStep(inference, inference.action.apply(board))
    assert voice_named("conversational").tell(step, board).text == (
        "Almost locked candidates. In row 1, r1c1 and r1c2 hold only 1, 2 and 3 between them. In box 2, outside row 1, the digits 1, 2 and 3 can only go in r2c5 or r2c6. r1c1 and r1c2 take two of 1, 2 and 3, so box 2 can't have those in row 1: it has them in r2c5 and r2c6, and its last one in row 1. So r2c5 and r2c6 are 1, 2 or 3. Row 1 has its 1, 2 and 3 in r1c1 and r1c2 and in box 2, so r1c4 isn't 1, 2 or 3, and r2c5 and r2c6 aren't 4, 5, 6, 7 or 8."
    )
