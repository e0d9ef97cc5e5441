"""The laws of prose, over every golden position and a sample of solves, in the two spoken voices."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from puzzles.laws import some_long
from puzzles.prose import (
    LAWS,
    Told,
    faults,
    nameless,
    shape,
    steps_told,
    unclaimed,
)
from puzzles.shared import lines, needs_shared
from puzzles.stated import sentences
from sudologue.model import Board, Cell
from sudologue.narration.claims.board_claims import Sees
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.phrasing.passage import say, states
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.steps.telling import telling_for
from sudologue.rules import registry
from sudologue.rules.cards import CARDS
from sudologue.solver import Solver

VOICES = ("conversational", "teacher")
SPOTTING = (
    *("To find one, ", "To find the next one, "),
    *("Whenever you ", "Before you ", "It's worth knowing "),
)
RULES = [rule.name for rule in registry()]


@cache
def golden() -> dict[str, list[Golden]]:
    """The golden positions of each rule."""
    found: dict[str, list[Golden]] = defaultdict(list)
    for each in golden_sentences():
        found[each.rule].append(each)
    return found


@cache
def wrongs(rule: str) -> dict[str, list[str]]:
    """What is wrong with what is told of a rule's golden positions, law by law."""
    found: dict[str, list[str]] = defaultdict(list)
    for each in golden()[rule]:
        for voice in VOICES:
            told = Told(each.step, each.board, voice)
            for law, wrong in faults(told).items():
                found[law] += wrong
            found["unclaimed"] += unclaimed(told.passage)
        scene = scene_of(each.step, each.board)
        if telling_for(scene.evidence).reason(scene) is None:
            found["no reason"].append(rule)
    if not CARDS[rule].spotting:
        found["no spotting"].append(rule)
    return found


@pytest.mark.parametrize("rule", RULES)
def test_golden_positions(rule: str) -> None:
    assert golden()[rule], "each rule has a golden position"
    assert {law: wrong for law, wrong in wrongs(rule).items() if wrong} == {}
    spotting = CARDS[rule].spotting
    assert len(sentences(spotting)) <= 2
    assert spotting.startswith(SPOTTING)
    assert spotting.endswith(".")
    assert len(spotting.split()) <= 60


def test_reasons_of_different_shapes_differ() -> None:
    shapes: dict[str, set[tuple[object, ...]]] = defaultdict(set)
    for each in golden_sentences():
        scene = scene_of(each.step, each.board)
        reason = telling_for(scene.evidence).reason(scene)
        if reason is not None:
            text = nameless(reason.text, Told(each.step, each.board, "teacher").names)
            shapes[text].add(shape(scene.evidence))
    assert {reason: kinds for reason, kinds in shapes.items() if len(kinds) > 1} == {}


# -------------------------------------------------------------------------------- whole solves

# How many puzzles have their steps told one by one: every day, and in the slow run.
SAMPLE = {
    "qqwing-easy": (1, 10),
    "qqwing-expert": (2, 20),
    "hodoku-exemplars": (6, 30),
    "top1465": (1, 10),
    "hardest2011": (0, 3),
    "tridagon": (0, 3),
}


@needs_shared
@pytest.mark.parametrize(
    "name",
    some_long([name for name, (few, _) in SAMPLE.items() if few], "top1465", "hodoku-exemplars"),
)
def test_a_few_solves(name: str) -> None:
    assert _broken(name, SAMPLE[name][0]) == {}


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLE)
def test_many_solves(name: str) -> None:
    assert _broken(name, SAMPLE[name][1]) == {}


def _broken(name: str, many: int) -> dict[tuple[str, str], list[str]]:
    """The laws that steps of some puzzles of a set break, by law and rule, with what is wrong."""
    return {(law, rule): wrong for law, rule, wrong in _told(name, many) if wrong}


def _told(name: str, many: int) -> Iterator[tuple[str, str, list[str]]]:
    """Law by law what is wrong with the steps of some puzzles of a set, each with its rule."""
    puzzles, solver = lines(name), Solver(assume_unique=True)
    for puzzle in puzzles[:: max(1, len(puzzles) // many)][:many]:
        result = solver.solve(Board.from_string(puzzle))
        for voice in VOICES:
            for told in steps_told(result, voice):
                found = faults(told) | {"unclaimed": unclaimed(told.passage)}
                for law in (*LAWS, "unclaimed"):
                    yield law, told.rule, found.get(law, [])


# ------------------------------------------------------------------------------ the laws themselves


def broken(text: str, voice: str = "teacher") -> list[str]:
    """The laws that a text breaks."""
    (each,) = golden()["naked_pair"]
    told = Told(each.step, each.board, voice)
    vars(told)["passage"] = say(text)
    return sorted(set(faults(told)) - {"misstated"})


@pytest.mark.parametrize(
    ("text", "laws"),
    [
        ("So r1c1 is 4.", []),
        ("So " + "very quite " * 30 + "long.", ["long sentence"]),
        ("So it is. " * 90, ["blemish", "long step"]),
        ("So r1c47 isn't 4.", ["compact notation"]),
        ("So it is a 8.", ["blemish"]),
        ("So  it is.", ["blemish"]),
        ("So it is , then.", ["blemish"]),
        ("So it is. then it is not.", ["blemish"]),
        ("So it is", ["blemish"]),
        ("One of r5c7, r5c8, r5c9, r5c4 and r5c7 is 7.", ["repeated cell"]),
        ("r1c1, r1c2 and r1c5, and both lie in row 1.", ["wrong number"]),
        ("r1c1, r1c2 and r1c5, and all three lie in row 1.", []),
        ("r1c1, r1c2 and r4c1, and all three lie in row 1.", ["cell elsewhere"]),
        ("Call r1c1 and r1c2 group A: two cells, three digits (1, 4 and 7).", []),
        ("Call r1c1 and r1c2 group A: three cells, three digits (1, 4 and 7).", ["wrong number"]),
        ("Call r1c1 and r1c2 group A: two cells, four digits (1, 4 and 7).", ["wrong number"]),
        ("r1c1 and r1c2 hold only 1, 2 and 3 between them: two digits for two cells.", ["wrong number"]),
        ("There are three cells, r1c1 and r1c2.", ["wrong number"]),
        ("It is so, but for r1c1 (the fins r1c1).", ["wrong number"]),
        ("A cell in sight of the stem goes.", ["undefined word"]),
        ("Call r1c1 the stem. A cell in sight of the stem goes.", []),
        ("So the first end is 4 in the end.", ["undefined word"]),
        ("r1c1 is a corner of the rectangle.", []),
    ],
)  # fmt: skip
def test_laws(text: str, laws: list[str]) -> None:
    assert broken(text) == laws


def test_the_trade_may_talk_to_its_own() -> None:
    assert broken("A cell in sight of the stem goes.", "conversational") == []


def test_facts_carry_claims() -> None:
    cell, other = Cell(0, 0), Cell(0, 5)
    sees = Sees((cell,), (other,))
    assert unclaimed(say(cell, " sees ", other, ".")) == ["sees: r1c1 sees r1c6."]
    assert unclaimed(say(cell, states(" sees ", sees), other, ". A cell sees its peers.")) == []
    said = say(cell, states(" sees ", sees), other, ". ", cell, " sees it.")
    assert unclaimed(said) == ["sees: r1c1 sees it."]
