"""A trace as a page's script replays it: the first board, and what each step changes."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Placement, SolveResult
from sudologue.model import Board, Layout, bits_of, digit_text

Data = object
NOTHING = -1


def start_of(board: Board) -> str:
    """The cells: `=5` is given, `:5` is placed, `259` are candidates."""
    cells = board.layout.cells
    return " ".join([_cell(board, number) for number in range(len(cells))])


def _cell(board: Board, number: int) -> str:
    value = board.masks.values[number]
    if value is None:
        return "".join(map(digit_text, sorted(board.masks.domains[number])))
    return f"{'=' if board.is_given(board.layout.cells[number]) else ':'}{digit_text(value)}"


def houses_of(layout: Layout) -> list[list[int]]:
    """The houses, each with the numbers of its cells."""
    return [[layout.tables.cell_number(cell) for cell in house.cells] for house in layout.houses]


def moves_of(result: SolveResult) -> Iterator[tuple[int, list[int]]]:
    """Of each step the candidate placed, if one is, and those gone, by number.

    What a digit takes from the houses of its cell goes without saying.
    """
    layout, before = result.initial.layout, result.initial
    for step in result.steps:
        action, placed = step.inference.action, NOTHING
        gone = before.masks.live & ~step.board.masks.live
        if isinstance(action, Placement):
            placed = layout.tables.candidate_number(action.cell, action.value)
            gone &= ~_understood(layout, placed)
        yield placed, [*bits_of(gone)]
        before = step.board


def _understood(layout: Layout, placed: int) -> int:
    """The other candidates of a cell, and its digit in its houses."""
    tables, width = layout.tables, layout.tables.cell_count
    plane, cell = divmod(placed, width)
    mates = tables.domain_masks[cell]
    for house in layout.houses:
        if tables.house_masks[house] >> cell & 1:
            mates |= tables.house_masks[house] << plane * width
    return mates


def replayed(result: SolveResult) -> Data:
    """All that a script needs to come to the board after any step."""
    return {
        "start": start_of(result.initial),
        "houses": houses_of(result.initial.layout),
        "steps": [[0, *move] for move in moves_of(result)],
    }
