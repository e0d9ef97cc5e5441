from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sudologue.errors import BoardTextError
from sudologue.formats import FORMATS, Format, Reading
from tools import fuzz_formats
from tools.fuzz_fields import with_fields_changed
from tools.fuzz_formats import Failure, bombs, damaged, failure, inputs, samples

# A machine may be slow or busy; the program itself allows one second.
PATIENCE = 10.0

ROOT = Path(__file__).resolve().parents[1]


def test_every_format_has_samples_that_are_read() -> None:
    assert {slug for slug, _ in samples()} == {known.slug for known in FORMATS}
    for slug, text in samples():
        assert failure(text, slug) is None


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_damaged_texts(part: int) -> None:
    """As many as an ordinary run has time for; `poe fuzz-formats` takes more."""
    found = [failure(text, slug, PATIENCE) for slug, text in inputs(500, seed=part)]
    assert [each for each in found if each is not None] == []


@cache
def all_bombs() -> list[tuple[str, str]]:
    return list(bombs())


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_bombs(part: int) -> None:
    for slug, text in all_bombs()[part::8]:
        assert failure(text, slug, PATIENCE) is None
        assert failure(text, None, PATIENCE) is None


def test_the_same_seed_damages_alike() -> None:
    assert list(inputs(30, seed=5)) == list(inputs(30, seed=5))
    assert list(inputs(30, seed=5)) != list(inputs(30, seed=6))


def test_fields_are_changed_and_what_is_no_json_is_left() -> None:
    chance = random.Random(1)
    cages = '{"size": 9, "killercage": [{"cells": ["R1C1"], "value": "5"}]}'
    changed = {with_fields_changed(cages, chance) for _ in range(40)}
    assert len(changed) > 20
    assert all(isinstance(json.loads(each), dict) for each in changed)
    assert with_fields_changed("53..7....", chance) == "53..7...."


def test_most_texts_are_damaged() -> None:
    whole = {text for _, text in samples()}
    assert sum(text in whole for _, text in inputs(200, seed=1)) < 100
    assert damaged.__doc__


class Careless(Format):
    """A format that does everything wrong that a test should notice."""

    slug = "careless"
    carries = FORMATS[0].carries

    def __init__(self, error: Exception) -> None:
        self._error = error

    def recognises(self, text: str) -> bool:
        return False

    def read(self, text: str, layout: object = None) -> Iterator[Reading]:
        raise self._error

    def write(self, readings: object) -> Iterator[str]:
        return iter(())


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (BoardTextError("no place"), "refused without a place (None, None): no place"),
        (BoardTextError("a\nb", 1, 1), "refused in more than a line: a\nb at line 1, column 1"),
        (BoardTextError("bad", 0, 1), "refused without a place (0, 1): bad at line 0, column 1"),
        (MemoryError(), "more than 100 MB"),
        (KeyError("x"), "KeyError: 'x'"),
        (RecursionError("too deep"), "RecursionError: too deep"),
    ],
)
def test_what_a_careless_reader_does_is_noticed(
    monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    def careless(text: str, slug: str | None) -> Iterator[Reading]:
        return Careless(error).read(text)

    monkeypatch.setattr(fuzz_formats, "read_all", careless)
    assert failure("text", None) == Failure(None, "text", reason)


@pytest.mark.slow
def test_as_a_program() -> None:
    command = [sys.executable, "-m", "tools.fuzz_formats", "--no-bombs", "--count", "20"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" s: no failures\n")
    assert done.stdout.startswith("20 texts, seed 1, the slowest ")
