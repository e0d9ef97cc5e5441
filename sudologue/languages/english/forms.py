"""How English words what fills the holes of its texts: `{cells:or}`, `{house:in}`, `{digit:a}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sudologue.languages.english.plain_forms import choice as choice
from sudologue.model import House
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clauses,
    clue_name,
    listed,
    number_word,
    several,
    steps_named,
    with_article,
    within,
)
from sudologue.narration.phrasing.english import sentence as sentence
from sudologue.narration.phrasing.english import sentence_case as sentence_case
from sudologue.narration.phrasing.houses_in_words import (
    counted,
    counted_by_kind,
    house_list,
    plural,
    within_all,
    within_each,
)
from sudologue.narration.phrasing.passage import Part, join, say


def name(value: Any) -> Part:
    """A house or a clue, as sentences call it."""
    return value if isinstance(value, House) else clue_name(value)


def _with_article(thing: Any) -> Part:
    return a_digit(thing) if isinstance(thing, int) else with_article(say(thing))


def _in(where: Any) -> Part:
    return within(where) if isinstance(where, House) else within_all(where)


def _number_of(things: Any) -> int:
    return things if isinstance(things, int) else len(things)


def _or_clauses(parts: Sequence[Part]) -> list[Part]:
    """`a`, `a, or b`, `a; b; or c`: each may have a list of its own."""
    mark = ", " if len(parts) == 2 else "; "
    return [join(parts[:-1], mark), f"{mark}or " if len(parts) > 1 else None, parts[-1]]


def _more(parts: Sequence[Part]) -> list[Part]:
    """`, and a`, `, a, and b`: what comes after a clause."""
    first = [", ", join(parts[:-1], ", ")] if len(parts) > 1 else []
    return [*first, ", and ", parts[-1]] if parts else []


FORMS: Mapping[str, Callable[[Any], Part]] = {
    "a": _with_article,
    "counted": counted,
    "each_counted": counted_by_kind,
    "in_each": within_each,
    "plural": lambda houses: plural(houses[0].kind),
    "all": lambda things: all_of(_number_of(things)),
    "count": lambda things: number_word(_number_of(things)),
    "in": _in,
    "in_any": lambda houses: within_all(houses, "or"),
    "kind": lambda houses: (houses if isinstance(houses, House) else houses[0]).kind.value,
    "number": str,
    "s": lambda digit: several(digit, 2),
    "steps": steps_named,
    "together": house_list,
}
"""What is said of a thing, or of all things of a list."""

LISTS: Mapping[str, Callable[[Sequence[Part]], list[Part]]] = {
    "and": listed,
    "or": lambda parts: listed(parts, "or"),
    "clauses": lambda parts: [clauses(parts)],
    "and_else": lambda parts: [join(parts, ", and ")],
    "or_else": lambda parts: [join(parts, ", or ")],
    "more": _more,
    "or_clauses": _or_clauses,
    "sentences": lambda parts: [in_sentences([say(part) for part in parts])],
    "side": lambda parts: [side_by_side([say(part) for part in parts])],
    "dashes": lambda parts: [join(parts, "-")],
    "plus": lambda parts: [join(parts, " + ")],
    "minus": lambda parts: [join(parts, " − ")],
    "commas": lambda parts: [join(parts, ", ")],
    "nor": lambda parts: listed(parts, "nor"),
}
"""How the things of a list, each in words, are said together: the parts of a passage."""
