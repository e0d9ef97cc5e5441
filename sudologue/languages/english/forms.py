"""How English words what fills the holes of its texts: `{cells:or}`, `{house:in}`, `{digit:a}`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sudologue.languages.english.clauses import (
    chained,
    following,
    in_lists,
    in_sentences,
    in_turn,
    side_by_side,
)
from sudologue.languages.english.grammar import (
    a_digit,
    after_colon,
    all_of,
    an_ordinal,
    clauses,
    in_running_text,
    listed,
    listing,
    number_word,
    ordinal,
    several,
    so_many,
    step_ranges,
    steps_named,
    techniques,
    the_technique,
    with_article,
    within,
)
from sudologue.languages.english.grammar import sentence as sentence
from sudologue.languages.english.grammar import sentence_case as sentence_case
from sudologue.languages.english.houses import (
    counted,
    counted_by_kind,
    house_list,
    house_run,
    houses_by_kind,
    one_of_houses,
    plural,
    within_all,
    within_each,
    within_one,
)
from sudologue.languages.english.plain_forms import choice as choice
from sudologue.model import House, HouseKind
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import NEW_LINE, Part, Passage, join, say, step_number

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


def _in(where: Any) -> Part:
    return within(where) if isinstance(where, House) else within_all(where)


_IN_FULL = {
    "isn't": "is not",
    "aren't": "are not",
    "wasn't": "was not",
    "weren't": "were not",
    "doesn't": "does not",
    "don't": "do not",
    "hasn't": "has not",
    "haven't": "have not",
    "couldn't": "could not",
    "wouldn't": "would not",
    "can't": "cannot",
    "won't": "will not",
    "it's": "it is",
    "that's": "that is",
    "there's": "there is",
    "they're": "they are",
    "they'd": "they would",
    "it'd": "it would",
}
_CONTRACTION = re.compile(r"\b(?:" + "|".join(_IN_FULL) + r")\b", re.IGNORECASE)


def in_full(passage: Passage) -> Passage:
    """A passage as formal speech has it: `is not` for `isn't`.

    >>> in_full(say("It isn't ", 4, ", so that's box 5's")).text
    "It is not 4, so that is box 5's"
    """
    if "'" not in passage.text:
        return passage
    spans = [
        s._replace(text=_CONTRACTION.sub(_whole, s.text)) if "'" in s.text else s
        for s in passage.spans
    ]
    return replace(passage, spans=tuple(spans))


def _whole(contraction: re.Match[str]) -> str:
    told = _IN_FULL[contraction[0].lower()]
    return told.capitalize() if contraction[0][0].isupper() else told


_LIST = re.compile(r"#(?:(?:, | and | or )#)+")


def outline(words: str) -> str:
    """Words in which each name is a `#`, without what depends on how many names there are.

    >>> outline("#, # and # see an #, or #")
    '# see a #, or #'
    """
    return _LIST.sub("#", words).replace(" an #", " a #")


def _number_of(things: Any) -> int:
    return things if isinstance(things, int) else len(things)


def _or_clauses(parts: Sequence[Part]) -> list[Part]:
    """`a`, `a, or b`, `a; b; or c`: each may have a list of its own."""
    mark = ", " if len(parts) == 2 else "; "
    return [join(parts[:-1], mark), f"{mark}or " if len(parts) > 1 else None, parts[-1]]


def _pairs(parts: Sequence[Part]) -> list[Part]:
    """`a; and b. C; and d`: each may have commas of its own."""
    two = [join(parts[at : at + 2], "; and ") for at in range(0, len(parts), 2)]
    return [in_sentences(two)]


def _more(parts: Sequence[Part]) -> list[Part]:
    """`, and a`, `, a, and b`: what comes after a clause."""
    first = [", ", join(parts[:-1], ", ")] if len(parts) > 1 else []
    return [*first, ", and ", parts[-1]] if parts else []


def _in_order(parts: Sequence[Part]) -> list[Part]:
    """`a`, `first a, then b`, `first a, then b, then c`."""
    return ["first " if len(parts) > 1 else None, join(parts, ", then ")]


def _serial(parts: Sequence[Part]) -> list[Part]:
    """`a`, `a, and b`, `a, b, and c`: each may have a list of its own."""
    return [join(parts[:-1], ", "), ", and ", parts[-1]] if len(parts) > 1 else [*parts]


FORMS: Mapping[str, Callable[[Any], Part]] = {
    "a": _with_article,
    "alike": houses_by_kind,
    "all_of": lambda things: all_of(_number_of(things)).split()[0],
    "a_kind": _a_kind,
    "called": lambda technique: so_many(technique, 1),
    "counted": counted,
    "each_counted": counted_by_kind,
    "capital": sentence_case,
    "in_each": within_each,
    "plural_of": lambda technique: techniques(in_running_text(technique)),
    "plural": lambda houses: plural(_kind_of(houses)),
    "after_colon": after_colon,
    "all": lambda things: all_of(_number_of(things)),
    "cites": lambda numbers: listing([say("(", step_number(n), ")") for n in numbers]),
    "count": lambda things: number_word(_number_of(things)),
    "in": _in,
    "in_any": lambda houses: within_all(houses, "or"),
    "in_one": within_one,
    "its": lambda thing: say("its ", thing),
    "kind": lambda houses: _kind_of(houses).value,
    "nth": an_ordinal,
    "one_of": one_of_houses,
    "number": str,
    "ordinal": ordinal,
    "run": house_run,
    "headline": lambda technique: sentence_case(in_running_text(technique)),
    "small": in_running_text,
    "s": lambda digit: several(digit, 2),
    "short": short_name,
    "steps": steps_named,
    "step_ranges": step_ranges,
    "times": _times,
    "whose": lambda house: say(house, "'s"),
    "thousands": lambda number: f"{number:,}",
    "the": the_technique,
    "together": house_list,
    "used": lambda use: so_many(use.technique, use.times),
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
    "in_order": _in_order,
    "in_turn": lambda parts: [in_turn(say(parts[0]), [say(part) for part in parts[1:]])],
    "chained": lambda parts: [chained([say(part) for part in parts])],
    "in_lists": lambda parts: [in_lists([say(part) for part in parts])],
    "follow": lambda parts: [following([say(part) for part in parts])],
    "full_lines": lambda parts: [join(parts, say(".", NEW_LINE))],
    "pairs": _pairs,
    "so": lambda parts: [join(parts, ", so ")],
    "go_on": lambda parts: [join(parts, ". Then ")],
    "side": lambda parts: [side_by_side([say(part) for part in parts])],
    "side_after": lambda parts: [side_by_side([say(part) for part in parts], _WORDS_BEFORE)],
    "dashes": lambda parts: [join(parts, "-")],
    "braces": lambda parts: ["{", join(parts, ""), "}"],
    "spaces": lambda parts: [join(parts, " ")],
    "to": lambda parts: [join(parts, " to ")],
    "plus": lambda parts: [join(parts, " + ")],
    "minus": lambda parts: [join(parts, " − ")],
    "commas": lambda parts: [join(parts, ", ")],
    "then": lambda parts: [join(parts, "; then ")],
    "semicolons": lambda parts: [join(parts, "; ")],
    "serial": _serial,
    "full_sentences": lambda parts: [join([sentence_case(say(part)) for part in parts], ". ")],
    "nor_in": lambda parts: [join(parts, ", nor in ")],
    "nor": lambda parts: listed(parts, "nor"),
}
"""How the things of a list, each in words, are said together: the parts of a passage."""
