"""Readers against damaged input: nothing but the project's errors, each with its place, and soon.

    python -m tools.fuzz_formats --count 200000

Writes positions in every format, damages the texts, and reads them, by the format that they show
and by formats that are named. What fails is told with the text that made it fail; the same seed
damages the same texts in the same ways.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice

from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.errors import FormatError, SudologueError
from sudologue.formats import FORMATS, Reading, position, read_all
from sudologue.formats.links import compress
from sudologue.model import CLASSIC, Board, Layout
from sudologue.rendering import draw
from tools import fuzz_web
from tools.fuzz_fields import with_fields_changed

_SECONDS = 1.0
_MEGABYTES = 100
_READINGS = 200
_LONGEST = 100_000
_JUNK = (
    *"0123456789.+-*#@:;,|<>[]{}()\"'&%=/\\ \t\n\r_xXAaZz",
    "\0", "\ufeff", "\u2028", "é", "٣", "\U0001f4a9", "\ufffd",
    "113 ", "I405\n", "E02001\n", "[State]", "#AMe\n", "---", "&lt;", "<a>", "null", "1e999", "-1",
    "9" * 30, "version: 3\n", "https://", "S9B", "fpuzzles",
)  # fmt: skip

_CLUES = (
    Cage.of("r1c1 r1c2 r2c1", 10),
    Cage.of("r5c5 r5c6"),
    Region.of("r1c9 r2c8"),
    Arrow.of("r3c3", "r3c4 r3c5", "r4c3 r5c3"),
    Arrow.of("r8c1 r8c2", "r7c1 r7c2 r7c3"),
    *Thermometer.branching("r9c9 r8c9 r7c9", "r9c9 r8c8"),
    Thermometer.of("r6c6 r6c7", slow=True),
)
_LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
_JIGSAW = "112222333122233333124434444125444566155555566157888886177777786199997886999997866"


@dataclass(frozen=True)
class Failure:
    """A text that a reader did not refuse as it should, and what it did instead."""

    slug: str | None
    text: str
    reason: str

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 300 else f"{self.text[:300]}… ({len(self.text)})"
        return f"{self.slug or 'by itself'}: {self.reason}\n  {shown!r}"


def samples() -> list[tuple[str, str]]:
    """Texts with positions in every format that can be written, and in those that are only read."""
    found: list[tuple[str, str]] = [("ksudoku", KSUDOKU), ("link", LINK), *fuzz_web.samples()]
    for board in _boards():
        found.append(("drawing", f"{draw(board)}\n"))
        for known in (each for each in FORMATS if each.can_write):
            notes = (("title", "a name"), ("rating", "7.1")) if known.carries.notes else ()
            readings = [Reading(board, known.slug, notes=notes)] * (2 if known.carries.many else 1)
            try:
                found.append((known.slug, "".join(known.write(readings))))
            except FormatError:
                continue  # a layout that this format does not hold
    return found


def _boards() -> Iterator[Board]:
    puzzle = Board.from_string(_LINE)
    candidates = [number for number in range(729) if puzzle.masks.live >> number & 1]
    values = list(puzzle.masks.values)
    values[40] = 5
    removed = sum(1 << number for number in candidates[::7])
    yield puzzle
    yield position(
        values, CLASSIC, [n for n, v in enumerate(puzzle.masks.values) if v], removed=removed
    )
    yield Board.from_values([None] * 36, Layout.of_size(6))
    yield Board.from_values([16] + [None] * 255, Layout.of_size(16))
    yield Board.from_values([None] * 81, Layout.jigsaw(_JIGSAW))
    yield Board.from_values([7] + [None] * 80, CLASSIC.with_diagonals())
    yield Board.from_values([None] * 81, CLASSIC.with_clues(*_CLUES))


LINK = f"https://sudoku.coach/en/play/{_LINE}"
KSUDOKU = (
    '<?xml version="1.0"?>\n<ksudoku><game><puzzle hasSolution="1">'
    '<graph order="9" type="sudoku"/><values>'
    + _LINE.translate({ord(digit): "_bcdefghij"[int(digit)] for digit in "123456789"}).replace(
        ".", "_"
    )
    + "</values></puzzle></game></ksudoku>"
)


# What a few thousand characters of a link swell to.
_SWELLING = ("a" * 2_000_000, "[" * 500_000, '{"size":9,"grid":' + "[" * 500_000)


def bombs() -> Iterator[tuple[str, str]]:
    """Texts that are short and would be long, deep or endless."""
    entities = "".join(
        f'<!ENTITY {name} "{f"&{before};" * 10}">'
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
    yield "opensudoku", f'<!DOCTYPE x [<!ENTITY a "ha">{entities}]><opensudoku>&i;</opensudoku>'
    yield "ksudoku", f'<!DOCTYPE x [<!ENTITY a "ha">{entities}]><ksudoku>&i;</ksudoku>'
    yield "opensudoku", "<opensudoku>" + "<folder>" * 100_000
    yield "opensudoku", '<opensudoku version="2">' + '<game data="' * 50_000
    yield "f-puzzles-json", '{"size":' + "[" * 200_000
    yield "jsonl", "[" * 500_000
    yield "jsonl", '{"puzzle":' + "9" * 1_000_000 + "}"
    for payload in map(compress, _SWELLING):
        for prefix in ("https://f-puzzles.com/?load=", "fpuzzles", "scl", "ctc", "scf"):
            yield "f-puzzles", prefix + payload
    yield "sudokuwiki-2", "S9B" + "z" * 1_000_000
    yield "csv", "puzzle\n" + '"' * 1_000_000
    yield "csv", "," * 1_000_000
    yield "line", "." * 10_000_000
    yield "grid", "." * 9 + "\n" * 1_000_000
    yield "grid", "\n".join(["."] * 1_000_000)
    yield "pencilmarks", "12 " * 2_000_000
    yield "pencilmarks", "|" * 2_000_000
    yield "hodoku", ":" * 1_000_000
    yield "hodoku", ":0000:x:" + _LINE + ":" + "113 " * 500_000 + "::"
    yield "susser", _LINE + ":" + "113 " * 500_000
    yield "susser", "+" * 2_000_000
    yield "sadman", "[Puzzle]\n" * 200_000
    yield "sadman", "[" + "]" * 1_000_000
    yield "sdk", "#A" + "x" * 2_000_000
    yield "ss", f"{_LINE}\n" + "I405\n" * 200_000
    for seed in range(20):
        yield "line", random.Random(seed).randbytes(50_000).decode("utf-8", "replace")
        yield "line", random.Random(seed).randbytes(50_000).decode("latin-1")


def damaged(text: str, others: list[str], chance: random.Random) -> str:
    """The text with some faults, or what is packed in it with some, or its fields changed."""
    what = chance.random()
    if what < 0.2:
        return fuzz_web.damaged_inside(text, lambda inside: _damaged(inside, others, chance))
    if what < 0.4:
        text = with_fields_changed(text, chance)
        return fuzz_web.damaged_inside(text, lambda inside: with_fields_changed(inside, chance))
    return _damaged(text, others, chance)


def _damaged(text: str, others: list[str], chance: random.Random) -> str:
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 8, 30))):
        text = chance.choice(_FAULTS)(text, others, chance)
        if len(text) > _LONGEST:
            text = text[:_LONGEST]
    return text


def _with_junk(text: str, others: list[str], chance: random.Random) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(_JUNK) + text[at:]


def _with_one_changed(text: str, others: list[str], chance: random.Random) -> str:
    at = chance.randrange(len(text) or 1)
    return text[:at] + chance.choice(_JUNK) + text[at + 1 :]


def _cut_off(text: str, others: list[str], chance: random.Random) -> str:
    at = chance.randint(0, len(text))
    return text[:at] if chance.random() < 0.5 else text[at:]


def _with_a_gap(text: str, others: list[str], chance: random.Random) -> str:
    start = chance.randint(0, len(text))
    return text[:start] + text[start + chance.choice((1, 1, 2, 9, 81)) :]


def _with_a_part_again(text: str, others: list[str], chance: random.Random) -> str:
    start = chance.randint(0, len(text))
    part = text[start : start + chance.choice((1, 9, 81, 1000))]
    return text[:start] + part * chance.choice((2, 3, 50)) + text[start + len(part) :]


def _with_a_part_of_another(text: str, others: list[str], chance: random.Random) -> str:
    other = chance.choice(others)
    start = chance.randint(0, len(other))
    at = chance.randint(0, len(text))
    return text[:at] + other[start : start + chance.choice((1, 9, 81, 2000))] + text[at:]


def _with_lines_swapped(text: str, others: list[str], chance: random.Random) -> str:
    lines = text.split("\n")
    one, other = (chance.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _in_other_letters(text: str, others: list[str], chance: random.Random) -> str:
    return chance.choice((str.upper, str.lower, str.swapcase))(text)


def _with_bytes_broken(text: str, others: list[str], chance: random.Random) -> str:
    data = bytearray(text.encode(errors="surrogatepass"))
    for _ in range(chance.choice((1, 3, 20))):
        if data:
            data[chance.randrange(len(data))] = chance.randrange(256)
    return data.decode("utf-8", "replace")


_FAULTS = (
    _with_junk,
    _with_one_changed,
    _cut_off,
    _with_a_gap,
    _with_a_part_again,
    _with_a_part_of_another,
    _with_lines_swapped,
    _in_other_letters,
    _with_bytes_broken,
)


def failure(text: str, slug: str | None, allowed: float = _SECONDS) -> Failure | None:
    """What is wrong with how a text is read, if anything is; it has so many seconds."""
    began = time.process_time()
    reason = None
    try:
        for reading in islice(read_all(text, slug), _READINGS):
            str(reading.board)
    except SudologueError as error:
        if error.line is None or error.column is None or error.line < 1 or error.column < 1:
            reason = f"refused without a place ({error.line}, {error.column}): {error}"
        elif "\n" in str(error):
            reason = f"refused in more than a line: {error}"
    except MemoryError:
        reason = f"more than {_MEGABYTES} MB"
    except Exception as error:  # noqa: BLE001 -- whatever it is, it is what is looked for
        reason = f"{type(error).__name__}: {error}"
    seconds = time.process_time() - began
    if reason is None and seconds > allowed:
        reason = f"{seconds:.1f} s"
    return None if reason is None else Failure(slug, text, reason)


def inputs(count: int, seed: int) -> Iterator[tuple[str | None, str]]:
    """Damaged texts, each with the format to read it in, or with none."""
    chance = random.Random(seed)
    known = samples()
    texts = [text for _, text in known]
    slugs = [format.slug for format in FORMATS]
    for _ in range(count):
        slug, text = chance.choice(known)
        reader = chance.choice((None, None, slug, slug, chance.choice(slugs)))
        yield reader, damaged(text, texts, chance)


def hold_memory() -> None:
    """From here on, no more than so many megabytes above what is in use, where that can be said."""
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        limit = used + _MEGABYTES * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (limit, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="how many damaged texts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, help="how many failures to tell in full")
    parser.add_argument(
        "--bombs",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="read texts first that are short and would be long, deep or endless",
    )
    options = parser.parse_args()
    explosive = list(bombs()) if options.bombs else []
    hold_memory()
    kinds: Counter[str] = Counter()
    began, slowest = time.monotonic(), 0.0
    number = 0
    for number, (slug, text) in enumerate(chain(explosive, inputs(options.count, options.seed)), 1):
        start = time.process_time()
        for reader in {slug, None} if number <= len(explosive) else (slug,):
            found = failure(text, reader)
            if found is not None:
                kinds[found.reason[:60]] += 1
                if kinds.total() <= options.show:
                    _say(str(found))
        slowest = max(slowest, time.process_time() - start)
        if number % 10_000 == 0:
            _say(f"{number} texts, {time.monotonic() - began:.0f} s")
    _say(
        f"{number} texts, seed {options.seed}, the slowest {slowest:.2f} s: "
        f"{kinds.total() or 'no'} failure{'' if kinds.total() == 1 else 's'}"
    )
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
