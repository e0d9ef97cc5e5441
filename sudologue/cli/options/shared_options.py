"""The options that several verbs share, each in one wording.

What only completions need, the rules, voices, notations and formats, is loaded when a shell asks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.input.variant import FURTHER
from sudologue.cli.output.complaints import shortened

TABLES = ("jsonl", "csv", "parquet")
"""The forms of results that are tables."""

_LONGEST_WAIT = 1_000_000_000
_WIDEST_INDENT = 40
_DIGITS_OF_A_BUDGET = 18

F = TypeVar("F", bound=Callable[..., Any])


def group_of(*options: Callable[[Any], Any]) -> Callable[[F], F]:
    """Several options as one, in this order."""

    def with_all(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return with_all


# what shells complete


def complete_file(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The shell completes names of files itself. (click's own type for paths chokes on some.)"""
    return [CompletionItem(incomplete, type="file")]


def completing(
    names: Callable[[], Iterable[tuple[str, str]]], in_any_case: bool = True
) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """What offers names that begin as typed, or as the last of a list is, with summaries."""

    def complete(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
        before, comma, last = begun.rpartition(",")
        last = last.lower() if in_any_case else last
        found = [(name, told) for name, told in names() if name.startswith(last)]
        known = before.split(",")
        return [CompletionItem(before + comma + n, help=s) for n, s in found if n not in known]

    return complete


def _rules() -> Iterable[tuple[str, str]]:
    from sudologue.rules import CARDS

    return [(slug, card.title) for slug, card in CARDS.items()]


complete_rules = completing(_rules, in_any_case=False)


def _notations() -> Iterable[tuple[str, str]]:
    from sudologue.narration.notations import notations

    return [(notation.name, notation.summary) for notation in notations()]


def _voices() -> Iterable[tuple[str, str]]:
    from sudologue.narration import voices

    return [(voice.name, voice.summary) for voice in voices()]


def _formats() -> Iterable[tuple[str, str]]:
    from sudologue.formats import FORMATS

    return [(known.slug, known.title) for known in FORMATS]


complete_format = completing(_formats)


# puzzles, and the houses that they have

puzzles = click.argument(
    "puzzles", nargs=-1, shell_complete=complete_file, metavar="[PUZZLE | FILE | -]..."
)


def puzzles_and(what: str) -> Callable[[F], F]:
    """Puzzles, and what is asked or claimed of each, as one run of arguments."""
    metavar = f"[PUZZLE | FILE | -]... {what}..."
    return click.argument("arguments", nargs=-1, shell_complete=complete_file, metavar=metavar)


traces = click.argument("files", nargs=-1, shell_complete=complete_file, metavar="[FILE | -]...")

houses_options = group_of(
    click.option(
        "--boxes",
        metavar="HxW",
        help="Boxes of H rows by W columns; otherwise as square as the size allows.",
    ),
    click.option(
        "--jigsaw",
        shell_complete=complete_file,
        metavar="MAP",
        help="Regions in place of boxes: a symbol for each cell, or a file with them.",
    ),
    *(
        click.option(f"--{name.replace('_', '-')}", is_flag=True, help=help)
        for name, (help, _) in FURTHER.items()
    ),
)
"""Options that say which houses there are, if not the usual ones."""

layout_options = group_of(
    click.option(
        "--from",
        "format",
        metavar="FORMAT",
        shell_complete=complete_format,
        help="What puzzles are written in; without it they show it. "
        "'sudologue convert --help' lists the formats.",
    ),
    click.option(
        "--ignore-drawings",
        is_flag=True,
        help="Read puzzles without lines, circles or text that only their rules in words explain.",
    ),
    houses_options,
)
"""Options that say how to read a puzzle: its format, and its houses if not the usual ones."""


# what results look like, and where they go


class _Form(click.Choice[str]):
    """What results look like; `plain` is another word for text."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return super().convert("text" if value == "plain" else value, param, ctx)


def form_of(help: str, *forms: str, metavar: str | None = None) -> Callable[[F], F]:
    """What the results look like: text, unless another of the forms is asked for."""
    return click.option(
        "-f",
        "--format",
        "form",
        type=_Form(["text", *forms]),
        default="text",
        show_default=True,
        metavar=metavar,
        help=f"{help} plain is text.",
    )


def indent(default: int = -1) -> Callable[[F], F]:
    """How JSON is laid out."""
    return click.option(
        "-i",
        "--indent",
        type=click.IntRange(-1, _WIDEST_INDENT),
        default=default,
        show_default=True,
        metavar="N",
        help="Lay JSON out with N spaces a level; -1 is one line.",
    )


def form(help: str, *more: str) -> Callable[[F], F]:
    """What the results look like; records among them."""
    return group_of(form_of(help, "json", *more), indent())


output = click.option(
    "-o",
    "--output",
    shell_complete=complete_file,
    metavar="FILE",
    help="Write there instead; the file appears, or is replaced, when it is whole. What an "
    "interrupted run had finished is kept in FILE.part.",
)

color = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colour on a terminal, unless NO_COLOR is set; always; or never.",
)

ascii_only = click.option(
    "--ascii", "ascii_only", is_flag=True, help="Draw lines with - | + alone."
)


def quiet(help: str) -> Callable[[F], F]:
    """Less than is written otherwise."""
    return click.option("-q", "--quiet", is_flag=True, help=help)


# how steps are told

notation = click.option(
    "--notation",
    metavar="NAME",
    default="rc",
    show_default=True,
    shell_complete=completing(_notations),
    help="How cells are written; 'sudologue notations' lists the ways. JSON keeps to rc.",
)

_VOICES = "terse, conversational, technical, teacher or proof"
_complete_voices = completing(_voices, in_any_case=False)


def voice(help: str) -> Callable[[F], F]:
    """Who tells it."""
    return click.option(
        "--voice",
        default="conversational",
        show_default=True,
        metavar="NAME",
        shell_complete=_complete_voices,
        help=f"{help} {_VOICES}.",
    )


several_voices = click.option(
    "--voice",
    "chosen",
    default=("conversational",),
    show_default=True,
    multiple=True,
    metavar="NAME",
    shell_complete=_complete_voices,
    help=f"Who tells it: {_VOICES}. Give it several times for a page with a choice of them.",
)


def _named_voices(text: str) -> tuple[str, ...]:
    """The voices of a list with commas, each once."""
    from sudologue.narration import voice_named

    return tuple(dict.fromkeys(voice_named(name.strip()).name for name in text.split(",")))


def words(help: str, default: str | None = None) -> Callable[[F], F]:
    """Voices whose words stand in data, step by step."""
    return click.option(
        "--words",
        type=_named_voices,
        default=default,
        show_default=True,
        metavar="VOICE,...",
        shell_complete=_complete_voices,
        help=f"{help} {_VOICES}.",
    )


full = click.option(
    "--full",
    is_flag=True,
    help="Fold nothing away: every line of every proof, however many there are.",
)

reveal = click.option(
    "--reveal",
    is_flag=True,
    help="Of a claim that is not so, show the right digit and the solution.",
)

all_steps = click.option(
    "--all-steps",
    is_flag=True,
    help="Tell those eliminations, too, that no placement needs.",
)


# how puzzles are solved, and for how long

rules = click.option(
    "--rules",
    metavar="SLUG,...",
    shell_complete=complete_rules,
    help="Only these rules, in this order; 'sudologue rules' lists them.",
)

assume_unique = click.option(
    "--assume-unique",
    is_flag=True,
    help="Allow rules that take it for granted that the puzzle has one solution.",
)


class Seconds(click.types.FloatParamType):
    """A time that one can wait for."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            seconds = float(value)
        except ValueError:
            seconds = math.nan
        if not 0 < seconds <= _LONGEST_WAIT:
            fault = f"{shortened(value)} is no time to wait: write seconds, more than 0 and at most"
            self.fail(f"{fault} {_LONGEST_WAIT}")
        return seconds


def timeout(help: str) -> Callable[[F], F]:
    """How long a puzzle may take."""
    return click.option(
        "--timeout",
        "--seconds",
        "timeout",
        type=Seconds(),
        metavar="SECONDS",
        help=help,
    )


def _units(_ctx: click.Context, _param: click.Parameter, text: str) -> int | None:
    """Units of work, or nothing for no bound on them."""
    number = text.replace(",", "")
    if text == "none":
        return None
    if number.isascii() and number.isdecimal() and len(number) <= _DIGITS_OF_A_BUDGET:
        return int(number)
    raise click.BadParameter(f"{text!r} is no number of units: write {DEFAULT_BUDGET}, or none")


def budget_of(units: int) -> Callable[[F], F]:
    """How much work a puzzle may take."""
    return click.option(
        "--budget",
        callback=_units,
        default=f"{units:,}",
        show_default=True,
        metavar="UNITS",
        help="End a puzzle after so much work, counted alike on every machine; none is no bound.",
    )


budget = budget_of(DEFAULT_BUDGET)


def limits(help: str, units: int) -> Callable[[F], F]:
    """A time and a budget, of which the usual one does not hold where a time is set."""
    told = f"{help} The usual budget does not hold then."
    return group_of(timeout(told), budget_of(units))
