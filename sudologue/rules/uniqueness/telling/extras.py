"""Some extra is true: of one cell, of one digit, in a subset, or beside a locked digit."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.narration.claims.board_claims import Assertion, LiesIn, Numbers, RuleOut
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    listing,
    number_word,
    sentence_case,
)
from sudologue.narration.phrasing.facts import hold_between, only_places, sees_all_of
from sudologue.narration.phrasing.houses_in_words import within_all
from sudologue.narration.phrasing.passage import Passage, phrase, states
from sudologue.narration.steps.citations import choices
from sudologue.narration.steps.conclusions import of_those_named, places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.uniqueness.evidence import (
    DeadlyShape,
    ExtraCellEvidence,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
    GraveEvidence,
)
from sudologue.rules.uniqueness.telling.deadly import DeadlyTelling
from sudologue.rules.uniqueness.telling.exchange import exchange, seen, unless

_NAMED_TWICE = 3
"""So many cells are named again in the conclusion, which the label keeps apart from them."""


@tells(ExtraCellEvidence)
class ExtraCellTelling(DeadlyTelling[ExtraCellEvidence]):
    """One cell has extras."""

    def argument(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        if scene.evidence.shape is DeadlyShape.GRAVE:
            return unless(scene)
        gone = [candidate.digit for candidate in scene.action.candidates]
        digits = a_digit(gone[0]) if len(gone) == 1 else listing(gone, "or")
        return phrase("with {} in {} as well, {}", digits, scene.evidence.cell, exchange(scene))

    def consequence(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        evidence = scene.evidence
        if evidence.shape is not DeadlyShape.GRAVE:
            return super().consequence(scene)
        gone = [candidate.digit for candidate in scene.action.candidates]
        go = "goes" if len(gone) == 1 else "go"
        extras = listing(evidence.extra_digits, "or")
        return phrase("{} is {}, and {} {}", evidence.cell, extras, listing(gone), go)

    def outcome(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        evidence = scene.evidence
        if evidence.shape is DeadlyShape.GRAVE:
            extras = listing(evidence.extra_digits, "or")
            return phrase("so {} is {}, the one candidate too many for that", evidence.cell, extras)
        digits = listing(evidence.extra_digits, "or")
        return phrase("so {}, which alone can be anything else, is {}", evidence.cell, digits)


@tells(ExtraDigitEvidence)
class ExtraDigitTelling(DeadlyTelling[ExtraDigitEvidence]):
    """Several cells have the same extra."""

    def argument(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        cells, digit = scene.evidence.extra_cells, scene.evidence.digit
        sees = sees_all_of(scene.target_cells, cells)
        number = states(number_word(len(cells)), Numbers(len(cells), cells))
        return phrase("{}. So one of the {} is {}, and {}", unless(scene), number, digit, sees)

    def consequence(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        if len(scene.target_cells) <= _NAMED_TWICE:
            return super().consequence(scene)
        return of_those_named(scene.action)

    def outcome(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        cells, digit = listing(scene.evidence.extra_cells), scene.evidence.digit
        return phrase("so one of {} takes the {} that would prevent it", cells, digit)


@tells(ExtraSubsetEvidence)
class ExtraSubsetTelling(DeadlyTelling[ExtraSubsetEvidence]):
    """The extras, as one cell, make a subset with others."""

    def observation(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = {d for cell in evidence.subset_cells for d in scene.before.domain(cell)}
        cells = (*evidence.extra_cells, *evidence.subset_cells)
        claims = [LiesIn(cells, house) for house in evidence.houses]
        where = _claiming(sentence_case(within_all(evidence.houses)), claims)
        hold = hold_between(evidence.subset_cells, digits)
        return phrase("{}. {}, {}", seen(scene), where, hold)

    def argument(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        number = len(evidence.subset_cells) + 1
        cells = (evidence.extra_cells[0], *evidence.subset_cells)
        text = (
            "{}. So one of {} takes {}, and with {} that makes {} cells {} for {}, which use{} up"
        )
        return phrase(
            text,
            unless(scene),
            listing(evidence.extra_cells),
            listing(evidence.extra_digits, "or"),
            listing(evidence.subset_cells),
            states(number_word(number), Numbers(number, cells)),
            within_all(evidence.houses),
            listing(evidence.subset_digits),
            states(f" {all_of(number)}", Numbers(number, evidence.subset_digits)),
        )

    def outcome(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        text = "so {} together count as one cell that takes {}"
        cells = listing(evidence.extra_cells)
        return phrase(text, cells, listing(evidence.extra_digits, "or"))


@tells(ExtraLockedEvidence)
class ExtraLockedTelling(DeadlyTelling[ExtraLockedEvidence]):
    """Of two cells with extras, one takes a digit that has no other place."""

    def observation(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        only = only_places(evidence.locked_digit, (evidence.house,), evidence.extra_cells)
        return phrase("{}. {}", seen(scene), sentence_case(only))

    def argument(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "{}. So one of the two cells takes such a digit, and the other is the {} of {}: there "
            "is no room for anything else"
        )
        return phrase(text, unless(scene), evidence.locked_digit, evidence.house)

    def outcome(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        text = "so one of {} takes another digit, and the other has to be the {} of {}"
        cells = listing(evidence.extra_cells)
        return phrase(text, cells, evidence.locked_digit, evidence.house)


@tells(GraveEvidence)
class BugTelling(DeadlyTelling[GraveEvidence]):
    """Some extra of a BUG is true."""

    def argument(self, scene: Scene[GraveEvidence]) -> Passage:
        extras, gone = scene.evidence.extras, scene.action.candidates
        none = "neither" if len(extras) == 2 else "none"
        leaves = states(" of these leaves room for", RuleOut(extras, tuple(gone)))
        return phrase("{}. And {}{} {}", unless(scene), none, leaves, places(gone, "or"))

    def outcome(self, scene: Scene[GraveEvidence]) -> Passage:
        extras = choices(scene.evidence.extras, "is")
        return phrase("so {}, and a candidate that fits with none of these is out", extras)


def _claiming(passage: Passage, claims: Iterable[Assertion]) -> Passage:
    """The passage, its first words stating something."""
    first, *others = passage.spans
    return Passage((first._replace(claims=tuple(claims)), *others))
