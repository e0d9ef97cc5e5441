from __future__ import annotations

from collections import Counter

from sudologue.rules.cards import CARDS
from tools.technique_pages import FOLDER, PAGES, golden_positions, pages


def test_the_pages_say_what_the_code_does() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert written == pages(), "write them anew: python -m tools.technique_pages"


def test_every_rule_is_on_one_page() -> None:
    shown = Counter(card.slug for page in PAGES for card in page.cards)
    assert shown == Counter(iter(CARDS))


def test_every_rule_has_a_position_where_it_fires() -> None:
    positions = golden_positions()
    assert set(positions) == set(CARDS)
    assert all(golden.step.inference.rule == slug for slug, golden in positions.items())
