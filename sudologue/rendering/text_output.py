"""Plain text: the words, and nothing that a terminal or an editor would take for a command."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from sudologue.narration import Passage, Role
from sudologue.narration.phrasing.passage import Form


def plain_text(passages: Iterable[Passage], width: int | None = None) -> str:
    """Paragraphs with a blank line between them, lines without; wrapped, if a width is given.

    Grids are never wrapped.

    >>> from sudologue.narration import say
    >>> plain_text([say("A paragraph."), say("A line.").as_line()])
    'A paragraph.\\nA line.'
    """
    return joined((_in_lines(passage, width), passage.is_line) for passage in passages)


def _in_lines(passage: Passage, width: int | None) -> str:
    text = words(passage)
    if width is None or passage.form is Form.GRID:
        return text
    wrapper = textwrap.TextWrapper(width, break_long_words=False, break_on_hyphens=False)
    return "\n".join(map(wrapper.fill, text.splitlines()))


def words(passage: Passage) -> str:
    """A passage's text, broken into lines only where the passage breaks it."""
    if passage.text.isprintable():
        return passage.text
    return "".join("\n" if span.role is Role.BREAK else clean(span.text) for span in passage.spans)


def joined(texts: Iterable[tuple[str, bool]], line_end: str = "\n") -> str:
    """Texts one below the other, each with whether it is a line or a paragraph."""
    parts: list[str] = []
    for text, is_line in texts:
        if parts:
            parts.append(line_end if is_line else "\n\n")
        parts.append(text)
    return "".join(parts)


def clean(text: str) -> str:
    """The text without control characters; those that are white space become spaces.

    >>> clean("a\\tb\\x1b[31mc")
    'a b[31mc'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c.isspace() else "" for c in text)
