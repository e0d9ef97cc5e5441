"""A step in parts, from the vaguest hint to the whole proof."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudologue.inference import SolveResult, StepLike, TraceStep
from sudologue.model import Board
from sudologue.narration.phrasing.filling import Speaker, as_sentence
from sudologue.narration.phrasing.passage import Passage, Role
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene, scene_at
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voice_registry import Narrator
from sudologue.narration.voices.voice import explained, seen_and_argued

_parts = Speaker(__name__)


@dataclass(frozen=True)
class StepParts:
    """What there is to say of a step. Each part gives away more than those before it.

    `region` is where to look, and names neither technique nor cell; `family` is what to look for,
    in plain words, and `digits` with which digits; `question` is what to ask there; `setting` names
    the cells that make it work; `move` is the conclusion alone; `argument` is why it is forced,
    and `reason` what the idea is and how to spot it again.
    """

    region: Passage
    family: Passage
    digits: tuple[int, ...]
    question: Passage
    technique: Passage
    setting: Passage
    move: Passage
    argument: Passage
    reason: Passage | None


def parts_of(scene: Scene[Any]) -> StepParts:
    """A step in parts."""
    telling = telling_for(scene.evidence)
    digits = telling.digits(scene)
    return StepParts(
        region=telling.region(scene) or _region(scene, digits),
        family=telling.family(scene),
        digits=digits,
        question=_parts.say("question", question=telling.question(scene)),
        technique=scene.technique,
        setting=as_sentence(telling.setting(scene)),
        move=as_sentence(conclusion(scene.action)),
        argument=seen_and_argued(scene),
        reason=explained(scene),
    )


def step_parts(result: SolveResult, step: StepLike, full: bool = False) -> StepParts:
    """A step in parts, by its number, from 1, or as it is; with `full`, nothing is folded away."""
    return parts_of(scene_at(result, step, full))


def told_unnamed(step: TraceStep, board: Board, narrator: Narrator) -> Passage:
    """A step by itself as a voice tells it, without the technique's name before it."""
    told, rule = narrator.tell(step, board), step.inference.rule
    first, *others = told.spans or (None,)
    if told.is_line or first is None or (first.role, first.value) != (Role.RULE, rule):
        return told
    while others and not others[0].text.strip(". \n"):
        others.pop(0)
    if not others:
        return told
    start = others[0]._replace(text=others[0].text.lstrip(". \n"))
    return Passage((start, *others[1:]), told.form)


def _region(scene: Scene[Any], digits: tuple[int, ...]) -> Passage:
    """What holds the pattern, as far as its evidence says where it is."""
    evidence = scene.evidence
    house = evidence.focus_house
    cells = evidence.focus_cells or (house.cells if house else ())
    return region_of(scene.layout, cells, digits)
