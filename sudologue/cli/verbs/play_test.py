from __future__ import annotations

import random
import stat
import time
from pathlib import Path

import pytest

from sudologue import Board, formats
from sudologue.cli.exits import Exit
from sudologue.cli.play.play_commands import PlayCommands
from sudologue.cli.play.pty_test import on_a_terminal, plain
from sudologue.cli.running_test import EASY, NONE, SEVERAL, Terminal, process

FOUR = "1.....3..4.....2"
BOARD = """\
     c1 c2   c3 c4
   ┌───────┬───────┐
r1 │  1  . │  .  . │
r2 │  .  . │  3  . │
   ├───────┼───────┤
r3 │  .  4 │  .  . │
r4 │  .  . │  .  2 │
   └───────┴───────┘
"""
SOLVED = "1324423124133142"
MOVES = [
    f"r{number // 4 + 1}c{number % 4 + 1}={digit}"
    for number, digit in enumerate(SOLVED)
    if FOUR[number] == "."
]


def answers(terminal: Terminal, *lines: str, puzzle: str = FOUR, options: str = "") -> str:
    """What is answered to lines, without the boards at the start and at the end."""
    ran = terminal("play", *options.split(), puzzle, stdin="".join(f"{x}\n" for x in lines))
    assert (ran.code, ran.err) == (Exit.OK, "")
    start = terminal("play", *options.split(), puzzle, stdin="quit\n").out
    drawn = start[: len(start) // 2]
    assert ran.out.startswith(drawn)
    return ran.out.removeprefix(drawn).rpartition("     c1")[0]


@pytest.mark.parametrize("line", ["r1c2 3", "3 r1c2", "r1c2=3", "R1C2 3", "r1c2  3", " 3 r1c2 "])
def test_a_move_is_written_as_people_say_it(terminal: Terminal, line: str) -> None:
    assert answers(terminal, line) == "r1c2=3\n"


@pytest.mark.parametrize("line", ["B1 3", "3 B1", "B1=3", "r1c2 3"])
def test_a_move_in_a_notation(terminal: Terminal, line: str) -> None:
    assert "\nB1=3\n" in terminal("play", "--notation", "a1-columns", FOUR, stdin=line).out


def test_several_moves_on_a_line(terminal: Terminal) -> None:
    assert answers(terminal, "r1c2 3, 4 r1c4, r2c1-2") == "r1c2=3, r1c4=4, r2c1<>2\n"


def test_another_digit_takes_the_place_of_the_first(terminal: Terminal) -> None:
    told = answers(terminal, "r1c2=2", "r1c2 3", "undo", "check", "redo", "check").splitlines()
    assert told[:2] == ["r1c2=2", "r1c2=3"]
    assert [line for line in told if "wrong" in line] == [
        "One of your digits is wrong. 'hint' shows which.",
        "No entry is wrong.",
    ]


@pytest.mark.parametrize(("short", "long"), [("?", "help"), ("h", "hint"), ("h what", "hint what")])
def test_commands_in_short(terminal: Terminal, short: str, long: str) -> None:
    assert answers(terminal, short) == answers(terminal, long)
    assert answers(terminal, "h", "m") == answers(terminal, "hint", "more")


@pytest.mark.parametrize("line", ["quit", "exit", "q", "EXIT"])
def test_the_end_of_a_game(terminal: Terminal, line: str) -> None:
    assert answers(terminal, line, "r1c2=3") == ""


def test_after_a_wrong_entry_nothing_is_said_to_follow(terminal: Terminal) -> None:
    for asked in ("judge r2c2=2", "judge r2c2=4 by row 2", "why r4c4=2", "step"):
        told = answers(terminal, "r1c2=2", asked)
        assert "follows" not in told
        assert told.endswith("'hint' shows what is wrong.\n")


def test_a_puzzle_of_its_own(terminal: Terminal) -> None:
    first, again = (
        terminal("play", "--new", "very-easy", "--seed", "3", stdin="quit\n") for _ in range(2)
    )
    assert (first.code, first.err) == (Exit.OK, "")
    assert first == again != terminal("play", "--new", "very-easy", "--seed", "4", stdin="quit\n")
    asked = ("-d", "very-easy", "--no-minimal", "--clues", "32", "36", "-s", "3")
    made = terminal("generate", *asked).out.strip()
    assert first.out == terminal("play", made, stdin="quit\n").out


def test_a_game_from_its_start_to_its_end(terminal: Terminal) -> None:
    ran = terminal("play", FOUR, stdin="hint what\nr2c4=1\nshow\n\nmore\nr1c3-4, r1c2<>2\nquit\nx")
    after = BOARD.replace("r2 │  .  . │  3  . │", "r2 │  .  . │  3 +1 │")
    note = "A + stands before digits that were placed; the others were given.\n"
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out == (
        f"{BOARD}r2c4 is 1.\nr2c4=1\n{after}\n{note}"
        f"there is no hint about this board yet; write hint\nr1c2<>2, r1c3<>4\n{after}\n{note}"
        "Not shown: two candidates are ruled out though no digit sees them.\n"
    )


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["r1c2=3", "r1c2=3"], "r1c2=3\nr1c2 is already 3\n"),
        (["r1c1=3"], "r1c1 is a given: it's 1\n"),
        (["r1c2=1"], "r1c2 can't be 1: it sees r1c1, which is 1\n"),
        (["r1c2-2", "r1c2=2"], "r1c2<>2\nr1c2 can't be 2: you crossed that out\n"),
        (["r1c2-2", "r1c2<>2"], "r1c2<>2\n2 isn't a candidate in r1c2\n"),
        (["r1c1-1"], "r1c1 holds 1: nothing is left to cross out\n"),
        (["r1c2=3, r1c3=3", "undo"], None),
        (["r9c9=1"], "there is no r9c9; rows and columns go from 1 to 4\n"),
        (["r1c2=9"], None),
        (["=5"], None),
        (["clear r1c1"], "r1c1 is given and stays as it is\n"),
        (["clear r1c2"], "there is nothing to clear in r1c2\n"),
        (["clear"], "which cell? Write clear r3c4\n"),
        (["clear r1c2=3"], "clear one cell at a time: write clear r3c4\n"),
        (["undo"], "there is no move to take back\n"),
        (["redo"], "there is no move to make again\n"),
        (["undo 3"], "'undo' stands alone: leave '3' out\n"),
        (["hnit"], "'hnit' is not a move or a command; did you mean 'hint'?\n"),
        (
            ["r1c2 to 3"],
            "'r1c2 to 3' is not a move or a command; write a move like r3c4 5; ? lists the "
            "commands\n",
        ),
        (["foo bar"], "'foo bar' is not a move or a command; ? lists the commands\n"),
        (["hint whta"], "there is no level 'whta'; did you mean 'what'?\n"),
        (["more"], "there is no hint about this board yet; write hint\n"),
        (["why"], "which cell? Write why r3c4, or why not 5 r3c4\n"),
        (["why not r1c2"], "which digit? Write why not 5 r3c4\n"),
        (["judge"], "judge what? Write judge r3c4=5 by row 3\n"),
        (["judge r1c2=3 by hope"], None),
        (["save"], "which file? Write save game.jsonl\n"),
        (
            ["save no/such/folder/x"],
            "can't write no/such/folder/x: there is no directory no/such/folder\n",
        ),
        (["\x1b[2J"], None),
        (["x" * 20_000], None),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    terminal: Terminal, lines: list[str], expected: str | None
) -> None:
    told = answers(terminal, *lines)
    assert told.isprintable() or told.replace("\n", "").isprintable()
    assert told.count("\n") == len(lines)
    if expected is not None:
        assert told == expected


