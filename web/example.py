"""The ready-made example: a short solve, answered beforehand, to be there before Python is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sudologue.model import Cell
from sudologue.narration import voices
from sudologue.narration.notations import notations
from web.answers import Desk

EXAMPLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
"""A puzzle that takes an XY-Wing."""

_SAMPLE = Cell(4, 5)


def example() -> Mapping[str, Any]:
    """The answers about the example, as the worker would give them; and the names of the voices."""
    desk = Desk()

    def asked(question: str, **particulars: object) -> Any:
        return json.loads(desk.answer(question, json.dumps(particulars)))["answer"]

    read = asked("read", text=EXAMPLE)
    solved = asked("solve", position=read["position"])
    steps = range(len(solved["steps"]) + 2)
    return {
        **read,
        "solved": solved,
        "shown": [asked("step", number=number) for number in steps],
        "voices": [voice.name for voice in voices()],
        "notations": [[notation.name, notation.cell(_SAMPLE)] for notation in notations()],
    }
