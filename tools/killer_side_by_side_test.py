from __future__ import annotations

from tools.killer_side_by_side import PAGE, refreshed


def test_the_page_says_what_the_voices_say() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert refreshed(page) == page


def test_words_that_are_not_ours_are_written_over() -> None:
    page = "<!-- told: killer_pair -->\nsomething else\n<!-- end -->"
    told = refreshed(page)
    assert "something else" not in told
    assert "Killer pair. Column 1's 9(2)" in told
