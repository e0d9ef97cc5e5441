from __future__ import annotations

import re

import pytest

from puzzles.laws import Laws
from sudologue import oracle
from sudologue.rules import named
from sudologue.rules.card import Card, Tier
from sudologue.rules.cards import CARDS

law = Laws[Card]()


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_law_holds(card: Card) -> None:
    assert law.hold_for(card)


def test_the_tiers_are_eight_storeys_easiest_first() -> None:
    assert [tier.title for tier in sorted(Tier)] == [
        "Singles",
        "Locked candidates and subsets",
        "Fish, single-digit patterns, wings and colouring",
        "Uniqueness",
        "Almost locked sets and chains",
        "Exotic set logic",
        "Forcing chains and nets",
        "The widest patterns, and contradictions within contradictions",
    ]


@law
def a_slug_is_a_lower_case_identifier(card: Card) -> None:
    assert CARDS[card.slug] is card
    assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", card.slug)


@law
def a_summary_is_one_sentence_and_a_reason_some(card: Card) -> None:
    for text in (card.summary, card.reason):
        assert text[0].isupper()
        assert text.endswith(".")
        assert text == " ".join(text.split())
    assert not re.search(r"[.!?] ", card.summary)


@law
def titles_and_aliases_are_told_apart(card: Card) -> None:
    assert card.title
    assert len(set(card.aliases)) == len(card.aliases)
    assert card.title.lower() not in card.aliases


def test_no_two_cards_share_a_title_or_a_hodoku_code() -> None:
    titles = [card.title for card in CARDS.values()]
    assert len(set(titles)) == len(titles)


@law
def codes_are_written_as_hodoku_writes_them(card: Card) -> None:
    assert card.hodoku is None or re.fullmatch(r"\d{4}(-\d)?", card.hodoku)


@law
def only_the_uniqueness_tier_takes_one_solution_for_granted(card: Card) -> None:
    assert card.assumes_uniqueness == (card.tier is Tier.UNIQUENESS)


@law
def an_example_is_a_position_that_the_rule_shows(card: Card) -> None:
    rule = named(card.slug)
    board, step = rule.example()
    assert step.inference.rule == rule.name
    assert step.board == step.inference.action.apply(board)
    assert oracle.count_solutions(board, limit=1).found
