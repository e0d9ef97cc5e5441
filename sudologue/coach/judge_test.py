from __future__ import annotations

import time
from dataclasses import replace

import pytest

import sudologue
from sudologue import Board, Cell, Layout, SudologueError
from sudologue.audit import check_inference
from sudologue.coach import Claim, Finding, Ruling
from sudologue.inference import CellConstraint, Evidence, HouseConstraint
from sudologue.model import CLASSIC
from sudologue.rules import named

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SOLVED = "416527893592836147873491265148265379657319482239784651361958724785142936924673518"
COLUMN_3 = "Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3."
FOUR = "1.....3..4.....2"


@pytest.mark.parametrize(
    ("claim", "by", "verdict"),
    [
        ("r2c3=2", None, "valid"),
        ("r2c3=2", "hidden_single", "valid"),
        ("r2c3=2", "Naked Single", "true_but_unproved"),
        ("r2c3=2", "column 3", "valid"),
        ("r2c3=2", "2 in c3", "valid"),
        ("r2c3=2", "3 in c3", "true_but_unproved"),
        ("r2c3=2", "r2c3", "true_but_unproved"),
        ("r2c79,r3c9<>4", "4 in column 8 and box 3", "valid"),
        ("r2c79,r3c9<>4", "4 in column 8 and in row 1", "true_but_unproved"),
        ("r2c79,r3c9<>4", "locked_candidates_pointing", "true_but_unproved"),
        ("r2c7<>4", "Locked Candidates (Claiming)", "valid"),
        ("r3c3<>5", "Forcing Net (Contradiction)", "valid"),
        ("r3c3<>5", None, "valid"),
        ("r3c3=3", None, "true_but_unproved"),
        ("r1c2=1", None, "valid"),
        ("r1c2<>3", "row 9", "valid"),
        ("r3c3=5", None, "false"),
        ("r3c3<>3", "row 3", "false"),
        ("r1c2=5", "skyscraper", "false"),
    ],
)
def test_each_reason_is_ruled_on(claim: str, by: str | None, verdict: str) -> None:
    ruling = sudologue.judge(PUZZLE, claim, by=by)
    assert ruling.verdict == verdict
    assert bool(ruling) is (verdict == "valid")
    assert repr(ruling) == f"<Ruling on {Claim.parse(claim)}: {verdict}>"
    assert (ruling.solution is not None) is (verdict == "false")
    if ruling.inference is not None:
        assert check_inference(ruling.board, ruling.inference).ok
    assert stands(ruling)


HUGE = "1" + "." * 255


def test_what_was_not_come_to_in_time_is_said() -> None:
    """A rule that takes minutes is given up, and that nothing was found is no verdict on it."""
    ruling = sudologue.judge(PUZZLE, "r2c7<>4", by="forcing_net_verity", timeout=1e-6)
    assert ruling.verdict == "true_but_unproved"
    assert not ruling.in_time
    assert not ruling.names_all
    assert ruling.tell() == (
        "I couldn't find out within the limits whether a forcing net proves it. "
        "I couldn't check all techniques for its name."
    )
    enough = sudologue.judge(PUZZLE, "r2c7<>4", by="x_wing", timeout=60)
    assert enough.in_time
    assert enough.names_all
    assert enough.tell().startswith("Valid. ")
    assert enough.tell().endswith(" (X-Wing)")


def test_a_large_board_does_not_keep_anybody_waiting() -> None:
    start = time.process_time()
    for rule in ("template_delete", "als_xy_chain"):
        told = sudologue.judge(HUGE, "r1c2<>2", by=rule, timeout=0.2).tell()
        assert told.startswith(("Not so. ", "I couldn't find out "))
    assert time.process_time() - start < 10
    with pytest.raises(
        SudologueError, match="timeout can't be 0; give a number of seconds above 0"
    ):
        sudologue.judge(FOUR, "r1c2=3", timeout=0)


