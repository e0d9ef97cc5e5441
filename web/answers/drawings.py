"""What the page draws: a layout's paper, and the layers that are laid over a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sudologue.inference import SolveResult
from sudologue.model import Board, Layout
from sudologue.narration import Passage
from sudologue.narration.notations import Notation
from sudologue.narration.steps.scene import Scene, scene_of
from sudologue.rendering.player.player_page import places_of
from sudologue.rendering.player.replay_data import Wording, houses_of
from sudologue.rendering.svg.document import PENCIL, geometry_of, grid, houses
from sudologue.rendering.svg.palette import Palette, Theme
from sudologue.rendering.svg.sketch_overlay import overlay
from sudologue.sketching import Sketch, sketches_of

Data = object
_PALETTE = Palette(Theme.PAGE)


def paper(layout: Layout, notation: Notation) -> Data:
    """All that the page has to know of a layout to draw its boards by itself."""
    notation.admit(layout.size)
    geometry = geometry_of(layout)
    return {
        "size": layout.size,
        "whole": geometry.whole,
        "radius": round(geometry.radius, 1),
        "pencil": round(PENCIL * geometry.pitch, 1),
        "places": places_of(geometry),
        "names": [notation.cell(cell) for cell in layout.cells],
        "members": houses_of(layout),
        "peers": [[layout.tables.cell_number(p) for p in layout.peers(c)] for c in layout.cells],
        "houses": houses(geometry, _PALETTE),
        "grid": grid(geometry, _PALETTE, notation),
    }


def layers(board: Board, sketch: Sketch) -> list[str]:
    """A sketch as three drawings: over the paper, over the pencil marks, over the digits."""
    drawn = overlay(geometry_of(board.layout), _PALETTE, board, sketch)
    return [drawn.under, drawn.middle, drawn.over]


def frames(scene: Scene[Any], wording: Wording) -> list[Data]:
    """The pictures of a step; of several, each with its caption."""
    sketches = sketches_of(scene)
    return [
        {
            "layers": layers(scene.before, sketch),
            "caption": caption(sketch, wording) if len(sketches) > 1 else None,
        }
        for sketch in sketches
    ]


def caption(sketch: Sketch, wording: Wording) -> Data:
    """What stands below one picture of several."""
    return None if sketch.caption is None else wording.passages([sketch.caption])[0]


def last_scene(trace: SolveResult) -> Scene[Any]:
    """The step that a trace ends with."""
    return scene_of(trace.steps[-1], trace.board_before(len(trace.steps)))


def told(passages: Iterable[Passage], layout: Layout, notation: Notation) -> Sequence[Data]:
    """Passages as the page reads them: texts, and parts that say what they point at."""
    return Wording(layout, notation).passages(tuple(passages))
