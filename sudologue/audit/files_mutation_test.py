"""Texts of traces altered by hand and at random: what is refused when they are read whole is never
taken when they are read straight."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache

import pytest

from puzzles.checks import SINGLES
from puzzles.shared import FULL
from sudologue.audit.files_test import outcome, outcome_of_result, straight
from sudologue.audit.receipts_test import as_trace
from sudologue.inference import (
    CellConstraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
)
from sudologue.inference.codec import TraceFormatError, to_json
from sudologue.inference.codec.parsing import MAXIMUM_NAME
from sudologue.model import Board, BoardMasks, Candidate, Cell, Layout
from sudologue.rules.singles.evidence import NakedSingleEvidence
from sudologue.solver import Solver

CHANGES = 20_000 if FULL else 1_000
SMALL = Layout.boxes(2, 2)


def naked_single(layout: Layout, cell: Cell, rule: str = "naked_single") -> tuple[Board, Inference]:
    """An empty board on which one cell can only be 1, and the step that says so."""
    board = Board(BoardMasks(layout, layout.tables.all_candidates, 0, 0))
    board = board.eliminate(Candidate(cell, digit) for digit in layout.tables.digits if digit > 1)
    return board, Inference(rule, Placement(cell, 1), NakedSingleEvidence(cell=cell, digit=1))


def agreed(text: str) -> bool:
    """Whether the trace holds; reading it straight and reading it whole come to the same."""
    found, whole = outcome(text), outcome_of_result(text)
    assert found == whole, text
    if isinstance(found, str) or isinstance(whole, str):
        holds = False
    else:
        assert found.reservations == whole.reservations
        holds = found.ok
    with suppress(TraceFormatError):
        assert holds or not straight(text), text
    return holds


# ------------------------------------------------------------------------------------- one by one


@pytest.mark.parametrize("twice", ['"r1c1":"="', '"r1c1":"=1"', '"r1c3":"234"', '"r1c3":"-"'])
@pytest.mark.parametrize("left_out", ["", ',"r1c2":"234"', ',"r4c1":"234"'])
def test_a_cell_that_is_there_twice(twice: str, left_out: str) -> None:
    text = to_json(as_trace(*naked_single(SMALL, Cell(0, 0))))
    assert agreed(text)
    assert straight(text)
    told = text.replace(left_out, "")
    for changed in (
        re.sub(r'"board":\{([^}]*)\}', rf'"board":{{\1,{twice}}}', told),
        re.sub(r'"board":\{([^}]*)\}', rf'"board":{{{twice},\1}}', told),
    ):
        assert changed != text
        assert not agreed(changed)


def test_where_nothing_is_left_there_is_a_dash() -> None:
    """Row 1 needs its 1 in r1c1, so r2c1 isn't 1, and then it has nothing left."""
    layout, cell = SMALL, Cell(1, 0)
    board = Board(BoardMasks(layout, layout.tables.all_candidates, 0, 0))
    board = board.eliminate(Candidate(Cell(0, col), 1) for col in (1, 2, 3))
    board = board.eliminate(Candidate(cell, digit) for digit in (2, 3, 4))
    row, column = layout.houses[4], layout.houses[8]
    evidence = Evidence(
        truths=(HouseConstraint(row, 1),),
        links=(HouseConstraint(column, 1),),
    )
    text = to_json(as_trace(board, Inference("x", Elimination([cell], [1]), evidence)))
    assert agreed(text)
    assert straight(text)
    for word in ("", "=", "=-", "--", "0", " "):
        changed = text.replace('"board":{"r2c1":"-"}', f'"board":{{"r2c1":"{word}"}}')
        assert changed != text
        assert not agreed(changed)


def test_the_links_of_a_single_are_asked_for_each_cell() -> None:
    """A king's move leads from r1c1 to r2c2, and none from r5c5."""
    layout, seen = Layout.boxes(3, 3).with_anti_king(), Cell(1, 1)
    traces: list[str] = []
    for cell in (Cell(0, 0), Cell(4, 4)):
        board, step = naked_single(layout, cell)
        link = SightConstraint(cell, seen, 1)
        evidence = replace(step.evidence, links=(link,))
        traces.append(to_json(as_trace(board, replace(step, evidence=evidence))))
    assert [agreed(text) for text in traces] == [True, False]


def test_the_name_of_a_rule_that_names_its_cell() -> None:
    """As long as a name may be with r1c1 in it, so that it is too long with r10c10."""
    layout = Layout.of_size(12)
    short, long = Cell(0, 0), Cell(9, 9)
    rule = "r1c1".rjust(MAXIMUM_NAME, "x")
    assert agreed(to_json(as_trace(*naked_single(layout, short, rule))))
    text = to_json(as_trace(*naked_single(layout, long)))
    assert agreed(text)
    assert not agreed(text.replace('"naked_single"', f'"{rule.replace("r1c1", "r10c10")}"'))


def test_a_single_of_one_cell_on_the_truth_of_another() -> None:
    for cell, other in ((Cell(0, 0), Cell(0, 1)), (Cell(0, 1), Cell(0, 0))):
        board, step = naked_single(SMALL, cell)
        evidence = replace(step.evidence, truths=(CellConstraint(other),))
        assert agreed(to_json(as_trace(board, step)))
        assert not agreed(to_json(as_trace(board, replace(step, evidence=evidence))))


