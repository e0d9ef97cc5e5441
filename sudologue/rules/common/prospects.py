"""Which candidates of a digit have a future.

Where a digit still goes, it goes once into every house. A *placing* is one way to do that with the
candidates left. An argument that looks at one digit alone, be it a fish, a kite or a chain, can
refute no candidate that some placing uses, since the placing obeys every constraint the argument
could cite. So rules of one digit need look only at candidates without a placing; most boards have
few of them, and most digits none.

This tells rules where to look and is never a reason: what they find there stands on constraints.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from threading import Lock

from sudologue.caches import cached, cached_for_current
from sudologue.model import Board, Layout

NOTHING = -1
UNSURE = -2

# A placing is nearly always met within a dozen tries, row by row. Where it is not, the tightest
# house goes first, which costs more a try and needs far fewer; and a candidate that even this
# does not settle is counted as one without a placing, so that nothing is passed by.
QUICK_TRIES = 60
MANY_TRIES = 3000


PLACINGS_KEPT = 12
PLANES_KEPT = 4096


@cached_for_current
def doubtful(board: Board) -> tuple[tuple[int, int], ...]:
    """The digits that have candidates without a placing, each with its plane."""
    hopeless_in = Prospects.of(board.layout).hopeless
    planes = enumerate(board.planes, 1)
    return tuple([(digit, plane) for digit, plane in planes if plane and hopeless_in(plane, digit)])


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
    @cached(16)
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
        open_rows = len([row for row in frame.rows if row & plane])
        left = [placing for each in met if (placing := each & plane).bit_count() == open_rows]
        extras = frame.open_extras(plane, open_rows) if left else []
        if extras:
            return [placing for placing in left if all(extra & placing for extra in extras)]
        return left


class Placings:
    """The placings of a plane met so far: they mostly tell whether one is left with less of it."""

    def __init__(self, layout: Layout, plane: int) -> None:
        self._seeker = _Seeker(layout, plane)
        self._seeking = Lock()  # a seeker counts its tries: one thread at a time may use it
        self._met: list[int] = []

    def within(self, rest: int) -> int:
        """A placing of the digit with these candidates of the plane alone, or `NOTHING`.

        What tries without end would be needed to tell counts as nothing.
        """
        gone = ~rest
        for placing in self._met:
            if not placing & gone:
                return placing
        with self._seeking:
            placing = self._seeker.placing_within(rest)
        if placing != NOTHING:
            self._met.append(placing)
        return placing


@cached(64)
def placings(layout: Layout, plane: int) -> Placings:
    """The plane's placings, which it remembers."""
    return Placings(layout, plane)


@dataclass(frozen=True)
class _Frame:
    """A layout's houses as the search wants them.

    `rows` are houses that share no cell and cover the board; `rivals` are the other sets of such
    houses, and `extras` those in no such set. Put a cell into each row, no two in sight of each
    other, and they lie in as many houses of every rival set. `spared` are, for each cell, those
    that may hold the same digit.
    """

    rows: tuple[int, ...]
    rivals: tuple[tuple[int, ...], ...]
    extras: tuple[int, ...]
    hardest_first: tuple[int, ...]
    spared: tuple[int, ...]

    @staticmethod
    @cached(64)
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
        spared = [~(seen | 1 << number) for number, seen in enumerate(layout.peer_masks)]
        return _Frame(covering[-1], tuple(covering[:-1]), extras, every, tuple(spared))

    def open_extras(self, plane: int, open_rows: int) -> list[int]:
        """The houses that could be left out when every row with places of a plane has its cell."""
        extras = [mask for mask in self.extras if mask & plane] if self.extras else []
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
        self.spared = frame.spared
        self.houses = frame.hardest_first
        rows = [open_ for row in frame.rows if (open_ := row & plane)]
        extras = frame.open_extras(plane, len(rows))
        rows.sort(key=int.bit_count)
        self._by_rows = _row_by_row(rows, extras, frame.spared)
        self.used = 0
        self.tries = 0

    def placing_with(self, bit: int, used: int) -> int:
        """A placing that uses this candidate, or `NOTHING`."""
        rest = self.plane & self.spared[bit.bit_length() - 1]
        placing = self._by_rows(rest, bit, used)
        return placing if placing != UNSURE else self._slowly(rest, bit, used)

    def placing_within(self, rest: int) -> int:
        """A placing that uses only these candidates, or `NOTHING`."""
        placing = self._by_rows(rest, 0, 0)
        return placing if placing != UNSURE else self._slowly(rest, 0, 0)

    def _slowly(self, rest: int, placed: int, used: int) -> int:
        self.used, self.tries = used, MANY_TRIES
        houses = [house for house in self.houses if house & self.plane and not house & placed]
        return self._by_tightest(houses, rest, placed)

    def _by_tightest(self, houses: list[int], rest: int, placed: int) -> int:
        """The placing completed from `rest`, the house with the fewest places first."""
        if not houses:
            return placed
        places = min([house & rest for house in houses], key=int.bit_count)
        for group in (places & ~self.used, places & self.used):
            while group:
                bit = group & -group
                group ^= bit
                self.tries -= 1
                if self.tries < 0:
                    return NOTHING
                more = rest & self.spared[bit.bit_length() - 1]
                left = [house for house in houses if not house & bit]
                placing = self._by_tightest(left, more, placed | bit)
                if placing != NOTHING:
                    return placing
        return NOTHING


def _row_by_row(
    rows: list[int], extras: list[int], spared: tuple[int, ...]
) -> Callable[[int, int, int], int]:
    """How to complete a placing from what it leaves and what it has, one row after the other.

    Told what is used already, it says `NOTHING` where there is none, `UNSURE` where it gave up.
    """
    last, used, tries = len(rows) - 1, 0, 0

    # Given itself: a function that holds itself is left for the garbage collector, and there would
    # be thousands.
    def fill(again: Callable[..., int], number: int, rest: int, placed: int) -> int:
        nonlocal tries
        row = rows[number]
        if row & placed:
            if number < last:
                return again(again, number + 1, rest, placed)
            return placed if all(extra & placed for extra in extras) else NOTHING
        row &= rest
        places = row & ~used or row
        if number == last and not extras:
            return placed | places & -places if row else NOTHING
        while places:
            bit = places & -places
            tries -= 1
            if tries < 0:
                return UNSURE
            if number < last:
                further = rest & spared[bit.bit_length() - 1]
                placing = again(again, number + 1, further, placed | bit)
                if placing != NOTHING:
                    return placing
            elif all(extra & (placed | bit) for extra in extras):
                return placed | bit
            row ^= bit
            places = places ^ bit or row
        return NOTHING

    def complete(rest: int, placed: int, already_used: int) -> int:
        nonlocal used, tries
        used, tries = already_used, QUICK_TRIES
        return fill(fill, 0, rest, placed) if rows else placed

    return complete
