"""Why a single is one: the placed digits and the steps that left it no choice.

Told by itself, or in a row with others, a single has the same grounds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
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
from sudologue.narration.phrasing.english import listing, several
from sudologue.narration.phrasing.passage import Passage, phrase
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
        layout, single = scene.layout, scene.evidence
        opened = scene.before.open_cells & layout.house_masks[single.house]
        others = opened & ~layout.cell_mask((single.cell,))
        blockers, unseen = _blockers(scene, single.digit, others, known)
        gone = unseen << (single.digit - 1) * layout.cell_count
        return cls(
            single.digit,
            single.house,
            single.cell,
            layout.cells_in(others),
            blockers,
            layout.cells_in(others & ~unseen),
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
    layout = scene.layout
    numbers = map(layout.cell_number, known)
    first, left = cover({number: layout.peer_masks[number] & others for number in numbers}, others)
    if not left:
        return tuple(layout.cells[number] for number in sorted(first)), 0
    more, unseen = scene.blockers(digit, left)
    cells = {*more, *(layout.cells[number] for number in first)}
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
        layout, single = scene.layout, scene.evidence
        number = layout.cell_number(single.cell)
        others = (1 << scene.size) - 1 & ~(1 << single.digit - 1)
        houses, unseen = _houses_holding(scene, number, others)
        afar = scene.digits_in(layout.peer_masks[number]) & unseen if unseen else 0
        distant = tuple(
            (bit + 1, cell)
            for bit in bits_of(afar)
            for cell in scene.blockers(bit + 1, 1 << number)[0]
        )
        gone = sum(1 << bit * layout.cell_count + number for bit in bits_of(unseen & ~afar))
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
    houses = scene.layout.houses_of[cell]
    held = {index: scene.digits_in(mask) for index, (_, mask) in enumerate(houses)}
    chosen, missing = cover(held, digits)
    return tuple(houses[index][0] for index in sorted(chosen)), missing


def full_house_claims(house: House, cell: Cell, digit: int) -> tuple[Assertion, Assertion]:
    """The claims that one cell of a house is open, and one digit missing there."""
    others = tuple(other for other in range(1, len(house.cells) + 1) if other != digit)
    return IsOpen(house, (cell,)), HoldsDigits((house,), others)


def placed_digits(digit: int, cells: Sequence[Cell]) -> Passage:
    """`the 4 in r2c4`, `the 4s in r2c4 and r7c5`; of very many, `the 4s already placed`."""
    if len(cells) > _CELLS_NAMED:
        return phrase("the {} already placed", several(digit, 2))
    return phrase("the {} in {}", several(digit, len(cells)), listing(cells))