# ------------------------------------------------------------------------------------- at random


@cache
def texts() -> list[str]:
    """Traces of several layouts and endings, all as this library writes them."""
    small = Board.from_string("1... .... .... ....", SMALL.with_diagonals())
    sukaku = Board(BoardMasks.from_candidates([{1, 2}, *[{1, 2, 3, 4}] * 15], SMALL))
    dead = Board(replace(small.masks, live=small.masks.live & ~small.layout.tables.domain_masks[5]))
    king = Layout.boxes(2, 3).with_anti_king()
    twelve = Layout.of_size(12)
    found = [
        Solver().solve(Board.from_string("1... ..3. .4.. ...2")),
        Solver().solve(small),
        Solver().solve(sukaku),
        Solver().solve(dead),
        Solver(SINGLES).solve(Board.from_string("1" + 35 * ".", king)),
        Solver(SINGLES).solve(Board.from_string("12345678" + 136 * ".", twelve)),
        as_trace(*naked_single(twelve, Cell(0, 0))),
        as_trace(*naked_single(twelve, Cell(9, 10))),
    ]
    return [to_json(result) for result in found]


_ENTRY = re.compile(r'"(?:[^"\\]|\\.)*":(?:"[^"]*"|\d+|\[[^][{}]*\]|\{[^{}]*\})')
_BOARD_ENTRY = re.compile(r'"r\d+c\d+":"[^"]*"')
_WORD = re.compile(r'"([^"]+)"')
_NUMBER = re.compile(r"\d+")
_LIKE_DIGITS = "\u0661\u0662\u00b9\u00b2\uff11\uff12\u2081\u2460"

Change = Callable[[str, random.Random], str]


class NoSuchPlaceError(Exception):
    """A text has nothing that could be changed in this manner."""


def _somewhere(pattern: re.Pattern[str], text: str, choice: random.Random) -> re.Match[str]:
    places = list(pattern.finditer(text))
    if not places:
        raise NoSuchPlaceError
    return choice.choice(places)


def _put(found: re.Match[str], by: str) -> str:
    return found.string[: found.start()] + by + found.string[found.end() :]


def twice(text: str, choice: random.Random) -> str:
    found = _somewhere(choice.choice([_ENTRY, _BOARD_ENTRY]), text, choice)
    return _put(found, f"{found[0]},{found[0]}")


def in_place_of_another(text: str, choice: random.Random) -> str:
    """A cell of a board has its neighbour's entry, or one that says something else of it."""
    one = _somewhere(_BOARD_ENTRY, text, choice)
    name = _somewhere(_BOARD_ENTRY, text, choice)[0].partition(":")[0]
    word = choice.choice(["", "=", "-", "=1", "1", "2", "12", "21", "234", "=12"])
    return _put(one, choice.choice([f'{name}:"{word}"', one[0].partition(":")[0] + f':"{word}"']))


def in_another_order(text: str, choice: random.Random) -> str:
    found = _somewhere(re.compile(r'"[^"]*":"[^"]*"(?:,"[^"]*":"[^"]*")+'), text, choice)
    entries = found[0].split(",")
    choice.shuffle(entries)
    return _put(found, ",".join(entries))


def with_a_zero(text: str, choice: random.Random) -> str:
    found = _somewhere(_NUMBER, text, choice)
    return _put(found, choice.choice(["0", "-", "+", "1e0", "00"]) + found[0])


def with_a_sign(text: str, choice: random.Random) -> str:
    place = choice.randrange(len(text))
    signs = [" ", "\t", "\n", "\u00a0", "\u200b", "\ufeff", "\x00", ",", "\\", "\u2028"]
    return text[:place] + choice.choice(signs) + text[place:]


def with_a_like_digit(text: str, choice: random.Random) -> str:
    found = _somewhere(re.compile(r"\d"), text, choice)
    return _put(found, choice.choice(_LIKE_DIGITS))


def escaped(text: str, choice: random.Random) -> str:
    """The same text to a reader of JSON, one character being told by its number."""
    found = _somewhere(_WORD, text, choice)
    place = choice.randrange(len(found[1]))
    sign = f"\\u{ord(found[1][place]):04x}"
    return _put(found, f'"{found[1][:place]}{sign}{found[1][place + 1 :]}"')


def in_capitals(text: str, choice: random.Random) -> str:
    found = _somewhere(_WORD, text, choice)
    return _put(found, found[0].swapcase())


def with_another_word(text: str, choice: random.Random) -> str:
    one, other = (_somewhere(_WORD, text, choice) for _ in range(2))
    return _put(one, other[0])


CHANGE: tuple[Change, ...] = (
    twice,
    in_place_of_another,
    in_another_order,
    with_a_zero,
    with_a_sign,
    with_a_like_digit,
    escaped,
    in_capitals,
    with_another_word,
)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_both_ways_of_reading_come_to_the_same(seed: int) -> None:
    choice = random.Random(seed)
    assert all(map(agreed, texts()))
    found: Counter[bool] = Counter()
    for _ in range(CHANGES // 4):
        text = choice.choice(texts())
        for _ in range(choice.choice([1, 1, 1, 2, 3])):
            with suppress(NoSuchPlaceError):
                text = choice.choice(CHANGE)(text, choice)
        found[agreed(text)] += 1
    assert found[False] > CHANGES // 10
    assert found[True] > CHANGES // 100
