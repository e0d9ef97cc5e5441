"""Evidence for colouring: candidates in two colours, of which one is true and the other false."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from sudologue.inference.constraint import Constraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Board, Candidate, union_of


@dataclass(frozen=True)
class Colours:
    """Candidates joined by strong links: all of `one` are true and all of `other` false, or not so.

    Each strong link joins a candidate of the one colour to a candidate of the other; exactly one of
    the two is true.
    """

    one: tuple[Candidate, ...]
    other: tuple[Candidate, ...]

    def led_by(self, candidate: Candidate) -> Colours:
        """The two, that of a candidate first."""
        return self if candidate in self.one else Colours(self.other, self.one)


@dataclass(frozen=True)
class Sighting:
    """A candidate that sees both ends of a walk, of which one at least is true.

    The walk goes along strong links, from colour to colour; between two pairs of colours it goes
    over a meeting.
    """

    candidate: Candidate
    walk: tuple[Candidate, ...]

    @property
    def ends(self) -> tuple[Candidate, Candidate]:
        """The two ends of the walk."""
        return self.walk[0], self.walk[-1]


@dataclass(frozen=True, kw_only=True)
class ColouringEvidence(RoleEvidence):
    """Candidates in one pair of colours, or in two."""

    @property
    def colour_pairs(self) -> tuple[Colours, ...]:
        """The pairs of colours: none where no pattern is shown."""
        return ()

    def basics(self) -> Evidence:
        coloured = [c for pair in self.colour_pairs for c in (*pair.one, *pair.other)]
        digits = {candidate.digit for candidate in coloured}
        return Evidence(
            tuple(sorted({candidate.cell for candidate in coloured})),
            focus_digit=digits.pop() if len(digits) == 1 else None,
        )

    def looks_at(self, board: Board) -> int:
        """The truths' candidates, and every strong link between the colours of a pair."""
        mask = super().looks_at(board)
        for colours in self.colour_pairs:
            for one, other in product(colours.one, colours.other):
                mask |= _strong_link(board, one, other)
        return mask


@dataclass(frozen=True, kw_only=True)
class ColourTrapEvidence(ColouringEvidence):
    """Each candidate of `sightings` sees both colours, one of which is true."""

    colours: Colours
    sightings: tuple[Sighting, ...]

    @property
    def colour_pairs(self) -> tuple[Colours, ...]:
        return (self.colours,)


@dataclass(frozen=True, kw_only=True)
class FalseColourEvidence(ColouringEvidence):
    """Of a pair of colours, one is proved `false`, so the other is `true`."""

    false: tuple[Candidate, ...]
    true: tuple[Candidate, ...]

    @property
    def colour_pairs(self) -> tuple[Colours, ...]:
        return (Colours(self.false, self.true),)


@dataclass(frozen=True, kw_only=True)
class ColourWrapEvidence(FalseColourEvidence):
    """Two candidates of the colour `false` see each other: the ends of a walk along the colours."""

    walk: tuple[Candidate, ...]


@dataclass(frozen=True, kw_only=True)
class ColourDeadEndEvidence(FalseColourEvidence):
    """The colour `false` would leave nothing for `emptied`: a cell, or a digit in a house."""

    emptied: Constraint


@dataclass(frozen=True, kw_only=True)
class ColourPairsEvidence(ColouringEvidence):
    """Two pairs of colours meet, so that of two of these colours one at least is true.

    `meetings` are candidates of the first and of the second pair that see each other. Each
    candidate of `sightings` sees the opposite of either's colour.
    """

    first: Colours
    second: Colours
    meetings: tuple[tuple[Candidate, Candidate], ...]
    sightings: tuple[Sighting, ...]

    @property
    def colour_pairs(self) -> tuple[Colours, ...]:
        return self.first, self.second


@dataclass(frozen=True, kw_only=True)
class ColourBetweenEvidence(FalseColourEvidence):
    """The colour `false` sees both of the other pair's colours, one of which is true.

    `meetings` are a candidate of `false` and one that it sees, for either colour of `others`.
    """

    others: Colours
    meetings: tuple[tuple[Candidate, Candidate], ...]

    @property
    def colour_pairs(self) -> tuple[Colours, ...]:
        return *super().colour_pairs, self.others


def _strong_link(board: Board, one: Candidate, other: Candidate) -> int:
    """The candidates of a cell or house, of these two digits or places, that has no others."""
    tables = board.masks.tables
    cell = tables.cell_number(one.cell)
    if one.cell == other.cell:
        masks = [tables.domain_masks[cell]]
    elif one.digit == other.digit:
        start = (one.digit - 1) * tables.cell_count
        masks = [mask << start for _, mask in tables.houses_of[cell]]
    else:
        return 0
    ends = tables.candidate_mask((one, other))
    possible = board.masks.live | board.masks.filled
    return union_of(mask for mask in masks if mask & possible == ends)