def test_wrong_digits_are_accepted_and_found_by_search(terminal: Terminal) -> None:
    told = answers(terminal, "check", "r1c2=2", "check", "step", "hint what", "undo", "check")
    assert told.splitlines() == [
        "No entry is wrong.",
        "r1c2=2",
        "One of your digits is wrong. 'hint' shows which.",
        "The position has no solution. 'hint' shows what is wrong.",
        "r1c2 isn't 2. Take it out.",
        "The last move is taken back.",
        "No entry is wrong.",
    ]


def test_what_is_crossed_out_may_be_wrong_too(terminal: Terminal) -> None:
    told = answers(terminal, "r1c2-3", "check", "clear r1c2", "check")
    assert "You've crossed out a digit that you need, in one cell. 'hint' shows which." in told
    assert told.endswith("r1c2 is cleared.\nNo entry is wrong.\n")
    assert "The puzzle itself has no solution." in answers(terminal, "check", puzzle=NONE)
    assert "No entry is wrong." in answers(terminal, "check", puzzle=SEVERAL)


def test_moves_are_taken_back_and_made_again(terminal: Terminal) -> None:
    start, end = "r1c2=3", "r1c3=2"
    told = terminal("play", FOUR, stdin=f"{start}\n{end}\nundo\nundo\nredo\n").out
    assert "r1 │  1 +3 │  .  . │" in told.rpartition("     c1")[2]
    told = answers(terminal, start, "undo", end, "redo")
    assert told.endswith("there is no move to make again\n")


def test_a_hint_goes_on_level_by_level(terminal: Terminal) -> None:
    told = answers(terminal, "hint", *["more"] * 5).splitlines()
    assert told[0].startswith("Look at ")
    assert told[1].startswith("A hidden single: ")
    assert told[-1] == "the hint has said all that there is to it"


