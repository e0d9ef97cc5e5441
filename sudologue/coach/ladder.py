"""What a hint says at each of its levels, where it says to look, and what that gives away."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from sudologue.coach.revealed_facts import Fact, facts_of
from sudologue.errors import NameNotFoundError
from sudologue.inference import Action, Inference, TraceStep
from sudologue.messages import Messages
from sudologue.model import Board, Cell, House, HouseKind, Layout
from sudologue.narration import Narrator, Passage, parts_of, say, scene_of, voice_named
from sudologue.narration.phrasing.filling import Speaker, said, when
from sudologue.narration.steps.areas import Area
from sudologue.narration.steps.parts import StepParts
from sudologue.narration.steps.scene import Scene
from sudologue.rules.singles.evidence import FullHouseEvidence, NakedSingleEvidence
from sudologue.sketching import sketches_of
from sudologue.wording import no_such

_hints = Speaker(__name__)
_say = Messages(__name__)


class Level(StrEnum):
    """The six levels of a hint, each of which gives away more than those before it.

    The state of the board; one thing to look at, a region or a digit; the technique and its idea;
    where the pattern lies; what follows; and the proof.
    """

    STATE = "state"
    NUDGE = "nudge"
    TECHNIQUE = "technique"
    WHERE = "where"
    WHAT = "what"
    PROOF = "proof"

    @property
    def next(self) -> Level:
        """The level that gives away more; after the last, the last."""
        return LEVELS[min(LEVELS.index(self) + 1, len(LEVELS) - 1)]

    @property
    def and_before(self) -> tuple[Level, ...]:
        """This level and those that give away less."""
        return LEVELS[: LEVELS.index(self) + 1]

    @property
    def tells_all(self) -> bool:
        """Whether the conclusion is out."""
        return self in (Level.WHAT, Level.PROOF)


LEVELS = tuple(Level)


class HintKind(StrEnum):
    """What a hint is about, in the order in which it is looked for.

    Two equal digits in sight of each other; a digit that no solution has; a mark that is missing
    and needed; a mark that a placed digit rules out; a step. A board that is complete needs none,
    one that is stuck has none in reach, and one with several solutions has steps that hold in all
    of them, if any.
    """

    CONFLICT = "conflict"
    WRONG_ENTRY = "wrong_entry"
    WRONG_MARK = "wrong_mark"
    STALE_MARK = "stale_mark"
    STEP = "step"
    DONE = "done"
    STUCK = "stuck"
    SEVERAL = "several"


def level_named(name: str) -> Level:
    """The level of a name.

    >>> level_named("where").next.value
    'what'
    """
    _say.expect(name, str, "a_level")
    if name not in LEVELS:
        raise NameNotFoundError(no_such("level", name, [level.value for level in LEVELS]))
    return Level(name)


_ONE_CELL = (FullHouseEvidence, NakedSingleEvidence)


@dataclass(frozen=True)
class WhereToLook:
    """Where to look first, with what that names, and where the pattern is."""

    nudge: Passage
    at: frozenset[Fact]
    where: Passage


def where_to_look(scene: Scene[Any]) -> WhereToLook:
    """Where to look for a step.

    A digit to look at leaves nothing to be said of where it is if all cells that there are to be
    named lose just this digit, as often on a clue; then a region is named instead.
    """
    parts = parts_of(scene)
    found: list[WhereToLook] = []
    for nudge, at in _nudges(scene, parts):
        where = _where(scene, parts, at)
        found.append(WhereToLook(nudge, at, where))
        if not gives_away(scene.action, at | facts_of([where])):
            return found[-1]
    return found[0]


def _nudges(scene: Scene[Any], parts: StepParts) -> Iterator[tuple[Passage, frozenset[Fact]]]:
    """A digit, if it is about one; a region that holds it; the first of its digits; a house that
    holds some of it.
    """
    digits = [(said(Area(digits=(digit,))), frozenset[Fact]({digit})) for digit in parts.digits[:1]]
    is_of_one_digit = len(parts.digits) == 1 and not isinstance(scene.evidence, _ONE_CELL)
    if is_of_one_digit:
        yield from digits
    named = facts_of([parts.region])
    if named and all(isinstance(fact, House) for fact in named):
        yield parts.region, named
    boxes = _strip(scene.layout, scene.evidence.focus_cells)
    if boxes and not named:
        yield parts.region, frozenset(boxes)
    if not is_of_one_digit:
        yield from digits
    cell = min(candidate.cell for candidate in scene.action.candidates)
    for house in scene.layout.houses_with(cell)[:1]:
        yield say(house), frozenset({house})
    yield said(Area()), frozenset()


def _strip(layout: Layout, cells: Collection[Cell]) -> list[House]:
    """The boxes of the band, or of the stack, that holds all of the cells."""
    boxes = [house for house in layout.houses if house.kind is HouseKind.BOX]
    homes = [box for box in boxes if set(cells) & set(box.cells)]
    for rows in (True, False):
        along = {b: frozenset(c.row if rows else c.col for c in b.cells) for b in boxes}
        lines = {along[box] for box in homes}
        if len(lines) == 1:
            return [box for box in boxes if along[box] in lines]
    return []


def _where(scene: Scene[Any], parts: StepParts, at: frozenset[Fact]) -> Passage:
    """The first of what there is to say that does not give the conclusion away, and says more."""
    told = list(_places(scene, parts))
    for passage in told:
        named = facts_of([passage])
        if named - at and not gives_away(scene.action, at | named):
            return passage
    return told[-1]


def _places(scene: Scene[Any], parts: StepParts) -> Iterator[Passage]:
    yield parts.setting
    yield parts.question
    targets = {candidate.cell for candidate in scene.action.candidates}
    cells = [cell for cell in scene.evidence.focus_cells if cell not in targets]
    if cells:
        yield _hints.say("where", about=sorted(cells))
    house = scene.evidence.focus_house
    if house is not None:
        yield _hints.say("where", about=house)
    yield _hints.say("where", about=sorted(targets))


def gives_away(action: Action, facts: Collection[Fact]) -> bool:
    """Whether some candidate of a conclusion is named, or both its cell and its digit are."""
    return any(
        candidate in facts or (candidate.cell in facts and candidate.digit in facts)
        for candidate in action.candidates
    )


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
                return _hints.say("nudge", place=self.where_to_look.nudge)
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
        card, technique = self.scene.card, self.scene.technique
        summary = card.summary if card else None
        return _hints.say("technique", *when(known=card), technique=technique, summary=summary)

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
