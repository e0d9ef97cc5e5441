"""Names of rules, as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from sudologue.errors import NameNotFoundError
from sudologue.rules import CARDS, Card, Technique, named
from sudologue.rules.order import FAMILY_OF
from sudologue.wording import nearest


def rules_named(names: str, assume_unique: bool) -> list[Technique]:
    """The rules of a list with commas, in its order."""
    wanted = [name for name in names.split(",") if name.strip() and not is_bookkeeping(name)]
    cards = dict.fromkeys(card for name in wanted for card in cards_called(name))
    if not cards:
        raise NameNotFoundError("--rules names no technique; 'sudologue rules' lists them")
    for card in cards:
        if card.assumes_uniqueness and not assume_unique:
            raise NameNotFoundError(
                f"{card.slug!r} assumes that the puzzle has one solution; add --assume-unique"
            )
    return [named(card.slug) for card in cards]


def is_bookkeeping(name: str) -> bool:
    """Whether it is what singledigit calls the striking of what placed digits rule out."""
    return _plain(name) == "basic"


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


def cards_called(name: str) -> list[Card]:
    """The card of the rule of a name, or those of the rules that share it.

    That may be a code of HoDoKu's, such as `0901` or `0901-2`, or one of singledigit's strategies.
    """
    code = name.strip()
    if is_bookkeeping(name):
        raise NameNotFoundError(f"{code!r} is not a technique here; boards do it by themselves")
    theirs = SINGLEDIGIT.get("_".join(_plain(name).split()))
    if theirs is not None:
        return [CARDS[slug] for slug in theirs]
    if _CODE.fullmatch(code) is None:
        return [_card_named(name)]
    for known in (code, code.partition("-")[0]):
        cards = [card for card in CARDS.values() if known in (card.hodoku, *card.more_codes)]
        if cards:
            return cards
    raise NameNotFoundError(f"no technique has HoDoKu's code {code}; 'sudologue rules' lists them")


def _card_named(name: str) -> Card:
    """The card of a slug, a title or another name, hyphens and capitals or not."""
    wanted = _plain(name)
    by_name: dict[str, Card] = {}
    for card in CARDS.values():
        for known in (card.slug, card.title, *card.aliases):
            by_name.setdefault(_plain(known), card)
    if wanted in by_name:
        return by_name[wanted]
    meant = nearest(wanted, by_name)
    hint = f"did you mean {by_name[meant].slug!r}?" if meant else "'sudologue rules' lists them"
    raise NameNotFoundError(f"there is no technique {name.strip()!r}; {hint}")


def _plain(name: str) -> str:
    letters = (c if c.isalnum() else " " for c in name.lower())
    return " ".join("".join(letters).split())


def families() -> Iterable[tuple[str, str]]:
    """The families of rules, each with its rules, for shells to complete."""
    rules_of: dict[str, list[str]] = {}
    for slug, family in FAMILY_OF.items():
        rules_of.setdefault(family, []).append(slug)
    return [(family, ", ".join(slugs)) for family, slugs in sorted(rules_of.items())]
