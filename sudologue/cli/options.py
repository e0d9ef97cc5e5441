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


def _file(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The shell completes names of files itself. (click's own type for paths chokes on some.)"""
    return [CompletionItem(incomplete, type="file")]


def puzzles(command: F) -> F:
    """Where the puzzles come from."""
    return click.argument(
        "puzzles", nargs=-1, shell_complete=_file, metavar="[PUZZLE | FILE | -]..."
    )(command)


def output(command: F) -> F:
    """Where the results go."""
    return click.option(
        "--output",
        shell_complete=_file,
        metavar="FILE",
        help="Write there instead; the file appears, or is replaced, when it is whole.",
    )(command)


def form(help: str) -> Callable[[F], F]:
    """What the results look like."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(["text", "json"]),
        default="text",
        show_default=True,
        help=help,
    )


def layout_options(command: F) -> F:
    """Options that say what the houses are, where they are not the usual ones."""
    for option in reversed(
        (
            click.option(
                "--boxes",
                metavar="HxW",
                help="Boxes of H rows by W columns; otherwise as square as the size allows.",
            ),
            click.option(
                "--jigsaw",
                shell_complete=_file,
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


def variant_from(boxes: str | None, jigsaw: str | None, **houses: bool) -> Variant:
    """The variant that the options describe."""
    if jigsaw is not None and os.path.exists(jigsaw):
        try:
            with open(jigsaw, encoding="utf-8", errors="replace") as file:
                jigsaw = file.read(10_000)
        except OSError as error:
            raise SudologueError(f"cannot read {jigsaw}: {error.strerror or error}") from error
    return Variant(base_layout(boxes, jigsaw), **houses)


def sources(ctx: click.Context, arguments: tuple[str, ...]) -> tuple[str, ...]:
    """The arguments; without any, standard input, if something is piped into it."""
    if arguments:
        return arguments
    stream = standard_input()
    if stream is not None and stream.isatty():
        click.echo(ctx.get_usage(), err=True)
        click.echo(
            "sudologue: no puzzle: give a line of cells, a file, or - for standard input; "
            f"see '{ctx.command_path} --help'",
            err=True,
        )
        ctx.exit(Exit.UNREADABLE)
    return (STDIN,)
