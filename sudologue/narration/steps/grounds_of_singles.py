"""Why a single is one: the placed digits and the steps that left it no choice.

Told by itself, or in a row with others, a single has the same grounds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sudologue.caches import PARTS, cached
from sudologue.model import Cell, House, HouseKind, Layout, bits_of
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
from sudologue.narration.phrasing.filling import when
from sudologue.narration.steps.causes import Causes
from sudologue.narration.steps.scene import Scene, cover, removals
from sudologue.rules.singles.evidence import (
    HiddenSingleEvidence,
    NakedSingleEvidence,
)


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
        return *self.conclusion, *self.are_seen

    @property
    def conclusion(self) -> tuple[Assertion, ...]:
        """That it is a single, and that what steps are said to have ruled out is gone."""
        its = self.causes.items()
        if not its:
            return (self.is_single,)
        gone = [candidate for _, candidates in its for candidate in candidates]
        return self.is_single, IsGone(tuple(gone)), *removals(its)


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
    def of(cls, scene: Scene[HiddenSingleEvidence]) -> HiddenGrounds:
        tables, single = scene.layout.tables, scene.evidence
        opened = scene.before.masks.open_cells & tables.house_masks[single.house]
        others = opened & ~tables.cell_mask((single.cell,))
        blockers, unseen = scene.blockers(single.digit, others)
        gone = unseen << (single.digit - 1) * tables.cell_count
        return cls(
            single.digit,
            single.house,
            single.cell,
            tables.cells_in(others),
            tuple(blockers),
            tables.cells_in(others & ~unseen),
            gone,
            scene.causes(gone) if gone else {},
        )

    @property
    def is_single(self) -> Assertion:
        return OnlyPlaces(self.digit, (self.house,), (self.cell,))

    def shares(self, scene: Scene[Any]) -> list[tuple[Cell, tuple[Cell, ...]]]:
        """The blockers, each with the cells that it rules out, none of them twice."""
        peers, left = scene.layout.peers, self.seen
        shares: list[tuple[Cell, tuple[Cell, ...]]] = []
        for blocker in self.blockers:
            shares.append((blocker, tuple(cell for cell in left if cell in peers(blocker))))
            left = tuple(cell for cell in left if cell not in peers(blocker))
        return shares

    @property
    def are_seen(self) -> tuple[Assertion, ...]:
        if not self.blockers:
            return ()
        return Holds(self.blockers, self.digit), AreSeen(self.seen, self.blockers)


@dataclass(frozen=True)
class BlockedHouse(_Grounds):
    """What keeps a digit from the other open cells of a house, by the houses that have it already.

    These are `lines`, which may be boxes. Where there is none, the digits in the cells `afar` see
    what is `seen`; the other candidates are `gone`, and `causes` says who ruled them out.
    """

    digit: int
    house: House
    cell: Cell
    lines: tuple[House, ...]
    afar: tuple[Cell, ...]
    seen: tuple[Cell, ...]
    gone: int
    causes: Causes

    @classmethod
    def of(cls, scene: Scene[HiddenSingleEvidence], recent: int = 0) -> BlockedHouse:
        """The grounds, if possible with lines that have the digit in one of the `recent` cells."""
        tables, masks, single = scene.layout.tables, scene.before.masks, scene.evidence
        house, digit = single.house, single.digit
        others = masks.open_cells & tables.house_masks[house] & ~tables.cell_mask((single.cell,))
        placed, home = scene.placed(digit), tables.house_masks[house]
        found: dict[int, House] = {}
        for number in bits_of(others):
            for line, mask in tables.houses_of[number]:
                if mask & placed and mask != home:
                    found[mask] = line
        ranked = sorted(found, key=lambda mask: (not mask & recent, _place(found[mask])))
        chosen, left = cover({n: mask & others for n, mask in enumerate(ranked)}, others)
        afar, unseen = scene.blockers(digit, left) if left else ([], 0)
        gone = unseen << (digit - 1) * tables.cell_count
        return cls(
            digit,
            house,
            single.cell,
            tuple(sorted((found[ranked[n]] for n in chosen), key=_place)),
            tuple(afar),
            tables.cells_in(left & ~unseen),
            gone,
            scene.causes(gone) if gone else {},
        )

    def cases_afar(self, layout: Layout) -> Collection[str]:
        """Whether `one` digit is seen afar, and whether it is a `cage` alone that has both."""
        if not layout.clues:
            return when(one=len(self.afar) == 1)
        from sudologue.clues import Cage  # puzzles without clues need none

        cages = [{*clue.cells} for clue in layout.clues if isinstance(clue, Cage)]
        houses = [{*house.cells} for house in layout.houses] if cages else []
        pairs = [[{cell, far} for far in self.afar] for cell in self.seen]
        by_cages = all(
            any(pair <= cage for pair in its for cage in cages)
            and not any(pair <= house for pair in its for house in houses)
            for its in pairs
        )
        return when(one=len(self.afar) == 1, cage=by_cages)

    @property
    def is_single(self) -> Assertion:
        return OnlyPlaces(self.digit, (self.house,), (self.cell,))

    @property
    def are_seen(self) -> tuple[Assertion, ...]:
        have = tuple(HoldsDigits((line,), (self.digit,)) for line in self.lines)
        far = (Holds(self.afar, self.digit), AreSeen(self.seen, self.afar)) if self.afar else ()
        return *have, *far


@cached(PARTS)
def _place(house: House) -> tuple[bool, bool, int]:
    """Where a house stands in a list: blocks come first, then rows, then columns."""
    kind = house.kind
    return kind.is_line, kind is not HouseKind.ROW, house.index


@dataclass(frozen=True)
class NakedGrounds(_Grounds):
    """What leaves a cell one digit.

    Its houses hold digits, each told at the first that `held` it; `distant` digits are placed in
    cells that it sees otherwise; the other candidates are `gone`, and `causes` says who ruled them
    out.
    """

    cell: Cell
    digit: int
    held: tuple[tuple[House, tuple[int, ...]], ...]
    distant: tuple[tuple[int, Cell], ...]
    gone: int
    causes: Causes

    @classmethod
    def of(cls, scene: Scene[NakedSingleEvidence]) -> NakedGrounds:
        tables, single = scene.layout.tables, scene.evidence
        number = tables.cell_number(single.cell)
        others = (1 << scene.size) - 1 & ~(1 << single.digit - 1)
        held, unseen = _held_by_houses(scene, number, others)
        afar = scene.digits_in(tables.peer_masks[number]) & unseen if unseen else 0
        distant = tuple(
            (bit + 1, cell)
            for bit in bits_of(afar)
            for cell in scene.blockers(bit + 1, 1 << number)[0]
        )
        gone = sum(1 << bit * tables.cell_count + number for bit in bits_of(unseen & ~afar))
        return cls(
            single.cell, single.digit, held, distant, gone, scene.causes(gone) if gone else {}
        )

    @classmethod
    def kept(cls, scene: Scene[NakedSingleEvidence]) -> NakedGrounds:
        """The grounds, found once for a scene."""
        if "grounds" not in scene.kept:
            scene.kept["grounds"] = cls.of(scene)
        return scene.kept["grounds"]

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that hold digits which the cell sees."""
        return tuple(house for house, _ in self.held)

    @property
    def seen(self) -> tuple[int, ...]:
        """The digits that they hold."""
        return tuple(sorted(digit for _, digits in self.held for digit in digits))

    @property
    def is_single(self) -> Assertion:
        return CanOnlyBe((self.cell,), (self.digit,))

    @property
    def are_seen(self) -> tuple[Assertion, ...]:
        held = [HoldsDigits((house,), digits) for house, digits in self.held]
        seen = [
            claim
            for digit, cell in self.distant
            for claim in (Holds((cell,), digit), Sees((self.cell,), (cell,)))
        ]
        return (*held, *seen)


