"""How it is told what follows when houses and their cages are added up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.grouping import grouped
from sudologue.inference import Elimination, Placement
from sudologue.model import Cell, Clue, Equation
from sudologue.model.clue import cage_total
from sudologue.narration.claims.clue_claims import (
    CannotMake,
    FilledOnlyWith,
    WaysTake,
    combinations_for,
)
from sudologue.narration.notations.rc import RC
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import as_sentence, when
from sudologue.narration.phrasing.passage import Passage, Role, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, compact_houses
from sudologue.narration.steps.conclusions import kept_alike, what_is_left
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.shared_digits import gone_elsewhere, shared
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.ledgers.evidence import (
    CageSplittingEvidence,
    LedgerEvidence,
    OddEvenEvidence,
)
from sudologue.rules.ledgers.telling.sum_claims import AreOdd, CagesMake, HousesMake, LeftOver

L = TypeVar("L", bound=LedgerEvidence)
Cells = tuple[Cell, ...]

MOST_LISTED = 4
"""Of more combinations, it is told what the cells can take."""

MOST_TAKEN = 10
"""Of more digits that the cells can take, it is told what is wrong with one that goes."""


class SumTelling(Telling[L]):
    """What the houses make and what their cages do, in few numbers; the cages where all is told.

    What is left is a `mixed` sum, with cells that count and cells that count against, or it is
    `over` or under the houses, of `one` cell or more. Beside the cages digits may be `placed`, or
    there are no cages, which is `bare`; cells may be `reaching` outside, and digits there count
    `against`. Where everything is `listed` that is added up, the list may be `open` at its end.
    """

    def cases(self, scene: Scene[L]) -> Collection[str]:
        its = scene.evidence
        placed, against = self._filled(scene)
        one_left = len(its.more + its.less) == 1
        return when(
            mixed=its.is_mixed,
            over=not its.more,
            one=one_left,
            fewer=its.total < 0,
            same=its.total == 0,
            bare=not its.cages,
            placed=placed,
            one_placed=len(placed) == 1,
            lone=len(placed) == 1 and not (its.cages or against or its.less),
            reaching=its.less,
            against=against,
            one_against=len(against) == 1,
            settled=self._settles(scene),
            taken=self._taken(scene),
            combined=self._as_cages(scene),
            adds=self.follows(scene),
        )

    def names(self, scene: Scene[L]) -> Mapping[str, Any]:
        its = scene.evidence
        placed, against = self._filled(scene)
        amount = len(its.houses) * sum(scene.layout.tables.digits)
        made = amount - its.total
        return {
            "amount": amount,
            "house_sum": sum(scene.layout.tables.digits),
            "taken": self._taken(scene),
            "make": HousesMake(its.houses, amount),
            "made": made,
            "cages_sum": CagesMake(its.ledger, placed, against, made),
            "cages": [self._in_list(scene, cage) for cage in its.cages],
            "summands": (*its.cages, *placed),
            "placed": placed,
            "placed_digits": [scene.before.value(cell) for cell in placed],
            "digits_in_place": self._digits_in(scene, placed),
            "digits_against": self._digits_in(scene, against),
            "left": its.more + its.less,
            "left_over": LeftOver(its.ledger, its.more, its.less, its.total),
            "count": abs(its.total),
            "settled": scene.target_cells,
            "targets": self._losing(scene),
            "follows": self.follows(scene),
        }

    def _in_list(self, scene: Scene[L], cage: Clue) -> Any:
        """A cage in a list of those of a house: without its place, unless another is alike."""
        kinds = [(cage_total(each), len(each.cells)) for each in (cage, *scene.layout.clues)]
        total, size = kinds[0]
        if kinds.count(kinds[0]) > 2:
            return words_of(cage, scene.layout)
        return self.clause("short_cage", scene, total=total, size=size)

    @once_a_scene
    def _filled(self, scene: Scene[L]) -> tuple[Cells, Cells]:
        """The cells that a digit is placed in: those that count in the sum, and against it."""
        balance, value = scene.evidence.ledger.balance(scene.layout), scene.before.value
        sides = list(zip(balance.cells, balance.coefficients, strict=True))
        placed, against = (
            tuple([c for c, side in sides if side == sign and value(c) is not None])
            for sign in (1, -1)
        )
        return placed, against

    def _digits_in(self, scene: Scene[L], cells: Cells) -> list[Passage]:
        """`the 4 in r1c3`, for each of the cells."""
        values = [scene.before.value(cell) for cell in cells]
        both = zip(values, cells, strict=True)
        return [self.clause("digit_in", scene, digit=digit, cell=cell) for digit, cell in both]

    def pattern(self, scene: Scene[L]) -> Passage:
        its: LedgerEvidence = scene.evidence
        houses, digits = compact_houses(its.houses, scene.size), scene.layout.tables.digits
        where = say(f"{sum(digits)} on ", houses)
        if its.combinations:
            sets = join((join(each, "") for each in its.combinations), "/")
            cells = compact_cells(its.focus_cells, scene.size)
            return say(where, ", ", cells, f"={abs(its.total)}=", "{", sets, "}")
        sides = [compact_cells(cells, scene.size) for cells in (its.more, its.less)]
        signed = phrase("{}−{}", *sides) if its.is_mixed else join([*its.more, *its.less], "+")
        total = its.total if its.more else -its.total
        return where if self._settles(scene) else phrase("{}, {}={}", where, signed, str(total))

    def after_arrow(self, scene: Scene[L]) -> Passage | None:
        its = scene.evidence
        if not its.combinations:
            return super().after_arrow(scene)
        used = {digit for each in its.combinations for digit in each}
        left = [
            each
            for each in scene.action.candidates
            if each.cell not in its.focus_cells or each.digit in used
        ]
        return RC.say_conclusion(Elimination.of_candidates(left), scene.size) if left else None

    def observation(self, scene: Scene[L]) -> Passage:
        return self.added_up(scene, scene.full)

    def added_up(self, scene: Scene[L], listed: bool) -> Passage:
        """The sum and what it leaves, with the cages by name where wanted."""
        if not listed:
            return self.say("added_up", scene) or say()
        cases, names = self.cases(scene), self.names(scene)
        is_open = scene.evidence.cages and "placed" not in cases
        return self.clause("added_up", scene, "listed", *cases, *when(open=is_open), **names)

    def contradiction(self, scene: Scene[L]) -> Sequence[Passage]:
        said = self.added_up(scene, True), self.argument(scene), self.say("broken", scene)
        return [as_sentence(each) for each in said if each is not None]

    def _settles(self, scene: Scene[L]) -> bool:
        return isinstance(scene.action, Placement)

    def parts(self, scene: Scene[L]) -> Sequence[tuple[Cells, int]]:
        """The cells that are as good as a cage, and what each lot of them totals."""
        return ()

    def follows(self, scene: Scene[L]) -> list[Any]:
        """What follows from combinations besides that nothing else goes there."""
        return []

    def _losing(self, scene: Scene[L]) -> Cells:
        """The cells left that lose something."""
        lost = {*scene.target_cells}
        return tuple([cell for cell in scene.evidence.focus_cells if cell in lost])

    @once_a_scene
    def _as_cages(self, scene: Scene[L]) -> list[Passage]:
        """The combinations of cells that are as good as cages, where these say all."""
        told = [self._combinations(scene, cells, total) for cells, total in self.parts(scene)]
        return [each for each in told if each] if all(told) else []

    @once_a_scene
    def _taken(self, scene: Scene[L]) -> list[Passage]:
        """What the cells that lose some keep, where that is soon said and combinations are not."""
        its = scene.evidence
        if self._settles(scene) or self._as_cages(scene):
            return []
        taken = [
            each
            for cells, total in self.parts(scene)
            for each in self.taken(scene, cells, (), total, True)
        ]
        taken = taken or self.taken(scene, its.more, its.less, its.total)
        digits = sum(span.role is Role.DIGIT for each in taken for span in each.spans)
        return taken if digits <= MOST_TAKEN else []

    def argument(self, scene: Scene[L]) -> Passage | None:
        made, facts = self._as_cages(scene), self.facts(scene)
        cases = when(facts=facts)
        return self.clause("as_cages", scene, *cases, made=made, facts=facts) if made else None

    def facts(self, scene: Scene[L]) -> list[Any]:
        """What all combinations have."""
        return []

    def _combinations(self, scene: Scene[L], cells: Cells, total: int) -> Passage | None:
        """`different digits make 22 only as 5-8-9 or 6-7-9`, where that says all."""
        sets = combinations_for([scene.before.domain(cell) for cell in cells], total)
        used = {digit for each in sets for digit in each}
        gone = {candidate.digit for candidate in scene.action.candidates if candidate.cell in cells}
        if len(sets) > MOST_LISTED or (gone & used and not scene.evidence.combinations):
            return None
        every_digit = frozenset(scene.layout.tables.digits)
        some = sets != combinations_for([every_digit] * len(cells), total)
        only = FilledOnlyWith(cells, total, sets)
        return self.clause(
            "combinations", scene, *when(some=some), total=total, sets=sets, only=only
        )

    def taken(
        self, scene: Scene[L], more: Cells, less: Cells, total: int, are_different: bool = False
    ) -> list[Passage]:
        """`r1c6 takes 8`, `r1c7 and r1c8 each take 7 or 9`: what the cells that lose some keep."""
        law = Equation(more + less, (1,) * len(more) + (-1,) * len(less), total)
        groups = (more,) if are_different else ()
        gone = grouped((candidate.cell, candidate.digit) for candidate in scene.action.candidates)
        left = [(c, scene.before.domain(c).difference(gone[c])) for c in more + less if c in gone]
        return [
            self.clause(
                "takes",
                scene,
                cells=cells,
                digits=digits,
                claims=[WaysTake(law, cell, digits, groups) for cell in cells],
            )
            for digits, cells in grouped((tuple(sorted(its)), cell) for cell, its in left).items()
        ]


@tells(LedgerEvidence)
class LedgerTelling(SumTelling[LedgerEvidence]):
    """What the cells left over can still take, whichever way they make their sum."""

    def parts(self, scene: Scene[LedgerEvidence]) -> Sequence[tuple[Cells, int]]:
        its = scene.evidence
        is_cage = its.apart or its.combinations
        return [(its.more or its.less, abs(its.total))] if is_cage else ()

    def facts(self, scene: Scene[LedgerEvidence]) -> list[Any]:
        its = scene.evidence
        return shared(its.locked, its.more or its.less, abs(its.total), its.combinations)

    def follows(self, scene: Scene[LedgerEvidence]) -> list[Any]:
        its = scene.evidence
        used = {digit for each in its.combinations for digit in each}
        lost = {each.cell for each in scene.action.candidates if each.digit in used}
        told = [cell for cell in its.focus_cells if cell in lost]
        left = what_is_left(scene.before, scene.action, told)
        return [*kept_alike(left), *gone_elsewhere(its.locked)] if its.combinations else []

    def argument(self, scene: Scene[LedgerEvidence]) -> Passage | None:
        its, known = scene.evidence, self._settles(scene) or self._taken(scene)
        argument = None if known else super().argument(scene)
        if known or argument or its.is_mixed:
            return argument
        return self._would_leave(scene, its.more or its.less, abs(its.total))

    def _would_leave(self, scene: Scene[LedgerEvidence], cells: Cells, total: int) -> Passage:
        """`a 9 in r8c7, say, would leave 1 for r8c1 and r8c3`: what is wrong with what goes."""
        first, *more = sorted(scene.action.candidates)
        others, rest = tuple([each for each in cells if each != first.cell]), total - first.digit
        apart = scene.evidence.apart
        return self.clause(
            "would_leave",
            scene,
            *when(several=more, apart=apart),
            digit=first.digit,
            cell=first.cell,
            rest=rest,
            others=others,
            cannot=CannotMake(others, (rest,), first.digit if apart else 0),
        )


@tells(CageSplittingEvidence)
class CageSplittingTelling(SumTelling[CageSplittingEvidence]):
    """Both parts of the cage, and what they make; it may be `split` from other cells."""

    def cases(self, scene: Scene[CageSplittingEvidence]) -> Collection[str]:
        its = scene.evidence
        return [*super().cases(scene), *when(split=its.outside if its.more else its.inside)]

    def names(self, scene: Scene[CageSplittingEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        inside, outside = (its.inside, its.inside_total), (its.outside, its.outside_total)
        (cells, total), (others, rest) = (inside, outside) if its.more else (outside, inside)
        other_sides = ((), others, -rest) if its.more else (others, (), rest)
        return {
            **super().names(scene),
            "cage": words_of(its.cage, scene.layout),
            "cells": cells,
            "total": total,
            "others": others,
            "rest": rest,
            "also_left": LeftOver(its.other_ledger, *other_sides),
        }

    def parts(self, scene: Scene[CageSplittingEvidence]) -> Sequence[tuple[Cells, int]]:
        its, gone = scene.evidence, {*scene.target_cells}
        parts = (its.inside, its.inside_total), (its.outside, its.outside_total)
        return [part for part in parts if gone.intersection(part[0])]


@tells(OddEvenEvidence)
class OddEvenTelling(SumTelling[OddEvenEvidence]):
    """Whether all cells left are odd together, an `odd_sum`, and those that are known."""

    def cases(self, scene: Scene[OddEvenEvidence]) -> Collection[str]:
        its = scene.evidence
        return [*super().cases(scene), *when(odd=its.odd, odd_sum=its.total % 2)]

    def names(self, scene: Scene[OddEvenEvidence]) -> Mapping[str, Any]:
        known = list(self._known(scene))
        return {**super().names(scene), "known": known, "gone": scene.conclusion.digits}

    def argument(self, scene: Scene[OddEvenEvidence]) -> Passage | None:
        return self.say("argument", scene)

    def _known(self, scene: Scene[OddEvenEvidence]) -> Iterator[Passage]:
        """`r1c7 and r1c8 are odd`, those whose every candidate is."""
        its = scene.evidence
        others = [cell for cell in its.more + its.less if cell != its.cell]
        for key, odd in (("odd", True), ("even", False)):
            cells = tuple(c for c in others if all(d % 2 == odd for d in scene.before.domain(c)))
            if cells:
                yield self.clause(key, scene, cells=cells, are_so=AreOdd(cells, odd))
