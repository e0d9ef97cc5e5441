"""Receipts of several digits without a citation too many.

Where an inference joins several lines of reasoning, the citations of one may serve another as well,
and some turn out not to be needed. `tightened` drops them one by one, as long as what is left
forces the conclusion. It decides that as anyone would who checks a receipt: it supposes that the
conclusion is false and exhausts the cases. It takes for granted that the board has a solution; if
it has none, superfluous citations may stay.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from sudologue.inference import Action, Constraint, Placement
from sudologue.model import Board, bits_of

Proof = tuple[Collection[Constraint], Collection[Constraint]]
Leaning = tuple[int, int]
"""The truths and the links that a proof uses, a bit for each."""


def tightened(
    board: Board,
    action: Action,
    truths: Sequence[Constraint],
    links: Sequence[Constraint],
    some_true: int = 0,
    proofs: Mapping[int, Proof] | None = None,
) -> tuple[tuple[Constraint, ...], tuple[Constraint, ...]]:
    """The truths and links of a receipt without those that the others make superfluous.

    The last cited are tried first. `some_true` are candidates of which one is known to be true
    beside what the receipt cites. `proofs` tells of candidates, by number, which of the truths and
    links suffice for them, so that the others can go without another look at these candidates.
    """
    layout, possible = board.layout, board.live | board.filled
    place_of = [_numbered(truths), _numbered(links)]
    cited = [list(places) for places in place_of]
    masks = [[citation.mask(layout) for citation in side] for side in cited]
    if some_true:
        masks[0].append(some_true)
    refuter = Refuter(masks[0], masks[1])
    leaning: dict[int, Leaning] = {
        number: (_bits(place_of[0], its_truths), _bits(place_of[1], its_links))
        for number, (its_truths, its_links) in (proofs or {}).items()
    }
    numbers = [layout.candidate_number(c.cell, c.digit) for c in action.candidates]
    numbers.sort(key=lambda number: leaning[number][0].bit_count() if number in leaning else 0)
    placing = isinstance(action, Placement)
    for side in (1, 0):
        for place in reversed(range(len(cited[side]))):
            mask = masks[side][place]
            masks[side][place] = 0
            touched = [n for n in numbers if n not in leaning or leaning[n][side] >> place & 1]
            if all(refuter.forces(possible, number, placing) for number in touched):
                for number in touched:
                    leaning[number] = refuter.proof(possible, number, placing)
            else:
                masks[side][place] = mask
    return (
        tuple([truth for truth, mask in zip(cited[0], masks[0], strict=False) if mask]),
        tuple([link for link, mask in zip(cited[1], masks[1], strict=True) if mask]),
    )


def _numbered(citations: Iterable[Constraint]) -> dict[Constraint, int]:
    """What is cited, each once, by its place."""
    return {citation: place for place, citation in enumerate(dict.fromkeys(citations))}


def _bits(place_of: Mapping[Constraint, int], citations: Iterable[Constraint]) -> int:
    found = 0
    for citation in citations:
        found |= 1 << place_of[citation]
    return found


class Refuter:
    """Truths and links as masks of candidates; while one is zero, it is not there."""

    def __init__(self, truths: list[int], links: list[int]) -> None:
        self.truths = truths
        self.links = links
        self._all_links = tuple(links)
        self._places: dict[int, list[int]] = {}

    def forces(self, possible: int, number: int, placing: bool) -> bool:
        """Whether a candidate must be true, or else false, of those that are possible."""
        truths = [truth & possible for truth in self.truths if truth]
        if placing:
            return self._impossible(possible & ~(1 << number), truths)
        return self._impossible(*self._with(number, possible, truths))

    def proof(self, possible: int, number: int, placing: bool) -> Leaning:
        """The truths and links that were used to force a candidate, a bit for each by its place."""
        truths_used = links_used = 0
        waiting = [(possible, self.truths, number)]
        if placing:
            waiting = [(possible & ~(1 << number), self.truths, -1)]
        while waiting:
            left, truths, chosen = waiting.pop()
            if chosen >= 0:
                bit = 1 << chosen
                for place in self._places_of(chosen, bit):
                    if self.links[place] & left & ~bit:
                        links_used |= 1 << place
                        left &= ~self.links[place] | bit
                truths = [0 if truth & bit else truth for truth in truths]
            place = self._next(left, possible, truths)
            truths_used |= 1 << place
            waiting += [(left, truths, n) for n in bits_of(truths[place] & left)]
        return truths_used, links_used

    def _next(self, possible: int, at_first: int, truths: Sequence[int]) -> int:
        """Where the truth stands that `_impossible` goes on with."""
        touched = -1
        for place, truth in enumerate(truths):
            left = truth & possible
            if truth and not left & (left - 1):
                return place
            if left != truth & at_first and (
                touched < 0 or left.bit_count() < (truths[touched] & possible).bit_count()
            ):
                touched = place
        return touched

    def _impossible(self, possible: int, truths: Sequence[int]) -> bool:
        """Whether no choice of candidates meets the truths without breaking a link.

        What is forced goes first. Truths that have lost no candidate by then can still be met as
        the solution meets them: together with the links, they do not feel what was supposed. So
        cases are needed only where a truth has lost some candidates, and has several left.
        """
        while True:
            touched = 0
            for truth in truths:
                left = truth & possible
                if not left & (left - 1):
                    if not left:
                        return True
                    break
                if left != truth and (not touched or left.bit_count() < touched.bit_count()):
                    touched = left
            else:
                return touched != 0 and all(
                    self._impossible(*self._with(number, possible, truths))
                    for number in bits_of(touched)
                )
            possible, truths = self._with(left.bit_length() - 1, possible, truths)

    def _with(self, number: int, possible: int, truths: Sequence[int]) -> tuple[int, Sequence[int]]:
        """What is possible, and which truths are still to be met, with one candidate true."""
        bit = 1 << number
        for place in self._places_of(number, bit):
            possible &= ~self.links[place] | bit
        return possible, [truth for truth in truths if not truth & bit]

    def _places_of(self, number: int, bit: int) -> list[int]:
        """Which of the links have a candidate, whether they are there or not."""
        places = self._places.get(number)
        if places is None:
            places = [place for place, link in enumerate(self._all_links) if link & bit]
            self._places[number] = places
        return places
