"""What stands beside the board in an entry: a player's marks, and notes by name."""

from __future__ import annotations

from sudologue.cli.entry import Entry
from sudologue.coach import Marks
from sudologue.coach.player_marks import marks_beside
from sudologue.errors import SudologueError
from sudologue.model import Board


def marks_in(entry: Entry, board: Board, kind: str) -> str | Marks:
    """The marks of an entry that was read, if it has some, to be read as some kind."""
    if isinstance(entry.content, str | SudologueError):
        return kind
    kept = entry.content.marks
    return marks_beside(board, kept.centre, kept.corner, kind)


def notes_in(entry: Entry) -> tuple[tuple[str, str], ...]:
    """The notes of an entry that was read."""
    return () if isinstance(entry.content, str | SudologueError) else entry.content.notes
