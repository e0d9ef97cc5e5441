"""What publishing a version takes, beside building it.

    python -m tools.release --version      # 0.2.0
    python -m tools.release --notes        # what the changelog says of it
    python -m tools.release --links        # make the README's links absolute, in place

A package index shows the README away from the repository, where relative links lead nowhere. They
are made absolute only in the checkout that is published, so that in a clone they stay within it.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

_PICTURE = re.compile(r'(<img src=")(?!\w+:)([^"]+)')
_LINK = re.compile(r"(\]\()(?!\w+:|#)([^)]+)")


def project(name: str) -> Any:
    """A value of the project's own table, such as its version."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][name]


def with_absolute_links(page: str, repository: str, tag: str) -> str:
    """A page whose links and pictures name the repository, at a tag.

    >>> print(with_absolute_links('[a](docs/a.md#b) [c](#d) <img src="e.svg">', "https://f", "v1"))
    [a](https://f/blob/v1/docs/a.md#b) [c](#d) <img src="https://f/raw/v1/e.svg">
    """
    page = _LINK.sub(rf"\g<1>{repository}/blob/{tag}/\g<2>", page)
    return _PICTURE.sub(rf"\g<1>{repository}/raw/{tag}/\g<2>", page)


def notes(changelog: str, version: str) -> str:
    """The changelog's section about a version, without its heading.

    >>> notes("# Changelog\\n\\n## 2.0, today\\n\\nNew.\\n\\n## 1.0\\n\\nOld.\\n", "2.0")
    'New.\\n'
    """
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        if heading.split(",")[0].strip() == version:
            return text.strip() + "\n"
    raise SystemExit(f"CHANGELOG.md has no section '## {version}'")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the version or its notes, or make the links absolute."""
    parser = argparse.ArgumentParser(prog="python -m tools.release")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--version", action="store_true", help="print the version")
    wanted.add_argument("--notes", action="store_true", help="print what changed in it")
    wanted.add_argument("--links", action="store_true", help="make the README's links absolute")
    options = parser.parse_args(arguments)
    version = project("version")
    if options.version:
        sys.stdout.write(version + "\n")
    elif options.notes:
        sys.stdout.write(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version))
    else:
        readme, repository = ROOT / "README.md", project("urls")["Repository"]
        page = with_absolute_links(readme.read_text("utf-8"), repository, f"v{version}")
        readme.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
