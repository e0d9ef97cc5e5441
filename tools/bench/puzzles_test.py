from pathlib import Path

import pytest

from tools.bench.puzzles import OWN_SETS, PuzzleSetError, is_solution, names, read, sample

pytestmark = pytest.mark.slow

PUZZLE = OWN_SETS["own-singles"][0]
GRID = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"


def _folder(tmp_path: Path, text: str) -> Path:
    (tmp_path / "mine.txt").write_text(text, encoding="utf-8")
    return tmp_path


def test_reads_the_first_word_of_each_line(tmp_path: Path) -> None:
    folder = _folder(tmp_path, f"# mine\n\n{PUZZLE} # naked pair\n{PUZZLE}\n")
    assert names(folder) == ["mine"]
    assert read("mine", folder) == [PUZZLE, PUZZLE]


def test_without_a_folder_there_are_the_sets_of_our_own(tmp_path: Path) -> None:
    assert names(tmp_path / "nowhere") == ["own-singles", "own-harder"]


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("mein", f"{PUZZLE}\n", "no puzzle set is called 'mein': did you mean mine?"),
        (
            "x",
            f"{PUZZLE}\n",
            "no puzzle set is called 'x': there are mine, own-harder, own-singles",
        ),
        ("mine", "# nothing yet\n", "mine.txt has no puzzle in it"),
        (
            "mine",
            f"{PUZZLE}\n12345\n",
            "mine.txt, line 2: '12345' is not a puzzle of 81 digits and dots",
        ),
        ("mine", "x" * 81, f"mine.txt, line 1: '{'x' * 81}' is not a puzzle of 81 digits and dots"),
    ],
)
def test_refuses_in_a_line(tmp_path: Path, name: str, text: str, message: str) -> None:
    with pytest.raises(PuzzleSetError) as refusal:
        read(name, _folder(tmp_path, text))
    assert str(refusal.value) == message


@pytest.mark.parametrize(("limit", "taken"), [(0, "abcde"), (9, "abcde"), (2, "ac"), (1, "a")])
def test_samples_are_spread_over_the_set(limit: int, taken: str) -> None:
    assert sample("abcde", limit) == list(taken)


def test_a_legal_grid_with_its_givens_is_a_solution() -> None:
    assert is_solution("." * 81, GRID)
    assert is_solution(GRID.replace("1", "0"), GRID)


@pytest.mark.parametrize(
    ("puzzle", "grid"),
    [
        ("2" + "." * 80, GRID),
        ("." * 81, GRID[:-1]),
        ("." * 81, GRID.replace("9", ".")),
        ("." * 81, "2" + GRID[1:]),
        # rows and columns hold every digit, boxes do not
        ("." * 81, "".join("123456789123456789"[start : start + 9] for start in range(9))),
        # rows and boxes do, columns do not
        ("." * 81, "123456789456789123789123456" * 3),
    ],
)
def test_anything_else_is_none(puzzle: str, grid: str) -> None:
    assert not is_solution(puzzle, grid)
