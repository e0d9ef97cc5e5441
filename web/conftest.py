"""The page, built once and served on this machine, in a real browser with its solver loaded.

Building it takes npm, and looking at it takes Chromium: where one of them is missing such tests
skip, and say so; with `SUDOLOGUE_BROWSER=required` in the environment they fail instead.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tools.browser import Browser, chromium
from tools.web_page import build, server

README = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

START = 90.0
"""Seconds that the solver may take to load on the busiest of machines."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page in a folder, which all workers of a run share."""
    if chromium() is None or shutil.which("npm") is None:
        missing = "there is no Chromium or no npm"
        if os.environ.get("SUDOLOGUE_BROWSER") == "required":
            pytest.fail(f"{missing}, and SUDOLOGUE_BROWSER=required")
        pytest.skip(f"{missing}: the page is not tried in a browser")
    is_one_of_several = "PYTEST_XDIST_WORKER" in os.environ
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if is_one_of_several else base) / "page"
    with (folder.parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "build.json").exists():
            build(folder)
    return folder


@contextmanager
def serving(folder: Path) -> Generator[str, None, None]:
    """The address of a folder, as long as it is served."""
    with server(folder) as served:
        thread = threading.Thread(target=served.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://localhost:{served.server_port}/"
        finally:
            served.shutdown()
            thread.join()


class Page:
    """The page in a browser, and what tests do with it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def open(self, hash: str = "") -> None:
        """Load it afresh, at a size of a desk's; a solver begins to load as well."""
        self.browser.set_size(1280, 860)
        self.browser.emulate()
        self.browser.goto("about:blank")
        self.browser.goto(self.address + hash)
        self.browser.wait_for("document.body.dataset.page == 'ready'", START)

    def wait_until_ready(self) -> None:
        """Wait for the solver."""
        self.browser.wait_for("document.body.dataset.solver != 'loading'", START)
        assert self.browser.evaluate("document.body.dataset.solver") == "ready"

    def settle(self) -> None:
        """Wait until nothing is asked any more."""
        idle = "(page => !page.asking.busy && !page.steps.isOnItsWay)(sudologue.page)"
        self.browser.wait_for(idle, START)

    def type(self, text: str) -> None:
        """A puzzle into the field, as somebody types it."""
        field = "document.getElementById('text')"
        self.browser.evaluate(f"{field}.value = ''; {field}.focus()")
        self.browser.ask("Input.insertText", text=text)
        self.browser.key("Enter")
        self.browser.evaluate("document.activeElement.blur()")
        self.settle()

    def press(self, *keys: str) -> None:
        """Keys, one after the other; each is answered before the next."""
        for key in keys:
            self.browser.key(key)
            self.settle()

    def click(self, text: str) -> None:
        """A button that says this, and can be seen."""
        script = (
            "(text => [...document.querySelectorAll('button')]"
            ".find(b => b.offsetParent && b.textContent == text).click())"
        )
        self.browser.evaluate(f"{script}({json.dumps(text)})")
        self.settle()

    def choose(self, cell: int) -> None:
        """A cell of the board."""
        self.browser.evaluate(f"sudologue.page.board.focus({cell})")

    def ask(self, question: str, **particulars: Any) -> Any:
        """What the solver in the page answers."""
        asked = f"{json.dumps(question)}, {json.dumps(particulars)}"
        return self.browser.evaluate(f"sudologue.ask({asked})")

    def text(self, key: str) -> str:
        """What an element says."""
        return self.browser.evaluate(f"document.getElementById({json.dumps(key)}).textContent")

    @property
    def words(self) -> str:
        """What is told."""
        return self.text("words")

    @property
    def digits(self) -> str:
        """The board that is shown, in a line."""
        return self.browser.evaluate(
            "sudologue.page.board.board.values.map(v => v ? v.toString(36) : '.').join('')"
        )

    @property
    def label(self) -> Callable[[int], str]:
        """What a cell is called for those who hear it."""
        return lambda cell: self.browser.evaluate(
            f"sudologue.page.board.spoken[{cell}].getAttribute('aria-label')"
        )


@pytest.fixture(scope="session")
def page(built: Path) -> Iterator[Page]:
    """The page with its solver loaded; what it asked for is looked at in the end."""
    with serving(built) as address, Browser() as browser:
        opened = Page(browser, address)
        opened.open()
        opened.wait_until_ready()
        yield opened
        assert browser.console == []
        assert [url for url in browser.requests if not url.startswith((address, "blob:"))] == []
