"""3D Medusa: all digits at once, in two colours along all strong links.

A cell with two candidates joins candidates of different digits, as a house with two places joins
candidates of one. So the colours of `colouring` spread over several digits. As before, one colour
is true throughout and the other false throughout.

- A colour is false if it sees itself: twice in a cell, or twice with one digit in a house. It is
  false, too, if it would leave a cell without candidates, or a house without a place for a digit.
- Otherwise a candidate without colour is false if it sees both colours, each in its own cell or
  with its own digit in one of its houses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sudologue.caches import PLANES, cached
from sudologue.inference import CellConstraint, Constraint, HouseConstraint, Inference
from sudologue.model import Board, bits_of, union_of
from sudologue.model.folding import Levels, fold
from sudologue.rules.colouring import card as cards
from sudologue.rules.colouring.search.colouring import ruled_out
from sudologue.rules.colouring.search.inferences import ColouringInferences
from sudologue.rules.colouring.search.strong_links import ColourPair, StrongLinks
from sudologue.rules.common.links.link_graph import PLAIN, graph
from sudologue.rules.rule import Technique


class Medusa3D(Technique):
    """Small pairs of colours before large ones; what one digit alone shows is simple colouring."""

    card = cards.MEDUSA_3D

    def find(self, board: Board) -> Iterator[Inference]:
        components = [
            component
            for component in graph(board, PLAIN).colouring.components()
            if _is_mixed(board, *component[:2])
        ]
        several: list[int] = []
        for one, other, one_sees, other_sees in components:
            if one & (one - 1):
                several.append(one_sees)
            if other & (other - 1):
                several.append(other_sees)
        dead_ends = _dead_ends(board, several)
        for one, other, one_sees, other_sees in components:
            trapped = one_sees & other_sees & board.live & ~(one | other)
            if trapped or one & one_sees or other & other_sees or dead_ends:
                pair = ColourPair(one, other)
                seen = one_sees, other_sees
                yield from self._from_colours(board, pair, seen, trapped, dead_ends)

    def _from_colours(
        self,
        board: Board,
        pair: ColourPair,
        seen: tuple[int, int],
        trapped: int,
        dead_ends: Mapping[int, Constraint],
    ) -> Iterator[Inference]:
        colours = pair.one, pair.other
        for false, seen_by_false in zip(colours, seen, strict=True):
            if false & seen_by_false:
                if false & ~_plain(board):
                    yield self._inferences(board).wrap(pair, false)
                return
        for false, seen_by_false in zip(colours, seen, strict=True):
            emptied = dead_ends.get(seen_by_false)
            if emptied and false & (false - 1):
                if false & ~_plain(board):
                    yield self._inferences(board).dead_end(pair, false, emptied)
                return
        if trapped and trapped & ~_plain(board):
            yield self._inferences(board).trap(pair, trapped)

    def _inferences(self, board: Board) -> ColouringInferences:
        return ColouringInferences(self.card.slug, board, StrongLinks.of_board(board))


def _plain(board: Board) -> int:
    """The candidates that the colours of their own digit rule out: that is simple colouring."""
    layout, width = board.layout, board.layout.cell_count
    return union_of([ruled_out(layout, p) << bit * width for bit, p in enumerate(board.planes)])


def _is_mixed(board: Board, one: int, other: int) -> bool:
    """Whether more than two candidates have the colours, on several digits."""
    both = one | other
    width, lowest = board.layout.cell_count, both & -both
    others = both ^ lowest
    if not others & (others - 1):
        return False
    return (lowest.bit_length() - 1) // width != (both.bit_length() - 1) // width


def _dead_ends(board: Board, colours: Sequence[int]) -> dict[int, Constraint]:
    """What has no candidate left, for each colour that would leave it none.

    The first cell, else the first digit in a house. Colours are given as the candidates that they
    see. What they leave is laid end to end in one integer, and folded as a board is, but that here
    none is told from some.
    """
    layout, width, count = board.layout, board.layout.cell_count, len(colours)
    if not colours:
        return {}
    size = (layout.size * width + 7) // 8
    span, live = size * 8, board.live
    remaining = int.from_bytes(
        b"".join([(live & ~seen).to_bytes(size, "little") for seen in colours]), "little"
    )
    emptied: dict[int, Constraint] = {}
    dead = repeated(board.open_cells, span, count) & ~_some(remaining, layout.digit_levels)
    for bit in bits_of(dead):
        index, cell = divmod(bit, span)
        emptied.setdefault(colours[index], CellConstraint(layout.cells[cell]))
    for family in layout.families:
        placeless = repeated(family.bases, span, count) & ~_some(remaining, family.levels)
        # each digit that is placed in one of the houses has no place left there
        if placeless.bit_count() > (board.filled & family.candidates).bit_count() * count:
            served = fold(board.filled, family.levels)[0] & family.bases
            for bit in bits_of(placeless & ~repeated(served, span, count)):
                index, base = divmod(bit, span)
                plane, first = divmod(base, width)
                constraint = HouseConstraint(family.house_at[first], plane + 1)
                emptied.setdefault(colours[index], constraint)
    return emptied


def _some(bits: int, levels: Levels) -> int:
    """On each base, whether its group holds any bit: the half of `fold` that is wanted here."""
    for level in levels:
        each = bits
        for offset in level:
            bits |= each >> offset
    return bits


@cached(PLANES)
def repeated(mask: int, span: int, count: int) -> int:
    """A mask of so many bits, so many times end to end.

    >>> bin(repeated(0b01, 2, 4))
    '0b1010101'
    """
    return sum([mask << index * span for index in range(count)])
