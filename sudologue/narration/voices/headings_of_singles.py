"""What a few paragraphs of singles are about, as a heading that promises it.

At least half of the digits belong to what it names: `All the 6s.`, `Finish box 8.`, `Boxes 3 and
5.` A section takes whole threads (`inference/threads.py`), some three to eight digits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, TypeAlias

from sudologue.inference import Evidence, Placement, threads
from sudologue.model import House
from sudologue.narration.phrasing.filling import Speaker, WordedParts, when
from sudologue.narration.steps.scene import Scene
from sudologue.rules.singles.evidence import HiddenSingleEvidence

_say = Speaker(__name__)
FEWEST, _MOST = 3, 8
_SUBJECTS = 3
_ALIKE, _MIXED = 0.3, 0.15
"""What it costs to begin as the last section did, and to name a row beside a box."""


@dataclass(frozen=True)
class HeadedSingles:
    """So many singles, and what they are about: digits, or houses, in a form of heading."""

    length: int
    form: str = ""
    digits: tuple[int, ...] = ()
    houses: tuple[House, ...] = ()
    share: float = 0.0


Section: TypeAlias = tuple[HeadedSingles, WordedParts | None]


@dataclass
class Headings:
    """Sections in order, each with what the last one was about in mind."""

    teaches: bool = False
    last: HeadedSingles | None = None
    advised: set[str] = field(default_factory=set[str])
    houses: list[tuple[House, int]] = field(default_factory=list[tuple[House, int]])

    def sections(self, run: Sequence[Scene[Any]]) -> Iterator[Section]:
        """The sections of some singles, with their headings; of a few, one without."""
        if len(run) <= FEWEST:
            yield HeadedSingles(len(run)), None
            return
        placed = [scene.action for scene in run if isinstance(scene.action, Placement)]
        masks = run[0].layout.tables.house_masks
        self.houses = sorted(masks.items(), key=lambda entry: entry[0].kind.is_line)
        lengths = [length for _, length in threads.runs(placed, run[0].layout)]
        at = 0
        while at < len(run):
            ends = [end for end in accumulate(lengths) if at + FEWEST <= end <= at + _MOST]
            fitting = [end for end in ends if end == len(run) or end + 1 < len(run)]
            ends = fitting or [min(len(run), at + _MOST)]
            found = [each for end in ends for each in self._ways(run[at:end])]
            section = max(found, key=self._worth)
            yield section, self._heading(section, run[at : at + section.length])
            self.last = section
            at += section.length

    def _worth(self, section: HeadedSingles) -> float:
        """How well a heading fits: what it is true of, longer sections first, others than last."""
        alike = self.last is not None and self.last.form == section.form
        mixed = len({house.kind for house in section.houses}) - 1 if section.houses else 0
        return section.share + section.length / 20 - (_ALIKE if alike else 0) - mixed * _MIXED

    def _ways(self, run: Sequence[Scene[Any]]) -> Iterator[HeadedSingles]:
        """The headings that these keep; of nothing in common, none."""
        size, board, began = len(run), run[-1].step.board, run[0].evidence
        yield HeadedSingles(size)
        if not board.masks.open_cells:
            yield HeadedSingles(size, "last", share=0.9)
        placed = [scene.evidence.digit for scene in run]
        digits = sorted({*placed}, key=lambda digit: (-placed.count(digit), placed.index(digit)))
        digit, most = digits[0], placed.count(digits[0])
        if most * 2 >= size and most > 1 and began.digit == digit:
            done = board.masks.filled >> board.masks.tables.plane_start(digit)
            full = (done & board.masks.tables.all_cells).bit_count() == board.layout.size
            form = "digit" if not full else "all" if most > 3 else "last_digits"
            yield HeadedSingles(size, form, (digit,), share=most / size + (0.1 if full else 0))
        two = [digit for digit in digits[:2] if placed.count(digit) > 1]
        if len(two) == 2 and began.digit in two:
            share = (placed.count(two[0]) + placed.count(two[1])) / size
            if share >= 0.5:
                yield HeadedSingles(size, "digits", tuple(sorted(two)), share=share)
        opened = board.masks.open_cells
        cells = opened ^ run[0].before.masks.open_cells
        first = run[0].layout.tables.cell_mask((began.cell,))
        near = [e for e in self.houses if e[1] & first or (e[1] & cells).bit_count() > 1]
        for form in ("finish", "houses"):
            wanted = near if form == "houses" else [each for each in near if not each[1] & opened]
            houses, share = _covering(cells, first, wanted) if wanted else ((), 0.0)
            if share >= 0.5 and (form == "finish" or _says_where(houses, began)):
                share += 0.1 if form == "finish" else -0.03 * len(houses)
                yield HeadedSingles(size, form, (), houses, share)

    def _heading(self, section: HeadedSingles, run: Sequence[Scene[Any]]) -> WordedParts | None:
        """The heading of a section."""
        if not section.form and not self.teaches:
            return None
        kinds = {house.kind for house in section.houses}
        more = self.last is not None and self.last.houses == section.houses
        cases = when(
            start=run[0].number == 1,
            more=more,
            alone=len(section.houses) == 1,
            alike=len(kinds) == 1,
            teacher=self.teaches,
        )
        if self.teaches and (advice := self._advice(section, run)):
            return _say.wording(advice)
        names = {"digits": section.digits, "houses": section.houses, "count": section.length}
        return _say.wording(section.form, *cases, **names) if section.form else None

    def _advice(self, section: HeadedSingles, run: Sequence[Scene[Any]]) -> str | None:
        """What a teacher says instead, each once: where to look, and what to ask."""
        first = run[0].evidence
        lines = sum(
            1
            for scene in run
            if type(scene.evidence) is HiddenSingleEvidence and scene.evidence.house.kind.is_line
        )
        last_cells = sum(
            1
            for scene in run
            for _, mask in scene.layout.tables.houses_of[
                scene.layout.tables.cell_number(scene.evidence.cell)
            ]
            if (mask & scene.before.masks.open_cells).bit_count() == 1
        )
        begun = self.last is not None
        kinds = {
            "look_back": (
                begun and any(first.cell in house.cells for house in self.last.houses)
                if self.last
                else False
            ),
            "missing": begun and last_cells * 3 >= len(run),
            "lines": begun and lines * 2 >= len(run),
            "helps": "missing" in self.advised and last_cells * 2 >= len(run),
        }
        fitting = [kind for kind, fits in kinds.items() if fits and kind not in self.advised]
        self.advised.update(fitting[:1])
        return fitting[0] if fitting else None


def _says_where(houses: Sequence[House], began: Evidence) -> bool:
    """Whether they are of one kind, and the first digit is told of one of them."""
    told_of = getattr(began, "house", None)
    return len({house.kind for house in houses}) == 1 and (told_of is None or told_of in houses)


def _covering(
    cells: int, first: int, houses: Sequence[tuple[House, int]]
) -> tuple[tuple[House, ...], float]:
    """A few of the houses that between them have the first and the most of the cells."""
    left, chosen = cells, list[House]()
    for number in range(_SUBJECTS):
        is_last = number == _SUBJECTS - 1 and first & left
        best, most = houses[0], -1
        for entry in houses:
            its = (entry[1] & left).bit_count()
            if its > most and (entry[1] & first or not is_last):
                best, most = entry, its
        if most < 2 and not best[1] & left & first:
            break
        chosen.append(best[0])
        left &= ~best[1]
    if left & first:
        return (), 0.0
    chosen.sort(key=lambda house: (house.kind.is_line, house.kind.value, house.index))
    return tuple(chosen), 1 - left.bit_count() / cells.bit_count()
