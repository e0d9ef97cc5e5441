"""Following an assumption: singles by whole boards, round by round.

A *state* is one integer with a bit for each candidate that is still possible in a cell not settled
yet. Making a candidate true settles its cell and strikes what it sees. A round then finds, by
folding, every cell with one candidate and every house with one place for a digit, all at once, and
makes those true in turn. When a cell, or a digit in a house, has nothing left, the assumption was
false.

Nothing here says *why*. A trail keeps, round by round, what became true and what was left, which is
enough to find the reasons afterwards for the few runs that matter (see `explanation`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sudologue.model import Layout
from sudologue.model.folding import Levels, fold


@dataclass(frozen=True)
class _Family:
    """A house family with what a round asks of it, by the bit of a base."""

    last_levels: Levels
    bases: int
    covered: int
    places: dict[int, int]


Trail = list[tuple[int, int]]


class Propagator:
    """A layout's tables for following assumptions."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.spared = layout.spared_masks
        self.domains = layout.domain_masks
        self.all_cells = layout.all_cells
        # Families that begin with the same level share its folding: rows and boxes do.
        shapes: dict[Levels, list[_Family]] = {}
        width = layout.cell_count
        for family in layout.families:
            masks = {base: layout.house_masks[house] for base, house in family.house_at.items()}
            places = {
                1 << base + start: mask << start
                for base, mask in masks.items()
                for start in range(0, layout.size * width, width)
            }
            covered = sum(masks.values())
            shapes.setdefault(family.levels[:1], []).append(
                _Family(family.levels[1:], family.bases, covered, places)
            )
        self.families = list(shapes.items())

    def follow(
        self, state: int, open_count: int, true: int, trail: Trail | None = None
    ) -> tuple[int, int, bool]:
        """The state in the end, the number of open cells, and whether something has nothing left.

        `trail` takes, for every round, the candidates made true and the state they left.
        """
        spared, domains, all_cells = self.spared, self.domains, self.all_cells
        digit_levels, families = self.layout.digit_levels, self.families
        while True:
            clash, made_true = False, 0
            while true:
                bit = true & -true
                true ^= bit
                if state & bit:
                    state &= spared[bit.bit_length() - 1]
                    open_count -= 1
                    made_true |= bit
                else:
                    clash = True
            if trail is not None:
                trail.append((made_true, state))
            if clash:
                return state, open_count, True
            # Where a group has nothing left, fewer groups hold a bit than there are open cells:
            # each open cell stands for itself, and for one digit of every house it is in.
            open_cells, more = fold(state, digit_levels)
            open_cells &= all_cells
            if open_cells.bit_count() != open_count:
                return state, open_count, True
            lone = open_cells & ~more
            while lone:
                bit = lone & -lone
                lone ^= bit
                true |= state & domains[bit.bit_length() - 1]
            for first_level, shaped in families:
                first_once, first_more = fold(state, first_level)
                for family in shaped:
                    once, more = fold(first_once, family.last_levels, first_more)
                    once &= family.bases
                    if once.bit_count() != (open_cells & family.covered).bit_count():
                        return state, open_count, True
                    lone = once & ~more
                    while lone:
                        bit = lone & -lone
                        lone ^= bit
                        true |= state & family.places[bit]
            if not true:
                return state, open_count, False


@lru_cache(maxsize=16)
def propagator(layout: Layout) -> Propagator:
    """The layout's propagator, made once."""
    return Propagator(layout)
