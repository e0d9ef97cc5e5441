"""What follows from one cage alone, from what is seen at a glance to what takes a pencil.

A cage says which digits its cells can hold together, and what no way to fill it has is false. The
rules see more and more of that, so that the simplest reason is the one that is told.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from sudologue.inference import Elimination, Inference, Placement
from sudologue.model import Board, Candidate, union_of
from sudologue.rules.cages import card as cards
from sudologue.rules.cages.evidence import (
    BoundsEvidence,
    CageEvidence,
    CombinationEvidence,
    Leftover,
    PlacementEvidence,
)
from sudologue.rules.cages.search.misfits import misfit
from sudologue.rules.cages.search.open_cages import OpenCage, digits_of, open_cages, sums
from sudologue.rules.rule import Technique


class CageRule(Technique):
    """What follows from single cages, cage by cage in the layout's order."""

    def find(self, board: Board) -> Iterator[Inference]:
        for cage in open_cages(board):
            yield from self.about(cage)

    @abstractmethod
    def about(self, cage: OpenCage) -> Iterator[Inference]:
        """What follows from a cage that can be filled."""


class LastOfCage(CageRule):
    """One cell is open: it takes what the others leave of the total."""

    card = cards.LAST_OF_CAGE

    def about(self, cage: OpenCage) -> Iterator[Inference]:
        if len(cage.cells) == 1:
            evidence = CageEvidence(cage=cage.clue, cells=cage.cells, rest=cage.rest)
            yield Inference(self.name, Placement(cage.cells[0], cage.rest), evidence)


class CageCombination(CageRule):
    """Digits that no combination has go from all cells.

    Combinations that need a digit which no cell can take are left out.
    """

    card = cards.CAGE_COMBINATION

    def about(self, cage: OpenCage) -> Iterator[Inference]:
        if len(cage.cells) == 1:
            return
        gone = cage.candidates & ~union_of(cage.possible)
        if gone:
            evidence = CombinationEvidence(
                cage=cage.clue,
                cells=cage.cells,
                rest=cage.rest,
                combinations=tuple(map(digits_of, cage.possible)),
                left_out=tuple([digits_of(s) for s in cage.sums if s & ~cage.candidates]),
            )
            yield Inference(self.name, Elimination(tuple(_with(cage, gone))), evidence)


def _with(cage: OpenCage, digits: int) -> Iterator[Candidate]:
    """The candidates of these digits in a cage."""
    for cell, domain in zip(cage.cells, cage.domains, strict=True):
        for digit in digits_of(domain & digits):
            yield Candidate(cell, digit)


class LeastAndMost(CageRule):
    """The other cells make so much at least, or at most: so a cell is not as large, or as small.

    The others take the smallest digits, or the largest, of all that some of them can be.
    """

    card = cards.MIN_MAX_CAGE

    def about(self, cage: OpenCage) -> Iterator[Inference]:
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
                    cage=cage.clue,
                    cells=cage.cells,
                    rest=cage.rest,
                    cell=cell,
                    least=least,
                    most=most,
                )
                yield Inference(self.name, Elimination.of([cell], gone), evidence)


class CagePlacement(CageRule):
    """Digits that would leave the other cells what they cannot make go from a cell.

    There have to be others: the last cell of a cage is told as that.
    """

    card = cards.CAGE_PLACEMENT

    def about(self, cage: OpenCage) -> Iterator[Inference]:
        if len(cage.cells) == 1:
            return
        assert cage.kept is not None  # or it were not among the open cages
        for place, cell in enumerate(cage.cells):
            gone = digits_of(cage.domains[place] & ~cage.kept[place])
            if gone:
                evidence = PlacementEvidence(
                    cage=cage.clue,
                    cells=cage.cells,
                    rest=cage.rest,
                    cell=cell,
                    leftovers=tuple([_leftover(cage, place, digit) for digit in gone]),
                )
                yield Inference(self.name, Elimination.of([cell], gone), evidence)


def _leftover(cage: OpenCage, place: int, digit: int) -> Leftover:
    """Why the others cannot make what a digit in one of the cells would leave them."""
    cells = cage.cells[:place] + cage.cells[place + 1 :]
    domains = cage.domains[:place] + cage.domains[place + 1 :]
    left = sums(len(cells), cage.rest - digit, cage.size)
    fit = [each for each in left if not each >> digit - 1 & 1]
    return Leftover(digit, tuple([misfit(each, cells, domains) for each in fit]))
