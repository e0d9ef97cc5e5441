"""A sentence about singles, and what stands in its parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from puzzles.word_facts import StepFacts
from puzzles.word_place import Place
from puzzles.word_tokens import Token
from sudologue.model import House


def slots(pattern: str) -> str:
    """A pattern over outlines, `<lines:Hs>` and `<cell:C>` for the names in it."""
    pattern = re.sub(r"<(\w+):(\w)s>", r"(?P<\1>«\2\\d+»(?:(?:, | and | or )«\2\\d+»)*)", pattern)
    pattern = re.sub(r"<(\w+):(\w)>", r"(?P<\1>«\2\\d+»)", pattern)
    return re.sub(r"<(\w)>", r"«\1\\d+»", pattern)


@dataclass
class Said:
    """A sentence: its parts by name, and where it stands."""

    at: Place
    parts: dict[str, Any]
    words: str

    def tokens(self, name: str) -> list[Token]:
        """What is named in a part."""
        found = re.findall(r"«\w(\d+)»", self.parts.get(name) or "")
        return [self.at.tokens[int(number)] for number in found]

    def values(self, name: str) -> list[Any]:
        """The things named in a part, one after the other."""
        found: list[Any] = []
        for token in self.tokens(name):
            value: Any = token.value
            found += value if type(value) is tuple else [value]
        return found

    def value(self, name: str) -> Any:
        """The one thing that a part names; nothing, if it is not there."""
        found = self.values(name)
        return found[0] if len(found) == 1 else None

    def step(self, number: str, cell: str, digit: str | int | None) -> StepFacts | None:
        """The step of a number, if it places what is said; it has been told then."""
        step = self.at.solve.step(self.value(number))
        if step is None or not step.is_placement:
            return None
        ((placed, value),) = step.action
        said = self.value(digit) if isinstance(digit, str) else digit
        if placed != self.value(cell) or (said is not None and value != said):
            return None
        self.at.said |= step.action
        return step

    def digits_before(self) -> Iterator[int]:
        """The digits of the sentences before, from the last one back."""
        for token in reversed(self.at.before):
            if token.kind == "D":
                yield token.value
            elif token.kind == "N":
                yield from reversed(token.value)

    def lines_before(self) -> list[House]:
        """The houses that the paragraph has named."""
        found = [token.value for token in self.at.before if token.kind == "H"]
        return [house for houses in found for house in houses]

    def steps_before(self) -> list[StepFacts]:
        """The last steps told in the paragraph, from the last one back."""
        numbers = [token.value for token in reversed(self.at.before) if token.kind == "P"]
        found = [self.at.solve.step(number) for number in numbers]
        return [step for step in found if step and step.is_placement]
