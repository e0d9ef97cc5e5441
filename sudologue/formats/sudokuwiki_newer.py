"""SudokuWiki's newer strings: each cell told exactly, and the kind of puzzle in front."""

from __future__ import annotations

import re

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats.houses import Feature, settled, usual
from sudologue.formats.reading import Reading, possible
from sudologue.formats.sudokuwiki_cells import (
    NEWER_BASE,
    board_of,
    contents_in,
    contents_of,
    figures,
    newer_code,
    newer_content,
    numbers_in,
)
from sudologue.formats.variants import anatomy, base_of, put_together, refuse_dead_cells
from sudologue.model import Board, Layout

# Kind, size and version, then so many figures for each cell. The two kinds with
# cages are known only to be refused by name.
WIDTHS = {"S": 2, "X": 2, "W": 2, "C": 2, "J": 3, "L": 4, "M": 5}
_KILLERS = {"L": "killer cages", "M": "killer cages and jigsaw regions"}
_READ = frozenset({"S9B", "S6B", "X9B", "W9B", "C9B", "J9B"})
START = re.compile(r"([SXWCJLM])([0-9])([A-Z])(.*)", re.DOTALL)
WHOLE = re.compile(r"\s*([SXWCJLM])([0-9])[A-Z]([0-9A-Za-z]+)\s*")
_REGION_SHIFT = 10
EXTRAS: dict[str, tuple[Feature, ...]] = {
    "S": (),
    "J": (),
    "X": (Feature.MAIN_DIAGONAL, Feature.ANTI_DIAGONAL),
    "W": (Feature.WINDOWS,),
    "C": (Feature.GROUPS,),
}


def read_string(string: str, slug: str, layout: Layout | None) -> Reading:
    """The position of a newer string."""
    found = START.match(string)
    if found is None:
        raise BoardTextError("not a SudokuWiki string: expected one that begins like S9B")
    kind, size = found[1], int(found[2])
    head = string[: found.start(4)]
    if kind in _KILLERS:
        raise BoardTextError(f"the puzzle has {_KILLERS[kind]}, which cannot be read here")
    if head not in _READ:
        raise BoardTextError(
            f"a string that begins with {head} cannot be read: expected one of "
            f"{', '.join(sorted(_READ))}"
        )
    numbers = numbers_in(string, len(head), WIDTHS[kind], NEWER_BASE, size * size)
    base = usual(size)
    if kind == "J":
        base = base_of([number >> _REGION_SHIFT for number in numbers])
        numbers = [number & (1 << _REGION_SHIFT) - 1 for number in numbers]
    own = settled(put_together(base, EXTRAS[kind]), layout)
    contents = contents_in(numbers, own, newer_content)
    return Reading(board_of(contents, own), slug)


def string_of(board: Board) -> str:
    """The newer string of a position.

    In a puzzle that nobody has begun, every open cell has all its candidates, as on the site.
    """
    layout = board.layout
    parts = anatomy(layout)
    has_usual_boxes = base_of(parts.regions) == usual(layout.size)
    kind = next(
        (
            kind
            for kind, extras in EXTRAS.items()
            if set(extras) == set(parts.features) and has_usual_boxes == (kind != "J")
        ),
        None,
    )
    if kind is None or f"{kind}{layout.size}B" not in _READ:
        raise FormatError(
            "the layout cannot be written as sudokuwiki-2: SudokuWiki has diagonals, windows, "
            "disjoint groups and jigsaw regions, one of them at a time, on boards of 9 rows"
        )
    refuse_dead_cells(board, "SudokuWiki")
    is_fresh = board.filled == board.givens and board.live == possible(board)
    numbers = [newer_code(content) for content in contents_of(board, is_fresh)]
    if kind == "J":
        regions = (region or 0 for region in parts.regions)
        numbers = [r << _REGION_SHIFT | n for r, n in zip(regions, numbers, strict=True)]
    codes = "".join(figures(number, WIDTHS[kind]) for number in numbers)
    return f"{kind}{layout.size}B{codes}"
