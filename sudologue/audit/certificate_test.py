from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from puzzles.checks import PAIRS, SINGLES, board_with, empty
from puzzles.layouts import LAYOUTS
from puzzles.proofs import Propagation, drat_fault, lrat_fault, read_formula, read_lemmas
from sudologue.audit import certify, check_trace, to_cnf, to_drat, to_lrat
from sudologue.audit.certificate import CertificateError
from sudologue.errors import WrongTypeError
from sudologue.inference import SolveResult, SolveStatus, TraceStep
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.oracle import count_solutions
from sudologue.solver import Solver

EASY = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
NONE = "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."
SOLVED = Solver().solve(Board.from_string(EASY))


def check(result: SolveResult) -> None:
    """Both proofs hold, by checkers of their own."""
    certificate = certify(result)
    assert drat_fault(certificate.cnf, certificate.drat) is None
    assert lrat_fault(certificate.cnf, certificate.lrat) is None


def test_a_solved_puzzle() -> None:
    check(SOLVED)
    certificate = certify(SOLVED)
    assert certificate.solution == SOLVED.final_board
    assert certificate.lemma_count == len(read_lemmas(certificate.drat))


def test_cases_within_cases() -> None:
    """A puzzle that only proofs by contradiction solve, some of them with cases in their cases."""
    result = Solver().solve(Board.from_string(HARD))
    assert result.status is SolveStatus.SOLVED
    check(result)
    longest = max(read_lemmas(to_drat(result)), key=len)
    assert len(longest) > 2


def test_the_formula_has_the_solution_until_it_is_denied() -> None:
    *clauses, denial = read_formula(to_cnf(SOLVED))
    solution = SOLVED.final_board.masks.filled
    true = {number + 1 for number in range(729) if solution >> number & 1}
    for clause in clauses:
        assert any((literal > 0) == (abs(literal) in true) for literal in clause)
    assert set(denial) == {-variable for variable in true}


def test_a_puzzle_without_a_solution() -> None:
    result = Solver().solve(Board.from_string(NONE))
    assert result.status is SolveStatus.CONTRADICTION
    check(result)
    certificate = certify(result)
    assert certificate.solution is None
    assert "c The end: r8c6 has no candidate left" in certificate.drat


def test_a_house_without_a_place() -> None:
    start = board_with(LAYOUTS["4x4"], "r1c1=1").eliminate(
        Candidate(Cell(row, 1), 1) for row in (2, 3)
    )
    result = Solver(SINGLES).solve(start)
    assert result.status is SolveStatus.CONTRADICTION
    check(result)
    assert "has no place left for 1" in to_drat(result)


def test_a_trace_of_no_steps() -> None:
    check(SolveResult(SOLVED.final_board, (), SolveStatus.SOLVED))


def test_a_trace_from_the_middle() -> None:
    """What was placed and ruled out before is part of the puzzle that is certified."""
    middle = SOLVED.steps[30].board
    result = SolveResult(middle, SOLVED.steps[31:], SolveStatus.SOLVED)
    check(result)
    units = [clause for clause in read_formula(to_cnf(result)) if len(clause) == 1]
    assert len([unit for unit in units if unit[0] > 0]) == middle.masks.filled.bit_count()
    assert any(unit[0] < 0 for unit in units)


def some_puzzle(layout: Layout) -> Board:
    """A puzzle of this layout: digits of a solution are given until there is no other."""
    tables = layout.tables
    found = count_solutions(empty(layout), limit=1).found[0]
    givens: list[int | None] = [None] * tables.cell_count
    for cell in random.Random(1).sample(range(tables.cell_count), tables.cell_count):
        givens[cell] = found.masks.values[cell]
        board = Board.from_values(givens, layout)
        if count_solutions(board, limit=2).is_unique:
            return board
    raise AssertionError(f"no puzzle has the solution {found.to_string()}")


@pytest.mark.parametrize(
    "name",
    [
        "4x4",
        "6x6",
        "jigsaw-7",
        "diagonals",
        "windoku",
        "disjoint-groups",
        "extra-regions",
        "anti-knight",
        "anti-king",
    ],
)
def test_every_layout(name: str) -> None:
    result = Solver().solve(some_puzzle(LAYOUTS[name]))
    assert result.status is SolveStatus.SOLVED
    check(result)


def test_candidates_that_the_puzzle_rules_out() -> None:
    layout = LAYOUTS["4x4"]
    odd = [Candidate(Cell(0, col), digit) for col in (0, 2) for digit in (2, 4)]
    board = Board(Board.from_string(".... .... 231. ....", layout).masks.barring(odd))
    result = Solver().solve(board)
    assert result.status is SolveStatus.SOLVED
    check(result)


