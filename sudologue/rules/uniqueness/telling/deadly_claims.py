"""What is said of deadly patterns: how the cells lie, and that an exchange goes unnoticed."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.model import Board, Candidate, Cell, House


def _number_in(house: House, cells: tuple[Cell, ...]) -> int:
    return len(set(house.cells).intersection(cells))


@dataclass(frozen=True)
class CornersIn:
    """The cells, going round, are the corners of a rectangle, two of them in each of the blocks.

    No other block has any of them.
    """

    cells: tuple[Cell, ...]
    blocks: tuple[House, ...]

    def holds(self, board: Board) -> bool:
        rows, columns = {cell.row for cell in self.cells}, {cell.col for cell in self.cells}
        all_round = zip(self.cells, (*self.cells[1:], self.cells[0]), strict=True)
        numbers = {
            house: number
            for house in board.layout.houses
            if not house.is_line and (number := _number_in(house, self.cells))
        }
        return (
            len(rows) == len(columns) == 2
            and all((one.row == other.row) != (one.col == other.col) for one, other in all_round)
            and set(numbers) == set(self.blocks)
            and set(numbers.values()) <= {2}
        )


@dataclass(frozen=True)
class WayRound:
    """Each of the cells sees the next, the last the first, and a house has two of them or none."""

    cells: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        layout = board.layout
        all_round = zip(self.cells, (*self.cells[1:], self.cells[0]), strict=True)
        return all(other in layout.peers(one) for one, other in all_round) and all(
            _number_in(house, self.cells) in (0, 2) for house in layout.houses
        )


@dataclass(frozen=True)
class PairsAcross:
    """Each house across has a pair of cells, one of each line, and blocks hold whole pairs."""

    lines: tuple[House, House]
    across: tuple[House, ...]
    pairs: tuple[tuple[Cell, Cell], ...]

    def holds(self, board: Board) -> bool:
        return len(self.across) == len(self.pairs) and all(
            one in house.cells
            and other in house.cells
            and one in self.lines[0].cells
            and other in self.lines[1].cells
            and all(
                _number_in(block, (one, other)) in (0, 2)
                for block in board.layout.houses
                if not block.is_line
            )
            for house, (one, other) in zip(self.across, self.pairs, strict=True)
        )


@dataclass(frozen=True)
class GoesUnnoticed:
    """None of the cells is a given, and every house has as many of the ones as of the others.

    But for some houses, which have all of the ones and none of the others, or the reverse. No two
    cells see each other except in a house, and no clue is about any of them.
    """

    ones: tuple[Cell, ...]
    others: tuple[Cell, ...]
    besides: tuple[House, ...] = ()

    def holds(self, board: Board) -> bool:
        whole = {(len(self.ones), 0), (0, len(self.others))}
        return (
            not board.layout.sights
            and not board.masks.tables.cell_mask((*self.ones, *self.others))
            & board.masks.tables.clue_cells
            and NotGiven((*self.ones, *self.others)).holds(board)
            and all(
                numbers in whole if house in self.besides else numbers[0] == numbers[1]
                for house in board.layout.houses
                for numbers in ((_number_in(house, self.ones), _number_in(house, self.others)),)
            )
        )


@dataclass(frozen=True)
class NotGiven:
    """None of the cells holds a given."""

    cells: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        tables = board.masks.tables
        return not any(
            board.masks.givens & tables.domain_masks[tables.cell_number(cell)]
            for cell in self.cells
        )


@dataclass(frozen=True)
class TwoEverywhere:
    """But for some candidates, open cells have two, and digits two places or none in a house."""

    besides: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        tables, live = board.masks.tables, board.masks.live
        for candidate in self.besides:
            number = tables.candidate_number(candidate.cell, candidate.digit)
            if not live >> number & 1:
                return False
            live ^= 1 << number
        left = [live >> bit * tables.cell_count & tables.all_cells for bit in range(tables.size)]
        return all(
            sum(places >> tables.cell_number(cell) & 1 for places in left) == 2
            for cell in tables.cells_in(board.masks.open_cells)
        ) and all(
            (places & mask).bit_count() in (0, 2)
            for places in left
            for mask in tables.house_masks.values()
        )
