"""Sketches in plain words, for the tests that say what is in them.

    {"off": "r2c3(3) r6c9(6)", "on": "r2c6(3)", "cell 1 A": "r1c1 r1c2", "gone": "r2c3(8)"}

Candidates that act as one are written with `+`; a join is `r1c2(3) strong r1c5(3)`, or with `->` where
the one leads to the other.
"""

from __future__ import annotations

from sudologue.model import Cell, House
from sudologue.narration.golden_test import golden_sentences
from sudologue.narration.steps.scene import scene_of
from sudologue.sketching import Join, Mark, Sketch, Target, sketches_of


def golden_sketches(rule: str, at: int = 0) -> tuple[Sketch, ...]:
    """The sketches of a rule's golden position: the first, or a later one."""
    golden = [each for each in golden_sentences() if each.rule == rule][at]
    return sketches_of(scene_of(golden.step, golden.board))


def golden_sketch(rule: str, at: int = 0) -> Sketch:
    """The one sketch of a rule's golden position."""
    (sketch,) = golden_sketches(rule, at)
    return sketch


def marks(sketch: Sketch) -> dict[str, str]:
    """What is marked, by what it is marked as."""
    marked: dict[str, list[str]] = {}
    for mark in sketch.marks:
        marked.setdefault(_kind(mark), []).append(_target(mark.target))
    return {kind: " ".join(targets) for kind, targets in marked.items()}


def joins(sketch: Sketch) -> list[str]:
    """What is joined to what, and how."""
    return [_join(join) for join in sketch.joins]


def _kind(mark: Mark) -> str:
    group = str(mark.group) if mark.group else ""
    return " ".join(filter(None, (mark.kind.value, group, mark.label)))


def _target(target: Target) -> str:
    return str(target) if isinstance(target, Cell | House) else "+".join(map(str, target))


def _join(join: Join) -> str:
    kind = f"{join.kind.value} {join.group}" if join.group else join.kind.value
    arrow = "-> " if join.has_arrow else ""
    return f"{_target(join.start)} {kind} {arrow}{_target(join.end)}"
