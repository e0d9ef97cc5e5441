"""Layouts and boards as the expressions that make them, where these are short."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sudologue.errors import LayoutError
from sudologue.model.bits import bits_of
from sudologue.model.cell import digit_text
from sudologue.model.house import HouseKind
from sudologue.wording import counted

if TYPE_CHECKING:
    from sudologue.model.board import Board
    from sudologue.model.layout import Layout

SIZES_WITH_TRIPLES = frozenset({4, 6, 8, 9})
"""Of larger boards a row's number has two figures, which no triple has room for."""

_FURTHER: dict[str, Callable[[Layout], Layout]] = {
    "with_diagonals()": lambda layout: layout.with_diagonals(),
    "with_diagonals(anti=False)": lambda layout: layout.with_diagonals(anti=False),
    "with_diagonals(main=False)": lambda layout: layout.with_diagonals(main=False),
    "with_windows()": lambda layout: layout.with_windows(),
    "with_disjoint_groups()": lambda layout: layout.with_disjoint_groups(),
    "with_anti_knight()": lambda layout: layout.with_anti_knight(),
    "with_anti_king()": lambda layout: layout.with_anti_king(),
}


def layout_expression(layout: Layout) -> str | None:
    """The calls that make a layout, if there are some.

    >>> from sudologue.model import Layout
    >>> layout_expression(Layout.boxes(2, 3).with_diagonals())
    'Layout.boxes(2, 3).with_diagonals()'
    """
    if layout.clues:
        return _with_clues(layout)
    try:
        made, expression = _base(layout)
        while made != layout:
            made, call = next(
                (further, call)
                for call, make in _FURTHER.items()
                if (further := _further(made, make)) is not None and _begins(layout, further)
            )
            expression += f".{call}"
    except (LayoutError, StopIteration):
        return None
    return expression


def _with_clues(layout: Layout) -> str | None:
    """The calls that make a layout of few clues, each an expression itself."""
    clues = [repr(clue) for clue in layout.clues]
    base = layout_expression(replace(layout, clues=()))
    if base is None or len(clues) > _MOST_CLUES or any(text.startswith("<") for text in clues):
        return None
    return f"{base}.with_clues({', '.join(clues)})"


_MOST_CLUES = 4
"""More would make a line that nobody reads."""


def _base(layout: Layout) -> tuple[Layout, str]:
    """The layout of boxes or of regions that another begins with."""
    tables = layout.tables
    if tables.box_shape is not None:
        made, expression = layout.boxes(*tables.box_shape), "Layout.boxes({}, {})"
        expression = expression.format(*tables.box_shape)
    else:
        regions = [house for house in layout.houses if house.kind is HouseKind.REGION]
        region_of = {cell: house.index for house in regions for cell in house.cells}
        symbols = [digit_text(region_of.get(cell, 0) + 1) for cell in layout.cells]
        expression = f"Layout.jigsaw({''.join(symbols)!r})"
        made = layout.jigsaw("".join(symbols))
    if not _begins(layout, made):
        raise LayoutError("a layout of its own")
    return made, expression


def _further(layout: Layout, make: Callable[[Layout], Layout]) -> Layout | None:
    try:
        return make(layout)
    except LayoutError:
        return None


def _begins(layout: Layout, made: Layout) -> bool:
    """Whether a layout has all of another's houses and sights before its own."""
    return (
        layout.houses[: len(made.houses)] == made.houses
        and layout.sights[: len(made.sights)] == made.sights
    )


def board_expression(board: Board, is_usual: bool) -> str:
    """The expression that makes a board, in a usual layout or not, or a description of it."""
    masks = board.masks
    layout, made = board.layout, layout_expression(board.layout)
    gone = layout.tables.left_beside(masks.filled) & ~masks.live
    is_untouched = masks.filled == masks.givens and not gone
    has_room = is_untouched or layout.size in SIZES_WITH_TRIPLES
    if made is None or masks.barred or not has_room or not _is_position(board):
        return _description(board, (gone & ~masks.barred).bit_count())
    text = grid_text(board) + (f":{triples(layout, gone)}" if gone else "")
    return f"Board({text!r})" if is_usual else f"Board({text!r}, layout={made})"


def _is_position(board: Board) -> bool:
    """Whether the board follows from its digits, with some candidates gone."""
    masks = board.masks
    return not (
        masks.givens & ~masks.filled or masks.live & ~board.masks.tables.left_beside(masks.filled)
    )


def _description(board: Board, gone: int) -> str:
    masks = board.masks
    layout, known = board.layout, masks.filled
    parts = [f"{masks.givens.bit_count()} given"]
    placed = (known & ~masks.givens).bit_count()
    parts += [f"{placed} placed"] * bool(placed)
    parts += [f"{counted(gone, 'candidate')} gone"] * bool(gone)
    parts += [f"{counted(masks.barred.bit_count(), 'candidate')} barred"] * bool(masks.barred)
    return f"<Board {board.to_string()!r} on {layout!r}: {', '.join(parts)}>"


def triples(layout: Layout, mask: int) -> str:
    """Candidates as triples of digit, row and column: digit by digit and row by row."""
    found = (layout.tables.candidate(number) for number in bits_of(mask))
    return " ".join(f"{c.digit}{c.cell.row + 1}{c.cell.col + 1}" for c in found)


def grid_text(board: Board) -> str:
    """A board's digits, a plus before those that are placed."""
    return "".join(
        "." if value is None else f"{'' if board.is_given(cell) else '+'}{digit_text(value)}"
        for cell, value in zip(board.layout.cells, board.masks.values, strict=True)
    )
