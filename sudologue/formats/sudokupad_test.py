import json
from typing import Any
from urllib.parse import quote

import pytest

from puzzles.layouts import CORNERS, JIGSAW_9, LAYOUTS
from sudologue.clues import Cage
from sudologue.errors import BoardTextError
from sudologue.formats import Reading, named
from sudologue.formats.links import compress, short_link
from sudologue.formats.reading import possible
from sudologue.model import CLASSIC, Board, Cell, House, Layout

KNOWN = named("sudokupad")
EMPTY = Board.from_values([None] * 81)
REFUSED = "and Sudologue can't tell what they mean; it has no rules in words"


def regions(layout: Layout) -> list[list[list[int]]]:
    return [[[c.row, c.col] for c in house.cells] for house in layout.houses[: layout.size]]


def cage(house: House | tuple[Cell, ...], **fields: Any) -> dict[str, Any]:
    cells = house.cells if isinstance(house, House) else house
    return {"cells": [[c.row, c.col] for c in cells], "unique": True, **fields}


def puzzle(layout: Layout = CLASSIC, **fields: Any) -> dict[str, Any]:
    size = layout.size
    cells = fields.pop("cells", {})
    rows = [[cells.get(f"r{r}c{c}", {}) for c in range(1, size + 1)] for r in range(1, size + 1)]
    return {"cellSize": 50, "cells": rows, "regions": regions(layout), **fields}


def read(fields: dict[str, Any]) -> Reading:
    return next(KNOWN.read(json.dumps(fields)))


class TestLinks:
    @pytest.mark.parametrize("kind", ["scl", "ctc"])
    @pytest.mark.parametrize(
        "start",
        [
            "",
            "https://sudokupad.app/",
            "https://sudokupad.app/sudoku/",
            "https://app.crackingthecryptic.com/sudoku/?puzzleid=",
            "sudokupad.app/?setting-nogrid=1&puzzleid=",
        ],
    )
    def test_where_a_payload_may_stand(self, start: str, kind: str):
        payload = kind + compress(json.dumps(puzzle(cells={"r1c1": {"value": 5}})))
        for text in (f"{start}{payload}", f"{start}{quote(payload, safe='')}\n"):
            assert KNOWN.recognises(text) or not start
            reading = next(KNOWN.read(text))
            assert reading.board == Board.from_string("5" + 80 * ".")
            assert reading.format == "sudokupad"

    def test_zipped_files(self):
        rows = "[{v:5},,,,,,,,{v:'3'}]," + ",".join(["[,,,,,,,,]"] * 8)
        text = f"{{ce:[{rows}],re:{json.dumps(regions(CLASSIC))},ca:[{{v:'title: It\\'s'}}],li:[]}}"
        for form in (text, f"scl{compress(text)}"):
            assert KNOWN.recognises(form)
            reading = next(KNOWN.read(form))
            assert reading.board == Board.from_string("5.......3" + 72 * ".")
            assert reading.notes == (("title", "It's"),)

    def test_what_is_written_is_f_puzzles_file(self):
        board = Board.from_values([None] * 81, LAYOUTS["king-diagonals"]).place(Cell(0, 0), 1)
        link = "".join(KNOWN.write([Reading(board, "x", notes=(("title", "T"),))])).strip()
        assert link.startswith("https://sudokupad.app/fpuzzlesN4Ig")
        assert "/" not in link.removeprefix("https://sudokupad.app/")
        reading = next(KNOWN.read(link))
        assert reading.board == board
        assert reading.notes == (("title", "T"),)

    @pytest.mark.parametrize(
        ("link", "message"),
        [
            (
                "https://sudokupad.app/abc123",
                short_link(),
            ),
            ("https://sudokupad.app/", "the link has no puzzle in it"),
            (
                "https://sudokupad.app/scfaaaaaaaaaaaa",
                "Sudologue can't read SudokuPad's short codes (scf); copy the link",
            ),
            (
                "https://sudokupad.app/sclN4Ig",
                "this link is damaged or incomplete; copy it again",
            ),
            (
                "hello",
                short_link(),
            ),
        ],
    )
    def test_refusals(self, link: str, message: str):
        with pytest.raises(BoardTextError) as caught:
            next(KNOWN.read(link))
        assert str(caught.value) == message
        assert caught.value.line == 1
        assert caught.value.column


