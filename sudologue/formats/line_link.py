"""Links of any site that have the 81 cells of a classic puzzle in them, and no word of others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from sudologue.errors import BoardTextError
from sudologue.formats.houses import CLASSIC_SIZE
from sudologue.formats.links import Link, unescaped
from sudologue.formats.places import shortened, standing_at
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.model import Layout

_CELLS = re.compile(r"(?<![0-9.])[0-9.]{81}(?![0-9.])")
_OTHER_RULES = re.compile(
    r"killer|jigsaw|irregular|windoku|hyper|diagonal|sudoku-?x\b|x-?sudoku|thermo|arrow|kropki|sandwich"
    r"|anti|variant|cage|sukaku|disjoint|samurai|even-?odd|odd-?even|constraint",
    re.IGNORECASE,
)
_OWN_READERS = ("sudokuwiki.org", "f-puzzles.com", "sudokupad.app", "crackingthecryptic.com")


class LineLink(Format):
    """A link to sudoku.coach, SudokuExchange, QQWing and others."""

    slug = "link"
    title = "Link with a line"
    summary = "A link of any site with the 81 cells of a classic puzzle in it."
    carries = Carries(sizes=CLASSIC_SIZE)
    can_write = False

    def recognises(self, text: str) -> bool:
        link = Link.of(text)
        is_read_elsewhere = link is None or any(map(link.is_at, _OWN_READERS))
        return not is_read_elsewhere and len({*_CELLS.findall(unescaped(text))}) == 1

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        link = unescaped(text)
        found, other = _CELLS.findall(link), _OTHER_RULES.search(_CELLS.sub("", link))
        with standing_at(1):
            if len({*found}) != 1:
                raise BoardTextError("no link with 81 cells in it: copy the whole link")
            if other is not None:
                raise BoardTextError(
                    f"the link says {shortened(other[0])}: as a classic, it would be another puzzle"
                )
            yield replace(PlainLine().read_line(found[0], 1, layout), format=self.slug)