def test_answers_and_rulings(terminal: Terminal) -> None:
    assert "so box 1's goes in r1c2." in answers(terminal, "why r1c2")
    assert answers(terminal, "why r1c2") == answers(terminal, "why r1c2=3")
    shown = answers(terminal, "why not 4 r1c2")
    assert shown == answers(terminal, "why r1c2<>4") == answers(terminal, "why not r1c2=4")
    assert "so r1c4 is 4. (Naked single)" in answers(terminal, "judge r1c4=4 by r1c4")
    for asked in ("why r1c2=2", "judge r1c2=2"):
        assert (told := answers(terminal, asked)).startswith(("No.", "No: ", "Not so. "))
        assert SOLVED not in told


def test_steps_lead_to_the_end(terminal: Terminal) -> None:
    told = answers(terminal, *["step"] * 13)
    assert told.count("single.") + told.count("Full house.") == 12
    assert told.endswith(
        "The board is complete, and it is right.\nevery cell is filled: there is no step left\n"
    )
    assert terminal("play", SOLVED, stdin="").out.count("it is right") == 1


def test_a_game_that_is_won(terminal: Terminal) -> None:
    told = answers(terminal, ", ".join(MOVES))
    assert told.endswith("\nThe board is complete, and it is right.\n")


def test_notations_and_marks(terminal: Terminal) -> None:
    ran = terminal("play", "--notation", "a1", "--marks", "--ascii", FOUR, stdin="A2=3\nmarks\n")
    assert ran.out.isascii()
    assert "A2=3\nCandidates are hidden.\n" in ran.out
    assert "B | 24" in ran.out.partition("A2=3")[0]
    assert "B | 24" not in ran.out.partition("A2=3")[2]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "give a PUZZLE, a FILE or --new DIFFICULTY; standard input is for moves"),
        (["-"], "give a PUZZLE, a FILE or --new DIFFICULTY; standard input is for moves"),
        ([FOUR, "--new", "easy"], "give a PUZZLE or --new, not both"),
        ([FOUR, "--seed", "1"], "--seed needs --new DIFFICULTY"),
        (["--new", "foo"], "there is no difficulty 'foo'; choose very-easy, easy, "),
        ([FOUR, FOUR], "you can play one puzzle at a time; this has several"),
        (["53.."], ""),
        ([FOUR, "--save", "no/such/folder/x"], "can't write no/such/folder/x: "),
        ([FOUR, "--save", ""], "can't write a file without a name; name a file"),
    ],
)
def test_what_cannot_be_played(terminal: Terminal, arguments: list[str], message: str) -> None:
    ran = terminal("play", *arguments, stdin="show\n")
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith(f"sudologue: {message}")
    assert ran.err.count("\n") == 1


def test_input_that_is_no_text(terminal: Terminal) -> None:
    ran = terminal("play", FOUR, stdin=bytes(10_000))
    assert (ran.code, ran.out) == (Exit.UNREADABLE, BOARD)
    assert ran.err.startswith(
        "sudologue: can't read standard input: it isn't UTF-8 text, plain or compressed with gzip"
    )


# saved games


