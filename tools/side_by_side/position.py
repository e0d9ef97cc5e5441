"""A step and the board it stands on, in a line that goes into a page and comes back from it."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue import formats
from sudologue.inference import Inference, Placement, SolveResult, TraceStep
from sudologue.model import Board, Candidate
from sudologue.rules import named


@dataclass(frozen=True)
class Position:
    """A board, the rule that finds something there, and what it finds."""

    board: Board
    rule: str
    is_placement: bool
    candidates: frozenset[Candidate]

    @property
    def line(self) -> str:
        """The board and the conclusion as a line of HoDoKu's library.

        >>> board = Board.from_string("12343412214343.1")
        >>> from sudologue import Solver
        >>> position_of(board, Solver().next_step(board).inference).line
        ':0000:x:12343412214343.1:::243'
        """
        spoken = " ".join(
            sorted(f"{c.digit}{c.cell.row + 1}{c.cell.col + 1}" for c in self.candidates)
        )
        fields = ("", spoken) if self.is_placement else (spoken, "")
        library = formats.write(self.board, "hodoku").split(":")
        return ":".join((*library[:5], *fields, *library[7:]))

    @property
    def step(self) -> TraceStep:
        """What the rule finds here with this conclusion."""
        for inference in named(self.rule).find(self.board):
            if position_of(self.board, inference) == self:
                return TraceStep(inference, inference.action.apply(self.board))
        raise LookupError(f"{self.rule} does not find this any more: {self.line}")


def position_of(board: Board, inference: Inference) -> Position:
    """Where an inference stands."""
    action = inference.action
    is_placement = isinstance(action, Placement)
    return Position(board, inference.rule, is_placement, frozenset(action.candidates))


def position_at(result: SolveResult, number: int) -> Position:
    """Where a step of a solve stands, by its number, from 1."""
    return position_of(result.board_before(number), result.steps[number - 1].inference)


def read_position(rule: str, line: str) -> Position:
    """The position of such a line."""
    notes = dict(formats.read(line, "hodoku").notes)
    board = formats.read(line, "hodoku").board
    is_placement = "placements" in notes
    spoken = notes["placements" if is_placement else "eliminations"].split()
    cells = {(cell.row + 1, cell.col + 1): cell for cell in board.layout.cells}
    candidates = frozenset(
        Candidate(cells[int(row), int(column)], int(digit)) for digit, row, column in spoken
    )
    return Position(board, rule, is_placement, candidates)
