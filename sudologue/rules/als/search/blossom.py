"""A cell every digit of which is taken from it by an almost locked set.

        petal  1 z ..  ---1---  stem  1 2 3  ---3---  petal  3 z ..
                                       |
                                       2
                                       |
                                  petal  2 z ..

All of a petal's places for its digit of the stem are in sight of the stem. If a candidate z in
sight of all z of all petals were true, each petal would lose z and take all its other digits, and
the stem would be left with none. So one of the petals takes z. The stem may hold z itself: where it
is in sight of the candidate, it needs no petal for that digit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sudologue.model import Board, bits_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence.als import DeathBlossomEvidence, Petal
from sudologue.rules.als.search.als_receipts import (
    Pairing,
    Pattern,
    PatternTechnique,
    as_evidence,
    digits_of,
    free_of,
    pairings_to,
)
from sudologue.rules.als.search.als_table import AlsTable, als_table

OWN = -1
"""In place of a petal: the stem's own candidate of the digit does it."""

Blossom = tuple[int, int, int, tuple[int, ...], int]
"""Stem digits, cells of the petals, the stem, a petal for each of its digits, what goes."""


class DeathBlossom(PatternTechnique):
    """Stems with fewer digits first, then petals with fewer cells, then the stems in order.

    What several blossoms would rule out is told of the first.
    """

    card = cards.DEATH_BLOSSOM

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, _, number, petals, gone in sorted(_blossoms(board, table)):
            yield self._pattern(board, table, number, petals, gone)

    def _pattern(
        self, board: Board, table: AlsTable, number: int, petals: tuple[int, ...], gone: int
    ) -> Pattern:
        stem, bit = board.layout.cells[number], 1 << number
        planes = tuple(bits_of(board.domain_bits[number]))
        by_petal: dict[int, list[int]] = {}
        joints: list[Pairing] = []
        targets: list[Pairing] = []
        own: int | None = None
        for plane, petal in zip(planes, petals, strict=True):
            if petal == OWN:
                own = plane + 1
                cells = gone >> plane * table.width & board.layout.all_cells
                targets.append((plane, cells, bit))
            else:
                by_petal.setdefault(petal, []).append(plane + 1)
                joints.append((plane, bit, table.sets[petal].places[plane]))
        sets = [table.sets[petal] for petal in by_petal]
        flower = tuple(
            [
                Petal(petal=as_evidence(board, one), stem_digits=tuple(digits))
                for one, digits in zip(sets, by_petal.values(), strict=True)
            ]
        )
        free = [
            free_of(board, gone, *[digit - 1 for digit in digits]) if len(digits) == 1 else 0
            for digits in by_petal.values()
        ]
        return Pattern(
            gone,
            partial(
                DeathBlossomEvidence,
                stem=stem,
                petals=flower,
                digits=digits_of(board, gone),
                own_digit=own,
            ),
            sets,
            free,
            joints,
            [*pairings_to(board, gone, sets), *targets],
        )


def _blossoms(board: Board, table: AlsTable) -> Iterator[Blossom]:
    """For each stem, a way to rule out each group of candidates that can be: the smallest."""
    peers, planes = board.layout.peer_masks, board.planes
    for number, common in table.stems.items():
        digits = tuple(bits_of(board.domain_bits[number]))
        if len(digits) > 1:
            ways: dict[int, tuple[int, tuple[int, ...]]] = {common: (0, ())}
            for plane in digits:
                own = (peers[number] & planes[plane]) << plane * table.width
                ways = _with_petal(table, ways, plane, number, own)
            for gone, (size, petals) in ways.items():
                yield len(digits), size, number, petals, gone


def _with_petal(
    table: AlsTable,
    ways: dict[int, tuple[int, tuple[int, ...]]],
    plane: int,
    stem: int,
    own: int,
) -> dict[int, tuple[int, tuple[int, ...]]]:
    """The ways so far, each with any petal for a further digit; for what goes, the smallest way."""
    grown: dict[int, tuple[int, tuple[int, ...]]] = {}
    choices = [
        (petal, table.sets[petal].size, table.beyond_of(petal, plane))
        for petal in bits_of(table.losing_to(plane, stem))
    ]
    choices.append((OWN, 0, own))
    for mask, (size, petals) in ways.items():
        for petal, its_size, reach in choices:
            gone = mask & reach
            if gone:
                more = 0 if petal in petals else its_size
                way = size + more, (*petals, petal)
                if gone not in grown or way < grown[gone]:
                    grown[gone] = way
    return grown
