import pytest

from puzzles.checks import confined, empty, only, without
from sudologue.inference import TraceStep
from sudologue.model import CLASSIC, Board
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named

GOLDEN = (
    Golden(
        rule="naked_pair",
        terse="r1c13 not 4 or 9: Naked Pair, box 1",
        conversational="Naked Pair. In box 1, r3c1 and r3c3 can each only be 4 or 9. The two cells use up both digits, leaving neither for the rest of box 1, so r1c1 and r1c3 cannot be 4 or 9.",
        technical="Naked Pair: 4,9 in r3c13 => r1c13<>4, r1c13<>9",
        teacher="Naked Pair. In box 1, r3c1 and r3c3 can each only be 4 or 9. The two cells use up both digits, leaving neither for the rest of box 1, so r1c1 and r1c3 cannot be 4 or 9. That is a Naked Pair: two cells of box 1 with two digits between them, one for each. Which takes which is open. To find the next one, look along a row, a column or a box for two cells with the same two digits and nothing else.",
        proof=(
            "Naked Pair.",
            "r3c1 must be 4 or 9: the givens in r2c3 (1), r2c2 (2), r3c6 (3), r3c2 (5), r3c5 (6), r2c1 (7) and r3c4 (8) rule out the rest.",
            "r3c3 must be 4 or 9: the givens in r2c3 (1), r2c2 (2), r3c6 (3), r3c2 (5), r3c5 (6), r2c1 (7) and r3c4 (8) rule out the rest.",
            "Box 1 takes 4 and 9 only once each.",
            "If r1c1 or r1c3 were 4, r3c1 would have to be 9; then r3c3 would have nothing left.",
            "If r1c1 or r1c3 were 9, r3c1 would have to be 4; then r3c3 would have nothing left.",
            "So r1c1 and r1c3 cannot be 4 or 9.",
        ),
    ),
    Golden(
        rule="hidden_pair",
        terse="r1c1 not 4 or 9, r1c2 not 3: Hidden Pair, box 1",
        conversational="Hidden Pair. In box 1, the digits 6 and 8 can only go in r1c1 or r1c2. The two digits fill both cells, so the cells keep only 6 and 8: r1c1 cannot be 4 or 9, and r1c2 cannot be 3.",
        technical="Hidden Pair: 6,8 in r1c12 => r1c2<>3, r1c1<>4, r1c1<>9",
        teacher="Hidden Pair. In box 1, the digits 6 and 8 can only go in r1c1 or r1c2. The two digits fill both cells, so the cells keep only 6 and 8: r1c1 cannot be 4 or 9, and r1c2 cannot be 3. That is a Hidden Pair: two digits of box 1 with two places between them. Whatever else was pencilled in there only hid them. To find the next one, ask in a row, a column or a box which two of the missing digits have only the same two places.",
        proof=(
            "Hidden Pair.",
            "Box 1 must take its 6 in r1c1 or r1c2: r2c1, r2c2, r2c3 and r3c2 are given, and the givens in r7c3 (r1c3) and r3c5 (r3c1 and r3c3) rule out the rest.",
            "Box 1 must take its 8 in r1c1 or r1c2: r2c1, r2c2, r2c3 and r3c2 are given, and the givens in r5c3 (r1c3) and r3c4 (r3c1 and r3c3) rule out the rest.",
            "r1c1 and r1c2 take only one digit each.",
            "If r1c1 were 4 or 9, box 1 would have to take its 6 in r1c2; then box 1 would have no place for 8.",
            "If r1c2 were 3, box 1 would have to take its 6 in r1c1; then box 1 would have no place for 8.",
            "So r1c1 cannot be 4 or 9, and r1c2 cannot be 3.",
        ),
    ),
    Golden(
        rule="naked_triple",
        terse="r6c7 not 9, r8c7 not 1 or 4: Naked Triple, column 7",
        conversational="Naked Triple. In column 7, r2c7, r3c7 and r7c7 hold only 1, 4 and 9 between them. The three cells use up all three digits, leaving none of them for the rest of column 7, so r6c7 cannot be 9, and r8c7 cannot be 1 or 4.",
        technical="Naked Triple: 1,4,9 in r237c7 => r8c7<>1, r8c7<>4, r6c7<>9",
        teacher="Naked Triple. In column 7, r2c7, r3c7 and r7c7 hold only 1, 4 and 9 between them. The three cells use up all three digits, leaving none of them for the rest of column 7, so r6c7 cannot be 9, and r8c7 cannot be 1 or 4. That is a Naked Triple: three cells of column 7 with three digits between them. Not every one of the cells has to have all three; what counts is that none of them has any other. To find the next one, take the cells of a row, a column or a box that have two or three digits left, and look for three that have only three between them.",
        proof=(
            "Naked Triple.",
            "r2c7 must be 1, 4 or 9: the givens in r1c7 (2), r2c6 (3), r2c8 (5), r4c7 (6), r2c9 (7) and r9c7 (8) rule out the rest.",
            "r3c7 must be 4 or 9: the givens in r3c5 (1), r1c7 (2), r3c3 (3), r2c8 (5), r4c7 (6), r2c9 (7) and r9c7 (8) rule out the rest.",
            "r7c7 must be 4 or 9: the givens in r7c6 (1), r1c7 (2), r7c4 (3), r7c5 (5), r4c7 (6), r5c7 (7) and r9c7 (8) rule out the rest.",
            "Column 7 takes 1, 4 and 9 only once each.",
            "If r6c7 were 9, r3c7 would have to be 4; then r7c7 would have nothing left.",
            "If r8c7 were 1, r2c7, r3c7 and r7c7 would have only the 4 and 9 of column 7 left: two for three.",
            "If r8c7 were 4, r3c7 would have to be 9; then r7c7 would have nothing left.",
            "So r6c7 cannot be 9, and r8c7 cannot be 1 or 4.",
        ),
    ),
    Golden(
        rule="hidden_triple",
        terse="r3c89 not 4: Hidden Triple, row 3",
        conversational="Hidden Triple. In row 3, the digits 6, 7 and 9 can only go in r3c5, r3c8 or r3c9. The three digits fill all three cells, so the cells keep only 6, 7 and 9: r3c8 and r3c9 cannot be 4.",
        technical="Hidden Triple: 6,7,9 in r3c589 => r3c89<>4",
        teacher="Hidden Triple. In row 3, the digits 6, 7 and 9 can only go in r3c5, r3c8 or r3c9. The three digits fill all three cells, so the cells keep only 6, 7 and 9: r3c8 and r3c9 cannot be 4. That is a Hidden Triple: three digits of row 3 with three places between them. Whatever else was pencilled in there only hid them. To find the next one, take the digits of a row, a column or a box that have two or three places left, and look for three that have only three between them.",
        proof=(
            "Hidden Triple.",
            "Row 3 must take its 6 in r3c8 or r3c9: r3c4, r3c6 and r3c7 are given, and the givens in r2c1 (r3c1, r3c2 and r3c3) and r1c6 (r3c5) rule out the rest.",
            "Row 3 must take its 7 in r3c5, r3c8 or r3c9: r3c4, r3c6 and r3c7 are given, and the given in r1c2 rules out the rest.",
            "Row 3 must take its 9 in r3c5 or r3c9: r3c4, r3c6 and r3c7 are given, and the givens in r2c3 (r3c1, r3c2 and r3c3) and r4c8 (r3c8) rule out the rest.",
            "r3c5, r3c8 and r3c9 take only one digit each.",
            "If r3c8 were 4, row 3 would have to take its 6 in r3c9; then row 3 would have to take its 7 in r3c5; then row 3 would have no place for 9.",
            "If r3c9 were 4, row 3 would have to take its 6 in r3c8; then row 3 would have to take its 7 in r3c5; then row 3 would have no place for 9.",
            "So r3c8 and r3c9 cannot be 4.",
        ),
    ),
    Golden(
        rule="naked_quad",
        terse="r9c23 not 8, r9c3 not 6: Naked Quad, box 7",
        conversational="Naked Quad. In box 7, r7c1, r7c3, r8c3 and r9c1 hold only 4, 6, 8 and 9 between them. The four cells use up all four digits, leaving none of them for the rest of box 7, so r9c2 and r9c3 cannot be 8, and r9c3 cannot be 6.",
        technical="Naked Quad: 4,6,8,9 in r7c13,r8c3,r9c1 => r9c3<>6, r9c23<>8",
        teacher="Naked Quad. In box 7, r7c1, r7c3, r8c3 and r9c1 hold only 4, 6, 8 and 9 between them. The four cells use up all four digits, leaving none of them for the rest of box 7, so r9c2 and r9c3 cannot be 8, and r9c3 cannot be 6. That is a Naked Quad: four cells of box 7 with four digits between them. Not every one of the cells has to have all four; what counts is that none of them has any other. To find the next one, take the cells of a house that have at most four digits left, where most of the house is still open, and look for four that have only four between them.",
        proof=(
            "Naked Quad.",
            "r7c1 must be 4, 8 or 9: the givens in r2c1 (1), r1c1 (2), r5c1 (3), r3c1 (5), r7c8 (6) and r7c7 (7) rule out the rest.",
            "r7c3 must be 4, 8 or 9: the givens in r7c4 (1), r7c9 (2), r7c5 (3), r7c2 (5), r7c8 (6) and r2c3 (7) rule out the rest.",
            "r8c3 must be 6 or 9: the givens in r8c9 (1), r8c2 (2), r8c8 (3), r8c6 (4), r7c2 (5), r2c3 (7) and r8c7 (8) rule out the rest.",
            "r9c1 must be 6 or 8: the givens in r2c1 (1), r1c1 (2), r5c1 (3), r9c7 (4), r3c1 (5), r8c1 (7) and r9c8 (9) rule out the rest.",
            "Box 7 takes 4, 6, 8 and 9 only once each.",
            "If r9c2 or r9c3 were 8, r9c1 would have to be 6; then r8c3 would have to be 9; then r7c1 would have to be 4; then r7c3 would have nothing left.",
            "If r9c3 were 6, r8c3 would have to be 9; then r9c1 would have to be 8; then r7c1 would have to be 4; then r7c3 would have nothing left.",
            "So r9c2 and r9c3 cannot be 8, and r9c3 cannot be 6.",
        ),
    ),
    Golden(
        rule="hidden_quad",
        terse="r78c2 not 6: Hidden Quad, box 7",
        conversational="Hidden Quad. In box 7, the digits 2, 5, 7 and 8 can only go in r7c2, r7c3, r8c2 or r9c3. The four digits fill all four cells, so the cells keep only 2, 5, 7 and 8: r7c2 and r8c2 cannot be 6.",
        technical="Hidden Quad: 2,5,7,8 in r7c23,r8c2,r9c3 => r78c2<>6",
        teacher="Hidden Quad. In box 7, the digits 2, 5, 7 and 8 can only go in r7c2, r7c3, r8c2 or r9c3. The four digits fill all four cells, so the cells keep only 2, 5, 7 and 8: r7c2 and r8c2 cannot be 6. That is a Hidden Quad: four digits of box 7 with four places between them. Whatever else was pencilled in there only hid them. To find the next one, take the digits of a house that have at most four places left, where most of the house is still open, and look for four that have only four between them.",
        proof=(
            "Hidden Quad.",
            "Box 7 must take its 2 in r7c2, r7c3, r8c2 or r9c3: r8c1, r8c3 and r9c2 are given, and the given in r1c1 rules out the rest.",
            "Box 7 must take its 5 in r7c2, r7c3, r8c2 or r9c3: r8c1, r8c3 and r9c2 are given, and the given in r6c1 rules out the rest.",
            "Box 7 must take its 7 in r7c2, r7c3 or r9c3: r8c1, r8c3 and r9c2 are given, and the givens in r4c1 (r7c1 and r9c1) and r8c4 (r8c2) rule out the rest.",
            "Box 7 must take its 8 in r7c2 or r7c3: r8c1, r8c3 and r9c2 are given, and the givens in r2c1 (r7c1 and r9c1), r8c7 (r8c2) and r9c6 (r9c3) rule out the rest.",
            "r7c2, r7c3, r8c2 and r9c3 take only one digit each.",
            "If r7c2 were 6, box 7 would have to take its 8 in r7c3; then box 7 would have to take its 7 in r9c3; then box 7 would have to take its 2 in r8c2; then box 7 would have no place for 5.",
            "If r8c2 were 6, the 2, 5, 7 and 8 of box 7 would have only r7c2, r7c3 and r9c3 left: three for four.",
            "So r7c2 and r8c2 cannot be 6.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board) -> str:
    """What a rule finds first, told."""
    inference = named(rule).first(board)
    assert inference is not None
    return (
        voice_named("conversational")
        .tell(TraceStep(inference, inference.action.apply(board)), board)
        .text
    )


@pytest.mark.parametrize(
    ("rule", "cells", "said"),
    [
        (
            "naked_triple",
            "r1c1 r1c5 r1c9",
            "r1c1, r1c5 and r1c9 can each only be 1, 2 or 3. The three cells use up all three digits, leaving none of them for the rest of row 1, so ",
        ),
        (
            "naked_quad",
            "r1c1 r1c4 r1c5 r1c9",
            "r1c1, r1c4, r1c5 and r1c9 can each only be 1, 2, 3 or 4. The four cells use up all four digits, leaving none of them for the rest of row 1, so ",
        ),
    ],
)
def test_cells_that_are_alike(rule: str, cells: str, said: str) -> None:
    digits = "123" if rule == "naked_triple" else "1234"
    title = rule.replace("_", " ").title()
    board = only(empty(CLASSIC), cells, digits)
    assert told(rule, board).startswith(f"{title}. In row 1, {said}")


def test_what_goes_is_told_cell_by_cell() -> None:
    board = confined("diagonals", "main diagonal", "r1c1 r5c5 r9c9", "123")
    board = without(board, "r5c5(4) r9c9(1)")
    assert told("hidden_triple", board) == (
        "Hidden Triple. On the main diagonal, the digits 1, 2 and 3 can only go in r1c1, r5c5 or r9c9. The three digits fill all three cells, so the cells keep only 1, 2 and 3: r1c1 and r9c9 cannot be 4, 5, 6, 7, 8 or 9, and r5c5 cannot be 5, 6, 7, 8 or 9."
    )
