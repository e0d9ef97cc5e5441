"""The options that several verbs share, each in one wording.

What only completions need, the rules, voices, notations and formats, is loaded when a shell asks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.input.variant import FURTHER
from sudologue.cli.options import LAST, PLAIN, F, advanced, group, option
from sudologue.messages import Messages

_say = Messages(__name__)

TABLES = ("jsonl", "csv", "parquet")
"""The forms of results that are tables."""

_LONGEST_WAIT = 1_000_000_000
_WIDEST_INDENT = 40
_DIGITS_OF_A_BUDGET = 18

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

houses_options = group(
    "",
    *(option(f"--{name.replace('_', '-')}", is_flag=True) for name in FURTHER),
    option("--boxes", metavar="HxW"),
    option("--jigsaw", shell_complete=complete_file, metavar="MAP"),
)
"""Options that say which houses there are, if not the usual ones."""

reading_options = group(
    "",
    option("--from", "format", metavar="FORMAT", shell_complete=complete_format),
    houses_options,
    advanced("", option("--ignore-drawings", is_flag=True)),
)
"""Options that say how to read a puzzle: its format, and its houses if not the usual ones."""

layout_options = group("puzzle", reading_options)
"""The same, in the helps of verbs for which they are usual."""


# what results look like, and where they go


def _form(_ctx: click.Context, _param: click.Parameter, value: str) -> str:
    return "text" if value == PLAIN else value


def form_of(*forms: str, gives: str = "") -> Callable[[F], F]:
    """What the results look like: text, unless another of the forms is asked for."""
    known = ["text", *forms]
    return option(
        "-f",
        "--format",
        "form",
        type=click.Choice([*known, PLAIN]),
        callback=_form,
        default="text",
        metavar="FORMAT",
        gives=gives,
    )


def indent(default: int = -1) -> Callable[[F], F]:
    """How JSON is laid out."""
    return advanced(
        LAST,
        option(
            "-i", "--indent", type=click.IntRange(-1, _WIDEST_INDENT), default=default, metavar="N"
        ),
    )


def form(*forms: str) -> Callable[[F], F]:
    """What the results look like; records among them."""
    return group("", form_of(*forms), indent())


output = option("-o", "--output", shell_complete=complete_file, metavar="FILE")

color = advanced(
    LAST,
    option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        show_default=True,
        metavar="WHEN",
    ),
)

ascii_only = option("--ascii", "ascii_only", is_flag=True)


quiet = option("-q", "--quiet", is_flag=True)


# how steps are told

notation = option("--notation", metavar="NAME", default="rc", shell_complete=completing(_notations))


def voice(several: bool = False) -> Callable[[F], F]:
    """Who tells it."""
    return option(
        "--voice",
        "chosen" if several else "voice",
        default=("conversational",) if several else "conversational",
        multiple=several,
        show_default=True,
        metavar="NAME",
        shell_complete=completing(_voices, in_any_case=False),
    )


full = option("--full", is_flag=True)

reveal = option("--reveal", is_flag=True)


def _named_voices(text: str) -> tuple[str, ...]:
    """The voices of a list with commas, each once."""
    from sudologue.narration import voice_named

    return tuple(dict.fromkeys(voice_named(name.strip()).name for name in text.split(",")))


def words(default: str | None = None) -> Callable[[F], F]:
    """Voices whose words stand in data, step by step."""
    return option(
        "--words",
        type=_named_voices,
        default=default,
        show_default=default is not None,
        metavar="VOICE,...",
        shell_complete=completing(_voices, in_any_case=False),
    )


all_steps = option("--all-steps", is_flag=True)


# how puzzles are solved, and for how long

rules = option("--rules", metavar="SLUG,...", shell_complete=complete_rules)

assume_unique = option("--assume-unique", is_flag=True)

choose = advanced(
    "solving",
    option(
        "--choose",
        type=click.Choice(["nearest", "first"]),
        default="nearest",
        show_default=True,
        metavar="HOW",
    ),
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
            most = f" and at most {_LONGEST_WAIT:,}" if seconds > _LONGEST_WAIT else ""
            self.fail(f"give a number of seconds above 0{most}")
        return seconds


timeout = option("--timeout", "--seconds", "timeout", type=Seconds(), metavar="SECONDS")
"""How long a puzzle may take."""


def _units(ctx: click.Context, _param: click.Parameter, text: str) -> int | None:
    """Units of work, or nothing for no bound on them; and whether they are as usual."""
    is_usual = ctx.get_parameter_source("budget") is ParameterSource.DEFAULT
    ctx.params["has_usual_budget"] = is_usual
    number = text.replace(",", "")
    if text == "none":
        return None
    if number.isascii() and number.isdecimal() and len(number) <= _DIGITS_OF_A_BUDGET:
        return int(number)
    raise click.BadParameter(_say("units", usual=DEFAULT_BUDGET))


def budget_of(units: int) -> Callable[[F], F]:
    """How much work a puzzle may take."""
    return advanced(
        "limits",
        option(
            "--budget", callback=_units, default=f"{units:,}", show_default=True, metavar="UNITS"
        ),
    )


budget = budget_of(DEFAULT_BUDGET)


def limits(units: int) -> Callable[[F], F]:
    """A time and a budget, of which the usual one does not hold where a time is set."""
    return group("limits", timeout, budget_of(units))
