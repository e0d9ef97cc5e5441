"""Singles in a row, in short paragraphs that say what they are about.

    Boxes 3 and 5. Row 3 and column 8 have their 1s, so box 3's goes in r1c7 (4). Rows 2 and 3
    have theirs: …

What a few paragraphs are about is in `headings_of_singles.py`, how each single is told in
`sentences_of_singles.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from math import ceil
from typing import Any

from sudologue.model import House
from sudologue.narration.phrasing.filling import Speaker, WordedParts, when
from sudologue.narration.phrasing.passage import Part, Passage, Role, Span, say, step_number
from sudologue.narration.steps.grounds_of_singles import settled_by
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.headings_of_singles import FEWEST, HeadedSingles, Headings, Section
from sudologue.narration.voices.sentences_of_singles import Singles, SinglesParagraph
from sudologue.narration.voices.singles_taught import Taught
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

_singles = Speaker(__name__)

_KINDS = (FullHouseEvidence, NakedSingleEvidence, HiddenSingleEvidence)
_LONGEST = 56
_FULL_HOUSE, _OTHER = 8, 14
"""How many words a paragraph should have at most, and about how many a single takes."""


def is_single(scene: Scene[Any]) -> bool:
    """Whether a step is a single."""
    return type(scene.evidence) in _KINDS


def singles_from(scenes: Sequence[Scene[Any]], at: int) -> Singles:
    """The singles in a row from one on; none where each step says what it stands on."""
    row = takewhile(lambda scene: is_single(scene) and scene.premises is None, scenes[at:])
    return [*row]


@dataclass
class SinglesTeller:
    """Tells singles, and remembers what it has told: headings do not repeat, lessons end."""

    teaches: bool = False
    headings: Headings = field(init=False)
    taught: Taught | None = None

    def __post_init__(self) -> None:
        self.headings = Headings(self.teaches)
        self.taught = Taught() if self.teaches else None

    def paragraphs(self, run: Singles, after: Scene[Any] | None) -> Iterator[tuple[Passage, int]]:
        """The paragraphs of singles in a row, each with how many it tells."""
        at = 0
        for section, heading in self._sections(run, after):
            is_alone = len(section.houses) == 1 and not self.teaches
            house = section.houses[0] if is_alone else None
            end = at + section.length
            while at < end:
                passage, taken = self._paragraph(run[at:end], heading, house, after)
                yield passage, taken
                at, after, heading, house = at + taken, run[at + taken - 1], None, None
                for lesson in self._lessons(after):
                    yield lesson, 0

    def _sections(self, run: Singles, after: Scene[Any] | None) -> Iterator[Section]:
        """The sections with their headings; of many, what the step before settled has none."""
        step = after.number if after and len(run) > FEWEST else None
        first = sum(1 for _ in takewhile(lambda scene: step and settled_by(scene) == step, run))
        if first:
            yield HeadedSingles(first), None
        yield from self.headings.sections(run[first:])

    def _paragraph(
        self,
        run: Singles,
        heading: WordedParts | None,
        house: House | None,
        after: Scene[Any] | None,
    ) -> tuple[Passage, int]:
        paragraph = SinglesParagraph(self.taught, house)
        sentences: list[WordedParts] = []
        words = [_FULL_HOUSE if _is_full_house(scene) else _OTHER for scene in run]
        room, at = sum(words) / ceil(sum(words) / _LONGEST) - _FULL_HOUSE / 2, 0
        while at < len(run) and sum(words[:at]) < room:
            said, taken = paragraph.sentence(run[at:], None if heading else after)
            sentences.append(said)
            at, after = at + taken, run[at + taken - 1]
            if paragraph.is_long:
                break
        lead: list[Part] = [*_emphasised(heading), " "] if heading else []
        return say(*lead, _singles.say("paragraph", sentences=sentences)), at

    def _lessons(self, last: Scene[Any]) -> Iterator[Passage]:
        """What that is called which has been shown, why it works, and how to find one."""
        for scene in self.taught.lessons() if self.taught else ():
            if card := scene.card:
                names: dict[str, Any] = {"reason": card.reason, "find": card.spotting}
                earlier, number = when(earlier=scene is not last), step_number(scene.number or 0)
                names |= {"technique": scene.technique, "number": number}
                yield _singles.say("lesson", *earlier, **names)


def _is_full_house(scene: Scene[Any]) -> bool:
    return type(scene.evidence) is FullHouseEvidence


def _emphasised(words: WordedParts) -> list[Part]:
    """Words that are set off from the rest; what they name, another notation writes otherwise."""
    spans = say(*words.parts).spans
    return [
        Span(span.text, Role.EMPHASIS, span.value if span.role is Role.HOUSE else None)
        for span in spans
    ]
