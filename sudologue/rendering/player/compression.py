"""Drawings in little room: what they say again and again is said once in a page.

A phrase stands as one character, from U+00A1 on, and the page has a table of them.
"""

from __future__ import annotations

import re

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