def test_nothing_is_written_unless_it_is_wanted(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal("play", FOUR, stdin="r1c2=3\nstep\n")
    assert list(tmp_path.iterdir()) == []
    assert "The position is in my game.\n" in answers(terminal, "r1c2=3", "save my game")
    assert formats.read((tmp_path / "my game").read_text()).board == Board(FOUR).place("r1c2", 3)


def test_a_game_goes_on_where_it_was_left(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal("play", "--save", str(file), FOUR, stdin="r1c2=3\nr1c3-4\n")
    expected = Board(FOUR).place("r1c2", 3).eliminate("r1c3(4)")
    assert formats.read(file.read_text()).board == expected
    assert stat.S_IMODE(file.stat().st_mode) & 0o600 == 0o600
    assert list(tmp_path.iterdir()) == [file]
    ran = terminal("play", str(file), "--save", str(file), stdin="r2c4=1\nr1c2=3\n")
    assert (ran.code, ran.err) == (
        Exit.OK,
        f"sudologue: {file}, line 1: reading this as JSON Lines (--from changes that)\n",
    )
    assert "r1c2 is already 3\n" in ran.out
    assert formats.read(file.read_text()).board == expected.place("r2c4", 1)
    terminal("play", str(file), stdin="r1c3=2\n")
    assert formats.read(file.read_text()).board == expected.place("r2c4", 1)


def test_a_position_that_has_gone_wrong_opens_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    moves = "r1c2=2\nr1c3=4\nr4c1-3\nr4c2-3\n"
    first = terminal("play", "--save", str(file), FOUR, stdin=moves).out
    again = terminal("play", str(file), stdin="check\nhint proof\nstep\nwhy r4c3\n")
    assert again.code == Exit.OK
    assert first.endswith(again.out.partition("Two of")[0])
    assert (
        "Two of your digits are wrong, and you've crossed out a digit that you need, in one cell."
        in again.out
    )


def test_another_game_is_not_written_over(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("something")
    ran = terminal("play", "--save", str(file), FOUR, stdin="")
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert f"{file} already exists; to continue that game, write 'sudologue play " in ran.err
    assert file.read_text() == "something"


def test_a_variant_is_saved_with_its_houses(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    puzzle = "1" + "." * 15
    terminal("play", "--diagonals", "--save", str(file), puzzle, stdin="r2c2=2\n")
    assert "it sees r1c1" in terminal("play", str(file), stdin="r4c4=1\n").out


def test_notes_are_kept(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(f'{{"puzzle": "{FOUR}", "title": "Four"}}\n')
    terminal("play", "--save", str(file), str(file), stdin="r1c2=3\n")
    assert formats.read(file.read_text()).note("title") == "Four"


@pytest.mark.slow
def test_a_game_that_is_killed_opens_again(terminal: Terminal, tmp_path: Path) -> None:
    random_moment = random.Random(1)
    moves = "".join(f"{move}\n" for move in MOVES[:6]) + "undo\n" * 6
    for number in range(10):
        file = tmp_path / f"{number}.jsonl"
        running = process("play", "--save", str(file), FOUR)
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(moves * 200)
        running.stdin.flush()
        running.stdout.readline()
        time.sleep(random_moment.random() / 10)
        running.kill()
        running.communicate()
        assert formats.read(file.read_text()).board.layout.size == 4
        assert terminal("play", str(file), stdin="undo\n").code == Exit.OK


def test_what_a_killed_game_left_is_taken_away(terminal: Terminal, tmp_path: Path) -> None:
    file, left = tmp_path / "game.jsonl", tmp_path / ".game.jsonl.saving"
    left.write_text("half a ga")
    terminal("play", "--save", str(file), FOUR, stdin="r1c2=3\n")
    assert list(tmp_path.iterdir()) == [file]
    assert formats.read(file.read_text()).board == Board(FOUR).place("r1c2", 3)


def test_an_interruption_in_the_middle_of_a_move(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlayCommands, "_moved", interrupted)
    file = tmp_path / "game.jsonl"
    ran = terminal("play", "--save", str(file), FOUR, stdin="r1c2=3\n")
    assert (ran.code, ran.err) == (Exit.INTERRUPTED, "sudologue: interrupted\n")
    assert formats.read(file.read_text()).board == Board(FOUR).place("r1c2", 3)


# on a terminal


def test_on_a_terminal_lines_are_answered_below_the_board_of_the_moment(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    asked = ("play", "--lines", "--color", "never", "--save", str(file), FOUR)
    with on_a_terminal(*asked) as watched:
        assert plain(watched.wait_for(BOARD, "> ")) == f"{BOARD}> "
        watched.type("r1c2 3\n")
        assert "r1 │  1 +3 │" in watched.wait_for("r1c2=3\n", "\n> ")
        watched.type("check\n")
        assert "│" not in watched.wait_for("No entry is wrong", "\n> ")
        watched.type("\x04")
        assert watched.end() == Exit.OK
        assert plain(watched.written).endswith("> \n")
    assert formats.read(file.read_text()).board == Board(FOUR).place("r1c2", 3)


def test_on_a_terminal_keys_move_and_fill(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with on_a_terminal("play", "--color", "never", "--save", str(file), FOUR) as watched:
        assert "12 cells to fill" in watched.wait_for("Arrow keys move", "r1c1> _")
        watched.type("\x1b[C")
        watched.wait_for("12 cells", "r1c2> _")
        watched.type("3")
        assert "11 cells to fill" in watched.wait_for("r1 │  1 +3 │", "r1c2> _")
        watched.type("check\n")
        watched.wait_for("No entry is wrong", "r1c2> _")
        watched.type("\x04")
        assert watched.end() == Exit.OK
        assert "r1 │  1 +3 │" in plain(watched.written.rpartition("\x1b[?1049l")[2])
    assert formats.read(file.read_text()).board == Board(FOUR).place("r1c2", 3)


@pytest.mark.slow
def test_an_interruption_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with on_a_terminal("play", "--save", str(file), EASY) as watched:
        watched.wait_for("Arrow keys", "r1c1> _")
        watched.type("r1c3=4\n")
        watched.wait_for("r1c3=4", "r1c1> _")
        watched.type("\x03")
        assert watched.end() == Exit.INTERRUPTED
        assert "sudologue: interrupted" in watched.written
        assert "Traceback" not in watched.written
    assert formats.read(file.read_text()).board == Board(EASY).place("r1c3", 4)
    assert list(tmp_path.iterdir()) == [file]
