"""What a user's evidence cannot hold, and what cannot be read as such."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import pytest

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.inference.codec import TraceFormatError, from_json, to_json
from sudologue.inference.codec.own_evidence_test import (
    BOARD,
    CANDIDATE,
    CELL,
    ROW,
    Case,
    Colour,
    Even,
    Fussy,
    Link,
    Node,
    evidence_of,
    trace_of,
)
from sudologue.inference.codec.parsing import MAXIMUM_CITATIONS, MAXIMUM_NESTING
from sudologue.model import Board, Candidate, Cell, House, HouseKind


@dataclass
class Open:
    number: int


@pytest.mark.parametrize(
    ("hint", "value", "fault"),
    [
        (Cell, Cell(9, 0), "expected a cell of the layout of 9 rows and columns, found r10c1"),
        (Cell, CANDIDATE, "expected a cell of the layout of 9 rows and columns, found a value of"),
        (tuple[Cell, ...], [CELL], "expected a tuple, found a list"),
        (tuple[Cell, Cell], (CELL,), "expected a tuple of 2 entries"),
        (frozenset[int], (1,), "expected a frozenset, found a tuple"),
        (tuple[Cell, ...], (CELL, None), "[1]: expected a cell of the layout"),
        (HouseConstraint, HouseConstraint(ROW, 10), "expected a digit of the layout"),
        (HouseConstraint, CellConstraint(CELL), "expected a value of HouseConstraint"),
        (
            Constraint,
            CELL,
            "expected a value of CellConstraint | DistinctConstraint | HouseConstraint | SightConstraint",
        ),
        (House, House(HouseKind.ROW, 0, (CELL,)), "expected a house of the layout of 9 rows and"),
        (Candidate, CELL, "expected a candidate of the layout of 9 rows and columns, found r5c6"),
        (Candidate, Candidate(CELL, 10), "expected a digit of the layout of 9 rows and columns"),
        (Placement, CELL, "expected a placement of the layout of 9 rows and columns, found r5c6"),
        (Elimination, CELL, "expected an elimination"),
        (Board, CELL, "expected a board"),
        (bool, 1, "expected true or false, found 1"),
        (Node, Node(cast(Any, CELL)), ".candidate: expected a candidate"),
        (int, True, "expected a whole number, found true"),
        (int, 2**53, "9007199254740992 is not between"),
        (float, float("nan"), "expected a finite number with a decimal point, found nan"),
        (str, "\ud800", "the text holds half of a character"),
        (Literal["odd"], "even", 'expected odd, found "even"'),
        (Colour, Case.A, "expected one of plain, bright_red"),
        (Cell | House, 3, "expected a value of Cell | House, found 3"),
        (Node, Link((CELL, CELL)), "expected a value of Node"),
        (Sequence[Cell], (), "a trace cannot hold"),
        (dict, {}, "a trace cannot hold dict"),
        (Any, None, "a trace cannot hold"),
        (Literal[1], 1, "a trace cannot hold"),
        (
            tuple[int, ...],
            (1,) * (MAXIMUM_CITATIONS + 1),
            f"{MAXIMUM_CITATIONS + 1} entries are too many: a list has at most {MAXIMUM_CITATIONS}",
        ),
    ],
)
def test_what_evidence_cannot_hold(hint: object, value: object, fault: str) -> None:
    with pytest.raises(TraceFormatError) as caught:
        to_json(trace_of(evidence_of(hint, value)))
    assert caught.value.where.startswith("steps[0].evidence.role")
    assert fault in str(caught.value)


def test_proofs_lie_within_one_another_only_so_deep() -> None:
    node = Node(CANDIDATE)
    for _ in range(MAXIMUM_NESTING - 2):
        node = Node(CANDIDATE, (node,))
    deepest = trace_of(evidence_of(Node, node))
    text = to_json(deepest)
    assert from_json(text) == deepest
    fault = f"more than {MAXIMUM_NESTING} objects lie within one another"
    with pytest.raises(TraceFormatError, match=fault):
        to_json(trace_of(evidence_of(Node, Node(CANDIDATE, (node,)))))
    with pytest.raises(TraceFormatError, match=fault):
        from_json(
            text.replace('"role":', '"role":{"candidate":"r1c1(1)","parents":[').replace(
                '},"board"', ']}},"board"'
            )
        )


def test_little_stack_is_no_crash() -> None:
    node = Node(CANDIDATE)
    for _ in range(MAXIMUM_NESTING - 2):
        node = Node(CANDIDATE, (node,))
    deepest = trace_of(evidence_of(Node, node))
    text = to_json(deepest)
    before, here = sys.getrecursionlimit(), len(inspect.stack(0))
    faults: list[str] = []
    for work in (lambda: to_json(deepest), lambda: from_json(text)):
        sys.setrecursionlimit(here + MAXIMUM_NESTING)
        try:
            with pytest.raises(TraceFormatError) as caught:
                work()
        finally:
            sys.setrecursionlimit(before)
        faults.append(str(caught.value))
    assert faults == ["lists and objects lie too deep within one another"] * 2


def read_with(role: object, hint: object, value: object) -> None:
    """Read a trace whose evidence has these data where it should have a value of the hint."""
    data = json.loads(to_json(trace_of(evidence_of(hint, value))))
    data["steps"][0]["evidence"]["role"] = role
    from_json(json.dumps(data))


UNREADABLE: list[tuple[Any, Any, Any, str]] = [
    (Even, Even(2), {"number": 3}, ": Even refuses its fields: an odd number"),
    (Fussy, Fussy((CELL,)), {"cells": []}, ": Fussy refuses its fields: tuple index out"),
    (Fussy, Fussy((CELL,)), {"cells": ["r9c1"]}, ": Fussy refuses its fields: a cell far down"),
    (Node, Node(CANDIDATE), {}, ": Node needs candidate"),
    (Node, Node(CANDIDATE), {"type": "Link"}, '.type: no kind of Node is called "Link" here'),
    (Node, Node(CANDIDATE), {"type": 3}, ".type: expected the name of a class, found 3"),
    (Node, Node(CANDIDATE), {"kind": 3}, '.kind: "kind" is not one of the fields here: cand'),
    (Node | Link, Node(CANDIDATE), {}, ": the object does not say its type: Node | Link"),
    (
        Node | Link,
        Node(CANDIDATE),
        {"type": "Slim"},
        ".type: no kind of Node or Link is called",
    ),
    (Cell | House, CELL, "r10c1", ': expected one of cell, house, found "r10c1"'),
    (Cell | House, CELL, 3, ": expected text, found 3"),
    (Cell | int, CELL, None, ": expected a whole number or text, found null"),
    (Cell | str, CELL, "r1c1", ': expected an object with type and value, found "r1c1"'),
    (Cell | str, CELL, {"type": "int"}, '.type: expected one of Cell, str, found "int"'),
    (Cell | str, CELL, {"type": "Cell"}, ': "Cell" has a type and a value, and nothing else'),
    (Cell | str, CELL, {"type": "Cell", "value": "x"}, '.value: "x" is not a cell of this'),
    (frozenset[Cell], frozenset({CELL}), ["r1c1", "r1c1"], '[1]: "r1c1" is there twice'),
    (tuple[Cell, int], (CELL, 1), ["r1c1"], ": expected a list of 2 entries"),
    (tuple[Cell, int], (CELL, 1), ["r1c1", "r1c1"], "[1]: expected a whole number"),
    (tuple[Cell, ...], (CELL,), ["r1c1", ["r1c2"]], "[1]: expected a cell, like r5c6, found a"),
    (tuple[Cell, ...], (CELL,), ["r1c1", "r0c2"], '[1]: "r0c2" is not a cell of this layout'),
    (Constraint, CellConstraint(CELL), "x", ': "x" is not a constraint of this layout: write'),
    (Constraint, CellConstraint(CELL), None, ": expected a constraint, like r5c6 or 7 in r5"),
    (Candidate, CANDIDATE, "r5c6", ': "r5c6" is not a candidate: write it like r5c6(7)'),
    (Candidate, CANDIDATE, "r5c6(0)", ': "r5c6(0)" names "0", which is not a digit of this'),
    (House, ROW, "r10", ': "r10" is not a house of this layout: write its short name, like b1'),
    (
        frozenset[Open],
        frozenset(),
        [{"number": 1}],
        ": a set cannot hold Open, which can change",
    ),
    (HouseConstraint, HouseConstraint(ROW, 1), "r1c1", ": expected a value of HouseConstraint"),
    (Colour, Colour.PLAIN, "red", ': expected one of plain, bright_red, found "red"'),
    (None, None, 0, ": expected null, found 0"),
    (Board, BOARD, {"cells": []}, ": givens is missing"),
    (
        Inference,
        Inference("x", Placement(CELL, 1), Evidence()),
        {"rule": ""},
        ": Inference needs",
    ),
]


@pytest.mark.parametrize(("hint", "value", "role", "fault"), UNREADABLE)
def test_what_is_read_in_its_place(hint: object, value: object, role: object, fault: str) -> None:
    with pytest.raises(TraceFormatError) as caught:
        read_with(role, hint, value)
    assert str(caught.value).startswith("steps[0].evidence.role" + fault)
