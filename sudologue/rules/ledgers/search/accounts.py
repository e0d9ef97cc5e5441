"""Which houses are worth adding up, the cages in them, and what is left when these are taken off.

Houses are taken one by one, and several of a kind that share no cell and are joined by cages: where
no cage reaches from one to the other, both together say no more than each by itself. Each cage of
them that makes a sum is *whole* if all its cells lie in the houses, and *cut* if some do.
Whole cages are always taken off. Of a cut one either the part inside is left over, or the whole is
taken off and the part outside is owed.

So an account can be cleared in up to three ways: all cut cages left over, all taken off, or each as
it leaves fewer open cells. Adding up is cheap, and done for all accounts at once, few cells first;
which digits a sum leaves its cells is worked out when a rule gets there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sudologue.caches import LAYOUTS, cached, cached_for_current, lazy
from sudologue.model import Board, Clue, House, HouseKind, Layout, bits_of, union_of
from sudologue.model.clue import cage_total
from sudologue.rules.ledgers.search.sums import OpenSum, sums

MOST_LINES, MOST_BLOCKS = 5, 4
"""How many houses are added up: nobody follows more."""

MOST_REACHED = 3
"""Through so many houses of a kind goes a cage that joins them: a longer one is cut in any case."""


@dataclass(frozen=True, eq=False)
class Cut:
    """A cage that reaches out of some houses: its cells there and outside as masks, its total."""

    cage: Clue
    inside: int
    outside: int
    total: int


@dataclass(frozen=True)
class Account:
    """Houses with their cages.

    `loose` are the cells of the houses in none of these, `cut_inside` and `cut_outside` the parts
    of all that are cut, as masks; `left` is what the houses make less the whole cages.
    """

    houses: tuple[House, ...]
    whole: tuple[Clue, ...]
    cuts: tuple[Cut, ...]
    loose: int
    left: int
    cut_inside: int
    cut_outside: int


@dataclass(frozen=True)
class _Summed:
    """A cage that makes a total."""

    cage: Clue
    mask: int
    total: int


class Accounts:
    """The accounts of a layout, of single houses and of several; none if no cage makes a total."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._cages = list(_summed(layout))

    @lazy
    def of_one(self) -> Sequence[Account]:
        """House by house."""
        return self._of((house,) for house in self._layout.houses)

    @lazy
    def of_several(self) -> Sequence[Account]:
        """Those of few houses first."""
        return self._of(_house_sets(self._layout, self._cages))

    def _of(self, sets: Iterable[tuple[House, ...]]) -> Sequence[Account]:
        if not self._cages:
            return ()
        return tuple(_account(self._layout, houses, self._cages) for houses in sets)


accounts = cached(LAYOUTS)(Accounts)


def _summed(layout: Layout) -> Iterator[_Summed]:
    """The cages that make a total; of overlapping ones, the first."""
    taken = 0
    for clue in layout.clues:
        total, mask = cage_total(clue), layout.tables.cell_mask(clue.cells)
        if total is not None and not mask & taken:
            taken |= mask
            yield _Summed(clue, mask, total)


def _account(layout: Layout, houses: tuple[House, ...], cages: Sequence[_Summed]) -> Account:
    region = union_of([layout.tables.house_masks[house] for house in houses])
    loose, left = region, len(houses) * sum(layout.tables.digits)
    whole: list[Clue] = []
    cuts: list[Cut] = []
    for each in cages:
        inside, outside = each.mask & region, each.mask & ~region
        if not inside:
            continue
        loose &= ~inside
        if outside:
            cuts.append(Cut(each.cage, inside, outside, each.total))
        else:
            whole.append(each.cage)
            left -= each.total
    inside = union_of([cut.inside for cut in cuts])
    outside = union_of([cut.outside for cut in cuts])
    return Account(houses, tuple(whole), tuple(cuts), loose, left, inside, outside)


def _house_sets(layout: Layout, cages: Sequence[_Summed]) -> Iterator[tuple[House, ...]]:
    """Two houses and more that share no cell and are joined by cages."""
    houses = list(layout.tables.house_masks.items())
    joined = _joined(houses, cages)
    sets = {1 << place: mask for place, (_, mask) in enumerate(houses)}
    for size in range(2, MOST_LINES + 1):
        larger: dict[int, int] = {}
        for chosen, region in sets.items():
            places = [*bits_of(chosen)]
            if size > (MOST_LINES if houses[places[0]][0].is_line else MOST_BLOCKS):
                continue
            for place in bits_of(union_of([joined[place] for place in places]) & ~chosen):
                mask = houses[place][1]
                if not mask & region:
                    larger[chosen | 1 << place] = region | mask
        for chosen in larger:
            yield tuple(houses[place][0] for place in bits_of(chosen))
        sets = larger


