"""What follows from cages: from one cage alone, and together with houses and sights.

A cage says which digits its cells can hold together, and what no way to fill it has is false. The
rules see more and more of that, from what is seen at a glance to what takes a pencil, so that the
simplest reason is the one that is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from sudologue.inference import Elimination, Inference, Placement
from sudologue.inference.constraint import Constraint, HouseConstraint, covering_links
from sudologue.model import Board, Candidate, Cell, House, bits_of, union_of
from sudologue.model.walks import Domains
from sudologue.rules.cages import card as cards
from sudologue.rules.cages.evidence import (
    MOST_LISTED,
    BoundsEvidence,
    CageEvidence,
    CageHolder,
    CombinationEvidence,
    KillerSetEvidence,
    Leftover,
    Misfit,
    NeededDigitEvidence,
    PlacementEvidence,
)
from sudologue.rules.cages.search.open_cages import (
    DigitSet,
    OpenCage,
    digits_of,
    last_cells,
    open_cages,
    sums,
)
from sudologue.rules.card import Card
from sudologue.rules.common.locked_digits import Locks, locks
from sudologue.rules.rule import FunctionRule, Technique


@dataclass(frozen=True, eq=False, repr=False)
class CageRule(Technique):
    """What follows from single cages that can be filled, cage by cage in the layout's order."""

    card: Card
    about: Callable[[str, Board, OpenCage], Iterator[Inference]]

    def find(self, board: Board) -> Iterator[Inference]:
        for cage in open_cages(board):
            yield from self.about(self.name, board, cage)


def last_cell(rule: str, board: Board) -> Iterator[Inference]:
    """One cell of a cage is open: it takes what the others leave of the total, if it can."""
    for cage in last_cells(board):
        evidence = CageEvidence(cage=cage.clue, cells=cage.cells, rest=cage.rest)
        yield Inference(rule, Placement(cage.cells[0], cage.rest), evidence)


@dataclass(frozen=True, eq=False, repr=False)
class CombinationRule(Technique):
    """What follows from the combinations that fit: digits go that none has.

    If they are few, all goes that no way to fill the cells with them has, and what they share goes
    from whatever sees its places. First come cages of which the total says it all, with few
    combinations before many.
    """

    card: Card

    def find(self, board: Board) -> Iterator[Inference]:
        cages = [cage for cage in open_cages(board) if len(cage.cells) > 1]
        for cage in sorted(cages, key=_few_first):
            inference = self._of(board, cage)
            if inference is not None:
                yield inference

    def _of(self, board: Board, cage: OpenCage) -> Inference | None:
        assert cage.kept is not None  # or it were not among the open cages
        kept, locked = [cage.used] * len(cage.cells), Locks()
        if len(cage.fitting) <= MOST_LISTED:
            numbers = [board.layout.tables.cell_number(cell) for cell in cage.cells]
            kept, locked = [*cage.kept], locks(board, numbers, cage.kept, digits_of(cage.needed))
        candidates = [
            Candidate(cell, digit)
            for cell, domain, left in zip(cage.cells, cage.domains, kept, strict=True)
            for digit in digits_of(domain & ~left)
        ]
        if not candidates and not locked.gone:
            return None
        evidence = CombinationEvidence(
            cage=cage.clue,
            cells=cage.cells,
            rest=cage.rest,
            combinations=tuple(map(digits_of, cage.fitting)),
            left_out=tuple([digits_of(each) for each in cage.sums if each not in cage.fitting]),
            locked=locked.locked,
            seen=locked.links,
        )
        action = Elimination.of_candidates([*candidates, *locked.gone])
        return Inference(self.name, action, evidence)


def _few_first(cage: OpenCage) -> tuple[bool, int]:
    return len(cage.fitting) < len(cage.sums), len(cage.fitting)


def least_and_most(rule: str, board: Board, cage: OpenCage) -> Iterator[Inference]:
    """The other cells make so much at least, or at most: so a cell is not as large, or as small.

    The others take the smallest digits, or the largest, of all that some of them can be.
    """
    count = len(cage.cells) - 1
    if not count:
        return
    for place, (cell, domain) in enumerate(zip(cage.cells, cage.domains, strict=True)):
        others = digits_of(union_of(cage.domains[:place] + cage.domains[place + 1 :]))
        least, most = others[:count], others[-count:]
        smallest, largest = cage.rest - sum(most), cage.rest - sum(least)
        gone = [digit for digit in digits_of(domain) if not smallest <= digit <= largest]
        if gone:
            evidence = BoundsEvidence(
                cage=cage.clue, cells=cage.cells, rest=cage.rest, cell=cell, least=least, most=most
            )
            yield Inference(rule, Elimination([cell], gone), evidence)


