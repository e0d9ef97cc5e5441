from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path

from sudologue.rules import registry
from sudologue.rules.cards import CARDS
from tools import technique_pages
from tools.technique_pages import FOLDER, PAGES, PICTURES
from tools.technique_positions import FEWEST_DIGITS, POSITIONS, shown

ANEW = "write them anew: python -m tools.technique_pages"

pages, pictures = cache(technique_pages.pages), cache(technique_pages.pictures)


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_the_pages_say_what_the_code_does() -> None:
    assert files(FOLDER) == pages(), ANEW


def test_the_pictures_show_what_the_code_draws() -> None:
    written, drawn = files(PICTURES), pictures()
    assert sorted(written) == sorted(drawn), ANEW
    # names alone: nobody wants to read how two pictures differ
    assert [name for name in drawn if written[name] != drawn[name]] == [], ANEW


def test_every_rule_is_on_one_page() -> None:
    names = Counter(rule.name for page in PAGES for rule in page.rules)
    assert names == Counter(iter(CARDS))


def test_every_picture_is_on_one_page_and_told_to_those_who_cannot_see_it() -> None:
    images = re.findall(
        r'^<img src="\.\./pictures/(\S+)" .* alt="([^"]+)">$', "".join(pages().values()), re.M
    )
    assert sorted(name for name, _ in images) == sorted(pictures())
    by_name = dict(images)
    for rule in registry():
        assert by_name[f"{rule.name}.svg"].startswith(f"{rule.card.title}: ")


def test_the_pictures_are_well_formed_and_take_little_room() -> None:
    drawn = pictures().values()
    for each in drawn:
        ET.fromstring(each)
    assert sum(len(each.encode()) for each in drawn) < 2_000_000


def test_no_position_is_nearly_empty() -> None:
    assert set(POSITIONS) <= set(CARDS)
    for rule in registry():
        board, _ = shown(rule)
        assert board.masks.filled.bit_count() >= FEWEST_DIGITS, rule
