"""What the tellings of colours have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, TypeVar

from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Sees
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import NEW_LINE, Part, Passage, join, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.colouring.evidence import ColouringEvidence, Sighting
from sudologue.rules.colouring.telling.colours import (
    ColourLink,
    LetteredCandidate,
    OneIsTrue,
    Shown,
    TwoColours,
    are_plain,
    letters_for,
)

C = TypeVar("C", bound=ColouringEvidence)

_OF_SEVERAL_DIGITS, _OF_ONE_DIGIT = 3, 4
"""How many choices are told in a sentence."""


class ColouringTelling(Telling[C]):
    """A telling of colours: of one digit, or `several`; or of single choices, which are `plain`."""

    def coloured(self, scene: Scene[C], /) -> Sequence[Shown]:
        """The pairs of colours that are told, with all choices that the conclusion needs."""
        raise NotImplementedError

    def cases(self, scene: Scene[C]) -> Collection[str]:
        told = self.coloured(scene)
        several = scene.evidence.focus_digit is None
        return when(several=several, plain=are_plain(told), two_pairs=len(told) > 1)

    def names(self, scene: Scene[C]) -> Mapping[str, Any]:
        told = self.coloured(scene)
        letters = [*(pair.letters for pair in told), *letters_for(scene.size)[len(told) :]]
        return {
            "digit": scene.evidence.focus_digit,
            "digits": self.digits(scene),
            "choices": self._choices(scene, [link for pair in told for link in pair.links]),
            "line_break": NEW_LINE,
            "gap": NEW_LINE if scene.evidence.focus_digit is None else " ",
            "settled": [TwoColours(*pair.colours) for pair in told],
            "pair": told[0] if told else None,
            "second_pair": told[-1] if told else None,
            **dict(zip("ABCD", chain(*letters), strict=False)),
        }

    def _choices(self, scene: Scene[C], links: Sequence[ColourLink]) -> list[Passage]:
        """The cells and houses that leave two choices each, in sentences."""
        told: list[Passage] = []
        length = _OF_SEVERAL_DIGITS if scene.evidence.focus_digit is None else _OF_ONE_DIGIT
        first = 1 if len(links) % length == 1 else length
        for start in (0, *range(first, len(links), length)):
            part = list(links[start : start + length] if start else links[:first])
            for at in range(1, len(part)):
                its, before = part[at], part[at - 1]
                is_again = (
                    its.one.digit == its.other.digit == before.one.digit == before.other.digit
                )
                part[at] = replace(its, again=is_again)
            told.append(self.clause("some_choices", scene, links=part))
        return told

    def lettered(
        self, candidates: Iterable[Candidate], pairs: Sequence[Shown]
    ) -> list[LetteredCandidate]:
        """Candidates of one digit with the letters of their colours."""
        is_plain = are_plain(pairs)
        return [
            LetteredCandidate(c.cell, None if is_plain else letter_of(c, pairs)) for c in candidates
        ]

    def sights(
        self, scene: Scene[C], sightings: Iterable[Sighting], pairs: Sequence[Shown]
    ) -> list[Passage]:
        """What sees the two ends of the walks."""
        seers: dict[tuple[Candidate, Candidate, int], list[Cell]] = {}
        for each in sightings:
            one, other = sorted(each.ends, key=lambda end: letter_of(end, pairs) or "")
            seers.setdefault((one, other, each.candidate.digit), []).append(each.candidate.cell)
        return [
            self._sight(scene, cells, digit, ends, pairs) for (*ends, digit), cells in seers.items()
        ]

    def _sight(
        self,
        scene: Scene[C],
        cells: Sequence[Cell],
        digit: int,
        ends: Sequence[Candidate],
        pairs: Sequence[Shown],
    ) -> Passage:
        """`r7c7 sees r2c7 of A and r7c2 of B`; on several digits, `in A r3c1 is 1, and in B …`."""
        one, other = ends
        among = tuple(c for pair in pairs for colour in pair.colours for c in colour)
        seen = [Sees(tuple(cells), (end.cell,)) for end in ends if end.digit == digit]
        hits = [
            self.clause(
                "hit",
                scene,
                *when(same_cell=end.cell in cells),
                cells=cells,
                digit=end.digit,
                cell=end.cell,
                see=Sees(tuple(cells), (end.cell,)),
            )
            for end in ends
        ]
        return self.clause(
            "sight",
            scene,
            *self.cases(scene),
            cells=cells,
            digit=digit,
            ends=self.lettered(ends, pairs),
            hit_one=hits[0],
            hit_other=hits[1],
            letter_one=letter_of(one, pairs),
            letter_other=letter_of(other, pairs),
            see=[*seen, OneIsTrue(one, other, among)],
        )

    def pattern(self, scene: Scene[C]) -> Passage:
        """The colours pair by pair, and what they come to: `4 A=r1c2,r5c7 B=r1c9`."""
        told = self.coloured(scene)
        pairs = [
            join([_named(scene, *its) for its in zip(pair.letters, pair.colours, strict=True)], " ")
            for pair in told
        ]
        digit = scene.evidence.focus_digit
        return say(digit, " " if digit is not None and pairs else None, join(pairs, ", "))

    def digits(self, scene: Scene[C]) -> tuple[int, ...]:
        pairs = scene.evidence.colour_pairs
        return tuple(sorted({c.digit for pair in pairs for c in (*pair.one, *pair.other)}))


def _named(scene: Scene[Any], letter: str, colour: Sequence[Candidate]) -> Passage:
    return say(letter, "=", compact_cells((each.cell for each in colour), scene.size))


def eureka(scene: Scene[Any], walk: Sequence[Candidate], strong_first: bool) -> Passage:
    """A walk along strong links, by turns `=` and `-`: `(1)r3c1=(1)r3c3-(1)r7c3=(1-8)r7c2`."""
    parts: list[Part] = []
    at = 0
    while at < len(walk):
        one, *others = walk[at : at + 2]
        if parts:
            parts.append(_sign(at - 1, strong_first))
        parts += ["(", one.digit]
        if others and others[0].cell == one.cell:
            parts += [_sign(at, strong_first), others[0].digit]
            at += 1
        parts += [")", compact_cells((one.cell,), scene.size)]
        at += 1
    return say(*parts)


def _sign(link: int, strong_first: bool) -> str:
    return "=" if (link % 2 == 0) is strong_first else "-"


def letter_of(candidate: Candidate, pairs: Iterable[Shown]) -> str | None:
    """The letter of the candidate's colour, if it is shown and has one."""
    letters = (pair.letter(candidate) for pair in pairs)
    return next(filter(None, letters), None)


def are_alike(sightings: Iterable[Sighting]) -> bool:
    """Whether all see the same."""
    return len({(frozenset(each.ends), each.candidate.digit) for each in sightings}) == 1
