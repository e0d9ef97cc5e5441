"""Templates: the ways to place a digit in the whole grid."""

from __future__ import annotations

from sudologue.inference import Placement
from sudologue.narration.english import cell_list, listing, sentence_case
from sudologue.narration.passage import Passage, phrase, say
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
        need = "needs" if len(evidence.houses) == 1 else "each need"
        needed = phrase("{} {} a place for the {}", listing(evidence.houses), need, evidence.digit)
        if not evidence.closed:
            return needed
        digits = "this digit" if len(evidence.closed) == 1 else "these digits"
        closed = listing(phrase("{} in {}", one.digit, one.cell) for one in evidence.closed)
        text = "Every way to place {} in the whole grid has {}. {}"
        return phrase(text, digits, closed, sentence_case(needed))

    def argument(self, scene: Scene[TemplateEvidence]) -> Passage:
        there = "there" if len(scene.evidence.houses) == 1 else "in all of them"
        template = phrase("no way to place the {} {}", scene.evidence.digit, there)
        if isinstance(scene.action, Placement):
            return phrase("{} leaves {} out", template, scene.action.cell)
        return phrase("{} uses {}", template, cell_list(scene.target_cells, scene.size, "or"))


@tells(PatternOverlayEvidence)
class PatternOverlayTelling(Telling[PatternOverlayEvidence]):
    """Several digits, side by side."""

    def pattern(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return digits_word(scene.evidence.digits, "/")

    def place(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return phrase("with {}", listing(scene.evidence.digits))

    def observation(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        digits = listing(scene.evidence.digits)
        return phrase("each house needs {}, each in a cell of its own", digits)

    def argument(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        digits = scene.evidence.digits
        eliminated = sorted({candidate.digit for candidate in scene.action.candidates})
        if len(eliminated) > 1:
            text = (
                "with any of the candidates that go in place, every way to place its digit in the "
                "whole grid leaves the other {} without one"
            )
            return phrase(text, "digit" if len(digits) == 2 else "two together")
        others = [digit for digit in digits if digit not in eliminated]
        together = " together" if len(others) > 1 else None
        cells = cell_list(scene.target_cells, scene.size, "or")
        text = (
            "with the {} in {}, every way to place it in the whole grid leaves the {}{} without one"
        )
        return phrase(text, eliminated[0], cells, listing(others, "and the"), together)
