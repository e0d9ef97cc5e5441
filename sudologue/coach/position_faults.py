"""What is wrong with a position, in words for each level of a hint.

That something is wrong is found by search, and said so. What would be right is not said at all.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sudologue.coach.ladder import LEVELS, HintKind, Rungs
from sudologue.coach.player_marks import Note, Pencilled
from sudologue.model import Board, Candidate, Cell, DeadEnd, Layout, bits_of
from sudologue.narration.phrasing.filling import Speaker, as_sentence
from sudologue.narration.steps.clashes import contradicting, nothing_goes_on
from sudologue.oracle import Judgement, conflict_of

_faults = Speaker(__name__)


@dataclass(frozen=True)
class Fault:
    """Something wrong: of what kind, which of these it is, what is said, and of which cell."""

    kind: HintKind
    name: str
    rungs: Rungs
    cell: Cell | None = None

    def away(self, near: Collection[Cell]) -> int:
        """How far it is from where the player is."""
        cell = self.cell
        if cell is None:
            return 0
        return min((abs(cell.row - to.row) + abs(cell.col - to.col) for to in near), default=0)


def _rungs(*cases: str, **names: Any) -> Rungs:
    """What is said of a fault at the levels of a hint; of the proof, nothing more."""
    return Rungs(tuple(_faults.say(level, *cases, **names) for level in LEVELS[:-1]))


def conflict(layout: Layout, end: DeadEnd) -> Fault:
    """Two equal digits in sight of each other, or a puzzle that leaves no way to fill something."""
    cells = end.cells or (end.clue.cells if end.clue else [])
    where = end.house or layout.houses_with(end.cell or cells[0])[0]
    case = "equal" if end.cells else "barred" if end.is_clash else "unfillable"
    about = end.cells or end.clue or end.cell or where
    rungs = _rungs(case, place=where, about=about, clash=nothing_goes_on(end))
    return Fault(HintKind.CONFLICT, "conflict", rungs)


def blamed(pencilled: Pencilled, judgement: Judgement) -> list[Fault]:
    """What is wrong with a position that has no solution, as far as search can tell."""
    layout, wrong = pencilled.board.layout, judgement.wrong_digits
    if wrong:
        return [_wrong_entry(layout, each, len(wrong) - 1) for each in sorted(wrong)]
    if judgement.wrong_cells:
        return [wrong_mark(layout, cell) for cell in sorted(judgement.wrong_cells)]
    board, case = pencilled.board, "undecided"
    if judgement.is_together:
        case = "together"
    elif judgement.puzzle.has_none:
        if layout.clues or board.masks.barred or not board.masks.givens:
            return [_contradiction(board)]
        case = "puzzle" if board.masks.filled == board.masks.givens else "givens"
    return [Fault(HintKind.WRONG_ENTRY, "wrong", Rungs((_faults.say("state", case),)))]


def _contradiction(board: Board) -> Fault:
    """What of a puzzle contradicts each other, its clues among it."""
    found = conflict_of(board)
    told = contradicting(found.givens, found.barred, found.clues, found.is_minimal)
    state = _faults.say("state", "contradiction")
    rungs = Rungs((state, as_sentence(told)))
    return Fault(HintKind.CONFLICT, "conflict", rungs)


def _wrong_entry(layout: Layout, wrong: Candidate, others: int) -> Fault:
    cases = ("entry", "others") if others else ("entry",)
    cell, digit = wrong.cell, wrong.digit
    place = layout.houses_with(cell)[0]
    rungs = _rungs(*cases, place=place, cell=cell, digit=digit, others=others)
    return Fault(HintKind.WRONG_ENTRY, f"entry-{wrong}", rungs, cell)


def wrong_mark(layout: Layout, cell: Cell) -> Fault:
    """A cell whose marks lack the digit that it needs; which one is not said."""
    rungs = _rungs("mark", place=layout.houses_with(cell)[0], cell=cell)
    return Fault(HintKind.WRONG_MARK, f"mark-{cell}", rungs, cell)


def wrong_note(layout: Layout, note: Note) -> Fault:
    """Marks that say where a digit of a block goes, or what a cell is, and are wrong."""
    if isinstance(note.about, Cell):
        return wrong_mark(layout, note.about)
    digit, house = note.digit or 0, note.about
    rungs = _rungs("note", place=house, digit=digit)
    return Fault(HintKind.WRONG_MARK, f"note-{digit}-{house.short}", rungs)


def stale_marks(pencilled: Pencilled) -> list[Fault]:
    """The marks that a placed digit rules out, or the puzzle itself."""
    board = pencilled.board
    return [_stale_mark(board, mark) for mark in board.masks.tables.candidates_in(pencilled.stale)]


def _stale_mark(board: Board, mark: Candidate) -> Fault:
    tables, cell, digit = board.masks.tables, mark.cell, mark.digit
    seen = [
        tables.candidate(n).cell for n in bits_of(board.masks.filled & tables.ruled_out_by(mark))
    ]
    cases, place = ("stale", "seen") if seen else ("stale",), board.layout.houses_with(cell)[0]
    rungs = _rungs(*cases, place=place, cell=cell, digit=digit, seen=seen[:1])
    return Fault(HintKind.STALE_MARK, f"stale-{mark}", rungs, cell)
