"""Whatever is shown of a puzzle is read back as that puzzle, or refused in a line; never another.

Lines of digits alone are left out: `Board.to_string` and `solve --quiet` write nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

import sudologue
from puzzles.layouts import JIGSAW_6
from puzzles.shared import SHARED, clue_puzzles, needs_shared
from sudologue import Board, Layout, SolveResult, formats
from sudologue.cli.input.entry import LONGEST_LINE
from sudologue.cli.input.streams import entries
from sudologue.cli.input.variant import Variant
from sudologue.cli.running_test import Terminal
from sudologue.clues import Cage
from sudologue.clues.clue_kinds import modules
from sudologue.errors import SudologueError
from sudologue.formats import FORMATS, read_all, write
from sudologue.generation import Generated, Minimality
from sudologue.model import Candidate, Cell, HouseKind
from sudologue.narration import voices
from sudologue.rendering import draw

LINE = "1.....3..4.....2"
SIX = "1.....2345......" + "." * 20
SMALL, MIDDLE = Layout.of_size(4), Layout.of_size(6)
PUZZLES = {
    "usual houses": Board(LINE),
    "boxes of another shape": Board(SIX, layout=Layout.boxes(3, 2)),
    "regions": Board("1" + "." * 35, layout=Layout.jigsaw(JIGSAW_6)),
    "no boxes": Board(LINE, layout=Layout(4, SMALL.houses[4:])),
    "diagonals": Board("1..............2", layout=SMALL.with_diagonals()),
    "one diagonal": Board(LINE, layout=SMALL.with_diagonals(main=False)),
    "a window": Board(LINE, layout=SMALL.with_windows()),
    "groups": Board(LINE, layout=SMALL.with_disjoint_groups()),
    "an extra region": Board(LINE, layout=SMALL.with_houses([["r1c1", "r1c2", "r2c3", "r3c3"]])),
    "knights": Board(LINE, layout=SMALL.with_anti_knight()),
    "kings": Board("." * 36, layout=MIDDLE.with_anti_king()),
    "cages": Board(LINE, layout=SMALL.with_clues(Cage.of("r1c2 r1c3", 5))),
    "a sukaku": Board(Board("." * 16).masks.barring([Candidate(Cell(0, 0), 1)])),
    "a position": Board(LINE).place("r1c2", 3),
    "one on which more was done": Board(LINE).eliminate("r1c2(3)"),
} | {
    f"the clues of {law.CLUE.__name__}": Board("." * 36, layout=MIDDLE.with_clues(*law.EXAMPLES))
    for law in modules("law")
}
UNTOLD = ("no boxes", "one on which more was done")
"""Of these, printed boards do not tell all."""
READ_BACK = (
    *(("solve", "--format", form, "-") for form in ("json", "trace", "jsonl", "csv")),
    *(("solve", "--format", form, "--indent", "2", "-") for form in ("json", "trace")),
    ("solve", "--format", "json", "--quiet", "-"),
    *((verb, "--format", "json", "--indent", "0", "-") for verb in ("check", "hint")),
    *(("rate", "--format", form, "-") for form in ("json", "csv")),
    ("convert", "--to", "jsonl", "-"),
    ("show", "-"),
    ("show", "--candidates", "--ascii", "-"),
)
"""What tells all of the puzzle."""
FOR_PEOPLE = (
    *(("solve", "--voice", voice.name, "-") for voice in voices()),
    ("solve", "--voice", "terse", "--notation", "a1", "-"),
    ("solve", "--format", "html", "-"),
    *(("hint", "--level", level, "-") for level in ("state", "technique", "where", "proof")),
    ("check", "-"),
    ("rate", "-"),
    ("why", "-", "r1c4"),
    ("explain", "-", "r1c4=1"),
    ("judge", "-", "r1c4=1"),
    ("show", "--notation", "a1", "-"),
    ("show", "--format", "svg", "-"),
    ("draw", "-"),
    *(("convert", "--to", format.slug, "-") for format in FORMATS if format.can_write),
)
QUICK = (*READ_BACK[:1], *READ_BACK[-2:], *FOR_PEOPLE[:1], ("hint", "-"), ("check", "-"))


def parts(layout: Layout) -> object:
    """What a layout is made of, in whatever order."""
    houses = frozenset(frozenset(house.cells) for house in layout.houses)
    return houses, len(layout.houses), frozenset(layout.sights), frozenset(layout.clues)


def is_meant(board: Board, puzzle: Board) -> bool:
    """Whether a board is a puzzle, or a position on the way through it; or else a full grid."""
    return board.is_complete or (
        parts(board.layout) == parts(puzzle.layout)
        and not puzzle.masks.filled & ~board.masks.filled
        and not board.masks.live & puzzle.masks.barred
    )


def shown_in_python(puzzle: Board, result: SolveResult) -> Iterator[str]:
    made = Generated(puzzle, puzzle, 1, 0, 0, 1, Minimality.MINIMAL, "none")
    reading = formats.Reading(puzzle, "line")
    for thing in (puzzle, reading, made, result, *result.steps[:2]):
        yield from (str(thing), repr(thing))
    yield from (puzzle.pretty(), puzzle.pretty(candidates=True))
    yield from (str(draw(puzzle, candidates=any)) for any in (False, True))
    if result.steps:
        view = result.look(1)
        yield from (str(view), repr(view), str(view.draw()), str(view.step.board))


def read_in_python(text: str) -> list[Board]:
    with suppress(SudologueError):
        return [Board.from_string(text)]
    return []


def read_from(source: str) -> list[Board]:
    """The boards of a file or an argument, which has one or a single fault."""
    found = list(entries([source], Variant()))
    assert len(found) == 1, found
    with suppress(SudologueError):
        return [found[0].board(Variant())]
    return []


def check(text: str, puzzle: Board, folder: Path) -> int:
    """How often a text was read as its very position."""
    file = folder / "pasted"
    file.write_text(text, encoding="utf-8")
    argument = text if len(text) < LONGEST_LINE else str(file)  # no argument is longer
    boards = [*read_in_python(text), *read_from(str(file)), *read_from(argument)]
    assert all(is_meant(board, puzzle) for board in boards), text
    return sum(
        (b.masks.filled, b.masks.live) == (puzzle.masks.filled, puzzle.masks.live) for b in boards
    )


def tells_all(command: Sequence[str], puzzle: Board) -> bool:
    """Whether a command writes all of a puzzle: drawings do not say that there are no boxes."""
    if command not in READ_BACK or command[0] != "show":
        return command in READ_BACK
    has_blocks = any(house.kind in (HouseKind.BOX, HouseKind.REGION) for house in puzzle.houses)
    is_whole = puzzle.masks.live == puzzle.layout.tables.left_beside(puzzle.masks.filled)
    return has_blocks and (is_whole or "--candidates" in command)


def check_commands(
    commands: Sequence[tuple[str, ...]], puzzle: Board, terminal: Terminal, folder: Path
) -> None:
    record = write(puzzle, "jsonl")
    for command in commands:
        # from a stream, which puts a heading above what is told, and as an argument
        for puzzles in ("-", record):
            words = [puzzles if word == "-" else word for word in command]
            ran = terminal(*words, stdin=record)
            if ran.out and not (command[0] == "convert" and "come back" in ran.err):
                times = check(ran.out, puzzle, folder)
                assert times == 3 or not tells_all(command, puzzle), command


@pytest.mark.parametrize("name", PUZZLES)
def test_what_python_shows(name: str, tmp_path: Path) -> None:
    puzzle = PUZZLES[name]
    for text in shown_in_python(puzzle, sudologue.solve(puzzle)):
        check(text, puzzle, tmp_path)
    assert check(str(puzzle), puzzle, tmp_path) == (0 if name in UNTOLD else 3)


@pytest.mark.parametrize("name", [*PUZZLES][::3])
def test_what_commands_write(name: str, terminal: Terminal, tmp_path: Path) -> None:
    check_commands(QUICK, PUZZLES[name], terminal, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", PUZZLES)
def test_whatever_commands_write(name: str, terminal: Terminal, tmp_path: Path) -> None:
    check_commands((*READ_BACK, *FOR_PEOPLE), PUZZLES[name], terminal, tmp_path)


_RECORDS = (SHARED / "data/variants").glob("*.jsonl")
KINDS = sorted(path.stem for path in _RECORDS if not path.stem.startswith("negative"))


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_variants_of_every_kind(kind: str, terminal: Terminal, tmp_path: Path) -> None:
    """Of each kind the first record that a solve gets through with little work."""
    solves = (sudologue.solve(puzzle, budget=100_000) for puzzle, _ in clue_puzzles(kind))
    result = next((result for result in solves if result.solved), None)
    if result is None:
        pytest.skip("none of its records can be read")
    for text in shown_in_python(result.initial, result):
        check(text, result.initial, tmp_path)
    check_commands(QUICK, result.initial, terminal, tmp_path)


def test_a_board_that_is_not_solved_is_no_line_of_digits(terminal: Terminal) -> None:
    puzzle = PUZZLES["cages"]
    quiet = ("solve", "--quiet", "--rules", "full_house")
    out = terminal(*quiet, "-", stdin=write(puzzle, "jsonl")).out
    assert Board(out) == puzzle
    assert terminal(*quiet, LINE).out == f"{LINE}\n"


def test_words_are_refused_at_once(terminal: Terminal) -> None:
    story = terminal("solve", "-", stdin=f"{LINE}\n").out
    assert LINE in story
    ran = terminal("solve", "--quiet", "-", stdin=story)
    assert (ran.code, ran.out) == (2, "\n")
    assert ran.err == (
        "sudologue: standard input, line 1: there are words around this puzzle; "
        "give the puzzle alone, or put # before the words\n"
    )


def test_puzzles_that_were_made_read_back(terminal: Terminal) -> None:
    for wish in ((), ("--diagonals",), ("--cages",)):
        made = terminal("generate", "--seed", "1", "--count", "2", *wish, "--format", "jsonl").out
        wanted = [reading.board for reading in read_all(made)]
        for form in (("text",), ("json",), ("json", "--indent", "0"), ("json", "--indent", "2")):
            out = terminal("generate", "--seed", "1", "--count", "2", *wish, "--format", *form).out
            assert [reading.board for reading in read_all(out)] == wanted
