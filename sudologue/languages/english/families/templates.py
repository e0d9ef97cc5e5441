"""The words of the family `templates`."""

TEXTS = """
template_set
    title: Template Set
    summary: When every way to place a digit in the whole grid uses the same cell, the digit goes
        there.
    reason: Each house needs the digit once, and two cells in sight of each other cannot both take
        it. If no way to meet all of that leaves the cell out, the digit must be in it.
    spotting: To find the next one, take a digit with few places left, try to place it in every
        house without using one of them, and see whether that always fails.

template_delete
    title: Template Delete
    summary: When no way to place a digit in the whole grid uses a cell, the cell loses the digit.
    reason: Each house needs the digit once, and two cells in sight of each other cannot both take
        it. With the digit in that cell, some house would always be left without a place for it.
    spotting: To find the next one, take a digit with few places left, suppose it in one of them,
        and see whether every way of placing the rest of it then fails.

pattern_overlay
    title: Pattern Overlay
    aliases: POM; Pattern Overlay Method
    summary: When no way to place two or three digits side by side in the whole grid has a digit in
        a certain cell, the cell loses that digit.
    reason: Each of the digits has its ways to be placed in the whole grid, and no two of them can
        share a cell. If every way that uses a candidate leaves the other digits without a way of
        their own, the candidate is false.
    spotting: To find the next one, take two or three digits that share many of their cells, suppose
        one of them in a cell, and see whether the others can still be placed around it.

TemplateTelling
    observation: {seen}
    observation.closed: {elsewhere}, so the {digit} cannot go there. {seen}
    observation.none, observation.none.closed: {elsewhere}
    elsewhere: however the {others:s:and} are placed beside each other, {always}
    always: {cell} [is|is_] {digit}
    seen: {place} [still need|need] {digit:a}
    seen.one: {only}
    seen.one.closed: that [leaves|leaves] {house} only {left:or} for its {digit}
    argument.several: of all the ways of placing the {digit:s}, which take more than a pencil to go
        through, none has one in {target:or}: with {digit:a} there, these {number} houses
        [could not all have|with_it] theirs
    argument.several.placed: of all the ways of placing the {digit:s}, which take more than a pencil
        to go through, none leaves out {target}: without {digit:a} there, these {number} houses
        [could not all have|without_it] theirs
    argument.one.lost: {sight:all}
    consequence: {conclusion:named}
    place: {by_kind:together:clauses}
    place.mixed: {houses}
    reason: that is called {technique}, after the templates, which are the ways of placing one digit
        in the whole grid: a digit cannot go where none of its templates has it
    reason.placed: that is called {technique}, after the templates, which are the ways of placing
        one digit in the whole grid: a digit must go where all of its templates have it
    family: the ways of placing one digit in the whole grid
    question: in which ways can all the {digit:s} be placed

PatternOverlayTelling
    observation: look at all the ways of placing the {digits:s:and} beside each other, which take
        more than a pencil to go through
    argument: try {tried:or_else}. Whichever way the others of that digit are placed, the other
        digit [can no longer|no_way] be placed beside them
    argument.three: try {tried:or_else}. Whichever way the others of that digit are placed, the
        other two digits [can no longer|no_way] both be placed beside them
    argument.one: with {tried}, whichever way the other {tried_digit:s} are placed, the
        {others:s:and} [can no longer|no_way] be placed beside them
    argument.one.three: with {tried}, whichever way the other {tried_digit:s} are placed, the
        {others:s:and} [can no longer|no_way] both be placed beside them
    try: {digit:a} in {cells:or}
    consequence: {conclusion:named}
    consequence.many: none of these is possible
    place: with {digits}
    reason: that is called {technique}: the ways of placing the {digits:s:and} are laid over each
        other like patterns on glass, and what is in none that fit together must go
    family: the ways of placing {digits:count} digits in the whole grid
    question: which ways of placing the {digits:s:and} leave room for each other
"""
