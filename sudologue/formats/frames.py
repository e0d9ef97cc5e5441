"""The lines that programs draw around the cells of a grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from sudologue.formats.rows import numbered
from sudologue.model import Layout
from sudologue.model.board_text import is_border

_HEAD = 60
_CORNERS = "*+"


@dataclass(frozen=True)
class GridFrame:
    """How one program draws its grids: left end, joint and right end of each kind of line.

    A frame is known by its first character, one without any by not being one of the others.
    """

    top: str
    middle: str
    bottom: str
    corner: str | None
    indent: str = ""

    def is_around(self, text: str) -> bool:
        """Whether the first line drawn in a text is this frame's."""
        borders = (line.strip() for _, line in islice(numbered(text), _HEAD) if is_border(line))
        corner = next(borders, ".")[0]
        return corner == self.corner if self.corner else corner not in _CORNERS

    def drawn(self, layout: Layout, texts: Sequence[str]) -> str:
        """The cells' texts in this frame, each column as wide as its widest text."""
        size = layout.size
        rows = [texts[start : start + size] for start in range(0, size * size, size)]
        widths = [max(len(row[col]) for row in rows) for col in range(size)]
        height, width = layout.box_shape or (size, size)
        stacks = [range(left, left + width) for left in range(0, size, width)]
        rules = ["-" * sum(widths[col] + 2 for col in stack) for stack in stacks]
        lines = [self._line(self.top, rules)]
        for number, row in enumerate(rows):
            if number and number % height == 0:
                lines.append(self._line(self.middle, rules))
            parts = ["".join(f" {row[c].ljust(widths[c])} " for c in stack) for stack in stacks]
            lines.append(f"{self.indent}|{'|'.join(parts)}|")
        lines.append(self._line(self.bottom, rules))
        return "\n".join(lines)

    def _line(self, ends: str, rules: Sequence[str]) -> str:
        left, joint, right = ends
        return f"{self.indent}{left}{joint.join(rules)}{right}"


HODOKU = GridFrame("...", ":+:", "'''", None)
SIMPLE = GridFrame("*-*", "|+|", "*-*", "*", indent=" ")
EXPLAINER = GridFrame("+++", "+++", "+++", "+")
