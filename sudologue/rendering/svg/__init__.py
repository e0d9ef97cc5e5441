"""Boards and steps as SVG: shapes, dashes and letters say everything, colours say it again."""

from sudologue.rendering.svg.document import (
    Svg,
    bundle,
    draw_board,
    draw_marks,
    draw_step,
)
from sudologue.rendering.svg.palette import Theme, theme_named

__all__ = [
    "Svg",
    "Theme",
    "bundle",
    "draw_board",
    "draw_marks",
    "draw_step",
    "theme_named",
]
