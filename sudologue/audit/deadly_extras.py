"""The kernel's check of steps that rest on the puzzle having one solution.

Such a step names a pattern of cells, none of them given, and the extras that save it: candidates
of which, the step says, one at least is true. Suppose that none is. If every way to fill the
pattern then has a *twin*, another way to fill the same cells that puts the same digits into every
house, no solution of the puzzle could be the only one: whatever it has in these cells could be
exchanged for the twin. So, if there is one solution, some extra is true, and for the rest of the
check that is a truth like any other.

A way to fill the pattern need be considered only if it agrees with the board's candidates and with
the truths and links that the step cites. A twin is not bound to the candidates that are left, for
these were narrowed by reasoning about the first solution, nor to the digits that were placed by
it; it is bound by the puzzle: by its givens, by its houses, and by what it bars from the start.
Where a clue is about a cell of the pattern, the twin may break it, so no such pattern is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.audit.kernel_budget import KernelBudget, Position
from sudologue.inference import Evidence
from sudologue.messages import Messages
from sudologue.model import bits_of, digit_text
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence

_say = Messages(__name__)

Masks = tuple[int, ...]


def proven_extras(
    board: Position, evidence: Evidence, truths: Masks, links: Masks, work: KernelBudget
) -> int | str:
    """The extras as a mask of which some bit is true, or why a single solution may do without."""
    tables = board.layout.tables
    if not isinstance(evidence, DeadlyPatternEvidence):
        return _say("no_pattern")
    if tables.sights:
        return _say("sights")
    pattern, extras = evidence.pattern, evidence.extras
    if not pattern or not extras:
        return _say("empty")
    for cell in (*pattern, *(extra.cell for extra in extras)):
        if max(cell.row, cell.col) >= tables.size:
            return _say("off_board", what=cell)
    numbers = tuple(sorted(map(tables.cell_number, set(pattern))))
    for number in numbers:
        if board.givens & tables.domain_masks[number]:
            return _say("given", cell=tables.cells[number])
        clue = next((c for c in tables.clues if tables.cells[number] in c.cells), None)
        if clue is not None:
            return _say("clue", clue=clue.noun)
    saving = 0
    for extra in extras:
        if not 1 <= extra.digit <= tables.size:
            return _say("off_board", what=extra)
        bit = 1 << tables.candidate_number(extra.cell, extra.digit)
        if not board.live & bit:
            digit = digit_text(extra.digit)
            return _say("no_candidate", digit=digit, cell=extra.cell)
        saving |= bit
    cells = PatternFills(board, numbers, work)
    possible = (board.live | board.filled) & ~saving
    if not cells.every_fill_has_a_twin(possible, truths, links):
        return _say("no_twin")
    return saving


@dataclass(frozen=True)
class PatternFills:
    """The pattern's cells, by number, on a board."""

    board: Position
    numbers: tuple[int, ...]
    work: KernelBudget

    @cached_property
    def domains(self) -> Masks:
        """The bits of each cell's candidates: a fill takes one of them."""
        return tuple(self.board.layout.tables.domain_masks[number] for number in self.numbers)

    @cached_property
    def candidates(self) -> int:
        """The bits of all candidates of all the cells."""
        return sum(self.domains)

    @cached_property
    def cells(self) -> int:
        """A bit for each cell."""
        return sum(1 << number for number in self.numbers)

    @cached_property
    def houses(self) -> Masks:
        """The cells of the pattern in each house that has some; those of several houses, once."""
        masks = self.board.layout.tables.house_masks.values()
        self.work.spend(len(masks))
        return tuple(dict.fromkeys(share for mask in masks if (share := self.cells & mask)))

    def every_fill_has_a_twin(self, possible: int, truths: Masks, links: Masks) -> bool:
        """Whether each way to fill the cells, meeting truths and breaking no link, has a twin."""
        if self.is_two_and_two(possible) or self.is_exchange(possible):
            return True
        return all(map(self.has_twin, self.fills(possible, (*self.domains, *truths), links)))

    def is_two_and_two(self, possible: int) -> bool:
        """Two candidates in every cell, and no or two places in every house for every digit.

        Then every fill has a twin, its complement: where k cells of a house hold k digits with two
        places each, a fill uses one place of each digit, and the other cells' other digits are
        the same k.
        """
        self.work.spend(len(self.domains))
        if any((domain & possible).bit_count() != 2 for domain in self.domains):
            return False
        self.work.spend(self.board.layout.size * len(self.houses))
        planes = [self._cells_with(digit, possible) for digit in self.board.layout.tables.digits]
        return all(
            (plane & share).bit_count() in (0, 2) for plane in planes for share in self.houses
        )

    def is_exchange(self, possible: int) -> bool:
        """Two houses that share all the cells between them, and as many digits as each has cells.

        Then every fill has all these digits in both. Where each cell of the one has a counterpart
        in the other with which it shares all its further houses, what the two have there can be
        exchanged as a whole: in no house do the digits change.
        """
        half, tables = len(self.numbers) // 2, self.board.layout.tables
        digits = [d for d in tables.digits if self._cells_with(d, possible)]
        everywhere = sum(self.cells << (d - 1) * tables.cell_count for d in digits)
        if len(digits) != half or self.board.barred & everywhere:
            return False
        shares = set(self.houses)
        for one in self.houses:
            other = self.cells ^ one
            if one < other and other in shares and one.bit_count() == half:
                self.work.spend(len(self.numbers) * len(self.houses))
                further = [share for share in self.houses if share not in (one, other)]
                sides = [
                    sorted(tuple(share >> number & 1 for share in further) for number in bits_of(s))
                    for s in (one, other)
                ]
                if sides[0] == sides[1] and all(map(any, sides[0])):
                    return True
        return False

    def fills(self, possible: int, truths: Masks, links: Masks = ()) -> Iterator[int]:
        """The ways to meet the truths, the cells' among them, as the bits of the cells' digits.

        The truth with the fewest candidates left goes first. Of the pattern's cells, none takes two
        digits, and none a digit that another one in sight has; beside that the links are kept.
        """
        cases: list[tuple[int | None, int, Masks]] = [(None, possible, truths)]
        while cases:
            chosen, possible, truths = cases.pop()
            self.work.spend(1 + len(truths) + len(links))
            if chosen is not None:
                possible, truths = self._choose(chosen, possible, truths, links)
            if not truths:
                yield possible & self.candidates
                continue
            tightest = min((truth & possible for truth in truths), key=int.bit_count)
            cases += [(number, possible, truths) for number in bits_of(tightest)]

    def _choose(self, number: int, possible: int, truths: Masks, links: Masks) -> tuple[int, Masks]:
        """What is possible, and which truths remain to be met, once one candidate is true."""
        bit = 1 << number
        if self.candidates & bit:
            possible &= ~(self.board.layout.tables.seen_masks[number] & self.candidates)
        for link in links:
            if link & bit:
                possible &= ~link | bit
        return possible, tuple([truth for truth in truths if not truth & bit])

    def has_twin(self, fill: int) -> bool:
        """Whether another fill of the cells puts the same digits into every house.

        A digit may go into a cell of the pattern if the fill has it in all of the cell's houses.
        As many cells as digits of a house then use up just these, for none takes a digit twice.
        """
        tables, allowed = self.board.layout.tables, 0
        self.work.spend(tables.size * len(self.houses))
        for digit in tables.digits:
            plane, cells = self._cells_with(digit, fill), self.cells
            for share in self.houses:
                if not share & plane:
                    cells &= ~share
            allowed |= cells << (digit - 1) * tables.cell_count
        return any(
            other != fill for other in self.fills(allowed & ~self.board.barred, self.domains)
        )

    def _cells_with(self, digit: int, candidates: int) -> int:
        """A bit for each cell of the pattern that has the digit among these candidates."""
        return candidates >> (digit - 1) * self.board.layout.tables.cell_count & self.cells
