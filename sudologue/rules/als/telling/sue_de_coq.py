"""Sue de Coq: digits that just fill some cells of two houses."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import Elimination
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import LiesIn, Numbers, SeeEachOther
from sudologue.narration.phrasing.clauses import side_by_side
from sudologue.narration.phrasing.english import (
    listing,
    number_word,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import hold_between
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import ReasonedElimination, ending, reasons
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import SueDeCoqEvidence

_Side = tuple[House, tuple[Cell, ...], tuple[int, ...]]


@tells(SueDeCoqEvidence)
class SueDeCoqTelling(Telling[SueDeCoqEvidence]):
    """What finds room in the cells, house by house."""

    family_words = "cells on two houses that cross, with just enough digits to fill them"

    def pattern(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        parts = evidence.crossing, evidence.beyond_first, evidence.beyond_second
        return phrase("{} ({}, {})", *(_cells_and_digits(scene, cells) for cells in parts))

    def place(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        return listing(scene.evidence.houses)

    def observation(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        lie = states(" lie where ", *(LiesIn(evidence.crossing, each) for each in evidence.houses))
        here = hold_between(evidence.crossing, _held(scene, evidence.crossing))
        beyond = [
            phrase("{} {}", within(house), hold_between(cells, digits))
            for house, cells, digits in _sides(evidence)
        ]
        text = "{}{}{} cross; {}. Outside the crossing, {}, and {}"
        crossing = listing(evidence.crossing)
        held = Passage(here.spans[len(crossing.spans) :])
        return phrase(text, crossing, lie, listing(evidence.houses), say("they", held), *beyond)

    def argument(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        cells = (*evidence.crossing, *evidence.beyond_first, *evidence.beyond_second)
        rooms: list[Passage] = []
        counted: list[tuple[House | None, int]] = []
        for house, beyond, digits in _sides(evidence):
            here = tuple(sorted((*evidence.crossing, *beyond)))
            lie = phrase("{}{}", states(" all lie ", LiesIn(here, house)), within(house))
            rooms.append(_room(here, lie, digits))
            counted += [(house, digit) for digit in digits]
        if evidence.crossing_digits:
            see = say(states(" see ", SeeEachOther(evidence.crossing)), "each other")
            rooms.append(_room(evidence.crossing, see, evidence.crossing_digits))
            counted += [(None, digit) for digit in evidence.crossing_digits]
        number = number_word(len(cells))
        twice = sorted({*evidence.first_digits}.intersection(evidence.second_digits))
        if twice:
            rooms.append(phrase("so {} can be there twice", listing(twice)))
        text = "{}. That makes {} digits for {} cells, so the cells need them all. {}"
        return phrase(
            text,
            side_by_side(rooms),
            states(number, Numbers(len(cells), tuple(counted))),
            states(number, Numbers(len(cells), cells)),
            sentence_case(reasons(_gains(scene))),
        )

    def consequence(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        return ending(_gains(scene))

    def reason(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "that is {}: cells of {} and {} around their crossing, whose digits fit in so few "
            "times that none of them can be missing"
        )
        return phrase(text, with_article(scene.technique), *evidence.houses)

    def question(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        text = "where {} cross, how often does each digit fit into the cells you found"
        return phrase(text, listing(scene.evidence.houses))


def _sides(evidence: SueDeCoqEvidence) -> list[_Side]:
    """Either house, its cells beyond the crossing, and the digits that it has once in the cells."""
    cells = evidence.beyond_first, evidence.beyond_second
    digits = evidence.first_digits, evidence.second_digits
    return list(zip(evidence.houses, cells, digits, strict=True))


def _held(scene: Scene[SueDeCoqEvidence], cells: Sequence[Cell]) -> list[int]:
    """The candidates of the cells, taken together."""
    return sorted(frozenset[int]().union(*map(scene.before.domain, cells)))


def _cells_and_digits(scene: Scene[SueDeCoqEvidence], cells: Sequence[Cell]) -> Passage:
    """`r45c6 - {1235}`."""
    return say(compact_cells(cells, scene.size), " - {", *_held(scene, cells), "}")


def _room(cells: Sequence[Cell], see_each_other: Passage, digits: Sequence[int]) -> Passage:
    """`r1c1, r1c2 and r2c3 all lie in box 1 and can take 3 and 4 only once each`."""
    each = " each" if len(digits) > 1 else None
    text = "{}{} and can take {} only once{}"
    return phrase(text, listing(cells), see_each_other, listing(digits), each)


def _gains(scene: Scene[SueDeCoqEvidence]) -> list[ReasonedElimination]:
    """What goes from the rest of the one house, of the other, and from the crossing."""
    evidence, (one, other) = scene.evidence, scene.evidence.houses
    lost: dict[House | None, list[Candidate]] = {one: [], other: [], None: []}
    single = {*evidence.first_digits, *evidence.crossing_digits}
    for candidate in scene.action.candidates:
        if candidate.cell in evidence.crossing:
            lost[None].append(candidate)
        elif candidate.digit in single and candidate.cell in one.cells:
            lost[one].append(candidate)
        else:
            lost[other].append(candidate)
    gains: list[ReasonedElimination] = []
    for house, candidates in lost.items():
        digits = listing(sorted({candidate.digit for candidate in candidates}))
        if house is None:
            reason = phrase("{} must be there twice, outside the crossing", digits)
        else:
            reason = phrase("{} has its {} in these cells", house, digits)
        if candidates:
            gains.append(
                ReasonedElimination(
                    reason, Elimination.of_candidates(tuple(candidates)), named=False
                )
            )
    return gains
