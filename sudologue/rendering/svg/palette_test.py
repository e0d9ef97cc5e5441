"""Colours stand out in both themes, and none is alone in saying something."""

from __future__ import annotations

from itertools import combinations

import pytest

from sudologue.errors import SudologueError
from sudologue.rendering.svg.palette import (
    GROUPS,
    Palette,
    Theme,
    colours,
    exchange,
    style_sheet,
    theme_named,
)

GROUP = [f"group {n}" for n in range(1, GROUPS + 1)]
TINTS = [f"{name} fill" for name in GROUP]
TEXT = [
    *((ink, ground) for ink in ("pencil", "given", "filled") for ground in ("paper", *TINTS)),
    *((ink, ground) for ink in ("pencil", "given", "filled") for ground in ("base fill", "window")),
    *((ink, "tube") for ink in ("pencil", "given", "filled")),
    ("cage", "paper"),
    *(("on group", hue) for hue in GROUP),
    ("margin", "paper"),
    ("on placed", "placed"),
    ("on gone", "gone fill"),
    ("on exception", "exception fill"),
    ("on supposed", "supposed"),
]
LINES = [
    *((hue, tint) for hue, tint in zip(GROUP, TINTS, strict=True)),
    *((hue, "paper") for hue in GROUP),
    *(("gone", ground) for ground in ("paper", "gone fill", "base fill", *TINTS)),
    *((line, "paper") for line in ("wall", "strong", "weak", "cause", "blocked", "dead", "placed")),
    *((line, ground) for line in ("base", "cover") for ground in ("paper", "base fill")),
    ("exception", "exception fill"),
    ("exception", "paper"),
    ("supposed", "paper"),
    ("clue", "paper"),
]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("least", "pairs"), [(4.5, TEXT), (3, LINES)], ids=["text", "lines"])
def test_what_is_drawn_stands_out(least: float, pairs: list[tuple[str, str]], dark: bool) -> None:
    of = colours()
    faint = {
        pair: round(contrast(of[pair[0]][dark], of[pair[1]][dark]), 2)
        for pair in pairs
        if contrast(of[pair[0]][dark], of[pair[1]][dark]) < least
    }
    assert not faint


def test_every_colour_is_measured_or_only_a_ground() -> None:
    grounds = {"paper", "grid", "diagonal", "window", "case", "base fill", *TINTS}
    measured = {name for pair in (*TEXT, *LINES) for name in pair}
    assert set(colours()) <= measured | grounds


def test_a_light_colour_tells_which_dark_one_it_turns_into() -> None:
    for one, other in combinations(colours().values(), 2):
        assert one[0] != other[0]


def test_a_picture_s_colours_are_exchanged_for_dark_ones() -> None:
    light, dark = colours()["gone"]
    style = exchange(f'<path stroke="{light}"/>')
    assert f'.sudologue [stroke="{light}"]{{stroke:{dark}}}' in style
    assert "fill:" not in style


def test_themes_write_their_colours() -> None:
    light, dark = colours()["gone fill"]
    assert Palette(Theme.LIGHT)["gone fill"] == Palette(Theme.AUTO)["gone fill"] == light
    assert Palette(Theme.DARK)["gone fill"] == dark
    assert Palette(Theme.PAGE)["gone fill"] == "var(--gone-fill)"
    assert f"--gone-fill:{dark};" in style_sheet(dark=True)


def test_the_groups_begin_again_after_the_last() -> None:
    palette = Palette(Theme.LIGHT)
    hues = [palette.hue(group) for group in range(1, GROUPS + 2)]
    assert hues == [palette[name] for name in (*GROUP, GROUP[0])]
    assert palette.hue(0) == hues[0]
    assert palette.tint(2) == palette.tint(GROUPS + 2) == palette["group 2 fill"]


def test_a_theme_that_there_is_not_is_said_to_be_none() -> None:
    with pytest.raises(SudologueError, match="there is no theme 'drak'; did you mean 'dark'"):
        theme_named("drak")
    with pytest.raises(SudologueError, match="there is no theme 'page'; choose auto, light"):
        theme_named("page")
