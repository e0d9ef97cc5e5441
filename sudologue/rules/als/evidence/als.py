"""Evidence for almost locked sets: cells of a house with one digit more than they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class AlmostLocked:
    """`cells` of a house that hold `digits` between them, one digit more than they are."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    house: House


def _truths(sets: Iterable[AlmostLocked]) -> tuple[CellConstraint, ...]:
    """Each cell of the sets needs a digit."""
    cells = dict.fromkeys(cell for one in sets for cell in one.cells)
    return tuple([CellConstraint(cell) for cell in cells])


@dataclass(frozen=True, kw_only=True)
class AlsXZEvidence(Evidence):
    """`first` and `second` take `restricted` once between them, and one of them each of `digits`.

    A cell in sight of all places of one of the digits in both would leave both sets without it.
    """

    first: AlmostLocked
    second: AlmostLocked
    restricted: int
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        sets: tuple[AlmostLocked, AlmostLocked],
        restricted: int,
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each cell of the sets needs a digit."""
        truths = _truths(sets)
        return cls(
            tuple([truth.cell for truth in truths]),
            None,
            digits[0] if len(digits) == 1 else None,
            frozenset((restricted, *digits)),
            truths,
            tuple(links),
            first=sets[0],
            second=sets[1],
            restricted=restricted,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class AlsXZDoubleEvidence(Evidence):
    """`first` and `second` take each digit of `restricted` once between them.

    So one of these goes into the first set, the other into the second, and both sets take all their
    further digits: those of `digits` are ruled out elsewhere by it.
    """

    first: AlmostLocked
    second: AlmostLocked
    restricted: tuple[int, int]
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        sets: tuple[AlmostLocked, AlmostLocked],
        restricted: tuple[int, int],
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each cell of the sets needs a digit."""
        truths = _truths(sets)
        return cls(
            tuple([truth.cell for truth in truths]),
            None,
            None,
            frozenset((*restricted, *digits)),
            truths,
            tuple(links),
            first=sets[0],
            second=sets[1],
            restricted=restricted,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class AlsXYWingEvidence(Evidence):
    """`pivot` takes one of `pivot_digits` at the most from the two `pincers`.

    The pivot and the first pincer take the first of these digits once between them, the pivot and
    the second pincer the second. So one of the pincers takes each of `digits`.
    """

    pivot: AlmostLocked
    pincers: tuple[AlmostLocked, AlmostLocked]
    pivot_digits: tuple[int, int]
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        pivot: AlmostLocked,
        pincers: tuple[AlmostLocked, AlmostLocked],
        pivot_digits: tuple[int, int],
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each cell of the sets needs a digit."""
        truths = _truths((pivot, *pincers))
        return cls(
            tuple([truth.cell for truth in truths]),
            None,
            digits[0] if len(digits) == 1 else None,
            frozenset((*pivot_digits, *digits)),
            truths,
            tuple(links),
            pivot=pivot,
            pincers=pincers,
            pivot_digits=pivot_digits,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class AlsXYChainEvidence(Evidence):
    """Each of `sets` and the next take one digit, given in `joints`, once between them.

    A set's two joints are different digits. So the first set or the last takes each of `digits`.
    """

    sets: tuple[AlmostLocked, ...]
    joints: tuple[int, ...]
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        sets: tuple[AlmostLocked, ...],
        joints: tuple[int, ...],
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each cell of the sets needs a digit."""
        truths = _truths(sets)
        return cls(
            tuple([truth.cell for truth in truths]),
            None,
            digits[0] if len(digits) == 1 else None,
            frozenset((*joints, *digits)),
            truths,
            tuple(links),
            sets=sets,
            joints=joints,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class AlsWWingEvidence(Evidence):
    """`ends` cannot both take `linked_digit`: so one of them takes each of `digits`.

    Every place for the linked digit in `house` is in sight of all its places in one of the ends:
    `piers` are those in sight of the first, and the others.
    """

    ends: tuple[AlmostLocked, AlmostLocked]
    house: House
    piers: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    linked_digit: int
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        ends: tuple[AlmostLocked, AlmostLocked],
        house: House,
        piers: tuple[tuple[Cell, ...], tuple[Cell, ...]],
        linked_digit: int,
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each cell of the ends needs a digit, the house needs the linked digit."""
        truths = _truths(ends)
        return cls(
            tuple([truth.cell for truth in truths]),
            house,
            digits[0] if len(digits) == 1 else None,
            frozenset((linked_digit, *digits)),
            (*truths, HouseConstraint(house, linked_digit)),
            tuple(links),
            ends=ends,
            house=house,
            piers=piers,
            linked_digit=linked_digit,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class Petal:
    """A set that takes `stem_digits`, all of whose places in it are in sight of the stem."""

    petal: AlmostLocked
    stem_digits: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class DeathBlossomEvidence(Evidence):
    """Whatever digit `stem` takes, a petal loses it and takes each of `digits`.

    Where the stem has one of the digits itself, taking it does as well: that is `own_digit`.
    """

    stem: Cell
    petals: tuple[Petal, ...]
    digits: tuple[int, ...]
    own_digit: int | None

    @classmethod
    def of(
        cls,
        stem: Cell,
        petals: tuple[Petal, ...],
        digits: tuple[int, ...],
        own_digit: int | None,
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: the stem and each cell of the petals needs a digit."""
        truths = _truths([each.petal for each in petals])
        return cls(
            (stem, *[truth.cell for truth in truths if truth.cell != stem]),
            None,
            digits[0] if len(digits) == 1 else None,
            frozenset((*digits, *[digit for each in petals for digit in each.stem_digits])),
            tuple(dict.fromkeys((CellConstraint(stem), *truths))),
            tuple(links),
            stem=stem,
            petals=petals,
            digits=digits,
            own_digit=own_digit,
        )
