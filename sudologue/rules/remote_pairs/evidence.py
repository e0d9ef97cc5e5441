"""Evidence for pairs of cells that are equal and far apart."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import each_cell, each_digit
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
        seen = frozenset(self.digits)
        return Evidence(self.chain, candidates_seen=seen, truths=each_cell(self.chain))


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
            truths=each_cell(self.ends) + each_digit(self.linked_digits, self.house),
        )
