"""How it is told what follows from one cage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sudologue.model import Candidate
from sudologue.model.clue import cage_total
from sudologue.narration.claims.board_claims import IsGone
from sudologue.narration.phrasing.clauses import in_sentences
from sudologue.narration.phrasing.english import clue_name, count, listing, number_word, sentence
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.steps.conclusions import places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.cages.evidence import (
    BoundsEvidence,
    CageEvidence,
    CombinationEvidence,
    Leftover,
    Misfit,
    PlacementEvidence,
)
from sudologue.rules.cages.telling.cage_claims import (
    AreLargest,
    CannotTake,
    EachHas,
    HoldsOf,
    LeavesFor,
    MakesUp,
)
from sudologue.rules.cages.telling.combinations import (
    MOST_LISTED,
    any_of,
    combination,
    in_short,
    made_of,
    open_part,
    others_than,
    placed_in,
)

C = TypeVar("C", bound=CageEvidence)

MOST_TOLD = 3
"""Of more digits, it is told together why they do not fit."""


class CageTelling(Telling[C]):
    """The cage, and that it could not be filled otherwise."""

    def pattern(self, scene: Scene[C]) -> Passage:
        return in_short(scene.evidence, scene.size)

    def observation(self, scene: Scene[C]) -> Passage:
        its: CageEvidence = scene.evidence
        return open_part(scene.before, its)

    def question(self, scene: Scene[C]) -> Passage:
        return say("which digits can make the number of a cage")

    def setting(self, scene: Scene[C]) -> Passage:
        return phrase("look at {}", clue_name(scene.evidence.cage))

    def contradiction(self, scene: Scene[C]) -> Sequence[Passage]:
        said = [self.observation(scene), self.argument(scene)]
        supposed = places(scene.action.candidates, "or")
        text = "with {}, {} could not be filled"
        broken = phrase(text, supposed, clue_name(scene.evidence.cage))
        return [*(sentence(each) for each in said if each is not None), sentence(broken)]


@tells(CageEvidence)
class LastOfCageTelling(CageTelling[CageEvidence]):
    """The sum, and what is missing from it."""

    def observation(self, scene: Scene[CageEvidence]) -> Passage:
        its = scene.evidence
        name, leaves = clue_name(its.cage), LeavesFor(its.cage, its.cells, its.rest)
        if len(its.cage.cells) == 1:
            return phrase("{}{}", name, states(" has a single cell", leaves))
        return phrase("{}{}, {}", name, states(" has one open cell left", leaves), its.cells[0])

    def argument(self, scene: Scene[CageEvidence]) -> Passage | None:
        its = scene.evidence
        placed = placed_in(scene.before, its.cage)
        if not placed:
            return None
        digits, leave = (" digit, ", "leaves") if len(placed) == 1 else (" digits, ", "leave")
        are = states(f"its other{digits}", HoldsOf(its.cage, placed))
        minus = join(placed, " − ")
        text = f"{{}}{{}}, {leave} {cage_total(its.cage)} − {{}} = {{}} for it"
        return phrase(text, are, listing(placed), minus, *self.digits(scene))

    def reason(self, scene: Scene[CageEvidence]) -> Passage:
        return say("the digits of a cage add up to its number, so the last one is what is missing")

    def family(self, scene: Scene[CageEvidence]) -> Passage:
        return say("a cage with one open cell")

    def digits(self, scene: Scene[CageEvidence]) -> tuple[int, ...]:
        return (scene.evidence.rest,)

    def question(self, scene: Scene[CageEvidence]) -> Passage:
        return say("which cage lacks a single digit")

    def setting(self, scene: Scene[CageEvidence]) -> Passage:
        return self.observation(scene)

    def contradiction(self, scene: Scene[CageEvidence]) -> Sequence[Passage]:
        its = scene.evidence
        text = f"with any other digit in {{}}, {{}} would not make {cage_total(its.cage)}"
        broken = phrase(text, its.cells[0], clue_name(its.cage))
        said = self.observation(scene), self.argument(scene), broken
        return tuple(sentence(each) for each in said if each is not None)


@tells(CombinationEvidence)
class CombinationTelling(CageTelling[CombinationEvidence]):
    """All sets of digits that make the number, or that none of them has what goes."""

    def pattern(self, scene: Scene[CombinationEvidence]) -> Passage:
        return in_short(scene.evidence, scene.size, scene.evidence.combinations)

    def observation(self, scene: Scene[CombinationEvidence]) -> Passage:
        its = scene.evidence
        said = phrase("{}, and {}", open_part(scene.before, its), made_of(its))
        if len(its.combinations) <= MOST_LISTED:
            return said
        gone = sorted({candidate.digit for candidate in scene.action.candidates})
        others = tuple(digit for digit in scene.layout.digits if digit not in gone)
        has = states(", none of them with ", EachHas(its.combinations, others, len(its.cells)))
        return say(said, has, any_of(gone))

    def reason(self, scene: Scene[CombinationEvidence]) -> Passage:
        text = (
            "the digits of a cage are all different and add up to its number. Often few sets of "
            "digits do that, and what none of them has can go from the whole cage"
        )
        return say(text)

    def family(self, scene: Scene[CombinationEvidence]) -> Passage:
        return say("a cage whose number few sets of digits make")


@tells(BoundsEvidence)
class BoundsTelling(CageTelling[BoundsEvidence]):
    """What the other cells make at most, or at least, and what that leaves."""

    def argument(self, scene: Scene[BoundsEvidence]) -> Passage:
        its = scene.evidence
        gone = [candidate.digit for candidate in scene.action.candidates]
        smallest, largest = its.rest - sum(its.most), its.rest - sum(its.least)
        said: list[Passage] = []
        if min(gone) < smallest:
            said.append(_bound(its, smallest, are_least=False))
        if max(gone) > largest:
            said.append(_bound(its, largest, are_least=True))
        return in_sentences(said)

    def reason(self, scene: Scene[BoundsEvidence]) -> Passage:
        text = (
            "the digits of a cage add up to its number. When its other cells can only make so "
            "much, the rest has to come from this one; and when they make so much in any case, "
            "only the rest is left for it"
        )
        return say(text)

    def family(self, scene: Scene[BoundsEvidence]) -> Passage:
        return say("a cell that must be large, or small, to make the number of its cage")

    def question(self, scene: Scene[BoundsEvidence]) -> Passage:
        return say("how much can the other cells of a cage make, at least or at most")


def _bound(its: BoundsEvidence, left: int, are_least: bool) -> Passage:
    """`r1c2 and r2c1 make 7 + 8 = 15 at most, which leaves 20 − 15 = 5 at least for r1c1`."""
    others = others_than(its.cell, its.cells)
    digits = its.least if are_least else its.most
    bound, other_bound = ("at least", "at most") if are_least else ("at most", "at least")
    claim = AreLargest(others, digits, are_least)
    if len(others) == 1:
        made = phrase("{}{}{}", others[0], states(" is ", claim), digits[0])
    else:
        make = states(" make ", claim)
        made = phrase("{}{}{} = {}", listing(others), make, join(digits, " + "), str(sum(digits)))
    leaves = states(f", which leaves {its.rest} − ", MakesUp(its.rest, left, sum(digits)))
    text = "{} {}{}{} = {} {} for {}"
    return phrase(text, made, bound, leaves, str(sum(digits)), str(left), other_bound, its.cell)


@tells(PlacementEvidence)
class PlacementTelling(CageTelling[PlacementEvidence]):
    """What each digit would leave for the other cells, and why they cannot make that."""

    def argument(self, scene: Scene[PlacementEvidence]) -> Passage:
        its = scene.evidence
        if len(its.cells) == 2:
            return _other_cell(its, scene.size)
        too_large = [each.digit for each in its.leftovers if each.digit >= its.rest]
        others = [each for each in its.leftovers if each.digit < its.rest]
        said = [_out_of_reach(its, too_large, "nothing")] if too_large else []
        told = sum(len(leftover.misfits) for leftover in others)
        if not scene.full and (len(others) > MOST_TOLD or told > MOST_LISTED):
            said.append(_together(its, [each.digit for each in others]))
        else:
            said += [_would_leave(its, leftover) for leftover in others]
        return in_sentences(said)

    def reason(self, scene: Scene[PlacementEvidence]) -> Passage:
        text = (
            "the digits of a cage are all different and add up to its number. What one cell takes "
            "leaves the rest for the others, and they must be able to make that"
        )
        return say(text)

    def family(self, scene: Scene[PlacementEvidence]) -> Passage:
        return say("a digit in a cage that leaves the other cells what they cannot make")

    def question(self, scene: Scene[PlacementEvidence]) -> Passage:
        return say("what would each digit leave for the other cells of its cage")


def _other_cell(its: PlacementEvidence, size: int) -> Passage:
    """`4 in r1c1 would leave 6 for r1c2, which cannot be 6`."""
    (other,) = others_than(its.cell, its.cells)
    every = [each.digit for each in its.leftovers]
    twice = [digit for digit in every if its.rest == 2 * digit]
    too_small = [digit for digit in every if its.rest - digit > size]
    too_large = [digit for digit in every if digit >= its.rest]
    digits = [digit for digit in every if digit not in (*twice, *too_small, *too_large)]
    said: list[Passage] = []
    if too_small:
        said.append(_out_of_reach(its, too_small, f"more than {size}"))
    if too_large:
        said.append(_out_of_reach(its, too_large, "nothing"))
    if digits:
        left = [its.rest - digit for digit in digits]
        would = states(" would leave ", *(_makes_up(its, digit) for digit in digits))
        gone = IsGone(tuple(Candidate(other, digit) for digit in left))
        if len(left) == 1:
            cannot = phrase("{}{}", states("cannot be ", gone), left[0])
        else:
            cannot = say(states(f"can be {_none_of(len(left))}", gone))
        text = "{} in {}{}{} for {}, which {}"
        said.append(phrase(text, listing(digits), its.cell, would, listing(left), other, cannot))
    for digit in twice:
        would = states(" would leave ", _makes_up(its, digit))
        text = "{} in {}{}another {} for {}, and a cage has no digit twice"
        said.append(phrase(text, digit, its.cell, would, digit, other))
    return in_sentences(said)


def _none_of(number: int) -> str:
    return "neither" if number == 2 else "none of these"


def _out_of_reach(its: PlacementEvidence, digits: Sequence[int], left: str) -> Passage:
    """`8 and 9 in r1c1 would leave nothing for r1c2`."""
    would = states(" would leave ", *(_makes_up(its, digit) for digit in digits))
    others = listing(others_than(its.cell, its.cells))
    return phrase("{} in {}{}{} for {}", listing(digits), its.cell, would, left, others)


def _makes_up(its: PlacementEvidence, digit: int) -> MakesUp:
    return MakesUp(its.rest, digit, its.rest - digit)


def _would_leave(its: PlacementEvidence, leftover: Leftover) -> Passage:
    """`4 in r1c1 would leave 3 for r1c2 and r2c1. That is 1-2, where neither can be 2`."""
    others, left = others_than(its.cell, its.cells), its.rest - leftover.digit
    claims = _makes_up(its, leftover.digit), CannotTake(others, left, leftover.digit)
    would = states(f" would leave {left} for ", *claims)
    start = phrase("{} in {}{}{}", leftover.digit, its.cell, would, listing(others))
    if not leftover.misfits:
        number = count(len(others), "other digit")
        return say(start, f", which no {number} make")
    *others_told, last = [_misfit(its, each) for each in leftover.misfits]
    if not others_told:
        return phrase("{}. That is {}", start, last)
    mark = ", " if len(others_told) == 1 else "; "
    return phrase("{}. That is {}{}or {}", start, join(others_told, mark), mark, last)


def _misfit(its: PlacementEvidence, each: Misfit) -> Passage:
    """`1-2, where neither can be 2`; `1-2, where r1c2 can be neither`."""
    others = others_than(its.cell, its.cells)
    elsewhere = tuple(cell for cell in others if cell not in each.places)
    gone = IsGone(tuple(Candidate(cell, d) for d in each.crowded for cell in elsewhere))
    digits = combination(each.digits)
    if not each.places:
        none = "neither" if len(others) == 2 else "no cell"
        return phrase("{}, where {}{} {}", digits, none, states(" can be", gone), each.crowded[0])
    if each.crowded == each.digits and len(elsewhere) == 1:
        none = _none_of(len(each.digits))
        return phrase("{}, where {}{}", digits, elsewhere[0], states(f" can be {none}", gone))
    only = states(" could only go in ", gone)
    return phrase("{}, where {}{}{}", digits, listing(each.crowded), only, listing(each.places))


def _together(its: PlacementEvidence, digits: Sequence[int]) -> Passage:
    """`2, 4 and 6 in r1c1 would leave 10, 8 and 6 for r1c2 and r2c1, which cannot make these`."""
    others = others_than(its.cell, its.cells)
    left = listing([str(its.rest - digit) for digit in digits])
    would = states(" would leave ", *(_makes_up(its, digit) for digit in digits))
    claims = [CannotTake(others, its.rest - digit, digit) for digit in digits]
    which = {1: "that", 2: "either"}.get(len(digits), "any of these")
    cannot = states(f", and the candidates of these {number_word(len(others))} cells", *claims)
    text = "{} in {}{}{} for {}{} do not make {} with different digits"
    others_named = listing(others)
    return phrase(text, listing(digits), its.cell, would, left, others_named, cannot, which)
