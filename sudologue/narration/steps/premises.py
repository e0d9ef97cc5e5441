"""Premises in words: what a truth still has, and who ruled out the rest."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import CellConstraint, Constraint
from sudologue.inference.provenance import Provenance
from sudologue.model import Board, Candidate
from sudologue.narration.claims.board_claims import Assertion, IsGone
from sudologue.narration.claims.receipt_claims import (
    AreTheRest,
    DigitRulesOut,
    IsBarred,
    IsFilled,
    LeavesAtMost,
    RemovedBy,
    has_left,
)
from sudologue.narration.phrasing.filling import Speaker, capitalised, when
from sudologue.narration.phrasing.passage import Named, Passage, step_number
from sudologue.narration.steps.causes import Cause, CauseKind, causes_of
from sudologue.narration.steps.citations import TruthLeft, left_of

RuledOut = tuple[Cause, list[Candidate]]

_premises = Speaker(__name__)

_RULERS = "given", "placed", "step", "other"
"""What rules something out, in the order in which it is named."""


def premise(board: Board, truth: Constraint, provenance: Provenance | None) -> Passage:
    """A truth with what it still has, and who ruled out the rest.

    `r1c1 must be 3 or 6: the givens in r1c4 (1) and r5c1 (2) and step 7 (8 and 9) rule out the
    rest.`
    """
    left = left_of(board, truth)
    causes = causes_of(board, truth.mask(board.layout), provenance)
    filled = sorted(c.cell for c in causes if c.kind is CauseKind.FILLED and c.cell)
    others = [entry for entry in causes.items() if entry[0].kind is not CauseKind.FILLED]
    why: list[Passage] = []
    if filled:
        given = all(map(board.is_given, filled))
        claim = IsFilled(tuple(filled), given)
        why.append(_premises.say("filled", *when(given=given), cells=filled, claim=claim))
    if others:
        why.append(_rulers(board, truth, others, bool(left)))
    claim = has_left(truth, left) if left else LeavesAtMost(truth, ())
    required = TruthLeft(truth, left, (claim,))
    return capitalised(_premises.say("premise", *when(lacking=why), required=required, why=why))


def _rulers(
    board: Board, truth: Constraint, entries: Sequence[RuledOut], some_left: bool
) -> Passage:
    names: dict[str, list[Named | Passage]] = {kind: [] for kind in _RULERS}
    for cause, candidates in entries:
        kind, name = _ruler(board, cause)
        if len(entries) > 1:
            name = _premises.say("one_of_several", name=name, what=_what(truth, candidates))
        names[kind].append(name)
    return _premises.say(
        "ruled_out",
        *when(empty_cell=isinstance(truth, CellConstraint) and not some_left),
        rulers=[_premises.say("rulers", kind, names=its) for kind, its in names.items() if its],
        causes=entries,
        claims=_claims(board, truth, entries),
    )


def _claims(board: Board, truth: Constraint, entries: Sequence[RuledOut]) -> list[Assertion]:
    """What each of them ruled out, and that it is all that the truth lacks."""
    gone = tuple([candidate for _, candidates in entries for candidate in candidates])
    claims: list[Assertion] = [AreTheRest(truth, gone)]
    return claims + [ruled_out(board, cause, tuple(its)) for cause, its in entries]


def ruled_out(board: Board, cause: Cause, candidates: tuple[Candidate, ...]) -> Assertion:
    """The claim that the cause ruled the candidates out."""
    if cause.cell is not None:
        return DigitRulesOut(cause.cell, candidates, board.is_given(cause.cell))
    if cause.step is not None:
        return RemovedBy(cause.step, candidates)
    return IsBarred(candidates) if cause.kind is CauseKind.BARRED else IsGone(candidates)


def _ruler(board: Board, cause: Cause) -> tuple[str, Named | Passage]:
    """Of what sort a cause is, and its name."""
    if cause.cell is not None:
        return "given" if board.is_given(cause.cell) else "placed", cause.cell
    if cause.step is not None:
        return "step", step_number(cause.step)
    return "other", _premises.say("barred" if cause.kind is CauseKind.BARRED else "earlier")


def _what(truth: Constraint, candidates: Sequence[Candidate]) -> Sequence[Named]:
    """What a ruler took from the truth: digits of its cell, or cells of its house."""
    if isinstance(truth, CellConstraint):
        return [candidate.digit for candidate in candidates]
    return [candidate.cell for candidate in candidates]
