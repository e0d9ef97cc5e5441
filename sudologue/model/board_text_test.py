from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from sudologue.errors import BoardTextError, SudologueError
from sudologue.model import CLASSIC, Board, Layout, is_usual
from sudologue.model.board_text import cell_symbols, grid
from sudologue.model.cell import SYMBOLS

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]
LINE_16 = "...G" + "." * 252

# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("text", "layout", "message"),
    [
        ("", None, "this puzzle has 0 cells; a 9x9 puzzle has 81"),
        ("5", None, "this puzzle has 1 cell; a 9x9 puzzle has 81"),
        (
            LINE[:-1],
            None,
            "this puzzle has 80 cells; a 9x9 puzzle has 81",
        ),
        (
            LINE + LINE,
            None,
            "this puzzle has 162 cells; a 9x9 puzzle has 81",
        ),
        (
            "." * 49,
            None,
            "this puzzle has 49 cells; a 9x9 puzzle has 81",
        ),
        # letters show that the larger board is meant
        (
            LINE_16[:-1],
            None,
            "this puzzle has 255 cells; a 16x16 puzzle has 256",
        ),
        (
            LINE_16 + ".",
            None,
            "this puzzle has 257 cells; a 16x16 puzzle has 256",
        ),
        (LINE[:-1], CLASSIC, "this puzzle has 80 cells; a 9x9 puzzle has 81"),
        (LINE, Layout.boxes(2, 2), "boxes of 2x2 need a 4x4 grid (16 cells); this puzzle has 81"),
        ("1...2...3...4...1", Layout.boxes(2, 2), "this puzzle has 17 cells; a 4x4 puzzle has 16"),
        ("." * 81, LAYOUTS["jigsaw-7"], "this puzzle has 81 cells; a 7x7 puzzle has 49"),
    ],
)  # fmt: skip
def test_the_wrong_number_of_cells(text: str, layout: Layout | None, message: str) -> None:
    with pytest.raises(BoardTextError) as caught:
        Board.from_string(text, layout)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "said", "line", "column"),
    [
        (LINE[:40] + "x" + LINE[41:], "'x' in r5c5 is not a digit", 1, 41),
        (LINE[:40] + "A" + LINE[41:], "'A' in r5c5 is not a digit", 1, 41),
        (LINE[:80] + "_", "'_' in r9c9 is not a digit", 1, 81),
        ("\n".join(ROWS).replace("4", "*", 1), "'*' in r5c1 is not a digit", 5, 1),
        ("\r\n".join(ROWS).replace("4", "*", 1), "'*' in r5c1 is not a digit", 5, 1),
        ("\t" + LINE[:-1] + "?", "'?' in r9c9 is not a digit", 1, 82),
        # the mark that Windows puts before a text is in no editor's column
        ("\ufeff" + "#" + LINE[1:], "'#' in r1c1 is not a digit", 1, 1),
        ("1234567890" * 8 + "٣", "'٣' in r9c9 is not a digit", 1, 81),
        ("." * 15 + "5", "'5' in r4c4 is not a digit from 1 to 4", 1, 16),
        ("." * 35 + "7", "'7' in r6c6 is not a digit from 1 to 6", 1, 36),
        ("." * 63 + "9", "'9' in r8c8 is not a digit from 1 to 8", 1, 64),
        ("." * 99 + "B", "'B' in r10c10 is not a digit from 1 to 9 or A", 1, 100),
        ("." * 143 + "d", "'d' in r12c12 is not a digit from 1 to 9 or A to C", 1, 144),
        ("." * 255 + "H", "'H' in r16c16 is not a digit from 1 to 9 or A to G", 1, 256),
        ("." * 624 + "Z", "'Z' in r25c25 is not a digit from 1 to 9 or A to P", 1, 625),
    ],
)
def test_a_strange_character_is_named_with_its_place(
    text: str, said: str, line: int, column: int
) -> None:
    with pytest.raises(BoardTextError) as caught:
        Board.from_string(text)
    assert str(caught.value) == f"{said}; write . or 0 for an empty cell"
    assert (caught.value.line, caught.value.column) == (line, column)


def test_a_strange_character_among_too_few_cells_has_a_column() -> None:
    with pytest.raises(BoardTextError) as caught:
        Board.from_string("hello world")
    assert str(caught.value) == (
        "strange character 'h' at line 1, column 1: "
        "expected a digit 1 to 9, or . or 0 for an empty cell"
    )


