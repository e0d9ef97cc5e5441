from __future__ import annotations

import pytest

from sudologue.errors import BoardTextError
from sudologue.formats import detect, read, read_all, write
from sudologue.formats.text_vectors_test import GIVENS, POSITION
from sudologue.model import Board, Candidate, Cell

SLUGS = ("pencilmarks", "simple-pencilmarks", "se-pencilmarks")
MARKS = write(POSITION, "pencilmarks")
FOUR = """
12 3 | 4 12
4 12 | 3 1
-----+-----
3 4  | 12 123
12 12 | 14 34
"""


@pytest.mark.parametrize("slug", SLUGS)
def test_each_frame_is_recognised_as_its_own(slug: str) -> None:
    text = write(POSITION, slug)
    assert detect(text).slug == slug
    assert read(text).board.masks.live == POSITION.masks.live
    assert read(text).warnings == (
        "pencil marks don't tell givens from placed digits; all are read as givens",
    )


def test_the_frames() -> None:
    assert write(POSITION, "pencilmarks").splitlines()[0] == (
        ".-------------------.----------------.-------------------."
    )
    simple = write(POSITION, "simple-pencilmarks").splitlines()
    assert simple[0] == " *--------------------------------------------------------*"
    assert simple[1] == " | 5    3     24     | 26    7   2468 | 1489   1249  248  |"
    assert simple[4] == " |-------------------+----------------+-------------------|"
    explained = write(POSITION, "se-pencilmarks").splitlines()
    assert {explained[0], explained[4], explained[8], explained[12]} == {
        "+-------------------+----------------+-------------------+"
    }


def test_a_lone_digit_is_solved_unless_a_cell_in_sight_shows_it() -> None:
    board = read(FOUR).board
    assert board.value(Cell(0, 1)) == 3
    # r2c4 shows 1, which r1c4 in its column shows, too
    assert (board.value(Cell(1, 3)), board.domain(Cell(1, 3))) == (None, {1})


def test_where_there_is_a_doubt_the_digits_are_written_above() -> None:
    lone = POSITION.eliminate([Candidate(Cell(1, 2), digit) for digit in (2, 4)])
    lone = lone.eliminate(
        Candidate(cell, 7) for cell in lone.peers(Cell(1, 2)) if 7 in lone.domain(cell)
    )
    text = write(lone, "pencilmarks")
    assert text.count("\n.-------") == 1
    assert detect(text).slug == "pencilmarks"
    masks = read(text).board.masks
    assert (masks.filled, masks.live) == (lone.masks.filled, lone.masks.live)
    (marks_alone,) = read_all("\n".join(text.splitlines()[14:]))
    assert marks_alone.board.value(Cell(1, 2)) == 7


def test_two_grids_above_tell_the_givens() -> None:
    rows = "\n".join(GIVENS[start : start + 9] for start in range(0, 81, 9))
    digits = Board.from_string(POSITION.to_string()).pretty()
    reading = read(f"{rows}\n\n{digits}\n\n{MARKS}")
    assert reading.board == POSITION
    assert reading.warnings == ()


def test_grids_that_belong_to_no_marks_are_puzzles() -> None:
    other = "\n".join(["1........", *["........."] * 8])
    first, second = read_all(f"{other}\n\n{MARKS}", "pencilmarks")
    assert first.board.masks.values[0] == 1
    assert second.board.masks.live == POSITION.masks.live


def test_cells_may_say_what_they_are() -> None:
    rows = [
        [
            f"<{v}>" if POSITION.is_given(cell) else f"*{v}*" if v else "".join(map(str, sorted(d)))
            for v, d, cell in zip(
                POSITION.masks.values[start : start + 9],
                POSITION.masks.domains[start : start + 9],
                POSITION.layout.cells[start : start + 9],
                strict=True,
            )
        ]
        for start in range(0, 81, 9)
    ]
    reading = read("\n".join(" ".join(row) for row in rows))
    assert reading.format == "pencilmarks"
    assert reading.board == POSITION
    assert reading.warnings == ()


@pytest.mark.parametrize(
    ("plain", "marked"),
    [("247 ", "*247"), ("247 ", "#247"), ("247 ", "@247"), ("247 ", "A247"), (" 247 ", "*2-47 ")],
)
def test_the_marks_of_a_step_are_left_out(plain: str, marked: str) -> None:
    reading = read(MARKS.replace(plain, marked, 1))
    assert reading.board == read(MARKS).board
    assert reading.warnings == (
        "the marks of a step are left out",
        "pencil marks don't tell givens from placed digits; all are read as givens",
    )


def test_candidates_that_digits_rule_out_are_left_out() -> None:
    rows = "\n".join(GIVENS[start : start + 9] for start in range(0, 81, 9))
    text = MARKS.replace("| 5    3     24 ", "| 5    3     245", 1)
    reading = read(f"{rows}\n\n{text}")
    assert 5 not in reading.board.domain(Cell(0, 2))
    assert "candidates that solved cells rule out are left out" in reading.warnings


def test_cells_with_nothing_left_are_positions() -> None:
    dead = POSITION.eliminate([Candidate(Cell(1, 2), digit) for digit in (2, 4, 7)])
    text = write(dead, "pencilmarks")
    assert " -  " in text
    assert read(text).board.masks.live == dead.masks.live


@pytest.mark.parametrize(
    ("old", "new", "message", "place"),
    [
        ("2468", "2448", "4 is in 2448 twice at line 2, column 35", (2, 35)),
        (
            "2468",
            "2408",
            "strange character '0' at line 2, column 35: expected the digits",
            (2, 35),
        ),
        ("2468", "<*>", "<*> is not one digit", None),
        (
            "4589   459   6 ",
            "4589   459     ",
            "a row of 8 cells at line 8, column 47: expected 9",
            (8, 47),
        ),
    ],
)
def test_a_fault_has_its_place(
    old: str, new: str, message: str, place: tuple[int, int] | None
) -> None:
    with pytest.raises(BoardTextError) as caught:
        list(read_all(MARKS.replace(old, new, 1), "pencilmarks"))
    assert str(caught.value).startswith(message)
    assert place is None or (caught.value.line, caught.value.column) == place


def test_a_grid_that_breaks_off() -> None:
    with pytest.raises(BoardTextError, match="this puzzle has 3 rows of 9 cells") as caught:
        read("\n".join(MARKS.splitlines()[:4]), "pencilmarks")
    assert caught.value.line == 4


@pytest.mark.parametrize("slug", SLUGS)
def test_two_solved_positions_are_two(slug: str) -> None:
    solved = Board.from_string("1234341221434321")
    drawn = f"{write(solved, slug)}\n\n" * 2
    assert [reading.board for reading in read_all(drawn, slug, solved.layout)] == [solved, solved]
