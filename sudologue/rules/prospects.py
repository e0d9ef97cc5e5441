"""Which candidates of a digit have a future.

Where a digit still goes, it goes once into every house. A *placing* is one way to do that with the
candidates left. An argument that looks at one digit alone, be it a fish, a kite or a chain, can
refute no candidate that some placing uses, since the placing obeys every constraint the argument
could cite. So rules of one digit need look only at candidates without a placing; most boards have
few of them, and most digits none.

This tells rules where to look and is never a reason: what they find there stands on constraints.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from sudologue.model import Board, Layout

NOTHING = -1

# A placing is nearly always met within a dozen tries, row by row. Where it is not, the tightest
# house goes first, which costs more a try and needs far fewer; and a candidate that even this
# does not settle is counted as one without a placing, so that nothing is passed by.
QUICK_TRIES = 60
MANY_TRIES = 3000


def doubtful(board: Board) -> tuple[tuple[int, int], ...]:
    """The digits that have candidates without a placing, each with its plane."""
    return _doubtful(board.layout, board.live)


@lru_cache(maxsize=64)
def _doubtful(layout: Layout, live: int) -> tuple[tuple[int, int], ...]:
    width, everywhere = layout.cell_count, layout.all_cells
    planes = ((digit, live >> (digit - 1) * width & everywhere) for digit in layout.digits)
    return tuple([(digit, plane) for digit, plane in planes if plane and hopeless(layout, plane)])


@lru_cache(maxsize=4096)
def hopeless(layout: Layout, plane: int) -> int:
    """The candidates of a plane that no placing uses, as a mask of cells.

    >>> board = Board.from_string("1... ..3. .4.. ...2")
    >>> [str(cell) for cell in board.layout.cells_in(hopeless(board.layout, board.plane(4)))]
    ['r1c3', 'r2c4']
    """
    seeker = _Seeker(layout, plane)
    used = lost = 0
    left = plane
    while left:
        bit = left & -left
        placing = seeker.placing_with(bit, used)
        if placing == NOTHING:
            lost |= bit
        else:
            used |= placing
        left &= ~(used | lost)
    return lost


@dataclass(frozen=True)
class _Frame:
    """A layout's houses as the search wants them.

    `rows` are houses that share no cell and cover the board; `rivals` are the other sets of such
    houses, and `extras` those in no such set. Put a cell into each row, no two in sight of each
    other, and they lie in as many houses of every rival set.
    """

    rows: tuple[int, ...]
    rivals: tuple[tuple[int, ...], ...]
    extras: tuple[int, ...]
    hardest_first: tuple[int, ...]

    @staticmethod
    @lru_cache(maxsize=64)
    def of(layout: Layout) -> _Frame:
        """That of a layout, made once."""
        covering: list[tuple[int, ...]] = []
        extras: tuple[int, ...] = ()
        for _, houses in groupby(layout.houses, lambda house: house.kind):
            masks = tuple([layout.house_masks[house] for house in houses])
            if len(masks) == layout.size and sum(masks) == layout.all_cells:
                covering.append(masks)
            else:
                extras += masks
        every = extras + tuple([mask for masks in covering for mask in masks])
        return _Frame(covering[-1], tuple(covering[:-1]), extras, every)


class _Seeker:
    """Looks for placings of one plane, preferring candidates that no placing found so far uses."""

    def __init__(self, layout: Layout, plane: int) -> None:
        frame = _Frame.of(layout)
        self.plane = plane
        self.peers = layout.peer_masks
        self.rows = sorted(
            [open_ for row in frame.rows if (open_ := row & plane)], key=int.bit_count
        )
        # houses that could be left out when every row has its cell
        self.extras = [mask for mask in frame.extras if mask & plane]
        for masks in frame.rivals:
            open_ = [mask for mask in masks if mask & plane]
            if len(open_) != len(self.rows):
                self.extras += open_
        self.houses = frame.hardest_first
        self.used = 0
        self.tries = 0

    def placing_with(self, bit: int, used: int) -> int:
        """A placing that uses this candidate, or `NOTHING`."""
        rest = self.plane & ~self.peers[bit.bit_length() - 1] & ~bit
        self.used, self.tries = used, QUICK_TRIES
        placing = self._by_rows([row for row in self.rows if not row & bit], rest, bit)
        if placing == NOTHING and self.tries < 0:
            self.tries = MANY_TRIES
            houses = [house for house in self.houses if house & self.plane and not house & bit]
            placing = self._by_tightest(houses, rest, bit)
        return placing

    def _by_rows(self, rows: list[int], rest: int, placed: int) -> int:
        """The placing completed from `rest`, one row after the other."""
        if not rows:
            hit = all(extra & placed for extra in self.extras)
            return placed if hit else NOTHING
        row, rows = rows[0] & rest, rows[1:]
        for places in (row & ~self.used, row & self.used):
            while places:
                bit = places & -places
                places ^= bit
                self.tries -= 1
                if self.tries < 0:
                    return NOTHING
                more = rest & ~self.peers[bit.bit_length() - 1]
                placing = self._by_rows(rows, more, placed | bit)
                if placing != NOTHING:
                    return placing
        return NOTHING

    def _by_tightest(self, houses: list[int], rest: int, placed: int) -> int:
        """The placing completed from `rest`, the house with the fewest places first."""
        if not houses:
            return placed
        places = min((house & rest for house in houses), key=int.bit_count)
        for group in (places & ~self.used, places & self.used):
            while group:
                bit = group & -group
                group ^= bit
                self.tries -= 1
                if self.tries < 0:
                    return NOTHING
                more = rest & ~self.peers[bit.bit_length() - 1] & ~bit
                left = [house for house in houses if not house & bit]
                placing = self._by_tightest(left, more, placed | bit)
                if placing != NOTHING:
                    return placing
        return NOTHING