def test_every_conclusion_is_a_lemma_after_its_remark() -> None:
    sections = to_drat(SOLVED).split("c Step ")[1:]
    tables = SOLVED.initial.layout.tables
    for number, (section, step) in enumerate(zip(sections, SOLVED.steps, strict=True), 1):
        remark, *lines = section.partition("c The end")[0].splitlines()
        assert remark.startswith(f"{number}, {step.inference.rule}: "[:40])
        sign = 1 if "=" in remark else -1
        conclusions = {
            (sign * (tables.candidate_number(c.cell, c.digit) + 1),)
            for c in step.inference.action.candidates
        }
        assert conclusions <= set(read_lemmas("\n".join(lines)))


def test_each_face_says_the_same() -> None:
    certificate = certify(SOLVED)
    assert to_cnf(SOLVED) == certificate.cnf
    assert to_drat(SOLVED) == certificate.drat
    assert to_lrat(SOLVED) == certificate.lrat
    again = certify(Solver().solve(Board.from_string(EASY)))
    assert (again.cnf, again.drat, again.lrat) == (
        certificate.cnf,
        certificate.drat,
        certificate.lrat,
    )


def test_no_checker_takes_the_proof_for_a_binary_one() -> None:
    """The usual one looks at the first ten characters, older ones of it allowing fewer."""
    assert to_drat(SOLVED)[:10] == "c" + 9 * " "


@pytest.mark.parametrize("name", ["x" * 5000, "a\n0\n", "na\u00efve \U0001f600", "0"])
def test_remarks_stay_remarks_whatever_a_rule_is_called(name: str) -> None:
    steps = tuple(
        TraceStep(replace(step.inference, rule=name), step.board) for step in SOLVED.steps
    )
    renamed = replace(SOLVED, steps=steps)
    check(renamed)
    drat = to_drat(renamed)
    assert read_lemmas(drat) == read_lemmas(to_drat(SOLVED))
    assert drat.isascii()
    assert max(map(len, drat.splitlines())) < 1000


# ---------------------------------------------------------------------------- what has no certificate


def refused(result: SolveResult, reason: str) -> None:
    for face in (certify, to_cnf, to_drat, to_lrat):
        with pytest.raises(CertificateError) as error:
            face(result)
        assert re.fullmatch(reason, str(error.value))


def test_what_is_no_result_is_refused() -> None:
    for ask in (certify, to_cnf, to_drat, to_lrat, check_trace):
        with pytest.raises(WrongTypeError, match="is not a result: solve returns one"):
            ask("53..7....")  # pyright: ignore[reportArgumentType]


def test_uniqueness_taken_for_granted() -> None:
    puzzle = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
    result = Solver(assume_unique=True).solve(Board.from_string(puzzle))
    assert result.assumptions
    refused(
        result,
        r"step \d+, \w+, assumes that the puzzle has one solution, which is what a "
        "certificate has to prove",
    )


def test_a_trace_without_an_end() -> None:
    stuck = Solver(SINGLES).solve(Board.from_string(EASY))
    stopped = Solver(PAIRS, max_steps=3).solve(Board.from_string(EASY))
    for result, status in ((stuck, "stuck"), (stopped, "stopped")):
        refused(
            result,
            f"a trace that is {status} proves nothing: a certificate needs one that ends with a "
            "solution or with a contradiction",
        )


def test_a_trace_that_is_not_true() -> None:
    inference = SOLVED.steps[5].inference
    evidence = replace(inference.evidence, truths=())
    step = TraceStep(replace(inference, evidence=evidence), SOLVED.steps[5].board)
    forged = replace(SOLVED, steps=(*SOLVED.steps[:5], step, *SOLVED.steps[6:]))
    refused(forged, "the trace is not true: step 6: the constraints cited do not force r.*")


# ------------------------------------------------------------------------ proofs that were tampered with


def test_a_lemma_left_out_or_altered_is_noticed() -> None:
    """Where it matters: some lemmas follow without those before them."""
    lrat = to_lrat(SOLVED).splitlines()
    cnf = to_cnf(SOLVED)
    for index in range(0, len(lrat), 5):
        number = lrat[index].split()[0]
        shorter = [*lrat[:index], *lrat[index + 1 :]]
        is_used = any(re.search(rf" 0 .*\b{number}\b", line) for line in shorter)
        fault = lrat_fault(cnf, "\n".join(shorter))
        assert (fault is not None) == (is_used or index == len(lrat) - 1)
        words = lrat[index].split()
        if words[1] != "0":
            denied = " ".join([words[0], str(-int(words[1])), *words[2:]])
            assert lrat_fault(cnf, "\n".join([*lrat[:index], denied, *lrat[index + 1 :]]))


def test_the_proof_is_one_of_this_puzzle_alone() -> None:
    other = Solver().solve(Board.from_string(HARD))
    assert drat_fault(to_cnf(other), to_drat(SOLVED)) is not None
    assert lrat_fault(to_cnf(SOLVED), to_lrat(other)) is not None


def test_without_the_denial_there_is_nothing_to_refute() -> None:
    *clauses, _ = read_formula(to_cnf(SOLVED))
    known = Propagation(clauses)
    for lemma in read_lemmas(to_drat(SOLVED))[:-1]:
        assert known.implies(lemma)
        known.add(lemma)
    assert not known.is_refuted
