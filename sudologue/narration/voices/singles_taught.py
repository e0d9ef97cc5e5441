"""Which singles a teacher has shown, so that each kind is explained once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sudologue.model import House
from sudologue.narration.steps.scene import Scene

EXAMPLES = 2
"""So many hidden singles are shown in full."""


@dataclass
class Taught:
    """What a teacher has shown so far: the single that came first of each kind, and in which
    houses hidden singles were shown in full; and how many pairs of last digits there were.
    """

    first: dict[str, Scene[Any]] = field(default_factory=dict[str, Scene[Any]])
    houses: list[House] = field(default_factory=list[House])
    named: set[str] = field(default_factory=set[str])
    pairs: int = 0

    def is_new(self, scene: Scene[Any]) -> bool:
        """Whether no single of this kind has been shown."""
        return self.first.setdefault(scene.slug, scene) is scene

    def lessons(self) -> list[Scene[Any]]:
        """What was shown since, one of each kind: of hidden singles, when all have been."""
        shown = [
            scene
            for slug, scene in self.first.items()
            if slug not in self.named and (slug != "hidden_single" or len(self.houses) == EXAMPLES)
        ]
        self.named.update(scene.slug for scene in shown)
        return shown
