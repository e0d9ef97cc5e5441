import json
from typing import Any

import pytest

from puzzles.layouts import JIGSAW_9, LAYOUTS
from sudologue.errors import BoardTextError
from sudologue.formats import LineFormat, Reading, detect, named
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
KNOWN = named("jsonl")
BOARD = Board.from_string(PUZZLE)
OURS: dict[str, Any] = {"format": "sudologue-board", "version": 1}


def read(fields: object) -> Reading:
    return next(KNOWN.read(json.dumps(fields)))


def written(board: Board, *notes: tuple[str, str]) -> dict[str, Any]:
    return json.loads("".join(KNOWN.write([Reading(board, "x", notes=notes)])))


class TestOurs:
    def test_a_plain_puzzle_is_its_givens(self):
        assert "".join(KNOWN.write([Reading(BOARD, "x")])) == (
            f'{{"format":"sudologue-board","version":1,"puzzle":"{PUZZLE}"}}\n'
        )

    def test_whatever_a_board_knows_has_a_field(self):
        board = Board.from_string("1..." + 12 * ".", LAYOUTS["4x4"].with_diagonals())
        barred = Board(board.masks.barring([Candidate(Cell(3, 1), 1)]))
        begun = barred.place(Cell(0, 1), 2).eliminate([Candidate(Cell(0, 2), 3)])
        fields = written(begun, ("rating", "7"), ("id", "x"))
        assert list(fields) == [
            "format",
            "version",
            "layout",
            "puzzle",
            "placed",
            "candidates",
            "barred",
            "notes",
        ]
        assert fields["layout"]["size"] == 4
        assert fields["puzzle"] == "1..............."
        assert fields["placed"] == ".2.............."
        assert fields["candidates"][:4] == ["", "", "4", "34"]
        assert fields["barred"][13] == "1"
        assert fields["notes"] == {"rating": "7", "id": "x"}
        assert read(fields) == Reading(begun, "jsonl", (), (("rating", "7"), ("id", "x")))

    def test_no_note_breaks_a_line(self):
        note = "a\nb\r\x0b\x0c\x1c\x85\u2028\u2029c"
        text = "".join(KNOWN.write([Reading(BOARD, "x", notes=(("note", note),))]))
        assert len(text.splitlines()) == 1
        assert detect(text).slug == "jsonl"
        assert next(KNOWN.read(text)).note("note") == note

    def test_large_digits_are_letters(self):
        board = Board.from_string("G" + 255 * ".")
        assert written(board)["puzzle"][0] == "G"
        assert read(written(board)).board == board


OUR_FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"puzzle": PUZZLE, "cages": []}, "a board has no field 'cages'"),
    ({"version": 2, "puzzle": PUZZLE}, "this is version 2; only version 1 can be read"),
    ({}, "puzzle is null: expected cells in one line"),
    ({"puzzle": "123"}, "puzzle has 3 cells; give a layout, too"),
    ({"puzzle": "123", "layout": "classic"}, "found 3 and 81 cells, expected 81"),
    ({"puzzle": "?" * 81}, "'?' is not a digit: write 1 to 9, then A for 10 up to Z"),
    ({"puzzle": "Z" * 81}, "r1c1 can't be 35: digits run from 1 to 9"),
    ({"puzzle": PUZZLE, "placed": PUZZLE}, "r1c1 is both given and placed"),
    ({"puzzle": PUZZLE, "candidates": []}, "candidates has 0 cells: expected 81"),
    (
        {"puzzle": PUZZLE, "candidates": [1] * 81},
        "candidates of r1c1 is 1: expected digits as text",
    ),
    (
        {"puzzle": PUZZLE, "barred": ["A"] * 81},
        "10 is not a digit of this layout: they run from 1 to 9",
    ),
    ({"puzzle": PUZZLE, "notes": []}, "notes is a list: expected an object"),
    (
        {"puzzle": PUZZLE, "layout": {"size": 9, "boxes": [1, 1]}},
        "layout: boxes: expected a box's height and width, with 9 cells in it",
    ),
]


@pytest.mark.parametrize(("fields", "message"), OUR_FAULTS)
def test_says_what_is_wrong_with_ours(fields: dict[str, Any], message: str):
    with pytest.raises(BoardTextError) as caught:
        read({**OURS, **fields})
    assert str(caught.value) == message
    assert (caught.value.line, caught.value.column) == (1, 1)


