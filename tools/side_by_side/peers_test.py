from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tools.side_by_side.hodoku_line import hodoku_line
from tools.side_by_side.peers import Found, Peer
from tools.side_by_side.position import Position, read_position


def step(name: str, title: str, **parts: object) -> SimpleNamespace:
    """A step as HoDoKu's port hands it back."""
    kind = SimpleNamespace(name=name, value=title)
    nothing: dict[str, object] = {
        part: [] for part in ("indices", "values", "fins", "endo_fins", "chains", "alses")
    }
    return SimpleNamespace(**{"type": kind, "candidates_to_delete": [], **nothing, **parts})


def candidates(*pairs: tuple[int, int]) -> list[SimpleNamespace]:
    return [SimpleNamespace(index=index, value=value) for index, value in pairs]


def node(cell: int, digit: int, *, on: bool) -> int:
    return cell << 5 | on << 4 | digit


def houses(kind: int, *numbers: int) -> list[SimpleNamespace]:
    return [SimpleNamespace(type=kind, number=number) for number in numbers]


FISH = {"base_entities": houses(0, 2, 4), "cover_entities": houses(1, 2, 8), "values": [4]}


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (
            step("HIDDEN_SINGLE", "Hidden Single", indices=[48], values=[9]),
            "Hidden Single: r6c4=9",
        ),
        (
            step(
                "NAKED_TRIPLE",
                "Naked Triple",
                indices=[72, 76, 78],
                values=[4, 6, 9],
                candidates_to_delete=candidates((75, 4), (77, 4), (77, 6)),
            ),
            "Naked Triple: 4,6,9 in r9c157 => r9c46<>4, r9c6<>6",
        ),
        (
            step(
                "LOCKED_CANDIDATES_1",
                "Locked Candidates Type 1 (Pointing)",
                indices=[21, 23],
                values=[4],
                candidates_to_delete=candidates((26, 4)),
            ),
            "Locked Candidates Type 1 (Pointing): 4 in b2 => r3c9<>4",
        ),
        (
            step("X_WING", "X-Wing", candidates_to_delete=candidates((25, 4)), **FISH),
            "X-Wing: 4 r24 c28 => r3c8<>4",
        ),
        (
            step(
                "FINNED_X_WING",
                "Finned X-Wing",
                candidates_to_delete=candidates((25, 4)),
                **FISH | {"fins": candidates((26, 4))},
            ),
            "Finned X-Wing: 4 r24 c28 fr3c9 => r3c8<>4",
        ),
        (
            step(
                "W_WING",
                "W-Wing",
                indices=[28, 57],
                values=[2, 4],
                fins=candidates((28, 4), (57, 4), (73, 4), (77, 4)),
                candidates_to_delete=candidates((55, 2)),
            ),
            "W-Wing: 2/4 in r4c2,r7c4 connected by 4 in r9c26 => r7c2<>2",
        ),
        (
            step(
                "XY_CHAIN",
                "XY-Chain",
                chains=[
                    [
                        node(0, 1, on=False),
                        node(0, 2, on=True),
                        node(8, 2, on=False),
                        node(8, 1, on=True),
                    ]
                ],
                candidates_to_delete=candidates((4, 1)),
            ),
            "XY-Chain: 1 1- r1c1 -2- r1c9 -1 => r1c5<>1",
        ),
        (
            step("X_CHAIN", "X-Chain", candidates_to_delete=candidates((4, 1))),
            "X-Chain: 1 (the port keeps the chain to itself) => r1c5<>1",
        ),
        (
            step(
                "FORCING_NET_CONTRADICTION",
                "Forcing Net Contradiction",
                entity=1,
                entity_number=7,
                candidates_to_delete=candidates((4, 1)),
                chains=[
                    [
                        node(4, 1, on=True),
                        -node(5, 1, on=False),
                        -(1 << 31),
                        node(0, 1, on=False),
                        node(0, 2, on=True),
                    ]
                ],
            ),
            "Forcing Net Contradiction in r8 => r1c5<>1\n  r1c5=1 (r1c6<>1) r1c1<>1 r1c1=2",
        ),
    ],
)
def test_a_step_of_the_port_is_written_as_hodoku_writes_it(
    found: SimpleNamespace, line: str
) -> None:
    assert hodoku_line(found) == line


def position(*triples: str) -> Position:
    return read_position("x_wing", f":0000:x:{'.' * 81}::{' '.join(triples)}::")


def told(*answers: Found, own: Found | None = None) -> str:
    def finds(position: Position, kind: str) -> Iterator[Found]:
        yield from answers

    return Peer("HoDoKu", finds, lambda position: own).answer(position("212", "213"), "fish")


def test_what_a_peer_says_of_a_conclusion() -> None:
    same = Found("the same", frozenset({(2, 1, 2), (2, 1, 3)}))
    half = Found("half of it", frozenset({(2, 1, 2)}))
    more = Found("more", frozenset({(2, 1, 2), (2, 1, 3), (2, 1, 4)}))
    other = Found("another", frozenset({(3, 1, 3)}))
    chains = Found("chains\n  r1c1=1", frozenset({(3, 1, 3)}))
    said = "```text\n{}\n```\n\n{}"
    here = "Its own next step is this one."
    assert told(half, same, own=same) == "HoDoKu:\n\n" + said.format("the same", here)
    assert told(half, own=other) == "HoDoKu finds 1 of the 2:\n\n" + said.format(
        "half of it", "Its own next step is `another`."
    )
    assert told(half, more).startswith("HoDoKu finds this and 1 other:\n\n```text\nmore\n")
    assert told(other) == "HoDoKu finds no such step.\n\nIt goes no further here."
    assert told(own=chains).endswith("Its own next step is `chains`, told in chains.")
