"""Aligned exclusion: what two or three cells can hold together, tried one by one.

        base  1 2 3    base  1 4        1 and 1: in sight of each other
              excluder  2 4             2 and 4: the excluder would be left with nothing
                                        3 and 4: another excluder

Two digits in two cells cannot go together if they are equal and the cells see each other, or if
some almost locked set, a bivalue cell for one, would lose both. Three digits in three cells cannot,
if two of them cannot, or if a cell with just these three candidates would lose them all. A
candidate that goes together with nothing the other cells may hold is false.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import NamedTuple

from sudologue.inference import CellConstraint
from sudologue.model import Board, bits_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence import AlignedExclusionEvidence, Exclusion
from sudologue.rules.als.search.als_receipts import Pairing, Pattern, PatternTechnique
from sudologue.rules.als.search.als_table import als_table
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet

Choice = tuple[int, int]
"""A base cell by its number, and the plane of the digit it takes."""


class _Excluder(NamedTuple):
    """The cells that would run out of digits; none, where equal digits see each other."""

    cells: int
    almost_locked: AlmostLockedSet | None


class AlignedPairExclusion(PatternTechnique):
    """Two base cells: with fewer candidates first, then in order of the cells."""

    card = cards.ALIGNED_PAIR_EXCLUSION

    def patterns(self, board: Board) -> Iterator[Pattern]:
        stems = als_table(board).stems
        if stems:
            trial = _Trial(board)
            yield from trial.patterns(
                {
                    (min(one, other), max(one, other))
                    for other, common in stems.items()
                    for one in trial.cells_of(common)
                }
            )


class AlignedTripleExclusion(PatternTechnique):
    """Three base cells: with fewer candidates first, then in order of the cells.

    Sought are those where a candidate of the first leaves the second no more than two of its own;
    what two of the cells say by themselves is left to the pairs.
    """

    card = cards.ALIGNED_TRIPLE_EXCLUSION

    def patterns(self, board: Board) -> Iterator[Pattern]:
        trial, domains = _Trial(board), board.masks.domain_bits
        cells = bits_of(board.masks.open_cells)
        choices = ((number, plane) for number in cells for plane in bits_of(domains[number]))
        yield from trial.patterns({base for each in choices for base in trial.triples(each)})


class _Trial:
    """What goes together on a board, as far as almost locked sets and cells of three tell."""

    def __init__(self, board: Board) -> None:
        self.board, self.table = board, als_table(board)
        self.peers, self.planes = board.masks.tables.peer_masks, board.masks.planes
        self._excluded: dict[Choice, int] = {}

    def excluded(self, choice: Choice) -> int:
        """The candidates of other cells that cannot go together with one."""
        found = self._excluded.get(choice)
        if found is None:
            number, plane = choice
            shadow = self.peers[number] & self.planes[plane]
            found = self.table.excluded[plane][number] | shadow << plane * self.table.width
            # with the other candidates of the same cell, nothing needs to be tried
            found &= ~self.board.masks.tables.domain_masks[number]
            self._excluded[choice] = found
        return found

    def cells_of(self, candidates: int) -> list[int]:
        """The cells of candidates given as a mask."""
        return sorted({number % self.table.width for number in bits_of(candidates)})

    def triples(self, first: Choice) -> Iterator[tuple[int, ...]]:
        """The base cells that leave a candidate nothing to go together with, three by three."""
        board, width = self.board, self.table.width
        mine = self.excluded(first)
        narrowed: dict[int, int] = {}
        for number in bits_of(mine):
            narrowed[number % width] = narrowed.get(number % width, 0) | 1 << number // width
        for other, lost in narrowed.items():
            rest = board.masks.domain_bits[other] & ~lost
            if not rest or rest.bit_count() > 2:
                continue
            common = -1
            for plane in bits_of(rest):
                common &= self.excluded((other, plane)) | self._by_three(first, (other, plane))
                if not common:
                    break
            # a third cell must lose all that is left to it by the first
            for third in self.cells_of(common & ~mine) if common else ():
                left = board.masks.live & board.masks.tables.domain_masks[third] & ~mine & ~common
                if not left and third not in (first[0], other):
                    yield tuple(sorted((first[0], other, third)))

    def _by_three(self, first: Choice, second: Choice) -> int:
        """The candidates that would take the last of three from a cell that lost two to these."""
        (one, plane), (other, its) = first, second
        if plane == its:
            return 0
        found, both = 0, 1 << plane | 1 << its
        cells = self.board.masks.cells_by_size[3] & self.planes[plane] & self.planes[its]
        for number in bits_of(cells & self.peers[one] & self.peers[other]):
            last = (self.board.masks.domain_bits[number] & ~both).bit_length() - 1
            found |= (self.peers[number] & self.planes[last]) << last * self.table.width
        return found

    def patterns(self, bases: set[tuple[int, int]] | set[tuple[int, ...]]) -> Iterator[Pattern]:
        """What these groups of base cells rule out among their own candidates."""
        domains = self.board.masks.domain_bits

        def effort(cells: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
            return sum(domains[number].bit_count() for number in cells), cells

        for cells in sorted(bases, key=effort):
            pattern = self._pattern(cells)
            if pattern is not None:
                yield pattern

    def _pattern(self, cells: tuple[int, ...]) -> Pattern | None:
        gone, used = 0, dict[tuple[Choice, ...], _Excluder]()
        domains, width = self.board.masks.domain_bits, self.table.width
        for number in cells:
            others = [other for other in cells if other != number]
            for plane in bits_of(domains[number]):
                if len(others) > 1 and self._goes_by_pairs((number, plane), others):
                    continue
                reasons: dict[tuple[Choice, ...], _Excluder] = {}
                for planes in product(*(bits_of(domains[other]) for other in others)):
                    choices = ((number, plane), *zip(others, planes, strict=True))
                    reason = self._why_not(tuple(sorted(choices)))
                    if reason is None:
                        break
                    reasons[reason[0]] = reason[1]
                else:
                    gone |= 1 << plane * width + number
                    used |= reasons
        return self._told(cells, gone, used) if gone else None

    def _goes_by_pairs(self, choice: Choice, others: list[int]) -> bool:
        """Whether one of the other cells by itself leaves a candidate nothing to go with."""
        bit = 1 << choice[1] * self.table.width + choice[0]
        return any(
            all(
                self.excluded((other, plane)) & bit
                for plane in bits_of(self.board.masks.domain_bits[other])
            )
            for other in others
        )

    def _why_not(self, choices: tuple[Choice, ...]) -> tuple[tuple[Choice, ...], _Excluder] | None:
        """Which of these choices cannot go together, two if that is enough, and why."""
        table = self.table
        for place, (one, plane) in enumerate(choices):
            for other, its in choices[place + 1 :]:
                pair = (one, plane), (other, its)
                if plane == its:
                    if self.peers[one] >> other & 1:
                        return pair, _Excluder(0, None)
                    continue
                hurt = table.losing_to(plane, one) & table.losing_to(its, other)
                if hurt:
                    first = table.sets[(hurt & -hurt).bit_length() - 1]
                    return pair, _Excluder(first.cells, first)
        if len(choices) > 2 and len({plane for _, plane in choices}) == len(choices):
            cells, digits = self.board.masks.cells_by_size[3], 0
            for number, plane in choices:
                cells &= self.peers[number] & self.planes[plane]
                digits |= 1 << plane
            if cells:
                return choices, _Excluder(cells & -cells, None)
        return None

    def _told(
        self, cells: tuple[int, ...], gone: int, used: dict[tuple[Choice, ...], _Excluder]
    ) -> Pattern:
        tables = self.board.masks.tables
        sets: list[AlmostLockedSet] = []
        free: list[int] = []
        joints: list[Pairing] = []
        for choices, excluder in used.items():
            if not excluder.cells:
                (one, plane), (other, _) = choices
                joints.append((plane, 1 << one, 1 << other))
                continue
            if excluder.almost_locked is not None:
                sets.append(excluder.almost_locked)
                free.append(sum(1 << plane for _, plane in choices))
            joints += [
                (plane, 1 << number, excluder.cells & self.planes[plane])
                for number, plane in choices
            ]
        exclusions = tuple(
            [
                Exclusion(
                    choices=tables.candidates_in(
                        sum(1 << plane * self.table.width + number for number, plane in choices)
                    ),
                    excluder=tables.cells_in(excluder.cells),
                )
                for choices, excluder in used.items()
            ]
        )
        gone_from = {number % self.table.width for number in bits_of(gone)}
        needed = cells if len(gone_from) > 1 else tuple(c for c in cells if c not in gone_from)
        truths = [tables.cells[number] for number in needed]
        truths += [cell for exclusion in exclusions for cell in exclusion.excluder]
        return Pattern(
            gone,
            partial(
                AlignedExclusionEvidence,
                bases=tuple([tables.cells[number] for number in cells]),
                exclusions=exclusions,
                truths=tuple([CellConstraint(cell) for cell in dict.fromkeys(truths)]),
            ),
            sets,
            free,
            joints,
        )
