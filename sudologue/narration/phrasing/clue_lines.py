"""Clues in words: listed before a solve, and below boards drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from sudologue.clues.clue_kinds import module_of, modules
from sudologue.languages import current
from sudologue.model import Clue, Layout
from sudologue.narration.notations import RC, Notation
from sudologue.narration.notations.respelling import in_notation
from sudologue.narration.phrasing.board_signs import signs_of
from sudologue.narration.phrasing.clue_words import ClueWords, words_of
from sudologue.narration.phrasing.filling import Speaker, said, when
from sudologue.narration.phrasing.passage import Form, Passage

_SPEAKER = Speaker(__name__)


def clue_list(layout: Layout) -> Iterator[Passage]:
    """What clues say, and a line for each unless a drawing has them all."""
    listed = () if signs_of(layout).tell_all else layout.clues
    if head := _how_to_read(layout, listed):
        yield head
    for clue in listed:
        yield replace(_line(clue), form=Form.LINE)


def _line(clue: Clue) -> Passage:
    return said(words_of(clue), "line")


def _how_to_read(layout: Layout, listed: Sequence[Clue]) -> Passage | None:
    """What is to be known of some kinds; the lines of other clues say what they are."""
    told = [said(words, "how_to_read") for words in _by_kind(layout) if _says(words, "how_to_read")]
    plain = any(not _says(words_of(clue), "how_to_read") for clue in listed)
    said_so = _SPEAKER.say("how_to_read", *when(plain=plain, told=told), told=told)
    return said_so if told or plain else None


def _says(words: ClueWords[Any], key: str) -> bool:
    return key in current().of(type(words))


def _by_kind(layout: Layout) -> Iterator[ClueWords[Any]]:
    """The clues of each of our kinds that is among them."""
    for module in modules("words") if layout.clues else ():
        if its := [clue for clue in layout.clues if module_of(clue, "words") is module]:
            yield module.WORDS(its, layout)


def clue_lines(layout: Layout, notation: Notation = RC) -> Iterator[str]:
    """A line for each clue: its cells in the order of its law, and what it says of them.

    >>> from sudologue import CLASSIC
    >>> from sudologue.clues import Arrow, Cage
    >>> layout = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 10), Arrow.of("r3c3", "r3c4 r3c5"))
    >>> print(*clue_lines(layout), sep="\\n")
    10: r1c1 r1c2
    Arrow: r3c3 = r3c4 + r3c5
    """
    lines = map(_line, layout.clues)
    return (in_notation(line, notation, layout.size).text for line in lines)


def clues_without_repeats(layout: Layout) -> list[Passage]:
    """The kinds of clues whose cells see each other, as a sentence has one of each."""
    return [said(words, "sees") for words in _by_kind(layout) if _says(words, "sees")]
