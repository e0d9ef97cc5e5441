"""Why a single is one: the placed digits and the steps that left it no choice.

Told by itself, or in a row with others, a single has the same grounds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.model import Cell, House, bits_of
from sudologue.narration.claims.board_claims import (
    AreSeen,
    Assertion,
    CanOnlyBe,
    Holds,
    HoldsDigits,
    IsGone,
    IsOpen,
    OnlyPlaces,
    Sees,
)
from sudologue.narration.phrasing.filling import said, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.causes import Causes
from sudologue.narration.steps.scene import Scene, cover, removals
from sudologue.rules.singles.evidence import (
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

_CELLS_NAMED = 5


class _Grounds(ABC):
    """What leaves a single no choice; `causes` says who ruled out what no placed digit does."""

    causes: Causes

    @property
    @abstractmethod
    def is_single(self) -> Assertion:
        """The claim that there is one place, or one candidate, left."""

    @property
    @abstractmethod
    def are_seen(self) -> tuple[Assertion, ...]:
        """The claims that placed digits are where they are said to be, and see what they must."""

    @property
    def claims(self) -> tuple[Assertion, ...]:
        """All that is claimed where the single is told in a word."""
        its = self.causes.items()
        gone = [candidate for _, candidates in its for candidate in candidates]
        are_gone = (IsGone(tuple(gone)), *removals(its)) if gone else ()
        return self.is_single, *self.are_seen, *are_gone


@dataclass(frozen=True)
class HiddenGrounds(_Grounds):
    """What keeps a digit from the other open cells of a house.

    `others` are these cells; `blockers` hold the digit and see those of them that are `seen`; the
    other candidates are `gone`, and `causes` says who ruled them out.
    """

    digit: int
    house: House
    cell: Cell
    others: tuple[Cell, ...]
    blockers: tuple[Cell, ...]
    seen: tuple[Cell, ...]
    gone: int
    causes: Causes

    @classmethod
    def of(cls, scene: Scene[HiddenSingleEvidence], known: Sequence[Cell] = ()) -> HiddenGrounds:
        """The grounds, if possible with blockers that are known already."""
        tables, single = scene.layout.tables, scene.evidence
        opened = scene.before.masks.open_cells & tables.house_masks[single.house]
        others = opened & ~tables.cell_mask((single.cell,))
        blockers, unseen = _blockers(scene, single.digit, others, known)
        gone = unseen << (single.digit - 1) * tables.cell_count
        return cls(
            single.digit,
            single.house,
            single.cell,
            tables.cells_in(others),
            blockers,
            tables.cells_in(others & ~unseen),
            gone,
            scene.causes(gone) if gone else {},
        )

    @property
    def is_single(self) -> Assertion:
        return OnlyPlaces(self.digit, (self.house,), (self.cell,))

    @property
    def are_seen(self) -> tuple[Assertion, ...]:
        if not self.blockers:
            return ()
        return Holds(self.blockers, self.digit), AreSeen(self.seen, self.blockers)


def _blockers(
    scene: Scene[Any], digit: int, others: int, known: Sequence[Cell]
) -> tuple[tuple[Cell, ...], int]:
    tables = scene.layout.tables
    numbers = map(tables.cell_number, known)
    first, left = cover({number: tables.peer_masks[number] & others for number in numbers}, others)
    if not left:
        return tuple(tables.cells[number] for number in sorted(first)), 0
    more, unseen = scene.blockers(digit, left)
    cells = {*more, *(tables.cells[number] for number in first)}
    return tuple(sorted(cells)), unseen


@dataclass(frozen=True)
class NakedGrounds(_Grounds):
    """What leaves a cell one digit.

    `seen` are digits that its `houses` hold; `distant` digits are placed in cells that it sees
    otherwise; the other candidates are `gone`, and `causes` says who ruled them out.
    """

    cell: Cell
    digit: int
    houses: tuple[House, ...]
    seen: tuple[int, ...]
    distant: tuple[tuple[int, Cell], ...]
    gone: int
    causes: Causes

    @classmethod
    def of(cls, scene: Scene[NakedSingleEvidence]) -> NakedGrounds:
        tables, single = scene.layout.tables, scene.evidence
        number = tables.cell_number(single.cell)
        others = (1 << scene.size) - 1 & ~(1 << single.digit - 1)
        houses, unseen = _houses_holding(scene, number, others)
        afar = scene.digits_in(tables.peer_masks[number]) & unseen if unseen else 0
        distant = tuple(
            (bit + 1, cell)
            for bit in bits_of(afar)
            for cell in scene.blockers(bit + 1, 1 << number)[0]
        )
        gone = sum(1 << bit * tables.cell_count + number for bit in bits_of(unseen & ~afar))
        return cls(
            single.cell,
            single.digit,
            houses,
            tuple(bit + 1 for bit in bits_of(others & ~unseen)),
            distant,
            gone,
            scene.causes(gone) if gone else {},
        )

    @property
    def is_single(self) -> Assertion:
        return CanOnlyBe((self.cell,), (self.digit,))

    @property
    def are_seen(self) -> tuple[Assertion, ...]:
        held = (HoldsDigits(self.houses, self.seen),) if self.houses else ()
        seen = [
            claim
            for digit, cell in self.distant
            for claim in (Holds((cell,), digit), Sees((self.cell,), (cell,)))
        ]
        return (*held, *seen)


def _houses_holding(
    scene: Scene[NakedSingleEvidence], cell: int, digits: int
) -> tuple[tuple[House, ...], int]:
    """A few of the cell's houses that together hold these digits, and the digits none holds."""
    houses = scene.layout.tables.houses_of[cell]
    held = {index: scene.digits_in(mask) for index, (_, mask) in enumerate(houses)}
    chosen, missing = cover(held, digits)
    return tuple(houses[index][0] for index in sorted(chosen)), missing


def full_house_claims(house: House, cell: Cell, digit: int) -> tuple[Assertion, Assertion]:
    """The claims that one cell of a house is open, and one digit missing there."""
    others = tuple(other for other in range(1, len(house.cells) + 1) if other != digit)
    return IsOpen(house, (cell,)), HoldsDigits((house,), others)


@dataclass(frozen=True)
class PlacedDigits:
    """A digit where it stands already, in so many cells that not all are named, or in fewer."""

    digit: int
    cells: tuple[Cell, ...]

    @property
    def cases(self) -> Collection[str]:
        """Whether there is but `one`, or `many`."""
        return when(one=len(self.cells) == 1, many=len(self.cells) > _CELLS_NAMED)


def placed_digits(digit: int, cells: Sequence[Cell]) -> Passage:
    """`the 4 in r2c4`, `the 4s in r2c4 and r7c5`; of very many, `the 4s already placed`."""
    return said(PlacedDigits(digit, tuple(cells)))
