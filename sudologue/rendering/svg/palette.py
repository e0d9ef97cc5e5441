"""The colours, by what they are for: each in a light theme and in a dark one.

They are chosen so that text stands out by 4.5 to 1 at least, and lines by 3 to 1 (a test computes
it). No two things differ by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from sudologue.errors import NameNotFoundError
from sudologue.messages import Messages
from sudologue.wording import no_such

_say = Messages(__name__)

GROUPS = 5
"""So many groups have a hue of their own; the sixth begins again."""

_COLOURS: Mapping[str, tuple[str, str]] = {
    # name: (light, dark)
    "paper": ("#ffffff", "#14171b"),
    "grid": ("#b9c0c8", "#3c444d"),
    "wall": ("#2b3440", "#aab3bd"),
    "diagonal": ("#d9dee4", "#2c333b"),
    "window": ("#eef1f4", "#1d2228"),
    "clue": ("#868e99", "#7c8692"),
    "tube": ("#dfe3e8", "#2a3038"),
    "cage": ("#4a545f", "#b4bdc8"),
    "margin": ("#5d6671", "#98a2ad"),
    "given": ("#16191d", "#f2f4f7"),
    "filled": ("#3a5c80", "#a9c6e6"),
    "pencil": ("#525b67", "#a9b2be"),
    "placed": ("#007a55", "#2fbf8f"),
    "on placed": ("#fffffe", "#0d1a15"),
    "gone": ("#c23b0a", "#ff7a4d"),
    "gone fill": ("#fde3d6", "#4a1f12"),
    "on gone": ("#6b1e00", "#ffd9cb"),
    "exception": ("#9a6500", "#ffd98a"),
    "exception fill": ("#f9d98b", "#5c4308"),
    "on exception": ("#3d2800", "#fff3d6"),
    "supposed": ("#20252b", "#e6e9ee"),
    "on supposed": ("#fffffd", "#181b20"),
    "blocked": ("#59626e", "#a3adb9"),
    "cause": ("#7a828c", "#8b95a1"),
    "dead": ("#b3261e", "#ff8a80"),
    "base": ("#0067a7", "#4aa8e7"),
    "base fill": ("#e3f0fa", "#182c3d"),
    "cover": ("#00714f", "#35c495"),
    "strong": ("#2b343f", "#e3e8ee"),
    "weak": ("#4b5664", "#bcc5cf"),
    "case": ("#fffffc", "#15181c"),
    "group 1": ("#0067a8", "#4aa8e8"),
    "group 1 fill": ("#cfe5f6", "#173a55"),
    "group 2": ("#8f5a00", "#f0b441"),
    "group 2 fill": ("#fbe6bd", "#49350d"),
    "group 3": ("#11733f", "#4cc581"),
    "group 3 fill": ("#d3efdd", "#143d27"),
    "group 4": ("#7b3fa0", "#c796ea"),
    "group 4 fill": ("#ecdcf6", "#3a2150"),
    "group 5": ("#586270", "#a6b0bc"),
    "group 5 fill": ("#e4e8ec", "#2f363e"),
    "on group": ("#fffffb", "#101418"),
}


class Theme(Enum):
    """How colours are written: as those of one theme, or so that the viewer's wish decides.

    PAGE leaves them to the style sheet of the page that the picture is part of.
    """

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"
    PAGE = "page"


THEMES = (Theme.AUTO, Theme.LIGHT, Theme.DARK)
"""Those of a picture by itself."""


def theme_named(name: str) -> Theme:
    """The theme of a name.

    >>> theme_named("dark")
    <Theme.DARK: 'dark'>
    """
    _say.expect(name, str, "a_theme")
    for theme in THEMES:
        if theme.value == name:
            return theme
    raise NameNotFoundError(no_such("theme", name, [theme.value for theme in THEMES]))


@dataclass(frozen=True)
class Palette:
    """The colours as a theme writes them.

    In an `AUTO` picture they are those of the light theme, and a style exchanges each where the
    viewer prefers dark; so no two names share a light colour. A `PAGE` sets variables.
    """

    theme: Theme

    def __getitem__(self, name: str) -> str:
        light, dark = _COLOURS[name]
        if self.theme is Theme.PAGE:
            return f"var(--{variable(name)})"
        return dark if self.theme is Theme.DARK else light

    def hue(self, group: int) -> str:
        """The colour of a group's lines; what is in no group has that of the first."""
        return self[_name_of(group)]

    def tint(self, group: int) -> str:
        """The colour of what a group's lines surround."""
        return self[f"{_name_of(group)} fill"]


def _name_of(group: int) -> str:
    return f"group {(max(group, 1) - 1) % GROUPS + 1}"


def variable(name: str) -> str:
    """A colour's name as a style sheet writes it, where it is written often.

    >>> variable("group 2 fill")
    'g2-fill'
    """
    return name.replace("group ", "g").replace(" ", "-")


def style_sheet(dark: bool) -> str:
    """The variables of a page's theme, as declarations."""
    return "".join([f"--{variable(name)}:{both[dark]};" for name, both in _COLOURS.items()])


def exchange(used: str) -> str:
    """What turns those colours dark that a picture drawn in light ones uses."""
    rules: list[str] = []
    for light, dark in _COLOURS.values():
        for attribute in ("fill", "stroke"):
            if f'{attribute}="{light}"' in used:
                rules.append(f'.sudologue [{attribute}="{light}"]{{{attribute}:{dark}}}')
    return "@media (prefers-color-scheme:dark){" + "".join(rules) + "}"


def colours() -> Mapping[str, tuple[str, str]]:
    """All colours by name: in the light theme, and in the dark one."""
    return _COLOURS
