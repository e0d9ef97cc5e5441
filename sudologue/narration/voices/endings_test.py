from dataclasses import replace

import pytest

from sudologue.inference import (
    Assumption,
    Diagnosis,
    Evidence,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.model import Board, Candidate, Cell
from sudologue.narration import voice_named
from sudologue.narration.voices.endings import ending, short_ending
from sudologue.solver import Solver

FOUR = Board.from_string("1.....3..4.....2")
RULES = ("full_house", "naked_single", "hidden_single")


def solved(board: Board = FOUR) -> SolveResult:
    return Solver(RULES).solve(board)


def told(result: SolveResult) -> tuple[str, str]:
    (passage,) = ending(result)
    return passage.text, short_ending(result).text


def changed(result: SolveResult, numbers: tuple[int, ...], evidence: Evidence) -> SolveResult:
    """The result with the evidence of these steps, counted from 1, replaced."""
    steps = tuple(
        TraceStep(replace(step.inference, evidence=evidence), step.board) if n in numbers else step
        for n, step in enumerate(result.steps, 1)
    )
    return replace(result, steps=steps)


ASSUMING = Evidence(assumption=Assumption.UNIQUE_SOLUTION)


def test_a_solution_by_forced_steps_is_the_only_one() -> None:
    assert told(solved()) == (
        "Every step was forced, so this is the only solution.",
        "Solved in 12 steps: the only solution.",
    )


def test_of_a_board_with_digits_placed_already_it_is_the_only_one_from_there() -> None:
    assert told(solved(FOUR.place(Cell(0, 3), 4)))[0] == (
        "Every step was forced, so this is the only solution of the starting board."
    )


@pytest.mark.parametrize(
    ("numbers", "steps"),
    [
        ((3,), "Step 3 assumes"),
        ((3, 7), "Steps 3 and 7 assume"),
        (tuple(range(2, 9)), "Seven of the steps, the first of them step 2, assume"),
    ],
)
def test_a_solution_by_uniqueness_rests_on_uniqueness(numbers: tuple[int, ...], steps: str) -> None:
    assert told(changed(solved(), numbers, ASSUMING)) == (
        f"The board is complete. {steps} that the puzzle has one solution. If it does, this is it; the steps don't prove that it does.",
        "Solved in 12 steps: the only solution, if there is only one.",
    )


@pytest.mark.parametrize(
    ("numbers", "steps"), [((5,), "Step 5 cites"), ((5, 6), "Steps 5 and 6 cite")]
)
def test_steps_without_a_receipt_prove_nothing(numbers: tuple[int, ...], steps: str) -> None:
    fault = f"{steps} nothing that could be checked"
    assert told(changed(solved(), numbers, Evidence())) == (
        f"The board is complete. {fault}, so nothing is proved.",
        f"Solved in 12 steps: {fault[0].lower()}{fault[1:]}.",
    )


@pytest.mark.parametrize("voice", ["conversational", "teacher", "proof"])
def test_of_a_complete_board_there_is_nothing_to_tell(voice: str) -> None:
    (passage,) = voice_named(voice).narrate(solved(solved().final_board))
    assert passage.text == "The board is complete already."


def test_a_complete_board() -> None:
    assert told(solved(solved().final_board)) == (
        "The board is complete already.",
        "Solved already.",
    )


# stuck


def stuck(*rules: str) -> SolveResult:
    return Solver(rules).solve(FOUR)


def diagnosed(**changes: object) -> SolveResult:
    """A stuck result with something else in its diagnosis."""
    result = stuck("full_house", "hidden_pair")
    assert isinstance(result.diagnosis, Diagnosis)
    return replace(result, diagnosis=replace(result.diagnosis, **changes))


AS_FAR = "That is as far as it goes: 12 cells still open, with 20 candidates between them."
TIGHTEST = "The fewest candidates are in r1c4 (4), r2c2 (2), r3c3 (1) and r4c1 (3)."


@pytest.mark.parametrize(
    ("rules", "tried"),
    [
        ((), "No technique was there to be tried."),
        (("full_house",), "The one technique tried, Full House, finds nothing more."),
        (
            ("full_house", "hidden_pair"),
            "None of the two techniques tried finds anything more: Full House and Hidden Pair.",
        ),
    ],
)
def test_stuck_says_what_is_left_where_to_look_and_what_was_tried(
    rules: tuple[str, ...], tried: str
) -> None:
    assert told(stuck(*rules)) == (
        f"{AS_FAR} {TIGHTEST} {tried}",
        "Stuck after no steps: 12 cells still open, with 20 candidates between them.",
    )


def test_stuck_without_a_diagnosis() -> None:
    assert told(replace(stuck("full_house"), diagnosis=None))[0] == AS_FAR


def test_a_budget_that_is_used_up() -> None:
    used_up = (
        "and no step was found within the budget of 20,000 units of work. "
        "With a larger budget, it searches on"
    )
    assert told(diagnosed(budget=20_000)) == (
        f"{AS_FAR[:-1]}, {used_up}. {TIGHTEST}",
        f"Stuck after no steps: 12 cells still open, with 20 candidates between them, {used_up}.",
    )


def test_many_rules_are_not_all_named() -> None:
    result = diagnosed(rules_tried=("full_house", *["x"] * 11, "hidden_pair"))
    assert told(result)[0].endswith(
        "None of the 13 techniques tried finds anything more, from Full House to Hidden Pair."
    )


def test_several_solutions_are_shown() -> None:
    both = tuple(map(Board.from_string, ("1234341221434321", "1243341221344321")))
    assert told(diagnosed(solutions=both)) == (
        f"That is as far as logic goes{AS_FAR[25:-1]}, because there is more than one solution, for example 1234341221434321 and 1243341221344321.",
        "Stuck after no steps: there is more than one solution, for example 1234341221434321 and 1243341221344321.",
    )


def test_of_many_tight_cells_a_few_are_named() -> None:
    tightest = tuple((cell, frozenset({1, 2})) for cell in FOUR.layout.cells[:7])
    assert (
        " r1c1 (1 or 2), r1c2 (1 or 2), r1c3 (1 or 2), r1c4 (1 or 2), r2c1 (1 or 2) and two more."
        in told(diagnosed(tightest=tightest))[0]
    )


# contradictions


IMPOSSIBLE = "3...5....5814.7....4...9........698.27.......8....5..6.1...85.47.46...18....7...."


def contradiction() -> SolveResult:
    return solved(Board.from_string(IMPOSSIBLE))


def test_a_contradiction_means_that_there_is_no_solution() -> None:
    assert told(contradiction()) == (
        "r9c1 has no candidate left, so the puzzle has no solution.",
        "After two steps, r9c1 has no candidate left: the puzzle has no solution.",
    )


def test_where_digits_were_placed_already_the_puzzle_itself_may_have_one() -> None:
    assert told(solved(FOUR.place(Cell(0, 1), 2))) == (
        "r2c2 has no candidate left, so the starting board has no solution.",
        "r2c2 has no candidate left: the starting board has no solution.",
    )


def test_after_steps_that_assume_one_solution_there_may_be_none_or_several() -> None:
    assert told(changed(contradiction(), (2,), ASSUMING)) == (
        "r9c1 has no candidate left, so the puzzle doesn't have exactly one solution. Step 2 assumes that it has one.",
        "After two steps, r9c1 has no candidate left: the puzzle doesn't have exactly one solution.",
    )


def test_after_steps_without_a_receipt_they_may_be_wrong() -> None:
    assert told(changed(contradiction(), (1, 2), Evidence())) == (
        "r9c1 has no candidate left, so something is wrong, in the puzzle or in a step. Steps 1 and 2 cite nothing that could be checked.",
        "After two steps, r9c1 has no candidate left: something is wrong, in the puzzle or in a step.",
    )


def test_the_proof_says_what_left_nothing() -> None:
    passages = voice_named("proof").narrate(contradiction())
    assert [passage.text for passage in passages[-2:]] == [
        "r9c1 has nothing left: the givens in r7c2 (1), r5c1 (2), r1c1 (3), r8c3 (4), r2c1 (5), r8c1 (7) and r6c1 (8) and steps 1 (6) and 2 (9) rule out every digit.",
        "r9c1 has no candidate left, so the puzzle has no solution.",
    ]


def test_a_house_with_no_place_for_a_digit() -> None:
    board = FOUR.eliminate(Candidate(cell, 2) for cell in FOUR.range_of(2, FOUR.houses[1]))
    result = SolveResult(board, (), SolveStatus.CONTRADICTION)
    assert [passage.text for passage in voice_named("proof").narrate(result)[-2:]] == [
        "Box 2 has no place for 2: r2c3 is given, and the given in r4c4 (r1c4 and r2c4) and what went before (r1c3) rule out the rest.",
        "Box 2 has no place left for 2, so the starting board has no solution.",
    ]


def test_a_contradiction_that_the_board_does_not_show() -> None:
    assert told(SolveResult(FOUR, (), SolveStatus.CONTRADICTION)) == (
        "The board contradicts itself, so the puzzle has no solution.",
        "The board contradicts itself: the puzzle has no solution.",
    )
