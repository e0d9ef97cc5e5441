"""Library lines, Susser lines, sukaku and jigsaws on a line: what is refused, and where."""

from __future__ import annotations

import pytest

from puzzles.layouts import JIGSAW_5, JIGSAW_9
from sudologue.errors import SudologueError
from sudologue.formats import (
    LineFormat,
    Reading,
    detect,
    named,
    read,
    read_all,
    write,
)
from sudologue.formats.text_vectors_test import GIVENS, POSITION
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout

LIBRARY = write(POSITION, "hodoku")
SUSSER = write(POSITION, "susser")
SUKAKU = write(POSITION, "sukaku")
PLACED = GIVENS[:40] + "+5" + GIVENS[41:]


@pytest.mark.parametrize(
    ("slug", "text", "message", "column"),
    [
        ("hodoku", "", "no position: expected one", 1),
        ("hodoku", GIVENS, "not a library line: expected :TYPE:DIGITS:GRID", 81),
        ("hodoku", LIBRARY[:-3], "not a library line", 93),
        ("hodoku", LIBRARY + ":::", "not a library line", 99),
        ("hodoku", LIBRARY.replace("+5", "++5"), "two plus signs", 50),
        ("hodoku", LIBRARY.replace("+53..", "53+.."), "a plus sign before an empty cell", 52),
        (
            "hodoku",
            LIBRARY.replace("9:113", "+:113"),
            "a plus sign at the end",
            90,
        ),
        ("hodoku", LIBRARY.replace("53..7", "53.x7"), "strange character 'x'", 12),
        ("hodoku", LIBRARY.replace("113", "1 3"), "'1' is not a candidate; write digit, row", 92),
        ("hodoku", LIBRARY.replace("113", "110"), "'110' is not a candidate", 92),
        ("hodoku", LIBRARY.replace("113:", "113:1x3"), "'1x3' is not a candidate", 96),
        ("susser", "53", "this puzzle has 2 cells; a 9x9 puzzle has 81", 2),
        ("susser", PLACED + ":11", "'11' is not a candidate", 84),
        ("susser", PLACED + "+", "a plus sign at the end", None),
        ("sukaku", "." * 9, "this puzzle has 9 places for candidates; a 9x9 one has 729", 9),
        ("sukaku", "." * 730, "this puzzle has 730 places for candidates; a 9x9 one has 729", 730),
        ("sukaku", SUKAKU.replace("....5....", "....55...", 1), "a cell has 5 twice", 6),
        (
            "jigsaw",
            GIVENS,
            "this jigsaw has 81 characters; a 9x9 one has 81 cells and 81 regions",
            81,
        ),
        ("jigsaw", GIVENS + "1" * 81, "region '1' has 81 cells; it needs 9", 82),
        ("jigsaw", "x" + GIVENS[1:] + JIGSAW_9, "'x' in r1c1 is not a digit", 1),
    ],
)
def test_refusals(slug: str, text: str, message: str, column: int | None) -> None:
    with pytest.raises(SudologueError) as caught:
        read(text, slug)
    place = f" at line 1, column {caught.value.column}"
    assert str(caught.value).replace(place, "").startswith(message)
    assert caught.value.line == 1
    assert caught.value.column == column or column is None


def test_a_digit_that_clashes_was_placed() -> None:
    board = read(LIBRARY.replace("+5", "+9")).board
    assert str(board.masks.clash) == "column 5 has two 9s, in r2c5 and r5c5"
    assert board.layout.tables.candidates_in(board.masks.filled & ~board.masks.givens) == (
        Candidate(Cell(4, 4), 9),
    )


def test_lines_go_on_after_a_fault() -> None:
    lines = enumerate(["# a comment", LIBRARY, "", "nonsense", LIBRARY], 1)
    known = named("hodoku")
    assert isinstance(known, LineFormat)
    first, fault, second = known.read_lines(lines)
    assert isinstance(first, Reading)
    assert isinstance(second, Reading)
    assert (first.line, fault.line, second.line) == (2, 4, 5)


