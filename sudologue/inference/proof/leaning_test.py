"""That what is told of a step is true in a shorter trace, too: a step leans on all that it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from puzzles.checks import PAIRS
from puzzles.shared import lines, needs_shared, sample
from sudologue.audit import check_trace
from sudologue.inference import Placement, SolveResult, TraceStep
from sudologue.model import Board, Candidate
from sudologue.rules.colouring.evidence import ColourPairsEvidence, Colours, ColourTrapEvidence
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape
from sudologue.solver import Solver

COLOURED = "...56..1.......5..6...48.9..586.....7.9.......61...7.9..4..9..52.........7..81.24"
GRAVE = ".....5......3.6..5.......1.4...7.....3......22.64..3...8.71..9.76.....5.....5.27."


def parts(result: SolveResult) -> Iterator[tuple[TraceStep, Board]]:
    """The steps of shorter traces made of one, with the boards that they see there."""
    actions = [step.inference.action for step in result.steps]
    cells = [action.cell for action in actions if isinstance(action, Placement)]
    for part in (result.pruned(), result.shortened(), *map(result.proof, cells[::6])):
        assert check_trace(part).ok
        for step in part.steps:
            yield step, part.board_before(step)


def strongly_linked(one: Candidate, other: Candidate, board: Board) -> bool:
    """Whether a cell or a house has these two candidates and no other that would do."""
    if one.cell == other.cell:
        return board.domain(one.cell) == frozenset((one.digit, other.digit))
    if one.digit != other.digit:
        return False
    both = {one.cell, other.cell}
    return any(set(board.range_of(one.digit, house)) == both for house in board.houses)


def are_joined(colours: Colours, board: Board) -> bool:
    """Whether strong links lead from each of the candidates to each other one."""
    candidates = {*colours.one, *colours.other}
    reached, waiting = {colours.one[0]}, [colours.one[0]]
    while waiting:
        here = waiting.pop()
        for there in candidates - reached:
            if strongly_linked(here, there, board):
                reached.add(there)
                waiting.append(there)
    return reached == candidates


def test_colours_are_joined_by_strong_links_on_every_board() -> None:
    told = 0
    for step, before in parts(Solver().solve(Board.from_string(COLOURED))):
        match step.inference.evidence:
            case ColourTrapEvidence(colours=colours):
                told += 1
                assert are_joined(colours, before)
            case ColourPairsEvidence(first=first, second=second):
                told += 1
                assert are_joined(first, before)
                assert are_joined(second, before)
            case _:
                pass
    assert told


@needs_shared
def test_the_bases_of_a_fish_have_no_places_but_those_it_names() -> None:
    told = 0
    puzzles, solver = lines("qqwing-expert"), Solver()
    for index in sample(len(puzzles), 6):
        for step, before in parts(solver.solve(Board.from_string(puzzles[index]))):
            found = step.inference.evidence
            if isinstance(found, FishEvidence):
                told += 1
                named = {*found.corners, *found.fins, *found.endo_fins}
                gone = {candidate.cell for candidate in step.inference.action.candidates}
                for house in found.base:
                    assert {*before.range_of(found.digit, house)} <= named | gone
    assert told
    assert told


def check_deadly_patterns(result: SolveResult) -> tuple[int, int]:
    """How many patterns were told in shorter traces, and how many of them were graves."""
    told = graves = 0
    saw = {s.inference.evidence: result.board_before(n) for n, s in enumerate(result.steps, 1)}
    for step, before in parts(result):
        found = step.inference.evidence
        if isinstance(found, DeadlyPatternEvidence):
            told += 1
            then = saw[found]
            for cell in found.pattern:
                assert before.value(cell) == then.value(cell)
                assert before.domain(cell) == then.domain(cell)
            if found.shape is DeadlyShape.GRAVE:
                graves += 1
                assert before.masks.open_cells == then.masks.open_cells
    return told, graves


@pytest.mark.slow
@needs_shared
def test_a_deadly_pattern_is_filled_where_it_was_and_open_where_it_was() -> None:
    puzzles, solver = lines("qqwing-expert"), Solver(assume_unique=True)
    results = [solver.solve(Board.from_string(puzzles[i])) for i in sample(len(puzzles), 8)]
    assert sum(check_deadly_patterns(result)[0] for result in results)


def test_around_a_grave_every_cell_is_filled() -> None:
    solver = Solver((*PAIRS, "x_wing", "xy_wing", "bug_plus_1"), assume_unique=True)
    assert check_deadly_patterns(solver.solve(Board.from_string(GRAVE)))[1]
