from __future__ import annotations

import json
import re

import pytest

import sudologue
from sudologue import Board, Candidate, Cell, Layout, SolveResult, SudologueError
from sudologue.audit import check_inference, check_trace
from sudologue.budget import Limits
from sudologue.coach import Answer, Claim, Explanation
from sudologue.coach.explain import explanation_of
from sudologue.coach.reason_search import ClaimMasks, ReasonSearch
from sudologue.inference import Assumption, Placement
from sudologue.narration import in_full, voice_named
from sudologue.narration.claims.board_claims import AtStep
from sudologue.rules import named

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SOLVED = "416527893592836147873491265148265379657319482239784651361958724785142936924673518"
EASIEST = ".....4..6.8...53..4.51.........2..4...95.6..2...39.....1.......3....8.1.64......9"
EASY = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."
FOUR = "1... ..3. .4.. ...2"
SEVERAL = "1... ..3. .4.. ...."
HARDEST = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"


def audited(found: Explanation) -> Explanation:
    if found.inference is not None:
        assert check_inference(found.board, found.inference).ok
    if found.proof is not None:
        assert check_trace(found.proof).ok
    if found.trace is not None:
        assert check_trace(found.trace).ok
    return found


def explained(position: str | Board, claim: str, **more: object) -> Explanation:
    return audited(sudologue.explain(position, claim, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("claim", "verdict", "rule"),
    [
        ("r3c3<>5", "proved_now", "forcing_net_contradiction"),
        ("r2c79,r3c9<>4", "proved_now", "locked_candidates_claiming"),
        ("r2c3=2", "proved_now", "hidden_single"),
        ("r2c3=2, r2c3<>5", "proved_now", "hidden_single"),
        ("r1c1<>2", "proved_now", "hidden_single"),
        ("r1c2=1", "proved_now", None),
        ("r1c2<>3", "proved_now", None),
        ("r1c1<>2, r3c3<>5", "proved_now", None),
        ("r3c3=3", "proved_later", None),
        ("r3c3<>3", "must_be", None),
        ("r2c3<>2", "must_be", "hidden_single"),
        ("r3c3<>5, r2c3<>2", "must_be", "hidden_single"),
        ("r1c2<>1", "must_be", None),
        ("r3c3=5", "false", "forcing_net_contradiction"),
        ("r1c2=3", "false", None),
        ("r3c3=3, r2c3=5", "false", "naked_quad"),
    ],
)
def test_each_claim_has_its_answer(claim: str, verdict: str, rule: str | None) -> None:
    found = explained(PUZZLE, claim)
    assert found.verdict == verdict
    assert (found.inference.rule if found.inference else None) == rule
    assert bool(found) is verdict.startswith("proved")
    assert (found.solution is None) is bool(found)
    if found.solution is not None:
        assert found.solution.to_string() == SOLVED
    assert repr(found) == f"<Explanation of {Claim.parse(claim)}: {verdict}>"


def test_a_false_candidate_is_ruled_out_by_the_digit_that_a_rule_places() -> None:
    found = explained(PUZZLE, "r2c3<>5")
    assert str(found.inference) == "hidden_single: r2c3=2"
    assert str(found) == (
        "Yes. r2c3 is 2. Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3."
    )


def test_what_the_reason_shows_is_said_first() -> None:
    found = explained(PUZZLE, "r2c1<>4")
    assert found.verdict is Answer.PROVED_LATER
    lead, *lines = str(found).split("\n")
    assert lead == "Yes, in 28 steps. r2c8 is 4, and r2c1 is in the same row. Why r2c8 is 4:"
    assert lines[0].startswith("1. r2c3 is 2: ")
    assert lines[3].startswith("4. r1c4, r1c5, r2c5 and r2c6 aren't 4, by (3). ")
    assert lines[3].endswith("(Locked candidates)")
    assert len(lines) == 28


def test_a_few_singles_come_before_a_chain() -> None:
    """Colours show it in one step; but two singles are easier to follow."""
    found = explained(EASIEST, "r1c4<>8")
    assert [step.inference.rule for step in found.trace.steps] == ["hidden_single"] * 2  # type: ignore[union-attr]
    assert str(found).split("\n")[0] == (
        "Yes, in two steps. r4c4 is 8, and r1c4 is in the same column. Why r4c4 is 8:"
    )
    assert "2. r4c4 is 8, by (1): " in str(found)


def test_a_long_proof_of_what_is_wrong_is_shown_on_demand() -> None:
    """It gives away much of the puzzle, and whoever claims something did not ask for that."""
    claim = next(c for c in ("r1c1=5", "r2c1=4") if "--full" in str(explained(PUZZLE, c)))
    assert re.fullmatch(
        r"No\. The shortest proof I know takes \d+ steps from here, and it settles other cells on "
        r"the way, so I won't show it unless you ask: --full\.",
        str(explained(PUZZLE, claim)),
    )
    full = in_full(voice_named("conversational"), full=True)
    assert explained(PUZZLE, claim).tell(full).startswith("No. r")


def test_the_words_of_each_answer() -> None:
    assert str(explained(PUZZLE, "r1c2=1")) == (
        "Yes. r1c2 is 1 in the puzzle itself: it's one of the 38 givens."
    )
    assert str(explained(PUZZLE, "r3c3<>9")) == ("Yes. r2c2 is 9, and r3c3 is in the same box.")
    assert str(explained(PUZZLE, "r1c2=3")) == "No. r1c2 is 1."
    assert str(explained(PUZZLE, "r2c3<>2")).startswith(
        "No: r2c3 must be 2. Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3."
    )
    assert str(explained(PUZZLE, "r3c3=5", reveal=True)).startswith(
        f"No. r3c3 is 3, not 5. The only solution is {SOLVED}.\n\nSuppose r3c3 is 5."
    )
    assert str(explained(PUZZLE, "r3c3=3")).startswith("Yes, in four steps:\n1. r2c3 is 2: ")
    assert explained(PUZZLE, "r3c3=3").tell("terse", "a1").splitlines()[1] == (
        "1. B3 = 2: Hidden Single, column 3"
    )
    for claim, found in (
        ("r3c3<>3", "No: r3c3 must be 3. Four"),
        ("r6c5=2", "No: r6c5 isn't 1 or 2. Five"),
    ):
        assert str(explained(PUZZLE, claim)).startswith(f"{found} steps lead there:\n1. ")


@pytest.mark.parametrize(
    ("claim", "right", "said"),
    [
        ("r2c3=5", 2, "No. "),
        ("r3c3=5", 3, "No. Suppose r3c3 is 5."),
        ("r6c5=2", 8, "No: r6c5 isn't 1 or 2. Five steps lead there:"),
    ],
)
def test_a_wrong_claim_does_not_give_the_solution_away(claim: str, right: int, said: str) -> None:
    """Not the grid, and not the digit of the cell, in the words or in a step that leads there."""
    cell, digit = claim.split("=")
    found = explained(PUZZLE, claim)
    assert found.verdict is Answer.FALSE
    assert str(found).startswith(said)
    for told in (str(found), str(sudologue.judge(PUZZLE, claim))):
        assert not re.search(r"[1-9]{10}", told)
    steps = found.trace.steps if found.trace else ()
    assert f"{cell}={right}" not in [str(step.inference.action) for step in steps]
    shown = str(explained(PUZZLE, claim, reveal=True))
    assert f"{cell} is {right}, not {digit}. The only solution is {SOLVED}." in shown
    assert SOLVED in str(sudologue.judge(PUZZLE, claim, reveal=True))


def test_without_work_for_a_reason_search_alone_speaks() -> None:
    found = explanation_of(Board(PUZZLE), Claim.parse("r6c5=2"), limits=Limits(budget=10))
    assert str(found) == "No. I know that from a search; I have no proof."


# ---------------------------------------------------------------------------- none, several, unique


def test_a_position_without_a_solution_decides_nothing() -> None:
    board = Board(PUZZLE).eliminate("r3c3(3)")
    for claim in ("r3c3=5", "r2c3=2", "r1c2=1"):
        found = explained(board, claim)
        assert (found.verdict, found.solutions) == (Answer.UNDECIDED, ())
        assert str(found) == (
            "This position has no solution, so I can't say anything about it. I know that from a "
            "search, not by logic."
        )


def test_where_solutions_disagree_both_are_shown() -> None:
    found = explained(SEVERAL, "r4c4=2", reveal=True)
    assert str(explained(SEVERAL, "r4c4=2")) == (
        "This position has more than one solution, and r4c4 is 2 in only some of them."
    )
    assert found.verdict is Answer.UNDECIDED
    against, agreeing = found.solutions
    assert (against.value("r4c4"), agreeing.value("r4c4")) == (3, 2)
    assert str(found) == (
        "This position has more than one solution, and r4c4 is 2 in only some of them: r4c4 is 3 in the solution "
        f"{against.to_string()}, and r4c4 is 2 in the solution {agreeing.to_string()}."
    )


def test_what_all_solutions_have_is_proved() -> None:
    assert explained(SEVERAL, "r2c2=2").verdict is Answer.PROVED_NOW
    assert explained(SEVERAL, "r1c2=2").verdict is Answer.FALSE
    assert ", not 2, in the solution " in str(explained(SEVERAL, "r1c2=2", reveal=True))
    assert explained(SEVERAL, "r2c2<>2").verdict is Answer.MUST_BE


def test_of_several_parts_all_have_to_be_so_at_once() -> None:
    for claim, verdict in (
        ("r4c3=4, r4c4=2", Answer.UNDECIDED),
        ("r4c4=2, r1c2=2", Answer.FALSE),
        ("r1c3=2, r4c4=4", Answer.FALSE),
        ("r2c2=2, r4c4=2", Answer.UNDECIDED),
    ):
        assert explained(SEVERAL, claim).verdict is verdict, claim
    joint = explained(SEVERAL, "r1c3=2, r4c4=4")
    assert joint.standing.is_joint
    assert str(joint) == "No. No solution has all of that."


RECTANGLE = "18.4..29.23.9.841694.132857598364721671295384324781965853649172462817539719.23648"


def test_a_reason_that_takes_one_solution_for_granted_is_called_so() -> None:
    for assume_unique in (False, True):
        found = explained(RECTANGLE, "r1c3<>5", assume_unique=assume_unique, reveal=True)
        assert found.verdict is Answer.NEEDS_UNIQUENESS
        assert not found
        assert found.inference is not None
        assert found.inference.evidence.assumption is Assumption.UNIQUE_SOLUTION
        assert found.solution is not None
        agreeing = found.solutions[1]
        assert " (Unique rectangle type 1)\n\n" in str(found)
        assert str(found).endswith(
            "That assumes that there is only one solution. This position has more than one "
            "solution, and r1c3 isn't 5 in only some of them: r1c3 is 5 in the solution "
            f"{found.solution.to_string()}, and r1c3 is 7 in the solution {agreeing.to_string()}."
        )
    assert explained(RECTANGLE, "r1c3<>5, r1c3<>7").verdict is Answer.FALSE


def test_with_uniqueness_allowed_its_rules_prove() -> None:
    board, step = named("unique_rectangle_1").example()
    claim = Claim.of(step.inference.action)
    found = audited(sudologue.explain(board, claim, assume_unique=True))
    assert found.verdict is Answer.PROVED_NOW
    without = audited(sudologue.explain(board, claim))
    assert without.verdict.is_proved
    assert without.inference is None or without.inference.evidence.assumption is None


def test_when_the_time_is_over_nothing_is_said_for_sure() -> None:
    found = sudologue.explain(HARDEST, "r1c2=3", timeout=1e-6)
    assert (found.verdict, found.solutions) == (Answer.UNDECIDED, ())
    assert str(found) == "I couldn't find out within the limits whether r1c2 is 3."


# ------------------------------------------------------------------------------------ other layouts


@pytest.mark.parametrize(
    ("puzzle", "layout", "claim", "verdict"),
    [
        ("1.....3..4.....2", Layout.of_size(4), "r1c2<>2", "proved_now"),
        (
            "5......7...............1....42........37.29.6..59...3...........3.46....19.......",
            Layout.of_size(9).with_diagonals(),
            "r1c9<>5",
            "proved_now",
        ),
    ],
)
def test_variants_get_the_same_answers(
    puzzle: str, layout: Layout, claim: str, verdict: str
) -> None:
    found = audited(sudologue.explain(puzzle, claim, layout=layout))
    assert found.verdict == verdict


# ------------------------------------------------------------------------------------------- forms


def test_the_reason_is_a_trace_that_can_be_written() -> None:
    for claim in ("r2c3=2", "r3c3=3"):
        trace = explained(PUZZLE, claim).trace
        assert trace is not None
        assert SolveResult.from_json(trace.to_json()) == trace
    assert explained(PUZZLE, "r1c2=1").trace is None


def test_a_notebook_shows_the_step() -> None:
    for claim in ("r2c3=2", "r3c3=3", "r1c2=1", "r1c2=3"):
        shown = explained(PUZZLE, claim)._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]
        assert shown["text/plain"] == str(explained(PUZZLE, claim))
        assert shown["image/svg+xml"].startswith("<svg")


