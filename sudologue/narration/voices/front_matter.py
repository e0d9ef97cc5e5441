"""What a solve takes, said before it begins: how far singles lead, what else there is, the crux."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Passage, step_number
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.chapters import Plot, rank
from sudologue.narration.voices.openings import first_houses
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.singles.evidence import NakedSingleEvidence

_STEPS_NAMED, _TECHNIQUES_NAMED = 6, 6
_takes = Speaker(__name__)


@dataclass(frozen=True)
class Use:
    """A technique, and how often it is used."""

    technique: Passage
    times: int


def what_it_takes(plot: Plot) -> Passage:
    """What it takes, in a few sentences."""
    told = _beyond_singles(plot) if plot.hard else [_singles_alone(plot)]
    return _takes.say("told", said=[*told, *_left_out(plot)])


def _singles_alone(plot: Plot) -> Passage:
    naked = [s for s in plot.scenes if isinstance(s.evidence, NakedSingleEvidence)]
    counted, marked = bool(naked), plot.has_marks or not all(map(_is_seen_in_two, naked))
    cases = when(solved=plot.result.solved, marked=marked, counted=counted and not marked)
    return _takes.say("singles_alone", *cases, houses=first_houses(plot.result.initial.layout))


def _is_seen_in_two(scene: Scene[NakedSingleEvidence]) -> bool:
    """Whether two houses of the cell hold all other digits, so that these are easily counted."""
    before, cell = scene.before, scene.evidence.cell
    houses = scene.layout.houses_with(cell)
    held = [{before.value(other) for other in house.cells} for house in houses]
    others = {*scene.layout.tables.digits} - {scene.evidence.digit}
    return any(others <= one | other for one in held for other in held)


def _beyond_singles(plot: Plot) -> Iterator[Passage]:
    """How many singles come first, what comes then, and how it ends."""
    scenes = [plot.scenes[index] for index in plot.hard]
    counts = Counter(map(_name, scenes))
    first = {_name(scene): scene for scene in reversed(scenes)}
    many = len(counts) > _TECHNIQUES_NAMED
    named = (
        sorted(first.values(), key=rank)[:: len(first) - 1] if many else [first[s] for s in counts]
    )
    uses = [Use(scene.technique, 1 if many else counts[_name(scene)]) for scene in named]
    what = _takes.say("what", *when(many=many), steps=len(scenes), uses=uses)
    singles, solved = plot.hard[0], plot.result.solved
    yield _takes.say(
        "beyond", *when(first=singles, on=solved, many=many), singles=singles, what=what
    )
    if many:
        yield from _crux(plot)
    yield from _suppositions(plot)
    if solved and plot.hard[-1] < len(plot.scenes) - 1:
        yield _takes.say("end")


def _name(scene: Scene[Any]) -> str:
    """The technique, whichever of its kinds it is."""
    return scene.technique.text.partition(" (")[0]


def _crux(plot: Plot) -> Iterator[Passage]:
    """`The hardest is step 37, a W-Wing.`"""
    scenes = [plot.scenes[index] for index in plot.crux]
    named = [
        _takes.say("hard_step", number=step_number(scene.number or 0), technique=scene.technique)
        for scene in scenes
    ]
    if named:
        yield _takes.say("crux", *when(several=len(scenes) > 1), steps=named)


def _suppositions(plot: Plot) -> Iterator[Passage]:
    """How many steps suppose something and refute it."""
    evidence = [scene.evidence for scene in plot.scenes]
    number = sum(1 for each in evidence if isinstance(each, ContradictionEvidence))
    if number:
        yield _takes.say("suppositions", number=number)


def _left_out(plot: Plot) -> Iterator[Passage]:
    """Which steps are not told, since no digit needs them."""
    told = {scene.number for scene in plot.scenes}
    missing = [n for n in range(1, len(plot.result.steps) + 1) if n not in told]
    if missing:
        claim = Numbers(len(missing), tuple(missing))
        cases = when(one=len(missing) == 1, many=len(missing) > _STEPS_NAMED)
        numbers = [step_number(number) for number in missing]
        yield _takes.say("left_out", *cases, claim=claim, numbers=numbers)
