"""The pages of docs/techniques: each family of rules, from their cards and from a real firing.

    python -m tools.technique_pages

writes them anew. What a page shows of a rule is its card, the position on the card, with the pencil
marks as they stand there, and what the conversational voice says of what the rule finds there;
`sudologue rules` shows the same. A test sees to it that the pages say what the code does.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sudologue.narration import voice_named
from sudologue.rules import Technique, Tier, registry
from sudologue.rules.card import Card
from sudologue.rules.cards import CARDS

FOLDER = Path(__file__).resolve().parents[1] / "docs/techniques"
WIDTH = 100


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


def _index() -> str:
    page_of = {rule.name: page for page in PAGES for rule in page.rules}
    lines = [
        "# The techniques",
        "",
        *_wrapped(
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
    lines = [f"# {page.title}", "", *_wrapped(page.intro), ""]
    lines += _wrapped(
        "In the positions, a cell with several digits shows its candidates. r5c6 is the cell in "
        "row 5, column 6, and boxes are counted row by row from the top left."
    )
    for rule in page.rules:
        lines += ["", *_section(rule)]
    return "\n".join(lines) + "\n"


def _section(rule: Technique) -> Iterator[str]:
    card = rule.card
    board, step = rule.example()
    yield from (f"## {card.title}", "", *_wrapped(card.summary), "", *_wrapped(card.reason), "")
    yield from _wrapped(f"{_particulars(card)}.")
    yield from ("", "```text", board.pretty(candidates=True), "```", "")
    told = voice_named("conversational").tell(step, board).text
    for paragraph in told.split("\n"):
        yield from (f"> {line}" if line else ">" for line in _wrapped(paragraph, WIDTH - 2))
    notation = voice_named("technical").tell(step, board).text
    yield from ("", "In short:", "", "```text", notation, "```")


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


def _wrapped(text: str, width: int = WIDTH) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]


def main() -> None:
    """Write the pages."""
    missing = set(CARDS) - {rule.name for page in PAGES for rule in page.rules}
    if missing:
        raise SystemExit(f"technique_pages: no page has {', '.join(sorted(missing))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
