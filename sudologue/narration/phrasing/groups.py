"""Groups of cells with one digit more than they are: named once, called by a letter from then on.

A cell with two candidates is such a group as well, and keeps its own name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase

from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import (
    Assertion,
    HoldBetween,
    Numbers,
    SeeEachOther,
    Sees,
)
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import a_digit, listing, number_word
from sudologue.narration.phrasing.facts import can_only_be
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say, states

_LARGEST_FIGURE = 9


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

    def places(self, board: Board, digit: int) -> tuple[Cell, ...]:
        """Its cells that can take the digit."""
        return tuple([cell for cell in self.cells if digit in board.domain(cell)])

    def is_all_seen(self, board: Board, candidate: Candidate) -> bool:
        """Whether a candidate is in sight of all places of its digit here, if there are any."""
        places = self.places(board, candidate.digit)
        return bool(places) and Sees((candidate.cell,), places).holds(board)

    def every(self, *digits: int) -> Passage:
        """`every 4 in A`, `every 4 and 7 in A`, `r1c1`."""
        if self.letter is None:
            return say(self.name)
        return phrase("every {} in {}", listing(digits), self.letter)

    def without(self, digit: int) -> Passage:
        """`A has no 4`, `r1c1 is not 4`."""
        return phrase("{} {} {}", self.name, "has no" if self.letter else "is not", digit)

    def has(self, lost: Iterable[int], needed: Sequence[int], name: Part = None) -> Passage:
        """What it comes to without one of some digits: `A needs its 3`, `r1c1 is 3`."""
        words = " needs " if self.letter else " is "
        digits = listing(phrase("its {}", each) if self.letter else each for each in needed)
        claims = (Needs(self.cells, (each,), tuple(needed)) for each in lost)
        return say(self.name if name is None else name, states(words, *claims), digits)

    def goes_on(self, lost: int, needed: Sequence[int]) -> Passage:
        """`A has no 1 and needs its 3`, `r1c1 is not 1 but 3`."""
        if self.letter:
            return say(self.without(lost), " and", self.has((lost,), needed, ""))
        claim = Needs(self.cells, (lost,), tuple(needed))
        return say(self.without(lost), states(" but ", claim), listing(needed))


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
        elif lines:
            text = "group {} is {}: {}"
            lines.append(phrase(text, group.letter, listing(group.cells), _counted(group)))
        else:
            text = "call {} group {}: {}"
            lines.append(phrase(text, listing(group.cells), group.letter, _counted(group)))
            lines.append(_one_too_many(group))
    if pairs:
        of_pairs = [can_only_be(cells, digits) for digits, cells in pairs.items()]
        lines.insert(0, side_by_side(of_pairs))
    return in_sentences(lines)


def _counted(group: Group) -> Passage:
    """`two cells, three digits (1, 2, 3)`."""
    cells, digits = group.cells, group.digits
    return phrase(
        "{} cells, {} digits ({})",
        states(number_word(len(cells)), Numbers(len(cells), cells)),
        states(number_word(len(digits)), Numbers(len(digits), digits), HoldBetween(cells, digits)),
        join(digits, ", "),
    )


def _one_too_many(group: Group) -> Passage:
    """`if A loses one of them, it needs the other two`."""
    needs = [
        Needs(group.cells, (lost,), tuple([digit for digit in group.digits if digit != lost]))
        for lost in group.digits
    ]
    text = "if {} loses one of them, it{} the other {}"
    return phrase(text, group.letter, states(" needs", *needs), number_word(len(group.cells)))


def all_see(board: Board, pairs: Iterable[tuple[Group, Group, int]]) -> Passage:
    """That only one of either two groups can have the digit that comes with them.

    `every 5 in A sees every 5 in B`; `r1c1 sees r1c4 and every 1 in A`
    """
    clauses: list[Passage] = []
    of_cells: dict[Group, dict[Group, list[int]]] = {}
    for one, other, digit in pairs:
        if one.letter and other.letter:
            places = one.places(board, digit)
            among = PlacesAmong(digit, one.cells, places)
            sees = states(" sees ", among, *sight(board, places, (other,), digit))
            clauses.append(say(one.every(digit), sees, other.every(digit)))
        else:
            cell, seen = (other, one) if one.letter else (one, other)
            of_cells.setdefault(cell, {}).setdefault(seen, []).append(digit)
    return side_by_side([*(_sees_all(board, *each) for each in of_cells.items()), *clauses])


def _sees_all(board: Board, cell: Group, seen: dict[Group, list[int]]) -> Passage:
    """`r1c1 sees r1c4 and every 1 in A`."""
    claims = [
        claim
        for group, digits in seen.items()
        for digit in digits
        for claim in sight(board, cell.cells, (group,), digit)
    ]
    every = listing(group.every(*digits) for group, digits in seen.items())
    return say(cell.name, states(" sees ", *claims), every)


def see_every(
    board: Board, cells: Sequence[Cell], groups: Sequence[Group], digits: Sequence[int]
) -> Passage:
    """`r1c9 sees r1c1 and every 2 in A`: all places of the digits in the groups."""
    claims = [claim for each in digits for claim in sight(board, tuple(cells), groups, each)]
    letters = [group.letter for group in groups if group.letter]
    seen: list[Part] = [group.name for group in groups if not group.letter]
    if letters:
        seen.append(phrase("every {} in {}", listing(digits), listing(letters)))
    see = states(" see " if len(cells) > 1 else " sees ", *claims)
    return say(listing(cells), see, listing(seen))


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
    names = listing((group.name for group in groups), "or")
    same = phrase(", and the same goes for {}", listing(others)) if others else None
    if any(group.letter for group in groups):
        return say(names, " has ", a_digit(first), same)
    return say(names, " is ", first, same)
