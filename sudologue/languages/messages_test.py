"""Messages: each that is said has its words in the table, and no other words reach a user.

In the pseudo-language of `pseudo_language_test`, all words are in brackets, and outside of them are
names, numbers and notations.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import click
import pytest

import sudologue
from sudologue import Board, Cell, Layout, Solver, SolveResult
from sudologue.cli.main import ALIASES, VERBS
from sudologue.cli.main import program as command
from sudologue.cli.main import run as program
from sudologue.errors import SudologueError
from sudologue.formats import FORMATS, read
from sudologue.languages import current, using
from sudologue.languages.pseudo_language_test import PSEUDO
from sudologue.languages.sentence_templates import Template
from sudologue.messages import Messages
from sudologue.narration import voices
from sudologue.rating.models import model_called, model_names

ROOT = Path(sudologue.__file__).parent
SAYING = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if "\n_say = Messages(__name__)\n" in path.read_text() or path.parent.name == "codec"
]


def holes(template: Template) -> set[str]:
    """The names of all that fills a text."""
    inner = [holes(piece.words) for piece in template if piece.words is not None]
    names = {piece.name for piece in template if piece.name and piece.words is None}
    return names.union(*inner)


def module_of(path: Path) -> str:
    """The name of a module, as it has it itself."""
    inside = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(("sudologue", *(inside[:-1] if inside[-1] == "__init__" else inside)))


def test_what_is_said_has_a_text_whose_holes_are_filled() -> None:
    for path in SAYING:
        check_messages(path)


def check_messages(path: Path) -> None:
    """All that a module says it says in words of its table, with what they leave open."""
    messages, own = current().messages, module_of(path)
    for call in ast.walk(ast.parse(path.read_text())):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        module = own
        match call.func:
            case ast.Name("refusal" | "phrase_of"):
                module, (key, *cases) = "sudologue.inference.codec.fault", call.args
            case ast.Name("expected"):
                module, (key, _, *cases) = "sudologue.inference.codec.fault", call.args
            case ast.Name("_say"):
                key, *cases = call.args
            case ast.Name("partial") if ast.unparse(call.args[0]) == "_say":
                key, cases = call.args[1], []
            case ast.Attribute(ast.Name("_say"), "expect"):
                key, cases = call.args[2], []
            case ast.Attribute(ast.Name("_say"), "is_not"):
                key, cases = call.args[1], []
            case _:
                continue
        if not isinstance(key, ast.Constant):
            continue
        sentences = messages[module]
        assert str(key.value) in sentences, f"{path.name}, line {call.lineno}: {key.value}"
        known = [case.value for case in cases if isinstance(case, ast.Constant)]
        template = sentences.pick(str(key.value), map(str, known))
        given = {keyword.arg for keyword in call.keywords}
        if template is not None and None not in given:
            unfilled = holes(template) - given
            assert not unfilled, f"{path.name}, line {call.lineno}: {unfilled}"


def choices() -> Iterator[str]:
    """What the options of all verbs may be given, where that is a choice."""
    context = click.Context(command)
    for verb in command.list_commands(context):
        found = command.get_command(context, verb)
        for param in found.params if found else ():
            if isinstance(param.type, click.Choice):
                yield from cast("click.Choice[str]", param.type).choices


# names that stand in messages as they are: of commands, options' values, formats, keywords
NAMES = {
    *("sudologue", "Sudoku", "conversational", "default", "HxW", "count", "clues"),
    *("bash", "zsh", "fish"),
    *(part for name in model_called("effort").words or {} for part in name.split()),
    *(part for known in FORMATS for part in known.slug.split("-")),
    *(part for name in choices() for part in name.split("-")),
    *(*VERBS, *ALIASES, *model_names(), *(voice.name for voice in voices())),
}


def escaped(text: str) -> list[str]:
    """The words outside the brackets that are no names: no options, and none in quotes."""
    outside, depth = "", 0
    for symbol in text:
        depth += {"⟦": 1, "⟧": -1}.get(symbol, 0)
        outside += symbol if not depth else " "
    outside = re.sub(r"--?[a-z][-a-z]*|'[^']*'", " ", outside)
    words = re.findall(r"(?<!\w)[A-Za-z]{2,}(?!\w)", outside)
    return [word for word in words if word not in NAMES]


@pytest.mark.parametrize("option", ["--help", "--help-all"])
@pytest.mark.parametrize("verb", VERBS)
def test_helps_are_words_of_the_language(
    verb: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program([verb, option]) == 0
    english = capsys.readouterr().out
    with using(PSEUDO):
        assert program([verb, option]) == 0
    told = capsys.readouterr().out
    assert [word for word in escaped(told) if not word.isupper()] == []
    without = told.replace("⟦", "").replace("⟧", "")
    assert "".join(without.split()) == "".join(english.split())


def test_the_overview_is_words_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with using(PSEUDO):
        program(["--help"])
    assert escaped(capsys.readouterr().out) == []


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.slug)
def test_formats_are_called_in_words_of_the_language(known: Any) -> None:
    english = known.title, known.summary
    with using(PSEUDO):
        told = known.title, known.summary
    assert tuple(text.replace("⟦", "").replace("⟧", "") for text in told) == english
    assert all("⟦" in text for text in told)


FAULTS: dict[str, Callable[[], object]] = {
    "strange character": lambda: Board.from_string("53..x"),
    "too short": lambda: Board.from_string("53..7"),
    "no position": lambda: read("hello"),
    "broken JSON": lambda: read('{"a": 1, "a": 2}', "jsonl"),
    "no such format": lambda: read("1" * 81, "lines"),
    "no text": lambda: Board.from_string(5),  # type: ignore[arg-type]
    "no cell": lambda: Cell.parse("r0c1"),
    "no layout": lambda: Layout.boxes(0, 3),
    "another region": lambda: Layout.jigsaw("112"),
    "an illegal move": lambda: Board("." * 81).place(Cell(0, 0), 7).place(Cell(0, 0), 8),
    "a rule": lambda: Solver(["naked_pear"]),
    "too few clues": lambda: next(iter(sudologue.generate(clues=90))),
    "no clue for a drill": lambda: sudologue.generate(hard_steps=3),
    "a job": lambda: next(iter(sudologue.batch(["." * 81], "slove"))),
    "a timeout": lambda: sudologue.solve("." * 81, timeout=-1),
    "no text of a trace": lambda: SolveResult.from_json(5),  # type: ignore[arg-type]
    "a trace of nothing": lambda: SolveResult.from_json("[]"),
    "a voice": lambda: sudologue.narrate(sudologue.solve("1" + "." * 80, max_steps=0), "pirate"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_errors_are_words_of_the_language(fault: str) -> None:
    with pytest.raises(SudologueError) as english:
        FAULTS[fault]()
    with using(PSEUDO), pytest.raises(SudologueError) as pseudo:
        FAULTS[fault]()
    assert "⟦" in str(pseudo.value)
    assert str(pseudo.value).replace("⟦", "").replace("⟧", "") == str(english.value)
    assert escaped(str(pseudo.value)) == []


MISTAKES = (
    ["slove"],
    ["solve", "--frobnicate"],
    ["solve", "--jobs", "many", "1"],
    ["solve", "--task", "-", "1" * 81],
    ["solve", "--quiet", "-f", "html", "1" * 81],
    ["solve", "--boxes", "2x3", "--jigsaw", "no", "1" * 81],
    ["hint", "--all", "--count", "3", "1" * 81],
    ["draw", "--frame", "2", "." * 81],
    ["print", "--title", "x", "--handout", "--per-page", "2", "." * 81],
    ["generate", "--clues", "90"],
    ["generate", "--rate", "--boxes", "2x3"],
    ["rate", "--times", "." * 81],
    ["steps", "no-such-file"],
    ["prove", "." * 81],
    ["convert", "--to", "nowhere", "." * 81],
    ["merge"],
)


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_complaints_are_words_of_the_language(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with using(PSEUDO):
        assert program(arguments) == 2
    told = capsys.readouterr().err
    assert "⟦" in told
    assert escaped(told) == []


def test_a_text_that_nobody_wrote_is_missed() -> None:
    with pytest.raises(LookupError, match=r"english has no 'nothing' of sudologue\.formats\.rows"):
        Messages("sudologue.formats.rows")("nothing")
