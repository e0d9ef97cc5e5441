"""Strong links between candidates, the two colours that they give, and what follows from these.

A constraint with two candidates left is a *strong link*: exactly one of the two is true. Follow
strong links from a candidate, colouring the candidates by turns: whichever colour is true, it is
true throughout, and the other false throughout.

To refute a candidate, suppose that it is true. What it sees is false; the partner of something
false is true; the partner of something true is false; and so on along the colours, until something
true sees the candidate we began with. The shortest such chain is the receipt. On it, strong links
are cited by turns as links and as truths.

Where several candidates are eliminated, each is refuted by such a chain. What the chains cite
together, without the citations that turn out superfluous, is the receipt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise, product
from typing import NamedTuple, TypedDict

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    link_between,
)
from sudologue.model import Board, Candidate, Layout, bits_of, union_of
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColourPairsEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
    Sighting,
)
from sudologue.rules.common.minimal_receipts import minimal_receipt

CandidatePair = tuple[int, int]
Supposition = tuple[int, bool]

ColourChain = tuple[int, ...]
"""Candidates by number, from one that is supposed true: the next is false, the next true, …

A chain that ends where it began, at a candidate false by now, refutes that candidate.
"""


class Grounds(NamedTuple):
    """Citations for one conclusion, in order, some perhaps twice and some needless."""

    truths: list[Constraint]
    links: list[Constraint]


@dataclass(frozen=True, slots=True)
class ColourPair:
    """The two colours of candidates that strong links join, as masks.

    The masks are of cells where one digit is looked at, else of candidates.
    """

    one: int
    other: int

    def __lshift__(self, start: int) -> ColourPair:
        """Colours of a digit's cells, as colours of its candidates, which begin at a number."""
        return ColourPair(self.one << start, self.other << start)

    @property
    def both(self) -> int:
        """All that have a colour."""
        return self.one | self.other

    def opposite(self, colour: int) -> int:
        """The other one of the two."""
        return self.both ^ colour


@dataclass(frozen=True)
class StrongLinks:
    """For each candidate by number, its partners, each with the constraint that joins the two."""

    layout: Layout
    partners: Mapping[int, Mapping[int, Constraint]]

    @classmethod
    def of_digit(cls, board: Board, digit: int) -> StrongLinks:
        """The strong links of one digit, in its houses."""
        return cls._of(board.layout, _pairs_of_digit(board, digit))

    @classmethod
    def of_board(cls, board: Board) -> StrongLinks:
        """The strong links of all digits, and those in cells with two candidates."""
        of_digits = (_pairs_of_digit(board, digit) for digit in board.masks.tables.digits)
        return cls._of(board.layout, chain(_pairs_of_cells(board), *of_digits))

    @classmethod
    def _of(cls, layout: Layout, joined: Iterable[tuple[int, int, Constraint]]) -> StrongLinks:
        """The strong links of these pairs; of what joins a pair several times, the first."""
        partners: dict[int, dict[int, Constraint]] = {}
        for one, other, constraint in joined:
            partners.setdefault(one, {}).setdefault(other, constraint)
            partners.setdefault(other, {}).setdefault(one, constraint)
        return cls(layout, partners)

    def link(self, one: int, other: int) -> Constraint:
        """Why two candidates in sight of each other are not both true."""
        joined = self.partners.get(one, {}).get(other)
        if joined is not None:
            return joined
        first, second = self.layout.tables.candidate(one), self.layout.tables.candidate(other)
        if first.cell == second.cell:
            return CellConstraint(first.cell)
        return link_between(self.layout, first.cell, second.cell, first.digit)

    def refutation(
        self, target: int, coloured: int, sight: int = 0, meetings: Iterable[CandidatePair] = ()
    ) -> ColourChain:
        """The shortest chain from a candidate, supposed true, to its denial.

        It goes along strong links between coloured candidates, over `meetings` from one candidate
        to another that it sees, and from the target to those of `sight`, and back.
        """
        near: dict[int, list[int]] = {target: list(bits_of(sight))}
        for one, other in meetings:
            near.setdefault(one, []).append(other)
            near.setdefault(other, []).append(one)
        chains: dict[Supposition, ColourChain] = {(target, True): (target,)}
        queue = list(chains)
        for state in queue:
            number, is_true = state
            reached = [*self.partners.get(number, ())]
            if is_true:
                reached += near.get(number, ())
                if sight >> number & 1 or target in reached:
                    return (*chains[state], target)
            for partner in reached:
                new = partner, not is_true
                if new not in chains and coloured >> partner & 1:
                    chains[new] = (*chains[state], partner)
                    queue.append(new)
        raise AssertionError(f"no chain refutes {self.layout.tables.candidate(target)}")

    def consequences(self, source: int) -> dict[int, ColourChain]:
        """What is true if a candidate is, nearest first, with the chain that leads there."""
        chains: dict[int, ColourChain] = {source: (source,)}
        reached = {source}
        queue = [source]
        for number in queue:
            for partner in self.partners[number]:
                if partner not in reached:
                    reached.add(partner)
                    for following in self.partners[partner]:
                        if following not in reached:
                            reached.add(following)
                            chains[following] = (*chains[number], partner, following)
                            queue.append(following)
        return chains

    def grounds(self, chain: ColourChain) -> Grounds:
        """The truths that take a chain from false to true, and the links from true to false."""
        links = [self.link(one, other) for one, other in pairwise(chain)]
        return Grounds(links[1::2], links[::2])


