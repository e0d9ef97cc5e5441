"""Killers that are made: cages that cover a grid, and have it for their only solution."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import sudologue
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_trace
from sudologue.clues import Cage
from sudologue.generation import Generated, Request, records
from sudologue.generation.killer_cages import with_a_cage
from sudologue.model import CLASSIC, Layout
from sudologue.oracle import count_solutions

SMALL = Layout.boxes(2, 3)
GRID = "729643581541298673386751924657389412894125736213476895962537148138964257475812369"


def made(count: int, **wished: Any) -> list[Generated]:
    return list(sudologue.generate(count, seed=1, cages=True, **wished))


@pytest.mark.parametrize(
    ("wished", "told"),
    [
        (
            {"layout": with_a_cage(CLASSIC)},
            "cages needs a layout without clues",
        ),
        *(
            ({name: wish}, f"{name} doesn't work with cages")
            for name, wish in (("symmetry", "rot180"), ("clues", 5), ("pattern", "1" * 81))
        ),
        ({"family": 2}, "family doesn't work with cages"),
        ({"grid": GRID[:80] + "."}, "grid must be a full solution; 1 cell is empty"),
        ({"grid": GRID, "layout": SMALL}, "boxes of 2x3 need a 6x6 grid (36 cells); this puzzle has 81"),
        ({"grid": GRID[::-1], "family": 2, "cages": False}, "family doesn't work with grid"),
    ],
)  # fmt: skip
def test_what_cannot_be_made_is_refused_at_once(wished: dict[str, Any], told: str) -> None:
    everything: dict[str, Any] = {"cages": True, **wished}
    with pytest.raises(sudologue.SudologueError) as caught:
        Request.of(**everything)
    assert told in str(caught.value)


def test_killers_are_not_rated_by_models_for_the_classic_board() -> None:
    with pytest.raises(sudologue.SudologueError, match="are for the classic board"):
        made(1, difficulty="easy")


@pytest.mark.parametrize("name", ["classic", "6x6", "jigsaw-5"])
def test_cages_cover_the_grid_and_have_no_other_solution(name: str) -> None:
    for each in made(4, layout=LAYOUTS[name]):
        cages = each.puzzle.layout.clues
        assert (each.puzzle.masks.filled, each.minimality) == (0, "not asked")
        assert sorted(cell for cage in cages for cell in cage.cells) == [*each.puzzle.layout.cells]
        for cage in cages:
            digits = [each.solution[cell] for cell in cage.cells]
            assert isinstance(cage, Cage)
            assert len({*digits}) == len(digits) <= 5
            assert sum(digit or 0 for digit in digits) == cage.total
        found = count_solutions(each.puzzle)
        assert found.is_unique
        assert found.found[0].masks.filled == each.solution.masks.filled


def test_a_grid_of_one_s_own_is_the_solution() -> None:
    one, other = made(2, grid=GRID)
    assert one.solution.to_string() == other.solution.to_string() == GRID
    assert one.puzzle.layout != other.puzzle.layout
    assert made(1, grid=one.solution)[0].puzzle.layout.clues == one.puzzle.layout.clues
    (dug,) = sudologue.generate(seed=1, grid=GRID)
    assert dug.solution.to_string() == GRID
    assert count_solutions(dug.puzzle).is_unique


def test_the_same_seed_makes_the_same_killers() -> None:
    request = Request.of(layout=SMALL, cages=True)
    expected = list(records(request, 1, 4))
    assert list(records(request, 1, 2, start=2)) == expected[2:]
    with ThreadPoolExecutor(2) as threads:
        assert list(records(request, 1, 4, executor=threads)) == expected
    told = " ".join(
        repr(each.puzzle.layout.clues) for each in expected if isinstance(each, Generated)
    )
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == "991d20c1386b86a0"


def test_a_technique_can_be_asked_for() -> None:
    (drill,) = made(1, drill="cage_splitting")
    assert drill.position is not None
    step = sudologue.Solver().next_step(drill.position)
    assert step is not None
    assert step.inference.rule == "cage_splitting"


@pytest.mark.slow
def test_killers_are_solved_by_logic() -> None:
    for each in made(12):
        result = sudologue.solve(each.puzzle)
        assert result.solution == each.solution.to_string()
        assert check_trace(result).ok
