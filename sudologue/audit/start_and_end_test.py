from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from puzzles.checks import PAIRS, SINGLES
from sudologue.audit import Verdict, check_trace
from sudologue.clues import Cage
from sudologue.inference import Diagnosis, SolveResult, SolveStatus
from sudologue.model import Board, Candidate, Cell, DeadEnd, HouseKind, Layout
from sudologue.model.board_tables import equal_digits
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
SMALL = "1... ..3. .4.. ...2"
GOOD = Solver(PAIRS).solve(Board.from_string(PUZZLE))
STUCK = Solver(SINGLES).solve(Board.from_string(PUZZLE))
STOPPED = Solver(PAIRS, max_steps=3).solve(Board.from_string(PUZZLE))
SEVERAL = Solver().solve(Board.from_string("1... .... .... ...."))
DEAD_BOARD = Board.from_string("1... .... .... ....").eliminate(
    [Candidate(Cell(1, 1), digit) for digit in (2, 3, 4)]
)
DEAD = Solver(SINGLES).solve(DEAD_BOARD)


def diagnosis_of(result: SolveResult) -> Diagnosis:
    assert result.diagnosis is not None
    return result.diagnosis


def reason(result: SolveResult, **altered: Any) -> str | None:
    """What the audit has against a trace whose diagnosis is altered."""
    verdict = check_trace(
        replace(result, diagnosis=replace(diagnosis_of(result), **altered)),
    )
    assert verdict.ok or verdict.step == 1 + len(result.steps)
    return verdict.reason


@pytest.mark.parametrize("result", [STUCK, STOPPED, SEVERAL, DEAD])
def test_the_solver_s_own_diagnoses_are_true(result: SolveResult) -> None:
    assert check_trace(result).ok
    assert reason(result) is None
    assert check_trace(replace(result, diagnosis=None)).ok


def test_counts() -> None:
    cells, candidates = diagnosis_of(STUCK).open_cells, diagnosis_of(STUCK).candidates_left
    assert reason(STUCK, open_cells=cells + 1) == (
        f"the diagnosis counts {cells + 1} open cells, the board has {cells}"
    )
    assert reason(STUCK, candidates_left=7) == (
        f"the diagnosis counts 7 candidates, the board has {candidates}"
    )


def test_the_tightest_cells() -> None:
    tightest = diagnosis_of(STUCK).tightest
    wrong = "the diagnosis names other cells than those with the fewest candidates"
    assert reason(STUCK, tightest=tightest[1:]) == wrong
    assert reason(STUCK, tightest=()) == wrong
    cell, domain = tightest[0]
    other = frozenset({*domain, 9} - {min(domain)})
    assert reason(STUCK, tightest=((cell, other), *tightest[1:])) == wrong


def test_dead_ends() -> None:
    board = DEAD.final_board
    row = next(house for house in board.houses if house.kind is HouseKind.ROW)
    assert diagnosis_of(DEAD).dead_end == DeadEnd(cell=Cell(1, 1))
    for end in (
        DeadEnd(cell=Cell(2, 2)),
        DeadEnd(house=row, digit=1),
        DeadEnd(house=row, digit=2),
        DeadEnd(house=row),
        DeadEnd(digit=2),
        DeadEnd(),
        DeadEnd(cell=Cell(1, 1), house=row, digit=2),
    ):
        assert reason(DEAD, dead_end=end) == f"the diagnosis says that {end}, which is not so"
    gone = board.eliminate(board.candidates_at(2, board.layout.house_masks[row]))
    assert gone.dead_end is not None
    diagnosis = replace(
        diagnosis_of(Solver(SINGLES).solve(gone)), dead_end=DeadEnd(house=row, digit=2)
    )
    result = SolveResult(gone, (), SolveStatus.CONTRADICTION, diagnosis)
    assert check_trace(result).ok


def test_equal_digits_that_see_each_other() -> None:
    result = Solver().solve(Board.from_string("11.. .... .... ...."))
    end = diagnosis_of(result).dead_end
    assert end is not None
    assert end.cells == (Cell(0, 0), Cell(0, 1))
    assert reason(result) is None
    wrong = replace(end, house=result.initial.houses[1])
    assert reason(result, dead_end=wrong) == f"the diagnosis says that {wrong}, which is not so"
    open_cell = equal_digits(result.initial.layout, Cell(0, 0), Cell(0, 2), 1)
    assert (
        reason(result, dead_end=open_cell)
        == f"the diagnosis says that {open_cell}, which is not so"
    )


