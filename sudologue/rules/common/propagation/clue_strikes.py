"""What clues strike of a state: the candidates of their cells that no way to fill them uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.caches import Lookup
from sudologue.inference import Constraint
from sudologue.model import Clue, Layout, bits_of
from sudologue.model.clue import distinct_of
from sudologue.model.walks import Domains, walks_of
from sudologue.model.ways import pairs_in_sight
from sudologue.rules.common.ways_to_fill import (
    MOST_WAYS,
    Way,
    mask_of_way,
    refusing_links,
)

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
        self.clue, self._layout = clue, layout
        self._places = {cell: place for place, cell in enumerate(layout.tables.clue_numbers[clue])}
        self._walks = walks_of(clue, layout.size)
        self.mask = sum([layout.tables.domain_masks[cell] for cell in self._places])
        self._known = Lookup[int, int](self._work_out, _STRIKES)

    def struck(self, possible: int) -> int:
        """What goes, of all that is true or possible; or that the clue cannot be filled."""
        return self._known[possible & self.mask]

    def says(self, possible: int, struck: int) -> bool:
        """Whether it strikes these of what is possible; or if there are none, cannot be filled."""
        unused = self._known[possible & self.mask]
        return unused == UNFILLABLE or (struck != 0 and not struck & possible & ~unused)

    def apart(self, possible: int, struck: int) -> tuple[Constraint, ...]:
        """The links without which it would not strike these."""
        return ()

    def _work_out(self, possible: int) -> int:
        kept = self._walks.supported(self._domains(possible))
        if kept is None:
            return UNFILLABLE
        width, left = self._layout.tables.cell_count, 0
        for cell, place in self._places.items():
            for plane in bits_of(kept[place]):
                left |= 1 << plane * width + cell
        return possible & ~left

    def _domains(self, possible: int) -> Domains:
        domains, width = [0] * len(self._places), self._layout.tables.cell_count
        for number in bits_of(possible):
            plane, cell = divmod(number, width)
            domains[self._places[cell]] |= 1 << plane
        return tuple(domains)


class StrikesInSight(ClueStrikes):
    """The same, but ways that put a digit twice into cells in sight of each other do not count.

    Where no way is left, all candidates of one cell go.
    """

    def __init__(self, layout: Layout, clue: Clue, ways: Sequence[Way]) -> None:
        super().__init__(layout, clue)
        self._apart: list[int] = []
        self._repeating: dict[int, Way] = {}
        pairs = pairs_in_sight(layout, clue)
        for way in ways:
            mask = mask_of_way(layout, clue, way)
            if any(way[one] == way[other] for one, other in pairs):
                self._repeating[mask] = way
            else:
                self._apart.append(mask)

    def struck(self, possible: int) -> int:
        unused = super().struck(possible)
        if unused != UNFILLABLE:
            return unused
        cells = [possible & self._layout.tables.domain_masks[cell] for cell in self._places]
        several = [cell for cell in cells if cell.bit_count() > 1]
        return min(several, key=int.bit_count, default=0)  # else singles come to a dead end

    def apart(self, possible: int, struck: int) -> tuple[Constraint, ...]:
        refused = [
            way for mask, way in self._repeating.items() if mask & struck and not mask & ~possible
        ]
        return refusing_links(self._layout, self.clue, refused) or ()

    def _work_out(self, possible: int) -> int:
        used = 0
        for way in self._apart:
            if not way & ~possible:
                used |= way
        return possible & ~used if used else UNFILLABLE


def strikes_of(layout: Layout) -> Iterator[ClueStrikes]:
    """What the clues of a layout strike: each by itself, then those with cells in sight."""
    for clue in layout.clues:
        yield ClueStrikes(layout, clue)
    for clue in layout.clues:
        ways = _ways(layout, clue) if _may_repeat(layout, clue) else ()
        if ways:
            yield StrikesInSight(layout, clue, ways)


def _may_repeat(layout: Layout, clue: Clue) -> bool:
    """Whether it has cells that see each other, and does not say itself that these differ."""
    cells, sets = clue.cells, [set(its) for its in distinct_of(clue)]
    return not all(
        any({cells[one], cells[other]} <= its for its in sets)
        for one, other in pairs_in_sight(layout, clue)
    )


def _ways(layout: Layout, clue: Clue) -> tuple[Way, ...]:
    """The ways to fill it with any digits, if they are not too many."""
    walks, every = walks_of(clue, layout.size), (1 << layout.size) - 1
    domains = (every,) * len(clue.cells)
    return tuple(walks.ways(domains)) if walks.count(domains) <= MOST_WAYS else ()
