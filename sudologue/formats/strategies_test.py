"""What the tests of the formats draw from: any position on any layout."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from sudologue.formats.reading import Format, position, possible
from sudologue.model import Board, Layout, bits_of
from sudologue.oracle import count_solutions

NAMES = tuple(LAYOUTS)


@cache
def solution(name: str) -> tuple[int, ...]:
    """A filled board of a layout."""
    layout = LAYOUTS[name]
    empty = Board.from_values([None] * layout.tables.cell_count, layout)
    found, *_ = count_solutions(empty, limit=1).found
    return tuple(value for value in found.masks.values if value is not None)


def layouts_for(known: Format) -> list[str]:
    """The names of the layouts that a format says it carries."""
    names: list[str] = []
    for name, layout in LAYOUTS.items():
        try:
            known.refuse(layout)
        except ValueError:
            continue
        names.append(name)
    return names


@st.composite
def positions(
    draw: st.DrawFn,
    names: tuple[str, ...] = NAMES,
    placed: bool = True,
    removed: bool = True,
    barred: bool = True,
    dead: bool = False,
) -> Board:
    """A position that its solution may or may not have survived."""
    name = draw(st.sampled_from(names))
    layout = LAYOUTS[name]
    chance = random.Random(draw(st.integers(0, 1 << 32)))
    digits = list(layout.tables.digits)
    chance.shuffle(digits)
    share = draw(st.sampled_from([0.0, 0.3, 0.6, 1.0]))
    values = [digits[v - 1] if chance.random() < share else None for v in solution(name)]
    given_share = draw(st.sampled_from([0.0, 0.5, 1.0])) if placed else 1.0
    given = [n for n in range(layout.tables.cell_count) if chance.random() < given_share]
    out = 0
    if barred and draw(st.booleans()):
        truth = sum(
            1 << (digits[v - 1] - 1) * layout.tables.cell_count + n
            for n, v in enumerate(solution(name))
        )
        out = _some(layout.tables.all_candidates & ~truth, chance)
    board = position(values, layout, given, barred=out)
    if removed and draw(st.booleans()):
        gone = _some(board.masks.live, chance)
        board = position(values, layout, given, removed=gone, barred=out)
        if not dead:
            board = position(values, layout, given, removed=_sparing(board, gone), barred=out)
    return board


def _some(candidates: int, chance: random.Random) -> int:
    share = chance.choice([0.02, 0.2, 0.7])
    return sum(1 << number for number in bits_of(candidates) if chance.random() < share)


def _sparing(board: Board, gone: int) -> int:
    """What to remove, so that no open cell is left with nothing."""
    layout: Layout = board.layout
    for number in bits_of(board.masks.open_cells):
        domain = layout.tables.domain_masks[number]
        if not board.masks.live & domain:
            gone &= ~(domain & possible(board))
    return gone
