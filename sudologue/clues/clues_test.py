from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer, allows
from sudologue.errors import SudologueError
from sudologue.model import CLASSIC, Board, Cell, Layout
from sudologue.model.walks import walks_of
from sudologue.oracle import count_solutions
from sudologue.solver import Solver


@dataclass(frozen=True)
class NeverThree:
    """No three neighbours along the line rise one by one: a clue of somebody's own."""

    cells: tuple[Cell, ...]
    noun: str = "the line at r1c1"
    start = ()

    def step(self, place: int, state: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        last = (*state, digit)[-3:]
        return None if len(last) == 3 and last[2] - 1 == last[1] == last[0] + 1 else last[-2:]

    def accepts(self, state: tuple[int, ...]) -> bool:
        return True


LINE = NeverThree(tuple(Cell(0, col) for col in range(4)))


def on(*clues: Any) -> Layout:
    return CLASSIC.with_clues(*clues)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: on(Cage.of("r1c1 r1c1", 5)), "the 5-cage at r1c1 names r1c1 twice"),
        (lambda: on(Arrow.of("r1c1", "r1c2 r1c1")), "the arrow at r1c1 names r1c1 twice"),
        (lambda: on(Cage.of("r9c9 r10c9", 5)), "r10c9, which is off a board of 9 rows"),
        (lambda: on(Cage.of("", 5)), "has no cells"),
        (lambda: on(Cage.of("r1c1", 0)), "cannot make 0"),
        (lambda: on(Cage.of("r1c1", 5), Cage.of("r1c1", 5)), "is there twice"),
        (lambda: on(7), "int is no clue: it has no cells"),
        (lambda: on(NeverThree(LINE.cells, "\x1b[31mred")), r"not '\x1b[31mred'"),
        (lambda: on(NeverThree(LINE.cells, "two\nlines")), r"not 'two\nlines'"),
        (lambda: Arrow.of("r1c1"), "an arrow has a circle, and cells on each shaft"),
        (lambda: Thermometer.of("r1c1"), "at least two cells"),
        (lambda: Thermometer.branching("r1c1 r1c2", "r2c1 r2c2"), "start from one bulb"),
        (lambda: allows(LINE, {"r9c9": 1}), "r9c9 is not in the line at r1c1"),
        (lambda: allows(LINE, {"r1c1": 10}), "digits run from 1 to 9"),
        (lambda: Board("." * 81).ways(LINE), "no clue of this layout"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_line(make: Callable[[], object], said: str) -> None:
    with pytest.raises(SudologueError) as caught:
        make()
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


CLUES: tuple[Clue, ...] = (
    Cage.of("r1c2 r1c1", 10),
    Cage.of("r3c3 r3c4"),
    Region.of("r5c5 r6c6"),
    Arrow.of("r9c9 r9c8", "r8c8 r7c8", "r8c9 r7c9"),
    Thermometer.of("r9c1 r8c1", slow=True),
)


def test_layouts_with_clues_are_values() -> None:
    layout = CLASSIC.with_clues(*CLUES)
    again = pickle.loads(pickle.dumps(layout))
    assert (again, hash(again)) == (layout, hash(layout))
    assert layout != CLASSIC.with_clues(*CLUES[:-1]) != CLASSIC
    assert repr(layout) == "<Layout of 9 rows and 27 houses, 5 clues>"
    for clue in CLUES:
        kinds = {"Cage": Cage, "Region": Region, "Arrow": Arrow, "Thermometer": Thermometer}
        assert eval(repr(clue), kinds) == clue


def test_clues_of_one_shape_share_their_walks() -> None:
    one, other = Cage.of("r1c1 r1c2", 10), Cage.of("r8c8 r9c8", 10)
    assert walks_of(one, 9) is walks_of(other, 9)
    assert walks_of(one, 9) is not walks_of(one, 6)
    assert walks_of(one, 9) is not walks_of(Cage.of("r1c1 r1c2", 11), 9)
    assert walks_of(LINE, 9) is walks_of(NeverThree(LINE.cells), 9)


def test_a_cage_is_part_of_who_sees_whom() -> None:
    cage = Cage.of("r1c1 r5c5 r9c9", 20)
    layout = CLASSIC.with_clues(cage, Arrow.of("r2c2", "r7c7"))
    assert Cell(4, 4) in layout.peers("r1c1")
    assert layout.why_sees("r1c1", "r9c9") is cage
    assert layout.why_sees("r2c2", "r7c7") is None
    board = Board.from_string("." * 81, layout).place("r1c1", 7)
    assert 7 not in board.domain("r9c9")


def test_a_wide_law_is_read_by_its_sum() -> None:
    layout = Layout.of_size(16)
    cage = Cage(layout.cells[:13], 100)
    kept = walks_of(cage, 16).supported(((1 << 16) - 1,) * 12 + (1 << 15,))
    assert kept is not None
    assert kept[0] == (1 << 16) - 1


@pytest.mark.parametrize(
    ("puzzle", "clue", "said"),
    [
        ("9" + "." * 80, Cage.of("r1c1 r1c2 r2c2", 10), "the 10-cage at r1c1 needs 12 at least"),
        ("1" + "." * 80, Cage.of("r1c1 r1c2", 15), "the 15-cage at r1c1 makes 10 at most"),
        ("9" + "." * 80, Thermometer.of("r1c1 r2c2"), "the thermometer at r1c1 cannot be filled"),
        (
            "4.3" + "." * 78,
            Thermometer.of("r1c1 r2c5 r1c3", slow=True),
            "the slow thermometer at r1c1 cannot be filled",
        ),
        ("1" + "." * 80, Arrow.of("r1c1", "r5c5 r6c6"), "the arrow at r1c1 cannot be filled"),
        (
            "38" + "." * 79,
            Arrow.of("r1c1 r1c2", "r5c5 r6c6"),
            "the pill arrow at r1c1 cannot be filled",
        ),
        ("2" + "." * 80, Cage.of("r1c1 r2c2 r2c3", 5), "the 5-cage at r1c1 needs 6 at least"),
        ("1234" + "." * 77, LINE, "the line at r1c1 cannot be filled"),
    ],
)
def test_a_broken_clue_is_named_with_the_reason(puzzle: str, clue: Clue, said: str) -> None:
    assert str(Board.from_string(puzzle, CLASSIC.with_clues(clue)).dead_end) == said


def test_one_clue_is_asked() -> None:
    cage = Cage.of("r1c1 r1c2 r1c3", 8)
    board = Board.from_string("." * 81, CLASSIC.with_clues(cage)).place("r1c1", 5)
    ways = board.ways(cage)
    assert (ways.count, ways.sets, list(ways)) == (
        2,
        (frozenset({1, 2, 5}),),
        [(5, 1, 2), (5, 2, 1)],
    )
    assert sorted(map(str, board.supported(cage))) == [
        "r1c1(5)", "r1c2(1)", "r1c2(2)", "r1c3(1)", "r1c3(2)",
    ]  # fmt: skip
    assert board.broken == ()


def test_a_clue_of_ones_own_is_solved_and_counted() -> None:
    puzzle = "..4678912672195348198342567859761423426853791713924856961537284287419635..5286179"
    clues = (LINE, Cage.of("r1c1 r9c1", 8))
    board = Board.from_string(puzzle, CLASSIC.with_clues(*clues))
    assert count_solutions(board).is_unique
    assert Solver().solve(board).solution is not None
