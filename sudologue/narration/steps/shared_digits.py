"""What cells have in all ways to fill them, and what follows for those that see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.grouping import grouped
from sudologue.model import Cell
from sudologue.narration.claims.board_claims import Sees
from sudologue.narration.claims.clue_claims import EachHas, PlacesInWays
from sudologue.narration.phrasing.filling import when
from sudologue.rules.common.locked_digits import LockedDigits

Sets = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class SharedDigits:
    """Digits that each of the sets has which can fill cells, in `places`, a `part` of these."""

    locked: LockedDigits
    cells: tuple[Cell, ...]
    rest: int
    sets: Sets

    @property
    def cases(self) -> Collection[str]:
        """Whether the sets are several, or two, and whether the places are a part of the cells."""
        number, part = len(self.sets), len(self.locked.places) < len(self.cells)
        return when(several=number > 1, two=number == 2, part=part)

    @property
    def names(self) -> dict[str, Any]:
        """The digits, the places, and the claims about them."""
        its = self.locked
        lie = [PlacesInWays(self.cells, self.rest, digit, its.places) for digit in its.digits]
        has = EachHas(self.sets, its.digits, len(its.digits))
        return {"digits": its.digits, "places": its.places, "has": has, "lie": lie}


@dataclass(frozen=True)
class GoneFromHouses:
    """Digits that nothing else in some houses is."""

    houses: tuple[Any, ...]
    digits: tuple[int, ...]


@dataclass(frozen=True)
class GoneFromSight:
    """Digits that cells cannot be that see all their places."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    places: tuple[Cell, ...]

    @property
    def seen(self) -> Sees:
        """The claim that they do."""
        return Sees(self.cells, self.places)


def shared(
    locked: Sequence[LockedDigits], cells: tuple[Cell, ...], rest: int, sets: Sets
) -> list[SharedDigits]:
    """What is to be said of digits that are locked, as far as the sets do not say it."""
    told = (SharedDigits(each, cells, rest, sets) for each in locked)
    return [each for each in told if each.cases]


def gone_elsewhere(locked: Sequence[LockedDigits]) -> list[Any]:
    """What goes from other cells than those that have the digits."""
    of_houses = grouped((each.houses, d) for each in locked if each.houses for d in each.digits)
    return [
        *(GoneFromHouses(houses, tuple(sorted(its))) for houses, its in of_houses.items()),
        *(GoneFromSight(its.cells, its.digits, its.places) for its in locked if its.cells),
    ]