def _joined(houses: Sequence[tuple[House, int]], cages: Sequence[_Summed]) -> list[int]:
    """For each house, by its place, those of its kind that a cage joins to it, as bits."""
    joined = [0] * len(houses)
    for each in cages:
        reached: dict[HouseKind, list[int]] = {}
        for place, (house, mask) in enumerate(houses):
            if mask & each.mask:
                reached.setdefault(house.kind, []).append(place)
        for places in reached.values():
            if len(places) <= MOST_REACHED:
                together = sum(1 << place for place in places)
                for place in places:
                    joined[place] |= together
    return joined


MOST_LEFT = 5
"""As many open cells may be left: from the sum of more, hardly anything follows."""


@dataclass(frozen=True, eq=False)
class Remainder:
    """What is left of an account on a board, some of the cut cages being `taken` off.

    `inside` and `outside` are the cells left, open or not, of the houses and beyond, as masks.
    """

    board: Board
    account: Account
    taken: tuple[Cut, ...]
    inside: int
    outside: int

    @lazy
    def more(self) -> int:
        """The open cells of the houses that are left, as a mask."""
        return self.inside & self.board.masks.open_cells

    @lazy
    def less(self) -> int:
        """The open cells outside that are owed, as a mask."""
        return self.outside & self.board.masks.open_cells

    @property
    def cages(self) -> tuple[Clue, ...]:
        """The cages taken off, whole or cut, as they stand in the layout."""
        off = {*self.account.whole, *(cut.cage for cut in self.taken)}
        return tuple(clue for clue in self.board.layout.clues if clue in off)

    @lazy
    def sum(self) -> OpenSum:
        """What `more` makes beyond what `less` makes."""
        total = self.account.left - sum([cut.total for cut in self.taken])
        total += placed_sum(self.board, self.outside) - placed_sum(self.board, self.inside)
        return sums(self.board.layout)[self.more, self.less, total]

    @lazy
    def count(self) -> int:
        """How many open cells are left."""
        return (self.more | self.less).bit_count()

    @property
    def is_mixed(self) -> bool:
        """Whether some of them lie in the houses, and some beyond."""
        return bool(self.more and self.less)

    @property
    def only_cut(self) -> Cut | None:
        """The cut cage that all open cells left belong to, if they are one part of it."""
        if bool(self.more) == bool(self.less):
            return None
        for cut in self.account.cuts:
            part = cut.outside if self.less else cut.inside
            if not (self.more | self.less) & ~part and (cut in self.taken) is bool(self.less):
                return cut
        return None


@cached_for_current
def of_one_house(board: Board) -> Sequence[Remainder]:
    """What is left of single houses, where it is few cells: the fewest first."""
    return _in_order(balances(board, accounts(board.layout).of_one, MOST_LEFT))


@cached_for_current
def of_several_houses(board: Board) -> Sequence[Remainder]:
    """The same of several houses."""
    return _in_order(balances(board, accounts(board.layout).of_several, MOST_LEFT))


@cached_for_current
def however_many_of_one_house(board: Board) -> Sequence[Remainder]:
    """What is left of single houses, however many cells it is."""
    return tuple(balances(board, accounts(board.layout).of_one, board.masks.tables.cell_count))


def _in_order(remainders: Iterator[Remainder]) -> Sequence[Remainder]:
    """Few cells first; of several remainders with the same cells, the first."""
    found: dict[tuple[int, int], Remainder] = {}
    for left in remainders:
        found.setdefault((left.more, left.less), left)
    return sorted(found.values(), key=lambda left: left.count)


def balances(board: Board, accounts: Sequence[Account], most: int) -> Iterator[Remainder]:
    """What is left of each account on a board, cleared in each way, if it is at most so much."""
    open_cells = board.masks.open_cells
    for account in accounts:
        loose = account.loose
        certain = (loose & open_cells).bit_count()
        if certain > most:
            continue
        if 0 < ((loose | account.cut_inside) & open_cells).bit_count() <= most:
            yield Remainder(board, account, (), loose | account.cut_inside, 0)
        if not account.cuts:
            continue
        if 0 < ((loose | account.cut_outside) & open_cells).bit_count() <= most:
            yield Remainder(board, account, account.cuts, loose, account.cut_outside)
        fewer = _with_fewer_outside(account.cuts, open_cells, most - certain)
        if 0 < len(fewer) < len(account.cuts):
            inside = union_of([cut.inside for cut in account.cuts if cut not in fewer])
            outside = union_of([cut.outside for cut in fewer])
            if (loose | inside | outside) & open_cells:
                yield Remainder(board, account, fewer, loose | inside, outside)


def _with_fewer_outside(cuts: Sequence[Cut], open_cells: int, most: int) -> tuple[Cut, ...]:
    """The cut cages that have fewer open cells outside; none if the others leave too many."""
    fewer: list[Cut] = []
    for cut in cuts:
        inside = (cut.inside & open_cells).bit_count()
        outside = (cut.outside & open_cells).bit_count()
        if outside < inside:
            fewer.append(cut)
            inside = outside
        most -= inside
        if most < 0:
            return ()
    return tuple(fewer)


def placed_sum(board: Board, cells: int) -> int:
    """What the digits placed in some cells make."""
    masks = board.masks
    return sum(masks.values[number] or 0 for number in bits_of(cells & ~masks.open_cells))
