"""What the site's pages are made of: the Markdown of the repository, put together for Sphinx.

The pages stay what they are on GitHub. On the way to the site their links are turned: to pages
where the site has them, to the repository where it does not; positions become links to the page
that solves, and the lists of an overview give the order of the pages in the margin.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from urllib.parse import quote

from sudologue.rules.cards import CARDS

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
REPOSITORY = "https://github.com/sudologue/sudologue"
SHOWN = ("pictures", "clues", "charts", "readme.svg", "trace.schema.json", "steps.schema.json")
"""What the pages show or hand out, in `docs` as on the site."""

_ELSEWHERE = {"README.md": "index.md", "docs/notebook.ipynb": "notebook.md"}
"""What links lead to that is no page by itself."""

_LINK = re.compile(r"\]\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)")
_POSITION = re.compile(r"step (\d+) of `([^`]+)`(?: by `(\w+)` alone)?")
_LISTED = re.compile(r"^- \[[^\]]*\]\(([^)#]+)\.(?:md|rst)(?:#[^)]*)?\)", re.MULTILINE)
_CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)

_BUTTON = '<p><a class="start" href="solve/">Solve a puzzle in the browser</a></p>\n\n'
_PLAYERS = "- [Worked examples](players.md): solves to click through, step by step\n"
_REFERENCE = """## Reference

- [The package](reference/index.rst), name by name
- [The commands](reference/commands.md) and their options

"""


@cache
def pages() -> Mapping[str, str]:
    """What each page is called on the site, by its path in the repository."""
    found = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
    for page in sorted([*DOCS.glob("*.md"), *DOCS.glob("techniques/*.md")]):
        name = page.relative_to(DOCS).as_posix()
        found[f"docs/{name}"] = name.replace("README.md", "index.md")
    return found


def gather(folder: Path) -> None:
    """Write the pages, and what they show, into a folder."""
    for name in SHOWN:
        copy = shutil.copytree if (DOCS / name).is_dir() else shutil.copy
        copy(DOCS / name, folder / name)
    for path, name in pages().items():
        page = folder / name
        page.parent.mkdir(exist_ok=True)
        text = staged((ROOT / path).read_text(encoding="utf-8"), path)
        page.write_text(text, encoding="utf-8")


def staged(text: str, path: str) -> str:
    """A page of the repository as the site has it."""
    name = pages()[path]
    text = _outside_code(_LINK, lambda found: _turned(found, path), text)
    up = "../" * name.count("/")
    text = _outside_code(_POSITION, lambda found: _opened(found, up), text)
    if name == "index.md":
        text = _with_what_is_made(text)
    if not name.endswith("index.md"):
        return text
    return "\n".join([text, *_toctrees(text, named=name == "index.md")])


def _with_what_is_made(start: str) -> str:
    """The start page with a way to the solver, and with the pages that are made for the site."""
    for before, made in (
        ('<img src="readme.svg"', _BUTTON),
        ("\n## Use\n", _PLAYERS),
        ("## How it is built\n", _REFERENCE),
    ):
        if start.count(before) != 1:
            raise ValueError(f"docs/README.md: '{before.strip()}' is to be there once")
        start = start.replace(before, made + before)
    return start


def _outside_code(
    pattern: re.Pattern[str], replaced: Callable[[re.Match[str]], str], text: str
) -> str:
    """Each match replaced, but for those in fenced blocks."""
    parts = _CODE.split(text)
    parts[::2] = [pattern.sub(replaced, part) for part in parts[::2]]
    return "".join(parts)


def _turned(link: re.Match[str], path: str) -> str:
    """A link of a page to where the site has what it leads to, or else to the repository."""
    target, place = link[1], link[2] or ""
    here = pages()[path]
    named = normpath(PurePosixPath(path).parent / target)
    if not (ROOT / named).exists():
        raise ValueError(f"{path}: {target} is not there")
    name = pages().get(named) or _ELSEWHERE.get(named)
    if name is None and named.removeprefix("docs/") in SHOWN:
        name = named.removeprefix("docs/")
    if name is None:
        kind = "tree" if (ROOT / named).is_dir() else "blob"
        return f"]({REPOSITORY}/{kind}/main/{named}{place})"
    return f"]({relpath(name, PurePosixPath(here).parent)}{place})"


def _opened(position: re.Match[str], up: str) -> str:
    """A step of a puzzle as a link to the page that solves it, opened at that step."""
    step, puzzle, rule = position.groups()
    asked = f"puzzle={quote(puzzle)}&amp;step={step}"
    asked += f"&amp;rules={rule}" if rule else ""
    asked += "&amp;unique=1" if rule and CARDS[rule].assumes_uniqueness else ""
    link = f'<a href="{up}solve/#{asked}">step {step}</a>'
    return position[0].replace(f"step {step}", link, 1)


def _toctrees(overview: str, *, named: bool) -> Iterator[str]:
    """The order of the pages that an overview lists, under its headings or without them."""
    met: set[str] = set()
    for part in re.split(r"^## ", overview, flags=re.MULTILINE)[1:]:
        heading = part.partition("\n")[0]
        listed = [page for page in dict.fromkeys(_LISTED.findall(part)) if page not in met]
        met.update(listed)
        if listed:
            caption = [f":caption: {heading}"] if named else []
            yield "\n".join(["```{toctree}", ":hidden:", *caption, "", *listed, "```", ""])
