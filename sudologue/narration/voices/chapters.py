"""The chapters of a solve: singles, pencil marks, the crux, and what falls after it.

A solve without anything beyond singles, or a short one, has a single chapter without a heading.
Chapters are few: what would be a short one belongs to a neighbour.

Some steps are needed for the digits, others for nothing. A step leans on what is gone from the
board it saw. What a placed digit rules out can be seen there; for the rest somebody has to remember
the elimination that removed it. So an elimination is used by the steps that would not find it gone
without it, and needed if that leads to a digit in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Any

from sudologue.inference import Elimination, Evidence, Placement, SolveResult
from sudologue.inference.constraint import mask_of
from sudologue.model import Board, bits_of
from sudologue.narration.phrasing.filling import Speaker, capitalised, when
from sudologue.narration.phrasing.passage import Passage, heading, step_number
from sudologue.narration.steps.causes import eliminated
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.rules.card import Tier
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.order import RANKS

_chapters = Speaker(__name__)

_SHORT_SOLVE = 12
_SHORT_CHAPTER = 4
_CRUX_STEPS = 3
_CRUX_SPAN = 6

Scenes = Sequence[Scene[Any]]


class ChapterTheme(Enum):
    """What a chapter is about."""

    NONE = auto()
    SINGLES = auto()
    MARKS = auto()
    CRUX = auto()
    SUPPOSITIONS = auto()
    HARD_PART = auto()
    AFTER_CRUX = auto()
    AFTER_SUPPOSITIONS = auto()
    AFTER_HARD_PART = auto()
    REST = auto()


@dataclass(frozen=True)
class Chapter:
    """Steps told under one heading."""

    theme: ChapterTheme
    scenes: Scenes
    needs_marks: bool = False

    @property
    def heading(self) -> Passage | None:
        """`The singles (steps 1 to 36)`, `The crux (step 37): a W-Wing`."""
        if self.theme is ChapterTheme.NONE:
            return None
        numbers = [scene.number for scene in self.scenes if scene.number is not None]
        beyond = sum(1 for scene in self.scenes if not is_single(scene))
        cases = when(
            range=len(numbers) > 2,
            beyond=beyond,
            begins=numbers[0] == 1,
            alone=len(self.scenes) == 1,
            marked=self.needs_marks and len(self.scenes) > 1,
        )
        told = _chapters.say(
            self.theme.name.lower(),
            *cases,
            numbers=numbers,
            first=step_number(numbers[0]),
            last=step_number(numbers[-1]),
            beyond=beyond,
            technique=self.scenes[0].technique,
        )
        return heading(capitalised(told))


@dataclass(frozen=True)
class Plot:
    """The steps that are told, where the difficulty is, and the chapters they make."""

    result: SolveResult
    scenes: Scenes

    @cached_property
    def hard(self) -> tuple[int, ...]:
        """The steps beyond singles, by their index among those told."""
        return tuple(i for i, scene in enumerate(self.scenes) if not is_single(scene))

    @cached_property
    def has_marks(self) -> bool:
        """Whether candidates are ruled out before the first step, so that marks are given."""
        return bool(self.result.initial.masks.barred or eliminated(self.result.initial))

    @cached_property
    def marked_from(self) -> int | None:
        """The first step, by its index, that cannot be followed without pencil marks."""
        return next((index for index in self.hard if rests_on_marks(self.scenes[index])), None)

    @cached_property
    def tiers(self) -> dict[int, int]:
        """The tiers of the steps beyond singles; those of other people's rules count as easy."""
        cards = {index: self.scenes[index].card for index in self.hard}
        easiest = Tier.LOCKED_SETS
        return {i: max(card.tier, easiest) if card else easiest for i, card in cards.items()}

    @cached_property
    def tier(self) -> int:
        """The highest tier among the steps."""
        return max(self.tiers.values(), default=Tier.SINGLES)

    @cached_property
    def crux(self) -> tuple[int, ...]:
        """The few hardest steps, if they are few: of the highest tier, or by the hardest rule."""
        if self.tier <= Tier.LOCKED_SETS or not self.result.solved:
            return ()
        of_tier = tuple(i for i in self.hard if self.tiers[i] == self.tier)
        if len(of_tier) <= _CRUX_STEPS:
            return of_tier
        by_rule = tuple(i for i in of_tier if self.scenes[i] in self.hardest)
        return by_rule if len(by_rule) <= _CRUX_STEPS else ()

    @cached_property
    def hardest(self) -> tuple[Scene[Any], ...]:
        """The steps by the hardest rule, if there is anything beyond singles."""
        hard = [self.scenes[index] for index in self.hard]
        most = max(map(rank, hard), default=0)
        return tuple(scene for scene in hard if rank(scene) == most)

    @cached_property
    def suppositions(self) -> tuple[int, ...]:
        """The steps that suppose the opposite and refute it."""
        return tuple(
            index
            for index in self.hard
            if isinstance(self.scenes[index].evidence, ContradictionEvidence)
        )

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters, in order."""
        first = self.marked_from
        if first is None or len(self.scenes) < _SHORT_SOLVE:
            return (Chapter(ChapterTheme.NONE, self.scenes),)
        last, end = self.hard[-1], len(self.scenes)
        opening = ChapterTheme.SINGLES if first == self.hard[0] else ChapterTheme.NONE
        middle = self._middle(first, last + 1)
        parts = _merged([(opening, 0, first), *middle, (ChapterTheme.REST, last + 1, end)])
        return tuple(
            Chapter(theme, self.scenes[start:stop], needs_marks=start <= first < stop)
            for theme, start, stop in parts
        )

    def _middle(self, start: int, stop: int) -> list[_Part]:
        """What lies between the first and the last step beyond singles."""
        steps, theme, after = self.crux, ChapterTheme.CRUX, ChapterTheme.AFTER_CRUX
        if not steps or steps[-1] - steps[0] >= _CRUX_SPAN:
            theme, after = ChapterTheme.HARD_PART, ChapterTheme.AFTER_HARD_PART
            steps = self._hard_steps()
            if not steps:
                return [(ChapterTheme.MARKS, start, stop)]
            inside = sum(1 for index in self.hard if steps[0] <= index <= steps[-1])
            supposing = sum(1 for index in self.suppositions if steps[0] <= index <= steps[-1])
            if supposing * 2 > inside:
                theme, after = ChapterTheme.SUPPOSITIONS, ChapterTheme.AFTER_SUPPOSITIONS
        return [
            (ChapterTheme.MARKS, start, steps[0]),
            (theme, steps[0], steps[-1] + 1),
            (after, steps[-1] + 1, stop),
        ]

    def _hard_steps(self) -> tuple[int, ...]:
        """The steps of the hardest kind, where they are many: forcing if there is any of it."""
        if self.tier <= Tier.LOCKED_SETS or not self.result.solved:
            return ()
        lowest = min(self.tier, Tier.FORCING)
        return tuple(i for i in self.hard if self.tiers[i] >= lowest)


_Part = tuple[ChapterTheme, int, int]

_OPENINGS = (ChapterTheme.NONE, ChapterTheme.SINGLES)


def _merged(parts: list[_Part]) -> list[_Part]:
    """The parts, but for those too short for a heading: these open the next, or end the last.

    The crux may be short. A few digits at the start have no heading, and stay apart: no pencil
    marks are needed for them.
    """
    kept: list[_Part] = []
    start = 0
    for theme, first, stop in parts:
        is_short = stop - first < _SHORT_CHAPTER
        if theme in _OPENINGS and is_short:
            theme, is_short = ChapterTheme.NONE, stop == first
        if theme is ChapterTheme.CRUX or not is_short:
            kept.append((theme, start, stop))
            start = stop
    end = parts[-1][2]
    if not kept or (kept[-1][0] in _OPENINGS and start < end):
        return [*kept, (ChapterTheme.MARKS, start, end)]
    theme, first, _ = kept.pop()
    return [*kept, (theme, first, end)]


def rests_on_marks(scene: Scene[Any]) -> bool:
    """Whether a step beyond singles is no digit that clues and what is placed come to."""
    its = scene.evidence
    return not (isinstance(scene.action, Placement) and its.clues) or bool(its.truths or its.links)


def rank(scene: Scene[Any]) -> int:
    """How hard the rule of a step is among ours; rules of others count as easy."""
    return RANKS.get(scene.slug, -1)


def needed_steps(result: SolveResult, all_steps: bool = False) -> frozenset[int]:
    """The steps that are needed, by number, from 1.

    Where a trace ends before the board is complete, what has been ruled out is what it came to: all
    steps are needed then, and with `all_steps` they always are.
    """
    is_placement = (isinstance(step.inference.action, Placement) for step in result.steps)
    if all_steps or not result.solved or all(is_placement):
        return frozenset(range(1, len(result.steps) + 1))
    return _needed(result, _used(result))


def _used(result: SolveResult) -> list[Sequence[int]]:
    """The eliminations that each step uses."""
    tables, before = result.initial.layout.tables, result.initial
    removed_by: dict[int, int] = {}  # for each candidate that only an elimination explains
    unseen = 0  # these candidates, as a mask
    found: list[Sequence[int]] = []
    for number, step in enumerate(result.steps, 1):
        found.append(_explaining(step.inference.evidence, before, unseen, removed_by))
        action = step.inference.action
        if isinstance(action, Placement):
            unseen &= ~tables.seen_masks[tables.candidate_number(action.cell, action.value)]
        else:
            removed = before.masks.live & ~step.board.masks.live
            unseen |= removed
            removed_by.update(dict.fromkeys(bits_of(removed), number))
        before = step.board
    return found


def _explaining(
    evidence: Evidence, before: Board, unseen: int, removed_by: dict[int, int]
) -> Sequence[int]:
    """The eliminations without which a step would not find gone what it needs to be gone."""
    if not unseen:
        return ()
    # words say exactly what truths have left, even where the receipt would not mind more
    lack = unseen & (evidence.looks_at(before) | mask_of(evidence.truths, before.layout))
    return sorted({removed_by[number] for number in bits_of(lack)}) if lack else ()


def _needed(result: SolveResult, used: Sequence[Sequence[int]]) -> frozenset[int]:
    needed: set[int] = set()
    for number in range(len(result.steps), 0, -1):
        action = result.steps[number - 1].inference.action
        if number in needed or not isinstance(action, Elimination):
            needed.add(number)
            needed.update(used[number - 1])
    return frozenset(needed)
