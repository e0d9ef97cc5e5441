from __future__ import annotations

from collections.abc import Iterator

import pytest

from sudologue.budget import Allowance
from sudologue.model import Board
from sudologue.rating.models.se import SeRating, multiple_chains, se_rating
from sudologue.rating.models.se.chains_and_cycles import added
from sudologue.rating.models.se.se_grid import Grid, SeHint

ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
"""Rated 10.5, as its author's page says."""


@pytest.mark.parametrize(
    ("text", "er", "ep", "ed"),
    [
        (
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            1.2,
            1.2,
            1.2,
        ),
        (
            "000704005020010070000080002090006250600070008053200010400090000030060090200407000",
            7.1,
            1.2,
            1.2,
        ),
    ],
)
def test_known_puzzles(text: str, er: float, ep: float, ed: float) -> None:
    assert se_rating(Board(text)) == SeRating(er, ep, ed, True, er, er)


def test_a_board_that_is_full_is_rated_as_nothing() -> None:
    full = Board(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    )
    assert se_rating(full) == SeRating(0.0, 0.0, 0.0, True, 0.0, 0.0)


def test_when_the_time_is_over_the_bounds_hold() -> None:
    lows: list[float] = []
    for budget in (0, 100, 2_000, 8_000):
        with Allowance(budget):
            rated = se_rating(Board(ESCARGOT))
        assert not rated.exact
        assert rated.er <= 10.5
        assert rated.low <= 10.5 <= rated.high
        lows.append(rated.low)
    assert lows == sorted(lows)
    assert lows[-1] > lows[0] >= 6.2


def test_the_lengths_of_chains() -> None:
    assert [added(nodes) for nodes in (4, 6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 26, 27, 34, 35)] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        5,
        5,
        6,
        6,
        7,
    ]


def test_what_is_deeper_than_we_follow_is_rated_from_there_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(_: Grid) -> Iterator[tuple[int, Iterator[SeHint]]]:
        return iter(())

    monkeypatch.setattr(multiple_chains, "dynamic", nothing)
    rated = se_rating(Board(ESCARGOT))
    assert (rated.exact, rated.low, rated.high) == (False, 10.5, 11.9)