def unmakeable(rule: str, board: Board, cage: OpenCage) -> Iterator[Inference]:
    """Digits that would leave the other cells what they cannot make.

    There have to be others: the last cell of a cage is told as that.
    """
    if len(cage.cells) == 1:
        return
    assert cage.kept is not None  # or it were not among the open cages
    both = zip(cage.domains, cage.kept, strict=True)
    gone = {n: digits for n, (all_, kept) in enumerate(both) if (digits := digits_of(all_ & ~kept))}
    if gone:
        place, digits = next(iter(gone.items()))
        is_one = len(gone) == 1
        evidence = PlacementEvidence(
            cage=cage.clue,
            cells=cage.cells,
            rest=cage.rest,
            combinations=tuple(map(digits_of, cage.fitting)),
            cell=cage.cells[place] if is_one else None,
            leftovers=tuple([_leftover(cage, place, digit) for digit in digits if is_one]),
        )
        candidates = [Candidate(cage.cells[n], digit) for n in gone for digit in gone[n]]
        yield Inference(rule, Elimination.of_candidates(candidates), evidence)


def _leftover(cage: OpenCage, place: int, digit: int) -> Leftover:
    """Why the others cannot make what a digit in one of the cells would leave them."""
    cells = cage.cells[:place] + cage.cells[place + 1 :]
    domains = cage.domains[:place] + cage.domains[place + 1 :]
    left = sums(len(cells), cage.rest - digit, cage.size)
    fit = [each for each in left if not each >> digit - 1 & 1]
    return Leftover(digit, tuple([misfit(each, cells, domains) for each in fit]))


def misfit(digits: DigitSet, cells: tuple[Cell, ...], domains: Domains) -> Misfit:
    """Digits with too few places: one that has none, else those a cell is lost to, else the fewest.

    The digits are as many as the cells, and cannot be laid out over them: by Hall's theorem some of
    them have fewer places than they are. Seen from the cells, that is a cell that can be none of
    the digits if all of them have to share the others.
    """
    each = [1 << bit for bit in bits_of(digits)]
    without_one = [digits] if any(not domain & digits for domain in domains) else []
    groups = (
        sum(some) for number in range(1, len(each) + 1) for some in combinations(each, number)
    )
    for crowded in (*(d for d in each if not _places(d, domains)), *without_one, *groups):
        places = _places(crowded, domains)
        if len(places) < crowded.bit_count():
            where = tuple([cells[place] for place in places])
            return Misfit(digits_of(digits), digits_of(crowded), where)
    raise AssertionError("these cells can take these digits")


def _places(digits: DigitSet, domains: Domains) -> list[int]:
    """The places of the cells that can be one of the digits."""
    return [place for place, domain in enumerate(domains) if domain & digits]


