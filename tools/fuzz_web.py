"""For fuzzing: texts that our writers do not write, and faults inside of payloads.

A fault in a packed text is mostly found by the unpacking. To come to the reader behind it, the text
is unpacked, damaged, and packed again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from sudologue.formats.links import BrokenPackingError, compress, decompress, escaped, unescaped
from sudologue.formats.sudokuwiki import OLDER_BASE, Content, figures, older_code
from sudologue.model import CLASSIC

_LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
_JIGSAW = "112222333122233333124434444125444566155555566157888886177777786199997886999997866"
_PAYLOAD = re.compile(r"(?:load=|fpuzzles|fpuz|scl|ctc)([A-Za-z0-9+/%]{20,}={0,4})")
_LONGEST = 100_000


def _f_puzzles_file() -> str:
    """One with a bit of everything."""
    grid: list[list[dict[str, object]]] = [
        [
            {"value": int(symbol), "given": True} if symbol != "." else {}
            for symbol in _LINE[row * 9 : row * 9 + 9]
        ]
        for row in range(9)
    ]
    grid[0][2] = {"centerPencilMarks": [2, 4], "cornerPencilMarks": [1], "c": "#FFF"}
    grid[1][1] = {"givenPencilMarks": [2, 4, 7], "region": 0}
    grid[4][4] = {"value": 5}
    cells = [f"R{row}C{col}" for row in (2, 3, 4) for col in (2, 3, 4)]
    return json.dumps(
        {
            "size": 9,
            "grid": grid,
            "title": "a name",
            "diagonal+": False,
            "antiknight": False,
            "disjointgroups": False,
            "extraregion": [],
            "odd": [{"cell": "R9C9"}],
            "killercage": [{"cells": ["R1C3", "R1C4"], "value": "6"}, {"cells": ["R9C1", "R9C2"]}],
            "arrow": [{"cells": ["R7C1"], "lines": [["R7C1", "R8C2", "R8C3"]]}],
            "thermometer": [{"lines": [["R3C1", "R4C2"], ["R3C1", "R2C2"]]}],
            "slowthermometer": [{"lines": [["R9C3", "R9C4"]]}],
            "line": [{"lines": [cells]}],
            "solution": [1] * 81,
        }
    )


def _sudokupad_file() -> str:
    rows = [
        [{"value": int(s)} if s != "." else {} for s in _LINE[at : at + 9]]
        for at in range(0, 81, 9)
    ]
    regions = [[[cell.row, cell.col] for cell in house.cells] for house in CLASSIC.houses[:9]]
    row = {"cells": regions[3], "unique": True, "hidden": True}
    cages = [{"value": "title: a name"}, row]
    return json.dumps(
        {
            "cellSize": 50,
            "cells": rows,
            "regions": regions,
            "cages": cages,
            "metadata": {"author": "me"},
        }
    )


def _zipped(text: str) -> str:
    """A file as SudokuPad zips it."""
    short = {"cells": "ce", "regions": "re", "cages": "ca", "value": "v"}
    text = re.sub(r'"([A-Za-z]+)":', lambda name: f"{short.get(name[1], name[1])}:", text)
    return re.sub(r"\s", "", text.replace("{}", "").replace("true", "t"))


def _opensudoku_files() -> list[str]:
    cells = "".join(f"{symbol if symbol != '.' else 0}|0|{int(symbol == '.')}|" for symbol in _LINE)
    old = re.sub(r"(.)\|0\|(.)\|", r"\1|-|\2|", cells).replace("0|-|1|", "0|1,4,|1|", 3)
    four = "".join(
        f"{symbol if symbol != '.' else 0}|3|0|{int(symbol == '.')}|" for symbol in _LINE
    )
    data = _LINE.replace(".", "0")
    return [
        f"version: 1\n{old}",
        f"version: 2\n{cells.replace('|0|', '|0||')}",
        f"version: 3\n{cells}",
        f"version: 4\n{four}",
        f"<opensudoku><name>old</name><game data='{data}'/><game data='{data}'/></opensudoku>",
    ]


def _older(digit: int) -> str:
    """A given in SudokuWiki's older strings."""
    return figures(older_code(Content(digit, is_given=True)), 2, OLDER_BASE)


def samples() -> list[tuple[str, str]]:
    """Texts with the format that reads them."""
    older = "".join("vu" if symbol == "." else _older(int(symbol)) for symbol in _LINE)
    files = _f_puzzles_file(), _sudokupad_file(), _zipped(_sudokupad_file())
    return [
        ("f-puzzles-json", files[0]),
        ("f-puzzles", f"https://f-puzzles.com/?load={escaped(compress(files[0]))}"),
        ("f-puzzles", compress(files[0])),
        ("f-puzzles", "https://f-puzzles.com/?id=y42vx5p3"),
        ("sudokupad", f"https://sudokupad.app/fpuzzles{compress(files[0])}"),
        (
            "sudokupad",
            f"https://app.crackingthecryptic.com/sudoku/?puzzleid=scl{compress(files[1])}",
        ),
        ("sudokupad", f"ctc{compress(files[2])}"),
        ("sudokupad", files[1]),
        ("sudokupad", files[2]),
        ("sudokuwiki-1", older),
        ("sudokuwiki-link", f"https://www.sudokuwiki.org/sudoku.htm?bd={_LINE}"),
        ("sudokuwiki-2", "L9B" + "0" * 324),
        *(("opensudoku", text) for text in _opensudoku_files()),
        ("csv", f'id,"puzzle",note\r\n1,"{_LINE}","a ""b"", c"\r\n2,{_LINE},"two\nlines"\r\n'),
        ("csv", f"question\tanswer\n{_LINE}\t{_LINE}\n"),
        ("jsonl", json.dumps({"quizzes": _LINE, "rating": 7, "extra": {"even": []}}) + "\n"),
        ("jsonl", json.dumps({"grid": [[0] * 9] * 9, "regions": _JIGSAW}) + "\n"),
    ]


def damaged_inside(text: str, damage: Callable[[str], str]) -> str:
    """The text with what its payload packs damaged; the text itself, if it has none."""
    found = _PAYLOAD.search(text)
    if found is None:
        return text
    try:
        inside = decompress(unescaped(found[1]), _LONGEST)
    except BrokenPackingError:
        return text
    return text[: found.start(1)] + compress(damage(inside)) + text[found.end(1) :]
