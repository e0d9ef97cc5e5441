"""Passages: prose that remembers what it speaks of.

A passage is a paragraph or a line, cut into spans. Each span has a role and keeps the value that it
names, so that renderers can colour, link and highlight without reading the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple, TypeAlias, cast

from sudologue.caches import SLIGHT, cached
from sudologue.inference import Action
from sudologue.model import Board, Candidate, Cell, House, digit_text
from sudologue.narration.claims.board_claims import Assertion, AtStep
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


class Span(NamedTuple):
    """A few words of one role, and the value they name.

    The value is the cell (or the cells, where a notation writes several at once), the candidate,
    the house, the digit, the rule's slug or the step's number (from 1); plain words, emphasis and
    line breaks have none.

    Spans that stand together for one thing (several cells or houses in a word, the fins of a fish,
    a conclusion in symbols, a chain, the legend of the coordinates) all have it as their `whole`:
    another notation writes it otherwise than span by span.

    Words that state facts of the board carry these as `claims`.
    """

    text: str
    role: Role = Role.PLAIN
    value: Value = None
    whole: SpanGroup = None
    claims: tuple[Assertion, ...] = ()


class Form(Enum):
    """How a passage stands on the page."""

    PARAGRAPH = "paragraph"
    LINE = "line"
    HEADING = "heading"
    GRID = "grid"


@dataclass(frozen=True, repr=False)
class Passage:
    """A paragraph; a line, which follows the one above without a gap; a heading; or a grid.

    The words of a grid are its rows as characters, to be written in type of one width; the board
    that they show is its `board`, with or without its candidates.

    >>> passage = say(Cell(4, 5), " is ", 4)
    >>> passage.text, [span.role.value for span in passage.spans]
    ('r5c6 is 4', ['cell', 'plain', 'digit'])
    """

    spans: tuple[Span, ...] = ()
    form: Form = Form.PARAGRAPH
    board: Board | None = None
    shows_candidates: bool = False

    @property
    def is_line(self) -> bool:
        """Whether it follows the passage above without a gap."""
        return self.form is Form.LINE

    @property
    def claims(self) -> tuple[Assertion, ...]:
        """What it says of the board that its step stands on."""
        return tuple([claim for span in self.spans for claim in span.claims])

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
        return replace(self, spans=say(self, other).spans)

    def as_line(self) -> Passage:
        """The passage's words as a line of a list."""
        return Passage(self.spans, Form.LINE)


Named: TypeAlias = int | Cell | Candidate | House
Part: TypeAlias = "str | Named | Span | Passage | None"

NEW_LINE = Span("\n", Role.BREAK)


def say(*parts: Part) -> Passage:
    """A passage from its parts: text is plain, a number is a digit, values name themselves.

    `None` says nothing, so that a part can be left out in place.

    >>> say("the ", 4, " in ", Cell(4, 5), None).text
    'the 4 in r5c6'
    """
    spans: list[Span] = []
    plain = ""
    part: Any  # a page has thousands of parts: `isinstance` and names of fields take twice as long
    for part in parts:
        kind = kind_of(part)
        if kind is str:
            plain += part
            continue
        if part is None:
            continue
        if kind is not Passage:
            span = part if kind is Span else _span_of(part)
            if span[1] is _PLAIN_ROLE and span[3] is None and not span[4]:
                plain += span[0]
                continue
            if plain:
                spans.append(_made(Span, (plain, *_PLAIN)))
                plain = ""
            spans.append(span)
            continue
        its = part.spans
        if not its:
            continue
        # its plain words have run together already: only at both ends can they meet others
        first, last = its[0], its[-1]
        start, stop = 0, len(its)
        if first[1] is _PLAIN_ROLE and first[3] is None and not first[4]:
            plain += first[0]
            start = 1
            if stop == 1:
                continue
        if plain:
            spans.append(_made(Span, (plain, *_PLAIN)))
            plain = ""
        if last[1] is _PLAIN_ROLE and last[3] is None and not last[4]:
            plain = last[0]
            stop -= 1
        spans += its[start:stop]
    if plain:
        spans.append(_made(Span, (plain, *_PLAIN)))
    said = _NEW(Passage)
    _SET(said, "spans", tuple(spans))  # what else there is, is what passages have anyway
    return said


