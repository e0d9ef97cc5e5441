"""What is made: puzzles with one solution, and just what was asked for."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

import sudologue
from puzzles.layouts import LAYOUTS
from sudologue.generation import GaveUp, GaveUpError, Generated, Request, family_of, records
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.symmetries import FULL, MOVES
from sudologue.oracle import count_solutions
from sudologue.rating.canonical_form import canonical_turn
from sudologue.rating.givens import is_minimal, symmetries

RING = "1" * 9 + "1.......1" * 7 + "1" * 9
"""No puzzle is known that has its givens all around, and nowhere else."""
CHECKERS = "1.1.1.1.1.1.1.1.1." * 4 + "1.1.1.1.1"


@dataclass(frozen=True)
class With:
    """A target: a digit is given so often."""

    digit: int
    often: int

    def judge(self, puzzle: Board, solution: Board) -> bool:
        return puzzle.masks.values.count(self.digit) == self.often


def made(count: int, **wished: Any) -> list[Generated]:
    everything: dict[str, Any] = {"seed": 1, **wished}
    return list(sudologue.generate(count, **everything))


def digest(puzzles: Iterable[Generated]) -> str:
    text = " ".join(each.puzzle.to_string() for each in puzzles)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("wished", "told"),
    [
        ({"count": -1}, "count can't be -1; it starts at 0"),
        ({"seed": -1}, "seed can't be -1; it starts at 0"),
        ({"start": -1}, "start can't be -1; it starts at 0"),
        ({"timeout": 0}, "timeout can't be 0; give a number of seconds above 0"),
        ({"family": 0}, "family can't be 0; it starts at 1"),
        ({"attempts": 0}, "attempts can't be 0; it starts at 1"),
        ({"symmetry": "rot18"}, "there is no symmetry 'rot18'; did you mean 'rot180'?"),
        ({"clues": 0}, "clues can't be 0; give 1 to 81, or two numbers"),
        ({"clues": (30, 22)}, "clues can't be 30 to 22; give 1 to 81, or two numbers"),
        ({"clues": 82}, "clues can't be 82; give 1 to 81, or two numbers"),
        ({"pattern": "1.."}, "the pattern has 3 cells; the layout has 81"),
        (
            {"pattern": "1" * 7 + "." * 74},
            "the pattern has only 7 givens; it needs 8, or two digits would be missing and could swap",
        ),
        (
            {"pattern": RING, "clues": 32},
            "clues doesn't work with pattern",
        ),
        (
            {"pattern": RING, "symmetry": "rot180"},
            "symmetry doesn't work with pattern",
        ),
        (
            {"minimal": False},
            "minimal=False needs clues: say how many givens",
        ),
    ],
)
def test_what_cannot_be_made_is_refused_at_once(wished: dict[str, Any], told: str) -> None:
    with pytest.raises(sudologue.SudologueError) as caught:
        sudologue.generate(**wished)
    assert str(caught.value) == told


def test_a_layout_without_grids_has_no_puzzles() -> None:
    layout = Layout.boxes(2, 2).with_anti_king().with_anti_knight()
    with pytest.raises(sudologue.SudologueError, match="has no full grid"):
        made(1, layout=layout)


def test_an_index_that_is_given_up_says_so() -> None:
    told: list[GaveUp] = []
    wished: dict[str, Any] = {"target": With(9, 0), "attempts": 4}
    found = made(12, **wished, given_up=told.append)
    assert 0 < len(found) < 12
    assert sorted(each.index for each in [*found, *told]) == list(range(12))
    assert all(9 not in each.puzzle.masks.values and each.attempts <= 4 for each in found)
    assert {each.attempts for each in told} == {4}
    with pytest.raises(GaveUpError) as caught:
        made(12, **wished)
    assert caught.value.record == told[0]
    assert str(told[0]) == (
        f"no puzzle met the target in 4 attempts (seed 1, index {told[0].index}); try more "
        "attempts, another seed or symmetry, or ask for less"
    )


@pytest.mark.parametrize(
    ("wished", "reason"),
    [
        ({"clues": 35}, "no minimal puzzle found with 35 givens"),
        ({"clues": 18, "minimal": False}, "no puzzle found with 18 givens"),
        ({"pattern": RING}, "no minimal puzzle found with its givens in the pattern"),
    ],
)
def test_why_it_was_given_up(wished: dict[str, Any], reason: str) -> None:
    (record,) = family_of(Request.of(**wished, attempts=3), 1, 0)
    assert isinstance(record, GaveUp)
    assert record.reason == reason


# ------------------------------------------------------------------------- what a puzzle is


def test_puzzles_are_minimal_and_not_the_same() -> None:
    found = made(30)
    assert len({each.puzzle.to_string() for each in found}) == 30
    for each in found:
        solutions = count_solutions(each.puzzle)
        assert solutions.is_unique
        assert solutions.found[0].masks.filled == each.solution.masks.filled
        assert each.minimality == "minimal"
        assert each.attempts == 1
        assert is_minimal(each.puzzle)
    assert len({canonical(each.puzzle) for each in found}) == 30


@pytest.mark.slow
def test_many_puzzles_are_as_different_as_they_can_be() -> None:
    found = made(1000)
    assert all(count_solutions(each.puzzle).is_unique for each in found)
    assert len({canonical(each.puzzle) for each in found}) == 1000
    assert len({canonical(each.solution) for each in found}) == 1000
    for cell in range(81):
        digits = Counter(each.solution.masks.values[cell] for each in found)
        # of 81 cells with digits at random, one in sixty such lists would have one above 30
        assert sum((digits[digit] - 1000 / 9) ** 2 / (1000 / 9) for digit in range(1, 10)) < 30


def canonical(board: Board) -> str:
    turn = canonical_turn(board)
    assert turn is not None
    return turn.board(board).to_string()


@pytest.mark.parametrize("symmetry", [*MOVES, FULL, "any"])
def test_symmetric_puzzles_lose_nothing_that_keeps_them_so(symmetry: str) -> None:
    for each in made(3, symmetry=symmetry):
        puzzle = each.puzzle
        assert each.minimality == "orbit-minimal"
        assert symmetry in (each.symmetry, "any")
        has = symmetries(puzzle)
        assert each.symmetry in has or has == (FULL,)
        assert count_solutions(puzzle).is_unique
        for cell in puzzle.layout.cells:
            if puzzle[cell] is not None:
                orbit = orbit_of(cell.row, cell.col, each.symmetry)
                values = [
                    None if divmod(number, 9) in orbit else value
                    for number, value in enumerate(puzzle.masks.values)
                ]
                assert count_solutions(Board(values)).has_several


Place = tuple[int, int]
MOVED: dict[str, Callable[[int, int], Place]] = {
    "rot90": lambda row, col: (col, 8 - row),
    "rot180": lambda row, col: (8 - row, 8 - col),
    "mirror-h": lambda row, col: (row, 8 - col),
    "mirror-v": lambda row, col: (8 - row, col),
    "diagonal": lambda row, col: (col, row),
    "antidiagonal": lambda row, col: (8 - col, 8 - row),
}


def orbit_of(row: int, col: int, symmetry: str) -> set[Place]:
    """Where the moves of a symmetry take a cell, over and over."""
    moves = [*MOVED.values()] if symmetry == FULL else [MOVED[symmetry]]
    orbit = {(row, col)}
    for _ in range(4):
        orbit |= {move(*place) for move in moves for place in orbit}
    return orbit


def test_clues_are_as_many_as_wished() -> None:
    assert {each.puzzle.masks.givens.bit_count() for each in made(4, clues=24)} == {24}
    found = made(8, clues=(28, 31), minimal=False)
    counts = {each.puzzle.masks.givens.bit_count() for each in found}
    assert counts <= {28, 29, 30, 31}
    assert len(counts) > 1
    assert {each.minimality for each in found} == {"not asked"}
    assert all(count_solutions(each.puzzle).is_unique for each in found)


@pytest.mark.parametrize("minimal", [True, False])
def test_a_pattern_is_filled(minimal: bool) -> None:
    pattern = made(2, seed=7)[1].puzzle.masks.values
    for each in made(2, pattern=pattern, minimal=minimal):
        assert [value is None for value in each.puzzle.masks.values] == [
            value is None for value in pattern
        ]
        solutions = count_solutions(each.puzzle)
        assert solutions.is_unique
        assert solutions.found[0].masks.filled == each.solution.masks.filled
        assert is_minimal(each.puzzle) or not minimal


def test_a_pattern_is_a_text_or_flags() -> None:
    flags = [mark == "1" for mark in CHECKERS]
    assert Request.of(pattern=CHECKERS) == Request.of(pattern=flags)


@pytest.mark.parametrize("name", sorted(set(LAYOUTS) - {"16x16", "windoku-16"}))
def test_other_layouts_have_puzzles_too(name: str) -> None:
    (each,) = made(1, layout=LAYOUTS[name])
    found = count_solutions(each.puzzle)
    assert found.is_unique
    assert found.found[0].masks.filled == each.solution.masks.filled
    assert is_minimal(each.puzzle)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "wished"), [("16x16", {}), ("windoku-16", {"clues": 140, "minimal": False})]
)
def test_large_layouts_have_puzzles_too(name: str, wished: dict[str, Any]) -> None:
    (each,) = made(1, layout=LAYOUTS[name], **wished)
    assert count_solutions(each.puzzle).is_unique


@pytest.mark.slow
def test_where_search_takes_too_long_an_index_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudologue.generation.puzzle_draft._DEAD_ENDS", 30)
    (record,) = family_of(Request.of(layout=LAYOUTS["windoku-16"]), 1, 0)
    assert isinstance(record, GaveUp)
    assert record.attempts == 2
    assert record.reason == "search takes too long on this layout"
    (record,) = family_of(Request.of(layout=LAYOUTS["windoku-16"], attempts=1), 1, 0)
    assert isinstance(record, GaveUp)
    assert record.reason == "search takes too long on this layout"


def test_a_record_tells_how_evenly_clues_lie_and_how_hard_it_is() -> None:
    (each,) = made(1, symmetry="rot180")
    assert sum(each.clues_by_block) == sum(each.clues_by_digit) == each.grade.clues
    assert each.clues_by_block[0] == each.clues_by_block[8]
    assert len(each.clues_by_digit) == 9
    assert each.grade.effort == sudologue.rate(each.puzzle).effort
    assert "rot180" in each.grade.symmetry


# ------------------------------------------------------------------- same seed, same puzzles


@pytest.mark.parametrize(
    ("count", "wished", "expected"),
    [
        (50, {}, "d3fe389e0a7d28e6"),
        (16, {"symmetry": "any"}, "c3b125c2c34ecb01"),
        (16, {"clues": (26, 30), "minimal": False}, "5d347ac3cd1e8b1b"),
        (8, {"pattern": CHECKERS, "minimal": False}, "4caa97fccedcd1d0"),
        (8, {"layout": LAYOUTS["6x6-diagonals"]}, "281cc712b28538ab"),
        pytest.param(
            2, {"layout": LAYOUTS["jigsaw-9"]}, "e2cd7b916e4c073a", marks=pytest.mark.slow
        ),
    ],
)
def test_a_seed_s_puzzles_are_these_for_ever(
    count: int, wished: dict[str, Any], expected: str
) -> None:
    assert digest(made(count, **wished)) == expected


class Backwards(Executor):
    """Does the last of what was handed in first."""

    def __init__(self) -> None:
        self.most = 0
        self._waiting: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = _Asked(self)
        self._waiting.append((future, fn, args))
        self.most = max(self.most, len(self._waiting))
        return future

    def work(self) -> None:
        while self._waiting:
            future, fn, args = self._waiting.pop()
            future.set_result(fn(*args))


class _Asked(Future[Any]):
    def __init__(self, executor: Backwards) -> None:
        super().__init__()
        self._executor = executor

    def result(self, timeout: float | None = None) -> Any:
        self._executor.work()
        return super().result(timeout)


@pytest.mark.slow
def test_it_does_not_matter_who_makes_them_and_where_one_begins() -> None:
    wished: dict[str, Any] = {"target": With(5, 3), "attempts": 3, "family": 3}
    request = Request.of(**wished)
    all_of_them = list(records(request, 2, 40))
    assert {type(each) for each in all_of_them} == {Generated, GaveUp}
    assert [each.index for each in all_of_them] == list(range(40))
    assert [each.family for each in all_of_them] == [index // 3 for index in range(40)]
    backwards = Backwards()
    assert list(records(request, 2, 40, executor=backwards)) == all_of_them
    assert list(islice(records(request, 2, None, executor=backwards), 40)) == all_of_them
    assert backwards.most == 64
    with ThreadPoolExecutor(3) as threads:
        assert list(records(request, 2, 13, start=10, executor=threads)) == all_of_them[10:23]
    assert list(islice(records(request, 2, None, start=7), 5)) == all_of_them[7:12]


def test_a_seed_is_drawn_if_none_is_given() -> None:
    (one,), (other,) = list(sudologue.generate()), list(sudologue.generate())
    assert one.seed != other.seed
    assert next(sudologue.generate(seed=one.seed)) == one


def test_a_run_ends_in_time_whatever_it_is_at() -> None:
    never: Iterator[Generated] = sudologue.generate(
        None, timeout=0.2, target=With(9, 9), attempts=10**9
    )
    assert list(never) == []
    with ThreadPoolExecutor(1) as threads:
        some = list(sudologue.generate(None, seed=1, timeout=0.2, executor=threads))
    assert some == made(len(some))
    assert CLASSIC is some[0].puzzle.layout
