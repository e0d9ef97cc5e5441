"""How thermometers are told: that digits rise along them, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.model import Cell
from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.claims.clue_claims import ClueBounds, SumBounds
from sudologue.narration.phrasing.english import clauses, clue_name, listing, ordinal
from sudologue.narration.phrasing.facts import number_of
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.thermometers.evidence import (
    NeighbourEvidence,
    PlacesEvidence,
    ThermometerEvidence,
)

E = TypeVar("E", bound=ThermometerEvidence)


class ThermometerTelling(Telling[E]):
    """What all steps along a thermometer have in common."""

    def pattern(self, scene: Scene[E]) -> Passage:
        tube = scene.evidence.thermometer
        return join(tube.cells, "<=" if tube.slow else "<")

    def place(self, scene: Scene[E]) -> Passage:
        return clue_name(scene.evidence.thermometer)

    def setting(self, scene: Scene[E]) -> Passage:
        return phrase("look at {}", clue_name(scene.evidence.thermometer))

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.thermometer, scene.action.candidates),)


@tells(PlacesEvidence)
class PlacesTelling(ThermometerTelling[PlacesEvidence]):
    """Which of its cells each is, and what it is at least and at most."""

    family_words = "a thermometer with digits too small or too large for their places"
    question_words = "how many cells of a thermometer come before and after each"

    def observation(self, scene: Scene[PlacesEvidence]) -> Passage:
        tube = scene.evidence.thermometer
        text = "digits rise along {} from its bulb, and it has {} cells"
        return phrase(text, clue_name(tube), number_of(tube.cells))

    def argument(self, scene: Scene[PlacesEvidence]) -> Passage:
        return clauses([_by_place(scene, cell) for cell in scene.evidence.cells])

    def reason(self, scene: Scene[PlacesEvidence]) -> Passage:
        text = (
            "each cell before another takes a smaller digit, and each after it a larger one, so a "
            "cell of {} is at least as large as the number of its place, and leaves room for "
            "those that follow"
        )
        return phrase(text, clue_name(scene.evidence.thermometer))


def _by_place(scene: Scene[PlacesEvidence], cell: Cell) -> Passage:
    """`r6c1 is the fourth, at least 4`, with the bound that counts or both."""
    tube, gone = scene.evidence.thermometer, scene.action.candidates
    place = tube.cells.index(cell) + 1
    most = scene.size - (len(tube.cells) - place)
    digits = [candidate.digit for candidate in gone if candidate.cell == cell]
    bounds: list[Passage] = []
    if min(digits) < place:
        bounds.append(say("at least ", place))
    if max(digits) > most:
        bounds.append(say("at most ", most))
    which = states(ordinal(place), Numbers(place, tube.cells[:place]))
    return phrase("{} is the {}, {}", cell, which, listing(bounds))


@tells(NeighbourEvidence)
class NeighbourTelling(ThermometerTelling[NeighbourEvidence]):
    """What the anchor is at least, or at most, and what that makes of the others."""

    family_words = "a thermometer on which one cell says how small or how large the others can be"
    question_words = "what do the cells of a thermometer leave for their neighbours on it"

    def observation(self, scene: Scene[NeighbourEvidence]) -> Passage:
        tube = scene.evidence.thermometer
        text = f"digits {'do not fall' if tube.slow else 'rise'} along {{}} from its bulb, and {{}}"
        return phrase(text, clue_name(tube), _at(scene, scene.evidence.anchor))

    def argument(self, scene: Scene[NeighbourEvidence]) -> Passage:
        law, _ = _law(scene.evidence)
        return phrase("{}: {}", law, clauses(list(_bounds(scene))))

    def reason(self, scene: Scene[NeighbourEvidence]) -> Passage:
        does = "lifts all cells that follow it"
        if not scene.evidence.is_least:
            does = "keeps down all cells before it"
        _, larger = _law(scene.evidence)
        text = "a cell {}: whatever {} is, they are {}"
        return phrase(text, does, scene.evidence.anchor, larger)


def _law(evidence: NeighbourEvidence) -> tuple[str, str]:
    """How digits go on from the anchor, and what they are beside it."""
    return {
        (True, False): ("each cell after it is larger than the last", "larger"),
        (False, False): ("going back to the bulb, each cell is smaller", "smaller"),
        (True, True): ("no cell after it is smaller", "no smaller"),
        (False, True): ("no cell before it is larger", "no larger"),
    }[evidence.is_least, evidence.thermometer.slow]


def _side(evidence: NeighbourEvidence, bound: int) -> tuple[str, tuple[int | None, int | None]]:
    """What bounds a cell, in words, and as the least and the most that it is."""
    return (
        (" is at least ", (bound, None)) if evidence.is_least else (" is at most ", (None, bound))
    )


def _at(scene: Scene[NeighbourEvidence], anchor: Cell) -> Passage:
    """`r8c1 is at least 2`, or that it is 2 where that stands in it."""
    bound = scene.evidence.bound
    words, sides = _side(scene.evidence, bound)
    if scene.before.value(anchor) is not None:
        words, sides = " is ", (bound, bound)
    return say(anchor, states(words, SumBounds((anchor,), *sides)), bound)


def _bounds(scene: Scene[NeighbourEvidence]) -> Iterator[Passage]:
    """`r9c1 is at least 3`, cell by cell from the anchor on."""
    evidence = scene.evidence
    bounded = list(zip(evidence.cells, evidence.bounds, strict=True))
    for cell, bound in bounded if evidence.is_least else reversed(bounded):
        words, sides = _side(evidence, bound)
        claim = ClueBounds(evidence.thermometer, cell, (evidence.anchor,), *sides)
        yield say(cell, states(words, claim), bound)
