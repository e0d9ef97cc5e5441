"""Evidence for subsets: as many cells as digits, closed off from the rest of a house."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint, HouseConstraint, mask_of
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Board, Cell, House


@dataclass(frozen=True, kw_only=True)
class NakedSubsetEvidence(RoleEvidence):
    """`cells` of `house` hold no candidates but `digits`, and there are as many of either."""

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=tuple([CellConstraint(cell) for cell in self.cells]),
            links=tuple([HouseConstraint(self.house, digit) for digit in self.digits]),
        )

    def looks_at(self, board: Board) -> int:
        """What the truths lack outside the links, which are as many and hold all they still have.

        One true candidate for each truth uses up the links, whichever it is; a further candidate
        under the links would change nothing.
        """
        return super().looks_at(board) & ~mask_of(self.links, board.layout)


@dataclass(frozen=True, kw_only=True)
class HiddenSubsetEvidence(RoleEvidence):
    """`digits` have no places in `house` but `cells`, and there are as many of either."""

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=tuple([HouseConstraint(self.house, digit) for digit in self.digits]),
            links=tuple([CellConstraint(cell) for cell in self.cells]),
        )

    def looks_at(self, board: Board) -> int:
        """What the truths lack outside the links, which are as many and hold all they still have.

        One true candidate for each truth uses up the links, whichever it is; a further candidate
        under the links would change nothing.
        """
        return super().looks_at(board) & ~mask_of(self.links, board.layout)