OTHERS: list[tuple[dict[str, Any], list[tuple[str, str]]]] = [
    ({"puzzle": PUZZLE}, []),
    ({"quizzes": PUZZLE.replace(".", "0"), "solutions": SOLUTION}, [("solutions", SOLUTION)]),
    (
        {"source": "x", "question": PUZZLE, "rating": 3, "none": None},
        [("source", "x"), ("rating", "3")],
    ),
    ({"Grid": [[int(s) for s in PUZZLE.replace(".", "0")]]}, []),
    ({"grid": [int(s) if s != "." else None for s in PUZZLE]}, []),
]


@pytest.mark.parametrize(("fields", "notes"), OTHERS)
def test_objects_of_others(fields: dict[str, Any], notes: list[tuple[str, str]]):
    text = json.dumps(fields)
    assert detect(text).slug == "jsonl"
    reading = read(fields)
    assert reading.board == BOARD
    assert list(reading.notes) == notes


def test_regions_of_others_are_a_jigsaw():
    reading = read({"givens": 81 * ".", "regions": JIGSAW_9})
    assert reading.board.layout == Layout.jigsaw(JIGSAW_9)


def test_what_is_not_read_is_said():
    reading = read({"puzzle": PUZZLE, "steps": [1, 2]})
    assert reading.warnings == ("not understood, but kept as notes: steps",)
    assert reading.notes == (("steps", "[1,2]"),)


FAULTS: list[tuple[object, str]] = [
    ([], "the list is empty: expected puzzles, or rows of numbers"),
    ([[1, 2], [3]], "row 2 of puzzle has 1 cell: expected 2"),
    (
        {"puzzle": PUZZLE, "ways": [["r1c1", "r1c2"]]},
        "the object has 'ways', which Sudologue doesn't know; without it, this would be a different puzzle",
    ),
    (
        {"size": 9, "givens": PUZZLE, "kind": "odd", "odd": ["r1c1"]},
        "the object has 'odd', which Sudologue doesn't know; without it, this would be a different puzzle",
    ),
    (
        {"a": 1},
        "the object has no puzzle: expected one under a name such as puzzle, quizzes, question",
    ),
    (
        {"puzzle": PUZZLE, "cages": [1]},
        "the object has 'cages', which Sudologue doesn't know; without it, this would be a different puzzle",
    ),
    (
        {"puzzle": PUZZLE, "little_killers": [1]},
        "the object has 'little_killers', which Sudologue doesn't know; without it, this would be a different puzzle",
    ),
    (
        {"puzzle": PUZZLE, "extra": {"even": [], "Anti-Knight": True}},
        "the object has 'Anti-Knight', which Sudologue doesn't know; without it, this would be a different puzzle",
    ),
    ({"puzzle": 5}, "puzzle is 5: expected a list"),
    ({"puzzle": [[99]]}, "a cell of puzzle is 99: expected a digit, 0 for empty"),
    ({"puzzle": [["x"]]}, "a cell of puzzle is 'x': expected a whole number"),
]


@pytest.mark.parametrize(("value", "message"), FAULTS)
def test_says_what_is_wrong_with_others(value: object, message: str):
    with pytest.raises(BoardTextError) as caught:
        read(value)
    assert str(caught.value) == message
    assert (caught.value.line, caught.value.column) == (1, 1)


def test_a_fault_is_told_and_the_next_lines_are_read():
    good = json.dumps({"puzzle": PUZZLE})
    bad = json.dumps({"puzzle": f"55{PUZZLE[2:]}"})
    assert isinstance(KNOWN, LineFormat)
    lines = [good, "", "{]", bad, "\x00", good]
    first, broken, conflict, binary, last = KNOWN.read_lines(enumerate(lines, 1))
    assert isinstance(first, Reading)
    assert isinstance(last, Reading)
    assert (first.line, last.line) == (1, 6)
    assert isinstance(broken, BoardTextError)
    assert (broken.line, broken.column) == (3, 2)
    assert isinstance(conflict, Reading)
    assert str(conflict.board.masks.clash) == "box 1 has two 5s, in r1c1 and r1c2"
    assert isinstance(binary, BoardTextError)


def test_a_layout_is_asked_for():
    text = json.dumps({"puzzle": 81 * "."})
    layout = CLASSIC.with_windows()
    assert next(KNOWN.read(text, layout)).board.layout == layout
    own = "".join(KNOWN.write([Reading(Board.from_string(81 * ".", layout), "x")]))
    with pytest.raises(BoardTextError, match="the text says which houses"):
        next(KNOWN.read(own, CLASSIC))
