"""How prose writes cells, digits and houses, and how they are read back from it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sudologue.languages.english.houses import plural
from sudologue.model import Cell, House, Layout, parse_digit


@dataclass(frozen=True)
class Names:
    """How cells, digits and houses of a layout are written, alone and in lists."""

    layout: Layout

    CELL = r"r\d+c\d+"
    CELLS = rf"{CELL}(?:, {CELL})*(?: (?:and|or)(?: in)? {CELL})?"

    @property
    def digit(self) -> str:
        """A digit."""
        return "[1-9]" if self.layout.size < 10 else "(?:[1-9]|[A-Z](?![a-z ]))"

    @property
    def digits(self) -> str:
        """Digits: `1`, `1 or 4`, `1, 4 and 7`."""
        return rf"{self.digit}(?:, {self.digit})*(?: (?:and|or) {self.digit}\b)?"

    @property
    def house(self) -> str:
        """A house: `row 5`, `the main diagonal`."""
        nouns = sorted({re.sub(r"\d+$", "", house.noun) for house in self.layout.houses})
        return "(?:" + "|".join(noun + (r"\d+" if noun[-1] == " " else "") for noun in nouns) + ")"

    @property
    def houses(self) -> str:
        """Houses: `rows 2 and 7`, `box 4, row 1 and column 5`, `rows 2 and 7 or box 3`."""
        kinds = "|".join(sorted({plural(house.kind) for house in self.layout.houses}))
        several = rf"(?:{kinds}) \d+(?:, \d+)*(?:,? (?:and|or) \d+)?"
        one = rf"(?:{several}|{self.house})"
        return rf"{one}(?:, (?:in |on )?{one})*(?:,? (?:and|or) (?:in |on )?{one})?"

    def cells_in(self, text: str) -> tuple[Cell, ...]:
        """The cells that a text names, in order; `r1c23` is two, where digits are single."""
        found: list[Cell] = []
        for rows, columns in re.findall(r"r(\d+)c(\d+)", text):
            if self.layout.size > 9:
                found.append(Cell(int(rows) - 1, int(columns) - 1))
            else:
                found += [Cell(int(r) - 1, int(c) - 1) for r in rows for c in columns]
        return tuple(found)

    def digits_in(self, text: str) -> tuple[int, ...]:
        """The digits that a list of digits names."""
        return tuple([parse_digit(one) for one in re.findall(r"[1-9A-Z]", text)])

    def houses_in(self, text: str) -> tuple[House, ...]:
        """The houses that a text names, in order."""
        by_noun = {house.noun: house for house in self.layout.houses}
        by_plural = {plural(house.kind): house.noun.split()[:-1] for house in self.layout.houses}
        found: list[House] = []
        kinds = "|".join(sorted(by_plural, key=len, reverse=True))
        pattern = rf"({kinds}) (\d+(?:, \d+)*(?:,? (?:and|or) \d+)?)|({self.house})"
        for kind, numbers, single in re.findall(pattern, text):
            nouns = [single]
            if kind:
                nouns = [" ".join([*by_plural[kind], n]) for n in re.findall(r"\d+", numbers)]
            found += [by_noun[noun] for noun in nouns]
        return tuple(found)
