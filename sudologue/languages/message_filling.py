"""Messages with their holes filled."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sudologue.languages import current
from sudologue.languages.language import Language
from sudologue.languages.sentence_templates import HoleForm, Template
from sudologue.messages import MessageText


def message(
    module: str, key: str, cases: Collection[str], names: Mapping[str, object]
) -> MessageText:
    """What a module says under a key, in the language in use.

    >>> message("sudologue.formats.rows", "long_row", (), {"most": 500})
    'a row of more than 500 characters'
    """
    language = current()
    template = language.messages[module].pick(key, cases)
    if template is None:
        raise LookupError(f"{language.name} has no {key!r} of {module}")
    return MessageText(*_parts(template, names, language))


def class_text(owner: type, key: str) -> str:
    """What stands under a key for a class, or for one of its bases: a text without holes.

    >>> from sudologue.formats.plain_line import PlainLine
    >>> class_text(PlainLine, "title")
    'Plain line'
    """
    template = current().of(owner).pick(key)
    if template is None:
        raise LookupError(f"{current().name} has no {key!r} of {owner.__name__}")
    return MessageText(*_parts(template, {}, current()))


def _parts(template: Template, names: Mapping[str, object], language: Language) -> Iterator[object]:
    for piece in template:
        if piece.before:
            yield piece.before
        if piece.words is not None:  # brackets mean nothing here
            yield from ("[", *_parts(piece.words, names, language), "]")
        elif piece.name:
            yield from _worded(names[piece.name], piece.forms, language)


def _worded(value: Any, forms: Sequence[HoleForm], language: Language) -> Sequence[object]:
    """What fills a hole: all forms but the last are for each thing of a list."""
    known = language.plain_forms
    if not forms:
        return known.LISTS["and"](value) if isinstance(value, list | tuple) else [value]
    *inner, form = forms
    for each in inner:
        value = [MessageText(*_worded(one, [each], language)) for one in value]
    if form.words:
        return [known.choice(len(value) if hasattr(value, "__len__") else value, form.words)]
    if form.name in known.LISTS:
        return known.LISTS[form.name]([*value])
    return [known.FORMS[form.name](value)]
