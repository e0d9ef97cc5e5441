"""What the voices share: the order of a narration, and what has to be said of any step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board, Layout
from sudologue.narration.english import because, sentence, sentence_case
from sudologue.narration.passage import Passage, say, step_number
from sudologue.narration.scene import Scene, scene_of, scenes_of
from sudologue.narration.telling import telling_for
from sudologue.narration.voices.endings import ending, short_ending
from sudologue.narration.voices.openings import givens, how_to_read


class Voice(ABC):
    """A narrator of ours: an opening, the steps, an ending."""

    name: str
    summary: str

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        """All passages of a result."""
        return (
            *self.opening(result),
            *self.steps(scenes_of(result)),
            *self.ending(result),
        )

    def tell(self, step: TraceStep, before: Board) -> Passage:
        """The passage of one step, from the board it saw."""
        return self.step(scene_of(step, before))

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterable[Passage]:
        """The passages of a trace's steps."""
        return (self.step(scene) for scene in scenes)

    @abstractmethod
    def opening(self, result: SolveResult) -> Sequence[Passage]:
        """The passages before the first step."""

    @abstractmethod
    def step(self, scene: Scene[Any]) -> Passage:
        """The passage of one step, with its number where it has one."""

    @abstractmethod
    def ending(self, result: SolveResult) -> Sequence[Passage]:
        """The passages after the last step."""


class LineVoice(Voice):
    """A voice that has a line for each step, and one for the ending."""

    def opening(self, result: SolveResult) -> Sequence[Passage]:
        return ()

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return (short_ending(result).as_line(),)


class ParagraphVoice(Voice):
    """A voice that has paragraphs, and says first what there is and how to read what follows."""

    def opening(self, result: SolveResult) -> Sequence[Passage]:
        board = result.initial
        if board.is_complete:
            return ()
        start = say(givens(board), " ", how_to_read(board.layout))
        return (start, *self.preliminaries(board.layout))

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        """What else a listener should know before the first step."""
        return ()

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return ending(result)


def numbered(scene: Scene[Any]) -> Passage | None:
    """`12. `, when the step is one of a trace."""
    return None if scene.number is None else say(step_number(scene.number), ". ")


def argued(scene: Scene[Any]) -> Passage:
    """What one sees, why it forces the conclusion, and the conclusion."""
    telling = telling_for(scene.evidence)
    argument = telling.argument(scene)
    return say(
        sentence_case(telling.observation(scene)),
        say(". ", sentence_case(argument)) if argument else None,
        _so(scene),
        telling.consequence(scene),
        ".",
    )


def _so(scene: Scene[Any]) -> str:
    assumption = scene.evidence.assumption
    return ", so " if assumption is None else f". {because(assumption).capitalize()}, "


def therefore(scene: Scene[Any], conclusion: Passage) -> Passage:
    """The conclusion as a sentence of its own, after the reasons."""
    assumption = scene.evidence.assumption
    if assumption is None:
        return sentence("so ", conclusion)
    return sentence(because(assumption), ", ", conclusion)
