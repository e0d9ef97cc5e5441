"""Building the site: the pages gathered, put through Sphinx, and what stands beside them added."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tools import web_page
from tools.site import notebook, players, reference
from tools.site.sources import DOCS, ROOT, gather

NEEDED = ("sphinx", "furo", "myst_parser")
NEWEST = (3, 14)


class CannotBuildError(Exception):
    """What is missing, or that Sphinx found fault, which it has told."""


def missing() -> str | None:
    """In a line, what keeps the site from being built here, if anything does."""
    if sys.version_info < NEWEST:
        found = ".".join(map(str, sys.version_info[:2]))
        return f"the site is built with Python {'.'.join(map(str, NEWEST))}, and this is {found}"
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if lacking:
        return f"not installed: {', '.join(lacking)} (python -m tools.install --with docs)"
    return None


def build(target: Path) -> None:
    """Write the site into a folder, in place of what was there."""
    fault = missing()
    if fault is not None:
        raise CannotBuildError(fault)
    with tempfile.TemporaryDirectory() as name:
        source, built, trees = (Path(name, each) for each in ("pages", "site", "trees"))
        source.mkdir()
        gather(source)
        _write_made_pages(source)
        _sphinx(source, built, trees)
        _add_what_stands_beside(built)
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(built, target)


def _write_made_pages(source: Path) -> None:
    made = {"notebook.md": notebook.page(), "players.md": players.page()}
    made |= {f"reference/{name}": text for name, text in reference.pages().items()}
    for name, text in made.items():
        page = source / name
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")


def _sphinx(source: Path, built: Path, trees: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--quiet", "--jobs=auto"]
    command += ["--keep-going", f"--conf-dir={DOCS}", f"--doctree-dir={trees}"]
    done = subprocess.run([*command, str(source), str(built)], cwd=ROOT, check=False)
    if done.returncode:
        raise CannotBuildError("Sphinx found the faults above")


def _add_what_stands_beside(built: Path) -> None:
    play = built / "play"
    play.mkdir()
    for solve in players.SOLVES:
        (play / f"{solve.name}.html").write_text(solve.page(), encoding="utf-8")
    shutil.copy(notebook.NOTEBOOK, built)
    web_page.build(built / "solve", site="../index.html")
