"""Install sudologue for work on it: what poetry.lock names, then this clone, editable.

The same as `poetry install`, for a machine that has pip and no Poetry. It installs into the
environment of the Python that runs it:

    python3 -m venv .venv && .venv/bin/python -m tools.install

With `--with notebook`, what it takes to run docs/notebook.ipynb is installed, too; with
`--with docs`, on Python 3.14, what builds the site (`python -m tools.site`); with `--with cluster`,
what docs/batch.md and its tests use; with `--with mcp`, the client that `sudologue mcp` is tested
with. Each file that pip fetches must have a hash that the lock knows.
"""

import argparse
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ALWAYS, ON_REQUEST = ("main", "dev"), ("notebook", "docs", "cluster", "mcp")


def requirements(lock: Mapping[str, Any], groups: Collection[str] = ALWAYS) -> Iterator[str]:
    """A line of pip's requirements format for each package that a lock has for some groups.

    >>> files = [{"hash": "sha256:ee"}, {"hash": "sha256:0f"}]
    >>> rich = {"name": "rich", "version": "15.0.0", "groups": ["main"], "files": files}
    >>> list(requirements({"package": [rich]}))
    ['rich==15.0.0 --hash=sha256:0f --hash=sha256:ee']
    >>> list(requirements({"package": [rich]}, ["notebook"]))
    []
    """
    for package in lock["package"]:
        wanted_by = [group for group in package["groups"] if group in groups]
        if not wanted_by:
            continue
        marker = _marker(package, wanted_by)
        yield " ".join(
            [
                f"{package['name']}=={package['version']}",
                *([f"; {marker}"] if marker else []),
                *sorted({f"--hash={file['hash']}" for file in package["files"]}),
            ]
        )


def _marker(package: Mapping[str, Any], groups: Collection[str]) -> str:
    """Where the package is wanted by some of its groups, or nothing for everywhere.

    The lock has one marker for all groups of a package, or one for each group; a group without one
    wants the package everywhere.

    >>> _marker({"markers": "os_name == 'nt'"}, ["dev"])
    "os_name == 'nt'"
    >>> both = {"main": "os_name == 'nt'", "dev": "python_version < '3.12'"}
    >>> _marker({"markers": both}, ["main", "dev"])
    "(os_name == 'nt') or (python_version < '3.12')"
    >>> _marker({"markers": both}, ["dev"])
    "(python_version < '3.12')"
    >>> _marker({"markers": {"main": "os_name == 'nt'"}}, ["main", "dev"])
    ''
    """
    markers = package.get("markers", "")
    if isinstance(markers, str):
        return markers
    if any(group not in markers for group in groups):
        return ""
    return " or ".join(f"({markers[group]})" for group in groups)


def _pip_install(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *arguments]
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> int:
    """Install, and say with pip's exit code how it went."""
    parser = argparse.ArgumentParser(prog="tools.install", description="Install from poetry.lock.")
    parser.add_argument(
        "--with",
        dest="groups",
        action="append",
        choices=ON_REQUEST,
        default=[],
        help="a group of packages that is installed on request",
    )
    groups = {*ALWAYS, *parser.parse_args().groups}
    if sys.prefix == sys.base_prefix:
        sys.stderr.write("tools.install: run this with a virtual environment's own Python\n")
        return 2
    lock = tomllib.loads((ROOT / "poetry.lock").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder, "requirements.txt")
        pinned.write_text("\n".join(requirements(lock, groups)), encoding="utf-8")
        try:
            _pip_install("--require-hashes", "--requirement", str(pinned))
            _pip_install("--editable", ".")
        except subprocess.CalledProcessError as failure:
            return failure.returncode  # pip has said what was wrong
    return 0


if __name__ == "__main__":
    sys.exit(main())
