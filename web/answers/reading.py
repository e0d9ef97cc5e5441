"""What the page asks about texts: what position is this, and what is it drawn on?"""

from __future__ import annotations

from typing import Any

from sudologue import formats
from sudologue.messages import Messages
from sudologue.narration.notations import notation_named
from web.answers.drawings import paper
from web.answers.positions import Position, first_of, handed_over

_say = Messages(__name__)

Data = object


def read(text: str, notation: str = "rc") -> Data:
    """The first position of a text in any format, with what it was read as and what was lost."""
    reading, has_more = first_of(formats.read_all(text))
    remarks = list(reading.remarks)
    if has_more:
        remarks.append(_say("several"))
    return {
        "position": handed_over(reading),
        "paper": paper(reading.board.layout, notation_named(notation)),
        "format": formats.named(reading.format).title,
        "remarks": remarks,
    }


def paper_of(position: dict[str, Any], notation: str = "rc") -> Data:
    """What the page draws a position on."""
    return paper(Position.of(position).layout, notation_named(notation))
