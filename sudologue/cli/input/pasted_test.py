"""What people paste: read as the puzzle that they meant, or refused in few words; never another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from puzzles.layouts import JIGSAW_9
from sudologue import Board, formats
from sudologue.cli.input.streams import entries
from sudologue.cli.input.variant import Variant
from sudologue.cli.running_test import Terminal
from sudologue.errors import SudologueError
from sudologue.model import Layout
from sudologue.rendering import draw

P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
S = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ROWS = [P[start : start + 9] for start in range(0, 81, 9)]
NUMBERS = [[int(cell.replace(".", "0")) for cell in row] for row in ROWS]
BLANK = [row.replace(".", " ") for row in ROWS]
BARS = [f"| {' | '.join(row)} |" for row in BLANK]
RULE = f"|{'---|' * 9}"
JIGSAW = str(draw(Board.from_string(81 * ".", Layout.jigsaw(JIGSAW_9))))


def table(separator: str, blank: str = "") -> str:
    return "\n".join(separator.join(c if c != "." else blank for c in row) for row in ROWS)


def laid_out(**fields: object) -> str:
    return json.dumps(fields, indent=2)


READ = {
    "CSV with empty cells": table(","),
    "CSV in quotes": table(",", '""'),
    "semicolons": table(";"),
    "TSV": table("\t"),
    "TSV without tabs at ends": "\n".join(row.rstrip() for row in table("\t").split("\n")),
    "a Markdown table": "\n".join([BARS[0], RULE, *BARS[1:]]),
    "one with a head": "\n".join([f"| {' | '.join('abcdefghi')} |", RULE, *BARS]),
    "one with an empty head": "\n".join([f"|{'   |' * 9}", RULE, *BARS]),
    "blanks for blanks": "\n".join(BLANK),
    "the same, apart, without ends": "\n".join(" ".join(row).rstrip() for row in BLANK),
    "the same between bars": "\n".join(f"|{r[:3]}|{r[3:6]}|{r[6:]}|" for r in BLANK),
    "dashes for blanks": "\n".join(row.replace(".", "-") for row in ROWS),
    "nested lists": json.dumps(NUMBERS),
    "nested lists, laid out": json.dumps(NUMBERS, indent=2),
    "81 numbers": json.dumps([n for row in NUMBERS for n in row]),
    "rows as texts": json.dumps(ROWS, indent=1),
    "cells as texts": json.dumps([[c.strip(".") for c in row] for row in ROWS]),
    "a printed array": str(NUMBERS).replace(",", "").replace("] [", "]\n ["),
    "its repr": f"array({str(NUMBERS).replace('], ', '],' + chr(10) + '       ')})",
    "None for blanks": f"grid = {[[n or None for n in row] for row in NUMBERS]}",
    "an array in C": f"int g[9][9] = {str(NUMBERS).translate({91: 123, 93: 125})};",
    "JSON in a fence": f"```json\n{laid_out(puzzle=P)}\n```",
    "JSON with a mark": f"\ufeff{laid_out(puzzle=P)}",
    "rows in JSON": laid_out(board=NUMBERS),
    "a list of one": json.dumps([{"puzzle": P, "id": 1}], indent=4),
    "sudoku.coach": f"https://sudoku.coach/en/play/{P.replace('.', '0')}",
    "SudokuExchange": f"https://sudokuexchange.com/play/?s={P.replace('.', '0')}",
    "QQWing": f"https://qqwing.com/solve.html#{P}",
    "our drawing": str(draw(Board.from_string(P))),
    "with candidates": str(draw(Board.from_string(P), candidates=True, ascii_only=True)),
    "rows with names": "\n".join(f"{'ABCDEFGHI'[n]} {row}" for n, row in enumerate(ROWS)),
    "a grid in a fence": "```\n" + "\n".join(ROWS) + "\n```",
    "rows of a program": "\n".join(f'    "{row}",' for row in ROWS),
    "question marks": P.replace(".", "?"),
    "rows with bullets": "\n".join(" ".join(row.replace(".", "·")) for row in ROWS),
    "emoji": P.replace(".", "⬜"),
    "SudokuWiki": f"https://www.sudokuwiki.org/sudoku.htm?bd={P.replace('.', '0')}",
    "S9B": formats.write(Board.from_string(P), "sudokuwiki-2"),
    "a link to f-puzzles": formats.write(Board.from_string(P), "f-puzzles"),
    "a link to SudokuPad": formats.write(Board.from_string(P), "sudokupad"),
    "HoDoKu": f":0000:x:{P}:::",
    "81 numbers on a line": ",".join(P.replace(".", "0")),
    "Windows lines": "\r\n".join(ROWS),
    "a name before it": f"Puzzle: {P}",
}
REFUSED = {
    "JSON with a rule": (laid_out(puzzle=P, diagonals=True), "has 'diagonals'"),
    "JSON with cells": (laid_out(puzzle=P, ways=[["r1c1", "r1c2"]]), "has 'ways'"),
    "broken JSON": (laid_out(puzzle=P).replace("}", "]"), "broken JSON"),
    "JSON that goes on": (f'{{\n"puzzle": "{P}"\n}}\n"diagonals": true', "broken JSON"),
    "JSON that breaks off": (f'{{\n"puzzle": "{P}",\n"solution": "{S}",\n', "broken JSON"),
    "comments in JSON": (f'{{\n// mine\n"puzzle": "{P}"}}', "broken JSON"),
    "a trailing comma": (f'{{\n"puzzle": "{P}",\n}}', "broken JSON"),
    "a solution alone": (laid_out(solution=S), "the object has no puzzle"),
    "an uneven list": (json.dumps([row[:8] if row[0] == 7 else row for row in NUMBERS]), "row 6"),
    "a link to a killer": (f"https://example.org/killer/{P}", "the link says 'killer'"),
    "a link with two": (f"https://example.org/?p={P}&s={S}", "can't find a puzzle in this link"),
    "YAML": (f"puzzle: {P}\ndiagonals: true\n", "names with values|strange character"),
    "a jigsaw's walls": ("\n".join(JIGSAW.split("\n")[1:]), "the lines don't show the usual boxes"),
    "a drawing that says more": (f"{draw(Board.from_string(P))}\n\nNo 5 is even.", "says 'No 5"),
    "a row too short": ("\n".join([*ROWS[:8], ROWS[8][:8]]), "has 8 rows"),
    "80 cells": (P[:80], "has 80 cells; a 9x9 puzzle has 81"),
    "82 cells": (f"{P}1", "has 82 cells; a 9x9 puzzle has 81"),
    "a letter": (f"{P[:40]}b{P[41:]}", "'b' in r5c5 is not a digit; write . or 0"),
    "a short link": ("https://sudokupad.app/abcd1234", "a short link, and .* copy the long link"),
    "a shortened link": (
        "https://tinyurl.com/3vxy9fp9",
        "can't find a puzzle in this link; open it",
    ),
    "a newspaper's page": (
        "https://www.example.com/sudoku/easy",
        "can't find a puzzle in this link",
    ),
    "half a link": (formats.write(Board.from_string(P), "f-puzzles")[:90], "damaged or incomplete"),
    "a table in HTML": (f"<table><tr><td>{'</td><td>'.join(P)}</td></tr></table>", "in any known"),
    "a lost cell": ("\n".join([S[: 9 * 8 + 8][n : n + 9] for n in range(0, 80, 9)]), "has 8 rows"),
}


def file_with(folder: Path, text: str) -> str:
    path = folder / "pasted"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", READ)
def test_it_is_read_from_a_file_an_argument_and_in_python(name: str, tmp_path: Path) -> None:
    expected = Board.from_string(P)
    for source in (file_with(tmp_path, READ[name]), READ[name]):
        (entry,) = entries([source], Variant())
        board = entry.board(Variant())
        assert (board.layout, board.masks.filled, board.masks.givens) == (
            *(expected.layout, expected.masks.filled, expected.masks.givens),
        )
    assert Board.from_string(READ[name]).masks.filled == expected.masks.filled


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused(name: str, tmp_path: Path) -> None:
    text, fault = REFUSED[name]
    for source in (file_with(tmp_path, text), text):
        for entry in entries([source], Variant()):
            with pytest.raises(SudologueError):
                entry.board(Variant())
    with pytest.raises(SudologueError, match=fault):
        next(iter(entries([file_with(tmp_path, text)], Variant()))).board(Variant())
    with pytest.raises(SudologueError):
        Board.from_string(text)


def test_a_broken_document_is_one_error(tmp_path: Path) -> None:
    for name in ("broken JSON", "JSON that goes on", "JSON that breaks off", "JSON with a rule"):
        assert len(list(entries([file_with(tmp_path, REFUSED[name][0])], Variant()))) == 1


@pytest.mark.parametrize(
    "text", ["[Puzzle\n{\n", "# x\n[[1\n", "x\n{\n", "x = ['5\n" * 3, "[" * 90_000]
)
def test_what_opens_and_never_closes_ends(text: str, tmp_path: Path) -> None:
    for entry in entries([file_with(tmp_path, text)], Variant()):
        with pytest.raises(SudologueError):
            entry.board(Variant())


@pytest.mark.parametrize("name", ["puzzles.txt", "puzzle.png", "no/such/file", "my puzzle"])
def test_a_name_is_no_puzzle(terminal: Terminal, name: str) -> None:
    ran = terminal("solve", name)
    assert (ran.code, ran.out, ran.err) == (2, "", f"sudologue: there is no file {name!r}\n")


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_nothing_is_no_puzzle(terminal: Terminal, text: str) -> None:
    nothing = "no puzzle came in on standard input. Try: sudologue solve 1.....3..4.....2"
    assert terminal("solve", stdin=text).err == f"sudologue: {nothing}\n"


def test_titles_above_the_puzzles_of_a_collection(terminal: Terminal) -> None:
    grid = "\n".join(ROWS)
    ran = terminal("solve", "-q", stdin=f"Grid 01\n{grid}\nGrid 02\n{grid}\n\nNo. 3:\n{P}\n")
    assert (ran.code, ran.out, ran.err) == (0, f"{S}\n" * 3, "")


DASHED = f"-{P[1:]}"
ASKED = {"why": ("r1c1",), "explain": ("r1c1=5",), "judge": ("r1c1=5",)}


@pytest.mark.parametrize(
    "dashed", [DASHED, DASHED.replace(".", "-"), f"-{ROWS[0][1:]}\n" + "\n".join(ROWS[1:])]
)
@pytest.mark.parametrize(
    "verb", ["solve", "hint", "why", "explain", "judge", "check", "rate", "show", "convert", "draw"]
)
def test_a_puzzle_may_begin_with_a_dash(terminal: Terminal, verb: str, dashed: str) -> None:
    asked = ASKED.get(verb, ())
    expected = terminal(verb, f".{P[1:]}", *asked)
    assert expected.code in (0, 1)
    for arguments in ((dashed, *asked), ("--", dashed, *asked)):
        ran = terminal(verb, *arguments)
        assert (ran.code, ran.out) == (expected.code, expected.out)


def test_a_puzzle_may_begin_with_a_dash_among_options(terminal: Terminal) -> None:
    for arguments in (
        ("-q", DASHED),
        (DASHED, "-q"),
        ("--rules", "naked_single,hidden_single", DASHED, "-q"),
    ):
        assert terminal("solve", *arguments).out == f"{S}\n"
    assert terminal("play", DASHED, stdin="quit\n").code == 0
    short = terminal("solve", DASHED[:80])
    assert short.err == "sudologue: this puzzle has 80 cells; a 9x9 puzzle has 81\n"
    made = terminal("generate", "--boxes", "2x2", "-s", "1", "--pattern", "-1--1---..-1-1-1")
    assert [c != "." for c in made.out.strip()] == [c == "1" for c in "-1--1---..-1-1-1"]
    framed = f"{'-' * 20}\n" + "\n".join(f"|{row}|" for row in ROWS)
    assert terminal("solve", "-q", framed).out == f"{S}\n"


def test_lines_of_json_are_told_apart_and_the_rest_goes_on(tmp_path: Path) -> None:
    good, torn = json.dumps({"puzzle": P}), '{"puzzle": ["53'
    found = list(entries([file_with(tmp_path, f"{good}\n{torn}\n{good}\n")], Variant()))
    assert [entry.line for entry in found] == [1, 2, 3]
    assert [isinstance(entry.content, SudologueError) for entry in found] == [False, True, False]
