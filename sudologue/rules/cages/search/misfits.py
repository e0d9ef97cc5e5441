"""Why cells cannot take a set of digits, one each: the plainest of the reasons.

By Hall's theorem some of the digits have fewer places than they are. Seen from the cells, that is a
cell that can be none of the digits if all of them have to share the others.
"""

from __future__ import annotations

from itertools import combinations

from sudologue.model import Cell, bits_of
from sudologue.model.walks import Domains
from sudologue.rules.cages.evidence import Misfit
from sudologue.rules.cages.search.open_cages import DigitSet, digits_of


def misfit(digits: DigitSet, cells: tuple[Cell, ...], domains: Domains) -> Misfit:
    """Digits with too few places: one that has none, else those a cell is lost to, else the fewest.

    The digits are as many as the cells, and cannot be laid out over them.
    """
    each = [1 << bit for bit in bits_of(digits)]
    without_one = [digits] if any(not domain & digits for domain in domains) else []
    groups = (
        sum(some) for number in range(1, len(each) + 1) for some in combinations(each, number)
    )
    for crowded in (*(d for d in each if not _places(d, domains)), *without_one, *groups):
        places = _places(crowded, domains)
        if len(places) < crowded.bit_count():
            where = tuple([cells[place] for place in places])
            return Misfit(digits_of(digits), digits_of(crowded), where)
    raise AssertionError("these cells can take these digits")


def _places(digits: DigitSet, domains: Domains) -> list[int]:
    """The places of the cells that can be one of the digits."""
    return [place for place, domain in enumerate(domains) if domain & digits]
