"""What a rule says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


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
        return _TITLES[self]


_TITLES = {
    Tier.SINGLES: "Singles",
    Tier.LOCKED_SETS: "Locked candidates and subsets",
    Tier.PATTERNS: "Fish, single-digit patterns, wings and colouring",
    Tier.UNIQUENESS: "Uniqueness",
    Tier.CHAINS: "Almost locked sets and chains",
    Tier.EXOTIC: "Exotic set logic",
    Tier.FORCING: "Forcing chains and nets",
    Tier.EXTREME: "The widest patterns, and contradictions within contradictions",
}


@dataclass(frozen=True, repr=False)
class Card:
    """A rule's card.

    `summary` says in one sentence what the rule sees and concludes, `reason` in a few why that
    holds, and `spotting` in one how to find the next one with a pencil. `page` is the page of the
    techniques' documentation that shows it, `example` a position on which the rule finds something,
    in a line that a board is read from. `se` is Sudoku Explainer's rating as it writes it, `hodoku`
    HoDoKu's code, and `more_codes` are the codes that HoDoKu has besides for what the rule finds. A
    rule that `needs_clues` is not asked about boards without any.
    """

    slug: str
    title: str
    tier: Tier
    summary: str
    reason: str
    spotting: str = ""
    page: str = ""
    example: str = ""
    aliases: tuple[str, ...] = ()
    se: str | None = None
    hodoku: str | None = None
    more_codes: tuple[str, ...] = ()
    assumes_uniqueness: bool = False
    needs_clues: bool = False

    def __repr__(self) -> str:
        return f"<Card {self.slug}>"


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
