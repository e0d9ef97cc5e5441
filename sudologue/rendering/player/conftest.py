"""Players opened in a real browser.

Where there is no Chromium such tests skip, and say so; with `SUDOLOGUE_BROWSER=required` in the
environment they fail instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sudologue
from sudologue import SolveResult
from sudologue.rendering.player import page_of
from tools.browser import Browser, chromium

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        if os.environ.get("SUDOLOGUE_BROWSER") == "required":
            pytest.fail("there is no Chromium, and SUDOLOGUE_BROWSER=required")
        pytest.skip("there is no Chromium: the player is not tried in a browser")
    with Browser() as started:
        yield started


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Callable[[SolveResult, Any], Path]:
    folder, pages = tmp_path_factory.mktemp("pages"), dict[str, Path]()

    def write(result: SolveResult, voices: Any) -> Path:
        key = f"{result.initial.to_string()} {len(result.steps)} {voices}"
        if key not in pages:
            pages[key] = folder / f"{len(pages)}.html"
            pages[key].write_text(page_of(result, voices), encoding="utf-8")
        return pages[key]

    return write


@pytest.fixture
def opened(
    browser: Browser, written: Callable[[SolveResult, Any], Path]
) -> Iterator[Callable[..., Browser]]:
    """Opens the player of a result; afterwards, nothing was said and nobody was asked."""

    def open_page(
        result: SolveResult | None = None,
        place: str = "",
        voices: Any = ("conversational",),
        size: tuple[int, int] = (1280, 860),
        **features: str,
    ) -> Browser:
        browser.set_size(*size)
        browser.emulate({name.replace("_", "-"): value for name, value in features.items()})
        browser.goto("about:blank")
        browser.goto(written(result or sudologue.solve(WING), voices).as_uri() + place)
        return browser

    yield open_page
    assert browser.console == []
    assert [url for url in browser.requests[1:] if url != "data:,"] == []
