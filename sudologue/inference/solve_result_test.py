from __future__ import annotations

import pytest

from sudologue.inference import (
    Assumption,
    Diagnosis,
    Evidence,
    Inference,
    Placement,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.model import Board, Cell, DeadEnd
from sudologue.rules.order import ORDER
from sudologue.solver import Solver

BOARD = Board.from_string("1... ..3. .4.. ...2")
FIRST = BOARD.place(Cell(1, 1), 2)
SECOND = FIRST.place(Cell(3, 0), 3)


def step(board: Board, cell: Cell, value: int, evidence: Evidence) -> TraceStep:
    return TraceStep(Inference("some_rule", Placement(cell, value), evidence), board)


STEPS = (
    step(FIRST, Cell(1, 1), 2, Evidence()),
    step(SECOND, Cell(3, 0), 3, Evidence(assumption=Assumption.UNIQUE_SOLUTION)),
)


def tight(count: int, size: int) -> tuple[tuple[Cell, frozenset[int]], ...]:
    return tuple((Cell(0, col), frozenset(range(9 + col, 9 + col + size))) for col in range(count))


@pytest.mark.parametrize(
    ("diagnosis", "text"),
    [
        (
            Diagnosis(1, 2, tight(1, 2), ("naked_single",)),
            "Stuck with 1 open cell and 2 candidates left. The tightest cell is r1c1 (9, A). "
            "The one rule tried found nothing: naked single.",
        ),
        (
            Diagnosis(12, 1, tight(2, 1), ("naked_single", "hidden_pair")),
            "Stuck with 12 open cells and 1 candidate left. The tightest cells are r1c1 (9) and "
            "r1c2 (A). None of the 2 rules tried finds anything: naked single and hidden pair.",
        ),
        (
            Diagnosis(40, 90, tight(5, 3), ("full_house", "naked_single", "x_wing")),
            "Stuck with 40 open cells and 90 candidates left. The tightest cells are "
            "r1c1 (9, A, B), r1c2 (A, B, C), r1c3 (B, C, D), r1c4 (C, D, E) and r1c5 (D, E, F). "
            "None of the 3 rules tried finds anything: full house, naked single and x wing.",
        ),
        (
            Diagnosis(40, 90, tight(6, 1), ()),
            "Stuck with 40 open cells and 90 candidates left. The tightest cells are r1c1 (9), "
            "r1c2 (A), r1c3 (B), r1c4 (C), r1c5 (D) and 1 more. No rules were given.",
        ),
        (
            Diagnosis(1, 2, tight(1, 2), (), solutions=(FIRST, SECOND)),
            "Stuck, since the puzzle has more than one solution. Two of them: "
            "1....23..4.....2 and 1....23..4..3..2.",
        ),
        (
            Diagnosis(12, 1, tight(1, 1), (), stopped="the limit of 3 steps"),
            "Stopped by the limit of 3 steps, with 12 open cells and 1 candidate left.",
        ),
        (
            Diagnosis(40, 90, tight(1, 0), ("x_wing",), DeadEnd(cell=Cell(0, 0))),
            "Contradiction: r1c1 has no candidate left.",
        ),
        (
            Diagnosis(40, 90, (), (), DeadEnd(house=BOARD.houses[4], digit=3)),
            "Contradiction: row 1 has no place left for 3.",
        ),
    ],
)
def test_a_diagnosis_is_worth_reading(diagnosis: Diagnosis, text: str) -> None:
    assert str(diagnosis) == text


def test_a_trace_knows_the_board_before_and_after_each_step() -> None:
    result = SolveResult(BOARD, STEPS, SolveStatus.STUCK)
    assert [result.board_before(step) for step in (1, 2, STEPS[1])] == [BOARD, FIRST, FIRST]
    assert result.final_board == SECOND


def test_a_trace_is_written_and_read_back() -> None:
    result = Solver(["naked_single", "hidden_single"]).solve(BOARD)
    text = result.to_json()
    assert "\n" not in text
    assert SolveResult.from_json(text) == result


def test_a_trace_without_steps_ends_where_it_starts() -> None:
    result = SolveResult(BOARD, (), SolveStatus.STUCK)
    assert result.final_board == BOARD
    assert result.assumptions == frozenset()


def test_a_trace_tells_what_it_took_for_granted() -> None:
    assert SolveResult(BOARD, STEPS[:1], SolveStatus.STUCK).assumptions == frozenset()
    assert SolveResult(BOARD, STEPS, SolveStatus.STUCK).assumptions == {Assumption.UNIQUE_SOLUTION}


# --------------------------------------------------------------------- what is asked of it first

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."


def test_a_solved_result_has_its_solution() -> None:
    result = Solver().solve(Board(PUZZLE))
    assert result.solved
    assert result.solution == result.final_board.to_string()
    assert result.solution == (
        "416527893592836147873491265148265379657319482239784651361958724785142936924673518"
    )


@pytest.mark.parametrize("solver", [Solver([]), Solver(max_steps=3), Solver(["x_wing"])])
def test_another_result_has_none(solver: Solver) -> None:
    result = solver.solve(Board(PUZZLE))
    assert not result.solved
    assert result.solution is None


def test_the_hardest_step_is_the_first_by_the_hardest_rule() -> None:
    result = Solver().solve(Board(PUZZLE))
    assert result.hardest is not None
    assert str(result.hardest) == "xy_wing: r3c3<>5"
    assert result.hardest is next(s for s in result.steps if s.inference.rule == "xy_wing")
    assert SolveResult(BOARD, (), SolveStatus.STUCK).hardest is None


def test_techniques_are_counted_easiest_first() -> None:
    result = Solver().solve(Board(PUZZLE))
    assert list(result.techniques) == [slug for slug in ORDER if slug in result.techniques]
    assert sum(result.techniques.values()) == len(result.steps)
    assert result.techniques["xy_wing"] == sum(
        step.inference.rule == "xy_wing" for step in result.steps
    )
    assert SolveResult(BOARD, (), SolveStatus.STUCK).techniques == {}


def test_rules_of_other_people_count_as_easier_than_ours() -> None:
    ours = Solver().solve(BOARD).steps
    mixed = SolveResult(BOARD, STEPS + ours, SolveStatus.SOLVED)
    assert next(iter(mixed.techniques)) == "some_rule"
    assert mixed.hardest in ours
    assert SolveResult(BOARD, STEPS, SolveStatus.STUCK).hardest is STEPS[0]


def test_a_status_equals_its_word() -> None:
    result = Solver().solve(BOARD)
    assert result.status == "solved"
    assert f"{result.status}" == "solved"
    assert {status: str(status) for status in SolveStatus} == {
        "solved": "solved",
        "stuck": "stuck",
        "contradiction": "contradiction",
        "stopped": "stopped",
    }


def test_a_cell_s_text_asks_for_its_proof() -> None:
    result = Solver().solve(Board(PUZZLE))
    assert result.proof("r3c3") == result.proof(Cell(2, 2)) == result.proof((2, 2))
    assert result.proof("r3c3", shorten=True) == result.proof(Cell(2, 2), shorten=True)
