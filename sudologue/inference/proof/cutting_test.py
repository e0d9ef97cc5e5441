from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import PAIRS
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_trace
from sudologue.errors import SudologueError
from sudologue.inference import (
    Elimination,
    Inference,
    Placement,
    SolveResult,
    SolveStatus,
)
from sudologue.inference.proof.cutting import replayed
from sudologue.model import Board, Candidate, Cell, DeadEnd, Layout
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.singles.evidence import FullHouseEvidence, HiddenSingleEvidence
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
DIAGONALS = "5......7...............1....42........37.29.6..59...3...........3.46....19......."
NONE = "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."


def solved(puzzle: str, layout: str = "classic") -> SolveResult:
    return Solver().solve(Board.from_string(puzzle, LAYOUTS[layout]))


def placed(result: SolveResult) -> list[Placement]:
    actions = [step.inference.action for step in result.steps]
    return [action for action in actions if isinstance(action, Placement)]


def without(result: SolveResult, *dropped: int) -> SolveResult:
    """The trace without some steps, on boards made anew."""
    kept = [step.inference for i, step in enumerate(result.steps) if i not in dropped]
    return replace(result, steps=replayed(result.initial, kept), status=SolveStatus.STOPPED)


# --------------------------------------------------------------------------- the proof of a cell


@pytest.mark.parametrize(
    ("layout", "puzzle"), [("classic", PUZZLE), ("classic", HARDER), ("diagonals", DIAGONALS)]
)
def test_a_proof_is_a_trace_that_ends_with_the_placement(layout: str, puzzle: str) -> None:
    result = solved(puzzle, layout)
    assert result.status is SolveStatus.SOLVED
    told = [str(step.inference.action) for step in result.steps]
    for action in placed(result):
        proof = result.proof(action.cell)
        assert check_trace(proof).ok, check_trace(proof)
        assert proof.initial is result.initial
        assert proof.steps[-1].inference.action == action
        # in the order of the trace, and each of its steps once
        places = [told.index(str(step.inference.action)) for step in proof.steps]
        assert places == sorted(set(places))
        # every step but the last is a premise of a later one
        needed = {number for premises in proof.graph.premises.values() for number in premises}
        assert needed == set(range(1, len(proof.steps)))


@pytest.mark.parametrize(("layout", "puzzle"), [("classic", HARDER), ("diagonals", DIAGONALS)])
def test_a_proof_that_a_candidate_goes_ends_with_the_step_that_takes_it(
    layout: str, puzzle: str
) -> None:
    result = solved(puzzle, layout)
    start, end = result.initial, result.final_board
    for candidate in start.layout.tables.candidates_in(start.masks.live & ~end.masks.filled)[::4]:
        for shorten in (False, True):
            proof = result.proof(candidate, shorten)
            assert check_trace(proof).ok, check_trace(proof)
            before, after = proof.board_before(len(proof.steps)), proof.final_board
            assert candidate.digit in before.domain(candidate.cell)
            assert candidate.digit not in after.domain(candidate.cell)
            assert after.value(candidate.cell) != candidate.digit
            needed = {number for premises in proof.graph.premises.values() for number in premises}
            assert needed == set(range(1, len(proof.steps)))


@pytest.mark.parametrize(
    ("candidate", "fault"),
    [
        ("r1c2(1)", "1 is not ruled out in r1c2, so there is no proof of it"),
        ("r3c3(3)", "3 is not ruled out in r3c3, so there is no proof of it"),
        ("r1c1(1)", "1 is ruled out in r1c1 from the start: that stands on no step"),
        ("r1c2(7)", "7 is ruled out in r1c2 from the start: that stands on no step"),
    ],
)
def test_a_candidate_that_no_step_takes_has_no_proof(candidate: str, fault: str) -> None:
    with pytest.raises(SudologueError, match=f"^{fault}$"):
        solved(HARDER).proof(Candidate.parse(candidate))


@pytest.mark.parametrize("puzzle", [PUZZLE, HARDER])
def test_no_step_of_a_proof_can_be_left_out(puzzle: str) -> None:
    """Where every receipt is that of a single or of a pair, the audit refuses the rest."""
    result = Solver(PAIRS).solve(Board.from_string(puzzle))
    for action in placed(result)[::5]:
        proof = result.proof(action.cell)
        for index in range(len(proof.steps) - 1):
            assert not check_trace(without(proof, index)).ok


def test_the_proof_of_a_proof_is_that_proof() -> None:
    result = solved(HARDER)
    for action in placed(result):
        proof = result.proof(action.cell)
        assert proof.proof(action.cell) == proof


def test_a_proof_is_stopped_unless_it_fills_the_board() -> None:
    result = solved(HARDER)
    first = result.proof(placed(result)[0].cell)
    assert first.status is SolveStatus.STOPPED
    assert str(first.diagnosis) == (
        "Stopped by the end of the proof that r2c3 is 2, with 42 open cells and "
        "136 candidates left."
    )
    tiny = Solver().solve(Board.from_string(".", Layout.boxes(1, 1)))
    whole = tiny.proof(Cell(0, 0))
    assert (whole.status, whole.diagnosis) == (SolveStatus.SOLVED, None)
    assert check_trace(whole).ok


def test_what_was_there_from_the_start_has_no_proof() -> None:
    result = Solver(["full_house"]).solve(Board.from_string(PUZZLE).place(Cell(0, 0), 2))
    for cell, fault in (
        ("r1c2", "the 3 in r1c2 is given, so it stands on no step"),
        ("r1c1", "the 2 in r1c1 was placed before the trace, so it stands on no step"),
        ("r2c2", "r2c2 is not placed in this trace, so there is no proof of it"),
    ):
        with pytest.raises(SudologueError) as caught:
            result.proof(Cell.parse(cell))
        assert str(caught.value) == fault


