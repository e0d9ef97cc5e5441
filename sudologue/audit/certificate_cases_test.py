from __future__ import annotations

import pytest

from puzzles.checks import board_with, empty, only
from puzzles.layouts import LAYOUTS
from puzzles.proofs import Propagation, lrat_fault
from sudologue.audit.certificate_cases import CaseAnalysis, Facts, Lemma
from sudologue.audit.certificate_formula import Formula
from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate, Cell, House, Layout

LAYOUT, SIX = LAYOUTS["4x4"], LAYOUTS["6x6"]
TRIPLE = only(empty(SIX), "r1c1 r1c2 r1c3", "123")
TRIPLE_LINKS = ("1 in row 1", "2 in row 1", "3 in row 1")


def number(layout: Layout, candidate: str) -> int:
    parsed = Candidate.parse(candidate)
    return layout.candidate_number(parsed.cell, parsed.digit)


def house(layout: Layout, name: str) -> House:
    return next(house for house in layout.houses if str(house) == name)


def cited(layout: Layout, *texts: str) -> list[int]:
    """Constraints as people write them: `r1c1`, `2 in row 1`."""
    found: list[Constraint] = []
    for text in texts:
        digit, _, name = text.partition(" in ")
        if name:
            found.append(HouseConstraint(house(layout, name), int(digit)))
        else:
            found.append(CellConstraint(Cell.parse(text)))
    return [constraint.mask(layout) for constraint in found]


def refuted(
    board: Board, supposed: str, truths: tuple[str, ...], links: tuple[str, ...]
) -> list[Lemma] | None:
    """The lemmas against a supposition such as `r1c1=2` or `r1c1<>2`."""
    layout = board.layout
    cell, sign, digit = supposed.partition("<>") if "<" in supposed else supposed.partition("=")
    literal = number(layout, f"{cell}({digit})") + 1
    facts = Facts(Formula(board, None))
    analysis = CaseAnalysis(facts, cited(layout, *truths), cited(layout, *links))
    return analysis.refute(literal if sign == "=" else -literal)


def hold(board: Board, lemmas: list[Lemma]) -> None:
    """Every lemma follows by propagation, and by its hints alone."""
    formula = Formula(board, None)
    clauses = list(formula.clauses())
    known = Propagation(clauses)
    for lemma in lemmas:
        assert known.implies(lemma.literals)
        known.add(lemma.literals)
    for position, lemma in enumerate(lemmas, formula.size + 1):
        lemma.number = position
    text = ""
    for lemma in lemmas:
        hints = [hint.number if isinstance(hint, Lemma) else hint for hint in lemma.hints]
        text += " ".join(map(str, [lemma.number, *lemma.literals, 0, *hints, 0])) + "\n"
    assert lrat_fault(formula.text(), text) == "the last lemma is not the empty one"


def test_a_naked_single_is_one_lemma() -> None:
    board = board_with(LAYOUT, "r1c1=1 r1c2=2 r4c3=3")
    lemmas = refuted(board, "r1c3<>4", ("r1c3",), ())
    assert lemmas is not None
    assert [lemma.literals for lemma in lemmas] == [(number(LAYOUT, "r1c3(4)") + 1,)]
    hold(board, lemmas)


def test_a_naked_pair_needs_no_cases() -> None:
    board = only(empty(LAYOUT), "r1c1 r1c2", "12")
    lemmas = refuted(board, "r1c3=1", ("r1c1", "r1c2"), ("1 in row 1", "2 in row 1"))
    assert lemmas is not None
    assert [lemma.literals for lemma in lemmas] == [(-number(LAYOUT, "r1c3(1)") - 1,)]
    hold(board, lemmas)


def test_cases_where_nothing_is_forced() -> None:
    """A naked triple: where it loses one digit, two are left for each of the three cells."""
    lemmas = refuted(TRIPLE, "r1c4=3", ("r1c1", "r1c2", "r1c3"), TRIPLE_LINKS)
    assert lemmas is not None
    supposed = -number(SIX, "r1c4(3)") - 1
    assert [lemma.literals for lemma in lemmas] == [
        (-number(SIX, "r1c1(1)") - 1, supposed),
        (supposed,),
    ]
    hold(TRIPLE, lemmas)


def test_a_case_that_does_not_matter_is_not_among_the_lemmas() -> None:
    """The tightest truth has nothing to do with it."""
    board = only(TRIPLE, "r6c6", "12")
    lemmas = refuted(board, "r1c4=3", ("r6c6", "r1c1", "r1c2", "r1c3"), TRIPLE_LINKS)
    assert lemmas is not None
    mentioned = {abs(literal) for lemma in lemmas for literal in lemma.literals}
    assert not mentioned & {number(SIX, f"r6c6({digit})") + 1 for digit in (1, 2)}
    hold(board, lemmas)


@pytest.mark.parametrize(
    ("truths", "links"),
    [
        ((), ("1 in row 1", "2 in row 1")),
        (("r1c1",), ("1 in row 1", "2 in row 1")),
        (("r1c1", "r1c2"), ("1 in row 1",)),
        (("r1c1", "r1c2"), ("1 in column 1", "2 in row 1")),
    ],
)
def test_what_is_not_cited_is_not_looked_at(
    truths: tuple[str, ...], links: tuple[str, ...]
) -> None:
    board = only(empty(LAYOUT), "r1c1 r1c2", "12")
    assert refuted(board, "r1c3=1", truths, links) is None


def test_constraints_that_contradict_each_other_end_the_proof() -> None:
    board = only(empty(LAYOUT), "r1c1 r1c2 r1c3", "12")
    lemmas = refuted(
        board, "r4c4=1", ("r1c1", "r1c2", "r1c3"), ("1 in row 1", "2 in row 1", "r4c4")
    )
    assert lemmas is not None
    assert lemmas[-1].literals == ()
    mentioned = {abs(literal) for lemma in lemmas for literal in lemma.literals}
    assert number(LAYOUT, "r4c4(1)") + 1 not in mentioned
