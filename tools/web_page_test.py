from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools import web_page
from tools.web_page import BuildError, check_hash, colours, licences, write_answers


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BuildError, match="has something else in it: name a folder that is empty"):
        web_page.build(tmp_path)
    assert (tmp_path / "letter.txt").exists()


def test_what_has_another_hash_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "pyodide.tgz"
    package.write_bytes(b"something else")
    with pytest.raises(BuildError, match=r"is not Pyodide .*: its sha512 is [^;]+; remove it$"):
        check_hash(package, "0" * 88)


def test_without_npm_it_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BuildError, match=r"^Pyodide cannot be fetched: there is no npm$"):
        web_page.pyodide_package()


def test_licences_are_whole_and_say_where_the_source_is() -> None:
    text = licences()
    assert "Mozilla Public License Version 2.0" in text
    assert "Exhibit B" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text
    assert f"https://github.com/pyodide/pyodide/tree/{web_page.PYODIDE}" in text


def test_answers_are_packed_without_their_tests(tmp_path: Path) -> None:
    paths = tmp_path / "one.zip", tmp_path / "two.zip"
    for path in paths:
        write_answers(path)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    with zipfile.ZipFile(paths[0]) as archive:
        names = archive.namelist()
    assert "web/answers/asking.py" in names
    assert not [name for name in names if "test" in name]


def test_colours_are_there_in_both_themes() -> None:
    light, dark = colours().splitlines()
    assert light.startswith(":root{--paper:#ffffff")
    assert dark.startswith("[data-theme=dark]{--paper:#14171b")
