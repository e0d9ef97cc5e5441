"""The page docs/formats.md: every format of the registry, with the same position in it.

    python -m tools.format_page

writes it anew. The table is what the formats say of themselves, the samples are what they write; a
test sees to it that the page says what the code does, and the page's examples are run like all
others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sudologue import formats
from sudologue.formats import Carries, Format, Reading
from sudologue.formats.variants import Feature
from sudologue.model.layout import USUAL_SIZES
from tools.fuzz_formats import KSUDOKU

PAGE = Path(__file__).resolve().parents[1] / "docs/formats.md"
_HALVES = (
    ":0000:x:53..7....6..195....98....6.8...6...34",
    "..8+53..17...2...6.6....28....419..5....8..79:113::",
)
LIBRARY = "".join(_HALVES)
SMALL = ":0000:x:1+3....3..4.....2:413::"
JIGSAW = (
    "..............................7.........................5........................"
    "112222333122233333124434444125444566155555566157888886177777786199997886999997866"
)
# What formats that are only read look like.
DRAWING = """\
     c1 c2   c3 c4
   ┌───────┬───────┐
r1 │  1  . │  .  . │
r2 │  .  . │  3  . │
   ├───────┼───────┤
r3 │  .  4 │  .  . │
r4 │  .  . │  .  2 │
   └───────┴───────┘

5: r1c2 r1c3
"""
LINK = f"https://sudoku.coach/en/play/53{'0' * 77}79"
READ_ONLY = {"ksudoku": KSUDOKU, "drawing": DRAWING, "link": LINK}

_INTRO = """\
# Formats

Give Sudologue a puzzle from almost anywhere: a line of digits, a grid, a file of another program or
a link. Every command reads all of these formats, and tells you which one it recognised. If a text
fits two formats, it asks you to choose with `--from`. `sudologue convert` changes one format into
another, for one position or a million, and tells you what is lost:

```console
$ sudologue convert --to pencilmarks '{small}'
{told}
sudologue: givens and placed digits are no longer told apart
{marks}
$ sudologue convert '{small}'
{told}
sudologue: placed digits become givens
sudologue: eliminated candidates come back
{line}
```

Files may be compressed with gzip, whatever their name. Text is UTF-8, or UTF-16 with a byte order
mark.

A position is more than its digits, and formats differ in what they can hold: which digits are
*givens* and which were *placed*, which *candidates* are gone, which of these the puzzle itself
*bars*, several positions in a file, and notes such as a title or a rating. Sudologue warns you of
anything that a format can't hold. It refuses to write a board without its houses, because that
would be a different puzzle.

Some files say more than Sudologue understands. It refuses constraints that it doesn't know, by
name. It also refuses drawings (lines, circles, text, and colours if the file has rules) whose
meaning is only in the puzzle's rules; to read such a file without them, use `--ignore-drawings`, or
`ignore_drawings=True` in Python. Rules in words are shown and kept as a note, but Sudologue can't
read them. So if such a puzzle has no solution or several, `check`, `solve` and `rate` remind you
that they know it only without these rules. JSON records have them as `rules_in_words`.

In Python, use `sudologue.formats`:

```pycon
>>> from sudologue import formats
>>> position = formats.read(
...     "{first half}"
...     "{second half}"
... )
>>> masks = position.board.masks
>>> position.format, masks.filled.bit_count(), masks.givens.bit_count()
('hodoku', 31, 30)
>>> formats.named("line").losses(position)
('placed digits become givens', 'eliminated candidates come back')

```

`Board.from_string` reads all formats, too. If a text is wrong, the error says where:

