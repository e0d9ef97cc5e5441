"""Evidence for pairs of cells that are equal and far apart."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint, HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class RemotePairEvidence(RoleEvidence):
    """All cells of `chain` hold just the two `digits`, and each sees the next.

    So every other cell of the chain takes the one digit, and those between take the other.
    """

    chain: tuple[Cell, ...]
    digits: tuple[int, int]

    def basics(self) -> Evidence:
        return Evidence(
            self.chain,
            candidates_seen=frozenset(self.digits),
            truths=tuple([CellConstraint(cell) for cell in self.chain]),
        )


@dataclass(frozen=True, kw_only=True)
class ChuteRemotePairEvidence(RoleEvidence):
    """`ends` hold the same two digits, and cannot both take any of `linked_digits`.

    `house` has each of these digits on `lines` only; the first line holds the first end, the second
    the second. So one of the ends takes the other of the two digits, each of `gone_digits`.
    """

    ends: tuple[Cell, Cell]
    lines: tuple[House, House]
    house: House
    linked_digits: tuple[int, ...]
    gone_digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.ends,
            self.house,
            candidates_seen=frozenset((*self.linked_digits, *self.gone_digits)),
            truths=(
                *[CellConstraint(cell) for cell in self.ends],
                *[HouseConstraint(self.house, digit) for digit in self.linked_digits],
            ),
        )
