"""Evidence for single-digit patterns: two houses whose places of a digit meet at one end."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import Constraint, HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True)
class StrongLink:
    """A digit's places in a house: the near end, where another link joins it, and the far end."""

    house: House
    near: tuple[Cell, ...]
    far: tuple[Cell, ...]

    @property
    def places(self) -> tuple[Cell, ...]:
        """All places of the digit, the near ones first."""
        return (*self.near, *self.far)


@dataclass(frozen=True, kw_only=True)
class TwoStrongLinksEvidence(RoleEvidence):
    """The near ends of two strong links cannot both hold `digit`, so one of the far ends does.

    `joint` is what keeps both near ends from holding it.
    """

    digit: int
    first: StrongLink
    second: StrongLink
    joint: Constraint

    def basics(self) -> Evidence:
        return Evidence(
            (*self.first.places, *self.second.places),
            focus_digit=self.digit,
            truths=_truths(self.digit, self.first, self.second),
        )


@dataclass(frozen=True)
class HingedPair:
    """What joins an empty rectangle: a line through its box, and a line with two places.

    `near_line` runs through the box and one of the two places, `far_line` through the box and what
    is refuted, which lies in sight of the other place.
    """

    near_line: House
    far_line: House
    pair: StrongLink
    gone: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class EmptyRectanglesEvidence(RoleEvidence):
    """All `places` of `digit` in `box` lie on two lines that cross there, which `hinges` use."""

    digit: int
    box: House
    places: tuple[Cell, ...]

    @property
    def hinges(self) -> tuple[HingedPair, ...]:
        """What joins each of the empty rectangles."""
        return ()

    def split_by(self, line: House) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
        """The places of the box on a line, and those off it."""
        on = tuple([cell for cell in self.places if cell in line.cells])
        return on, tuple([cell for cell in self.places if cell not in on])

    def basics(self) -> Evidence:
        pairs = {cell for hinge in self.hinges for cell in hinge.pair.places}
        return Evidence((*self.places, *sorted(pairs)), self.box, self.digit)


@dataclass(frozen=True, kw_only=True)
class EmptyRectangleEvidence(EmptyRectanglesEvidence):
    """All `places` of `digit` in `box` lie on two lines that cross there; `hinge` uses both."""

    hinge: HingedPair

    @property
    def hinges(self) -> tuple[HingedPair, ...]:
        return (self.hinge,)


@dataclass(frozen=True, kw_only=True)
class DualEmptyRectangleEvidence(EmptyRectanglesEvidence):
    """Two empty rectangles in one box, each with a line and a refuted candidate of its own."""

    first: HingedPair
    second: HingedPair

    @property
    def hinges(self) -> tuple[HingedPair, ...]:
        return (self.first, self.second)


@dataclass(frozen=True, kw_only=True)
class RectangleEliminationEvidence(RoleEvidence):
    """Were `weak_wing` the digit, `hinge` would not be, so `strong_wing` would, and `box` starve.

    `strong_line` has its two places at the hinge and the strong wing, `weak_line` joins the hinge
    to the weak wing, and each of the `places` of the box sees one of the wings.
    """

    digit: int
    hinge: Cell
    strong_wing: Cell
    weak_wing: Cell
    strong_line: House
    weak_line: House
    box: House
    places: tuple[Cell, ...]

    def basics(self) -> Evidence:
        wings = self.hinge, self.strong_wing, self.weak_wing
        return Evidence((*wings, *self.places), self.box, self.digit)


@dataclass(frozen=True)
class Kite:
    """One of the two kites of a dual: its digit, its strings, and what it refutes."""

    digit: int
    first: StrongLink
    second: StrongLink
    gone: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class DualKiteEvidence(RoleEvidence):
    """Two kites knotted at the same two cells of `box`.

    They are of one digit and have their lines exchanged, or they are of two digits.
    """

    box: House
    knot: tuple[Cell, ...]
    first: Kite
    second: Kite

    def basics(self) -> Evidence:
        kites, digits = (self.first, self.second), {self.first.digit, self.second.digit}
        cells = {cell for kite in kites for cell in (*kite.first.places, *kite.second.places)}
        return Evidence(
            tuple(sorted(cells)),
            self.box,
            self.first.digit if len(digits) == 1 else None,
            frozenset(digits),
            truths=tuple(
                [t for kite in kites for t in _truths(kite.digit, kite.first, kite.second)]
            ),
        )


def _truths(digit: int, *links: StrongLink) -> tuple[Constraint, ...]:
    return tuple([HouseConstraint(link.house, digit) for link in links])
