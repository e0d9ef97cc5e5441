"""What a hint says, level by level, and what that gives away."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sudologue.coach.levels import LEVELS, Level
from sudologue.coach.revealed_facts import Fact, facts_of
from sudologue.coach.where_to_look import WhereToLook, where_to_look
from sudologue.inference import Inference, TraceStep
from sudologue.model import Board, Cell, House
from sudologue.narration import Narrator, Passage, say, scene_of, voice_named
from sudologue.narration.phrasing.english import sentence_case, takes_article, with_article
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.scene import Scene
from sudologue.sketching import sketches_of

_VOICES = ("terse", "conversational", "technical", "teacher")


class Ladder(ABC):
    """The words of a hint at each level."""

    @abstractmethod
    def words(self, level: Level, narrator: Narrator) -> Passage:
        """What is said at a level; a narrator is heard where the conclusion is out."""

    @abstractmethod
    def adds(self, level: Level) -> Iterable[Fact]:
        """What a level gives away that those before it need not have."""

    def reveals(self, level: Level) -> frozenset[Fact]:
        """All that is given away at a level, with what was before."""
        return frozenset(fact for each in level.and_before for fact in self.adds(each))


@dataclass(frozen=True)
class Rungs(Ladder):
    """Words written beforehand, those of the last level for all that are left."""

    passages: tuple[Passage, ...]

    def words(self, level: Level, narrator: Narrator) -> Passage:
        return self.passages[min(LEVELS.index(level), len(self.passages) - 1)]

    def adds(self, level: Level) -> Iterable[Fact]:
        return facts_of([self.words(level, voice_named("proof"))])


@dataclass(frozen=True)
class StepLadder(Ladder):
    """The words about a step; `standing` is what there is to say of the whole board."""

    board: Board
    inference: Inference
    standing: Passage

    @cached_property
    def step(self) -> TraceStep:
        """The step with the board that it leads to."""
        return TraceStep(self.inference, self.inference.action.apply(self.board))

    @cached_property
    def scene(self) -> Scene[Any]:
        """The step with the board that it sees."""
        return scene_of(self.step, self.board)

    @cached_property
    def where_to_look(self) -> WhereToLook:
        """Where to look, and where the pattern lies."""
        return where_to_look(self.scene)

    def words(self, level: Level, narrator: Narrator) -> Passage:
        match level:
            case Level.STATE:
                return self.standing
            case Level.NUDGE:
                return phrase("Look at {}.", self.where_to_look.nudge)
            case Level.TECHNIQUE:
                return self._technique()
            case Level.WHERE:
                return self.where_to_look.where
            case Level.WHAT:
                return narrator.tell(self.step, self.board)
            case Level.PROOF:
                return voice_named("proof").tell(self.step, self.board)

    def _technique(self) -> Passage:
        """The technique, and its idea as its card has it."""
        card = self.scene.card
        title = self.scene.technique
        text = "there is {}." if takes_article(title) else "it is called {}."
        named = phrase(text, with_article(title))
        return say(sentence_case(named), f" {card.summary}" if card else None)

    def adds(self, level: Level) -> Iterable[Fact]:
        evidence = self.inference.evidence
        match level:
            case Level.STATE:
                return ()
            case Level.NUDGE:
                return self.where_to_look.at
            case Level.TECHNIQUE:
                return (self.inference.rule,)
            case Level.WHERE:
                return facts_of([self.where_to_look.where])
            case Level.WHAT:
                told = [self.words(level, voice_named(name)) for name in _VOICES]
                return {*facts_of(told), *self._drawn(), *self.inference.action.candidates}
            case Level.PROOF:
                told = [self.words(level, voice_named("proof"))]
                return {*facts_of(told), *evidence.truths, *evidence.links, *evidence.clues}

    def _drawn(self) -> Iterable[Fact]:
        """What the pictures of the step point out."""
        for sketch in sketches_of(self.scene):
            targets = [mark.target for mark in sketch.marks]
            ends = [end for join in sketch.joins for end in (join.start, join.end)]
            for target in (*targets, *ends):
                if isinstance(target, Cell | House):
                    yield target
                else:
                    yield from target
            yield from facts_of([sketch.caption] if sketch.caption else [])
