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
from sudologue.wording import listed

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
    *(
        option(f"--{name.replace('_', '-')}", is_flag=True, help="Extra rules", in_full=said)
        for name, (said, _) in FURTHER.items()
    ),
    option(
        "--boxes",
        metavar="HxW",
        help="Box size, such as 2x3",
        in_full="Boxes of H rows by W columns [default: as square as the size allows]",
    ),
    option(
        "--jigsaw",
        shell_complete=complete_file,
        metavar="MAP",
        help="Regions instead of boxes",
        in_full="Regions instead of boxes: a symbol for each cell, or a file with them",
    ),
)
"""Options that say which houses there are, if not the usual ones."""

reading_options = group(
    "",
    option(
        "--from",
        "format",
        metavar="FORMAT",
        shell_complete=complete_format,
        help="Input format [default: detected]",
        in_full="Input format, one of 'sudologue help formats' [default: detected]",
    ),
    houses_options,
    advanced(
        "",
        option(
            "--ignore-drawings",
            is_flag=True,
            help="Leave out lines, circles and text that only the puzzle's rules in words explain",
        ),
    ),
)
"""Options that say how to read a puzzle: its format, and its houses if not the usual ones."""

layout_options = group("The puzzle", reading_options)
"""The same, in the helps of verbs for which they are usual."""


# what results look like, and where they go


def _form(_ctx: click.Context, _param: click.Parameter, value: str) -> str:
    return "text" if value == PLAIN else value


def form_of(*forms: str, help: str = "", in_full: str = "") -> Callable[[F], F]:
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
        help=help or listed(known, "or"),
        in_full=in_full,
        gives=help,
    )


def indent(default: int = -1) -> Callable[[F], F]:
    """How JSON is laid out."""
    return advanced(
        LAST,
        option(
            "-i",
            "--indent",
            type=click.IntRange(-1, _WIDEST_INDENT),
            default=default,
            metavar="N",
            help="Indent JSON by N spaces",
        ),
    )


def form(*forms: str, in_full: str = "") -> Callable[[F], F]:
    """What the results look like; records among them."""
    return group("", form_of(*forms, in_full=in_full), indent())


output = option(
    "-o",
    "--output",
    shell_complete=complete_file,
    metavar="FILE",
    help="Write to FILE (replaced only once complete)",
    in_full="Write to FILE, whose ending decides the format. FILE is replaced only once complete; "
    "what an interrupted run had finished is kept in FILE.part.",
)

color = advanced(
    LAST,
    option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        show_default=True,
        metavar="WHEN",
        help="auto, always or never. auto means on a terminal, unless NO_COLOR is set.",
    ),
)

ascii_only = option("--ascii", "ascii_only", is_flag=True, help="Draw lines with - | + only")


def quiet(help: str, in_full: str = "") -> Callable[[F], F]:
    """Less than is written otherwise."""
    return option("-q", "--quiet", is_flag=True, help=help, in_full=in_full)


# how steps are told

notation = option(
    "--notation",
    metavar="NAME",
    default="rc",
    shell_complete=completing(_notations),
    help="How to write cells [default: rc, as in r5c6]",
    in_full="How to write cells; 'sudologue notations' lists the ways, and JSON always uses rc "
    "[default: rc, as in r5c6]",
)

_VOICES = "terse, conversational, technical, teacher or proof"


def voice(help: str = _VOICES, several: bool = False) -> Callable[[F], F]:
    """Who tells it."""
    return option(
        "--voice",
        "chosen" if several else "voice",
        default=("conversational",) if several else "conversational",
        multiple=several,
        show_default=True,
        metavar="NAME",
        shell_complete=completing(_voices, in_any_case=False),
        help=help,
        in_full=(
            f"{_VOICES}. Repeat it for an HTML page with a choice of voices." if several else ""
        ),
    )


full = option("--full", is_flag=True, help="Print long proofs in full")

reveal = option(
    "--reveal", is_flag=True, help="If the claim is false, show the right digit and the solution"
)


def _named_voices(text: str) -> tuple[str, ...]:
    """The voices of a list with commas, each once."""
    from sudologue.narration import voice_named

    return tuple(dict.fromkeys(voice_named(name.strip()).name for name in text.split(",")))


def words(help: str, default: str | None = None) -> Callable[[F], F]:
    """Voices whose words stand in data, step by step."""
    return option(
        "--words",
        type=_named_voices,
        default=default,
        show_default=default is not None,
        metavar="VOICE,...",
        shell_complete=completing(_voices, in_any_case=False),
        help=help,
        in_full=f"{help}: any of {_VOICES.replace(' or ', ' and ')}",
    )


all_steps = option("--all-steps", is_flag=True, help="Include eliminations that no placement needs")


# how puzzles are solved, and for how long

rules = option(
    "--rules",
    metavar="SLUG,...",
    shell_complete=complete_rules,
    help="Use only these techniques, in this order",
    in_full="Use only these techniques, in this order; 'sudologue rules' lists them",
)

assume_unique = option("--assume-unique", is_flag=True, help="Assume the puzzle has one solution")

choose = advanced(
    "How to solve",
    option(
        "--choose",
        type=click.Choice(["nearest", "first"]),
        default="nearest",
        show_default=True,
        metavar="HOW",
        help="Which of several steps comes next: the nearest to the last digit, or the first on "
        "the board. With first, eliminations that no digit needs are steps, too.",
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


def timeout(help: str) -> Callable[[F], F]:
    """How long a puzzle may take."""
    return option("--timeout", "--seconds", "timeout", type=Seconds(), metavar="SECONDS", help=help)


def _units(ctx: click.Context, _param: click.Parameter, text: str) -> int | None:
    """Units of work, or nothing for no bound on them; and whether they are as usual."""
    is_usual = ctx.get_parameter_source("budget") is ParameterSource.DEFAULT
    ctx.params["has_usual_budget"] = is_usual
    number = text.replace(",", "")
    if text == "none":
        return None
    if number.isascii() and number.isdecimal() and len(number) <= _DIGITS_OF_A_BUDGET:
        return int(number)
    raise click.BadParameter(f"give a number of units, such as {DEFAULT_BUDGET}, or none")


def budget_of(units: int) -> Callable[[F], F]:
    """How much work a puzzle may take."""
    return advanced(
        "Limits",
        option(
            "--budget",
            callback=_units,
            default=f"{units:,}",
            show_default=True,
            metavar="UNITS",
            help="Stop after UNITS of work, or none. Unlike --timeout, it stops at the same step "
            "on every machine.",
        ),
    )


budget = budget_of(DEFAULT_BUDGET)


def limits(help: str, units: int) -> Callable[[F], F]:
    """A time and a budget, of which the usual one does not hold where a time is set."""
    return group("Limits", timeout(help), budget_of(units))
