"""Install sudologue for work on it: everything that poetry.lock names, then this clone, editable.

The same as `poetry install`, for a machine that has pip and no Poetry. It installs into the
environment of the Python that runs it:

    python3 -m venv .venv && .venv/bin/python -m tools.install

Each file that pip fetches must have a hash that the lock knows.
"""

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def requirements(lock: Mapping[str, Any]) -> Iterator[str]:
    """A line of pip's requirements format for each package of a lock, all groups together.

    >>> files = [{"hash": "sha256:ee"}, {"hash": "sha256:0f"}]
    >>> rich = {"name": "rich", "version": "15.0.0", "groups": ["main"], "files": files}
    >>> list(requirements({"package": [rich]}))
    ['rich==15.0.0 --hash=sha256:0f --hash=sha256:ee']
    """
    for package in lock["package"]:
        marker = _marker(package)
        yield " ".join(
            [
                f"{package['name']}=={package['version']}",
                *([f"; {marker}"] if marker else []),
                *sorted({f"--hash={file['hash']}" for file in package["files"]}),
            ]
        )


def _marker(package: Mapping[str, Any]) -> str:
    """Where the package is wanted, or nothing for everywhere.

    The lock has one marker for all groups of a package, or one for each group; a group without one
    wants the package everywhere.

    >>> _marker({"groups": ["dev"], "markers": "os_name == 'nt'"})
    "os_name == 'nt'"
    >>> both = {"main": "os_name == 'nt'", "dev": "python_version < '3.12'"}
    >>> _marker({"groups": ["main", "dev"], "markers": both})
    "(os_name == 'nt') or (python_version < '3.12')"
    >>> _marker({"groups": ["main", "dev"], "markers": {"main": "os_name == 'nt'"}})
    ''
    """
    markers = package.get("markers", "")
    if isinstance(markers, str):
        return markers
    if any(group not in markers for group in package["groups"]):
        return ""
    return " or ".join(f"({markers[group]})" for group in package["groups"])


def _pip_install(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *arguments]
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> int:
    """Install, and say with pip's exit code how it went."""
    if sys.prefix == sys.base_prefix:
        sys.stderr.write("tools.install: run this with a virtual environment's own Python\n")
        return 2
    lock = tomllib.loads((ROOT / "poetry.lock").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder, "requirements.txt")
        pinned.write_text("\n".join(requirements(lock)), encoding="utf-8")
        try:
            _pip_install("--require-hashes", "--requirement", str(pinned))
            _pip_install("--editable", ".")
        except subprocess.CalledProcessError as failure:
            return failure.returncode  # pip has said what was wrong
    return 0


if __name__ == "__main__":
    sys.exit(main())
