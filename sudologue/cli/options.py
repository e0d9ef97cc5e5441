"""Options that several verbs share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from sudologue.errors import SudologueError
from sudologue.model import CLASSIC, Layout

F = TypeVar("F", bound=Callable[..., Any])

puzzles = click.argument("puzzles", nargs=-1, metavar="[PUZZLE | FILE | -]...")


def _boxes(_context: click.Context, _option: click.Parameter, value: str | None) -> Layout | None:
    if value is None:
        return None
    height, _, width = value.lower().partition("x")
    if not (height.isdecimal() and width.isdecimal() and int(height) and int(width)):
        raise click.BadParameter("write rows x columns of a box, like 2x3")
    try:
        return Layout.boxes(int(height), int(width))
    except SudologueError as error:
        raise click.BadParameter(str(error)) from error


_LAYOUT_OPTIONS = (
    click.option(
        "--boxes",
        metavar="HxW",
        callback=_boxes,
        help="Boxes of H rows by W columns; otherwise as square as the size allows.",
    ),
    click.option("--jigsaw", metavar="MAP", help="Regions, a symbol for each cell."),
    click.option("--diagonals", is_flag=True, help="Both long diagonals are houses."),
    click.option("--windoku", is_flag=True, help="The windows are houses."),
    click.option("--disjoint-groups", is_flag=True, help="Same places in boxes are houses."),
    click.option("--anti-knight", is_flag=True, help="Equal digits are no knight's move apart."),
    click.option("--anti-king", is_flag=True, help="Equal digits are no king's move apart."),
)


def layout_options(command: F) -> F:
    """Options that say what the houses are, where they are not the usual ones."""
    for option in reversed(_LAYOUT_OPTIONS):
        command = option(command)
    return command


def layout_from(
    boxes: Layout | None = None,
    jigsaw: str | None = None,
    diagonals: bool = False,
    windoku: bool = False,
    disjoint_groups: bool = False,
    anti_knight: bool = False,
    anti_king: bool = False,
) -> Layout | None:
    """The layout that the options describe; nothing where the puzzle's length decides."""
    if boxes is not None and jigsaw is not None:
        raise SudologueError("--boxes and --jigsaw exclude each other: regions replace boxes")
    base = Layout.jigsaw(jigsaw) if jigsaw is not None else boxes or CLASSIC
    layout = base
    if diagonals:
        layout = layout.with_diagonals()
    if windoku:
        layout = layout.with_windows()
    if disjoint_groups:
        layout = layout.with_disjoint_groups()
    if anti_knight:
        layout = layout.with_anti_knight()
    if anti_king:
        layout = layout.with_anti_king()
    return None if layout is CLASSIC else layout
