"""Options that several verbs share."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from sudologue.cli.exits import Exit
from sudologue.cli.sources import STDIN, standard_input
from sudologue.cli.variant import Variant, base_layout
from sudologue.errors import SudologueError

F = TypeVar("F", bound=Callable[..., Any])


def complete_file(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The shell completes names of files itself. (click's own type for paths chokes on some.)"""
    return [CompletionItem(incomplete, type="file")]


def puzzles(command: F) -> F:
    """Where the puzzles come from."""
    return click.argument(
        "puzzles", nargs=-1, shell_complete=complete_file, metavar="[PUZZLE | FILE | -]..."
    )(command)


def _complete_notation(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The notations that begin so."""
    # verbs that write no cells do not wait for the voices
    from sudologue.narration.notations import notations

    return [
        CompletionItem(notation.name, help=notation.summary)
        for notation in notations()
        if notation.name.startswith(incomplete.lower())
    ]


def notation(command: F) -> F:
    """How cells are written."""
    return click.option(
        "--notation",
        metavar="NAME",
        default="rc",
        show_default=True,
        shell_complete=_complete_notation,
        help="How cells are written; 'sudologue notations' lists the ways. JSON keeps to rc.",
    )(command)


def output(command: F) -> F:
    """Where the results go."""
    return click.option(
        "--output",
        shell_complete=complete_file,
        metavar="FILE",
        help="Write there instead; the file appears, or is replaced, when it is whole.",
    )(command)


def form(help: str, *more: str) -> Callable[[F], F]:
    """What the results look like."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(["text", "json", *more]),
        default="text",
        show_default=True,
        help=help,
    )


def color(command: F) -> F:
    """Whether terminals are written to in colour."""
    return click.option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        show_default=True,
        help="Colour on a terminal, unless NO_COLOR is set; always; or never.",
    )(command)


def complete_format(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The formats that begin so."""
    # verbs that read plain lines do not wait for the formats
    from sudologue.formats import FORMATS

    return [
        CompletionItem(known.slug, help=known.title)
        for known in FORMATS
        if known.slug.startswith(incomplete.lower())
    ]


def layout_options(command: F) -> F:
    """Options that say how to read a puzzle: its format, and its houses if not the usual ones."""
    for option in reversed(
        (
            click.option(
                "--from",
                "format",
                metavar="FORMAT",
                shell_complete=complete_format,
                help="What puzzles are written in; without it they show it. "
                "'sudologue convert --help' lists the formats.",
            ),
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
            _flag("--diagonals", "Both long diagonals are houses."),
            _flag("--windoku", "The windows are houses."),
            _flag("--disjoint-groups", "Same places in boxes are houses."),
            _flag("--anti-knight", "Equal digits are no knight's move apart."),
            _flag("--anti-king", "Equal digits are no king's move apart."),
        )
    ):
        command = option(command)
    return command


def _flag(name: str, help: str) -> Callable[[F], F]:
    return click.option(name, is_flag=True, help=help)


def variant_from(
    boxes: str | None, jigsaw: str | None, format: str | None = None, **houses: bool
) -> Variant:
    """The variant that the options describe."""
    if format is not None:
        from sudologue.formats import named

        format = named(format).slug
    if jigsaw is not None and os.path.exists(jigsaw):
        try:
            with open(jigsaw, encoding="utf-8", errors="replace") as file:
                jigsaw = file.read(10_000)
        except OSError as error:
            raise SudologueError(f"cannot read {jigsaw}: {error.strerror or error}") from error
    return Variant(base_layout(boxes, jigsaw), format=format, **houses)


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
