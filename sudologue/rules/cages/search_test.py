from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from puzzles.checks import empty, found, only
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.model import CLASSIC, Board, Cell, Equation, Layout
from sudologue.rules import named
from sudologue.rules.cages.evidence import (
    BoundsEvidence,
    CombinationEvidence,
    Digits,
    KillerSetEvidence,
    NeededDigitEvidence,
    PlacementEvidence,
)
from sudologue.rules.cages.search import RULES, misfit

NAMES = [rule.name for rule in RULES]
SMALL = Layout.boxes(2, 3)


def on(*clues: Clue, layout: Layout = CLASSIC, digits: str = "") -> Board:
    """The board with these clues, and digits written like `r5c6=7`."""
    board = empty(layout.with_clues(*clues))
    for cell, digit in (placed.split("=") for placed in digits.split()):
        board = board.place(cell, int(digit))
    return board


def actions(rule: str, board: Board) -> list[str]:
    """What a rule concludes, each conclusion forced by what it cites and by nothing less."""
    return [line.split(" | ")[0] for line in found(rule, board)]


# ------------------------------------------------------------------------------ where all are silent


@pytest.mark.parametrize(
    "board",
    [
        empty(CLASSIC),
        # no totals, and laws that are no cages
        on(Cage.of("r1c1 r1c2"), Region.of("r5c5 r6c6 r7c7")),
        on(Arrow.of("r1c1", "r1c2 r1c3"), Thermometer.of("r9c1 r8c1 r7c1")),
        # all is possible everywhere
        on(Cage.of("r1c1 r1c2 r1c3 r1c4", 20)),
        on(Cage.of("r1c1 r1c2 r1c3", 15)),
        # all is filled
        on(Cage.of("r1c1 r1c2", 9), digits="r1c1=4 r1c2=5"),
        # a cage that cannot be filled is a dead end, and no reason for a step
        only(on(Cage.of("r1c1 r1c2", 17)), "r1c1 r1c2", "8"),
        on(Cage.of("r1c1 r1c2", 9), digits="r1c1=9"),
        only(on(Cage.of("r1c1 r1c2 r1c3", 6)), "r1c1 r1c2", "1"),
    ],
    ids=range(9),
)
def test_where_cages_have_nothing_to_say(board: Board) -> None:
    assert [rule for rule in NAMES if named(rule).apply(board)] == []


# ------------------------------------------------------------------------------ which laws are cages


@dataclass(frozen=True)
class OwnCage:
    """A cage of a user's own, its cells in an order of its own."""

    cells: tuple[Cell, ...]
    sum: int

    noun = "my own cage"
    start = 0

    def step(self, place: int, state: int, digit: int) -> int | None:
        return None if state >> digit & 1 else state | 1 << digit

    def accepts(self, state: int) -> bool:
        return sum(digit for digit in range(1, 10) if state >> digit & 1) == self.sum

    @property
    def distinct(self) -> tuple[tuple[Cell, ...], ...]:
        return (tuple(sorted(self.cells)),)

    @property
    def equation(self) -> Equation:
        return Equation(self.cells, (1,) * len(self.cells), self.sum)


def test_a_cage_of_a_users_own_is_one_in_whatever_order_its_law_reads() -> None:
    own = OwnCage((Cell(3, 3), Cell(0, 0), Cell(0, 1)), 7)
    assert actions("cage_combination", on(own))[0].startswith("r1c1<>3, r1c1<>5")


def test_a_sum_whose_cells_may_hold_equal_digits_is_no_cage() -> None:
    cells = (Cell(0, 0), Cell(3, 3))
    for rule in NAMES:
        assert not actions(rule, on(Equation(cells, (1, 1), 3)))


# ------------------------------------------------------------------------------------- single cages


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (on(Cage.of("r1c1", 7)), ["r1c1=7"]),
        (on(Cage.of("r1c1 r1c2 r5c5", 10), digits="r1c1=3 r5c5=5"), ["r1c2=2"]),
        (on(Cage.of("r1c1 r1c2", 5), Cage.of("r1c1 r2c1", 9), digits="r1c1=4"),
         ["r1c2=1", "r2c1=5"]),
        (on(Cage.of("r1c1 r1c2", 11), layout=SMALL, digits="r1c1=6"), ["r1c2=5"]),
    ],
    ids=("one cell", "two are placed", "cages that share a cell", "six digits"),
)  # fmt: skip
def test_the_last_cell_takes_what_is_missing(board: Board, expected: list[str]) -> None:
    assert actions("last_of_cage", board) == expected