def stands(ruling: Ruling) -> bool:
    """Whether what a reason is said to leave open is left open by it."""
    if not ruling.surviving:
        return True
    assert ruling.grounds is not None
    assert ruling.grounds.evidence is not None
    assert ruling.part is not None
    board, layout = ruling.board, ruling.board.layout
    taken = sum(1 << layout.tables.candidate_number(c.cell, c.digit) for c in ruling.surviving)
    assert not taken & ~board.masks.live
    (denied,) = ruling.part.candidates
    placing = str(ruling.part) == f"{denied.cell}={denied.digit}"
    assert (denied in ruling.surviving) is not placing
    taken |= board.masks.filled
    evidence = ruling.grounds.evidence
    return all(truth.mask(layout) & taken for truth in evidence.truths) and all(
        (link.mask(layout) & taken).bit_count() <= 1 for link in evidence.links
    )


def test_what_a_reason_leaves_open_is_shown() -> None:
    ruling = sudologue.judge(PUZZLE, "r2c7<>4", by="4 in column 8")
    assert [str(candidate) for candidate in ruling.surviving] == ["r2c7(4)", "r2c8(4)"]
    assert str(ruling) == (
        "True, but not for that reason. It also matters that r2c7 and r2c8 see each other. "
        "You can prove it with locked candidates: column 8 and box 3."
    )
    assert ruling.named_as[:2] == ("locked_candidates_claiming", "x_wing")


W_WING = named("w_wing").example()[0]


def test_a_rule_is_asked_about_the_cells_that_are_named_with_it() -> None:
    """The wing has the digit that is not said to go; and there is none in other cells."""
    for by, verdict in (("W-Wing r3c2 r9c8", "valid"), ("w wing r3c2, r9c7", "true_but_unproved")):
        ruling = sudologue.judge(W_WING, "r9c2<>4", by=by)
        assert ruling.verdict == verdict
    told = str(sudologue.judge(W_WING, "r9c2=4", by="W-Wing r3c2 and r9c8"))
    assert told == "Not so. Here it follows from a W-Wing that r9c2 isn't 4."


def test_a_cell_that_is_missing_from_the_reason_is_named() -> None:
    assert str(sudologue.judge(FOUR, "r1c4=4", by="row 1")).startswith(
        "True, but not for that reason. It also matters that r1c3 can take only one digit. "
        "You can prove it with a naked single: r1c4"
    )


def test_the_words_of_rulings() -> None:
    said = {
        ("r2c3=2", "hidden single"): f"Valid. {COLUMN_3} (Hidden single)",
        ("r2c3=2", "2 in column 3"): f"Valid. {COLUMN_3} (Hidden single)",
        ("r2c79,r3c9<>4", "c8, b3"): "Valid. ",
        ("r2c79,r3c9<>4", "x-wing"): "True, but not by an X-Wing. You can prove it with locked ",
        (
            "r3c3<>5",
            "skyscraper",
        ): "True, but not by a skyscraper. You can prove it with a forcing ",
        ("r2c3=2", "row 2"): (
            "True, but not for that reason. Row 2 alone could have its 2 in r2c1 or r2c5 as well. "
            "You can prove it with a hidden single: column 3."
        ),
        ("r3c3<>5", "row 3"): (
            "True, but not for that reason. Row 3 alone could be filled with 5 in r3c3, 4 in r3c4, "
            "3 in r3c5 and 9 in r3c9. You can prove it with "
        ),
        ("r3c3=3", None): (
            "True, but no technique proves it in one step from here. It takes four steps, which "
            "'why' shows."
        ),
        ("r1c2<>3", None): "Valid. r1c2 is 1.",
        ("r1c2=3", None): "Not so. r1c2 is 1.",
        ("r3c3=9", None): "Not so. r2c2 is 9, and r3c3 is in the same box.",
        ("r3c3=5", None): "Not so. With 5 in r3c3, the puzzle has no solution.",
        ("r3c3=5", "box 1"): (
            "Not so. Box 1's 5 could also be in r1c1, r2c1 or r2c3, so the reason doesn't hold, "
            "and the conclusion is false as well."
        ),
    }
    for (claim, by), words in said.items():
        assert str(sudologue.judge(PUZZLE, claim, by=by)).startswith(words)
    line = sudologue.judge(PUZZLE, "r2c7<>4").tell("terse", "a1")
    assert line == "B79,C9 not 4: Locked Candidates (Claiming), column 8 and box 3"


