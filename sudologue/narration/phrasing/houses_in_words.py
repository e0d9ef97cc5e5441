"""Houses that are spoken of: by kind, and in short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.grouping import grouped
from sudologue.model import House, HouseKind
from sudologue.narration.phrasing.passage import Role, Span

_ORDER = sorted(HouseKind, key=lambda kind: not kind.is_line)


def one_kind(houses: Sequence[House]) -> HouseKind | None:
    """The kind that all of them are of, if they are."""
    kinds = {house.kind for house in houses}
    return kinds.pop() if len(kinds) == 1 else None


def short_name(house: House) -> Span:
    """The short form: `r5`, `b7`."""
    return Span(house.short, Role.HOUSE, house)


def by_kind(houses: Iterable[House]) -> list[tuple[House, ...]]:
    """The houses kind by kind: rows, columns and diagonals, and then the others."""
    kinds = grouped((house.kind, house) for house in houses)
    return [tuple(kinds[kind]) for kind in sorted(kinds, key=_ORDER.index)]
