"""What a truth leans on: who ruled out the candidates that it lacks."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import CellConstraint, Constraint
from sudologue.inference.provenance import Provenance
from sudologue.model import Board, Candidate
from sudologue.narration.causes import Cause, CauseKind, causes_of
from sudologue.narration.citations import left_of, must, nothing_left
from sudologue.narration.english import cell_list, clauses, listing, sentence
from sudologue.narration.passage import Passage, say, step_number

RuledOut = tuple[Cause, list[Candidate]]


def premise(board: Board, truth: Constraint, provenance: Provenance | None) -> Passage:
    """A truth with what it still has, and who ruled out the rest.

    `r1c1 must be 3 or 6: the givens in r1c4 (1) and r5c1 (2) and step 7 (8 and 9) rule out the
    rest.`
    """
    size, left = board.layout.size, left_of(board, truth)
    causes = causes_of(board, truth.mask(board.layout), provenance)
    filled = sorted(c.cell for c in causes if c.kind is CauseKind.FILLED and c.cell)
    others = [entry for entry in causes.items() if entry[0].kind is not CauseKind.FILLED]
    said: list[Passage] = []
    if filled:
        how = "given" if all(map(board.is_given, filled)) else "filled"
        said.append(say(cell_list(filled, size), f" {'is' if len(filled) == 1 else 'are'} {how}"))
    if others:
        said.append(_rulers(board, truth, others, bool(left)))
    required = must(truth, left, size) if left else nothing_left(truth, size, would=False)
    return sentence(required, ": " if said else None, clauses(said))


def _rulers(
    board: Board, truth: Constraint, entries: Sequence[RuledOut], some_left: bool
) -> Passage:
    given, placed, steps, others = _by_kind(board, entries)
    tell_apart = len(entries) > 1
    rest = "the rest" if some_left or not isinstance(truth, CellConstraint) else "every digit"
    said: list[Passage] = []
    for nouns, its in (
        (("the given in ", "the givens in "), given),
        (("the digit placed in ", "the digits placed in "), placed),
        (("step ", "steps "), steps),
        (("", ""), others),
    ):
        if its:
            names = (
                say(_name(cause), _what(board, truth, gone) if tell_apart else None)
                for cause, gone in its
            )
            said.append(say(nouns[len(its) > 1], listing(names)))
    return say(listing(said), " rule" if tell_apart else " rules", f" out {rest}")


def _by_kind(board: Board, entries: Sequence[RuledOut]) -> tuple[list[RuledOut], ...]:
    given: list[RuledOut] = []
    placed: list[RuledOut] = []
    steps: list[RuledOut] = []
    others: list[RuledOut] = []
    for entry in entries:
        cause, _ = entry
        if cause.cell is not None:
            (given if board.is_given(cause.cell) else placed).append(entry)
        else:
            (steps if cause.kind is CauseKind.STEP else others).append(entry)
    return given, placed, steps, others


def _name(cause: Cause) -> Passage:
    if cause.cell is not None:
        return say(cause.cell)
    if cause.step is not None:
        return step_number(cause.step)
    return say("the puzzle itself" if cause.kind is CauseKind.BARRED else "what went before")


def _what(board: Board, truth: Constraint, gone: Sequence[Candidate]) -> Passage:
    """What a ruler took from the truth: digits of its cell, or cells of its house."""
    if isinstance(truth, CellConstraint):
        return say(" (", listing(candidate.digit for candidate in gone), ")")
    return say(" (", cell_list([candidate.cell for candidate in gone], board.layout.size), ")")
