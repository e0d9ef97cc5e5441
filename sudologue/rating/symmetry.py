"""The symmetry of the pattern that the givens of a puzzle make, whatever their digits."""

from __future__ import annotations

from sudologue.model import Board, bits_of, expect_board
from sudologue.model.symmetries import FULL, MOVES


def symmetries(board: Board) -> tuple[str, ...]:
    """Which moves leave the pattern of givens as it is: all that do, `full` alone if every one.

    `rot90` and `rot180` turn the board; `mirror-h` exchanges left and right, `mirror-v` top and
    bottom; `diagonal` mirrors at the line from the top left, `antidiagonal` at that from the top
    right. A board without givens has no pattern.

    >>> symmetries(Board.from_string("1... ..3. .4.. ...2"))
    ('rot180', 'diagonal', 'antidiagonal')
    """
    expect_board(board)
    layout = board.layout
    given = {layout.cells[number % layout.cell_count] for number in bits_of(board.givens)}
    last = layout.size - 1
    kept = [name for name, move in MOVES.items() if given == {move(c, last) for c in given}]
    if not given:
        return ()
    return (FULL,) if len(kept) == len(MOVES) else tuple(kept)
