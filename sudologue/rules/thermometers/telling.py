"""How thermometers are told: that digits rise along them, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.model import Cell
from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.claims.clue_claims import ClueBounds, SumBounds
from sudologue.narration.phrasing.english import clauses, clue_name, listing, number_word, ordinal
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
        cells = states(number_word(len(tube.cells)), Numbers(len(tube.cells), tube.cells))
        text = "digits rise along {} from its bulb, and it has {} cells"
        return phrase(text, clue_name(tube), cells)

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
        evidence = scene.evidence
        tube, anchor = evidence.thermometer, evidence.anchor
        rise = "do not fall" if tube.slow else "rise"
        return phrase(
            "digits {} along {} from its bulb, and {}", rise, clue_name(tube), _at(scene, anchor)
        )

    def argument(self, scene: Scene[NeighbourEvidence]) -> Passage:
        evidence = scene.evidence
        law = {
            (True, False): "each cell after it is larger than the last",
            (False, False): "going back to the bulb, each cell is smaller",
            (True, True): "no cell after it is smaller",
            (False, True): "no cell before it is larger",
        }[evidence.is_least, evidence.thermometer.slow]
        return phrase("{}: {}", law, clauses(list(_bounds(scene))))

    def reason(self, scene: Scene[NeighbourEvidence]) -> Passage:
        evidence = scene.evidence
        does, following = "lifts", "all cells that follow it"
        if not evidence.is_least:
            does, following = "keeps down", "all cells before it"
        larger = "larger" if evidence.is_least else "smaller"
        if evidence.thermometer.slow:
            larger = "no smaller" if evidence.is_least else "no larger"
        text = "a cell {} {}: whatever {} is, they are {}"
        return phrase(text, does, following, evidence.anchor, larger)


def _at(scene: Scene[NeighbourEvidence], anchor: Cell) -> Passage:
    """`r8c1 is at least 2`, or that it is 2 where that stands in it."""
    bound, is_least = scene.evidence.bound, scene.evidence.is_least
    if scene.before.value(anchor) is not None:
        return say(anchor, states(" is ", SumBounds((anchor,), bound, bound)), bound)
    if is_least:
        return say(anchor, states(" is at least ", SumBounds((anchor,), bound)), bound)
    return say(anchor, states(" is at most ", SumBounds((anchor,), most=bound)), bound)


def _bounds(scene: Scene[NeighbourEvidence]) -> Iterator[Passage]:
    """`r9c1 is at least 3`, cell by cell from the anchor on."""
    evidence = scene.evidence
    tube, seen = evidence.thermometer, (evidence.anchor,)
    bounded = list(zip(evidence.cells, evidence.bounds, strict=True))
    for cell, bound in bounded if evidence.is_least else reversed(bounded):
        if evidence.is_least:
            claim = ClueBounds(tube, cell, seen, least=bound)
            yield say(cell, states(" is at least ", claim), bound)
        else:
            claim = ClueBounds(tube, cell, seen, most=bound)
            yield say(cell, states(" is at most ", claim), bound)
