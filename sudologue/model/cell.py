"""Cells and candidates: the two things every sentence is about."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from sudologue.errors import BoardTextError
from sudologue.model.digit import digit_text, parse_digit

_CELL = re.compile(r"[rR]([1-9][0-9]?)[cC]([1-9][0-9]?)")
_CANDIDATE = re.compile(r"([rR][0-9]+[cC][0-9]+)\((.)\)")


@dataclass(frozen=True, order=True, slots=True)
class Cell:
    """A position. Code counts from 0, people from 1.

    >>> str(Cell(4, 5)), Cell.parse("r5c6")
    ('r5c6', Cell(row=4, col=5))
    """

    row: int
    col: int

    def __post_init__(self) -> None:
        if self.row < 0 or self.col < 0:
            raise BoardTextError(
                f"Cell({self.row}, {self.col}) is off the board: rows and columns count from 0"
            )

    def __hash__(self) -> int:
        return self.row << 8 ^ self.col

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.col + 1}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a cell as people write it, `r5c6`."""
        found = _CELL.fullmatch(text.strip())
        if found is None:
            raise BoardTextError(f"{text!r} is not a cell: write row and column from 1, like r5c6")
        return cls(int(found[1]) - 1, int(found[2]) - 1)


@dataclass(frozen=True, order=True, slots=True)
class Candidate:
    """A cell together with a digit that it may still take.

    >>> str(Candidate(Cell(4, 5), 7)), Candidate.parse("r5c6(7)").digit
    ('r5c6(7)', 7)
    """

    cell: Cell
    digit: int

    def __str__(self) -> str:
        return f"{self.cell}({digit_text(self.digit)})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a candidate as people write it, `r5c6(7)`."""
        found = _CANDIDATE.fullmatch(text.strip())
        if found is None:
            raise BoardTextError(
                f"{text!r} is not a candidate: write the cell, then its digit, like r5c6(7)"
            )
        return cls(Cell.parse(found[1]), parse_digit(found[2]))
