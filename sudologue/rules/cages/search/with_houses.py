"""What follows from cages together with houses and sights: digits that cages hold in any case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.inference import Elimination, Inference
from sudologue.inference.constraint import Constraint, HouseConstraint, covering_links
from sudologue.model import Board, Candidate, House, bits_of
from sudologue.rules.cages.evidence import CageHolder, KillerSetEvidence, NeededDigitEvidence
from sudologue.rules.cages.search.open_cages import DigitSet, OpenCage, digits_of, open_cages
from sudologue.rules.card import Card
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class NeededDigit(Technique):
    """Every combination of a cage has a digit: what sees all its places in the cage loses it.

    The places lie in one house, or do not; that makes two rules. A digit with one place alone is
    no matter of these: that cell has to be it.
    """

    card: Card
    in_one_house: bool

    def find(self, board: Board) -> Iterator[Inference]:
        for cage in open_cages(board):
            if len(cage.cells) > 1:
                for digit in digits_of(cage.needed):
                    yield from self._gone(board, cage, digit)

    def _gone(self, board: Board, cage: OpenCage, digit: int) -> Iterator[Inference]:
        layout, plane = board.layout, board.planes[digit - 1]
        places, outside = plane & cage.mask, plane & ~cage.mask
        if places.bit_count() < 2:
            return
        houses = [house for house, its in layout.house_masks.items() if not places & ~its]
        if self.in_one_house:
            for house in houses:
                gone = outside & layout.house_masks[house]
                if gone:
                    seen = (HouseConstraint(house, digit),)
                    yield self._out_of(board, cage, digit, gone, house, seen)
        elif not houses:
            gone = outside
            for number in bits_of(places):
                gone &= layout.peer_masks[number]
            if gone:
                pairs = [(one, other) for one in bits_of(gone) for other in bits_of(places)]
                seen = covering_links(layout, digit, pairs)
                yield self._out_of(board, cage, digit, gone, None, seen)

    def _out_of(
        self,
        board: Board,
        cage: OpenCage,
        digit: int,
        gone: int,
        house: House | None,
        seen: tuple[Constraint, ...],
    ) -> Inference:
        evidence = NeededDigitEvidence(
            cage=cage.clue,
            cells=cage.cells,
            rest=cage.rest,
            combinations=tuple(map(digits_of, cage.fitting)),
            digit=digit,
            places=board.layout.cells_in(board.planes[digit - 1] & cage.mask),
            house=house,
            seen=seen,
        )
        return Inference(self.name, Elimination(tuple(board.candidates_at(digit, gone))), evidence)


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
        for house, its in board.layout.house_masks.items() if cages else ():
            inside = [cage for cage in cages if not cage.mask & ~its]
            sets = dict.fromkeys(digits for cage in inside for digits in cage.held(self.size))
            for digits in sets:
                yield from self._using_up(board, house, inside, digits)

    def _using_up(
        self, board: Board, house: House, cages: Sequence[OpenCage], digits: DigitSet
    ) -> Iterator[Inference]:
        """What goes if cages and cells of the house hold as many of the digits as there are."""
        layout, domains = board.layout, board.domain_bits
        open_cells = layout.house_masks[house] & board.open_cells
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
            gone += board.candidates_at(digit, open_cells & ~covered)
        if gone:
            evidence = KillerSetEvidence(
                house=house,
                digits=digits_of(digits),
                cages=tuple(holders),
                cells=tuple([layout.cells[number] for number in single]),
            )
            yield Inference(self.name, Elimination(tuple(gone)), evidence)


def _holder(cage: OpenCage, count: int) -> CageHolder:
    return CageHolder(cage.clue, cage.cells, cage.rest, tuple(map(digits_of, cage.fitting)), count)