kind_of: Callable[[object], Any] = type
"""The class of a value: `value.__class__` takes longer where classes differ."""

_NEW, _SET = object.__new__, object.__setattr__

_made: Callable[[type[Span], tuple[object, ...]], Span] = cast("Any", tuple).__new__
"""A span from all of its fields, in half of the time that naming them takes."""


_PLAIN_ROLE = Role.PLAIN
_PLAIN = Span("")[1:]
"""What plain words are, whatever they say: without value, whole and claims."""


@cached(SLIGHT)
def _span_of(part: Named) -> Span:
    if isinstance(part, Cell):
        return _made(Span, (str(part), Role.CELL, part, None, ()))
    if isinstance(part, int):
        return _made(Span, (digit_text(part), Role.DIGIT, part, None, ()))
    if isinstance(part, House):
        return _made(Span, (part.noun, Role.HOUSE, part, None, ()))
    if isinstance(part, str):  # a message
        return _made(Span, (str(part), *_PLAIN))
    return _made(Span, (str(part), Role.CANDIDATE, part, None, ()))


def phrase(text: str, *parts: Part) -> Passage:
    """A passage from a text, with the parts in the places that it leaves open.

    >>> phrase("in {}, the {} can only go in {}", "box 5", 4, Cell(4, 5)).text
    'in box 5, the 4 can only go in r5c6'
    """
    opening, *others = _around(text)
    woven: list[Part] = [opening]
    for part, other in zip(parts, others, strict=True):
        woven += (part, other)
    return say(*woven)


@cached(SLIGHT)
def _around(text: str) -> list[str]:
    """What stands around the places that a text leaves open."""
    return text.split("{}")


def join(parts: Iterable[Part], separator: Part) -> Passage:
    """A passage from its parts, with a separator between each two of them.

    >>> join([3, 6, 9], "/").text
    '3/6/9'
    """
    joined: list[Part] = []
    for part in parts:
        joined += (separator, part) if joined else (part,)
    return say(*joined)


def states(text: str, *claims: Assertion) -> Span:
    """Words that state something of the board.

    >>> from sudologue.narration.claims.board_claims import Sees
    >>> say(Cell(0, 0), states(" sees ", Sees((Cell(0, 0),), (Cell(0, 5),))), Cell(0, 5)).text
    'r1c1 sees r1c6'
    """
    return _made(Span, (text, Role.PLAIN, None, None, claims))


def as_whole(passage: Passage, whole: SpanGroup) -> Passage:
    """The passage as the name of one thing."""
    spans = [Span(span.text, span.role, span.value, whole, span.claims) for span in passage.spans]
    return replace(passage, spans=tuple(spans))


def at_step(passage: Passage, number: int | None) -> Passage:
    """The passage, its claims about a step's board, unless they name a step already."""
    if number is None:
        return passage
    spans = [_at_step(span, number) if span.claims else span for span in passage.spans]
    return replace(passage, spans=tuple(spans))


def _at_step(span: Span, number: int) -> Span:
    text, role, value, whole, claims = span
    named = [claim if type(claim) is AtStep else AtStep(number, claim) for claim in claims]
    return _made(Span, (text, role, value, whole, tuple(named)))


def heading(*parts: Part) -> Passage:
    """A heading from its parts."""
    return Passage(say(*parts).spans, Form.HEADING)


def step_number(number: int) -> Passage:
    """A step's number, counted from 1."""
    return Passage((Span(str(number), Role.STEP, number),))


def rule_name(title: str, slug: str) -> Passage:
    """A technique by its title."""
    return Passage((Span(title, Role.RULE, slug),))


def lines(passages: Iterable[Passage]) -> Passage:
    """One passage with a line break between the parts."""
    return join(passages, NEW_LINE)
