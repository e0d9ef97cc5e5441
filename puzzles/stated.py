"""What plain prose states of the board, read back from its words, and whether it is so.

    r1c1 and r1c5 can each only be 1 or 4. In row 5, the 4 can only go in r5c6 or r5c9.

The claims that passages carry say what was meant; this reads what was written. It knows the usual
sentences and no more: what it cannot read it leaves alone, and `unread` says how much that is. What
is said under a supposition it takes for no fact, but for who sees whom and what lies where.

    for statement in statements(passage.text, board.layout):
        if not statement.claim.holds(board): ...
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from puzzles.names import Names
from sudologue.model import Board, Cell, House, Layout
from sudologue.narration.claims.board_claims import (
    Assertion,
    HoldBetween,
    IsOpen,
    LiesIn,
    OnlyWithin,
    SeeEachOther,
    Sees,
)

# ------------------------------------------------------------------------------------------ claims


def _candidates(board: Board, cell: Cell) -> set[int]:
    value = board.value(cell)
    return set(board.domain(cell)) if value is None else {value}


@dataclass(frozen=True)
class CanBeNothingElse:
    """The cells have only these digits as candidates, and between them all of these."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def holds(self, board: Board) -> bool:
        return HoldBetween(self.cells, self.digits).holds(board)


@dataclass(frozen=True)
class GoNowhereElse:
    """In these houses, the digits have only these places, and between them all of these."""

    digits: tuple[int, ...]
    houses: tuple[House, ...]
    cells: tuple[Cell, ...]
    outside: tuple[House, ...] = ()

    def holds(self, board: Board) -> bool:
        left_out = {cell for house in self.outside for cell in house.cells}
        places = {
            cell
            for house in self.houses
            for cell in house.cells
            if cell not in left_out and _candidates(board, cell) & set(self.digits)
        }
        return places == set(self.cells)


@dataclass(frozen=True)
class AreSeenBySome:
    """Each of the cells sees one at least of these, all of which hold the digit."""

    cells: tuple[Cell, ...]
    digit: int
    holders: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        return all(board.value(cell) == self.digit for cell in self.holders) and all(
            board.layout.peers(cell) & set(self.holders) for cell in self.cells
        )


@dataclass(frozen=True)
class HoldAllBut:
    """The houses hold every digit between them but one."""

    houses: tuple[House, ...]
    digit: int

    def holds(self, board: Board) -> bool:
        held = {board.value(cell) for house in self.houses for cell in house.cells} - {None}
        return held == set(board.layout.tables.digits) - {self.digit}


# ----------------------------------------------------------------------------------------- reading


@dataclass(frozen=True)
class Statement:
    """What a sentence states."""

    claim: Assertion
    sentence: str


@dataclass(frozen=True)
class _Found:
    """A place where a sentence matches, with all that stands before it in the text."""

    match: re.Match[str]
    before: str
    names: Names

    def cells(self, group: str = "cells") -> tuple[Cell, ...]:
        return self.names.cells_in(self.match[group] or "")

    def digits(self, group: str = "digits") -> tuple[int, ...]:
        return self.names.digits_in(self.match[group] or "")

    def houses(self, group: str = "houses") -> tuple[House, ...]:
        return self.names.houses_in(self.match[group] or "")


Reader = Callable[[_Found], Iterator[Assertion]]

_ENDS = re.compile(r"(?<=[.?])\s+(?=[A-Z0-9r(])|\n")
_SUPPOSING = re.compile(r"\b(?:[Ii]f|[Ss]uppos\w+|[Ww]ere|would|[Uu]nless|[Ww]ithout|[Ww]ith)\b")
_ASIDE = re.compile(r", wh(?:ich|ere) [^,;.]*? (?:sees?|is), or in ")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def sentences(text: str) -> list[str]:
    """The sentences of a text.

    >>> sentences("1. Naked Pair. In box 1, r1c1 is open. So it is.")
    ['1.', 'Naked Pair.', 'In box 1, r1c1 is open.', 'So it is.']
    """
    ends = [0, *(end.end() for end in _ENDS.finditer(text)), len(text)]
    return [text[start:stop].strip() for start, stop in pairwise(ends) if start < stop]


def statements(text: str, layout: Layout) -> Iterator[Statement]:
    """What the sentences of a text state, as far as they can be read."""
    before = ""
    for sentence in sentences(text):
        lowered = sentence[:1].lower() + sentence[1:]
        for reader, pattern, is_fact_always in _readers(layout):
            words = _ASIDE.sub(r" or in ", lowered) if reader is _goes else lowered
            for match in pattern.finditer(words):
                start = words[: match.start()]
                if is_fact_always or not _SUPPOSING.search(start):
                    found = _Found(match, before + start, Names(layout))
                    yield from (Statement(claim, sentence) for claim in reader(found))
        before += lowered + " "


