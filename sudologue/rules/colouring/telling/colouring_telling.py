"""What the tellings of colours have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, TypeVar

from sudologue.grouping import grouped
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Sees
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import NEW_LINE, Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import Candidates
from sudologue.narration.steps.scene import E, Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.colouring.evidence import ColouringEvidence, Sighting
from sudologue.rules.colouring.telling.colours import (
    ColourLink,
    LetteredCandidate,
    OneIsTrue,
    SeeSomeOf,
    Shown,
    TwoColours,
    are_plain,
    letters_for,
)

C = TypeVar("C", bound=ColouringEvidence)

_IN_A_SENTENCE = 3
_PLACES_IN_A_SENTENCE = 5
_CHOICES_IN_A_SENTENCE = 7
_FEW = 3


class ColouringTelling(Telling[C]):
    """A telling of colours: of one digit, or of `several`; or of single choices, which are `plain`.

    What goes may be `long`.
    """

    def coloured(self, scene: Scene[C], /) -> Sequence[Shown]:
        """The pairs of colours that are told, with all choices that the conclusion needs."""
        raise NotImplementedError

    def told(self, scene: Scene[C]) -> Sequence[Shown]:
        """As much of them as is told at first."""
        return self.coloured(scene)

    def cases(self, scene: Scene[C]) -> Collection[str]:
        told, is_long = self.told(scene), len(scene.conclusion.losses) > _IN_A_SENTENCE
        return [*self._cases(scene, told), *when(long=is_long, two_pairs=len(told) > 1)]

    def names(self, scene: Scene[C]) -> Mapping[str, Any]:
        told = self.told(scene)
        letters = [*(pair.letters for pair in told), *letters_for(scene.size)[len(told) :]]
        return {
            "digit": scene.evidence.focus_digit,
            "digits": self.digits(scene),
            "choices": self._choices(scene, [link for pair in told for link in pair.links]),
            "line_break": NEW_LINE,
            "pair": told[0] if told else None,
            "second_pair": told[-1] if told else None,
            "settled": [TwoColours(*pair.colours) for pair in told],
            "losses": scene.conclusion.losses,
            **dict(zip("ABCD", chain(*letters), strict=False)),
        }

    def _cases(self, scene: Scene[C], pairs: Sequence[Shown]) -> Collection[str]:
        return when(several=scene.evidence.focus_digit is None, plain=are_plain(pairs))

    def _choices(self, scene: Scene[C], links: Sequence[ColourLink]) -> list[Passage]:
        """The cells and houses that leave two choices each, in sentences."""
        several = scene.evidence.focus_digit is None
        length = _CHOICES_IN_A_SENTENCE if several else _PLACES_IN_A_SENTENCE
        return [
            self.clause(
                "some_choices",
                scene,
                *when(several=several, more=start),
                links=links[start : start + length],
                first=links[start],
                others=links[start + 1 : start + length],
            )
            for start in range(0, len(links), length)
        ]

    def lettered(
        self, scene: Scene[C], candidates: Iterable[Candidate], pairs: Sequence[Shown]
    ) -> list[LetteredCandidate]:
        """Candidates with the letters of their colours."""
        is_plain, several = are_plain(pairs), scene.evidence.focus_digit is None
        return [
            LetteredCandidate(c.cell, c.digit, None if is_plain else letter_of(c, pairs), several)
            for c in candidates
        ]

    def sights(
        self,
        scene: Scene[C],
        sightings: Iterable[Sighting],
        pairs: Sequence[Shown],
        remarked: bool = False,
        lines_have_all: bool = True,
    ) -> list[Passage]:
        """What sees the two ends of the walks; the first ends may be `remarked` on.

        Where there are many ends, and the lines of the colours have all of them, it is only said
        which colours they are of.
        """
        seers: dict[tuple[Candidate, Candidate, int], list[Cell]] = {}
        for each in sightings:
            one, other = sorted(each.ends, key=lambda end: letter_of(end, pairs) or "")
            seers.setdefault((one, other, each.candidate.digit), []).append(each.candidate.cell)
        few = _FEW if len(scene.action.candidates) <= 2 * _FEW else 1
        if lines_have_all and len(seers) > few:
            return [self._sights_of_colours(scene, seers, pairs)]
        return [
            self._sight(scene, cells, digit, ends, pairs, remarked and not number)
            for number, ((*ends, digit), cells) in enumerate(seers.items())
        ]

    def _sights_of_colours(
        self,
        scene: Scene[C],
        seers: Mapping[tuple[Candidate, Candidate, int], Sequence[Cell]],
        pairs: Sequence[Shown],
    ) -> Passage:
        """`r1c7, r1c8 and r8c8 each see a 7 in B and one in D`."""
        by_colours = grouped(
            ((letter_of(one, pairs), letter_of(other, pairs)), Candidate(cell, digit))
            for (one, other, digit), cells in seers.items()
            for cell in cells
        )
        colours = {x: c for pair in pairs for x, c in zip(pair.letters, pair.colours, strict=True)}
        said = [
            self.clause(
                "sight_of_colours",
                scene,
                *self._cases(scene, pairs),
                cells=[candidate.cell for candidate in sorted(candidates)],
                digit=scene.evidence.focus_digit,
                candidates=Candidates(tuple(candidates)),
                one=letters[0],
                other=letters[1],
                see=SeeSomeOf(tuple(candidates), tuple(colours[x] for x in letters if x)),
            )
            for letters, candidates in by_colours.items()
        ]
        return self.clause("sights_of_colours", scene, said=said)

    def _sight(
        self,
        scene: Scene[C],
        cells: Sequence[Cell],
        digit: int,
        ends: Sequence[Candidate],
        pairs: Sequence[Shown],
        remarked: bool,
    ) -> Passage:
        """`r7c7 sees r2c7 (A) and r7c2 (B)`; on several digits, `an 8 in r5c9 would rule out …`."""
        one, other = ends
        among = tuple(c for pair in pairs for colour in pair.colours for c in colour)
        seen = [Sees(tuple(cells), (end.cell,)) for end in ends if end.digit == digit]
        return self.clause(
            "sight",
            scene,
            *self._cases(scene, pairs),
            *when(remarked=remarked),
            cells=cells,
            digit=digit,
            ends=self.lettered(scene, ends, pairs),
            see=[*seen, OneIsTrue(one, other, among)],
        )

    def pattern(self, scene: Scene[C]) -> Passage:
        """The colours pair by pair: `4 (r1c2,r5c7) / (r1c9)`."""
        pairs = (
            join((_bracketed(scene, colour) for colour in (pair.one, pair.other)), " / ")
            for pair in scene.evidence.colour_pairs
        )
        digit = scene.evidence.focus_digit
        return say(digit, " " if digit is not None else None, join(pairs, ", "))

    def digits(self, scene: Scene[C]) -> tuple[int, ...]:
        pairs = scene.evidence.colour_pairs
        return tuple(sorted({c.digit for pair in pairs for c in (*pair.one, *pair.other)}))


def _bracketed(scene: Scene[E], colour: Iterable[Candidate]) -> Passage:
    if scene.evidence.focus_digit is not None:
        return phrase("({})", compact_cells((c.cell for c in colour), scene.size))
    cells = grouped((candidate.digit, candidate.cell) for candidate in colour)
    entries = (digits_in_cells((digit,), cells[digit], scene.size) for digit in sorted(cells))
    return phrase("({})", join(entries, "; "))


def letter_of(candidate: Candidate, pairs: Iterable[Shown]) -> str | None:
    """The letter of the candidate's colour, if it is shown and has one."""
    letters = (pair.letter(candidate) for pair in pairs)
    return next(filter(None, letters), None)


def are_alike(sightings: Iterable[Sighting]) -> bool:
    """Whether all see the same."""
    return len({(frozenset(each.ends), each.candidate.digit) for each in sightings}) == 1
