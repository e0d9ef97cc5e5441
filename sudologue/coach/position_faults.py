"""What is wrong with a position, in words for each level of a hint.

That something is wrong is found by search, and said so. What would be right is not said at all.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sudologue.coach.ladder import HintKind, Rungs
from sudologue.coach.player_marks import Note, Pencilled
from sudologue.model import Board, Candidate, Cell, DeadEnd, Layout, bits_of
from sudologue.narration import Passage, say
from sudologue.narration.phrasing.english import (
    clue_name,
    listing,
    number_word,
    sentence_case,
    several,
    within,
)
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.clashes import contradicting, nothing_goes_on
from sudologue.oracle import Judgement, conflict_of

_BY_SEARCH = "That was found by search, not by logic."


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


def conflict(layout: Layout, end: DeadEnd) -> Fault:
    """Two equal digits in sight of each other, or a puzzle that leaves no way to fill something."""
    cells = end.cells or (end.clue.cells if end.clue else [])
    named = listing(end.cells) if end.cells else clue_name(end.clue) if end.clue else None
    where = end.house or layout.houses_with(end.cell or cells[0])[0]
    rungs = (
        say(_EQUAL if end.cells else _NO_WAY),
        phrase("Look at {}.", where),
        say(_ONCE if end.cells else _RULED_OUT if end.is_clash else _NOTHING_LEFT),
        phrase("Look at {}.", named or end.cell or where),
        sentence_case(say(nothing_goes_on(end), ".")),
    )
    return Fault(HintKind.CONFLICT, "conflict", Rungs(rungs))


_EQUAL = "The position contradicts itself: two equal digits are in sight of each other."
_ONCE = "Cells that see each other cannot hold the same digit."
_NO_WAY = "The position contradicts itself: it cannot be filled."
_RULED_OUT = "A digit stands there that the puzzle rules out."
_NOTHING_LEFT = "Something there has nothing left that it could take."


def blamed(pencilled: Pencilled, judgement: Judgement) -> list[Fault]:
    """What is wrong with a position that has no solution, as far as search can tell."""
    layout, wrong = pencilled.board.layout, judgement.wrong_digits
    if wrong:
        return [_wrong_entry(layout, each, len(wrong) - 1) for each in sorted(wrong)]
    if judgement.wrong_cells:
        return [wrong_mark(layout, cell) for cell in sorted(judgement.wrong_cells)]
    board, said = pencilled.board, _UNDECIDED
    if judgement.is_together:
        said = _TOGETHER
    elif judgement.puzzle.has_none:
        if layout.clues or board.masks.barred or not board.masks.givens:
            return [_contradiction(board)]
        said = _PUZZLE_HAS_NONE if board.masks.filled == board.masks.givens else _GIVENS_HAVE_NONE
    return [Fault(HintKind.WRONG_ENTRY, "wrong", Rungs((say(said, " ", _BY_SEARCH),)))]


def _contradiction(board: Board) -> Fault:
    """What of a puzzle contradicts each other, its clues among it."""
    found = conflict_of(board)
    told = contradicting(found.givens, found.barred, found.clues, found.is_minimal)
    state = say("The puzzle contradicts itself: it has no solution. ", _BY_SEARCH)
    rungs = Rungs((state, sentence_case(say(told, "."))))
    return Fault(HintKind.CONFLICT, "conflict", rungs)


_UNDECIDED = "No solution has all of these entries. Which of them is wrong was not found out."
_GIVENS_HAVE_NONE = "The givens have no solution, whatever else is entered."
_TOGETHER = "The entries are each right by themselves, but no solution has them all."
_PUZZLE_HAS_NONE = (
    "No solution has all of these digits. As all of them count as givens, nothing says which one "
    "is wrong."
)


def _wrong_entry(layout: Layout, wrong: Candidate, others: int) -> Fault:
    cell = wrong.cell
    said = phrase("The {} in {} is wrong: no solution has it there.", wrong.digit, cell)
    more = f" So {'is one more' if others == 1 else f'are {number_word(others)} more'}."
    rungs = (
        say("Something that was placed is wrong. ", _BY_SEARCH),
        phrase("Look at {}.", layout.houses_with(cell)[0]),
        say("A digit stands there that no solution has in that cell."),
        phrase("Look at {} again.", cell),
        say(said, " Take it out.", more if others else None),
    )
    return Fault(HintKind.WRONG_ENTRY, f"entry-{wrong}", Rungs(rungs), cell)


def wrong_mark(layout: Layout, cell: Cell) -> Fault:
    """A cell whose marks lack the digit that it needs; which one is not said."""
    rungs = (
        say("The marks lack something that is needed. ", _BY_SEARCH),
        phrase("Look at the marks in {}.", layout.houses_with(cell)[0]),
        say("A cell there can only be a digit that is not among its marks."),
        phrase("Look at the marks of {} again.", cell),
        phrase("{} needs a digit that was left out: work out its marks anew.", cell),
    )
    return Fault(HintKind.WRONG_MARK, f"mark-{cell}", Rungs(rungs), cell)


def wrong_note(layout: Layout, note: Note) -> Fault:
    """Marks that say where a digit of a block goes, or what a cell is, and are wrong."""
    if isinstance(note.about, Cell):
        return wrong_mark(layout, note.about)
    digit, house = note.digit or 0, note.about
    none = phrase("{}, the {} goes into none of the cells marked for it", within(house), digit)
    rungs = (
        say("The marks lack something that is needed. ", _BY_SEARCH),
        phrase("Look at the marks in {}.", house),
        say("A digit goes there into none of the cells that are marked for it."),
        phrase("Look at the {} marked in {}.", several(digit, 2), house),
        sentence_case(say(none, ": work out its places anew.")),
    )
    return Fault(HintKind.WRONG_MARK, f"note-{digit}-{house.short}", Rungs(rungs))


def stale_marks(pencilled: Pencilled) -> list[Fault]:
    """The marks that a placed digit rules out, or the puzzle itself."""
    board = pencilled.board
    return [_stale_mark(board, mark) for mark in board.masks.tables.candidates_in(pencilled.stale)]


def _stale_mark(board: Board, mark: Candidate) -> Fault:
    layout = board.layout
    rungs = (
        say("All entries fit, but a mark is out of date."),
        phrase("Look at the marks in {}.", layout.houses_with(mark.cell)[0]),
        say("A mark is still there, though its cell sees that digit, or cannot take it anyway."),
        phrase("Look at the marks of {}.", mark.cell),
        say(
            phrase("The {} can be crossed out in {}", mark.digit, mark.cell),
            _why_stale(board, mark),
            ".",
        ),
    )
    return Fault(HintKind.STALE_MARK, f"stale-{mark}", Rungs(rungs), mark.cell)


def _why_stale(board: Board, mark: Candidate) -> Passage:
    tables = board.masks.tables
    for seen in bits_of(board.masks.filled & tables.ruled_out_by(mark)):
        return phrase(": it sees the {} in {}", mark.digit, tables.candidate(seen).cell)
    return say(": the puzzle itself rules it out")
