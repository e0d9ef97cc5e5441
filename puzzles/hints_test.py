"""Hints about positions of whole solves: they keep to their levels, and lead to the end.

Samples; `SUDOLOGUE_CORPUS=full` takes every puzzle, and looks at the time that hints take.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from statistics import median

import pytest

import sudologue
from puzzles.hints import by_hints, drawn, leaks, places, read
from puzzles.positions import tables
from puzzles.shared import (
    FULL,
    SHARED,
    is_monster,
    lines,
    needs_shared,
    sample,
    variant_lines,
)
from sudologue import oracle
from sudologue.budget import DEFAULT_BUDGET
from sudologue.clues import Arrow
from sudologue.coach import Hint
from sudologue.coach.ladder import LEVELS, Level
from sudologue.model import CLASSIC, Board, Candidate, Cell, House
from sudologue.rules import CARDS, Tier
from sudologue.solver import Solver

# the set's puzzles that count, and how many of them the ordinary run takes
SETS = {
    "qqwing-simple": (None, 4),
    "qqwing-easy": (None, 4),
    "qqwing-intermediate": (None, 4),
    "qqwing-expert": (None, 6),
    "seventeen-clues": (None, 6),
    "top1465": (None, 6),
    "hodoku-exemplars": (None, 8),
    "hardest2011": (None, 1),
    "tridagon": (None, 1),
    "sudorules-misc": (None, 3),
}


FAMILIES = ("cages", "ledgers", "thermometers", "arrows", "clues")
# the file's records that are taken, counted from 0
CLUES = {"killer": (0, 120, 240), "arrow": (6, 8, 14), "thermo": (10, 20), "pill_arrow": (0,)}
VARIANTS = [
    "anti_king", "anti_knight", "arrow", "classic_12x12", "classic_16x16", "classic_4x4",
    "classic_6x6", "diagonal_x", "disjoint_groups", "even_odd", "extra_regions", "jigsaw_9x9",
    "jigsaw_other_sizes", "killer", "pill_arrow", "slow_thermo", "sukaku", "thermo", "windoku",
]  # fmt: skip


def boards(name: str) -> Iterator[Board]:
    """Positions of a set's puzzles, at four places of each solve."""
    limit, size = SETS[name]
    puzzles = lines(name, limit)
    for index in sample(len(puzzles), size):
        yield from places(puzzles[index])


def ladder(hint: Hint) -> list[Hint]:
    return [hint.at(level) for level in LEVELS]


