"""Texts of a language with their holes filled: passages, whose spans know what they name.

What fills a hole is a value with a name (a cell, a digit, a house, a clue), a text or a passage,
several of these, or a *message*: a value whose class has texts in the language's table of its
module, as claims have, so that `{pair}` says the claim and carries it. Its fields fill the holes of
its texts, `cases` of its own choose between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sudologue.languages import current
from sudologue.languages.language import Language
from sudologue.languages.sentence_templates import HoleForm, Template
from sudologue.model import Candidate, Cell, House
from sudologue.narration.phrasing.passage import Part, Passage, Span, say, states

_AS_THEY_ARE = frozenset((str, int, Cell, Candidate, Passage, Span, type(None)))
_SEVERAL = frozenset((tuple, list))
_NO_MESSAGES = _AS_THEY_ARE | _SEVERAL | {House}
_NEVER_IN_CAPITALS = frozenset((int, Cell, Candidate))
_NO_NAMES: Mapping[str, Any] = {}
_MISSING = object()


def filled(
    template: Template, language: Language, names: Mapping[str, Any], *subjects: object
) -> Passage:
    """A text with its holes filled by name, or by what the subjects have under that name."""
    return say(*_parts(template, language, names, subjects))


def said(message: object, key: str = "clause", language: Language | None = None) -> Passage:
    """What a message says under a key of its texts.

    >>> from sudologue.narration.claims.board_claims import CanOnlyBe
    >>> said(CanOnlyBe((Cell(0, 0), Cell(0, 4)), (1, 4))).text
    'r1c1 and r1c5 can each only be 1 or 4'
    """
    return say(*_said(message, key, language or current()))


def _parts(
    template: Template, language: Language, names: Mapping[str, Any], subjects: tuple[object, ...]
) -> list[Part]:
    parts: list[Part] = []
    for before, name, forms, words, begins in template:
        if before:
            parts.append(before)
        if not name:
            break
        value = names.get(name, _MISSING)
        if value is _MISSING:
            value = _of(subjects, name)
        if words is not None:
            text = words[0].before if not words[0].name else _text(words, language, names, subjects)
            parts.append(states(text, *(value if type(value) in _SEVERAL else (value,))))
        elif not forms and type(value) in _AS_THEY_ARE and not begins:
            parts.append(value)
        else:
            more = _worded(value, forms, language)
            if begins and type(more[0]) not in _NEVER_IN_CAPITALS:
                more[0] = language.forms.sentence_case(say(more[0]))
            parts += more
    return parts


def _of(subjects: tuple[object, ...], name: str) -> Any:
    """What the first of the subjects has under a name that has it."""
    if name == "self":
        return subjects[0]
    for subject in subjects:
        value = getattr(subject, name, _MISSING)
        if value is not _MISSING:
            return value
    raise LookupError(f"nothing fills the hole {name!r} of what {type(subjects[0]).__name__} says")


def _text(
    words: Template, language: Language, names: Mapping[str, Any], subjects: tuple[object, ...]
) -> str:
    """Words that carry a claim, with their holes filled."""
    return say(*_parts(words, language, names, subjects)).text


def _worded(value: Any, forms: tuple[HoleForm, ...], language: Language) -> list[Part]:
    """What fills a hole, in words: all forms but the last are for each thing of a list."""
    if not forms:
        return _named(value, language)
    for form in forms[:-1]:
        value = [say(*_formed(each, form, language)) for each in value]
    return _formed(value, forms[-1], language)


def _formed(value: Any, form: HoleForm, language: Language) -> list[Part]:
    if form.words:
        count = value if isinstance(value, int) else len(value)
        return [language.forms.choice(count, form.words)]
    kind = value.__class__
    if kind not in _NO_MESSAGES and form.name in language.of(kind):
        return _said(value, form.name, language)
    if form.of_list is not None:
        return form.of_list(_each_named(value, language))
    if form.of_thing is None:
        raise LookupError(f"{language.name} has no form {form.name!r} for {value!r}")
    return [form.of_thing(value)]


def _named(value: Any, language: Language) -> list[Part]:
    """A thing by its name, several as a list, a message as its clause."""
    kind = value.__class__
    if kind in _AS_THEY_ARE:
        return [value]
    if kind in _SEVERAL:
        return language.forms.LISTS["and"](_each_named(value, language))
    if kind is not House and "clause" in language.of(kind):
        return _said(value, "clause", language)
    return [language.forms.name(value)]


def _each_named(values: Iterable[Any], language: Language) -> list[Part]:
    return [
        value if type(value) in _AS_THEY_ARE else say(*_named(value, language)) for value in values
    ]


def _said(message: object, key: str, language: Language) -> list[Part]:
    template = language.of(type(message)).pick(key, getattr(message, "cases", ()))
    if template is None:
        raise LookupError(f"{language.name} has no {key!r} of {type(message).__name__}")
    return _parts(template, language, _NO_NAMES, (message,))
