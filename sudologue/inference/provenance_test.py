from __future__ import annotations

import pytest

from puzzles.checks import PAIRS, SINGLES
from puzzles.layouts import LAYOUTS
from sudologue.inference.provenance import Provenance, Removal
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
DIAGONALS = "5......7...............1....42........37.29.6..59...3...........3.46....19......."


def bit(layout: Layout, candidate: str) -> int:
    parsed = Candidate.parse(candidate)
    return 1 << layout.candidate_number(parsed.cell, parsed.digit)


SMALL = Solver(SINGLES).solve(
    Board.from_string("1... ..3. .4.. ...2").barring([Candidate(Cell(1, 0), 2)])
)


@pytest.mark.parametrize(
    ("candidate", "removals"),
    [
        # still there, or placed: nobody removed it
        ("r1c1(1)", []),
        ("r2c2(2)", []),
        # a given in its cell, in its row, in its box
        ("r1c1(3)", [Removal(Candidate.parse("r1c1(3)"), given=Cell(0, 0))]),
        ("r1c2(1)", [Removal(Candidate.parse("r1c2(1)"), given=Cell(0, 0))]),
        ("r2c2(4)", [Removal(Candidate.parse("r2c2(4)"), given=Cell(2, 1))]),
        # the puzzle itself
        ("r2c1(2)", [Removal(Candidate.parse("r2c1(2)"))]),
        # a step
        ("r1c2(2)", [Removal(Candidate.parse("r1c2(2)"), step=2)]),
    ],
)
def test_who_removed_a_candidate(candidate: str, removals: list[Removal]) -> None:
    assert str(SMALL.steps[1].inference.action) == "r1c3=2"
    found = Provenance(SMALL).removals(bit(SMALL.initial.layout, candidate))
    assert list(found) == removals


@pytest.mark.parametrize(("layout", "puzzle"), [("classic", PUZZLE), ("diagonals", DIAGONALS)])
def test_every_candidate_is_removed_once_or_stands(layout: str, puzzle: str) -> None:
    result = Solver(PAIRS).solve(Board.from_string(puzzle, LAYOUTS[layout]))
    board = result.final_board
    layout_ = board.layout
    removals = list(Provenance(result).removals(layout_.all_candidates))
    gone = {layout_.candidate(n) for n in range(layout_.size * layout_.cell_count)} - set(
        layout_.candidates_in(board.live | board.filled)
    )
    assert len(removals) == len(gone)
    assert {removal.candidate for removal in removals} == gone
    for removal in removals:
        cell, digit = removal.candidate.cell, removal.candidate.digit
        if removal.given is not None:
            assert removal.step is None
            assert result.initial.is_given(removal.given)
            rival = result.initial.value(removal.given)
            assert removal.given == cell or (
                rival == digit and removal.given in layout_.peers(cell)
            )
        else:
            assert removal.step is not None  # these puzzles rule nothing out by themselves
            assert digit in result.board_before(removal.step).domain(cell)
            assert digit not in result.steps[removal.step - 1].board.domain(cell)


def test_givens_come_before_steps_and_steps_in_order() -> None:
    result = Solver(PAIRS).solve(Board.from_string(PUZZLE))
    steps = [r.step for r in Provenance(result).removals(result.initial.layout.all_candidates)]
    given = [step for step in steps if step is None]
    assert steps[: len(given)] == given
    later = [step for step in steps if step is not None]
    assert later == sorted(later)
