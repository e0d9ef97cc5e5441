"""Texts of a language with their holes filled: passages, whose spans know what they name.

What fills a hole is a value with a name (a cell, a digit, a house, a clue), a text or a passage,
several of these, or a *message*: a value whose class has texts in the language's table of its
module, as claims have, so that `{pair}` says the claim and carries it. Its fields, and its `names`
if it has some, fill the holes of its texts; `cases` of its own choose between them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sudologue.languages import current
from sudologue.languages.language import Language, Sentences
from sudologue.languages.sentence_templates import HoleForm, Template
from sudologue.languages.word_tables import place_of
from sudologue.model import Candidate, Cell, House
from sudologue.narration.phrasing.clue_words import ClueWords, words_of
from sudologue.narration.phrasing.passage import Part, Passage, Span, kind_of, say, states

_AS_THEY_ARE = frozenset((str, int, Cell, Candidate, Passage, Span, type(None)))
_SEVERAL = frozenset((tuple, list))
_NO_MESSAGES = _AS_THEY_ARE | _SEVERAL | {House}
_NEVER_IN_CAPITALS = frozenset((int, Cell, Candidate))
_NO_NAMES: Mapping[str, Any] = {}
_MISSING = object()


def when(**cases: object) -> Collection[str]:
    """The cases that are so: what a telling, or a message, answers for its `cases`.

    >>> when(placed=True, many=False, house=None)
    ['placed']
    """
    return [case for case, is_so in cases.items() if is_so]


@dataclass(slots=True)
class Filler:
    """Who says something, in which case, and what fills the holes of it.

    That is, under the name of a hole: one of the `names`, else what a subject has under that name,
    the first of the subjects that has, else another text of the speaker.
    """

    language: Language
    sentences: Sentences
    cases: Collection[str]
    names: Mapping[str, Any]
    subjects: tuple[object, ...]

    def said(self, key: str) -> Passage | None:
        """The text under a key with its holes filled, if there is one."""
        template = self.sentences.pick(key, self.cases)
        return say(*self.parts(template)) if template else None

    def parts(self, template: Template) -> list[Part]:
        """The parts of a text with its holes filled."""
        parts: list[Part] = []
        names = self.names
        for before, name, forms, words, begins in template:
            if before:
                parts.append(before)
            if not name:
                break
            value = names[name] if name in names else self._of_subjects(name)
            kind = kind_of(value)
            if words is not None:
                claims = value if kind in _SEVERAL else (value,)
                stating = states(self._text(words), *claims)
                parts.append(capitalised(say(stating)) if begins else stating)
            elif not begins and not forms and kind in _AS_THEY_ARE:
                parts.append(value)
            else:
                more = value.parts if kind is WordedParts else _worded(value, forms, self.language)
                if begins and more and type(more[0]) not in _NEVER_IN_CAPITALS:
                    more[0] = self.language.forms.sentence_case(say(more[0]))
                parts += more
        return parts

    def _text(self, words: Template) -> str:
        """Words that carry a claim, with their holes filled."""
        if not words[0].name:
            return words[0].before
        parts = self.parts(words)
        return "".join([part if isinstance(part, str) else say(part).text for part in parts])

    def _of_subjects(self, name: str) -> Any:
        """What a subject has under a name, or what the speaker says under it besides."""
        for subject in self.subjects:
            value = getattr(subject, name, _MISSING)
            if value is not _MISSING:
                return value
        if name == "self":
            return self.subjects[0]
        template = self.sentences.pick(name, self.cases)
        if template is None:
            kind = type(self.subjects[0]).__name__
            raise LookupError(f"nothing fills the hole {name!r} of what is said of {kind}")
        return WordedParts(self.parts(template))


class WordedParts(NamedTuple):
    """What is said, in parts: with others it becomes one passage, which is cheaper than several."""

    parts: list[Part]


def said(message: object, key: str = "clause", language: Language | None = None) -> Passage:
    """What a message says under a key of its texts.

    >>> from sudologue.narration.claims.board_claims import CanOnlyBe
    >>> said(CanOnlyBe((Cell(0, 0), Cell(0, 4)), (1, 4))).text
    'r1c1 and r1c5 can each only be 1 or 4'
    """
    return say(*_said(message, key, language or current()))


def named(value: object) -> Passage:
    """What a value is called in the language in use: a house, a clue, or what fills a hole else."""
    return say(*_named(value, current()))


class Speaker:
    """A module that says something: its texts stand under its name in the table of its place."""

    def __init__(self, module: str) -> None:
        self._place, self._name = place_of(module), module.rpartition(".")[2]

    def say(self, key: str, *cases: str, **names: Any) -> Passage:
        """The text under a key in these cases, with these names in its holes.

        >>> clashes = Speaker("sudologue.narration.steps.clashes")
        >>> clashes.say("given", digit=5, cell=Cell(0, 0)).text
        'the 5 in r1c1'
        """
        return say(*self.wording(key, *cases, **names).parts)

    def wording(self, key: str, *cases: str, **names: Any) -> WordedParts:
        """The same, to fill a hole of something longer."""
        language = current()
        sentences = language.at(self._place, self._name)
        template = sentences.pick(key, cases)
        if template is None:
            raise LookupError(f"{language.name} has no {key!r} of {self._name}")
        return WordedParts(Filler(language, sentences, cases, names, (self,)).parts(template))


def as_sentence(passage: Passage) -> Passage:
    """A passage as the language in use has sentences: with a capital, say, and a full stop."""
    return current().forms.sentence(passage)


def capitalised(passage: Passage) -> Passage:
    """A passage as the language in use has the beginning of a sentence."""
    return current().forms.sentence_case(passage)


def in_full(passage: Passage) -> Passage:
    """A passage as the language in use has formal speech: `is not` for `isn't`."""
    return current().forms.in_full(passage)


def _worded(value: Any, forms: tuple[HoleForm, ...], language: Language) -> list[Part]:
    """What fills a hole, in words: all forms but the last are for each thing of a list."""
    if not forms:
        return _named(value, language)
    for form in forms[:-1]:
        value = [say(*_formed(each, form, language)) for each in value]
    return _formed(value, forms[-1], language)


def _formed(value: Any, form: HoleForm, language: Language) -> list[Part]:
    kind = kind_of(value)
    if form.of_list is not None and kind in _SEVERAL:
        return form.of_list(_each_named(value, language))
    if form.words:
        count = value if isinstance(value, int) else len(value)
        return [language.forms.choice(count, form.words)]
    if kind not in _NO_MESSAGES and form.name in language.of(kind):
        return _said(value, form.name, language)
    if form.of_thing is None:
        raise LookupError(f"{language.name} has no form {form.name!r} for {value!r}")
    return [form.of_thing(value)]


def _named(value: Any, language: Language) -> list[Part]:
    """A thing by its name, several as a list, a message as its clause."""
    kind = kind_of(value)
    if kind is WordedParts:
        return value.parts
    if kind in _SEVERAL:
        return language.forms.LISTS["and"](_each_named(value, language))
    if kind in _AS_THEY_ARE:
        return [value]
    if kind is House:
        return [language.forms.name(value)]
    if "clause" in language.of(kind):
        return _said(value, "clause", language)
    return _said(value if issubclass(kind, ClueWords) else words_of(value), "name", language)


def _each_named(values: Iterable[Any], language: Language) -> list[Part]:
    return [
        value if type(value) in _AS_THEY_ARE else _as_part(_named(value, language))
        for value in values
    ]


def _as_part(parts: list[Part]) -> Part:
    return parts[0] if len(parts) == 1 else say(*parts)


def _said(message: object, key: str, language: Language) -> list[Part]:
    sentences, cases = language.of(kind_of(message)), getattr(message, "cases", ())
    template = sentences.pick(key, cases)
    if template is None:
        raise LookupError(f"{language.name} has no {key!r} of {type(message).__name__}")
    names: Mapping[str, Any] = getattr(message, "names", _NO_NAMES)
    return Filler(language, sentences, cases, names, (message,)).parts(template)
