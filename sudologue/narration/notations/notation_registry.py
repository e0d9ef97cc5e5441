"""Which notations there are."""

from __future__ import annotations

from sudologue.errors import NameNotFoundError
from sudologue.narration.notations.a1 import LetterNumber
from sudologue.narration.notations.eureka import Eureka
from sudologue.narration.notations.hodoku_notation import Hodoku
from sudologue.narration.notations.notation import Notation
from sudologue.narration.notations.nrc import NumberRowColumn
from sudologue.narration.notations.rc import RowColumn, UpperRowColumn
from sudologue.wording import did_you_mean

RC = RowColumn()
HODOKU = Hodoku()

_NOTATIONS: tuple[Notation, ...] = (
    RC,
    UpperRowColumn(),
    LetterNumber(),
    LetterNumber("J"),
    LetterNumber("K"),
    LetterNumber(letters="columns"),
    LetterNumber("J", "columns"),
    LetterNumber("K", "columns"),
    HODOKU,
    Eureka(),
    NumberRowColumn(),
)
_BY_NAME = {notation.name: notation for notation in _NOTATIONS}


def notations() -> tuple[Notation, ...]:
    """All notations.

    >>> [notation.name for notation in notations()][:4]
    ['rc', 'rc-upper', 'a1', 'a1-j']
    """
    return _NOTATIONS


def notation_named(name: str) -> Notation:
    """The notation of a name, in capitals or not.

    >>> from sudologue.model import Cell
    >>> notation_named("a1-columns").cell(Cell(4, 5))
    'F5'
    """
    notation = _BY_NAME.get(name.lower())
    if notation is None:
        hint = did_you_mean(name.lower(), _BY_NAME, f"there are {', '.join(_BY_NAME)}")
        raise NameNotFoundError(f"no notation is called {name!r}: {hint}")
    return notation
