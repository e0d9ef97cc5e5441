"""What the tellings of all deadly patterns share."""

from __future__ import annotations

from abc import abstractmethod

from sudologue.narration.phrasing.houses_in_words import region_of
from sudologue.narration.phrasing.passage import Passage, say
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.uniqueness.evidence import DeadlyShape
from sudologue.rules.uniqueness.telling import idea_of_deadly_patterns
from sudologue.rules.uniqueness.telling.exchange import D, seen, short


class DeadlyTelling(Telling[D]):
    """A telling of a deadly pattern: where it is, and what one sees of it."""

    def pattern(self, scene: Scene[D]) -> Passage:
        return short(scene)

    def place(self, scene: Scene[D]) -> Passage:
        return short(scene)

    def observation(self, scene: Scene[D]) -> Passage:
        return seen(scene)

    def reason(self, scene: Scene[D]) -> Passage:
        return idea_of_deadly_patterns.idea(scene, self.outcome(scene))

    @abstractmethod
    def outcome(self, scene: Scene[D]) -> Passage:
        """What comes of it that the pattern must not be filled in two ways."""

    def region(self, scene: Scene[D]) -> Passage:
        if scene.evidence.shape is DeadlyShape.GRAVE:
            return say("the whole board")
        return region_of(scene.layout, scene.evidence.pattern, self.digits(scene))

    def family(self, scene: Scene[D]) -> Passage:
        return idea_of_deadly_patterns.family(scene)

    def digits(self, scene: Scene[D]) -> tuple[int, ...]:
        evidence = scene.evidence
        is_everywhere = evidence.shape is DeadlyShape.GRAVE
        return evidence.extra_digits if is_everywhere else evidence.digits

    def question(self, scene: Scene[D]) -> Passage:
        return idea_of_deadly_patterns.question(scene)
