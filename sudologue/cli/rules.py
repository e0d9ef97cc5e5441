"""`sudologue rules`: the cards, easiest first."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import groupby

import click

from sudologue.rules import Card, named, registry


@click.command(short_help="List the rules, easiest first; or show one rule's card.")
@click.argument("slug", required=False)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="A table, or a JSON document.",
)
def rules(slug: str | None, form: str) -> int:
    """List the rules in the order in which they are tried, or show the card of one.

    SE is Sudoku Explainer's rating, HoDoKu the code in its library. A rule marked "unique" is used
    only with --assume-unique.
    """
    cards = [rule.card for rule in registry()] if slug is None else [named(slug).card]
    if form == "json":
        records = [{**asdict(card), "tier": int(card.tier)} for card in cards]
        click.echo(json.dumps(records if slug is None else records[0], indent=2))
    elif slug is None:
        click.echo("\n".join(_table(cards)))
    else:
        click.echo(_card(cards[0]))
    return 0


def _table(cards: list[Card]) -> list[str]:
    """The rules by tier, in columns."""
    slugs = max(len(card.slug) for card in cards)
    titles = max(len(card.title) for card in cards)
    lines: list[str] = []
    for tier, members in groupby(cards, key=lambda card: card.tier):
        lines += ["", tier.title] if lines else [tier.title]
        for card in members:
            facts = [
                card.se and f"SE {card.se}",
                card.hodoku and f"HoDoKu {card.hodoku}",
                "unique" if card.assumes_uniqueness else None,
            ]
            told = ", ".join(fact for fact in facts if fact)
            lines.append(f"  {card.slug:{slugs}}  {card.title:{titles}}  {told}".rstrip())
    return lines


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
    return "\n".join(lines)
