"""Groups of cells with one digit more than they are, a cell with two candidates among them.

They have letters in the order of the evidence: those that notation and pictures have for them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase
from typing import Any

from sudologue.grouping import grouped
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import (
    Assertion,
    HoldBetween,
    Numbers,
    SeeEachOther,
    Sees,
)
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Passage

_LARGEST_FIGURE = 9

_CELLS_NAMED = 7
"""So many cells are named in a sentence about what a group comes to."""

_PLACES_NAMED = 3
"""So many places of a digit in a group are pointed out."""

_groups = Speaker(__name__)


@dataclass(frozen=True)
class PlacesAmong:
    """Among these cells, just these can take the digit."""

    digit: int
    cells: tuple[Cell, ...]
    places: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        return {cell for cell in self.cells if self.digit in board.domain(cell)} == set(self.places)


@dataclass(frozen=True)
class Needs:
    """Without the lost digits, cells that all see each other need each of the needed ones.

    If one of these went as well, fewer digits would be left for the cells than they are.
    """

    cells: tuple[Cell, ...]
    lost: tuple[int, ...]
    needed: tuple[int, ...]

    def holds(self, board: Board) -> bool:
        left = frozenset[int]().union(*map(board.domain, self.cells)).difference(self.lost)
        see_each_other = SeeEachOther(self.cells).holds(board)
        return see_each_other and left.issuperset(self.needed) and len(left) == len(self.cells)


@dataclass(frozen=True)
class Group:
    """Cells and the digits that they hold between them, one more than they are."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    letter: str

    @property
    def name(self) -> str:
        """What it is called once it was introduced."""
        return self.letter

    def places(self, board: Board, digit: int) -> tuple[Cell, ...]:
        """Its cells that can take the digit."""
        return tuple([cell for cell in self.cells if digit in board.domain(cell)])

    def is_all_seen(self, board: Board, candidate: Candidate) -> bool:
        """Whether a candidate is in sight of all places of its digit here, if there are any."""
        places = self.places(board, candidate.digit)
        return bool(places) and Sees((candidate.cell,), places).holds(board)

    def held(self, lost: int, before: Group | None = None) -> Passage:
        """What it holds, and what would be left without a digit; perhaps the same as one before.

        `r5c1 and r5c4 hold 1, 2 and 3; without the 1 they'd be 2 and 3`, `r1c1 can only be 1 or 2`
        """
        alike = before and len(before.cells) > 1 and before.digits == self.digits
        return self._say("held", (lost,), *when(same=alike))

    def without(
        self, board: Board, seers: Sequence[Cell], lost: Sequence[int], needed: Sequence[int]
    ) -> Passage:
        """What it comes to without one of some digits, which is in one of the seers.

        `r5c1 isn't 1, and r5c1 and r5c4 are 2 and 3, with the 3 in r5c4`, `r1c1 is 2`
        """
        gone = frozenset[Cell]().union(*[self.places(board, digit) for digit in lost])
        names: dict[str, Any] = {"gone": sorted(gone), "needed": needed}
        names["where"] = self.where(board, needed)
        names["there"] = one_of(board, [self], needed)
        among = [c for each in lost for c in sight(board, tuple(seers), (self,), each)]
        size = len(self.cells)
        named = sum(len(self.places(board, digit)) for digit in needed)
        cases = when(
            whole=len(lost) == 1 < size == len(gone),
            several=len(lost) > 1 < size,
            long=len(lost) == 1 < size and size + len(gone) + named > _CELLS_NAMED,
        )
        return self._say("without", lost, *cases, among=among, **names)

    def instead(self, board: Board, lost: int, needed: Sequence[int]) -> Passage:
        """The same, where its cells were just named: `they're 2 and 3, with the 3 in r5c4`."""
        names = {"where": self.where(board, needed), "needed": needed}
        return self._say("instead", (lost,), **names)

    def where(self, board: Board, digits: Sequence[int]) -> Passage:
        """`, with the 3 in r5c4`: the digits that few of its cells can take."""
        told: list[Passage] = []
        for digit in digits:
            its = self.places(board, digit)
            if its != self.cells and len(its) <= _PLACES_NAMED:
                among = PlacesAmong(digit, self.cells, its)
                told.append(_groups.say("place", digit=digit, places=its, among=among))
        return _groups.say("where", *when(told=told), told=told)

    def _say(self, key: str, lost: Sequence[int], *cases: str, **names: Any) -> Passage:
        rest = tuple([digit for digit in self.digits if digit not in lost])
        needed = rest if len(lost) == 1 else names["needed"]
        return _groups.say(
            key,
            *when(cell=len(self.cells) == 1),
            *cases,
            **{"needed": rest, **names},
            cells=self.cells,
            digits=self.digits,
            lost=lost,
            rest=rest,
            hold=HoldBetween(self.cells, self.digits),
            needs=[Needs(self.cells, (each,), tuple(needed)) for each in lost]
            + names.get("among", []),
        )


