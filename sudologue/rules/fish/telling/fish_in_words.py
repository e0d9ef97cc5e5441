"""A fish as a message: what one sees of it, what the houses need, what is left for other cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.caches import lazy
from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import Follows, LiesIn, OnlyWithin, Sees
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import by_kind, one_kind
from sudologue.narration.steps.conclusions import NoneIs
from sudologue.rules.fish.evidence import FishCover

_FINS_NAMED = 2


@dataclass(frozen=True)
class InBases:
    """A place of a fish and the bases that it lies in."""

    cell: Cell
    houses: tuple[House, ...]

    @property
    def claims(self) -> list[LiesIn]:
        """That it does."""
        return [LiesIn((self.cell,), house) for house in self.houses]


@dataclass(frozen=True)
class ThinBase:
    """A base and the one place that it has beside the fins."""

    house: House
    cell: Cell
    claim: Follows


@dataclass(frozen=True)
class WordedFish:
    """The bases with one choice of covers, and the `thin` bases, which have one place beside fins.

    A `block` may hold all fins and all that goes. A fish is `plain` if parallel lines are covered
    by parallel lines; it is `unclear` which houses are meant by their kind where both sides have
    some of it.
    """

    digit: int
    base: Sequence[House]
    way: FishCover
    block: House | None = None
    thin_bases: Sequence[tuple[House, Cell]] = ()

    @lazy
    def all_fins(self) -> tuple[Cell, ...]:
        """The fins of both kinds."""
        return tuple(sorted({*self.way.fins, *self.way.endo_fins}))

    @lazy
    def doubles(self) -> list[Cell]:
        """What is refuted though it lies in a base: several covers hold it."""
        places = {cell for house in self.base for cell in house.cells}
        return [cell for cell in self.way.gone if cell in places]

    @lazy
    def cases(self) -> Collection[str]:
        """What sort of fish it is, how many fins it has, and where what goes lies."""
        base, cover, gone = one_kind(self.base), one_kind(self.way.cover), self.way.gone
        fins, is_one = len(self.all_fins), len(self.all_fins) == 1
        return when(
            plain=base and cover and base.is_line and cover.is_line,
            alike=cover is not None,
            unclear={h.kind for h in self.base} & {h.kind for h in self.way.cover},
            finless=not fins,
            one=is_one,
            many=fins > _FINS_NAMED,
            outer=self._outer,
            twice=len(self._twice) == 1,
            some_twice=len(self._twice) > 1,
            thin=self.thin_bases,
            doubles=self.doubles,
            nothing_else=self.doubles and len(self.doubles) == len(gone),
            block=self.block,
            all_covers=len(self._used_up) == len(self.way.cover),
            single=len(self.doubles) == 1,
        )

    @lazy
    def names(self) -> Mapping[str, Any]:
        """The cells and the houses that are spoken of, and what is claimed of them."""
        cover, gone = self.way.cover, self.way.gone
        return {
            "kinds": by_kind(self.base),
            "cover": cover,
            "gone": gone,
            "only": OnlyWithin(self.digit, tuple(self.base), cover, self._outer),
            "outer": self._outer,
            "fin": self._twice[:1],
            "served": self._bases_of(self._twice[0]) if self._twice else (),
            "none_is": NoneIs(self.all_fins, self.digit),
            "sight": Sees(gone, self.all_fins),
            "others": [cell for cell in gone if cell not in self.doubles],
            "together": LiesIn((*gone, *self.all_fins), self.block) if self.block else None,
            "used_up": self._used_up,
            "wanting": [h for h in self.base if self.doubles and self.doubles[0] in h.cells],
        }

    @property
    def twice(self) -> list[InBases]:
        """The fins in covers, and the bases that they lie in."""
        return [InBases(cell, self._bases_of(cell)) for cell in self._twice]

    @property
    def thin(self) -> list[ThinBase]:
        """What the thin bases have left without the fins."""
        fins = tuple([Candidate(fin, self.digit) for fin in self.all_fins])
        lefts = [(house, cell, Candidate(cell, self.digit)) for house, cell in self.thin_bases]
        truths = [HouseConstraint(house, self.digit) for house, _ in self.thin_bases]
        return [
            ThinBase(house, cell, Follows(truth, (left,), (), fins))
            for (house, cell, left), truth in zip(lefts, truths, strict=True)
        ]

    @property
    def crossed(self) -> list[LiesIn]:
        """That what is refuted in a base lies in bases and covers."""
        houses = (*self.base, *self.way.cover)
        return [LiesIn((cell,), h) for cell in self.doubles for h in houses if cell in h.cells]

    @lazy
    def _outer(self) -> tuple[Cell, ...]:
        """The fins that no cover has."""
        held = {cell for house in self.way.cover for cell in house.cells}
        return tuple([cell for cell in self.all_fins if cell not in held])

    @lazy
    def _twice(self) -> list[Cell]:
        """The fins in covers, where one digit would do for several bases."""
        return [cell for cell in self.all_fins if cell not in self._outer]

    def _bases_of(self, cell: Cell) -> tuple[House, ...]:
        """The bases with a cell, lines first."""
        bases = (house for alike in by_kind(self.base) for house in alike)
        return tuple([house for house in bases if cell in house.cells])

    @lazy
    def _used_up(self) -> list[House]:
        """The covers that a candidate in a base would use up by itself."""
        return [h for h in self.way.cover if self.doubles and self.doubles[0] in h.cells]
