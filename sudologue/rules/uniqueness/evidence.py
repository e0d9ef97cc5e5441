"""Evidence that rests on the puzzle having one solution: what all such families share.

A *deadly pattern* is a set of open or placed cells, none of them a given, that can be filled in two
ways whose digits are the same in every house. A solution that holds one of the two could be turned
into another by exchanging it for the other; so no puzzle with one solution holds it. What keeps a
pattern from being deadly are its *extras*, and one of them at least must be true.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint, mask_of
from sudologue.inference.inference import Assumption, Evidence, RoleEvidence
from sudologue.model import Board, Candidate, Cell, House, Layout


class DeadlyShape(Enum):
    """What a deadly pattern looks like."""

    RECTANGLE = "rectangle"
    LOOP = "loop"
    EXTENDED_RECTANGLE = "extended rectangle"
    GRAVE = "bivalue universal grave"


@dataclass(frozen=True, kw_only=True)
class DeadlyPatternEvidence(RoleEvidence):
    """Cells that could be filled in two ways, were none of the extras true.

    None of the cells of `pattern` is a given. Every way to fill them without any of the `extras`
    has a twin with the same digits in every house, so a solution without them would not be the only
    one. In the receipt the extras stand beside the truths: one of them at least is true.

    The cells of a rectangle or a loop stand in the order in which one walks round it.
    """

    pattern: tuple[Cell, ...]
    extras: tuple[Candidate, ...]
    shape: DeadlyShape
    digits: tuple[int, ...]
    assumption: Assumption | None = Assumption.UNIQUE_SOLUTION

    def basics(self) -> Evidence:
        return Evidence(candidates_seen=frozenset(self.digits))

    @property
    def extra_cells(self) -> tuple[Cell, ...]:
        """The cells with extras, in order."""
        return tuple(sorted({extra.cell for extra in self.extras}))

    @property
    def extra_digits(self) -> tuple[int, ...]:
        """The digits of the extras, in order."""
        return tuple(sorted({extra.digit for extra in self.extras}))

    def rests_on(self, layout: Layout) -> int:
        """The candidates of the truths and the pattern; of all cells, where that is a grave."""
        is_grave = self.shape is DeadlyShape.GRAVE
        return layout.tables.all_candidates if is_grave else self._cited(layout)

    def looks_at(self, board: Board) -> int:
        """The candidates of the truths and the pattern, the extras, and what is said beside."""
        layout = board.layout
        extras = layout.tables.candidate_mask(self.extras)
        return self._cited(layout) | mask_of(self._stated(), layout) | extras

    def speaks_of_placed(self, layout: Layout) -> int:
        """Which cells are filled, and how, belongs to the pattern."""
        return self.rests_on(layout)

    def _cited(self, layout: Layout) -> int:
        """The candidates of the truths and of the pattern, each of whose cells takes a digit."""
        return mask_of((*self.truths, *map(CellConstraint, self.pattern)), layout)

    def _stated(self) -> tuple[Constraint, ...]:
        """What the step says beyond its receipt and its pattern."""
        return ()


@dataclass(frozen=True, kw_only=True)
class ExtraCellEvidence(DeadlyPatternEvidence):
    """All extras are in `cell`, so it takes one of them and not a digit of the pattern."""

    cell: Cell


@dataclass(frozen=True, kw_only=True)
class ExtraDigitEvidence(DeadlyPatternEvidence):
    """All extras are of `digit`, so it leaves the cells in sight of them all."""

    digit: int


@dataclass(frozen=True, kw_only=True)
class ExtraSubsetEvidence(DeadlyPatternEvidence):
    """The extras and the cells of a subset use up as many digits as there are of both.

    The cells with extras lie in `houses`, and so do `subset_cells`, whose candidates make up
    `subset_digits` together with the extras: one digit for each subset cell, and one for an extra.
    """

    houses: tuple[House, ...]
    subset_cells: tuple[Cell, ...]
    subset_digits: tuple[int, ...]

    def _stated(self) -> tuple[Constraint, ...]:
        return tuple(map(CellConstraint, self.subset_cells))


@dataclass(frozen=True, kw_only=True)
class ExtraLockedEvidence(DeadlyPatternEvidence):
    """Two cells have extras, and `house` has no other place for `locked_digit`.

    One of them takes an extra and the other the locked digit, so nothing else is left to either.
    """

    house: House
    locked_digit: int

    def _stated(self) -> tuple[Constraint, ...]:
        return (HouseConstraint(self.house, self.locked_digit),)


@dataclass(frozen=True, kw_only=True)
class ExtraXWingEvidence(DeadlyPatternEvidence):
    """Two opposite corners of a rectangle have extras, and a digit is locked on parallel sides.

    Each of the `houses` has two places for `locked_digit`, and they are corners. Were one of the
    two corners with extras that digit, so would the other be, and the rest of the corners would
    take the other digit.
    """

    houses: tuple[House, House]
    locked_digit: int

    def _stated(self) -> tuple[Constraint, ...]:
        return tuple([HouseConstraint(house, self.locked_digit) for house in self.houses])


@dataclass(frozen=True, kw_only=True)
class HiddenRectangleEvidence(DeadlyPatternEvidence):
    """Opposite `floor`, a corner without extras, a digit is locked on both sides of `corner`.

    Each of the `houses` has two places for `locked_digit`, one of them `corner` and the other one
    of its neighbours. Were `corner` the rectangle's other digit, both neighbours would take the
    locked one, and `floor` would follow.
    """

    floor: Cell
    corner: Cell
    houses: tuple[House, House]
    locked_digit: int

    def _stated(self) -> tuple[Constraint, ...]:
        return tuple([HouseConstraint(house, self.locked_digit) for house in self.houses])


@dataclass(frozen=True)
class NextOnLoop:
    """If `before` is true, so is `candidate`, a cell further on: both lie in `house`.

    Either `house` has no other place for the candidate's digit, and is cited; or the candidate's
    cell has no extras, and lost its other digit to `before`.
    """

    candidate: Candidate
    before: Candidate
    house: House
    is_locked: bool

    @property
    def truth(self) -> Constraint:
        """What the candidate is the last of: its digit in the house, or its cell."""
        if self.is_locked:
            return HouseConstraint(self.house, self.candidate.digit)
        return CellConstraint(self.candidate.cell)


@dataclass(frozen=True, kw_only=True)
class LinkedLoopEvidence(DeadlyPatternEvidence):
    """Were `start` true, the `steps` would follow round the loop, and leave no extra.

    They come to each cell with extras but that of `start`, which takes a digit of the loop itself.
    """

    start: Candidate
    steps: tuple[NextOnLoop, ...]


@dataclass(frozen=True, kw_only=True)
class GraveEvidence(DeadlyPatternEvidence):
    """All open cells are the pattern, and nothing can be true that is in sight of every extra."""
