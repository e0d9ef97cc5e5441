"""JSON's own types from text, read strictly and within limits.

Each limit lies well above the largest trace an honest solve makes (25 rows, every rule), and low
enough that the worst text within it costs some seconds and some hundred megabytes. The writer keeps
to them too: whatever is written can be read.
"""

from __future__ import annotations

import json

from sudologue.inference.codec.fault import expected, phrase_of, refusal, shown, too_deep

MAXIMUM_TEXT = 16_000_000
"""Characters in one trace."""

MAXIMUM_STEPS = 50_000
"""Steps in one trace; a board of 35 rows has 42,875 candidates to lose."""

MAXIMUM_CITATIONS = 10_000
"""Entries in any one list of a step: truths, links, cells, nodes of a chain."""

MAXIMUM_NESTING = 100
"""Objects within objects, as in a proof within a proof."""

MAXIMUM_CLUES = 2_000
"""Clues of a layout: enough for one between any two neighbours of 25 rows."""

MAXIMUM_HOUSES = 1_000
"""Houses written one by one in a layout."""

MAXIMUM_OFFSETS = 1_000
"""Offsets in all sights of a layout together."""

MAXIMUM_NAME = 200
"""Characters in the name of a rule or a sight."""

LARGEST_NUMBER = 2**53 - 1
"""The largest number that every reader of JSON keeps exactly."""

MEMORY_OF_NAMES = 10_000
"""Names of one sort that are kept once read, so that they need not be read again."""

MEMORY_OF_STEPS = 10_000
"""Inferences that are kept once read, by their text, for the steps of other traces."""

LONGEST_REMEMBERED = 500
"""Characters of such a text; longer ones, like a net's, never come again."""

_DIGITS_OF_A_NUMBER = 20


def parsed(text: object) -> object:
    """What the text tells; raises `TraceFormatError` where it is not JSON."""
    if type(text) is not str:
        raise expected("a_str", text)
    refuse_too_long(text)
    try:
        return _DECODER.decode(text.removeprefix("\ufeff"))
    except RecursionError:
        raise too_deep() from None
    except json.JSONDecodeError as error:
        at = phrase_of("at", line=error.lineno, column=error.colno)
        raise refusal("no_json", at=at, fault=f"{error.msg[:1].lower()}{error.msg[1:]}") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))
        raise refusal("key_twice", field=shown(twice))
    return fields


def _number(digits: str) -> int:
    if len(digits) > _DIGITS_OF_A_NUMBER:
        raise refusal("large_number", digits=len(digits))
    return int(digits)


def _constant(name: str) -> object:
    raise refusal("constant", name=name)


def refuse_too_long(text: str) -> None:
    """Raise for a text beyond the limit."""
    if len(text) > MAXIMUM_TEXT:
        raise refusal("long_trace", most=MAXIMUM_TEXT)


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_number, parse_constant=_constant)
