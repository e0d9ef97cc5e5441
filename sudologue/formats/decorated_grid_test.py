from __future__ import annotations

import pytest

from sudologue.errors import BoardTextError, SudologueError
from sudologue.formats import detect, read, read_all, write
from sudologue.model import Board

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [EASY[start : start + 9] for start in range(0, 81, 9)]
BOARD = Board.from_string(EASY)
SPACED = [" ".join(row) for row in ROWS]

SUDOCUE = "\n".join(
    line
    for number, row in enumerate(ROWS)
    for line in (
        *((".---.---.---.",) if number % 3 == 0 else ()),
        f"|{row[:3]}|{row[3:6]}|{row[6:]}|",
    )
)
UNICODE = BOARD.pretty().replace("|", "│").replace("-", "─").replace("+", "┼")


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(ROWS),
        "\n\n".join(ROWS),
        "\ufeff" + "\r\n".join(ROWS),
        "\r".join(SPACED),
        BOARD.pretty(),
        BOARD.pretty().replace(".", "0"),
        UNICODE,
        SUDOCUE,
        SUDOCUE.replace(".---.---.---.", "*-----------*"),
        "\n".join(",".join("" if c == "." else c for c in row) for row in ROWS),
        "\n".join("\t".join("" if c == "." else c for c in row) for row in ROWS),
        "\n".join(f"{name} {row}" for name, row in zip("ABCDEFGHJ", SPACED, strict=True)),
        "\n".join(f"r{number}: {row}" for number, row in enumerate(SPACED, 1)),
        "1 2 3 4 5 6 7 8 9\n" + "\n".join(f"{n} {row}" for n, row in enumerate(SPACED, 1)),
        "  c1 c2 c3 c4 c5 c6 c7 c8 c9\n" + "\n".join(SPACED),
        "# a comment\n" + "\n".join(ROWS),
        "\n".join([*ROWS, EASY]),
        "\n".join(EASY[start : start + 27] for start in range(0, 81, 27)),
        " ".join(ROWS),
    ],
)
def test_a_grid_however_it_is_drawn(text: str) -> None:
    assert detect(text).slug == "grid"
    reading = read(text)
    assert reading.board == BOARD
    assert reading.warnings == ()


def test_older_blanks_are_read_with_a_warning() -> None:
    reading = read(BOARD.pretty().replace(".", "*"))
    assert reading.board == BOARD
    assert reading.warnings == ("'*' is read as an empty cell: . and 0 are the usual ones",)


def test_a_first_row_of_one_to_nine_is_a_row() -> None:
    text = "\n".join(["123456789", *["........."] * 8])
    assert read(text).board.cells[0] == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    first, second = read_all(f"{text}\n\n{text}")
    assert first.board == second.board
    assert (first.line, second.line) == (1, 11)


@pytest.mark.parametrize(
    ("text", "error", "message", "place"),
    [
        (
            "\n".join(ROWS).replace("98", "x8"),
            BoardTextError,
            "'x' in r3c2 is not a digit; write . or 0",
            (3, 2),
        ),
        (
            "\n".join([*ROWS, "", *ROWS[:4]]),
            BoardTextError,
            "this puzzle has 4 rows of 9 cells; it needs 9 rows",
            (14, 9),
        ),
        (
            "\n".join([*ROWS, "", *ROWS[:4], "53"]),
            BoardTextError,
            "a row of 2 cells at line 15, column 2: expected 9",
            (15, 2),
        ),
    ],
)  # fmt: skip
def test_a_fault_has_its_place(
    text: str, error: type[SudologueError], message: str, place: tuple[int, int]
) -> None:
    with pytest.raises(error) as caught:
        list(read_all(text, "grid"))
    assert str(caught.value).startswith(message)
    assert (caught.value.line, caught.value.column) == place


def test_rows_of_16_may_be_puzzles_of_4_rows() -> None:
    text = "\n".join(["1...............", *["." * 16] * 15])
    with pytest.raises(ValueError, match=r"^this can be read as Plain line \(line\) and Decorated"):
        read(text)
    assert read(text, "grid").board.layout.size == 16
    assert len(list(read_all(text, "line"))) == 16
    assert read(text.replace("1", "G")).board.masks.values[0] == 16


def test_a_grid_is_written_framed() -> None:
    assert write(BOARD, "grid") == BOARD.pretty()