@pytest.mark.parametrize(
    ("board", "sets", "left_out"),
    [
        (on(Cage.of("r1c1 r1c2 r1c3", 7)), [(1, 2, 4)], []),
        (on(Cage.of("r1c1 r1c2", 11), layout=SMALL), [(5, 6)], []),
        (on(Cage.of("r1c1 r1c2 r1c3", 11), digits="r1c3=4"), [(1, 6), (2, 5)], [(3, 4)]),
        (only(on(Cage.of("r1c1 r1c2", 9)), "r1c1 r1c2", "12678"),
         [(1, 8), (2, 7)], [(3, 6), (4, 5)]),
        (only(on(Cage.of("r4c3 r4c4", 10)), "r4c3", "12469"), [(1, 9), (2, 8), (4, 6)], [(3, 7)]),
    ],
    ids=("one combination", "six digits", "a digit is placed", "digits are gone", "a cell has none"),
)  # fmt: skip
def test_combinations_are_all_that_make_the_rest(
    board: Board, sets: list[Digits], left_out: list[Digits]
) -> None:
    (inference,) = named("cage_combination").apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, CombinationEvidence)
    assert (list(evidence.combinations), list(evidence.left_out)) == (sets, left_out)
    assert actions("cage_combination", board)
    kept = {digit for digits in sets for digit in digits}
    after = inference.action.apply(board)
    assert {digit for cell in evidence.cells for digit in after.domain(cell)} == kept


def test_all_goes_that_follows_from_few_combinations() -> None:
    board = only(on(Cage.of("r1c3 r2c3", 9)), "r1c3", "1245")
    (found,) = named("cage_combination").apply(only(board, "r2c3", "45789"))
    assert str(found.action) == "r2c3<>9"
    (found,) = named("cage_combination").apply(only(board, "r2c3", "5789"))
    assert str(found.action) == "r1c3<>5, r2c3<>9"


def test_what_all_combinations_share_goes_from_whatever_sees_its_places() -> None:
    nine = Cage.of("r2c1 r2c2 r2c3 r2c4 r3c2 r3c4 r4c2 r4c3 r4c4", 45)
    board = on(Cage.of("r2c4 r3c4", 17), nine)
    found = named("cage_combination").apply(board)[0]
    assert isinstance(found.evidence, CombinationEvidence)
    (locked,) = found.evidence.locked
    assert locked.digits == (8, 9)
    assert {str(house) for house in locked.houses} == {"column 4", "box 2"}
    assert " ".join(map(str, locked.cells)) == "r2c1 r2c2 r2c3 r3c2 r4c2 r4c3"
    assert struck("r4c3", 8) in str(found.action)


def test_first_come_cages_of_which_the_total_says_all() -> None:
    cages = [Cage.of(cells, total) for cells, total in (("r1c1 r1c2", 8), ("r5c5 r5c6", 3))]
    found = named("cage_combination").apply(on(*cages))
    assert [str(each.evidence.focus_cells[0]) for each in found] == ["r5c5", "r1c1"]


def test_what_the_others_make_bounds_a_cell_from_both_sides() -> None:
    board = only(on(Cage.of("r1c1 r1c2 r1c3", 12)), "r1c2 r1c3", "234")
    (inference,) = named("min_max_cage").apply(board)
    assert str(inference.action) == "r1c1<>1, r1c1<>2, r1c1<>3, r1c1<>4, r1c1<>8, r1c1<>9"
    assert isinstance(inference.evidence, BoundsEvidence)
    assert (inference.evidence.least, inference.evidence.most) == ((2, 3), (3, 4))


def test_a_cell_loses_what_the_others_cannot_complete() -> None:
    board = only(on(Cage.of("r1c1 r1c2 r4c1", 9)), "r1c2", "12")
    board = only(only(board, "r4c1", "56"), "r1c1", "1236")
    (inference,) = named("cage_placement").apply(board)
    assert str(inference.action) == "r1c1<>6"
    assert isinstance(inference.evidence, PlacementEvidence)
    (leftover,) = inference.evidence.leftovers
    assert [(each.digits, each.crowded, each.places) for each in leftover.misfits] == [
        ((1, 2), (1, 2), (Cell(0, 1),))
    ]


def test_what_several_cells_of_a_cage_lose_is_one_step() -> None:
    board = only(only(on(Cage.of("r1c1 r1c2 r1c3", 9)), "r1c1 r1c2", "1246"), "r1c3", "26")
    (inference,) = named("cage_placement").apply(board)
    assert isinstance(inference.evidence, PlacementEvidence)
    assert inference.evidence.combinations == ((1, 2, 6),)
    assert str(inference.action) == "r1c1<>4, r1c2<>4"
    assert actions("cage_placement", board)


@pytest.mark.parametrize(
    ("domains", "crowded", "places"),
    [
        ((0b001, 0b001, 0b011), (3,), ""),  # a digit has no place
        ((0b111, 0b111, 0b1000), (1, 2, 3), "r1c1 r1c2"),  # a cell can be none of them
        ((0b111, 0b001, 0b001), (2, 3), "r1c1"),  # two have one place
    ],
)
def test_the_plainest_reason_why_digits_do_not_fit(
    domains: tuple[int, ...], crowded: Digits, places: str
) -> None:
    cells = Cell(0, 0), Cell(0, 1), Cell(0, 2)
    why = misfit(0b111, cells, domains)
    assert (why.crowded, " ".join(map(str, why.places))) == (crowded, places)


