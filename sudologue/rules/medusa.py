"""3D Medusa: all digits at once, painted in two colours along all strong links.

A cell with two candidates joins candidates of different digits, as a house with two places joins
candidates of one. So the colours of `colouring` spread over several digits. As before, one colour
is true throughout and the other false throughout.

- A colour is false if it sees itself: twice in a cell, or twice with one digit in a house. It is
  false, too, if it would leave a cell without candidates, or a house without a place for a digit.
- Otherwise a candidate without colour is false if it sees both colours, each in its own cell or
  with its own digit in one of its houses.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, Inference
from sudologue.model import Board, bits_of
from sudologue.model.folding import fold
from sudologue.rules.cards import medusa as cards
from sudologue.rules.chains.graph import PLAIN, graph
from sudologue.rules.colouring import ruled_out
from sudologue.rules.painting import Painting
from sudologue.rules.rule import Technique
from sudologue.rules.strong_links import ColourPair, StrongLinks, colour_pairs


class Medusa3D(Technique):
    """Small pairs of colours before large ones; what one digit alone shows is simple colouring."""

    card = cards.MEDUSA_3D

    def find(self, board: Board) -> Iterator[Inference]:
        for pair in colour_pairs(graph(board, PLAIN).strong):
            if pair.both.bit_count() > 2 and _is_mixed(board, pair):
                yield from self._from_colours(board, pair)

    def _from_colours(self, board: Board, pair: ColourPair) -> Iterator[Inference]:
        seen = {colour: _seen(board, colour) for colour in (pair.one, pair.other)}
        for false, its_seen in seen.items():
            if false & its_seen:
                if false & ~_plain(board):
                    yield self._painting(board).wrap(pair, false)
                return
        for false, its_seen in seen.items():
            emptied = _dead_end(board, board.live & ~its_seen) if false & (false - 1) else None
            if emptied:
                if false & ~_plain(board):
                    yield self._painting(board).dead_end(pair, false, emptied)
                return
        trapped = board.live & ~pair.both & seen[pair.one] & seen[pair.other]
        if trapped and trapped & ~_plain(board):
            yield self._painting(board).trap(pair, trapped)

    def _painting(self, board: Board) -> Painting:
        return Painting(self.card.slug, board, StrongLinks.of_board(board))


def _plain(board: Board) -> int:
    """The candidates that the colours of their own digit rule out: that is simple colouring."""
    layout, found = board.layout, 0
    for bit, plane in enumerate(board.planes):
        found |= ruled_out(layout, plane) << bit * layout.cell_count
    return found


def _is_mixed(board: Board, pair: ColourPair) -> bool:
    """Whether the colours are on several digits."""
    width = board.layout.cell_count
    lowest, highest = (pair.both & -pair.both).bit_length() - 1, pair.both.bit_length() - 1
    return lowest // width != highest // width


def _seen(board: Board, candidates: int) -> int:
    """The candidates that some candidate of a mask sees."""
    masks, seen = board.layout.seen_masks, 0
    for number in bits_of(candidates):
        seen |= masks[number]
    return seen


def _dead_end(board: Board, left: int) -> Constraint | None:
    """What has no candidate among those left: the first cell, else the first digit in a house."""
    layout, width = board.layout, board.layout.cell_count
    dead_cells = board.open_cells & ~fold(left, layout.digit_levels)[0]
    if dead_cells:
        return CellConstraint(layout.cells[next(bits_of(dead_cells))])
    possible = left | board.filled
    for family in layout.families:
        dead = family.bases & ~fold(possible, family.levels)[0]
        if dead:
            plane, first = divmod(next(bits_of(dead)), width)
            return HouseConstraint(family.house_at[first], plane + 1)
    return None
