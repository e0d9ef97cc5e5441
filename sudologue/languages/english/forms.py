"""How English words what fills the holes of its texts: `{cells:or}`, `{house:in}`, `{digit:a}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sudologue.languages.english.plain_forms import choice as choice
from sudologue.model import House, HouseKind
from sudologue.narration.phrasing.clauses import in_sentences, in_turn, side_by_side
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    an_ordinal,
    clauses,
    listed,
    number_word,
    ordinal,
    several,
    step_ranges,
    steps_named,
    takes_article,
    with_article,
    within,
)
from sudologue.narration.phrasing.english import sentence as sentence
from sudologue.narration.phrasing.english import sentence_case as sentence_case
from sudologue.narration.phrasing.houses_in_words import (
    counted,
    counted_by_kind,
    house_list,
    house_run,
    plural,
    short_name,
    within_all,
    within_each,
)
from sudologue.narration.phrasing.passage import Part, Passage, join, say

_WORDS_BEFORE = 14
"""What clauses leave room for that stand after an opening, and before a conclusion."""


def name(house: House) -> Part:
    """A house, as sentences call it."""
    return house


def _with_article(thing: Any) -> Part:
    return a_digit(thing) if isinstance(thing, int) else with_article(say(thing))


def _kind_of(houses: Any) -> HouseKind:
    return (houses if isinstance(houses, House) else houses[0]).kind


def _a_kind(house: House) -> str:
    return f"{'an' if house.kind is HouseKind.EXTRA else 'a'} {house.kind.value}"


def _times(number: int) -> str:
    """`once`, `twice`, `three times`."""
    return {1: "once", 2: "twice"}.get(number) or f"{number_word(number)} times"


def _there_is(title: Passage) -> Passage:
    """`there is a W-Wing`; `it is called Locked Candidates`, of which there is not one."""
    return say("there is " if takes_article(title) else "it is called ", with_article(title))


def _in(where: Any) -> Part:
    return within(where) if isinstance(where, House) else within_all(where)


def _number_of(things: Any) -> int:
    return things if isinstance(things, int) else len(things)


def _or_clauses(parts: Sequence[Part]) -> list[Part]:
    """`a`, `a, or b`, `a; b; or c`: each may have a list of its own."""
    mark = ", " if len(parts) == 2 else "; "
    return [join(parts[:-1], mark), f"{mark}or " if len(parts) > 1 else None, parts[-1]]


def _threes(parts: Sequence[Part]) -> list[Part]:
    """`a; b; and c. d, and e`: three clauses in a sentence."""
    return [in_sentences([clauses(parts[n : n + 3]) for n in range(0, len(parts), 3)])]


def _more(parts: Sequence[Part]) -> list[Part]:
    """`, and a`, `, a, and b`: what comes after a clause."""
    first = [", ", join(parts[:-1], ", ")] if len(parts) > 1 else []
    return [*first, ", and ", parts[-1]] if parts else []


def _serial(parts: Sequence[Part]) -> list[Part]:
    """`a`, `a, and b`, `a, b, and c`: each may have a list of its own."""
    return [join(parts[:-1], ", "), ", and ", parts[-1]] if len(parts) > 1 else [*parts]


FORMS: Mapping[str, Callable[[Any], Part]] = {
    "a": _with_article,
    "a_kind": _a_kind,
    "counted": counted,
    "each_counted": counted_by_kind,
    "in_each": within_each,
    "plural": lambda houses: plural(_kind_of(houses)),
    "all": lambda things: all_of(_number_of(things)),
    "count": lambda things: number_word(_number_of(things)),
    "in": _in,
    "in_any": lambda houses: within_all(houses, "or"),
    "its": lambda thing: say("its ", thing),
    "kind": lambda houses: _kind_of(houses).value,
    "nth": an_ordinal,
    "number": str,
    "ordinal": ordinal,
    "run": house_run,
    "s": lambda digit: several(digit, 2),
    "short": short_name,
    "steps": steps_named,
    "step_ranges": step_ranges,
    "there_is": _there_is,
    "times": _times,
    "thousands": lambda number: f"{number:,}",
    "together": house_list,
}
"""What is said of a thing, or of all things of a list."""

LISTS: Mapping[str, Callable[[Sequence[Part]], list[Part]]] = {
    "and": listed,
    "or": lambda parts: listed(parts, "or"),
    "or_only": lambda parts: listed(parts, "or only"),
    "clauses": lambda parts: [clauses(parts)],
    "and_else": lambda parts: [join(parts, ", and ")],
    "or_else": lambda parts: [join(parts, ", or ")],
    "more": _more,
    "or_clauses": _or_clauses,
    "sentences": lambda parts: [in_sentences([say(part) for part in parts])],
    "in_turn": lambda parts: [in_turn(say(parts[0]), [say(part) for part in parts[1:]])],
    "so": lambda parts: [join(parts, ", so ")],
    "go_on": lambda parts: [join(parts, ". Then ")],
    "threes": _threes,
    "side": lambda parts: [side_by_side([say(part) for part in parts])],
    "side_after": lambda parts: [side_by_side([say(part) for part in parts], _WORDS_BEFORE)],
    "dashes": lambda parts: [join(parts, "-")],
    "spaces": lambda parts: [join(parts, " ")],
    "to": lambda parts: [join(parts, " to ")],
    "plus": lambda parts: [join(parts, " + ")],
    "minus": lambda parts: [join(parts, " − ")],
    "commas": lambda parts: [join(parts, ", ")],
    "then": lambda parts: [join(parts, "; then ")],
    "semicolons": lambda parts: [join(parts, "; ")],
    "serial": _serial,
    "full_sentences": lambda parts: [join([sentence_case(say(part)) for part in parts], ". ")],
    "nor": lambda parts: listed(parts, "nor"),
}
"""How the things of a list, each in words, are said together: the parts of a passage."""
