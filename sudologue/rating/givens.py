"""What the givens of a puzzle are like: whether each is needed, and the symmetry of their pattern.

A given is needed if the others allow a solution with another digit in its cell. Many such solutions
are had without search: where two digits of one solution change places in some cells, and all others
of both are out of sight, the result is a solution as well. If just one given is among these cells,
it is needed. For what is left, a search strikes the digit and stops at the first solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from sudologue.model import Board, bits_of, expect_board, union_of
from sudologue.model.symmetries import FULL, MOVES
from sudologue.oracle import count_solutions
from sudologue.oracle.soundness import puzzle_of


def is_minimal(board: Board) -> bool | None:
    """Whether every given is needed; `None` if the work for it is too much, or without a solution.

    What has been placed or removed since does not count.
    """
    expect_board(board)
    puzzle = puzzle_of(board)
    puzzles = {number: _without(puzzle, number) for number in bits_of(puzzle.masks.givens)}
    if any(not domain for _, domain in puzzles.values()):
        return False
    found = count_solutions(puzzle, limit=1)
    if not found.found:
        return None
    needed = _needed(puzzle, found.found[0])
    for number, (rest, _) in puzzles.items():
        if not needed >> number & 1:
            others = count_solutions(rest, limit=1)
            if others.gave_up:
                return None
            if others.has_none:
                return False
    return True


def _without(puzzle: Board, number: int) -> tuple[Board, int]:
    """The puzzle without a given, whose cell takes another digit; and what is left for it there."""
    masks, tables = puzzle.masks, puzzle.masks.tables
    givens = masks.givens & ~(1 << number)
    live = tables.left_beside(givens) & ~(masks.barred | 1 << number)
    domain = live & tables.domain_masks[number % tables.cell_count]
    return Board(replace(masks, live=live, filled=givens, givens=givens)), domain


def _needed(puzzle: Board, solution: Board) -> int:
    """Givens, as bits, of which it is clear that they are needed: alone where digits can swap.

    Where there are clues, digits that swap may break one, and nothing is clear.
    """
    if puzzle.layout.clues:
        return 0
    tables, needed = puzzle.layout.tables, 0
    for one, other in combinations(tables.digits, 2):
        starts = tables.plane_start(one), tables.plane_start(other)
        places = [solution.masks.filled >> start & tables.all_cells for start in starts]
        given = [puzzle.masks.givens >> start & tables.all_cells for start in starts]
        for first, second in _swaps(tables.peer_masks, *places):
            kept = (first & given[0]) << starts[0] | (second & given[1]) << starts[1]
            swapped = second << starts[0] | first << starts[1]
            if kept.bit_count() == 1 and not swapped & puzzle.masks.barred:
                needed |= kept
    return needed


def _swaps(peers: tuple[int, ...], one: int, other: int) -> Iterator[tuple[int, int]]:
    """The smallest sets of cells, by digit, where two digits can change places."""
    while one:
        first, second = one & -one, 0
        waiting = first
        while waiting:
            seen = union_of([peers[cell] for cell in bits_of(waiting)])
            met = seen & (one | other) & ~(first | second)
            first, second = first | met & one, second | met & other
            waiting = met
        one &= ~first
        yield first, second


def symmetries(board: Board) -> tuple[str, ...]:
    """Which moves leave the pattern of givens as it is: all that do, `full` alone if every one.

    `rot90` and `rot180` turn the board; `mirror-h` exchanges left and right, `mirror-v` top and
    bottom; `diagonal` mirrors at the line from the top left, `antidiagonal` at that from the top
    right. A board without givens has no pattern.

    >>> symmetries(Board.from_string("1... ..3. .4.. ...2"))
    ('rot180', 'diagonal', 'antidiagonal')
    """
    expect_board(board)
    tables = board.masks.tables
    given = {tables.cells[number % tables.cell_count] for number in bits_of(board.masks.givens)}
    last = tables.size - 1
    kept = [name for name, move in MOVES.items() if given == {move(c, last) for c in given}]
    if not given:
        return ()
    return (FULL,) if len(kept) == len(MOVES) else tuple(kept)
