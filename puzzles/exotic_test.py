"""Puzzles known for their exocet, tridagon or SK-loop; and that what is told of these is true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from puzzles.checks import cases, rows
from puzzles.proofs import drat_fault, lrat_fault
from sudologue.audit import certify, check_trace
from sudologue.inference import Placement, SolveResult, SolveStatus, TraceStep
from sudologue.inference.codec import from_json, to_json
from sudologue.model import Board
from sudologue.rules.exocet.evidence import JuniorExocetEvidence
from sudologue.rules.sk_loop.evidence import SkLoopEvidence
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence
from sudologue.solver import Solver

# a name, the rule that the puzzle shows, the puzzle; and how many nested steps it takes at most
KNOWN = """
easter_monster  sk_loop          1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1  3
fata_morgana    junior_exocet    ........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........  20
mirrored        junior_exocet    5..9....3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..64.....3.  0
one_guardian    tridagon         57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..  0
two_guardians   tridagon_verity  576...9..........8.1.........168..4......28.9..2.9416..8..2.......9.82.4...41.6..  0
"""

NAMES = [name for name, *_ in rows(KNOWN)]


@cache
def solved(puzzle: str) -> SolveResult:
    return Solver().solve(Board.from_string(puzzle))


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "puzzle", "most_nested"), cases(KNOWN))
def test_a_puzzle_shows_what_it_is_known_for(slug: str, puzzle: str, most_nested: str) -> None:
    result = solved(puzzle)
    used = [step.inference.rule for step in result.steps]
    assert result.status is SolveStatus.SOLVED
    assert check_trace(result).ok
    assert slug in used
    assert used.count("nested_forcing_chain") <= int(most_nested)
    assert from_json(to_json(result)) == result


@pytest.mark.parametrize("puzzle", [puzzle for name, _, puzzle, _ in rows(KNOWN) if name in
                                    ("mirrored", "one_guardian", "two_guardians")])  # fmt: skip
def test_its_certificate_can_be_checked(puzzle: str) -> None:
    certificate = certify(solved(puzzle))
    assert drat_fault(certificate.cnf, certificate.drat) is None
    assert lrat_fault(certificate.cnf, certificate.lrat) is None


def parts(result: SolveResult) -> Iterator[tuple[TraceStep, Board]]:
    """The steps of a trace and of shorter ones made of it, with the boards that they see there."""
    cells = [s.inference.action.cell for s in result.steps
             if isinstance(s.inference.action, Placement)]  # fmt: skip
    for part in (result, result.pruned(), result.shortened(), *map(result.proof, cells[:2])):
        assert check_trace(part).ok
        for step in part.steps:
            yield step, part.board_before(step)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "puzzle", "_most"), cases(KNOWN))
def test_what_is_told_is_true_in_shorter_traces_too(slug: str, puzzle: str, _most: str) -> None:
    seen: set[str] = set()
    for step, board in parts(solved(puzzle)):
        match step.inference.evidence:
            case JuniorExocetEvidence() as exocet:
                assert_exocet(exocet, board)
            case TridagonEvidence() as tridagon:
                assert_tridagon(tridagon, board)
            case SkLoopEvidence() as loop:
                assert_loop(loop, board)
            case _:
                continue
        seen.add(step.inference.rule)
    assert slug in seen


def assert_exocet(exocet: JuniorExocetEvidence, board: Board) -> None:
    layout = board.layout
    one, other = exocet.bases
    assert board.domain(one) | board.domain(other) == set(exocet.digits)
    seen = layout.peers(one) & layout.peers(other)
    for digit, covers in zip(exocet.digits, exocet.covers, strict=True):
        room = {*seen, *exocet.targets, *[cell for cover in covers for cell in cover.cells]}
        for line in exocet.cross_lines:
            assert {c for c in line.cells if digit in (board.value(c), *board.domain(c))} <= room
    for mirror in exocet.mirrors:
        for digit in mirror.digits:
            others = {*seen, *layout.peers(mirror.target), *exocet.targets, mirror.cell}
            assert {c for c in mirror.block.cells if digit in board.domain(c)} <= others


def assert_tridagon(tridagon: TridagonEvidence, board: Board) -> None:
    extra = {(cell, digit) for cell in tridagon.cells for digit in board.domain(cell)
             if digit not in tridagon.digits}  # fmt: skip
    assert extra == {(guardian.cell, guardian.digit) for guardian in tridagon.guardians}
    if isinstance(tridagon, TridagonVerityEvidence):
        assert {case.assumption for case in tridagon.cases} == set(tridagon.guardians)


def assert_loop(loop: SkLoopEvidence, board: Board) -> None:
    following = (*loop.digits[1:], loop.digits[0])
    for pair, its, others in zip(loop.pairs, loop.digits, following, strict=True):
        for cell in pair:
            assert board.domain(cell) <= {*its, *others}
    assert sum(map(len, loop.digits)) == sum(map(len, loop.pairs))
