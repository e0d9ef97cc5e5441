from __future__ import annotations

import pytest

from puzzles.proofs import drat_fault, lrat_fault

# One of two is true, and one of two is not, in every way: it cannot be met.
FORMULA = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n"
DRAT = "c a remark\n1 0\n0\n"
LRAT = "5 1 0 1 3 0\n6 0 5 2 4 0\n"


def test_true_proofs() -> None:
    assert drat_fault(FORMULA, DRAT) is None
    assert lrat_fault(FORMULA, LRAT) is None


@pytest.mark.parametrize(
    ("formula", "proof", "fault"),
    [
        (FORMULA, "0\n", "lemma 1, (), does not follow by unit propagation"),
        (FORMULA, "1 0\n", "the last lemma is not the empty one"),
        (FORMULA, "", "the last lemma is not the empty one"),
        ("p cnf 2 3\n1 2 0\n-1 2 0\n1 -2 0\n", DRAT, "lemma 2, (), does not follow by unit"),
        ("p cnf 2 2\n1 2 0\n-1 2 0\n", "2 0\n1 0\n0\n", "lemma 2, (1,), does not follow by unit"),
    ],
)
def test_drat_proofs_that_are_refused(formula: str, proof: str, fault: str) -> None:
    assert str(drat_fault(formula, proof)).startswith(fault)


@pytest.mark.parametrize(
    ("proof", "fault"),
    [
        ("", "the last lemma is not the empty one"),
        ("5 1 0 1 3 0\n", "the last lemma is not the empty one"),
        ("5 1 0 1 3 0\n5 0 5 2 4 0\n", "line 5 is out of order"),
        ("4 1 0 1 3 0\n", "line 4 is out of order"),
        ("5 1 0 1 3\n", "line 5 is out of order, or is cut off"),
        ("5 1 0 1 0\n", "lemma 5: the hints come to no contradiction"),
        ("5 1 0 2 3 0\n", "lemma 5: clause 2 is not down to one literal that is new"),
        ("5 1 0 1 1 3 0\n", "lemma 5: clause 1 is not down to one literal that is new"),
        ("5 1 0 1 3 2 0\n", "lemma 5: there are hints after 3"),
        ("5 1 0 7 0\n", "lemma 5: there is no clause 7 yet"),
        ("5 1 0 5 0\n", "lemma 5: there is no clause 5 yet"),
        ("5 0 1 3 0\n", "lemma 5: clause 1 is not down to one literal that is new"),
    ],
)
def test_lrat_proofs_that_are_refused(proof: str, fault: str) -> None:
    assert str(lrat_fault(FORMULA, proof)).startswith(fault)


@pytest.mark.parametrize(
    "formula", ["p cnf 2 3\n1 0\n", "p cnf 1 1\n2 0\n", "1 0\n", "p cnf 1 1\n1\n"]
)
def test_formulas_that_are_none(formula: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        drat_fault(formula, "0\n")
