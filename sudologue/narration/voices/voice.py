"""What the voices share: the order of a narration, and what has to be said of any step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.inference import Assumption, SolveResult, StepLike, TraceStep
from sudologue.languages import current
from sudologue.model import Board, Layout
from sudologue.narration.phrasing.filling import Speaker, WordedParts, as_sentence, when
from sudologue.narration.phrasing.passage import NEW_LINE, Passage, at_step, say, step_number
from sudologue.narration.steps.scene import Scene, scene_at, scene_of, scenes_of
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voice_registry import Narrator
from sudologue.narration.voices.endings import ending, short_ending
from sudologue.narration.voices.openings import givens, how_to_read

_LONGEST_SENTENCE = 40
_voice = Speaker(__name__)


@dataclass(frozen=True)
class Voice(ABC):
    """A narrator of ours: an opening, the steps, an ending.

    With `full`, nothing is folded away, however long it is. With `all_steps`, eliminations that no
    placement needs are told as well.
    """

    full: bool = False
    all_steps: bool = False

    name = ""  # of the class, so without a type: what has one would be a field

    @property
    def summary(self) -> str:
        """What the voice is like, in one sentence."""
        return current().text("voices", self.name, "summary")

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        """All passages of a result."""
        return (
            *self.opening(result),
            *self.steps(scenes_of(result, self.full)),
            *self.ending(result),
        )

    def tell(self, step: TraceStep, before: Board) -> Passage:
        """The passage of one step, from the board it saw."""
        return self.step(scene_of(step, before, self.full))

    def narrate_step(self, result: SolveResult, step: StepLike) -> Passage:
        """The passage of one step of a result, given by its number, from 1, or as it is.

        It has what only the whole trace knows: its number, and who ruled out what is gone.
        """
        scene = scene_at(result, step, self.full)
        return at_step(self.step(scene), scene.number)

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterable[Passage]:
        """The passages of a trace's steps."""
        return (at_step(self.step(scene), scene.number) for scene in scenes)

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
        start = _voice.say("start", givens=givens(board), reading=how_to_read(board.layout))
        return (start, *self.preliminaries(board.layout))

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        """What else a listener should know before the first step."""
        return ()

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return ending(result)


def tell_step(result: SolveResult, step: StepLike, narrator: Narrator) -> Passage:
    """A step of a result, given by its number, from 1, or as it is.

    A narrator of a user's own tells it from the board that it saw, and knows nothing of the trace.
    """
    if isinstance(narrator, Voice):
        return narrator.narrate_step(result, step)
    scene = scene_at(result, step)
    told = narrator.tell(scene.step, scene.before)
    with_number = at_step(say(numbered(scene), told), scene.number)
    return with_number.as_line() if told.is_line else with_number


def numbered(scene: Scene[Any]) -> Passage | None:
    """`12. `, when the step is one of a trace."""
    return None if scene.number is None else say(step_number(scene.number), ". ")


def named_and_argued(scene: Scene[Any], name: Passage | None = None) -> Passage:
    """The technique, by name or as one calls it here, the step's number, and the argument."""
    return _headed(scene, name or scene.technique, _argued(scene))


def _headed(scene: Scene[Any], name: Passage, told: Passage | WordedParts) -> Passage:
    """What is told of a step, behind its technique, and its number, if it has one."""
    if scene.number is None:
        return _voice.say("step", name=name, told=told)
    return _voice.say("step", "numbered", name=name, number=step_number(scene.number), told=told)


def argued(scene: Scene[Any]) -> Passage:
    """What one sees, why it forces the conclusion, and the conclusion; and what it is for."""
    return say(*_argued(scene).parts)


def _argued(scene: Scene[Any]) -> WordedParts:
    telling = telling_for(scene.evidence)
    observation, argument = telling.observation(scene), telling.argument(scene)
    closing, assumption = telling.closing(scene), scene.evidence.assumption
    consequence = closing or telling.consequence(scene)
    long = _last_sentence(argument or observation) + len(consequence.text.split())
    cases = when(
        argument=argument,
        assuming=assumption,
        closing=closing,
        below=_is_below(closing),
        long=not (assumption or closing) and long > _LONGEST_SENTENCE,
    )
    return _voice.wording(
        "argued",
        *cases,
        observation=observation,
        argument=argument,
        because=assumption and because(assumption),
        consequence=consequence,
    )


def _last_sentence(passage: Passage) -> int:
    """How many words there are in the last sentence."""
    text = passage.text
    return len(text[max(text.rfind(". "), text.rfind("\n")) + 1 :].split())


def seen_and_argued(scene: Scene[Any]) -> Passage:
    """What one sees and why it forces the conclusion, which may have a sentence of its own."""
    telling = telling_for(scene.evidence)
    observation, argument = telling.observation(scene), telling.argument(scene)
    closing = telling.closing(scene)
    return _voice.say(
        "seen",
        *when(argument=argument, closing=closing, below=_is_below(closing)),
        observation=observation,
        argument=argument,
        closing=closing,
    )


def _is_below(closing: Passage | None) -> bool:
    """Whether it has a line of its own."""
    return bool(closing) and closing.spans[0] is NEW_LINE


def explained(scene: Scene[Any]) -> Passage | None:
    """The idea behind a step, and how to spot the next one like it."""
    idea, spotting = idea_of(scene), spotting_of(scene)
    if idea is None or spotting is None:
        return idea or spotting
    return _voice.say("explained", idea=idea, spotting=spotting)


def has_lesson(scene: Scene[Any]) -> bool:
    """Whether the idea is the whole step as it is taught, conclusion and all."""
    return telling_for(scene.evidence).say("lesson", scene) is not None


def named_and_taught(scene: Scene[Any], name: Passage, lesson: Passage) -> Passage:
    """The step's number, the technique as one calls it here, and the lesson."""
    return _headed(scene, name, lesson)


def idea_of(scene: Scene[Any]) -> Passage | None:
    """The idea behind a step."""
    reason = telling_for(scene.evidence).reason(scene)
    return None if reason is None else as_sentence(reason)


def spotting_of(scene: Scene[Any]) -> Passage | None:
    """How to spot the next step like it, where there is an idea behind it."""
    card = scene.card
    return say(card.spotting) if card and card.spotting else None


def because(assumption: Assumption) -> Passage:
    """What a step takes for granted, as the reason it is."""
    return _voice.say("because", assumption.name.lower())


def therefore(scene: Scene[Any], conclusion: Passage) -> Passage:
    """The conclusion as a sentence of its own, after the reasons."""
    assumption = scene.evidence.assumption
    granted = assumption and because(assumption)
    return _voice.say("therefore", *when(assuming=granted), because=granted, conclusion=conclusion)
