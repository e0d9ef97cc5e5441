"""What cells, candidates, houses and constraints of a layout are called in a trace, both ways.

    cell        r5c6                    house constraint    7 in r5
    candidate   r5c6(7)                 sight constraint    7 in sight of r1c1 and r2c3
    house       r5  c3  b7  d1  w2      placement           r5c6=7
    clue        clue 3                  of a clue           7 in clue 3

A cell constraint is called like its cell. Clues are counted as the layout lists them; of one with
several sets of cells that take no digit twice, `7 in clue 3.2` is about the second. Each name is
read once for a layout; then it is a look into a table, and all traces share the value.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from sudologue.inference.codec.fault import TraceFormatError, expected, refusal, shown
from sudologue.inference.codec.parsing import MAXIMUM_NAME, MEMORY_OF_NAMES
from sudologue.inference.constraint import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    HouseConstraint,
    SightConstraint,
)
from sudologue.inference.inference import Placement
from sudologue.model import Candidate, Cell, Clue, House, Layout, digit_text
from sudologue.model.clue import distinct_of

_T = TypeVar("_T")

_CANDIDATE = re.compile(r"(\w+)\((\w)\)")
_ELIMINATED = re.compile(r"(\w+)<>(\w)")
_PLACEMENT = re.compile(r"(\w+)=(\w)")
_HOUSE_CONSTRAINT = re.compile(r"(\w) in ([\w.]+)")
_CLUE = re.compile(r"clue ([1-9][0-9]{0,4})")
_DISTINCT = re.compile(r"(\w) in (clue [1-9][0-9]{0,4})(?:\.([1-9][0-9]{0,4}))?")
_SIGHT = re.compile(r"(\w) in sight of (\w+) and (\w+)")


class Memo(dict[str, _T]):
    """What texts mean, each read when it is first met. `what` is the key of what they are."""

    def __init__(self, what: str, read: Callable[[str], _T]) -> None:
        super().__init__()
        self.what = what
        self._read = read

    def __missing__(self, text: Any) -> _T:
        if type(text) is not str:
            raise expected(self.what, text)
        value = self._read(text)
        if len(self) < MEMORY_OF_NAMES:
            self[text] = value
        return value


class TraceNames:
    """The names of one layout. Writers take values and give texts; the tables lead back."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.cell_names = {cell: str(cell) for cell in layout.cells}
        self.house_names = _house_names(layout)
        self.clue_names = {clue: f"clue {n}" for n, clue in enumerate(layout.clues, 1)}
        self.symbols = {digit: digit_text(digit) for digit in layout.tables.digits}
        self.digits = {symbol: digit for digit, symbol in self.symbols.items()}
        self.cells = Memo("a_cell", self._no_cell)
        self.cells.update({name: cell for cell, name in self.cell_names.items()})
        self.houses = Memo("a_house", self._no_house)
        self.houses.update({name: house for house, name in self.house_names.items()})
        self.clues = Memo("a_clue", self._no_clue)
        self.clues.update({name: clue for clue, name in self.clue_names.items()})
        self.candidates = Memo("a_candidate", self._read_candidate)
        self.eliminated = Memo("a_loss", self._read_eliminated)
        self.placements = Memo("a_placement", self._read_placement)
        self.constraints = Memo("a_constraint", self._read_constraint)
        self.rules = Memo("rule_name", readable_name)

    # writing

    def cell_name(self, cell: object) -> str:
        """`r5c6`."""
        name = self.cell_names.get(cell) if type(cell) is Cell else None
        if name is None:
            raise self._not("cell", cell)
        return name

    def candidate_name(self, candidate: object) -> str:
        """`r5c6(7)`."""
        if type(candidate) is not Candidate:
            raise self._not("candidate", candidate)
        return f"{self.cell_name(candidate.cell)}({self.symbol(candidate.digit)})"

    def elimination_name(self, candidate: Candidate) -> str:
        """`r5c6<>7`."""
        return f"{self.cell_name(candidate.cell)}<>{self.symbol(candidate.digit)}"

    def placement_name(self, placement: object) -> str:
        """`r5c6=7`."""
        if type(placement) is not Placement:
            raise self._not("placement", placement)
        return f"{self.cell_name(placement.cell)}={self.symbol(placement.value)}"

    def house_name(self, house: object) -> str:
        """`r5`."""
        name = self.house_names.get(house) if type(house) is House else None
        if name is None:
            raise self._not("house", house)
        return name

    def clue_name(self, clue: Any) -> str:
        """`clue 3`."""
        name = self.clue_names.get(clue)
        if name is None:
            raise self._not("clue", clue)
        return name

    def constraint_name(self, constraint: Constraint) -> str:
        """`r5c6`, `7 in r5`, `7 in sight of r1c1 and r2c3` or `7 in clue 3`."""
        match constraint:
            case CellConstraint(cell):
                return self.cell_name(cell)
            case HouseConstraint(house, digit):
                return f"{self.symbol(digit)} in {self.house_name(house)}"
            case SightConstraint(one, other, digit):
                cells = f"{self.cell_name(one)} and {self.cell_name(other)}"
                return f"{self.symbol(digit)} in sight of {cells}"
            case DistinctConstraint(clue, digit, part):
                of_several = f".{part + 1}" if len(distinct_of(clue)) > 1 else ""
                return f"{self.symbol(digit)} in {self.clue_name(clue)}{of_several}"

    def symbol(self, digit: object) -> str:
        """The digit's one character."""
        symbol = self.symbols.get(digit) if type(digit) is int else None
        if symbol is None:
            raise self._not("digit", digit)
        return symbol

    def _not(self, what: str, value: object) -> TraceFormatError:
        return refusal("of_layout", what, size=self.layout.size, found=_spoken(value))

    # reading

    def wording(self, text: str) -> str:
        """Which sort of name a text is, by its looks; nothing if none."""
        if text in self.cells:
            return "cell"
        if text in self.houses:
            return "house"
        looks = (
            (_CANDIDATE, "candidate"),
            (_PLACEMENT, "placement"),
            (_HOUSE_CONSTRAINT, "house constraint"),
            (_SIGHT, "sight constraint"),
            (_CLUE, "clue"),
            (_DISTINCT, "distinct constraint"),
        )
        return next((sort for look, sort in looks if look.fullmatch(text)), "")

    def _no_cell(self, text: str) -> Cell:
        last = self.cell_names[self.layout.cells[-1]]
        raise refusal("no_cell", text=shown(text), last=last)

    def _no_house(self, text: str) -> House:
        example = next(iter(self.houses), None)
        cases = () if example else ("none",)
        raise refusal("no_house", *cases, text=shown(text), example=example)

    def _no_clue(self, text: str) -> Clue:
        count = len(self.layout.clues)
        raise refusal("no_clue", *(() if count else ("none",)), text=shown(text), count=count)

    def _digit(self, symbol: str, text: str) -> int:
        digit = self.digits.get(symbol)
        if digit is None:
            last = next(reversed(self.digits))
            raise refusal("no_digit", text=shown(text), symbol=shown(symbol), last=last)
        return digit

    def _read_candidate(self, text: str) -> Candidate:
        return self._read_pair(text, _CANDIDATE, "no_candidate")

    def _read_eliminated(self, text: str) -> Candidate:
        return self._read_pair(text, _ELIMINATED, "no_elimination")

    def _read_placement(self, text: str) -> Placement:
        candidate = self._read_pair(text, _PLACEMENT, "no_placement")
        return Placement(candidate.cell, candidate.digit)

    def _read_pair(self, text: str, pattern: re.Pattern[str], unlike: str) -> Candidate:
        found = pattern.fullmatch(text)
        if found is None:
            raise refusal(unlike, text=shown(text))
        return Candidate(self.cells[found[1]], self._digit(found[2], text))

    def _read_constraint(self, text: str) -> Constraint:
        if text in self.cells:
            return CellConstraint(self.cells[text])
        sight = _SIGHT.fullmatch(text)
        if sight is not None:
            one, other = self.cells[sight[2]], self.cells[sight[3]]
            return SightConstraint(one, other, self._digit(sight[1], text))
        distinct = _DISTINCT.fullmatch(text)
        if distinct is not None:
            return self._distinct(text, *distinct.groups())
        found = _HOUSE_CONSTRAINT.fullmatch(text)
        if found is None:
            raise refusal("no_constraint", text=shown(text))
        return HouseConstraint(self.houses[found[2]], self._digit(found[1], text))

    def _distinct(self, text: str, symbol: str, name: str, part: str | None) -> Constraint:
        clue, number = self.clues[name], int(part or 1)
        sets = len(distinct_of(clue))
        if number > sets or (part is None) != (sets == 1):
            raise refusal("sets", text=shown(text), sets=sets)
        return DistinctConstraint(clue, self._digit(symbol, text), number - 1)


def readable_name(text: object) -> str:
    """The name of a rule or a sight: a short line that can be printed as it stands."""
    if type(text) is not str:
        raise expected("a_name", text)
    if not 0 < len(text) <= MAXIMUM_NAME or not text.isprintable():
        raise refusal("no_name", text=shown(text), most=MAXIMUM_NAME)
    return text


def _house_names(layout: Layout) -> dict[House, str]:
    """The short names; where an earlier house has the same, `b1.2`, `b1.3` and so on."""
    names: dict[House, str] = {}
    times_used: Counter[str] = Counter()
    for house in layout.houses:
        if house not in names:
            times_used[house.short] += 1
            times = times_used[house.short]
            names[house] = house.short if times == 1 else f"{house.short}.{times}"
    return names


def _spoken(value: object) -> str:
    """A cell or house by its own name, anything else as errors quote it."""
    match value:
        case Cell():
            return str(value)
        case House():
            return value.short
        case _:
            return shown(value)
