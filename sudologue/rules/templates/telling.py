"""Templates: the ways to place a digit in the whole grid."""

from __future__ import annotations

from sudologue.inference import Placement
from sudologue.narration.english import cell_list, listing, sentence_case
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import digits_word
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
        evidence = scene.evidence
        houses = listing(evidence.houses)
        need = " needs" if len(evidence.houses) == 1 else " each need"
        wanted = say(houses, need, " a place for the ", evidence.digit)
        if not evidence.closed:
            return wanted
        closed = listing(say(one.digit, " in ", one.cell) for one in evidence.closed)
        first = (
            "Every way to place this digit in the whole grid has "
            if len(evidence.closed) == 1
            else "Every way to place these digits in the whole grid has "
        )
        return say(first, closed, ". ", sentence_case(wanted))

    def argument(self, scene: Scene[TemplateEvidence]) -> Passage:
        evidence = scene.evidence
        them = "there" if len(evidence.houses) == 1 else "in all of them"
        way = say("no way to place the ", evidence.digit, f" {them}")
        if isinstance(scene.action, Placement):
            return say(way, " leaves ", scene.action.cell, " out")
        cells = scene.target_cells
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
        digits = scene.evidence.digits
        eliminated = sorted({candidate.digit for candidate in scene.action.candidates})
        if len(eliminated) > 1:
            them = "digit" if len(digits) == 2 else "two together"
            return say(
                "with any of the candidates that go in place, every way to place its digit in the "
                f"whole grid leaves the other {them} without one"
            )
        cells = scene.target_cells
        others = [digit for digit in digits if digit not in eliminated]
        together = " together" if len(others) > 1 else None
        return say(
            "with the ",
            eliminated[0],
            " in ",
            cell_list(cells, scene.size, "or"),
            ", every way to place it in the whole grid leaves the ",
            listing(others, "and the"),
            together,
            " without one",
        )
