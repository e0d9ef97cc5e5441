"""What clues rule out, at the speed that a search needs: one look-up for each clue.

What a clue leaves its cells depends on their candidates alone, so it is remembered by these, as one
integer. Beside the clues as they are, sums of houses and cages that leave few cells count as clues:
that spares most of the guesses in killers.
"""

from __future__ import annotations

from sudologue.caches import Lookup
from sudologue.model import Clue, Layout, bits_of
from sudologue.model.walks import walks_of

_REMEMBERED = 1 << 12
"""Of each clue; a search comes back to the same candidates of a few cells time and again."""

BROKEN = -1
"""In place of candidates: there is no way to meet the clue."""


class ClueCheck:
    """One clue: its candidates' bits, and what is left of any of them."""

    def __init__(self, layout: Layout, clue: Clue) -> None:
        self._layout = layout
        self._numbers = [layout.cell_number(cell) for cell in clue.cells]
        self._walks = walks_of(clue, layout.size)
        self.mask = sum(layout.domain_masks[number] for number in self._numbers)
        self.cells = layout.cell_mask(clue.cells)
        self.left_of = Lookup[int, int](self._left_of, _REMEMBERED)

    def _left_of(self, candidates: int) -> int:
        width, size = self._layout.cell_count, self._layout.size
        domains = [0] * len(self._numbers)
        for place, number in enumerate(self._numbers):
            column = candidates >> number
            for digit in range(size):
                if column >> digit * width & 1:
                    domains[place] |= 1 << digit
        kept = self._walks.supported(tuple(domains))
        if kept is None:
            return BROKEN
        left = 0
        for number, domain in zip(self._numbers, kept, strict=True):
            for digit in bits_of(domain):
                left |= 1 << digit * width + number
        return left


class Clues:
    """All clues of a layout, and what follows from adding them up."""

    def __init__(self, layout: Layout) -> None:
        self._checks = [ClueCheck(layout, clue) for clue in layout.clues]

    def left_of(self, live: int, filled: int) -> tuple[int, int]:
        """What the clues leave of the candidates, and the cells of one that cannot be met."""
        gone = 1
        while gone:
            gone, possible = 0, live | filled
            for check in self._checks:
                its = possible & check.mask
                left = check.left_of[its]
                if left != its:
                    if left == BROKEN:
                        return live, check.cells
                    gone |= its ^ left
                    possible ^= its ^ left
            live &= possible
        return live, 0