def test_candidates_and_actions_are_claims_too() -> None:
    candidate = Candidate(Cell(2, 2), 5)
    for claim in (candidate, [candidate], Claim(ruled_out=(candidate,))):
        assert sudologue.explain(PUZZLE, claim).verdict is Answer.PROVED_NOW
    assert sudologue.explain(PUZZLE, Placement(Cell(1, 2), 2)).verdict is Answer.PROVED_NOW


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(SudologueError, match="there is no r9c9; rows and columns go from 1 to 4"):
        sudologue.explain(FOUR, "r9c9=1")
    with pytest.raises(
        SudologueError, match="timeout can't be 0; give a number of seconds above 0"
    ):
        sudologue.explain(FOUR, "r1c1=1", timeout=0)


def test_a_complete_board_shows_all() -> None:
    assert json.dumps(explained(SOLVED, "r1c1=4").verdict) == '"proved_now"'
    assert explained(SOLVED, "r1c1=5").verdict is Answer.FALSE
    assert explained(EASY, "r9c9=9").verdict is Answer.PROVED_NOW


def test_no_inference_is_looked_for_on_a_dead_board() -> None:
    board = Board(PUZZLE)
    for digit in sorted(board.domain("r3c3")):
        board = board.eliminate(f"r3c3({digit})")
    claim = Claim.parse("r2c3=2")
    assert ReasonSearch(board).now(ClaimMasks.of(claim, board)) is None