def _held_by_houses(
    scene: Scene[NakedSingleEvidence], cell: int, digits: int
) -> tuple[tuple[tuple[House, tuple[int, ...]], ...], int]:
    """A few of a cell's houses that hold these digits, fullest first, and what none holds."""
    houses = scene.layout.tables.houses_of[cell]
    sets = {index: scene.digits_in(mask) for index, (_, mask) in enumerate(houses)}
    chosen, missing = cover(sets, digits)
    held: list[tuple[House, tuple[int, ...]]] = []
    left = digits
    for index in sorted(chosen, key=lambda index: -(sets[index] & digits).bit_count()):
        held.append((houses[index][0], tuple(bit + 1 for bit in bits_of(sets[index] & left))))
        left &= ~sets[index]
    return tuple(held), missing


def full_house_claims(house: House, cell: Cell, digit: int) -> tuple[Assertion, Assertion]:
    """The claims that one cell of a house is open, and one digit missing there."""
    others = tuple(other for other in range(1, len(house.cells) + 1) if other != digit)
    return IsOpen(house, (cell,)), HoldsDigits((house,), others)


def settled_by(scene: Scene[Any]) -> int | None:
    """The step that took the last other candidates from the cell of a naked single, if it was no
    digit, and no digit has taken them since.
    """
    single, trace = scene.evidence, scene.provenance
    if type(single) is not NakedSingleEvidence or trace is None:
        return None
    step = max((cause.step or 0 for cause in NakedGrounds.kept(scene).causes), default=0)
    if step and trace.result.steps[step - 1].board.domain(single.cell) == frozenset(
        (single.digit,)
    ):
        return step
    return None