@dataclass(frozen=True, eq=False, repr=False)
class NeededDigit(Technique):
    """Every combination of a cage has a digit: what sees all its places in the cage loses it.

    The places lie in one house, or do not; that makes two rules, the first of several digits at
    once. A digit with one place alone is no matter of these: that cell has to be it.
    """

    card: Card
    in_one_house: bool

    def find(self, board: Board) -> Iterator[Inference]:
        for cage in open_cages(board):
            if len(cage.cells) > 1:
                found: dict[House | None, dict[int, tuple[int, int]]] = {}
                for digit in digits_of(cage.needed):
                    for house, places, gone in self._gone(board, cage, digit):
                        found.setdefault(house, {})[digit] = places, gone
                for house, its in found.items():
                    for some in [its] if house else [{digit: its[digit]} for digit in its]:
                        yield self._inference(board, cage, house, some)

    def _gone(
        self, board: Board, cage: OpenCage, digit: int
    ) -> Iterator[tuple[House | None, int, int]]:
        """The places of a digit in the cage, and what they see, by the house that they lie in."""
        tables, plane = board.layout.tables, board.masks.planes[digit - 1]
        places, outside = plane & cage.mask, plane & ~cage.mask
        if places.bit_count() < 2:
            return
        houses = [house for house, its in tables.house_masks.items() if not places & ~its]
        for house in houses if self.in_one_house else () if houses else (None,):
            seen = tables.house_masks[house] if house else tables.common_peers(places)
            if outside & seen:
                yield house, places, outside & seen

    def _inference(
        self, board: Board, cage: OpenCage, house: House | None, its: dict[int, tuple[int, int]]
    ) -> Inference:
        """What follows from digits that have their places in one house, or from a single one."""
        seen: list[Constraint] = []
        candidates: list[Candidate] = []
        for digit, (places, gone) in its.items():
            pairs = product(bits_of(gone), bits_of(places))
            links = (HouseConstraint(house, digit),) if house else ()
            seen += links or covering_links(board.layout, digit, pairs)
            candidates += board.masks.candidates_at(digit, gone)
        evidence = NeededDigitEvidence(
            cage=cage.clue,
            cells=cage.cells,
            rest=cage.rest,
            combinations=tuple(map(digits_of, cage.fitting)),
            digits=tuple(its),
            places=board.layout.tables.cells_in(union_of([places for places, _ in its.values()])),
            house=house,
            seen=tuple(seen),
        )
        return Inference(self.name, Elimination.of_candidates(candidates), evidence)


@dataclass(frozen=True, eq=False, repr=False)
class KillerSet(Technique):
    """Cages and cells of a house that use up some digits between them, whichever goes where.

    A cage of which every combination has one of two digits is as good as a cell that can only be
    one of them: with another such cage, or such a cell, both digits are gone from the house's other
    cells. Of three digits it takes three such holders, or fewer that hold several each. A digit
    that a cage needs, or that is all that a cell can be, is seen by itself and needs no set.
    """

    card: Card
    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        cages = [cage for cage in open_cages(board) if len(cage.cells) > 1]
        for house, its in board.masks.tables.house_masks.items() if cages else ():
            inside = [cage for cage in cages if not cage.mask & ~its]
            sets = dict.fromkeys(digits for cage in inside for digits in cage.held(self.size))
            for digits in sets:
                yield from self._using_up(board, house, inside, digits)

    def _using_up(
        self, board: Board, house: House, cages: Sequence[OpenCage], digits: DigitSet
    ) -> Iterator[Inference]:
        """What goes if cages and cells of the house hold as many of the digits as there are."""
        masks = board.masks
        tables, domains = board.masks.tables, masks.domain_bits
        open_cells = tables.house_masks[house] & masks.open_cells
        holders: list[CageHolder] = []
        covered = 0
        for cage in cages:
            count = cage.held(self.size).get(digits, 0)
            if count and not cage.mask & covered and not cage.needed & digits:
                holders.append(_holder(cage, count))
                covered |= cage.mask
        single = [
            number
            for number in bits_of(open_cells & ~covered)
            if not domains[number] & ~digits and domains[number].bit_count() > 1
        ]
        held = len(single) + sum([holder.count for holder in holders])
        if held != self.size or not holders:
            return
        covered |= sum([1 << number for number in single])
        gone: list[Candidate] = []
        for digit in digits_of(digits):
            gone += masks.candidates_at(digit, open_cells & ~covered)
        if gone:
            evidence = KillerSetEvidence(
                house=house,
                digits=digits_of(digits),
                cages=tuple(holders),
                cells=tuple([tables.cells[number] for number in single]),
            )
            yield Inference(self.name, Elimination.of_candidates(gone), evidence)


def _holder(cage: OpenCage, count: int) -> CageHolder:
    return CageHolder(cage.clue, cage.cells, cage.rest, tuple(map(digits_of, cage.fitting)), count)


RULES = (
    FunctionRule(cards.LAST_OF_CAGE, last_cell),
    CombinationRule(cards.CAGE_COMBINATION),
    CageRule(cards.MIN_MAX_CAGE, least_and_most),
    CageRule(cards.CAGE_PLACEMENT, unmakeable),
    NeededDigit(cards.CAGE_HOUSE_OVERLAP, in_one_house=True),
    NeededDigit(cards.CAGE_MUST_HAVE, in_one_house=False),
    KillerSet(cards.KILLER_PAIR, 2),
    KillerSet(cards.KILLER_TRIPLE, 3),
)
