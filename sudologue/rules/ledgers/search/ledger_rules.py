"""The rules that add houses up, by what is left of them.

Each house makes the sum of all digits, 45 with nine of them. So the cells of some houses that are
in none of their cages make what the houses make, less the cages; and if a cage that reaches out of
them is taken off as well, its cells outside are owed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, cast

from sudologue.caches import cached_for_current
from sudologue.inference import Elimination, Inference, Placement
from sudologue.inference.constraint import Constraint
from sudologue.model import Board, union_of
from sudologue.rules.card import Card
from sudologue.rules.ledgers import card as cards
from sudologue.rules.ledgers.evidence import (
    CageSplittingEvidence,
    LedgerEvidence,
    OddEvenEvidence,
)
from sudologue.rules.ledgers.search.ledgers import (
    Remainder,
    however_many_of_one_house,
    of_one_house,
    of_several_houses,
    placed_sum,
)
from sudologue.rules.ledgers.search.sums import sums
from sudologue.rules.rule import Technique


def evidence_of(
    left: Remainder,
    apart: Iterable[Constraint] = (),
    kind: type[LedgerEvidence] = LedgerEvidence,
    **roles: object,
) -> LedgerEvidence:
    """The evidence of what is left, with what a kind of it says besides."""
    return kind(
        houses=left.account.houses,
        cages=left.cages,
        more=left.sum.more,
        less=left.sum.less,
        total=left.sum.total,
        apart=tuple(apart),
        **cast("dict[str, Any]", roles),
    )


class LedgerRule(Technique):
    """What follows from the sums of single houses that a rule is about, few cells first.

    Where several sums say the same, the first is told.
    """

    remainders = staticmethod(of_one_house)

    def find(self, board: Board) -> Iterator[Inference]:
        told: set[object] = set()
        for left in self.remainders(board):
            if not self.is_about(left):
                continue
            inference = self.conclusion(board, left)
            if inference is not None and inference.action not in told:
                told.add(inference.action)
                yield inference

    @abstractmethod
    def is_about(self, left: Remainder) -> bool:
        """Whether the rule has this to say, or another has."""

    @abstractmethod
    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """What follows."""

    def by_sum(self, board: Board, left: Remainder) -> Inference | None:
        """The step that rules out what the sum alone does, if that is anything."""
        gone = left.sum.struck(board)
        return Inference(self.name, Elimination(gone), evidence_of(left)) if gone else None

    def as_cage(self, board: Board, left: Remainder) -> Inference | None:
        """The same of cells that take no digit twice."""
        gone = left.sum.struck_as_cage(board)
        if not gone:
            return None
        return Inference(self.name, Elimination(gone), evidence_of(left, left.sum.apart(board)))


@dataclass(frozen=True, eq=False, repr=False)
class OneLeft(LedgerRule):
    """One cell is left of one house, inside or outside: it makes the rest, or what is too much."""

    card: Card
    is_outside: bool

    def is_about(self, left: Remainder) -> bool:
        """One cell, on the side wanted."""
        return left.count == 1 and bool(left.less) is self.is_outside

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """The digit that is missing, unless it cannot go there: then no solution is left."""
        return placing(self.name, board, left)


def placing(name: str, board: Board, left: Remainder) -> Inference | None:
    """The placement of the digit that one cell left must be."""
    (cell,) = left.sum.more + left.sum.less
    digit = abs(left.sum.total)
    if digit not in board.domain(cell):
        return None
    return Inference(name, Placement(cell, digit), evidence_of(left))


class Innies(LedgerRule):
    """A few cells are left of one house, all inside or all outside, and make a sum."""

    card = cards.INNIES

    def is_about(self, left: Remainder) -> bool:
        """Several cells, all on one side."""
        return left.count > 1 and not left.is_mixed

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """What the sum alone rules out."""
        return self.by_sum(board, left)


class HiddenCage(Innies):
    """The same where the cells cannot hold equal digits: they are as good as a cage."""

    card = cards.HIDDEN_CAGE

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """What a cage of these cells with this total would rule out."""
        return self.as_cage(board, left)


class InniesAndOuties(LedgerRule):
    """Cells inside one house and cells outside are left: their difference is known."""

    card = cards.INNIES_OUTIES

    def is_about(self, left: Remainder) -> bool:
        """Cells on both sides."""
        return left.is_mixed

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """What the difference rules out."""
        return self.by_sum(board, left)


class SeveralHouses(LedgerRule):
    """The same of several houses side by side, whatever is left of them."""

    card = cards.MULTI_HOUSE
    remainders = staticmethod(of_several_houses)

    def is_about(self, left: Remainder) -> bool:
        """Any."""
        return True

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """A digit, or what the sum rules out; where that is nothing, what a cage would."""
        if left.count == 1:
            return placing(self.name, board, left)
        return self.by_sum(board, left) or self.as_cage(board, left)


class CageSplitting(LedgerRule):
    """All that is left is one part of a cage: so both its parts are cages of their own."""

    card = cards.CAGE_SPLITTING

    def is_about(self, left: Remainder) -> bool:
        """Several cells of one cut cage."""
        return left.count > 1 and left.only_cut is not None

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """What either part rules out as a cage."""
        cut = left.only_cut
        if cut is None:
            return None
        inside, outside = cut.inside & board.open_cells, cut.outside & board.open_cells
        whole = cut.total - placed_sum(board, cut.inside | cut.outside)
        part = abs(left.sum.total)
        inside_total, outside_total = (part, whole - part) if left.more else (whole - part, part)
        known = sums(board.layout)
        parts = known[inside, 0, inside_total], known[outside, 0, outside_total]
        struck = [part.struck_as_cage(board) for part in parts]
        gone = struck[0] + struck[1]
        if not gone:
            return None
        apart = [link for part in parts for link in part.apart(board)]
        evidence = evidence_of(
            left,
            dict.fromkeys(apart),
            CageSplittingEvidence,
            cage=cut.cage,
            inside=board.layout.cells_in(inside),
            outside=board.layout.cells_in(outside),
            inside_total=inside_total,
            outside_total=outside_total,
            loses=(bool(struck[0]), bool(struck[1])),
        )
        return Inference(self.name, Elimination(gone), evidence)


class OddOrEven(LedgerRule):
    """Of all cells left but one it is known whether they are odd: so it is of that one, too.

    This tells less than the sum does, but is seen at a glance, and goes further: there may be more
    cells left than a sum says anything about.
    """

    card = cards.ODD_EVEN
    remainders = staticmethod(however_many_of_one_house)

    def is_about(self, left: Remainder) -> bool:
        """Several cells: one alone is known."""
        return left.count > 1

    def conclusion(self, board: Board, left: Remainder) -> Inference | None:
        """Odd digits go, or even ones, where both were possible in one cell alone."""
        odd, even = odd_and_even(board)
        cells = left.more | left.less
        both = cells & odd & even
        if both.bit_count() != 1:
            return None
        is_odd = (left.sum.total - (cells & odd & ~even).bit_count()) % 2 == 1
        (cell,) = board.layout.cells_in(both)
        gone = [digit for digit in sorted(board.domain(cell)) if digit % 2 != is_odd]
        evidence = evidence_of(left, kind=OddEvenEvidence, cell=cell, odd=is_odd)
        return Inference(self.name, Elimination.of([cell], gone), evidence)


@cached_for_current
def odd_and_even(board: Board) -> tuple[int, int]:
    """The open cells that may be odd, and those that may be even."""
    digits, planes = board.layout.digits, board.planes
    odd, even = (
        union_of([plane for digit, plane in zip(digits, planes, strict=True) if digit % 2 == rest])
        for rest in (1, 0)
    )
    return odd, even


LEDGER_RULES = (
    OneLeft(cards.INNIE, is_outside=False),
    OneLeft(cards.OUTIE, is_outside=True),
    CageSplitting(),
    Innies(),
    HiddenCage(),
    InniesAndOuties(),
    OddOrEven(),
    SeveralHouses(),
)
