"""Languages: a folder each, which holds every word of the package that a user reads.

    english/   forms.py           lists, articles, plurals, numbers: how holes are worded
               claims.py          what `narration/claims` states, in words
               steps.py           what `narration/steps` says of any step
               voices.py          what `narration/voices` say of a whole solve, and around steps
               coach.py           what hints say level by level (`nudge`), and answers to claims
               clues.py           what the package's own kinds of clues are called, and their lines
               families/wings.py  what the family says, and the texts of its cards

Words are found by the place of the code that says them: the texts of `sudologue.rules.wings` are in
`families.wings`, those of `sudologue.narration.claims` in `claims`. Nothing has to be entered
anywhere, and a second language is a second folder. What a text looks like, `sentence_templates`
says, and how texts stand in a module, `word_tables`.

>>> from sudologue.rules import CARDS
>>> with using("english"):
...     CARDS["w_wing"].title
'W-Wing'
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from pkgutil import iter_modules

from sudologue.errors import SudologueError
from sudologue.languages.language import Language
from sudologue.messages import Messages
from sudologue.wording import did_you_mean

_say = Messages(__name__)

_ENGLISH = Language("english")
_in_use: ContextVar[Language] = ContextVar("language", default=_ENGLISH)

current = _in_use.get


def languages() -> tuple[str, ...]:
    """The names of the languages.

    >>> languages()
    ('english',)
    """
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


@contextmanager
def using(language: str | Language) -> Generator[Language]:
    """Say everything in a language from here to the end of the block.

    >>> with using("esperanto"):
    ...     pass
    Traceback (most recent call last):
    sudologue.errors.SudologueError: no language is called 'esperanto': there is english
    """
    _say.expect(language, str | Language, "a_language")
    chosen = _named(language) if isinstance(language, str) else language
    before = _in_use.set(chosen)
    try:
        yield chosen
    finally:
        _in_use.reset(before)


def _named(name: str) -> Language:
    known = languages()
    if name not in known:
        meant = did_you_mean(name, known, _say("there_is", known=known))
        raise SudologueError(_say("no_language", name=name, meant=meant))
    return _ENGLISH if name == _ENGLISH.name else Language(name)
