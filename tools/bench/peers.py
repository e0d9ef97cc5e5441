"""The peers' environment: a folder of their own, so that racing them is no dependency of ours."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import invalidate_caches, metadata
from pathlib import Path

from tools.bench import contestants
from tools.bench.contestants import Contestant
from tools.bench.puzzles import ROOT

# one for each Python: a peer may have compiled parts
FOLDER = ROOT / ".bench-env" / str(sys.implementation.cache_tag)


@dataclass(frozen=True)
class Peer:
    """A package to race against, at the version that it is raced at."""

    package: str
    version: str
    contestant: Callable[[], Contestant]


PEERS = {
    "dedoku": Peer("dedoku", "1.1.0", contestants.dedoku),
    "hodoku": Peer("hodoku-py", "0.2.1", contestants.hodoku),
}

Install = Callable[[Path, Peer], None]


class InstallError(Exception):
    """Why a peer could not be installed, in a line."""


def bring(
    names: Iterable[str],
    say: Callable[[str], None],
    folder: Path = FOLDER,
    install: Install | None = None,
) -> list[Contestant]:
    """The peers of these names, ready to race.

    What is missing from the folder is installed there. A peer that cannot be is left out, which is
    said in a line.
    """
    found: list[Contestant] = []
    for name in names:
        peer = PEERS[name]
        try:
            if not _is_installed(peer, folder):
                say(f"installing {peer.package} {peer.version} into {folder}")
                (install or _install)(folder, peer)
        except InstallError as error:
            say(f"going on without {peer.package} {peer.version}, which did not install: {error}")
            continue
        _put_on_path(folder)
        found.append(peer.contestant())
    return found


def _site(folder: Path) -> str:
    return sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)})


def _put_on_path(folder: Path) -> None:
    """Let this process import from the folder, whatever else is installed."""
    if _site(folder) not in sys.path:
        sys.path.insert(0, _site(folder))
        invalidate_caches()


def _is_installed(peer: Peer, folder: Path) -> bool:
    installed = metadata.distributions(name=peer.package, path=[_site(folder)])
    return any(found.version == peer.version for found in installed)


def _install(folder: Path, peer: Peer) -> None:
    scripts = sysconfig.get_path("scripts", "venv", {"base": str(folder)})
    python = Path(scripts, "python.exe" if sys.platform == "win32" else "python")
    requirement = f"{peer.package}=={peer.version}"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    try:
        if not python.exists():
            venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
            # no tool that walks the tree has any business in here
            (folder.parent / ".gitignore").write_text("*\n", encoding="utf-8")
        subprocess.run(
            [*pip, "--retries", "1", "--no-deps", requirement],
            check=True,
            capture_output=True,
            text=True,
        )
    except subprocess.CalledProcessError as error:
        raise InstallError(_last_line(error.stderr or error.output) or str(error)) from error
    except OSError as error:
        raise InstallError(str(error)) from error


def _last_line(output: str | bytes | None) -> str:
    """What pip said last, which is why it gave up."""
    text = output.decode(errors="replace") if isinstance(output, bytes) else output or ""
    return text.strip().rpartition("\n")[2].removeprefix("ERROR: ")
