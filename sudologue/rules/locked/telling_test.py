from sudologue.inference import Elimination, Inference, TraceStep
from sudologue.model import CLASSIC, Board, Cell, House, Layout
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.locked.evidence import LockedCandidatesEvidence

GOLDEN = (
    Golden(
        rule="locked_candidates_pointing",
        terse="r1c7 not 1: Locked Candidates (Pointing), box 1 and row 1",
        conversational="Locked candidates. Box 1's 1 is in r1c1, r1c2 or r1c3. All three are in row 1, so r1c7 isn't 1.",
        technical="Locked Candidates (Pointing): 1 b1\\r1 => r1c7<>1",
        teacher="Locked candidates. Box 1 needs a 1, and only r1c1, r1c2 and r1c3 can take it. All of them are in row 1. So the 1 of row 1 is in box 1, and no other cell of the row can be 1: r1c7 isn't 1. To find one, go from box to box, and for each digit that's missing, check whether all its places are in one row or one column.",
        proof=(
            "Locked Candidates (Pointing).",
            "Box 1 must take its 1 in r1c1, r1c2 or r1c3: r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3 are given.",
            "Row 1 takes 1 only once.",
            "If r1c7 were 1, box 1 would have no place for 1.",
            "So r1c7 is not 1.",
        ),
    ),
    Golden(
        rule="locked_candidates_claiming",
        terse="r7c4 not 3: Locked Candidates (Claiming), column 5 and box 8",
        conversational="Locked candidates. Column 5's 3 is in r7c5 or r9c5. Both are in box 8, so r7c4 isn't 3.",
        technical="Locked Candidates (Claiming): 3 c5\\b8 => r7c4<>3",
        teacher="Locked candidates. Column 5 needs a 3, and only r7c5 and r9c5 can take it. Both cells are in box 8. So the 3 of box 8 is in column 5, and no other cell of the box can be 3: r7c4 isn't 3. To find one, go along the rows and columns, and when a digit's places all lie in one box, cross it out in the rest of that box.",
        proof=(
            "Locked Candidates (Claiming).",
            "Column 5 must take its 3 in r7c5 or r9c5: r2c5, r3c5, r4c5 and r6c5 are given, and the givens in r1c2 (r1c5), r5c1 (r5c5) and r8c3 (r8c5) rule out the rest.",
            "Box 8 takes 3 only once.",
            "If r7c4 were 3, column 5 would have no place for 3.",
            "So r7c4 is not 3.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def house(layout: Layout, short: str) -> House:
    return next(house for house in layout.houses if house.short == short)


def told(layout: Layout, base: str, cover: str, cells: list[str], gone: str, voice: str) -> str:
    """The 5s of an empty board, which the sentence takes at its word."""
    board = Board.from_string("." * layout.tables.cell_count, layout)
    evidence = LockedCandidatesEvidence(
        digit=5,
        base=house(layout, base),
        cover=house(layout, cover),
        cells=tuple(map(Cell.parse, cells)),
    )
    action = Elimination([Cell.parse(gone)], [5])
    step = TraceStep(Inference("my_crossing", action, evidence), action.apply(board))
    return voice_named(voice).tell(step, board).text


def test_a_single_place() -> None:
    assert told(CLASSIC, "b1", "r1", ["r1c2"], "r1c9", "conversational") == (
        "My Crossing. Box 1's 5 is in r1c2, which is in row 1 too, so r1c9 isn't 5."
    )


def test_houses_of_any_kind_cross() -> None:
    layout = CLASSIC.with_diagonals().with_windows()
    assert told(layout, "w1", "d1", ["r2c2", "r4c4"], "r9c9", "conversational") == (
        "My Crossing. Window 1's 5 is in r2c2 or r4c4. Both are on the main diagonal, so r9c9 isn't 5."
    )


def test_a_rule_that_the_community_has_no_name_for_keeps_its_own() -> None:
    assert (
        told(CLASSIC, "b1", "r1", ["r1c2"], "r1c9", "technical")
        == "My Crossing: 5 b1\\r1 => r1c9<>5"
    )
