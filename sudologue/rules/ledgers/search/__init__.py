"""The rules that add houses up, by what is left of them.

Each house makes the sum of all digits, 45 with nine of them. So the cells of some houses that are
in none of their cages make what the houses make, less the cages; and if a cage that reaches out of
them is taken off as well, its cells outside are owed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from sudologue.caches import cached_for_current
from sudologue.inference import Elimination, Inference, Placement
from sudologue.inference.constraint import Constraint
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.card import Card
from sudologue.rules.ledgers import card as cards
from sudologue.rules.ledgers.evidence import (
    CageSplittingEvidence,
    LedgerEvidence,
    OddEvenEvidence,
)
from sudologue.rules.ledgers.search.accounts import (
    Remainder,
    however_many_of_one_house,
    of_one_house,
    of_several_houses,
    placed_sum,
)
from sudologue.rules.ledgers.search.sums import NO_LOCKS, sums
from sudologue.rules.rule import Technique

MOST_LISTED = 4
"""Of more combinations, it is told what the cells can take."""


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


Conclusion = Callable[[str, Board, Remainder], Inference | None]
"""What follows from what is left on a board, as a step of the rule of that name."""


@dataclass(frozen=True, eq=False, repr=False)
class LedgerRule(Technique):
    """What follows from those sums that a rule is about, few cells first.

    Where several sums say the same, the first is told.
    """

    card: Card
    is_about: Callable[[Remainder], bool]
    conclude: Conclusion
    remainders: Callable[[Board], Sequence[Remainder]] = of_one_house

    def find(self, board: Board) -> Iterator[Inference]:
        told: set[object] = set()
        for left in self.remainders(board):
            inference = self.conclude(self.name, board, left) if self.is_about(left) else None
            if inference is not None and inference.action not in told:
                told.add(inference.action)
                yield inference


def placing(rule: str, board: Board, left: Remainder) -> Inference | None:
    """The digit that one cell left must be, unless it cannot go there: no solution is left then."""
    (cell,) = left.sum.more + left.sum.less
    digit = abs(left.sum.total)
    if digit not in board.domain(cell):
        return None
    return Inference(rule, Placement(cell, digit), evidence_of(left))


def by_sum(rule: str, board: Board, left: Remainder) -> Inference | None:
    """What the sum alone rules out, if that is anything."""
    gone = left.sum.struck(board)
    return Inference(rule, Elimination.of_candidates(gone), evidence_of(left)) if gone else None


def as_cage(rule: str, board: Board, left: Remainder) -> Inference | None:
    """All that follows of cells that are as good as a cage; of others, what the sum rules out.

    If few combinations fit, what they share goes from whatever sees its places.
    """
    if not left.sum.is_cage:
        return by_sum(rule, board, left)
    gone, sets, locked = left.sum.struck_as_cage(board), left.sum.combinations(board), NO_LOCKS
    if len(sets) <= MOST_LISTED:
        locked = left.sum.locks(board)
    if not sets or not (gone or locked.gone):
        return None
    listed = sets if len(sets) <= MOST_LISTED else ()
    evidence = evidence_of(
        left,
        left.sum.apart(board, locked),
        combinations=tuple([tuple([bit + 1 for bit in bits_of(each)]) for each in listed]),
        locked=locked.locked,
        seen=locked.links,
    )
    return Inference(rule, Elimination.of_candidates((*gone, *locked.gone)), evidence)


def in_any_way(rule: str, board: Board, left: Remainder) -> Inference | None:
    """A digit, or what the sum rules out."""
    if left.count == 1:
        return placing(rule, board, left)
    return by_sum(rule, board, left) if left.is_mixed else as_cage(rule, board, left)


def splitting(rule: str, board: Board, left: Remainder) -> Inference | None:
    """All that is left is one part of a cage: what either part rules out as a cage of its own."""
    cut = left.only_cut
    if cut is None:
        return None
    inside, outside = cut.inside & board.masks.open_cells, cut.outside & board.masks.open_cells
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
        inside=board.masks.tables.cells_in(inside),
        outside=board.masks.tables.cells_in(outside),
        inside_total=inside_total,
        outside_total=outside_total,
        loses=(bool(struck[0]), bool(struck[1])),
    )
    return Inference(rule, Elimination.of_candidates(gone), evidence)


def odd_or_even(rule: str, board: Board, left: Remainder) -> Inference | None:
    """Odd digits go, or even ones, from the only cell left of which it is not known which it is.

    This tells less than the sum does, but is seen at a glance, and goes further: there may be more
    cells left than a sum says anything about.
    """
    odd, even = odd_and_even(board)
    cells = left.more | left.less
    both = cells & odd & even
    if both.bit_count() != 1:
        return None
    is_odd = (left.sum.total - (cells & odd & ~even).bit_count()) % 2 == 1
    (cell,) = board.masks.tables.cells_in(both)
    gone = [digit for digit in sorted(board.domain(cell)) if digit % 2 != is_odd]
    evidence = evidence_of(left, kind=OddEvenEvidence, cell=cell, odd=is_odd)
    return Inference(rule, Elimination([cell], gone), evidence)


@cached_for_current
def odd_and_even(board: Board) -> tuple[int, int]:
    """The open cells that may be odd, and those that may be even."""
    digits, planes = board.masks.tables.digits, board.masks.planes
    odd, even = (
        union_of([plane for digit, plane in zip(digits, planes, strict=True) if digit % 2 == rest])
        for rest in (1, 0)
    )
    return odd, even


def _is_on_one_side(left: Remainder) -> bool:
    """Whether several cells are left, all inside or all outside."""
    return left.count > 1 and not left.is_mixed


RULES = (
    LedgerRule(cards.INNIE, lambda left: left.count == 1 and not left.less, placing),
    LedgerRule(cards.OUTIE, lambda left: left.count == 1 and not left.more, placing),
    LedgerRule(cards.CAGE_SPLITTING, _is_on_one_side, splitting),
    LedgerRule(cards.INNIES, lambda left: left.count > 1 and not left.less, as_cage),
    LedgerRule(cards.OUTIES, lambda left: left.count > 1 and not left.more, as_cage),
    LedgerRule(cards.INNIES_OUTIES, lambda left: left.is_mixed, by_sum),
    LedgerRule(cards.ODD_EVEN, lambda left: left.count > 1, odd_or_even, however_many_of_one_house),
    LedgerRule(cards.MULTI_HOUSE, lambda left: True, in_any_way, of_several_houses),
)
