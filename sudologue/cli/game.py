"""A game: a position that somebody works on, and the way back from each move."""

from __future__ import annotations

from sudologue.coach import Claim
from sudologue.errors import SudologueError
from sudologue.model import Board, Candidate, Cell, digit_text
from sudologue.oracle.soundness import removed_from


class Game:
    """A position and how it came about: moves can be taken back, and made again.

    A digit may be wrong, since it is a game; but it has to be a candidate of its cell.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self._before: list[Board] = []
        self._after: list[Board] = []

    def play(self, move: Claim) -> None:
        """Place digits and cross out candidates, all of them or, if one is refused, none."""
        board = self.board
        for candidate in move.placed:
            board = _placed(board, candidate)
        if move.ruled_out:
            board = _crossed_out(board, move.ruled_out)
        self.go_to(board)

    def clear(self, cell: Cell) -> None:
        """Take away what was placed in a cell, and bring back what was crossed out there."""
        if self.board.is_given(cell):
            raise SudologueError(cell, " is given and stays as it is")
        cleared = _cleared(self.board, cell)
        if cleared == self.board:
            raise SudologueError("there is nothing to clear in ", cell)
        self.go_to(cleared)

    def go_to(self, board: Board) -> None:
        """Move on to another board."""
        self._before.append(self.board)
        self._after.clear()
        self.board = board

    def undo(self) -> None:
        """Take the last move back."""
        if not self._before:
            raise SudologueError("there is no move to take back")
        self._after.append(self.board)
        self.board = self._before.pop()

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        if not self._after:
            raise SudologueError("there is no move to make again")
        self._before.append(self.board)
        self.board = self._after.pop()


def _placed(board: Board, candidate: Candidate) -> Board:
    cell, digit = candidate.cell, candidate.digit
    value, said = board.value(cell), digit_text(digit)
    if value is not None:
        how = "is given as" if board.is_given(cell) else "already holds"
        raise SudologueError(cell, f" {how} {digit_text(value)}")
    if digit in board.domain(cell):
        return board.place(cell, digit)
    for rival in sorted(board.peers(cell)):
        if board.value(rival) == digit:
            raise SudologueError(cell, f" cannot be {said}: it sees ", rival, f", which is {said}")
    how = "ruled out by the puzzle" if _is_barred(board, candidate) else "crossed out"
    raise SudologueError(cell, f" cannot be {said}: that is {how}")


def _is_barred(board: Board, candidate: Candidate) -> bool:
    number = board.layout.candidate_number(candidate.cell, candidate.digit)
    return bool(board.barred >> number & 1)


def _crossed_out(board: Board, candidates: tuple[Candidate, ...]) -> Board:
    """The board without these; those that are gone already do not matter, if others are not."""
    there = [one for one in candidates if one.digit in board.domain(one.cell)]
    if there:
        return board.eliminate(there)
    first = candidates[0]
    value = board.value(first.cell)
    if value is not None:
        raise SudologueError(
            first.cell, f" holds {digit_text(value)}: nothing is left to cross out"
        )
    raise SudologueError(f"{digit_text(first.digit)} is no candidate of ", first.cell)


def _cleared(board: Board, cell: Cell) -> Board:
    layout = board.layout
    domain = layout.domain_masks[layout.cell_number(cell)]
    filled = board.filled & ~domain
    gone = removed_from(board) & ~domain | board.barred
    live = layout.left_beside(filled) & ~gone
    return Board(layout, live, filled, board.givens, board.barred)
