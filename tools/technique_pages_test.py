from __future__ import annotations

from collections import Counter

from sudologue.rules.cards import CARDS
from tools.technique_pages import FOLDER, PAGES, pages


def test_the_pages_say_what_the_code_does() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert written == pages(), "write them anew: python -m tools.technique_pages"


def test_every_rule_is_on_one_page() -> None:
    shown = Counter(rule.name for page in PAGES for rule in page.rules)
    assert shown == Counter(iter(CARDS))
