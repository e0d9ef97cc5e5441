"""Plain text cut into what it names: cells, houses, steps, clues, digits, numbers, sums.

    lexed = Lexer(layout).read("Box 7 and step 10 leave r7c1 only 5 (11).")
    lexed.outline            # '«H0» and «S1» leave «C2» only «N3» «P4».'
    lexed.tokens[2].value    # (Cell(6, 0),)

Nothing here knows what a narrator meant: what is read is the words as they are printed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any

from puzzles.names import Names
from sudologue.languages.english.grammar import (
    in_running_text,
    sentence_case,
    so_many,
    takes_article,
    techniques,
    the_technique,
)
from sudologue.languages.english.houses import plural
from sudologue.model import Cell, Layout
from sudologue.narration.phrasing.board_signs import BoardSigns
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.passage import rule_name
from sudologue.rules.card import Card
from sudologue.rules.cards import CARDS

KINDS = {
    "T": "a technique",
    "L": "a clue, by its name",
    "E": "a sum with both its sides",
    "X": "a sum without its other side",
    "C": "cells",
    "S": "steps",
    "P": "a step in brackets",
    "H": "houses",
    "K": "a combination of digits",
    "D": "digits in the plural, `7s`",
    "O": "an ordinal",
    "N": "numbers: digits, counts or totals",
    "W": "a number in words",
    "B": "houses in short, `b7` or `r27`",
    "G": "a letter that stands for cells or candidates",
}

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS = (
    *("zeroth", "first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)


@dataclass(frozen=True)
class Token:
    """Something that a text names: of which kind, which it is, and where it stands."""

    kind: str
    value: Any
    text: str
    start: int


@dataclass(frozen=True)
class Lexed:
    """A text with its tokens, and what is left of it when each has a name in its place."""

    text: str
    tokens: tuple[Token, ...]
    outline: str

    def words(self, outline: str) -> str:
        """What a part of the outline stands for."""
        return re.sub(r"«\w(\d+)»", lambda slot: self.tokens[int(slot[1])].text, outline)


class Lexer:
    """Reads texts about puzzles of a layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.names = Names(layout)

    def read(self, text: str) -> Lexed:
        """A text cut into tokens and the words between them."""
        tokens: list[Token] = []
        outline, at = "", 0
        for match in self._pattern.finditer(text):
            kind = match.lastgroup or ""
            value = self._values[kind](match[0])
            outline += f"{text[at:match.start()]}«{kind}{len(tokens)}»"
            tokens.append(Token(kind, value, match[0], match.start()))
            at = match.end()
        return Lexed(text, tuple(tokens), outline + text[at:])

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        names, large = self.names, self.layout.size > 9
        cell = r"r\d+c\d+"
        cells = rf"{cell}(?:,{cell})*(?:(?:, {cell})*(?: and| or| nor) {cell})?"
        top = chr(ord("A") + self.layout.size - 10) if large else "P"
        article = r"A (?:\d|[A-P]\b|house|candidate)"
        number = r"(?<![\w-])\d+(?:,\d{3})*(?![\w]|-\D)"
        if large:
            number = rf"(?:{number}|(?<![\w-])(?!{article})[A-{top}](?![\w'-]))"
        term = r"(?:\d+|[A-Z]\b)"
        side = rf"{term}(?: [−+-] {term})*"
        digit = f"[1-9A-{top}]" if large else "[1-9]"
        heads = {re.sub(r"^the (?:\d+-)?| at r\d+c\d+$", "", c.noun) for c in self.layout.clues}
        cage = r"\d+\(\d+\)"
        named = "|".join(sorted(heads, key=len, reverse=True)) or "nothing-of-the-kind"
        titles = "|".join(map(re.escape, sorted(title_slugs(), key=len, reverse=True)))
        kinds = "|".join(sorted({plural(house.kind) for house in self.layout.houses}))
        kind = "|".join(sorted({house.kind.value for house in self.layout.houses}))
        parts = {
            "T": rf"(?<![\w-])(?:{titles})(?![\w-])",
            "L": rf"\b[Tt]he (?:{named}) (?:at|from) {cell}|"
            rf"\b(?:[Aa]rrow|[Tt]hermometer) [A-Z]\b(?:'s arm to {cell})?|\b{cage} at {cell}|"
            rf"(?i:{names.house})'s {cage}|(?<![\w)]){cage}(?!r)",
            "E": rf"\b{term}(?: = {side})+|\b{side} = {side}(?: = {side})*",
            "X": rf"\b{term}(?: [−+] {term})+",
            "C": cells,
            "S": r"\b[Ss]teps? \d+(?:(?:, | and | or | to |–)\d+)*",
            "P": r"\(\d+\)",
            "H": rf"(?i:{kinds}) \d+ to \d+|(?i:{kind}) \d+(?:, \d+)* or \d+\b"
            rf"|(?i:{names.house}|{names.houses})"
            rf"(?:(?:, | and | or ){names.house}(?!\d|'s \d+\())*",
            "K": rf"(?<![\w-]){digit}(?:-{digit})+(?![\w-])|\{{{digit}+(?:/{digit}+)*\}}",
            "D": rf"(?<![\w-])(?:{digit}s|[A-P]'s)(?!\w)",
            "O": r"\b\d+(?:st|nd|rd|th)\b|\b(?:" + "|".join(ORDINALS[1:]) + r")\b",
            "N": rf"{number}(?:(?:, {number})*(?: and| or| nor) {number})?",
            "W": r"(?i)\b(?:" + "|".join(WORDS[1:]) + r"|no(?= (?:givens|steps|cells)))\b",
            "B": r"(?<![\w])[rcbdwgx]\d+\b(?!c)",
            "G": rf"\b(?!{article})[A-Z]\b(?!')",
        }
        assert parts.keys() == KINDS.keys()
        flags = {"W": "(?i:", "H": "(?:"}
        texts = [
            f"(?P<{kind}>{flags.get(kind, '(?:')}{text.removeprefix('(?i)')}))"
            for kind, text in parts.items()
        ]
        return re.compile("|".join(texts))

    @cached_property
    def _values(self) -> dict[str, Callable[[str], Any]]:
        return {
            "T": lambda text: title_slugs()[text],
            "L": self._clue,
            "E": lambda text: tuple(self._amount(side) for side in text.split(" = ")),
            "X": self._amount,
            "C": self.names.cells_in,
            "S": lambda text: steps_in(text),
            "P": lambda text: int(text[1:-1]),
            "H": self._houses,
            "K": self._combinations,
            "D": lambda text: self._digit(text[0]),
            "O": lambda text: (
                ORDINALS.index(text) if text in ORDINALS else int(text.rstrip("stndrh"))
            ),
            "N": self._numbers,
            "W": lambda text: WORDS.index(text.lower()),
            "B": self._short_houses,
            "G": str,
        }

    def _lowered(self, text: str) -> str:
        return text[0].lower() + text[1:]

    def _houses(self, text: str) -> Any:
        """The houses of that name; none if one of them is not there."""
        text = re.sub(
            r"(\d+) to (\d+)",
            lambda both: ", ".join(map(str, range(int(both[1]), int(both[2]) + 1))),
            text,
        )
        several = re.fullmatch(r"(\D+) \d+(?:, \d+)* or \d+", text)  # `row 2, 3 or 8`
        if several:
            text = re.sub(r"(, | or )(?=\d)", rf"\1{self._lowered(several[1])} ", text)
        try:
            return self.names.houses_in(self._lowered(text))
        except KeyError:
            return ()

    def _clue(self, text: str) -> Any:
        """The clue of that name; none if there is no such clue, or several could be meant."""
        line = re.fullmatch("(arrow|thermometer) ([A-Z])(?:'s arm to (.*))?", self._lowered(text))
        if line:
            letters = BoardSigns(self.layout).letters
            its = [c for c in self.layout.clues if line[1] in c.noun]
            its = [c for c in its if line[3] in (None, str(c.cells[-1]))]
            return next((c for c in its if letters.get(words_of(c).head) == line[2]), None)
        cage = re.match(r"(?:(?P<house>.*)'s )?(\d+)\((\d+)\)(?: at (?P<cell>.*))?$", text)
        if cage is None:
            noun = self._lowered(text).replace(" from ", " at ")
            return next((c for c in self.layout.clues if c.noun == noun), None)
        total, size = int(cage[2]), int(cage[3])
        alike = [
            clue
            for clue in self.layout.clues
            if getattr(clue, "total", None) == total and len(clue.cells) == size
        ]
        if cage["house"]:
            (house,) = self._houses(cage["house"])
            alike = [clue for clue in alike if set(clue.cells) <= set(house.cells)]
        if cage["cell"]:
            alike = [clue for clue in alike if str(clue.cells[0]) == cage["cell"]]
        return alike[0] if len(alike) == 1 else None

    def _short_houses(self, text: str) -> Any:
        """The houses that `r27` names; of large boards it can only be one."""
        numbers = [text[1:]] if self.layout.size > 9 else list(text[1:])
        by_short = {house.short: house for house in self.layout.houses}
        return tuple(by_short[text[0] + n] for n in numbers if text[0] + n in by_short)

    def _combinations(self, text: str) -> tuple[Any, ...]:
        """The digits of a combination, or several of them: `{29/38}`."""
        found = [tuple(map(self._digit, re.findall("[1-9A-P]", each))) for each in text.split("/")]
        return tuple(found) if len(found) > 1 else found[0]

    def _digit(self, text: str) -> int:
        return int(text) if text.isdigit() else ord(text) - ord("A") + 10

    def _amount(self, side: str) -> int | None:
        """What a side of a sum comes to; a letter is a number on large boards only."""
        terms = re.findall(r"([−+-]?) ?(\w+)", side)
        if self.layout.size < 10 and any(term.isalpha() for _, term in terms):
            return None
        return sum(self._digit(term) * (-1 if sign in "−-" and sign else 1) for sign, term in terms)

    def _numbers(self, text: str) -> tuple[int, ...]:
        found = re.findall(r"\d+(?:,\d{3})*|[A-P]", text)
        return tuple(self._digit(each.replace(",", "")) for each in found)