_FACTS = re.compile(
    r"can (?:each )?only|holds? only|\bsees?\b|see each other|\blies? in\b|only places? left"
)


def unread(text: str, layout: Layout) -> list[str]:
    """The sentences that seem to state a fact, and of which nothing could be read."""
    read = {statement.sentence for statement in statements(text, layout)}
    return [
        sentence
        for sentence in sentences(text)
        if _FACTS.search(sentence) and re.search(Names.CELL, sentence) and sentence not in read
    ]


# In the sentences below, `@cells` is a list of cells that the reader asks for by that name, and
# `{CELLS}` one that only has to be there.
_PARTS = {
    "@cells": "(?P<cells>{CELLS})",
    "@cell": "(?P<cells>{CELL})",
    "@seen": "(?P<seen>{CELLS})",
    "@digits": "(?P<digits>{DIGITS})",
    "@digit": "(?P<digits>{DIGIT})",
    "@houses": "(?P<houses>{HOUSES})",
    "@house": "(?P<houses>{HOUSE})",
}
_HOLD = r"@cells(?:, where [^,]*,|,? beyond (?:it|the crossing) in {HOUSE})? holds? only @digits"
_GOES = (
    r"[io]n @houses(?:, outside (?P<outside>{HOUSES}))?, (?:the )?@digits can only go "
    r"(?:in|on) (?:@cells(?: or [io]n (?P<also>{HOUSES}))?|(?P<within>{HOUSES}))"
    r"(?:,? (?:but|except) for (?:the fins? )?(?P<fins>{CELLS}))?"
    r"(?P<rest>(?:(?:,|;)? (?:and )?[io]n {HOUSES} only in {CELLS}(?: or [io]n {HOUSES})?[;,]?)*)"
)
_NEEDS = (
    r"\A@house must take its @digit in @cells"
    r"(?P<also>)(?P<within>)(?P<fins>)(?P<rest>)(?P<outside>)"
)
_IS_IN = (
    r"\A@house's @digits (?:is|are both|are all) in (?:@cells(?! \()|(?P<within>{HOUSES}))"
    r"(?P<rest>.*)"
)
_ALL_IN = (
    r"the @digit'?s of @houses are all in (?P<within>{HOUSES}(?: and in {HOUSES})*)"
    r"(?:, apart from (?P<fins>{CELLS}))?"
)
_ALL = rf"both|all (?:{'|'.join(_NUMBERS[2:])})|them both"


@cache
def _readers(layout: Layout) -> list[tuple[Reader, re.Pattern[str], bool]]:
    """The readers, each with its sentence, and whether that is a fact even under a supposition."""
    names = Names(layout)
    parts = {
        **_PARTS,
        "{CELLS}": names.CELLS,
        "{CELL}": names.CELL,
        "{DIGITS}": names.digits,
        "{DIGIT}": names.digit,
        "{HOUSES}": names.houses,
        "{HOUSE}": names.house,
    }
    table: list[tuple[Reader, str, bool]] = [
        (_can_be, r"(?<!from )(?<!at )@cells can (?:each )?(?:only )?be @digits\b", False),
        (_can_be, r"@cell, which can only be @digits\b", False),
        (_can_be, r"\A@cell must be @digits\b", False),
        (_hold, _HOLD, False),
        (_goes, _GOES, False),
        (_goes, _NEEDS, False),
        (_is_in, _IS_IN, False),
        (_all_in, _ALL_IN, False),
        (_sees, r"@cells,? (?:which )?sees? @seen", True),
        (_sees, r"(?P<seen>{CELL}), which @cells sees?\b", True),
        (_digits_see, r"the @digit(?:'?s)? in @cells sees? @seen", True),
        (_sees_all, rf"@cells sees? (?P<number>{_ALL})\b(?! of)", True),
        (_see_each_other, r"@cells (?:all )?see each other", True),
        (_lie, r"@cells,? (?:and )?(?:(?:both|all \w+) )?lies? (?:both )?in @houses", True),
        (_lie, r"@cells,? (?:are )?(?:both|all(?: \w+)?) in @houses", True),
        (_lie, r"@cells beyond (?:it|the crossing) in @house", True),
        (_lie, r"[io]n @house, @cells can (?:each )?only be", True),
        (_lie, r"@cells is {DIGIT}, the only places? left in @house", True),
        (_lie, r"@house (?:has|would have|have) (?:its|a) {DIGIT} in @cells", True),
        (_lie, r"@house from (?P<cells>{CELL} to {CELL})", True),
        (_there, r"place the {DIGIT} there uses @cells", True),
        (_hold_all_but, r"@houses already holds? every digit but @digit", False),
        (_open, r"@house has one open cell left, @cell", False),
    ]
    compiled: list[tuple[Reader, re.Pattern[str], bool]] = []
    for reader, text, is_fact_always in table:
        for name, part in parts.items():
            text = text.replace(name, part)
        compiled.append((reader, re.compile(rf"\b{text}"), is_fact_always))
    return compiled


