"""Digits, cells and candidates: what every sentence is about.

A digit is written as one symbol: 1 to 9, then A for 10, B for 11, up to Z for 35.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import index
from typing import Self, TypeAlias, cast

from sudologue import hooks
from sudologue.errors import BoardTextError, WrongTypeError
from sudologue.messages import Messages
from sudologue.wording import shown

_say = Messages(__name__)

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LARGEST_DIGIT = len(SYMBOLS)
_CELL = re.compile(r"[rR]([1-9][0-9]?)[cC]([1-9][0-9]?)")
_CANDIDATE = re.compile(r"([rR][0-9]+[cC][0-9]+)\((.)\)")


def digit_text(digit: int) -> str:
    """Write a digit as its one symbol.

    >>> digit_text(7), digit_text(10)
    ('7', 'A')
    """
    if not 1 <= digit <= LARGEST_DIGIT:
        raise BoardTextError(_say("too_large", digit=digit, largest=LARGEST_DIGIT))
    return SYMBOLS[digit - 1]


def parse_digit(symbol: str) -> int:
    """Read a digit back from its symbol; letters in either case.

    >>> parse_digit("7"), parse_digit("a")
    (7, 10)
    """
    place = SYMBOLS.find(symbol.upper()) if len(symbol) == 1 and symbol.isascii() else -1
    if place < 0:
        raise BoardTextError(_say("no_digit", symbol=symbol))
    return place + 1


@dataclass(frozen=True, order=True, slots=True)
class Cell:
    """A cell, by row and column. Code counts from 0, people from 1.

    >>> str(Cell(4, 5)), Cell.parse("r5c6")
    ('r5c6', Cell(row=4, col=5))
    """

    row: int
    col: int

    def __post_init__(self) -> None:
        if type(self.row) is not int or type(self.col) is not int:
            self._take_numbers()
        if self.row < 0 or self.col < 0:
            raise BoardTextError(_say("off_board", row=self.row, col=self.col))

    def _take_numbers(self) -> None:
        """Make plain integers of numbers that can stand for some, as those of arrays."""
        try:
            row, col = index(self.row), index(self.col)
        except TypeError:
            raise WrongTypeError(_say("no_numbers", row=self.row, col=self.col)) from None
        object.__setattr__(self, "row", row)
        object.__setattr__(self, "col", col)

    def __hash__(self) -> int:
        return self.row << 8 ^ self.col

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.col + 1}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a cell as people write it, `r5c6`."""
        _say.expect(text, str, "a_cell")
        found = _CELL.fullmatch(text.strip())
        if found is None:
            raise BoardTextError(_say("no_cell", text=text))
        return cls(int(found[1]) - 1, int(found[2]) - 1)


@dataclass(frozen=True, order=True, slots=True)
class Candidate:
    """A cell together with a digit that it can still be.

    >>> str(Candidate(Cell(4, 5), 7)), Candidate.parse("r5c6(7)").digit
    ('r5c6(7)', 7)
    """

    cell: Cell
    digit: int

    def __hash__(self) -> int:
        cell = self.cell
        return (cell.row << 8 ^ cell.col) << 8 ^ self.digit

    def __str__(self) -> str:
        return f"{self.cell}({digit_text(self.digit)})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a candidate as people write it, `r5c6(7)`."""
        _say.expect(text, str, "a_candidate")
        found = _CANDIDATE.fullmatch(text.strip())
        if found is None:
            raise BoardTextError(_say("no_candidate", text=text))
        return cls(Cell.parse(found[1]), parse_digit(found[2]))


CellLike: TypeAlias = Cell | str | tuple[int, int]
"""A cell, or what stands for one: `r5c6`, or row and column from 0, as in `Cell(4, 5)`."""

CandidateLike: TypeAlias = Candidate | str
"""A candidate, or its text, `r5c6(7)`."""


Candidates: TypeAlias = CandidateLike | Iterable[CandidateLike]
"""Candidates one by one, or texts that name some."""


def cell_of(cell: object) -> Cell:
    """The cell that a value stands for.

    >>> cell_of("r5c6") == cell_of((4, 5)) == Cell(4, 5)
    True
    """
    if isinstance(cell, Cell):
        return cell
    if isinstance(cell, str):
        return Cell.parse(cell)
    if isinstance(cell, tuple):
        pair = cast("tuple[int, ...]", cell)
        if len(pair) == 2:
            return Cell(*pair)
    said = shown(cast("object", cell))
    raise WrongTypeError(_say("not_a_cell", said=said))


def candidate_of(candidate: object) -> Candidate:
    """The candidate that a value stands for."""
    if isinstance(candidate, str):
        return Candidate.parse(candidate)
    _say.expect(candidate, Candidate, "candidate_value")
    return cast("Candidate", candidate)


def cell_or_candidate(named: object) -> Cell | Candidate:
    """The cell that a value stands for, or the candidate, whose digit stands in brackets.

    >>> str(cell_or_candidate("r5c6")), str(cell_or_candidate("r5c6(7)"))
    ('r5c6', 'r5c6(7)')
    """
    if isinstance(named, Candidate) or (isinstance(named, str) and "(" in named):
        return candidate_of(named)
    return cell_of(named)


def several(candidates: Candidates) -> Iterable[CandidateLike]:
    """Candidates to go through; one alone counts as a list of one."""
    if isinstance(candidates, str | Candidate):
        return (candidates,)
    _say.expect(candidates, Iterable, "candidates")
    return candidates


def meant(
    candidates: Candidates, size: int, notation: object, placing: bool
) -> Iterator[Candidate]:
    """Candidates as they are, or those that texts and conclusions say are so, or are not."""
    for one in several(candidates):
        if isinstance(one, Candidate):
            yield one
        else:
            yield from hooks.candidates_meant(one, size, notation, placing)