def steps_in(text: str) -> tuple[int, ...]:
    """The steps that `steps 1, 4 and 13` names, or `steps 3 to 9`."""
    found: list[int] = []
    for start, _, stop in re.findall(r"(\d+)((?: to |–)(\d+))?", text):
        found += range(int(start), int(stop or start) + 1)
    return tuple(found)


@lru_cache(maxsize=1)
def title_slugs() -> dict[str, str]:
    """The rules by their titles, and by what running text calls one of them, or several."""
    found: dict[str, str] = {}
    for card in CARDS.values():
        named = in_running_text(rule_name(card.title, card.slug))
        one = the_technique(named).text.removeprefix("the ")
        forms = (named.text, headline(card), techniques(named).text, one)
        forms += () if takes_article(named) else (so_many(named, 2).text,)
        found |= dict.fromkeys((card.title, *forms), card.slug)
    return found


def headline(card: Card) -> str:
    """A technique as a step begins with it."""
    return sentence_case(in_running_text(rule_name(card.title, card.slug))).text


def alike(one: str, other: str) -> bool:
    """Whether running text has one name for two rules."""
    return headline(CARDS[one]) == headline(CARDS[other])


# ----------------------------------------------------------------------------------------- patterns

_SLOT = re.compile(r"\{([A-Z]+)\}")


