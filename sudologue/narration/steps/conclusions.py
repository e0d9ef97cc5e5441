"""Conclusions in words: alone, and one by one where each has reasons of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from sudologue.caches import lazy
from sudologue.grouping import grouped
from sudologue.inference import Action, Elimination, Placement
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.phrasing.filling import said, when
from sudologue.narration.phrasing.passage import Passage, as_whole, join, say

CellsAndDigits = tuple[tuple[Cell, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Loss:
    """That each of the cells cannot be any of the digits."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]


@dataclass(frozen=True)
class Conclusion:
    """What a step concludes: the digit of a cell, or what cells lose."""

    action: Action

    @lazy
    def losses(self) -> list[Loss]:
        """What cells lose, those together that lose the same."""
        return [Loss(*each) for each in group_by_digits(self.action.candidates)]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cell that is filled, or the cells that all lose the same."""
        return self.losses[0].cells

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit that is placed, or the digits that go somewhere."""
        if len(self.losses) == 1:
            return self.losses[0].digits
        return tuple(sorted({candidate.digit for candidate in self.action.candidates}))

    @property
    def all_cells(self) -> list[Cell]:
        """All cells that it is about."""
        return sorted({candidate.cell for candidate in self.action.candidates})

    @property
    def cases(self) -> Collection[str]:
        """Whether a digit is `placed`, or all cells, `one`, `two` or more, lose the `same`."""
        if isinstance(self.action, Placement):
            return _PLACED
        return _SAME.get(len(self.losses[0].cells), ("same",)) if len(self.losses) == 1 else ()


_PLACED, _SAME = ("placed",), {1: ("same", "one"), 2: ("same", "two")}


def conclusion(action: Action) -> Passage:
    """`r5c6 is 4`; `r1c2 cannot be 3, and r1c8 and r1c9 cannot be 6`."""
    return said(Conclusion(action))


def cell_by_cell(candidates: Iterable[Candidate]) -> Passage:
    """What each cell loses, as a pencil goes: `r1c1 cannot be 5 or 9, and r1c3 cannot be 2`."""
    return said(Candidates(tuple(candidates)), "lost")


@dataclass(frozen=True)
class Kept:
    """What cells that lose candidates keep: `one` digit or more."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    @property
    def least(self) -> int:
        """The smallest of them."""
        return self.digits[0]

    @property
    def most(self) -> int:
        """The largest of them."""
        return self.digits[-1]

    @property
    def cases(self) -> Collection[str]:
        """Whether it is `one` digit, or one of `two`."""
        number = len(self.digits)
        return when(one=number == 1, two=number == 2, several=len(self.cells) > 1)


def what_is_left(board: Board, action: Action, cells: Iterable[Cell]) -> list[Kept]:
    """What each of the cells keeps when an elimination is done, in their order."""
    gone = grouped((candidate.cell, candidate.digit) for candidate in action.candidates)
    return [
        Kept((cell,), tuple(sorted(board.domain(cell).difference(gone.get(cell, ())))))
        for cell in cells
    ]


def kept_alike(left: Sequence[Kept]) -> list[Kept]:
    """The same, with cells together that keep the same digits."""
    alike = grouped((kept.digits, kept.cells[0]) for kept in left)
    return [Kept(tuple(cells), digits) for digits, cells in alike.items()]


def left_in_short(left: Iterable[Kept], action: Action) -> Passage:
    """`r4c4=1-3, r4c3=4, r5c1={37}`: what is left, as technical lines have it."""
    return as_whole(join(map(_in_short, left), ", "), action)


def _in_short(kept: Kept) -> Passage:
    is_range = kept.most - kept.least == len(kept.digits) - 1
    ends = dict.fromkeys((kept.least, kept.most))
    digits = join(ends, "-") if is_range else say("{", join(kept.digits, ""), "}")
    return say(kept.cells[0], "=", digits)


@dataclass(frozen=True)
class Candidates:
    """Some candidates, those together that share their cells or their digits."""

    candidates: tuple[Candidate, ...]

    @property
    def groups(self) -> list[Loss]:
        """As few groups of cells times digits as there can be."""
        return [Loss(*each) for each in group_by_digits(self.candidates)]

    @property
    def cell_by_cell(self) -> list[Loss]:
        """The cells, those together that have the same digits."""
        alike = cells_by_digits(sorted(self.candidates))
        return [Loss(tuple(cells), digits) for digits, cells in alike.items()]

    @property
    def cases(self) -> Collection[str]:
        """Whether they stand `alone`, none with another."""
        return when(alone=all(len(g.cells) == len(g.digits) == 1 for g in self.groups))


@dataclass(frozen=True)
class NoneIs:
    """That none of the cells, of `one` or `two` or more, is the digit."""

    cells: tuple[Cell, ...]
    digit: int

    @property
    def cases(self) -> Collection[str]:
        """How many they are."""
        return when(one=len(self.cells) == 1, two=len(self.cells) == 2)

    @property
    def ends(self) -> tuple[Cell, Cell]:
        """The first and the last of them."""
        return self.cells[0], self.cells[-1]


def cells_by_digits(candidates: Iterable[Candidate]) -> dict[tuple[int, ...], list[Cell]]:
    """The cells of candidates, those with the same digits together."""
    digits_of = grouped((candidate.cell, candidate.digit) for candidate in candidates)
    return grouped((tuple(digits), cell) for cell, digits in digits_of.items())


def places(candidates: Iterable[Candidate], last: str = "and") -> Passage:
    """`6 in r5c5 and r7c5, and 3 in r1c1`; with "or", `3 or 6 in r5c2`."""
    return said(Candidates(tuple(candidates)), last)


def group_by_digits(candidates: Iterable[Candidate]) -> list[CellsAndDigits]:
    """The candidates as cells times digits, by digit or by cell, whichever makes fewer groups."""
    ordered = sorted(candidates)
    cells_of = grouped((candidate.digit, candidate.cell) for candidate in ordered)
    by_digit = grouped((tuple(cells_of[digit]), digit) for digit in sorted(cells_of))
    by_cell = cells_by_digits(ordered)
    if len(by_cell) < len(by_digit):
        return sorted((tuple(cells), digits) for digits, cells in by_cell.items())
    return sorted((cells, tuple(digits)) for cells, digits in by_digit.items())


@dataclass(frozen=True)
class ReasonedElimination:
    """Some of the candidates that a step rules out, and why.

    The reason has just `named` their cells, or not; or it speaks of their cell alone, as `it`.
    """

    reason: Passage
    action: Elimination
    named: bool = True
    as_it: bool = False

    @property
    def conclusion(self) -> Conclusion:
        """What goes."""
        return Conclusion(self.action)

    @property
    def cases(self) -> Collection[str]:
        """How the cells were named: as `it`, or not at all, so that it is `new` which they are."""
        return when(it=self.as_it, new=not self.named and not self.as_it)


@dataclass(frozen=True)
class Gains:
    """What a step rules out bit by bit: what follows from the last reason is the step's ending."""

    gains: tuple[ReasonedElimination, ...]

    @property
    def last(self) -> ReasonedElimination:
        """The last of them."""
        return self.gains[-1]

    @property
    def sentences(self) -> list[ReasonedElimination | Passage]:
        """The others, and the reason of the last."""
        return [*self.gains[:-1], self.last.reason]
