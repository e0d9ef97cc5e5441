"""What a hint says at each of its levels, where it says to look, and what that gives away."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from sudologue.coach.revealed_facts import Fact, facts_of
from sudologue.errors import NameNotFoundError
from sudologue.inference import (
    Action,
    CellConstraint,
    ClueConstraint,
    HouseConstraint,
    Inference,
    TraceStep,
)
from sudologue.languages import current
from sudologue.messages import Messages
from sudologue.model import Board, Cell, House, HouseKind
from sudologue.narration import Narrator, Passage, parts_of, say, scene_of, voice_named
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import Speaker, as_sentence, said, when
from sudologue.narration.steps.areas import Area
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.parts import StepParts, told_unnamed
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.story import StoryVoice
from sudologue.rules.chains.evidence import LinkedNodesEvidence
from sudologue.rules.singles.evidence import FullHouseEvidence, NakedSingleEvidence
from sudologue.sketching import sketches_of
from sudologue.wording import no_such

_hints = Speaker(__name__)
_say = Messages(__name__)


class Level(StrEnum):
    """The six levels of a hint, each of which gives away more than those before it.

    Whether all is well, and what kind of step is next; a digit or a house to look at; the
    technique; the cells that make it work; what follows; and the proof.
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


_CELLS_NAMED = 6
_ONE_CELL = (FullHouseEvidence, NakedSingleEvidence)


@dataclass(frozen=True)
class WhereToLook:
    """Where to look first, and the cells or houses that make the step work."""

    nudge: Passage
    where: Passage


def where_to_look(scene: Scene[Any]) -> WhereToLook:
    """Where to look for a step: the first nudge that leaves something to be said of where it is.

    A digit does not if all cells that there are to be named lose just this digit, as often on a
    clue.
    """
    parts = parts_of(scene)
    found: list[WhereToLook] = []
    for nudge in _nudges(scene, parts):
        at = facts_of([nudge])
        if at and not any(isinstance(fact, Cell) for fact in at):
            found.append(WhereToLook(nudge, _where(scene, parts, at)))
            if not gives_away(scene.action, at | facts_of([found[-1].where])):
                return found[-1]
    return found[0] if found else WhereToLook(_hints.say("nudge", place=said(Area())), say())


def _nudges(scene: Scene[Any], parts: StepParts) -> Iterator[Passage]:
    """What to look at, the most telling first.

    A digit that it is all about; the first link of a chain; a house; the cells of a pair; the digit
    that goes.
    """
    evidence, lost = scene.evidence, {candidate.digit for candidate in scene.action.candidates}
    region = _hints.say("nudge", place=parts.region)
    digits = [_hints.say("nudge", "digit", digit=digit) for digit in sorted(lost)]
    if isinstance(evidence, _ONE_CELL):
        is_full = isinstance(evidence, FullHouseEvidence)
        yield region if is_full else _hints.say("nudge", "cells", place=parts.region)
    elif evidence.clues:
        yield from _only_clue(scene)
        yield region
    elif len(parts.digits) == 1 and lost == {*parts.digits}:
        yield digits[0]
    if isinstance(evidence, LinkedNodesEvidence):
        yield from _first_link(evidence)
    if telling_for(evidence).say("region", scene):
        yield region
    pairs = Counter(scene.before.domain(cell) for cell in evidence.focus_cells)
    pair, number = max(pairs.items(), key=lambda each: each[1], default=(frozenset[int](), 0))
    if len(pair) == 2 and 1 < number <= len(evidence.focus_cells) <= _CELLS_NAMED:
        yield _hints.say("nudge", "pair", digits=sorted(pair))
    cell = min(candidate.cell for candidate in scene.action.candidates)
    home = scene.layout.houses_with((*evidence.focus_cells, cell)[0])[:1]
    if len(lost) == 1:
        yield _hints.say("nudge", "digit", "near", digit=min(lost), house=home[0])
    yield region
    yield from digits
    yield from (_hints.say("nudge", place=house) for house in scene.layout.houses_with(cell)[:1])


