"""Evidence for single-digit patterns: two houses whose places of a digit meet at one end."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import Constraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True)
class StrongLink:
    """A digit's places in a house: the near end, where another link joins it, and the far end."""

    house: House
    near: tuple[Cell, ...]
    far: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class TwoStrongLinksEvidence(Evidence):
    """The near ends of two strong links cannot both hold `digit`, so one of the far ends does.

    `joint` is what keeps both near ends from holding it.
    """

    digit: int
    first: StrongLink
    second: StrongLink
    joint: Constraint


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
class EmptyRectangleEvidence(Evidence):
    """All `places` of `digit` in `box` lie on two lines that cross there; `hinge` uses both."""

    digit: int
    box: House
    places: tuple[Cell, ...]
    hinge: HingedPair


@dataclass(frozen=True, kw_only=True)
class DualEmptyRectangleEvidence(Evidence):
    """Two empty rectangles in one box, each with a line and a refuted candidate of its own."""

    digit: int
    box: House
    places: tuple[Cell, ...]
    first: HingedPair
    second: HingedPair


@dataclass(frozen=True, kw_only=True)
class RectangleEliminationEvidence(Evidence):
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


@dataclass(frozen=True)
class Kite:
    """One of the two kites of a dual: its digit, its strings, and what it refutes."""

    digit: int
    first: StrongLink
    second: StrongLink
    gone: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class DualKiteEvidence(Evidence):
    """Two kites knotted at the same two cells of `box`.

    They are of one digit and have their lines exchanged, or they are of two digits.
    """

    box: House
    knot: tuple[Cell, ...]
    first: Kite
    second: Kite
