"""The idea behind a fish, for whoever meets one for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import House
from sudologue.narration.phrasing.english import all_of, number_word
from sudologue.narration.phrasing.houses_in_words import counted, house_list, one_kind, plural
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.rules.fish.telling.fish_in_words import WordedFish


def idea(name: Passage, fish: WordedFish, thin: Sequence[House] = ()) -> Passage:
    """What the fish is called, and what it comes to, after its shape."""
    name = say("that is ", name, _company(fish))
    if fish.all_fins:
        return phrase("{}: {}", name, _with_fins(fish, thin))
    if fish.is_plain:
        bases, covers = counted(fish.base), counted(fish.way.cover)
        text = (
            "{}: {} with all places for their {} in the same {}, so that these have their {} there "
            "and nowhere else"
        )
        return phrase(text, name, bases, fish.digits, covers, fish.digits)
    number = number_word(len(fish.base))
    text = (
        "{}: {} houses with all places for their {} in {} others, so that these others have their "
        "{} there and nowhere else"
    )
    return phrase(text, name, number, fish.digits, number, fish.digits)


def siamese_idea(name: Passage, first: WordedFish, second: WordedFish) -> Passage:
    """Why two fish are told as one."""
    kind = one_kind((*first.way.cover, *second.way.cover))
    bases = counted(first.base) or f"{number_word(len(first.base))} houses"
    covers = plural(kind) if kind else "others"
    text = (
        "that is {}: the same {} fit into two choices of {}, each with exceptions of its own, and "
        "what either choice rules out goes"
    )
    return phrase(text, name, bases, covers)


def kind_of_pattern(fish: WordedFish) -> Passage:
    """What kind of thing a fish is, in plain words."""
    number, nearly = number_word(len(fish.base)), "nearly all " if fish.all_fins else ""
    if fish.is_plain:
        text = "{} lines whose places for one digit lie {}in the same {} crossing lines"
    else:
        text = "{} houses whose places for one digit lie {}in {} others"
    return phrase(text, number, nearly, number)


def _company(fish: WordedFish) -> str | None:
    """What sets a fish apart from those of rows and columns."""
    if fish.is_plain:
        return None
    if fish.mixes_lines:
        return ", in which houses of several kinds mix"
    blocks = {house.kind for house in (*fish.base, *fish.way.cover) if not house.is_line}
    kind = plural(blocks.pop()) if len(blocks) == 1 else "several kinds of blocks"
    return f", in which {kind} take part"


def _with_fins(fish: WordedFish, thin: Sequence[House]) -> Passage:
    """`unless r2c3 (the fin) is 3, two columns need the 3s of both rows`, and so on."""
    if len(fish.all_fins) == 1:
        unless, every = phrase("{} (the fin)", fish.all_fins[0]), "the fin"
    else:
        unless, every = phrase("a fin"), "every fin"
    number, kind = len(fish.base), one_kind(fish.way.cover)
    bases = counted(fish.base) or f"{number_word(number)} houses"
    covers = f"{all_of(number)} {plural(kind)}" if kind else f"{number_word(number)} others"
    has = "has" if len(thin) == 1 else "each have"
    single = phrase("{} {} a single place, and ", house_list(thin), has) if thin else None
    need = phrase(
        "unless {} is {}, {}{} need the {} of {}",
        unless,
        fish.digit,
        single,
        bases,
        fish.digits,
        covers,
    )
    return phrase("{}. What this rules out goes in any case if it sees {}", need, every)
