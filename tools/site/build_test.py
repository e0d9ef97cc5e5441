"""The site is built once, and looked at: its links, its pictures, its size, and what it asks for.

Where what builds it is not installed the tests skip; with `SUDOLOGUE_SITE=required` in the
environment they fail instead. `python -m tools.install --with docs` installs what it takes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from sudologue.rules import registry
from tools.browser import Browser, chromium
from tools.further_positions import table
from tools.site import build
from tools.site.players import SOLVES

MOST_BYTES = 25_000_000
ASSETS = {"img": "src", "script": "src", "iframe": "src", "source": "src", "link": "href"}
_IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


class Page(HTMLParser):
    """A page's links, its assets, what can be linked to in it, and its pictures."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.assets: list[str] = []
        self.places: set[str] = set()
        self.pictures: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if "id" in has:
            self.places.add(has["id"])
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        if tag in ASSETS and has.get("rel", "") not in ("next", "prev", "index", "search"):
            self.assets += [has[ASSETS[tag]]] if ASSETS[tag] in has else []
        if tag == "img":
            self.pictures.append(has["src"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built without a warning."""
    fault = build.missing()
    if fault is not None and os.environ.get("SUDOLOGUE_SITE") == "required":
        pytest.fail(f"SUDOLOGUE_SITE=required, and {fault}")
    if fault is not None:
        pytest.skip(f"so the site is not built: {fault}")
    folder = tmp_path_factory.mktemp("site") / "built"
    build.build(folder)
    return folder


@cache
def pages(site: Path) -> Mapping[Path, Page]:
    """Every page but the solver's own, which has tests of its own."""
    files = (path for path in site.rglob("*.html") if site / "solve" not in path.parents)
    return {path: Page(path) for path in files}


def _led_to(site: Path, path: Path, link: str) -> tuple[Path, str] | None:
    """The file that a link leads to, and the place in it; nothing for another host's."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    return (file / "index.html" if file.is_dir() else file), parts.fragment


@pytest.mark.slow
def test_every_link_leads_somewhere(site: Path) -> None:
    broken: list[str] = []
    for path, page in pages(site).items():
        for link in page.links:
            led_to = _led_to(site, path, link)
            if led_to is None or site / "solve" in led_to[0].parents:
                continue  # another host's, or a position, which the page that solves reads
            file, place = led_to
            known = pages(site)[file].places if file in pages(site) else {place}
            if not file.is_file() or (place and place not in known):
                broken.append(f"{path.relative_to(site)}: {link}")
    assert broken == []


@pytest.mark.slow
def test_the_page_that_solves_leads_back(site: Path) -> None:
    solver = site / "solve/index.html"
    led_to = [_led_to(site, solver, link) for link in Page(solver).links]
    assert (site / "index.html", "") in led_to


@pytest.mark.slow
def test_no_page_asks_another_host_for_anything(site: Path) -> None:
    asked = [(path.name, each) for path, page in pages(site).items() for each in page.assets]
    styles = (path.read_text(encoding="utf-8") for path in site.rglob("*.css"))
    asked += [("css", "".join(found)) for style in styles for found in _IN_STYLE.findall(style)]
    assert len(asked) > 100
    hosts = [(name, each) for name, each in asked if re.match(r"(?!data:)(\w+:|//)", each)]
    assert hosts == []


@pytest.mark.slow
def test_each_rule_has_its_picture_and_its_positions(site: Path) -> None:
    techniques = {
        path.stem: page for path, page in pages(site).items() if "techniques" in str(path)
    }
    for rule in registry():
        page = techniques[rule.card.page]
        [drawn] = [src for src in page.pictures if src.endswith(f"/{rule.name}.svg")]
        assert (site / "techniques" / drawn).is_file(), rule
    opened = [query for page in techniques.values() for query in _positions(page)]
    wanted = [(each.puzzle, str(each.step)) for its in table().values() for each in its]
    assert sorted(opened) == sorted(wanted)


def _positions(page: Page) -> Iterator[tuple[str, str]]:
    for link in page.links:
        if "solve/#" in link:
            asked = parse_qs(urlsplit(link).fragment)
            yield asked["puzzle"][0], asked["step"][0]


@pytest.mark.slow
def test_it_is_small_and_any_host_can_serve_it(site: Path) -> None:
    assert (site / ".nojekyll").is_file()
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) <= MOST_BYTES
    assert {path.stem for path in site.glob("play/*.html")} == {each.name for each in SOLVES}
    assert (site / "notebook.ipynb").is_file()


@pytest.mark.slow
@pytest.mark.skipif(chromium() is None, reason="there is no Chromium")
@pytest.mark.parametrize(
    "name",
    ["index", "techniques/wings", "techniques/exotic", "reference/model", "notebook", "formats"],
)
def test_a_phone_shows_it_without_scrolling_sideways(site: Path, name: str) -> None:
    with Browser() as browser:
        browser.set_size(320, 640, mobile=True)
        browser.goto((site / f"{name}.html").as_uri())
        assert browser.evaluate("document.documentElement.scrollWidth") <= 320
        assert browser.console == []
        assert [each for each in browser.requests if each.startswith("http")] == []


def test_what_is_missing_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "NEWEST", (4, 0))
    with pytest.raises(build.CannotBuildError, match=r"^the site is built with Python 4\.0, and"):
        build.build(Path("nowhere"))
    monkeypatch.setattr(build, "NEWEST", (3, 11))
    monkeypatch.setattr(build, "NEEDED", ("json", "no_such_package"))
    assert build.missing() == "not installed: no_such_package (python -m tools.install --with docs)"