def test_a_full_house_that_is_full_no_more_is_a_hidden_single() -> None:
    renamed = 0
    result = solved(HARDER)
    for action in placed(result):
        proof = result.proof(action.cell)
        for index, step in enumerate(proof.steps):
            found, before = step.inference.evidence, proof.board_before(index + 1)
            if isinstance(found, FullHouseEvidence):
                cells = before.layout.tables.house_masks[found.house] & before.masks.open_cells
                assert before.layout.tables.cells_in(cells) == (found.cell,)
            was = next(s for s in result.steps if s.inference.action == step.inference.action)
            if was.inference.rule == "full_house" and step.inference.rule != "full_house":
                renamed += 1
                assert step.inference.rule == "hidden_single"
                assert isinstance(found, HiddenSingleEvidence)
                assert found.truths == was.inference.evidence.truths
    assert renamed


def test_locked_candidates_name_every_cell_that_is_still_possible() -> None:
    for puzzle in (PUZZLE, HARDER):
        result = solved(puzzle)
        for proof in map(result.proof, [action.cell for action in placed(result)]):
            for index, step in enumerate(proof.steps):
                found, before = step.inference.evidence, proof.board_before(index + 1)
                if isinstance(found, LockedCandidatesEvidence):
                    assert before.range_of(found.digit, found.base) == found.cells


# ------------------------------------------------------------------- what nothing later needs


def test_a_solution_needs_its_placements_and_what_they_stand_on() -> None:
    result = solved(HARDER)
    pruned = result.pruned()
    assert check_trace(pruned).ok
    assert pruned.status is SolveStatus.SOLVED
    assert placed(pruned) == placed(result)
    assert result.needless
    assert pruned.saved == len(result.needless) == len(result.steps) - len(pruned.steps)
    for number in result.needless:
        assert isinstance(result.steps[number - 1].inference.action, Elimination)
    kept = [s.inference.action for n, s in enumerate(result.steps, 1) if n not in result.needless]
    assert kept == [step.inference.action for step in pruned.steps]
    assert pruned.needless == ()
    assert pruned.pruned() == pruned


def test_an_end_short_of_a_solution_is_the_whole_board() -> None:
    """What no rule goes on from would not be where the rules stop, if candidates came back."""
    rules = (*PAIRS, "x_wing")
    stuck = Solver(rules).solve(Board.from_string(HARDER))
    assert stuck.status is SolveStatus.STUCK
    pruned = stuck.pruned()
    assert check_trace(pruned).ok
    assert pruned.final_board == stuck.final_board
    assert (pruned.status, pruned.diagnosis) == (stuck.status, stuck.diagnosis)
    stopped = Solver(max_steps=12).solve(Board.from_string(HARDER))
    assert stopped.pruned().final_board == stopped.final_board
    assert stopped.pruned().diagnosis == stopped.diagnosis


def test_a_contradiction_needs_what_leads_to_its_dead_end() -> None:
    result = solved(NONE)
    assert result.status is SolveStatus.CONTRADICTION
    pruned = result.pruned()
    assert check_trace(pruned).ok, check_trace(pruned)
    assert 0 < len(pruned.steps) < len(result.steps)
    assert pruned.final_board.dead_end == result.final_board.dead_end
    assert result.diagnosis is not None
    assert pruned.diagnosis is not None
    assert pruned.diagnosis.dead_end == result.diagnosis.dead_end
    assert pruned.diagnosis.open_cells == pruned.final_board.masks.open_cells.bit_count()
    assert pruned.diagnosis.candidates_left == pruned.final_board.masks.live.bit_count()
    for index in range(len(pruned.steps)):
        shorter = replace(without(pruned, index), status=SolveStatus.CONTRADICTION)
        assert not check_trace(shorter).ok


def test_a_board_that_is_dead_from_the_start_needs_no_step() -> None:
    dead = Board.from_string("." * 16).eliminate(Candidate(Cell(1, 1), d) for d in (1, 2, 3, 4))
    step = Inference("any", Elimination.of_candidates((Candidate(Cell(0, 0), 1),)), SINGLE)
    result = SolveResult(dead, replayed(dead, [step]), SolveStatus.CONTRADICTION)
    assert result.pruned().steps == ()
    assert result.pruned().final_board.dead_end == DeadEnd(cell=Cell(1, 1))


SINGLE = HiddenSingleEvidence(cell=Cell(0, 0), house=LAYOUTS["4x4"].houses[0], digit=1)


def test_of_two_reasons_a_proof_takes_the_one_that_it_has_anyway() -> None:
    """A candidate goes by an elimination, or a bit later by a digit that is needed all the same."""
    result = solved(HARDER)
    longer = 0
    for action in placed(result):
        number = next(n for n, s in enumerate(result.steps, 1) if s.inference.action == action)
        reached, waiting = {number}, [number]
        while waiting:
            for premise in result.premises(waiting.pop()):
                if premise not in reached:
                    reached.add(premise)
                    waiting.append(premise)
        proof = result.proof(action.cell)
        assert len(proof.steps) <= len(reached)
        longer += len(proof.steps) < len(reached)
    assert longer


# ------------------------------------------------------------------------------------- and files


def test_a_proof_is_written_and_read_back() -> None:
    proof = solved(HARDER).proof(Cell.parse("r3c3"))
    assert SolveResult.from_json(proof.to_json()) == proof
