"""How it is told what follows from cages: from one by itself, and with houses and sights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.inference import Elimination
from sudologue.model import Board, Candidate, Cell, Clue
from sudologue.model.clue import cage_total
from sudologue.narration.claims.board_claims import CanOnlyBe, IsGone, LiesIn
from sudologue.narration.claims.clue_claims import CannotMake, EachHas, FilledOnlyWith
from sudologue.narration.notations.rc import RC
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import as_sentence, when
from sudologue.narration.phrasing.passage import (
    Passage,
    at_step,
    join,
    lines,
    phrase,
    say,
    step_number,
)
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import kept_alike, what_is_left
from sudologue.narration.steps.groups import PlacesAmong
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.shared_digits import SharedDigits, gone_elsewhere, shared
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.cages.evidence import (
    MOST_LISTED,
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
    AreLargest,
    HoldsOf,
    LeavesFor,
    MakesUp,
    NoneHas,
)
from sudologue.rules.cages.telling.filled_cages import filled, in_short, is_whole

C = TypeVar("C", bound=CageEvidence)

MOST_UNFIT = 2
"""More sets that do not fit are not named."""

MOST_TOLD = 3
"""Of more digits, it is told together why they do not fit."""


class CageTelling(Telling[C]):
    """The cage, and that it could not be filled otherwise. Some digits of it may be `placed`."""

    most_siblings = 30

    def names(self, scene: Scene[C]) -> Mapping[str, Any]:
        its, placed = scene.evidence, _placed_in(scene.before, scene.evidence.cage)
        return {
            "cage": words_of(its.cage, scene.layout),
            "leaves": LeavesFor(its.cage, its.cells, its.rest),
            "holds": HoldsOf(its.cage, placed),
            "placed": placed,
            "targets": scene.target_cells,
        }

    def cases(self, scene: Scene[C]) -> Collection[str]:
        return when(placed=not is_whole(scene.evidence))

    def pattern(self, scene: Scene[C]) -> Passage:
        return in_short(scene.evidence, scene.size)

    def contradiction(self, scene: Scene[C]) -> Sequence[Passage]:
        said = self.observation(scene), self.argument(scene), self.say("broken", scene)
        return [as_sentence(each) for each in said if each is not None]

    def is_sibling_of(self, scene: Scene[C], other: Scene[Any]) -> bool:
        alike = type(scene.evidence) is type(other.evidence)
        return alike and isinstance(self, (LastOfCageTelling, CombinationTelling))

    def siblings(self, scenes: Sequence[Scene[C]]) -> Passage:
        """`Pencil in the combinations:`, and a line for each cage."""
        told = [self.clause("together", scenes[0])]
        for scene in scenes:
            known = {"seen": self.observation(scene), "what_follows": self.consequence(scene)}
            known["facts"] = self.argument(scene) or say()
            line = self.clause(
                "line", scene, *self.cases(scene), number=step_number(scene.number or 0), **known
            )
            told.append(at_step(line, scene.number))
        return lines(told)


@tells(CageEvidence)
class LastOfCageTelling(CageTelling[CageEvidence]):
    """The sum, and what is missing from it."""

    def names(self, scene: Scene[CageEvidence]) -> Mapping[str, Any]:
        total = cage_total(scene.evidence.cage)
        known = super().names(scene)
        its = {"total": total, "digits": self.digits(scene)}
        return {**known, **its, "all_but_one": [known["holds"], known["leaves"]]}

    def setting(self, scene: Scene[CageEvidence]) -> Passage:
        return self.observation(scene)


@tells(CombinationEvidence)
class CombinationTelling(CageTelling[CombinationEvidence]):
    """All sets of digits that fill the cells, or, if they are `many`, that none has what goes.

    Some are left out, for digits that all cells are `lacking`, or since they are `unfit`, which is
    `explained`. What all sets have are `facts`. Often more follows, which `adds` to the sets.
    """

    def names(self, scene: Scene[CombinationEvidence]) -> Mapping[str, Any]:
        its, gone = scene.evidence, scene.conclusion.digits
        lacking, unfit = self._left_out(scene)
        return {
            **super().names(scene),
            "only": FilledOnlyWith(its.cells, its.rest, its.combinations),
            "sets": its.combinations,
            "gone": gone,
            "none_has": NoneHas(its.combinations, gone),
            "lacking": lacking,
            "unfit": unfit,
            "not_there": IsGone(
                tuple([Candidate(cell, digit) for cell in its.cells for digit in lacking])
            ),
            "facts": self._facts(scene),
            "follows": self._follows(scene),
        }

    def cases(self, scene: Scene[CombinationEvidence]) -> Collection[str]:
        its = scene.evidence
        lacking, unfit = self._left_out(scene)
        facts = self._facts(scene)
        return when(
            placed=not is_whole(its),
            many=len(its.combinations) > MOST_LISTED,
            lacking=lacking,
            unfit=unfit and is_whole(its),
            facts=facts,
            explained=(lacking or unfit) and not facts,
            adds=its.locked or self._told(scene),
        )

    @once_a_scene
    def _left_out(self, scene: Scene[CombinationEvidence]) -> tuple[list[int], list[Digits]]:
        """A few digits that no cell can be, and, if they are few, other sets that are left out."""
        its = scene.evidence
        can_be = {digit for cell in its.cells for digit in scene.before.domain(cell)}
        chosen: list[int] = []
        unfit = [each for each in its.left_out if can_be.issuperset(each)]
        left: list[Digits] = [each for each in its.left_out if each not in unfit]
        while left:
            out: Counter[int] = Counter(d for each in left for d in each if d not in can_be)
            ((most, _),) = out.most_common(1)
            chosen.append(most)
            left = [each for each in left if most not in each]
        return sorted(chosen), unfit if len(unfit) <= MOST_UNFIT else []

    @once_a_scene
    def _told(self, scene: Scene[CombinationEvidence]) -> list[Cell]:
        """The cells that lose digits of the sets."""
        its = scene.evidence
        used = {digit for each in its.combinations for digit in each}
        lost = {each.cell for each in scene.action.candidates if each.digit in used}
        return [cell for cell in its.cells if cell in lost]

    def _facts(self, scene: Scene[CombinationEvidence]) -> list[SharedDigits]:
        """What all sets have, and where, as far as the sets do not say it."""
        its = scene.evidence
        return shared(its.locked, its.cells, its.rest, its.combinations)

    def _follows(self, scene: Scene[CombinationEvidence]) -> list[Any]:
        """What cells of the cage keep, and what goes from others."""
        left = what_is_left(scene.before, scene.action, self._told(scene))
        return [*kept_alike(left), *gone_elsewhere(scene.evidence.locked)]

    def argument(self, scene: Scene[CombinationEvidence]) -> Passage | None:
        return self.say("argument", scene) if self._facts(scene) else None

    def pattern(self, scene: Scene[CombinationEvidence]) -> Passage:
        return in_short(scene.evidence, scene.size, scene.evidence.combinations)

    def after_arrow(self, scene: Scene[CombinationEvidence]) -> Passage | None:
        its = scene.evidence
        if len(its.combinations) > MOST_LISTED:
            return super().after_arrow(scene)
        used = {digit for each in its.combinations for digit in each}
        left = [c for c in scene.action.candidates if c.cell not in its.cells or c.digit in used]
        return RC.say_conclusion(Elimination.of_candidates(left), scene.size) if left else None


@tells(BoundsEvidence)
class BoundsTelling(CageTelling[BoundsEvidence]):
    """What the other cells make at most, or at least, and what that leaves."""

    def names(self, scene: Scene[BoundsEvidence]) -> Mapping[str, Any]:
        its, gone = scene.evidence, scene.conclusion.digits
        which: list[tuple[str, Digits]] = []
        if min(gone) < its.rest - sum(its.most):
            which.append(("most", its.most))
        if max(gone) > its.rest - sum(its.least):
            which.append(("least", its.least))
        others = _others_than(its.cell, its.cells)
        return {
            **super().names(scene),
            "others": others,
            "sums": [self._bound(scene, "sum", digits, key) for key, digits in which],
            "bounds": [self._bound(scene, "bound", digits, key) for key, digits in which],
        }

    def _bound(self, scene: Scene[BoundsEvidence], text: str, digits: Digits, key: str) -> Passage:
        """`at most 7 + 8 = 15`, or what that makes of the cell; there may be but `one` other."""
        its, amount = scene.evidence, sum(digits)
        others, left = _others_than(its.cell, its.cells), its.rest - amount
        return self.clause(
            text,
            scene,
            key,
            *when(one=len(others) == 1),
            digits=digits,
            amount=amount,
            left=left,
            largest=AreLargest(others, digits, key == "least"),
            makes_up=MakesUp(its.rest, left, amount),
        )


@tells(PlacementEvidence)
class PlacementTelling(CageTelling[PlacementEvidence]):
    """What each digit would leave for the other cells, and why they cannot make that."""

    def names(self, scene: Scene[PlacementEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        wrongs: list[Passage] = []
        if its.cell:
            is_two = len(its.cells) == 2
            wrongs = self._with_another(scene) if is_two else self._with_others(scene)
        left = kept_alike(what_is_left(scene.before, scene.action, scene.target_cells))
        return {
            **super().names(scene),
            "wrongs": wrongs,
            "left": left,
            "filled": filled(its, scene.layout),
        }

    def cases(self, scene: Scene[PlacementEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(several=scene.evidence.cell is None)]

    def pattern(self, scene: Scene[PlacementEvidence]) -> Passage:
        return in_short(scene.evidence, scene.size, scene.evidence.combinations)

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
            **super().names(scene),
            "filled": filled(its, scene.layout),
            "each_has": EachHas(its.combinations, its.digits, len(its.digits)),
            "among": [
                PlacesAmong(digit, its.cells, self._places(scene, digit)) for digit in its.digits
            ],
            "lie": None if its.house is None else LiesIn(its.places, its.house),
            "sight": scene.sight_of(its.places),
        }

    def cases(self, scene: Scene[NeededDigitEvidence]) -> Collection[str]:
        its, is_many = scene.evidence, len(scene.evidence.combinations) > MOST_LISTED
        return when(
            placed=not is_whole(its),
            many=is_many,
            house=its.house,
            several=len(its.digits) > 1,
            everywhere=is_whole(its) and its.places == its.cells,
        )

    def _places(self, scene: Scene[NeededDigitEvidence], digit: int) -> tuple[Cell, ...]:
        return tuple([c for c in scene.evidence.places if digit in scene.before.domain(c)])

    def pattern(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        cage = in_short(its, scene.size, its.combinations)
        digits, places = digits_word(its.digits), compact_cells(its.places, scene.size)
        return phrase("{}, {} in {}", cage, digits, places)


@tells(KillerSetEvidence)
class KillerSetTelling(Telling[KillerSetEvidence]):
    """What each cage takes of the digits in any case, and the cells that can be nothing else."""

    def names(self, scene: Scene[KillerSetEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        takes = [self._takes(scene, holder) for holder in its.cages]
        return {
            "held": [*takes, *(CanOnlyBe.on(scene.before, cell) for cell in its.cells)],
            "holders": [
                *(words_of(holder.cage, scene.layout) for holder in its.cages),
                *its.cells,
            ],
        }

    def _takes(self, scene: Scene[KillerSetEvidence], holder: CageHolder) -> Passage:
        """`the 5-cage at r1c1 can only be filled with 1-4 or 2-3, so it takes one of 1 and 2`."""
        its = scene.evidence
        has = EachHas(holder.combinations, its.digits, holder.count)
        return self.clause(
            "takes",
            scene,
            *when(
                placed=not is_whole(holder),
                all=holder.count == len(its.digits),
                many=len(holder.combinations) > MOST_LISTED,
            ),
            filled=filled(holder, scene.layout),
            of=words_of(holder.cage, scene.layout),
            sets=holder.combinations,
            number=holder.count,
            claims=[has, LiesIn(holder.cells, its.house)],
        )

    def pattern(self, scene: Scene[KillerSetEvidence]) -> Passage:
        its = scene.evidence
        held = [in_short(each, scene.size, each.combinations) for each in its.cages]
        if its.cells:
            held.append(compact_cells(its.cells, scene.size))
        return phrase("{} in {}", digits_word(its.digits), join(held, " + "))

    def contradiction(self, scene: Scene[KillerSetEvidence]) -> Sequence[Passage]:
        said = self.observation(scene), self.say("broken", scene)
        return [as_sentence(each) for each in said if each is not None]


def _placed_in(board: Board, cage: Clue) -> Digits:
    """The digits that stand in the cage."""
    values = map(board.value, cage.cells)
    return tuple(sorted([value for value in values if value is not None]))


def _others_than(cell: Cell | None, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The cells but one."""
    return tuple([each for each in cells if each != cell])
