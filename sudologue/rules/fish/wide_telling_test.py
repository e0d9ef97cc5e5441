from __future__ import annotations

from sudologue.inference import Elimination, Inference, TraceStep
from sudologue.model import CLASSIC, Board, Cell, House, Layout
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence

GOLDEN = (
    Golden(
        rule="franken_x_wing",
        terse="r7c8 not 5: Franken X-Wing, box 8 and column 7",
        conversational="Franken X-Wing. In box 8 and column 7, the 5 can only go in rows 7 and 8. The first two houses take their 5s in different rows and use up both, so r7c8 cannot be 5.",
        technical="Franken X-Wing: 5 c7b8 r78 => r7c8<>5",
        teacher="Franken X-Wing. In box 8 and column 7, the 5 can only go in rows 7 and 8. It does not matter to a fish whether its houses are lines or boxes. The bases need the digit as often as there are bases, and each cover can give it only once, so the covers are used up. Whatever lies in more covers than bases has no digit left for it. So r7c8 cannot be 5.",
        proof=(
            "Franken X-Wing.",
            "Box 8 must take its 5 in r7c4, r7c5, r7c6, r8c4, r8c5 or r8c6: the given in r9c3 rules out the rest.",
            "Column 7 must take its 5 in r7c7 or r8c7: r1c7, r2c7, r3c7, r4c7, r5c7, r6c7 and r9c7 are given.",
            "Row 7 and row 8 each take 5 only once.",
            "If r7c8 were 5, column 7 would have to take its 5 in r8c7; then box 8 would have no place for 5.",
            "So r7c8 cannot be 5.",
        ),
    ),
    Golden(
        rule="franken_swordfish",
        terse="r2c2 not 8: Franken Swordfish, rows 3, 4 and 5",
        conversational="Franken Swordfish. In rows 3, 4 and 5, the 8 can only go in box 6, column 1 and column 2. The three rows take their 8s in the other three, one in each, and use all of them up, so r2c2 cannot be 8.",
        technical="Franken Swordfish: 8 r345 c12b6 => r2c2<>8",
        teacher="Franken Swordfish. In rows 3, 4 and 5, the 8 can only go in box 6, column 1 and column 2. It does not matter to a fish whether its houses are lines or boxes. The bases need the digit as often as there are bases, and each cover can give it only once, so the covers are used up. Whatever lies in more covers than bases has no digit left for it. So r2c2 cannot be 8.",
        proof=(
            "Franken Swordfish.",
            "Row 3 must take its 8 in r3c1 or r3c2: r3c3, r3c4, r3c5, r3c6, r3c7, r3c8 and r3c9 are given.",
            "Row 4 must take its 8 in r4c1 or r4c8: r4c2, r4c3, r4c4, r4c5, r4c6, r4c7 and r4c9 are given.",
            "Row 5 must take its 8 in r5c8 or r5c9: r5c1, r5c2, r5c3, r5c4, r5c5, r5c6 and r5c7 are given.",
            "Box 6, column 1 and column 2 each take 8 only once.",
            "If r2c2 were 8, row 3 would have to take its 8 in r3c1; then row 4 would have to take its 8 in r4c8; then row 5 would have no place for 8.",
            "So r2c2 cannot be 8.",
        ),
    ),
    Golden(
        rule="franken_jellyfish",
        terse="r2c128 not 6: Franken Jellyfish, box 7, box 9, column 4 and column 5",
        conversational="Franken Jellyfish. In box 7, box 9, column 4 and column 5, the 6 can only go in rows 2, 7, 8 and 9. The first four houses take their 6s in different rows and use up all four, so r2c1, r2c2 and r2c8 cannot be 6.",
        technical="Franken Jellyfish: 6 c45b79 r2789 => r2c128<>6",
        teacher="Franken Jellyfish. In box 7, box 9, column 4 and column 5, the 6 can only go in rows 2, 7, 8 and 9. It does not matter to a fish whether its houses are lines or boxes. The bases need the digit as often as there are bases, and each cover can give it only once, so the covers are used up. Whatever lies in more covers than bases has no digit left for it. So r2c1, r2c2 and r2c8 cannot be 6.",
        proof=(
            "Franken Jellyfish.",
            "Box 7 must take its 6 in r7c1, r7c2, r8c1, r9c1 or r9c2: r8c2 is given, and the given in r4c3 rules out the rest.",
            "Box 9 must take its 6 in r8c7, r8c8, r8c9, r9c7, r9c8 or r9c9: r7c7, r7c8 and r7c9 are given.",
            "Column 4 must take its 6 in r7c4 or r9c4: r1c4, r2c4, r3c4, r4c4, r5c4, r6c4 and r8c4 are given.",
            "Column 5 must take its 6 in r2c5, r8c5 or r9c5: r1c5, r3c5, r4c5, r5c5, r6c5 and r7c5 are given.",
            "Row 2, row 7, row 8 and row 9 each take 6 only once.",
            "If r2c1, r2c2 or r2c8 were 6, box 7, box 9, column 4 and column 5 would have only row 7, row 8 and row 9 left for their 6s: three for four.",
            "So r2c1, r2c2 and r2c8 cannot be 6.",
        ),
    ),
    Golden(
        rule="finned_franken_x_wing",
        terse="r5c8 not 8: Finned Franken X-Wing, box 3 and column 5",
        conversational="Finned Franken X-Wing. In box 3 and column 5, the 8 can only go in rows 1 and 5, but for the fin r2c8. If the fin is not 8, the first two houses use up both rows; and if it is, r5c8 sees it, so r5c8 cannot be 8.",
        technical="Finned Franken X-Wing: 8 c5b3 r15 fr2c8 => r5c8<>8",
        teacher="Finned Franken X-Wing. In box 3 and column 5, the 8 can only go in rows 1 and 5, but for the fin r2c8. Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, the bases need every cover, and what lies in more covers than bases is false. If a fin is true, whatever sees it is false. A candidate that goes in both cases goes for certain. So r5c8 cannot be 8.",
        proof=(
            "Finned Franken X-Wing.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Column 5 must take its 8 in r1c5 or r5c5: r2c5, r3c5, r4c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Row 1, row 5 and column 8 each take 8 only once.",
            "If r5c8 were 8, box 3 would have to take its 8 in r1c9; then column 5 would have no place for 8.",
            "So r5c8 cannot be 8.",
        ),
    ),
    Golden(
        rule="finned_franken_swordfish",
        terse="r7c1 not 3: Finned Franken Swordfish, box 8, row 1 and row 4",
        conversational="Finned Franken Swordfish. In box 8, row 1 and row 4, the 3 can only go in columns 1, 4 and 6, but for the fin r7c5. If the fin is not 3, the first three houses use up all three columns; and if it is, r7c1 sees it, so r7c1 cannot be 3.",
        technical="Finned Franken Swordfish: 3 r14b8 c146 fr7c5 => r7c1<>3",
        teacher="Finned Franken Swordfish. In box 8, row 1 and row 4, the 3 can only go in columns 1, 4 and 6, but for the fin r7c5. Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, the bases need every cover, and what lies in more covers than bases is false. If a fin is true, whatever sees it is false. A candidate that goes in both cases goes for certain. So r7c1 cannot be 3.",
        proof=(
            "Finned Franken Swordfish.",
            "Box 8 must take its 3 in r7c5, r7c6, r9c4 or r9c6: r7c4, r8c4, r8c5, r8c6 and r9c5 are given.",
            "Row 1 must take its 3 in r1c1, r1c4 or r1c6: r1c2, r1c3, r1c5, r1c7, r1c8 and r1c9 are given.",
            "Row 4 must take its 3 in r4c4 or r4c6: r4c1, r4c2, r4c3, r4c5, r4c7, r4c8 and r4c9 are given.",
            "Column 1, column 4, column 6 and row 7 each take 3 only once.",
            "If r7c1 were 3, box 8, row 1 and row 4 would have only column 4 and column 6 left for their 3s: two for three.",
            "So r7c1 cannot be 3.",
        ),
    ),
    Golden(
        rule="finned_franken_jellyfish",
        terse="r7c9 not 3: Finned Franken Jellyfish, box 2, column 1, column 3 and column 8",
        conversational="Finned Franken Jellyfish. In box 2, column 1, column 3 and column 8, the 3 can only go in rows 1, 2, 3 and 7, but for the fin r8c8. If the fin is not 3, the first four houses use up all four rows; and if it is, r7c9 sees it, so r7c9 cannot be 3.",
        technical="Finned Franken Jellyfish: 3 c138b2 r1237 fr8c8 => r7c9<>3",
        teacher="Finned Franken Jellyfish. In box 2, column 1, column 3 and column 8, the 3 can only go in rows 1, 2, 3 and 7, but for the fin r8c8. Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, the bases need every cover, and what lies in more covers than bases is false. If a fin is true, whatever sees it is false. A candidate that goes in both cases goes for certain. So r7c9 cannot be 3.",
        proof=(
            "Finned Franken Jellyfish.",
            "Box 2 must take its 3 in r1c4, r1c6, r2c6, r3c4 or r3c5: r1c5, r2c4, r2c5 and r3c6 are given.",
            "Column 1 must take its 3 in r1c1, r2c1, r3c1 or r7c1: r4c1, r5c1, r6c1, r8c1 and r9c1 are given.",
            "Column 3 must take its 3 in r2c3, r3c3 or r7c3: r1c3, r4c3, r5c3, r6c3, r8c3 and r9c3 are given.",
            "Column 8 must take its 3 in r1c8, r2c8, r3c8 or r8c8: r4c8, r5c8, r6c8, r7c8 and r9c8 are given.",
            "Row 1, row 2, row 3, row 7 and box 9 each take 3 only once.",
            "If r7c9 were 3, box 2, column 1, column 3 and column 8 would have only row 1, row 2 and row 3 left for their 3s: three for four.",
            "So r7c9 cannot be 3.",
        ),
    ),
    Golden(
        rule="franken_large_fish",
        terse="r1c1 not 8: Large Franken Fish, box 2, box 3, box 5, column 2 and column 9",
        conversational="Large Franken Fish. In box 2, box 3, box 5, column 2 and column 9, the 8 can only go in rows 1, 2, 3, 5 and 6; r1c9 lies in two of the first five houses and counts as a fin. If the fin is not 8, the first five houses use up all five rows; and if it is, r1c1 sees it, so r1c1 cannot be 8.",
        technical="Finned Franken Squirmbag: 8 c29b235 r12356 efr1c9 => r1c1<>8",
        teacher="Large Franken Fish. In box 2, box 3, box 5, column 2 and column 9, the 8 can only go in rows 1, 2, 3, 5 and 6; r1c9 lies in two of the first five houses and counts as a fin. Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, the bases need every cover, and what lies in more covers than bases is false. If a fin is true, whatever sees it is false. A candidate that goes in both cases goes for certain. So r1c1 cannot be 8.",
        proof=(
            "Large Franken Fish.",
            "Box 2 must take its 8 in r1c5, r2c6 or r3c6: r1c4, r1c6, r2c4, r2c5, r3c4 and r3c5 are given.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Box 5 must take its 8 in r5c5 or r6c6: r4c4, r4c5, r4c6, r5c4, r5c6, r6c4 and r6c5 are given.",
            "Column 2 must take its 8 in r2c2, r3c2, r5c2 or r6c2: r1c2, r4c2, r7c2, r8c2 and r9c2 are given.",
            "Column 9 must take its 8 in r1c9 or r5c9: r2c9, r3c9, r4c9, r6c9, r7c9, r8c9 and r9c9 are given.",
            "Row 1, row 2, row 3, row 5 and row 6 each take 8 only once.",
            "If r1c1 were 8, box 3 would have to take its 8 in r2c8; then box 2 would have to take its 8 in r3c6; then column 9 would have to take its 8 in r5c9; then box 5 would have to take its 8 in r6c6; then column 2 would have no place for 8.",
            "So r1c1 cannot be 8.",
        ),
    ),
    Golden(
        rule="mutant_fish",
        terse="r47c6 not 9: Mutant Fish, boxes 1 and 2",
        conversational="Mutant Fish. In boxes 1 and 2, the 9 can only go in row 3 and column 6. The two boxes take their 9s in the other two, one in each, and use both up, so r4c6 and r7c6 cannot be 9.",
        technical="Mutant X-Wing: 9 b12 r3,c6 => r47c6<>9",
        teacher="Mutant Fish. In boxes 1 and 2, the 9 can only go in row 3 and column 6. Rows, columns and boxes may stand on both sides of a fish. The bases need the digit as often as there are bases, and each cover can give it only once, so the covers are used up. Whatever lies in more covers than bases has no digit left for it. So r4c6 and r7c6 cannot be 9.",
        proof=(
            "Mutant Fish.",
            "Box 1 must take its 9 in r3c1 or r3c2: r1c1, r1c2, r1c3, r2c1, r2c2, r2c3 and r3c3 are given.",
            "Box 2 must take its 9 in r2c6, r3c4 or r3c5: r1c4, r1c5, r1c6, r2c4, r2c5 and r3c6 are given.",
            "Row 3 and column 6 each take 9 only once.",
            "If r4c6 or r7c6 were 9, box 1 would have to take its 9 in r3c1 or r3c2; then box 2 would have no place for 9.",
            "So r4c6 and r7c6 cannot be 9.",
        ),
    ),
    Golden(
        rule="finned_mutant_fish",
        terse="r7c1 not 3: Finned Mutant Fish, box 1 and column 5",
        conversational="Finned Mutant Fish. In box 1 and column 5, the 3 can only go in row 3 and column 1, but for the fin r7c5. If the fin is not 3, the first two houses use up the other two; and if it is, r7c1 sees it, so r7c1 cannot be 3.",
        technical="Finned Mutant X-Wing: 3 c5b1 r3,c1 fr7c5 => r7c1<>3",
        teacher="Finned Mutant Fish. In box 1 and column 5, the 3 can only go in row 3 and column 1, but for the fin r7c5. Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, the bases need every cover, and what lies in more covers than bases is false. If a fin is true, whatever sees it is false. A candidate that goes in both cases goes for certain. So r7c1 cannot be 3.",
        proof=(
            "Finned Mutant Fish.",
            "Box 1 must take its 3 in r1c1, r3c1 or r3c3: r1c2, r1c3, r2c1, r2c2, r2c3 and r3c2 are given.",
            "Column 5 must take its 3 in r3c5 or r7c5: r1c5, r2c5, r4c5, r5c5, r6c5, r8c5 and r9c5 are given.",
            "Row 3, column 1 and row 7 each take 3 only once.",
            "If r7c1 were 3, box 1 would have to take its 3 in r3c3; then column 5 would have no place for 3.",
            "So r7c1 cannot be 3.",
        ),
    ),
    Golden(
        rule="finned_mutant_large_fish",
        terse="r7c9 not 3: Large Finned Mutant Fish, box 3, row 9, column 1, column 3 and column 5",
        conversational="Large Finned Mutant Fish. In box 3, row 9, column 1, column 3 and column 5, the 3 can only go in box 8, row 1, row 2, row 3 and row 7, but for the fin r9c9. If the fin is not 3, the first five houses use up the other five; and if it is, r7c9 sees it, so r7c9 cannot be 3.",
        technical="Finned Mutant Squirmbag: 3 r9,c135b3 r1237b8 fr9c9 => r7c9<>3",
        teacher="Large Finned Mutant Fish. In box 3, row 9, column 1, column 3 and column 5, the 3 can only go in box 8, row 1, row 2, row 3 and row 7, but for the fin r9c9. Fins are places of the bases outside the covers, or in two bases at once. If no fin is true, the bases need every cover, and what lies in more covers than bases is false. If a fin is true, whatever sees it is false. A candidate that goes in both cases goes for certain. So r7c9 cannot be 3.",
        proof=(
            "Large Finned Mutant Fish.",
            "Box 3 must take its 3 in r1c8, r2c8, r2c9 or r3c8: r1c7, r1c9, r2c7, r3c7 and r3c9 are given.",
            "Row 9 must take its 3 in r9c4, r9c6 or r9c9: r9c1, r9c2, r9c3, r9c5, r9c7 and r9c8 are given.",
            "Column 1 must take its 3 in r1c1, r2c1, r3c1 or r7c1: r4c1, r5c1, r6c1, r8c1 and r9c1 are given.",
            "Column 3 must take its 3 in r2c3, r3c3 or r7c3: r1c3, r4c3, r5c3, r6c3, r8c3 and r9c3 are given.",
            "Column 5 must take its 3 in r3c5, r7c5 or r8c5: r1c5, r2c5, r4c5, r5c5, r6c5 and r9c5 are given.",
            "Box 8, row 1, row 2, row 3, row 7 and box 9 each take 3 only once.",
            "If r7c9 were 3, row 9 would have to take its 3 in r9c4 or r9c6; then column 5 would have to take its 3 in r3c5; then column 3 would have to take its 3 in r2c3; then box 3 would have to take its 3 in r1c8; then column 1 would have no place for 3.",
            "So r7c9 cannot be 3.",
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
    board = Board.from_string("." * layout.cell_count, layout)
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
    action = Elimination.of(cells(gone), [5])
    step = TraceStep(Inference(rule, action, evidence), action.apply(board))
    return voice_named(voice).tell(step, board).text


def test_a_place_in_two_bases_is_pointed_out() -> None:
    fish = ("b5 b9 c2 c4", "r5 r6 r7 r9", "r5c2 r6c4 r7c2 r9c4", "r5c8")
    assert told(CLASSIC, *fish, endo_fins="r5c4") == (
        "My Fish. In box 5, box 9, column 2 and column 4, the 5 can only go in rows 5, 6, 7 and 9; r5c4 lies in two of the first four houses and counts as a fin. If the fin is not 5, the first four houses use up all four rows; and if it is, r5c8 sees it, so r5c8 cannot be 5."
    )
    assert told(CLASSIC, *fish, fins="r8c8", endo_fins="r5c4") == (
        "My Fish. In box 5, box 9, column 2 and column 4, the 5 can only go in rows 5, 6, 7 and 9, but for the fin r8c8; r5c4 lies in two of the first four houses and counts as a fin too. If no fin is 5, the first four houses use up all four rows; and whichever fin is 5, r5c8 sees it, so r5c8 cannot be 5."
    )
    both = told(CLASSIC, *fish, fins="r8c8", endo_fins="r5c4", voice="technical")
    assert both == "My Fish: 5 c24b59 r5679 fr8c8 efr5c4 => r5c8<>5"


def test_a_place_of_a_base_that_goes_is_explained() -> None:
    assert told(CLASSIC, "b7 b8", "r7 c6", "r7c3 r7c6 r8c6", "r1c6 r7c6") == (
        "My Fish. In boxes 7 and 8, the 5 can only go in row 7 and column 6. The two boxes take their 5s in the other two, one in each, and use both up. r7c6 lies in both of the other two and would use both up for a single house, so r1c6 and r7c6 cannot be 5."
    )
    assert told(
        CLASSIC, "r1 r4 r7", "c1 c4 b9", "r1c1 r4c4 r7c7", "r7c4 r9c4 r7c9", fins="r7c8"
    ) == (
        "My Fish. In rows 1, 4 and 7, the 5 can only go in column 1, column 4 and box 9, but for the fin r7c8. If the fin is not 5, the three rows use up the other three; and if it is, r7c4, r7c9 and r9c4 see it. r7c4 and r7c9 each lie in two of the other three and would use both up for a single house, so r7c4, r7c9 and r9c4 cannot be 5."
    )


def test_diagonals_are_lines_one_is_on() -> None:
    layout = CLASSIC.with_diagonals()
    assert told(layout, "r2 d1", "c2 c7", "r2c2 r2c7 r7c7", "r5c2") == (
        "My Fish. In row 2 and on the main diagonal, the 5 can only go in columns 2 and 7. The first two houses take their 5s in different columns and use up both, so r5c2 cannot be 5."
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
        "Siamese Fish. In box 2 and row 7, the 5 can only go in box 7 and column 6; or, seen another way, in columns 2 and 6, but for the fin r7c3. Seen the first way, the first two houses take their 5s in the other two, one in each, and use both up, which rules out r8c3 and r9c3. Seen the second way, if the fin is not 5, the first two houses use up both columns; and if it is, r9c2 sees it, so r8c3, r9c2 and r9c3 cannot be 5."
    )
    assert said(board, evidence, "r8c3 r9c2 r9c3", "technical", "siamese_fish") == (
        "Siamese X-Wing: 5 r7b2 c6b7 or c26 fr7c3 => r8c3,r9c23<>5"
    )
    assert said(board, evidence, "r9c2", "technical", "my_twins").startswith("My Twins: 5 r7b2 ")