@dataclass(frozen=True)
class Match:
    """A place where a pattern fits: its tokens, and those of the parts that have a name."""

    tokens: tuple[Token, ...]
    parts: dict[str, tuple[Token, ...]] = field(default_factory=dict[str, tuple[Token, ...]])
    numbers: frozenset[int] = frozenset()
    text: str = ""
    inside: tuple[Token, ...] = ()

    @property
    def values(self) -> Sequence[Any]:
        """What the tokens are, in order."""
        return [token.value for token in self.tokens]


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern over outlines: `{C} can only be {N}`; `{CH}` is either."""
    return re.compile(_SLOT.sub(r"«[\1](\\d+)»", pattern))


def matches(pattern: str, lexed: Lexed) -> list[Match]:
    """The places of a text where a pattern fits."""
    found: list[Match] = []
    expression = compiled(pattern)
    names = expression.groupindex
    for match in expression.finditer(lexed.outline):
        slots = [
            int(text)
            for group, text in enumerate(match.groups(), 1)
            if text is not None and group not in names.values() and text.isdigit()
        ]
        parts = {
            name: tuple(lexed.tokens[int(n)] for n in re.findall(r"«\w(\d+)»", match[name] or ""))
            for name in names
        }
        tied = frozenset(map(int, re.findall(r"«\w(\d+)»", match[0])))
        tokens = tuple(lexed.tokens[n] for n in slots)
        inside = tuple(lexed.tokens[n] for n in sorted(tied))
        found.append(Match(tokens, parts, tied, lexed.words(match[0]), inside))
    return found


def cell_of(token: Token) -> Cell:
    """The one cell that a token names."""
    (cell,) = token.value
    return cell
