"""The words of the family `templates`."""

TEXTS = """
template_set
    title: Template Set
    summary: A cell that has the digit in every way to place that digit in the whole grid.
    reason: Each house needs the digit once, and two cells that see each other can't both be it. If
        no way to do that leaves the cell out, the digit must be there.
    spotting: To find one, take a digit with few places left, try to place it in every house without
        using one of them, and see whether that always fails.

template_delete
    title: Template Delete
    summary: A cell that has the digit in no way to place that digit in the whole grid.
    reason: Each house needs the digit once, and two cells that see each other can't both be it.
        With the digit in that cell, some house would always have no place for it.
    spotting: To find one, take a digit with few places left, suppose it's in one of them, and see
        whether every way to place the rest of it fails.

pattern_overlay
    title: Pattern Overlay
    aliases: POM; Pattern Overlay Method
    summary: A candidate that fits into no way to place two or three digits side by side in the
        whole grid.
    reason: Each of the digits has its ways to be placed in the whole grid, and no two digits can
        share a cell. If every way that uses a candidate blocks all ways of the other digits, the
        candidate goes.
    spotting: To find one, take two or three digits that share many cells, suppose one of them is in
        a cell, and see whether the others can still be placed around it.

TemplateTelling
    observation: {seen}
    observation.closed: {elsewhere}, so the {digit} can't go there. {seen}
    observation.none, observation.none.closed: {elsewhere}
    elsewhere: however the {others:s:and} are placed beside each other, {always}
    always: {cell} [is|is_] {digit}
    seen: {place} [still need|need] {digit:a}
    seen.one: {only:is}
    seen.one.closed: now {house}'s {digit} [can only go|leaves] in {left:or}
    argument.several: there are more ways to place the {digit:s} than you'd try by hand, but none
        has one in {target:or}: with {digit:a} there, these {number} houses [couldn't all
        have|with_it] theirs
    argument.several.placed: there are more ways to place the {digit:s} than you'd try by hand, but
        all have one in {target}: without {digit:a} there, these {number} houses [couldn't all
        have|without_it] theirs
    argument.one.lost: {sight:all}
    consequence: {conclusion:named}
    consequence.one.lost: {conclusion:seen}
    place: {by_kind:together:clauses}
    place.mixed: {houses}
    reason: the ways to place one digit in the whole grid are called its templates, and a digit
        can't go where none of its templates has it
    reason.placed: the ways to place one digit in the whole grid are called its templates, and a
        digit must go where all of its templates have it
    family: the ways of placing one digit in the whole grid
    question: in which ways can all the {digit:s} be placed

PatternOverlayTelling
    observation: look at all the ways to place the {digits:s:and} beside each other, more of them
        than you'd try by hand
    argument: try {tried:or_else}. However the rest of that digit is placed, the other digit
        [doesn't fit in|no_way] beside it
    argument.three: try {tried:or_else}. However the rest of that digit is placed, the other two
        digits [don't both fit in|no_way] beside it
    argument.one: with {tried}, however the other {tried_digit:s} are placed, the {others:s:and}
        [don't fit in|no_way] beside them
    argument.one.three: with {tried}, however the other {tried_digit:s} are placed, the
        {others:s:and} [don't both fit in|no_way] beside them
    try: {digit:a} in {cells:or}
    consequence: {conclusion:named}
    consequence.many: none of these is possible
    place: with {digits}
    setting: the {digits:s:and}
    reason: the ways to place the {digits:s:and} are laid over each other like patterns on glass,
        and what is in none that fit together goes
    family: the ways of placing {digits:count} digits in the whole grid
    question: which ways to place the {digits:s:and} fit side by side
"""
