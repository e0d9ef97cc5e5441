"""Templates: the ways to place a digit in the whole grid."""

from __future__ import annotations

from sudologue.inference import Placement
from sudologue.narration.english import cell_list, listing, sentence_case
from sudologue.narration.notation import digits_word
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.templates.evidence import PatternOverlayEvidence, TemplateEvidence


@tells(TemplateEvidence)
class TemplateTelling(Telling[TemplateEvidence]):
    """One digit, in all the houses that decide the matter."""

    def pattern(self, scene: Scene[TemplateEvidence]) -> Passage:
        return say()

    def place(self, scene: Scene[TemplateEvidence]) -> Passage:
        return listing(scene.evidence.houses)

    def observation(self, scene: Scene[TemplateEvidence]) -> Passage:
        found = scene.evidence
        houses = listing(found.houses)
        need = " needs" if len(found.houses) == 1 else " each need"
        wanted = say(houses, need, " a place for the ", found.digit)
        if not found.closed:
            return wanted
        closed = listing(say(one.digit, " in ", one.cell) for one in found.closed)
        first = (
            "Every way to place this digit in the whole grid has "
            if len(found.closed) == 1
            else "Every way to place these digits in the whole grid has "
        )
        return say(first, closed, ". ", sentence_case(wanted))

    def argument(self, scene: Scene[TemplateEvidence]) -> Passage:
        found = scene.evidence
        them = "there" if len(found.houses) == 1 else "in all of them"
        way = say("no way to place the ", found.digit, f" {them}")
        if isinstance(scene.action, Placement):
            return say(way, " leaves ", scene.action.cell, " out")
        cells = sorted({candidate.cell for candidate in scene.action.candidates})
        return say(way, " uses ", cell_list(cells, scene.size, "or"))


@tells(PatternOverlayEvidence)
class PatternOverlayTelling(Telling[PatternOverlayEvidence]):
    """Several digits, side by side."""

    def pattern(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return digits_word(scene.evidence.digits, "/")

    def place(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return say("with ", listing(scene.evidence.digits))

    def observation(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return say(
            "each house needs ", listing(scene.evidence.digits), ", each in a cell of its own"
        )

    def argument(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        found = scene.evidence.digits
        gone = sorted({candidate.digit for candidate in scene.action.candidates})
        if len(gone) > 1:
            others = "digit" if len(found) == 2 else "two together"
            return say(
                "with any of the candidates that go in place, every way to place its digit in the "
                f"whole grid leaves the other {others} without one"
            )
        cells = sorted({candidate.cell for candidate in scene.action.candidates})
        rest = [digit for digit in found if digit not in gone]
        together = " together" if len(rest) > 1 else None
        return say(
            "with the ", gone[0], " in ", cell_list(cells, scene.size, "or"), ", every way to "
            "place it in the whole grid leaves the ", listing(rest, "and the"), together,
            " without one",
        )  # fmt: skip
