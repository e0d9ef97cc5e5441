"""Wings: a few cells of which one takes a digit, whatever the others do."""

from __future__ import annotations

from sudologue.model import Cell
from sudologue.narration.english import (
    all_of,
    cell_list,
    listing,
    number_word,
    sees_all,
    sentence_case,
    who_sees,
    within,
)
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.wings.evidence import BigWingEvidence, WingEvidence, WWingEvidence


@tells(WingEvidence)
class WingTelling(Telling[WingEvidence]):
    """A pivot and two pincers."""

    def pattern(self, scene: Scene[WingEvidence]) -> Passage:
        evidence = scene.evidence
        digits = digits_word((*evidence.pivot_digits, evidence.digit), "/")
        return say(digits, " in ", compact_cells(evidence.focus_cells, scene.size))

    def observation(self, scene: Scene[WingEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = (
            say(pincer, ", which can only be ", listing(sorted((digit, evidence.digit)), "or"))
            for pincer, digit in zip(evidence.pincers, evidence.pivot_digits, strict=True)
        )
        pivot = say(
            evidence.pivot, " can only be ", listing(_digits_of(scene, evidence.pivot), "or")
        )
        return say(pivot, ". It sees ", one, ", and ", other)

    def argument(self, scene: Scene[WingEvidence]) -> Passage:
        evidence = scene.evidence
        (one, other), (first, second) = evidence.pincers, evidence.pivot_digits
        cases = say(
            "if ",
            evidence.pivot,
            " is ",
            first,
            ", then ",
            one,
            " is ",
            evidence.digit,
            "; ",
            "if it is ",
            second,
            ", then ",
            other,
            " is",
        )
        if evidence.digit in _digits_of(scene, evidence.pivot):
            cells = (evidence.pivot, *evidence.pincers)
            own = say("; and otherwise it is ", evidence.digit, " itself. In any case")
        else:
            cells, own = evidence.pincers, say(". Either way")
        return say(
            cases,
            own,
            " one of ",
            listing(cells),
            " is ",
            evidence.digit,
            ", and ",
            sees_all(scene.target_cells, len(cells), scene.size),
        )


@tells(WWingEvidence)
class WWingTelling(Telling[WWingEvidence]):
    """Two ends, and a bridge that keeps them from being alike in one of their digits."""

    def place(self, scene: Scene[WWingEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def pattern(self, scene: Scene[WWingEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        digits = digits_word((evidence.digit, evidence.linked_digit), "/")
        bridge = say(evidence.linked_digit, " in ", compact_cells(evidence.bridge, size))
        return say(digits, " in ", compact_cells(evidence.ends, size), " connected by ", bridge)

    def observation(self, scene: Scene[WWingEvidence]) -> Passage:
        evidence = scene.evidence
        digits = listing(sorted((evidence.digit, evidence.linked_digit)), "or")
        near, far = (
            say(pier, ", which ", end, " sees")
            for pier, end in zip(evidence.bridge, evidence.ends, strict=True)
        )
        bridge = say(sentence_case(within(evidence.house)), ", the ", evidence.linked_digit)
        return say(
            listing(evidence.ends),
            " can only be ",
            digits,
            ". ",
            bridge,
            " can only go in ",
            near,
            ", or in ",
            far,
        )

    def argument(self, scene: Scene[WWingEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = evidence.ends
        return say(
            "were ",
            one,
            " and ",
            other,
            " both ",
            evidence.linked_digit,
            ", ",
            evidence.house,
            " would have no place for it. So one of them is ",
            evidence.digit,
            ", and ",
            sees_all(scene.target_cells, 2, scene.size),
        )


@tells(BigWingEvidence)
class BigWingTelling(Telling[BigWingEvidence]):
    """As many cells as digits, all but one of which find room for once at most."""

    def pattern(self, scene: Scene[BigWingEvidence]) -> Passage:
        digits = digits_word((*scene.evidence.restricted, *_free(scene.evidence)), "/")
        return say(digits, " in ", compact_cells(scene.evidence.cells, scene.size))

    def observation(self, scene: Scene[BigWingEvidence]) -> Passage:
        evidence = scene.evidence
        digits = listing(sorted((*evidence.restricted, *_free(evidence))))
        held = say(cell_list(evidence.cells, scene.size), " hold only ", digits, " between them")
        restricted = listing(evidence.restricted)
        return say(
            held, ". For each of ", restricted, ", the cells that can take it all see each other"
        )

    def argument(self, scene: Scene[BigWingEvidence]) -> Passage:
        evidence = scene.evidence
        cells, digits = number_word(len(evidence.cells)), number_word(len(evidence.restricted))
        if evidence.digit is None:
            return say(
                f"each digit goes into these {cells} cells once at most, so they use up "
                f"{all_of(len(evidence.cells))}. Every candidate that goes sees all the places of "
                "its digit among them"
            )
        return say(
            f"each of these {digits} digits goes into the {cells} cells once at most, which leaves "
            "a cell for the ",
            evidence.digit,
            "; ",
            who_sees(scene.target_cells, scene.size),
            " all the places for it among them",
        )


def _free(evidence: BigWingEvidence) -> list[int]:
    """The digit that is not restricted, if there is one."""
    return [] if evidence.digit is None else [evidence.digit]


def _digits_of(scene: Scene[E], cell: Cell) -> list[int]:
    return sorted(scene.before.domain(cell))
