"""HoDoKu's library lines: one position each, a technique's code, and what it must find there.

`:TYPE:DIGITS:GRID:REMOVED:ELIMS:SETS:EXTRA`, where a digit after `+` in the grid is placed rather
than given, and candidates are triples of digit, row and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sudologue import Board, Candidate, Cell
from sudologue.inference import Action, Elimination, Placement

REGLIB = Path(__file__).resolve().parents[2] / "shared/data/peers/hodoku-reglib.txt"


@dataclass(frozen=True)
class Case:
    """A position and the conclusions expected of a technique, or forbidden to it."""

    line: int
    code: str
    variant: str
    board: Board
    eliminations: tuple[Candidate, ...]
    placements: tuple[Candidate, ...]

    @property
    def must_fail(self) -> bool:
        """Whether the technique must not find these conclusions."""
        return self.variant == "x"

    @property
    def actions(self) -> tuple[Action, ...]:
        """The conclusions as ours are written: each placement alone, the eliminations together."""
        placements = tuple(Placement(c.cell, c.digit) for c in self.placements)
        return placements + (
            (Elimination.of_candidates(self.eliminations),) if self.eliminations else ()
        )


def read(path: Path = REGLIB) -> Iterator[Case]:
    """The cases of a library file, comments passed over."""
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.startswith(":"):
                yield parse(line.strip(), number)


def parse(line: str, number: int = 1) -> Case:
    """One library line."""
    _, kind, _, grid, removed, eliminated, placed, *_ = line.split(":")
    code, _, variant = kind.partition("-")
    eliminations, placements = _triples(eliminated), _triples(placed)
    return Case(number, code, variant, _board(grid, _triples(removed)), eliminations, placements)


def _board(grid: str, removed: tuple[Candidate, ...]) -> Board:
    tokens = re.findall(r"\+?[0-9.]", grid)
    values = [int(token[-1]) if token[-1] not in ".0" else None for token in tokens]
    given = [
        Cell(*divmod(number, 9))
        for number, token in enumerate(tokens)
        if token[-1] not in ".0" and not token.startswith("+")
    ]
    board = Board.from_values(values, given=given)
    return board.eliminate(c for c in removed if c.digit in board.domain(c.cell))


def _triples(text: str) -> tuple[Candidate, ...]:
    return tuple(
        Candidate(Cell(int(row) - 1, int(col) - 1), int(digit)) for digit, row, col in text.split()
    )
