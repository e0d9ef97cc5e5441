"""Two readers, one meaning: whatever is read step by step is read from the whole text, too."""

from __future__ import annotations

import json
import random
import re

import pytest

from sudologue.inference import SolveResult
from sudologue.inference.codec import TraceFormatError, from_data, from_json, stepwise, to_json
from sudologue.inference.codec.hostile_test import TEXTS
from sudologue.inference.codec.parsing import parsed
from sudologue.model import Board
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
TRACE = Solver().solve(Board.from_string(PUZZLE))
TEXT = to_json(TRACE)


def step_by_step(text: str) -> SolveResult | None:
    """What the reader of steps makes of a text; nothing if it leaves it to the other."""
    try:
        steps = stepwise.steps_of(text)
        return None if steps is None else stepwise.result_of(steps)
    except TraceFormatError:
        return None


def same(text: str) -> bool:
    """Whether the text was read step by step; then it is what the whole is."""
    found = step_by_step(text)
    if found is not None:
        assert found == from_data(parsed(text))
    return found is not None


@pytest.mark.parametrize("text", [text for text in TEXTS if '"rule":' in text])
def test_what_we_write_is_read_step_by_step(text: str) -> None:
    assert same(text)


def test_every_step_of_a_long_trace() -> None:
    assert step_by_step(TEXT) == TRACE
    assert from_json(TEXT) == TRACE


def test_what_others_write_is_left_to_the_patient_reader() -> None:
    data = json.loads(TEXT)
    turned = {key: data[key] for key in reversed(data)}
    for text in (
        json.dumps(data),
        json.dumps(data, indent=2),
        json.dumps(turned, separators=(",", ":")),
        TEXT.replace('"=', '"\\u003d'),
    ):
        assert step_by_step(text) is None
        assert from_json(text) == TRACE


BOARD = re.compile(r'"board":\{("[^"]*":"[^"]*")')


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # an object with a field twice
        ('"status":', '"status":"stuck","status":'),
        ('"rule":', '"rule":"x","rule":'),
        ('"evidence":{', '"evidence":{"focus_digit":1,"focus_digit":1,'),
        # fields that a step does not have
        ('"rule":', '"more":1,"rule":'),
        (',"board":', ',"more":1,"board":'),
        (',"board":{', ',"board":{"r1c1":"=1"},"givens":{'),
        # cuts where none should be
        ('"rule":', '"rule":"},{\\"rule\\":",'),
        ('"board":{', '"board":{"steps":[],'),
        (',"steps":[', ',"steps":[,'),
        (',"steps":[', ',"steps":[],"steps":['),
        ('"status":', '"steps":[],"status":'),
        # lists within lists, and no list at all
        (',"steps":[', ',"steps":[['),
        ("}},{", "}},,{"),
        ("}},{", "}} {"),
        ("}},{", "}},[{"),
        ("},{", "},\x00{"),
    ],
)
def test_what_neither_reads(old: str, new: str) -> None:
    for count in (1, -1):
        changed = TEXT.replace(old, new, count)
        assert changed != TEXT
        assert step_by_step(changed) is None
        with pytest.raises(TraceFormatError):
            from_json(changed)


def test_a_cell_that_is_there_twice_in_a_board() -> None:
    for entry in BOARD.findall(TEXT)[:20]:
        changed = TEXT.replace(f'"board":{{{entry}', f'"board":{{{entry},{entry}', 1)
        with pytest.raises(TraceFormatError, match="twice"):
            from_json(changed)


def test_pieces_of_text_put_elsewhere() -> None:
    choice = random.Random(5)
    read = 0
    for _ in range(600):
        text = choice.choice([TEXT, *TEXTS])
        places = [found.start() for found in re.finditer(r"[\[\]{},]", text)]
        one, other, third = sorted(choice.choices(places, k=3))
        match choice.randrange(3):
            case 0:
                text = text[:one] + text[other:]
            case 1:
                text = text[:other] + text[one:other] + text[other:]
            case _:
                text = text[:one] + text[other:third] + text[one:other] + text[third:]
        read += same(text)
    assert read > 20


def test_characters_put_elsewhere() -> None:
    choice = random.Random(6)
    read = 0
    for _ in range(600):
        text = choice.choice([TEXT, *TEXTS])
        place = choice.randrange(len(text))
        piece = choice.choice('0123456789=-.<>rcb",:[]{} @\\\x00')
        read += same(text[:place] + piece + text[place + choice.randrange(2) :])
    assert read > 20


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepwise, "MEMORY_OF_STEPS", 3)
    monkeypatch.setattr(stepwise, "LONGEST_REMEMBERED", 5)
    remembered = stepwise.Remembered(len)
    for text in ("a", "bb", "ccc", "dddd", "eeeeee"):
        assert remembered[text] == len(text)
        assert len(remembered) <= 3
    assert "eeeeee" not in remembered
    assert "dddd" in remembered


def test_a_trace_of_too_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepwise, "MAXIMUM_STEPS", len(TRACE.steps) - 1)
    assert step_by_step(TEXT) is None
