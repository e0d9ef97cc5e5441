"""Evidence that a user writes, of every type that it may be made of."""

from __future__ import annotations

import json
import sys
import typing
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Literal, NewType

import pytest

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.inference.codec import from_json, to_json
from sudologue.inference.inference import Action
from sudologue.model import CLASSIC, Board, Candidate, Cell, House

BOARD = Board.from_string(81 * ".")
ROW, BOX = CLASSIC.houses[9], CLASSIC.houses[0]
CELL, CANDIDATE = Cell(4, 5), Candidate(Cell(4, 5), 7)
Score = NewType("Score", int)


class Colour(Enum):
    PLAIN = auto()
    BRIGHT_RED = auto()


class Case(Enum):
    a = 1
    A = 2


@dataclass(frozen=True)
class Node:
    candidate: Candidate
    parents: tuple[Node, ...] = ()


@dataclass(frozen=True)
class GroupNode(Node):
    cells: frozenset[Cell] = frozenset()


@dataclass(frozen=True)
class Link:
    ends: tuple[Cell, Cell]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Slim:
    number: int


@dataclass(frozen=True)
class Even:
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("an odd number")


@dataclass(frozen=True)
class Fussy:
    cells: tuple[Cell, ...]

    def __post_init__(self) -> None:
        assert self.cells[0].row < 5, "a cell far down"


@dataclass(frozen=True)
class Derived:
    number: int
    double: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "double", 2 * self.number)


def evidence_of(hint: object, value: object) -> Evidence:
    """Evidence of a class with one field of this type, that has this value."""
    own = type("OneFieldEvidence", (Evidence,), {"__annotations__": {"role": hint}})
    own.__module__ = __name__
    kind: Any = dataclass(frozen=True, kw_only=True)(own)
    return kind(role=value)


def trace_of(evidence: Evidence, board: Board = BOARD) -> SolveResult:
    action = Placement(Cell(0, 0), 1)
    step = TraceStep(Inference("own_rule", action, evidence), action.apply(board))
    return SolveResult(board, (step,), SolveStatus.STUCK)


def written(evidence: Evidence) -> Any:
    return json.loads(to_json(trace_of(evidence)))["steps"][0]["evidence"]


@pytest.mark.skipif(sys.version_info < (3, 12), reason="`type Name = …` came with Python 3.12")
def test_names_of_types() -> None:
    named: Any = getattr(typing, "TypeAliasType", None)
    place = named("Place", Cell | House)
    for hint, value in ((place, ROW), (place | Candidate, CANDIDATE), (place | None, None)):
        result = trace_of(evidence_of(hint, value))
        assert from_json(to_json(result)) == result


