"""Colouring: what is right together, or else wrong together, and what that rules out."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

from sudologue.model import Candidate, Cell
from sudologue.narration.citations import nothing_left
from sudologue.narration.conclusions import group_by_digits, places
from sudologue.narration.english import clauses, listing
from sudologue.narration.passage import Part, Passage, join, phrase, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColouringEvidence,
    ColourPairsEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
    FalseColourEvidence,
    Sighting,
)

C = TypeVar("C", bound=ColouringEvidence)
F = TypeVar("F", bound=FalseColourEvidence)

WalkEnds = tuple[Candidate, Candidate]

_APART = "; and apart from that, "


class ColouringTelling(Telling[C]):
    """A telling of colours: of one digit, or of several."""

    def pattern(self, scene: Scene[C]) -> Passage:
        """The colours pair by pair: `4 (r1c2,r5c7) / (r1c9)`."""
        pairs = (
            join((_bracketed(scene, colour) for colour in (pair.one, pair.other)), " / ")
            for pair in scene.evidence.colour_pairs
        )
        digit = scene.evidence.focus_digit
        return say(digit, " " if digit is not None else None, join(pairs, ", "))

    def place(self, scene: Scene[C]) -> Passage:
        digit = scene.evidence.focus_digit
        return say("on several digits") if digit is None else phrase("digit {}", digit)


class FalseColourTelling(ColouringTelling[F]):
    """A telling of a colour that is false for a reason of its own."""

    def observation(self, scene: Scene[F]) -> Passage:
        return say(_passed_on(scene), _together(scene.evidence.false))

    def consequence(self, scene: Scene[F]) -> Passage:
        return _none_is(scene.evidence.false)


@tells(ColourTrapEvidence)
class ColourTrapTelling(ColouringTelling[ColourTrapEvidence]):
    """Something sees both colours."""

    def observation(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        evidence = scene.evidence
        return say(_passed_on(scene), _either(evidence.colours, _walked(evidence.sightings)))

    def argument(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        evidence = scene.evidence
        seen = [self._seen(scene, ends, targets) for ends, targets in _by_ends(evidence.sightings)]
        return phrase("{}: in either case, one of the two is right", clauses(seen))

    def _seen(
        self, scene: Scene[ColourTrapEvidence], ends: WalkEnds, targets: list[Candidate]
    ) -> Passage:
        seen = listing(_named(scene, ends))
        if scene.evidence.focus_digit is not None:
            return phrase("{} {}", _who(targets), seen)
        return phrase("{} would rule out both {}", places(targets), seen)


@tells(ColourWrapEvidence)
class ColourWrapTelling(FalseColourTelling[ColourWrapEvidence]):
    """A colour sees itself."""

    def argument(self, scene: Scene[ColourWrapEvidence]) -> Passage:
        ends = scene.evidence.walk[0], scene.evidence.walk[-1]
        if ends[0].cell == ends[1].cell:
            digits = listing(sorted(end.digit for end in ends))
            return phrase("but they would put both {} into {}", digits, ends[0].cell)
        named = listing(_named(scene, ends))
        if scene.evidence.focus_digit is None:
            return phrase("but {} rule each other out", named)
        if len(scene.evidence.false) == 2:
            return say("but they see each other")
        return phrase("but {} see each other", named)


@tells(ColourDeadEndEvidence)
class ColourDeadEndTelling(FalseColourTelling[ColourDeadEndEvidence]):
    """A colour leaves nothing for something."""

    def argument(self, scene: Scene[ColourDeadEndEvidence]) -> Passage:
        return phrase("were they right, {}", nothing_left(scene.evidence.emptied, scene.size))


@tells(ColourPairsEvidence)
class ColourPairsTelling(ColouringTelling[ColourPairsEvidence]):
    """Two pairs of colours meet."""

    def observation(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        evidence = scene.evidence
        walked = _walked(evidence.sightings)
        pairs = [
            _either(pair, walked)
            for pair in (evidence.first, evidence.second)
            if walked & {*pair.one, *pair.other}
        ]
        return say(_passed_on(scene), pairs[0], *(say(_APART, pair) for pair in pairs[1:]))

    def argument(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        sightings = scene.evidence.sightings
        return clauses([self._seen(scene, ends, targets) for ends, targets in _by_ends(sightings)])

    def _seen(
        self, scene: Scene[ColourPairsEvidence], ends: WalkEnds, targets: list[Candidate]
    ) -> Passage:
        """What sees both ends of a walk, one of which is right."""
        evidence = scene.evidence
        both = listing(_named(scene, ends))
        walks = (each.walk for each in evidence.sightings if each.candidate in targets)
        meetings = {pair for walk in walks for pair in evidence.meetings if set(pair) <= set(walk)}
        if not meetings:
            return phrase("{} {}, one of which is right in either case", _who(targets), both)
        meeting = next(pair for pair in evidence.meetings if pair in meetings)
        met = listing(_named(scene, meeting))
        text = "{} see each other and are not both right. So one of {} is, and {} both"
        return phrase(text, met, both, _who(targets))


@tells(ColourBetweenEvidence)
class ColourBetweenTelling(ColouringTelling[ColourBetweenEvidence]):
    """A colour sees both of two others."""

    def observation(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        evidence = scene.evidence
        met = {candidate for meeting in evidence.meetings for candidate in meeting}
        either = _either(evidence.others, met)
        if len(evidence.false) == 1:
            return say(_passed_on(scene), either)
        return say(_passed_on(scene), _together(evidence.false), _APART, either)

    def argument(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        (seer, seen), (other_seer, other_seen) = scene.evidence.meetings
        if seer == other_seer:
            sees = phrase("{} sees {}", seer.cell, listing((seen.cell, other_seen.cell)))
        else:
            cells = seer.cell, seen.cell, other_seer.cell, other_seen.cell
            sees = phrase("{} sees {} and {} sees {}", *cells)
        return phrase("{}: in either case, one of the two is right", sees)


def _passed_on(scene: Scene[E]) -> Passage:
    digit = scene.evidence.focus_digit
    if digit is None:
        return say(
            "wherever a cell has just two candidates, or a house just two places for a digit, one "
            "of the two is right. Passed on from one to the next, that means: "
        )
    text = (
        "wherever a house has just two places for {}, one of them is right. Passed on from house "
        "to house, that means: "
    )
    return phrase(text, digit)


def _either(pair: Colours, shown: Collection[Candidate]) -> Passage:
    """`either 4 goes in r1c2 and r5c7, or else 4 goes in r1c9`, of those that are shown."""
    one, other = (
        _goes(candidate for candidate in colour if candidate in shown)
        for colour in (pair.one, pair.other)
    )
    return phrase("either {}, or else {}", one, other)


def _goes(candidates: Iterable[Candidate]) -> Passage:
    """`4 goes in r1c2 and r5c7`, `4 goes in r1c2, and 5 in r3c3`."""
    parts: list[Part] = []
    for cells, digits in group_by_digits(candidates):
        for digit in digits:
            parts += (", and " if parts else None, digit, " in " if parts else " goes in ")
            parts.append(listing(cells))
    return say(*parts)


def _together(candidates: Collection[Candidate]) -> Passage:
    """What is all right or all wrong."""
    return phrase("{} are right together, or {}", places(candidates), _none_is(candidates))


def _none_is(candidates: Collection[Candidate]) -> Passage:
    """That it is all wrong."""
    return say("neither of them is" if len(candidates) == 2 else "none of them is")


def _walked(sightings: Iterable[Sighting]) -> set[Candidate]:
    return {candidate for sighting in sightings for candidate in sighting.walk}


def _by_ends(sightings: Iterable[Sighting]) -> list[tuple[WalkEnds, list[Candidate]]]:
    """The candidates that see the same two ends."""
    targets: dict[WalkEnds, list[Candidate]] = {}
    for sighting in sightings:
        one, other = sorted(sighting.ends)
        targets.setdefault((one, other), []).append(sighting.candidate)
    return list(targets.items())


def _who(targets: Iterable[Candidate]) -> Passage:
    cells = sorted({target.cell for target in targets})
    return say(listing(cells), " sees" if len(cells) == 1 else " see")


def _named(scene: Scene[E], candidates: Iterable[Candidate]) -> list[Passage]:
    """The cells, where it goes without saying which digit they are about."""
    if scene.evidence.focus_digit is not None:
        return [say(candidate.cell) for candidate in candidates]
    return [phrase("{} in {}", candidate.digit, candidate.cell) for candidate in candidates]


def _bracketed(scene: Scene[E], colour: Iterable[Candidate]) -> Passage:
    if scene.evidence.focus_digit is not None:
        return phrase("({})", compact_cells((c.cell for c in colour), scene.size))
    cells: dict[int, list[Cell]] = {}
    for candidate in colour:
        cells.setdefault(candidate.digit, []).append(candidate.cell)
    entries = (digits_in_cells((digit,), cells[digit], scene.size) for digit in sorted(cells))
    return phrase("({})", join(entries, "; "))
