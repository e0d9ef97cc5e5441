from collections.abc import Callable

import pytest

from tools.bench.contestants import Answer, Contestant
from tools.bench.puzzles import OWN_SETS
from tools.bench.race import ALTERNATING, BLOCK, Run, race

pytestmark = pytest.mark.slow

GRID = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
PUZZLES = [GRID[:number] + "." * (81 - number) for number in range(2 * BLOCK + 3)]


class Clock:
    """A clock that the contestants move."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def contestant(
    name: str,
    clock: Clock,
    seconds: Callable[[], float],
    grid: str = GRID,
    log: list[str] | None = None,
) -> Contestant:
    def solve(puzzle: str) -> str:
        clock.now += seconds()
        if log is not None:
            log.append(name)
        return grid

    return Contestant(name, "", solve, Answer)


def test_everybody_runs_every_puzzle_by_the_clock() -> None:
    clock = Clock()
    slow, quick = contestant("slow", clock, lambda: 2.0), contestant("quick", clock, lambda: 0.5)
    lanes = race([slow, quick], PUZZLES, clock=clock)
    assert [lane.contestant for lane in lanes] == [slow, quick]
    assert lanes[0].runs == [Run(2.0, solved=True)] * len(PUZZLES)
    assert lanes[1].runs == [Run(0.5, solved=True)] * len(PUZZLES)


def test_turns_alternate_in_blocks() -> None:
    clock, log = Clock(), list[str]()
    a = contestant("a", clock, lambda: 1.0, log=log)
    b = contestant("b", clock, lambda: 1.0, log=log)
    race([a, b], PUZZLES, clock=clock)
    assert "".join(log) == "a" * BLOCK + "b" * 2 * BLOCK + "a" * (BLOCK + 3) + "b" * 3


def test_in_alternation_each_puzzle_is_a_turn() -> None:
    clock, log = Clock(), list[str]()
    a = contestant("a", clock, lambda: 1.0, log=log)
    b = contestant("b", clock, lambda: 2.0, log=log)
    lanes = race([a, b], PUZZLES[:5], block=ALTERNATING, clock=clock)
    assert "".join(log) == "abbaabbaab"
    assert [run.seconds for run in lanes[1].runs] == [2.0] * 5


def test_the_best_of_several_runs_counts() -> None:
    clock, times = Clock(), iter([3.0, 1.0, 2.0])
    [lane] = race([contestant("a", clock, lambda: next(times))], PUZZLES[:1], repeat=3, clock=clock)
    assert [run.seconds for run in lane.runs] == [1.0]
    assert lane.spent == 6.0


def test_who_has_used_up_the_time_stops_and_the_others_go_on() -> None:
    clock = Clock()
    slow, quick = contestant("slow", clock, lambda: 2.0), contestant("quick", clock, lambda: 0.01)
    lanes = race([slow, quick], PUZZLES, max_seconds=5.0, clock=clock)
    assert [len(lane.runs) for lane in lanes] == [3, len(PUZZLES)]


@pytest.mark.parametrize(
    ("grid", "wrong"), [(GRID[:80] + ".", False), (GRID[:80] + "1", True), ("", False)]
)
def test_solved_is_what_the_grid_says(grid: str, wrong: bool) -> None:
    clock = Clock()
    [lane] = race([contestant("a", clock, lambda: 1.0, grid)], PUZZLES[:1], clock=clock)
    assert lane.runs == [Run(1.0, solved=False, wrong=wrong)]


def test_a_refusal_is_a_puzzle_run_and_not_solved() -> None:
    def solve(puzzle: str) -> str:
        raise ValueError("not for me")

    [lane] = race(
        [Contestant("a", "", solve, Answer, (ValueError,))], PUZZLES[:1], clock=lambda: 0.0
    )
    assert lane.runs == [Run(0.0, solved=False, refusal="ValueError: not for me")]


def test_any_other_error_ends_the_race_and_says_whose_it_was() -> None:
    def solve(puzzle: str) -> str:
        raise KeyError(puzzle)

    puzzle = OWN_SETS["own-harder"][0]
    with pytest.raises(KeyError) as error:
        race([Contestant("a", "", solve, Answer, (ValueError,))], [puzzle])
    assert error.value.__notes__ == [f"raised by a on {puzzle}"]
