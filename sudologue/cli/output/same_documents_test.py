"""What Python writes as JSON is what the command line writes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

import sudologue
from sudologue import SolveResult
from sudologue.cli.running_test import Terminal

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
FOUR = "1.....3..4.....2"
PLACE = ("source", "line", "format")


def test_a_result_is_read_from_what_solve_writes(terminal: Terminal) -> None:
    record = terminal("solve", "--format", "json", WING).out
    assert SolveResult.from_json(record) == sudologue.solve(WING)


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (("explain", WING, "r3c3<>5"), lambda: sudologue.explain(WING, "r3c3<>5")),
        (
            ("judge", FOUR, "r1c4=4", "--by", "naked_single"),
            lambda: sudologue.judge(FOUR, "r1c4=4", by="Naked Single"),
        ),
        (("hint", WING), lambda: sudologue.hint(WING)),
        (("rate", FOUR), lambda: sudologue.rate(FOUR)),
        (("rate", WING), lambda: sudologue.solve(WING).grade),
    ],
)
def test_the_command_line_writes_the_same(
    terminal: Terminal, arguments: tuple[str, ...], value: Callable[[], Any]
) -> None:
    text, known = terminal(*arguments, "--format", "json").out, value()
    kind = cast("Any", type(known))
    assert kind.from_json(text) == known
    told = {name: said for name, said in json.loads(text).items() if name not in PLACE}
    ours = json.loads(known.to_json())
    assert {**ours, **told, "told": None} == {**ours, "told": None}
