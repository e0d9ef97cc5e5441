"""Two almost locked sets that are linked twice: all their digits are spoken for."""

from __future__ import annotations

from sudologue.inference import Elimination
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import Sees
from sudologue.narration.phrasing.english import a_digit, sentence_case
from sudologue.narration.phrasing.groups import Group, Needs, all_see, introduced, see_every
from sudologue.narration.phrasing.passage import Passage, phrase, states
from sudologue.narration.phrasing.short_forms import digits_word
from sudologue.narration.steps.conclusions import (
    ReasonedElimination,
    ending,
    group_by_digits,
    reasons,
)
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence.als import AlsXZDoubleEvidence
from sudologue.rules.als.telling.sets_in_words import groups_of, is_named, named


@tells(AlsXZDoubleEvidence)
class AlsXZDoubleTelling(Telling[AlsXZDoubleEvidence]):
    """Two sets and two digits that only one of them can have."""

    def pattern(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        sets = named(scene, (scene.evidence.first, scene.evidence.second))
        return phrase("{}, X={}", sets, digits_word(scene.evidence.restricted))

    def observation(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        one, other = _groups(scene)
        pairs = [(one, other, digit) for digit in scene.evidence.restricted]
        apart = all_see(scene.before, pairs)
        return phrase("{}. {}", introduced((one, other)), sentence_case(apart))

    def argument(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        one, other = _groups(scene)
        first, second = scene.evidence.restricted
        needs = (Needs(group.cells, (first,), (second,)) for group in (one, other))
        text = (
            "neither {} nor {}{}do without both, so one of the two has the {}, the other the {}, "
            "and each needs all the rest of its digits. {}"
        )
        can = states(" can ", *needs)
        told = sentence_case(reasons(_gains(scene)))
        return phrase(text, one.name, other.name, can, first, second, told)

    def consequence(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        return ending(_gains(scene))

    def reason(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        one, other = (group.name for group in _groups(scene))
        first, second = scene.evidence.restricted
        text = (
            "{}: {} and {} each go without one of {} and {}, which is all that they can spare, so "
            "that each of their digits has its place in one of them"
        )
        return phrase(text, is_named(scene), one, other, first, second)

    def family(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        return phrase("two groups of cells, each with one digit more than cells")

    def digits(self, scene: Scene[AlsXZDoubleEvidence]) -> tuple[int, ...]:
        return tuple(sorted({*scene.evidence.restricted, *scene.evidence.digits}))

    def question(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        first, second = scene.evidence.restricted
        return phrase("can both groups have {}, or {}", a_digit(first), a_digit(second))


def _groups(scene: Scene[AlsXZDoubleEvidence]) -> tuple[Group, Group]:
    one, other = groups_of(scene, (scene.evidence.first, scene.evidence.second))
    return one, other


def _gains(scene: Scene[AlsXZDoubleEvidence]) -> list[ReasonedElimination]:
    """What goes because of both groups, because of the first, and because of the second."""
    both = _groups(scene)
    lost: dict[tuple[Group, ...], list[Candidate]] = {both: [], both[:1]: [], both[1:]: []}
    for candidate in scene.action.candidates:
        if candidate.digit in scene.evidence.restricted:
            lost[both].append(candidate)
        else:
            lost[both[:1] if _is_seen(scene, candidate, both[0]) else both[1:]].append(candidate)
    gains: list[ReasonedElimination] = []
    for groups, candidates in lost.items():
        for cells, digits in group_by_digits(candidates):
            seen = see_every(scene.before, cells, groups, digits)
            gains.append(ReasonedElimination(seen, Elimination.of(cells, digits)))
    return gains


def _is_seen(scene: Scene[AlsXZDoubleEvidence], candidate: Candidate, group: Group) -> bool:
    """Whether a candidate is in sight of all places of its digit in the group, if it has any."""
    places = group.places(scene.before, candidate.digit)
    return bool(places) and Sees((candidate.cell,), places).holds(scene.before)
