from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence

import pytest

from sudologue.cli.output.page import Page
from sudologue.cli.play.game_screen import GameScreen
from sudologue.cli.play.keys import Key, Press
from sudologue.cli.play.play_answers import PlayAnswers
from sudologue.cli.play.play_commands import Game, PlayCommands
from sudologue.formats import Reading
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.notations import notation_named
from sudologue.rendering.terminal import console_for

FOUR = "1.....3..4.....2"
HARD = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Typed:
    """Keys that are pressed one after the other, and then none any more."""

    def __init__(self, presses: Sequence[Press]) -> None:
        self._presses = [*presses, Key.GONE]
        self.stops = 0

    def read(self, seconds: float | None) -> Press | None:
        assert seconds is None
        return self._presses.pop(0)

    def stop(self) -> None:
        self.stops += 1


class Sized(GameScreen):
    """A screen of a size that a test says, which keeps what it shows."""

    def __init__(self, puzzle: str, size: tuple[int, int], notation: str, marks: bool) -> None:
        def keep(reading: Reading, name: str) -> None:
            raise AssertionError((reading, name))

        self.file = io.StringIO()
        self.size = size
        names, board = notation_named(notation), Board.from_string(puzzle)
        page = Page(self.file, "never")
        voice = voice_named("conversational")
        answers = PlayAnswers(narrator=voice, notation=names, page=page, marks="auto", board=board)
        self.commands = PlayCommands(
            game=Game(board), answers=answers, shows_marks=marks, ascii_only=False, keep=keep
        )
        take: Callable[[str], str] = self.commands.take
        super().__init__(console_for(self.file, always=True), self.commands, take, "")

    def _measure(self) -> tuple[int, int]:
        return self.size

    @property
    def shown(self) -> list[str]:
        """The lines of the last picture."""
        last = self.file.getvalue().rpartition("\x1b[H")[2]
        return [line.rstrip() for line in ESCAPE.sub("", last).splitlines()]


def played(
    *presses: Press,
    puzzle: str = FOUR,
    size: tuple[int, int] = (80, 24),
    notation: str = "rc",
    marks: bool = False,
) -> Sized:
    """A screen on which these keys were pressed."""
    screen = Sized(puzzle, size, notation, marks)
    screen.run(Typed([key for press in presses for key in _keys(press)]))
    return screen


def _keys(press: Press) -> Sequence[Press]:
    return [press] if isinstance(press, Key) else press


def rows(screen: Sized) -> list[str]:
    """The digits of the board, row by row."""
    line = screen.commands.game.board.to_string()
    return [line[start : start + 4] for start in range(0, 16, 4)]


def test_it_says_how_to_play() -> None:
    shown = played().shown
    assert shown[0] == "12 cells to fill"
    assert "r1 │  1  . │  .  . │" in shown
    assert any(line.startswith("Arrow keys move, digits fill a cell") for line in shown)
    assert shown[-1] == "r1c1> _"


def test_arrows_go_round_the_board() -> None:
    for presses, cell in (
        ([Key.RIGHT, Key.DOWN], "r2c2"),
        ([Key.LEFT], "r1c4"),
        ([Key.UP, Key.UP], "r3c1"),
        ([Key.RIGHT] * 4, "r1c1"),
    ):
        assert played(*presses).shown[-1] == f"{cell}> _"


def test_the_cell_of_the_moment_stands_out() -> None:
    screen = played(Key.RIGHT)
    last = screen.file.getvalue().rpartition("\x1b[H")[2]
    assert "\x1b[1;7m.\x1b[0m" in last
    assert last.count(";7m") == 1


def test_digits_fill_a_cell_and_take_the_place_of_others() -> None:
    screen = played(Key.RIGHT, "3")
    assert rows(screen)[0] == "13.."
    assert screen.shown[0] == "11 cells to fill"
    assert rows(played(Key.RIGHT, "23"))[0] == "13.."


@pytest.mark.parametrize("key", ["\x7f", "\b", "0", ".", " ", Key.DELETE])
def test_what_clears_a_cell(key: Press) -> None:
    extra = ("x", "\x7f") if key == " " else ()
    assert rows(played(Key.RIGHT, "3", *extra, key))[0] == "1..."


def test_a_digit_after_a_minus_is_crossed_out() -> None:
    screen = played(Key.RIGHT, "-3")
    assert screen.commands.game.board.domain("r1c2") == {2}
    assert "r1c2<>3" in screen.shown


