"""The names of rules as people write them: slugs, titles, other names, and those of programs."""

from __future__ import annotations

import re

from sudologue.caches import cached
from sudologue.errors import NameNotFoundError
from sudologue.messages import Messages
from sudologue.rules.cards import CARDS
from sudologue.wording import nearest

_say = Messages(__name__)

SINGLEDIGIT = {
    "naked_singles": ("naked_single",),
    "hidden_singles": ("hidden_single",),
    "naked_pairs": ("locked_pair", "naked_pair"),
    "naked_triples": ("locked_triple", "naked_triple"),
    "hidden_pairs": ("hidden_pair",),
    "hidden_triples": ("hidden_triple",),
    "naked_quads": ("naked_quad",),
    "hidden_quads": ("hidden_quad",),
    "pointing_pairs_triples": ("locked_candidates_pointing",),
    "box_line_reduction": ("locked_candidates_claiming",),
}
"""The strategies of singledigit that have other names here, and what they are here."""

_CODE = re.compile(r"\d{4,5}(-\d+)?")


def plain(name: str) -> str:
    """A name without capitals, blanks, hyphens and the like."""
    return re.sub(r"[\W_]+", "", name).lower()


def is_bookkeeping(name: str) -> bool:
    """Whether it is what singledigit calls the striking of what placed digits rule out."""
    return plain(name) == "basic"


@cached(None)
def _known() -> dict[str, tuple[str, ...]]:
    """The rules of each name, the usual one last where several share it."""
    found = {plain(name): slugs for name, slugs in SINGLEDIGIT.items()}
    for card in CARDS.values():
        for name in (card.slug, card.title, *card.aliases):
            found.setdefault(plain(name), (card.slug,))
    return found


def rule_called(name: str) -> str | None:
    """The slug of the rule of a name, if it is one.

    >>> rule_called("Skyscraper"), rule_called("x wing"), rule_called("row 3")
    ('skyscraper', 'x_wing', None)
    """
    return _known().get(plain(name), (None,))[-1]


def rules_called(name: str) -> tuple[str, ...]:
    """The slugs of the rules of a name, which may be a code of HoDoKu's, `0901` or `0901-2`.

    >>> rules_called("XY-Wing"), rules_called("naked pairs"), rules_called("0901")
    (('xy_wing',), ('locked_pair', 'naked_pair'), ('als_xz', 'als_xz_double'))
    """
    code, wanted, known = name.strip(), plain(name), _known()
    if is_bookkeeping(name):
        raise NameNotFoundError(_say("by_themselves", code=code))
    if _CODE.fullmatch(code):
        for one in (code, code.partition("-")[0]):
            cards = [card for card in CARDS.values() if one in (card.hodoku, *card.more_codes)]
            if cards:
                return tuple(card.slug for card in cards)
        raise NameNotFoundError(_say("no_code", code=code))
    if wanted in known:
        return known[wanted]
    meant = nearest(wanted, known)
    hint = _say("meant", name=known[meant][-1]) if meant else _say("list")
    raise NameNotFoundError(_say("no_technique", code=code, hint=hint))
