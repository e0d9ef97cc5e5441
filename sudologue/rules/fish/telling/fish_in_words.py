"""A fish in words: what one sees, what the houses need, and what is left for other cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import Follows, LiesIn, OnlyWithin
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clauses,
    listing,
    none_is,
    number_word,
    sentence_case,
    several,
    within,
)
from sudologue.narration.phrasing.facts import see
from sudologue.narration.phrasing.houses_in_words import (
    by_kind,
    counted_by_kind,
    one_kind,
    plural,
    within_each,
)
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.rules.fish.evidence import FishCover

_FINS_NAMED = 2


@dataclass(frozen=True)
class WordedFish:
    """A fish to be put into words: the bases with one choice of covers, on a board of a size."""

    digit: int
    base: Sequence[House]
    way: FishCover
    size: int

    @property
    def digits(self) -> Passage:
        """`4s`."""
        return several(self.digit, 2)

    @property
    def all_fins(self) -> tuple[Cell, ...]:
        """The fins of both kinds."""
        return tuple(sorted({*self.way.fins, *self.way.endo_fins}))

    @property
    def fins(self) -> str:
        """`the fin`, `the fins`."""
        return "the fin" if len(self.all_fins) == 1 else "the fins"

    @property
    def is_plain(self) -> bool:
        """Whether parallel lines are covered by parallel lines."""
        sides = one_kind(self.base), one_kind(self.way.cover)
        return all(kind is not None and kind.is_line for kind in sides)

    @property
    def mixes_lines(self) -> bool:
        """Whether there are lines of several kinds on one side."""
        sides = (self.base, self.way.cover)
        return any(len({h.kind for h in side if h.is_line}) > 1 for side in sides)

    @property
    def bases(self) -> str:
        """`the two rows`, `the column and the box`; where that is not clear, `the first two`."""
        if self._is_unclear:
            return f"the first {number_word(len(self.base))} houses"
        return counted_by_kind(self.base)

    @property
    def covers(self) -> str:
        """`both columns`, `the row and the column`; where that is not clear, `the other two`."""
        number, kind = len(self.way.cover), one_kind(self.way.cover)
        if self._is_unclear:
            return f"the other {number_word(number)}"
        if kind is None:
            return counted_by_kind(self.way.cover)
        return f"{all_of(number)} {plural(kind)}"

    @property
    def _is_unclear(self) -> bool:
        """Whether houses of one kind stand on both sides."""
        return bool({h.kind for h in self.base} & {h.kind for h in self.way.cover})

    # what one sees

    def seen(self) -> Passage:
        """`in rows 2 and 7, the 4 can only go in columns 3 and 9, except for r2c1 (the fin)`."""
        covered = self.covered()
        return phrase("{}, the {}{}", within_each(self.base), self.digit, covered)

    def covered(self, again: bool = False) -> Passage:
        """` can only go in columns 3 and 9, except for r2c1 (the fin)`; or how else it is seen."""
        covers, outside = self.way.cover, self._outside
        claim = OnlyWithin(self.digit, tuple(self.base), covers, outside)
        goes = states(". Seen another way, it can only go" if again else " can only go", claim)
        besides = None
        if outside:
            then = "then " if again else ""
            fins = f"{then}the fin" if len(outside) == 1 else f"{then}the fins"
            besides = phrase(", except for {} ({})", listing(outside), fins)
        return phrase("{} {}{}{}", goes, within_each(covers), besides, self._serving_twice())

    @property
    def _outside(self) -> tuple[Cell, ...]:
        """The places that no cover has."""
        held = {cell for house in self.way.cover for cell in house.cells}
        return tuple([cell for cell in self.all_fins if cell not in held])

    def _serving_twice(self) -> Passage | None:
        """The places in covers where one digit would do for several bases."""
        twice = [cell for cell in self.all_fins if cell not in self._outside]
        if not twice:
            return None
        where = [phrase("{}{}", cell, self._in_bases(cell)) for cell in twice]
        too = ", too" if self._outside else None
        if len(twice) > 1:
            text = ". {}; one {} there would do for two houses, so call these fins{}"
            return phrase(text, listing(where), self.digit, too)
        houses, (cell,) = all_of(len(self._bases_of(twice[0]))), twice
        text = ". {}, and one {} there would do for {}, so call {} a fin{}"
        return phrase(text, *where, self.digit, houses, cell, too)

    def _in_bases(self, cell: Cell) -> Passage:
        """` lies in column 9 and in box 3`."""
        bases = self._bases_of(cell)
        claims = [LiesIn((cell,), house) for house in bases]
        return phrase("{} {}", states(" lies", *claims), listing(map(within, bases)))

    def _bases_of(self, cell: Cell) -> list[House]:
        """The bases with a cell, lines first."""
        bases = (house for alike in by_kind(self.base) for house in alike)
        return [house for house in bases if cell in house.cells]

    def thinned(self, thin: Sequence[tuple[House, Cell]]) -> Passage:
        """What some bases would have left without the fins."""
        them = "it" if len(self.all_fins) == 1 else "them"
        fins = tuple([Candidate(cell, self.digit) for cell in self.all_fins])
        parts: list[Passage] = []
        for house, cell in thin:
            truth, left = HouseConstraint(house, self.digit), Candidate(cell, self.digit)
            only = states(" has only ", Follows(truth, (left,), (), fins))
            parts.append(phrase("{}{}{} left", house, only, cell))
        return phrase("; without {}, {}", them, clauses(parts))

    # why it follows

    def argument(self) -> Passage:
        """That nothing is left for some cells, or else that they see a fin."""
        if not self.all_fins:
            return self._shared_out()
        gone, is_one = self.way.gone, len(self.all_fins) == 1
        true = phrase("{} is {}", self.all_fins[0], self.digit) if is_one else "one of them is"
        just_named = is_one and len(gone) > 1 and not self.doubles
        who = "they" if just_named else listing(gone)
        turn = ". If" if self.doubles else "; if"
        text = "if {}{} {}, {}{} it"
        return phrase(text, self.without_fins(), turn, true, who, see(gone, self.all_fins))

    def _shared_out(self) -> Passage:
        """`each column has one 2 to give. The two rows need both`, and none is left."""
        covers, kind = self.way.cover, one_kind(self.way.cover)
        if kind is not None:
            opening = phrase("each {} has one {} to give", kind.value, self.digit)
        else:
            alike = [house for group in by_kind(covers) for house in group]
            opening = phrase("{} have one {} each to give", listing(alike), self.digit)
        need = phrase(
            "{}. {} need {}", opening, sentence_case(say(self.bases)), all_of(len(covers))
        )
        return say(need, *self._losses())

    def without_fins(self) -> Passage:
        """`r2c1 is not 4, the two rows need the 4s of both columns`, and none is left."""
        return say(self.needed(), *self._losses())

    def needed(self) -> Passage:
        """`r2c1 is not 4, the two rows need the 4s of both columns`; without fins, the latter."""
        need = phrase("{} need the {} of {}", self.bases, self.digits, self.covers)
        if not self.all_fins:
            return need
        if len(self.all_fins) > _FINS_NAMED:
            return phrase("none of the fins is {}, {}", self.digit, need)
        return phrase("{}, {}", none_is(self.all_fins, self.digit), need)

    @property
    def doubles(self) -> list[Cell]:
        """What is refuted though it lies in a base: several covers hold it."""
        places = {cell for house in self.base for cell in house.cells}
        return [cell for cell in self.way.gone if cell in places]

    def _losses(self) -> Iterator[Passage]:
        """Why cells outside the bases, and in them, are left without the digit."""
        doubles = self.doubles
        outside = [cell for cell in self.way.gone if cell not in doubles]
        if outside:
            yield phrase(", and {}", self._none_left(outside))
        if doubles:
            wasted = self._wasted(doubles)
            yield say("; and ", wasted) if self.all_fins else say(". ", sentence_case(wasted))

    def _none_left(self, cells: Sequence[Cell]) -> Passage:
        """`column 7 has none left for r7c7`."""
        of_cover: dict[House, list[Cell]] = {}
        for cell in cells:
            cover = next(house for house in self.way.cover if cell in house.cells)
            of_cover.setdefault(cover, []).append(cell)
        claims = [LiesIn(tuple(held), cover) for cover, held in of_cover.items()]
        named = listing(cells)
        if len(of_cover) == 1:
            (cover,) = of_cover
            return phrase("{}{} for {}", cover, states(" has none left", *claims), named)
        covers = within_each(sorted(of_cover, key=self.way.cover.index))
        return phrase("{} {} for {}", states("none is left", *claims), covers, named)

    def _wasted(self, cells: Sequence[Cell]) -> Passage:
        """`a 5 in r7c6 would use up both, those of row 7 and column 6, for box 8 alone`."""
        covers = [house for house in self.way.cover if cells[0] in house.cells]
        claims = [
            LiesIn((cell,), house)
            for cell in cells
            for house in (*self.base, *self.way.cover)
            if cell in house.cells
        ]
        use_up, number = states(" would use up ", *claims), len(self.way.cover)
        which = all_of(number) if len(covers) == number else f"{number_word(len(covers))} of them"
        where = listing(cells, "or")
        digit = a_digit(self.digit)
        if len(cells) > 1:
            return phrase("{} in {}{}{} at once for a single house", digit, where, use_up, which)
        (base,) = [house for house in self.base if cells[0] in house.cells]
        text = "{} in {}{}{}, those of {}, for {} alone"
        return phrase(text, digit, where, use_up, which, listing(covers), base)
