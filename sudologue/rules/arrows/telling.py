"""How arrows are told: that a shaft adds up to its circle, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sudologue.clues import Arrow
from sudologue.inference import Constraint
from sudologue.model import Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import ClueLeaves
from sudologue.narration.claims.clue_claims import CannotMake, SumBounds, WaysLeft, WaysTake
from sudologue.narration.phrasing.english import clauses, clue_name, listing, sentence_case
from sudologue.narration.phrasing.facts import see_each_other
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.conclusions import places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.arrows.evidence import (
    ArrowBoundsEvidence,
    ArrowEvidence,
    ArrowFillingEvidence,
    Way,
)

E = TypeVar("E", bound=ArrowEvidence)
Groups = tuple[tuple[Cell, ...], ...]

_FEW_DIGITS = 2
_FEW_TOTALS = 3


class ArrowTelling(Telling[E]):
    """What all steps on an arrow have in common."""

    def pattern(self, scene: Scene[E]) -> Passage:
        return say("arrow ", _in_short(scene.evidence.arrow, scene.size))

    def place(self, scene: Scene[E]) -> Passage:
        return clue_name(scene.evidence.arrow)

    def setting(self, scene: Scene[E]) -> Passage:
        return phrase("look at {}", clue_name(scene.evidence.arrow))

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.arrow, scene.action.candidates),)


@tells(ArrowBoundsEvidence)
class ArrowBoundsTelling(ArrowTelling[ArrowBoundsEvidence]):
    """What the others make at least or at most, and what that leaves for the cell."""

    family_words = "an arrow with a digit that is too small or too large for the others on it"
    question_words = "how much do the cells of an arrow make at least, and how much at most"

    def observation(self, scene: Scene[ArrowBoundsEvidence]) -> Passage:
        evidence = scene.evidence
        arrow, (cell,) = evidence.arrow, evidence.cells
        in_circle = cell in arrow.circle
        circle = tuple(other for other in arrow.circle if other != cell)
        others = tuple(other for other in evidence.shaft if other != cell)
        parts: list[Passage] = []
        if len(arrow.circle) == 1 and circle:
            parts.append(_makes(scene, circle, evidence.is_least, evidence.number))
        elif circle:
            parts.append(_in_pill(scene, circle, evidence.is_least is not in_circle))
        if others:
            least = evidence.is_least is in_circle
            parts.append(_makes(scene, others, least, evidence.rest, evidence.groups))
        return phrase("{}. {}", _law(arrow), sentence_case(clauses(parts)))

    def argument(self, scene: Scene[ArrowBoundsEvidence]) -> Passage:
        evidence = scene.evidence
        arrow, (cell,) = evidence.arrow, evidence.cells
        if cell in arrow.circle and len(arrow.circle) == 1:
            least = "least" if evidence.is_least else "most"
            return phrase("that is the {} that {}, the circle, can be", least, cell)
        least = "at least" if evidence.is_least else "at most"
        return phrase("that leaves {} {} for {}", least, str(evidence.bound), cell)

    def reason(self, scene: Scene[ArrowBoundsEvidence]) -> Passage:
        arrow, is_least = scene.evidence.arrow, scene.evidence.is_least
        gone, amount = places(scene.action.candidates, "or"), "little" if is_least else "much"
        if scene.evidence.cells[0] not in arrow.circle:
            text = "all that is on a shaft of {} goes into its {}: with {} it would come to too {}"
            return phrase(text, clue_name(arrow), _circle(arrow), gone, amount)
        text = "the {} of {} is as large as all that is on a shaft: {} would be too {}"
        return phrase(text, _circle(arrow), clue_name(arrow), gone, amount)


@tells(ArrowFillingEvidence)
class ArrowFillingTelling(ArrowTelling[ArrowFillingEvidence]):
    """The ways that are left, if these are few, or what the cell takes in all of them."""

    question_words = "which sums are left for one of the arrows"

    def observation(self, scene: Scene[ArrowFillingEvidence]) -> Passage:
        evidence = scene.evidence
        arrow, groups = evidence.arrow, _groups(scene)
        if groups:
            apart = clauses([see_each_other(group) for group in groups])
            each = "they" if len(groups) == 1 else "each of these groups"
            return phrase("{}, and {}, so {} cannot repeat a digit", _law(arrow), apart, each)
        told = _ways if evidence.ways else _takes
        return phrase("{}, and {}", _law(arrow), told(scene, groups))

    def argument(self, scene: Scene[ArrowFillingEvidence]) -> Passage | None:
        groups = _groups(scene)
        if not groups:
            return None if scene.evidence.ways else _leavings(scene)
        if scene.evidence.ways:
            return _ways(scene, groups)
        return _refused(scene) if scene.evidence.refused else _takes(scene, groups)

    def reason(self, scene: Scene[ArrowFillingEvidence]) -> Passage:
        arrow, gone = clue_name(scene.evidence.arrow), places(scene.action.candidates, "or")
        if scene.evidence.apart:
            text = "each way to fill {} with {} has a digit twice in cells that cannot share it"
            return phrase(text, arrow, gone)
        text = "each way to fill {} takes one candidate of every cell, and no way takes {}"
        return phrase(text, arrow, gone)

    def family(self, scene: Scene[ArrowFillingEvidence]) -> Passage:
        if scene.evidence.apart:
            return say("an arrow with sums that need a digit twice where it cannot be")
        return say("an arrow with a digit that none of its sums needs")


def _law(arrow: Arrow) -> Passage:
    """That a shaft adds up to the circle."""
    shaft = "the digits on the shaft" if len(arrow.shafts) == 1 else "the digits on each shaft"
    number = "the one in its circle" if len(arrow.circle) == 1 else "the number in its pill"
    return phrase("{} of {} add up to {}", shaft, clue_name(arrow), number)


def _circle(arrow: Arrow) -> str:
    return "circle" if len(arrow.circle) == 1 else "pill"


def _in_short(arrow: Arrow, size: int) -> Passage:
    """`r1c4=r1c3+r2c3`."""
    circle = compact_cells(arrow.circle, size)
    return join([circle, *(join(shaft, "+") for shaft in arrow.shafts)], "=")


def _makes(
    scene: Scene[ArrowBoundsEvidence],
    cells: tuple[Cell, ...],
    least: bool,
    amount: int,
    groups: Groups = (),
) -> Passage:
    """`r1c3 and r2c3 make at least 3`, `r1c3 is at least 1`, `r1c3 is 4`."""
    claim = SumBounds(cells, *((amount, None) if least else (None, amount)), groups)
    most = "at least " if least else "at most "
    if len(cells) == 1:
        (cell,) = cells
        is_filled = scene.before.value(cell) is not None
        return say(cell, states(f" is {'' if is_filled else most}", claim), amount)
    if not groups:
        return phrase("{}{}{}", listing(cells), states(f" make {most}", claim), str(amount))
    seeing = [see_each_other(group) for group in groups]
    makes = states(f"make {most}", claim)
    if groups == (cells,):
        return phrase("{} and {}{}", *seeing, makes, str(amount))
    return phrase("{}, so {} {}{}", clauses(seeing), listing(cells), makes, str(amount))


def _in_pill(scene: Scene[ArrowBoundsEvidence], cells: tuple[Cell, ...], least: bool) -> Passage:
    """`r1c2 is at least 3`, for each of the pill's other cells."""
    board, parts = scene.before, list[Passage]()
    for cell in cells:
        value = board.value(cell)
        digit = value or (min if least else max)(board.domain(cell))
        parts.append(_makes(scene, (cell,), least, digit))
    return listing(parts)


