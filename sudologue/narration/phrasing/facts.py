"""Facts of the board in words, each with its claim, for tellings whose sentences are no tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.languages import current
from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    Numbers,
    OnlyPlaces,
    PlacesBetween,
    SeeEachOther,
    Sees,
)
from sudologue.narration.phrasing.filling import said
from sudologue.narration.phrasing.passage import Passage, Span, say, states


def can_only_be(cells: Sequence[Cell], digits: Iterable[int]) -> Passage:
    """`r1c1 can only be 1 or 4`, `r1c1 and r5c1 can each only be 1 or 4`."""
    return said(CanOnlyBe(tuple(cells), tuple(sorted(digits))))


def domain_of(board: Board, cell: Cell) -> Passage:
    """What the cell can only be, as the board has it."""
    return said(CanOnlyBe.on(board, cell))


def hold_between(cells: Sequence[Cell], digits: Iterable[int]) -> Passage:
    """`r1c1 and r1c5 hold only 1, 4 and 7 between them`; of one cell, what it can only be."""
    kind = CanOnlyBe if len(cells) == 1 else HoldBetween
    return said(kind(tuple(cells), tuple(sorted(digits))))


def held_by(board: Board, cells: Sequence[Cell]) -> Passage:
    """What the cells have left: `can each only be` where they are alike, else `hold only`."""
    return said(HoldBetween.on(board, cells))


def places_between(
    digits: Sequence[int],
    house: House,
    cells: Sequence[Cell],
    outside: House | None = None,
) -> Passage:
    """`the digits 6, 7 and 9 can only go in r3c5, r3c8 or r3c9`, in a house just named."""
    return said(PlacesBetween(tuple(digits), house, tuple(cells), outside))


def number_of(things: Sequence[object]) -> Passage:
    """How many they are, in words."""
    return said(Numbers(len(things), tuple(things)))


def only_places(digit: int, houses: Sequence[House], cells: Sequence[Cell]) -> Passage:
    """`in column 1, the 4 can only go in r2c1 or r6c1`."""
    return said(OnlyPlaces(digit, tuple(houses), tuple(cells)))


def only_places_each(digit: int, places: Iterable[tuple[House, Sequence[Cell]]]) -> Passage:
    """`in column 1, the 4 can only go in r2c1 or r6c1, and in box 5 only in r4c4 or r5c6`."""
    first, *others = [OnlyPlaces(digit, (house,), tuple(cells)) for house, cells in places]
    return say(said(first), *current().forms.LISTS["more"]([said(each, "only") for each in others]))


def see(cells: Sequence[Cell], seen: Sequence[Cell]) -> Span:
    """` sees` or ` see`: what stands between the cells and the others that each of them sees."""
    return states(" see" if len(cells) > 1 else " sees", Sees(tuple(cells), tuple(seen)))


def sees_all_of(cells: Sequence[Cell], seen: Sequence[Cell]) -> Passage:
    """`r7c8 sees both`, `r7c7 and r7c8 see all three`: of cells that were just named."""
    return said(Sees(tuple(cells), tuple(seen)), "all")


def see_each_other(cells: Sequence[Cell]) -> Passage:
    """`r1c1 and r1c5 see each other`."""
    return said(SeeEachOther(tuple(cells)))