def _only_clue(scene: Scene[Any]) -> Iterator[Passage]:
    """Where the clue is that it is all about: the house that it lies in, or that it starts in."""
    cited, *others = scene.evidence.clues
    if others or not isinstance(cited, ClueConstraint):
        return
    clue, layout = cited.clue, scene.layout
    words = words_of(clue)
    if "kind" not in current().of(type(words)):
        return
    cells = layout.tables.cell_mask(clue.cells)
    around = [house for house, mask in layout.tables.house_masks.items() if not cells & ~mask]
    house = (*around, *layout.houses_with(clue.cells[0]))[0]
    yield _hints.say("nudge", "clue", *when(long=not around), kind=said(words, "kind"), house=house)


def _first_link(evidence: LinkedNodesEvidence) -> Iterator[Passage]:
    """Where a chain begins: a digit with two places in a house, or a cell with two digits."""
    truth = getattr(evidence.joints[0], "truth", None)
    if isinstance(truth, HouseConstraint):
        yield _hints.say("nudge", "link", digit=truth.digit, house=truth.house)
    elif isinstance(truth, CellConstraint):
        digits = sorted({node.digit for node in evidence.nodes[:2]})
        yield _hints.say("nudge", "pair", digits=digits)


def _where(scene: Scene[Any], parts: StepParts, at: frozenset[Fact]) -> Passage:
    """The first of what there is to say that does not give the conclusion away, and says more."""
    told = list(_places(scene, parts))
    for passage in told:
        named = facts_of([passage])
        if named - at and not gives_away(scene.action, at | named):
            return passage
    return told[-1]


def _places(scene: Scene[Any], parts: StepParts) -> Iterator[Passage]:
    targets = {candidate.cell for candidate in scene.action.candidates}
    focus = scene.evidence.focus_cells
    cells = [cell for cell in focus if cell not in targets]
    if len([fact for fact in facts_of([parts.setting]) if isinstance(fact, Cell)]) <= _CELLS_NAMED:
        yield parts.setting
    if len(cells) > _CELLS_NAMED:
        yield from (_hints.say("where", "start", about=some[:2]) for some in (focus, cells))
    for about in (cells, scene.evidence.focus_house, sorted(targets)):
        if about:
            yield _hints.say("where", about=about)


def _with_regions(nudge: Passage) -> Passage:
    """A nudge, and where its regions start, whose numbers stand nowhere."""
    houses = [span.value for span in nudge.spans if isinstance(span.value, House)]
    starts = [
        _hints.say("starts", house=house, cell=str(min(house.cells)))  # as no fact of the step
        for house in houses
        if house.kind is HouseKind.REGION
    ]
    return _hints.say("with_regions", nudge=nudge, starts=starts) if starts else nudge


def gives_away(action: Action, facts: Collection[Fact]) -> bool:
    """Whether some candidate of a conclusion is named, or both its cell and its digit are."""
    return any(
        candidate in facts or (candidate.cell in facts and candidate.digit in facts)
        for candidate in action.candidates
    )


_VOICES = ("terse", "conversational", "technical", "teacher", "proof")


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
                return _with_regions(self.where_to_look.nudge)
            case Level.TECHNIQUE:
                return self._technique()
            case Level.WHERE:
                return self.where_to_look.where
            case Level.WHAT:
                told = narrator.tell(self.step, self.board)
                return told if told.is_line else as_sentence(conclusion(self.inference.action))
            case Level.PROOF:
                lesson = telling_for(self.inference.evidence).say("lesson", self.scene)
                if lesson is not None and isinstance(narrator, StoryVoice):
                    return as_sentence(lesson)
                return told_unnamed(self.step, self.board, narrator)

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
            case Level.TECHNIQUE:
                return (self.inference.rule,)
            case Level.NUDGE | Level.WHERE:
                return facts_of([self.words(level, voice_named("proof"))])
            case Level.WHAT:
                told = [self.words(level, voice_named(name)) for name in _VOICES]
                return {*facts_of(told), *self._drawn(), *self.inference.action.candidates}
            case Level.PROOF:
                told = [self.words(level, voice_named(name)) for name in _VOICES]
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
