"""Templates: the ways to place a digit in the whole grid.

Whoever follows such a step has to go through these ways, and is told so: no pencil does it quickly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from sudologue.inference import HouseConstraint, Placement
from sudologue.model import Board, Candidate, Cell, House, bits_of
from sudologue.narration.claims.board_claims import Follows
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    listing,
    number_word,
    sentence_case,
    several,
)
from sudologue.narration.phrasing.facts import number_of, only_places, sees_all_of
from sudologue.narration.phrasing.houses_in_words import house_list
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import digits_word
from sudologue.narration.steps.conclusions import of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.templates.evidence import PatternOverlayEvidence, TemplateEvidence


@dataclass(frozen=True)
class StillNeed:
    """None of the houses has the digit yet."""

    digit: int
    houses: tuple[House, ...]

    def holds(self, board: Board) -> bool:
        return all(board.value(c) != self.digit for house in self.houses for c in house.cells)


@dataclass(frozen=True)
class NoWay:
    """The digits cannot be placed in all of their houses, no two in sight of each other.

    With `using`, whichever of these candidates is among them; and never with those of `without`.
    """

    needs: tuple[HouseConstraint, ...]
    using: tuple[Candidate, ...] = ()
    without: tuple[Candidate, ...] = ()

    def holds(self, board: Board) -> bool:
        layout, tables = board.layout, board.masks.tables
        numbers = [tables.candidate_number(c.cell, c.digit) for c in self.using]
        left = (board.masks.live | board.masks.filled) & ~tables.candidate_mask(self.without)
        masks = [need.mask(layout) for need in self.needs]
        if not numbers:
            return not _some_way(masks, left, tables.seen_masks)
        return not any(_some_way_with(n, masks, left, tables.seen_masks) for n in numbers)


def _some_way(masks: list[int], left: int, seen_masks: Mapping[int, int]) -> bool:
    """Whether each of the masks can have a candidate, none in sight of another."""
    if not masks:
        return True
    tightest = min([mask & left for mask in masks], key=int.bit_count)
    return any(_some_way_with(n, masks, left, seen_masks) for n in bits_of(tightest))


def _some_way_with(number: int, masks: list[int], left: int, seen_masks: Mapping[int, int]) -> bool:
    """Whether they can, this candidate being one of those that they have."""
    others = [mask for mask in masks if not mask >> number & 1]
    in_sight = seen_masks[number]
    return bool(left >> number & 1) and _some_way(others, left & ~in_sight, seen_masks)


_MUCH_WORK = "which take more than a pencil to go through"
_MANY = 8  # that many candidates are not named twice


@tells(TemplateEvidence)
class TemplateTelling(Telling[TemplateEvidence]):
    """One digit, in all the houses that decide the matter."""

    family_words = "the ways of placing one digit in the whole grid"

    def pattern(self, scene: Scene[TemplateEvidence]) -> Passage:
        return say()

    def place(self, scene: Scene[TemplateEvidence]) -> Passage:
        return _by_kind(scene.evidence.houses)

    def observation(self, scene: Scene[TemplateEvidence]) -> Passage:
        evidence = scene.evidence
        if not evidence.houses:
            return _elsewhere(scene)
        digit, houses = evidence.digit, evidence.houses
        if len(houses) == 1:
            seen = self._left_in(scene, houses[0])
        else:
            need = states(" still need", StillNeed(digit, houses))
            seen = phrase("{}{} {}", _by_kind(houses), need, a_digit(digit))
        if not evidence.closed:
            return seen
        text = "{}, so the {} cannot go there. {}"
        return phrase(text, _elsewhere(scene), digit, sentence_case(seen))

    def _left_in(self, scene: Scene[TemplateEvidence], house: House) -> Passage:
        """The places of the digit in the only house that matters."""
        digit, closed = scene.evidence.digit, scene.evidence.closed
        left = self._places(scene, house)
        if not closed:
            return only_places(digit, (house,), left)
        truth, places = HouseConstraint(house, digit), [Candidate(cell, digit) for cell in left]
        leaves = states(" leaves", Follows(truth, tuple(places), closed))
        text = "that{} {} only {} for its {}"
        return phrase(text, leaves, house, listing(left, "or"), digit)

    def _places(self, scene: Scene[TemplateEvidence], house: House) -> list[Cell]:
        closed = {each.cell for each in scene.evidence.closed}
        places = scene.before.range_of(scene.evidence.digit, house)
        return [cell for cell in places if cell not in closed]

    def argument(self, scene: Scene[TemplateEvidence]) -> Passage | None:
        digit, houses = scene.evidence.digit, scene.evidence.houses
        is_set = isinstance(scene.action, Placement)
        if not houses or (len(houses) == 1 and is_set):
            return None
        if len(houses) == 1:
            closed, places = {c.cell for c in scene.evidence.closed}, self._places(scene, houses[0])
            seers = [cell for cell in scene.target_cells if cell not in closed]
            return sees_all_of(seers, places)
        if is_set:
            none, there = phrase("leaves out {}", *scene.target_cells), "without"
        else:
            none, there = phrase("has one in {}", listing(scene.target_cells, "or")), "with"
        text = "of all the ways of placing the {}, {}, none {}: {} {} there, {}"
        digits, starved = several(digit, 2), self._starved(scene)
        return phrase(text, digits, _MUCH_WORK, none, there, a_digit(digit), starved)

    def _starved(self, scene: Scene[TemplateEvidence]) -> Passage:
        """The houses that would not all have the digit."""
        evidence, digit, houses = scene.evidence, scene.evidence.digit, scene.evidence.houses
        needs = tuple(HouseConstraint(house, digit) for house in houses)
        closed = tuple(Candidate(each.cell, digit) for each in evidence.closed)
        no_way = NoWay(needs, scene.action.candidates, closed)
        if isinstance(scene.action, Placement):
            no_way = NoWay(needs, without=(*closed, *scene.action.candidates))
        number = number_of(houses)
        return phrase("these {} houses{} theirs", number, states(" could not all have", no_way))

    def consequence(self, scene: Scene[TemplateEvidence]) -> Passage:
        return of_those_named(scene.action)

    def reason(self, scene: Scene[TemplateEvidence]) -> Passage:
        text = (
            "that is called {}, after the templates, which are the ways of placing one digit in "
            "the whole grid: a digit {}"
        )
        where = "cannot go where none of its templates has it"
        if isinstance(scene.action, Placement):
            where = "must go where all of its templates have it"
        return phrase(text, scene.technique, where)

    def question(self, scene: Scene[TemplateEvidence]) -> Passage:
        return phrase("in which ways can all the {} be placed", several(scene.evidence.digit, 2))


@tells(PatternOverlayEvidence)
class PatternOverlayTelling(Telling[PatternOverlayEvidence]):
    """Several digits, side by side."""

    def pattern(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return digits_word(scene.evidence.digits, "/")

    def place(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return phrase("with {}", listing(scene.evidence.digits))

    def observation(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        text = "look at all the ways of placing the {} beside each other, {}"
        return phrase(text, _plurals(scene.evidence.digits), _MUCH_WORK)

    def argument(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        digits, gone = scene.evidence.digits, _by_digit(scene.action.candidates)
        tried = [phrase("{} in {}", a_digit(d), listing(cells, "or")) for d, cells in gone]
        needs = [HouseConstraint(house, d) for d in digits for house in scene.layout.houses]
        no_way = states(" can no longer", NoWay(tuple(needs), scene.action.candidates))
        both = " both" if len(digits) > 2 else None
        if len(gone) == 1:
            digit, others = gone[0][0], [d for d in digits if d != gone[0][0]]
            text = (
                "with {}, whichever way the other {} are placed, the {}{}{} be placed beside them"
            )
            return phrase(text, *tried, several(digit, 2), _plurals(others), no_way, both)
        text = (
            "try {}. Whichever way the others of that digit are placed, the other {}{}{} be "
            "placed beside them"
        )
        others = "digit" if len(digits) == 2 else "two digits"
        return phrase(text, join(tried, ", or "), others, no_way, both)

    def consequence(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        if len(scene.action.candidates) > _MANY:
            return say("none of these is possible")
        return of_those_named(scene.action)

    def reason(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        text = (
            "that is called {}: the ways of placing the {} are laid over each other like patterns "
            "on glass, and what is in none that fit together must go"
        )
        return phrase(text, scene.technique, _plurals(scene.evidence.digits))

    def family(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        number = number_word(len(scene.evidence.digits))
        return phrase("the ways of placing {} digits in the whole grid", number)

    def question(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        digits = _plurals(scene.evidence.digits)
        return phrase("which ways of placing the {} leave room for each other", digits)


# the pieces


def _elsewhere(scene: Scene[TemplateEvidence]) -> Passage:
    """What other digits always have, so that this one cannot have it."""
    evidence = scene.evidence
    digits = sorted({need.digit for need in evidence.truths if isinstance(need, HouseConstraint)})
    needs = [HouseConstraint(house, d) for d in digits for house in scene.layout.houses]
    always = (
        phrase("{}{} {}", c.cell, states(" is", NoWay(tuple(needs), without=(c,))), c.digit)
        for c in evidence.closed
    )
    text = "however the {} are placed beside each other, {}"
    return phrase(text, _plurals(digits), listing(always))


def _plurals(digits: Sequence[int]) -> Passage:
    """`2s, 3s and 7s`."""
    return listing(several(digit, 2) for digit in digits)


def _by_kind(houses: Sequence[House]) -> Passage:
    """`row 1`, `rows 1 and 6, and columns 2 and 3`."""
    if len({house.kind for house in houses}) == len(houses):
        return listing(houses)
    return clauses([house_list(tuple(alike)) for _, alike in groupby(houses, lambda h: h.kind)])


def _by_digit(candidates: Sequence[Candidate]) -> list[tuple[int, list[Cell]]]:
    """The digits, each with its cells."""
    cells: dict[int, list[Cell]] = {}
    for candidate in sorted(candidates):
        cells.setdefault(candidate.digit, []).append(candidate.cell)
    return sorted(cells.items())
