"""Templates: texts with holes that are named, and words that state something.

    were {ends} both {linked_digit}, {house} [would have no place for|lacks] {linked_digit:a}

A hole names what fills it, and behind a colon how that is worded: `{cells:or}`, `{house:in}`. Forms
follow one another: `{digits:a:or}` is `an 8 or a 9`. A form with slashes has words to choose from,
by how many there are: `{cells:it/both/all of them}`. Words in brackets state what stands behind
the bar; without a bar, what the text itself is about. Braces and brackets that are meant as such
are written twice. What fills a hole at the start of a sentence has a capital: behind another
sentence, or at the start of a text that ends as sentences do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple


class HoleForm(NamedTuple):
    """How a hole is worded: by words to choose from, or by a function, if the language has such.

    What fills the hole may have texts of its own under the name of the form.
    """

    name: str
    words: tuple[str, ...] = ()
    of_thing: Callable[[Any], Any] | None = None
    of_list: Callable[[Any], Any] | None = None


class TemplatePiece(NamedTuple):
    """Some text and the hole after it, or the words that state what is named; at the end, neither.

    `begins` says whether a sentence begins with what fills the hole, or with the words.
    """

    before: str
    name: str = ""
    forms: tuple[HoleForm, ...] = ()
    words: tuple[TemplatePiece, ...] | None = None
    begins: bool = False


Template = tuple[TemplatePiece, ...]

_PIECE = re.compile(
    r"(?P<meant>\{\{|\}\}|\[\[|\]\])"
    r"|\{(?P<name>\w+)(?::(?P<forms>[^{}]*))?\}"
    r"|\[(?P<words>[^\[\]|]+)(?:\|(?P<claim>\w+))?\]"
)
_ENDS = (".", "?", "!")
_SENTENCE_ENDS = tuple(f"{end} " for end in _ENDS)


def parse(
    text: str, form: Callable[[str], HoleForm] = HoleForm, spelt: Callable[[str], str] = str
) -> Template:
    """The pieces of a text, with forms as they are made of their names; its words are `spelt` so.

    >>> [(piece.before, piece.name) for piece in parse("were {ends} both {digit}, it [lacks|none]")]
    [('were ', 'ends'), (' both ', 'digit'), (', it ', 'none')]
    >>> parse("{{29/38}}")[0].before
    '{29/38}'
    """
    return tuple(_pieces(text, form, spelt))


def _pieces(
    text: str, form: Callable[[str], HoleForm], spelt: Callable[[str], str]
) -> Iterator[TemplatePiece]:
    before, start = "", 0
    for found in _PIECE.finditer(text):
        before, start = before + text[start : found.start()], found.end()
        if found["meant"]:
            before += found["meant"][0]
            continue
        begins = before.endswith(_SENTENCE_ENDS) if found.start() else text.endswith(_ENDS)
        if found["words"]:
            words = tuple(_pieces(found["words"], form, spelt))
            yield TemplatePiece(spelt(before), found["claim"] or "self", (), words, begins)
        else:
            forms = [_form(name, form, spelt) for name in (found["forms"] or "").split(":") if name]
            yield TemplatePiece(spelt(before), found["name"], tuple(forms), None, begins)
        before = ""
    if before or start < len(text):
        yield TemplatePiece(spelt(before + text[start:]))


def _form(name: str, form: Callable[[str], HoleForm], spelt: Callable[[str], str]) -> HoleForm:
    return HoleForm(name, tuple(map(spelt, name.split("/")))) if "/" in name else form(name)