def test_what_cannot_be_is_said() -> None:
    screen = played(Key.RIGHT, "1")
    assert "r1c2 can't be 1: it sees r1c1, which is 1" in screen.shown
    assert rows(screen)[0] == "1..."
    assert "r1c1 is a given: it's 1" in played("2").shown


@pytest.mark.parametrize("line", ["r1c2 3", "3 r1c2", "r1c2=3"])
def test_a_move_may_be_typed_as_a_line(line: str) -> None:
    presses: list[Press] = [Key.DOWN, line, "\n"]
    assert rows(played(*presses)) == ["13..", "..3.", ".4..", "...2"]
    assert rows(played(*presses[:-1]))[0] == "1..."


def test_a_line_is_seen_while_it_is_typed() -> None:
    assert played("hint wh").shown[-1] == "r1c1> hint wh_"
    assert played("hint whx\x7f").shown[-1] == "r1c1> hint wh_"
    assert played("hint wh", Key.OTHER).shown[-1] == "r1c1> _"
    assert "Every cell" not in "".join(played("hint what", Key.OTHER, "\n").shown)


def test_a_tab_is_a_hint_and_then_more_of_it() -> None:
    told = [played(*"\t" * times).shown for times in (1, 2, 5)]
    assert "Look at the 1s." in told[0]
    assert any(line.startswith("A hidden single: ") for line in told[1])
    assert any(line.endswith("so it's 1.") for line in told[2])
    assert "Look at the 1s." in played(*"\t" * 6).shown


def test_commands_are_about_the_cell_of_the_moment() -> None:
    assert played(Key.LEFT, "why\n").shown == played(Key.LEFT, "why r1c4\n").shown
    assert rows(played(Key.RIGHT, "3", "clear\n"))[0] == "1..."
    assert rows(played(Key.RIGHT, "3", "u\n"))[0] == "1..."


def test_a_question_mark_lists_the_commands_and_words_move() -> None:
    shown = played("?", size=(80, 20)).shown
    assert any(line.startswith("r3c4 5, 5 r3c4 ") for line in shown)
    assert shown[-1].endswith("more: PgDn")
    assert played("?", Key.PAGE_DOWN, size=(80, 20)).shown[-1].endswith("more: PgUp, PgDn")
    back = played("?", Key.PAGE_DOWN, Key.PAGE_UP, size=(80, 20))
    assert back.shown == shown


@pytest.mark.parametrize("end", ["quit\n", "exit\n", "q\n", "\x04"])
def test_it_ends(end: str) -> None:
    screen = played(end, "\t")
    assert screen.commands.is_over
    assert "Look at" not in "".join(screen.shown)


def test_candidates_are_shown_where_there_is_room() -> None:
    assert any("245" in line for line in played("marks\n", puzzle=HARD).shown)
    assert not any("245" in line for line in played("marks\n", puzzle=HARD, size=(45, 24)).shown)
    assert any("4 5" in line for line in played(puzzle=HARD, size=(100, 50), marks=True).shown)


@pytest.mark.parametrize("size", [(40, 20), (60, 24), (100, 40), (200, 50)])
def test_it_fills_the_screen_and_no_more(size: tuple[int, int]) -> None:
    for presses in ((), ("?",), ("\t" * 5,), ("5", "check\n"), ("marks\n",)):
        screen = played(*presses, puzzle=HARD, size=size)
        assert len(screen.shown) == size[1]
        assert max(map(len, screen.shown)) <= size[0]


def test_another_notation() -> None:
    screen = played(Key.RIGHT, "3", notation="a1")
    assert screen.shown[-1] == "A2> _"
    assert "A2=3" in screen.shown


def test_a_stop_leaves_the_screen() -> None:
    screen, keys = Sized(FOUR, (80, 24), "rc", marks=False), Typed([Key.STOPPED])
    screen.run(keys)
    assert keys.stops == 1


def test_a_board_that_is_complete() -> None:
    screen = played(
        "r1c2 3, r1c3 2, r1c4 4, r2c1 4, r2c2 2, r2c4 1\n",
        "r3c1 2, r3c3 1, r3c4 3, r4c1 3, r4c2 1, r4c3 4\n",
    )
    assert screen.shown[0] == "0 cells to fill"
    assert "The board is complete, and it is right." in screen.shown
