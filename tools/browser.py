"""Chromium from Python, by the standard library alone: over a pipe, in its own protocol (CDP).

    with Browser() as browser:
        browser.goto(path.as_uri())
        browser.key("ArrowRight")
        assert browser.evaluate("document.title") == "…"

Where there is no Chromium, `chromium()` is `None`.
"""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_FLAGS = (
    "--headless",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--hide-scrollbars",
)
_PATIENCE = 30.0
_CODES = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9, " ": 32,
          "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "Enter": 13}  # fmt: skip

Message = dict[str, Any]


class BrowserError(Exception):
    """What the browser refused, what a script threw, or that nothing came in time."""


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


class Browser:
    """A Chromium with one page; `console` and `requests` have what happened since `goto`."""

    def __init__(self) -> None:
        program = chromium()
        if program is None:
            raise BrowserError("there is no Chromium")
        self.console: list[str] = []
        self.requests: list[str] = []
        self._loaded = 0
        self._number = 0
        self._received = b""
        self._profile = tempfile.mkdtemp(prefix="browser-")
        self._process, self._out, self._into = _started(program, self._profile)
        try:
            target = self._ask("Target.createTarget", url="about:blank")["targetId"]
            attached = self._ask("Target.attachToTarget", targetId=target, flatten=True)
            self._session: str | None = attached["sessionId"]
            for domain in ("Page", "Runtime", "Network", "Log", "Accessibility"):
                self.ask(f"{domain}.enable")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the browser, and forget what it kept."""
        for pipe in (self._out, self._into):
            with suppress(OSError):
                os.close(pipe)
        with suppress(ProcessLookupError):
            os.killpg(self._process, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self._process, 0)
        shutil.rmtree(self._profile, ignore_errors=True)

    # the protocol

    def ask(self, method: str, **parameters: Any) -> Message:
        """Call a method of the protocol for the page."""
        return self._ask(method, self._session, **parameters)

    def processor_time(self) -> float:
        """Seconds of processors that all its processes have taken so far."""
        return sum(
            each["cpuTime"] for each in self._ask("SystemInfo.getProcessInfo")["processInfo"]
        )

    def _ask(self, method: str, session: str | None = None, **parameters: Any) -> Message:
        self._number += 1
        number = self._number
        message: Message = {"id": number, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        waiting = memoryview(json.dumps(message).encode() + b"\0")
        while waiting:
            waiting = waiting[os.write(self._into, waiting) :]
        while True:
            answer = self._next(time.monotonic() + _PATIENCE)
            if answer is None:
                raise BrowserError(f"no answer to {method}")
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _next(self, until: float) -> Message | None:
        """The next message, if one comes until then; what it tells is noted."""
        while b"\0" not in self._received:
            ready, _, _ = select.select([self._out], [], [], max(until - time.monotonic(), 0))
            if not ready:
                return None
            read = os.read(self._out, 1 << 16)
            if not read:
                raise BrowserError("the browser has ended")
            self._received += read
        first, _, self._received = self._received.partition(b"\0")
        message: Message = json.loads(first)
        self._note(message.get("method", ""), message.get("params", {}))
        return message

    def _note(self, method: str, parameters: Message) -> None:
        if method == "Runtime.consoleAPICalled":
            said = [str(each.get("value", each.get("description"))) for each in parameters["args"]]
            self.console.append(f"{parameters['type']}: {' '.join(said)}")
        elif method == "Runtime.exceptionThrown":
            self.console.append(f"exception: {_thrown(parameters['exceptionDetails'])}")
        elif method == "Log.entryAdded":
            entry = parameters["entry"]
            self.console.append(f"{entry['level']}: {entry['text']} {entry.get('url', '')}".strip())
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Page.loadEventFired":
            self._loaded += 1

    # what one does with a page

    def goto(self, url: str) -> None:
        """Load a page, and wait until it is there; the slate of what happened is clean before."""
        self.console.clear()
        self.requests.clear()
        loaded = self._loaded
        answer = self.ask("Page.navigate", url=url)
        if "errorText" in answer:
            raise BrowserError(f"{url}: {answer['errorText']}")
        if "loaderId" in answer:  # else it is another place of the same page
            self._wait(lambda: self._loaded > loaded, f"{url} does not load")

    def _wait(self, holds: Callable[[], bool], fault: str) -> None:
        until = time.monotonic() + _PATIENCE
        while not holds():
            if self._next(until) is None:
                raise BrowserError(fault)

    def evaluate(self, script: str) -> Any:
        """The value of an expression in the page; of a promise, what it comes to."""
        answer = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in answer:
            raise BrowserError(_thrown(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait_for(self, script: str, seconds: float = 10.0) -> None:
        """Wait until an expression is true."""
        until = time.monotonic() + seconds
        while not self.evaluate(script):
            if time.monotonic() > until:
                raise BrowserError(f"does not come true: {script}")
            time.sleep(0.05)

    def key(self, key: str, modifiers: int = 0) -> None:
        """Press a key, by its name in the DOM, and let it go."""
        code = _CODES.get(key, ord(key[0].upper()))
        typed = key if len(key) == 1 else "\r" if key == "Enter" else ""
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        pressed = {"text": typed} if typed else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **common, **pressed)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **common)

    def move(self, selector: str) -> tuple[float, float]:
        """Bring the pointer over the middle of what a selector finds first."""
        place = self.evaluate(
            f"(e => {{ e.scrollIntoView({{block: 'nearest'}}); const b = e.getBoundingClientRect();"
            f"return [b.x + b.width / 2, b.y + b.height / 2] }})"
            f"(document.querySelector({json.dumps(selector)}))"
        )
        x, y = place
        self.ask("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        return x, y

    def click(self, selector: str) -> None:
        """Click what a selector finds first."""
        x, y = self.move(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def swipe(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw a finger over the page."""
        self.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
            touched = [{"x": x, "y": y} for x, y in points]
            self.ask("Input.dispatchTouchEvent", type=kind, touchPoints=touched)
        self.ask("Emulation.setTouchEmulationEnabled", enabled=False)

    def set_size(self, width: int, height: int, scale: float = 1, *, mobile: bool = False) -> None:
        """How large the window is."""
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=mobile,
        )

    def emulate(self, features: Mapping[str, str] | None = None, media: str = "") -> None:
        """What the page is told of its viewer, such as `prefers-color-scheme`, and its medium."""
        told = [{"name": name, "value": value} for name, value in (features or {}).items()]
        self.ask("Emulation.setEmulatedMedia", media=media, features=told)

    def accessibility_tree(self) -> list[Message]:
        """The nodes that a screen reader is told of."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]

    def screenshot(self, *, whole: bool = False) -> bytes:
        """The page as a PNG: what is in the window, or all of it."""
        answer = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        return base64.b64decode(answer["data"])

    def printed(self) -> bytes:
        """The page as it is printed: a PDF."""
        return base64.b64decode(self.ask("Page.printToPDF", printBackground=True)["data"])


def _started(program: str, profile: str) -> tuple[int, int, int]:
    """A new browser, which reads from its descriptor 3 and writes to 4; ours are the other ends."""
    theirs_in, into = os.pipe()
    out, theirs_out = os.pipe()
    # first out of the way, so that neither is written over before it has been copied
    high = [_copied_up(end) for end in (theirs_in, theirs_out)]
    silent = os.open(os.devnull, os.O_RDWR)
    actions = [
        *((os.POSIX_SPAWN_DUP2, silent, end) for end in (0, 1, 2)),
        *((os.POSIX_SPAWN_DUP2, end, place) for place, end in enumerate(high, 3)),
    ]
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    process = os.posix_spawn(
        program,
        [program, *_FLAGS, *root, f"--user-data-dir={profile}", "about:blank"],
        os.environ,
        file_actions=actions,
        setpgroup=0,
    )
    for end in (theirs_in, theirs_out, silent, *high):
        os.close(end)
    return process, out, into


def _copied_up(descriptor: int) -> int:
    import fcntl

    return fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)


def _thrown(details: Message) -> str:
    return details.get("exception", {}).get("description") or details["text"]
