"""How it is told what follows from cages: from one by itself, and with houses and sights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sudologue.model import Candidate
from sudologue.model.clue import cage_total
from sudologue.narration.claims.board_claims import IsGone
from sudologue.narration.claims.clue_claims import CannotMake
from sudologue.narration.phrasing.clauses import in_sentences
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clauses,
    clue_name,
    count,
    listing,
    number_word,
    sentence,
    within,
)
from sudologue.narration.phrasing.facts import domain_of, lie, see
from sudologue.narration.phrasing.groups import PlacesAmong
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.cages.evidence import (
    BoundsEvidence,
    CageEvidence,
    CombinationEvidence,
    KillerSetEvidence,
    Leftover,
    Misfit,
    NeededDigitEvidence,
    PlacementEvidence,
)
from sudologue.rules.cages.telling.cage_words import (
    MOST_LISTED,
    AreLargest,
    EachHas,
    HoldsOf,
    LeavesFor,
    MakesUp,
    any_of,
    combination,
    filled_with,
    in_short,
    is_whole,
    made_of,
    open_part,
    others_than,
    placed_in,
    takes,
)

C = TypeVar("C", bound=CageEvidence)

MOST_TOLD = 3
"""Of more digits, it is told together why they do not fit."""


class CageTelling(Telling[C]):
    """The cage, and that it could not be filled otherwise."""

    question_words = "which digits can make the number of a cage"

    def pattern(self, scene: Scene[C]) -> Passage:
        return in_short(scene.evidence, scene.size)

    def observation(self, scene: Scene[C]) -> Passage:
        its: CageEvidence = scene.evidence
        return open_part(scene.before, its)

    def setting(self, scene: Scene[C]) -> Passage:
        return phrase("look at {}", clue_name(scene.evidence.cage))

    def contradiction(self, scene: Scene[C]) -> Sequence[Passage]:
        said = self.observation(scene), self.argument(scene), self.broken(scene)
        return [sentence(each) for each in said if each is not None]

    def broken(self, scene: Scene[C]) -> Passage:
        """What would come of the opposite."""
        supposed = places(scene.action.candidates, "or")
        return phrase("with {}, {} could not be filled", supposed, clue_name(scene.evidence.cage))


@tells(CageEvidence)
class LastOfCageTelling(CageTelling[CageEvidence]):
    """The sum, and what is missing from it."""

    reason_words = "the digits of a cage add up to its number, so the last one is what is missing"
    family_words = "a cage with one open cell"
    question_words = "which cage lacks a single digit"

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

    def setting(self, scene: Scene[CageEvidence]) -> Passage:
        return self.observation(scene)

    def broken(self, scene: Scene[CageEvidence]) -> Passage:
        its = scene.evidence
        text = f"with any other digit in {{}}, {{}} would not make {cage_total(its.cage)}"
        return phrase(text, its.cells[0], clue_name(its.cage))


@tells(CombinationEvidence)
class CombinationTelling(CageTelling[CombinationEvidence]):
    """All sets of digits that make the number, or that none of them has what goes."""

    reason_words = (
        "the digits of a cage are all different and add up to its number. Often few sets of "
        "digits do that, and what none of them has can go from the whole cage"
    )
    family_words = "a cage whose number few sets of digits make"

    def pattern(self, scene: Scene[CombinationEvidence]) -> Passage:
        return in_short(scene.evidence, scene.size, scene.evidence.combinations)

    def observation(self, scene: Scene[CombinationEvidence]) -> Passage:
        its = scene.evidence
        said = phrase("{}, and {}", open_part(scene.before, its), made_of(its))
        if len(its.combinations) <= MOST_LISTED:
            return said
        gone = sorted({candidate.digit for candidate in scene.action.candidates})
        others = tuple(digit for digit in scene.layout.tables.digits if digit not in gone)
        has = states(", none of them with ", EachHas(its.combinations, others, len(its.cells)))
        return say(said, has, any_of(gone))


@tells(BoundsEvidence)
class BoundsTelling(CageTelling[BoundsEvidence]):
    """What the other cells make at most, or at least, and what that leaves."""

    reason_words = (
        "the digits of a cage add up to its number. When its other cells can only make so "
        "much, the rest has to come from this one; and when they make so much in any case, "
        "only the rest is left for it"
    )
    family_words = "a cell that must be large, or small, to make the number of its cage"
    question_words = "how much can the other cells of a cage make, at least or at most"

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

    reason_words = (
        "the digits of a cage are all different and add up to its number. What one cell takes "
        "leaves the rest for the others, and they must be able to make that"
    )
    family_words = "a digit in a cage that leaves the other cells what they cannot make"
    question_words = "what would each digit leave for the other cells of its cage"

    def argument(self, scene: Scene[PlacementEvidence]) -> Passage:
        its = scene.evidence
        if len(its.cells) == 2:
            return _other_cell(its, scene.size)
        too_large = [each.digit for each in its.leftovers if each.digit >= its.rest]
        others = [each for each in its.leftovers if each.digit < its.rest]
        said = [_leaving(its, too_large, "nothing")] if too_large else []
        told = sum(len(leftover.misfits) for leftover in others)
        if not scene.full and (len(others) > MOST_TOLD or told > MOST_LISTED):
            said.append(_together(its, [each.digit for each in others]))
        else:
            said += [_would_leave(its, leftover) for leftover in others]
        return in_sentences(said)


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
        said.append(_leaving(its, too_small, f"more than {size}"))
    if too_large:
        said.append(_leaving(its, too_large, "nothing"))
    if digits:
        left = [its.rest - digit for digit in digits]
        gone = IsGone(tuple(Candidate(other, digit) for digit in left))
        if len(left) == 1:
            cannot = phrase("{}{}", states("cannot be ", gone), left[0])
        else:
            cannot = say(states(f"can be {_none_of(len(left))}", gone))
        text = "{}, which {}"
        said.append(phrase(text, _leaving(its, digits, listing(left)), cannot))
    for digit in twice:
        another = _leaving(its, [digit], phrase("another {}", digit))
        said.append(say(another, ", and a cage has no digit twice"))
    return in_sentences(said)


def _none_of(number: int) -> str:
    return "neither" if number == 2 else "none of these"


def _leaving(its: PlacementEvidence, digits: Sequence[int], left: Part) -> Passage:
    """`8 and 9 in r1c1 would leave nothing for r1c2`."""
    would = states(" would leave ", *(_makes_up(its, digit) for digit in digits))
    others = listing(others_than(its.cell, its.cells))
    return phrase("{} in {}{}{} for {}", listing(digits), its.cell, would, left, others)


def _makes_up(its: PlacementEvidence, digit: int) -> MakesUp:
    return MakesUp(its.rest, digit, its.rest - digit)


def _would_leave(its: PlacementEvidence, leftover: Leftover) -> Passage:
    """`4 in r1c1 would leave 3 for r1c2 and r2c1. That is 1-2, where neither can be 2`."""
    others, left = others_than(its.cell, its.cells), its.rest - leftover.digit
    claims = _makes_up(its, leftover.digit), CannotMake(others, (left,), leftover.digit)
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
    claims = [CannotMake(others, (its.rest - digit,), digit) for digit in digits]
    which = {1: "that", 2: "either"}.get(len(digits), "any of these")
    cannot = states(f", and the candidates of these {number_word(len(others))} cells", *claims)
    text = "{}{} do not make {} with different digits"
    return phrase(text, _leaving(its, digits, left), cannot, which)


@tells(NeededDigitEvidence)
class NeededDigitTelling(CageTelling[NeededDigitEvidence]):
    """That each combination has the digit, and where the cage has room for it."""

    family_words = "a digit that all combinations of a cage have"

    def pattern(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        cage = in_short(its, scene.size, its.combinations)
        return phrase("{} with {} in {}", cage, its.digit, compact_cells(its.places, scene.size))

    def observation(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        sets = its.combinations
        so = ", so it needs " if is_whole(its) else ", so they need "
        has = ", and all of them have " if len(sets) > MOST_LISTED else so
        needs = states(has, EachHas(sets, (its.digit,), 1))
        return phrase("{}{}{}", filled_with(its, sets), needs, a_digit(its.digit))

    def argument(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its, targets = scene.evidence, scene.target_cells
        goes = states(" can only go in ", PlacesAmong(its.digit, its.cells, its.places))
        where = phrase("in the cage, the {}{}{}", its.digit, goes, listing(its.places, "or"))
        number = all_of(len(its.places))
        if its.house is not None:
            text = "{}, and {}{} in {}"
            return phrase(text, where, number, lie(its.places, its.house), its.house)
        return phrase("{}, and {}{} {}", where, listing(targets), see(targets, its.places), number)

    def reason(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        text = (
            "whichever combination is the right one, the cage has {}, and only once. So a cell "
            "that sees all places of that {} in the cage cannot be {} as well"
        )
        return phrase(text, a_digit(its.digit), its.digit, its.digit)

    def question(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        return phrase("which cage needs {} whichever combination it takes", scene.evidence.digit)

    def broken(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        text = "with {}, no cell of {} could be {}, and it could not be filled"
        return phrase(text, places(scene.action.candidates, "or"), clue_name(its.cage), its.digit)


@tells(KillerSetEvidence)
class KillerSetTelling(Telling[KillerSetEvidence]):
    """What each cage takes of the digits in any case, and the cells that can be nothing else."""

    reason_words = (
        "a cage that takes one of some digits in any case is as good as a cell that can be "
        "nothing else. As many of these as there are digits use the digits up"
    )
    family_words = "cages that hold some digits of a house, whichever way they are filled"

    def pattern(self, scene: Scene[KillerSetEvidence]) -> Passage:
        its = scene.evidence
        held = [in_short(each, scene.size, each.combinations) for each in its.cages]
        if its.cells:
            held.append(compact_cells(its.cells, scene.size))
        return phrase("{} in {}", digits_word(its.digits), join(held, " + "))

    def region(self, scene: Scene[KillerSetEvidence]) -> Passage:
        return say(scene.evidence.house)

    def observation(self, scene: Scene[KillerSetEvidence]) -> Passage:
        its = scene.evidence
        told = [takes(each, its) for each in its.cages]
        told += [domain_of(scene.before, cell) for cell in its.cells]
        return phrase("{}, {}", within(its.house), clauses(told))

    def argument(self, scene: Scene[KillerSetEvidence]) -> Passage:
        its = scene.evidence
        which = "neither" if len(its.digits) == 2 else "none of them"
        text = "they use up {}, leaving {} for the rest of {}"
        return phrase(text, all_of(len(its.digits)), which, its.house)

    def setting(self, scene: Scene[KillerSetEvidence]) -> Passage:
        return phrase("look at {}", _holders(scene.evidence))

    def contradiction(self, scene: Scene[KillerSetEvidence]) -> Sequence[Passage]:
        its = scene.evidence
        text = "with {}, too few of {} would be left for {}"
        supposed = places(scene.action.candidates, "or")
        broken = phrase(text, supposed, listing(its.digits), _holders(its))
        return sentence(self.observation(scene)), sentence(broken)


def _holders(its: KillerSetEvidence) -> Passage:
    """The cages and the cells that hold the digits."""
    return listing([*(clue_name(each.cage) for each in its.cages), *its.cells])