def _groups(scene: Scene[ArrowFillingEvidence]) -> Groups:
    """The cells of the arrow that the links keep from taking the same digit, the largest groups."""
    layout, arrow = scene.layout, scene.evidence.arrow
    found = {
        tuple(cell for cell in arrow.cells if _is_under(layout, link, cell))
        for link in scene.evidence.apart
    }
    largest = [group for group in found if not any(set(group) < set(other) for other in found)]
    return tuple(sorted(largest))


def _is_under(layout: Layout, link: Constraint, cell: Cell) -> bool:
    return bool(link.mask(layout) & layout.tables.domain_masks[layout.tables.cell_number(cell)])


def _ways(scene: Scene[ArrowFillingEvidence], groups: Groups) -> Passage:
    """`it can only be filled as 6 = 4 + 2`."""
    arrow, ways = scene.evidence.arrow, scene.evidence.ways
    filled = states(" can only be filled as ", WaysLeft(arrow, ways, groups))
    sums = listing([_sum_of(arrow, way) for way in ways], "or")
    return phrase("{}{}{}", clue_name(arrow) if groups else "it", filled, sums)


def _takes(scene: Scene[ArrowFillingEvidence], groups: Groups) -> Passage:
    """`however it is filled, r1c3 takes 4 or 6`."""
    evidence = scene.evidence
    arrow, (cell,), left = evidence.arrow, evidence.cells, evidence.left
    claim = WaysTake(arrow, cell, left, groups) if groups else ClueLeaves(arrow, cell, left)
    it, takes = clue_name(arrow) if groups else "it", states(" takes ", claim)
    return phrase("however {} is filled, {}{}{}", it, cell, takes, listing(left, "or"))


