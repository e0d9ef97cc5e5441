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
        conversational="Naked pair. r3c1 and r3c3 can each only be 4 or 9. Between them they take both, so nothing else in box 1 is 4 or 9: not r1c1 or r1c3.",
        technical="Naked Pair: 4,9 in r3c13 => r1c13<>4, r1c13<>9",
        teacher="Naked pair. r3c1 and r3c3 are both in box 1, and each can only be 4 or 9. If one is 4, the other is 9, and the other way round. You don't know which is which, and you don't need to: the 4 and the 9 of box 1 are both in these two cells. So r1c1 and r1c3 aren't 4 or 9. To find one, look along each row, column and box for two cells with the same two candidates and no others.",
        proof=(
            "Naked Pair.",
            "r3c1 must be 4 or 9: the givens in r2c3 (1), r2c2 (2), r3c6 (3), r3c2 (5), r3c5 (6), r2c1 (7) and r3c4 (8) rule out the rest.",
            "r3c3 must be 4 or 9: the givens in r2c3 (1), r2c2 (2), r3c6 (3), r3c2 (5), r3c5 (6), r2c1 (7) and r3c4 (8) rule out the rest.",
            "Box 1 takes 4 and 9 only once each.",
            "If r1c1 or r1c3 were 4, r3c1 would have to be 9; then r3c3 would have nothing left.",
            "If r1c1 or r1c3 were 9, r3c1 would have to be 4; then r3c3 would have nothing left.",
            "So r1c1 and r1c3 are not 4 or 9.",
        ),
    ),
    Golden(
        rule="hidden_pair",
        terse="r1c1 not 4 or 9, r1c2 not 3: Hidden Pair, box 1",
        conversational="Hidden pair. Box 1's 6 and 8 are both in r1c1 and r1c2, so those cells have no room for anything else: r1c1 isn't 4 or 9, and r1c2 isn't 3.",
        technical="Hidden Pair: 6,8 in r1c12 => r1c2<>3, r1c1<>4, r1c1<>9",
        teacher="Hidden pair. Where can box 1 have its 6 and 8? Only in r1c1 and r1c2. Two digits need two cells, so they fill both, whichever goes where, and there's no room for anything else: r1c1 isn't 4 or 9, and r1c2 isn't 3. To find one, in a row, column or box with many open cells, look for two missing digits that have the same two places.",
        proof=(
            "Hidden Pair.",
            "Box 1 must take its 6 in r1c1 or r1c2: r2c1, r2c2, r2c3 and r3c2 are given, and the givens in r7c3 (r1c3) and r3c5 (r3c1 and r3c3) rule out the rest.",
            "Box 1 must take its 8 in r1c1 or r1c2: r2c1, r2c2, r2c3 and r3c2 are given, and the givens in r5c3 (r1c3) and r3c4 (r3c1 and r3c3) rule out the rest.",
            "r1c1 and r1c2 take only one digit each.",
            "If r1c1 were 4 or 9, box 1 would have to take its 6 in r1c2; then box 1 would have no place for 8.",
            "If r1c2 were 3, box 1 would have to take its 6 in r1c1; then box 1 would have no place for 8.",
            "So r1c1 is not 4 or 9, and r1c2 is not 3.",
        ),
    ),
    Golden(
        rule="naked_triple",
        terse="r6c7 not 9, r8c7 not 1 or 4: Naked Triple, column 7",
        conversational="Naked triple. In column 7, r2c7, r3c7 and r7c7 can only be 1, 4 and 9 between them, so nothing else there is 1, 4 or 9: not r6c7 or r8c7.",
        technical="Naked Triple: 1,4,9 in r237c7 => r8c7<>1, r8c7<>4, r6c7<>9",
        teacher="Naked triple. In column 7, r2c7, r3c7 and r7c7 have only 1, 4 and 9 between them. Three cells need three digits, so all three are used up there, and nothing else in column 7 is 1, 4 or 9: not r6c7 or r8c7. Not every one of the cells has to have all three as candidates. What counts is that none of them has another. To find one, take the cells of a row, column or box that have two or three candidates, and look for three of them with only three digits between them.",
        proof=(
            "Naked Triple.",
            "r2c7 must be 1, 4 or 9: the givens in r1c7 (2), r2c6 (3), r2c8 (5), r4c7 (6), r2c9 (7) and r9c7 (8) rule out the rest.",
            "r3c7 must be 4 or 9: the givens in r3c5 (1), r1c7 (2), r3c3 (3), r2c8 (5), r4c7 (6), r2c9 (7) and r9c7 (8) rule out the rest.",
            "r7c7 must be 4 or 9: the givens in r7c6 (1), r1c7 (2), r7c4 (3), r7c5 (5), r4c7 (6), r5c7 (7) and r9c7 (8) rule out the rest.",
            "Column 7 takes 1, 4 and 9 only once each.",
            "If r6c7 were 9, r3c7 would have to be 4; then r7c7 would have nothing left.",
            "If r8c7 were 1, r2c7, r3c7 and r7c7 would have only the 4 and 9 of column 7 left: two for three.",
            "If r8c7 were 4, r3c7 would have to be 9; then r7c7 would have nothing left.",
            "So r6c7 is not 9, and r8c7 is not 1 or 4.",
        ),
    ),
    Golden(
        rule="hidden_triple",
        terse="r3c89 not 4: Hidden Triple, row 3",
        conversational="Hidden triple. Row 3's 6, 7 and 9 are all in r3c5, r3c8 and r3c9, so those cells have no room for anything else: r3c8 and r3c9 aren't 4.",
        technical="Hidden Triple: 6,7,9 in r3c589 => r3c89<>4",
        teacher="Hidden triple. Where can row 3 have its 6, 7 and 9? Only in r3c5, r3c8 and r3c9. Three digits need three cells, so they fill all three, whichever goes where, and there's no room for anything else: r3c8 and r3c9 aren't 4. To find one, take the digits of a row, column or box that have two or three places, and look for three of them with only three places between them.",
        proof=(
            "Hidden Triple.",
            "Row 3 must take its 6 in r3c8 or r3c9: r3c4, r3c6 and r3c7 are given, and the givens in r2c1 (r3c1, r3c2 and r3c3) and r1c6 (r3c5) rule out the rest.",
            "Row 3 must take its 7 in r3c5, r3c8 or r3c9: r3c4, r3c6 and r3c7 are given, and the given in r1c2 rules out the rest.",
            "Row 3 must take its 9 in r3c5 or r3c9: r3c4, r3c6 and r3c7 are given, and the givens in r2c3 (r3c1, r3c2 and r3c3) and r4c8 (r3c8) rule out the rest.",
            "r3c5, r3c8 and r3c9 take only one digit each.",
            "If r3c8 were 4, row 3 would have to take its 6 in r3c9; then row 3 would have to take its 7 in r3c5; then row 3 would have no place for 9.",
            "If r3c9 were 4, row 3 would have to take its 6 in r3c8; then row 3 would have to take its 7 in r3c5; then row 3 would have no place for 9.",
            "So r3c8 and r3c9 are not 4.",
        ),
    ),
    Golden(
        rule="naked_quad",
        terse="r9c23 not 8, r9c3 not 6: Naked Quad, box 7",
        conversational="Naked quad. In box 7, r7c1, r7c3, r8c3 and r9c1 can only be 4, 6, 8 and 9 between them, so nothing else there is 4, 6, 8 or 9: not r9c2 or r9c3.",
        technical="Naked Quad: 4,6,8,9 in r7c13,r8c3,r9c1 => r9c3<>6, r9c23<>8",
        teacher="Naked quad. In box 7, r7c1, r7c3, r8c3 and r9c1 have only 4, 6, 8 and 9 between them. Four cells need four digits, so all four are used up there, and nothing else in box 7 is 4, 6, 8 or 9: not r9c2 or r9c3. Not every one of the cells has to have all four as candidates. What counts is that none of them has another. To find one, in a house with at least seven open cells, take those with up to four candidates, and look for four of them with only four digits between them.",
        proof=(
            "Naked Quad.",
            "r7c1 must be 4, 8 or 9: the givens in r2c1 (1), r1c1 (2), r5c1 (3), r3c1 (5), r7c8 (6) and r7c7 (7) rule out the rest.",
            "r7c3 must be 4, 8 or 9: the givens in r7c4 (1), r7c9 (2), r7c5 (3), r7c2 (5), r7c8 (6) and r2c3 (7) rule out the rest.",
            "r8c3 must be 6 or 9: the givens in r8c9 (1), r8c2 (2), r8c8 (3), r8c6 (4), r7c2 (5), r2c3 (7) and r8c7 (8) rule out the rest.",
            "r9c1 must be 6 or 8: the givens in r2c1 (1), r1c1 (2), r5c1 (3), r9c7 (4), r3c1 (5), r8c1 (7) and r9c8 (9) rule out the rest.",
            "Box 7 takes 4, 6, 8 and 9 only once each.",
            "If r9c2 or r9c3 were 8, r9c1 would have to be 6; then r8c3 would have to be 9; then r7c1 would have to be 4; then r7c3 would have nothing left.",
            "If r9c3 were 6, r8c3 would have to be 9; then r9c1 would have to be 8; then r7c1 would have to be 4; then r7c3 would have nothing left.",
            "So r9c2 and r9c3 are not 8, and r9c3 is not 6.",
        ),
    ),
    Golden(
        rule="hidden_quad",
        terse="r78c2 not 6: Hidden Quad, box 7",
        conversational="Hidden quad. Box 7's 2, 5, 7 and 8 are all in r7c2, r7c3, r8c2 and r9c3, so those cells have no room for anything else: r7c2 and r8c2 aren't 6.",
        technical="Hidden Quad: 2,5,7,8 in r7c23,r8c2,r9c3 => r78c2<>6",
        teacher="Hidden quad. Where can box 7 have its 2, 5, 7 and 8? Only in r7c2, r7c3, r8c2 and r9c3. Four digits need four cells, so they fill all four, whichever goes where, and there's no room for anything else: r7c2 and r8c2 aren't 6. To find one, in a house with at least seven open cells, take the digits with up to four places, and look for four of them with only four places between them.",
        proof=(
            "Hidden Quad.",
            "Box 7 must take its 2 in r7c2, r7c3, r8c2 or r9c3: r8c1, r8c3 and r9c2 are given, and the given in r1c1 rules out the rest.",
            "Box 7 must take its 5 in r7c2, r7c3, r8c2 or r9c3: r8c1, r8c3 and r9c2 are given, and the given in r6c1 rules out the rest.",
            "Box 7 must take its 7 in r7c2, r7c3 or r9c3: r8c1, r8c3 and r9c2 are given, and the givens in r4c1 (r7c1 and r9c1) and r8c4 (r8c2) rule out the rest.",
            "Box 7 must take its 8 in r7c2 or r7c3: r8c1, r8c3 and r9c2 are given, and the givens in r2c1 (r7c1 and r9c1), r8c7 (r8c2) and r9c6 (r9c3) rule out the rest.",
            "r7c2, r7c3, r8c2 and r9c3 take only one digit each.",
            "If r7c2 were 6, box 7 would have to take its 8 in r7c3; then box 7 would have to take its 7 in r9c3; then box 7 would have to take its 2 in r8c2; then box 7 would have no place for 5.",
            "If r8c2 were 6, the 2, 5, 7 and 8 of box 7 would have only r7c2, r7c3 and r9c3 left: three for four.",
            "So r7c2 and r8c2 are not 6.",
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
            "r1c1, r1c5 and r1c9 can each only be 1, 2 or 3. Between them they take all three, so nothing else in row 1 is 1, 2 or 3: not r1c2, r1c3, ",
        ),
        (
            "naked_quad",
            "r1c1 r1c4 r1c5 r1c9",
            "r1c1, r1c4, r1c5 and r1c9 can each only be 1, 2, 3 or 4. Between them they take all four, so nothing else in row 1 is 1, 2, 3 or 4: not r1c2, ",
        ),
    ],
)
def test_cells_that_are_alike(rule: str, cells: str, said: str) -> None:
    digits = "123" if rule == "naked_triple" else "1234"
    title = rule.replace("_", " ").title()
    board = only(empty(CLASSIC), cells, digits)
    assert told(rule, board).startswith(f"{title.capitalize()}. {said}")


def test_what_goes_is_told_cell_by_cell() -> None:
    board = confined("diagonals", "main diagonal", "r1c1 r5c5 r9c9", "123")
    board = without(board, "r5c5(4) r9c9(1)")
    assert told("hidden_triple", board) == (
        "Hidden triple. The main diagonal's 1, 2 and 3 are all in r1c1, r5c5 and r9c9. So those cells have no room for anything else: r1c1 and r9c9 aren't 4, 5, 6, 7, 8 or 9, and r5c5 isn't 5, 6, 7, 8 or 9."
    )
