from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

import sudologue
from puzzles.killers import CAGE_RULES, KILLERS
from sudologue import Board, Candidate, Elimination, Evidence, Inference, Solver
from sudologue.audit import check_inference
from sudologue.coach.judge import counterexample
from sudologue.inference import ClueConstraint
from sudologue.model.walks import allows
from sudologue.rules import of_family

KILLER = Board(KILLERS["six"][0])
FALLING = "6 in r2c5, 4 in r3c5, 3 in r4c5, 2 in r5c5 and 1 in r6c5"
OPEN = f"True, but not for that reason. Column 5 alone could be filled with 5 in r1c5, {FALLING}."
SEEN = "True, but not for that reason. It also matters that r1c5 and r3c5 see each other."
ENOUGH = "Valid. Column 5's 11(2) can only be {56}, "


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("column 5", OPEN),
        ("cage at r3c5", SEEN),
        ("column 5, 11-cage at r2c5", ENOUGH),
        ((KILLER.houses[16], KILLER.layout.clues[5]), ENOUGH),
        ((KILLER.houses[16], ClueConstraint(KILLER.layout.clues[5])), ENOUGH),
    ],
)
def test_clues_are_reasons(by: str, told: str) -> None:
    assert str(sudologue.judge(KILLER, "r1c5<>5", by=by)).startswith(told)


@pytest.mark.parametrize("name", KILLERS)
def test_a_case_is_met_just_where_the_kernel_refuses(name: str) -> None:
    """Of steps whose receipt lacks a clue, and of such that strike what is true."""
    solution = Board.from_string(KILLERS[name][1], Board(KILLERS[name][0]).layout)
    refused = accepted = 0
    for board, inference in steps(name):
        for part, evidence in tampered(inference, solution):
            claimed = Inference("claim", part, evidence)
            case = counterexample(board, part, evidence)
            if check_inference(board, claimed).ok:
                accepted += 1
                assert case == ()
            else:
                refused += 1
                assert stands(case, board, part, evidence), (inference, part, case)
    assert refused > 30
    assert accepted > 5


def steps(name: str) -> Iterator[tuple[Board, Inference]]:
    """Each sum and each step about cages of a solve, with its board."""
    result = Solver([*CAGE_RULES, *of_family("ledgers")]).solve(Board(KILLERS[name][0]))
    for number, step in enumerate(result.steps, 1):
        if step.inference.evidence.clues:
            yield result.board_before(number), step.inference


def tampered(inference: Inference, solution: Board) -> Iterator[tuple[Elimination, Evidence]]:
    """Its first candidate without each clue; and the solution's digit by all of them."""
    evidence, first = inference.evidence, inference.action.candidates[0]
    plain = Evidence(truths=evidence.truths, links=evidence.links, clues=evidence.clues)
    right = solution[first.cell] or 0
    if right != first.digit:
        yield Elimination.of_candidates((first,)), plain
        for left_out in plain.clues:
            others = tuple(clue for clue in plain.clues if clue != left_out)
            yield Elimination.of_candidates((first,)), replace(plain, clues=others)
    yield Elimination.of_candidates((Candidate(first.cell, right),)), plain


def stands(case: Sequence[Candidate], board: Board, part: Elimination, evidence: Evidence) -> bool:
    """Whether the part is denied, all that is cited is met, and nothing is there twice."""
    layout = board.layout
    taken = board.masks.filled | sum(
        1 << layout.tables.candidate_number(c.cell, c.digit) for c in case
    )
    digits = {c.cell: c.digit for c in layout.tables.candidates_in(taken)}
    laws = [
        one.clue if isinstance(one, ClueConstraint) else one.balance(layout)
        for one in evidence.clues
    ]
    return (
        set(part.candidates) <= set(case)
        and all(truth.mask(layout) & taken for truth in evidence.truths)
        and all((link.mask(layout) & taken).bit_count() <= 1 for link in evidence.links)
        and all(allows(law, {c: digits[c] for c in law.cells}, layout.size) for law in laws)
    )
