"""What `sudologue why` is asked: cells, what they are, and what they cannot be.

People write these as they read them: `r5c6`, `r5c6=4`, `r5c67<>4`, `r5c6-4`, `E6≠4`, `-4[E6]`,
`r5c6(4)`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import click

from sudologue.cli.options import Verb
from sudologue.coach.claim import spelled
from sudologue.errors import SudologueError
from sudologue.inference import Elimination, Placement
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.notations import RC, Notation, notations
from sudologue.narration.notations.notation import LARGEST_GROUPED
from sudologue.wording import shown

_SIGN = re.compile(r"[=<≠!]|^\s*[+-]")
_TWO_FIGURES = re.compile(r"r1\dc\d+|r\d+c1\d", re.IGNORECASE)
# No puzzle is as short; a board of four rows has 16 cells.
_SHORTEST_PUZZLE = 16
_SIZES = (9, 25)


def how_to_ask(notation: Notation) -> str:
    """What would be right where no cell is named."""
    cell = Cell(4, 5)
    loss = notation.conclusion(Elimination([cell], [4]), size=9)
    return f"which cell? Add one after the puzzle: {notation.cell(cell)}, or '{loss}'"


class Asks(Enum):
    """What is to be shown: what a cell is, that it is not a digit, or either, whatever is true."""

    WHAT_IT_IS = "is"
    WHAT_IT_IS_NOT = "is not"
    WHETHER = "whether"


@dataclass(frozen=True)
class Question:
    """A cell, perhaps a digit, and what is asked about them."""

    cell: Cell
    digit: int | None = None
    asks: Asks = Asks.WHAT_IT_IS

    @property
    def candidate(self) -> Candidate:
        """The digit in the cell, where a digit is asked about."""
        if self.digit is None:
            raise SudologueError(f"no digit of {self.cell} is asked about")
        return Candidate(self.cell, self.digit)

    def is_settled(self, board: Board) -> bool:
        """Whether a board shows the answer: the digit of the cell, or that it has lost this one."""
        if board.value(self.cell) is not None:
            return True
        return self.asks is not Asks.WHAT_IT_IS and self.digit not in board.domain(self.cell)

    def is_mistaken(self, board: Board) -> bool:
        """Whether the cell holds another digit than was said, or the one that it should not."""
        value = board.value(self.cell)
        if value is None or self.digit is None or self.asks is Asks.WHETHER:
            return False
        return (value == self.digit) is (self.asks is Asks.WHAT_IT_IS_NOT)


def questions(text: str, notation: Notation, size: int) -> tuple[Question, ...]:
    """What a text asks, in a notation or else in `rc`, about a board of so many rows."""
    try:
        return tuple(_read(text, notation, size))
    except SudologueError:
        with suppress(SudologueError):  # the fault is told in the words of the notation asked for
            return tuple(_read(text, RC, size))
        if _TWO_FIGURES.fullmatch(text) and size <= LARGEST_GROUPED:
            raise SudologueError(
                f"there is no {text}; rows and columns go from 1 to {size}"
            ) from None
        if (other := _reader(text, size)) is not None:
            fault = f"{shown(text.strip())} is a cell in {other.name}, not in {notation.name}"
            raise SudologueError(f"{fault}; add --notation {other.name}") from None
        raise


def _reader(text: str, size: int) -> Notation | None:
    """The first notation that reads a text, if one does."""
    for notation in notations():
        with suppress(SudologueError):
            tuple(_read(text, notation, size))
            return notation
    return None


def _read(text: str, notation: Notation, size: int) -> Iterator[Question]:
    text = spelled(text)
    if _SIGN.search(text):
        for action in notation.read_conclusions(text, size):
            is_so = isinstance(action, Placement)
            asks = Asks.WHAT_IT_IS if is_so else Asks.WHAT_IT_IS_NOT
            yield from (Question(one.cell, one.digit, asks) for one in action.candidates)
        return
    try:
        yield from map(Question, notation.read_cells(text, size))
    except SudologueError:
        if notation.split_candidate(text.strip()) is None:
            raise
        candidate = notation.read_candidate(text, size)
        yield Question(candidate.cell, candidate.digit, Asks.WHETHER)


def told_apart(
    arguments: Sequence[str], notation: Notation
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The arguments that are puzzles, and those that ask; in whatever order they come."""
    asking: list[str] = []
    puzzles: list[str] = []
    for argument in arguments:
        # what comes after a puzzle, and is none, is a cell that is misspelt: its error says how
        is_misspelt = bool(puzzles) and _is_no_puzzle(argument)
        (asking if is_misspelt or _asks(argument, notation) else puzzles).append(argument)
    return tuple(puzzles), tuple(asking)


def _asks(argument: str, notation: Notation) -> bool:
    """Whether a board of some size can be asked this."""
    for size in _SIZES:
        try:
            questions(argument, notation, size)
        except SudologueError:
            continue
        return True
    return False


def _is_no_puzzle(argument: str) -> bool:
    """Whether this is too short for a puzzle, and no file."""
    is_short = len(argument) < _SHORTEST_PUZZLE and re.fullmatch(r"[^.]*\d[^.]*", argument)
    return bool(is_short) and not os.path.exists(argument)


class Asking(Verb):
    """A command to which `-5[E6]` is no option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [re.sub(r"^-(?=\d)", " -", word) for word in args])
