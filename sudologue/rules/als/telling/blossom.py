"""Death blossom: a cell, and a group of cells for each of its digits."""

from __future__ import annotations

from sudologue.narration.phrasing.clauses import side_by_side
from sudologue.narration.phrasing.english import a_digit, listing, sentence_case, with_article
from sudologue.narration.phrasing.facts import domain_of
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import digits_word
from sudologue.narration.steps.conclusions import ReasonedElimination, ending, reasons
from sudologue.narration.steps.groups import Group, introduced, sight
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import DeathBlossomEvidence
from sudologue.rules.als.telling.linked_sets import cells_with_digits, groups_of, out_of_reach


@tells(DeathBlossomEvidence)
class DeathBlossomTelling(Telling[DeathBlossomEvidence]):
    """A stem and its petals."""

    family_words = "a cell, and for each of its digits a group with one digit more than cells"
    question_words = "which group loses a digit to the cell, whatever that takes"

    def pattern(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        blossom = scene.evidence
        petals = (
            phrase(
                "{} -> {}",
                digits_word(each.stem_digits),
                cells_with_digits(each.petal.cells, each.petal.digits, scene.size),
            )
            for each in blossom.petals
        )
        digits = digits_word(blossom.digits)
        return phrase("{}, {}, Z={}", blossom.stem, join(petals, ", "), digits)

    def place(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        return say(scene.evidence.stem)

    def observation(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        stem, petals = scene.evidence.stem, scene.evidence.petals
        pairs = list(zip(_groups(scene), petals, strict=True))
        claims = [
            claim
            for group, each in pairs
            for digit in each.stem_digits
            for claim in sight(scene.before, (stem,), (group,), digit)
        ]
        seen = listing(group.every(*each.stem_digits) for group, each in pairs)
        text = "{}. {}. {}{}{}"
        may_be = domain_of(scene.before, stem)
        groups = sentence_case(introduced(_groups(scene)))
        return phrase(text, may_be, groups, stem, states(" sees ", *claims), seen)

    def argument(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        blossom = scene.evidence
        cases = [
            phrase(
                "if {} is {}, {}",
                "it" if number else blossom.stem,
                listing(each.stem_digits, "or"),
                group.has(each.stem_digits, blossom.digits),
            )
            for number, (group, each) in enumerate(zip(_groups(scene), blossom.petals, strict=True))
        ]
        if blossom.own_digit is not None:
            cases.append(phrase("otherwise it is {} itself", blossom.own_digit))
        digits = listing(map(a_digit, blossom.digits))
        seen = reasons(_gains(scene))
        text = "{}. In any case one of them has {}, and {}"
        return phrase(text, side_by_side(cases), digits, seen)

    def consequence(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        return ending(_gains(scene))

    def reason(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        blossom = scene.evidence
        names = listing(group.name for group in dict.fromkeys(_groups(scene)))
        which = "one of {}" if len(blossom.petals) > 1 else "{}"
        text = (
            "that is {}: whatever {} takes"
            + (" but its own {}" if blossom.own_digit else "{}")
            + f", {which} loses it and, with just one digit more than cells, can spare no other"
        )
        named = with_article(scene.technique)
        return phrase(text, named, blossom.stem, blossom.own_digit, names)


def _groups(scene: Scene[DeathBlossomEvidence]) -> list[Group]:
    return groups_of(scene, [each.petal for each in scene.evidence.petals])


def _gains(scene: Scene[DeathBlossomEvidence]) -> list[ReasonedElimination]:
    """Who sees all places of a digit in the petals, and in the stem where it has it too."""
    blossom, groups = scene.evidence, _groups(scene)
    if blossom.own_digit is not None:
        groups.append(Group((blossom.stem,), (blossom.own_digit,), None))
    return out_of_reach(scene, groups)
