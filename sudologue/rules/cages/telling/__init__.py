"""How it is told what follows from cages: from one by itself, and with houses and sights."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sudologue.model import Board, Candidate, Cell, Clue
from sudologue.model.clue import cage_total
from sudologue.narration.claims.board_claims import CanOnlyBe, IsGone, LiesIn
from sudologue.narration.claims.clue_claims import CannotMake, FilledOnlyWith
from sudologue.narration.phrasing.filling import as_sentence, when
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.groups import PlacesAmong
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.cages.evidence import (
    BoundsEvidence,
    CageEvidence,
    CageHolder,
    CombinationEvidence,
    Digits,
    KillerSetEvidence,
    Leftover,
    Misfit,
    NeededDigitEvidence,
    PlacementEvidence,
)
from sudologue.rules.cages.telling.cage_claims import (
    MOST_LISTED,
    AreLargest,
    EachHas,
    HoldsOf,
    LeavesFor,
    MadeOnlyBy,
    MakesUp,
)

C = TypeVar("C", bound=CageEvidence)

MOST_TOLD = 3
"""Of more digits, it is told together why they do not fit."""


class CageTelling(Telling[C]):
    """The cage, and that it could not be filled otherwise. Some digits of it may be `placed`."""

    def names(self, scene: Scene[C]) -> Mapping[str, Any]:
        its, placed = scene.evidence, _placed_in(scene.before, scene.evidence.cage)
        return {
            "leaves": LeavesFor(its.cage, its.cells, its.rest),
            "holds": HoldsOf(its.cage, placed),
            "placed": placed,
        }

    def cases(self, scene: Scene[C]) -> Collection[str]:
        return when(placed=not _is_whole(scene.evidence))

    def pattern(self, scene: Scene[C]) -> Passage:
        return _in_short(scene.evidence, scene.size)

    def contradiction(self, scene: Scene[C]) -> Sequence[Passage]:
        said = self.observation(scene), self.argument(scene), self.say("broken", scene)
        return [as_sentence(each) for each in said if each is not None]


@tells(CageEvidence)
class LastOfCageTelling(CageTelling[CageEvidence]):
    """The sum, and what is missing from it."""

    def names(self, scene: Scene[CageEvidence]) -> Mapping[str, Any]:
        total = cage_total(scene.evidence.cage)
        return {**super().names(scene), "total": total, "digits": self.digits(scene)}

    def setting(self, scene: Scene[CageEvidence]) -> Passage:
        return self.observation(scene)


@tells(CombinationEvidence)
class CombinationTelling(CageTelling[CombinationEvidence]):
    """All sets of digits that make the number, or, if they are `many`, that none has what goes."""

    def names(self, scene: Scene[CombinationEvidence]) -> Mapping[str, Any]:
        its, gone = scene.evidence, scene.conclusion.digits
        others = tuple([digit for digit in scene.layout.tables.digits if digit not in gone])
        among = its.cells if its.left_out else None
        return {
            **super().names(scene),
            "made": MadeOnlyBy(len(its.cells), its.rest, its.combinations, among),
            "gone": gone,
            "lacking": EachHas(its.combinations, others, len(its.cells)),
        }

    def cases(self, scene: Scene[CombinationEvidence]) -> Collection[str]:
        its = scene.evidence
        return when(placed=not _is_whole(its), many=len(its.combinations) > MOST_LISTED)

    def pattern(self, scene: Scene[CombinationEvidence]) -> Passage:
        return _in_short(scene.evidence, scene.size, scene.evidence.combinations)


@tells(BoundsEvidence)
class BoundsTelling(CageTelling[BoundsEvidence]):
    """What the other cells make at most, or at least, and what that leaves."""

    def names(self, scene: Scene[BoundsEvidence]) -> Mapping[str, Any]:
        its, gone = scene.evidence, scene.conclusion.digits
        bounds: list[Passage] = []
        if min(gone) < its.rest - sum(its.most):
            bounds.append(self._bound(scene, its.most, "most"))
        if max(gone) > its.rest - sum(its.least):
            bounds.append(self._bound(scene, its.least, "least"))
        return {**super().names(scene), "bounds": bounds}

    def _bound(self, scene: Scene[BoundsEvidence], digits: Digits, which: str) -> Passage:
        """What the others make with such digits; there may be but `one` of them."""
        its, amount = scene.evidence, sum(digits)
        others, left = _others_than(its.cell, its.cells), its.rest - amount
        return self.clause(
            "bound",
            scene,
            which,
            *when(one=len(others) == 1),
            others=others,
            digits=digits,
            amount=amount,
            left=left,
            largest=AreLargest(others, digits, which == "least"),
            makes_up=MakesUp(its.rest, left, amount),
        )


@tells(PlacementEvidence)
class PlacementTelling(CageTelling[PlacementEvidence]):
    """What each digit would leave for the other cells, and why they cannot make that."""

    def names(self, scene: Scene[PlacementEvidence]) -> Mapping[str, Any]:
        is_two = len(scene.evidence.cells) == 2
        wrongs = self._with_another(scene) if is_two else self._with_others(scene)
        return {**super().names(scene), "wrongs": wrongs}

    def _with_another(self, scene: Scene[PlacementEvidence]) -> list[Passage]:
        """What the digits would leave for the one other cell."""
        its, size = scene.evidence, scene.size
        every = [each.digit for each in its.leftovers]
        twice = [digit for digit in every if its.rest == 2 * digit]
        more = [digit for digit in every if its.rest - digit > size]
        nothing = [digit for digit in every if digit >= its.rest]
        cannot = [digit for digit in every if digit not in (*twice, *more, *nothing)]
        told = {"more": more, "nothing": nothing, "cannot": cannot}
        wrongs = [self._leaving(scene, digits, why) for why, digits in told.items() if digits]
        return wrongs + [self._leaving(scene, [digit], "twice") for digit in twice]

    def _with_others(self, scene: Scene[PlacementEvidence]) -> list[Passage]:
        """What the digits would leave for the other cells; of many digits, told together."""
        its = scene.evidence
        nothing = [each.digit for each in its.leftovers if each.digit >= its.rest]
        others = [each for each in its.leftovers if each.digit < its.rest]
        wrongs = [self._leaving(scene, nothing, "nothing")] if nothing else []
        told = sum(len(leftover.misfits) for leftover in others)
        if not scene.full and (len(others) > MOST_TOLD or told > MOST_LISTED):
            digits = [each.digit for each in others]
            return [*wrongs, self._leaving(scene, digits, "together")]
        return [*wrongs, *(self._unmade(scene, leftover) for leftover in others)]

    def _leaving(
        self, scene: Scene[PlacementEvidence], digits: Sequence[int], why: str, **names: Any
    ) -> Passage:
        """`8 and 9 in r1c1 would leave nothing for r1c2`."""
        its = scene.evidence
        others, left = _others_than(its.cell, its.cells), [its.rest - digit for digit in digits]
        pairs = list(zip(digits, left, strict=True))
        return self.clause(
            "leaving",
            scene,
            why,
            *when(one=len(digits) == 1),
            digits=digits,
            left=left,
            others=others,
            makes_up=[MakesUp(its.rest, digit, rest) for digit, rest in pairs],
            gone=IsGone(tuple([Candidate(others[0], rest) for rest in left])),
            cannot_make=[CannotMake(others, (rest,), digit) for digit, rest in pairs],
            **names,
        )

    def _unmade(self, scene: Scene[PlacementEvidence], leftover: Leftover) -> Passage:
        """`4 in r1c1 would leave 3 for r1c2 and r2c1. That is 1-2, where neither can be 2`."""
        misfits = [self._misfit(scene, each) for each in leftover.misfits]
        why = "unfit" if misfits else "unmade"
        return self._leaving(scene, [leftover.digit], why, misfits=misfits)

    def _misfit(self, scene: Scene[PlacementEvidence], each: Misfit) -> Passage:
        """`1-2, where neither can be 2`: in `no_cell`, or in `one` cell can be none of them."""
        others = _others_than(scene.evidence.cell, scene.evidence.cells)
        elsewhere = [cell for cell in others if cell not in each.places]
        is_one = each.crowded == each.digits and len(elsewhere) == 1
        gone = [Candidate(cell, digit) for digit in each.crowded for cell in elsewhere]
        return self.clause(
            "misfit",
            scene,
            *when(one=is_one, no_cell=not each.places),
            digits=each.digits,
            crowded=each.crowded if each.places else each.crowded[0],
            places=each.places,
            others=others,
            elsewhere=elsewhere,
            gone=IsGone(tuple(gone)),
        )


@tells(NeededDigitEvidence)
class NeededDigitTelling(CageTelling[NeededDigitEvidence]):
    """That each combination has the digit, and where the cage has room for it: in one `house`?"""

    def names(self, scene: Scene[NeededDigitEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        return {
            "filled": _filled(its),
            "each_has": EachHas(its.combinations, (its.digit,), 1),
            "among": PlacesAmong(its.digit, its.cells, its.places),
            "lie": None if its.house is None else LiesIn(its.places, its.house),
            "sight": scene.sight_of(its.places),
        }

    def cases(self, scene: Scene[NeededDigitEvidence]) -> Collection[str]:
        its, is_many = scene.evidence, len(scene.evidence.combinations) > MOST_LISTED
        return when(placed=not _is_whole(its), many=is_many, house=its.house)

    def pattern(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        cage = _in_short(its, scene.size, its.combinations)
        return phrase("{} with {} in {}", cage, its.digit, compact_cells(its.places, scene.size))


@tells(KillerSetEvidence)
class KillerSetTelling(Telling[KillerSetEvidence]):
    """What each cage takes of the digits in any case, and the cells that can be nothing else."""

    def names(self, scene: Scene[KillerSetEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        takes = [self._takes(scene, holder) for holder in its.cages]
        return {
            "held": [*takes, *(CanOnlyBe.on(scene.before, cell) for cell in its.cells)],
            "holders": [*(holder.cage for holder in its.cages), *its.cells],
        }

    def _takes(self, scene: Scene[KillerSetEvidence], holder: CageHolder) -> Passage:
        """`the 5-cage at r1c1 can only be filled with 1-4 or 2-3, so it takes one of 1 and 2`."""
        its = scene.evidence
        has = EachHas(holder.combinations, its.digits, holder.count)
        return self.clause(
            "takes",
            scene,
            *when(placed=not _is_whole(holder), all=holder.count == len(its.digits)),
            filled=_filled(holder),
            number=holder.count,
            claims=[has, LiesIn(holder.cells, its.house)],
        )

    def pattern(self, scene: Scene[KillerSetEvidence]) -> Passage:
        its = scene.evidence
        held = [_in_short(each, scene.size, each.combinations) for each in its.cages]
        if its.cells:
            held.append(compact_cells(its.cells, scene.size))
        return phrase("{} in {}", digits_word(its.digits), join(held, " + "))

    def contradiction(self, scene: Scene[KillerSetEvidence]) -> Sequence[Passage]:
        said = self.observation(scene), self.say("broken", scene)
        return [as_sentence(each) for each in said if each is not None]


@dataclass(frozen=True)
class FilledWith:
    """A cage, or the open cells of one with `placed` digits, and the sets that can fill them."""

    cage: Clue
    cells: tuple[Cell, ...]
    rest: int
    sets: tuple[Digits, ...]

    @property
    def cases(self) -> Collection[str]:
        """Whether digits are placed, and whether the sets are `many`."""
        return when(placed=not _is_whole(self), many=len(self.sets) > MOST_LISTED)

    @property
    def only(self) -> FilledOnlyWith:
        """The claim that no other sets can."""
        return FilledOnlyWith(self.cells, self.rest, self.sets)


def _filled(holder: NeededDigitEvidence | CageHolder) -> FilledWith:
    """How a cage can be filled."""
    return FilledWith(holder.cage, holder.cells, holder.rest, holder.combinations)


def _in_short(
    evidence: CageEvidence | CageHolder, size: int, sets: Sequence[Digits] = ()
) -> Passage:
    """A cage as in `20-cage r1c123 (11 in r1c12) {29/38}`: with what is open, and combinations."""
    cells = compact_cells(sorted(evidence.cage.cells), size)
    word = say(f"{cage_total(evidence.cage)}-cage ", cells)
    if not _is_whole(evidence):
        open_cells = compact_cells(evidence.cells, size)
        word = phrase("{} ({} in {})", word, str(evidence.rest), open_cells)
    if not sets:
        return word
    if len(sets) > MOST_LISTED:
        return say(word, f" {{{len(sets)} combinations}}")
    return phrase("{} {}", word, join((say("{", join(each, ""), "}") for each in sets), "/"))


def _placed_in(board: Board, cage: Clue) -> Digits:
    """The digits that stand in the cage."""
    values = map(board.value, cage.cells)
    return tuple(sorted([value for value in values if value is not None]))


def _is_whole(its: CageEvidence | CageHolder | FilledWith) -> bool:
    """Whether all cells of the cage are open."""
    return len(its.cells) == len(its.cage.cells)


def _others_than(cell: Cell, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The cells but one."""
    return tuple([each for each in cells if each != cell])
