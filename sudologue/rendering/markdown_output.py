"""Markdown: cells as code, digits strong, techniques emphasised, everything else as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from sudologue.narration import Passage, Role, Span
from sudologue.narration.phrasing.passage import Form
from sudologue.rendering.text_output import clean, joined, words

_INLINE = re.compile(r"[\\`*_\[\]<>~|$&]")
# what would start a heading, a list or a rule at the start of a line
_LINE_START = re.compile(r"^(#{1,6}(?=\s|$)|[-+=](?=\s|$)|[-=]{2,})")
_NUMBERED = re.compile(r"^(\d{1,9})([.)])")
_HARD_BREAK = "\\\n"
_CODE = "`"
_MARKS = {
    Role.CELL: _CODE,
    Role.CANDIDATE: _CODE,
    Role.DIGIT: "**",
    Role.RULE: "*",
    Role.EMPHASIS: "**",
}
_GAP = "<!-- -->"
_HEADING = "## "
_CLOSING = re.compile(r"#+$")  # what a heading may end with without its being part of it
_FENCE = "```"
# a line can follow these without a gap
_WITH_LINES = (Form.PARAGRAPH, Form.LINE)


def markdown(passages: Iterable[Passage]) -> str:
    r"""The passages as CommonMark: headings of the second level, grids as code.

    >>> from sudologue.model import Cell
    >>> from sudologue.narration import say
    >>> markdown([say("12. ", Cell(4, 5), " is ", 4)])
    '12\\. `r5c6` is **4**'
    """
    told = [*passages]
    return joined(
        (
            (_passage(passage), passage.is_line and last.form in _WITH_LINES)
            for last, passage in zip([Passage(), *told], told, strict=False)
        ),
        _HARD_BREAK,
    )


def _passage(passage: Passage) -> str:
    match passage.form:
        case Form.HEADING:
            return _HEADING + _CLOSING.sub(lambda end: end[0].replace("#", "\\#"), _lines(passage))
        case Form.GRID:
            return f"{_FENCE}\n{words(passage)}\n{_FENCE}"
        case _:
            return _lines(passage)


def _lines(passage: Passage) -> str:
    lines: list[list[Span]] = [[]]
    for span in passage.spans:
        if span.role is Role.BREAK:
            lines.append([])
        else:
            lines[-1].append(span)
    return _HARD_BREAK.join(map(_line, lines))


@dataclass(frozen=True)
class _MarkedSpan:
    """A span in Markdown: words with a mark around them, or none, and the space on both sides."""

    before: str
    mark: str
    words: str
    after: str

    @classmethod
    def of(cls, span: Span) -> _MarkedSpan:
        text = clean(span.text)
        words = text.strip()
        before = text[: len(text) - len(text.lstrip())]
        after = text[len(before) + len(words) :]
        mark = _MARKS.get(span.role, "") if words else ""
        if mark == _CODE and _CODE in words:
            mark = ""  # nothing can be escaped in code
        return cls(before, mark, words if mark == _CODE else _INLINE.sub(r"\\\g<0>", words), after)

    def __str__(self) -> str:
        return f"{self.before}{self.mark}{self.words}{self.mark}{self.after}"

    def runs_into(self, other: _MarkedSpan) -> bool:
        """Whether marks at the joint would be read otherwise than they are meant.

        Two marks that touch become one, and a mark between a letter and a punctuation character
        is none.
        """
        if self.after or other.before or not (self.words and other.words):
            return False
        if self.mark and other.mark:
            return True
        last, first = self.words[-1].isalnum(), other.words[0].isalnum()
        return bool(self.mark and first and not last) or bool(other.mark and last and not first)


def _line(spans: Iterable[Span]) -> str:
    pieces: list[_MarkedSpan] = []
    for is_emphasis, group in groupby(spans, lambda span: span.role is Role.EMPHASIS):
        its = [*group]
        if is_emphasis:
            its = [Span("".join(span.text for span in its), Role.EMPHASIS)]
        pieces += (piece for span in its if str(piece := _MarkedSpan.of(span)))
    text = ""
    for last, piece in zip([None, *pieces], pieces, strict=False):
        # a comment, which no reader sees, keeps the two apart
        text += f"{_GAP if last and last.runs_into(piece) else ''}{piece}"
    return _NUMBERED.sub(r"\1\\\2", _LINE_START.sub(r"\\\1", text.strip()))
