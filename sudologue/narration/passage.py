"""Passages: prose that remembers what it speaks of.

A passage is a paragraph or a line, cut into spans. Each span has a role and keeps the value that it
names, so that renderers can colour, link and highlight without reading the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import TypeAlias

from sudologue.inference import Action
from sudologue.model import Candidate, Cell, House, digit_text
from sudologue.rules.chains.evidence import LinkedNodesEvidence
from sudologue.wording import shortened


class Role(Enum):
    """What a span names."""

    PLAIN = "plain"
    CELL = "cell"
    CANDIDATE = "candidate"
    DIGIT = "digit"
    HOUSE = "house"
    RULE = "rule"
    STEP = "step"
    EMPHASIS = "emphasis"
    BREAK = "break"


Value: TypeAlias = Cell | tuple[Cell, ...] | Candidate | House | int | str | None


@dataclass(frozen=True, slots=True)
class Legend:
    """The reading of a cell's name: the cell, and the row and the column that it lies in."""

    cell: Cell
    row: House
    column: House


@dataclass(frozen=True, slots=True)
class Fins:
    """The fins of a fish, or its endo-fins, as they are written after its covers."""

    cells: tuple[Cell, ...]
    are_endo: bool


SpanGroup: TypeAlias = (
    tuple[Cell, ...] | tuple[House, ...] | Fins | Action | LinkedNodesEvidence | Legend | None
)


@dataclass(frozen=True, slots=True)
class Span:
    """A few words of one role, and the value they name.

    The value is the cell (or the cells, where a notation writes several at once), the candidate,
    the house, the digit, the rule's slug or the step's number (from 1); plain words, emphasis and
    line breaks have none.

    Spans that stand together for one thing (several cells or houses in a word, the fins of a fish,
    a conclusion in symbols, a chain, the legend of the coordinates) all have it as their `whole`:
    another notation writes it otherwise than span by span.
    """

    text: str
    role: Role = Role.PLAIN
    value: Value = None
    whole: SpanGroup = None


@dataclass(frozen=True, repr=False)
class Passage:
    """A paragraph; or, with `is_line`, a line that follows the one above without a gap.

    >>> passage = say(Cell(4, 5), " is ", 4)
    >>> passage.text, [span.role.value for span in passage.spans]
    ('r5c6 is 4', ['cell', 'plain', 'digit'])
    """

    spans: tuple[Span, ...] = ()
    is_line: bool = False

    @property
    def text(self) -> str:
        """The words alone."""
        return "".join([span.text for span in self.spans])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Passage {shortened(self.text)!r}>"

    def __bool__(self) -> bool:
        return bool(self.spans)

    def __add__(self, other: Part) -> Passage:
        return replace(say(self, other), is_line=self.is_line)

    def as_line(self) -> Passage:
        """The passage's words as a line of a list."""
        return Passage(self.spans, True)


Part: TypeAlias = "str | int | Cell | Candidate | House | Span | Passage | None"

NEW_LINE = Span("\n", Role.BREAK)


def say(*parts: Part) -> Passage:
    """A passage from its parts: text is plain, a number is a digit, values name themselves.

    `None` says nothing, so that a part can be left out in place.

    >>> say("the ", 4, " in ", Cell(4, 5), None).text
    'the 4 in r5c6'
    """
    spans: list[Span] = []
    plain = ""
    for part in parts:
        if isinstance(part, str):
            plain += part
            continue
        for span in _spans_of(part):
            if _is_plain(span):
                plain += span.text
                continue
            if plain:
                spans.append(Span(plain))
                plain = ""
            spans.append(span)
    if plain:
        spans.append(Span(plain))
    return Passage(tuple(spans))


def _spans_of(part: int | Cell | Candidate | House | Span | Passage | None) -> tuple[Span, ...]:
    if isinstance(part, Passage):
        return part.spans
    if isinstance(part, int):
        return (Span(digit_text(part), Role.DIGIT, part),)
    if isinstance(part, Cell):
        return (Span(str(part), Role.CELL, part),)
    if isinstance(part, House):
        return (Span(part.noun, Role.HOUSE, part),)
    if isinstance(part, Candidate):
        return (Span(str(part), Role.CANDIDATE, part),)
    return () if part is None else (part,)


def phrase(text: str, *parts: Part) -> Passage:
    """A passage from a text, with the parts in the places that it leaves open.

    >>> phrase("in {}, the {} can only go in {}", "box 5", 4, Cell(4, 5)).text
    'in box 5, the 4 can only go in r5c6'
    """
    opening, *others = text.split("{}")
    return say(opening, *chain.from_iterable(zip(parts, others, strict=True)))


def join(parts: Iterable[Part], separator: Part) -> Passage:
    """A passage from its parts, with a separator between each two of them.

    >>> join([3, 6, 9], "/").text
    '3/6/9'
    """
    joined: list[Part] = []
    for part in parts:
        joined += (separator, part) if joined else (part,)
    return say(*joined)


def _is_plain(span: Span) -> bool:
    return span.role is Role.PLAIN and span.whole is None


def as_whole(passage: Passage, whole: SpanGroup) -> Passage:
    """The passage as the name of one thing."""
    spans = [replace(span, whole=whole) for span in passage.spans]
    return Passage(tuple(spans), passage.is_line)


def step_number(number: int) -> Passage:
    """A step's number, counted from 1."""
    return Passage((Span(str(number), Role.STEP, number),))


def rule_name(title: str, slug: str) -> Passage:
    """A technique by its title."""
    return Passage((Span(title, Role.RULE, slug),))


def emphasis(text: str) -> Passage:
    """Words to be stressed."""
    return Passage((Span(text, Role.EMPHASIS),))


def lines(passages: Iterable[Passage]) -> Passage:
    """One passage with a line break between the parts."""
    return join(passages, NEW_LINE)
