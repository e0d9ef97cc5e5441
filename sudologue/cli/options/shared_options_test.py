"""What is called the same in every verb, and means the same."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.main import program
from sudologue.cli.running_test import EASY, EASY_SOLVED, SEVERAL, Terminal

FOUR = "1.....3..4.....2"
VERBS = program.list_commands(click.Context(program))
WITH_RECORDS = (
    *("solve", "why", "hint", "explain", "judge", "check", "rate", "audit", "prove", "rules"),
    *("generate", "steps"),
)
SAME = {
    "output": {"-o", "--output"},
    "quiet": {"-q", "--quiet"},
    "form": {"-f", "--format"},
    "indent": {"-i", "--indent"},
    "timeout": {"--timeout", "--seconds"},
    "version": {"-V", "--version"},
    "jobs": {"-j", "--jobs", "-t", "--threads"},
    "cluster": {"--cluster"},
    "resume": {"--resume"},
    "shard": {"--shard"},
}
SHARED = [
    "solve",
    "why",
    "hint",
    "explain",
    "judge",
    "tell",
    "check",
    "rate",
    "audit",
    "prove",
    "show",
    "steps",
]
WITH = {
    "output": {
        *("solve", "why", "hint", "explain", "judge", "tell", "check", "rate", "convert"),
        *("audit", "prove", "draw", "show", "print", "generate", "merge", "steps"),
    },
    "jobs": {*SHARED, "generate"},
    "cluster": {*SHARED, "generate"},
    "resume": {*SHARED, "generate"} - {"prove"},
    "shard": set(SHARED) - {"prove", "audit", "tell"},
    "quiet": {"solve", "check", "rate", "audit", "prove"},
    "form": {*WITH_RECORDS, "show", "tell"},
    "indent": {*WITH_RECORDS},
    "timeout": {
        "generate",
        "draw",
        "solve",
        "watch",
        "why",
        "explain",
        "judge",
        "check",
        "rate",
        "prove",
        "steps",
    },
    "version": set(VERBS),
}


@pytest.mark.parametrize("name", SAME)
def test_an_option_is_called_the_same_in_every_verb_that_has_it(name: str) -> None:
    found: set[str] = set()
    for verb in VERBS:
        command = program.get_command(click.Context(program), verb)
        assert command is not None
        for param in command.params:
            if param.name == name:
                assert set(param.opts) == SAME[name]
                found.add(verb)
            else:
                assert not set(param.opts) & SAME[name]
    assert found == WITH[name]


def test_the_short_forms_do_what_the_long_ones_do(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    for verb in ("solve", "check", "rate", "convert", "show"):
        assert terminal(verb, "-o", str(out), EASY).code == Exit.OK
        assert out.read_text() == terminal(verb, EASY).out
    assert terminal("solve", "-q", EASY).out == f"{EASY_SOLVED}\n"
    version = terminal("-V").out
    assert version == terminal("--version").out == terminal("solve", "-V").out
    assert version == terminal("notations", "--version").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "-S", FOUR),
        ("solve", "nonsense", FOUR),
        ("why", FOUR, "r1c2"),
        ("hint", FOUR),
        ("explain", FOUR, "r1c2=3"),
        ("judge", FOUR, "r1c2=3"),
        ("check", FOUR, EASY),
        ("rate", EASY),
        ("rules", "x_wing"),
        ("generate", "--boxes", "2x2", "-c", "2", "-s", "1"),
    ],
    ids=" ".join,
)
def test_records_are_laid_out_with_any_indent(
    terminal: Terminal, arguments: tuple[str, ...]
) -> None:
    ran = {width: terminal(*arguments, "-f", "json", "-i", width).out for width in ("-1", "0", "3")}
    records = [json.loads(line) for line in ran["-1"].splitlines()]
    for width, text in ran.items():
        indent = None if width == "-1" else int(width)
        lines = [json.dumps(record, indent=indent) for record in records]
        assert text == "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("verb", [("solve",), ("check",), ("show",), ("why", "--format", "json")])
def test_plain_is_text(terminal: Terminal, verb: tuple[str, ...]) -> None:
    cell = ("r1c2",) if "why" in verb else ()
    assert terminal(*verb, "-f", "plain", FOUR, *cell) == terminal(verb[0], FOUR, *cell)


def test_traces_are_laid_out_and_can_be_read_so(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "traces"
    assert terminal("solve", "-f", "trace", "-i", "2", "-o", str(file), FOUR, FOUR).code == Exit.OK
    assert file.read_text().startswith('{\n  "format": "sudologue-trace",\n')
    assert terminal("audit", str(file)).out.endswith(
        "2 traces hold. OK is about conclusions: " "the names of rules are not checked.\n"
    )
    laid_out = terminal("audit", "-f", "json", "-i", "1", str(file)).out
    assert laid_out.startswith('{\n "schema": "sudologue-audit",\n')


@pytest.mark.parametrize("width", ["-2", "41", "two"])
def test_an_indent_that_is_none(terminal: Terminal, width: str) -> None:
    ran = terminal("solve", "-f", "json", "-i", width, FOUR)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert "--indent can't be " in ran.err


def test_only_puzzles_with_another_number_of_solutions_are_checked_aloud(
    terminal: Terminal,
) -> None:
    loud, quiet = (terminal("check", *option, EASY, SEVERAL, "12") for option in ([], ["-q"]))
    assert loud.out == f"argument 1: one solution\n{EASY_SOLVED}\n{quiet.out}"
    assert quiet.out.startswith("argument 2: more than one solution; two of them:\n")
    assert (quiet.code, quiet.err) == (loud.code, loud.err)


def test_only_puzzles_without_a_certificate_are_spoken_of(
    terminal: Terminal, tmp_path: Path
) -> None:
    ran = terminal("prove", "-q", "-o", str(tmp_path), FOUR, SEVERAL, "--timeout", "5")
    assert ran.out == ""
    assert ran.err.startswith("sudologue: argument 2: no certificate: ")
    assert (tmp_path / "1" / "proof.drat").exists()


@pytest.mark.parametrize("verb", ["solve", "check", "rate"])
@pytest.mark.parametrize(
    "given", ["nan", "inf", "-inf", "1e400", "0", "-1", "1e10", "9" * 400, "soon", "", "1 2"]
)
def test_a_time_that_nobody_can_wait_for(terminal: Terminal, verb: str, given: str) -> None:
    ran = terminal(verb, "--timeout", given, EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert "; give a number of seconds above 0" in ran.err
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 250


@pytest.mark.parametrize("given", ["1e-300", "0.0000001"])
def test_no_time_at_all(terminal: Terminal, given: str) -> None:
    assert terminal("solve", "--timeout", given, EASY).code == Exit.STUCK


@pytest.mark.parametrize("given", ["1e9", "5", ".5e1", " 7 "])
def test_a_time_that_is_enough(terminal: Terminal, given: str) -> None:
    assert terminal("solve", "--timeout", given, EASY).code == Exit.OK
    assert terminal("check", "--seconds", given, EASY).code == Exit.OK


@pytest.mark.parametrize("name", ["x.png", "x.pdf", "x.sdm.bak", "x.2024"])
def test_a_file_of_no_format_is_not_written(terminal: Terminal, tmp_path: Path, name: str) -> None:
    ran = terminal("convert", "-o", str(tmp_path / name), EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == (
        f"sudologue: no format's files end in {Path(name).suffix!r}, but in .txt, .sdm, .sdk, .ss, "
        ".opensudoku, .xml, .json, .csv, .tsv, .jsonl and .ndjson; add --to FORMAT\n"
    )
    assert list(tmp_path.iterdir()) == []
    assert terminal("convert", "--to", "line", "-o", str(tmp_path / name), EASY).code == Exit.OK
    assert (tmp_path / name).read_text() == f"{EASY}\n"


@pytest.mark.parametrize("name", ["out", ".out", "x.txt"])
def test_plain_lines_go_into_files_of_other_names(
    terminal: Terminal, tmp_path: Path, name: str
) -> None:
    assert terminal("convert", "-o", str(tmp_path / name), EASY).code == Exit.OK
    assert (tmp_path / name).read_text() == f"{EASY}\n"


def test_nothing_is_packed(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("convert", "-o", str(tmp_path / "x.sdm.gz"), EASY)
    assert ran.code == Exit.UNREADABLE
    assert ran.err == "sudologue: compressed files can be read, but not written; leave out .gz\n"
