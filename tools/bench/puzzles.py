"""The puzzles to race on: folders of text files, and two small sets of the project's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT.parent / "shared" / "data" / "puzzles"

_T = TypeVar("_T")


class PuzzleSetError(ValueError):
    """A set that is not there, or not a set."""


# Random grids with clue after clue taken away, in random order, for as long as the floor still
# solved the puzzle: by singles alone for the first set, by any means for the second, of which those
# that singles solve were thrown out.
OWN_SETS: Mapping[str, Sequence[str]] = {
    "own-singles": (
        ".3...91....5....4.1...5.......5..7...5.....8.8.6.47.2..42..8..5..7...........149.",
        ".5.7.9..2..3...95...2......57...8..........1....367...6....548.3..9...6...4.2....",
        "6......1......2.....4.8...7.13.2....2..1...94..8.34.5...7.4.52...5...4.8......1..",
        "387......9...5......1....43..37.26.......832..5........6..1.9.2....6...5.....3.6.",
        "..8.4.....6....3.1.4....6..3..6..8..5...39.6......1...1..2...59...9....4.....82..",
        ".4..5...7.8....3...31...6.5.7.....31...1.7.5....3.4....5.9..1......6.2....62....4",
        "6...........5...7..9..7...6......28.5.29.....83..2.4.....4...35..8..7.2...526..94",
        "...65....1....8...4.......2.....4....2.93.8.763....2..7.1......9......5....8.734.",
        ".71.5.....9...1....56...7....8...26.....84..96.59....4....385..7.......1......6.2",
        ".5.......2..4........1...32...58.19.84....2....6........36.......2.31.7...9..2.58",
        ".6..7.3.....2........5.8.7..736..59..........5.4.8.6..8...5.1..6.5......2....386.",
        "..2..8..........74.53...1.8.....7....84.9..3519..5........8....6......2...7..5.4.",
    ),
    "own-harder": (
        "...9.........3.8.66...4.29...6..2.15..4...62..9......3.5.6.9......85.3.....2..7..",
        ".....52.....2......54...8.7..9.6.5.....7.3..9..1.927....64...8..1........98.36...",
        ".1.2..8.......7..5.9..6.3.......6..8......2..6..185.7.3.....1....98.2.....6.3..9.",
        "..6....3..3.....2....6.19...5.1274......8..9...7.......2.8.57....4...6.2.68..4.5.",
        "..8..9...4.2.6.....7...3......71...9....9.31...6.....76.....87.....254..9....8..5",
        "..1..2.95.73..4..8.5....1.....4..........8.1..2.61.5..7.9....6....72....8....1...",
        ".......7...3.81...218....4..3.........7.1..59.8.3.4...762..3....4...69.....8...2.",
        "..3...7.8..2.5......69..51....1.......4.2.6.15...6..3.....7...34....3.6..8...2...",
        "5.9.6.3...21....7........52.7....6......9......2...13..6.9.........51....947..21.",
        "..9......5.....714..1.3.........3..89.2.1..76.6..4..91..54....78..3..6...2..9....",
        "....18.6..5..238......7.....1....2.3..2..........946..47....91..2..8.4...8...15.6",
        ".27.9........3.71...1..5..4...4..2.59.4.......1.........21.85.....64....84.......",
    ),
}


def names(folder: Path = FOLDER) -> list[str]:
    """The sets to race on when none is asked for: the folder's, or else the project's own."""
    return sorted(path.stem for path in folder.glob("*.txt")) or list(OWN_SETS)


def read(name: str, folder: Path = FOLDER) -> Sequence[str]:
    """The puzzles of a set.

    >>> len(read("own-singles"))
    12
    """
    if name in OWN_SETS:
        return OWN_SETS[name]
    path = folder / f"{name}.txt"
    if not path.is_file():
        known = sorted({*names(folder), *OWN_SETS})
        near = get_close_matches(name, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise PuzzleSetError(f"no puzzle set is called {name!r}: {hint}")
    return _puzzles_in(path)


def _puzzles_in(path: Path) -> list[str]:
    """The first word of every line that has one; what follows it is remarks."""
    puzzles: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        puzzle = words[0]
        if len(puzzle) != 81 or not set(puzzle) <= set(".0123456789"):
            raise PuzzleSetError(
                f"{path.name}, line {number}: {puzzle!r} is not a puzzle of 81 digits and dots"
            )
        puzzles.append(puzzle)
    if not puzzles:
        raise PuzzleSetError(f"{path.name} has no puzzle in it")
    return puzzles


def sample(puzzles: Sequence[_T], limit: int) -> list[_T]:
    """So many of the puzzles, evenly spread over the set, as sets may be sorted; 0 for all.

    >>> sample(["a", "b", "c", "d", "e", "f"], 3)
    ['a', 'c', 'e']
    """
    if not limit or limit >= len(puzzles):
        return list(puzzles)
    return [puzzles[index * len(puzzles) // limit] for index in range(limit)]


def is_solution(puzzle: str, grid: str) -> bool:
    """Whether a line is a complete legal grid that keeps the puzzle's givens.

    >>> is_solution("1" + "." * 80, "1" * 81)
    False
    """
    if len(grid) != 81:
        return False
    if any(given not in ("0", ".", digit) for given, digit in zip(puzzle, grid, strict=True)):
        return False
    rows = [grid[start : start + 9] for start in range(0, 81, 9)]
    columns = [grid[start::9] for start in range(9)]
    boxes = [
        "".join(row[left : left + 3] for row in rows[top : top + 3])
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    return all(sorted(house) == list("123456789") for house in (*rows, *columns, *boxes))