def _pairs_of_cells(board: Board) -> Iterator[tuple[int, int, Constraint]]:
    """The candidates of cells with two."""
    tables = board.masks.tables
    for cell in bits_of(board.masks.bivalue_cells):
        one, other = bits_of(board.masks.live & tables.domain_masks[cell])
        yield one, other, CellConstraint(tables.cells[cell])


def _pairs_of_digit(board: Board, digit: int) -> Iterator[tuple[int, int, Constraint]]:
    """The places of a digit in houses with two."""
    start = (digit - 1) * board.masks.tables.cell_count
    for house, pair in board.masks.conjugate_pairs[digit - 1]:
        one, other = (start + number for number in bits_of(pair))
        yield one, other, HouseConstraint(house, digit)


def _mask_of(numbers: Iterable[int]) -> int:
    return union_of(1 << number for number in numbers)


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
            self.strong_links.refutation(target, pair.both, self._seen(target) & pair.both)
            for target in bits_of(targets)
        ]
        action, receipt = self._refuted(chains)
        evidence = ColourTrapEvidence(
            **receipt, colours=self._colours(pair), sightings=self._sightings(chains)
        )
        return Inference(self.slug, action, evidence)

    def traps_along_paths(self, pair: ColourPair, targets: int) -> Iterator[tuple[Inference, int]]:
        """The targets path by path, the shortest first: those that see both colours on one."""
        while targets:
            mask = _mask_of(min((self._path(pair, t) for t in bits_of(targets)), key=len))
            along = ColourPair(pair.one & mask, pair.other & mask)
            seen = {target: self._seen(target) for target in bits_of(targets)}
            its = _mask_of(t for t in seen if seen[t] & along.one and seen[t] & along.other)
            targets &= ~its
            yield self.trap(along, its), its

    def _path(self, pair: ColourPair, target: int) -> ColourChain:
        """The shortest way along the colours between two that a target sees."""
        return self.strong_links.refutation(target, pair.both, self._seen(target) & pair.both)[1:-1]

    def wrap(self, pair: ColourPair, false: int, along_path: bool = False) -> Inference:
        """The colour `false` sees itself; of it all goes, or what lies on the path between."""
        clashes = self._meetings(false, false)
        clash = self._used(self._shortest(pair.both, clashes), clashes)[0]
        chains = self.strong_links.consequences(clash[0])
        link = self.strong_links.link(*clash)
        path = chains[clash[1]]
        targets = path[::2] if along_path else tuple(chains)
        grounds = {target: self._joined(chains, target, clash, [], [link]) for target in targets}
        action, receipt = self._concluded(grounds)
        evidence = ColourWrapEvidence(
            **receipt,
            false=self._candidates(_mask_of(targets)),
            true=self._candidates(_mask_of(path[1::2]) if along_path else pair.opposite(false)),
            walk=tuple(map(self.board.masks.tables.candidate, path)),
        )
        return Inference(self.slug, action, evidence)

    def dead_end(self, pair: ColourPair, false: int, emptied: Constraint) -> Inference:
        """The colour `false` would leave nothing for a cell, or for a digit in a house.

        What lies on the paths between those that rule something out there is what goes.
        """
        lost = list(bits_of(emptied.mask(self.board.layout) & self.board.masks.live))
        chains = self.strong_links.consequences(next(bits_of(self._seen(lost[0]) & false)))
        rulers = [next(c for c in chains if self._seen(number) >> c & 1) for number in lost]
        links = [self.strong_links.link(*ends) for ends in zip(rulers, lost, strict=True)]
        targets = list(dict.fromkeys(c for ruler in rulers for c in chains[ruler][::2]))
        right = [c for ruler in rulers for c in chains[ruler][1::2]]
        right = right or [next(iter(self.strong_links.partners[targets[0]]))]
        grounds = {
            target: self._joined(chains, target, rulers, [emptied], links) for target in targets
        }
        action, receipt = self._concluded(grounds)
        evidence = ColourDeadEndEvidence(
            **receipt,
            false=self._candidates(_mask_of(targets)),
            true=self._candidates(_mask_of(right)),
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
                chain = self.strong_links.refutation(
                    target, coloured, seen & (one | other), meetings
                )
                crossings.append((chain, self._used(chain, meetings)[0]))
        return min(crossings, key=lambda crossing: len(crossing[0]))

    def between_colours(self, pair: ColourPair, false: int, others: ColourPair) -> Inference:
        """The colour `false` sees both of the other pair's colours."""
        coloured, meetings = pair.both | others.both, self._meetings(false, others.both)
        used = self._used(self._shortest(coloured, meetings), meetings)
        action, receipt = self._refuted(
            [self.strong_links.refutation(target, coloured, 0, used) for target in bits_of(false)]
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
        return self.board.masks.tables.seen_masks[number]

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
        back = chains[start]
        for end in ends:
            forth = chains[end]
            shared = sum(one == other for one, other in zip(back, forth, strict=False))
            chain = (*back[: shared - 1 : -1], *forth[shared - 1 :])
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
        chains = [self.strong_links.refutation(target, coloured, 0, meetings) for target in targets]
        return min(chains, key=len)

    def _used(self, chain: ColourChain, meetings: Sequence[CandidatePair]) -> list[CandidatePair]:
        """The meetings that a chain goes over."""
        steps = {frozenset(step) for step in list(pairwise(chain))[::2]}
        return [meeting for meeting in meetings if frozenset(meeting) in steps]

    # evidence

    def _refuted(self, chains: Iterable[ColourChain]) -> tuple[Elimination, _Receipt]:
        """The conclusion from a chain for each eliminated candidate, which it begins with."""
        return self._concluded({c[0]: self.strong_links.grounds(c) for c in chains})

    def _concluded(self, grounds: Mapping[int, Grounds]) -> tuple[Elimination, _Receipt]:
        """The conclusion from the grounds for each eliminated candidate."""
        action = Elimination.of_candidates(tuple(map(self.board.masks.tables.candidate, grounds)))
        truths = [truth for each in grounds.values() for truth in each.truths]
        links = [link for each in grounds.values() for link in each.links]
        enough = {number: {*each.truths, *each.links} for number, each in grounds.items()}
        needed_truths, needed_links = minimal_receipt(
            self.board, action, truths, links, grounds=enough
        )
        return action, {"truths": needed_truths, "links": needed_links}

    def _candidates(self, mask: int) -> tuple[Candidate, ...]:
        return self.board.masks.tables.candidates_in(mask)

    def _candidate_pair(self, pair: CandidatePair) -> tuple[Candidate, Candidate]:
        tables = self.board.masks.tables
        return tables.candidate(pair[0]), tables.candidate(pair[1])

    def _colours(self, pair: ColourPair) -> Colours:
        return Colours(self._candidates(pair.one), self._candidates(pair.other))

    def _sightings(self, chains: Collection[ColourChain]) -> tuple[Sighting, ...]:
        """Each chain's target, and what lies between its two ends."""
        candidate = self.board.masks.tables.candidate
        return tuple([Sighting(candidate(c[0]), tuple(map(candidate, c[1:-1]))) for c in chains])
