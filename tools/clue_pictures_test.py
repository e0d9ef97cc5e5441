from __future__ import annotations

from tools.clue_pictures import FOLDER, pictures


def test_the_pictures_are_what_is_drawn_now() -> None:
    drawn = pictures()
    assert {path.name for path in FOLDER.iterdir()} == set(drawn)
    for name, picture in drawn.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == picture, name
