"""What goes into the player's page, in little room: its script, its style and its drawings.

Spaces and comments go, names that a script has for itself become short, and `const`, which only
guards against slips, becomes `let`. A name that is also that of a property, anywhere in the script,
is left as it is; so nothing has to be known of scopes. What drawings say again and again is said
once: a phrase stands as one character, from U+00A1 on, and the page has a table of them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from string import ascii_letters
from typing import NamedTuple

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


_CIRCLE, _TEXT, _RECT = '<circle cx="', '<text x="', '<rect x="'

PHRASES = (
    # longest first: a phrase may have another in it
    '" font-weight="700" fill="var(--',
    '" fill="none" stroke="var(--cause)" stroke-width="2"/>',
    ')" stroke-width="1.6"/>',
    ')" stroke-width=".9"/>',
    ')" stroke-width="',
    '" stroke-dasharray="',
    '" stroke-opacity="',
    'stroke-linejoin="round"/>',
    '" stroke-linecap="round" ',
    ' fill="var(--',
    '" stroke="var(--',
    '" fill="var(--',
    ')" stroke="var(--',
    '" font-size="',
    '" height="',
    '" width="',
    "g1-fill",
    "exception-fill",
    "base-fill",
    "on-placed",
    "g1",
    "given)",
    "placed",
    "paper",
    "-fill",
    ')"/>',
    "</text>",
    '<path d="',
    _CIRCLE,
    _TEXT,
    _RECT,
    '" cy="',
    '" rx="',
    '" r="',
    '" y="',
    '"/>',
    ')">',
)
_FIRST = 0xA1
_TAKEN = re.compile(f"[{chr(_FIRST)}-ÿ]")


def packed(drawing: str) -> str:
    """A drawing with characters for phrases.

    >>> packed('<circle cx="12" cy="7" r="5"/>').isascii()
    False
    """
    drawing = _TAKEN.sub(lambda match: f"&#{ord(match[0])};", drawing)
    for place, phrase in enumerate(PHRASES):
        drawing = drawing.replace(phrase, chr(_FIRST + place))
    return drawing
