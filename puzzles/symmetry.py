"""Turning puzzles over: what moves cells and digits about and leaves a puzzle the same puzzle."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, cast

from sudologue.inference import Inference, Placement
from sudologue.model import Board, BoardMasks, Cell, Clue, House, HouseKind, Layout, bits_of


@dataclass(frozen=True)
class Told:
    """An inference as candidates, whatever its houses and cells are called."""

    rule: str
    placing: bool
    conclusion: int
    truths: frozenset[int] = frozenset()
    links: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Symmetry:
    """Where each cell and each digit goes, by number (digits from 0)."""

    layout: Layout
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    @cached_property
    def target(self) -> Layout:
        """The layout with its houses moved: the same one, if it has the houses there already."""
        houses = tuple(self._moved(house) for house in self.layout.houses)
        clues = tuple(clue_moved(clue, self._cell) for clue in self.layout.clues)
        moved = replace(self.layout, houses=houses, clues=clues)
        if clues:
            return moved
        same = set(moved.tables.house_masks.values()) == set(
            self.layout.tables.house_masks.values()
        )
        return self.layout if same else moved

    def _cell(self, cell: Cell) -> Cell:
        return self.layout.cells[self.cells[self.layout.tables.cell_number(cell)]]

    def _moved(self, house: House) -> House:
        numbers = sorted(self.cells[self.layout.tables.cell_number(cell)] for cell in house.cells)
        cells = tuple(self.layout.cells[number] for number in numbers)
        if house.kind in (HouseKind.ROW, HouseKind.COLUMN):
            one, other = cells[:2]
            across = one.row == other.row
            kind = HouseKind.ROW if across else HouseKind.COLUMN
            return House(kind, one.row if across else one.col, cells)
        return House(house.kind, house.index, cells)

    def mask(self, candidates: int) -> int:
        """The candidates where they have gone."""
        width, moved = self.layout.tables.cell_count, 0
        for number in bits_of(candidates):
            plane, cell = divmod(number, width)
            moved |= 1 << self.digits[plane] * width + self.cells[cell]
        return moved

    def board(self, board: Board) -> Board:
        """The board turned over."""
        masks = (board.masks.live, board.masks.filled, board.masks.givens, board.masks.barred)
        return Board(BoardMasks(self.target, *map(self.mask, masks)))

    def told(self, inference: Inference) -> Told:
        """The inference as it should be found on the board turned over."""
        found = told(self.layout, inference)
        truths, links = (frozenset(map(self.mask, cited)) for cited in (found.truths, found.links))
        return Told(found.rule, found.placing, self.mask(found.conclusion), truths, links)


def clue_moved(clue: Clue, move: Callable[[Cell], Cell]) -> Clue:
    """A clue of the library about other cells."""

    def moved(value: Any) -> Any:
        if isinstance(value, Cell):
            return move(value)
        is_several = isinstance(value, tuple)
        return tuple(map(moved, cast("tuple[Any, ...]", value))) if is_several else value

    parts = fields(cast("Any", clue))
    return type(clue)(**{part.name: moved(getattr(clue, part.name)) for part in parts})


def told(layout: Layout, inference: Inference) -> Told:
    """An inference as candidates."""
    action, evidence = inference.action, inference.evidence
    conclusion = sum(
        1 << layout.tables.candidate_number(c.cell, c.digit) for c in action.candidates
    )
    truths, links = (
        frozenset(constraint.mask(layout) for constraint in cited)
        for cited in (evidence.truths, evidence.links)
    )
    return Told(inference.rule, isinstance(action, Placement), conclusion, truths, links)


def symmetry(layout: Layout, rng: random.Random) -> Symmetry:
    """A symmetry of a layout: new digits, and perhaps rows for columns.

    Where there are boxes and nothing else, bands change places too, and rows within a band; stacks
    and columns likewise. Where there are clues, which may add digits up, these keep their names.
    """
    size = layout.size
    rows: Sequence[int] = range(size)
    columns: Sequence[int] = range(size)
    if _is_plain(layout):
        corner = layout.houses[0].cells[-1]
        rows, columns = _shuffled(size, corner.row + 1, rng), _shuffled(size, corner.col + 1, rng)
    turn = rng.random() < 0.5
    cells = [Cell(columns[c.col], rows[c.row]) if turn else Cell(rows[c.row], columns[c.col])
             for c in layout.cells]  # fmt: skip
    digits = [*range(size)] if layout.clues else rng.sample(range(size), size)
    return Symmetry(layout, tuple(map(layout.tables.cell_number, cells)), tuple(digits))


def _is_plain(layout: Layout) -> bool:
    kinds = {house.kind for house in layout.houses}
    return kinds == {HouseKind.BOX, HouseKind.ROW, HouseKind.COLUMN} and not layout.sights


def _shuffled(size: int, band: int, rng: random.Random) -> list[int]:
    """Where each line goes: bands exchanged, and lines within them."""
    starts = rng.sample(range(0, size, band), size // band)
    return [start + place for start in starts for place in rng.sample(range(band), band)]
