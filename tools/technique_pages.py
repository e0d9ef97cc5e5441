"""The pages of docs/techniques, and their pictures: each family of rules, from real firings.

    python -m tools.technique_pages

writes them anew. What a page shows of a rule is its card, a picture of what the rule finds in a
position, and what the voices say of it; the board as text can be opened below. The position is that
of the card, which `sudologue rules` shows as well, or one that makes a better picture
(`tools/technique_positions.py`). Two more (`tools/further_positions.txt`) are there to be opened in
the page that solves. A test sees to it that pages and pictures say what the code does.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from sudologue.narration import voice_named
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import scene_of
from sudologue.rendering.svg import Svg, draw_step
from sudologue.rules import Technique, Tier, registry
from sudologue.rules.card import Card
from sudologue.rules.cards import CARDS
from sudologue.sketching import sketches_of
from tools.further_positions import table
from tools.technique_positions import shown

FOLDER = Path(__file__).resolve().parents[1] / "docs/techniques"
PICTURES = FOLDER.parent / "pictures"
WIDTH = 100
SHOWN_WIDTH, SIDE_BY_SIDE = 480, 400
_INTO_SOLVES = "To be met in a solve:"
_INTO_ALONE = (
    "In all puzzles that were solved for these pages, an easier rule came first. Asked alone, it "
    "speaks here:"
)
_INTO_UNIQUE = "Asked alone, and with one solution taken for granted, it speaks here:"
OTHER_VOICES = {"terse": "In a line", "teacher": "By a teacher", "proof": "As a proof"}
"""Those that can be opened; the conversational and the technical one are seen at once."""
_MOST_FRAMES = 4


@dataclass(frozen=True)
class Page:
    """A page's file name, its heading, and what it says first; its rules say which they are."""

    stem: str
    title: str
    intro: str

    @property
    def rules(self) -> list[Technique]:
        """Its rules, easiest first."""
        return [rule for rule in registry() if rule.card.page == self.stem]


PAGES = (
    Page(
        "singles",
        "Singles",
        "A cell that has one candidate left, or a digit that has one place left in a house. These "
        "are the only rules that fill most cells; all the others exist to bring more about.",
    ),
    Page(
        "locked-candidates",
        "Locked candidates",
        "Where two houses cross, a digit that one of them can only take there is lost to the rest "
        "of the other.",
    ),
    Page(
        "subsets",
        "Subsets",
        "As many cells as digits, closed off from the rest of a house. A naked subset is seen from "
        "its cells, a hidden one from its digits; a locked one works in two houses at once.",
    ),
    Page(
        "fish",
        "Fish",
        "One digit, some parallel lines, and as many lines across. If the places of the digit in "
        "the first (the base) all lie in the others (the cover), then so many places must share so "
        "many covering lines that nothing is left there for anybody else. Places of the base "
        "outside the cover are fins: they spoil the pattern, except for what sees all of them.",
    ),
    Page(
        "wide-fish",
        "Franken, mutant and Siamese fish",
        "Fish in which boxes take part, or in which rows and columns mix on one side. The argument "
        "is the same as for the plain ones, and much harder to see.",
    ),
    Page(
        "single-digit",
        "Patterns of one digit",
        "Two houses, each with two places for a digit or nearly so, joined by a third: one of the "
        "far ends is right, whichever it is.",
    ),
    Page(
        "wings",
        "Wings and pairs",
        "A few cells with few candidates that lean on each other: whatever the middle one takes, "
        "the digit in question ends up in one of the outer ones.",
    ),
    Page(
        "cages",
        "Killer cages",
        "The digits of a cage are all different and add up to its number. With that alone a cage "
        "says which digits its cells can hold together: its combinations. What it leaves its "
        "cells, and what cages and houses say together, has these names; what several houses make "
        "less their cages is the rule of 45.",
    ),
    Page(
        "thermometers",
        "Thermometers",
        "Digits rise along a thermometer, from its bulb to its tip; on a slow one they may stay "
        "the same. Each cell says something of all that follow it and of all before it.",
    ),
    Page(
        "arrows",
        "Arrows",
        "The digits on the shaft of an arrow add up to the one in its circle; where the circle is "
        "drawn out to a pill, to the number in it, tens first. A digit may be there twice, but not "
        "in cells that see each other.",
    ),
    Page(
        "clues",
        "Clues",
        "What cages, arrows, thermometers and other markings leave their cells: each is a law that "
        "the digits of its cells meet together.",
    ),
    Page(
        "rule-of-45",
        "The rule of 45",
        "Every house holds each digit once, so it makes the same sum: 45 where there are nine "
        "digits. Cages say what their cells make, so what they leave of a house is known, and what "
        "they have beyond it. Innies are cells of a house that its cages leave over, outies are "
        "cells that they reach out to.",
    ),
    Page(
        "colouring",
        "Colouring",
        "Candidates that are right or wrong by turns, painted in two colours: one colour is right "
        "throughout, the other wrong throughout.",
    ),
    Page(
        "uniqueness",
        "Uniqueness",
        "Patterns that would leave a puzzle with two solutions. They prove something only if the "
        "puzzle is known to have one, so they are used only when that is allowed, and every voice "
        "says so when they are.",
    ),
    Page(
        "chains",
        "Chains and loops",
        "Links that hand something on. A strong link says that one of its two ends is true, a weak "
        "one that one of them is false; a chain of both by turns says that one of its ends is "
        "true, whatever lies between.",
    ),
    Page(
        "almost-locked-sets",
        "Almost locked sets",
        "Cells of one house with one digit more than they are: take one of the digits away, and "
        "the rest are locked into them.",
    ),
    Page(
        "templates",
        "Templates and overlays",
        "All the ways in which a digit can still be placed in the whole grid, and what they share.",
    ),
    Page(
        "exotic",
        "Exocets, tridagons, SK-loops, fireworks",
        "Patterns of the hardest puzzles. They are large and seldom met, but one of them takes the "
        "place of page after page of forcing nets.",
    ),
    Page(
        "forcing",
        "Forcing chains and nets",
        "Proofs by cases and by contradiction. Suppose a candidate true and follow what singles "
        "make of it: a contradiction refutes it; and what follows from every candidate of a cell, "
        "or from every place of a digit in a house, is so in any case.",
    ),
)


