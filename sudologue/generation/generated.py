"""What comes of making a puzzle: the puzzle with where it comes from, or that it was given up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from sudologue import hooks
from sudologue.caches import lazy
from sudologue.errors import SudologueError
from sudologue.generation.random_stream import STREAM
from sudologue.model import Board
from sudologue.model.board_text import digits_tell
from sudologue.wording import counted

if TYPE_CHECKING:
    from sudologue.rating import Grade


class Minimality(StrEnum):
    """In what sense no given of a puzzle can go: `made.minimality == "minimal"`.

    Of a symmetric puzzle none of the sets can go that the symmetry keeps together; one given alone
    often could, and leave the puzzle without its symmetry.
    """

    MINIMAL = "minimal"
    ORBIT = "orbit-minimal"
    NOT_ASKED = "not asked"


@dataclass(frozen=True, repr=False)
class Generated:
    """A puzzle that was made, its only solution, and what makes it again.

    Puzzle `index` of a seed is the same wherever and however often it is made. `family` is the
    number of the family that it belongs to, `attempts` counts the puzzles that were made for it,
    itself included, and `symmetry` is the one that was asked for or, of any, drawn. `stream` is the
    version of the random numbers. A drill has a `position` on the way through the puzzle, on which
    its rule is the next step.
    """

    puzzle: Board
    solution: Board
    seed: int
    index: int
    family: int
    attempts: int
    minimality: Minimality
    symmetry: str
    stream: int = STREAM
    position: Board | None = None

    def __repr__(self) -> str:
        houses = "" if digits_tell(self.puzzle) else f" on {self.puzzle.layout!r}"
        digits = self.puzzle.to_string()
        return f"<Generated {self.index} of seed {self.seed}: {digits}{houses}>"

    @lazy
    def clues_by_block(self) -> tuple[int, ...]:
        """How many givens each block has: the more alike these are, the more evenly they lie."""
        blocks = [house for house in self.puzzle.houses if not house.is_line]
        return tuple(sum(self.puzzle[cell] is not None for cell in block.cells) for block in blocks)

    @lazy
    def clues_by_digit(self) -> tuple[int, ...]:
        """How often each digit is given, 1 first."""
        masks = self.puzzle.masks
        return tuple(masks.values.count(digit) for digit in masks.tables.digits)

    @lazy
    def grade(self) -> Grade:
        """How hard the puzzle is, by all models; it is rated when this is first looked at."""
        return hooks.grade(self.puzzle, True)


@dataclass(frozen=True, repr=False)
class GaveUp:
    """An index for which no puzzle was found that is as wished, after so many attempts."""

    seed: int
    index: int
    family: int
    attempts: int
    reason: str

    def __repr__(self) -> str:
        return f"<GaveUp {self.index} of seed {self.seed}: {self.reason}>"

    def __str__(self) -> str:
        attempts = counted(self.attempts, "attempt")
        return (
            f"{self.reason} in {attempts} (seed {self.seed}, index {self.index}); try more "
            "attempts, another seed or symmetry, or ask for less"
        )


class GaveUpError(SudologueError):
    """An index was given up, and nobody said what is to become of it; `record` says which."""

    def __init__(self, record: GaveUp) -> None:
        super().__init__(f"{record}. given_up takes such records, and then the run goes on")
        self.record = record

    def __reduce__(self) -> tuple[type[GaveUpError], tuple[GaveUp]]:
        return type(self), (self.record,)
