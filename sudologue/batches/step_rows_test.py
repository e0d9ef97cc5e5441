from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import sudologue
from puzzles.killers import SIX, record
from puzzles.positions import firings
from sudologue import Board, Layout, SolveResult, SudologueError
from sudologue.audit.receipts_test import as_trace
from sudologue.batches.step_rows import step_columns, step_rows
from sudologue.coach.claim import Claim
from sudologue.formats import read
from sudologue.inference.codec import to_data
from sudologue.inference.codec.trace_names import TraceNames
from sudologue.rating.step_ratings import rating_of
from sudologue.rendering.step_words import step_words
from sudologue.rules import Technique, registry

HARD = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
STARTS = [
    Board(HARD),
    Board(record(6, (2, 3), SIX)),
    Board("1....2..........", layout=Layout.boxes(2, 2).with_diagonals()),
    Board("1.....3..4.....2").barring(["r1c2(2)", "r2c1(2)"]),
    Board(HARD).place("r2c3", 2).eliminate(["r1c1(4)"]),
]
"""With and without clues, other houses, barred candidates, and such as are gone already."""


def rows_of(result: SolveResult, **options: Any) -> list[dict[str, Any]]:
    return [*step_rows(result, **options)]


@pytest.mark.parametrize("start", STARTS, ids=range(len(STARTS)))
def test_each_row_is_the_position_before_its_step(start: Board) -> None:
    result = sudologue.solve(start)
    rows = rows_of(result, words="terse")
    assert len(rows) == len(result.steps) > 0
    for index, row in enumerate(rows):
        before, action = result.board_before(index + 1), result.steps[index].inference.action
        for text in (row["position"], json.dumps(row), json.dumps({"source": "x", **row})):
            assert read(text).board == before
        told = json.loads(row["position"])["candidates"]
        assert ["".join(sorted(cell)) for cell in told] == [
            "".join(sorted(map(TraceNames(start.layout).symbol, before.domain(cell))))
            for cell in start.layout.cells
        ]
        assert Claim.of(row["conclusion"], start.layout).actions == (action,)
        assert (row["puzzle"], row["step"]) == (start.to_string(), index + 1)
        assert row["premises"] == [*result.premises(index + 1)]


@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_every_rule_has_rows(rule: Technique) -> None:
    """Each cites what the trace cites, in the same words, and is of the columns' types."""
    for position, inference in firings(rule.name)[:1]:
        result = as_trace(position.board, inference)
        (row,) = rows_of(result, words=("terse", "technical"))
        columns = step_columns(["terse", "technical"])
        assert row.keys() - columns.keys() == {"puzzle", "status", "position"}
        for name, kind in columns.items():
            assert row[name] is None or _is_of(kind, row[name])
        evidence: Any = to_data(result)["steps"]
        evidence = evidence[0]["evidence"]
        for cited in ("truths", "links"):
            assert row[cited] == evidence.get(cited, [])
        assert [text for text in row["clues"] if text.startswith("clue ")] == [
            clue for clue in evidence.get("clues", []) if isinstance(clue, str)
        ]
        assert row["assumption"] == evidence.get("assumption")
        assert (row["title"], row["tier"]) == (rule.card.title, int(rule.card.tier))
        assert {name: row[f"words_{name}"] for name in ("terse", "technical")} == step_words(
            result, ("terse", "technical")
        )[0]


_TYPES: dict[str, type] = {"text": str, "int": int, "float": float, "texts": str, "ints": int}


def _is_of(kind: str, value: Any) -> bool:
    values = value if kind.endswith("s") else [value]
    return all(type(one) is _TYPES[kind] for one in values)


def test_sums_are_told_by_the_names_of_their_parts() -> None:
    rows = rows_of(sudologue.solve(record(6, (2, 3), SIX)), words=())
    cited = {clue for row in rows for clue in row["clues"]}
    assert "+1 b3 -1 clue 4 -1 clue 7 -1 clue 8" in cited
    assert not any(name.startswith("words_") for row in rows for name in row)


def test_ratings_are_those_of_the_steps() -> None:
    result = sudologue.solve(HARD)
    rows = rows_of(result)
    assert [row["rating"] for row in rows] == [rating_of(s.inference) for s in result.steps]
    assert {row["rule"]: row["rating"] for row in rows}["xy_wing"] == 4.2


def test_a_rule_of_your_own_has_no_tier_and_no_rating() -> None:
    result = sudologue.solve("1.....3..4.....2")
    first = result.steps[0]
    mine = replace(first, inference=replace(first.inference, rule="my_own"))
    row = rows_of(replace(result, steps=(mine, *result.steps[1:])))[0]
    assert (row["title"], row["tier"], row["rating"]) == ("My Own", None, None)


def test_no_steps_no_rows_and_voices_are_refused_before_the_first() -> None:
    assert rows_of(sudologue.solve("11..............")) == []
    with pytest.raises(SudologueError, match="haiku"):
        rows_of(sudologue.solve(HARD), words="haiku")
    first = rows_of(sudologue.solve(HARD), words="terse", notation="a1")[0]
    assert (first["conclusion"], first["words_terse"][:2]) == ("r2c3=2", "B3")