def pages() -> dict[str, str]:
    """The text of each page, by its file's name."""
    texts = {f"{page.stem}.md": _page(page) for page in PAGES}
    return {"README.md": _index(), **texts}


@dataclass(frozen=True)
class Picture:
    """A picture's file name, what it shows in words, and the picture."""

    name: str
    words: str
    drawn: Svg


def pictures() -> dict[str, str]:
    """Each picture, by its file's name."""
    return {picture.name: picture.drawn for rule in registry() for picture in pictures_of(rule)}


@cache
def pictures_of(rule: Technique) -> tuple[Picture, ...]:
    """What a rule's page shows, nearly always one picture; the last has the rule's name alone.

    Of a proof, these are the frames that show more than what is supposed or concluded.
    """
    board, step = shown(rule)
    scene = scene_of(step, board)
    title = phrase("{}: {}", scene.technique, conclusion(scene.action)).text
    sketches = sketches_of(scene)
    frames = _that_matter([n for n, each in enumerate(sketches, 1) if len(each.marks) > 1] or [1])
    found: list[Picture] = []
    for place, frame in enumerate(frames, 1):
        stem = rule.name if place == len(frames) else f"{rule.name}-{place}"
        caption = sketches[frame - 1].caption
        words = title if caption is None else f"{title}. {caption.text}"
        found.append(Picture(f"{stem}.svg", words, draw_step(scene, frame=frame)))
    return tuple(found)


def _that_matter(frames: list[int]) -> list[int]:
    """The first of many frames, and the two at which they arrive."""
    return frames if len(frames) <= _MOST_FRAMES else [frames[0], *frames[1 - _MOST_FRAMES :]]


def _index() -> str:
    page_of = {rule.name: page for page in PAGES for rule in page.rules}
    lines = [
        "# The techniques",
        "",
        *wrapped(
            "For whoever wants to learn a technique, or to know what a step's name means: "
            "every rule, in the order in which the solver tries them. Each page says what its "
            "rules see, why that holds, and shows one at work on a real position."
        ),
    ]
    for tier in Tier:
        lines += ["", f"## {tier.value}. {tier.title}", ""]
        for rule in registry():
            card = rule.card
            if card.tier is tier:
                link = f"{page_of[card.slug].stem}.md#{_anchor(card.title)}"
                lines.append(f"- [{card.title}]({link}) (`{card.slug}`)")
    return "\n".join(lines) + "\n"


