from __future__ import annotations

import pytest

from sudologue.model import Cell
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.fireworks.telling import OnlyOutside

GOLDEN = (
    Golden(
        rule="firework_triple",
        terse="r7c4 not 1, r8c7 not 7, r9c8 not 5: Firework Triple, box 9",
        conversational="Firework triple. In row 7, the 3, 5 and 7 can only go in r7c4 or in box 9, and in column 9 only in r6c9 or in box 9. The two lines cross in r7c9. A digit that is in neither r7c4 nor r6c9 is on both lines in box 9, which has it only once, so it's in r7c9. That makes three digits for three cells: r7c4, r6c9 and r7c9 are 3, 5 and 7. Box 9 then has the digit of r7c4 on column 9, and that of r6c9 on row 7, so r7c4 isn't 1; r8c7 isn't 7; and r9c8 isn't 5.",
        technical="Firework Triple: 3,5,7 in r6c9,r7c49 => r7c4<>1, r9c8<>5, r8c7<>7",
        teacher="Firework triple. In row 7, the 3, 5 and 7 can only go in r7c4 or in box 9, and in column 9 only in r6c9 or in box 9. The two lines cross in r7c9. A digit that is in neither r7c4 nor r6c9 is on both lines in box 9, which has it only once, so it's in r7c9. That makes three digits for three cells: r7c4, r6c9 and r7c9 are 3, 5 and 7. Box 9 then has the digit of r7c4 on column 9, and that of r6c9 on row 7, so r7c4 isn't 1; r8c7 isn't 7; and r9c8 isn't 5. That is a firework triple: row 7 and column 9 each have 3, 5 and 7 outside box 9 in one cell only, so these two cells and the one where the lines cross, r7c9, hold all of them. To find the next one, take a row and a column that cross in a box, and look for three digits that each of them has outside the box in one cell, the same cell for all three.",
        proof=(
            "Firework Triple.",
            "Row 7 must take its 3 in r7c4, r7c7 or r7c9: r7c3, r7c5, r7c6 and r7c8 are given, and the given in r8c1 rules out the rest.",
            "Column 9 must take its 3 in r6c9, r7c9 or r9c9: r1c9, r2c9, r3c9, r4c9 and r5c9 are given, and the given in r8c1 rules out the rest.",
            "Row 7 must take its 5 in r7c4, r7c7 or r7c9: r7c3, r7c5, r7c6 and r7c8 are given, and the givens in r1c1 (r7c1) and r4c2 (r7c2) rule out the rest.",
            "Column 9 must take its 5 in r6c9, r7c9 or r9c9: r1c9, r2c9, r3c9, r4c9 and r5c9 are given, and the given in r8c3 rules out the rest.",
            "Row 7 must take its 7 in r7c4, r7c7 or r7c9: r7c3, r7c5, r7c6 and r7c8 are given, and the givens in r9c1 (r7c1) and r1c2 (r7c2) rule out the rest.",
            "Column 9 must take its 7 in r6c9, r7c9 or r8c9: r1c9, r2c9, r3c9, r4c9 and r5c9 are given, and the given in r9c1 rules out the rest.",
            "Box 9 takes 3, 5 and 7 only once each.",
            "r7c9, r7c4 and r6c9 take only one digit each.",
            "If r7c4 were 1, row 7 would have to take its 3 in r7c7 or r7c9; then row 7 would have to take its 5 in r7c7 or r7c9; then row 7 would have to take its 7 in r7c7 or r7c9; then the 3, 5 and 7 of column 9 would have only r7c9 and r6c9 left: two for three.",
            "If r8c7 were 7, row 7 would have to take its 7 in r7c4; then column 9 would have to take its 7 in r6c9; then row 7 would have to take its 3 in r7c7 or r7c9; then column 9 would have to take its 3 in r7c9; then row 7 would have to take its 5 in r7c7; then column 9 would have no place for 5.",
            "If r9c8 were 5, row 7 would have to take its 5 in r7c4; then column 9 would have to take its 5 in r6c9; then row 7 would have to take its 3 in r7c7 or r7c9; then column 9 would have to take its 3 in r7c9; then row 7 would have to take its 7 in r7c7; then column 9 would have no place for 7.",
            "So r7c4 is not 1; r8c7 is not 7; and r9c8 is not 5.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


@pytest.mark.parametrize(
    ("digits", "end", "holds"),
    [
        ((3, 5, 7), "r7c4", True),
        ((3, 5), "r7c4", True),
        ((1, 3, 5), "r7c4", False),
        ((3, 5, 7), "r7c1", False),
    ],
)
def test_what_a_row_has_outside_a_box(digits: tuple[int, ...], end: str, holds: bool) -> None:
    board = GOLDEN[0].board
    by_name = {house.short: house for house in board.houses}
    assert OnlyOutside(digits, by_name["r7"], by_name["b9"], Cell.parse(end)).holds(board) is holds
