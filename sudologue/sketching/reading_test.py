"""Sketches put so that a test can state them: what is marked, kind by kind, and what is joined.

A family's test says of one golden position what is to be seen, frame by frame:

    assert sketched(GOLDEN, "x_wing") == [{"base": "r6 r9", "cover": "c7 c9", …}]
"""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference import Action, Evidence, Inference, TraceStep
from sudologue.model import Board, Cell, House
from sudologue.narration.golden_test import Golden
from sudologue.narration.steps.scene import scene_of
from sudologue.rules import named
from sudologue.sketching import Join, Sketch, sketches_of
from sudologue.sketching.sketch import Target


def sketched(table: Iterable[Golden], rule: str) -> list[dict[str, str]]:
    """The sketches of a rule's golden position."""
    golden = next(entry for entry in table if entry.rule == rule)
    return [read(sketch) for sketch in sketches_of(scene_of(golden.step, golden.board))]


def sketched_on(board: Board, rule: str, place: int = 0) -> list[dict[str, str]]:
    """The sketches of one of the things that a rule finds on a board."""
    inference = named(rule).apply(board)[place]
    return sketched_as(board, inference.action, inference.evidence)


def sketched_as(board: Board, action: Action, evidence: Evidence) -> list[dict[str, str]]:
    """The sketches of a conclusion with its evidence, whoever found it."""
    step = TraceStep(Inference("some_rule", action, evidence), action.apply(board))
    return [read(sketch) for sketch in sketches_of(scene_of(step, board))]


def read(sketch: Sketch) -> dict[str, str]:
    """All that a sketch shows, by its kind, and with the number of its group if it has one."""
    shown: dict[str, list[str]] = {}
    for mark in sketch.marks:
        text = f"{mark.label}:{_named(mark.target)}" if mark.label else _named(mark.target)
        shown.setdefault(_heading(mark.kind.value, mark.group), []).append(text)
    for join in sketch.joins:
        shown.setdefault(_heading(join.kind.value, join.group), []).append(_line(join))
    return {heading: " ".join(texts) for heading, texts in shown.items()}


def _heading(kind: str, group: int) -> str:
    return f"{kind} {group}" if group else kind


def _line(join: Join) -> str:
    return f"{_named(join.start)}{'>' if join.has_arrow else '-'}{_named(join.end)}"


def _named(target: Target) -> str:
    """`r1c1`, `b3`, `r1c1(5)`, `r1c1+r1c2(5)`."""
    if isinstance(target, House):
        return target.short
    if isinstance(target, Cell):
        return str(target)
    *others, last = target
    return "+".join([*(str(candidate.cell) for candidate in others), str(last)])
