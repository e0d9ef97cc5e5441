"""A solve as frames: the puzzle, each step in one picture or several, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from sudologue.cli.output.search_words import found_by_search
from sudologue.inference import SolveResult
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration import Narrator, Passage, Scene, say, tell_step
from sudologue.narration.notations import Notation, all_in_notation
from sudologue.narration.steps.scene import scenes_of, title_of
from sudologue.narration.voices.endings import ending
from sudologue.narration.voices.openings import givens
from sudologue.oracle import Solutions
from sudologue.rules.card import Tier
from sudologue.sketching import Sketch, sketches_of

_say = Messages(__name__)


@dataclass(frozen=True)
class SolveFrame:
    """What a screen shows: a title, a board with marks, and words."""

    title: str
    board: Board
    sketch: Sketch
    words: Sequence[Passage]


class Place(NamedTuple):
    """Where one is among the frames: a step, from 1, and one of its pictures, from 0.

    Step 0 is the puzzle, and the one after the last is the end.
    """

    step: int
    picture: int = 0


@dataclass(eq=False)
class SolveFrames:
    """The frames of a solve, made when asked for; `heading` says which of several it is."""

    result: SolveResult
    searched: Solutions | None
    notation: Notation
    heading: str | None = None
    _sketches: dict[int, tuple[Sketch, ...]] = field(default_factory=dict[int, tuple[Sketch, ...]])

    @cached_property
    def _scenes(self) -> Sequence[Scene[Any]]:
        return [*scenes_of(self.result)]

    def _pictures(self, step: int) -> tuple[Sketch, ...]:
        """The sketches of a step; the puzzle and the end have one that is empty."""
        if step not in self._sketches:
            is_step = 0 < step < self.end.step
            self._sketches[step] = sketches_of(self._scenes[step - 1]) if is_step else (Sketch(),)
        return self._sketches[step]

    # ways through it

    @property
    def start(self) -> Place:
        """The puzzle."""
        return Place(0)

    @property
    def end(self) -> Place:
        """The board after the last step."""
        return Place(len(self.result.steps) + 1)

    def after(self, place: Place) -> Place:
        """The next picture; the end stays the end."""
        if place.picture + 1 < len(self._pictures(place.step)):
            return Place(place.step, place.picture + 1)
        return Place(min(place.step + 1, self.end.step))

    def before(self, place: Place) -> Place:
        """The picture before; the start stays the start."""
        if place.picture:
            return Place(place.step, place.picture - 1)
        step = max(0, place.step - 1)
        return Place(step, len(self._pictures(step)) - 1)

    def next_hard(self, place: Place) -> Place:
        """The next step that is no single; the end, if there is none."""
        for step in range(place.step + 1, self.end.step):
            card = self._scenes[step - 1].card
            if card is None or card.tier is not Tier.SINGLES:
                return Place(step)
        return self.end

    def places(self) -> Iterator[Place]:
        """All of them, from the start to the end."""
        place = self.start
        while place != self.end:
            yield place
            place = self.after(place)
        yield place

    # what is there

    def frame(self, place: Place, narrator: Narrator) -> SolveFrame:
        """What is to be seen, told in a voice."""
        sketches = self._pictures(place.step)
        if place == self.start:
            title, board = _say("puzzle"), self.result.initial
            words = [say(givens(board))]
        elif place == self.end:
            title, board = _say("end"), self.result.final_board
            words = [*ending(self.result)]
            if self.searched is not None:
                words.append(say(found_by_search(self.searched)))
        else:
            scene = self._scenes[place.step - 1]
            title, board = self._title(place, scene), scene.before
            words = self._words(place, narrator)
        told = all_in_notation(words, self.notation, board.layout.size)
        heading = f"{self.heading}: " if self.heading else ""
        return SolveFrame(f"{heading}{title}", board, sketches[place.picture], [*told])

    def _title(self, place: Place, scene: Scene[Any]) -> str:
        several = f".{place.picture + 1}" if len(self._pictures(place.step)) > 1 else ""
        step, title = f"{place.step}{several}", title_of(scene.slug)
        return _say("step", step=step, steps=len(self.result.steps), title=title)

    def _words(self, place: Place, narrator: Narrator) -> list[Passage]:
        """What a picture's caption says; on the last one, and where there is none, all of it."""
        sketches = self._pictures(place.step)
        caption = sketches[place.picture].caption
        words = [] if caption is None else [caption]
        if caption is None or place.picture + 1 == len(sketches):
            words.append(tell_step(self.result, place.step, narrator))
        return words
