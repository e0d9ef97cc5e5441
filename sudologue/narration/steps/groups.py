"""Groups of cells with one digit more than they are: named once, called by a letter from then on.

A cell with two candidates is such a group as well, and keeps its own name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase

from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import (
    Assertion,
    CanOnlyBe,
    HoldBetween,
    Numbers,
    SeeEachOther,
    Sees,
)
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Part, Passage

_LARGEST_FIGURE = 9

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
    """Cells and the digits that they hold between them; a single cell has no letter."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    letter: str | None

    @property
    def name(self) -> Part:
        """What it is called once it was introduced: `A`, or the cell."""
        return self.letter or self.cells[0]

    @property
    def cases(self) -> Collection[str]:
        """Whether it is a single `cell`."""
        return when(cell=self.letter is None)

    def places(self, board: Board, digit: int) -> tuple[Cell, ...]:
        """Its cells that can take the digit."""
        return tuple([cell for cell in self.cells if digit in board.domain(cell)])

    def is_all_seen(self, board: Board, candidate: Candidate) -> bool:
        """Whether a candidate is in sight of all places of its digit here, if there are any."""
        places = self.places(board, candidate.digit)
        return bool(places) and Sees((candidate.cell,), places).holds(board)

    def every(self, *digits: int) -> Passage:
        """`every 4 in A`, `every 4 and 7 in A`, `r1c1`."""
        return _groups.say("every", *self.cases, digits=digits, names=(self.name,))

    def without(self, digit: int) -> Passage:
        """`A has no 4`, `r1c1 is not 4`."""
        return self._needing("without", (digit,), ())

    def has(self, lost: Sequence[int], needed: Sequence[int]) -> Passage:
        """What it comes to without one of some digits: `A needs its 3`, `r1c1 is 3`."""
        return self._needing("has", lost, needed)

    def it_has(self, lost: int, needed: Sequence[int]) -> Passage:
        """The same, where it was just named: `it needs its 3`, `it is 3`."""
        return self._needing("it_has", (lost,), needed)

    def goes_on(self, lost: int, needed: Sequence[int]) -> Passage:
        """`A has no 1 and needs its 3`, `r1c1 is not 1 but 3`."""
        return self._needing("goes_on", (lost,), needed)

    def _needing(self, key: str, lost: Sequence[int], needed: Sequence[int]) -> Passage:
        needs = [Needs(self.cells, (each,), tuple(needed)) for each in lost]
        names = {"name": self.name, "lost": lost, "digits": needed, "needs": needs}
        return _groups.say(key, *self.cases, **names)


def lettered(sets: Iterable[tuple[Sequence[Cell], Sequence[int]]], size: int) -> list[Group]:
    """The groups of these cells and digits; the same cells are the same group.

    The letters come after those that stand for digits.
    """
    known: dict[tuple[Cell, ...], Group] = {}
    letters = iter(ascii_uppercase[max(0, size - _LARGEST_FIGURE) :] + ascii_lowercase)
    groups: list[Group] = []
    for cells, digits in sets:
        key = tuple(cells)
        if key not in known:
            letter = next(letters) if len(key) > 1 else None
            known[key] = Group(key, tuple(sorted(digits)), letter)
        groups.append(known[key])
    return groups


def introduced(groups: Sequence[Group]) -> Passage:
    """The groups by their cells and digits, without the last full stop.

    `r1c1 can only be 1 or 2. Call r5c1 and r5c4 group A: two cells, three digits (1, 2, 3). If A
    loses one of them, it needs the other two`
    """
    pairs: dict[tuple[int, ...], list[Cell]] = {}
    lines: list[Passage] = []
    for group in dict.fromkeys(groups):
        if group.letter is None:
            pairs.setdefault(group.digits, []).append(group.cells[0])
        else:
            lines.append(_called(group, when(first=not lines)))
    if pairs:
        can_be = [CanOnlyBe(tuple(cells), digits) for digits, cells in pairs.items()]
        lines.insert(0, _groups.say("pairs", pairs=can_be))
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


def all_see(board: Board, pairs: Iterable[tuple[Group, Group, int]]) -> Passage:
    """That only one of either two groups can have the digit that comes with them.

    `every 5 in A sees every 5 in B`; `r1c1 sees r1c4 and every 1 in A`
    """
    of_groups: list[Passage] = []
    of_cells: dict[Group, dict[Group, list[int]]] = {}
    for one, other, digit in pairs:
        if one.letter and other.letter:
            places = one.places(board, digit)
            claims = PlacesAmong(digit, one.cells, places), *sight(board, places, (other,), digit)
            of_groups.append(_sees([one.every(digit)], claims, [other.every(digit)]))
        else:
            cell, seen = (other, one) if one.letter else (one, other)
            of_cells.setdefault(cell, {}).setdefault(seen, []).append(digit)
    sees = [sees_all(board, cell.cells, its.items()) for cell, its in of_cells.items()]
    return _groups.say("all_see", sees=[*sees, *of_groups])


def sees_all(
    board: Board, cells: tuple[Cell, ...], seen: Iterable[tuple[Group, Sequence[int]]]
) -> Passage:
    """`r1c1 sees r1c4 and every 1 in A`: in each group all places of some digits."""
    seen = list(seen)
    claims = [c for group, digits in seen for d in digits for c in sight(board, cells, (group,), d)]
    return _sees(cells, claims, [group.every(*digits) for group, digits in seen])


def see_every(
    board: Board, cells: Sequence[Cell], groups: Sequence[Group], digits: Sequence[int]
) -> Passage:
    """`r1c9 sees r1c1 and every 2 in A`: all places of the digits in the groups."""
    claims = [claim for each in digits for claim in sight(board, tuple(cells), groups, each)]
    letters = [group.letter for group in groups if group.letter]
    seen: list[Part] = [group.name for group in groups if not group.letter]
    if letters:
        seen.append(_groups.say("every", digits=digits, names=letters))
    return _sees(cells, claims, seen)


def _sees(who: Sequence[Part], claims: Sequence[Assertion], seen: Sequence[Part]) -> Passage:
    return _groups.say("sees", who=who, claims=claims, seen=seen)


def sight(
    board: Board, cells: tuple[Cell, ...], groups: Sequence[Group], digit: int
) -> tuple[Assertion, ...]:
    """That the cells see all places of the digit in the groups, and which these are."""
    places = [group.places(board, digit) for group in groups]
    among = (
        PlacesAmong(digit, group.cells, its) for group, its in zip(groups, places, strict=True)
    )
    return (Sees(cells, tuple([cell for its in places for cell in its])), *among)


def one_has(groups: Sequence[Group], digits: Sequence[int]) -> Passage:
    """`A or B has a 2`; of several digits, `A or B has a 2, and the same goes for 3 and 4`."""
    first, *others = digits
    cases = when(cells=not any(group.letter for group in groups), more=others)
    names = [group.name for group in groups]
    return _groups.say("one_has", *cases, names=names, digit=first, others=others)
