"""Facts of the board in words, each with its claim, for tellings whose sentences are no tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    LiesIn,
    Numbers,
    OnlyPlaces,
    SeeEachOther,
    Sees,
)
from sudologue.narration.phrasing.filling import said
from sudologue.narration.phrasing.passage import Passage, Span, states


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


def lie(cells: Sequence[Cell], house: House) -> Span:
    """` lies`, ` lie`: what stands between the cells and the house that has all of them."""
    return states(" lies" if len(cells) == 1 else " lie", LiesIn(tuple(cells), house))


def number_of(things: Sequence[object]) -> Passage:
    """How many they are, in words."""
    return said(Numbers(len(things), tuple(things)))


def only_places(digit: int, houses: Sequence[House], cells: Sequence[Cell]) -> Passage:
    """`in column 1, the 4 can only go in r2c1 or r6c1`."""
    return said(OnlyPlaces(digit, tuple(houses), tuple(cells)))


def see(cells: Sequence[Cell], seen: Sequence[Cell]) -> Span:
    """` sees` or ` see`: what stands between the cells and the others that each of them sees."""
    return states(" see" if len(cells) > 1 else " sees", Sees(tuple(cells), tuple(seen)))


def sees(cells: Sequence[Cell], seen: Sequence[Cell]) -> Passage:
    """`r7c8 sees r7c1`, `r7c7 and r7c8 see r7c1 and r7c2`."""
    return said(Sees(tuple(cells), tuple(seen)))


def sees_all_of(cells: Sequence[Cell], seen: Sequence[Cell]) -> Passage:
    """`r7c8 sees both`, `r7c7 and r7c8 see all three`: of cells that were just named."""
    return said(Sees(tuple(cells), tuple(seen)), "all")


def see_each_other(cells: Sequence[Cell]) -> Passage:
    """`r1c1 and r1c5 see each other`."""
    return said(SeeEachOther(tuple(cells)))
