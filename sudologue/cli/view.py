"""What is shown of a step, or of a game, at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.model import Board
from sudologue.narration import Passage
from sudologue.sketching import Sketch


@dataclass(frozen=True)
class View:
    """What a screen shows: a title, a board with marks, and words."""

    title: str
    board: Board
    sketch: Sketch
    words: Sequence[Passage]
