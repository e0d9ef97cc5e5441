"""Evidence for fish: a digit's places in some houses lie in as many others."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import each_house
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class BasesEvidence(RoleEvidence):
    """Evidence about all places of `digit` in the `base` houses of a fish."""

    told_whole = True

    digit: int
    base: tuple[House, ...]

    def of_bases(self, places: tuple[Cell, ...]) -> Evidence:
        """What follows from the bases, with these places, as evidence without roles."""
        bases = each_house(self.base, self.digit)
        return Evidence(tuple(sorted(set(places))), focus_digit=self.digit, truths=bases)


@dataclass(frozen=True, kw_only=True)
class FishEvidence(BasesEvidence):
    """All places of `digit` in the `base` houses lie in the `cover` houses, but for the fins.

    `fins` are the places in no cover, `endo_fins` those in two bases at once. `corners` are the
    other places of the bases. What the fish refutes is in more covers than bases, and sees all
    fins. A base that the receipt does not cite holds the refuted candidate itself.
    """

    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...] = ()
    endo_fins: tuple[Cell, ...] = ()

    def basics(self) -> Evidence:
        return self.of_bases((*self.corners, *self.fins, *self.endo_fins))


@dataclass(frozen=True)
class FishCover:
    """One way to cover the bases of a Siamese fish: the covers, the fins, and what it refutes."""

    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...]
    endo_fins: tuple[Cell, ...]
    gone: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class SiameseFishEvidence(BasesEvidence):
    """The `base` houses are covered in two ways, and each refutes candidates of `digit`."""

    first: FishCover
    second: FishCover

    def basics(self) -> Evidence:
        return self.of_bases((*self.first.corners, *self.first.fins, *self.first.endo_fins))
