"""A solve for the page: what came of it, and each step when it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self, cast

import sudologue
from sudologue.audit import check_trace
from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.notations import notation_named
from sudologue.narration.steps.scene import scene_at, scenes_of, title_of
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.rendering.player.replay_data import Wording, moves_of, start_of
from web.answers.drawings import frames
from web.answers.positions import Position

Data = object
Story = Mapping[str, Any]

QUESTIONS = ("step", "audit", "trace", "player")
"""What can be asked of a solve."""


@dataclass
class Told:
    """A result, and what voices say of it: a story is made when the first of its steps is shown."""

    result: SolveResult
    stories: dict[tuple[str, str], Story] = field(default_factory=dict[tuple[str, str], Story])

    @classmethod
    def of(
        cls, position: dict[str, Any], assume_unique: bool = False, rules: str | None = None
    ) -> Self:
        """The solve of a position, by all rules or by those named, with commas between them.

        Its marks count as candidates if every open cell has some.
        """
        board = Position.of(position).pencilled.board
        named = None if rules is None else rules.split(",")
        return cls(sudologue.solve(board, named, assume_unique))

    def summary(self) -> Data:
        """How it ended, and of each step its title, what it places or removes, and its kind."""
        scenes, moves = scenes_of(self.result), moves_of(self.result)
        return {
            "status": self.result.status.value,
            "solution": self.result.solution,
            "steps": [
                [title_of(scene.slug), placed, gone, is_single(scene)]
                for scene, (placed, gone) in zip(scenes, moves, strict=True)
            ],
        }

    def step(self, number: int, voice: str = "conversational", notation: str = "rc") -> Data:
        """A step on the board that it saw, drawn and told; 0 is the start, one too many the end."""
        story, steps = self._story(voice, notation), self.result.steps
        if not 0 < number <= len(steps):
            board = self.result.final_board if number else self.result.initial
            return _still(board, story["ending" if number else "opening"])
        scene = scene_at(self.result, number)
        wording = Wording(scene.layout, notation_named(notation))
        return {
            "cells": start_of(scene.before),
            "frames": frames(scene, wording),
            "words": [story["steps"][number - 1]],
        }

    def _story(self, voice: str, notation: str) -> Story:
        key = (voice, notation)
        if key not in self.stories:
            wording = Wording(self.result.initial.layout, notation_named(notation))
            told = wording.story(self.result, voice_named(voice), ())
            self.stories[key] = cast("Story", told)
        return self.stories[key]

    def audit(self) -> Data:
        """Whether a checker that shares no code with the solver confirms every step."""
        verdict = check_trace(self.result)
        return {"ok": verdict.ok, "reason": verdict.reason}

    def trace(self) -> Data:
        """The whole trace, as it is written to a file."""
        return self.result.to_json()

    def player(self, voice: str = "conversational", notation: str = "rc") -> Data:
        """The solve as a page by itself, to be kept or sent."""
        return sudologue.player(self.result, voice, notation)


def _still(board: Board, words: list[Data]) -> Data:
    return {"cells": start_of(board), "frames": [{"layers": ["", "", ""]}], "words": words}
