"""What is wrong with a position, in words for each level of a hint.

That something is wrong is found by search, and said so. What would be right is not said at all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from sudologue.budget import DEFAULT_BUDGET, Limits
from sudologue.coach.answer_texts import reason_for
from sudologue.coach.claim import Claim
from sudologue.coach.explain import explanation_of
from sudologue.coach.ladder import LEVELS, HintKind, Level, Rungs
from sudologue.coach.player_marks import Note, Pencilled, possible
from sudologue.model import Board, Candidate, Cell, DeadEnd, Layout, bits_of
from sudologue.narration import Narrator, Passage
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.steps.areas import stack_of
from sudologue.narration.steps.clashes import contradicting, nothing_goes_on
from sudologue.narration.steps.scene import technique
from sudologue.oracle import Judgement, conflict_of

_faults = Speaker(__name__)

_BUDGET = DEFAULT_BUDGET // 4


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
    """What is said of a fault at the levels of a hint."""
    return Rungs(tuple(_faults.say(level, *cases, **names) for level in LEVELS))


def conflict(layout: Layout, end: DeadEnd) -> Fault:
    """Two equal digits in sight of each other, or a puzzle that leaves no way to fill something."""
    cells = end.cells or (end.clue.cells if end.clue else [])
    where = end.house or layout.houses_with(end.cell or cells[0])[0]
    case = "equal" if end.cells else "barred" if end.is_clash else "unfillable"
    about = end.cells or end.clue or end.cell or where
    clash, afar = nothing_goes_on(end), when(afar=end.cells and not end.house)
    rungs = _rungs(case, *afar, place=where, about=about, clash=clash)
    return Fault(HintKind.CONFLICT, "conflict", rungs)


@dataclass(frozen=True)
class WrongEntryRungs(Rungs):
    """What is said of a wrong digit: its proof, if there is a short one, is looked for on demand.

    The `board` lacks what is wrong.
    """

    board: Board
    wrong: Candidate

    def words(self, level: Level, narrator: Narrator) -> Passage:
        return self._proof if level is Level.PROOF else super().words(level, narrator)

    @cached_property
    def _proof(self) -> Passage:
        """Why it is wrong; of a long proof, what it would take."""
        found = explanation_of(self.board, Claim((self.wrong,)), limits=Limits(_BUDGET))
        told = reason_for(found)
        far = None if told or found.inference is None else technique(found.inference.rule)
        cases = when(shown=told, long=found.proof, far=far)
        steps = len(found.proof.steps) if found.proof else 0
        names = {"cell": self.wrong.cell, "digit": self.wrong.digit, "told": told, "rule": far}
        return _faults.say("proof", "entry", *cases, steps=steps, **names)


def blamed(pencilled: Pencilled, judgement: Judgement) -> list[Fault]:
    """What is wrong with a position that has no solution, as far as search can tell."""
    board, case, wrong = pencilled.board, "undecided", judgement.wrong_digits
    if wrong:
        return [_wrong_entry(board, each, wrong) for each in sorted(wrong)]
    if judgement.wrong_cells:
        gone = possible(board) & ~board.masks.live
        return [wrong_mark(board, cell, gone) for cell in sorted(judgement.wrong_cells)]
    if judgement.is_together:
        case = "together"
    elif judgement.puzzle.has_none:
        if board.layout.clues or board.masks.barred or not board.masks.givens:
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


def _wrong_entry(board: Board, wrong: Candidate, all_wrong: Sequence[Candidate]) -> Fault:
    tables, filled = board.layout.tables, board.masks.filled
    filled &= ~tables.candidate_mask(all_wrong)
    live = tables.left_beside(filled) & ~board.masks.barred
    right = Board(replace(board.masks, live=live, filled=filled))
    stack, boxes = stack_of(board.layout, wrong.cell)
    rungs = _rungs(
        "entry",
        *when(others=len(all_wrong) > 1),
        *stack.cases,
        wrong=len(all_wrong),
        place=board.layout.houses_with(wrong.cell)[0],
        boxes=boxes,
        about=wrong.cell,
        cell=wrong.cell,
        digit=wrong.digit,
    )
    told = WrongEntryRungs(rungs.passages, right, wrong)
    return Fault(HintKind.WRONG_ENTRY, f"entry-{wrong}", told, wrong.cell)


def wrong_mark(board: Board, cell: Cell, gone: int, *cases: str) -> Fault:
    """A cell whose marks lack the digit that it needs; which of all that are gone is not said."""
    tables = board.layout.tables
    home = tables.domain_masks[tables.cell_number(cell)]
    digits, left = (
        [candidate.digit for candidate in tables.candidates_in(mask & home)]
        for mask in (gone, possible(board))
    )
    houses = sorted(board.layout.houses_with(cell), key=lambda house: not house.kind.is_line)
    rungs = _rungs(
        "mark",
        *cases,
        *when(several=len(digits) > 1),
        place=board.layout.houses_with(cell)[0],
        houses=houses,
        about=cell,
        cell=cell,
        gone=digits,
        left=left,
    )
    return Fault(HintKind.WRONG_MARK, f"mark-{cell}", rungs, cell)


def wrong_note(board: Board, note: Note) -> Fault:
    """Marks that say where a digit of a block goes, or what a cell is, and are wrong."""
    if isinstance(note.about, Cell):
        return wrong_mark(board, note.about, note.denied, "noted")
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
    rungs = _rungs(*cases, place=place, about=cell, cell=cell, digit=digit, seen=seen[:1])
    return Fault(HintKind.STALE_MARK, f"stale-{mark}", rungs, cell)