class TestFiles:
    def test_digits_are_givens_unless_they_say_no(self):
        cells = {"r1c1": {"value": 5}, "r1c2": {"value": "6", "given": False}}
        board = read(puzzle(cells=cells)).board
        assert board.cells[0][:2] == (5, 6)
        assert board.is_given(Cell(0, 0))
        assert not board.is_given(Cell(0, 1))

    @pytest.mark.parametrize("layout", [Layout.boxes(2, 3), Layout.jigsaw(JIGSAW_9)])
    def test_regions(self, layout: Layout):
        assert read(puzzle(layout)).board.layout == layout

    def test_cages_that_are_houses(self):
        main = CLASSIC.with_diagonals().houses[-2]
        row = CLASSIC.houses[9]
        cages = [cage(row, hidden=True), cage(main), cage(CORNERS[0]), cage(CORNERS[1])]
        layout = read(puzzle(cages=cages)).board.layout
        assert layout == CLASSIC.with_diagonals(anti=False).with_houses(CORNERS)

    def test_what_the_file_says_about_itself(self):
        cages: list[dict[str, Any]] = [
            {"value": "author: Me"},
            {"cells": [], "value": "solution: 12"},
            {"value": "hm?"},
        ]
        metadata = {"title": "T", "rules": ["One.", "Two."], "author": "other"}
        reading = read(puzzle(cages=cages, metadata=metadata))
        assert dict(reading.notes) == {
            "author": "Me",
            "solution": "12",
            "remark": "hm?",
            "title": "T",
            "rules": "One.\nTwo.",
        }

    def test_killer_cages_and_the_words_that_come_with_them(self):
        pair = CLASSIC.houses[9].cells[:2]
        cages = [cage(pair, value="3", sum=3), cage(CLASSIC.houses[10].cells[:3])]
        words: list[dict[str, Any]] = [{"value": "rules: Cages are\nkiller cages."}]
        reading = read(puzzle(cages=[*cages, *words, {"value": "rules: Lines are lines."}]))
        clues = (Cage.of("r1c1 r1c2", 3), Cage.of("r2c1 r2c2 r2c3"))
        assert reading.board.layout == CLASSIC.with_clues(*clues)
        assert reading.warnings == ()
        assert reading.rules == "Cages are killer cages. Lines are lines."
        assert read(puzzle(cages=cages)).warnings == (
            "cages are read as killer cages, though no rules in the file say so",
        )
        drawn = json.dumps(puzzle(cages=cages, lines=[{}]))
        (ignored,) = named("sudokupad", ignore_drawings=True).read(drawn)
        assert ignored.warnings[0].startswith("drawings are left out (lines); ")
        assert ignored.board == reading.board

    @pytest.mark.parametrize(
        ("marks", "centre", "corner"),
        [
            ({"pencilMarks": [1, "2"]}, ["r1c1(1)", "r1c1(2)"], []),
            ({"centremarks": "12"}, ["r1c1(1)", "r1c1(2)"], []),
            ({"cornermarks": "2,1", "centremarks": []}, [], ["r1c1(1)", "r1c1(2)"]),
            ({"cornermarks": ["3"], "candidates": [4]}, ["r1c1(4)"], ["r1c1(3)"]),
            ({"centremarks": ["A", "?", 0, 10]}, ["r1c1(1)"], []),
            ({"centremarks": ["A"]}, [], []),
            ({"value": 5, "centremarks": [1]}, [], []),
        ],
    )
    def test_pencil_marks_are_no_candidates(
        self, marks: dict[str, Any], centre: list[str], corner: list[str]
    ):
        reading = read(puzzle(cells={"r1c1": marks}))
        assert reading.board.masks.live == possible(reading.board)
        assert reading.warnings[0].startswith("pencil marks are used for hints only")
        both = (reading.marks.centre, reading.marks.corner)
        assert [[str(c) for c in CLASSIC.tables.candidates_in(m)] for m in both] == [centre, corner]


FAULTS: list[tuple[dict[str, Any], str]] = [
    (puzzle(lines=[{}]), f"the puzzle has drawings (lines), {REFUSED}"),
    (
        puzzle(ov=[{}], arrows=[{}], un=[{}]),
        f"the puzzle has drawings (shapes and arrows), {REFUSED}",
    ),
    (
        puzzle(foglight=[[0, 0]]),
        "this puzzle uses 'foglight', which Sudologue does not support yet",
    ),
    (
        puzzle(cages=[{"cells": [[0, 0], [0, 1]], "value": 3}]),
        "the cage at r1c1 doesn't say that its digits differ: expected unique",
    ),
    (
        puzzle(cages=[cage(CORNERS[0], value="45", sum=44)]),
        "the cage at r1c1 has two totals",
    ),
    (
        puzzle(cages=[cage(CORNERS[0], value="a")]),
        "the total of the cage at r1c1 is 'a': expected a whole number",
    ),
    (
        puzzle(cages=[cage(CORNERS[0], law=1)]),
        "the cage at r1c1 has 'law', which Sudologue doesn't know",
    ),
    ({"cells": [[{}]], "ce": [[{}]]}, "'cells' is there twice; leave one out"),
    (
        {**puzzle(), "regions": []},
        "the puzzle has no regions: expected some, even for the usual boxes",
    ),
    ({**puzzle(), "regions": [[[0, 0]]]}, "the region of r1c1 has 1 cell, where 9 are needed"),
    ({**puzzle(), "regions": [[[0, 9]]]}, "region 1 has the cell [0, 9], which is off the board"),
    ({**puzzle(), "regions": [[[0]]]}, "a cell of region 1 is not a pair of row and column"),
    ({**puzzle(), "regions": [[[0, 0]], [[0, 0]]]}, "r1c1 is in two regions"),
    ({"cells": []}, "this board has 0 rows: expected 1 to 35"),
    ({"cells": [[{}], [{}]]}, "row 1 of cells has 1 cell; the board must be 2 by 2"),
    (puzzle(cells={"r1c1": {"value": 10}}), "r1c1 can't be 10: digits run from 1 to 9"),
    (
        puzzle(cells={"r1c1": {"lineStuff": 1}}),
        "r1c1 has 'lineStuff', which Sudologue doesn't know",
    ),
    (puzzle(metadata={"norowcol": True}), "metadata has 'norowcol', which Sudologue doesn't know"),
    ({}, "cells is null: expected a list"),
]


@pytest.mark.parametrize(("fields", "message"), FAULTS)
def test_says_what_is_wrong(fields: dict[str, Any], message: str):
    with pytest.raises(BoardTextError) as caught:
        read(fields)
    assert str(caught.value) == message
    assert (caught.value.line, caught.value.column) == (1, 1)