def test_texts_are_read_back() -> None:
    said = read("In boxes 2 and 5, the 4s of row 3 see r1c2; (12) the 2-String Kite has 7.")
    assert said.cells == {Cell(0, 1)}
    assert said.houses == {"box 2", "box 5", "row 3"}
    assert said.digits == {4, 7}
    assert read("Look at the top band.").has_strip
    sums = read(
        "8(2) at r1c1: r1c2 is at most 4, so r1c1 is at least 9 − 4 = 5; rows 1 to 4 total 7."
    )
    assert (sums.digits, sums.houses) == (set(), {"row 1", "row 4"})


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_hints_keep_to_what_they_reveal(name: str) -> None:
    seconds: list[float] = []
    for board in boards(name):
        start = time.process_time()
        hint = sudologue.hint(board, "state")
        hint.tell()
        taken = time.process_time() - start
        assert hint.kind == "step", board
        assert hint.inference is not None
        if CARDS[hint.inference.rule].tier <= Tier.CHAINS:
            seconds.append(taken)
        levels = ladder(hint)
        check_ladder(board, levels)
        again = sudologue.hint(board, "what", token=hint.token)
        assert (again, again.inference) == (hint.at("what"), hint.inference)
    if FULL and seconds:
        seconds.sort()
        assert median(seconds) <= 0.015
        assert seconds[len(seconds) * 99 // 100 - 1] <= 1


def check_ladder(board: Board, levels: list[Hint]) -> None:
    """Each level keeps to what it reveals, and reveals more than the one before."""
    for each in levels:
        assert not leaks(each) + drawn(each), (board, each, each.tell())
    for less, more in pairwise(levels):
        assert less.reveals < more.reveals, (board, less, more)


def test_a_region_is_named_where_all_cells_lose_the_same_digit() -> None:
    """Two cells total 2 at least, so the circle isn't 1: the 1s and the circle are all there is.

    That they are at most 8 is seen already: either sees a 9.
    """
    given = "." * 45 + "9" + "." * 16 + "9" + "." * 18
    board = Board(given, layout=CLASSIC.with_clues(Arrow.of("r5c5", "r6c6 r7c5")))
    found = sudologue.hint(board, family="arrows", count=9)
    assert isinstance(found, tuple)
    assert "r5c5<>1" in [str(hint.inference.action) for hint in found if hint.inference]
    for hint in found:
        check_ladder(board, ladder(hint))


def differing(board: Board) -> str:
    """Where the hint is not what a solve with a hint's budget takes first; nothing if it is."""
    first = next(Solver(choose="nearest", budget=DEFAULT_BUDGET // 4).steps(board), None)
    hint = sudologue.hint(board)
    return "" if hint.step == first else f"{hint.step} and {first} on {board!r}"


def test_a_hint_has_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudologue.coach.hint_request._BUDGET", 1)
    golden_nugget = (
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
    )
    assert sudologue.hint(golden_nugget).step is None


def test_the_hint_is_the_next_step_of_a_solve() -> None:
    puzzles = [line for layout, line, _ in tables() if layout == "classic"]
    assert not [*filter(None, map(differing, (b for p in puzzles[::9] for b in places(p, 2))))]


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_the_hint_is_the_next_step_in_all_sets(name: str) -> None:
    limit, size = SETS[name]
    puzzles = lines(name, limit)
    some = [puzzles[index] for index in sample(len(puzzles), size)]
    assert not [
        *filter(None, map(differing, (b for p in some for b in places(p, 8 if FULL else 4))))
    ]


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("kind", VARIANTS)
def test_the_hint_is_the_next_step_in_all_variants(kind: str) -> None:
    some = [
        Board.from_string(line)
        for line in variant_lines(kind)[: None if FULL else 1]
        if not is_monster(line)
    ]
    assert some
    assert not [*filter(None, map(differing, (b for p in some for b in places(p, 3))))]


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("kind", CLUES)
def test_hints_about_clues_keep_to_what_they_reveal(kind: str) -> None:
    """Of singles there is enough elsewhere: each clue's own family is asked."""
    text = (SHARED / "data/variants" / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()
    told = 0
    for number in range(len(text)) if FULL else CLUES[kind]:
        for board in places(text[number], 2):
            for family in FAMILIES:
                hint = sudologue.hint(board, "state", family=family)
                if hint.inference is not None:
                    told += 1
                    check_ladder(board, ladder(hint))
    assert told


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_a_wrong_digit_is_what_the_hint_is_about(name: str) -> None:
    limit, size = SETS[name]
    puzzles = lines(name, limit)
    for index in sample(len(puzzles), size):
        solution = solved(puzzles[index])
        for board in places(puzzles[index]):
            wrong = next(wrong_candidates(board, solution), None)
            if wrong is None:
                continue
            hint = sudologue.hint(board.place(wrong.cell, wrong.digit), "state")
            assert (hint.kind, hint.reveals) == ("wrong_entry", frozenset()), (board, wrong)
            assert read(hint.at("what").tell()).cells == {wrong.cell}
            assert not [leak for each in ladder(hint) for leak in leaks(each) + drawn(each)]


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_a_needed_mark_crossed_out_is_what_the_hint_is_about(name: str) -> None:
    limit, size = SETS[name]
    puzzles = lines(name, limit)
    for index in sample(len(puzzles), size):
        solution = solved(puzzles[index])
        for board in places(puzzles[index]):
            undecided = [cell for cell in board.layout.cells if len(board.domain(cell)) > 1]
            if not undecided:
                continue
            cell = undecided[0]
            check_needed_mark(board, cell, {solution[cell] or 0})
            several = (cell for cell in undecided if len(board.domain(cell)) > 2)
            cell = next(several, None)
            if cell is not None:
                needed = solution[cell] or 0
                other = next(digit for digit in sorted(board.domain(cell)) if digit != needed)
                check_needed_mark(board, cell, {needed, other})


def check_needed_mark(board: Board, cell: Cell, gone: set[int]) -> None:
    """The hint about marks that were crossed out leads to them, and does not say which is right.

    What was crossed out there, by the solve too, is named together, and put back with all else that
    no digit on the board rules out.
    """
    free = Board(board.to_string()).domain(cell)
    all_gone = free - board.domain(cell) | gone
    hint = sudologue.hint(board.eliminate([Candidate(cell, digit) for digit in gone]), "state")
    assert (hint.kind, hint.reveals) == ("wrong_mark", frozenset()), (board, cell)
    for each in ladder(hint):
        said = read(each.tell())
        assert not leaks(each) + drawn(each)
        assert {type(fact) for fact in each.reveals} <= {Cell, House, int}
        assert said.cells <= {cell}
        assert said.digits in (set(), all_gone, free), (board, cell, each)
        if each.level in Level.WHERE.and_before:
            assert not (said.cells and said.digits), (board, cell, each)
    what = read(hint.at("what").tell())
    assert (what.cells, what.digits) == ({cell}, free)


def solved(puzzle: str) -> Board:
    """The one solution of a puzzle."""
    (found,) = oracle.count_solutions(Board.from_string(puzzle)).found
    return found


def wrong_candidates(board: Board, solution: Board) -> Iterator[Candidate]:
    """Digits that can still be placed and should not, the last first."""
    live = board.layout.tables.candidates_in(board.masks.live)
    return (one for one in reversed(live) if solution[one.cell] != one.digit)


@pytest.mark.slow
@needs_shared
def test_hints_alone_solve_in_about_as_many_steps() -> None:
    puzzles = lines("qqwing-expert")
    by_rules, by_coach = 0, 0
    for index in sample(len(puzzles), 8):
        result = sudologue.solve(puzzles[index])
        hints = by_hints(result.initial)
        by_rules += len(result.steps)
        by_coach += len(hints)
        assert len(hints) <= 1.1 * len(result.steps), puzzles[index]
    assert by_coach <= 1.02 * by_rules
