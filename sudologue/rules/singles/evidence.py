"""Evidence for singles: one place left, seen from the house or from the cell."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint, HouseConstraint, each_cell, mask_of
from sudologue.inference.inference import Evidence, Placement, RoleEvidence, Single
from sudologue.model import Board, Cell, House, Layout


@dataclass(frozen=True, kw_only=True)
class FullHouseEvidence(RoleEvidence, Single):
    """`cell` is the last open cell of `house`, `digit` the last digit that the house needs."""

    rank = 1

    cell: Cell
    house: House
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            (self.cell,),
            self.house,
            self.digit,
            frozenset((self.digit,)),
            truths=(HouseConstraint(self.house, self.digit),),
        )

    def explained_by_placed(self, layout: Layout) -> int:
        """The digits in the house."""
        return mask_of(each_cell(self.house.cells), layout)

    def told_on(self, board: Board, rule: str) -> tuple[str, Evidence]:
        """A hidden single, by the same receipt, where other cells of the house are open."""
        tables = board.masks.tables
        left = board.masks.open_cells & tables.house_masks[self.house]
        if left == tables.cell_mask((self.cell,)):
            return rule, self
        hidden = HiddenSingleEvidence(cell=self.cell, house=self.house, digit=self.digit)
        return "hidden_single", hidden

    @classmethod
    def of_placement(cls, placement: Placement, board: Board) -> tuple[str, Evidence] | None:
        number = board.masks.tables.cell_number(placement.cell)
        for house, mask in board.masks.tables.houses_of[number]:
            if board.masks.open_cells & mask == 1 << number:
                full = FullHouseEvidence(cell=placement.cell, house=house, digit=placement.value)
                return "full_house", full
        return None


@dataclass(frozen=True, kw_only=True)
class NakedSingleEvidence(RoleEvidence, Single):
    """`digit` is the only candidate left in `cell`."""

    rank = 3

    cell: Cell
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            (self.cell,),
            focus_digit=self.digit,
            candidates_seen=frozenset((self.digit,)),
            truths=(CellConstraint(self.cell),),
        )

    @classmethod
    def truths_with(cls, number: int, layout: Layout) -> tuple[int, ...]:
        return (layout.tables.domain_masks[number % layout.tables.cell_count],)

    @classmethod
    def of_placement(cls, placement: Placement, board: Board) -> tuple[str, Evidence] | None:
        if len(board.domain(placement.cell)) > 1:
            return None
        return "naked_single", NakedSingleEvidence(cell=placement.cell, digit=placement.value)


@dataclass(frozen=True, kw_only=True)
class HiddenSingleEvidence(RoleEvidence, Single):
    """`cell` is the only cell left in `house` that can take `digit`."""

    rank = 2

    cell: Cell
    house: House
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            (self.cell,), self.house, self.digit, truths=(HouseConstraint(self.house, self.digit),)
        )

    @classmethod
    def truths_with(cls, number: int, layout: Layout) -> tuple[int, ...]:
        tables = layout.tables
        plane, cell = divmod(number, tables.cell_count)
        return tuple([mask << plane * tables.cell_count for _, mask in tables.houses_of[cell]])

    @classmethod
    def of_placement(cls, placement: Placement, board: Board) -> tuple[str, Evidence] | None:
        cell, digit = placement.cell, placement.value
        number = board.masks.tables.cell_number(cell)
        for house, mask in board.masks.tables.houses_of[number]:
            if board.masks.plane(digit) & mask == 1 << number:
                hidden = HiddenSingleEvidence(cell=cell, house=house, digit=digit)
                return "hidden_single", hidden
        return None
