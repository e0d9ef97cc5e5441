from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from sudologue.clues import Arrow, Cage, Clue, Equation, Region, Thermometer, allows
from sudologue.errors import SudologueError
from sudologue.model import CLASSIC, Board, Cell, Layout
from sudologue.model.clue import cage_total
from sudologue.model.walks import walks_of
from sudologue.model.ways import pairs_in_sight, why_broken
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
        (lambda: Cage.of("r1c1", "5"), "'5' is not a total"),  # pyright: ignore[reportArgumentType]
        (lambda: on(Cage.of("r1c1", 5), Cage.of("r1c1", 5)), "is there twice"),
        (lambda: on(7), "int is not a clue: it has no cells"),
        (lambda: on(NeverThree(LINE.cells, "\x1b[31mred")), r"not '\x1b[31mred'"),
        (lambda: on(NeverThree(LINE.cells, "two\nlines")), r"not 'two\nlines'"),
        (lambda: Arrow.of("r1c1"), "an arrow has a circle, and cells on each shaft"),
        (lambda: Arrow.of("r1c1", "r2c1", ""), "an arrow has a circle, and cells on each shaft"),
        (lambda: Arrow.of("", "r2c1"), "an arrow has a circle, and cells on each shaft"),
        (lambda: Thermometer.of("r1c1"), "at least two cells"),
        (lambda: Thermometer.branching("r1c1 r1c2", "r2c1 r2c2"), "start from one bulb"),
        (lambda: allows(LINE, {"r9c9": 1}), "r9c9 is not in the line at r1c1"),
        (lambda: allows(LINE, {"r1c1": 10}), "digits run from 1 to 9"),
        (lambda: Board("." * 81).ways(LINE), "not a clue of this layout"),
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


def test_cells_of_a_cage_or_region_are_in_order_whoever_names_them() -> None:
    cells = (Cell(0, 1), Cell(0, 0))
    assert Cage(cells, 10).cells == Region(cells).cells == cells[::-1]


def test_clues_of_one_shape_share_their_walks() -> None:
    one, other = Cage.of("r1c1 r1c2", 10), Cage.of("r8c8 r9c8", 10)
    assert walks_of(one, 9) is walks_of(other, 9)
    assert walks_of(one, 9) is not walks_of(one, 6)
    assert walks_of(one, 9) is not walks_of(Cage.of("r1c1 r1c2", 11), 9)
    assert walks_of(LINE, 9) is walks_of(NeverThree(LINE.cells), 9)
    line, slow = Thermometer.of("r1c1 r1c2"), Thermometer.of("r1c1 r1c2", slow=True)
    assert walks_of(line, 9) is walks_of(Thermometer.of("r3c1 r4c2"), 9) is not walks_of(slow, 9)
    arrow = Arrow.of("r1c1 r1c2", "r3c1 r3c2", "r4c4")
    assert walks_of(arrow, 9) is walks_of(Arrow.of("r5c1 r5c2", "r9c1 r9c2", "r8c4"), 9)
    assert walks_of(arrow, 9) is not walks_of(Arrow.of("r1c1 r1c2", "r3c1", "r4c4 r4c5"), 9)
    assert walks_of(Region.of("r1c1 r2c2"), 9) is walks_of(Region.of("r3c1 r3c2"), 9)
    assert Region.of("r1c1 r2c2").shape == Cage.of("r1c1 r2c2").shape == 0


def test_a_clue_says_what_its_cells_add_up_to() -> None:
    cells = tuple(Cell(0, col) for col in range(6))
    two = Arrow(cells[:2], (cells[2:4], cells[4:]))
    assert two.equation == Equation(cells, (20, 2, -1, -1, -1, -1), 0)
    assert Arrow(cells[:1], (cells[1:3],)).equation == Equation(cells[:3], (1, -1, -1), 0)
    assert Cage(cells[:3], 9).equation == Equation(cells[:3], (1, 1, 1), 9)
    assert Cage(cells[:3]).equation is None
    assert two.equation.noun == "20·r1c1 + 2·r1c2 − r1c3 − r1c4 − r1c5 − r1c6 = 0"
    assert Equation((), (), 3).noun == "0 = 3"
    assert Equation(PAIR, (0, 1), 3).noun == "0·r1c1 + r5c5 = 3"


