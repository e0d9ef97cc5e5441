"""Commands with options that take several words: `-d 40 65`, `-a naked_singles hidden_singles`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import click

from sudologue.cli.options import F, Option, Verb, option
from sudologue.messages import Messages

_say = Messages(__name__)


class MultiValueCommand(Verb):
    """A command without arguments, so that words after an option can be that option's."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        names = [
            name for param in self.params if isinstance(param, _Several) for name in param.opts
        ]
        return super().parse_args(ctx, [*_repeated(args, names)])


class _Several(Option):
    """An option that takes one word or several."""


def several(*names: str, **attributes: Any) -> Callable[[F], F]:
    """An option whose words all come in one tuple, be they told at once or one by one."""
    return option(*names, cls=_Several, multiple=True, **attributes)


def numbers(_: click.Context, __: click.Parameter, words: Sequence[str]) -> tuple[int, int] | None:
    """The fewest and the most, which may be one number; nothing where there is none."""
    if not words:
        return None
    if len(words) > 2 or not all(word.isascii() and word.isdecimal() for word in words):
        raise click.BadParameter(_say("numbers"))
    return int(words[0]), int(words[-1])


def _repeated(words: Iterable[str], names: Iterable[str]) -> Iterator[str]:
    """The words of a command, such an option repeated before each word of its own."""
    option, is_first = "", False
    for word in words:
        if word.startswith("-"):
            option = next((name for name in names if _begins(word, name)), "")
            is_first = word == option
            yield word
        elif option and not is_first:
            yield from (option, word)
        else:
            is_first = False
            yield word


def _begins(word: str, name: str) -> bool:
    """Whether a word is the name of an option, perhaps with its first value at once."""
    return word == name or word.startswith(f"{name}=" if name.startswith("--") else name)
