"""Every rule's receipts, tampered with: the audit must see it each time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, product
from math import prod

import pytest

from puzzles.laws import Laws
from puzzles.positions import Position, firings
from sudologue.audit import check_inference, check_trace
from sudologue.inference import (
    Action,
    ClueConstraint,
    Elimination,
    Evidence,
    Inference,
    Placement,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.model import Board, Cell, Clue, Layout, bits_of
from sudologue.rules import Technique, registry

# A proof by cases cites all that its lines lean on; now and then some of it is a detour.
PATTERNS = {rule.name for rule in registry() if not rule.assumptions}
MANY = 60
"""So many other conclusions, evenly spread, are tried of each step."""
law = Laws[Technique]()


@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_every_law_holds(rule: Technique) -> None:
    assert law.hold_for(rule)


def without_one(evidence: Evidence) -> Iterator[Evidence]:
    """The evidence with one citation dropped, each in turn."""
    for place in range(len(evidence.truths)):
        yield replace(evidence, truths=evidence.truths[:place] + evidence.truths[place + 1 :])
    for place in range(len(evidence.links)):
        yield replace(evidence, links=evidence.links[:place] + evidence.links[place + 1 :])
    for place in range(len(evidence.clues)):
        yield replace(evidence, clues=evidence.clues[:place] + evidence.clues[place + 1 :])


def falsehoods(position: Position, action: Action) -> Iterator[Action]:
    """Other conclusions: what the solution denies, placements and eliminations of each candidate."""
    layout = position.board.layout
    for number in bits_of(position.board.live):
        candidate = layout.candidate(number)
        if position.solution.value(candidate.cell) == candidate.digit:
            yield Elimination.of_candidates((candidate,))
            if isinstance(action, Elimination):
                yield Elimination.of_candidates((*action.candidates, candidate))
        else:
            yield Placement(candidate.cell, candidate.digit)


def as_trace(board: Board, inference: Inference) -> SolveResult:
    """The step alone, from its board on."""
    after = inference.action.apply(board)
    status = SolveStatus.STUCK
    if after.is_complete:
        status = SolveStatus.SOLVED
    elif after.dead_end is not None:
        status = SolveStatus.CONTRADICTION
    return SolveResult(board, (TraceStep(inference, after),), status)


@law
def a_receipt_is_accepted_as_it_is(rule: Technique) -> None:
    for position, inference in firings(rule.name):
        assert check_inference(position.board, inference).ok
        assert check_trace(as_trace(position.board, inference)).ok


@law
def no_citation_can_be_dropped(rule: Technique) -> None:
    for position, inference in firings(rule.name) if rule.name in PATTERNS else ():
        for fewer in without_one(inference.evidence):
            tampered = replace(inference, evidence=fewer)
            assert not check_inference(position.board, tampered).ok, (inference, fewer)
            verdict = check_trace(as_trace(position.board, tampered))
            assert (verdict.ok, verdict.step) == (False, 1)


@law
def not_all_citations_of_a_kind_can_be_dropped(rule: Technique) -> None:
    for position, inference in firings(rule.name):
        for kind in ("truths", "links", "clues"):
            if getattr(inference.evidence, kind):
                fewer = replace(inference.evidence, **{kind: ()})
                verdict = check_inference(position.board, replace(inference, evidence=fewer))
                assert not verdict.ok, (inference, kind)


@law
def no_other_conclusion_passes(rule: Technique) -> None:
    for position, inference in firings(rule.name):
        others = [replace(inference, action=a) for a in falsehoods(position, inference.action)]
        for tampered in others[:: 1 + len(others) // MANY]:
            assert not check_inference(position.board, tampered).ok, tampered
        verdict = check_trace(as_trace(position.board, others[0]))
        assert (verdict.ok, verdict.step) == (False, 1)


@law
def no_conclusion_is_turned_into_its_opposite(rule: Technique) -> None:
    for position, inference in firings(rule.name):
        for candidate in inference.action.candidates:
            placing = isinstance(inference.action, Placement)
            opposite = (
                Elimination.of_candidates((candidate,))
                if placing
                else Placement(candidate.cell, candidate.digit)
            )
            assert not check_inference(position.board, replace(inference, action=opposite)).ok


@law
def a_conclusion_says_no_more_than_its_board_allows(rule: Technique) -> None:
    """The same step again, once it has been taken."""
    for position, inference in firings(rule.name):
        after = inference.action.apply(position.board)
        assert not check_inference(after, inference).ok


@law
def the_kernel_agrees_with_trying_everything(rule: Technique) -> None:
    """Every choice of candidates from the truths, one by one; with citations dropped, too."""
    verdicts: set[bool] = set()
    is_tried = False
    for position, inference in firings(rule.name)[:4]:
        evidence = inference.evidence
        cited = [
            (kind, citation)
            for kind in ("truths", "links", "clues")
            for citation in getattr(evidence, kind)
        ]
        if len(cited) > 8 or evidence.assumption is not None:
            continue
        is_tried = is_tried or forced_by_trying(position.board, inference) is not None
        for kept in (kept for size in range(len(cited) + 1) for kept in combinations(cited, size)):
            of_kind = {
                kind: tuple(citation for its, citation in kept if its == kind)
                for kind in ("truths", "links", "clues")
            }
            fewer = replace(evidence, **of_kind)
            tampered = replace(inference, evidence=fewer)
            expected = forced_by_trying(position.board, tampered)
            if expected is not None:
                verdicts.add(expected)
                assert check_inference(position.board, tampered).ok == expected
    if is_tried:
        assert verdicts == {True, False}


def forced_by_trying(board: Board, inference: Inference) -> bool | None:
    """Whether no choice from the truths escapes; nothing where there are too many to try.

    Clues that are cited have one digit in each of their cells, and are met.
    """
    layout, evidence = board.layout, inference.evidence
    possible = board.live | board.filled
    laws = [c.clue if isinstance(c, ClueConstraint) else c.balance(layout) for c in evidence.clues]
    cells = [layout.domain_masks[n] for n in bits_of(layout.cell_mask(cells_of(laws)))]
    truths = [
        list(bits_of(mask & possible))
        for mask in [*(truth.mask(layout) for truth in evidence.truths), *cells]
    ]
    links = [*(link.mask(layout) for link in evidence.links), *cells]
    if prod(map(len, truths)) > 3000:
        return None
    placing = isinstance(inference.action, Placement)
    for candidate in inference.action.candidates:
        bit = 1 << layout.candidate_number(candidate.cell, candidate.digit)
        for choice in product(*truths):
            chosen = sum({1 << number for number in choice} | (set[int]() if placing else {bit}))
            if placing and chosen & bit:
                continue
            if all((chosen & link).bit_count() <= 1 for link in links) and all(
                is_met(law, layout, chosen) for law in laws
            ):
                return False
    return True


def cells_of(laws: Iterable[Clue]) -> Iterator[Cell]:
    for law in laws:
        yield from law.cells


def is_met(law: Clue, layout: Layout, chosen: int) -> bool:
    """Whether candidates, one for each of a law's cells, meet it."""
    digits = {candidate.cell: candidate.digit for candidate in layout.candidates_in(chosen)}
    state = law.start
    for place, cell in enumerate(law.cells):
        state = law.step(place, state, digits[cell])
        if state is None:
            return False
    return law.accepts(state)
