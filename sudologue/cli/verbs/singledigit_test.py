"""The command line of singledigit, option by option, after the program's name is replaced."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import sudologue
from sudologue import formats
from sudologue.cli.exits import Exit
from sudologue.cli.options.rule_names import rules_named
from sudologue.cli.running_test import EASY, EASY_SOLVED, ROOT, Terminal
from sudologue.model import Board
from sudologue.rules import registry

BOARD = EASY.replace(".", "0")
SINGLES = ("basic", "naked_singles", "hidden_singles")
STRATEGIES = (
    *SINGLES,
    *("naked_pairs", "naked_triples", "hidden_pairs", "hidden_triples", "naked_quads"),
    *("hidden_quads", "pointing_pairs_triples", "box_line_reduction", "x_wing", "swordfish"),
)


def made(terminal: Terminal, *arguments: str) -> list[str]:
    """The puzzles of a run that goes well."""
    ran = terminal("generate", *arguments)
    assert (ran.code, ran.err) == (Exit.OK, "")
    return ran.out.splitlines()


def laid_out(document: Any, indent: int) -> str:
    """JSON as singledigit's `--indent` has it."""
    return json.dumps(document, indent=None if indent < 0 else indent) + "\n"


# generate


@pytest.mark.parametrize(("short", "long"), [("-c", "--count"), ("-s", "--seed")])
def test_count_and_seed(terminal: Terminal, short: str, long: str) -> None:
    assert terminal("generate", short, "2", "-s", "1") == terminal("generate", long, "2", "-s", "1")
    assert len(made(terminal, "-c", "3", "-s", "1")) == 3
    assert len(made(terminal, "-s", "1")) == 1


@pytest.mark.parametrize("option", ["-f", "--format"])
def test_plain_is_a_line_for_each_puzzle(terminal: Terminal, option: str) -> None:
    puzzles = made(terminal, "-c", "2", "-s", "1", option, "plain")
    assert puzzles == made(terminal, "-c", "2", "-s", "1")
    assert [len(puzzle) for puzzle in puzzles] == [81, 81]


@pytest.mark.parametrize("option", ["-i", "--indent"])
@pytest.mark.parametrize("indent", [-1, 0, 4])
def test_json_with_an_indent(terminal: Terminal, option: str, indent: int) -> None:
    ran = terminal("generate", "-s", "1", "-f", "json", option, str(indent))
    record = json.loads(ran.out)
    assert ran.out == laid_out(record, indent)
    assert [record["puzzle"]] == made(terminal, "-s", "1")
    assert record["grade"]["effort"]["value"] > 0


@pytest.mark.parametrize(
    ("option", "bounds"),
    [("-d", (60.0, 90.0)), ("-d", (60.0, None)), ("--difficulty", (60.0, 90.0))],
)
def test_difficulty(terminal: Terminal, option: str, bounds: tuple[float, float | None]) -> None:
    words = [str(bound) for bound in bounds if bound is not None]
    for puzzle in made(terminal, "-c", "2", "-s", "1", option, *words):
        effort = sudologue.rate(puzzle, ["effort"]).effort
        assert effort is not None
        assert bounds[0] <= effort.value <= (bounds[1] or effort.value)


@pytest.mark.parametrize("option", ["-a", "--allowed-strategies"])
def test_allowed_strategies(terminal: Terminal, option: str) -> None:
    puzzles = made(terminal, option, *SINGLES, "-c", "3", "-s", "1")
    assert puzzles == made(terminal, option, ",".join(SINGLES), "-c", "3", "-s", "1")
    assert puzzles != made(terminal, "-c", "3", "-s", "1")
    rules = rules_named(",".join(SINGLES), assume_unique=False)
    assert all(sudologue.solve(puzzle, rules).solved for puzzle in puzzles)


@pytest.mark.parametrize("option", ["-r", "--required-strategies"])
@pytest.mark.parametrize("required", ["naked_singles", "hidden_singles", "hidden_pairs"])
def test_required_strategies(terminal: Terminal, option: str, required: str) -> None:
    (puzzle,) = made(terminal, "-a", *STRATEGIES, option, required, "-s", "1")
    assert [puzzle] == made(terminal, f"{option}=basic,{required}", "-a", *STRATEGIES, "-s", "1")
    allowed = rules_named(",".join(STRATEGIES), assume_unique=False)
    result = sudologue.solve(puzzle, [rule for rule in registry() if rule in allowed])
    assert result.solved
    (needed,) = rules_named(required, assume_unique=False)
    assert needed.name in {step.inference.rule for step in result.steps}


@pytest.mark.parametrize("option", ["-t", "--threads", "-j"])
def test_threads(terminal: Terminal, option: str) -> None:
    alone = terminal("generate", "-c", "9", "-s", "1")
    assert terminal("generate", "-c", "9", "-s", "1", option, "2") == alone


def test_every_strategy_may_be_named(terminal: Terminal) -> None:
    allowed = [word for name in STRATEGIES for word in ("-a", name)]
    assert made(terminal, "-s", "1", *allowed) == made(terminal, "-s", "1", "-a", *STRATEGIES)


# solve


@pytest.mark.parametrize("option", ["-S", "--single-step"])
def test_a_single_step(terminal: Terminal, option: str) -> None:
    told = terminal("solve", BOARD, option, "-f", "plain").out
    assert told.startswith("Hidden single. Box 9's empty cells are ")
    record = json.loads(terminal("solve", BOARD, option, "-f", "json").out)
    assert len(record["trace"]["steps"]) == 1


@pytest.mark.parametrize("indent", [-1, 2])
def test_a_solution_path_in_json(terminal: Terminal, indent: int) -> None:
    ran = terminal("solve", BOARD, "-f", "json", "-i", str(indent))
    record = json.loads(ran.out)
    assert ran.out == laid_out(record, indent)
    assert record["solution"] == EASY_SOLVED


def test_boards_with_pencil_marks(terminal: Terminal) -> None:
    (line,) = made(terminal, "-s", "1", "-f", "sudokuwiki-1")
    (puzzle,) = made(terminal, "-s", "1")
    assert len(line) == 162
    assert formats.read(line).board.masks.givens == Board.from_string(puzzle).masks.givens
    assert terminal("convert", "--to", "sudokuwiki-1", puzzle).out == f"{line}\n"
    solved = terminal("solve", "-q", puzzle)
    assert terminal("solve", "-q", line).out == solved.out
    assert f"{line}\n" == terminal("convert", "--to", "sudokuwiki-1", line).out


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(
            ("generate", "-c", "2", "-s", "1", "-f", "json", "-i", "1", "-a", *SINGLES),
            marks=pytest.mark.slow,
        ),
        ("solve", BOARD, "-S", "-f", "json", "-i", "-1"),
    ],
    ids=lambda command: str(command[0]),
)
def test_the_module_is_the_program(terminal: Terminal, command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sudologue", *command],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    ran = terminal(*command)
    assert (done.returncode, done.stdout, done.stderr) == (ran.code, ran.out, ran.err)


def test_help_names_every_option(terminal: Terminal) -> None:
    told = terminal("generate", "--help-all").out
    for short, long in (
        *(("-j", "--jobs"), ("-t", "--threads")),
        *(("-c", "--count"), ("-d", "--difficulty"), ("-s", "--seed"), ("-f", "--format")),
        *(("-i", "--indent"), ("-a", "--allowed-strategies"), ("-r", "--required-strategies")),
    ):
        assert f" {short}, " in told
        assert long in told
    assert "  -S, --single-step" in terminal("solve", "-h").out
