from __future__ import annotations

from sudologue.inference import HouseConstraint, TraceStep
from sudologue.model import Board, Candidate, Layout
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named
from sudologue.rules.templates.search.templates_test import placed
from sudologue.rules.templates.telling import NoWay, StillNeed

GOLDEN = (
    Golden(
        rule="template_set",
        puzzle="." * 81,
        gone=(
            "r1c2(3)",
            "r1c3(3)",
            "r1c4(3)",
            "r1c6(3)",
            "r1c7(3)",
            "r1c8(3)",
            "r1c9(3)",
            "r6c2(3)",
            "r6c3(3)",
            "r6c4(3)",
            "r6c6(3)",
            "r6c7(3)",
            "r6c8(3)",
            "r6c9(3)",
            "r9c2(3)",
            "r9c3(3)",
            "r9c4(3)",
            "r9c6(3)",
            "r9c7(3)",
            "r9c8(3)",
        ),
        terse="r9c9 = 3: Template Set, rows 1, 6 and 9, and columns 2, 3, 4 and 6",
        conversational="Template set. Rows 1, 6 and 9, and columns 2, 3, 4 and 6 still need a 3. There are more ways to place the 3s than you'd try by hand, but all have one in r9c9: without a 3 there, these seven houses couldn't all have theirs, so r9c9 is 3.",
        technical="Template Set: r9c9=3",
        teacher="Template set. Rows 1, 6 and 9, and columns 2, 3, 4 and 6 still need a 3. There are more ways to place the 3s than you'd try by hand, but all have one in r9c9: without a 3 there, these seven houses couldn't all have theirs, so r9c9 is 3. The ways to place one digit in the whole grid are called its templates, and a digit must go where all of its templates have it. To find one, take a digit with few places left, try to place it in every house without using one of them, and see whether that always fails.",
        proof=(
            "Template Set.",
            "Row 1 must take its 3 in r1c1 or r1c5: what went before rules out the rest.",
            "Row 6 must take its 3 in r6c1 or r6c5: what went before rules out the rest.",
            "Row 9 must take its 3 in r9c1, r9c5 or r9c9: what went before rules out the rest.",
            "Column 2 must take its 3 in r2c2, r3c2, r4c2, r5c2, r7c2 or r8c2: what went before rules out the rest.",
            "Column 3 must take its 3 in r2c3, r3c3, r4c3, r5c3, r7c3 or r8c3: what went before rules out the rest.",
            "Column 4 must take its 3 in r2c4, r3c4, r4c4, r5c4, r7c4 or r8c4: what went before rules out the rest.",
            "Column 6 must take its 3 in r2c6, r3c6, r4c6, r5c6, r7c6 or r8c6: what went before rules out the rest.",
            "Box 1, box 2, box 4, box 5, box 7 and box 8 each take 3 only once.",
            "If r9c9 were not 3, row 1, row 6, row 9, column 2, column 3, column 4 and column 6 would have only box 1, box 2, box 4, box 5, box 7 and box 8 left for their 3s: six for seven.",
            "So r9c9 is 3.",
        ),
    ),
    Golden(
        rule="template_delete",
        puzzle="." * 81,
        gone=(
            "r1c2(3)",
            "r1c3(3)",
            "r1c4(3)",
            "r1c6(3)",
            "r1c7(3)",
            "r1c8(3)",
            "r1c9(3)",
            "r6c2(3)",
            "r6c3(3)",
            "r6c4(3)",
            "r6c6(3)",
            "r6c7(3)",
            "r6c8(3)",
            "r6c9(3)",
        ),
        terse="r2345789c1,r2345789c5 not 3: Template Delete, rows 1 and 6, and columns 2, 3, 4 and 6",
        conversational="Template delete. Rows 1 and 6, and columns 2, 3, 4 and 6 still need a 3. There are more ways to place the 3s than you'd try by hand, but none has one in r2c1, r2c5, r3c1, r3c5, r4c1, r4c5, r5c1, r5c5, r7c1, r7c5, r8c1, r8c5, r9c1 or r9c5: with a 3 there, these six houses couldn't all have theirs. So they aren't 3.",
        technical="Template Delete: r2345789c1,r2345789c5<>3",
        teacher="Template delete. Rows 1 and 6, and columns 2, 3, 4 and 6 still need a 3. There are more ways to place the 3s than you'd try by hand, but none has one in r2c1, r2c5, r3c1, r3c5, r4c1, r4c5, r5c1, r5c5, r7c1, r7c5, r8c1, r8c5, r9c1 or r9c5: with a 3 there, these six houses couldn't all have theirs. So they aren't 3. The ways to place one digit in the whole grid are called its templates, and a digit can't go where none of its templates has it. To find one, take a digit with few places left, suppose it's in one of them, and see whether every way to place the rest of it fails.",
        proof=(
            "Template Delete.",
            "Row 1 must take its 3 in r1c1 or r1c5: what went before rules out the rest.",
            "Row 6 must take its 3 in r6c1 or r6c5: what went before rules out the rest.",
            "Column 2 must take its 3 in r2c2, r3c2, r4c2, r5c2, r7c2, r8c2 or r9c2: what went before rules out the rest.",
            "Column 3 must take its 3 in r2c3, r3c3, r4c3, r5c3, r7c3, r8c3 or r9c3: what went before rules out the rest.",
            "Column 4 must take its 3 in r2c4, r3c4, r4c4, r5c4, r7c4, r8c4 or r9c4: what went before rules out the rest.",
            "Column 6 must take its 3 in r2c6, r3c6, r4c6, r5c6, r7c6, r8c6 or r9c6: what went before rules out the rest.",
            "Box 1, box 2, box 4, box 5, box 7 and box 8 each take 3 only once.",
            "If r2c1 or r3c1 were 3, row 1 would have to take its 3 in r1c5; then row 6, column 2, column 3, column 4 and column 6 would have only box 4, box 5, box 7 and box 8 left for their 3s: four for five.",
            "If r2c5 or r3c5 were 3, row 1 would have to take its 3 in r1c1; then row 6, column 2, column 3, column 4 and column 6 would have only box 4, box 5, box 7 and box 8 left for their 3s: four for five.",
            "If r4c1 or r5c1 were 3, row 6 would have to take its 3 in r6c5; then row 1, column 2, column 3, column 4 and column 6 would have only box 1, box 2, box 7 and box 8 left for their 3s: four for five.",
            "If r4c5 or r5c5 were 3, row 6 would have to take its 3 in r6c1; then row 1, column 2, column 3, column 4 and column 6 would have only box 1, box 2, box 7 and box 8 left for their 3s: four for five.",
            "If r7c1, r8c1 or r9c1 were 3, row 1, row 6, column 2, column 3, column 4 and column 6 would have only box 1, box 2, box 4, box 5 and box 8 left for their 3s: five for six.",
            "If r7c5, r8c5 or r9c5 were 3, row 1, row 6, column 2, column 3, column 4 and column 6 would have only box 1, box 2, box 4, box 5 and box 7 left for their 3s: five for six.",
            "So r2c1, r2c5, r3c1, r3c5, r4c1, r4c5, r5c1, r5c5, r7c1, r7c5, r8c1, r8c5, r9c1 and r9c5 are not 3.",
        ),
    ),
    Golden(
        rule="pattern_overlay",
        terse="r1c12,r2c34 not 3: Pattern Overlay, with 1, 2 and 3",
        conversational="Pattern overlay. Look at all the ways to place the 1s, 2s and 3s beside each other, more of them than you'd try by hand. With a 3 in r1c1, r1c2, r2c3 or r2c4, however the other 3s are placed, the 1s and 2s don't both fit in beside them, so they aren't 3.",
        technical="Pattern Overlay: 1/2/3 => r1c12,r2c34<>3",
        teacher="Pattern overlay. Look at all the ways to place the 1s, 2s and 3s beside each other, more of them than you'd try by hand. With a 3 in r1c1, r1c2, r2c3 or r2c4, however the other 3s are placed, the 1s and 2s don't both fit in beside them, so they aren't 3. The ways to place the 1s, 2s and 3s are laid over each other like patterns on glass, and what is in none that fit together goes. To find one, take two or three digits that share many cells, suppose one of them is in a cell, and see whether the others can still be placed around it.",
        proof=(
            "Pattern Overlay.",
            "Box 1 must take its 1 in r1c1, r1c2, r2c1 or r2c2.",
            "Box 2 must take its 1 in r2c3 or r2c4: what went before rules out the rest.",
            "Box 1 must take its 2 in r1c1, r1c2, r2c1 or r2c2.",
            "Box 2 must take its 2 in r2c3 or r2c4: what went before rules out the rest.",
            "Row 2 takes 1 and 2 only once each.",
            "r1c1, r1c2, r2c3 and r2c4 take only one digit each.",
            "If r1c1 were 3, box 2 would have to take its 1 in r2c3 or r2c4; then box 1 would have to take its 1 in r1c2; then box 1 would have to take its 2 in r2c1 or r2c2; then box 2 would have no place for 2.",
            "If r1c2 were 3, box 2 would have to take its 1 in r2c3 or r2c4; then box 1 would have to take its 1 in r1c1; then box 1 would have to take its 2 in r2c1 or r2c2; then box 2 would have no place for 2.",
            "If r2c3 were 3, box 2 would have to take its 1 in r2c4; then box 2 would have no place for 2.",
            "If r2c4 were 3, box 2 would have to take its 1 in r2c3; then box 2 would have no place for 2.",
            "So r1c1, r1c2, r2c3 and r2c4 are not 3.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def ways(*digits: int, layout: Layout) -> tuple[HouseConstraint, ...]:
    return tuple(HouseConstraint(house, digit) for digit in digits for house in layout.houses)


def test_what_no_way_of_placing_a_digit_has() -> None:
    board = placed({"3 r1": "15", "3 r6": "15"})
    needs = ways(3, layout=board.layout)
    dead, alive = Candidate.parse("r3c1(3)"), Candidate.parse("r3c2(3)")
    assert NoWay(needs, (dead,)).holds(board)
    assert not NoWay(needs, (dead, alive)).holds(board)
    assert not NoWay(needs).holds(board)


def test_what_all_ways_of_placing_digits_have() -> None:
    board = placed({"3 r4": "4", "4 r4": "14"}, Layout.boxes(2, 2))
    both, forced = ways(3, 4, layout=board.layout), Candidate.parse("r4c1(4)")
    assert NoWay(both, without=(forced,)).holds(board)
    assert not NoWay(ways(4, layout=board.layout), without=(forced,)).holds(board)


def test_houses_that_have_a_digit_need_none() -> None:
    board = Board.from_string("1... ..3. .4.. ...2")
    assert StillNeed(1, board.layout.houses[1:2]).holds(board)
    assert not StillNeed(1, board.layout.houses[:2]).holds(board)


def told(rule: str, board: Board, place: int = 0) -> str:
    """One of the things that a rule finds."""
    inference = named(rule).apply(board)[place]
    passage = voice_named("conversational").tell(
        TraceStep(inference, inference.action.apply(board)), board
    )
    assert all(claim.holds(board) for claim in passage.claims)
    return passage.text


def test_cells_that_another_digit_always_has() -> None:
    board = placed({"3 r4": "4", "4 r4": "14"}, Layout.boxes(2, 2))
    assert told("template_set", board, 1) == (
        "Template set. However the 3s and 4s are placed beside each other, r4c4 is 3, so the 4 can't go there. Now row 4's 4 can only go in r4c1, so r4c1 is 4."
    )
    assert told("template_delete", board, 1) == (
        "Template delete. However the 3s and 4s are placed beside each other, r4c1 is 4 and r4c4 is 3, so they aren't 1."
    )


def test_one_house_can_be_checked_at_a_glance() -> None:
    board = placed({"3 r1": "12"}, Layout.boxes(2, 3))
    assert told("template_delete", board) == (
        "Template delete. Row 1's 3 is in r1c1 or r1c2. r2c1, r2c2 and r2c3 see both, so none of them is 3."
    )
