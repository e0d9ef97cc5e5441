from __future__ import annotations

from collections.abc import Iterator

from puzzles.checks import empty
from sudologue.inference import Evidence, Inference, Placement
from sudologue.model import CLASSIC, Board, Cell
from sudologue.rules import Card, Tier
from sudologue.rules.common.doubt import DigitByDigit
from sudologue.rules.common.prospects import doubtful

SURE = empty(CLASSIC)
UNSURE = Board.from_string("1.....3..4.....2")


class Watched(DigitByDigit):
    """Remembers how often it was asked."""

    card = Card("watched", "Watched", Tier.PATTERNS, "", "")

    def __init__(self) -> None:
        self.asked = 0

    def find(self, board: Board) -> Iterator[Inference]:
        self.asked += 1
        yield Inference(self.name, Placement(Cell(0, 0), 1), Evidence())


def test_a_rule_of_one_digit_is_not_asked_where_every_candidate_has_a_placing() -> None:
    rule = Watched()
    assert not doubtful(SURE)
    assert rule.first(SURE) is None
    assert not rule.asked


def test_it_is_asked_where_some_candidate_has_none() -> None:
    rule = Watched()
    assert doubtful(UNSURE)
    assert rule.first(UNSURE) is not None
    assert rule.asked == 1
