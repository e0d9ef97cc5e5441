"""Files that are more than lines of cells: which of them are, and how they are read.

Whether a file is a run of plain lines and grids shows with its first lines, and a pipe is not made
to wait for more. Of anything else, as much is read as it takes to tell the format; those with a
position on each line are then read as a stream, the others whole. JSON that goes on after its line
is one text from there on, whose lines nobody looks at. The formats are imported by what needs them:
who solves plain lines does not wait for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from sudologue.cli.input.entry import TOO_LONG, Entry
from sudologue.cli.input.grid_detector import GridDetector, is_left_open
from sudologue.cli.input.texts import Lines
from sudologue.cli.input.variant import Variant
from sudologue.errors import BoardTextError, FormatError, SudologueError
from sudologue.messages import Messages
from sudologue.model.board_text import is_border

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.formats import Format, LineFormat, Reading

# What is looked at to tell a format, and the longest text that is read whole, in characters.
_HEAD = 1 << 18
_LONGEST = 1 << 25
_PLAIN = frozenset({"line", "grid", "sdm"})
# a puzzle with a name as in YAML: what follows may say more of it
_NAMED = re.compile(
    r"\s*(?:- )?(?:puzzles?|quizz?(?:es)?|question|sudoku|grid|board|givens)\s*[:=]", re.IGNORECASE
)
_HEADER = re.compile(r"#[ADCBSLU]\S")
_WORD = re.compile(r"(?<!\S)[A-Z]?[a-z]{2,}[.,:;]?(?!\S)")
# a short sentence about a house or cells, as a hint may be, and not what puzzles are called
_SENTENCE = re.compile(
    r"(?!(?i:grid|puzzle|sudoku|board|level|no|nr)\b)"
    r"(?=.*(?<!\w)(?:[A-Z]?[a-z]{2,}|[rR]\d+[cC]\d+|[A-Za-z]\d{1,2})(?!\w))[^.]*[\w)]\."
)


def entries_in(lines: Lines, source: str, variant: Variant) -> Iterator[Entry]:
    """The puzzles of a source, in the format that is named, or that its first lines show."""
    held: list[tuple[int, str | None]] = []
    try:
        slug = variant.format or _format_shown(lines, held, source, variant.size)
    except (FormatError, BoardTextError) as error:
        yield Entry(error, source, held[0][:1])
        return
    lines = chain(held, lines)
    if slug is None:
        detector = GridDetector(source, variant.size)
        yield from detector.gather(lines, lambda rest: _json_entries(rest, source, variant))
        return
    from sudologue.formats import LineFormat, named

    format = named(slug, variant.ignore_drawings)
    if isinstance(format, LineFormat):
        yield from _streamed(format, source, lines, variant)
    else:
        yield from _whole(format, source, lines, variant)


def _format_shown(
    lines: Lines, held: list[tuple[int, str | None]], source: str, size: int | None
) -> str | None:
    """What the first lines, which are held, show of a source: a format, if it is not plain.

    Where several formats claim it, the end of its name may decide; else that is an error.
    """
    look = _Look(size)
    length = 0
    for number, line in lines:
        held.append((number, line))
        if look.is_enough(line):
            return look.format
        length += len(line or "")
        if length > (_LONGEST if look.is_json else _HEAD):
            break
    from sudologue.formats import by_extension, claimants, detect

    text = "".join(line or "" for _, line in held)
    claiming = {known.slug for known in claimants(text)}
    if look.has_names and (look.names_more or not claiming):
        fault = _say("not_json")
        raise BoardTextError(fault).located(held[0][0])
    if look.has_words and not claiming:
        raise BoardTextError(_say("words_about")).located(held[0][0])
    if claiming & {"grid"} and not look.has_rows_alone:
        return "grid"
    if not claiming or claiming & _PLAIN:
        return None
    try:
        return detect(text).slug
    except FormatError:
        called = by_extension(source)
        if called is None or called.slug not in claiming:
            raise
        return called.slug


class _Look:
    """Looks at one line after the other until it shows what a source is.

    Frames that some programs draw, and SudoCue's header, announce that more may follow a grid.
    """

    def __init__(self, size: int | None) -> None:
        self.format: str | None = None
        self.is_json = False
        self.has_names = self.names_more = self.has_words = False
        self._detector = GridDetector("", size)
        self._goes_on = False
        self._lines = 0
        self._rows = 0

    def is_enough(self, line: str | None) -> bool:
        """Whether this line settles it: a format, or plain lines and grids if there is none."""
        if line is None or self.is_json:
            return line is None
        text = line.strip().removeprefix("\ufeff")
        if text.startswith("#"):
            self._goes_on = self._goes_on or _HEADER.match(text) is not None
            return False
        if not text:
            return False
        if is_border(text):
            self._goes_on = self._goes_on or text[0] in "*.'"
            return False
        self._lines += 1
        self.is_json = self._lines == 1 and is_left_open(text)
        width = self._detector.width_of(text)
        if width is not None:
            self._rows += 1
            return self._rows == self._lines == width and not self._goes_on
        is_named = _NAMED.match(text) is not None
        self.names_more = self.names_more or (self.has_names and not is_named)
        self.has_names = self.has_names or (self._lines == 1 and is_named)
        self.has_words = self.has_words or (self._lines == 1 and _are_words(text))
        return self._lines == 1 and not is_named and self._is_alone(text)

    @property
    def has_rows_alone(self) -> bool:
        """Whether each line that says something is a row or a puzzle, as far as can be seen."""
        return self._rows == self._lines

    def _is_alone(self, text: str) -> bool:
        """Whether the first line that says something tells by itself what follows."""
        if self._detector.is_puzzle(text):
            return True
        from sudologue.formats import LineFormat, claimants
        from sudologue.formats.plain_line import says_more

        claiming = claimants(text)
        if len(claiming) != 1:
            return False
        format = claiming[0]
        if isinstance(format, LineFormat):
            self.format = None if format.mixes else format.slug
            return self.format is not None or not says_more(text)
        # a link, perhaps, and other lines may follow
        return begins_with_puzzle(text, format.slug)


def _are_words(line: str) -> bool:
    """Whether a line says something to people."""
    return len(_WORD.findall(line)) > 1 or _SENTENCE.fullmatch(line) is not None


def begins_with_puzzle(text: str, slug: str | None = None) -> bool:
    """Whether a text begins with a position, in the format of a slug or in any.

    One that has what is not supported is a position that cannot be read.
    """
    from sudologue.formats import read_all
    from sudologue.formats.refusals import UnsupportedError

    try:
        return next(read_all(text, slug), None) is not None
    except SudologueError as error:
        return isinstance(error, UnsupportedError)


def _streamed(format: LineFormat, source: str, lines: Lines, variant: Variant) -> Iterator[Entry]:
    """The positions of lines, each as soon as its line has been read."""
    too_long: list[int] = []

    def short() -> Iterator[tuple[int, str]]:
        for number, line in lines:
            if line is None:
                too_long.append(number)
            else:
                yield number, line.removeprefix("\ufeff") if number == 1 else line

    for read in format.read_lines(short(), variant.layout):
        yield from _too_long(too_long, source)
        yield _entry(read, source, variant)
    yield from _too_long(too_long, source)


def _json_entries(lines: Lines, source: str, variant: Variant) -> Iterator[Entry]:
    """The positions of lines that are JSON."""
    from sudologue.formats.json_lines import JsonLines

    yield from _streamed(JsonLines(), source, lines, variant)


def _too_long(numbers: list[int], source: str) -> Iterator[Entry]:
    """The lines that could not be kept, each once."""
    while numbers:
        yield Entry(SudologueError(TOO_LONG), source, (numbers.pop(0),))


def _whole(format: Format, source: str, lines: Lines, variant: Variant) -> Iterator[Entry]:
    """The positions of a text that has to be there before it can be read."""
    parts: list[str] = []
    length = 0
    for number, line in lines:
        length += len(line or "")
        if line is None or length > _LONGEST:
            fault = TOO_LONG if line is None else _say("too_long", most=_LONGEST)
            yield Entry(SudologueError(fault), source, (number,))
            return
        parts.append(line)
    try:
        for read in format.read("".join(parts), variant.layout):
            yield _entry(read, source, variant)
    except SudologueError as error:
        yield _entry(error, source, variant)


def _entry(read: Reading | SudologueError, source: str, variant: Variant) -> Entry:
    """A position read, or why it could not be, as an entry."""
    from sudologue.formats import Reading

    if isinstance(read, Reading):
        try:
            return Entry(variant.moved_reading(read), source, (read.line,))
        except SudologueError as error:
            return Entry(error, source, (read.line,))
    return Entry(read, source, (read.line or 1,))
