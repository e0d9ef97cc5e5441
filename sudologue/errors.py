"""What can go wrong, in a screen.

Every error of ours is a `SudologueError`, and that is a `ValueError`: something that was handed
in is not what it should be. Being stuck is a result, not an error.
"""

from __future__ import annotations

import re
from typing import Self

from sudologue import hooks


class SudologueError(ValueError):
    """The base class of all errors here: one line that says what is wrong, and what to do.

    The line is made of `parts`. Cells and houses among them are values rather than names, so that
    they can be written in another notation. If the fault is in a text, `line` and `column` say
    where, from 1.
    """

    line: int | None = None
    column: int | None = None

    def __init__(self, *parts: object) -> None:
        super().__init__("".join(map(str, parts)))
        self.parts = tuple(part for each in parts for part in parts_of(each))

    @property
    def for_command_line(self) -> SudologueError:
        """This error with its keywords as the options that they are there."""
        return SudologueError(*(getattr(part, "option", part) for part in self.parts))

    def located(self, line: int, column: int = 1) -> Self:
        """This error with a place for programs, unless it has one; its words stay as they are."""
        if self.line is None:
            self.line, self.column = line, column
        return self


def parts_of(said: object) -> tuple[object, ...]:
    """What a message, or an error, is made of; anything else is itself a part."""
    return getattr(said, "parts", (said,)) if isinstance(said, str | SudologueError) else (said,)


class BoardTextError(SudologueError):
    """Text that is not a board; its words say the place where they are given one.

    `placeless` is the message without it, for readers of files, who count lines of their own.
    """

    def __init__(
        self,
        message: str | tuple[object, ...],
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        parts = (message,) if isinstance(message, str) else message
        self.placeless = "".join(map(str, parts))
        if line is not None:
            fault, *remedy = re.split("(?=[:;] )", self.placeless, maxsplit=1)
            names = {"fault": fault, "line": line, "column": column, "remedy": "".join(remedy)}
            parts = (hooks.message(__name__, "placed", (), names),)
        super().__init__(*parts)
        self.line = line
        self.column = column


class IllegalMoveError(SudologueError):
    """A placement or elimination that the board does not admit."""


class LayoutError(SudologueError):
    """Houses or regions that do not make a puzzle."""


class FormatError(SudologueError):
    """A position that a format cannot hold, or a text that more than one format claims."""


class NameNotFoundError(SudologueError):
    """A rule, voice or format that nobody registered under this name."""


class WrongTypeError(SudologueError, TypeError):
    """A value of a kind that is not taken there; its words say which is."""


class RuleError(SudologueError):
    """A rule's answer that is none, or an inference that its own receipt does not force.

    `rule` is the rule's name; `step` counts from 1, where the rule was asked for a step of a solve.
    """

    def __init__(self, rule: str, message: str, step: int | None = None) -> None:
        cases = () if step is None else ("step",)
        names = {"rule": rule, "message": message, "step": step}
        super().__init__(hooks.message(__name__, "rule", cases, names))
        self.rule = rule
        self.message = message
        self.step = step

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, int | None]]:
        return type(self), (self.rule, self.message, self.step)
