"""Houses in words: `rows 2 and 7`, `in box 4 and on the main diagonal`."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.caches import PARTS, cached
from sudologue.grouping import grouped
from sudologue.languages.english.grammar import listing, number_word, within
from sudologue.model import House, HouseKind
from sudologue.narration.phrasing.houses_in_words import by_kind, one_kind
from sudologue.narration.phrasing.passage import Part, Passage, Role, Span, say

_PLURALS = {HouseKind.BOX: "boxes"}


def plural(kind: HouseKind) -> str:
    """Houses of a kind.

    >>> plural(HouseKind.BOX), plural(HouseKind.EXTRA)
    ('boxes', 'extra regions')
    """
    return _PLURALS.get(kind, f"{kind.value}s")


def house_list(houses: Sequence[House], last: str = "and") -> Passage:
    """`row 2`, `rows 2 and 7`, `box 4, row 1 and column 5`."""
    kind = one_kind(houses)
    if kind is None or kind is HouseKind.DIAGONAL or len(houses) == 1:
        return listing(houses, last)
    first, *others = houses
    parts: list[Part] = [Span(f"{plural(kind)} {first.index + 1}", Role.HOUSE, first)]
    parts += (Span(str(house.index + 1), Role.HOUSE, house) for house in others)
    return listing(parts, last)


def houses_by_kind(houses: Sequence[House]) -> Passage:
    """`rows 1 and 3 and column 8`; `box 9 and columns 5 and 6`."""
    return _by_kind(tuple(houses))


@cached(PARTS)
def _by_kind(houses: tuple[House, ...]) -> Passage:
    kinds = grouped((house.kind, house) for house in houses)
    return listing(map(house_list, kinds.values()))


def one_of_houses(houses: Sequence[House]) -> Passage:
    """`row 2 or 7`; of several kinds, `box 2, row 7 or row 8`."""
    kind = one_kind(houses)
    if kind in (None, HouseKind.DIAGONAL):
        return listing(houses, "or")
    first, *others = houses
    return listing([first, *(Span(str(each.index + 1), Role.HOUSE, each) for each in others)], "or")


def house_run(houses: Sequence[House]) -> Passage:
    """`row 1`, `rows 1 and 2`, `rows 1 to 4`."""
    kind, places = one_kind(houses), [house.index for house in houses]
    in_a_row = places == [*range(places[0], places[0] + len(places))]
    if len(places) < 3 or not in_a_row or kind in (None, HouseKind.DIAGONAL):
        return house_list(houses)
    first, last = houses[0], houses[-1]
    name = Span(f"{plural(first.kind)} {first.index + 1}", Role.HOUSE, first)
    return say(name, " to ", Span(str(last.index + 1), Role.HOUSE, last))


def within_all(houses: Sequence[House], last: str = "and") -> Passage:
    """`in rows 2 and 7`; diagonals are lines one is on, not in."""
    if any(house.kind is HouseKind.DIAGONAL for house in houses):
        return listing(map(within, houses), last)
    return say("in ", house_list(houses, last))


def within_one(houses: Sequence[House]) -> Passage:
    """`in box 1, 4 or 7`, of houses of one kind."""
    first, *others = houses
    numbers = (Span(str(house.index + 1), Role.HOUSE, house) for house in others)
    return say("in ", listing([first, *numbers], "or"))


def counted(houses: Sequence[House]) -> str | None:
    """`two rows`, if they are all of one kind."""
    kind = one_kind(houses)
    if kind is None:
        return None
    return f"{number_word(len(houses))} {plural(kind) if len(houses) > 1 else kind.value}"


def within_each(houses: Sequence[House]) -> Passage:
    """`in rows 2 and 7`; of several kinds, `in row 9, in columns 1 and 3 and in box 3`."""
    return listing(within_all(alike) for alike in by_kind(houses))


def counted_by_kind(houses: Sequence[House]) -> str:
    """`the two rows`, `the row, the three columns and the box`."""
    return listing(f"the {_counted_alike(alike)}" for alike in by_kind(houses)).text


def _counted_alike(houses: Sequence[House]) -> str:
    """`two rows`, but `row`."""
    kind = houses[0].kind
    return kind.value if len(houses) == 1 else f"{number_word(len(houses))} {plural(kind)}"
