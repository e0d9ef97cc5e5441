"""Why the opposite of a conclusion cannot be, told from the receipt alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sudologue.inference import CellConstraint, Placement
from sudologue.model import Candidate
from sudologue.narration.claims.receipt_claims import LeavesAtMost, Supposed, TooFewLeft
from sudologue.narration.phrasing.english import because, listing, sentence, sentence_case
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.steps.casework import (
    Casework,
    Consequence,
    Crowded,
    Emptied,
    Met,
    Split,
    suppose,
)
from sudologue.narration.steps.citations import (
    CitedTruth,
    Extras,
    choices,
    must,
    nothing_left,
    too_few,
    truths_of,
)
from sudologue.narration.steps.scene import Scene
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

_WOULD = "would have to"


def contradictions(scene: Scene[Any]) -> list[Passage]:
    """A sentence for each way in which the conclusion could be false.

    Candidates that meet the same citations fall for the same reason, and are told together.
    """
    evidence, board, size = scene.evidence, scene.before, scene.size
    truths = truths_of(evidence)
    if not truths:
        return [sentence("the step cites nothing that would rule the opposite out")]
    said = [_needed(truth, scene) for truth in truths if isinstance(truth, Extras)]
    if isinstance(scene.action, Placement):
        cell, digit = scene.action.cell, scene.action.value
        placed = scene.action.candidates[0]
        work = suppose(board, evidence, _number(scene, placed), true=False)
        opposite = phrase("if {} were not {}", cell, digit)
        if work == Casework((), Emptied(CellConstraint(cell))):
            supposed = Supposed(false=(placed,))
            emptied = states(" would have", LeavesAtMost(CellConstraint(cell), (), supposed))
            return [*said, phrase("{}, it{} nothing left.", sentence_case(opposite), emptied)]
        return [*said, _sentence(opposite, work, Supposed(false=(placed,)), size)]
    for alike in _alike(scene, scene.action.candidates):
        work = suppose(board, evidence, _number(scene, alike[0]), true=True)
        opposite = phrase("if {}", choices(alike, "were"))
        said.append(_sentence(opposite, work, Supposed((tuple(alike),)), size))
    return said


def _needed(extras: Extras, scene: Scene[DeadlyPatternEvidence]) -> Passage:
    """Why one of the extras is true."""
    assumption = scene.evidence.assumption
    text = (
        "Unless {}, however {} are filled, there is another way to fill them that has the same "
        "digits in every house, and so a second solution. {} {}."
    )
    extra_is, extra_must_be = (choices(extras.candidates, verb) for verb in ("is", "must be"))
    so = f"{because(assumption).capitalize()}," if assumption else "So"
    is_everywhere = scene.evidence.shape is DeadlyShape.GRAVE
    cells = say("the open cells") if is_everywhere else listing(scene.evidence.pattern)
    return phrase(text, extra_is, cells, so, extra_must_be)


def _number(scene: Scene[Any], candidate: Candidate) -> int:
    return scene.layout.tables.candidate_number(candidate.cell, candidate.digit)


def _alike(scene: Scene[Any], candidates: Iterable[Candidate]) -> list[list[Candidate]]:
    layout, evidence = scene.layout, scene.evidence
    masks = [constraint.mask(layout) for constraint in (*truths_of(evidence), *evidence.links)]
    groups: dict[tuple[bool, ...], list[Candidate]] = {}
    for candidate in candidates:
        number = _number(scene, candidate)
        groups.setdefault(tuple(bool(mask >> number & 1) for mask in masks), []).append(candidate)
    return list(groups.values())


def _sentence(opposite: Passage, work: Casework | None, supposed: Supposed, size: int) -> Passage:
    if work is None:
        return sentence(opposite, ", no choice of candidates would satisfy all of this")
    return sentence(opposite, ", ", _outcome(work, supposed, size))


def _outcome(work: Casework, supposed: Supposed, size: int) -> Passage:
    """What follows from what is supposed, in order, and how it ends."""
    said: list[Passage] = []
    for made in work.consequences:
        said.append(_forced(made, supposed))
        supposed = supposed.with_choice(made.candidates)
    match work.end:
        case Emptied(truth):
            said.append(nothing_left(truth, claim=LeavesAtMost(truth, (), supposed)))
        case Crowded(truths, links):
            said.append(too_few(truths, links, TooFewLeft(truths, links, supposed)))
        case Split(truth, cases):
            said.append(_cases(truth, cases, supposed, size))
        case Met():
            said.append(say("nothing that the step cites would contradict it"))
    return join(said, "; then ")


def _forced(made: Consequence, supposed: Supposed) -> Passage:
    claim = LeavesAtMost(made.truth, made.candidates, supposed)
    return must(made.truth, made.candidates, _WOULD, claim)


def _cases(
    truth: CitedTruth,
    cases: tuple[tuple[Candidate, Casework], ...],
    supposed: Supposed,
    size: int,
) -> Passage:
    """`r1c1 would have to be 3 or 6. Were it 3, …. Were it 6, …`"""
    choice = Consequence(truth, tuple([candidate for candidate, _ in cases]))
    outcomes = (
        phrase(
            "Were {} {}, {}",
            candidate.cell,
            candidate.digit,
            _outcome(work, supposed.with_choice((candidate,)), size),
        )
        for candidate, work in cases
    )
    return join((_forced(choice, supposed), *outcomes), ". ")