def test_an_arrow_keeps_its_number_while_a_shaft_needs_it() -> None:
    assert Arrow.of("r1c1", "r1c2").step(0, (0, 0), 5) == (0, 5)
    assert Arrow.of("r1c1", "r1c2", "r2c1").step(0, (0, 0), 5) == (5, 5)


@dataclass(frozen=True)
class Own:
    """A clue of somebody's own that says of itself what it likes."""

    cells: tuple[Cell, ...]
    distinct: tuple[tuple[Cell, ...], ...]
    equation: Equation | None
    noun: str = "my clue"
    start = 0

    def step(self, place: int, state: int, digit: int) -> int:
        return state

    def accepts(self, state: int) -> bool:
        return True


@dataclass(frozen=True)
class Palindrome:
    """Reads the same from both ends, and remembers every digit."""

    cells: tuple[Cell, ...]
    noun: str = "the palindrome"
    start = ()

    def step(self, place: int, state: tuple[int, ...], digit: int) -> tuple[int, ...]:
        return (*state, digit)

    def accepts(self, state: tuple[int, ...]) -> bool:
        return state == state[::-1]


PAIR = (Cell(0, 0), Cell(4, 4))
NINE_IN_ALL = Own(PAIR, (), Equation(PAIR, (1, 1), 9))


@pytest.mark.parametrize(
    ("clue", "total"),
    [
        (Cage(PAIR, 9), 9),
        (Cage(PAIR), None),
        (Region(PAIR), None),
        (Arrow(PAIR[:1], (PAIR[1:],)), None),
        (Equation(PAIR, (1, 1), 9), None),
        (Own(PAIR, (PAIR,), Equation(PAIR, (1, 1), 7)), 7),
        (Own(PAIR, (PAIR[::-1], PAIR[:1]), Equation(PAIR[::-1], (1, 1), 7)), 7),
        (Own(PAIR, (PAIR[:1], PAIR), Equation(PAIR, (1, 1), 7)), 7),
        (Own(PAIR, (PAIR[:1],), Equation(PAIR, (1, 1), 7)), None),
        (Own(PAIR, (PAIR,), Equation(PAIR, (1, 2), 7)), None),
        (Own(PAIR, (PAIR,), Equation(PAIR[:1], (1,), 7)), None),
        (Own(PAIR, (PAIR,), None), None),
    ],
)
def test_a_cage_is_what_adds_up_and_repeats_nothing(clue: Clue, total: int | None) -> None:
    assert cage_total(clue) == total


@pytest.mark.parametrize(
    ("clue", "domains", "said"),
    [
        (Cage(PAIR, 9), ({3}, {3}), "has 3 twice, in r1c1 and r5c5"),
        (Cage(PAIR, 9), ({3, 4}, {3, 4}), "makes 7 at most"),
        (Cage(PAIR, 9), ({5, 6, 7}, {5, 6, 7}), "needs 11 at least"),
        (Cage(PAIR, 9), ({4, 5, 6}, {6, 4, 7}), "cannot be filled"),
        (Cage(PAIR, 11), ({5, 6}, {5, 6}), "cannot be filled"),
        (Cage(PAIR, 9), ({2}, set[int]()), "cannot be filled"),
        (Cage(PAIR), ({1, 2}, {1, 2}), "cannot be filled"),
        (NINE_IN_ALL, ({2, 3, 4}, {1, 4}), "makes 8 at most"),
        (NINE_IN_ALL, ({8, 9}, {2, 9}), "needs 10 at least"),
        (NINE_IN_ALL, ({4, 6}, {4, 6}), "cannot be filled"),
        (NINE_IN_ALL, ({4, 6}, set[int]()), "cannot be filled"),
        (Own(PAIR, (), Equation(PAIR, (1, -1), 9)), ({1}, {1}), "cannot be filled"),
        (Cage.of("r1c1 r1c2 r1c3", 9), ({9}, {1, 2}, {1, 2}), "needs 12 at least"),
        (Cage.of("r1c1 r1c2 r1c3", 24), ({1, 2}, {1, 2}, {3}), "makes 6 at most"),
        (Cage.of("r1c1 r1c2 r1c3", 9), ({1, 2}, {1, 2}, {1, 2}), "cannot be filled"),
    ],
)
def test_why_a_clue_is_broken(clue: Clue, domains: tuple[set[int], ...], said: str) -> None:
    bits = tuple(sum(1 << digit - 1 for digit in domain) for domain in domains)
    assert why_broken(clue, bits, 9) == said


