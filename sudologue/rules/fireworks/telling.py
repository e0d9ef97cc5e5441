"""How fireworks are told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import LiesIn, Numbers
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.fireworks.evidence import FireworkEvidence


@dataclass(frozen=True)
class OnlyOutside:
    """Of the cells of a house that lie outside another, just this one can have each digit."""

    digits: tuple[int, ...]
    house: House
    outside: House
    cell: Cell

    def holds(self, board: Board) -> bool:
        inside = set(self.outside.cells)
        beyond = [cell for cell in self.house.cells if cell not in inside]
        return all(
            [cell for cell in beyond if board.value(cell) == d or d in board.domain(cell)]
            == [self.cell]
            for d in self.digits
        )


@tells(FireworkEvidence)
class FireworkTelling(Telling[FireworkEvidence]):
    """Where two lines have digits outside their block; what goes may lie `beyond` the cells."""

    def names(self, scene: Scene[FireworkEvidence]) -> Mapping[str, Any]:
        its, digits = scene.evidence, scene.evidence.digits
        (line, across), (end, far) = its.lines, its.ends
        cells = (*its.ends, its.crossing)
        return {
            "line": line,
            "across": across,
            "end": end,
            "far": far,
            "cells": cells,
            "goes": OnlyOutside(digits, line, its.block, end),
            "only": OnlyOutside(digits, across, its.block, far),
            "cross": [LiesIn((its.crossing,), line) for line in its.lines],
            "many_digits": Numbers(len(digits), digits),
            "many_cells": Numbers(len(cells), cells),
        }

    def cases(self, scene: Scene[FireworkEvidence]) -> Collection[str]:
        its = scene.evidence
        return when(beyond=not set(scene.target_cells) <= {*its.ends, its.crossing})

    def pattern(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        return digits_in_cells(evidence.digits, sorted(evidence.focus_cells), scene.size)
