"""The reason that somebody gives for a claim, a rule's name or what is to be looked at.

People write it as they say it: `skyscraper`, `row 3, box 2, r3c4`, `r3, b2`, `5 in row 3`,
`cage at r1c1`. A house says that each digit goes into it once, a cell that it takes one digit, a
clue that it is met.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias, cast

from sudologue.errors import BoardTextError, SudologueError, WrongTypeError
from sudologue.inference import (
    CellConstraint,
    ClueCitation,
    ClueConstraint,
    Constraint,
    Evidence,
    HouseConstraint,
    Ledger,
)
from sudologue.inference.constraint import DistinctConstraint, SightConstraint
from sudologue.model import Cell, Clue, House, HouseKind, Layout, parse_digit
from sudologue.narration.notations import RC, Notation
from sudologue.rules import CARDS
from sudologue.rules.aliases import plain, rule_called
from sudologue.wording import did_you_mean, listed, shown

Cited: TypeAlias = House | Constraint | ClueCitation
GivenReasonLike: TypeAlias = (
    str | Evidence | Iterable[House | Cell | Clue | Constraint | ClueCitation]
)
"""A reason: its text, evidence with a receipt, or what is cited one by one."""

_OTHER_NAMES = {"block": "box", "col": "column", "blk": "box", "line": "row"}
_DIGIT_IN = re.compile(r"(?P<digit>\w)s?\s+(?:in|on|of)\s+(?P<house>.+)")
_IN = re.compile(r"(in|on|of)\s+")
_SIGHT = re.compile(r"(?P<digit>\w)\s+in\s+sight\s+of\s+(?P<one>\S+)\s+and\s+(?P<other>\S+)")
_PLURAL = re.compile(r"(row|column|col|region|window|group|extra region)s |(box|block)es |blocks ")


@dataclass(frozen=True)
class GivenReason:
    """A rule by its slug, and cells of what it saw, if they are given.

    Or evidence, and what was cited to come by it, where that is known.
    """

    rule: str | None = None
    evidence: Evidence | None = None
    cited: tuple[Cited, ...] = ()
    cells: tuple[Cell, ...] = ()

    @classmethod
    def of(cls, by: GivenReasonLike, layout: Layout, notation: Notation = RC) -> GivenReason:
        """The reason that a value stands for, on boards of a layout."""
        if isinstance(by, Evidence):
            return cls(evidence=by)
        if isinstance(by, str):
            rule, cells = _rule_and_cells(by, layout, notation)
            if rule is not None:
                return cls(rule, cells=cells)
            return cls._citing(tuple(_read(by, layout, notation)), layout)
        if not isinstance(cast("object", by), Iterable):
            raise _no_reason(by)
        return cls._citing(tuple(_cited(each, layout) for each in by), layout)

    def text(self, layout: Layout) -> str:
        """The reason as a text that is read as it; evidence has none."""
        text = " ".join(map(str, (self.rule, *self.cells))) if self.rule else ""
        text = text or ", ".join(map(str, self.cited))
        if not text or GivenReason.of(text, layout) != self:
            raise SudologueError("this reason has no text: give it as one, such as 'row 3, box 2'")
        return text

    @classmethod
    def _citing(cls, cited: tuple[Cited, ...], layout: Layout) -> GivenReason:
        if not cited:
            raise BoardTextError('no reason is given: write such as "row 3, box 2, r3c4"')
        clues = tuple(one for one in cited if isinstance(one, ClueConstraint | Ledger))
        truths: dict[Constraint, None] = {}
        links: dict[Constraint, None] = {}
        for one in cited:
            if isinstance(one, ClueConstraint | Ledger):
                continue
            for constraint in _constraints(one, layout):
                links[constraint] = None
                if not isinstance(constraint, SightConstraint | DistinctConstraint):
                    truths[constraint] = None
        evidence = Evidence(truths=tuple(truths), links=tuple(links), clues=clues)
        return cls(evidence=evidence, cited=cited)


def _constraints(cited: House | Constraint, layout: Layout) -> Iterable[Constraint]:
    if isinstance(cited, House):
        return [HouseConstraint(cited, digit) for digit in layout.tables.digits]
    return (cited,)


def _cited(value: object, layout: Layout) -> Cited:
    match value:
        case House() | CellConstraint() | HouseConstraint():
            return value
        case SightConstraint() | DistinctConstraint() | ClueConstraint() | Ledger():
            return value
        case _ if value in layout.clues:
            return ClueConstraint(cast("Clue", value))
        case Cell():
            return CellConstraint(value)
        case _:
            raise _no_reason(value)


def _no_reason(value: object) -> WrongTypeError:
    return WrongTypeError(f'{shown(value)} is not a reason: write a rule, or "row 3, box 2, r3c4"')


# --------------------------------------------------------------------------------------- reading


def _rule_and_cells(
    text: str, layout: Layout, notation: Notation
) -> tuple[str | None, tuple[Cell, ...]]:
    """A rule, and the cells after its name: `W-Wing r3c8 r8c5`."""
    words, cells = text.replace(",", " ").split(), list[Cell]()
    while len(words) > 1 and (words[-1] == "and" or _is_cell(words[-1], layout, notation)):
        word = words.pop()
        cells += [] if word == "and" else notation.read_cells(word, layout.size)
    return rule_called(" ".join(words) if cells else text), tuple(sorted(cells))


def _read(text: str, layout: Layout, notation: Notation) -> Iterator[Cited]:
    """What a text cites, piece by piece."""
    for match in _SIGHT.finditer(text):
        digit, one, other = match.groups()
        cells = sorted(_cell(word.rstrip(",;"), layout, notation) for word in (one, other))
        yield SightConstraint(cells[0], cells[1], _digit(digit, layout))
    houses, digit, kind = _house_names(layout, notation), None, ""
    for piece in re.split(r"[,;]|\band\b", _SIGHT.sub("", text)):
        word = " ".join(piece.split())
        if not word:
            continue
        if match := _DIGIT_IN.fullmatch(word):
            digit, word, kind = _digit(match["digit"], layout), match["house"], ""
        elif digit is not None and (match := _IN.match(word)):
            word, kind = word[match.end() :], ""
        elif not (kind and word.isdecimal()):
            digit, kind = None, ""
        if plural := _PLURAL.match(word):
            kind = (plural[1] or plural[2] or "block") + " "
            word = kind + word[plural.end() :]
        elif kind and word.isdecimal():
            word = kind + word
        yield from _piece(word, digit, houses, layout, notation)


def _piece(
    word: str, digit: int | None, houses: dict[str, House], layout: Layout, notation: Notation
) -> Iterator[Cited]:
    first, _, rest = word.lower().removeprefix("the ").partition(" ")
    name = f"{_OTHER_NAMES.get(first, first)} {rest}".strip()
    house = houses.get(name)
    if house is not None:
        yield house if digit is None else HouseConstraint(house, digit)
        return
    if digit is None and " at " in word:
        yield from map(ClueConstraint, clues_called(word, layout, notation))
        return
    if digit is None:
        for names in (notation, RC):
            with suppress(SudologueError):
                yield from map(CellConstraint, names.read_cells(word, layout.size))
                return
    hint = did_you_mean(plain(word), map(plain, CARDS), 'write such as "row 3, box 2, r3c4"')
    what = "house of this board" if digit is not None else "rule, house or cell of this board"
    raise BoardTextError(f"{shown(word)} is no {what}: {hint}")


def house_called(text: str, layout: Layout, notation: Notation = RC) -> House:
    """The house of a name, such as `row 3`, `window 1` or `main diagonal`."""
    first, _, rest = " ".join(text.lower().split()).partition(" ")
    houses = _house_names(layout, notation)
    house = houses.get(f"{_OTHER_NAMES.get(first, first)} {rest}".strip())
    if house is None:
        firsts = {house.kind: house for house in reversed(layout.houses)}
        known = listed([str(house) for house in layout.houses if house in firsts.values()])
        raise BoardTextError(f"{shown(text)} is no house of this board: it has such as {known}")
    return house


def _house_names(layout: Layout, notation: Notation) -> dict[str, House]:
    """The houses by all their names, but for those that name a cell in the notation."""
    names: dict[str, House] = {}
    for house in layout.houses:
        its = [str(house), house.short, notation.short(house), notation.renamed(house, str(house))]
        if house.kind is HouseKind.REGION:
            its += [f"box {house.index + 1}"]
        for name in its:
            if not _is_cell(name, layout, notation):
                names.setdefault(name.lower(), house)
                names.setdefault(name.lower().replace(" ", ""), house)
    return names


def clues_called(text: str, layout: Layout, notation: Notation = RC) -> tuple[Clue, ...]:
    """The clues of a name, such as `10(2) at r1c1`, `cage at r1c2`, or `r1c2` for all of a cell.

    Any of a clue's cells will do.
    """
    wanted = re.sub(r"^(\d+)\(\d+\)", r"\1-cage", _unarticled(text)).replace(" from ", " at ")
    kind, _, where = wanted.rpartition(" at ")
    cell = None
    with suppress(SudologueError):
        cell = _cell(where, layout, notation)
    found = tuple(
        clue
        for clue in layout.clues
        if wanted == _unarticled(clue.noun) or (cell in clue.cells and _is_kind(kind, clue))
    )
    if found:
        return found
    firsts = {type(clue): clue.noun for clue in reversed(layout.clues)}
    known = f"such as {listed([*firsts.values()][::-1])}" if firsts else "none"
    raise BoardTextError(f"{shown(text)} is no clue of this board: it has {known}")


def _is_kind(kind: str, clue: Clue) -> bool:
    """Whether a clue is of a kind: the 10-cage at r1c1 is a `10-cage` and a `cage`."""
    its = _unarticled(clue.noun).rpartition(" at ")[0]
    return not kind or re.search(rf"\b{re.escape(kind)}$", its) is not None


def _unarticled(text: str) -> str:
    return " ".join(text.lower().split()).removeprefix("the ")


def _is_cell(name: str, layout: Layout, notation: Notation) -> bool:
    with suppress(SudologueError):
        notation.read_cells(name, layout.size)
        return True
    return False


def _cell(word: str, layout: Layout, notation: Notation) -> Cell:
    with suppress(SudologueError):
        return notation.read_cell(word, layout.size)
    return RC.read_cell(word, layout.size)


def _digit(symbol: str, layout: Layout) -> int:
    digit = parse_digit(symbol)
    layout.tables.plane_start(digit)  # refuses what is no digit of the layout
    return digit
