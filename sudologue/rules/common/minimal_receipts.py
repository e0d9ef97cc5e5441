"""Receipts without a citation too many.

A receipt cites truths, of each of which some candidate is true, and links, of each of which no two
are. Where a pattern holds a smaller one, or one citation serves several steps of an argument, some
others can be spared: they are dropped one by one, as long as what remains forces the conclusion.
That is decided as anyone would decide it who checks a receipt: suppose that the conclusion is false
and exhaust the cases.

It is taken for granted that the board has a solution; if it has none, superfluous citations may
stay. Where big sets overlap, there may be no end of cases. A receipt that takes long to write takes
long to check: where patience is limited, such a tangle raises a `TangledError`.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from sudologue.budget import spend
from sudologue.inference import Action, Constraint, Evidence, Inference, Placement
from sudologue.model import Board, Layout, bits_of, union_of

MANY = 1 << 30
"""More candidates than there are."""

Citations = tuple[Constraint, ...]


class TangledError(Exception):
    """There are too many cases to exhaust."""


def minimal_receipt(
    board: Board,
    action: Action,
    truths: Iterable[Constraint],
    links: Iterable[Constraint],
    some_true: int = 0,
    grounds: Mapping[int, Collection[Constraint]] | None = None,
    split_first: Collection[Constraint] = (),
) -> tuple[Citations, Citations]:
    """The truths and links of a receipt without those that the others make superfluous.

    The last cited are tried first, links before truths. `some_true` are candidates of which one is
    known to be true beside what the receipt cites. `grounds` are what suffices for the candidates
    named there, so that nothing else needs to be tried for them. Where an argument goes through
    what certain truths can be, `split_first` are these: that spares most of the work.
    """
    cited = [*dict.fromkeys(truths)], [*dict.fromkeys(links)]
    draft = draft_receipt(board, action, *cited, some_true=some_true)
    draft.grounds |= grounds or {}
    possible = board.masks.live | board.masks.filled
    draft.split_first = [truth.mask(board.layout) & possible for truth in split_first]
    needed_links = draft.needed_links()
    return draft.needed_truths(), needed_links


def cited(
    rule: str, board: Board, action: Action, draft: Evidence, links: Iterable[Constraint]
) -> Inference:
    """The inference from evidence that cites no more than it needs of its truths and of links."""
    truths, needed = minimal_receipt(board, action, draft.truths, links)
    return Inference(rule, action, replace(draft, truths=truths, links=needed))


def is_minimal_for_digit(
    layout: Layout,
    digit: int,
    plane: int,
    eliminated: int,
    truths: Sequence[Constraint],
    links: Sequence[Constraint],
) -> bool:
    """Whether all of these are needed to eliminate a digit, with this plane, from these cells."""
    start = (digit - 1) * layout.tables.cell_count
    numbers = [start + cell for cell in bits_of(eliminated)]
    return DraftReceipt(layout, plane << start, numbers, truths, links).is_minimal()


def draft_receipt(
    board: Board,
    action: Action,
    truths: Sequence[Constraint],
    links: Sequence[Constraint],
    some_true: int = 0,
    patience: float = math.inf,
) -> DraftReceipt:
    """The draft of a receipt for an action on a board."""
    layout, placing = board.layout, isinstance(action, Placement)
    numbers = [layout.tables.candidate_number(c.cell, c.digit) for c in action.candidates]
    possible = board.masks.live | board.masks.filled
    return DraftReceipt(layout, possible, numbers, truths, links, placing, some_true, patience)


class DraftReceipt:
    """Truths and links that force candidates to be false, or one to be true; some may be needless.

    A question about it raises `TangledError` when more than `patience` looks at truths are taken.
    """

    def __init__(
        self,
        layout: Layout,
        possible: int,
        numbers: list[int],
        truths: Sequence[Constraint],
        links: Sequence[Constraint],
        placing: bool = False,
        some_true: int = 0,
        patience: float = math.inf,
    ) -> None:
        self._numbers, self._placing, self._possible = numbers, placing, possible
        self._cited_truths, self._cited_links = list(truths), list(links)
        self._truths = [truth.mask(layout) & possible for truth in truths]
        if some_true:
            self._truths.append(some_true & possible)
        self._links = [link.mask(layout) & possible for link in links]
        self._about = about = union_of([*self._truths, *[1 << number for number in numbers]])
        self._excluded = dict.fromkeys(bits_of(about), 0)
        for mask in self._links:
            for number in bits_of(mask & about):
                self._excluded[number] |= mask & ~(1 << number)
        self.grounds: dict[int, Collection[Constraint]] = {}
        self.split_first: Collection[int] = ()
        self._layout = layout
        self._looks_left = self._patience = patience

    def spares_a_truth(self) -> bool:
        """Whether the conclusion is forced without some truth, too."""
        return any(map(self._holds_without_truth, range(len(self._cited_truths))))

    def is_minimal(self) -> bool:
        """Whether the conclusion is not forced without any one of the links and truths.

        If it is, then not by this pattern, but by a smaller one inside it.
        """
        return not (any(map(self._drop_link, range(len(self._links)))) or self.spares_a_truth())

    def needed_truths(self) -> Citations:
        """The truths without those that can be spared, the last being tried first.

        Afterwards the draft has no others.
        """
        for index in reversed(range(len(self._cited_truths))):
            if self._holds_without_truth(index):
                self._truths.pop(index)
                self._cited_truths.pop(index)
        return tuple(self._cited_truths)

    def needed_links(self) -> Citations:
        """The links without those that can be spared; of links that do the same, the earlier stay.

        Afterwards the draft has no others.
        """
        for index in reversed(range(len(self._links))):
            self._drop_link(index)
        if self._patience < math.inf:
            self._holds(self._truths)  # which must not take long, even if nothing could be spared
        cited = zip(self._cited_links, self._links, strict=True)
        return tuple([link for link, mask in cited if mask])

    def _holds_without_truth(self, index: int) -> bool:
        truths = self._truths[:index] + self._truths[index + 1 :]
        return self._holds(truths, without=self._cited_truths[index])

    def _drop_link(self, index: int) -> bool:
        """Whether a link can be spared; it is dropped if so."""
        links, excluded = self._links, self._excluded
        mask, links[index] = links[index], 0
        before = {number: excluded[number] for number in bits_of(mask & self._about)}
        for number in before:
            bit = 1 << number
            excluded[number] = union_of([each for each in links if each & bit]) & ~bit
        if self._holds(self._truths, without=self._cited_links[index]):
            return True
        links[index] = mask
        excluded |= before
        return False

    def _holds(self, truths: list[int], without: Constraint | None = None) -> bool:
        """Whether these truths, with the links, force the conclusion as all did before.

        Where it is known what suffices for a candidate, it need not be asked for the rest.
        """
        self._looks_left = self._patience
        numbers, possible, grounds = self._numbers, self._possible, self.grounds
        refutes = self._is_impossible_case_by_case if self.split_first else self._is_impossible
        if self._placing:
            return self._is_impossible(possible & ~(1 << numbers[0]), truths)
        for place, number in enumerate(numbers):
            if number in grounds and without not in grounds[number]:
                continue
            bit = 1 << number
            unmet = [truth for truth in truths if not truth & bit]
            if not refutes(possible & ~self._excluded[number], unmet):
                # a candidate that can be true without one citation is likely to without the next
                numbers.insert(0, numbers.pop(place))
                return False
        self.grounds = {number: known for number, known in grounds.items() if without not in known}
        return True

    def _is_impossible_case_by_case(
        self, possible: int, truths: list[int], same_digits: int = 0
    ) -> bool:
        """The same, where the truths to split first are split before anything else is looked at.

        In each case the truths about the digits chosen are tried alone before they are tried with
        all others: mostly they are all that matters.
        """
        split = next((truth for truth in truths if truth in self.split_first), 0)
        if not split:
            alone = [truth for truth in truths if not truth & ~same_digits]
            return self._is_impossible(possible, alone) or self._is_impossible(possible, truths)
        for number in bits_of(split & possible):
            unmet = [truth for truth in truths if not truth >> number & 1]
            tables = self._layout.tables
            plane = tables.all_cells << number - number % tables.cell_count
            left = possible & ~self._excluded[number]
            if not self._is_impossible_case_by_case(left, unmet, same_digits | plane):
                return False
        return True

    def _is_impossible(self, possible: int, truths: list[int]) -> bool:
        """Whether no choice of candidates meets the truths without breaking a link.

        What is forced goes first. Truths that have lost no candidate by then can still be met as
        the solution meets them: together with the links, they do not feel what was supposed. So
        cases are needed only where a truth has lost some candidates, and has several left.
        """
        excluded = self._excluded
        while True:
            self._looks_left -= len(truths)
            if self._looks_left < 0:
                raise TangledError
            tightest, fewest = 0, MANY
            for truth in truths:
                remaining = truth & possible
                if remaining != truth:
                    size = remaining.bit_count()
                    if size < fewest:
                        tightest, fewest = remaining, size
                        if size < 2:
                            break
            if fewest == MANY:
                return False
            if not tightest:
                return True
            if fewest > 1:
                spend(0)  # which looks at the time
                for number in bits_of(tightest):
                    bit = 1 << number
                    unmet = [truth for truth in truths if not truth & bit]
                    if not self._is_impossible(possible & ~excluded[number], unmet):
                        return False
                return True
            possible &= ~excluded[tightest.bit_length() - 1]
            truths = [truth for truth in truths if not truth & tightest]
