"""What a solve takes, said before it begins: how far singles lead, what else there is, the crux."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Passage, step_number
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.chapters import Plot
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.singles.evidence import NakedSingleEvidence

_STEPS_NAMED = 6
_CLUES = ("cages", "arrows", "thermometers", "clues")
_takes = Speaker(__name__)


def what_it_takes(plot: Plot) -> Passage:
    """What it takes, in a few sentences."""
    if not plot.hard:
        return _singles_alone(plot)
    said = [*_singles_first(plot), *_beyond(plot), *_suppositions(plot), *_left_out(plot)]
    return _takes.say("told", said=said)


def _singles_alone(plot: Plot) -> Passage:
    counted = any(isinstance(scene.evidence, NakedSingleEvidence) for scene in plot.scenes)
    cases = when(solved=plot.result.solved, marked=counted or plot.has_marks)
    return _takes.say("singles_alone", *cases)


def _singles_first(plot: Plot) -> Sequence[Passage]:
    """`36 singles come first; from step 37 on pencil marks are needed.`"""
    singles, marked = plot.hard[0], None if plot.has_marks else plot.marked_from
    cases = when(singles=singles, marked=marked is not None, at_once=marked == 0)
    if not cases:
        return ()
    number = step_number(plot.scenes[marked or 0].number or 0)
    return (_takes.say("singles_first", *cases, singles=singles, number=number),)


def _beyond(plot: Plot) -> Sequence[Passage]:
    """What there is besides singles, and which steps are the hardest."""
    scenes = [plot.scenes[index] for index in plot.hard]
    if len(scenes) == 1:
        cases = when(solved=plot.result.solved)
        return (_takes.say("one_step", *cases, technique=scenes[0].technique),)
    counts = sorted(Counter(map(_kind, scenes)).items())
    kinds = [
        _takes.say("kind", kind, *when(first=not at), number=number, total=total)
        for at, ((_, kind, total), number) in enumerate(counts)
    ]
    return (_takes.say("beyond", kinds=kinds, first=counts[0][1]), *_crux(plot))


def _kind(scene: Scene[Any]) -> tuple[int, str, int]:
    """Of what kind a step is among others, by tier; rules without a card come first.

    That is its tier, unless it is a matter of clues, or of the `total` of a house.
    """
    if scene.card is None:
        return 0, "added", 0
    tier, page = scene.card.tier, scene.card.page
    if page == "rule-of-45":
        return tier, "total", sum(scene.layout.tables.digits)
    return tier, page if page in _CLUES else tier.name.lower(), 0


def _crux(plot: Plot) -> Sequence[Passage]:
    """`The crux is step 37, a W-Wing.`"""
    scenes = [plot.scenes[index] for index in plot.crux]
    if not scenes:
        return ()
    named = [
        _takes.say("hard_step", number=step_number(scene.number or 0), technique=scene.technique)
        for scene in scenes
    ]
    return (_takes.say("crux", *when(several=len(scenes) > 1), steps=named),)


def _suppositions(plot: Plot) -> Sequence[Passage]:
    """How many steps suppose something and refute it."""
    evidence = [step.inference.evidence for step in plot.result.steps]
    number = sum(1 for each in evidence if isinstance(each, ContradictionEvidence))
    if not number:
        return ()
    steps = len(plot.result.steps)
    return (_takes.say("suppositions", number=number, steps=steps),)


def _left_out(plot: Plot) -> Sequence[Passage]:
    """Which steps are not told, since no digit needs them."""
    told = {scene.number for scene in plot.scenes}
    missing = [n for n in range(1, len(plot.result.steps) + 1) if n not in told]
    if not missing:
        return ()
    claim = Numbers(len(missing), tuple(missing))
    cases = when(many=len(missing) > _STEPS_NAMED)
    numbers = [step_number(number) for number in missing]
    return (_takes.say("left_out", *cases, claim=claim, numbers=numbers),)