# -------------------------------------------------------------------------- with houses and sights


def struck(cells: str, *digits: int) -> str:
    return ", ".join(f"{cell}<>{digit}" for cell in cells.split() for digit in digits)


def needed(rule: str, board: Board) -> list[tuple[Digits, str, str]]:
    """The digits that a cage needs, where, and what goes."""
    assert len(actions(rule, board)) == len(named(rule).apply(board))
    seen: list[tuple[Digits, str, str]] = []
    for inference in named(rule).apply(board):
        its = inference.evidence
        assert isinstance(its, NeededDigitEvidence)
        seen.append((its.digits, str(its.house), str(inference.action)))
    return seen


def test_a_digit_needed_in_one_house_is_gone_from_the_rest_of_it() -> None:
    board = only(on(Cage.of("r1c1 r1c2", 17)), "r1c1 r1c2", "89")
    row = struck("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", 8, 9)
    box = struck("r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", 8, 9)
    assert ((8, 9), "row 1", row) in needed("cage_house_overlap", board)
    assert ((8, 9), "box 1", box) in needed("cage_house_overlap", board)
    assert not actions("cage_must_have", board)


def test_a_digit_with_one_place_in_the_cage_is_left_to_others() -> None:
    board = only(on(Cage.of("r1c1 r1c2", 17)), "r1c2", "8")
    assert {digits for digits, *_ in needed("cage_house_overlap", board)} == {(8,)}


def test_a_digit_that_one_of_the_combinations_lacks_is_not_needed() -> None:
    board = on(Cage.of("r1c1 r1c2", 10))
    assert not actions("cage_house_overlap", board)


def test_a_digit_needed_in_several_houses_is_gone_where_all_places_are_seen() -> None:
    board = only(on(Cage.of("r1c3 r1c4 r2c3", 6)), "r2c3", "123")
    assert ((3,), "None", struck("r1c1 r1c2", 3)) in needed("cage_must_have", board)


def killer_sets(rule: str, board: Board) -> list[tuple[str, Digits, str, str]]:
    """The house, the digits, the single cells, and what goes."""
    assert len(actions(rule, board)) == len(named(rule).apply(board))
    seen: list[tuple[str, Digits, str, str]] = []
    for inference in named(rule).apply(board):
        its = inference.evidence
        assert isinstance(its, KillerSetEvidence)
        cells = " ".join(map(str, its.cells))
        seen.append((str(its.house), its.digits, cells, str(inference.action)))
    return seen


def test_a_cage_and_a_cell_use_up_two_digits() -> None:
    board = only(on(Cage.of("r1c1 r1c2", 5)), "r1c1 r1c2", "1234")
    assert not actions("killer_pair", board)  # the cage alone uses up neither
    board = only(board, "r1c9", "12")
    row = struck("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8", 1, 2)
    ((house, digits, cells, gone),) = killer_sets("killer_pair", board)
    assert (house, digits, cells) == ("row 1", (1, 2), "r1c9")
    assert set(gone.split(", ")) == set(row.split(", "))


def test_two_cages_use_up_two_digits_but_not_if_they_share_a_cell() -> None:
    apart = on(Cage.of("r1c1 r1c2", 5), Cage.of("r1c8 r1c9", 5))
    sharing = on(Cage.of("r1c1 r1c2", 5), Cage.of("r1c2 r1c3", 5))
    for board, expected in ((apart, {(1, 2), (1, 3), (2, 4), (3, 4)}), (sharing, set[Digits]())):
        board = only(board, "r1c1 r1c2 r1c3 r1c8 r1c9", "1234")
        found_in_row = {digits for house, digits, *_ in killer_sets("killer_pair", board)
                        if house == "row 1"}  # fmt: skip
        assert found_in_row == expected


def test_cages_and_cells_use_up_three_digits() -> None:
    board = only(on(Cage.of("r1c1 r1c2", 9)), "r1c1 r1c2", "3456")
    board = only(only(board, "r2c1", "34"), "r3c3", "345")
    assert ("box 1", (3, 4, 5), "r2c1 r3c3") in {
        (house, digits, cells) for house, digits, cells, _ in killer_sets("killer_triple", board)
    }


# ---------------------------------------------------------------------------------- from step to step


def test_what_is_kept_from_the_board_before_makes_no_difference() -> None:
    layout = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 9), Cage.of("r5c5 r5c6 r6c5", 10))
    boards = [
        on(*layout.clues, digits=digits) for digits in ("r1c1=4", "r1c1=5", "", "r5c5=2", "r5c5=3")
    ]
    assert [_all_found(board) for board in boards] == [
        _all_found(Board(replace(board.masks, layout=_again(layout)))) for board in boards
    ]


def _again(layout: Layout) -> Layout:
    """The same layout with a place of its own in the caches."""
    return layout.with_clues(Cage.of("r9c9"))


def _all_found(board: Board) -> Sequence[str]:
    return [str(inference) for rule in RULES for inference in rule.apply(board)]
