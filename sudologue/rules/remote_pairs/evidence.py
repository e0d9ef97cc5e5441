"""Evidence for pairs of cells that are equal and far apart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class RemotePairEvidence(Evidence):
    """All cells of `chain` hold just the two `digits`, and each sees the next.

    So every other cell of the chain takes the one digit, and those between take the other.
    """

    chain: tuple[Cell, ...]
    digits: tuple[int, int]

    @classmethod
    def of(
        cls, chain: tuple[Cell, ...], digits: tuple[int, int], links: Iterable[Constraint]
    ) -> Self:
        """The evidence: each cell of the chain needs a digit."""
        return cls(
            chain,
            None,
            None,
            frozenset(digits),
            tuple([CellConstraint(cell) for cell in chain]),
            tuple(links),
            chain=chain,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class ChuteRemotePairEvidence(Evidence):
    """`ends` hold the same two digits, and cannot both take any of `linked_digits`.

    `house` has each of these digits on `lines` only; the first line holds the first end, the second
    the second. So one of the ends takes the other of the two digits, each of `gone_digits`.
    """

    ends: tuple[Cell, Cell]
    lines: tuple[House, House]
    house: House
    linked_digits: tuple[int, ...]
    gone_digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        ends: tuple[Cell, Cell],
        lines: tuple[House, House],
        house: House,
        linked_digits: tuple[int, ...],
        gone_digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each end needs a digit, the house needs the linked ones."""
        return cls(
            ends,
            house,
            None,
            frozenset((*linked_digits, *gone_digits)),
            (
                *[CellConstraint(cell) for cell in ends],
                *[HouseConstraint(house, digit) for digit in linked_digits],
            ),
            tuple(links),
            ends=ends,
            lines=lines,
            house=house,
            linked_digits=linked_digits,
            gone_digits=gone_digits,
        )