def _anchor(title: str) -> str:
    kept = "".join(c for c in title.lower() if c.isalnum() or c in " -_")
    return kept.replace(" ", "-")


def _page(page: Page) -> str:
    lines = [f"# {page.title}", "", *wrapped(page.intro), ""]
    lines += wrapped(
        "In the pictures, an open cell shows its candidates, and what is struck out goes. r5c6 is "
        "the cell in row 5, column 6, and boxes are counted row by row from the top left."
    )
    for rule in page.rules:
        lines += ["", *_section(rule)]
    return "\n".join(lines) + "\n"


def _section(rule: Technique) -> Iterator[str]:
    card = rule.card
    board, step = shown(rule)
    yield from (f"## {card.title}", "", *wrapped(card.summary), "", *wrapped(card.reason), "")
    yield from wrapped(f"{_particulars(card)}.")
    yield ""
    yield from _images(pictures_of(rule))
    yield ""
    told = voice_named("conversational").tell(step, board).text
    yield from quoted(told.split("\n"))
    notation = voice_named("technical").tell(step, board).text
    yield from ("", "In short:", "", "```text", notation, "```", "")
    yield from ("<details>", "<summary>In three other voices</summary>", "")
    for name, how in OTHER_VOICES.items():
        yield from (f"{how} (`{name}`):", "")
        yield from quoted(voice_named(name).tell(step, board).text.split("\n"))
        yield ""
    yield from ("</details>", "", *_further(rule), "")
    yield from ("<details>", "<summary>The board as text</summary>", "")
    yield from ("```text", board.pretty(candidates=True), "```", "", "</details>")


def _further(rule: Technique) -> Iterator[str]:
    """Where else the rule speaks; on the site these are links to the page that solves."""
    found = table()[rule.name]
    alone = _INTO_UNIQUE if rule.card.assumes_uniqueness else _INTO_ALONE
    yield from wrapped(alone if found[0].alone else _INTO_SOLVES)
    yield ""
    for each in found:
        alone = f" by `{rule.name}` alone" if each.alone else ""
        yield f"- step {each.step} of `{each.puzzle}`{alone}"


def _images(found: Sequence[Picture]) -> Iterator[str]:
    width = SHOWN_WIDTH if len(found) == 1 else SIDE_BY_SIDE
    for picture in found:
        words = escape(" ".join(picture.words.split()))
        yield f'<img src="../pictures/{picture.name}" width="{width}" alt="{words}">'


def _no_list(line: str) -> str:
    """A line that happens to begin with the digit that ends a sentence: no list begins there."""
    return re.sub(r"^(\d+)\. ", r"\1\\. ", line)


def quoted(told: Sequence[str]) -> Iterator[str]:
    """What is told as a quotation, its lines kept: long ones go on in the next, marks end them."""
    for line, following in zip(told, (*told[1:], ""), strict=True):
        mark = "\\" if line and following else ""
        *begun, last = wrapped(line, WIDTH - 2 - len(mark)) or [""]
        for part in (*begun, f"{last}{mark}"):
            yield f"> {_no_list(part)}" if part else ">"


def _particulars(card: Card) -> str:
    told = [f"`{card.slug}`"]
    if card.aliases:
        told.append(f"also called {', '.join(card.aliases)}")
    if card.se is not None:
        told.append(f"Sudoku Explainer {card.se}")
    if card.hodoku is not None:
        told.append(f"HoDoKu {card.hodoku}")
    if card.assumes_uniqueness:
        told.append("assumes that the puzzle has one solution")
    return "; ".join(told)


def wrapped(text: str, width: int = WIDTH) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]


def main() -> None:
    """Write the pages and their pictures, and remove pictures that no page shows."""
    missing = set(CARDS) - {rule.name for page in PAGES for rule in page.rules}
    if missing:
        raise SystemExit(f"technique_pages: no page has {', '.join(sorted(missing))}")
    for folder, texts in ((FOLDER, pages()), (PICTURES, pictures())):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
        for path in folder.iterdir():
            if path.name not in texts:
                path.unlink()


if __name__ == "__main__":
    main()
