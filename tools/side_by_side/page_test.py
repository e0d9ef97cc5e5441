from tools.side_by_side.draw import KINDS
from tools.side_by_side.page import PAGE, judged, refreshed, table

WRITTEN = PAGE.read_text(encoding="utf-8")


def test_the_page_says_what_the_voices_say() -> None:
    assert refreshed(WRITTEN) == WRITTEN, "write it anew: python -m tools.side_by_side --refresh"


def test_a_step_of_each_kind_is_judged() -> None:
    titles = [f"{number}. {kind.name.capitalize()}" for number, kind in enumerate(KINDS, 1)]
    assert [step.title for step in judged(WRITTEN)] == titles
    assert WRITTEN.count("<!-- told: ") == len(KINDS)


def test_the_table_has_all_scores_and_means_over_what_each_tells() -> None:
    page = """
### 1. Full house
Scores: sudologue 5/4/4, HoDoKu 1/3/4, dedoku –/–/–.
### 2. Fish
Scores: sudologue 4/4/5, HoDoKu 2/3/5, dedoku 1/1/2.
## The end
"""
    assert table(page).splitlines() == [
        "| step | sudologue | HoDoKu | dedoku |",
        "| --- | --- | --- | --- |",
        "| 1. Full house | 5/4/4 | 1/3/4 | – |",
        "| 2. Fish | 4/4/5 | 2/3/5 | 1/1/2 |",
        "| mean of those told | 4.5/4.0/4.5 (2) | 1.5/3.0/4.5 (2) | 1.0/1.0/2.0 (1) |",
        "| sudologue on the same | 4.5/4.0/4.5 (2) | 4.5/4.0/4.5 (2) | 4.0/4.0/5.0 (1) |",
    ]
