"""The notebook is run, in a kernel of its own, and what it shows is looked at.

Where there is no kernel the test skips; with `SUDOLOGUE_NOTEBOOK=required` in the environment it fails
instead. `python -m tools.install --with notebook` installs what it takes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOK = ROOT / "docs/notebook.ipynb"
NEEDED = ("ipykernel", "nbclient", "nbformat")


def test_it_is_stored_without_what_it_shows() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    assert not [cell for cell in code if cell["outputs"] or cell["execution_count"]]
    assert len({cell["id"] for cell in cells}) == len(cells)


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, list[Mapping[str, Any]]]:
    """What each cell showed, by its id."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing and os.environ.get("SUDOLOGUE_NOTEBOOK") == "required":
        pytest.fail(f"SUDOLOGUE_NOTEBOOK=required, and not installed: {', '.join(missing)}")
    if missing:
        pytest.skip(f"not installed, so the notebook is not run: {', '.join(missing)}")
    with pytest.MonkeyPatch.context() as patch:
        # the kernel of this environment, whatever the user's own folders hold
        for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        return run()


def run() -> Mapping[str, list[Mapping[str, Any]]]:
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(NOTEBOOK, as_version=4)
    where = {"metadata": {"path": str(ROOT)}}
    NotebookClient(notebook, timeout=600, kernel_name="python3", resources=where).execute()
    return {cell.id: cell.outputs for cell in notebook.cells if cell.cell_type == "code"}


def pictures(outputs: list[Mapping[str, Any]]) -> list[Mapping[str, str]]:
    """Those outputs that are more than printed lines, each in all its forms."""
    return [each["data"] for each in outputs if each["output_type"] != "stream"]


class Shown(HTMLParser):
    """The elements of a page, with their attributes, and the text of its captions."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, dict[str, str | None]] = {}
        self.caption, self._within = "", ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag], self._within = dict(attrs), tag

    def handle_data(self, data: str) -> None:
        if self._within == "figcaption":
            self.caption += data


@pytest.mark.slow
def test_every_cell_shows_something(
    executed: Mapping[str, list[Mapping[str, Any]]],
) -> None:
    assert [name for name, outputs in executed.items() if not outputs] == []
    streams = [each for outputs in executed.values() for each in outputs if "name" in each]
    assert {each["name"] for each in streams} == {"stdout"}


@pytest.mark.slow
def test_every_picture_has_words_svg_and_html(
    executed: Mapping[str, list[Mapping[str, Any]]],
) -> None:
    shown = [each for outputs in executed.values() for each in pictures(outputs)]
    assert len(shown) > 8
    for forms in shown:
        assert set(forms) == {"text/plain", "image/svg+xml", "text/html"}
        assert forms["text/plain"].strip()
        assert ElementTree.fromstring(forms["image/svg+xml"]).tag.endswith("svg")
        assert forms["text/html"].startswith(("<figure", "<iframe"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("board", "Board("),
        ("hardest-step", "XY-Wing: r3c3 isn't 5."),
        ("look", "XY-Wing (15). r1c8 is 4 or 9."),
        ("draw", "XY-Wing: r3c3 isn't 5"),
        ("proof-step", "XY-Wing (3). r1c8 is 4 or 9."),
    ],
)
def test_a_figure_has_a_picture_that_is_told_too(
    executed: Mapping[str, list[Mapping[str, Any]]], cell: str, words: str
) -> None:
    [forms] = pictures(executed[cell])
    page = Shown(forms["text/html"])
    assert (page.found["img"]["alt"] or "").startswith(words)
    assert page.caption == page.found["img"]["alt"] == forms["text/plain"]
    assert (page.found["img"]["src"] or "").startswith("data:image/svg+xml;base64,")


@pytest.mark.slow
def test_a_proof_by_contradiction_shows_its_frames_in_order(
    executed: Mapping[str, list[Mapping[str, Any]]],
) -> None:
    frames = pictures(executed["frames-of-a-proof"])
    told = [Shown(forms["text/html"]).caption for forms in frames]
    assert len(told) == len(set(told)) > 2


@pytest.mark.slow
@pytest.mark.parametrize("cell", ["play", "play-proof"])
def test_a_result_is_a_player(executed: Mapping[str, list[Mapping[str, Any]]], cell: str) -> None:
    [forms] = pictures(executed[cell])
    assert forms["text/plain"].startswith("<SolveResult ")
    frame = Shown(forms["text/html"]).found["iframe"]
    assert (frame["srcdoc"] or "").startswith("<!DOCTYPE html>")
    assert frame["title"]
