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


PLACINGS_KEPT = 12
PLANES_KEPT = 4096


def doubtful(board: Board) -> tuple[tuple[int, int], ...]:
    """The digits that have candidates without a placing, each with its plane."""
    return _doubtful(board.layout, board.live)


@lru_cache(maxsize=64)
def _doubtful(layout: Layout, live: int) -> tuple[tuple[int, int], ...]:
    width, everywhere, known = layout.cell_count, layout.all_cells, Prospects.of(layout)
    planes = ((digit, live >> (digit - 1) * width & everywhere) for digit in layout.digits)
    return tuple([(d, plane) for d, plane in planes if plane and known.hopeless(plane, d)])


def hopeless(layout: Layout, plane: int) -> int:
    """The candidates of a plane that no placing uses, as a mask of cells.

    >>> board = Board.from_string("1... ..3. .4.. ...2")
    >>> [str(cell) for cell in board.layout.cells_in(hopeless(board.layout, board.plane(4)))]
    ['r1c3', 'r2c4']
    """
    return Prospects.of(layout).hopeless(plane)


class Prospects:
    """What is known of a layout's planes: whatever was found out, and each digit's last placings.

    A step takes few candidates from a digit, and mostly leaves some of its placings whole, or
    without the one place that now holds the digit. So few candidates are looked into anew.
    """

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._frame = _Frame.of(layout)
        self._lost: dict[int, int] = {}
        self._met: dict[int, list[int]] = {}

    @staticmethod
    @lru_cache(maxsize=16)
    def of(layout: Layout) -> Prospects:
        """Those of a layout."""
        return Prospects(layout)

    def hopeless(self, plane: int, digit: int = 0) -> int:
        """The candidates of a plane that no placing uses; a digit has placings from before."""
        lost = self._lost.get(plane)
        if lost is None:
            if len(self._lost) >= PLANES_KEPT:
                self._lost.clear()
            lost = self._lost[plane] = self._look_into(plane, digit)
        return lost

    def _look_into(self, plane: int, digit: int) -> int:
        met = self._still_placings(plane, self._met.get(digit, []))
        used = lost = 0
        for placing in met:
            used |= placing
        left = plane & ~used
        if left:
            seeker = _Seeker(self._layout, plane)
            while left:
                bit = left & -left
                placing = seeker.placing_with(bit, used)
                if placing == NOTHING:
                    lost |= bit
                else:
                    used |= placing
                    met.append(placing)
                left &= ~(used | lost)
        self._met[digit] = met[-PLACINGS_KEPT:]
        return lost

    def _still_placings(self, plane: int, met: list[int]) -> list[int]:
        """Those of these placings that a smaller plane leaves: they hit each house it has left."""
        if not met:
            return []
        frame = self._frame
        open_rows = sum([1 for row in frame.rows if row & plane])
        extras = frame.open_extras(plane, open_rows)
        found: list[int] = []
        for placing in met:
            placing &= plane
            if placing.bit_count() == open_rows and all(placing & extra for extra in extras):
                found.append(placing)
        return found


class Placings:
    """The placings of a plane met so far: they mostly tell whether one is left with less of it."""

    def __init__(self, layout: Layout, plane: int) -> None:
        self._seeker = _Seeker(layout, plane)
        self._met: list[int] = []

    def within(self, rest: int) -> int:
        """A placing of the digit with these candidates of the plane alone, or `NOTHING`.

        What tries without end would be needed to tell counts as nothing.
        """
        gone = ~rest
        for placing in self._met:
            if not placing & gone:
                return placing
        placing = self._seeker.placing_within(rest)
        if placing != NOTHING:
            self._met.append(placing)
        return placing


@lru_cache(maxsize=64)
def placings(layout: Layout, plane: int) -> Placings:
    """The plane's placings, which it remembers."""
    return Placings(layout, plane)


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

    def open_extras(self, plane: int, open_rows: int) -> list[int]:
        """The houses that could be left out when every row with places of a plane has its cell."""
        extras = [mask for mask in self.extras if mask & plane]
        for masks in self.rivals:
            open_ = [mask for mask in masks if mask & plane]
            if len(open_) != open_rows:
                extras += open_
        return extras


class _Seeker:
    """Looks for placings of one plane, preferring candidates that no placing found so far uses."""

    def __init__(self, layout: Layout, plane: int) -> None:
        frame = _Frame.of(layout)
        self.plane = plane
        self.peers = layout.peer_masks
        self.rows = sorted(
            [open_ for row in frame.rows if (open_ := row & plane)], key=int.bit_count
        )
        self.extras = frame.open_extras(plane, len(self.rows))
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

    def placing_within(self, rest: int) -> int:
        """A placing that uses only these candidates, or `NOTHING`."""
        self.used, self.tries = 0, QUICK_TRIES
        placing = self._by_rows(self.rows, rest, 0)
        if placing == NOTHING and self.tries < 0:
            self.tries = MANY_TRIES
            houses = [house for house in self.houses if house & self.plane]
            placing = self._by_tightest(houses, rest, 0)
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
