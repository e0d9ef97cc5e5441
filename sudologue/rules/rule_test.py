from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator, Sequence

from sudologue.inference import Evidence, Inference, Placement
from sudologue.model import Board, Cell
from sudologue.rules import Card, Rule, Technique, Tier, finder, named, registry

BOARD = Board.from_string("." * 16)


def placing(value: int) -> Inference:
    return Inference("counting", Placement(Cell(0, 0), value), Evidence())


class Counting(Technique):
    """Yields an inference a digit, and remembers how far it was asked."""

    card = Card("counting", Tier.SINGLES)

    def __init__(self) -> None:
        self.asked: list[int] = []

    def find(self, board: Board) -> Iterator[Inference]:
        for digit in board.layout.tables.digits:
            self.asked.append(digit)
            yield placing(digit)


class Silent(Counting):
    def find(self, board: Board) -> Iterator[Inference]:
        yield from ()


class Stranger:
    """A rule of a user's own: no base, no card."""

    @property
    def name(self) -> str:
        return "stranger"

    def apply(self, board: Board) -> Sequence[Inference]:
        return [placing(3), placing(4)] if board.masks.live else []


def test_all_is_everything_in_order() -> None:
    assert Counting().apply(BOARD) == tuple(map(placing, (1, 2, 3, 4)))
    assert Silent().apply(BOARD) == ()


def test_first_looks_no_further() -> None:
    rule = Counting()
    assert rule.first(BOARD) == placing(1)
    assert rule.asked == [1]
    assert Silent().first(BOARD) is None


def test_a_rule_is_named_by_its_card() -> None:
    assert Counting().name == "counting"
    assert repr(Counting()) == "<rule counting>"


def test_any_rule_can_be_asked_for_its_first() -> None:
    rule = Counting()
    assert finder(rule)(BOARD) == placing(1)
    assert rule.asked == [1]
    stranger: Rule = Stranger()
    assert finder(stranger)(BOARD) == placing(3)
    full = Board.from_string("1234341243212143")
    assert finder(stranger)(full) is None


def test_a_rule_of_ours_is_its_own_copy() -> None:
    for rule in registry():
        assert copy.copy(rule) is copy.deepcopy(rule) is pickle.loads(pickle.dumps(rule)) is rule
        assert [other for other in registry() if other == rule] == [rule]


def test_a_rule_equals_its_copies() -> None:
    nested = named("nested_forcing_chain").within(2)
    for rule in (nested, Counting()):
        for other in (copy.copy(rule), copy.deepcopy(rule), pickle.loads(pickle.dumps(rule))):
            assert other == rule
            assert hash(other) == hash(rule)
    assert nested != named("nested_forcing_chain").within(3)
    assert nested != named("nested_forcing_chain")
    asked = Counting()
    asked.first(BOARD)
    assert asked != Counting()
    assert Counting() != Silent()
