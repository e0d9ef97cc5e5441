"""A language: its tables and its grammar, loaded when something is first said in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import ModuleType

from sudologue.caches import Lookup, lazy
from sudologue.languages.sentence_templates import HoleForm, Template, parse
from sudologue.languages.word_tables import Table, Texts, place_of, read, read_one


class Sentences:
    """The texts of one speaker, by key, and of those with the same key by what is the case.

    A key goes on with the cases that its text is for: `argument.three`, `place.few.open`. Of the
    texts whose cases are all there, that with the most is said; what a class says comes before what
    its bases say.

    >>> texts = {"family": "two cells", "family.three": "three cells"}
    >>> said = Sentences(Language("english").template, texts)
    >>> said.pick("family", {"three"})[0].before, said.pick("family")[0].before
    ('three cells', 'two cells')
    """

    def __init__(self, template: Callable[[str], Template], *levels: Mapping[str, str]) -> None:
        self._texts: dict[str, list[tuple[frozenset[str], str]]] = {}
        for texts in levels:
            for name in sorted(texts, key=lambda name: -name.count(".")):
                key, *cases = name.split(".")
                self._texts.setdefault(key, []).append((frozenset(cases), texts[name]))
        self._templates = Lookup(template)

    def pick(self, key: str, cases: Iterable[str] = ()) -> Template | None:
        """What is said under a key where so much is the case; nothing, if there is no text."""
        for needed, text in self._texts.get(key, ()):
            if not needed or needed.issubset(cases):
                return self._templates[text]
        return None

    def __contains__(self, key: str) -> bool:
        return key in self._texts


class Language:
    """A folder of texts, with the grammar that words what fills their holes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._tables = Lookup(self._read)
        self._of = Lookup[type, Sentences](self._said_by)
        self._at = Lookup[tuple[str, str], Sentences](self._said_at)
        self.messages = Lookup(self._messages_of)

    def __repr__(self) -> str:
        return f"<Language {self.name}>"

    @lazy
    def forms(self) -> ModuleType:
        """How it words what fills holes: `FORMS`, `LISTS`, `name`, `choice` and `sentence_case`."""
        return self._module("forms")

    @lazy
    def plain_forms(self) -> ModuleType:
        """How it words what fills holes of messages: `FORMS`, `LISTS` and `choice`."""
        return self._module("plain_forms")

    def table(self, place: str) -> Table:
        """The texts of one of its modules; of a module that it lacks, none."""
        return self._tables[place]

    def text(self, place: str, owner: str, key: str) -> str:
        """A text without holes; none, if nobody wrote it."""
        return self.table(place).get(owner, {}).get(key, "")

    def of(self, speaker: type) -> Sentences:
        """What a class says, with what its bases say besides."""
        return self._of[speaker]

    def at(self, place: str, owner: str) -> Sentences:
        """What stands in one of its modules under a name."""
        return self._at[place, owner]

    def template(self, text: str) -> Template:
        """A text with its holes."""
        return parse(text, self._form)

    def plain_template(self, text: str) -> Template:
        """The text of a message with its holes."""
        return parse(text)

    def _form(self, name: str) -> HoleForm:
        return HoleForm(name, (), self.forms.FORMS.get(name), self.forms.LISTS.get(name))

    def _module(self, name: str) -> ModuleType:
        return import_module(f"sudologue.languages.{self.name}.{name}")

    def _read(self, place: str) -> Table:
        try:
            return read(self._module(place).TEXTS)
        except ModuleNotFoundError as missing:
            if missing.name is None or not missing.name.endswith(f".{place}"):
                raise
            return {}

    def _said_by(self, speaker: type) -> Sentences:
        return Sentences(self.template, *map(self._texts_of, speaker.__mro__))

    def _texts_of(self, speaker: type) -> Texts:
        """What a class brings with it as `says`, if it is none of ours, or what is in the table."""
        own = vars(speaker).get("says")
        if own is not None:
            return read_one(own)
        if not speaker.__module__.startswith("sudologue."):
            return {}
        return self.table(place_of(speaker.__module__)).get(speaker.__name__, {})

    def _said_at(self, key: tuple[str, str]) -> Sentences:
        place, owner = key
        return Sentences(self.template, self.table(place)[owner])

    def _messages_of(self, module: str) -> Sentences:
        """What a module says: its own texts, those of its room, and those that all have."""
        place, owner = place_of(module), module.rpartition(".")[2]
        room, _, inner = place.partition(".")
        own = (place, owner), (place, inner), (room, room)
        levels = *own, ("face", owner), ("face", "sudologue")
        texts = [self.table(place).get(owner, {}) for place, owner in dict.fromkeys(levels)]
        return Sentences(self.plain_template, *texts)
