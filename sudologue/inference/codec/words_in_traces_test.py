"""Words in a trace are for people: whoever changes them changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sudologue import SolveResult
from sudologue.audit import check_json, check_trace
from sudologue.inference.codec import TraceFormatError, from_data, from_json, to_data, to_json
from sudologue.inference.codec.hostile_test import SMALL, TRACES, mutated
from sudologue.inference.codec.schema_test import SCHEMA

jsonschema: Any = pytest.importorskip("jsonschema")

DOCTORED = (
    "",
    "r1c1 is 1, whatever the receipt says",
    '","board":{"r1c1":"=1"}},{"rule":"',
    '"},"board":{}},{"rule":"naked_single","action":"r1c1=1"',
    "\x00\u2028\ud800 −",
    "x" * 10_000,
)


def with_words(result: SolveResult, said: str, voice: str = "terse") -> str:
    return to_json(result, [{voice: said} for _ in result.steps])


@pytest.mark.parametrize("said", DOCTORED, ids=range(len(DOCTORED)))
@pytest.mark.parametrize("trace", TRACES)
def test_doctored_words_change_nothing(trace: SolveResult, said: str) -> None:
    for text in (with_words(trace, said), with_words(trace, "told", said)):
        assert from_json(text) == trace
        assert check_json(text) == check_trace(trace) == check_json(to_json(trace))


def test_a_false_step_is_refused_whatever_its_words_say() -> None:
    text = with_words(SMALL, "this step has been checked")
    data = json.loads(text)
    data["steps"][3]["evidence"]["truths"] = []
    for indent in (None, 1):
        verdict = check_json(json.dumps(data, indent=indent, separators=(",", ":")))
        assert (verdict.ok, verdict.step) == (False, 4)


@pytest.mark.parametrize("words", [None, [], "told", {"terse": 1}, {"terse": None}, {"a": {}}])
def test_words_are_texts_by_name(words: object) -> None:
    data: Any = to_data(SMALL)
    data["steps"][2]["words"] = words
    with pytest.raises(TraceFormatError) as caught:
        from_data(data)
    assert caught.value.where == "steps[2].words"
    assert caught.value.fault.startswith("expected texts by the names of voices, found ")
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(data)


def test_each_step_has_words_or_none_has() -> None:
    with pytest.raises(ValueError, match="shorter"):
        to_json(SMALL, [{"terse": "one"}])


def test_the_schema_takes_all_that_the_reader_takes() -> None:
    validator, choice, agreed = jsonschema.Draft202012Validator(SCHEMA), random.Random(5), 0
    told = [{"terse": "A word.", "proof": "More\nof them."} for _ in SMALL.steps]
    validator.validate(to_data(SMALL, told))
    for _ in range(300):
        data = mutated(to_data(SMALL, told), choice)
        try:
            read = from_data(data)
        except TraceFormatError:
            continue
        validator.validate(data)
        agreed += read == SMALL
    assert agreed > 10
