from __future__ import annotations

from sudologue.inference import Elimination, Inference, TraceStep
from sudologue.model import CLASSIC, Board, Cell, House, Layout
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence

GOLDEN = (
    Golden(
        rule="franken_x_wing",
        terse="r7c8 not 5: Franken X-Wing, column 7, box 8",
        conversational="Franken X-Wing. The 5s of column 7 and box 8 are all in rows 7 and 8. The column and the box take the 5s of both rows, so r7c8 isn't 5.",
        technical="Franken X-Wing: 5 c7b8 r78 => r7c8<>5",
        teacher="Franken X-Wing. Column 7 and box 8 each need a 5. Their places are all in rows 7 and 8, and each row has one 5 to give. So the column and the box take the 5s of both rows, whichever takes which, and other cells get none: r7c8 isn't 5. To find one, look for two houses whose places for a digit are all in two others, with a box in place of a line or two.",
        proof=(
            "Franken X-Wing.",
            "Box 8 must take its 5 in r7c4, r7c5, r7c6, r8c4, r8c5 or r8c6: the given in r9c3 rules out the rest.",
            "Column 7 must take its 5 in r7c7 or r8c7: r1c7, r2c7, r3c7, r4c7, r5c7, r6c7 and r9c7 are given.",
            "Row 7 and row 8 each take 5 only once.",
            "If r7c8 were 5, column 7 would have to take its 5 in r8c7; then box 8 would have no place for 5.",
            "So r7c8 is not 5.",
        ),
    ),
    Golden(
        rule="franken_swordfish",
        terse="r2c2 not 8: Franken Swordfish, rows 3, 4 and 5",
        conversational="Franken swordfish. The 8s of rows 3, 4 and 5 are all in columns 1 and 2 and in box 6. The three rows take the 8s of the two columns and the box, so r2c2 isn't 8.",
        technical="Franken Swordfish: 8 r345 c12b6 => r2c2<>8",
        teacher="Franken swordfish. Rows 3, 4 and 5 each need an 8. Their places are all in columns 1 and 2 and in box 6, and each of those has one 8 to give. So the three rows take the 8s of the two columns and the box, whichever takes which, and other cells get none: r2c2 isn't 8. To find one, look for three houses whose places for a digit are all in three others, with a box in place of a line or two.",
        proof=(
            "Franken Swordfish.",
            "Row 3 must take its 8 in r3c1 or r3c2: r3c3, r3c4, r3c5, r3c6, r3c7, r3c8 and r3c9 are given.",
            "Row 4 must take its 8 in r4c1 or r4c8: r4c2, r4c3, r4c4, r4c5, r4c6, r4c7 and r4c9 are given.",
            "Row 5 must take its 8 in r5c8 or r5c9: r5c1, r5c2, r5c3, r5c4, r5c5, r5c6 and r5c7 are given.",
            "Box 6, column 1 and column 2 each take 8 only once.",
            "If r2c2 were 8, row 3 would have to take its 8 in r3c1; then row 4 would have to take its 8 in r4c8; then row 5 would have no place for 8.",
            "So r2c2 is not 8.",
        ),
    ),
    Golden(
        rule="franken_jellyfish",
        terse="r2c128 not 6: Franken Jellyfish, columns 4 and 5, boxes 7 and 9",
        conversational="Franken jellyfish. The 6s of columns 4 and 5 and boxes 7 and 9 are all in rows 2, 7, 8 and 9. The two columns and the two boxes take the 6s of all four rows, so r2c1, r2c2 and r2c8 aren't 6.",
        technical="Franken Jellyfish: 6 c45b79 r2789 => r2c128<>6",
        teacher="Franken jellyfish. Columns 4 and 5 and boxes 7 and 9 each need a 6. Their places are all in rows 2, 7, 8 and 9, and each row has one 6 to give. So the two columns and the two boxes take the 6s of all four rows, whichever takes which, and other cells get none: r2c1, r2c2 and r2c8 aren't 6. To find one, look for four houses whose places for a digit are all in four others, with a box in place of a line or two.",
        proof=(
            "Franken Jellyfish.",
            "Box 7 must take its 6 in r7c1, r7c2, r8c1, r9c1 or r9c2: r8c2 is given, and the given in r4c3 rules out the rest.",
            "Box 9 must take its 6 in r8c7, r8c8, r8c9, r9c7, r9c8 or r9c9: r7c7, r7c8 and r7c9 are given.",
            "Column 4 must take its 6 in r7c4 or r9c4: r1c4, r2c4, r3c4, r4c4, r5c4, r6c4 and r8c4 are given.",
            "Column 5 must take its 6 in r2c5, r8c5 or r9c5: r1c5, r3c5, r4c5, r5c5, r6c5 and r7c5 are given.",
            "Row 2, row 7, row 8 and row 9 each take 6 only once.",
            "If r2c1, r2c2 or r2c8 were 6, box 7, box 9, column 4 and column 5 would have only row 7, row 8 and row 9 left for their 6s: three for four.",
            "So r2c1, r2c2 and r2c8 are not 6.",
        ),
    ),
    Golden(
        rule="finned_franken_x_wing",
        terse="r5c8 not 8: Finned Franken X-Wing, column 5, box 3",
        conversational="Finned Franken X-Wing. The 8s of column 5 and box 3 are all in rows 1 and 5, apart from r2c8, the fin. If r2c8 isn't 8, the column and the box take the 8s of both rows, so r5c8 isn't 8. If r2c8 is 8, r5c8 sees it. Either way r5c8 isn't 8.",
        technical="Finned Franken X-Wing: 8 c5b3 r15 fr2c8 => r5c8<>8",
        teacher="Finned Franken X-Wing. Column 5 and box 3 each need an 8. Their places are all in rows 1 and 5, apart from r2c8. Set it aside for a moment and call it the fin. There are two cases. If r2c8 isn't 8, the column and the box take the 8s of both rows, one each, and there's none to spare for other cells, so r5c8 isn't 8. If r2c8 is 8, r5c8 sees it. Either way r5c8 isn't 8. Only a cell that's hit in both cases loses the digit. To find one, look for two houses, boxes allowed, whose places for a digit are in two others but for one or two that a single cell sees.",
        proof=(
            "Finned Franken X-Wing.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Column 5 must take its 8 in r1c5 or r5c5: r2c5, r3c5, r4c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Row 1, row 5 and column 8 each take 8 only once.",
            "If r5c8 were 8, box 3 would have to take its 8 in r1c9; then column 5 would have no place for 8.",
            "So r5c8 is not 8.",
        ),
    ),
    Golden(
        rule="finned_franken_swordfish",
        terse="r7c1 not 3: Finned Franken Swordfish, rows 1 and 4, box 8",
        conversational="Finned Franken swordfish. The 3s of rows 1 and 4 and box 8 are all in columns 1, 4 and 6, apart from r7c5, the fin. If r7c5 isn't 3, the two rows and the box take the 3s of all three columns, so r7c1 isn't 3. If r7c5 is 3, r7c1 sees it. Either way r7c1 isn't 3.",
        technical="Finned Franken Swordfish: 3 r14b8 c146 fr7c5 => r7c1<>3",
        teacher="Finned Franken swordfish. Rows 1 and 4 and box 8 each need a 3. Their places are all in columns 1, 4 and 6, apart from r7c5. Set it aside for a moment and call it the fin. There are two cases. If r7c5 isn't 3, the two rows and the box take the 3s of all three columns, one each, and there's none to spare for other cells, so r7c1 isn't 3. If r7c5 is 3, r7c1 sees it. Either way r7c1 isn't 3. Only a cell that's hit in both cases loses the digit. To find one, look for three houses, boxes allowed, whose places for a digit are in three others but for one or two that a single cell sees.",
        proof=(
            "Finned Franken Swordfish.",
            "Box 8 must take its 3 in r7c5, r7c6, r9c4 or r9c6: r7c4, r8c4, r8c5, r8c6 and r9c5 are given.",
            "Row 1 must take its 3 in r1c1, r1c4 or r1c6: r1c2, r1c3, r1c5, r1c7, r1c8 and r1c9 are given.",
            "Row 4 must take its 3 in r4c4 or r4c6: r4c1, r4c2, r4c3, r4c5, r4c7, r4c8 and r4c9 are given.",
            "Column 1, column 4, column 6 and row 7 each take 3 only once.",
            "If r7c1 were 3, box 8, row 1 and row 4 would have only column 4 and column 6 left for their 3s: two for three.",
            "So r7c1 is not 3.",
        ),
    ),
    Golden(
        rule="finned_franken_jellyfish",
        terse="r7c9 not 3: Finned Franken Jellyfish, columns 1, 3 and 8, box 2",
        conversational="Finned Franken jellyfish. The 3s of columns 1, 3 and 8 and box 2 are all in rows 1, 2, 3 and 7, apart from r8c8, the fin. If r8c8 isn't 3, the three columns and the box take the 3s of all four rows, so r7c9 isn't 3. If r8c8 is 3, r7c9 shares a box with it. Either way r7c9 isn't 3.",
        technical="Finned Franken Jellyfish: 3 c138b2 r1237 fr8c8 => r7c9<>3",
        teacher="Finned Franken jellyfish. Columns 1, 3 and 8 and box 2 each need a 3. Their places are all in rows 1, 2, 3 and 7, apart from r8c8. Set it aside for a moment and call it the fin. There are two cases. If r8c8 isn't 3, the three columns and the box take the 3s of all four rows, one each, and there's none to spare for other cells, so r7c9 isn't 3. If r8c8 is 3, r7c9 shares a box with it. Either way r7c9 isn't 3. Only a cell that's hit in both cases loses the digit. To find one, look for four houses, boxes allowed, whose places for a digit are in four others but for one or two that a single cell sees.",
        proof=(
            "Finned Franken Jellyfish.",
            "Box 2 must take its 3 in r1c4, r1c6, r2c6, r3c4 or r3c5: r1c5, r2c4, r2c5 and r3c6 are given.",
            "Column 1 must take its 3 in r1c1, r2c1, r3c1 or r7c1: r4c1, r5c1, r6c1, r8c1 and r9c1 are given.",
            "Column 3 must take its 3 in r2c3, r3c3 or r7c3: r1c3, r4c3, r5c3, r6c3, r8c3 and r9c3 are given.",
            "Column 8 must take its 3 in r1c8, r2c8, r3c8 or r8c8: r4c8, r5c8, r6c8, r7c8 and r9c8 are given.",
            "Row 1, row 2, row 3, row 7 and box 9 each take 3 only once.",
            "If r7c9 were 3, box 2, column 1, column 3 and column 8 would have only row 1, row 2 and row 3 left for their 3s: three for four.",
            "So r7c9 is not 3.",
        ),
    ),
    Golden(
        rule="franken_large_fish",
        terse="r1c1 not 8: Large Franken Fish, columns 2 and 9, boxes 2, 3 and 5",
        conversational="Large Franken fish. The 8s of columns 2 and 9 and boxes 2, 3 and 5 are all in rows 1, 2, 3, 5 and 6. r1c9 is in column 9 and in box 3, and one 8 there would do for both, so call r1c9 a fin. If r1c9 isn't 8, the two columns and the three boxes take the 8s of all five rows, so r1c1 isn't 8. If r1c9 is 8, r1c1 sees it. Either way r1c1 isn't 8.",
        technical="Large Franken Fish: 8 c29b235 r12356 efr1c9 => r1c1<>8",
        teacher="Large Franken fish. Columns 2 and 9 and boxes 2, 3 and 5 each need an 8. Their places are all in rows 1, 2, 3, 5 and 6. r1c9 is in column 9 and in box 3, and one 8 there would do for both, so call r1c9 a fin. There are two cases. If r1c9 isn't 8, the two columns and the three boxes take the 8s of all five rows, one each, and there's none to spare for other cells, so r1c1 isn't 8. If r1c9 is 8, r1c1 sees it. Either way r1c1 isn't 8. Only a cell that's hit in both cases loses the digit. To find one, look for five or more houses, boxes allowed, whose places for a digit are in as many others, but perhaps for a few that a single cell sees.",
        proof=(
            "Large Franken Fish.",
            "Box 2 must take its 8 in r1c5, r2c6 or r3c6: r1c4, r1c6, r2c4, r2c5, r3c4 and r3c5 are given.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Box 5 must take its 8 in r5c5 or r6c6: r4c4, r4c5, r4c6, r5c4, r5c6, r6c4 and r6c5 are given.",
            "Column 2 must take its 8 in r2c2, r3c2, r5c2 or r6c2: r1c2, r4c2, r7c2, r8c2 and r9c2 are given.",
            "Column 9 must take its 8 in r1c9 or r5c9: r2c9, r3c9, r4c9, r6c9, r7c9, r8c9 and r9c9 are given.",
            "Row 1, row 2, row 3, row 5 and row 6 each take 8 only once.",
            "If r1c1 were 8, box 3 would have to take its 8 in r2c8; then box 2 would have to take its 8 in r3c6; then column 9 would have to take its 8 in r5c9; then box 5 would have to take its 8 in r6c6; then column 2 would have no place for 8.",
            "So r1c1 is not 8.",
        ),
    ),
    Golden(
        rule="mutant_fish",
        terse="r47c6 not 9: Mutant Fish, boxes 1 and 2",
        conversational="Mutant fish. The 9s of boxes 1 and 2 are all in row 3 and in column 6. The two boxes take the 9s of the row and the column, so r4c6 and r7c6 aren't 9.",
        technical="Mutant Fish: 9 b12 r3,c6 => r47c6<>9",
        teacher="Mutant fish. Boxes 1 and 2 each need a 9. Their places are all in row 3 and in column 6, and each of those has one 9 to give. So the two boxes take the 9s of the row and the column, whichever takes which, and other cells get none: r4c6 and r7c6 aren't 9. To find one, take a digit and choose rows, columns and boxes of any kind whose places for it are all in as many others.",
        proof=(
            "Mutant Fish.",
            "Box 1 must take its 9 in r3c1 or r3c2: r1c1, r1c2, r1c3, r2c1, r2c2, r2c3 and r3c3 are given.",
            "Box 2 must take its 9 in r2c6, r3c4 or r3c5: r1c4, r1c5, r1c6, r2c4, r2c5 and r3c6 are given.",
            "Row 3 and column 6 each take 9 only once.",
            "If r4c6 or r7c6 were 9, box 1 would have to take its 9 in r3c1 or r3c2; then box 2 would have no place for 9.",
            "So r4c6 and r7c6 are not 9.",
        ),
    ),
    Golden(
        rule="finned_mutant_fish",
        terse="r7c1 not 3: Finned Mutant Fish, column 5, box 1",
        conversational="Finned mutant fish. The 3s of column 5 and box 1 are all in row 3 and in column 1, apart from r7c5, the fin. If r7c5 isn't 3, the first two houses take the 3s of the other two, so r7c1 isn't 3. If r7c5 is 3, r7c1 sees it. Either way r7c1 isn't 3.",
        technical="Finned Mutant Fish: 3 c5b1 r3,c1 fr7c5 => r7c1<>3",
        teacher="Finned mutant fish. Column 5 and box 1 each need a 3. Their places are all in row 3 and in column 1, apart from r7c5. Set it aside for a moment and call it the fin. There are two cases. If r7c5 isn't 3, the first two houses take the 3s of the other two, one each, and there's none to spare for other cells, so r7c1 isn't 3. If r7c5 is 3, r7c1 sees it. Either way r7c1 isn't 3. Only a cell that's hit in both cases loses the digit. To find one, take a digit and choose up to four rows, columns and boxes whose places for it are in as many others but for one or two that a single cell sees.",
        proof=(
            "Finned Mutant Fish.",
            "Box 1 must take its 3 in r1c1, r3c1 or r3c3: r1c2, r1c3, r2c1, r2c2, r2c3 and r3c2 are given.",
            "Column 5 must take its 3 in r3c5 or r7c5: r1c5, r2c5, r4c5, r5c5, r6c5, r8c5 and r9c5 are given.",
            "Row 3, column 1 and row 7 each take 3 only once.",
            "If r7c1 were 3, box 1 would have to take its 3 in r3c3; then column 5 would have no place for 3.",
            "So r7c1 is not 3.",
        ),
    ),
    Golden(
        rule="finned_mutant_large_fish",
        terse="r7c9 not 3: Large Finned Mutant Fish, row 9, columns 1, 3 and 5, box 3",
        conversational="Large finned mutant fish. The 3s of row 9, columns 1, 3 and 5 and box 3 are all in rows 1, 2, 3 and 7 and in box 8, apart from r9c9, the fin. If r9c9 isn't 3, the first five houses take the 3s of the other five, so r7c9 isn't 3. If r9c9 is 3, r7c9 shares a box with it. Either way r7c9 isn't 3.",
        technical="Large Finned Mutant Fish: 3 r9,c135b3 r1237b8 fr9c9 => r7c9<>3",
        teacher="Large finned mutant fish. Row 9, columns 1, 3 and 5 and box 3 each need a 3. Their places are all in rows 1, 2, 3 and 7 and in box 8, apart from r9c9. Set it aside for a moment and call it the fin. There are two cases. If r9c9 isn't 3, the first five houses take the 3s of the other five, one each, and there's none to spare for other cells, so r7c9 isn't 3. If r9c9 is 3, r7c9 shares a box with it. Either way r7c9 isn't 3. Only a cell that's hit in both cases loses the digit. To find one, take a digit and choose five or more rows, columns and boxes whose places for it are in as many others but for a few that a single cell sees.",
        proof=(
            "Large Finned Mutant Fish.",
            "Box 3 must take its 3 in r1c8, r2c8, r2c9 or r3c8: r1c7, r1c9, r2c7, r3c7 and r3c9 are given.",
            "Row 9 must take its 3 in r9c4, r9c6 or r9c9: r9c1, r9c2, r9c3, r9c5, r9c7 and r9c8 are given.",
            "Column 1 must take its 3 in r1c1, r2c1, r3c1 or r7c1: r4c1, r5c1, r6c1, r8c1 and r9c1 are given.",
            "Column 3 must take its 3 in r2c3, r3c3 or r7c3: r1c3, r4c3, r5c3, r6c3, r8c3 and r9c3 are given.",
            "Column 5 must take its 3 in r3c5, r7c5 or r8c5: r1c5, r2c5, r4c5, r5c5, r6c5 and r9c5 are given.",
            "Box 8, row 1, row 2, row 3, row 7 and box 9 each take 3 only once.",
            "If r7c9 were 3, row 9 would have to take its 3 in r9c4 or r9c6; then column 5 would have to take its 3 in r3c5; then column 3 would have to take its 3 in r2c3; then box 3 would have to take its 3 in r1c8; then column 1 would have no place for 3.",
            "So r7c9 is not 3.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def houses(layout: Layout, names: str) -> tuple[House, ...]:
    by_name = {house.short: house for house in layout.houses}
    return tuple(by_name[name] for name in names.split())


def cells(names: str) -> tuple[Cell, ...]:
    return tuple(map(Cell.parse, names.split()))


def told(
    layout: Layout,
    base: str,
    cover: str,
    corners: str,
    gone: str,
    fins: str = "",
    endo_fins: str = "",
    voice: str = "conversational",
    rule: str = "my_fish",
) -> str:
    """A fish of 5s on an empty board, which the sentence takes at its word."""
    board = Board.from_string("." * layout.tables.cell_count, layout)
    evidence = FishEvidence(
        digit=5,
        base=houses(layout, base),
        cover=houses(layout, cover),
        corners=cells(corners),
        fins=cells(fins),
        endo_fins=cells(endo_fins),
    )
    return said(board, evidence, gone, voice, rule)


def said(
    board: Board, evidence: FishEvidence | SiameseFishEvidence, gone: str, voice: str, rule: str
) -> str:
    action = Elimination(cells(gone), [5])
    step = TraceStep(Inference(rule, action, evidence), action.apply(board))
    return voice_named(voice).tell(step, board).text


def test_a_place_in_two_bases_is_pointed_out() -> None:
    fish = ("b5 b9 c2 c4", "r5 r6 r7 r9", "r5c2 r6c4 r7c2 r9c4", "r5c8")
    assert told(CLASSIC, *fish, endo_fins="r5c4") == (
        "My Fish. The 5s of columns 2 and 4 and boxes 5 and 9 are all in rows 5, 6, 7 and 9. r5c4 is in column 4 and in box 5, and one 5 there would do for both, so call r5c4 a fin. If r5c4 isn't 5, the two columns and the two boxes take the 5s of all four rows, so r5c8 isn't 5. If r5c4 is 5, r5c8 sees it. Either way r5c8 isn't 5."
    )
    assert told(CLASSIC, *fish, fins="r8c8", endo_fins="r5c4") == (
        "My Fish. The 5s of columns 2 and 4 and boxes 5 and 9 are all in rows 5, 6, 7 and 9, apart from r8c8, the fin. r5c4 is in column 4 and in box 5, and one 5 there would do for both, so call r5c4 a fin too. If neither r5c4 nor r8c8 is 5, the two columns and the two boxes take the 5s of all four rows, so r5c8 isn't 5. If one of them is, r5c8 sees it. Either way r5c8 isn't 5."
    )
    both = told(CLASSIC, *fish, fins="r8c8", endo_fins="r5c4", voice="technical")
    assert both == "My Fish: 5 c24b59 r5679 fr8c8 efr5c4 => r5c8<>5"


def test_a_place_of_a_base_that_goes_is_explained() -> None:
    assert told(CLASSIC, "b7 b8", "r7 c6", "r7c3 r7c6 r8c6", "r1c6 r7c6") == (
        "My Fish. The 5s of boxes 7 and 8 are all in row 7 and in column 6. The two boxes take the 5s of the row and the column, and a 5 in r7c6 would use up both, those of row 7 and column 6, for box 8 alone, so r1c6 and r7c6 aren't 5."
    )
    with_fin = told(CLASSIC, "r1 r4 r7", "c1 c7 b9", "r1c1 r4c7 r7c8", "r7c7", fins="r7c5")
    assert with_fin == (
        "My Fish. The 5s of rows 1, 4 and 7 are all in columns 1 and 7 and in box 9, apart from r7c5, the fin. If r7c5 isn't 5, the three rows take the 5s of the two columns and the box, and a 5 in r7c7 would use up two of them, those of column 7 and box 9, for row 7 alone. If r7c5 is 5, r7c7 sees it. Either way r7c7 isn't 5."
    )
    assert told(CLASSIC, "r1 r7 r8", "c1 c7 b9", "r1c1 r7c1 r8c8", "r3c7 r7c7 r8c7") == (
        "My Fish. The 5s of rows 1, 7 and 8 are all in columns 1 and 7 and in box 9. The three rows take the 5s of the two columns and the box, and a 5 in r7c7 or r8c7 would use up two of them at once for a single house, so r3c7, r7c7 and r8c7 aren't 5."
    )


def test_diagonals_are_lines_one_is_on() -> None:
    layout = CLASSIC.with_diagonals()
    assert told(layout, "r2 d1", "c2 c7", "r2c2 r2c7 r7c7", "r5c2") == (
        "My Fish. The 5s of row 2 and the main diagonal are all in columns 2 and 7. The row and the diagonal take the 5s of both columns, so r5c2 isn't 5."
    )


def test_boards_of_many_rows_spell_houses_out() -> None:
    layout = Layout.of_size(16)
    fish = ("r2 r12", "c1 c11", "r2c1 r2c11 r12c1 r12c11", "r5c1")
    assert told(layout, *fish, voice="technical") == "My Fish: 5 r2r12 c1c11 => r5c1<>5"
    assert (
        told(layout, *fish, voice="technical", rule="x_wing") == "X-Wing: 5 r2r12 c1c11 => r5c1<>5"
    )


def test_siamese_fish_one_of_which_has_no_fins() -> None:
    evidence = SiameseFishEvidence(
        digit=5,
        base=houses(CLASSIC, "b2 r7"),
        first=FishCover(houses(CLASSIC, "b7 c6"), cells("r7c2 r1c6"), (), (), cells("r8c3 r9c3")),
        second=FishCover(
            houses(CLASSIC, "c2 c6"), cells("r7c2 r1c6"), cells("r7c3"), (), cells("r9c2")
        ),
    )
    board = Board.from_string("." * 81)
    assert said(board, evidence, "r8c3 r9c2 r9c3", "conversational", "siamese_fish") == (
        "Siamese fish. The 5s of row 7 and box 2 are all in column 6 and in box 7. Seen another way, they are all in columns 2 and 6, apart from r7c3, the fin. Seen the first way, the first two houses take the 5s of the other two. Seen the second way, if r7c3 isn't 5, the row and the box take the 5s of both columns, so r9c2 isn't 5. If r7c3 is 5, r9c2 shares a box with it. So r8c3, r9c2 and r9c3 aren't 5."
    )
    assert said(board, evidence, "r8c3 r9c2 r9c3", "technical", "siamese_fish") == (
        "Siamese Fish: 5 r7b2 c6b7 or c26 fr7c3 => r8c3,r9c23<>5"
    )
    assert said(board, evidence, "r9c2", "technical", "my_twins").startswith("My Twins: 5 r7b2 ")
