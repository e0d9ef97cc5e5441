"""SudokuWiki's older strings: a placed digit looks like an open cell with one candidate."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.formats.houses import settled
from sudologue.formats.reading import Reading
from sudologue.formats.sudokuwiki_cells import (
    OLDER_BASE,
    Content,
    board_of,
    contents_in,
    contents_of,
    figures,
    numbers_in,
    older_code,
    older_content,
)
from sudologue.formats.variants import refuse_dead_cells
from sudologue.model import CLASSIC, Board, Layout

LENGTH = 2 * CLASSIC.cell_count


def read_string(string: str, slug: str, layout: Layout | None) -> Reading:
    """The position of an older string.

    A candidate that is alone in its cell is taken as placed there if no other cell that its cell
    sees can take the digit: so placing it would have left things.
    """
    own = settled(CLASSIC, layout)
    numbers = numbers_in(string, 0, 2, OLDER_BASE, own.cell_count)
    contents = contents_in(numbers, own, older_content)
    doubtful = 0
    for number, content in enumerate(contents):
        if content.digit is None and content.mask & (content.mask - 1) == 0:
            doubtful += 1
            if not _is_seen_elsewhere(contents, own, number):
                contents[number] = Content(content.mask.bit_length())
    warnings = (
        "older SudokuWiki strings do not tell a placed digit from a cell with one candidate: "
        "taken as placed where no cell in sight can take the digit",
    )
    return Reading(board_of(contents, own), slug, warnings if doubtful else ())


def _is_seen_elsewhere(contents: Sequence[Content], layout: Layout, number: int) -> bool:
    mask = contents[number].mask
    digit = mask.bit_length()
    peers = (contents[layout.cell_number(p)] for p in layout.peers(layout.cells[number]))
    return any(peer.mask & mask or peer.digit == digit for peer in peers)


def string_of(board: Board) -> str:
    """The older string of a position."""
    refuse_dead_cells(board, "SudokuWiki")
    return "".join(figures(older_code(c), 2, OLDER_BASE) for c in contents_of(board, False))
