"""How it is told what follows from cages together with houses and sights."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.narration.claims.board_claims import LiesIn
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clauses,
    clue_name,
    listing,
    number_word,
    sentence,
    within,
)
from sudologue.narration.phrasing.facts import can_only_be, lie, see
from sudologue.narration.phrasing.groups import PlacesAmong
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.cages.evidence import CageHolder, KillerSetEvidence, NeededDigitEvidence
from sudologue.rules.cages.telling.cage_claims import EachHas
from sudologue.rules.cages.telling.combinations import (
    MOST_LISTED,
    filled_with,
    in_short,
    is_whole,
)


@tells(NeededDigitEvidence)
class NeededDigitTelling(Telling[NeededDigitEvidence]):
    """That each combination has the digit, and where the cage has room for it."""

    def pattern(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        cage = in_short(its, scene.size, its.combinations)
        return phrase("{} with {} in {}", cage, its.digit, compact_cells(its.places, scene.size))

    def observation(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        sets = its.combinations
        filled = filled_with(its, sets)
        if len(sets) > MOST_LISTED:
            all_have = states(", and all of them have ", EachHas(sets, (its.digit,), 1))
            return phrase("{}{}{}", filled, all_have, a_digit(its.digit))
        so = ", so it needs " if is_whole(its) else ", so they need "
        return phrase(
            "{}{}{}", filled, states(so, EachHas(sets, (its.digit,), 1)), a_digit(its.digit)
        )

    def argument(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        goes = states(" can only go in ", PlacesAmong(its.digit, its.cells, its.places))
        where = phrase("in the cage, the {}{}{}", its.digit, goes, listing(its.places, "or"))
        number = all_of(len(its.places))
        if its.house is not None:
            return phrase(
                "{}, and {}{} in {}", where, number, lie(its.places, its.house), its.house
            )
        targets = scene.target_cells
        return phrase("{}, and {}{} {}", where, listing(targets), see(targets, its.places), number)

    def reason(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        its = scene.evidence
        text = (
            "whichever combination is the right one, the cage has {}, and only once. So a cell "
            "that sees all places of that {} in the cage cannot be {} as well"
        )
        return phrase(text, a_digit(its.digit), its.digit, its.digit)

    def family(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        return say("a digit that all combinations of a cage have")

    def question(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        return phrase("which cage needs {} whichever combination it takes", scene.evidence.digit)

    def setting(self, scene: Scene[NeededDigitEvidence]) -> Passage:
        return phrase("look at {}", clue_name(scene.evidence.cage))

    def contradiction(self, scene: Scene[NeededDigitEvidence]) -> Sequence[Passage]:
        its = scene.evidence
        text = "with {}, no cell of {} could be {}, and it could not be filled"
        supposed = places(scene.action.candidates, "or")
        broken = phrase(text, supposed, clue_name(its.cage), its.digit)
        said = self.observation(scene), self.argument(scene), broken
        return tuple(map(sentence, said))


@tells(KillerSetEvidence)
class KillerSetTelling(Telling[KillerSetEvidence]):
    """What each cage takes of the digits in any case, and the cells that can be nothing else."""

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
        told = [_takes(each, its) for each in its.cages]
        told += [can_only_be((cell,), scene.before.domain(cell)) for cell in its.cells]
        return phrase("{}, {}", within(its.house), clauses(told))

    def argument(self, scene: Scene[KillerSetEvidence]) -> Passage:
        its = scene.evidence
        which = "neither" if len(its.digits) == 2 else "none of them"
        text = "they use up {}, leaving {} for the rest of {}"
        return phrase(text, all_of(len(its.digits)), which, its.house)

    def reason(self, scene: Scene[KillerSetEvidence]) -> Passage:
        text = (
            "a cage that takes one of some digits in any case is as good as a cell that can be "
            "nothing else. As many of these as there are digits use the digits up"
        )
        return say(text)

    def family(self, scene: Scene[KillerSetEvidence]) -> Passage:
        return say("cages that hold some digits of a house, whichever way they are filled")

    def setting(self, scene: Scene[KillerSetEvidence]) -> Passage:
        names = [clue_name(each.cage) for each in scene.evidence.cages]
        return phrase("look at {}", listing([*names, *scene.evidence.cells]))

    def contradiction(self, scene: Scene[KillerSetEvidence]) -> Sequence[Passage]:
        its = scene.evidence
        holders = [*(clue_name(each.cage) for each in its.cages), *its.cells]
        text = "with {}, too few of {} would be left for {}"
        supposed = places(scene.action.candidates, "or")
        broken = phrase(text, supposed, listing(its.digits), listing(holders))
        return sentence(self.observation(scene)), sentence(broken)


def _takes(holder: CageHolder, its: KillerSetEvidence) -> Passage:
    """`the 5-cage at r1c1 can only be filled with 1-4 or 2-3, so it takes one of 1 and 2`."""
    claims = EachHas(holder.combinations, its.digits, holder.count), LiesIn(holder.cells, its.house)
    has_all = holder.count == len(its.digits)
    many = all_of(holder.count) if has_all else f"{number_word(holder.count)} of"
    filled = filled_with(holder, holder.combinations)
    so = "so it takes" if is_whole(holder) else "so they take"
    takes = states(f", {so} {many} ", *claims)
    return phrase("{}{}{}", filled, takes, listing(its.digits))
