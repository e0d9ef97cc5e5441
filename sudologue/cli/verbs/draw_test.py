"""`sudologue draw` and `show --format svg`: one picture, or a line that says why not."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from sudologue import draw, solve
from sudologue.cli.main import run
from sudologue.model import Board

PUZZLE = "1.....3..4.....2"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 2
    return capsys.readouterr().err


def test_a_board_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = printed(capsys, "draw", PUZZLE)
    assert drawn == draw(PUZZLE) == printed(capsys, "show", "--format", "svg", PUZZLE)
    with_candidates = printed(capsys, "draw", "--candidates", PUZZLE)
    assert with_candidates == draw(Board.from_string(PUZZLE), candidates=True)


def test_a_step_is_drawn_into_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "step.svg"
    assert not printed(capsys, "draw", "--step", "2", "--theme", "dark", "-o", str(file), PUZZLE)
    text = file.read_text(encoding="utf-8")
    assert text == draw(solve(PUZZLE), 2, theme="dark")
    assert ElementTree.fromstring(text).get("role") == "img"


def test_a_picture_shows_one_board(capsys: pytest.CaptureFixture[str]) -> None:
    for verb in (("draw",), ("show", "--format", "svg")):
        message = refused(capsys, *verb, PUZZLE, PUZZLE)
        assert message == (
            "sudologue: argument 2: a picture shows one board; draw the others one by one\n"
        )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--step", "99"), "there is no step 99; this solve has 12 steps"),
        (("--step", "2", "--frame", "2"), "there is no frame 2: the step is one picture"),
        (("--frame", "2"), "--frame needs --step N"),
        (("--step", "2", "--candidates"), "--step shows candidates anyway; leave out --candidates"),
        (("--step", "0"), "--step can't be 0; give 1 or more"),
        (
            ("--rules", "naked_pair", "--step", "2"),
            "there is no step 2; this solve has 0 steps and is not solved: stuck (12 cells open); search found one solution",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    file = tmp_path / "kept.svg"
    file.write_text("what was there", encoding="utf-8")
    complaint = refused(capsys, "draw", *arguments, "--output", str(file), PUZZLE)
    assert message in complaint
    assert complaint.count("\n") == 1
    assert file.read_text(encoding="utf-8") == "what was there"


def test_characters_are_no_picture(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--ascii doesn't work with --format svg" in refused(
        capsys, "show", "--format", "svg", "--ascii", PUZZLE
    )
