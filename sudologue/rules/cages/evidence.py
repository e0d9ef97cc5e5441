"""Evidence for what a cage with a total says: its open cells, and the digits that can fill them."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference import ClueConstraint, Constraint, Evidence, RoleEvidence
from sudologue.inference.constraint import each_cell, each_digit
from sudologue.model import Board, Cell, Clue, House
from sudologue.rules.common.locked_digits import LockedDigits, gone_from_houses

Digits = tuple[int, ...]
"""Different digits, smallest first; several that make a sum are a combination."""


@dataclass(frozen=True, kw_only=True)
class CageEvidence(RoleEvidence):
    """The open `cells` of `cage` make `rest`: the total, less the digits that are placed in it."""

    cage: Clue
    cells: tuple[Cell, ...]
    rest: int

    def basics(self) -> Evidence:
        return Evidence(self.cells, clues=(ClueConstraint(self.cage),))

    def looks_at(self, board: Board) -> int:
        looked_at, tables = super().looks_at(board), board.layout.tables
        first, *others = self.cells
        if others:
            return looked_at
        # the last cell takes what is missing, whatever else it could be
        return looked_at & ~tables.domain_masks[tables.cell_number(first)]


MOST_LISTED = 4
"""Of more combinations, only their number is told."""


@dataclass(frozen=True, kw_only=True)
class CombinationEvidence(CageEvidence):
    """The `combinations` are all that the cells can be filled with.

    Others that make the rest are `left_out`. What all combinations share is `locked` in the cells,
    by the links `seen`.
    """

    combinations: tuple[Digits, ...]
    left_out: tuple[Digits, ...]
    locked: tuple[LockedDigits, ...] = ()
    seen: tuple[Constraint, ...] = ()

    def basics(self) -> Evidence:
        return Evidence(self.cells, links=self.seen, clues=(ClueConstraint(self.cage),))

    def also_takes(self, board: Board) -> int:
        return gone_from_houses(self.locked, self.cells, board)

    @property
    def is_noted_at_once(self) -> bool:
        """Whether the total alone allows only a few combinations, which people pencil in first."""
        is_whole = len(self.cells) == len(self.cage.cells)
        return is_whole and not self.left_out and len(self.combinations) < MOST_LISTED


@dataclass(frozen=True, kw_only=True)
class BoundsEvidence(CageEvidence):
    """The cells beside `cell` can take the digits `least` at least, or `most` at most."""

    cell: Cell
    least: Digits
    most: Digits


@dataclass(frozen=True)
class Misfit:
    """A combination of `digits` that some cells cannot take.

    The `crowded` ones of them have only `places` among the cells, fewer than they are.
    """

    digits: Digits
    crowded: Digits
    places: tuple[Cell, ...]


@dataclass(frozen=True)
class Leftover:
    """What `digit` in a cell would leave its cage's others: `misfits` are all that make it."""

    digit: int
    misfits: tuple[Misfit, ...]


@dataclass(frozen=True, kw_only=True)
class PlacementEvidence(CageEvidence):
    """Only the `combinations` fit the cells; what goes is in no way to fill them with these.

    If that is one cell alone, it is `cell`, and each of its digits would leave the others what they
    cannot make.
    """

    combinations: tuple[Digits, ...]
    cell: Cell | None = None
    leftovers: tuple[Leftover, ...] = ()


@dataclass(frozen=True, kw_only=True)
class NeededDigitEvidence(CageEvidence):
    """All `combinations` that fit the cells have each of the `digits`, which have only `places`.

    These lie in `house`, if there is one. What loses a digit sees all its places, by the links
    `seen`.
    """

    combinations: tuple[Digits, ...]
    digits: Digits
    places: tuple[Cell, ...]
    house: House | None
    seen: tuple[Constraint, ...]

    def basics(self) -> Evidence:
        clues, only = (ClueConstraint(self.cage),), self.digits[0]
        digit, seen = (only, None) if len(self.digits) == 1 else (None, frozenset(self.digits))
        return Evidence(
            self.places,
            self.house,
            digit,
            candidates_seen=seen,
            links=self.seen,
            clues=clues,
        )


@dataclass(frozen=True)
class CageHolder:
    """A cage whose open `cells` make `rest`, by combinations with at least `count` of some digits.

    Its cells lie in one house.
    """

    cage: Clue
    cells: tuple[Cell, ...]
    rest: int
    combinations: tuple[Digits, ...]
    count: int


@dataclass(frozen=True, kw_only=True)
class KillerSetEvidence(RoleEvidence):
    """In `house`, `cages` and single `cells` hold as many of `digits` as there are.

    The cells can only be some of these digits.
    """

    house: House
    digits: Digits
    cages: tuple[CageHolder, ...]
    cells: tuple[Cell, ...]

    @property
    def held_in(self) -> tuple[Cell, ...]:
        """All cells that hold the digits: those of the cages, and the single ones."""
        return tuple(sorted((*self.cells, *(cell for cage in self.cages for cell in cage.cells))))

    def basics(self) -> Evidence:
        return Evidence(
            self.held_in,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=each_cell(self.cells),
            links=each_digit(self.digits, self.house),
            clues=tuple([ClueConstraint(holder.cage) for holder in self.cages]),
        )
