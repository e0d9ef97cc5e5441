"""What the repository's pages become on the way to the site."""

from __future__ import annotations

import re

import pytest

from tools.site.sources import DOCS, pages, staged


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        # refusals: what is elsewhere, on the same page, or code
        ("docs/check.md", "[a](https://a.org/b.md)", "[a](https://a.org/b.md)"),
        ("docs/check.md", "[a](#place)", "[a](#place)"),
        ("docs/check.md", "```\n[a](nowhere.md)\n```", "```\n[a](nowhere.md)\n```"),
        ("docs/check.md", "```\nstep 2 of `1..4`\n```", "```\nstep 2 of `1..4`\n```"),
        ("docs/check.md", "[a](formats.md#line)", "[a](formats.md#line)"),
        ("docs/check.md", "[a](notebook.ipynb)", "[a](notebook.md)"),
        ("docs/check.md", "[a](trace.schema.json)", "[a](trace.schema.json)"),
        ("docs/check.md", "[a](../README.md)", "[a](index.md)"),
        ("docs/families.md", "[a](../CONTRIBUTING.md#b)", "[a](contributing.md#b)"),
        ("docs/families.md", "[a](techniques/README.md)", "[a](techniques/index.md)"),
        ("docs/techniques/fish.md", "[a](../design.md)", "[a](../design.md)"),
        ("CONTRIBUTING.md", "[a](docs/design.md#b)", "[a](design.md#b)"),
        (
            "docs/check.md",
            "[a](../sudologue/audit) [b](../LICENSE)",
            "[a](https://github.com/sudologue/sudologue/tree/main/sudologue/audit) "
            "[b](https://github.com/sudologue/sudologue/blob/main/LICENSE)",
        ),
        (
            "docs/techniques/fish.md",
            "- step 16 of `1..4`",
            '- <a href="../solve/#puzzle=1..4&amp;step=16">step 16</a> of `1..4`',
        ),
        (
            "docs/techniques/fish.md",
            "step 1 of `:0:+1 2` by `x_wing` alone",
            '<a href="../solve/#puzzle=%3A0%3A%2B1%202&amp;step=1&amp;rules=x_wing">step 1</a> '
            "of `:0:+1 2` by `x_wing` alone",
        ),
        (
            "docs/check.md",
            "step 1 of `1` by `unique_loop` alone",
            '<a href="solve/#puzzle=1&amp;step=1&amp;rules=unique_loop&amp;unique=1">step 1</a> '
            "of `1` by `unique_loop` alone",
        ),
    ],
)
def test_links_lead_to_where_the_site_has_it(path: str, text: str, expected: str) -> None:
    assert staged(text, path) == expected


def test_a_link_to_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match=r"docs/check\.md: nowhere\.md is not there"):
        staged("[a](nowhere.md)", "docs/check.md")


def test_the_start_page_lists_every_page() -> None:
    start = staged((DOCS / "README.md").read_text(encoding="utf-8"), "docs/README.md")
    listed = set(re.findall(r"^([\w/-]+)$", start.partition("```{toctree}")[2], re.MULTILINE))
    made = {"notebook", "players", "reference/index", "reference/commands"}
    top = {name.removesuffix(".md") for name in pages().values() if "/" not in name} - {"index"}
    assert listed == top | made | {"techniques/index"}


def test_the_overview_of_the_techniques_lists_each_page_once() -> None:
    path = "docs/techniques/README.md"
    text = staged((DOCS.parent / path).read_text(encoding="utf-8"), path)
    listed = re.findall(r"^([\w-]+)$", text.partition("```{toctree}")[2], re.MULTILINE)
    assert sorted(f"techniques/{name}.md" for name in listed) == sorted(
        name for name in pages().values() if name.startswith("techniques/") and "index" not in name
    )
    assert ":caption:" not in text