def _refused(scene: Scene[ArrowFillingEvidence]) -> Passage:
    """`with 4 in r3c7, it could only be filled as 8 = 4 + 4`."""
    evidence, gone = scene.evidence, scene.action.candidates
    arrow, ways = evidence.arrow, evidence.refused
    filled = states(" could only be filled as ", WaysLeft(arrow, ways, given=gone))
    sums = listing([_sum_of(arrow, way) for way in ways], "or")
    text = "with {}, {}{}{}"
    return phrase(text, places(gone, "or"), clue_name(arrow), filled, sums)


def _sum_of(arrow: Arrow, way: Way) -> Passage:
    """`8 = 2 + 6`, with a sum for each shaft."""
    digits = iter(way)
    circle = [next(digits) for _ in arrow.circle]
    sums = [join([next(digits) for _ in shaft], " + ") for shaft in arrow.shafts]
    return join([join(circle, ""), *sums], " = ")


def _leavings(scene: Scene[ArrowFillingEvidence]) -> Passage | None:
    """What each digit that goes would leave for the others, where that is soon said."""
    arrow, gone = scene.evidence.arrow, scene.action.candidates
    if len(gone) > _FEW_DIGITS or len(arrow.circle) > 1 or len(arrow.shafts) > 1:
        return None
    parts = [_leaving(scene, one) for one in gone]
    return clauses([part for part in parts if part]) if all(parts) else None


def _leaving(scene: Scene[ArrowFillingEvidence], one: Candidate) -> Passage | None:
    """`with 5 in r2c3, r1c3 and r1c2 would have to make 2 or 3, and they cannot`."""
    arrow, board = scene.evidence.arrow, scene.before
    (circle,), (shaft,) = arrow.circle, arrow.shafts
    if one.cell == circle:
        totals, others = [one.digit], shaft
    else:
        value = board.value(circle)
        numbers = sorted(board.domain(circle)) if value is None else [value]
        totals = [number - one.digit for number in numbers if number > one.digit]
        others = tuple(cell for cell in shaft if cell != one.cell)
    if not others or not totals or len(totals) > _FEW_TOTALS:
        return None
    is_one = len(others) == 1
    cannot = states("cannot", CannotMake(others, tuple(totals)))
    text = "with {} in {}, {} would have to {} {}, and {} {}"
    verb, they = ("be", "it") if is_one else ("make", "they")
    amounts = listing(map(str, totals), "or")
    return phrase(text, one.digit, one.cell, listing(others), verb, amounts, they, cannot)
