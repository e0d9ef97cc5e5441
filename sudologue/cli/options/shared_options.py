"""Options that several verbs share."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar, cast

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from sudologue.budget import DEFAULT_BUDGET, Limits
from sudologue.cli.exits import Exit
from sudologue.cli.input.sources import STDIN, opened, standard_input
from sudologue.cli.input.variant import FURTHER, Variant, base_layout
from sudologue.cli.output.complaints import shortened
from sudologue.errors import SudologueError

_LONGEST_WAIT = 1_000_000_000
_WIDEST_INDENT = 40

F = TypeVar("F", bound=Callable[..., Any])


def complete_file(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The shell completes names of files itself. (click's own type for paths chokes on some.)"""
    return [CompletionItem(incomplete, type="file")]


puzzles = click.argument(
    "puzzles", nargs=-1, shell_complete=complete_file, metavar="[PUZZLE | FILE | -]..."
)


def puzzles_and(what: str) -> Callable[[F], F]:
    """Puzzles, and what is asked or claimed of each, as one run of arguments."""
    metavar = f"[PUZZLE | FILE | -]... {what}..."
    return click.argument("arguments", nargs=-1, shell_complete=complete_file, metavar=metavar)


def completing(
    names: Callable[[], Iterable[tuple[str, str]]], in_any_case: bool = True
) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """What offers the names that begin as typed, each with its summary."""

    def complete(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
        begun = begun.lower() if in_any_case else begun
        return [CompletionItem(name, help=s) for name, s in names() if name.startswith(begun)]

    return complete


def _notations() -> Iterable[tuple[str, str]]:
    # verbs that write no cells do not wait for the voices
    from sudologue.narration.notations import notations

    return [(notation.name, notation.summary) for notation in notations()]


notation = click.option(
    "--notation",
    metavar="NAME",
    default="rc",
    show_default=True,
    shell_complete=completing(_notations),
    help="How cells are written; 'sudologue notations' lists the ways. JSON keeps to rc.",
)

output = click.option(
    "-o",
    "--output",
    shell_complete=complete_file,
    metavar="FILE",
    help="Write there instead; the file appears, or is replaced, when it is whole. What an "
    "interrupted run had finished is kept in FILE.part.",
)


def quiet(help: str) -> Callable[[F], F]:
    """Less than is written otherwise."""
    return click.option("-q", "--quiet", is_flag=True, help=help)


def seconds(_: click.Context, __: click.Parameter, value: str | None) -> float | None:
    """A time that one can wait for."""
    if value is None:
        return None
    try:
        seconds = float(value)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= _LONGEST_WAIT:
        raise click.BadParameter(
            f"{shortened(value)} is no time to wait: "
            f"write seconds, more than 0 and at most {_LONGEST_WAIT}"
        )
    return seconds


def timeout(help: str) -> Callable[[F], F]:
    """How long a puzzle may take."""
    return click.option(
        "--timeout",
        "--seconds",
        "timeout",
        callback=seconds,
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


_DIGITS_OF_A_BUDGET = 18


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


def limits(help: str, units: int) -> Callable[[F], F]:
    """A time and a budget, which the command is handed as `limits`."""

    def with_limits(command: F) -> F:
        @wraps(command)
        def limited(*given: Any, timeout: float | None, budget: int | None, **named: Any) -> object:
            source = click.get_current_context().get_parameter_source("budget")
            if timeout is not None and source is ParameterSource.DEFAULT:
                budget = None
            return command(*given, limits=Limits(timeout, budget), **named)

        return timeout(f"{help} The usual budget does not hold then.")(
            budget_of(units)(cast("F", limited))
        )

    return with_limits


budget = budget_of(DEFAULT_BUDGET)


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


def form(help: str, *more: str) -> Callable[[F], F]:
    """What the results look like; records among them."""

    def with_indent(command: F) -> F:
        return form_of(help, "json", *more)(indent()(command))

    return with_indent


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


def indent_of(form: str, indent: int) -> int:
    """The indent of what is written in this form: of all but JSON, none."""
    return indent if form in ("json", "trace") else -1


color = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colour on a terminal, unless NO_COLOR is set; always; or never.",
)


def _formats() -> Iterable[tuple[str, str]]:
    # verbs that read plain lines do not wait for the formats
    from sudologue.formats import FORMATS

    return [(known.slug, known.title) for known in FORMATS]


complete_format = completing(_formats)


def houses_options(command: F) -> F:
    """Options that say which houses there are, if not the usual ones."""
    for option in reversed(
        (
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
    ):
        command = option(command)
    return command


def layout_options(command: F) -> F:
    """Options that say how to read a puzzle: its format, and its houses if not the usual ones."""
    command = click.option(
        "--ignore-drawings",
        is_flag=True,
        help="Read puzzles without lines, circles or text that only their rules in words explain.",
    )(houses_options(command))
    return click.option(
        "--from",
        "format",
        metavar="FORMAT",
        shell_complete=complete_format,
        help="What puzzles are written in; without it they show it. "
        "'sudologue convert --help' lists the formats.",
    )(command)


def variant_from(
    boxes: str | None, jigsaw: str | None, format: str | None = None, **houses: bool
) -> Variant:
    """The variant that the options describe."""
    if format is not None:
        from sudologue.formats import named

        format = named(format).slug
    if jigsaw is not None:
        jigsaw = text_or_file(jigsaw, "map of regions")
    further = tuple(name for name in FURTHER if houses[name])
    ignored = houses.get("ignore_drawings", False)
    return Variant(base_layout(boxes, jigsaw), further, format, ignored)


def text_or_file(value: str, what: str) -> str:
    """What was typed, or what is in the file of that name."""
    if not os.path.exists(value):
        return value
    try:
        with opened(value) as file:
            text = file.read(10_000)
    except OSError as error:
        raise SudologueError(f"cannot read {value}: {error.strerror or error}") from error
    if not text.strip():
        raise SudologueError(f"{value}: there is no {what} in it")
    return text


def sources(
    ctx: click.Context,
    arguments: tuple[str, ...],
    missing: str = "puzzle: give a line of cells, a file",
) -> tuple[str, ...]:
    """The arguments; without any, standard input, if something is piped into it."""
    if arguments:
        return arguments
    stream = standard_input()
    if stream is not None and stream.isatty():
        click.echo(ctx.get_usage(), err=True)
        click.echo(
            f"sudologue: no {missing}, or - for standard input; "
            f"see '{ctx.command_path} --help'",
            err=True,
        )
        ctx.exit(Exit.UNREADABLE)
    return (STDIN,)
