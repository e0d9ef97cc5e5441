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
_INTO_SOLVES = "Where it comes up in a solve:"
_INTO_ALONE = (
    "In every puzzle solved for these pages, an easier technique came first. Used alone, it comes "
    "up here:"
)
_INTO_UNIQUE = "Used alone, and assuming one solution, it comes up here:"
OTHER_VOICES = {"terse": "In one line", "teacher": "As a teacher would", "proof": "As a proof"}
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
        "A cell with one candidate left, or a digit with one place left in a house. Singles fill "
        "nearly every cell; all other techniques are there to bring more of them about.",
    ),
    Page(
        "locked-candidates",
        "Locked candidates",
        "If all of a digit's places in one house lie in a second house, too, the second house "
        "can't have the digit anywhere else.",
    ),
    Page(
        "subsets",
        "Subsets",
        "As many cells as digits, closed off from the rest of a house. You find a naked subset by "
        "its cells, a hidden one by its digits. A locked one works in two houses at once.",
    ),
    Page(
        "fish",
        "Fish",
        "Take one digit. If its places in some rows all lie in the same number of columns, these "
        "rows use up the digit in all of those columns, so no other cell of the columns can have "
        "it. The rows are the base, the columns the cover; it works the other way round, too. "
        "Places of the base outside the cover are fins. With fins, only cells that see all of "
        "them lose the digit.",
    ),
    Page(
        "wide-fish",
        "Franken, mutant and Siamese fish",
        "Fish with boxes in them, or with rows and columns mixed on one side. The argument is the "
        "same as for plain fish, but they are much harder to see.",
    ),
    Page(
        "single-digit",
        "Patterns of one digit",
        "Two houses have two places each for a digit, or nearly so, and a third house joins them. "
        "At least one of the two far ends has the digit.",
    ),
    Page(
        "wings",
        "Wings and pairs",
        "A few cells with few candidates, tied together. Whatever the middle one is, one of the "
        "outer ones has the digit in question.",
    ),
    Page(
        "cages",
        "Killer cages",
        "The digits of a cage are all different and add up to its number. So only some "
        "combinations of digits fit. These techniques use the combinations of a cage, and what "
        "cages and houses say together. Those that add up whole houses are the rule of 45.",
    ),
    Page(
        "thermometers",
        "Thermometers",
        "Digits increase along a thermometer, from its bulb to its tip; on a slow one they may "
        "stay the same. Each cell limits all that come after it and all that come before.",
    ),
    Page(
        "arrows",
        "Arrows",
        "The digits on the shaft of an arrow add up to the digit in its circle, or to the number "
        "in its pill, tens first. A digit may repeat on a shaft, unless its cells see each other.",
    ),
    Page(
        "clues",
        "Clues",
        "A cage, an arrow, a thermometer or any other marking can only be filled in certain ways. "
        "A candidate that is in none of them can go.",
    ),
    Page(
        "rule-of-45",
        "The rule of 45",
        "Every row, column and box adds up to 45, and cages have totals, too. Subtract, and you "
        "know what the cells between them hold. Innies are cells of a house that its cages miss; "
        "outies are cells of its cages that stick out.",
    ),
    Page(
        "colouring",
        "Colouring",
        "Candidates that come in either-or pairs, painted in two colours: all of one colour are "
        "true, all of the other false.",
    ),
    Page(
        "uniqueness",
        "Uniqueness",
        "Patterns that would give a puzzle two solutions. They prove something only if the puzzle "
        "has one, so Sudologue uses them only if you allow it, and says so each time.",
    ),
    Page(
        "chains",
        "Chains and loops",
        "Links that pass something on. Of the two ends of a strong link at least one is true, of "
        "the two ends of a weak link at most one. Where strong and weak links alternate, at least "
        "one end of the whole chain is true.",
    ),
    Page(
        "almost-locked-sets",
        "Almost locked sets",
        "Cells of one house with one digit more than there are cells. Take away one of the "
        "digits, and the cells need all the others.",
    ),
    Page(
        "templates",
        "Templates and overlays",
        "All the ways to place a digit in the whole grid, and what they have in common.",
    ),
    Page(
        "exotic",
        "Exocets, tridagons, SK-loops, fireworks",
        "Patterns of the hardest puzzles. They are large and rare, but one of them replaces page "
        "after page of forcing nets.",
    ),
    Page(
        "forcing",
        "Forcing chains and nets",
        "Proofs by cases and by contradiction. Suppose a candidate and follow the singles: if you "
        "run into a contradiction, it is false. And what follows from every candidate of a cell, "
        "or from every place of a digit in a house, is true in any case.",
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
            "Learn a technique, or look up what a step's name means. These are all of them, in "
            "the order in which the solver tries them, so stop where you can solve the puzzles "
            "you like. Each has a sentence here, and on its page how to spot it, why it works, "
            "and an example from a real puzzle. Two cells see each other if they share a row, a "
            "column or a box; a candidate is a digit that a cell could still be."
        ),
    ]
    for tier in Tier:
        lines += ["", f"## {tier.value}. {tier.title}", ""]
        for rule in registry():
            card = rule.card
            if card.tier is tier:
                link = f"{page_of[card.slug].stem}.md#{_anchor(card.title)}"
                lines.append(f"- [{card.title}]({link}): {card.summary}")
    return "\n".join(lines) + "\n"


