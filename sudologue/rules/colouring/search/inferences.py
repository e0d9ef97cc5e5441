"""Inferences from colours, once it is known which candidates are false: evidence and receipt.

Each eliminated candidate is refuted by a chain along the colours. What the chains cite together,
without the citations that turn out superfluous, is the receipt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypedDict

from sudologue.inference import Constraint, Elimination, Inference
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColourPairsEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
    Sighting,
)
from sudologue.rules.colouring.search.strong_links import (
    CandidatePair,
    ColourChain,
    ColourPair,
    Grounds,
    StrongLinks,
)
from sudologue.rules.common.minimal_receipts import minimal_receipt


class _Receipt(TypedDict):
    truths: tuple[Constraint, ...]
    links: tuple[Constraint, ...]


@dataclass(frozen=True)
class ColouringInferences:
    """What follows from colours on a board, as inferences of the rule of a slug."""

    slug: str
    board: Board
    strong_links: StrongLinks

    def trap(self, pair: ColourPair, targets: int) -> Inference:
        """The targets see both colours."""
        chains = [
            self._refutation(target, pair.both, self._seen(target) & pair.both)
            for target in bits_of(targets)
        ]
        action, receipt = self._refuted(chains)
        evidence = ColourTrapEvidence(
            **receipt, colours=self._colours(pair), sightings=self._sightings(chains)
        )
        return Inference(self.slug, action, evidence)

    def wrap(self, pair: ColourPair, false: int) -> Inference:
        """The colour `false` sees itself."""
        clashes = self._meetings(false, false)
        clash = self._used(self._shortest(pair.both, clashes), clashes)[0]
        chains = self.strong_links.consequences(clash[0])
        link = self.strong_links.link(*clash)
        grounds = {target: self._joined(chains, target, clash, [], [link]) for target in chains}
        action, receipt = self._concluded(grounds)
        evidence = ColourWrapEvidence(
            **receipt,
            false=self._candidates(false),
            true=self._candidates(pair.opposite(false)),
            walk=tuple(map(self.board.layout.candidate, chains[clash[1]].nodes)),
        )
        return Inference(self.slug, action, evidence)

    def dead_end(self, pair: ColourPair, false: int, emptied: Constraint) -> Inference:
        """The colour `false` would leave nothing for a cell, or for a digit in a house."""
        lost = list(bits_of(emptied.mask(self.board.layout) & self.board.live))
        chains = self.strong_links.consequences(next(bits_of(self._seen(lost[0]) & false)))
        rulers = [next(c for c in chains if self._seen(number) >> c & 1) for number in lost]
        links = [self.strong_links.link(*ends) for ends in zip(rulers, lost, strict=True)]
        grounds = {
            target: self._joined(chains, target, rulers, [emptied], links) for target in chains
        }
        action, receipt = self._concluded(grounds)
        evidence = ColourDeadEndEvidence(
            **receipt,
            false=self._candidates(false),
            true=self._candidates(pair.opposite(false)),
            emptied=emptied,
        )
        return Inference(self.slug, action, evidence)

    def between_pairs(self, first: ColourPair, second: ColourPair, targets: int) -> Inference:
        """The targets see the two colours that the pairs' meeting leaves open."""
        crossings = [self._across(first, second, target) for target in bits_of(targets)]
        chains = [chain for chain, _ in crossings]
        action, receipt = self._refuted(chains)
        meetings = dict.fromkeys(
            (one, other) if first.both >> one & 1 else (other, one) for _, (one, other) in crossings
        )
        evidence = ColourPairsEvidence(
            **receipt,
            first=self._colours(first),
            second=self._colours(second),
            meetings=tuple(map(self._candidate_pair, meetings)),
            sightings=self._sightings(chains),
        )
        return Inference(self.slug, action, evidence)

    def _across(
        self, first: ColourPair, second: ColourPair, target: int
    ) -> tuple[ColourChain, CandidatePair]:
        """The shortest chain by which two meeting pairs refute a candidate, and the meeting."""
        crossings: list[tuple[ColourChain, CandidatePair]] = []
        seen, coloured = self._seen(target), first.both | second.both
        for colours in product((first.one, first.other), (second.one, second.other)):
            meetings = self._meetings(*colours)
            one, other = first.opposite(colours[0]), second.opposite(colours[1])
            if meetings and seen & one and seen & other and not (one | other) >> target & 1:
                chain = self._refutation(target, coloured, seen & (one | other), meetings)
                crossings.append((chain, self._used(chain, meetings)[0]))
        return min(crossings, key=lambda crossing: len(crossing[0].nodes))

    def between_colours(self, pair: ColourPair, false: int, others: ColourPair) -> Inference:
        """The colour `false` sees both of the other pair's colours."""
        coloured, meetings = pair.both | others.both, self._meetings(false, others.both)
        used = self._used(self._shortest(coloured, meetings), meetings)
        action, receipt = self._refuted(
            [self._refutation(target, coloured, 0, used) for target in bits_of(false)]
        )
        evidence = ColourBetweenEvidence(
            **receipt,
            false=self._candidates(false),
            true=self._candidates(pair.opposite(false)),
            others=self._colours(others),
            meetings=tuple(map(self._candidate_pair, used)),
        )
        return Inference(self.slug, action, evidence)

    # chains

    def _seen(self, number: int) -> int:
        return self.board.layout.seen_masks[number]

    def _refutation(
        self, target: int, coloured: int, sight: int, meetings: Iterable[CandidatePair] = ()
    ) -> ColourChain:
        chain = self.strong_links.refutation(target, coloured, sight, meetings)
        if chain is None:
            raise AssertionError(f"no chain refutes {self.board.layout.candidate(target)}")
        return chain

    def _joined(
        self,
        chains: Mapping[int, ColourChain],
        start: int,
        ends: Iterable[int],
        truths: Sequence[Constraint],
        links: Sequence[Constraint],
    ) -> Grounds:
        """What takes a candidate of a colour to several others, and then these truths and links.

        All chains begin at the same candidate and run along one tree, so that they share what they
        cite: from `start` back to where its chain and another's part, and forth along the other.
        """
        joined = Grounds([*truths], [])
        back = chains[start].nodes
        for end in ends:
            forth = chains[end].nodes
            shared = sum(one == other for one, other in zip(back, forth, strict=False))
            chain = ColourChain((*back[: shared - 1 : -1], *forth[shared - 1 :]))
            for cited, more in zip(joined, self.strong_links.grounds(chain), strict=True):
                cited += more
        joined.links.extend(links)
        return joined

    def _meetings(self, colour: int, others: int) -> list[CandidatePair]:
        """The candidates of two colours, or of one, that see each other."""
        return [
            (one, other)
            for one in bits_of(colour)
            for other in bits_of(self._seen(one) & others)
            if colour != others or one < other
        ]

    def _shortest(self, coloured: int, meetings: Sequence[CandidatePair]) -> ColourChain:
        """The shortest chain over meetings; it begins where the candidates of one colour meet."""
        targets = dict.fromkeys(one for one, _ in meetings)
        chains = [self._refutation(target, coloured, 0, meetings) for target in targets]
        return min(chains, key=lambda chain: len(chain.nodes))

    def _used(self, chain: ColourChain, meetings: Sequence[CandidatePair]) -> list[CandidatePair]:
        """The meetings that a chain goes over."""
        steps = {frozenset(step) for step in chain.steps[::2]}
        return [meeting for meeting in meetings if frozenset(meeting) in steps]

    # evidence

    def _refuted(self, chains: Iterable[ColourChain]) -> tuple[Elimination, _Receipt]:
        """The conclusion from a chain for each eliminated candidate, which it begins with."""
        return self._concluded({c.nodes[0]: self.strong_links.grounds(c) for c in chains})

    def _concluded(self, grounds: Mapping[int, Grounds]) -> tuple[Elimination, _Receipt]:
        """The conclusion from the grounds for each eliminated candidate."""
        action = Elimination(tuple(map(self.board.layout.candidate, grounds)))
        truths = [truth for each in grounds.values() for truth in each.truths]
        links = [link for each in grounds.values() for link in each.links]
        enough = {number: {*each.truths, *each.links} for number, each in grounds.items()}
        needed_truths, needed_links = minimal_receipt(
            self.board, action, truths, links, grounds=enough
        )
        return action, {"truths": needed_truths, "links": needed_links}

    def _candidates(self, mask: int) -> tuple[Candidate, ...]:
        return self.board.layout.candidates_in(mask)

    def _candidate_pair(self, pair: CandidatePair) -> tuple[Candidate, Candidate]:
        layout = self.board.layout
        return layout.candidate(pair[0]), layout.candidate(pair[1])

    def _colours(self, pair: ColourPair) -> Colours:
        return Colours(self._candidates(pair.one), self._candidates(pair.other))

    def _sightings(self, chains: Collection[ColourChain]) -> tuple[Sighting, ...]:
        """Each chain's target, and what lies between its two ends."""
        candidate = self.board.layout.candidate
        return tuple(
            [Sighting(candidate(c.nodes[0]), tuple(map(candidate, c.nodes[1:-1]))) for c in chains]
        )