def test_the_wrong_number_of_cells_has_no_place() -> None:
    with pytest.raises(BoardTextError) as caught:
        Board.from_string("1")
    assert (caught.value.line, caught.value.column) == (None, None)


@given(
    st.one_of(
        st.text(),
        st.text(alphabet="0123456789.|+-= \n\r\tABCxyz_*\ufeff", max_size=700),
        st.text(alphabet="0123456789.", min_size=79, max_size=83),
        st.lists(st.sampled_from("1234" + "." * 12), min_size=16, max_size=16).map("".join),
    )
)
def test_arbitrary_text_is_a_board_or_one_line_of_complaint(text: str) -> None:
    complaint = None
    try:
        board = Board.from_string(text)
        assert Board.from_string(board.to_string()) == board
    except SudologueError as error:
        complaint = str(error)
    assert complaint is None or len(complaint.splitlines()) == 1


# ------------------------------------------------------------------------------------- reading

FORMS = {
    "line": LINE,
    "zeros": LINE.replace(".", "0"),
    "rows": "\n".join(ROWS),
    "rows, CRLF": "\r\n".join(ROWS) + "\r\n",
    "spaces": " ".join(LINE),
    "tabs": "\n".join("\t".join(row) for row in ROWS),
    "byte order mark": "\ufeff" + LINE,
    "commas": ",".join(LINE.replace(".", "0")),
    "frame": """
        +-------+-------+-------+
        | 5 3 . | . 7 . | . . . |
        | 6 . . | 1 9 5 | . . . |
        | . 9 8 | . . . | . 6 . |
        +-------+-------+-------+
        | 8 . . | . 6 . | . . 3 |
        | 4 . . | 8 . 3 | . . 1 |
        | 7 . . | . 2 . | . . 6 |
        +-------+-------+-------+
        | . 6 . | . . . | 2 8 . |
        | . . . | 4 1 9 | . . 5 |
        | . . . | . 8 . | . 7 9 |
        +-------+-------+-------+
    """,
    "frame with dots at its corners": """
        .-------.-------.-------.
        | 5 3 . | . 7 . | . . . |
        | 6 . . | 1 9 5 | . . . |
        | . 9 8 | . . . | . 6 . |
        :-------+-------+-------:
        | 8 . . | . 6 . | . . 3 |
        | 4 . . | 8 . 3 | . . 1 |
        | 7 . . | . 2 . | . . 6 |
        :-------+-------+-------:
        | . 6 . | . . . | 2 8 . |
        | . . . | 4 1 9 | . . 5 |
        | . . . | . 8 . | . 7 9 |
        '-------'-------'-------'
    """,
    "bars only": """
        53.|.7.|...
        6..|195|...
        .98|...|.6.
        ---+---+---
        8..|.6.|..3
        4..|8.3|..1
        7..|.2.|..6
        ---+---+---
        .6.|...|28.
        ...|419|..5
        ...|.8.|.79
    """,
    "box drawing": """
        ┏━━━━━━━┳━━━━━━━┳━━━━━━━┓
        ┃ 5 3 . ┃ . 7 . ┃ . . . ┃
        ┃ 6 . . ┃ 1 9 5 ┃ . . . ┃
        ┃ . 9 8 ┃ . . . ┃ . 6 . ┃
        ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫
        ┃ 8 . . ┃ . 6 . ┃ . . 3 ┃
        ┃ 4 . . ┃ 8 . 3 ┃ . . 1 ┃
        ┃ 7 . . ┃ . 2 . ┃ . . 6 ┃
        ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫
        ┃ . 6 . ┃ . . . ┃ 2 8 . ┃
        ┃ . . . ┃ 4 1 9 ┃ . . 5 ┃
        ┃ . . . ┃ . 8 . ┃ . 7 9 ┃
        ┗━━━━━━━┻━━━━━━━┻━━━━━━━┛
    """,
    "double box drawing": """
        ╔═══╦═══╦═══╗
        ║53.║.7.║...║
        ║6..║195║...║
        ║.98║...║.6.║
        ╠═══╬═══╬═══╣
        ║8..║.6.║..3║
        ║4..║8.3║..1║
        ║7..║.2.║..6║
        ╠═══╬═══╬═══╣
        ║.6.║...║28.║
        ║...║419║..5║
        ║...║.8.║.79║
        ╚═══╩═══╩═══╝
    """,
}


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS)
def test_the_same_puzzle_in_every_dress(text: str) -> None:
    board = Board.from_string(text)
    assert board.to_string() == LINE
    assert board == Board.from_string(text, CLASSIC)


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS)
def test_what_stands_for_a_cell_is_told_from_the_lines_of_a_grid(text: str) -> None:
    assert cell_symbols(text.removeprefix("\ufeff")).replace("0", ".") == LINE


@pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 16, 25])
def test_the_number_of_cells_chooses_the_usual_layout(size: int) -> None:
    board = Board.from_string("." * size * size)
    assert board.layout == Layout.of_size(size)


@pytest.mark.parametrize("name", LAYOUTS)
def test_any_layout_may_be_given(name: str) -> None:
    layout = LAYOUTS[name]
    board = Board.from_string("1" + "." * (layout.tables.cell_count - 1), layout)
    assert board.layout is layout
    assert board.masks.values[0] == 1


def test_digits_above_nine_are_letters_in_either_case() -> None:
    small, large = ("9aBg" + "." * 252, "9AbG" + "." * 252)
    assert Board.from_string(small) == Board.from_string(large)
    assert Board.from_string(small).masks.values[:4] == (9, 10, 11, 16)
    assert Board.from_string(" ".join(small)) == Board.from_string(large)


# ------------------------------------------------------------------------------------- writing


@given(st.data())
def test_reading_undoes_writing(data: st.DataObject) -> None:
    layout = LAYOUTS[data.draw(st.sampled_from(sorted(LAYOUTS)))]
    number = data.draw(st.integers(0, layout.tables.cell_count - 1))
    digit = data.draw(st.sampled_from(layout.tables.digits))
    line = "." * number + SYMBOLS[digit - 1] + "." * (layout.tables.cell_count - 1 - number)
    board = Board.from_string(line, layout)
    assert board.to_string() == line
    assert Board.from_string(board.to_string("0"), layout) == board
    assert Board.from_string(str(board), layout) == board


def test_a_board_is_printed_as_a_grid() -> None:
    assert str(Board.from_string(LINE)) == """\
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+"""


def test_every_column_of_a_pencil_mark_grid_is_as_wide_as_it_needs() -> None:
    assert Board.from_string("1... ..3. .4.. ...2").pretty(candidates=True) == """\
+---------+---------+
| 1   23  | 24  (4) |
| 24  (2) | 3   14  |
+---------+---------+
| 23  4   | (1) 13  |
| (3) 13  | 14  2   |
+---------+---------+"""


def test_boxes_of_any_shape_are_ruled_off() -> None:
    assert grid(Board.from_string("1.....2345......" + "." * 20, Layout.boxes(3, 2))) == """\
+-----+-----+-----+
| 1 . | . . | . . |
| 2 3 | 4 5 | . . |
| . . | . . | . . |
+-----+-----+-----+
| . . | . . | . . |
| . . | . . | . . |
| . . | . . | . . |
+-----+-----+-----+"""


def test_a_grid_of_regions_has_no_rules_inside() -> None:
    assert grid(Board.from_string("12..." + "." * 20, LAYOUTS["jigsaw-5"])) == """\
+-----------+
| 1 2 . . . |
| . . . . . |
| . . . . . |
| . . . . . |
| . . . . . |
+-----------+"""


@pytest.mark.parametrize("name", [name for name in LAYOUTS if not is_usual(LAYOUTS[name])])
def test_what_a_grid_does_not_tell_is_printed_as_a_drawing(name: str) -> None:
    board = Board.from_string("12" + "." * (LAYOUTS[name].tables.cell_count - 2), LAYOUTS[name])
    for printed in (str(board), board.pretty(), board.pretty(candidates=True)):
        assert printed.split(maxsplit=1)[0] == "c1"
        assert Board.from_string(printed, board.layout) == board


def test_what_a_puzzle_rules_out_is_printed() -> None:
    sukaku = Board(Board.from_string("." * 16).masks.barring(["r1c1(1)", "r4c4(2)", "r4c4(3)"]))
    printed = Board.from_string(str(sukaku))
    assert (printed.masks.live, printed.masks.filled) == (sukaku.masks.live, sukaku.masks.filled)


def test_a_cell_without_candidates_shows_a_dash() -> None:
    board = Board.from_string("1..." + "." * 12)
    last = board.layout.cells[15]
    bare = board.eliminate(
        candidate
        for candidate in board.layout.tables.candidates_in(board.masks.live)
        if candidate.cell == last
    )
    assert bare.pretty(candidates=True).splitlines()[-2] == "| 234 1234 | 1234 -    |"
