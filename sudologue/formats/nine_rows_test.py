"""Files of one position with records or sections: `.sdk` of two programs, and `.ss`."""

from __future__ import annotations

import pytest

from sudologue.errors import SudologueError
from sudologue.formats import Reading, detect, read, write
from sudologue.formats.text_vectors_test import GIVENS, POSITION
from sudologue.model import Board, Cell

ROWS = "\n".join(GIVENS[start : start + 9] for start in range(0, 81, 9))
STATE = "\n".join(POSITION.to_string()[start : start + 9] for start in range(0, 81, 9))
SADMAN = f"Some title\n[Puzzle]\n{ROWS}\n[State]\n{STATE}\n[PencilMarks]\n1,2\n"
RECORDS = write(POSITION, "ss")


def test_a_sudocue_header_comes_along() -> None:
    text = f"#AMe\n#DFirst\n#CNo comment\n#B2026-11-18\n#SHere\n#L3\n#U\n{ROWS}"
    assert detect(text).slug == "sdk"
    reading = read(text)
    assert reading.board == Board.from_string(GIVENS)
    assert reading.notes == (
        ("author", "Me"),
        ("description", "First"),
        ("comment", "No comment"),
        ("date", "2026-11-18"),
        ("source", "Here"),
        ("level", "3"),
    )
    assert read(write(reading, "sdk")).notes == reading.notes


def test_notes_of_other_names_are_lost() -> None:
    from sudologue.formats import named

    reading = Reading(POSITION, "line", notes=(("rating", "9"), ("author", "Me")))
    assert named("sdk").losses(reading) == (
        "placed digits become givens",
        "eliminated candidates come back",
        "notes are left out (rating)",
    )
    assert named("sdm").losses(reading)[-1] == "notes are left out (rating, author)"


def test_a_sadman_file_has_sections() -> None:
    assert detect(SADMAN).slug == "sadman"
    reading = read(SADMAN)
    assert reading.board == Board.from_string(GIVENS).place(Cell(4, 4), 5)
    assert reading.warnings == ("sections left out: [pencilmarks]",)
    assert write(reading, "sadman") == f"[Puzzle]\n{STATE}"


@pytest.mark.parametrize(
    ("slug", "text", "message", "place"),
    [
        ("sdk", "", "no rows: expected nine rows of nine cells", (1, 1)),
        ("sdk", "#AMe", "no rows", (1, 1)),
        ("sdk", f"{ROWS}\n{ROWS}", "a second grid at line 10, column 1: expected one", (10, 1)),
        ("sdk", ROWS[:60], "this puzzle has 6 rows of 9 cells; it needs 9 rows", (6, 9)),
        ("sadman", ROWS, "no section [Puzzle]: expected one with nine rows", (1, 1)),
        ("sadman", "[Puzzle]", "no rows", (1, 1)),
        ("sadman", SADMAN + "[State]\n", "a second section [State] at line 24", (24, 1)),
        (
            "sadman",
            SADMAN.replace(STATE, STATE.replace("53", "63", 1)),
            "[State] has 6 where [Puzzle] has 5 at line 13, column 1",
            (13, 1),
        ),
        ("ss", ROWS[:60], "this puzzle has 6 rows of 9 cells", (6, 9)),
        ("ss", RECORDS.replace("I405", "I4055"), "strange record 'I4055' at line 15", (15, 1)),
        ("ss", RECORDS.replace("I405", "J405"), "strange record 'J405'", (15, 1)),
        ("ss", RECORDS.replace("I405", " I815"), "no cell 81 at line 15, column 2", (15, 2)),
        ("ss", RECORDS.replace("I405", "I400"), "no digit 0", (15, 1)),
        ("ss", RECORDS.replace("E02001", "E02010"), "no digit 10", (16, 1)),
        ("ss", RECORDS.replace("I405", "I009"), "cell 00 already holds 5", (15, 1)),
    ],
)  # fmt: skip
def test_refusals(slug: str, text: str, message: str, place: tuple[int, int]) -> None:
    with pytest.raises(SudologueError) as caught:
        read(text, slug)
    assert str(caught.value).startswith(message)
    assert (caught.value.line, caught.value.column) == place


def test_records_are_written_after_the_frame() -> None:
    assert RECORDS.splitlines()[:2] == [" *-----------*", " |53.|.7.|...|"]
    assert RECORDS.splitlines()[13:] == ["", "I405", "E02001"]
    plain = write(Board.from_string(GIVENS), "ss")
    assert plain.endswith("*-----------*")
    assert detect(plain).slug == "grid"  # which says the same
