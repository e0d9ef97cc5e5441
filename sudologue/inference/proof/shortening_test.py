from __future__ import annotations

import pytest

from puzzles.checks import PAIRS
from puzzles.layouts import LAYOUTS
from puzzles.shared import lines, needs_shared, sample
from sudologue.audit import check_trace
from sudologue.inference import Elimination, Placement, SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.solver import Solver

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
NONE = "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."
DIAGONALS = "5......7...............1....42........37.29.6..59...3...........3.46....19......."
EARLY_RECTANGLES = (
    *PAIRS,
    "unique_rectangle_1",
    "unique_rectangle_2",
    "x_wing",
    "xy_wing",
    "w_wing",
)
THREE_OF_NINE = "76............26.34.8...1..2...6..818.....5.214...5.....4...32....9.1......3....."


def eliminations(result: SolveResult) -> int:
    return sum(isinstance(step.inference.action, Elimination) for step in result.steps)


def placements(result: SolveResult) -> set[Placement]:
    actions = [step.inference.action for step in result.steps]
    return {action for action in actions if isinstance(action, Placement)}


@pytest.mark.parametrize(
    ("layout", "puzzle"), [("classic", PUZZLE), ("classic", HARDER), ("diagonals", DIAGONALS)]
)
def test_a_shorter_trace_comes_to_the_same_end(layout: str, puzzle: str) -> None:
    result = Solver().solve(Board.from_string(puzzle, LAYOUTS[layout]))
    short = result.shortened()
    assert check_trace(short).ok, check_trace(short)
    assert short.status is SolveStatus.SOLVED
    assert short.final_board == result.final_board
    assert placements(short) == placements(result)
    assert short.saved == len(result.steps) - len(short.steps)
    assert eliminations(short) <= eliminations(result.pruned()) <= eliminations(result)
    # the same again and again
    assert result.shortened() == short
    assert short.shortened() == short


def test_eliminations_that_a_trace_leaned_on_are_spared() -> None:
    result = Solver().solve(Board.from_string(THREE_OF_NINE))
    counted = [eliminations(each) for each in (result, result.pruned(), result.shortened())]
    assert counted == [9, 6, 3]


def test_no_kind_of_single_comes_in_that_the_trace_has_not() -> None:
    rules = [rule for rule in PAIRS if rule not in ("naked_single", "full_house")]
    result = Solver(rules).solve(Board.from_string(PUZZLE))
    for short in (result.shortened(), result.proof(result.initial.layout.cells[0], shorten=True)):
        assert {step.inference.rule for step in short.steps} <= set(rules)
        assert check_trace(short).ok


def test_a_stuck_end_stays_as_it_was() -> None:
    result = Solver((*PAIRS, "x_wing")).solve(Board.from_string(HARDER))
    assert result.status is SolveStatus.STUCK
    short = result.shortened()
    assert check_trace(short).ok
    assert short.final_board == result.final_board
    assert short.diagnosis == result.diagnosis


def test_a_contradiction_is_reached_sooner() -> None:
    result = Solver().solve(Board.from_string(NONE))
    short = result.shortened()
    assert check_trace(short).ok
    assert short.status is SolveStatus.CONTRADICTION
    assert short.final_board.dead_end == result.final_board.dead_end
    assert len(short.steps) <= len(result.pruned().steps) < len(result.steps)


def test_a_trace_of_nothing_but_singles_is_as_short_as_it_gets() -> None:
    result = Solver().solve(Board.from_string("1... ..3. .4.. ...2"))
    assert result.shortened() == result
    assert result.shortened().saved == 0


@needs_shared
def test_uniqueness_is_spared_where_it_can_be() -> None:
    """Steps that rest on it are eliminations like others; what is left says so, if any is."""
    assumed = spared = 0
    puzzles, solver = lines("qqwing-expert"), Solver(EARLY_RECTANGLES, assume_unique=True)
    for index in sample(len(puzzles), 40):
        result = solver.solve(Board.from_string(puzzles[index]))
        short = result.shortened()
        assert check_trace(short).ok
        assert short.assumptions <= result.assumptions
        assumed += len(result.assumptions)
        spared += len(result.assumptions) - len(short.assumptions)
    assert 0 < spared < assumed


@pytest.mark.parametrize("puzzle", [PUZZLE, HARDER])
def test_a_proof_is_never_longer_for_being_shortened(puzzle: str) -> None:
    result = Solver().solve(Board.from_string(puzzle))
    shorter = 0
    for action in placements(result):
        proof, short = result.proof(action.cell), result.proof(action.cell, shorten=True)
        assert check_trace(short).ok
        assert short.steps[-1].inference.action == action
        assert short.saved == len(proof.steps) - len(short.steps) >= 0
        shorter += short.saved > 0
    assert shorter


@needs_shared
def test_a_tenth_of_the_eliminations_and_more() -> None:
    puzzles = lines("qqwing-intermediate")
    before = after = 0
    for index in sample(len(puzzles), 16):
        result = Solver().solve(Board.from_string(puzzles[index]))
        short = result.shortened()
        assert check_trace(short).ok
        assert len(short.steps) <= len(result.steps)
        before += eliminations(result)
        after += eliminations(short)
    assert after * 10 <= before * 9
