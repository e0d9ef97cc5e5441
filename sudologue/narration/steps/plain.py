"""Evidence that nobody taught us to tell: it is told from what it cites."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sudologue.grouping import grouped
from sudologue.inference import CellConstraint, ClueConstraint, Constraint, Evidence
from sudologue.narration.phrasing.english import clauses, count, listing, within
from sudologue.narration.phrasing.facts import can_only_be
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Part, Passage, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.citations import can_only, left_of, only_once
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells

_TRUTHS_TOLD = 6


@tells(Evidence)
class PlainTelling(Telling[Evidence]):
    """Truths and links, read out; without them, what the evidence points at."""

    def pattern(self, scene: Scene[Evidence]) -> Passage:
        evidence = scene.evidence
        digits = digits_word(_digits(evidence))
        place = compact_cells(evidence.focus_cells, scene.size)
        if not place and evidence.focus_house is not None:
            place = say(short_name(evidence.focus_house))
        return say(digits, " in " if digits and place else None, place)

    def observation(self, scene: Scene[Evidence]) -> Passage:
        evidence = scene.evidence
        if not evidence.truths and not evidence.clues and evidence.given_description:
            text = "this rule says: {}; it cites nothing that could be checked"
            return phrase(text, evidence.given_description.rstrip("."))
        if not evidence.truths and not evidence.clues:
            return say(_pointed_at(scene, evidence), "cites nothing that could be checked")
        if len(evidence.truths) > _TRUTHS_TOLD:
            number = count(len(evidence.truths), "requirement")
            return say(
                f"{number} of the puzzle, as its proof spells out, cannot all be met otherwise"
            )
        return clauses([*_seen(scene, evidence.truths), *_cited_clues(scene)])

    def argument(self, scene: Scene[Evidence]) -> Passage | None:
        links: Sequence[Constraint] = scene.evidence.links
        return clauses(only_once(links)) if links and scene.evidence.truths else None

    def consequence(self, scene: Scene[Evidence]) -> Passage:
        concluded = super().consequence(scene)
        has_receipt = scene.evidence.truths or scene.evidence.clues
        return concluded if has_receipt else say("on its word alone, ", concluded)


def _seen(scene: Scene[Any], truths: Sequence[Constraint]) -> Iterator[Passage]:
    """The truths one by one, but for cells with the same digits left, which are told together."""
    cells = [truth.cell for truth in truths if isinstance(truth, CellConstraint)]
    alike = grouped((scene.before.domain(cell), cell) for cell in cells)
    for truth in truths:
        if isinstance(truth, CellConstraint):
            domain = scene.before.domain(truth.cell)
            if domain in alike:
                yield can_only_be(alike.pop(domain), domain)
        else:
            yield can_only(truth, left_of(scene.before, truth))


def _cited_clues(scene: Scene[Any]) -> Iterator[Passage]:
    """The clues that have to be met, and the sums that ledgers come to."""
    for citation in scene.evidence.clues:
        if isinstance(citation, ClueConstraint):
            yield say(f"{citation.clue.noun} must be met")
        else:
            yield say(f"{citation} leaves {citation.balance(scene.layout).noun}")


def _digits(evidence: Evidence) -> list[int]:
    if evidence.focus_digit is not None:
        return [evidence.focus_digit]
    return sorted(evidence.candidates_seen or ())


def _pointed_at(scene: Scene[Any], evidence: Evidence) -> Passage:
    digits = _digits(evidence)
    parts: list[Part] = [listing(digits) if digits else None]
    if evidence.focus_cells:
        parts += (" in " if digits else None, listing(evidence.focus_cells))
    if evidence.focus_house is not None:
        parts += (" " if len(parts) > 1 or digits else None, within(evidence.focus_house))
    said = say(*parts)
    return say("this rule points at ", said, " and ") if said else say("this rule ")
