"""Certificates: proof for those who trust neither us nor Python that a solution is the only one.

A certificate is the puzzle as a formula in which the solution found is denied, and a proof that the
formula cannot be met. Checkers that know nothing of Sudoku read both: the proof is there in the
DRAT form, with a remark for each step of the trace, and in the LRAT form, which names the clauses
that every line stands on. The lines are made from the receipts: each conclusion is one, after the
cases that its receipt leads to. The constraints that a step does not cite are not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.audit.certificate_cases import CaseAnalysis, Facts, Lemma
from sudologue.audit.certificate_formula import Formula
from sudologue.audit.trace import check_trace
from sudologue.errors import SudologueError
from sudologue.inference import (
    Assumption,
    CellConstraint,
    ClueConstraint,
    HouseConstraint,
    Ledger,
    Placement,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.messages import Messages
from sudologue.model import Board, DeadEnd, bits_of

_say = Messages(__name__)


class CertificateError(SudologueError):
    """A trace that proves neither that a solution is the only one nor that there is none."""


class LedgerError(CertificateError):
    """A trace that adds up houses and clues, of which there are no certificates yet."""


@dataclass(frozen=True)
class Section:
    """The lemmas of one step, the conclusions and their cases, and what they are about."""

    remark: str
    lemmas: tuple[Lemma, ...]


@dataclass(frozen=True)
class Certificate:
    """A formula, and the proof that it cannot be met, as texts.

    Without a `solution` it is the puzzle itself that has none.
    """

    formula: Formula
    sections: tuple[Section, ...]

    @property
    def solution(self) -> Board | None:
        """The solution that is the only one."""
        return self.formula.solution

    @property
    def lemmas(self) -> Iterator[Lemma]:
        """All lines of the proof, the last of which says nothing at all."""
        return (lemma for section in self.sections for lemma in section.lemmas)

    @property
    def lemma_count(self) -> int:
        """The number of lemmas, which are the lines of the proof."""
        return sum(len(section.lemmas) for section in self.sections)

    @cached_property
    def cnf(self) -> str:
        """The formula in the DIMACS form."""
        return self.formula.text()

    @cached_property
    def drat(self) -> str:
        """The proof in the DRAT form, with a remark before each step's lemmas."""
        # Readers take a proof for a binary one by its first ten characters: a comma is enough.
        lines = [f"c{' ' * 9} the conclusions of each step, after the cases they stand on"]
        for section in self.sections:
            lines.append(f"c {_printable(section.remark)}")
            lines += (" ".join(map(str, (*lemma.literals, 0))) for lemma in section.lemmas)
        return "\n".join(lines) + "\n"

    @cached_property
    def lrat(self) -> str:
        """The proof in the LRAT form, which has no remarks."""
        return "".join(
            f"{' '.join(map(str, (lemma.number, *lemma.literals, 0, *_numbers(lemma), 0)))}\n"
            for lemma in self.lemmas
        )


def _numbers(lemma: Lemma) -> Iterator[int | None]:
    return (hint.number if isinstance(hint, Lemma) else hint for hint in lemma.hints)


# Some checkers have no room for longer remarks.
_LONGEST_REMARK = 200


def _printable(remark: str) -> str:
    """A remark as one line of ASCII: rules of anyone's may have any name."""
    line = "".join(c if " " <= c <= "~" else "?" for c in remark)
    return line if len(line) <= _LONGEST_REMARK else f"{line[:_LONGEST_REMARK - 3]}..."


def certify(result: SolveResult) -> Certificate:
    """The certificate of a trace that ends with a solution or with a contradiction.

    Refuses a trace that took something for granted, that came to no end, or that is not true.
    """
    _say.expect(result, SolveResult, "a_result")
    _refuse_assumptions(result)
    _refuse_ledgers(result)
    if result.status not in (SolveStatus.SOLVED, SolveStatus.CONTRADICTION):
        raise CertificateError(_say("no_end", status=result.status.value))
    verdict = check_trace(result)
    if not verdict.ok:
        raise CertificateError(_say("not_true", verdict=verdict))
    solution = result.final_board if result.status is SolveStatus.SOLVED else None
    formula = Formula(result.initial, solution)
    return Certificate(formula, tuple(_Proof(formula).sections(result)))


def to_cnf(result: SolveResult) -> str:
    """The puzzle as a formula in the DIMACS form, its solution denied."""
    return certify(result).cnf


def to_drat(result: SolveResult) -> str:
    """The proof in the DRAT form that the formula of `to_cnf` cannot be met.

    >>> from sudologue.solver import Solver
    >>> result = Solver().solve(Board.from_string("1234 3412 2143 432."))
    >>> print(to_drat(result).strip())
    c          the conclusions of each step, after the cases they stand on
    c Step 1, full_house: r4c4=1
    16 0
    c The end: no other solution is left
    0
    """
    return certify(result).drat


