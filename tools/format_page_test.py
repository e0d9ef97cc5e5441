from __future__ import annotations

from sudologue.formats import FORMATS, read
from tools.format_page import LIBRARY, PAGE, READ_ONLY, page


def test_the_page_says_what_the_code_does() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tools.format_page"


def test_every_format_has_its_row_and_its_sample() -> None:
    text = page()
    for known in FORMATS:
        assert text.count(f"| [`{known.slug}`](#") == 1
        assert text.count(f"\n### {known.title}\n") == 1
        assert known.can_write is (known.slug not in READ_ONLY)
        sample = text.partition(f"\n### {known.title}\n")[2].partition("\n### ")[0]
        assert "```pycon\n>>> " in sample or "```console\n$ sudologue" in sample


def test_the_position_of_the_samples_has_something_to_lose() -> None:
    board = read(LIBRARY).board
    assert board.masks.filled != board.masks.givens
    assert not board.dead_end
