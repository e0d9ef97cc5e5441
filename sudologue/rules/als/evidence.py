"""Evidence for almost locked sets (cells of a house with one digit more than they are) and kin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sudologue.inference.constraint import HouseConstraint, each_cell
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Candidate, Cell, House


@dataclass(frozen=True, kw_only=True)
class AlmostLocked:
    """`cells` of a house that hold `digits` between them, one digit more than they are."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    house: House


def _of_sets(
    sets: Iterable[AlmostLocked], joints: Iterable[int], digits: tuple[int, ...], *stem: Cell
) -> Evidence:
    """What sets say that are joined by some digits and rule out others: each cell needs a digit."""
    cells = dict.fromkeys((*stem, *[cell for one in sets for cell in one.cells]))
    return Evidence(
        tuple(cells),
        focus_digit=digits[0] if len(digits) == 1 else None,
        candidates_seen=frozenset((*joints, *digits)),
        truths=each_cell(cells),
    )


@dataclass(frozen=True, kw_only=True)
class AlsXZEvidence(RoleEvidence):
    """`first` and `second` take `restricted` once between them, and one of them each of `digits`.

    A cell in sight of all places of one of the digits in both would leave both sets without it.
    """

    first: AlmostLocked
    second: AlmostLocked
    restricted: int
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return _of_sets((self.first, self.second), (self.restricted,), self.digits)


@dataclass(frozen=True, kw_only=True)
class AlsXZDoubleEvidence(RoleEvidence):
    """`first` and `second` take each digit of `restricted` once between them.

    So one of these goes into the first set, the other into the second, and both sets take all their
    further digits: those of `digits` are ruled out elsewhere by it.
    """

    first: AlmostLocked
    second: AlmostLocked
    restricted: tuple[int, int]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        basics = _of_sets((self.first, self.second), self.restricted, self.digits)
        return replace(basics, focus_digit=None)


@dataclass(frozen=True, kw_only=True)
class AlsXYWingEvidence(RoleEvidence):
    """`pivot` takes one of `pivot_digits` at the most from the two `pincers`.

    The pivot and the first pincer take the first of these digits once between them, the pivot and
    the second pincer the second. So one of the pincers takes each of `digits`.
    """

    pivot: AlmostLocked
    pincers: tuple[AlmostLocked, AlmostLocked]
    pivot_digits: tuple[int, int]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return _of_sets((self.pivot, *self.pincers), self.pivot_digits, self.digits)


@dataclass(frozen=True, kw_only=True)
class AlsXYChainEvidence(RoleEvidence):
    """Each of `sets` and the next take one digit, given in `joints`, once between them.

    A set's two joints are different digits. So the first set or the last takes each of `digits`.
    """

    sets: tuple[AlmostLocked, ...]
    joints: tuple[int, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return _of_sets(self.sets, self.joints, self.digits)


@dataclass(frozen=True, kw_only=True)
class AlsWWingEvidence(RoleEvidence):
    """`ends` cannot both take `linked_digit`: so one of them takes each of `digits`.

    Every place for the linked digit in `house` is in sight of all its places in one of the ends:
    `piers` are those in sight of the first, and the others.
    """

    ends: tuple[AlmostLocked, AlmostLocked]
    house: House
    piers: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    linked_digit: int
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        basics = _of_sets(self.ends, (self.linked_digit,), self.digits)
        linked = HouseConstraint(self.house, self.linked_digit)
        return replace(basics, focus_house=self.house, truths=(*basics.truths, linked))


@dataclass(frozen=True, kw_only=True)
class Petal:
    """A set that takes `stem_digits`, all of whose places in it are in sight of the stem."""

    petal: AlmostLocked
    stem_digits: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class DeathBlossomEvidence(RoleEvidence):
    """Whatever digit `stem` takes, a petal loses it and takes each of `digits`.

    Where the stem has one of the digits itself, taking it does as well: that is `own_digit`.
    """

    stem: Cell
    petals: tuple[Petal, ...]
    digits: tuple[int, ...]
    own_digit: int | None

    def basics(self) -> Evidence:
        seen = (*self.digits, *[digit for each in self.petals for digit in each.stem_digits])
        return _of_sets([each.petal for each in self.petals], seen, self.digits, self.stem)


@dataclass(frozen=True, kw_only=True)
class Exclusion:
    """`choices`, each of another base cell, do not go together.

    They would leave `excluder`, cells of one house, a digit short; where that is empty, they are
    equal digits in sight of each other.
    """

    choices: tuple[Candidate, ...]
    excluder: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class AlignedExclusionEvidence(RoleEvidence):
    """What goes together in `bases` leaves out the candidates that go, as `exclusions` say."""

    bases: tuple[Cell, ...]
    exclusions: tuple[Exclusion, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.bases,
            candidates_seen=frozenset(
                choice.digit for exclusion in self.exclusions for choice in exclusion.choices
            ),
        )


@dataclass(frozen=True, kw_only=True)
class SueDeCoqEvidence(RoleEvidence):
    """`crossing` lies in both houses, `beyond_first` and `beyond_second` in one of them only.

    The cells have room for each of `first_digits` once in the first house, for each of
    `second_digits` once in the second, and for each of `crossing_digits` once in the crossing:
    as many as the cells are. A digit in both of the first two counts twice.
    """

    houses: tuple[House, House]
    crossing: tuple[Cell, ...]
    beyond_first: tuple[Cell, ...]
    beyond_second: tuple[Cell, ...]
    first_digits: tuple[int, ...]
    second_digits: tuple[int, ...]
    crossing_digits: tuple[int, ...]

    def basics(self) -> Evidence:
        cells = (*self.crossing, *self.beyond_first, *self.beyond_second)
        return Evidence(
            cells,
            candidates_seen=frozenset(
                (*self.first_digits, *self.second_digits, *self.crossing_digits)
            ),
            truths=each_cell(cells),
        )
