"""Wording that all rooms share: a number with its noun, and the name that may have been meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from sudologue.messages import Messages

_say = Messages(__name__)


class Keyword(str):
    """The name of a keyword in an error, which the command line writes as its option."""

    def __new__(cls, name: str, option: str = "") -> Self:
        """The keyword; its option is called the same, unless another is named."""
        made = super().__new__(cls, name)
        made.option = option or f"--{name.replace('_', '-')}"
        return made

    option: str


def without_words() -> str:
    """What is said where a puzzle with rules in words does not have one solution."""
    return _say("without_words")


def noun_for(number: float, noun: str, plural: str | None = None) -> str:
    """The noun that fits a number; its plural ends in "s" unless another is given.

    >>> noun_for(1, "box", "boxes"), noun_for(2, "box", "boxes"), noun_for(0, "cell")
    ('box', 'boxes', 'cells')
    """
    return noun if number == 1 else plural or f"{noun}s"


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """A number in figures, with its noun.

    >>> counted(1, "cell"), counted(2, "cell")
    ('1 cell', '2 cells')
    """
    return f"{number} {noun_for(number, noun, plural)}"


def listed(parts: Sequence[str], word: str = "and") -> str:
    """Parts of a sentence one after the other, with "and" or another word before the last.

    >>> listed(["r1c1", "r1c2", "r1c3"]), listed(["text", "json"], "or"), listed(["r1c1"])
    ('r1c1, r1c2 and r1c3', 'text or json', 'r1c1')
    """
    *others, last = parts
    return f"{', '.join(others)} {word} {last}" if others else last


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name most like a mistyped one, if any is like it.

    >>> nearest("naked_pear", ["naked_pair", "hidden_pair"])
    'naked_pair'
    """
    from difflib import get_close_matches  # seldom needed, and slow to load

    return next(iter(get_close_matches(name, list(known), n=1)), None)


def did_you_mean(name: str, known: Iterable[str], otherwise: str) -> str:
    """A hint for a mistyped name: the known name most like it, or else what there is.

    >>> did_you_mean("tersse", ["terse", "proof"], "there are terse, proof")
    "did you mean 'terse'?"
    """
    meant = nearest(name, known)
    return otherwise if meant is None else _say("meant", name=meant)


def no_such(kind: str, name: str, known: Iterable[str], otherwise: str = "") -> str:
    """What is said of a name that nothing has, and what to write in its place.

    >>> no_such("voice", "pirate", ["terse", "proof"])
    "there is no voice 'pirate'; choose terse or proof"
    """
    known = [*known]
    remedy = did_you_mean(name.lower(), known, otherwise or _say("choose", known=known))
    return _say("no_such", kind, name=name, remedy=remedy)


def shown(value: object, longest: int = 40) -> str:
    """A value as a message shows it, in one line and cut short.

    >>> shown("53..7...."), shown([0] * 81), shown(str)
    ("'53..7....'", '[0, 0, 0, 0, 0, 0, ...]', 'the class str')
    """
    if isinstance(value, type):
        return _say("class", name=value.__name__)
    if isinstance(value, str | bytes):
        return repr(value) if len(value) <= longest else f"{value[:longest]!r}…"
    import reprlib  # seldom needed; it never writes all of what is long

    brief = reprlib.Repr()
    brief.maxother = longest
    return " ".join(brief.repr(value).split())


def quoted(text: str, longest: int = 40, end: str = "…") -> str:
    """A text in quotes, on one line, and not for ever.

    >>> quoted("a puzzle"), quoted("a puzzle", 5)
    ("'a puzzle'", "'a pu…'")
    """
    return repr(text if len(text) <= longest else f"{text[: longest - len(end)]}{end}")


def shortened(text: str, longest: int = 80) -> str:
    """A text as far as a line has room for it.

    >>> shortened("r1c1<>3, r1c1<>6, r1c3<>3", 18)
    'r1c1<>3, r1c1<>6,…'
    """
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