def _anchor(title: str) -> str:
    kept = "".join(c for c in title.lower() if c.isalnum() or c in " -_")
    return kept.replace(" ", "-")


def _page(page: Page) -> str:
    lines = [f"# {page.title}", "", *wrapped(page.intro), ""]
    lines += wrapped(
        "In the pictures, open cells show their candidates, and candidates that go are struck "
        "out. r5c6 is the cell in row 5, column 6. Boxes are counted row by row from the top "
        "left."
    )
    for rule in page.rules:
        lines += ["", *_section(rule)]
    return "\n".join(lines) + "\n"


def _section(rule: Technique) -> Iterator[str]:
    card = rule.card
    board, step = shown(rule)
    yield from (f"## {card.title}", "", *wrapped(f"**{card.summary}**"), "")
    for heading, text in (("How to spot it", card.spotting), ("Why it works", card.reason)):
        yield from (*wrapped(f"*{heading}.* {text}"), "")
    yield from _images(pictures_of(rule))
    yield ""
    told = voice_named("conversational").tell(step, board).text
    yield from quoted(told.split("\n"))
    notation = voice_named("technical").tell(step, board).text
    yield from ("", "In the technical voice:", "", "```text", notation, "```", "")
    yield from wrapped(f"{_particulars(card)}.")
    yield from ("", "<details>", "<summary>In three other voices</summary>", "")
    for name, how in OTHER_VOICES.items():
        yield from (f"{how} (`{name}`):", "")
        yield from quoted(voice_named(name).tell(step, board).text.split("\n"))
        yield ""
    yield from ("</details>", "", *_further(rule), "")
    yield from ("<details>", "<summary>The board as text</summary>", "")
    yield from ("```text", board.pretty(candidates=True), "```", "", "</details>")


def _further(rule: Technique) -> Iterator[str]:
    """Where else the rule comes up; on the site these are links to the page that solves."""
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
    """A line that begins with a dash, or with the digit that ends a sentence: no list begins."""
    return re.sub(r"^(\d+(?=\. )|(?=- ))", r"\1\\", line)


def quoted(told: Sequence[str]) -> Iterator[str]:
    """What is told as a quotation, its lines kept: long ones go on in the next, marks end them."""
    for line, following in zip(told, (*told[1:], ""), strict=True):
        mark = "\\" if line and following else ""
        *begun, last = wrapped(line, WIDTH - 2 - len(mark)) or [""]
        for part in (*begun, f"{last}{mark}"):
            yield f"> {_no_list(part)}" if part else ">"


def _particulars(card: Card) -> str:
    told = [f"Name on the command line: `{card.slug}`"]
    if card.aliases:
        told.append(f"also called {', '.join(card.aliases)}")
    if card.se is not None:
        told.append(f"Sudoku Explainer {card.se}")
    if card.hodoku is not None:
        told.append(f"HoDoKu {card.hodoku}")
    if card.assumes_uniqueness:
        told.append("assumes that the puzzle has one solution (`--assume-unique`)")
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
