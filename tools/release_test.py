from __future__ import annotations

import re

import pytest

from tools import release


def test_the_version_is_the_same_wherever_it_stands() -> None:
    version = release.project("version")
    package = (release.ROOT / "sudologue" / "__init__.py").read_text("utf-8")
    citation = (release.ROOT / "CITATION.cff").read_text("utf-8")
    assert f'__version__ = "{version}"' in package
    assert f"\nversion: {version}\n" in citation


def test_the_changelog_tells_of_this_version(capsys: pytest.CaptureFixture[str]) -> None:
    release.main(["--notes"])
    assert len(capsys.readouterr().out.split()) > 50


def test_no_link_of_the_readme_stays_relative() -> None:
    page = (release.ROOT / "README.md").read_text("utf-8")
    links = set(re.findall(r"\]\(([^)#]+)", page))
    absolute = release.with_absolute_links(page, "https://example.org/r", "v1")
    pictures = re.findall(r'<img src="([^"]+)', absolute)
    assert pictures
    assert all(link.startswith("https://") for link in pictures)
    for link in links:
        assert f"](https://example.org/r/blob/v1/{link}" in absolute or ":" in link
