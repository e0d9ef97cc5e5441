"""`sudologue rules`: the cards, easiest first."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from sudologue.cli import names, options
from sudologue.cli.console import aligned
from sudologue.cli.sink import standard_output
from sudologue.rules import Card, registry


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [rule.name for rule in registry() if rule.name.startswith(incomplete)]


@click.command()
@click.argument("slug", required=False, shell_complete=_complete)
@options.form("A table, or one card in full; or a JSON document.")
def rules(slug: str | None, form: str) -> int:
    """List the rules in the order in which they are tried, or show the card of one.

    The tier counts the eight storeys of the catalogue, from singles to nested proofs; SE is Sudoku
    Explainer's rating, HoDoKu the code in its library. Rules marked as assuming uniqueness are used
    only with --assume-unique.

    \b
    Examples:
      sudologue rules
      sudologue rules naked_pair
    """
    if slug is not None:
        card = names.rule_named(slug).card
        data, text = _data(card), _card(card)
    else:
        cards = [rule.card for rule in registry()]
        data, text = [*map(_data, cards)], aligned([_HEADS, *map(_row, cards)])
    standard_output().write(f"{json.dumps(data, indent=2)}\n" if form == "json" else text)
    return 0


_HEADS = ("RULE", "TITLE", "TIER", "HODOKU", "SE", "ASSUMES")


def _row(card: Card) -> tuple[str, ...]:
    return (
        card.slug,
        card.title,
        str(int(card.tier)),
        card.hodoku or "",
        card.se or "",
        "uniqueness" if card.assumes_uniqueness else "",
    )


def _card(card: Card) -> str:
    lines = [card.title, "", card.summary, "", card.reason, ""]
    lines.append(f"slug: {card.slug}")
    if card.aliases:
        lines.append(f"also called: {', '.join(card.aliases)}")
    lines.append(f"tier: {int(card.tier)}, {card.tier.title}")
    if card.se:
        lines.append(f"Sudoku Explainer's rating: {card.se}")
    if card.hodoku:
        lines.append(f"HoDoKu's code: {card.hodoku}")
    if card.assumes_uniqueness:
        lines.append("takes it for granted that the puzzle has one solution: needs --assume-unique")
    return "".join(f"{line}\n" for line in lines)


def _data(card: Card) -> dict[str, object]:
    return {**asdict(card), "tier": int(card.tier)}
