import sys
from pathlib import Path

import pytest

from tools.bench.peers import PEERS, InstallError, Peer, bring

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def path_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))


def test_a_peer_that_does_not_install_is_left_out_in_a_line(tmp_path: Path) -> None:
    def install(folder: Path, peer: Peer) -> None:
        raise InstallError("no route to host")

    said: list[str] = []
    assert bring(["dedoku"], said.append, tmp_path, install) == []
    assert said == [
        f"installing dedoku 1.1.0 into {tmp_path}",
        "going on without dedoku 1.1.0, which did not install: no route to host",
    ]


def test_offline_pip_has_the_last_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "")
    said: list[str] = []
    assert bring(["hodoku"], said.append, tmp_path / "cache" / "python") == []
    assert len(said) == 2
    assert said[1].startswith("going on without hodoku-py 0.2.1, which did not install: ")
    assert "\n" not in said[1]


def test_a_folder_that_cannot_be_made_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said: list[str] = []
    assert bring(["dedoku"], said.append, tmp_path / "file" / "python") == []
    assert said[1].startswith("going on without dedoku 1.1.0, which did not install: ")


@pytest.mark.parametrize(("version", "installs"), [("1.1.0", False), ("1.0.0", True)])
def test_installs_unless_that_very_version_is_there(
    tmp_path: Path, version: str, installs: bool
) -> None:
    site = Path(_site_packages(tmp_path))
    (site / "dedoku").mkdir(parents=True)
    (site / "dedoku" / "__init__.py").write_text(
        f"__version__ = {version!r}\nSudokuError = ValueError\ndef solve(puzzle): return puzzle\n",
        encoding="utf-8",
    )
    record = site / f"dedoku-{version}.dist-info"
    record.mkdir()
    (record / "METADATA").write_text(f"Name: dedoku\nVersion: {version}\n", encoding="utf-8")
    installed: list[str] = []

    def install(folder: Path, peer: Peer) -> None:
        installed.append(peer.package)

    sys.modules.pop("dedoku", None)
    try:
        [contestant] = bring(["dedoku"], lambda _: None, tmp_path, install)
    finally:
        sys.modules.pop("dedoku", None)
    assert installed == (["dedoku"] if installs else [])
    assert contestant.name == "dedoku"
    assert contestant.solve("here") == "here"


def _site_packages(folder: Path) -> str:
    import sysconfig

    return sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)})


def test_the_versions_are_pinned() -> None:
    assert {peer.package: peer.version for peer in PEERS.values()} == {
        "dedoku": "1.1.0",
        "hodoku-py": "0.2.1",
    }
