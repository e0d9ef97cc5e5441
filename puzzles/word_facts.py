"""What a solve, or one of its steps, knows: the trace's own facts, which words are held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any

from sudologue.clues import Cage
from sudologue.inference import (
    ClueConstraint,
    DistinctConstraint,
    HouseConstraint,
    Inference,
    Ledger,
    Placement,
    SolveResult,
)
from sudologue.model import Board, Candidate, Cell, Clue, House, Layout, bits_of
from sudologue.narration.steps.scene import title_of
from sudologue.narration.voices.chapters import needed_steps
from sudologue.rules.cards import CARDS

Pair = tuple[Cell, int]

_SINGLES = {"full_house", "naked_single", "hidden_single"}


@dataclass(frozen=True)
class SolveFacts:
    """A solve, as its trace has it."""

    result: SolveResult

    @property
    def layout(self) -> Layout:
        """The houses and clues."""
        return self.result.initial.layout

    @cached_property
    def steps(self) -> tuple[StepFacts, ...]:
        """The facts of each step."""
        return tuple(
            StepFacts(self.result.initial.layout, self.result.board_before(n), step.inference, n)
            for n, step in enumerate(self.result.steps, 1)
        )

    def step(self, number: int) -> StepFacts | None:
        """The facts of a step, by its number; none if there is no such step."""
        return self.steps[number - 1] if 1 <= number <= len(self.steps) else None

    def removed_by(self, number: int) -> frozenset[Pair]:
        """What a step ruled out."""
        step = self.step(number)
        return step.action if step and not step.is_placement else frozenset()

    @cached_property
    def told(self) -> tuple[int, ...]:
        """The steps that a digit needs."""
        return tuple(sorted(needed_steps(self.result)))

    @cached_property
    def barred(self) -> frozenset[Pair]:
        """What the puzzle itself rules out."""
        return pairs_in(self.result.initial.masks.barred, self.layout)


@dataclass(frozen=True)
class StepFacts:
    """A step: the board before it, its evidence, its receipt, and what it concludes."""

    layout: Layout
    before: Board
    inference: Inference
    number: int = 0
    others: tuple[StepFacts, ...] = ()

    @property
    def rule(self) -> str:
        """The slug of its rule."""
        return self.inference.rule

    @property
    def title(self) -> str:
        """The name of its technique."""
        return title_of(self.rule)

    @property
    def tier(self) -> int:
        """How hard its rule is, from 1 to 8."""
        card = CARDS.get(self.rule)
        return card.tier if card else 2

    @property
    def is_single(self) -> bool:
        """Whether it is a full house, a naked or a hidden single."""
        return self.rule in _SINGLES

    @property
    def is_placement(self) -> bool:
        """Whether it places a digit."""
        return isinstance(self.inference.action, Placement)

    @cached_property
    def action(self) -> frozenset[Pair]:
        """The candidates that it places, or rules out."""
        own = frozenset((c.cell, c.digit) for c in self.inference.action.candidates)
        return own.union(*(other.action for other in self.others))

    def domain(self, cell: Cell) -> frozenset[int]:
        """The digit of a cell, or those it can still take."""
        value = self.before.value(cell)
        return frozenset({value}) if value is not None else self.before.domain(cell)

    def places(self, house: House, digit: int) -> frozenset[Cell]:
        """The cells of a house that have a digit, or can still take it."""
        return frozenset(cell for cell in house.cells if digit in self.domain(cell))

    @cached_property
    def named(self) -> tuple[Any, ...]:
        """All cells, candidates, houses and clues that the evidence holds, in whatever roles."""
        return tuple(_walk(self.inference.evidence))

    @cached_property
    def clues(self) -> frozenset[Clue]:
        """The clues that it cites."""
        return frozenset(x for x in self.named if x in set(self.layout.clues))

    @cached_property
    def houses(self) -> frozenset[House]:
        """The houses that it cites, or that evidence names."""
        return frozenset(x for x in self.named if isinstance(x, House))

    @cached_property
    def pairs(self) -> frozenset[Pair]:
        """The candidates that it speaks of: all it cites that are on the board, and its own."""
        evidence, before = self.inference.evidence, self.before
        mask = evidence.looks_at(before) | evidence.rests_on(self.layout)
        for link in evidence.links:
            mask |= link.mask(self.layout)
        own = {(x.cell, x.digit) for x in self.named if isinstance(x, Candidate)}
        own = own.union(self.action, *(other.pairs for other in self.others))
        return pairs_in(mask & before.masks.live, self.layout) | own

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """The cells that it speaks of."""
        cells = {x for x in self.named if isinstance(x, Cell)} | {cell for cell, _ in self.pairs}
        for clue in self.clues:
            cells |= set(clue.cells)
        for constraint in self.inference.evidence.truths:
            if isinstance(constraint, HouseConstraint):
                cells |= set(constraint.house.cells)
        return frozenset(cells)

    @cached_property
    def digits(self) -> frozenset[int]:
        """The digits that it speaks of."""
        return frozenset(digit for _, digit in self.pairs)

    @cached_property
    def values(self) -> frozenset[int]:
        """The digits placed in its cells."""
        return frozenset(v for cell in self.cells if (v := self.before.value(cell)) is not None)

    def speaks_of(self, cell: Cell, digit: int) -> bool:
        """Whether it speaks of a candidate, or has that digit on the board."""
        return (cell, digit) in self.pairs or self.before.value(cell) == digit

    @cached_property
    def counts(self) -> frozenset[int]:
        """How many there are of whatever evidence holds several of."""
        evidence = self.inference.evidence
        return frozenset(_lengths(evidence)) | {len(self.action)}

    @cached_property
    def totals(self) -> frozenset[int]:
        """The totals of the cages it cites."""
        return frozenset(c.total for c in self.clues if isinstance(c, Cage) and c.total)


def pairs_in(mask: int, layout: Layout) -> frozenset[Pair]:
    """The candidates of a mask."""
    cells, count = layout.cells, layout.tables.cell_count
    return frozenset((cells[n % count], n // count + 1) for n in bits_of(mask))


def _walk(value: Any) -> Iterator[Any]:
    """All that a value holds, whatever it is made of."""
    match value:
        case Cell() | House():
            yield value
        case Candidate():
            yield value
            yield value.cell
        case DistinctConstraint() | ClueConstraint():
            yield value.clue
        case Ledger():
            for _, part in value.parts:
                yield part
        case tuple() | frozenset() | list() | set() | dict():
            for each in _parts(value):
                yield from _walk(each)
        case _ if hasattr(value, "accepts"):
            yield value
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from _walk(getattr(value, field.name))
        case _:
            pass


def _parts(value: Any) -> list[Any]:
    """What a collection holds."""
    return [*value.items()] if isinstance(value, dict) else [*value]


def _lengths(value: Any) -> Iterator[int]:
    """How many things there are in a value, and in each of its parts."""
    match value:
        case tuple() | frozenset() | list() | set() | dict():
            parts = _parts(value)
            yield len(parts)
            yield from Counter(each.kind for each in parts if isinstance(each, House)).values()
            for each in parts:
                yield from _lengths(each)
        case _ if is_dataclass(value) and not isinstance(value, Cell | House):
            for field in fields(value):
                yield from _lengths(getattr(value, field.name))
        case _:
            pass
