from __future__ import annotations

import pytest

import sudologue
from sudologue.audit import check_trace
from sudologue.inference import Elimination, SolveResult
from sudologue.inference.constraint import mask_of
from sudologue.rules.singles.nearest import SINGLES, nearest_singles

PUZZLES = [
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".....5..1.5.....26...2......6...8..9....5.6..4..97......1..95.87.4..........614..",
    "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5....",
]
PATTERNS = {
    *("locked_candidates_pointing", "locked_candidates_claiming", "locked_pair", "locked_triple"),
    *("naked_pair", "hidden_pair", "naked_triple", "hidden_triple", "naked_quad", "hidden_quad"),
    *("x_wing", "swordfish"),
}


@pytest.fixture(params=PUZZLES)
def result(request: pytest.FixtureRequest) -> SolveResult:
    return sudologue.solve(request.param)


def test_what_is_shown_holds_on_the_boards_that_are_shown(result: SolveResult) -> None:
    assert check_trace(result).ok


def test_an_elimination_is_told_where_no_digit_can_be_placed_without(result: SolveResult) -> None:
    told, before = 0, True
    for number, step in enumerate(result.steps, 1):
        is_placed = step.inference.rule in SINGLES
        if before and not is_placed:
            assert next(nearest_singles(result.board_before(number), None), None) is None
            told += 1
        before = is_placed
    assert told


def test_a_pattern_takes_all_that_it_can_from_the_board_that_is_shown(result: SolveResult) -> None:
    told = 0
    for number, step in enumerate(result.steps, 1):
        evidence = step.inference.evidence
        if step.inference.rule not in PATTERNS:
            continue
        assert isinstance(step.inference.action, Elimination)
        before = result.board_before(number)
        layout, live = before.layout, before.masks.live
        under = mask_of(evidence.links, layout) & ~mask_of(evidence.truths, layout) & live
        assert under == layout.tables.candidate_mask(step.inference.action.candidates)
        told += 1
    assert told
