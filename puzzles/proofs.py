"""Checkers of certificates that know nothing of Sudoku, nor of how a certificate is made.

They read the texts alone. The first is forward checking of a DRAT proof: every lemma must follow
from what stands before it by unit propagation. The second holds an LRAT proof to its hints: each
must be down to one literal when its turn comes, and the last to none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Clause = tuple[int, ...]


def read_formula(text: str) -> list[Clause]:
    """The clauses of a formula in the DIMACS form."""
    header, *lines = text.splitlines()
    word, form, variables, count = header.split()
    assert (word, form) == ("p", "cnf")
    clauses = [_clause(line) for line in lines]
    assert len(clauses) == int(count)
    assert max(abs(literal) for clause in clauses for literal in clause) <= int(variables)
    return clauses


def read_lemmas(text: str) -> list[Clause]:
    """The lemmas of a DRAT proof, in which nothing is deleted."""
    return [_clause(line) for line in text.splitlines() if not line.startswith("c")]


def _clause(line: str) -> Clause:
    *literals, end = map(int, line.split())
    assert end == 0
    assert 0 not in literals
    return tuple(literals)


class Propagation:
    """What follows from clauses by unit propagation; more can be added."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self._containing: dict[int, list[Clause]] = {}
        self.true: set[int] = set()
        self.is_refuted = False
        for clause in clauses:
            self.add(clause)

    def add(self, clause: Clause) -> None:
        """Take in a clause, and what now follows."""
        for literal in clause:
            self._containing.setdefault(literal, []).append(clause)
        self.is_refuted |= self._spread([clause], self.true)

    def implies(self, clause: Clause) -> bool:
        """Whether the denial of a clause contradicts itself: the clause is a RUP lemma."""
        supposed = self.true | {-literal for literal in clause}
        touched = (c for literal in clause for c in self._containing.get(literal, ()))
        opposed = any(literal in self.true for literal in clause)
        return self.is_refuted or opposed or self._spread(touched, supposed)

    def _spread(self, clauses: Iterable[Clause], true: set[int]) -> bool:
        """Follow clauses that are down to one literal; whether one is down to none."""
        waiting = [*clauses]
        while waiting:
            clause = waiting.pop()
            if any(literal in true for literal in clause):
                continue
            left = [literal for literal in clause if -literal not in true]
            if not left:
                return True
            if len(left) == 1:
                true.add(left[0])
                waiting += self._containing.get(-left[0], ())
        return False


def drat_fault(formula: str, proof: str) -> str | None:
    """Why a DRAT proof does not show that a formula cannot be met, if so."""
    known = Propagation(read_formula(formula))
    lemmas = read_lemmas(proof)
    for number, lemma in enumerate(lemmas, 1):
        if not known.implies(lemma):
            return f"lemma {number}, {lemma}, does not follow by unit propagation"
        known.add(lemma)
    return None if lemmas and lemmas[-1] == () else "the last lemma is not the empty one"


def lrat_fault(formula: str, proof: str) -> str | None:
    """Why an LRAT proof does not show that a formula cannot be met, if so."""
    clauses = dict(enumerate(read_formula(formula), 1))
    last, lemma = len(clauses), (0,)
    for line in proof.splitlines():
        number, *rest = map(int, line.split())
        end = rest.index(0)
        lemma, hints = tuple(rest[:end]), rest[end + 1 : -1]
        if number <= last or rest[-1] != 0:
            return f"line {number} is out of order, or is cut off"
        fault = _hint_fault(lemma, ((hint, clauses.get(hint)) for hint in hints))
        if fault is not None:
            return f"lemma {number}: {fault}"
        clauses[number], last = lemma, number
    return None if lemma == () else "the last lemma is not the empty one"


def _hint_fault(lemma: Clause, hints: Iterator[tuple[int, Clause | None]]) -> str | None:
    false = set(lemma)
    for hint, clause in hints:
        if clause is None:
            return f"there is no clause {hint} yet"
        left = [literal for literal in clause if literal not in false]
        if not left:
            return None if next(hints, None) is None else f"there are hints after {hint}"
        if len(left) > 1 or -left[0] in false:
            return f"clause {hint} is not down to one literal that is new"
        false.add(-left[0])
    return "the hints come to no contradiction"
