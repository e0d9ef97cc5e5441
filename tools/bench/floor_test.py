import pytest

from tools.bench import floor
from tools.bench.puzzles import OWN_SETS, is_solution

pytestmark = pytest.mark.slow

SOLVED_BY_SINGLES = OWN_SETS["own-singles"]
# one of the hardest known: refutations within refutations
DEEP = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


@pytest.mark.parametrize("puzzle", [*SOLVED_BY_SINGLES, *OWN_SETS["own-harder"], DEEP])
def test_solves_every_puzzle(puzzle: str) -> None:
    grid = floor.solve(puzzle)
    assert grid is not None
    assert is_solution(puzzle, grid)


def test_zeros_are_empty_cells_too() -> None:
    puzzle = SOLVED_BY_SINGLES[0]
    assert floor.solve(puzzle.replace(".", "0")) == floor.solve(puzzle)


@pytest.mark.parametrize(
    "puzzle",
    [
        "55" + "." * 79,
        # r1c9 sees all nine digits
        "12345678." + "." * 8 + "9" + "." * 63,
        # row 1 has no place for 9
        "1234....." + ".....9..." + "........9" + "." * 54,
    ],
)
def test_a_puzzle_without_a_solution_has_none(puzzle: str) -> None:
    assert floor.solve(puzzle) is None


def test_a_contradiction_that_takes_refutation_to_find() -> None:
    solved = floor.solve(DEEP)
    assert solved is not None
    assert DEEP[:2] == "8."
    assert solved[1] == "1"
    assert floor.solve(f"82{DEEP[2:]}") is None


def test_a_puzzle_with_several_solutions_is_not_guessed_at() -> None:
    puzzle = SOLVED_BY_SINGLES[0]
    solution = floor.solve(puzzle)
    assert solution is not None
    # two digits of the grid, wherever they are, can always change places
    assert floor.solve(solution.replace("1", ".").replace("2", ".")) is None


def test_neither_is_one_that_refutation_never_gets_anywhere_with() -> None:
    assert floor.solve("." * 81) is None


def test_a_complete_grid_is_its_own_solution() -> None:
    solution = floor.solve(DEEP)
    assert solution is not None
    assert floor.solve(solution) == solution