def test_a_cage_is_part_of_who_sees_whom() -> None:
    cage = Cage.of("r1c1 r5c5 r9c9", 20)
    layout = CLASSIC.with_clues(cage, Arrow.of("r2c2", "r7c7"))
    assert Cell(4, 4) in layout.peers("r1c1")
    assert layout.tables.why_sees("r1c1", "r9c9") is cage
    assert layout.tables.why_sees("r2c2", "r7c7") is None
    board = Board.from_string("." * 81, layout).place("r1c1", 7)
    assert 7 not in board.domain("r9c9")


def test_a_wide_law_is_read_by_its_sum() -> None:
    layout = Layout.of_size(16)
    cage = Cage(layout.cells[:13], 100)
    walks, every = walks_of(cage, 16), (1 << 16) - 1
    kept = walks.supported((every,) * 12 + (1 << 15,))
    assert kept is not None
    assert kept[0] == every
    from_nine = every & ~0xFF
    assert walks.supported((from_nine,) * 13) is None  # 13 times 9 is too much
    to_nine = every >> 7
    assert walks.supported((to_nine,) * 13) is not None  # though some digit is there twice


def test_a_wide_law_is_read_itself_where_few_fillings_are_left() -> None:
    layout = Layout.of_size(16)
    sixteen = walks_of(Cage(layout.cells[:13], 66 + 12 + 13), 16)
    right = (*range(1, 12), 12, 13)
    domains = (*(1 << n for n in range(11)), 1 << 11 | 1 << 12, 1 << 11 | 1 << 12)
    assert list(sixteen.ways(domains)) == [right, (*range(1, 12), 13, 12)]
    assert sixteen.count(domains) == 2
    assert sixteen.digit_sets(domains) == {(1 << 13) - 1}


def test_a_wide_law_without_a_sum_leaves_everything_until_then() -> None:
    walks, every = walks_of(Palindrome(CLASSIC.cells[:6]), 9), (1 << 9) - 1
    assert walks.supported((every,) * 6) == (every,) * 6
    assert walks.count((every,) * 6) == 9**6
    assert walks.supported((1, 2, every, every, 2, 1)) == (1, 2, every, every, 2, 1)
    assert walks.supported((1, 2, every, 4, 2, 1)) == (1, 2, 4, 4, 2, 1)
    assert walks.supported((1, 2, 4, 4, 4, 1)) is None


def test_pairs_in_sight_are_told_by_place() -> None:
    line = Thermometer.of("r1c1 r2c4 r2c2 r9c2")
    assert pairs_in_sight(on(line), line) == [(0, 2), (1, 2), (2, 3)]


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
    assert board.masks.broken == ()


def test_a_clue_of_ones_own_is_solved_and_counted() -> None:
    puzzle = "..4678912672195348198342567859761423426853791713924856961537284287419635..5286179"
    clues = (LINE, Cage.of("r1c1 r9c1", 8))
    board = Board.from_string(puzzle, CLASSIC.with_clues(*clues))
    assert count_solutions(board).is_unique
    assert Solver().solve(board).solution is not None
