"""Sentences made false: one name or number of a text is changed, and the reader should notice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from puzzles.word_tokens import ORDINALS, WORDS, Lexer, Token, title_slugs


@dataclass(frozen=True)
class Doctored:
    """A text with one thing changed: what it was, what it is, and of which kind."""

    text: str
    kind: str
    was: str
    now: str


def doctored(text: str, lexer: Lexer, random: Random) -> Iterator[Doctored]:
    """A text once for each thing that it names, with something else in its place."""
    for token in lexer.read(text).tokens:
        now = _changed(token, lexer, random)
        if now is not None and now != token.text:
            end = token.start + len(token.text)
            yield Doctored(text[: token.start] + now + text[end:], token.kind, token.text, now)


def _changed(token: Token, lexer: Lexer, random: Random) -> str | None:
    """The token with one of its cells, numbers or names changed."""
    match token.kind:
        case "T":
            return random.choice([t for t in title_slugs() if title_slugs()[t] != token.value])
        case "H":
            return _house(token, lexer, random)
        case "C" | "L":
            return _one_of(token.text, r"(?<=[rc])\d+", lexer.layout.size, random)
        case "B":
            return _one_of(token.text, r"\d", lexer.layout.size, random)
        case "O":
            return random.choice([one for one in ORDINALS[1:] if one != token.text])
        case "W":
            words = [one for one in WORDS[1:] if one != token.text.lower()]
            word = random.choice(words)
            return word.capitalize() if token.text[0].isupper() else word
        case "G" | "D":
            return None
        case "S" | "P":
            return _one_of(token.text, r"\d+", 60, random)
        case _:
            return _one_of(token.text, r"\d", 9, random)


def _one_of(text: str, pattern: str, top: int, random: Random) -> str | None:
    found = list(re.finditer(pattern, text))
    if not found:
        return None
    at = random.choice(found)
    others = [str(n) for n in range(1, min(top, 9 if len(at[0]) == 1 and top < 10 else top) + 1)]
    now = random.choice([one for one in others if one != at[0]])
    return text[: at.start()] + now + text[at.end() :]


def _house(token: Token, lexer: Lexer, random: Random) -> str | None:
    found = list(re.finditer(r"\d+", token.text))
    if not found:
        return None
    at = random.choice(found)
    numbers = [str(n) for n in range(1, lexer.layout.size + 1) if str(n) != at[0]]
    return token.text[: at.start()] + random.choice(numbers) + token.text[at.end() :]
