"""What a rule says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from sudologue.languages import current
from sudologue.languages.word_tables import read_one
from sudologue.rules.order import FAMILY_OF


class Tier(IntEnum):
    """The eight storeys of the catalogue, easiest first."""

    SINGLES = 1
    LOCKED_SETS = 2
    PATTERNS = 3
    UNIQUENESS = 4
    CHAINS = 5
    EXOTIC = 6
    FORCING = 7
    EXTREME = 8

    @property
    def title(self) -> str:
        """The tier as a heading."""
        return current().text("rules", "Tier", self.name)


@dataclass(frozen=True, repr=False)
class Card:
    """A rule's card: what it is called and what it says are in the languages' tables of its family.

    `page` is the page of the techniques' documentation that shows it, `example` a position on which
    the rule finds something, in a line that a board is read from. `se` is Sudoku Explainer's rating
    as it writes it, `hodoku` HoDoKu's code, and `more_codes` are the codes that HoDoKu has besides
    for what the rule finds. A rule that `needs_clues` is not asked about boards without any. The
    card of a rule of your own brings its texts with it, as `says`, in the form of a table.

    >>> Card("my_rule", Tier.SINGLES).title
    'My Rule'
    >>> Card("my_rule", Tier.SINGLES, says="title: A Rule of Mine").title
    'A Rule of Mine'
    """

    slug: str
    tier: Tier
    page: str = ""
    example: str = ""
    se: str | None = None
    hodoku: str | None = None
    more_codes: tuple[str, ...] = ()
    assumes_uniqueness: bool = False
    needs_clues: bool = False
    says: str = ""

    def __repr__(self) -> str:
        return f"<Card {self.slug}>"

    @property
    def title(self) -> str:
        """What it is called."""
        return self._text("title") or self.slug.replace("_", " ").title()

    @property
    def aliases(self) -> tuple[str, ...]:
        """What else it is called."""
        return tuple(filter(None, self._text("aliases").split("; ")))

    @property
    def summary(self) -> str:
        """In one sentence, what the rule sees and concludes."""
        return self._text("summary")

    @property
    def reason(self) -> str:
        """In a few sentences, why that holds."""
        return self._text("reason")

    @property
    def spotting(self) -> str:
        """In one sentence, how to find the next one with a pencil."""
        return self._text("spotting")

    def _text(self, key: str) -> str:
        if self.says:
            return read_one(self.says).get(key, "")
        family = FAMILY_OF.get(self.slug)
        return current().text(f"families.{family}", self.slug, key) if family else ""


def killer(givens: str, cages: str, odd: str = "") -> str:
    """A killer in a line: its cages as in `8: r1c1 r1c2, 15: r1c3 r1c4 r2c3`, and odd cells.

    >>> killer("....", "3: r1c1 r1c2")[:57]
    '{"size":9,"givens":"....","cages":[{"cells":["r1c1","r1c2'
    """
    parts = [cage.split(": ") for cage in cages.split(", ")]
    drawn = [f'{{"cells":[{_quoted(cells)}],"sum":{total}}}' for total, cells in parts]
    parity = f',"odd":[{_quoted(odd)}]' if odd else ""
    extra = f'"extra":{{"box":[3,3]{parity}}}'
    return f'{{"size":9,"givens":"{givens}","cages":[{",".join(drawn)}],{extra}}}'


def _quoted(cells: str) -> str:
    return ",".join([f'"{cell}"' for cell in cells.split()])
