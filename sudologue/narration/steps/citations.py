"""How receipts are read out: what a truth has left, what a link takes only once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sudologue.grouping import grouped
from sudologue.inference import (
    CellConstraint,
    ClueConstraint,
    Constraint,
    DistinctConstraint,
    Evidence,
    HouseConstraint,
    SightConstraint,
)
from sudologue.model import Board, Candidate, Cell, House, Layout
from sudologue.narration.claims.board_claims import Assertion, SeeEachOther
from sudologue.narration.claims.receipt_claims import has_left
from sudologue.narration.phrasing.filling import Speaker, said
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.conclusions import cells_by_digits
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence


@dataclass(frozen=True)
class Extras:
    """One of these is true, or else the puzzle would have a second solution."""

    candidates: tuple[Candidate, ...]

    def mask(self, layout: Layout) -> int:
        """A bit for each of the candidates."""
        return layout.tables.candidate_mask(self.candidates)


CitedTruth: TypeAlias = Constraint | Extras

_KINDS: Mapping[type[CitedTruth | ClueConstraint], str] = {
    CellConstraint: "cell",
    HouseConstraint: "house",
    SightConstraint: "sight",
    DistinctConstraint: "distinct",
    ClueConstraint: "clue",
    Extras: "extras",
}

_citations = Speaker(__name__)


def truths_of(evidence: Evidence) -> tuple[CitedTruth, ...]:
    """The truths of a receipt; a deadly pattern's extras are one more."""
    if isinstance(evidence, DeadlyPatternEvidence) and evidence.extras:
        return (*evidence.truths, Extras(evidence.extras))
    return evidence.truths


def left_of(board: Board, truth: CitedTruth) -> tuple[Candidate, ...]:
    """The candidates that a truth still has."""
    masks = board.masks
    return masks.tables.candidates_in(truth.mask(board.layout) & (masks.live | masks.filled))


def kind_of(truth: CitedTruth | ClueConstraint) -> str:
    """Of what kind a truth is: the case that texts about it are for."""
    return _KINDS[type(truth)]


@dataclass(frozen=True)
class OneIs:
    """That one of the cells is one of the digits, or that none is."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    claims: tuple[Assertion, ...] = ()


def choices(candidates: Iterable[Candidate], key: str) -> Passage:
    """Candidates as choices: under the key `were`, `r1c8 or r1c9 were 6`."""
    return _citations.say(key, choices=_gathered(candidates))


def _gathered(candidates: Iterable[Candidate], *claims: Assertion) -> list[OneIs]:
    alike = cells_by_digits(candidates)
    return [OneIs(tuple(cells), digits, claims) for digits, cells in alike.items()]


@dataclass(frozen=True)
class TruthLeft:
    """What a truth has left, or that this is `nothing`: on the board, or under what is `supposed`.

    A truth is of a `cell`, a `house`, two cells in `sight`, cells of a clue that are `distinct`, or
    of `extras`.
    """

    truth: CitedTruth
    left: tuple[Candidate, ...]
    claims: tuple[Assertion, ...]
    supposed: bool = False

    @property
    def cases(self) -> Collection[str]:
        """Of what kind the truth is, and whether nothing is left, or something is supposed."""
        supposed = ["supposed"] if self.supposed else []
        return kind_of(self.truth), *supposed, *([] if self.left else ["nothing"])

    @property
    def names(self) -> Mapping[str, Any]:
        """What the truth is about, and what it has left."""
        truth = self.truth
        candidates = truth.candidates if isinstance(truth, Extras) else self.left
        return {
            **vars(truth),
            "cells": [candidate.cell for candidate in self.left],
            "digits": [candidate.digit for candidate in self.left],
            "choices": _gathered(candidates, *self.claims),
        }


def can_only(truth: CitedTruth, left: Sequence[Candidate]) -> Passage:
    """What is seen: `r1c1 can only be 3 or 6`, `in row 5, the 4 can only go in r5c6 or r5c9`."""
    claim = has_left(truth, tuple(left))
    return said(TruthLeft(truth, tuple(left), (claim,)), "seen")


def only_once(links: Iterable[Constraint]) -> list[Passage]:
    """What cannot be true twice, house by house, then the cells, then the pairs in sight."""
    houses: dict[House, list[int]] = {}
    cells: list[Cell] = []
    pairs: list[Passage] = []
    for link in links:
        match link:
            case HouseConstraint(house, digit):
                houses.setdefault(house, []).append(digit)
            case CellConstraint(cell):
                cells.append(cell)
            case DistinctConstraint(clue, digit):
                pairs.append(_citations.say("once_in_clue", clue=clue, digit=digit))
            case SightConstraint(one, other):
                mutual = SeeEachOther((one, other))
                pairs.append(_citations.say("once_in_sight", mutual=mutual, **vars(link)))
    by_digits = grouped((tuple(sorted(digits)), house) for house, digits in houses.items())
    told = [
        _citations.say("once_in_houses", houses=alike, digits=digits)
        for digits, alike in by_digits.items()
    ]
    return told + ([_citations.say("once_in_cells", cells=cells)] if cells else []) + pairs


def too_few(
    truths: Sequence[CitedTruth], links: Sequence[Constraint], *claims: Assertion
) -> Passage:
    """More truths than links: `r1c1 and r1c5 would have only the 6 of row 1 left: one for two`."""
    of_houses = [c for c in (*truths, *links) if isinstance(c, HouseConstraint)]
    alike = len(of_houses) == len(truths) + len(links) and len({c.digit for c in of_houses}) == 1
    houses = [constraint.house for constraint in of_houses]
    return _citations.say(
        "too_few",
        *(["of_one_digit"] if alike else []),
        lacking=houses[: len(truths)] if alike else _named(truths),
        room=houses[len(truths) :] if alike else _named(links),
        digit=of_houses[0].digit if alike else None,
        claims=claims,
        truths=truths,
        links=links,
    )


def _named(constraints: Iterable[CitedTruth]) -> list[Passage]:
    """`r1c1`, `the 6 and 9 of row 1`."""
    digits_of: dict[House, list[int]] = {}
    others: list[CitedTruth] = []
    for constraint in constraints:
        if isinstance(constraint, HouseConstraint):
            digits_of.setdefault(constraint.house, []).append(constraint.digit)
        else:
            others.append(constraint)
    named = [_citations.say("citation", kind_of(each), **vars(each)) for each in others]
    of_houses = digits_of.items()
    return named + [
        _citations.say("citation", "house", house=h, digits=its) for h, its in of_houses
    ]