def test_a_digit_that_the_puzzle_rules_out() -> None:
    board = Board.from_string("1... .... .... ....").barring([Candidate(Cell(0, 0), 1)])
    result = Solver().solve(board)
    assert diagnosis_of(result).dead_end == DeadEnd(cell=Cell(0, 0), digit=1)
    assert reason(result) is None
    wrong = DeadEnd(cell=Cell(0, 0), house=board.houses[0], digit=1)
    assert reason(result, dead_end=wrong) == f"the diagnosis says that {wrong}, which is not so"


def test_a_start_that_clashes_has_no_steps() -> None:
    result = Solver().solve(Board.from_string("11.. .... .... ...."))
    step = Solver().solve(Board.from_string(SMALL)).steps[0]
    assert check_trace(replace(result, steps=(step,))) == Verdict(
        False, "r1c1 and r1c2 see each other and are both 1"
    )


def test_a_budget_that_ended_something_else() -> None:
    assert reason(STUCK, budget=20) is None
    assert reason(STOPPED, budget=20) == (
        "the diagnosis says that a budget was used up, but its status is stopped"
    )


def test_what_stopped_a_solve_that_was_not_stopped() -> None:
    assert reason(STUCK, stopped="the bell") == (
        "the diagnosis says what stopped the solve, but its status is stuck"
    )


def test_a_diagnosis_of_what_is_well() -> None:
    verdict = check_trace(replace(GOOD, diagnosis=diagnosis_of(STUCK)))
    assert verdict == Verdict(
        False, "the board is complete, and yet there is a diagnosis", 1 + len(GOOD.steps)
    )


def test_several_solutions() -> None:
    one, other = diagnosis_of(SEVERAL).solutions
    none = "the diagnosis shows a solution that is none"
    assert reason(SEVERAL, solutions=(one, SEVERAL.initial)) == none
    assert reason(SEVERAL, solutions=(one, other.with_masks(filled=other.filled << 1))) == none
    classic = GOOD.final_board
    assert reason(SEVERAL, solutions=(one, classic)) == none
    same = "the diagnosis shows several solutions, and they are not different ones"
    assert reason(SEVERAL, solutions=(one, one)) == same
    assert reason(SEVERAL, solutions=(one,)) == same
    moved = Board.from_string("2143 3412 1234 4321")
    assert reason(SEVERAL, solutions=(one, moved)) == (
        "the diagnosis shows a solution that the board rules out"
    )


@pytest.mark.parametrize("index", range(0, len(GOOD.steps), 4))
def test_what_a_start_takes_for_granted(index: int) -> None:
    start = GOOD.board_before(index + 1)
    verdict = check_trace(SolveResult(start, GOOD.steps[index:], GOOD.status))
    digits = start.filled.bit_count() - GOOD.initial.filled.bit_count()
    candidates = Board.from_values(start.values).live.bit_count() - start.live.bit_count()
    parts = [f"{digits} digits placed"] if digits > 1 else []
    if candidates:
        parts.append(f"{candidates} candidate{'' if candidates == 1 else 's'} ruled out")
    assert verdict.ok
    if parts:
        assert verdict.caveat == f"with {' and '.join(parts)} before the first step"
        assert str(verdict) == f"OK, {verdict.caveat}"
    else:
        assert str(verdict) == "OK"


def test_a_complete_board_that_breaks_a_clue_is_not_solved() -> None:
    layout = Layout.boxes(2, 2).with_clues(Cage.of("r1c1 r1c2", 5))
    board = Board.from_string("1234341221434321", layout)
    verdict = check_trace(SolveResult(board, (), SolveStatus.SOLVED))
    assert verdict.reason == "it is not solved: the 5-cage at r1c1 makes 3 at most"


def test_a_digit_that_is_a_candidate_of_its_cell_as_well() -> None:
    start = Board.from_string(SMALL)
    held = start.filled & -start.filled
    verdict = check_trace(SolveResult(start.with_masks(live=held), (), SolveStatus.STUCK))
    assert verdict.reason == "r1c1(1) is a candidate, but r1c1 holds 1"


def test_one_digit_is_said_in_the_singular() -> None:
    board = Board.from_string(SMALL).place(Cell(0, 1), 3)
    assert check_trace(SolveResult(board, (), SolveStatus.STUCK)).caveat == (
        "with 1 digit placed before the first step"
    )


def test_what_the_puzzle_itself_rules_out_is_not_taken_for_granted() -> None:
    sukaku = Board.from_candidates([{1, 2}, *[{1, 2, 3, 4}] * 15], Layout.boxes(2, 2))
    assert check_trace(Solver().solve(sukaku)).caveat is None
    forgetful = sukaku.with_masks(barred=0)
    assert check_trace(Solver().solve(forgetful)).caveat == (
        "with 2 candidates ruled out before the first step"
    )
