"""What clues strike of a state: the candidates of their cells that no way to fill them uses."""

from __future__ import annotations

from sudologue.caches import Lookup
from sudologue.model import Clue, Layout, bits_of
from sudologue.model.walks import Domains, walks_of

UNFILLABLE = -1
"""In place of what a clue strikes, where there is no way to fill it."""

_STRIKES = 1 << 13
"""What is remembered of each clue: one propagation differs little from the next."""


class ClueStrikes:
    """What one clue of a layout strikes, by the candidates of its cells that are true or possible.

    To look up what is known takes an `&` and a dictionary, so that clues can be asked again and
    again; what is not known is asked of the clue's walks.
    """

    def __init__(self, layout: Layout, clue: Clue) -> None:
        self._layout = layout
        self._places = {cell: place for place, cell in enumerate(layout.clue_numbers[clue])}
        self._walks = walks_of(clue, layout.size)
        self.mask = sum([layout.domain_masks[cell] for cell in self._places])
        self._known = Lookup[int, int](self._work_out, _STRIKES)

    def struck(self, possible: int) -> int:
        """What goes, of all that is true or possible; or that the clue cannot be filled."""
        return self._known[possible & self.mask]

    def _work_out(self, possible: int) -> int:
        kept = self._walks.supported(self._domains(possible))
        if kept is None:
            return UNFILLABLE
        width, left = self._layout.cell_count, 0
        for cell, place in self._places.items():
            for plane in bits_of(kept[place]):
                left |= 1 << plane * width + cell
        return possible & ~left

    def _domains(self, possible: int) -> Domains:
        domains, width = [0] * len(self._places), self._layout.cell_count
        for number in bits_of(possible):
            plane, cell = divmod(number, width)
            domains[self._places[cell]] |= 1 << plane
        return tuple(domains)