def test_constraints_and_evidence_are_reasons() -> None:
    box = CLASSIC.houses[2]
    column = next(house for house in CLASSIC.houses if str(house) == "column 8")
    cited = (HouseConstraint(column, 4), HouseConstraint(box, 4))
    assert sudologue.judge(PUZZLE, "r2c7<>4", by=cited)
    assert sudologue.judge(PUZZLE, "r2c7<>4", by=[column, box])
    assert not sudologue.judge(PUZZLE, "r2c7<>4", by=[column, Cell(1, 6)])
    assert sudologue.judge(PUZZLE, "r2c7<>4", by=Evidence(truths=cited[:1], links=cited[1:]))
    wrong = Evidence(truths=cited[1:], links=cited[:1])
    ruling = sudologue.judge(PUZZLE, "r2c7<>4", by=wrong)
    assert ruling.verdict is Finding.TRUE_BUT_UNPROVED
    assert str(ruling).startswith(
        "True, but not for that reason. It would allow 4 in r2c7. You can "
    )
    assert sudologue.judge(FOUR, "r1c4=4", by=[CellConstraint(Cell(0, 3))])


def test_a_rule_that_takes_one_solution_for_granted() -> None:
    board, step = named("unique_rectangle_1").example()
    ruling = sudologue.judge(board, step.inference.action, by="Unique Rectangle Type 1")
    assert ruling.verdict is Finding.VALID
    assert "This puzzle has only one solution" in str(ruling)
    assert "unique_rectangle_1" in ruling.named_as
    several = "18.4..29.23.9.841694.132857598364721671295384324781965853649172462817539719.23648"
    ruling = sudologue.judge(several, "r1c3<>5", by="unique_rectangle_1", reveal=True)
    assert ruling.verdict is Finding.FALSE
    agreeing = ruling.standing.agreeing
    assert ruling.solution is not None
    assert agreeing is not None
    assert str(ruling).endswith(
        "and r1c3 isn't 5 in only some of them: r1c3 is 5 in the solution "
        f"{ruling.solution.to_string()}, and r1c3 is 7 in the solution {agreeing.to_string()}."
    )
    assert str(replace(ruling, reveal=False)).endswith(
        "Not so. This position has more than one solution, and r1c3 isn't 5 in only some of them."
    )


def test_positions_with_no_solution_and_with_several() -> None:
    dead = Board(PUZZLE).eliminate("r3c3(3)")
    ruling = sudologue.judge(dead, "r2c3=2", by="column 3")
    assert ruling.verdict is Finding.VALID
    assert str(ruling).startswith(
        "This position has no solution, so I can't say anything about it. I know that from a "
        f"search, not by logic.\n\nValid. {COLUMN_3} (Hidden single)"
    )
    assert sudologue.judge(dead, "r3c3=5", by="column 1").verdict is Finding.TRUE_BUT_UNPROVED
    several = "1... ..3. .4.. ...."
    assert sudologue.judge(several, "r4c4=2").verdict is Finding.FALSE
    assert sudologue.judge(several, "r2c2=2").verdict is Finding.VALID


def test_variants_are_judged_by_their_houses() -> None:
    puzzle = "5......7...............1....42........37.29.6..59...3...........3.46....19......."
    layout = Layout.of_size(9).with_diagonals()
    assert sudologue.judge(puzzle, "r9c9<>5", layout=layout)
    for step in sudologue.solve(puzzle, layout=layout).steps[:10]:
        board = Board(puzzle, layout=layout)
        if check_inference(board, step.inference).ok:
            assert sudologue.judge(board, step.inference.action, by=step.inference.evidence)


def test_a_notebook_shows_the_step_of_the_rule() -> None:
    for claim in ("r2c3=2", "r1c2=3"):
        ruling = sudologue.judge(PUZZLE, claim)
        shown = ruling._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]
        assert shown["text/plain"] == str(ruling)
        assert shown["image/svg+xml"].startswith("<svg")
