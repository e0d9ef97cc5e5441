"""Inferences from colours, once it is known which candidates go: the evidence and the receipt.

Each candidate that goes is refuted by a walk along the colours. The walks' citations together,
without those that turn out superfluous, are the receipt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from sudologue.inference import Constraint, Elimination, Inference
from sudologue.model import Board, Candidate, Cell, bits_of
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
    Citations,
    ColourPair,
    Pair,
    StrongLinks,
    Walk,
)
from sudologue.rules.common.receipts import minimal_receipt


class Basics(TypedDict):
    """What all evidence has."""

    focus_cells: tuple[Cell, ...]
    focus_digit: int | None
    truths: tuple[Constraint, ...]
    links: tuple[Constraint, ...]


@dataclass(frozen=True)
class Painting:
    """A board with its strong links, for the rule of a slug; `digit` if they are all of one."""

    slug: str
    board: Board
    links: StrongLinks
    digit: int | None = None

    @classmethod
    def of_digit(cls, slug: str, board: Board, digit: int) -> Painting:
        """One digit, in its houses."""
        return cls(slug, board, StrongLinks.of_digit(board, digit), digit)

    def lift(self, cells: int) -> int:
        """The candidates of the painting's one digit in the cells of a mask."""
        return cells << ((self.digit or 1) - 1) * self.board.layout.cell_count

    def lifted(self, pair: ColourPair) -> ColourPair:
        """Colours given as cells, as candidates of the painting's one digit."""
        return ColourPair(self.lift(pair.one), self.lift(pair.other))

    # what follows

    def trap(self, pair: ColourPair, gone: int) -> Inference:
        """These candidates see both colours."""
        walks = [
            self._walk(target, pair.both, self._seen(target) & pair.both)
            for target in bits_of(gone)
        ]
        action, basics = self._refuted(gone, pair.both, walks)
        sightings = tuple(self._sighting(walk) for walk in walks)
        evidence = ColourTrapEvidence(**basics, colours=self._colours(pair), sightings=sightings)
        return Inference(self.slug, action, evidence)

    def wrap(self, pair: ColourPair, false: int) -> Inference:
        """This colour sees itself."""
        clashes = self._meetings(false, false)
        clash = self._used(self._shortest(pair.both, clashes), clashes)[0]
        ways = self.links.consequences(clash[0])
        last = [self.links.link(*clash)]
        proofs = {
            target: _joined(self._citations(ways, target, end) for end in clash) for target in ways
        }
        for _, links in proofs.values():
            links += last
        action, basics = self._concluded(false, pair.both, proofs)
        between = ways[clash[1]]
        evidence = ColourWrapEvidence(
            **basics,
            false=self._candidates(false),
            true=self._candidates(pair.opposite(false)),
            walk=tuple(map(self.board.layout.candidate, between.nodes)),
        )
        return Inference(self.slug, action, evidence)

    def dead_end(self, pair: ColourPair, false: int, emptied: Constraint) -> Inference:
        """This colour would leave nothing for a cell, or for a digit in a house."""
        lost = list(bits_of(emptied.mask(self.board.layout) & self.board.live))
        ways = self.links.consequences(next(bits_of(self._seen(lost[0]) & false)))
        rulers = [next(each for each in ways if self._seen(number) >> each & 1) for number in lost]
        last = [self.links.link(*pair) for pair in zip(rulers, lost, strict=True)]
        proofs: dict[int, Citations] = {}
        for target in ways:
            truths, links = _joined(self._citations(ways, target, ruler) for ruler in rulers)
            proofs[target] = [emptied, *truths], links + last
        action, basics = self._concluded(false, pair.both, proofs)
        evidence = ColourDeadEndEvidence(
            **basics,
            false=self._candidates(false),
            true=self._candidates(pair.opposite(false)),
            emptied=emptied,
        )
        return Inference(self.slug, action, evidence)

    def between_pairs(self, first: ColourPair, second: ColourPair, gone: int) -> Inference:
        """These candidates see the two colours that the pairs' meeting leaves open."""
        both = first.both | second.both
        found = [self._across(first, second, target) for target in bits_of(gone)]
        walks = [walk for walk, _ in found]
        action, basics = self._refuted(gone, both, walks)
        meetings = dict.fromkeys(
            (one, other) if first.both >> one & 1 else (other, one) for _, (one, other) in found
        )
        evidence = ColourPairsEvidence(
            **basics,
            first=self._colours(first),
            second=self._colours(second),
            meetings=tuple(map(self._candidate_pair, meetings)),
            sightings=tuple(self._sighting(walk) for walk in walks),
        )
        return Inference(self.slug, action, evidence)

    def _across(self, first: ColourPair, second: ColourPair, target: int) -> tuple[Walk, Pair]:
        """The shortest walk by which two meeting pairs refute a candidate, and the meeting."""
        found: list[tuple[Walk, Pair]] = []
        seen, both = self._seen(target), first.both | second.both
        for mine in (first.one, first.other):
            for its in (second.one, second.other):
                one, other = first.opposite(mine), second.opposite(its)
                meetings = self._meetings(mine, its)
                if meetings and seen & one and seen & other and not (one | other) >> target & 1:
                    walk = self._walk(target, both, seen & (one | other), meetings)
                    found.append((walk, self._used(walk, meetings)[0]))
        return min(found, key=lambda each: len(each[0].nodes))

    def between_colours(self, pair: ColourPair, false: int, others: ColourPair) -> Inference:
        """This colour sees both of the other pair's colours."""
        both, meetings = pair.both | others.both, self._meetings(false, others.both)
        used = self._used(self._shortest(both, meetings), meetings)
        walks = [self._walk(target, both, 0, used) for target in bits_of(false)]
        action, basics = self._refuted(false, both, walks)
        evidence = ColourBetweenEvidence(
            **basics,
            false=self._candidates(false),
            true=self._candidates(pair.opposite(false)),
            others=self._colours(others),
            meetings=tuple(map(self._candidate_pair, used)),
        )
        return Inference(self.slug, action, evidence)

    # walks

    def _seen(self, number: int) -> int:
        return self.board.layout.seen_masks[number]

    def _walk(self, target: int, coloured: int, sight: int, meetings: Iterable[Pair] = ()) -> Walk:
        walk = self.links.refutation(target, coloured, sight, meetings)
        if walk is None:
            raise AssertionError(f"no walk refutes {self.board.layout.candidate(target)}")
        return walk

    def _citations(self, ways: Mapping[int, Walk], one: int, other: int) -> Citations:
        """What takes one candidate of a colour to another, along ways that begin at the same.

        All walks run along one tree, so that they share what they cite.
        """
        back, forth = ways[one].nodes, ways[other].nodes
        common = sum(mine == its for mine, its in zip(back, forth, strict=False))
        return self.links.citations(Walk((*back[: common - 1 : -1], *forth[common - 1 :])))

    def _meetings(self, mine: int, others: int) -> list[Pair]:
        """The candidates of two colours, or of one, that see each other."""
        return [
            (one, other)
            for one in bits_of(mine)
            for other in bits_of(self._seen(one) & others)
            if mine != others or one < other
        ]

    def _shortest(self, coloured: int, meetings: Sequence[Pair]) -> Walk:
        """The shortest walk over meetings; it begins where the candidates of one colour meet."""
        targets = dict.fromkeys(one for one, _ in meetings)
        walks = [self._walk(target, coloured, 0, meetings) for target in targets]
        return min(walks, key=lambda walk: len(walk.nodes))

    def _used(self, walk: Walk, meetings: Sequence[Pair]) -> list[Pair]:
        """The meetings that a walk goes over."""
        steps = {frozenset(step) for step in walk.steps[::2]}
        return [meeting for meeting in meetings if frozenset(meeting) in steps]

    # evidence

    def _refuted(
        self, gone: int, coloured: int, walks: Sequence[Walk]
    ) -> tuple[Elimination, Basics]:
        """The conclusion from a walk for each candidate that goes."""
        proofs = {walk.nodes[0]: self.links.citations(walk) for walk in walks}
        return self._concluded(gone, coloured, proofs)

    def _concluded(
        self, gone: int, coloured: int, proofs: Mapping[int, Citations]
    ) -> tuple[Elimination, Basics]:
        layout = self.board.layout
        action = Elimination(layout.candidates_in(gone))
        truths = [truth for its_truths, _ in proofs.values() for truth in its_truths]
        links = [link for _, its_links in proofs.values() for link in its_links]
        needed = minimal_receipt(self.board, action, truths, links)
        cells = {candidate.cell for candidate in layout.candidates_in(coloured)}
        return action, {
            "focus_cells": tuple(sorted(cells)),
            "focus_digit": self.digit,
            "truths": needed[0],
            "links": needed[1],
        }

    def _candidates(self, mask: int) -> tuple[Candidate, ...]:
        return self.board.layout.candidates_in(mask)

    def _candidate_pair(self, pair: Pair) -> tuple[Candidate, Candidate]:
        layout = self.board.layout
        return layout.candidate(pair[0]), layout.candidate(pair[1])

    def _colours(self, pair: ColourPair) -> Colours:
        return Colours(self._candidates(pair.one), self._candidates(pair.other))

    def _sighting(self, walk: Walk) -> Sighting:
        target, *between, _ = map(self.board.layout.candidate, walk.nodes)
        return Sighting(target, tuple(between))


def _joined(several: Iterable[Citations]) -> Citations:
    """The citations of several walks together."""
    truths: list[Constraint] = []
    links: list[Constraint] = []
    for its_truths, its_links in several:
        truths += its_truths
        links += its_links
    return truths, links
