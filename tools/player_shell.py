"""The shell of the player: its page, style and script without what only their readers need.

    python -m tools.player_shell

writes it anew, so that nobody has to shrink it who makes a page; a test sees to it that it is up to
date. Spaces and comments go, names that a script has for itself become short, and `const`, which
only guards against slips, becomes `let`. A name that is also that of a property, anywhere in the
script, is left as it is; so nothing has to be known of scopes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from string import ascii_letters
from typing import NamedTuple

from sudologue.rendering.svg.palette import style_sheet

FOLDER = Path(__file__).resolve().parents[1] / "sudologue/rendering/player"
FILE = FOLDER / "shell.html"

_TOKEN = re.compile(
    r"""(?P<gap>(?:\s|/\*.*?\*/)+)|(?P<word>[A-Za-z_$][\w$]*)|(?P<number>\d[\w.]*)"""
    r"""|(?P<text>"(?:[^"\\]|\\.)*")|(?P<sign>=>|\.\.\.|\?\.(?!\d)|.)""",
    re.DOTALL,
)
_PATTERN = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+/[a-z]*")
_TEMPLATE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_BEFORE_PATTERN = ("", "=>", "return", *"(,=:[!&|?{};")
_JOINED = re.compile(r"[\w$]")
_CONTINUES, _CONTINUED = frozenset("{([,;=?:&|+-*<>!"), frozenset("})].,;=?:&|+*<>")
_CLOSING = {")": "(", "]": "[", "}": "{"}


class Token(NamedTuple):
    """A piece of a script: `kind` is gap, word, number, text or sign."""

    kind: str
    text: str


def player_shell() -> str:
    """The page without what depends on the puzzle, with the colours of both themes."""
    page, style, script = (
        (FOLDER / name).read_text(encoding="utf-8")
        for name in ("page.html", "player.css", "player.js")
    )
    themes = f":root{{{style_sheet(False)}}}[data-theme=dark]{{{style_sheet(True)}}}"
    filled = shrunk_page(page).replace("{{style}}", f"{themes}{shrunk_style(style)}")
    return filled.replace("{{script}}", shrunk_script(script))


def shrunk_page(page: str) -> str:
    """A page without ends of lines, and without quotes where a value is one word.

    >>> shrunk_page('<p id="one"\\n  class="a b">\\n</p>')
    '<p id=one class="a b"></p>'
    """
    one_line = re.sub(r">\s+<", "><", page).replace("\n", " ")
    return re.sub(r'="([\w-]+)"', r"=\1", re.sub(r"\s+", " ", one_line)).strip()


def shrunk_style(style: str) -> str:
    """A style sheet without needless spaces.

    >>> shrunk_style("a, b > c {\\n  margin: 0 auto;\\n}\\n")
    'a,b>c{margin:0 auto}'
    """
    tight = re.sub(r"\s*([{};,>])\s*|:\s+", lambda match: match[1] or ":", style)
    return re.sub(r"\s+", " ", tight).replace("@media (", "@media(").replace(";}", "}").strip()


def shrunk_script(script: str) -> str:
    """A script without comments and needless spaces, its own names being short.

    >>> shrunk_script("const whole = part => part + 1;\\nshow(whole(2), { whole: 3 });")
    'let whole=a=>a+1;show(whole(2),{whole:3})'
    """
    tokens = list(_tokens(script))
    short = _short_names([token for token in tokens if token.kind != "gap"]) | {"const": "let"}
    written = ""
    for place, (kind, text) in enumerate(tokens):
        if kind == "gap":
            after = tokens[place + 1].text[:1] if place + 1 < len(tokens) else ""
            written += _gap(text, written[-1:], after)
        else:
            written += short.get(text, text) if kind == "word" else text
    return written.replace(";}", "}").rstrip(";")


def _gap(gap: str, before: str, after: str) -> str:
    """What is left of a gap: an end of line only where it may end a statement."""
    if not before or not after or before in _CONTINUES or after in _CONTINUED:
        return ""
    if "\n" in gap:
        return "\n"
    return " " if _JOINED.match(before) and _JOINED.match(after) else ""


def _tokens(script: str) -> Iterator[Token]:
    """The pieces; what stands in a template's braces is in pieces, too."""
    at, before, braces = 0, "", list[str]()
    while at < len(script):
        if script[at] == "`" or (script[at] == "}" and braces and braces[-1] == "`"):
            if script[at] == "}":
                braces.pop()
            match = _TEMPLATE.match(script, at + 1)
            assert match is not None
            kind = "text"
            if match[0].endswith("{"):
                braces.append("`")
        elif script[at] == "/" and script[at + 1] != "*" and before in _BEFORE_PATTERN:
            match, kind = _PATTERN.match(script, at), "text"
            assert match is not None
        else:
            match = _TOKEN.match(script, at)
            assert match is not None
            kind = match.lastgroup or ""
            if match[0] == "{":
                braces.append("{")
            elif match[0] == "}":
                braces.pop()
        text, at = script[at : match.end()], match.end()
        yield Token(kind, text)
        if kind != "gap":
            before = "" if text.endswith("${") else text


def _short_names(tokens: Sequence[Token]) -> dict[str, str]:
    """A short name for each that the script declares and does not use for a property."""
    declared, properties = _declared(tokens), _properties(tokens)
    counts = Counter(token.text for token in tokens if token.kind == "word")
    wanted = sorted(declared - properties, key=lambda name: (-counts[name], name))
    taken = counts.keys() - set(wanted)
    letters = ("".join(name) for length in (1, 2) for name in product(ascii_letters, repeat=length))
    free = (name for name in letters if name not in taken and name not in ("do", "if", "in", "of"))
    return dict(zip(wanted, free, strict=False))


def _declared(tokens: Sequence[Token]) -> set[str]:
    """Names after `const` and `let`, those that follow after a comma, and parameters."""
    names: set[str] = set()
    for place, token in enumerate(tokens):
        if token.text in ("const", "let"):
            names |= _pattern(tokens, place + 1, 1)
        elif token.text == "=>":
            names |= _pattern(tokens, place - 1, -1)
        elif token.kind == "word" and tokens[place - 1].text == ",":
            after = [each.text for each in tokens[place + 1 : place + 3]]
            if after[0] == "=" and after[1] != "=":
                names.add(token.text)
    return names


def _pattern(tokens: Sequence[Token], place: int, step: int) -> set[str]:
    """The name, or all in brackets, from a place onwards or backwards."""
    depth, names = 0, set[str]()
    while True:
        token = tokens[place]
        if token.text in "()[]{}":
            depth += step if token.text in "([{" else -step
        elif token.kind == "word":
            names.add(token.text)
        if depth == 0:
            return names
        place += step


def _properties(tokens: Sequence[Token]) -> set[str]:
    """Names after a point, and those of what is in an object."""
    names, brackets = set[str](), list[str]()
    for place, token in enumerate(tokens):
        before = tokens[place - 1].text if place else ""
        after = tokens[place + 1].text if place + 1 < len(tokens) else ""
        if token.text in ("(", "[", "{"):
            brackets.append(token.text)
        elif token.text in _CLOSING:
            brackets.pop()
        elif token.kind == "word":
            in_object = bool(brackets) and brackets[-1] == "{"
            is_key = in_object and before in ("{", ",") and after in (",", "}", ":")
            if before in (".", "?.") or is_key:
                names.add(token.text)
    return names


if __name__ == "__main__":
    FILE.write_text(player_shell(), encoding="utf-8", newline="\n")
