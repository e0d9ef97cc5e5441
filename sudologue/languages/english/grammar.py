"""Grammar: lists, numbers, articles, names, sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from sudologue.model import House, HouseKind, digit_text
from sudologue.narration.phrasing.passage import Part, Passage, Role, phrase, say, step_number
from sudologue.rules.order import RANKS
from sudologue.wording import noun_for

# beyond ten, figures read better
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = (
    "zeroth",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_PLURALS = {
    "45 on several houses": "45s on several houses",
    "cage completed": "completed cages",
    "cage minimum and maximum": "minimums and maximums of cages",
    "cage must contain": "digits that cages must contain",
    "common peers of a cage": "common peers of cages",
    "innie": "single innies",
    "odd or even": "odd and even totals",
    "outie": "single outies",
}
"""What some techniques are called where there are several of them."""

_ONE_OF = {
    "cage completed": "completed cage",
    "cage minimum and maximum": "minimum and maximum of a cage",
    "cage must contain": "digit that a cage must contain",
    "odd or even": "odd or even total",
}
"""What they are called where there is one, and their title is no noun."""

_COMMON = re.compile(r"(?<![\w+-])(?:\d-|[A-Z][a-z]+-)?[A-Z][a-z]+(?![\w-])")
_PROPER = frozenset(("Coq", "Franken", "Medusa", "Siamese", "Sue"))
_AN = frozenset("8AEFHILMNORSX")  # the symbols whose names begin with a vowel


def listing(parts: Iterable[Part], last: str = "and") -> Passage:
    """`a`, `a and b`, `a, b and c`.

    >>> listing([3, 6, 9], "or").text
    '3, 6 or 9'
    """
    return say(*listed(parts, last))


def listed(parts: Iterable[Part], last: str = "and") -> list[Part]:
    """The parts of a listing, to be said with others."""
    joined: list[Part] = []
    for item in parts:
        joined += (item, ", ")
    if len(joined) > 2:
        joined[-3] = f" {last} "
    return joined[:-1]


def clauses(parts: Sequence[Part]) -> Passage:
    """Clauses that have lists of their own: `a`, `a, and b`, `a; b; and c`."""
    if len(parts) < 3:
        return say(*parts[:1], *(item for part in parts[1:] for item in (", and ", part)))
    return say(*(item for part in parts[:-1] for item in (part, "; ")), "and ", parts[-1])


def sentence(*parts: Part) -> Passage:
    """The parts with a capital at the start and a full stop at the end."""
    return sentence_case(say(*parts, "."))


def in_running_text(technique: Passage) -> Passage:
    """A technique as sentences have it: small letters, but for names. Users' own stay as they are.

    >>> from sudologue.narration.phrasing.passage import rule_name
    >>> in_running_text(rule_name("Naked Pair", "naked_pair")).text
    'naked pair'
    >>> in_running_text(rule_name("Finned X-Wing", "finned_x_wing")).text
    'finned X-Wing'
    """
    spans = [s._replace(text=_small(s.text)) if s.value in RANKS else s for s in technique.spans]
    return replace(technique, spans=tuple(spans))


def so_many(technique: Passage, number: int) -> Passage:
    """How often a technique is used.

    >>> from sudologue.narration.phrasing.passage import rule_name
    >>> so_many(rule_name("W-Wing", "w_wing"), 1).text
    'a W-Wing'
    >>> so_many(rule_name("Unique Rectangle Type 1", "unique_rectangle_1"), 2).text
    'two unique rectangles type 1'
    >>> so_many(rule_name("Locked Candidates (Pointing)", "locked_candidates_pointing"), 3).text
    'locked candidates'
    """
    named = in_running_text(technique)
    if not takes_article(technique):
        return techniques(named)
    return with_article(named) if number == 1 else say(number_word(number), " ", techniques(named))


def the_technique(technique: Passage) -> Passage:
    """The name of a technique that is there once, with its article.

    >>> from sudologue.narration.phrasing.passage import rule_name
    >>> the_technique(rule_name("Cage Must Contain", "cage_house_overlap")).text
    'the digit that a cage must contain'
    """
    named = in_running_text(technique)
    spans = (span._replace(text=_ONE_OF.get(span.text, span.text)) for span in named.spans)
    return say("the ", replace(named, spans=tuple(spans)))


def techniques(technique: Passage) -> Passage:
    """The name of a technique that is there more than once."""
    *others, last = technique.spans
    if not takes_article(technique) or last.text in _PLURALS:
        spans = [span._replace(text=_PLURALS.get(span.text, span.text)) for span in technique.spans]
        return replace(technique, spans=tuple(spans))
    name, kind, number = last.text.partition(" type ")
    name = name if name.endswith("fish") else f"{name}s"
    return replace(technique, spans=(*others, last._replace(text=f"{name}{kind}{number}")))


def _small(title: str) -> str:
    return _COMMON.sub(_small_word, re.sub(r" \([^)]*\)", "", title))


def _small_word(word: re.Match[str]) -> str:
    return word[0] if word[0] in _PROPER else word[0].lower()


def sentence_case(passage: Passage) -> Passage:
    """The passage with a capital letter at its start, unless it starts with a notation.

    >>> from sudologue.model import Cell
    >>> sentence_case(say("box 5")).text, sentence_case(say(Cell(4, 5), " is open")).text
    ('Box 5', 'r5c6 is open')
    """
    if not passage.spans:
        return passage
    first, *others = passage.spans
    if first.role is Role.CELL or first.role is Role.CANDIDATE or first.text[:1].isupper():
        return passage
    capital = first._replace(text=first.text[:1].upper() + first.text[1:])
    return Passage((capital, *others), passage.form, passage.board)


def number_word(number: int) -> str:
    """Small numbers in words: figures are for digits.

    >>> number_word(3), number_word(51)
    ('three', '51')
    """
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def count(number: int, noun: str, plural: str | None = None) -> str:
    """A number of things in words.

    >>> count(1, "cell"), count(2, "box", "boxes"), count(0, "step")
    ('one cell', 'two boxes', 'no steps')
    """
    return f"{number_word(number)} {noun_for(number, noun, plural)}"


def ordinal(number: int) -> str:
    """Which of several it is.

    >>> ordinal(3), ordinal(11), ordinal(22)
    ('third', '11th', '22nd')
    """
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    ending = "th" if number // 10 % 10 == 1 else _ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"


def an_ordinal(number: int) -> str:
    """The same with an article.

    >>> an_ordinal(3), an_ordinal(8), an_ordinal(11), an_ordinal(18), an_ordinal(22)
    ('a third', 'an eighth', 'an 11th', 'an 18th', 'a 22nd')
    """
    word = ordinal(number)
    return f"{'an' if word.startswith(('8', '11', '18', 'e')) else 'a'} {word}"


def all_of(number: int) -> str:
    """`both`, `all three`, and so on.

    >>> all_of(2), all_of(4)
    ('both', 'all four')
    """
    return "both" if number == 2 else f"all {number_word(number)}"


def a_digit(digit: int) -> Passage:
    """A digit with its article.

    >>> a_digit(4).text, a_digit(8).text
    ('a 4', 'an 8')
    """
    return say("an " if digit_text(digit) in _AN else "a ", digit)


def takes_article(title: Passage) -> bool:
    """Whether there is one of it: not of what is in the plural, or no noun."""
    return _NO_ARTICLE.search(title.text) is None


_NO_ARTICLE = re.compile(
    r"\b(Candidates|Guardians|Remote Pairs|Colors Type|Types|Combinations|Innies|Outies|Houses"
    r"|Bounds|Neighbours|Repeats|Fillings|Maximum|Completed|Must Contain|Peers|Odd or Even)\b",
    re.IGNORECASE,
)


def with_article(title: Passage) -> Passage:
    """A technique with its article, if it takes one, as its title is read aloud.

    >>> with_article(say("XY-Wing")).text, with_article(say("W-Wing")).text
    ('an XY-Wing', 'a W-Wing')
    >>> with_article(say("Unique Loop")).text, with_article(say("Aligned Pair Exclusion")).text
    ('a Unique Loop', 'an Aligned Pair Exclusion')
    >>> with_article(say("Cage Combinations")).text, with_article(say("Odd or Even")).text
    ('Cage Combinations', 'Odd or Even')
    """
    if not takes_article(title):
        return title
    first = re.split("[ -]", title.text)[0]
    vowels = _AN if first.isupper() else "AEIO"
    return say("an " if first[0].upper() in vowels else "a ", title)


_SENTENCE_START = re.compile(r"^\W*[A-Z](?![A-Z-])")


def after_colon(sentence: str | Passage) -> str:
    """A sentence as it stands behind a colon, without its full stop.

    >>> after_colon("Two rows."), after_colon("W-Wings.")
    ('two rows', 'W-Wings')
    """
    text = say(sentence).text.removesuffix(".")
    return _SENTENCE_START.sub(lambda start: start[0].lower(), text)


def several(digit: int, number: int) -> Passage:
    """A digit that is there once, or several times: letters take an apostrophe.

    >>> several(4, 1).text, several(4, 2).text, several(10, 2).text
    ('4', '4s', "A's")
    """
    if number == 1:
        return say(digit)
    return say(digit, "s" if digit < 10 else "'s")


def within(house: House) -> Passage:
    """`in row 5`, `on the main diagonal`."""
    return say("on " if house.kind is HouseKind.DIAGONAL else "in ", house)


def step_ranges(numbers: Iterable[int]) -> Passage:
    """Steps by number, those that follow each other as a range.

    >>> step_ranges([22, 23, 24]).text, step_ranges([3, 4]).text, step_ranges([6, 8, 9, 10]).text
    ('22 to 24', '3 and 4', '6 and 8 to 10')
    """
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and ranges[-1][-1] == number - 1:
            ranges[-1].append(number)
        else:
            ranges.append([number])
    named: list[Part] = []
    for first, *others in ranges:
        if len(others) < 2:
            named += map(step_number, (first, *others))
        else:
            named.append(phrase("{} to {}", step_number(first), step_number(others[-1])))
    return listing(named)


def steps_named(numbers: Sequence[int]) -> Passage:
    """`step 3`, `steps 3 and 7`."""
    return say("step " if len(numbers) == 1 else "steps ", listing(map(step_number, numbers)))
