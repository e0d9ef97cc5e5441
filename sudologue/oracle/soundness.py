"""A position that somebody has brought about: is it on the way to a solution, and what is wrong?

The givens are taken for true. An entry is wrong that no solution of the puzzle agrees with: a digit
placed, or candidates removed from a cell. All searches spend from the allowance that holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sudologue.model import Board, Candidate, Cell
from sudologue.model.positions import PositionLike, board_of
from sudologue.oracle.search import Solutions, count_solutions


@dataclass(frozen=True, repr=False)
class Judgement:
    """What the puzzle's own solutions say of a position that has none.

    `wrong_digits` are placed where no solution has them; from `wrong_cells` the candidate was
    removed that a solution needs. Where neither has anything, it is their meeting that is wrong.
    """

    puzzle: Solutions
    wrong_digits: tuple[Candidate, ...] = ()
    wrong_cells: tuple[Cell, ...] = ()
    was_looked_for: bool = False

    def __repr__(self) -> str:
        wrong = [*self.wrong_digits, *self.wrong_cells]
        return f"<Judgement of {self.puzzle!r}, wrong: {', '.join(map(str, wrong)) or 'no entry'}>"

    @property
    def is_together(self) -> bool:
        """Whether every entry by itself agrees with a solution of the puzzle."""
        return self.was_looked_for and not (self.wrong_digits or self.wrong_cells)


def puzzle_of(board: Board) -> Board:
    """The board with its givens alone, and what the puzzle itself rules out."""
    masks = board.masks
    live = board.layout.tables.left_beside(masks.givens) & ~masks.barred
    return Board(replace(masks, live=live, filled=masks.givens))


def removed_from(board: Board) -> int:
    """The candidates that are gone though neither a digit nor the puzzle rules them out."""
    masks = board.masks
    return board.layout.tables.left_beside(masks.filled) & ~(masks.live | masks.barred)


def is_puzzle(board: Board) -> bool:
    """Whether nothing has been placed or removed."""
    return board.masks.filled == board.masks.givens and not removed_from(board)


def judge(
    puzzle: Board,
    placed: Iterable[Candidate],
    removed: int = 0,
    where: bool = True,
) -> Judgement:
    """What is wrong with digits placed and candidates removed, as far as `where` is asked for."""
    found = count_solutions(puzzle, limit=2)
    if not where or found.has_none:
        return Judgement(found)
    tables = puzzle.layout.tables
    domains = zip(tables.cells, tables.domain_masks, strict=True)
    cells = [cell for cell, domain in domains if domain & removed]
    if found.is_unique:
        solution = found.found[0]
        right = solution.masks.filled
        return Judgement(
            found,
            tuple(c for c in placed if solution.value(c.cell) != c.digit),
            tuple(c for c in cells if right & removed & tables.domain_masks[tables.cell_number(c)]),
            True,
        )
    return Judgement(
        found,
        tuple(c for c in placed if not _agrees(puzzle, c)),
        tuple(c for c in cells if not _leaves_some(puzzle, c, removed)),
        True,
    )


def judge_position(board: PositionLike, where: bool = True) -> Judgement:
    """What is wrong with a position."""
    board = board_of(board)
    placed = board.layout.tables.candidates_in(board.masks.filled & ~board.masks.givens)
    return judge(puzzle_of(board), placed, removed_from(board), where)


def _agrees(puzzle: Board, placed: Candidate) -> bool:
    """Whether some solution, as far as was searched, has this digit."""
    if placed.digit not in puzzle.domain(placed.cell):
        return False
    with_it = puzzle.place(placed.cell, placed.digit)
    return not count_solutions(with_it, limit=1).has_none


def _leaves_some(puzzle: Board, cell: Cell, removed: int) -> bool:
    """Whether some solution, as far as was searched, does without what was removed from a cell."""
    tables = puzzle.layout.tables
    here = removed & tables.domain_masks[tables.cell_number(cell)] & puzzle.masks.live
    without = puzzle.eliminate(tables.candidates_in(here))
    return not count_solutions(without, limit=1).has_none
