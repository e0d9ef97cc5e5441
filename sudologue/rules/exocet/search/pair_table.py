"""What the targets of an exocet can hold, pair by pair, and what that rules out.

A pair is out when the base cells cannot hold it, or a target lacks its digit; when the cross-lines
have no room for both digits beside the targets; or when one of them would have no place in the
block of the other target. There it goes to the target's *mirror*: the cells of that block that
neither the base cells nor the target see, but for the other target itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from sudologue.model import Board, House, bits_of, union_of
from sudologue.rules.exocet.search.exocet_patterns import Exocet

Pair = tuple[int, int]
"""Two digits by their planes: that of the first target, and that of the second."""


@dataclass(frozen=True)
class Filling:
    """A pair for the targets, with the places that it leaves to the mirror of either."""

    pair: Pair
    mirrors: tuple[int, int]


@dataclass(frozen=True)
class Excluded:
    """A filling that is out: `side` is 0 or 1 if that digit has no place in its target's mirror.

    Otherwise the cross-lines have no room for the pair.
    """

    filling: Filling
    side: int | None


class PairTable:
    """The pairs that are candidates of the targets and the base cells: those that are left, and why
    the others are out.

    `blocks` are those of the targets' mirrors.
    """

    def __init__(self, board: Board, exocet: Exocet) -> None:
        self.board, self.exocet = board, exocet
        self.fillings: list[Filling] = []
        self.excluded: list[Excluded] = []
        possible, layout = board.live | board.filled, board.layout
        self._places = {
            plane: possible >> plane * layout.cell_count & layout.all_cells & ~exocet.bases.seen
            for plane in bits_of(exocet.digits)
        }
        first, second = exocet.targets
        self.blocks = self._mirror_block(first, second), self._mirror_block(second, first)
        for pair in permutations(bits_of(exocet.digits), 2):
            if self._is_open(pair):
                self._enter(pair)

    def _mirror_block(self, target: int, opposite: int) -> House:
        """The block of the other target."""
        return next(
            house
            for house, mask in self.board.layout.houses_of[opposite]
            if not house.is_line and not mask >> target & 1
        )

    def _is_open(self, pair: Pair) -> bool:
        """Whether the targets have these candidates, and the base cells have them in some order."""
        one, other = 1 << pair[0], 1 << pair[1]
        domains, (first, second) = self.board.domain_bits, self.exocet.targets
        if not (domains[first] & one and domains[second] & other):
            return False
        base, its_base = [domains[cell] for cell in self.exocet.bases.cells]
        return bool((base & one and its_base & other) or (base & other and its_base & one))

    def _enter(self, pair: Pair) -> None:
        mirrors = self._mirror(pair, 0), self._mirror(pair, 1)
        filling = Filling(pair, mirrors)
        if not all(mirrors):
            self.excluded.append(Excluded(filling, 1 if mirrors[0] else 0))
        elif not self._has_room(pair):
            self.excluded.append(Excluded(filling, None))
        else:
            self.fillings.append(filling)

    def _mirror(self, pair: Pair, side: int) -> int:
        """The places that the digit of one target has in the block of the other."""
        target, opposite, layout = *self._targets(side), self.board.layout
        gone = layout.peer_masks[target] | 1 << opposite
        return self._places[pair[side]] & layout.house_masks[self.blocks[side]] & ~gone

    def _targets(self, side: int) -> tuple[int, int]:
        """The target of a side, and the other one."""
        return self.exocet.targets[side], self.exocet.targets[1 - side]

    def _has_room(self, pair: Pair) -> bool:
        """Whether each digit has places on the two cross-lines that do not go through its target.

        They share the one that goes through the block of the base cells.
        """
        way, helper = self.exocet.bases.way, self.exocet.bases.helping
        peers, shared = self.board.layout.peer_masks, 0
        for side in (0, 1):
            target, opposite = self._targets(side)
            places = self._places[pair[side]] & ~(peers[target] | 1 << target | 1 << opposite)
            far = way.lines_met(self.exocet.crossings[1 - side], places)
            near = [1 << at for at in bits_of(way.lines_met(helper, places)) if far & ~(1 << at)]
            if not near:
                return False
            shared |= union_of(near)
        return shared.bit_count() > 1

    def ruled_out(self, fillings: Sequence[Filling]) -> int:
        """The candidates, as a mask, that none of these fillings allows."""
        board, bases, targets = self.board, self.exocet.bases, self.exocet.targets
        domains, width = board.domain_bits, board.layout.cell_count
        base, its_base = bases.cells
        kept, in_all = dict.fromkeys((*bases.cells, *targets), 0), self.exocet.digits
        for filling in fillings:
            one, other = 1 << filling.pair[0], 1 << filling.pair[1]
            kept[targets[0]] |= one
            kept[targets[1]] |= other
            in_all &= one | other
            for first, second in ((one, other), (other, one)):
                if domains[base] & first and domains[its_base] & second:
                    kept[base] |= first
                    kept[its_base] |= second
        for side, mirror in enumerate(self.mirrors_of(fillings)):
            if mirror is not None:
                kept[mirror] = union_of([1 << filling.pair[side] for filling in fillings])
        gone = 0
        for cell, digits in kept.items():
            for plane in bits_of(domains[cell] & ~digits):
                gone |= 1 << plane * width + cell
        see_two = bases.seen | board.layout.common_peers(1 << targets[0] | 1 << targets[1])
        for plane in bits_of(in_all):
            gone |= see_two << plane * width
        return gone & board.live

    @staticmethod
    def mirrors_of(fillings: Sequence[Filling]) -> tuple[int | None, ...]:
        """For each target the cell, if there is one, that has the target's digit in any case."""
        found: list[int | None] = []
        for side in (0, 1):
            mirrors = {filling.mirrors[side] for filling in fillings}
            only = mirrors.pop() if len(mirrors) == 1 else 0
            found.append(only.bit_length() - 1 if only.bit_count() == 1 else None)
        return tuple(found)
