"""The line that HoDoKu writes for a step, from the step that its Python port hands back.

The port gives names, cells and chains as data. HoDoKu puts them into lines such as
`X-Wing: 4 r24 c28 => r3c8<>4`; this makes these lines anew, as they are known from its manual and
from forums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

_SETTLED_BY_CHAINS = "FORCING"
_BRANCH_ENDS = -(1 << 31)
_FISH_HOUSES = "rcb"


def hodoku_line(step: Any) -> str:
    """The full line of a step; for forcing chains and nets, one more for each chain."""
    name: str = step.type.name
    if name.startswith(_SETTLED_BY_CHAINS):
        return "\n  ".join((_forcing_head(step), *map(_forcing_chain, step.chains)))
    if not step.candidates_to_delete:
        return f"{step.type.value}: {_cells(step.indices)}={step.values[0]}"
    return f"{step.type.value}{_place(name, step)} => {_eliminations(step)}"


def _place(name: str, step: Any) -> str:
    """What stands between a step's name and its arrow."""
    place = next((tell(step) for kinds, tell in _PLACES if any(kind in name for kind in kinds)), "")
    return f": {place}" if place else ""


def _subset(step: Any) -> str:
    return f"{','.join(map(str, step.values))} in {_cells(step.indices)}"


def _locked(step: Any) -> str:
    """The port leaves out which house it is: the box of all its cells, or else their line."""
    rows, columns = ({f(cell) for cell in step.indices} for f in (_row, _column))
    boxes = {(_row(cell) - 1) // 3 * 3 + (_column(cell) + 2) // 3 for cell in step.indices}
    points = step.type.name.endswith("1")
    houses = [("b", boxes)] if points else [("r", rows), ("c", columns)]
    house = next(f"{letter}{min(found)}" for letter, found in houses if len(found) == 1)
    return f"{step.values[0]} in {house}"


def _fish(step: Any) -> str:
    fins = [f"fr{_row(fin.index)}c{_column(fin.index)}" for fin in step.fins]
    fins += [f"ef{_cells([fin.index])}" for fin in step.endo_fins]
    base, cover = _houses(step.base_entities), _houses(step.cover_entities)
    return " ".join((str(step.values[0]), base, cover, *fins))


def _connected(step: Any) -> str:
    ends, middle = _cells(step.indices[:2]), _cells(step.indices[2:4])
    return f"{step.values[0]} in {ends} (connected by {middle})"


def _empty_rectangle(step: Any) -> str:
    return f"{step.values[0]} in b{step.entity_number} ({_cells(step.indices[:2])})"


def _w_wing(step: Any) -> str:
    link = {fin.index for fin in step.fins} - set(step.indices)
    kept, linked = step.values[:2]
    return f"{kept}/{linked} in {_cells(step.indices[:2])} connected by {linked} in {_cells(link)}"


def _slashed(step: Any) -> str:
    return f"{'/'.join(map(str, step.values))} in {_cells(step.indices)}"


def _pair_in(step: Any) -> str:
    return f"{'/'.join(map(str, step.values[:2]))} in {_cells(step.indices)}"


def _colours(step: Any) -> str:
    painted = sorted(step.color_candidates.items(), key=lambda item: (item[1], item[0]))
    groups = groupby(painted, key=lambda item: item[1])
    parts = [f"({','.join(_cells([cell]) for cell, _ in group)})" for _, group in groups]
    return f"{step.values[0]} {' / '.join(parts)}"


def _als(step: Any) -> str:
    sets = [
        f"{letter}={_cells(_bits(cells))} {{{''.join(str(bit + 1) for bit in _bits(digits))}}}"
        for letter, (cells, digits) in zip("ABCDEFGH", step.alses, strict=False)
    ]
    commons = sorted({fin.value for fin in step.endo_fins})
    others = sorted({fin.value for fin in step.fins})
    sets += [f"X={','.join(map(str, commons))}"] if commons else []
    sets += [f"Z={','.join(map(str, others))}"] if others else []
    sets += [] if commons else ["(the port keeps the links to itself)"]
    return ", ".join(sets)


def _chain(step: Any) -> str:
    """A nice loop, or a chain with the digits of its ends before and behind it."""
    digits = "/".join(map(str, sorted({gone.value for gone in step.candidates_to_delete})))
    if not step.chains:
        return f"{digits} (the port keeps the chain to itself)"
    chain, name = step.chains[0], step.type.name
    text = _linked(chain)
    if name.endswith("CONTINUOUS_NICE_LOOP") and "DISCONTINUOUS" not in name:
        cells = [_first_cell(entry) for entry in chain]
        leaves = next(entry for entry in chain if _first_cell(entry) != cells[0])
        last_run = max(n for n, cell in enumerate(cells) if cell != cells[-1]) + 1
        text = f"{_digit(chain[last_run])}= {text} ={_digit(leaves)}"
    elif name.endswith("AIC") or "XY_CHAIN" in name:
        text = f"{_digit(chain[0])}- {text} -{_digit(chain[-1])}"
    return f"{digits} {text}"


_PLACES: Sequence[tuple[Sequence[str], Callable[[Any], str]]] = (
    (("LOCKED_CANDIDATES",), _locked),
    (("ALS_",), _als),
    (("HIDDEN_RECTANGLE", "UNIQUENESS", "AVOIDABLE"), _pair_in),
    (("LOCKED_", "NAKED_", "HIDDEN_"), _subset),
    (("TWO_STRING_KITE", "SKYSCRAPER"), _connected),
    (("EMPTY_RECTANGLE",), _empty_rectangle),
    (("W_WING",), _w_wing),
    (("XY_WING", "XYZ_WING"), _slashed),
    (("X_WING", "SWORDFISH", "JELLYFISH", "SQUIRMBAG", "WHALE", "LEVIATHAN"), _fish),
    (("COLORS",), _colours),
    (("CHAIN", "AIC", "NICE_LOOP", "REMOTE_PAIR", "TURBOT"), _chain),
)


# forcing chains and nets


def _forcing_head(step: Any) -> str:
    where = ""
    if step.type.name.endswith("CONTRADICTION"):
        letter, number = " rcb"[step.entity], step.entity_number
        where = f" in {f'{letter}{number + 1}' if step.entity else _cells([number])}"
    concluded = f"{_cells(step.indices)}={step.values[0]}" if step.indices else _eliminations(step)
    return f"{step.type.value}{where} => {concluded}"


def _forcing_chain(chain: Sequence[int]) -> str:
    """Every candidate set or ruled out; in parentheses what a link of a net needs besides."""
    words: list[str] = []
    branch: list[str] = []
    for entry in (*chain, _BRANCH_ENDS):
        if _BRANCH_ENDS < entry < 0:
            branch.append(_set_or_gone(entry))
            continue
        if branch:
            words.append(f"({' '.join(branch)})")
            branch = []
        if entry > 0:
            words.append(_set_or_gone(entry))
    return " ".join(words)


def _set_or_gone(entry: int) -> str:
    return f"{_node(entry)}{'=' if _is_strong(entry) else '<>'}{_digit(entry)}"


def _linked(chain: Sequence[int]) -> str:
    """`r1c1 =5= r1c7 -5- r4c7`, where links within a cell are not written."""
    text, before = _node(chain[0]), _first_cell(chain[0])
    for entry in chain[1:]:
        if _first_cell(entry) != before:
            sign = "=" if _is_strong(entry) else "-"
            text += f" {sign}{_digit(entry)}{sign} {_node(entry)}"
        before = _first_cell(entry)
    return text


# the port packs a node of a chain into a number, which is negative on a branch of a net


def _digit(entry: int) -> int:
    return abs(entry) & 15


def _is_strong(entry: int) -> bool:
    return bool(abs(entry) & 16)


def _first_cell(entry: int) -> int:
    return abs(entry) >> 5 & 127


def _node(entry: int) -> str:
    entry = abs(entry)
    match entry >> 26 & 15:
        case 0:
            return _cells([entry >> 5 & 127])
        case 1:
            found = (entry >> 5 & 127, entry >> 12 & 127, entry >> 19 & 127)
            return _cells({cell for cell in found if cell < 81})
        case _:
            return f"ALS:{_cells([entry >> 5 & 127])}"


# cells and candidates


def _row(cell: int) -> int:
    return cell // 9 + 1


def _column(cell: int) -> int:
    return cell % 9 + 1


def _bits(mask: int) -> Iterator[int]:
    return (number for number in range(mask.bit_length()) if mask >> number & 1)


def _cells(cells: Iterable[int]) -> str:
    """`r1c47,r2c8`: each cell with the others of its row, or else of its column."""
    left, parts = sorted(set(cells)), list[str]()
    while left:
        row, column = _row(left[0]), _column(left[0])
        columns = [_column(cell) for cell in left if _row(cell) == row]
        rows = [_row(cell) for cell in left if _column(cell) == column]
        if len(columns) > 1 or len(rows) == 1:
            rows = [row]
        else:
            columns = [column]
        parts.append(f"r{''.join(map(str, rows))}c{''.join(map(str, columns))}")
        left = [cell for cell in left if _row(cell) not in rows or _column(cell) not in columns]
    return ",".join(parts)


def _houses(entities: Sequence[Any]) -> str:
    groups = groupby(entities, key=lambda entity: entity.type)
    return "".join(
        f"{_FISH_HOUSES[kind]}{''.join(str(house.number) for house in houses)}"
        for kind, houses in groups
    )


def _eliminations(step: Any) -> str:
    gone = [(candidate.value, candidate.index) for candidate in step.candidates_to_delete]
    digits = dict.fromkeys(digit for digit, _ in gone)
    return ", ".join(
        f"{_cells(cell for other, cell in gone if other == digit)}<>{digit}" for digit in digits
    )
