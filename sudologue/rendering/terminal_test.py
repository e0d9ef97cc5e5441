import io
import re

import pytest
from rich.style import Style

from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.narration import say
from sudologue.narration.phrasing.grids import candidate_grid
from sudologue.narration.phrasing.passage import NEW_LINE, heading, rule_name
from sudologue.rendering import draw, plain_text
from sudologue.rendering.terminal import (
    board_text,
    console_for,
    has_grounds,
    passage_text,
    picture_text,
    print_board,
    print_passages,
    print_picture,
)
from sudologue.rendering.text_board import draw_marked
from sudologue.sketching import Mark, MarkKind, Sketch

ESCAPE = re.compile(r"\x1b\[([\d;]*)m")
COLOURS = re.compile(r"(?:^|;)(?:3[0-7]|9[0-7]|38|4[0-7]|48)(?:;|$)")
TOLD = [
    say("12. ", rule_name("Hidden Single", "hidden_single"), ". So ", Cell(4, 5), " is ", 4, ".")
]
BOARD = Board.from_string("1... ..3. .4.. ...2")


class Terminal(io.StringIO):
    """A file that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def a_neutral_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "40")


def written(file: io.StringIO) -> str:
    console = console_for(file)
    print_passages(console, TOLD)
    print_board(console, BOARD.place(Cell(0, 1), 2))
    return file.getvalue()


def styles(text: str) -> list[str]:
    return ESCAPE.findall(text)


def coloured(text: str) -> bool:
    return any(COLOURS.search(style) for style in styles(text))


def test_a_terminal_gets_colour() -> None:
    assert coloured(written(Terminal()))


def test_a_file_gets_words_alone() -> None:
    text = written(io.StringIO())
    assert not styles(text)
    assert text.startswith("12. Hidden Single. So r5c6 is 4.\n+-----+-----+\n| 1 2 | . . |\n")


def test_no_color_takes_the_colour_and_leaves_the_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    text = written(Terminal())
    assert styles(text)
    assert not coloured(text)


def test_a_dumb_terminal_gets_words_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert not styles(written(Terminal()))


def test_force_color_colours_files_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert coloured(written(io.StringIO()))


def test_what_is_written_is_the_plain_text_whatever_the_styles() -> None:
    text = ESCAPE.sub("", written(Terminal()))
    assert text.startswith(plain_text(TOLD))


def test_a_terminal_wraps_words_and_a_file_does_not() -> None:
    sentence = [
        say("The 4s in ", Cell(1, 3), " and ", Cell(6, 4), " see all of its other open cells.")
    ]
    file, terminal = io.StringIO(), Terminal()
    print_passages(console_for(file), sentence)
    print_passages(console_for(terminal), sentence)
    assert file.getvalue() == plain_text(sentence) + "\n"
    assert ESCAPE.sub("", terminal.getvalue()) == (
        "The 4s in r2c4 and r7c5 see all of its \nother open cells.\n"
    )


def test_headings_are_bold_and_grids_are_not_wrapped() -> None:
    terminal = Terminal()
    wide = candidate_grid(Board.from_string("." * 81))
    print_passages(console_for(terminal), [heading("The singles"), wide])
    text = terminal.getvalue()
    assert "\x1b[1mThe singles" in text
    assert ESCAPE.sub("", text) == f"The singles\n\n{wide.text}\n"


def test_paragraphs_stand_apart_and_lines_do_not() -> None:
    file = io.StringIO()
    print_passages(
        console_for(file), [say("One."), say("Two.").as_line(), say("Three", NEW_LINE, "!")]
    )
    assert file.getvalue() == "One.\nTwo.\n\nThree\n!\n"


def test_neither_markup_nor_escapes_of_a_users_text_are_obeyed() -> None:
    hostile = rule_name("[bold red]My\x1b[31m :smile: Rule[/]", "my_rule")
    assert passage_text(hostile).plain == "[bold red]My[31m :smile: Rule[/]"
    file = io.StringIO()
    print_passages(console_for(file), [hostile])
    assert file.getvalue() == "[bold red]My[31m :smile: Rule[/]\n"


def test_givens_and_placed_digits_differ() -> None:
    board = Board.from_string("1... ..3. .4.. ...2").place(Cell(1, 0), 4).place(Cell(0, 3), 4)
    text = board_text(board)
    shown = [(text.plain[span.start : span.end], str(span.style)) for span in text.spans]
    assert ("1", "bold") in shown
    assert ("4", "cyan") in shown
    assert ("4", "bold") in shown


def test_a_board_reads_like_its_plain_grid() -> None:
    assert board_text(BOARD).plain == BOARD.pretty()
    assert board_text(BOARD, candidates=True).plain == BOARD.pretty(candidates=True)


def test_a_drawn_board_tells_givens_from_placed_digits_by_mark_and_by_style() -> None:
    board = Board.from_string("1... ..3. .4.. ...2").place(Cell(1, 0), 4)
    file = Terminal()
    picture = draw(board)
    print_picture(console_for(file), picture)
    drawing, _, notes = ESCAPE.sub("", file.getvalue()).partition("\n\n")
    lines = [line.rstrip() for line in drawing.splitlines()]
    assert [*lines, "", " ".join(notes.split())] == picture.text.splitlines()
    drawn = picture_text(picture)
    shown = [(drawn.plain[span.start : span.end], str(span.style)) for span in drawn.spans]
    assert ("1", "bold") in shown
    assert ("+4", "cyan") in shown
    assert ("r1 ", "green") in shown


def test_every_cell_is_styled_whatever_its_digits() -> None:
    board = Board.from_string("." * 144, Layout.of_size(12))
    assert len(board_text(board).spans) == 144
    assert len(board_text(board, candidates=True).spans) == 144


MARKED = draw_marked(
    BOARD,
    Sketch(
        (
            Mark(Cell(0, 1), MarkKind.CELL, 2, "A"),
            Mark((Candidate(Cell(0, 1), 2),), MarkKind.GONE),
            Mark((Candidate(Cell(3, 0), 3),), MarkKind.SEEN),
        )
    ),
)


def test_marks_have_colours_by_name_and_grounds_where_there_are_enough_colours() -> None:
    few, many = picture_text(MARKED), picture_text(MARKED, has_grounds=True)
    assert few.plain == many.plain == "\n".join("".join(p.text for p in q) for q in MARKED.lines)
    named = {str(span.style) for span in few.spans}
    assert {"bold red", "bold cyan"} <= named
    assert not any("color(" in style for style in named)
    grounded = {str(span.style) for span in many.spans} - named
    assert grounded
    assert all(re.search(r"color\(\d+\) on color\(\d+\)", style) for style in grounded)


@pytest.mark.parametrize("kind", MarkKind)
def test_on_a_ground_all_that_is_written_is_dark(kind: MarkKind) -> None:
    for group in range(7):
        marks = (
            Mark(Cell(0, 1), MarkKind.CELL, group),
            Mark((Candidate(Cell(0, 1), 2),), kind),
        )
        text = picture_text(draw_marked(BOARD, Sketch(marks)), has_grounds=True)
        for span in text.spans:
            style = Style.parse(str(span.style))
            assert style.bgcolor is None or style.color is not None


@pytest.mark.parametrize(
    ("name", "expected"), [("xterm-256color", True), ("xterm-16color", False), ("dumb", False)]
)
def test_grounds_take_256_colours(
    monkeypatch: pytest.MonkeyPatch, name: str, expected: bool
) -> None:
    monkeypatch.setenv("TERM", name)
    assert has_grounds(console_for(Terminal())) is expected
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_grounds(console_for(Terminal()))
