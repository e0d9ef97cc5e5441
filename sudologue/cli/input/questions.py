"""The arguments that are puzzles, and those that ask about them."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

import click

from sudologue.cli.options import Verb
from sudologue.errors import SudologueError
from sudologue.inference import Elimination
from sudologue.messages import Messages
from sudologue.model import Cell
from sudologue.narration.notations import Notation
from sudologue.narration.notations.mentions import mentions

_say = Messages(__name__)

# No puzzle is as short; a board of four rows has 16 cells.
_SHORTEST_PUZZLE = 16
_SIZES = (9, 25)


def how_to_ask(notation: Notation) -> str:
    """What would be right where no cell is named."""
    cell = Cell(4, 5)
    loss = notation.conclusion(Elimination([cell], [4]), size=9)
    return _say("which_cell", cell=notation.cell(cell), loss=loss)


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
            mentions(argument, size, notation)
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