def test_a_susser_line_without_its_extras_is_a_plain_line() -> None:
    assert f"{PLACED}:113" == SUSSER
    assert detect(PLACED).slug == "susser"
    assert detect(GIVENS).slug == "line"
    assert read(GIVENS, "susser").board == Board.from_string(GIVENS)
    assert read(f"{GIVENS}:113 214").board.domain(Cell(0, 2)) == {2, 4}


@pytest.mark.parametrize("blank", ".0*_")
def test_a_sukaku_s_blanks(blank: str) -> None:
    reading = read(SUKAKU.replace(".", blank))
    assert reading.board == read(SUKAKU).board
    assert reading.board.masks.givens == reading.board.masks.filled == POSITION.masks.filled


def test_the_digits_of_a_sukaku_s_cell_may_stand_in_any_order() -> None:
    assert SUKAKU[18:27] == ".2.4....."
    shuffled = f"{SUKAKU[:18]}42.......{SUKAKU[27:]}"
    assert detect(shuffled).slug == "sukaku"
    assert read(shuffled).board == read(SUKAKU).board


@pytest.mark.slow
def test_sukaku_of_other_sizes() -> None:
    six = Board.from_values([None] * 36, Layout.of_size(6))
    assert read(write(six, "sukaku")).board == six
    sixteen = Board.from_values([16] + [None] * 255, Layout.of_size(16))
    text = write(sixteen, "sukaku")
    assert len(text) == 16**3
    assert read(text).board.masks.values[0] == 16
    figures = "".join(
        f"{d:02}" if d in (domain or {value}) else "00"
        for domain, value in zip(sixteen.masks.domains, sixteen.masks.values, strict=True)
        for d in range(1, 17)
    )
    assert detect(figures).slug == "sukaku"
    assert read(figures).board == read(text).board


def test_a_sukaku_s_remark_is_kept() -> None:
    assert read(f"{SUKAKU} # hard").notes == (("remark", "hard"),)


def test_a_jigsaw_on_a_line() -> None:
    empty = "." * 80 + "7"
    reading = read(empty + JIGSAW_9)
    assert reading.format == "jigsaw"
    assert read(f"{empty} {JIGSAW_9}", "jigsaw") == reading
    assert read(f"{empty} {JIGSAW_9}").format == "line"  # with a remark, for all one knows
    assert reading.board == Board.from_string(empty, Layout.jigsaw(JIGSAW_9))
    assert write(reading, "jigsaw") == empty + JIGSAW_9
    letters = JIGSAW_9.translate({ord("1") + n: "abcdefghi"[n] for n in range(9)})
    assert read(empty + letters).board.houses == reading.board.houses


def test_regions_that_are_boxes_are_called_so() -> None:
    boxes = write(Board.from_string(GIVENS), "jigsaw")
    assert boxes[81:] == "111222333" * 3 + "444555666" * 3 + "777888999" * 3
    assert read(boxes).board.layout == CLASSIC


def test_a_jigsaw_tells_its_own_houses() -> None:
    text = "." * 25 + JIGSAW_5
    layout = Layout.jigsaw(JIGSAW_5)
    assert next(read_all(text, "jigsaw", layout)).board.layout == layout
    with pytest.raises(SudologueError, match="the text says which houses") as caught:
        read(text, "jigsaw", CLASSIC)
    assert (caught.value.line, caught.value.column) == (1, 26)


def test_a_bar_that_a_given_breaks_is_the_puzzle_s_fault() -> None:
    from sudologue.formats import position

    board = position(
        Board.from_string(GIVENS).masks.values, CLASSIC, barred=CLASSIC.tables.all_candidates
    )
    assert str(board.masks.clash) == "r1c1 holds 5, which is ruled out there"
