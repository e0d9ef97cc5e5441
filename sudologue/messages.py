"""Messages: what is said outside of narration, as errors, helps and headings. Their words stand in
the table of a language, under the name of the module that says them:

    rows                                    _say = Messages(__name__)
        long_row: a row of more than
            {most} characters               raise BoardTextError(_say("long_row", most=500))

A hole is filled with what is named for it, as it is written, or in a form: `{value:shown}`,
`{names:or}`, `{count:row/rows}` (`languages/english/plain_forms.py` has all of them).
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from sudologue import hooks
from sudologue.errors import WrongTypeError, parts_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import UnionType

F = TypeVar("F", bound="Callable[..., Any]")


class MessageText(str):
    """A text whose cells, houses and keywords are kept as values, among its `parts`."""

    parts: tuple[object, ...]

    def __new__(cls, *parts: object) -> Self:
        made = super().__new__(cls, "".join(map(str, parts)))
        made.parts = tuple(part for each in parts for part in parts_of(each))
        return made


class Messages:
    """What a module says, in the language in use.

    >>> Messages("sudologue.formats.rows")("long_row", most=500)
    'a row of more than 500 characters'
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __call__(self, key: str, *cases: str, **names: object) -> MessageText:
        """The text under a key in these cases, with these names in its holes."""
        return hooks.message(self._module, key, cases, names)

    def expect(self, value: object, kinds: type | UnionType, key: str, **names: object) -> None:
        """Refuse a value that is of none of these kinds, and say what is expected.

        >>> Messages("sudologue.formats.registry").expect(5, str, "a_text")
        Traceback (most recent call last):
        sudologue.errors.WrongTypeError: 5 is not a text: read a file with Path.read_text, decode \
bytes
        """
        if not isinstance(value, kinds):
            raise WrongTypeError(self.is_not(value, key, **names))

    def is_not(self, value: object, key: str, **names: object) -> MessageText:
        """That a value is not what is expected, which stands under the key."""
        return self("is_not", value=value, expected=self(key, **names))


class _Worded:
    """An attribute that the table has under the name of the class, or of one of its bases."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._key = name

    def __get__(self, instance: object, owner: type) -> str:
        return hooks.class_text(owner, self._key)


def worded() -> str:
    """What a class has in words, as `title` and `summary`, unless it says so itself.

    >>> from sudologue.formats import named
    >>> named("line").title
    'Plain line'
    """
    return cast("str", _Worded())


def in_language(tell: F) -> F:
    """A function that tells something in the `language` it is given, if it is given one."""

    @wraps(tell)
    def told(*args: Any, language: str | None = None, **options: Any) -> Any:
        if language is None:
            return tell(*args, **options)
        with hooks.using(language):
            return tell(*args, **options)

    return cast("F", told)
