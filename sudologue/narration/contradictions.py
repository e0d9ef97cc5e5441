"""Why the opposite of a conclusion cannot be, told from the receipt alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sudologue.inference import CellConstraint, Placement
from sudologue.model import Candidate
from sudologue.narration.casework import (
    Casework,
    Crowded,
    Emptied,
    Met,
    Split,
    suppose,
)
from sudologue.narration.citations import (
    CitedTruth,
    Extras,
    choices,
    must,
    nothing_left,
    too_few,
    truths_of,
)
from sudologue.narration.english import because, cell_list, sentence, sentence_case
from sudologue.narration.passage import Passage, join, phrase, say
from sudologue.narration.scene import Scene
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence

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
        number = _number(scene, scene.action.candidates[0])
        work = suppose(board, evidence, number, true=False)
        opposite = phrase("if {} were not {}", cell, digit)
        if work == Casework((), Emptied(CellConstraint(cell))):
            return [*said, phrase("{}, it would have nothing left.", sentence_case(opposite))]
        return [*said, _sentence(opposite, work, size)]
    for alike in _alike(scene, scene.action.candidates):
        work = suppose(board, evidence, _number(scene, alike[0]), true=True)
        said.append(_sentence(phrase("if {}", choices(alike, size, "were")), work, size))
    return said


def _needed(extras: Extras, scene: Scene[DeadlyPatternEvidence]) -> Passage:
    """Why one of the extras is true."""
    assumption, size = scene.evidence.assumption, scene.size
    text = (
        "Unless {}, however {} are filled, there is another way to fill them that has the same "
        "digits in every house, and so a second solution. {} {}."
    )
    extra_is, extra_must_be = (choices(extras.candidates, size, verb) for verb in ("is", "must be"))
    so = f"{because(assumption).capitalize()}," if assumption else "So"
    return phrase(text, extra_is, cell_list(scene.evidence.pattern, size), so, extra_must_be)


def _number(scene: Scene[Any], candidate: Candidate) -> int:
    return scene.layout.candidate_number(candidate.cell, candidate.digit)


def _alike(scene: Scene[Any], candidates: Iterable[Candidate]) -> list[list[Candidate]]:
    layout, evidence = scene.layout, scene.evidence
    masks = [constraint.mask(layout) for constraint in (*truths_of(evidence), *evidence.links)]
    groups: dict[tuple[bool, ...], list[Candidate]] = {}
    for candidate in candidates:
        number = _number(scene, candidate)
        groups.setdefault(tuple(bool(mask >> number & 1) for mask in masks), []).append(candidate)
    return list(groups.values())


def _sentence(opposite: Passage, work: Casework | None, size: int) -> Passage:
    if work is None:
        return sentence(opposite, ", no choice of candidates would satisfy all of this")
    return sentence(opposite, ", ", _outcome(work, size))


def _outcome(work: Casework, size: int) -> Passage:
    match work.end:
        case Emptied(truth):
            end = nothing_left(truth, size)
        case Crowded(truths, links):
            end = too_few(truths, links)
        case Split(truth, cases):
            end = _cases(truth, cases, size)
        case Met():
            end = say("nothing that the step cites would contradict it")
    forced = (must(made.truth, made.candidates, size, _WOULD) for made in work.consequences)
    return join([*forced, end], "; then ")


def _cases(truth: CitedTruth, cases: tuple[tuple[Candidate, Casework], ...], size: int) -> Passage:
    """`r1c1 would have to be 3 or 6. Were it 3, …. Were it 6, …`"""
    choice = must(truth, [candidate for candidate, _ in cases], size, _WOULD)
    outcomes = (
        phrase("Were {} {}, {}", candidate.cell, candidate.digit, _outcome(work, size))
        for candidate, work in cases
    )
    return join((choice, *outcomes), ". ")