@pytest.mark.parametrize(
    ("hint", "value", "data"),
    [
        (Cell, CELL, "r5c6"),
        (Candidate, CANDIDATE, "r5c6(7)"),
        (House, ROW, "r1"),
        (Constraint, CellConstraint(CELL), "r5c6"),
        (Constraint, HouseConstraint(ROW, 7), "7 in r1"),
        (
            Constraint,
            SightConstraint(Cell(0, 0), Cell(1, 2), 7),
            "7 in sight of r1c1 and r2c3",
        ),
        (CellConstraint, CellConstraint(CELL), "r5c6"),
        (HouseConstraint, HouseConstraint(ROW, 7), "7 in r1"),
        (CellConstraint | HouseConstraint, CellConstraint(CELL), "r5c6"),
        (Placement, Placement(CELL, 7), "r5c6=7"),
        (Action, Elimination.of_candidates((CANDIDATE,)), ["r5c6<>7"]),
        (Action, Placement(CELL, 7), "r5c6=7"),
        (int, -12, -12),
        (Score, 12, 12),
        (float, 0.5, 0.5),
        (bool, False, False),
        (str, "größer\nals \u2028", "größer\nals \u2028"),
        (Literal["odd", "even"], "odd", "odd"),
        (Colour, Colour.BRIGHT_RED, "bright_red"),
        (Case, Case.A, "A"),
        (tuple[Cell, ...], (CELL, Cell(0, 0)), ["r5c6", "r1c1"]),
        (tuple[Cell, int, House], (CELL, 3, BOX), ["r5c6", 3, "b1"]),
        (tuple[()], (), []),
        (frozenset[Cell], frozenset({Cell(9 - 1, 1), Cell(1, 8)}), ["r2c9", "r9c2"]),
        (frozenset[int], frozenset({10, 9}), [9, 10]),
        (frozenset[House], frozenset({ROW, BOX}), ["b1", "r1"]),
        (frozenset[tuple[Cell, int]], frozenset({(CELL, 2)}), [["r5c6", 2]]),
        (Cell | None, None, None),
        (Cell | None, CELL, "r5c6"),
        (Cell | House, ROW, "r1"),
        (Cell | House | None, CELL, "r5c6"),
        (Cell | Candidate | HouseConstraint, CANDIDATE, "r5c6(7)"),
        (int | str, 7, 7),
        (int | str, "7", "7"),
        (int | float | bool, 1.0, 1.0),
        (int | float | bool, True, True),
        (Cell | Constraint, CELL, {"type": "Cell", "value": "r5c6"}),
        (Cell | str, "r5c6", {"type": "str", "value": "r5c6"}),
        (Cell | str | int, 5, 5),
        (
            tuple[Cell, ...] | tuple[House, ...],
            (ROW,),
            {"type": "tuple[House, ...]", "value": ["r1"]},
        ),
        (tuple[Cell, ...] | tuple[Cell, Cell], (), {"type": "tuple[Cell, ...]", "value": []}),
        (
            tuple[Cell, int] | tuple[int, Cell] | frozenset[Cell],
            (1, CELL),
            {"type": "tuple[int, Cell]", "value": [1, "r5c6"]},
        ),
        (
            tuple[Cell, int] | tuple[int, Cell] | frozenset[Cell],
            frozenset({CELL}),
            {"type": "frozenset[Cell]", "value": ["r5c6"]},
        ),
        (Candidate | Placement | SightConstraint, Placement(CELL, 7), "r5c6=7"),
        (None, None, None),
        (Node, Node(CANDIDATE), {"candidate": "r5c6(7)"}),
        (
            Node,
            GroupNode(CANDIDATE, cells=frozenset({CELL})),
            {"type": "GroupNode", "candidate": "r5c6(7)", "cells": ["r5c6"]},
        ),
        (
            Node,
            Node(CANDIDATE, (Node(CANDIDATE),)),
            {"candidate": "r5c6(7)", "parents": [{"candidate": "r5c6(7)"}]},
        ),
        (
            Node | Link,
            Link((CELL, CELL)),
            {"type": "Link", "ends": ["r5c6", "r5c6"], "strong": False},
        ),
        (Node | Link | None, GroupNode(CANDIDATE), {"type": "GroupNode", "candidate": "r5c6(7)"}),
        (Link | Cell, CELL, "r5c6"),
        (Link | Cell, Link((CELL, CELL), True), {"ends": ["r5c6", "r5c6"], "strong": True}),
        (
            Link | Cell | CellConstraint,
            Link((CELL, CELL), True),
            {"type": "Link", "value": {"ends": ["r5c6", "r5c6"], "strong": True}},
        ),
        (Slim, Slim(3), {"number": 3}),
        (Even, Even(4), {"number": 4}),
        (Derived, Derived(4), {"number": 4}),
        (Evidence, Evidence(focus_digit=3), {"type": "Evidence", "focus_digit": 3}),
        (
            Inference,
            Inference("other", Placement(CELL, 7), Evidence()),
            {"rule": "other", "action": "r5c6=7", "evidence": {"type": "Evidence"}},
        ),
        (
            Board,
            Board.from_string("1" + 80 * "."),
            {
                "givens": "1" + 80 * ".",
                "cells": [
                    " ".join(["=1"] + ["23456789"] * 8),
                    *[" ".join(["23456789"] * 3 + ["123456789"] * 6)] * 2,
                    *[" ".join(["23456789"] + ["123456789"] * 8)] * 6,
                ],
            },
        ),
    ],
)
def test_what_evidence_is_made_of(hint: object, value: object, data: object) -> None:
    evidence = evidence_of(hint, value)
    assert written(evidence)["role"] == data
    again = from_json(to_json(trace_of(evidence)))
    assert again == trace_of(evidence)
    assert type(vars(again.steps[0].inference.evidence)["role"]) is type(value)
