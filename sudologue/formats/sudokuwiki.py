"""SudokuWiki's strings, as they stand in the links of sudokuwiki.org, and these links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sudologue.errors import BoardTextError
from sudologue.formats.houses import CLASSIC_SIZE, Feature
from sudologue.formats.links import Link, unescaped
from sudologue.formats.places import place_of, shortened, standing_at
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.formats.sudokuwiki_strings import (
    EXTRAS,
    OLDER_LENGTH,
    START,
    WHOLE,
    WIDTHS,
    newer_string,
    older_string,
    read_newer,
    read_older,
)
from sudologue.model import Layout

_HOST = "sudokuwiki.org"
_ADDRESS = "https://www.sudokuwiki.org/sudoku.htm?bd="
_TITLE = "SudokuWiki"

# A link to one of these pages is about the classic puzzle, whatever its string is silent about.
_CLASSIC_PAGES = frozenset({"", "sudoku", "index", "default"})


class SudokuWiki(Format):
    """The strings of today: every cell is told exactly, and the kind of puzzle stands in front."""

    slug = "sudokuwiki-2"
    title = f"{_TITLE} string"
    summary = "The string of sudokuwiki.org (S9B…) with givens, placed digits and candidates."
    carries = Carries(
        placed=True,
        candidates=True,
        sizes=frozenset({6, 9}),
        features=frozenset(
            {Feature.JIGSAW, *(feature for extras in EXTRAS.values() for feature in extras)}
        ),
    )

    def recognises(self, text: str) -> bool:
        found = WHOLE.fullmatch(text)
        return found is not None and len(found[3]) == WIDTHS[found[1]] * int(found[2]) ** 2

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        start = len(text) - len(text.lstrip())
        with standing_at(*place_of(text, start)):
            yield read_newer(text.strip(), self.slug, layout)

    def written(self, reading: Reading) -> str:
        return newer_string(reading.board)


class SudokuWikiLink(SudokuWiki):
    """A link to the solver of sudokuwiki.org, with the position in it."""

    slug = "sudokuwiki-link"
    title = f"{_TITLE} link"
    summary = "A link that opens the position in the solver of sudokuwiki.org."

    def recognises(self, text: str) -> bool:
        link = Link.of(text)
        return link is not None and link.is_at(_HOST)

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        with standing_at(1):
            link = Link.of(text)
            if link is None:
                raise BoardTextError("not a link: expected https://www.sudokuwiki.org/…?bd=…")
            part = link.parameters.get("bd") or link.parameters.get("")
            if part is None or not part.text:
                raise BoardTextError("the link has no puzzle in it: expected ?bd=")
            with standing_at(*place_of(text, part.offset)):
                yield _read_linked(unescaped(part.text), link, self.slug, layout)

    def written(self, reading: Reading) -> str:
        return f"{_ADDRESS}{super().written(reading)}"


class OlderSudokuWiki(Format):
    """The strings of old links: a placed digit looks like an open cell with one candidate."""

    slug = "sudokuwiki-1"
    title = f"{_TITLE} string, older"
    summary = "The 162 characters of older sudokuwiki.org links; placed digits are guessed."
    carries = Carries(placed=True, candidates=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        string = text.strip()
        if len(string) != OLDER_LENGTH:
            return False
        try:
            # digits that clash are rather those of a jigsaw on a line, which is as long
            return read_older(string, self.slug, None).board.clash is None
        except BoardTextError:
            return False

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        start = len(text) - len(text.lstrip())
        with standing_at(*place_of(text, start)):
            yield read_older(text.strip(), self.slug, layout)

    def written(self, reading: Reading) -> str:
        return older_string(reading.board)

    def losses(self, reading: Reading) -> tuple[str, ...]:
        lost = super().losses(reading)
        board = reading.board
        if board.lone_cells or board.filled != board.givens:
            lost += ("placed digits and cells with one candidate left look alike",)
        return lost


def _read_linked(string: str, link: Link, slug: str, layout: Layout | None) -> Reading:
    """The string of a link, old or new, or a plain line."""
    if START.match(string):
        return read_newer(string, slug, layout)
    page = link.path.text.rsplit("/", 1)[-1].partition(".")[0].lower()
    if page not in _CLASSIC_PAGES:
        raise BoardTextError(
            f"the link is to the page {shortened(page)}, and does not say the houses itself: "
            "expected the string that the page's solver makes today"
        )
    if len(string) == OLDER_LENGTH:
        return read_older(string, slug, layout)
    return replace(PlainLine().read_line(string, 1, layout), format=slug)
