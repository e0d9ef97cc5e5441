"""Tables of texts, as the modules of a language hold them: plain text, without quotes or commas.

    TEXTS = '''
    WWingTelling
        family: two cells with the same pair
        question: where can {house} have its {linked_digit}, of which there is just one more place
            than it needs
    '''

Whose texts they are stands at the margin: a class, a module or a rule's slug, or several, also on
several lines. Below, four columns in, stands each text after its key, or its keys; what is further
in goes on with the text above it. Where a bar follows the key, lines stay as they are.
"""

from __future__ import annotations

import re
from textwrap import dedent, indent

Texts = dict[str, str]
"""The texts of one speaker, by key."""

Table = dict[str, Texts]
"""The texts of a module, by whose they are."""

_OWNERS = re.compile(r"\w+(?: \w+)*")
_TEXT = re.compile(r" {4}([\w.]+(?:, [\w.]+)*):(?: (.+))?")
_MORE = re.compile(r" {5,}(.+)")
_LINES = re.compile(r" {4}(\w+)\|")
_LINE = re.compile(r" {8}(.*)|")


def read(text: str) -> Table:
    """The texts of a table.

    >>> read('''
    ... XWing Swordfish
    ...     family: lines
    ...         that have a digit in others
    ... Swordfish
    ...     place:
    ... ''')["Swordfish"]
    {'family': 'lines that have a digit in others', 'place': ''}
    >>> read('''
    ... hint
    ...     examples|
    ...         sudologue hint
    ...           --all
    ... ''')["hint"]
    {'examples': 'sudologue hint\\n  --all\\n'}
    """
    table: Table = {}
    texts: Texts = {}
    owners: list[str] = []
    keys: list[str] = []
    lines_of = ""
    for line in [*text.splitlines(), "_"]:
        if lines_of and (match := _LINE.fullmatch(line)):
            texts[lines_of] += f"{match[1] or ''}\n"
            continue
        lines_of = ""
        if not line:
            continue
        if _OWNERS.fullmatch(line):
            for owner in owners if texts else ():
                _enter(texts, table.setdefault(owner, {}), owner)
            owners, texts = line.split() if texts else owners + line.split(), {}
        elif (match := _LINES.fullmatch(line)) and owners:
            lines_of = match[1]
            _enter({lines_of: ""}, texts, line)
        elif (match := _TEXT.fullmatch(line)) and owners:
            keys = match[1].split(", ")
            _enter(dict.fromkeys(keys, match[2] or ""), texts, line)
        elif (match := _MORE.fullmatch(line)) and texts:
            texts |= dict.fromkeys(keys, f"{texts[keys[0]]} {match[1]}".lstrip())
        else:
            raise ValueError(f"this line of a table is neither an owner nor a text: {line!r}")
    return table


def _enter(texts: Texts, into: Texts, where: str) -> None:
    """Add texts to others, none of which may be there already."""
    if twice := texts.keys() & into.keys():
        raise ValueError(f"this is said twice: {sorted(twice)}, the second time in {where!r}")
    into |= texts


def read_one(text: str) -> Texts:
    """The texts of a single speaker, whose they are left out.

    >>> read_one('''
    ...         family: two cells
    ...             with the same pair
    ...     ''')
    {'family': 'two cells with the same pair'}
    """
    return read("one\n" + indent(dedent(text.rstrip()), "    "))["one"]


def place_of(module: str) -> str:
    """Where a language has the texts of a module of the package.

    >>> place_of("sudologue.rules.wings.telling"), place_of("sudologue.rules.card")
    ('families.wings', 'rules')
    >>> place_of("sudologue.narration.claims.board_claims"), place_of("sudologue.coach.ladder")
    ('claims', 'coach')
    >>> place_of("sudologue.api"), place_of("sudologue.cli.verbs.hint")
    ('api', 'cli.hint')
    """
    _, room, *inner = module.split(".")
    match room, inner:
        case "rules", [family, _, *_]:
            return f"families.{family}"
        case "narration", [place, _, *_]:
            return place
        case "answers", _:  # those of the page in the browser
            return "page"
        case "cli", ["verbs", place] | [place, *_]:
            return f"cli.{place}"
        case _:
            return room
