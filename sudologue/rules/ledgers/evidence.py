"""Evidence for the rule of 45: the sum that is made up, and the cells that it leaves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress

from sudologue.inference import Evidence, Ledger, RoleEvidence
from sudologue.inference.constraint import Constraint
from sudologue.model import Board, Cell, Clue, House
from sudologue.rules.common.locked_digits import LockedDigits, gone_from_houses


@dataclass(frozen=True, kw_only=True)
class LedgerEvidence(RoleEvidence):
    """The `houses` make so much, the `cages` taken from them so much, and the rest is a sum.

    What is left of it are the open cells `more` of the houses, less the open cells `less` of the
    cages outside; they come to `total`, with what is placed there taken off. `apart` says why no
    digit goes twice into them, where that matters. If they are as good as a cage that has few
    `combinations`, these are all that fit; what they share is `locked`, by the links `seen`.
    """

    houses: tuple[House, ...]
    cages: tuple[Clue, ...]
    more: tuple[Cell, ...]
    less: tuple[Cell, ...]
    total: int
    apart: tuple[Constraint, ...] = ()
    combinations: tuple[tuple[int, ...], ...] = ()
    locked: tuple[LockedDigits, ...] = ()
    seen: tuple[Constraint, ...] = ()

    def basics(self) -> Evidence:
        return Evidence(
            tuple(sorted(self.more + self.less)),
            self.houses[0] if len(self.houses) == 1 else None,
            links=tuple(dict.fromkeys((*self.apart, *self.seen))),
            clues=(self.ledger,),
        )

    def also_takes(self, board: Board) -> int:
        return gone_from_houses(self.locked, self.more + self.less, board)

    @cached_property
    def ledger(self) -> Ledger:
        """The houses less the cages."""
        return Ledger(
            tuple((1, house) for house in self.houses) + tuple((-1, cage) for cage in self.cages)
        )

    @property
    def is_mixed(self) -> bool:
        """Whether cells of the houses are left and cells outside, so that a difference is known."""
        return bool(self.more and self.less)


@dataclass(frozen=True, kw_only=True)
class CageSplittingEvidence(LedgerEvidence):
    """All open cells left are those of one `cage` that reaches out of the houses.

    So both its parts make a sum of their own: the cells `inside` the houses, and those outside. One
    of them `loses` candidates, or both do: inside, outside.
    """

    cage: Clue
    inside: tuple[Cell, ...]
    outside: tuple[Cell, ...]
    inside_total: int
    outside_total: int
    loses: tuple[bool, bool]

    def basics(self) -> Evidence:
        ledgers = (self.ledger, self.other_ledger)
        in_order = ledgers if self.more else ledgers[::-1]
        return replace(super().basics(), clues=tuple(compress(in_order, self.loses)))

    @property
    def other_ledger(self) -> Ledger:
        """The same with the cage taken off if it was not, and the other way round."""
        parts = dict.fromkeys(self.ledger.parts)
        part = (-1, self.cage)
        if parts.pop(part, self) is self:
            parts[part] = None
        return Ledger(tuple(parts))


@dataclass(frozen=True, kw_only=True)
class OddEvenEvidence(LedgerEvidence):
    """Of all open cells left but `cell`, it is known whether they are odd or even.

    So it is known of `cell`, too, whether it is `odd`.
    """

    cell: Cell
    odd: bool
