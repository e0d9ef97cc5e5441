"""Evidence that nobody taught us to tell: it is told from what it cites."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sudologue.grouping import grouped
from sudologue.inference import CellConstraint, ClueConstraint, Constraint, Evidence
from sudologue.narration.claims.board_claims import CanOnlyBe
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, say
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

    def cases(self, scene: Scene[Evidence]) -> Collection[str]:
        evidence = scene.evidence
        digits, cells, house = _digits(evidence), evidence.focus_cells, evidence.focus_house
        described = bool(evidence.given_description)
        return when(
            uncited=not evidence.truths and not evidence.clues,
            described=described,
            pointing=not described and (digits or cells or house),
            linked=evidence.links and evidence.truths,
            many=len(evidence.truths) > _TRUTHS_TOLD,
            digits=digits,
            cells=cells,
            house=house,
        )

    def names(self, scene: Scene[Evidence]) -> Mapping[str, Any]:
        evidence = scene.evidence
        if not evidence.truths and not evidence.clues:
            return {
                "description": evidence.given_description.rstrip("."),
                "digits": _digits(evidence),
            }
        if len(evidence.truths) > _TRUTHS_TOLD:
            return {"once": only_once(evidence.links)}
        return {
            "cited": [*_seen(scene, evidence.truths), *self._cited_clues(scene)],
            "once": only_once(evidence.links),
        }

    def _cited_clues(self, scene: Scene[Evidence]) -> Iterator[Passage]:
        """The clues that have to be met, and the sums that ledgers come to."""
        for citation in scene.evidence.clues:
            if isinstance(citation, ClueConstraint):
                yield self.clause("clue", scene, clue=citation.clue.noun)
            else:
                balance = citation.balance(scene.layout).noun
                yield self.clause("ledger", scene, ledger=str(citation), balance=balance)


def _seen(scene: Scene[Any], truths: Sequence[Constraint]) -> Iterator[CanOnlyBe | Passage]:
    """The truths one by one, but for cells with the same digits left, which are told together."""
    cells = [truth.cell for truth in truths if isinstance(truth, CellConstraint)]
    alike = grouped((scene.before.domain(cell), cell) for cell in cells)
    for truth in truths:
        if isinstance(truth, CellConstraint):
            domain = scene.before.domain(truth.cell)
            if domain in alike:
                yield CanOnlyBe(tuple(alike.pop(domain)), tuple(sorted(domain)))
        else:
            yield can_only(truth, left_of(scene.before, truth))


def _digits(evidence: Evidence) -> list[int]:
    if evidence.focus_digit is not None:
        return [evidence.focus_digit]
    return sorted(evidence.candidates_seen or ())
