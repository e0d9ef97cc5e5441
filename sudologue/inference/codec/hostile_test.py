"""Whatever the text, either a result comes out or a `TraceFormatError` that says where."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.audit import check_trace
from sudologue.inference import (
    CellConstraint,
    Elimination,
    HouseConstraint,
    Inference,
    SightConstraint,
    SolveResult,
    TraceStep,
)
from sudologue.inference.codec import (
    TraceFormatError,
    from_data,
    from_json,
    to_data,
    to_json,
)
from sudologue.inference.codec.strategies_test import LAYOUTS
from sudologue.model import Board, BoardMasks, Candidate, Cell, Layout
from sudologue.rules.forcing.evidence import ContradictionEvidence, Forced, Refutation
from sudologue.solver import Solver

STUCK = Solver().solve(Board.from_string("1... .... .... ....").eliminate([]))
SMALL = Solver().solve(Board.from_string("1... ..3. .4.. ...2"))
_ONE, _TWO = Candidate(Cell(1, 3), 1), Candidate(Cell(1, 3), 4)
PROOF = Refutation(
    _ONE,
    (
        Forced(_TWO, HouseConstraint(SMALL.initial.houses[1], 2), (_ONE,)),
        Refutation(_TWO, (), SightConstraint(Cell(0, 0), Cell(1, 2), 1), (_ONE, _TWO)),
    ),
    CellConstraint(Cell(1, 2)),
    (_TWO,),
)
PROVED = replace(
    SMALL,
    steps=(
        TraceStep(
            Inference(
                "proof", Elimination.of_candidates((_ONE,)), ContradictionEvidence(proof=PROOF)
            ),
            SMALL.initial.eliminate((_ONE,)),
        ),
    ),
)
BARRED = Board(
    BoardMasks.from_candidates([{1, 2}, {1, 2}, *[{1, 2, 3, 4}] * 14], Layout.boxes(2, 2))
)
TRACES = (
    STUCK,
    SMALL,
    PROVED,
    Solver().solve(BARRED),
    Solver().solve(Board.from_string("1... .... .... ....", LAYOUTS["jigsaw"].with_anti_king())),
    Solver().solve(Board.from_string(16 * ".", LAYOUTS["extra houses"].with_diagonals())),
)
TEXTS = tuple(to_json(trace) for trace in TRACES)

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 5, 99, 2**63, 10**400, 0.5, 1e300, float("inf"), float("nan"), "",
    "r1c1", "r0c1", "r1c1(2)", "r9c9=9", "r1c1<>1", "=1", "=12", "21", "11", "-", "1 in r1",
    "1 in r1.2", "5 in sight of r1c1 and r2c2", "1 in sight of r1c1 and r2c2", "Evidence", "\ud800",
    "\x00", "\u017f", "\u00b9", "\u0661", "x" * 1000, "classic", [], [[]], [None], ["r1c1"], [1, 2], [2, 2], {},
    {"type": "Evidence"}, {"type": []}, {"r1c1": "=1"}, {"size": 4}, {"": {}}, [[[[[[]]]]]],
)  # fmt: skip


def outcome(read: Callable[[], SolveResult]) -> SolveResult | None:
    """The result that is read, nothing if it is refused as it should be."""
    try:
        return read()
    except TraceFormatError as fault:
        message = str(fault)
        assert "\n" not in message
        assert message.isprintable()
        assert len(message) < 600
        return None


def keys_of(data: Any) -> list[Any]:
    """What leads to the parts of an object or a list."""
    if isinstance(data, dict):
        return list(cast("dict[Any, Any]", data))
    return list(range(len(cast("list[Any]", data)))) if isinstance(data, list) else []


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything in the data."""
    for key in keys_of(data):
        yield (*path, key)
        yield from places(data[key], (*path, key))


def mutated(data: Any, choice: random.Random) -> Any:
    """The data with one thing changed somewhere."""
    data = copy.deepcopy(data)
    path = choice.choice(list(places(data)))
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    word = holder[last]
    match choice.randrange(5):
        case 0:
            del holder[last]
        case 1 if isinstance(last, str):
            holder[choice.choice(["", "type", "r1c1", "cells", "x" * 500])] = holder.pop(last)
        case 2 if isinstance(last, int):
            holder.insert(last, choice.choice(STRANGE))
        case 3 if isinstance(word, str) and word:
            place = choice.randrange(len(word))
            holder[last] = word[:place] + choice.choice("019=-.<>(rcb \u00e9") + word[place + 1 :]
        case _:
            holder[last] = choice.choice(STRANGE)
    return data


@pytest.mark.slow
def test_one_change_in_the_data() -> None:
    choice = random.Random(1)
    read = 0
    for _ in range(4000):
        data = mutated(to_data(choice.choice(TRACES)), choice)
        result = outcome(lambda data=data: from_data(data))
        if result is not None:
            read += 1
            assert from_json(to_json(result)) == result
            check_trace(result)
    assert 100 < read < 3900


@pytest.mark.slow
def test_one_change_in_the_text() -> None:
    choice = random.Random(2)
    read = 0
    for _ in range(4000):
        whole = choice.choice(TEXTS)
        place = choice.randrange(len(whole))
        piece = choice.choice(['"', "{", "}", "[", "]", ",", ":", "\\", "\x00", "9", "a", "", "é"])
        if choice.random() < 0.5:
            changed = whole[:place] + piece + whole[place + 1 :]
        else:
            changed = whole[:place] + piece + whole[place:]
        result = outcome(lambda changed=changed: from_json(changed))
        if result is not None:
            read += 1
            assert from_json(to_json(result)) == result
    assert 50 < read < 3900


def test_every_cut() -> None:
    whole = to_json(SMALL)
    for length in range(len(whole)):
        with pytest.raises(TraceFormatError):
            from_json(whole[:length])
    assert from_json(whole + " \n") == SMALL
    with pytest.raises(TraceFormatError, match="not JSON, or cut off: extra data"):
        from_json(whole + "}")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(STRANGE),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(JSON)
def test_any_json(data: object) -> None:
    with pytest.raises(TraceFormatError):
        from_data(data)


@given(st.sampled_from(sorted(to_data(STUCK))), JSON)
def test_any_json_at_the_top(part: str, data: object) -> None:
    outcome(lambda: from_data({**to_data(STUCK), part: data}))


@given(st.text())
def test_any_text(anything: str) -> None:
    with pytest.raises(TraceFormatError):
        from_json(anything)
