"""What a narration has told so far, as far as it matters for what it tells next."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from sudologue.inference import Evidence
from sudologue.narration.phrasing.english import an_ordinal
from sudologue.narration.phrasing.passage import Passage, Role, phrase, step_number
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.gathered_singles import is_single

_FAR = 12
_LIST = re.compile(r"#(?:(?:, | and | or )#)+")

Kind = tuple[str, type[object]]


@dataclass
class Memory:
    """What has been told: which kinds of steps and which ideas, and what came last."""

    first: dict[Kind, int | None] = field(default_factory=dict[Kind, "int | None"])
    last: dict[Kind, int] = field(default_factory=dict[Kind, int])
    ideas: dict[str, int | None] = field(default_factory=dict[str, "int | None"])
    told: int = 0
    last_slug: str | None = None
    times: int = 0
    passage: Passage | None = None

    def has_met(self, scene: Scene[Any]) -> bool:
        """Whether a step of this rule, with evidence of this shape, has been told."""
        return _kind(scene) in self.first

    def tell(self, scene: Scene[Any], passage: Passage) -> Passage:
        """A step is told by itself, in this passage."""
        kind = _kind(scene)
        self.first.setdefault(kind, scene.number)
        self.told += 1
        self.last[kind] = self.told
        self.times = self.times + 1 if scene.slug == self.last_slug else 1
        self.last_slug = scene.slug
        self.passage = passage
        return passage

    def tell_together(self, passage: Passage, number: int) -> Passage:
        """Several steps are told in one passage."""
        self.told += number
        self.last_slug = None
        self.passage = passage
        return passage

    def times_running(self, scene: Scene[Any]) -> str:
        """` again`, `, a third time in a row`: how often the technique comes up with this step."""
        times = self.times + 1 if scene.slug == self.last_slug else 1
        if times < 3:
            return " again" if times == 2 else ""
        return f", {an_ordinal(times)} time in a row"

    def where(self, scene: Scene[Any]) -> Passage | None:
        """`, as in step 20`: where the kind came first, if it has not come up for long."""
        kind = _kind(scene)
        first = self.first.get(kind)
        if first is None or is_single(scene) or self.told - self.last[kind] < _FAR:
            return None
        return phrase(", as in step {}", step_number(first))

    def is_new(self, idea: Passage, scene: Scene[Any]) -> bool:
        """Whether an idea has not been told before, of whatever cells, by whatever name."""
        outline = _outline(idea)
        if outline in self.ideas:
            return False
        self.ideas[outline] = scene.number
        return True


def _kind(scene: Scene[Any]) -> Kind:
    evidence: Evidence = scene.evidence
    return scene.slug, type(evidence)


def _outline(idea: Passage) -> str:
    """The words of an idea, whatever cells, digits and names they are about."""
    words = "".join(span.text if span.role is Role.PLAIN else "#" for span in idea.spans)
    return _LIST.sub("#", words).replace(" an #", " a #")