def test_a_cell_is_explained_by_the_digit_that_it_has() -> None:
    found = sudologue.explain(PUZZLE, "r3c3")
    assert (str(found.claim), found.verdict) == ("r3c3=3", "proved_later")
    assert sudologue.explain(PUZZLE, Cell(2, 2)) == found
    assert sudologue.explain(PUZZLE, "C3", notation="a1") == found
    both = sudologue.explain(PUZZLE, ["r2c3", "r3c3<>5"])
    assert str(both.claim) == "r2c3=2, r3c3<>5"
    with pytest.raises(SudologueError, match="search found no solution of the position"):
        sudologue.explain("32........34..2.", "r1c3")


def test_claims_are_made_in_a_notation() -> None:
    said = sudologue.judge(PUZZLE, "C3<>5", by="row C, box 1", notation="a1")
    assert said == sudologue.judge(PUZZLE, "r3c3<>5", by="row 3, box 1")
    assert sudologue.explain(PUZZLE, "-5[C3]", notation="a1") == sudologue.explain(PUZZLE, "r3c3-5")
    with pytest.raises(SudologueError, match=r"what about r3c3\? Write r3c3=5, or 'r3c3<>5'"):
        sudologue.judge(PUZZLE, "r3c3")


@pytest.mark.parametrize(
    ("position", "claim"),
    [
        pytest.param(
            ".+3+71.+8...+8+19+2+4653+7.+6+27.3.9.+94+8+6.....153+9+2....+7+26+8..9..67+45+81...+39+5+4+721..2+8+136+9.4.:149 169 545 565 747",
            "r3c1<>5, r3c7<>4, r5c7<>8",
            marks=pytest.mark.slow,
        ),
        (
            "+43+7+2+8+5+61+91..7+4+98..2+89+3+6+17..+9..+4+52.+8+1+84.19+6.7.+5.18+73.9.6..9+1+7...+7+1.6349..3+9+4+528+1+6+7:528 529",
            "r7c7<>4, r6c9<>4, r4c3<>3",
        ),
        (
            ".3+4..+9+5.79+8+572+341+6...4.+5.3+9.+4.+2+71.9+5...35.7+4+157+194...2...1.+49+58...+5.2+6+7+445...+7+1.+3",
            "r4c7<>3, r3c7<>8, r5c6<>8",
        ),
    ],
)
def test_each_part_of_a_claim_is_told_as_the_parts_before_it_leave_the_board(
    position: str, claim: str
) -> None:
    found = explained(position, claim)
    assert found.verdict == "proved_now"
    assert found.proof is not None
    boards = [found.board, *(step.board for step in found.proof.steps)]
    claims = [each for passage in found.passages() for each in passage.claims]
    at_steps = [each for each in claims if isinstance(each, AtStep)]
    assert at_steps
    assert all(each.holds(boards[each.step - 1]) for each in at_steps)