def to_lrat(result: SolveResult) -> str:
    """A proof in the DRAT form, turned into the LRAT form."""
    return certify(result).lrat


def _refuse_assumptions(result: SolveResult) -> None:
    for index, step in enumerate(result.steps):
        if step.inference.evidence.assumption is Assumption.UNIQUE_SOLUTION:
            raise CertificateError(_say("assumes", step=index + 1, rule=step.inference.rule))


def _refuse_ledgers(result: SolveResult) -> None:
    for index, step in enumerate(result.steps):
        if any(isinstance(cited, Ledger) for cited in step.inference.evidence.clues):
            raise LedgerError(_say("adds_up", step=index + 1, rule=step.inference.rule))


class _Proof:
    """The sections of a proof, as the trace goes on."""

    def __init__(self, formula: Formula) -> None:
        self._formula = formula
        self._facts = Facts(formula)
        self._last_number = formula.size
        self._is_over = False

    def sections(self, result: SolveResult) -> Iterator[Section]:
        for index, step in enumerate(result.steps, 1):
            yield Section(f"Step {index}, {step.inference}", tuple(self._lemmas(index, step)))
            if self._is_over:
                return
        yield self._end(result)

    def _lemmas(self, index: int, step: TraceStep) -> Iterator[Lemma]:
        """The conclusions, after the cases that they stand on."""
        inference, layout = step.inference, self._formula.start.layout
        truths = [truth.mask(layout) for truth in inference.evidence.truths]
        links = [link.mask(layout) for link in inference.evidence.links]
        laws = [
            self._formula.laws[cited.clue]
            for cited in inference.evidence.clues
            if isinstance(cited, ClueConstraint)
        ]
        sign = 1 if isinstance(inference.action, Placement) else -1
        for candidate in inference.action.candidates:
            number = layout.tables.candidate_number(candidate.cell, candidate.digit)
            conclusion = sign * (number + 1)
            lemmas = CaseAnalysis(self._facts, truths, links, laws).refute(-conclusion)
            if lemmas is None:
                raise CertificateError(_say("endless", step=index))
            for lemma in lemmas:
                yield self._numbered(lemma)
            if self._is_over:
                return
            self._facts.learn(conclusion, lemmas[-1])

    def _numbered(self, lemma: Lemma) -> Lemma:
        """The lemma with the next number; one without literals is the end of the proof."""
        self._last_number += 1
        lemma.number = self._last_number
        self._is_over = not lemma.literals
        return lemma

    def _end(self, result: SolveResult) -> Section:
        """What the last board contradicts: the solution's denial, or a constraint of the puzzle."""
        facts, board = self._facts, result.final_board
        dead_end = board.dead_end
        if dead_end is None:
            truths = (facts.truth_of(number) for number in bits_of(board.masks.filled))
            last = Lemma((), (*truths, self._formula.size))
            return Section("The end: no other solution is left", (self._numbered(last),))
        if dead_end.is_clash:
            return Section(f"The end: {dead_end}", (self._numbered(self._clash(dead_end)),))
        if dead_end.clue is not None:
            law = self._formula.laws[dead_end.clue]
            if law.struck(facts.possible) is not None:
                raise CertificateError(_say("many_cells", clue=dead_end.clue.noun))
            unmet = facts.unmet(law, facts.possible)
            last = Lemma((), (*facts.against(unmet.positive), unmet))
            told = tuple(map(self._numbered, [unmet, last] if unmet.number is None else [last]))
            return Section(f"The end: {dead_end}", told)
        if dead_end.house is not None and dead_end.digit is not None:
            broken = HouseConstraint(dead_end.house, dead_end.digit).mask(board.layout)
        else:
            assert dead_end.cell is not None
            broken = CellConstraint(dead_end.cell).mask(board.layout)
        last = Lemma((), (*facts.against(broken), self._formula.truths[broken]))
        return Section(f"The end: {dead_end}", (self._numbered(last),))

    def _clash(self, end: DeadEnd) -> Lemma:
        """Two equal digits in sight of each other, or one that is ruled out: all are clauses."""
        formula, number_of = self._formula, self._formula.start.layout.tables.candidate_number
        numbers = [number_of(cell, end.digit or 0) for cell in end.cells or (end.cell or "",)]
        facts = [formula.fact(1 << number) for number in numbers]
        against = formula.pair(*numbers) if end.cells else formula.denial(1 << numbers[0])
        return Lemma((), (*facts, against))
