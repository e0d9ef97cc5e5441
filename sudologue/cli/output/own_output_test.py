"""What the commands write is read back as the puzzle that they were given, or refused."""

from __future__ import annotations

import pytest

from sudologue import Board
from sudologue.cli.running_test import Terminal
from sudologue.clues import Cage
from sudologue.errors import SudologueError
from sudologue.formats import read_all, write
from sudologue.model import Candidate, Cell, Layout

SMALL = Layout.of_size(4)
LINE = "1.....3..4.....2"
PUZZLES = {
    "a line": Board.from_string(LINE),
    "houses": Board.from_string("1..............2", SMALL.with_diagonals()),
    "cages": Board.from_string(LINE, SMALL.with_clues(Cage.of("r1c2 r1c3", 5))),
    "a sukaku": Board.from_string("." * 16).barring([Candidate(Cell(0, 0), 1)]),
    "a position": Board.from_string(LINE).place("r1c2", 2),
}
COMMANDS = (
    ("solve", "--format", "json"),
    ("solve", "--format", "json", "--quiet"),
    ("solve", "--format", "trace"),
    ("solve", "--format", "jsonl"),
    ("solve", "--format", "csv"),
    ("check", "--format", "json"),
    ("hint", "--format", "json"),
    ("rate", "--format", "json"),
    ("rate", "--format", "csv"),
    ("convert", "--to", "jsonl"),
    ("show",),
    ("show", "--candidates"),
)


def same(one: Board, other: Board) -> bool:
    return (one.layout, one.filled, one.live) == (other.layout, other.filled, other.live)


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_it_reads_back(terminal: Terminal, command: tuple[str, ...], name: str) -> None:
    board = PUZZLES[name]
    for indent in ((), ("--indent", "0"), ("--indent", "3")):
        if indent and command[-1] not in ("json", "trace"):
            continue
        verb, *options = command
        out = terminal(verb, *options, *indent, "-", stdin=write(board, "jsonl") * 1).out
        try:
            readings = list(read_all(out))
        except SudologueError:
            assert verb == "show"
            assert "Not shown" in out
            continue
        assert len(readings) == 1
        assert same(readings[0].board, board)


def test_puzzles_that_were_made_read_back(terminal: Terminal) -> None:
    for wish in ((), ("--diagonals",), ("--cages",)):
        made = terminal("generate", "--seed", "1", "--count", "2", *wish, "--format", "jsonl").out
        wanted = [reading.board for reading in read_all(made)]
        for indent in ("-1", "0", "2"):
            out = terminal(
                *("generate", "--seed", "1", "--count", "2", *wish),
                *("--format", "json", "--indent", indent),
            ).out
            assert [reading.board for reading in read_all(out)] == wanted
