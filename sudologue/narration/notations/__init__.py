"""Notations: how cells, groups, candidates, conclusions and chains are written and read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.caches import cached
from sudologue.errors import NameNotFoundError
from sudologue.faces import lazy_face
from sudologue.messages import Messages
from sudologue.narration.notations.notation import Notation
from sudologue.narration.notations.rc import RC, Eureka, UpperRowColumn
from sudologue.narration.notations.respelling import all_in_notation, in_notation
from sudologue.wording import no_such

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.narration.notations.chain_lines import ReadChain
    from sudologue.narration.notations.hodoku_notation import StepLine
    from sudologue.narration.notations.net_reading import ReadNet, ReadWay

__all__ = [
    "RC",
    "Notation",
    "ReadChain",
    "ReadNet",
    "ReadWay",
    "StepLine",
    "all_in_notation",
    "in_notation",
    "notation_named",
    "notation_of",
    "notations",
]

__getattr__, __dir__ = lazy_face(
    __name__,
    {
        "chain_lines": ["ReadChain"],
        "hodoku_notation": ["StepLine"],
        "net_reading": ["ReadNet", "ReadWay"],
    },
)


@cached(None)
def notations() -> tuple[Notation, ...]:
    """All notations.

    >>> [notation.name for notation in notations()][:4]
    ['rc', 'rc-upper', 'a1', 'a1-j']
    """
    from sudologue.narration.notations.a1 import LetterNumber
    from sudologue.narration.notations.hodoku_notation import Hodoku
    from sudologue.narration.notations.nrc import NumberRowColumn

    return (
        RC,
        UpperRowColumn(),
        LetterNumber(),
        LetterNumber("J"),
        LetterNumber("K"),
        LetterNumber(letters="columns"),
        LetterNumber("J", "columns"),
        LetterNumber("K", "columns"),
        Hodoku(),
        Eureka(),
        NumberRowColumn(),
    )


def notation_named(name: str) -> Notation:
    """The notation of a name, in capitals or not.

    >>> from sudologue.model import Cell
    >>> notation_named("a1-columns").cell(Cell(4, 5))
    'F5'
    """
    if name.lower() == RC.name:  # by far the commonest, which needs none of the others
        return RC
    by_name = {notation.name: notation for notation in notations()}
    notation = by_name.get(name.lower())
    if notation is None:
        raise NameNotFoundError(no_such("notation", name, by_name))
    return notation


def notation_of(notation: str | Notation) -> Notation:
    """A notation by its name, or as it is."""
    names = notation_named(notation) if isinstance(notation, str) else notation
    _say.expect(names, Notation, "a_notation")
    return names
