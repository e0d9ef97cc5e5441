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
from sudologue.narration.phrasing.english import clauses, listing, sentence
from sudologue.narration.phrasing.passage import (
    Part,
    Passage,
    at_step,
    lines,
    phrase,
    say,
    states,
    step_number,
)
from sudologue.narration.steps.causes import Cause, CauseKind, causes_of
from sudologue.narration.steps.citations import left_of, must, nothing_left, only_once
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import ParagraphVoice, numbered, therefore


class ProofVoice(ParagraphVoice):
    """The proof voice: truths with premises, links, the opposite refuted, the conclusion."""

    name = "proof"
    summary = "Every citation and premise of every step, and why the opposite cannot be."

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        text = (
            "Each step says what must be true, and who ruled out everything else (what each of "
            "them rules out stands in parentheses); what can be true only once; why the opposite "
            "of the conclusion cannot be; and the conclusion."
        )
        return (say(text),)

    def step(self, scene: Scene[Any]) -> Passage:
        evidence = scene.evidence
        return lines(
            (
                say(numbered(scene), scene.technique, "."),
                *(premise(scene.before, truth, scene.provenance) for truth in _truths(scene)),
                *map(sentence, only_once(evidence.links)),
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
        are, are_given = "is" if len(filled) == 1 else "are", all(map(board.is_given, filled))
        how = states("given" if are_given else "filled", IsFilled(tuple(filled), are_given))
        said.append(phrase("{} {} {}", listing(filled), are, how))
    if others:
        said.append(_rulers(board, truth, others, bool(left)))
    if left:
        required = must(truth, left)
    else:
        required = nothing_left(truth, LeavesAtMost(truth, ()))
    return sentence(required, ": " if said else None, clauses(said))


def _rulers(
    board: Board, truth: Constraint, entries: Sequence[RuledOut], some_left: bool
) -> Passage:
    tell_apart = len(entries) > 1
    names: dict[_RulerNouns, list[Passage]] = {nouns: [] for nouns in _RULER_NOUNS}
    for cause, candidates in entries:
        nouns, name = _ruler(board, cause)
        names[nouns].append(say(name, _what(board, truth, candidates) if tell_apart else None))
    rulers = [say(nouns[len(alike) > 1], listing(alike)) for nouns, alike in names.items() if alike]
    rule = states("rule" if tell_apart else "rules", *_claims(board, truth, entries))
    what = "the rest" if some_left or not isinstance(truth, CellConstraint) else "every digit"
    return phrase("{} {} out {}", listing(rulers), rule, what)


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


_RulerNouns = tuple[str, str]
_RULER_NOUNS = _GIVENS, _PLACED, _STEPS, _OTHERS = (
    ("the given in ", "the givens in "),
    ("the digit placed in ", "the digits placed in "),
    ("step ", "steps "),
    ("", ""),
)


def _ruler(board: Board, cause: Cause) -> tuple[_RulerNouns, Part]:
    """The nouns for a cause, and its name after them."""
    if cause.cell is not None:
        return _GIVENS if board.is_given(cause.cell) else _PLACED, cause.cell
    if cause.step is not None:
        return _STEPS, step_number(cause.step)
    is_barred = cause.kind is CauseKind.BARRED
    return _OTHERS, "the puzzle itself" if is_barred else "what went before"


def _what(board: Board, truth: Constraint, candidates: Sequence[Candidate]) -> Passage:
    """What a ruler took from the truth: digits of its cell, or cells of its house."""
    if isinstance(truth, CellConstraint):
        return phrase(" ({})", listing(candidate.digit for candidate in candidates))
    return phrase(" ({})", listing([candidate.cell for candidate in candidates]))
