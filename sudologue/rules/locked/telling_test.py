from sudologue.inference import Elimination, Inference, TraceStep
from sudologue.model import CLASSIC, Board, Cell, House, Layout
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.locked.evidence import LockedCandidatesEvidence

GOLDEN = (
    Golden(
        rule="locked_candidates_pointing",
        terse="r1c7 not 1: Locked Candidates (Pointing), box 1 and row 1",
        conversational="Locked Candidates (Pointing). In box 1, the 1 can only go in r1c1, r1c2 or r1c3, and all three lie in row 1 too. One of them takes the 1 of row 1, so r1c7 cannot be 1.",
        technical="Locked Candidates (Pointing): 1 in b1 => r1c7<>1",
        teacher="Locked Candidates (Pointing). In box 1, the 1 can only go in r1c1, r1c2 or r1c3, and all three lie in row 1 too. One of them takes the 1 of row 1, so r1c7 cannot be 1. That is called Locked Candidates (Pointing): wherever box 1 has its 1, that is the 1 of row 1 as well, so box 1 points along the row and leaves none for the rest of it. To find the next one, go from box to box and ask of each digit that is missing there whether all its places lie in one row or one column.",
        proof=(
            "Locked Candidates (Pointing).",
            "Box 1 must take its 1 in r1c1, r1c2 or r1c3: r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3 are given.",
            "Row 1 takes 1 only once.",
            "If r1c7 were 1, box 1 would have no place for 1.",
            "So r1c7 cannot be 1.",
        ),
    ),
    Golden(
        rule="locked_candidates_claiming",
        terse="r7c4 not 3: Locked Candidates (Claiming), column 5 and box 8",
        conversational="Locked Candidates (Claiming). In column 5, the 3 can only go in r7c5 or r9c5, and both lie in box 8 too. One of them takes the 3 of box 8, so r7c4 cannot be 3.",
        technical="Locked Candidates (Claiming): 3 in c5 => r7c4<>3",
        teacher="Locked Candidates (Claiming). In column 5, the 3 can only go in r7c5 or r9c5, and both lie in box 8 too. One of them takes the 3 of box 8, so r7c4 cannot be 3. That is called Locked Candidates (Claiming): wherever column 5 has its 3, that is the 3 of box 8 as well, so column 5 claims it and leaves none for the rest of box 8. To find the next one, go along the rows and columns and ask of each digit that is missing there whether all its places lie in one box.",
        proof=(
            "Locked Candidates (Claiming).",
            "Column 5 must take its 3 in r7c5 or r9c5: r2c5, r3c5, r4c5 and r6c5 are given, and the givens in r1c2 (r1c5), r5c1 (r5c5) and r8c3 (r8c5) rule out the rest.",
            "Box 8 takes 3 only once.",
            "If r7c4 were 3, column 5 would have no place for 3.",
            "So r7c4 cannot be 3.",
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
        "My Crossing. In box 1, the 5 can only go in r1c2, and it lies in row 1 too. That cell takes the 5 of row 1, so r1c9 cannot be 5."
    )


def test_houses_of_any_kind_cross() -> None:
    layout = CLASSIC.with_diagonals().with_windows()
    assert told(layout, "w1", "d1", ["r2c2", "r4c4"], "r9c9", "conversational") == (
        "My Crossing. In window 1, the 5 can only go in r2c2 or r4c4, and both lie on the main diagonal too. One of them takes the 5 of the main diagonal, so r9c9 cannot be 5."
    )


def test_a_rule_that_the_community_has_no_name_for_keeps_its_own() -> None:
    assert (
        told(CLASSIC, "b1", "r1", ["r1c2"], "r1c9", "technical")
        == "My Crossing: 5 in b1 => r1c9<>5"
    )