```pycon
>>> formats.read(":0000:x:53.+.7:::")
Traceback (most recent call last):
    ...
sudologue.errors.BoardTextError: a plus sign before an empty cell at line 1, column 13: {expected}

```
"""


def page() -> str:
    """The whole page."""
    parts = [_intro(), "## What they hold\n", _table(), "\n## Samples\n"]
    parts += [_sample(known) for known in formats.FORMATS]
    return "\n".join(parts)


def _intro() -> str:
    small = formats.read(SMALL)
    filled = {
        "{small}": SMALL,
        "{told}": f"sudologue: reading this as a {formats.named('hodoku').title} "
        "(--from changes that)",
        "{marks}": formats.write(small, "pencilmarks"),
        "{line}": formats.write(small, "line"),
        "{first half}": _HALVES[0],
        "{second half}": _HALVES[1],
        "{expected}": "expected a digit",
    }
    text = _INTRO
    for name, value in filled.items():
        text = text.replace(name, value)
    return text


def _table() -> str:
    rows = [
        "| format | name | givens | placed | candidates | barred | marks | many | notes | rows "
        "| houses |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    rows += [f"| {' | '.join(_row(known))} |" for known in formats.FORMATS]
    return "\n".join(rows)


def _row(known: Format) -> Iterator[str]:
    held = known.carries
    yield f"[`{known.slug}`](#{_anchor(known.title)})"
    yield known.title if known.can_write else f"{known.title} (read only)"
    for able in (
        held.givens,
        held.placed,
        held.candidates,
        held.barred,
        held.marks,
        held.many,
        held.notes,
    ):
        yield "yes" if able else "–"
    yield _sizes(held)
    yield _houses(held)


def _anchor(title: str) -> str:
    kept = "".join(c for c in title.lower() if c.isalnum() or c in " -_")
    return kept.replace(" ", "-")


def _sizes(held: Carries) -> str:
    if held.sizes == USUAL_SIZES:
        return "usual"
    runs: list[list[int]] = []
    for size in sorted(held.sizes):
        if runs and size == runs[-1][-1] + 1:
            runs[-1].append(size)
        else:
            runs.append([size])
    return ", ".join(
        f"{run[0]} to {run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs
    )


def _houses(held: Carries) -> str:
    if set(Feature) <= held.features:
        return "all"
    boxes = "boxes of any shape" if Feature.BOXES in held.features else "boxes"
    others = [f for f in Feature if f in held.features and f is not Feature.BOXES]
    return ", ".join([boxes, *(str(feature) for feature in others)])


def _sample(known: Format) -> str:
    parts = [f"### {known.title}\n", f"{known.summary}{_extensions(known)}\n"]
    if not known.can_write:
        text = READ_ONLY[known.slug]
        parts += _pycon(f">>> formats.read({text!r}).board.to_string()")
        parts += [repr(formats.read(text).board.to_string()), "\n```\n"]
        return "\n".join(parts)
    reading = formats.read(LIBRARY)
    name = "position"
    if known.slug == "jigsaw":
        name, reading = "jigsaw", formats.read(JIGSAW)
        first, second = JIGSAW[:81], JIGSAW[81:]
        parts += _pycon(
            ">>> jigsaw = formats.read(", f'...     "{first}"', f'...     "{second}"', "... )"
        )
    if known.carries.notes:
        name = "noted"
        reading = Reading(reading.board, reading.format, notes=(("author", "A. Nonymous"),))
    text = formats.write(reading, known.slug)
    if "\n\n" in text:  # which a doctest cannot show as it is
        command = f"$ sudologue convert --from hodoku --to {known.slug} '{LIBRARY}'"
        return "\n".join([*parts, "```console", command, text, "```\n"])
    if name == "noted":
        parts += _pycon(
            '>>> noted = formats.Reading(position.board, "", notes=(("author", "A. Nonymous"),))'
        )
    if "```pycon" not in parts:
        parts += _pycon()
    asked = f'formats.write({name}, "{known.slug}")'
    # a line that begins with three dots would be taken for more of the question
    parts += (
        [f">>> {asked}", repr(text)] if text.startswith("...") else [f">>> print({asked})", text]
    )
    return "\n".join([*parts, "\n```\n"])


def _pycon(*lines: str) -> list[str]:
    return ["```pycon", *lines]


def _extensions(known: Format) -> str:
    if not known.extensions:
        return ""
    names = " or ".join(f"`{extension}`" for extension in known.extensions)
    return f" Files end in {names}."


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
