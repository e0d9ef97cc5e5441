"""The schema and the reader agree: what the reader takes, the schema takes too."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.inference.codec import TraceFormatError, from_data, to_data, to_json
from sudologue.inference.codec.hostile_test import SMALL, STUCK, TRACES, mutated
from sudologue.inference.codec.round_trip_test import few
from sudologue.inference.codec.strategies_test import LAYOUTS, results
from sudologue.rules.singles.evidence import NakedSingleEvidence

jsonschema: Any = pytest.importorskip("jsonschema")

SCHEMA = json.loads(
    (Path(__file__).parents[3] / "docs" / "trace.schema.json").read_text(encoding="utf-8")
)


@pytest.fixture(scope="module")
def validator() -> Any:
    return jsonschema.Draft202012Validator(SCHEMA)


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_it_takes_what_is_written(validator: Any, layout: str) -> None:
    @given(results(LAYOUTS[layout], NakedSingleEvidence))
    @few
    def check(result: Any) -> None:
        validator.validate(json.loads(to_json(result)))

    if LAYOUTS[layout].houses:
        check()


def test_it_takes_the_traces_of_the_solver(validator: Any) -> None:
    for trace in TRACES:
        validator.validate(to_data(trace))


@pytest.mark.parametrize("mutations", [300, pytest.param(1500, marks=pytest.mark.slow)])
def test_it_takes_all_that_the_reader_takes(validator: Any, mutations: int) -> None:
    choice = random.Random(3)
    agreed = 0
    for _ in range(mutations):
        data = mutated(to_data(choice.choice(TRACES)), choice)
        try:
            from_data(data)
        except TraceFormatError:
            continue
        validator.validate(data)
        agreed += 1
    assert agreed > mutations / 30


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("version",), 2),
        (("format",), "other"),
        (("status",), "done"),
        (("note",), "hello"),
        (("layout",), {"size": 4, "boxes": [2, 2], "regions": "1122112233443344"}),
        (("layout", "boxes"), [2, 2, 2]),
        (("initial", "cells"), ["=12 1 1 1"]),
        (("initial", "givens"), "1 2"),
        (("steps",), {}),
        (("steps", 0, "action"), "r1c1"),
        (("steps", 0, "action"), []),
        (("steps", 0, "evidence"), {}),
        (("steps", 0, "evidence", "truths"), ["7 in row 5"]),
        (("steps", 0, "evidence", "focus_cells"), ["r0c1"]),
        (("steps", 0, "evidence", "assumption"), "luck"),
        (("steps", 0, "board"), {"r1c1": "="}),
        (("steps", 0, "board"), {"a1": "=1"}),
        (("diagnosis",), {}),
    ],
)
def test_it_refuses_what_the_reader_refuses(
    validator: Any, path: tuple[Any, ...], value: object
) -> None:
    data: Any = to_data(SMALL)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    assert not validator.is_valid(data)
    with pytest.raises(TraceFormatError):
        from_data(data)


@given(st.sampled_from(["format", "version", "layout", "initial", "steps", "status"]))
def test_it_needs_every_part(part: str) -> None:
    data = to_data(STUCK)
    del data[part]
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(data)