def _can_be(found: _Found) -> Iterator[Assertion]:
    yield CanBeNothingElse(found.cells(), found.digits())


def _hold(found: _Found) -> Iterator[Assertion]:
    yield HoldBetween(found.cells(), found.digits())


def _goes(found: _Found) -> Iterator[Assertion]:
    digits, houses = found.digits(), found.houses()
    if found.match["cells"]:
        outside = (*found.houses("outside"), *found.houses("also"))
        yield GoNowhereElse(digits, houses, found.cells(), outside)
    elif found.match["within"]:
        within, besides = found.houses("within"), found.cells("fins")
        yield from (OnlyWithin(digit, houses, within, besides) for digit in digits)
    names = found.names
    pattern = rf"[io]n ({names.houses}) only in ({names.CELLS})(?: or [io]n ({names.houses}))?"
    for others, cells, also in re.findall(pattern, found.match["rest"]):
        where = names.houses_in(others), names.cells_in(cells), names.houses_in(also)
        yield GoNowhereElse(digits, *where)


def _is_in(found: _Found) -> Iterator[Assertion]:
    """`row 1's 4 is in r1c3 or r1c7, and row 5's is in r5c3 or r5c7`."""
    digits, houses, names = found.digits(), found.houses(), found.names
    if found.match["cells"]:
        yield GoNowhereElse(digits, houses, (*found.cells(), *_ruled_out(found)))
    else:
        yield from (OnlyWithin(digit, houses, found.houses("within")) for digit in digits)
    pattern = rf"({names.house})'s is in ({names.CELLS})"
    for house, cells in re.findall(pattern, found.match["rest"]):
        yield GoNowhereElse(digits, names.houses_in(house), names.cells_in(cells))


def _ruled_out(found: _Found) -> Iterator[Cell]:
    """`…, so r9c9 and r5c9 aren't 1`: places that the house had, until that was found."""
    names, rest = found.names, found.match["rest"]
    gone = re.match(rf", so ({names.CELLS}) (?:isn't|aren't) ({names.digits})", rest)
    if gone and set(found.digits()) <= set(names.digits_in(gone[2])):
        inside = {cell for house in found.houses() for cell in house.cells}
        yield from (cell for cell in names.cells_in(gone[1]) if cell in inside)


def _all_in(found: _Found) -> Iterator[Assertion]:
    """`the 4s of rows 1 and 5 are all in columns 3 and 7, apart from r5c9, the fin`."""
    within = found.houses("within")
    for digit in found.digits():
        yield OnlyWithin(digit, found.houses(), within, found.cells("fins"))


def _sees(found: _Found) -> Iterator[Assertion]:
    of_digits = re.search(r"\b(?:\d|[A-Z])(?:'?s)? in $", found.before)
    if not of_digits:
        yield Sees(found.cells(), found.cells("seen"))


def _digits_see(found: _Found) -> Iterator[Assertion]:
    (digit,) = found.digits()
    yield AreSeenBySome(found.cells("seen"), digit, found.cells())


def _sees_all(found: _Found) -> Iterator[Assertion]:
    """What "both" or "all three" are: the last list of so many cells, or else the last so many."""
    word = found.match["number"].split()[-1]
    number = 2 if word == "both" else _NUMBERS.index(word)
    names = found.names
    lists = [names.cells_in(text) for text in re.findall(names.CELLS, found.before)]
    meant = next((cells for cells in reversed(lists) if len(cells) == number), None)
    if meant is None:
        named = list(dict.fromkeys(cell for cells in reversed(lists) for cell in reversed(cells)))
        meant = tuple(named[:number])
    yield Sees(found.cells(), meant)


def _see_each_other(found: _Found) -> Iterator[Assertion]:
    yield SeeEachOther(found.cells())


def _lie(found: _Found) -> Iterator[Assertion]:
    yield from (LiesIn(found.cells(), house) for house in found.houses())


def _there(found: _Found) -> Iterator[Assertion]:
    """Cells "there" lie in the last house that was named."""
    named: Sequence[House] = found.names.houses_in(found.before)
    yield from (LiesIn(found.cells(), house) for house in named[-1:])


def _hold_all_but(found: _Found) -> Iterator[Assertion]:
    (digit,) = found.digits()
    yield HoldAllBut(found.houses(), digit)


def _open(found: _Found) -> Iterator[Assertion]:
    yield from (IsOpen(house, found.cells()) for house in found.houses())
