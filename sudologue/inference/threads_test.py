"""The subjects that digits one after the other have in common."""

from __future__ import annotations

from itertools import pairwise

import pytest

import sudologue
from sudologue.inference import Placement, Thread, threads
from sudologue.model import CLASSIC, Cell, House

EASY = ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3..."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."


def told(*actions: str) -> list[tuple[str, int]]:
    placed = [Placement(Cell.parse(text[:4]), int(text[5])) for text in actions]
    return [(str(subject), length) for subject, length in threads.runs(placed, CLASSIC)]


def test_the_longest_run_is_taken_and_a_digit_before_a_block_before_a_line() -> None:
    assert told("r1c1=5", "r4c4=5", "r5c5=6", "r6c6=7") == [("5", 2), ("box 5", 2)]
    assert told("r1c1=5", "r1c2=5") == [("5", 2)]
    assert told("r1c1=5", "r1c2=6") == [("box 1", 2)]
    assert told("r1c1=5", "r1c2=6", "r1c9=7") == [("row 1", 3)]
    assert told("r1c1=5", "r5c5=6") == [("5", 1), ("6", 1)]
    assert told() == []


@pytest.mark.parametrize("puzzle", [EASY, EXPERT])
def test_threads_are_of_steps_that_place_digits_and_have_their_subject(puzzle: str) -> None:
    result = sudologue.solve(puzzle)
    assert result.threads
    for before, after in pairwise(result.threads):
        assert before.last < after.first
    for thread in result.threads:
        assert thread.last > thread.first
        for number in thread.numbers:
            action = result.look(number).action
            assert isinstance(action, Placement)
            if isinstance(thread.subject, House):
                assert action.cell in thread.subject.cells
            else:
                assert action.value == thread.subject


def test_a_step_knows_its_thread() -> None:
    result = sudologue.solve(EXPERT)
    first = result.threads[0]
    assert result.look(first.first).thread == result.look(first.last).thread == first
    assert isinstance(first, Thread)
    hard = next(
        n for n, s in enumerate(result.steps, 1) if not isinstance(s.inference.action, Placement)
    )
    assert result.look(hard).thread is None


def test_traces_from_files_have_threads() -> None:
    result = sudologue.solve(EASY)
    assert sudologue.SolveResult.from_json(result.to_json()).threads == result.threads