def lettered(sets: Iterable[tuple[Sequence[Cell], Sequence[int]]], size: int) -> list[Group]:
    """The groups of these cells and digits; the same cells are the same group.

    The letters come after those that stand for digits.
    """
    known: dict[tuple[Cell, ...], Group] = {}
    letters = iter(ascii_uppercase[max(0, size - _LARGEST_FIGURE) :] + ascii_lowercase)
    for cells, digits in (sets := list(sets)):
        key = tuple(cells)
        if key not in known:
            known[key] = Group(key, tuple(sorted(digits)), next(letters))
    return [known[tuple(cells)] for cells, _ in sets]


def introduced(groups: Sequence[Group]) -> Passage:
    """The groups by their letters, cells and digits, without the last full stop.

    `call r5c1 and r5c4 group A: two cells, three digits (1, 2, 3). If A loses one of them, it needs
    the other two`
    """
    lines: list[Passage] = []
    for group in dict.fromkeys(groups):
        lines.append(_called(group, when(first=not lines)))
    return _groups.say("introduced", lines=lines)


def _called(group: Group, cases: Collection[str]) -> Passage:
    """The letter of a group; of the first one also that it has one digit too many."""
    cells, digits = group.cells, group.digits
    names = {
        "cells": cells,
        "letter": group.letter,
        "digits": digits,
        "of_cells": Numbers(len(cells), cells),
        "of_digits": [Numbers(len(digits), digits), HoldBetween(cells, digits)],
        "needs": [Needs(cells, (lost,), tuple(d for d in digits if d != lost)) for lost in digits],
    }
    return _groups.say("called", *cases, **names)


def see_every(
    board: Board,
    cells: Sequence[Cell],
    groups: Sequence[Group],
    digits: Sequence[int],
    how: str = "letters",
) -> Passage:
    """That cells see all places of the digits in the groups, said in one way or another.

    By `letters`: `r1c9 sees every 2 in A`; by `cells`: `r1c9 sees every 2 in r1c1 and r3c2`; by
    `places`, just named, of one digit: `r1c9 sees both`; as `theirs`: `r1c9 sees all their 2s`.
    """
    places = {cell for group in groups for cell in group.places(board, digits[0])}
    return _groups.say(
        "see",
        how,
        *when(one=len(places) == 1),
        who=cells,
        claims=[claim for each in digits for claim in sight(board, tuple(cells), groups, each)],
        digits=digits,
        letters=[group.letter for group in groups],
        cells=list(dict.fromkeys(cell for group in groups for cell in group.cells)),
        places=sorted(places),
    )


def sight(
    board: Board, cells: tuple[Cell, ...], groups: Sequence[Group], digit: int
) -> tuple[Assertion, ...]:
    """That the cells see all places of the digit in the groups, and which these are."""
    places = [group.places(board, digit) for group in groups]
    among = (
        PlacesAmong(digit, group.cells, its) for group, its in zip(groups, places, strict=True)
    )
    return (Sees(cells, tuple([cell for its in places for cell in its])), *among)


def one_of(board: Board, groups: Sequence[Group], digits: Sequence[int]) -> Passage:
    """Where one of the groups has each digit: `there's a 2 in r1c1 or r5c4, and a 3 in r5c1`."""
    cells = tuple(dict.fromkeys(cell for group in groups for cell in group.cells))
    alike = grouped(
        (tuple(sorted({c for group in groups for c in group.places(board, digit)})), digit)
        for digit in digits
    )
    told = [
        _groups.say(
            "one",
            digits=its,
            places=places,
            among=[PlacesAmong(digit, cells, places) for digit in its],
        )
        for places, its in alike.items()
    ]
    return _groups.say("one_of", told=told)
