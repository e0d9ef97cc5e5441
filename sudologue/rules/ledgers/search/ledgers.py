"""What is left of the houses of a board when their cages are taken off, few cells first.

An account can be cleared in up to three ways: all cut cages left over, all taken off, or each as it
leaves fewer open cells. Adding up is cheap, and done for all accounts at once; which digits a sum
leaves its cells is worked out when a rule gets there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.caches import cached_for_current
from sudologue.model import Board, Clue, bits_of, union_of
from sudologue.model.lazy import lazy
from sudologue.rules.ledgers.search.accounts import Account, Cut, accounts
from sudologue.rules.ledgers.search.sums import OpenSum, sums

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
        return self.inside & self.board.open_cells

    @lazy
    def less(self) -> int:
        """The open cells outside that are owed, as a mask."""
        return self.outside & self.board.open_cells

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
    return tuple(balances(board, accounts(board.layout).of_one, board.layout.cell_count))


def _in_order(remainders: Iterator[Remainder]) -> Sequence[Remainder]:
    """Few cells first; of several remainders with the same cells, the first."""
    found: dict[tuple[int, int], Remainder] = {}
    for left in remainders:
        found.setdefault((left.more, left.less), left)
    return sorted(found.values(), key=lambda left: left.count)


def balances(board: Board, accounts: Sequence[Account], most: int) -> Iterator[Remainder]:
    """What is left of each account on a board, cleared in each way, if it is at most so much."""
    open_cells = board.open_cells
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
    return sum(board.values[number] or 0 for number in bits_of(cells & ~board.open_cells))
