"""Grammar: lists, numbers, articles, sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sudologue.inference import Assumption
from sudologue.model import Cell, House, HouseKind, digit_text
from sudologue.narration.notations.registry import RC
from sudologue.narration.passage import Part, Passage, Role, phrase, say, step_number
from sudologue.wording import noun_for

# beyond ten, figures read better
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_AN = frozenset("8AEFHILMNORSX")  # the symbols whose names begin with a vowel
_CELLS_LISTED = 8


def listing(parts: Iterable[Part], last: str = "and") -> Passage:
    """`a`, `a and b`, `a, b and c`.

    >>> listing([3, 6, 9], "or").text
    '3, 6 or 9'
    """
    items = list(parts)
    joined: list[Part] = []
    for number, item in enumerate(items):
        if number:
            joined.append(f" {last} " if number == len(items) - 1 else ", ")
        joined.append(item)
    return say(*joined)


def cell_list(cells: Sequence[Cell], size: int, last: str = "and") -> Passage:
    """The cells one by one; when they are many, as the community writes them, `r1c2347`."""
    if len(cells) <= _CELLS_LISTED:
        return listing(cells, last)
    return listing(RC.cell_spans(cells, size), last)


def one_of(cells: Sequence[Cell], size: int) -> Passage:
    """`r7c8`, `one of r7c7 and r7c8`."""
    return say("one of " if len(cells) > 1 else None, cell_list(cells, size))


def none_is(cells: Sequence[Cell], digit: int, size: int) -> Passage:
    """`r1c1 is not 4`, `neither r1c1 nor r1c2 is 4`, `none of r1c1, r1c2 and r1c3 is 4`."""
    if len(cells) == 1:
        return phrase("{} is not {}", cells[0], digit)
    if len(cells) == 2:
        return phrase("neither {} nor {} is {}", *cells, digit)
    return phrase("none of {} is {}", cell_list(cells, size), digit)


def who_sees(cells: Sequence[Cell], size: int) -> Passage:
    """`r7c8 sees`, `r7c7 and r7c8 see`."""
    return say(cell_list(cells, size), " sees" if len(cells) == 1 else " see")


def sees_all(cells: Sequence[Cell], number: int, size: int) -> Passage:
    """`r7c8 sees both`, `r7c7 and r7c8 see all three`."""
    return say(who_sees(cells, size), " ", all_of(number))


def clauses(parts: Sequence[Passage]) -> Passage:
    """Clauses that have lists of their own: `a`, `a, and b`, `a; b; and c`."""
    if len(parts) < 3:
        return say(*parts[:1], *(item for part in parts[1:] for item in (", and ", part)))
    return say(*(item for part in parts[:-1] for item in (part, "; ")), "and ", parts[-1])


def sentence(*parts: Part) -> Passage:
    """The parts with a capital at the start and a full stop at the end."""
    return say(sentence_case(say(*parts)), ".")


def sentence_case(passage: Passage) -> Passage:
    """The passage with a capital letter at its start, unless it starts with a notation.

    >>> sentence_case(say("box 5")).text, sentence_case(say(Cell(4, 5), " is open")).text
    ('Box 5', 'r5c6 is open')
    """
    if not passage.spans:
        return passage
    first, *rest = passage.spans
    if first.role in (Role.CELL, Role.CANDIDATE):
        return passage
    capital = replace(first, text=first.text[:1].upper() + first.text[1:])
    return Passage((capital, *rest), passage.is_line)


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


def steps_named(numbers: Sequence[int]) -> Passage:
    """`step 3`, `steps 3 and 7`."""
    return say("step " if len(numbers) == 1 else "steps ", listing(map(step_number, numbers)))


def because(assumption: Assumption) -> str:
    """What a step takes for granted, as the reason it is."""
    match assumption:
        case Assumption.UNIQUE_SOLUTION:
            return "because the puzzle has one solution"
