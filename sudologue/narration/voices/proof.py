"""Every citation, every premise, and why the opposite cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, SolveResult
from sudologue.inference.provenance import Provenance
from sudologue.model import Board, Candidate, Cell, DeadEnd, House, Layout
from sudologue.narration.claims.board_claims import Assertion, IsGone
from sudologue.narration.claims.receipt_claims import (
    AreTheRest,
    DigitRulesOut,
    IsBarred,
    IsFilled,
    LeavesAtMost,
    RemovedBy,
)
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Part, Passage, at_step, lines, step_number
from sudologue.narration.steps.causes import Cause, CauseKind, causes_of
from sudologue.narration.steps.citations import left_of, must, nothing_left, only_once
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import ParagraphVoice, numbered, therefore

_proof = Speaker(__name__)


class ProofVoice(ParagraphVoice):
    """The proof voice: truths with premises, links, the opposite refuted, the conclusion."""

    name = "proof"

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        return (_proof.say("preliminaries"),)

    def step(self, scene: Scene[Any]) -> Passage:
        evidence = scene.evidence
        return lines(
            (
                _proof.say("step", number=numbered(scene), technique=scene.technique),
                *(premise(scene.before, truth, scene.provenance) for truth in _truths(scene)),
                *map(as_sentence, only_once(evidence.links)),
                *telling_for(evidence).contradiction(scene),
                therefore(scene, conclusion(scene.action)),
            )
        )

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return (*_dead_end(result), *super().ending(result))


VOICE = ProofVoice()


def _truths(scene: Scene[Any]) -> Iterator[Constraint]:
    """What must be true: as cited, and what the cells of clues have left, where that is not all."""
    evidence, layout = scene.evidence, scene.layout
    yield from evidence.truths
    possible = scene.before.masks.live | scene.before.masks.filled
    for citation in evidence.clues:
        for cell in citation.cells(layout):
            truth = CellConstraint(cell)
            if truth not in evidence.truths and truth.mask(layout) & ~possible:
                yield truth


def _dead_end(result: SolveResult) -> Sequence[Passage]:
    """Where a contradiction came from."""
    board, after = result.final_board, len(result.steps) + 1
    match board.dead_end:
        case DeadEnd(is_clash=True):
            return ()
        case DeadEnd(house=House() as house, digit=int(digit)):
            truth = HouseConstraint(house, digit)
        case DeadEnd(cell=Cell() as cell):
            truth = CellConstraint(cell)
        case _:
            return ()
    return (at_step(premise(board, truth, Provenance(result)), after),)


RuledOut = tuple[Cause, list[Candidate]]


def premise(board: Board, truth: Constraint, provenance: Provenance | None) -> Passage:
    """A truth with what it still has, and who ruled out the rest.

    `r1c1 must be 3 or 6: the givens in r1c4 (1) and r5c1 (2) and step 7 (8 and 9) rule out the
    rest.`
    """
    left = left_of(board, truth)
    causes = causes_of(board, truth.mask(board.layout), provenance)
    filled = sorted(c.cell for c in causes if c.kind is CauseKind.FILLED and c.cell)
    others = [entry for entry in causes.items() if entry[0].kind is not CauseKind.FILLED]
    said: list[Passage] = []
    if filled:
        are_given = all(map(board.is_given, filled))
        claim = IsFilled(tuple(filled), are_given)
        said.append(_proof.say("filled", *when(given=are_given), cells=filled, claim=claim))
    if others:
        said.append(_rulers(board, truth, others, bool(left)))
    if left:
        required = must(truth, left)
    else:
        required = nothing_left(truth, would=False, claim=LeavesAtMost(truth, ()))
    return _proof.say("premise", *when(because=said), required=required, reasons=said)


def _rulers(
    board: Board, truth: Constraint, entries: Sequence[RuledOut], some_left: bool
) -> Passage:
    tell_apart = when(apart=len(entries) > 1)
    names: dict[str, list[Part]] = {kind: [] for kind in _RULERS}
    for cause, candidates in entries:
        kind, name = _ruler(board, cause)
        what = _what(truth, candidates)
        names[kind].append(_proof.say("ruler", kind, *tell_apart, name=name, what=what))
    rulers = [_proof.say("rulers", kind, names=its) for kind, its in names.items() if its]
    every = when(every=not some_left and isinstance(truth, CellConstraint))
    claims = _claims(board, truth, entries)
    return _proof.say("ruled_out", *every, rulers=rulers, entries=entries, claims=claims)


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


_RULERS = ("given", "placed", "step", "other")
"""The kinds of causes, in the order in which they are named."""


def _ruler(board: Board, cause: Cause) -> tuple[str, Part]:
    """The kind of a cause, and its name."""
    if cause.cell is not None:
        return "given" if board.is_given(cause.cell) else "placed", cause.cell
    if cause.step is not None:
        return "step", step_number(cause.step)
    return "other", _proof.say(cause.kind.name.lower())


def _what(truth: Constraint, candidates: Sequence[Candidate]) -> list[int] | list[Cell]:
    """What a ruler took from the truth: digits of its cell, or cells of its house."""
    if isinstance(truth, CellConstraint):
        return [candidate.digit for candidate in candidates]
    return [candidate.cell for candidate in candidates]
