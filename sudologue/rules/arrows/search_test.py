from __future__ import annotations

from puzzles.checks import empty, found
from sudologue.clues import Arrow
from sudologue.model import CLASSIC, Board, Clue
from sudologue.rules import named
from sudologue.rules.arrows.evidence import ArrowBoundsEvidence, ArrowFillingEvidence, sums_of

RULES = ("arrow_bounds", "arrow_combination", "arrow_repeats")


def on(*clues: Clue) -> Board:
    return empty(CLASSIC.with_clues(*clues))


def left(board: Board, rule: str, cell: str) -> set[int]:
    for inference in named(rule).apply(board):
        board = board.eliminate(
            c for c in inference.action.candidates if c.digit in board.domain(c.cell)
        )
    return set(board.domain(cell))


def test_without_arrows_there_is_nothing_to_find() -> None:
    assert [named(rule).apply(empty(CLASSIC)) for rule in RULES] == [(), (), ()]


def test_one_that_cannot_be_filled_is_no_reason_for_a_step() -> None:
    board = on(Arrow.of("r1c1", "r4c2 r7c3")).eliminate([f"r1c1({d})" for d in range(2, 10)])
    assert [named(rule).apply(board) for rule in RULES] == [(), (), ()]


def test_cells_out_of_sight_may_repeat_a_digit() -> None:
    board = on(Arrow.of("r1c1", "r4c2 r7c3"))
    assert left(board, "arrow_bounds", "r1c1") == set(range(2, 10))
    assert not found("arrow_repeats", board)


def test_three_in_one_box_make_6_at_least() -> None:
    board = on(Arrow.of("r1c1", "r4c4 r4c5 r5c5"))
    first = named("arrow_bounds").apply(board)[0]
    assert str(first.action).startswith("r1c1<>1, r1c1<>2, r1c1<>3, r1c1<>4, r1c1<>5, r4c4<>7, r4")
    evidence = first.evidence
    assert isinstance(evidence, ArrowBoundsEvidence)
    bound, *others = evidence.bounds
    assert (bound.rest, bound.bound, len(bound.groups)) == (6, 6, 1)
    assert [(str(other.cell), other.bound) for other in others] == [
        ("r4c4", 6), ("r4c5", 6), ("r5c5", 6)
    ]  # fmt: skip
    assert found("arrow_bounds", board)  # and none of the links is needless


def test_of_several_shafts_each_has_its_say() -> None:
    board = on(Arrow.of("r5c5", "r1c1 r2c4", "r9c9 r8c6 r7c3"))
    assert left(board, "arrow_bounds", "r5c5") == set(range(3, 10))
    assert left(board, "arrow_bounds", "r1c1") == set(range(1, 9))
    assert left(board, "arrow_bounds", "r9c9") == set(range(1, 8))


def test_the_first_digit_of_a_pill_is_bounded() -> None:
    board = on(Arrow.of("r1c1 r1c2", "r3c3 r4c4"))
    assert left(board, "arrow_bounds", "r1c1") == {1}
    assert found("arrow_bounds", board)


def test_all_that_an_arrow_loses_is_one_step_with_the_ways_if_they_are_few() -> None:
    board = on(Arrow.of("r1c1", "r4c2 r7c3")).eliminate(
        [f"r4c2({d})" for d in (1, 3, 5, 7, 9)] + [f"r7c3({d})" for d in (1, 3, 5, 7, 9)]
    )
    step = named("arrow_combination").apply(board)[0]
    gone = "r1c1<>1, r1c1<>2, r1c1<>3, r1c1<>5, r1c1<>7, r1c1<>9, r4c2<>8, r7c3<>8"
    assert str(step.action) == gone
    board = board.eliminate([f"r1c1({d})" for d in (7, 8, 9)])
    (step,) = named("arrow_combination").apply(board)
    assert isinstance(step.evidence, ArrowFillingEvidence)
    assert step.evidence.ways == ((4, 2, 2), (6, 2, 4), (6, 4, 2))
    assert found("arrow_combination", board)


def test_a_sum_of_equal_digits_falls_away_in_sight() -> None:
    board = on(Arrow.of("r1c1", "r4c4 r4c5")).eliminate([f"r4c4({d})" for d in range(4, 10)])
    board = board.eliminate([f"r1c1({d})" for d in (1, 2, 3, 5, 7, 8, 9)])
    (step,) = named("arrow_repeats").apply(board)
    assert str(step.action) == "r4c5<>2"
    assert found("arrow_repeats", board)


def test_what_is_easiest_to_see_comes_first() -> None:
    copied, known = Arrow.of("r1c1", "r2c2"), Arrow.of("r9c9", "r8c9 r7c9")
    board = on(known, copied).place("r9c9(4)").eliminate(["r2c2(9)"])
    arrows = [step.evidence for step in named("arrow_combination").apply(board)]
    assert [each.arrow for each in arrows if isinstance(each, ArrowFillingEvidence)] == [
        copied,
        known,
    ]


def test_ways_that_differ_in_the_order_alone_are_one_sum() -> None:
    board = on(Arrow.of("r9c9", "r8c9 r7c9")).place("r9c9(7)")
    (step,) = named("arrow_combination").apply(board)
    assert isinstance(step.evidence, ArrowFillingEvidence)
    assert sums_of(step.evidence.arrow, step.evidence.ways) == ((7, 1, 6), (7, 2, 5), (7, 3, 4))
    assert len(step.evidence.ways) == 6
