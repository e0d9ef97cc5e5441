"""How it is told what follows when houses and their cages are added up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.inference import Placement
from sudologue.narration.phrasing.english import clauses, clue_name, listing, sentence
from sudologue.narration.phrasing.passage import Passage, Role, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, compact_houses
from sudologue.narration.steps.conclusions import places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.ledgers.evidence import (
    CageSplittingEvidence,
    LedgerEvidence,
    OddEvenEvidence,
)
from sudologue.rules.ledgers.telling.sum_words import (
    AreOdd,
    as_cages,
    cages_make,
    compared,
    houses_make,
    houses_named,
    left_over,
    left_over_of_rest,
    takes,
    would_leave,
)

L = TypeVar("L", bound=LedgerEvidence)

MOST_TAKEN = 10
"""Of more digits that the cells can take, it is told what is wrong with one that goes."""


class SumTelling(Telling[L]):
    """What the houses make and what their cages do, in few numbers; the cages where all is told."""

    family_words = "houses that their cages nearly fill, or just reach out of"

    def pattern(self, scene: Scene[L]) -> Passage:
        its: LedgerEvidence = scene.evidence
        sides = [compact_cells(cells, scene.size) for cells in (its.more, its.less)]
        signed = phrase("{} − {}", *sides) if its.is_mixed else say(sides[0], sides[1])
        total = its.total if its.more else -its.total
        return phrase("{}, {}", compact_houses(its.houses, scene.size), say(signed, f" = {total}"))

    def place(self, scene: Scene[L]) -> Passage:
        return houses_named(scene.evidence)

    def region(self, scene: Scene[L]) -> Passage:
        return houses_named(scene.evidence)

    def observation(self, scene: Scene[L]) -> Passage:
        return self.added_up(scene, scene.full)

    def added_up(self, scene: Scene[L], listed: bool) -> Passage:
        """The sum and what it leaves, with the cages by name where wanted."""
        its: LedgerEvidence = scene.evidence
        told = phrase("{}; {}", houses_make(scene), cages_make(scene, listed))
        if its.is_mixed:
            return phrase("{}: {}", told, compared(its))
        cells, count = its.more or its.less, abs(its.total)
        if its.more and len(cells) == 1:
            return told
        if its.more:
            leaves = states(f", which leaves {count} for ", left_over(its))
            return say(told, leaves, listing(cells))
        if len(cells) == 1:
            return say(told, states(f", {count} too much", left_over(its)))
        too_much = states(f", so the {count} too much are in ", left_over(its))
        return say(told, too_much, listing(cells))

    def question(self, scene: Scene[L]) -> Passage:
        return phrase("what do the cages leave of {}", houses_named(scene.evidence))

    def setting(self, scene: Scene[L]) -> Passage:
        return phrase("add up the cages of {}", houses_named(scene.evidence))

    def contradiction(self, scene: Scene[L]) -> Sequence[Passage]:
        said = [self.added_up(scene, True), self.argument(scene)]
        supposed = (
            phrase("any other digit in {}", scene.action.cell)
            if isinstance(scene.action, Placement)
            else places(scene.action.candidates, "or")
        )
        broken = phrase("with {}, that would not add up", supposed)
        return [*(sentence(each) for each in said if each is not None), sentence(broken)]


@tells(LedgerEvidence)
class LedgerTelling(SumTelling[LedgerEvidence]):
    """What the cells left over can still take, whichever way they make their sum."""

    def argument(self, scene: Scene[LedgerEvidence]) -> Passage | None:
        its = scene.evidence
        if isinstance(scene.action, Placement):
            return None
        cells, total = its.more or its.less, abs(its.total)
        made = as_cages(scene, [(cells, total)]) if its.apart else None
        told = made or phrase("then {}", takes(scene, (its.more, its.less, its.total)))
        if sum(span.role is Role.DIGIT for span in told.spans) <= MOST_TAKEN:
            return told
        return None if its.is_mixed else would_leave(scene, cells, total)

    def reason(self, scene: Scene[LedgerEvidence]) -> Passage:
        amount = sum(scene.layout.tables.digits)
        text = (
            f"every house holds each digit once, so its cells make {amount}, whatever stands "
            "where. What cages make of that is printed on the board, and the rest is known, too"
        )
        return say(text)


@tells(CageSplittingEvidence)
class CageSplittingTelling(SumTelling[CageSplittingEvidence]):
    """Both parts of the cage, and what they make."""

    reason_words = (
        "every house makes a sum that is known, and so do the other cages, so the one part of "
        "the cage makes what is left, and the other part the rest of its total"
    )
    family_words = "a cage that is cut in two by the border of a house"

    def added_up(self, scene: Scene[CageSplittingEvidence], listed: bool) -> Passage:
        its = scene.evidence
        inside, outside = (its.inside, its.inside_total), (its.outside, its.outside_total)
        (cells, total), (others, rest) = (inside, outside) if its.more else (outside, inside)
        it = "it" if len(its.houses) == 1 else "them"
        reach = f"its cages have beyond {it}" if its.less else f"the other cages leave of {it}"
        cages = say(cages_make(scene, True), "; ") if listed else None
        told = phrase("{}; {}all that {} is {} of {}", houses_make(scene), cages, reach,
                      listing(cells), clue_name(its.cage))  # fmt: skip
        these = "this makes" if len(cells) == 1 else "these make"
        told = say(told, states(f": {these} {total}", left_over(its)))
        if not others:
            return told
        where, claim = "inside" if its.less else "outside", left_over_of_rest(its)
        make = states(f" {where} {'makes' if len(others) == 1 else 'make'} {rest}", claim)
        return phrase("{}, and {}{}", told, listing(others), make)

    def argument(self, scene: Scene[CageSplittingEvidence]) -> Passage:
        its, gone = scene.evidence, {*scene.target_cells}
        parts = (its.inside, its.inside_total), (its.outside, its.outside_total)
        return as_cages(scene, [part for part in parts if gone.intersection(part[0])])


@tells(OddEvenEvidence)
class OddEvenTelling(SumTelling[OddEvenEvidence]):
    """Whether all cells left are odd together, and those that are known."""

    reason_words = (
        "a sum is odd just when an odd number of its digits are odd, so the last of them that "
        "could be either has no choice"
    )
    family_words = "cells that can only be odd, or only be even"

    def added_up(self, scene: Scene[OddEvenEvidence], listed: bool) -> Passage:
        its = scene.evidence
        told = phrase("{}; {}", houses_make(scene), cages_make(scene, listed))
        parity = states(f" make an {_parity(its.total % 2 == 1)} sum", left_over(its))
        return phrase("{}, so {}{}", told, listing(its.more + its.less), parity)

    def argument(self, scene: Scene[OddEvenEvidence]) -> Passage:
        return clauses([*_known(scene)])

    def consequence(self, scene: Scene[OddEvenEvidence]) -> Passage:
        its = scene.evidence
        digits = [candidate.digit for candidate in scene.action.candidates]
        text = "{} is {}, and cannot be {}"
        return phrase(text, its.cell, _parity(its.odd), listing(digits, "or"))


def _known(scene: Scene[OddEvenEvidence]) -> Iterator[Passage]:
    """`r1c7 and r1c8 are odd`, those whose every candidate is."""
    its = scene.evidence
    others = [cell for cell in its.more + its.less if cell != its.cell]
    for odd in (True, False):
        cells = tuple(c for c in others if all(d % 2 == odd for d in scene.before.domain(c)))
        if cells:
            are = states(" is " if len(cells) == 1 else " are ", AreOdd(cells, odd))
            yield phrase("{}{}{}", listing(cells), are, _parity(odd))


def _parity(odd: bool) -> str:
    return "odd" if odd else "even"
