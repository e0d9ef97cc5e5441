"""Why the opposite of a conclusion cannot be, told from the receipt alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sudologue.inference import CellConstraint, Placement
from sudologue.model import Candidate
from sudologue.narration.casework import (
    Casework,
    Consequence,
    Crowded,
    Emptied,
    Met,
    Split,
    suppose_false,
    suppose_true,
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
from sudologue.narration.english import because, cell_list, sentence
from sudologue.narration.passage import Part, Passage, join, say
from sudologue.narration.scene import Scene
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence


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
        work = suppose_false(board, evidence, _number(scene, scene.action.candidates[0]))
        opposite = say(scene.action.cell, " were not ", scene.action.value)
        if work == Casework((), Emptied(CellConstraint(scene.action.cell))):
            return [*said, sentence("if ", opposite, ", it would have nothing left")]
        return [*said, _sentence(opposite, work, size)]
    for alike in _alike(scene, scene.action.candidates):
        work = suppose_true(board, evidence, _number(scene, alike[0]))
        said.append(_sentence(choices(alike, size, "were"), work, size))
    return said


def _needed(extras: Extras, scene: Scene[DeadlyPatternEvidence]) -> Passage:
    """Why one of the extras is true."""
    assumption, size = scene.evidence.assumption, scene.size
    return say(
        sentence(
            "unless ",
            choices(extras.candidates, size, "is"),
            ", however ",
            cell_list(scene.evidence.pattern, size),
            " are filled, there is another way to fill them that has the same digits in every "
            "house, and so a second solution",
        ),
        " ",
        sentence(
            because(assumption) if assumption else "so",
            ", " if assumption else " ",
            choices(extras.candidates, size, "must be"),
        ),
    )


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
        return sentence("if ", opposite, ", no choice of candidates would satisfy all of this")
    return sentence("if ", opposite, ", ", _told(work, size))


def _told(work: Casework, size: int) -> Passage:
    match work.end:
        case Emptied(truth):
            end = nothing_left(truth, size)
        case Crowded(truths, links):
            end = too_few(truths, links)
        case Split(truth, cases):
            end = _cases(truth, cases, size)
        case Met():
            end = say("nothing that the step cites would contradict it")
    return join([*(_consequence(made, size) for made in work.consequences), end], "; then ")


def _consequence(made: Consequence, size: int) -> Passage:
    return must(made.truth, made.candidates, size, "would have to")


def _cases(truth: CitedTruth, cases: tuple[tuple[Candidate, Casework], ...], size: int) -> Passage:
    """`r1c1 would have to be 3 or 6. Were it 3, …. Were it 6, …`"""
    parts: list[Part] = [must(truth, [candidate for candidate, _ in cases], size, "would have to")]
    for candidate, work in cases:
        parts += (". Were ", candidate.cell, " ", candidate.digit, ", ", _told(work, size))
    return say(*parts)
