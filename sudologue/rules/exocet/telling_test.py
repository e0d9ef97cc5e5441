from __future__ import annotations

from dataclasses import replace

from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.voices.gathered_singles import SinglesTeller
from sudologue.narration.voices.story import Memory
from sudologue.narration.voices.voice import argued

GOLDEN = (
    Golden(
        rule="junior_exocet",
        terse="r4c2 not 2 or 4: Junior Exocet, r5c46 to r4c2,r6c8",
        conversational="Junior exocet. r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8. Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each, so r4c2 isn't 2 or 4.",
        technical="Junior Exocet: base r5c46 {136}, targets r4c2,r6c8, cross-lines c258 (1: r19, 3: r29, 6: r18) => r4c2<>2, r4c2<>4",
        teacher="Junior exocet. r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8. Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each, so r4c2 isn't 2 or 4. That is a junior exocet: whatever two digits the base has, columns 2, 5 and 8 need the targets to have all of them. To find the next one, take two cells of a box in one line with three or four digits between them, and two targets out of their sight, one in each of the other boxes beside it.",
        proof=(
            "Junior Exocet.",
            "r5c4 must be 1, 3 or 6: the givens in r6c6 (2), r6c4 (4), r8c4 (5), r5c1 (7), r5c9 (8) and r4c6 (9) rule out the rest.",
            "r5c6 must be 1, 3 or 6: the givens in r6c6 (2), r6c4 (4), r2c6 (5), r5c1 (7), r5c9 (8) and r4c6 (9) rule out the rest.",
            "Column 5 must take its 1 in r1c5, r4c5, r5c5, r6c5 or r9c5: r3c5 and r7c5 are given, and the givens in r2c3 (r2c5) and r8c7 (r8c5) rule out the rest.",
            "Column 2 must take its 1 in r4c2, r5c2 or r9c2: r3c2, r6c2 and r7c2 are given, and the givens in r2c3 (r1c2 and r2c2) and r8c7 (r8c2) rule out the rest.",
            "Column 8 must take its 1 in r1c8, r5c8 or r6c8: r3c8, r4c8 and r7c8 are given, and the givens in r2c3 (r2c8) and r8c7 (r8c8 and r9c8) rule out the rest.",
            "Column 5 must take its 3 in r2c5, r4c5, r5c5, r6c5 or r9c5: r3c5 and r7c5 are given, and the givens in r1c9 (r1c5) and r8c3 (r8c5) rule out the rest.",
            "Column 2 must take its 3 in r2c2, r4c2 or r5c2: r3c2, r6c2 and r7c2 are given, and the givens in r1c9 (r1c2) and r8c3 (r8c2 and r9c2) rule out the rest.",
            "Column 8 must take its 3 in r5c8, r6c8 or r9c8: r3c8, r4c8 and r7c8 are given, and the givens in r1c9 (r1c8 and r2c8) and r8c3 (r8c8) rule out the rest.",
            "Column 5 must take its 6 in r1c5, r4c5, r5c5, r6c5 or r8c5: r3c5 and r7c5 are given, and the givens in r2c7 (r2c5) and r9c1 (r9c5) rule out the rest.",
            "Column 2 must take its 6 in r1c2, r4c2 or r5c2: r3c2, r6c2 and r7c2 are given, and the givens in r2c7 (r2c2) and r9c1 (r8c2 and r9c2) rule out the rest.",
            "Column 8 must take its 6 in r5c8, r6c8 or r8c8: r3c8, r4c8 and r7c8 are given, and the givens in r2c7 (r1c8 and r2c8) and r9c1 (r9c8) rule out the rest.",
            "Row 1 takes 1 and 6 only once each.",
            "Row 9 takes 1 and 3 only once each.",
            "Box 5 and row 5 each take 1, 3 and 6 only once each.",
            "Row 2 takes 3 only once.",
            "Row 8 takes 6 only once.",
            "r4c2 and r6c8 take only one digit each.",
            "r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8.",
            "Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each.",
            "So r4c2 is not 2 or 4.",
        ),
    ),
    Golden(
        rule="junior_exocet",
        puzzle="........3..1..56...9..4..7......9.5.7...5...8.5.4.2....8..2..9.9.35..1..6........",
        gone=("r4c2(2)", "r4c2(4)", "r4c5(6)", "r6c9(6)", "r8c5(7)", "r9c5(7)", "r9c5(8)"),
        terse="r4c2 not 6, r6c8 not 3: Junior Exocet, r5c46 to r4c2,r6c8",
        conversational="Junior exocet. r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8. Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each. It can't be 1 in r4c2 with 3 in r6c8: column 5 would have only r9c5 for both. It can't be 6 in r4c2 with 1 or 3 in r6c8: a base cell would be 6 too, and box 6 would have no place for a 6. The targets can only be 1 in r4c2 with 6 in r6c8, or 3 in r4c2 with 1 or 6 in r6c8, so r4c2 isn't 6, and r6c8 isn't 3.",
        technical="Junior Exocet: base r5c46 {136}, targets r4c2,r6c8, cross-lines c258 (1: r19, 3: r29, 6: r18) => r6c8<>3, r4c2<>6",
        teacher="Junior exocet. r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8. Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each. It can't be 1 in r4c2 with 3 in r6c8: column 5 would have only r9c5 for both. It can't be 6 in r4c2 with 1 or 3 in r6c8: a base cell would be 6 too, and box 6 would have no place for a 6. The targets can only be 1 in r4c2 with 6 in r6c8, or 3 in r4c2 with 1 or 6 in r6c8, so r4c2 isn't 6, and r6c8 isn't 3. That is a junior exocet: whatever two digits the base has, columns 2, 5 and 8 need the targets to have all of them. To find the next one, take two cells of a box in one line with three or four digits between them, and two targets out of their sight, one in each of the other boxes beside it.",
        proof=(
            "Junior Exocet.",
            "r5c4 must be 1, 3 or 6: the givens in r6c6 (2), r6c4 (4), r5c5 (5), r5c1 (7), r5c9 (8) and r4c6 (9) rule out the rest.",
            "r5c6 must be 1, 3 or 6: the givens in r6c6 (2), r6c4 (4), r2c6 (5), r5c1 (7), r5c9 (8) and r4c6 (9) rule out the rest.",
            "Column 5 must take its 1 in r1c5, r4c5, r6c5 or r9c5: r3c5, r5c5 and r7c5 are given, and the givens in r2c3 (r2c5) and r8c7 (r8c5) rule out the rest.",
            "Column 2 must take its 1 in r4c2, r5c2 or r9c2: r3c2, r6c2 and r7c2 are given, and the givens in r2c3 (r1c2 and r2c2) and r8c7 (r8c2) rule out the rest.",
            "Column 8 must take its 1 in r1c8, r5c8 or r6c8: r3c8, r4c8 and r7c8 are given, and the givens in r2c3 (r2c8) and r8c7 (r8c8 and r9c8) rule out the rest.",
            "Column 5 must take its 3 in r2c5, r4c5, r6c5 or r9c5: r3c5, r5c5 and r7c5 are given, and the givens in r1c9 (r1c5) and r8c3 (r8c5) rule out the rest.",
            "Column 2 must take its 3 in r2c2, r4c2 or r5c2: r3c2, r6c2 and r7c2 are given, and the givens in r1c9 (r1c2) and r8c3 (r8c2 and r9c2) rule out the rest.",
            "Column 8 must take its 3 in r5c8, r6c8 or r9c8: r3c8, r4c8 and r7c8 are given, and the givens in r1c9 (r1c8 and r2c8) and r8c3 (r8c8) rule out the rest.",
            "Column 5 must take its 6 in r1c5, r6c5 or r8c5: r3c5, r5c5 and r7c5 are given, and the givens in r2c7 (r2c5) and r9c1 (r9c5) and what went before (r4c5) rule out the rest.",
            "Column 2 must take its 6 in r1c2, r4c2 or r5c2: r3c2, r6c2 and r7c2 are given, and the givens in r2c7 (r2c2) and r9c1 (r8c2 and r9c2) rule out the rest.",
            "Column 8 must take its 6 in r5c8, r6c8 or r8c8: r3c8, r4c8 and r7c8 are given, and the givens in r2c7 (r1c8 and r2c8) and r9c1 (r9c8) rule out the rest.",
            "Box 6 must take its 6 in r4c9, r5c8 or r6c8: r4c8 and r5c9 are given, and the given in r2c7 (r4c7, r5c7 and r6c7) and what went before (r6c9) rule out the rest.",
            "Row 1 takes 1 and 6 only once each.",
            "Row 9 takes 1 and 3 only once each.",
            "Box 5 and row 5 each take 1, 3 and 6 only once each.",
            "Row 2 takes 3 only once.",
            "Row 8 and row 4 each take 6 only once.",
            "r4c2, r6c8 and r9c5 take only one digit each.",
            "r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8.",
            "Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each.",
            "It cannot be 1 in r4c2 with 3 in r6c8: column 5 would have only r9c5 for both.",
            "It cannot be 6 in r4c2 with 1 or 3 in r6c8: a base cell would be 6 too, and box 6 would have no place for a 6.",
            "The targets can only be 1 in r4c2 with 6 in r6c8, or 3 in r4c2 with 1 or 6 in r6c8.",
            "So r4c2 is not 6, and r6c8 is not 3.",
        ),
    ),
    Golden(
        rule="junior_exocet",
        puzzle="5..9....3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..64.....3.",
        terse="r4c23 not 2, r4c2459,r5c2358,r6c35 not 6, r4c3 not 4 or 8, r6c8 not 1: Junior Exocet, r5c46 to r4c2,r6c8",
        conversational="Junior exocet. r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8. Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each. It can't be 3 or 6 in r4c2 with 1 in r6c8: columns 2 and 5 couldn't both have a 1. The targets can only be 1 or 3 in r4c2 with 6 in r6c8. In any case 6 is in r5c4 or r5c6, and in r4c2 or r6c8. Box 4 has its 6 in r4c3, so r4c2 and r4c3 aren't 2; r4c2, r4c4, r4c5, r4c9, r5c2, r5c3, r5c5, r5c8, r6c3 and r6c5 aren't 6; r4c3 isn't 4 or 8; and r6c8 isn't 1.",
        technical="Junior Exocet: base r5c46 {136}, targets r4c2,r6c8, cross-lines c258 (1: r19, 3: r29, 6: r18) => r6c8<>1, r4c23<>2, r4c3<>4, r4c2459,r5c2358,r6c35<>6, r4c3<>8",
        teacher="Junior exocet. r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8. Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each. It can't be 3 or 6 in r4c2 with 1 in r6c8: columns 2 and 5 couldn't both have a 1. The targets can only be 1 or 3 in r4c2 with 6 in r6c8. In any case 6 is in r5c4 or r5c6, and in r4c2 or r6c8. Box 4 has its 6 in r4c3, so r4c2 and r4c3 aren't 2; r4c2, r4c4, r4c5, r4c9, r5c2, r5c3, r5c5, r5c8, r6c3 and r6c5 aren't 6; r4c3 isn't 4 or 8; and r6c8 isn't 1. That is a junior exocet: whatever two digits the base has, columns 2, 5 and 8 need the targets to have all of them. To find the next one, take two cells of a box in one line with three or four digits between them, and two targets out of their sight, one in each of the other boxes beside it.",
        proof=(
            "Junior Exocet.",
            "r5c4 must be 1, 3 or 6: the givens in r6c6 (2), r6c4 (4), r8c4 (5), r5c1 (7), r5c9 (8) and r1c4 (9) rule out the rest.",
            "r5c6 must be 1, 3 or 6: the givens in r6c6 (2), r6c4 (4), r2c6 (5), r5c1 (7), r5c9 (8) and r4c6 (9) rule out the rest.",
            "Column 2 must take its 1 in r4c2 or r5c2: r3c2, r6c2, r7c2 and r9c2 are given, and the givens in r2c3 (r1c2 and r2c2) and r8c7 (r8c2) rule out the rest.",
            "Column 5 must take its 3 in r2c5, r4c5, r5c5 or r6c5: r3c5 and r7c5 are given, and the givens in r1c9 (r1c5), r8c3 (r8c5) and r9c8 (r9c5) rule out the rest.",
            "Column 2 must take its 3 in r2c2, r4c2 or r5c2: r3c2, r6c2, r7c2 and r9c2 are given, and the givens in r1c9 (r1c2) and r8c3 (r8c2) rule out the rest.",
            "Column 5 must take its 6 in r1c5, r4c5, r5c5, r6c5 or r8c5: r3c5 and r7c5 are given, and the givens in r2c7 (r2c5) and r9c1 (r9c5) rule out the rest.",
            "Column 2 must take its 6 in r1c2, r4c2 or r5c2: r3c2, r6c2, r7c2 and r9c2 are given, and the givens in r2c7 (r2c2) and r9c1 (r8c2) rule out the rest.",
            "Column 8 must take its 6 in r5c8, r6c8 or r8c8: r3c8, r4c8, r7c8 and r9c8 are given, and the given in r2c7 rules out the rest.",
            "Box 4 must take its 6 in r4c2, r4c3, r5c2, r5c3 or r6c3: r5c1 and r6c2 are given, and the given in r9c1 rules out the rest.",
            "Row 5 takes 1, 3 and 6 only once each.",
            "Row 2 takes 3 only once.",
            "Box 5 takes 3 and 6 only once each.",
            "Row 1, row 8, box 6 and row 6 each take 6 only once.",
            "r4c2, r6c8 and r4c3 take only one digit each.",
            "r5c4 and r5c6, the base, hold only 1, 3 and 6. If one of them is 1, no other cell in row 5 or box 5 is. Then the 1s of columns 2, 5 and 8 can only be in rows 1 and 9 or in the targets, r4c2 and r6c8.",
            "Rows 1 and 9 have two of the three 1s at most, so a target is 1. The same goes for 3 (in rows 2 and 9) and 6 (in rows 1 and 8). That puts both base digits in the targets, one in each.",
            "It cannot be 3 or 6 in r4c2 with 1 in r6c8: columns 2 and 5 could not both have a 1.",
            "The targets can only be 1 or 3 in r4c2 with 6 in r6c8.",
            "In any case 6 is in r5c4 or r5c6, and in r4c2 or r6c8.",
            "Box 4 has its 6 in r4c3.",
            "So r4c2 and r4c3 are not 2; r4c2, r4c4, r4c5, r4c9, r5c2, r5c3, r5c5, r5c8, r6c3 and r6c5 are not 6; r4c3 is not 4 or 8; and r6c8 is not 1.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def test_what_was_told_before_is_referred_to() -> None:
    golden = GOLDEN[1]
    memory = Memory(golden.board, SinglesTeller())
    scene = scene_of(golden.step, golden.board)
    its = scene.evidence
    wider = replace(its, digits=(1, 3, 6, 9), covers=(*its.covers, ()))
    first = replace(scene, number=2, evidence=wider)
    assert memory.recalling(first) is first
    assert memory.recalling(replace(scene, full=True)).again is None
    told, same = argued(memory.recalling(scene)), argued(scene.recalling(replace(scene, number=2)))
    assert told.text.startswith(
        "The exocet of step 2 again, with one digit fewer: r5c4 and r5c6, the base, hold only 1, 3 and 6, and r4c2 and r6c8, the targets, have the same two digits. It can't be 1 in r4c2 with 3 in "
    )
    assert same.text.startswith(
        "The exocet of step 2 again: r4c2 and r6c8, the targets, have both digits of r5c4 and r5c6, one in each. It can't be 1 in r4c2 with 3 in "
    )
    assert all(claim.holds(golden.board) for claim in told.claims)
