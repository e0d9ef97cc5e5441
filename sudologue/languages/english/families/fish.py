"""The words of the family `fish`."""

TEXTS = """
x_wing
    title: X-Wing
    aliases: fish of size two
    summary: When two parallel lines have a digit only where the same two lines cross them, the
        digit leaves the rest of the crossing lines.
    reason: Both lines need the digit, and they cannot both take it on the same crossing line, so
        one takes it on the first and the other on the second. Which way round is open, but either
        way the two crossing lines have their digit, and their other cells cannot take it.
    spotting: To find the next one, go through the places of one digit and look for two rows, or two
        columns, that have just two places each, opposite each other.

swordfish
    title: Swordfish
    aliases: fish of size three
    summary: When three parallel lines have a digit only where the same three lines cross them, the
        digit leaves the rest of the crossing lines.
    reason: Three lines need the digit three times, and each crossing line can give it to only one
        of them. So every one of the three crossing lines gives it to one of these lines, and has
        none left for its other cells. Not all nine crossings need be open.
    spotting: To find the next one, go through the places of one digit and look for three rows with
        two or three places each that lie in only three columns, or the other way round.

jellyfish
    title: Jellyfish
    aliases: fish of size four
    summary: When four parallel lines have a digit only where the same four lines cross them, the
        digit leaves the rest of the crossing lines.
    reason: Four lines need the digit four times, and each crossing line can give it to only one of
        them. So every one of the four crossing lines gives it to one of these lines, and has none
        left for its other cells.
    spotting: To find the next one, go through the places of one digit and look for four rows with
        two to four places each that lie in only four columns, or the other way round.

large_fish
    title: Large Fish
    aliases: Squirmbag; Starfish; Whale; Leviathan
    summary: When five, six or seven parallel lines have a digit only where as many lines cross
        them, the digit leaves the rest of the crossing lines.
    reason: The lines need the digit as often as there are lines, and each crossing line can give it
        to only one of them, so all the crossing lines are used up. On a board of nine rows a
        smaller fish among the remaining lines always says the same.
    spotting: To find the next one, on a board of more than nine rows, go through the places of one
        digit and look for five or more rows whose places lie in only as many columns, or the other
        way round.

finned_x_wing finned_swordfish finned_jellyfish finned_large_fish
    reason: If no fin takes the digit, the lines use the crossing lines up, as they would without
        fins. If a fin takes it, whatever sees that fin cannot. A cell that loses the digit in the
        first case, and that sees every fin, loses it in any case.

finned_x_wing
    title: Finned X-Wing
    aliases: X-Wing with fins
    summary: When only a few extra places, the fins, keep two lines from being an X-Wing, what the
        X-Wing would remove still goes where it sees all fins.
    spotting: To find the next one, look for two rows whose places for one digit lie in the same two
        columns, but with one or two more places in a single box; or for columns and rows, likewise.

finned_swordfish
    title: Finned Swordfish
    aliases: Swordfish with fins
    summary: When only a few extra places, the fins, keep three lines from being a Swordfish, what
        the Swordfish would remove still goes where it sees all fins.
    spotting: To find the next one, look for three rows whose places for one digit lie in the same
        three columns, but with one or two more places in a single box; or for columns and rows,
        likewise.

finned_jellyfish
    title: Finned Jellyfish
    aliases: Jellyfish with fins
    summary: When only a few extra places, the fins, keep four lines from being a Jellyfish, what
        the Jellyfish would remove still goes where it sees all fins.
    spotting: To find the next one, look for four rows whose places for one digit lie in the same
        four columns, but with one or two more places in a single box; or for columns and rows,
        likewise.

sashimi_x_wing sashimi_swordfish sashimi_jellyfish
    reason: If no fin takes the digit, the line without a corner has one place left and takes it
        there, the other lines make do with what remains, and together they still use the crossing
        lines up. If a fin takes it, whatever sees that fin cannot. A cell that loses the digit in
        both cases loses it for certain.

sashimi_x_wing
    title: Sashimi X-Wing
    summary: When a finned X-Wing lacks a corner, so that without its fins one of its lines would
        have a single place left, the digit still leaves the cells of the crossing lines that see
        all fins.
    spotting: To find the next one, look for two rows whose places for one digit nearly fit into two
        columns, or the other way round: where a place is missing, the same box has one or two
        beside it.

sashimi_swordfish
    title: Sashimi Swordfish
    summary: When a finned Swordfish lacks corners, so that without its fins one of its lines would
        have a single place left, the digit still leaves the cells of the crossing lines that see
        all fins.
    spotting: To find the next one, look for three rows whose places for one digit nearly fit into
        three columns, or the other way round: where a place is missing, the same box has one or two
        beside it.

sashimi_jellyfish
    title: Sashimi Jellyfish
    summary: When a finned Jellyfish lacks corners, so that without its fins one of its lines would
        have a single place left, the digit still leaves the cells of the crossing lines that see
        all fins.
    spotting: To find the next one, look for four rows whose places for one digit nearly fit into
        four columns, or the other way round: where a place is missing, the same box has one or two
        beside it.

finned_large_fish
    title: Finned Large Fish
    aliases: Finned Squirmbag; Finned Whale; Finned Leviathan; Sashimi Squirmbag
    summary: When only a few extra places, the fins, keep five, six or seven lines from being a
        fish, what the fish would remove still goes where it sees all fins.
    spotting: To find the next one, on a board of more than nine rows, look for five or more rows
        whose places for one digit lie in as many columns, or the other way round, except for one or
        two in a single box.

franken_x_wing franken_swordfish franken_jellyfish
    reason: It does not matter whether the houses are lines or boxes. The first ones need the digit
        as often as there are of them, and each of the others can give it only once, so the others
        are used up, and their cells elsewhere have no digit left.

franken_x_wing
    title: Franken X-Wing
    summary: An X-Wing with a box among its houses: two houses have all places of a digit in two
        others, and the digit leaves the rest of these.
    spotting: To find the next one, look for two houses whose places for one digit lie in only two
        others, with a box in place of a line or two.

franken_swordfish
    title: Franken Swordfish
    summary: A Swordfish with a box among its houses: three houses have all places of a digit in
        three others, and the digit leaves the rest of these.
    spotting: To find the next one, look for three houses whose places for one digit lie in only
        three others, with a box in place of a line or two.

franken_jellyfish
    title: Franken Jellyfish
    summary: A Jellyfish with a box among its houses: four houses have all places of a digit in four
        others, and the digit leaves the rest of these.
    spotting: To find the next one, look for four houses whose places for one digit lie in only four
        others, with a box in place of a line or two.

finned_franken_x_wing finned_franken_swordfish finned_franken_jellyfish franken_large_fish
finned_mutant_fish finned_mutant_large_fish
    reason: Fins are places outside the other houses, or places where one digit would serve two
        houses at once. If no fin takes the digit, the houses use the others up, and other cells of
        these lose it. If a fin takes it, whatever sees that fin cannot. A cell that loses the digit
        in both cases loses it for certain.

finned_franken_x_wing
    title: Finned Franken X-Wing
    summary: A Franken X-Wing spoilt by some fins: what it would remove still goes where it sees all
        of them.
    spotting: To find the next one, look for two houses, boxes allowed, whose places for one digit
        lie in only two others, except for one or two that a single cell sees.

finned_franken_swordfish
    title: Finned Franken Swordfish
    summary: A Franken Swordfish spoilt by some fins: what it would remove still goes where it sees
        all of them.
    spotting: To find the next one, look for three houses, boxes allowed, whose places for one digit
        lie in only three others, except for one or two that a single cell sees.

finned_franken_jellyfish
    title: Finned Franken Jellyfish
    summary: A Franken Jellyfish spoilt by some fins: what it would remove still goes where it sees
        all of them.
    spotting: To find the next one, look for four houses, boxes allowed, whose places for one digit
        lie in only four others, except for one or two that a single cell sees.

franken_large_fish
    title: Large Franken Fish
    aliases: Franken Squirmbag; Franken Whale; Franken Leviathan
    summary: A fish of five, six or seven houses with a box among them, with fins or without: what
        the fish rules out goes where it sees all fins.
    spotting: To find the next one, look for five or more houses, boxes allowed, whose places for
        one digit lie in only as many others, except perhaps for a few that a single cell sees.

mutant_fish
    title: Mutant Fish
    aliases: Mutant Swordfish; Mutant Jellyfish; Mutant Squirmbag
    summary: When some houses, of whatever kinds, have all places of a digit in as many other
        houses, the digit leaves the rest of these.
    reason: Rows, columns and boxes may stand on both sides. The first houses need the digit as
        often as there are of them, and each of the others can give it only once, so the others are
        used up, and their cells elsewhere have no digit left.
    spotting: To find the next one, take the places of one digit and choose rows, columns and boxes
        of any kind whose places all lie in as many others.

finned_mutant_fish
    title: Finned Mutant Fish
    aliases: Finned Mutant X-Wing; Finned Mutant Swordfish; Finned Mutant Jellyfish
    summary: A mutant fish of two, three or four houses spoilt by fins: what it would remove still
        goes where it sees all of them.
    spotting: To find the next one, take the places of one digit and choose up to four rows, columns
        and boxes whose places lie in as many others, except for one or two that one cell sees.

finned_mutant_large_fish
    title: Large Finned Mutant Fish
    aliases: Finned Mutant Squirmbag; Finned Mutant Whale; Finned Mutant Leviathan
    summary: A mutant fish of five, six or seven houses spoilt by fins: what it would remove still
        goes where it sees all of them.
    spotting: To find the next one, take the places of one digit and choose five or more rows,
        columns and boxes whose places lie in as many others, except for a few that one cell sees.

siamese_fish
    title: Siamese Fish
    aliases: Siamese Swordfish; Siamese Jellyfish
    summary: When the same houses make a fish with one choice of the others and another fish with
        another choice, what either of the two removes goes at once.
    reason: Nothing more is in it than two fish that share their first houses. For each choice of
        the others, either some fin takes the digit or the others are used up, and what goes in both
        cases goes. They are told together because one sees them together.
    spotting: To find the next one, once some lines fit into as many others except for a few places,
        see whether they fit into another choice of these, with other exceptions.

BasesTelling
    place: {kinds:together:commas}
    question: where can {kinds:together:and} have their {digit:s}

FishTelling
    observation: {fish:seen}{fish:thinned}
    argument: {fish:argument}
    consequence: {conclusion:named}
    consequence.doubles: {conclusion:so}
    reason: that is {technique:a}{fish:company}: {fish:idea}
    family: {fish:kind}

SiameseFishTelling
    observation: {first:seen}. Seen another way, it {second:covered_again}
    argument: seen the first way, {first:argument}. Seen the second way, {second:argument}
    reason: that is {technique:a}: the same {same} fit into two choices of {choices}, each with
        exceptions of its own, and what either choice rules out goes
    same: {base:count} houses
    same.equal: {base:counted}
    choices: others
    choices.alike: {covers:plural}
    family: {first:kind}, in two ways

WordedFish
    seen: {base:in_each}, the {digit} {covered}
    covered: [can only go|only] {cover:in_each}{serving}
    covered.outer: [can only go|only] {cover:in_each}, except for {outer}
        ({outer:the fin/the fins}){serving}
    covered_again: [can only go|only] {cover:in_each}{serving}
    covered_again.outer: [can only go|only] {cover:in_each}, except for {outer}
        (then {outer:the fin/the fins}){serving}
    serving:
    serving.twice: . {twice}, and one {digit} there would do for {served:all}, so call {fin} a fin
    serving.twice.outer: . {twice}, and one {digit} there would do for {served:all}, so call {fin} a
        fin, too
    serving.some_twice: . {twice}; one {digit} there would do for two houses, so call these fins
    serving.some_twice.outer: . {twice}; one {digit} there would do for two houses, so call these
        fins, too
    thinned:
    thinned.thin: ; without {all_fins:it/them}, {thin:clauses}
    argument: if {without_fins}; if one of them is, {gone} [{gone:sees/see}|sight] it
    argument.one: if {without_fins}; if {all_fins} is {digit}, {gone} [{gone:sees/see}|sight] it
    argument.one.named: if {without_fins}; if {all_fins} is {digit}, they [see|sight] it
    argument.doubles: if {without_fins}. If one of them is, {gone} [{gone:sees/see}|sight] it
    argument.doubles.one: if {without_fins}. If {all_fins} is {digit}, {gone}
        [{gone:sees/see}|sight] it
    argument.finless, argument.finless.doubles: {to_give}. {bases} need {cover:all}{losses}
    to_give: {ordered} have one {digit} each to give
    to_give.alike: each {cover:kind} has one {digit} to give
    bases: {base:each_counted}
    bases.unclear: the first {base:count} houses
    covers: {cover:each_counted}
    covers.unclear: the other {cover:count}
    covers.alike: {cover:all} {cover:plural}
    without_fins: {needed}{losses}
    needed: {none_is}, {need}
    needed.many: none of the fins is {digit}, {need}
    needed.finless: {need}
    need: {bases} need the {digit:s} of {covers}
    losses: , and {none_left}
    losses.doubles: , and {none_left}; and {wasted}
    losses.doubles.finless: , and {none_left}. {wasted}
    losses.doubles.nothing_else: ; and {wasted}
    losses.doubles.nothing_else.finless: . {wasted}
    none_left: {emptied} [has none left|lie] for {others}
    none_left.spread: [none is left|lie] {emptied:in_each} for {others}
    wasted: {digit:a} in {doubles:or} [would use up|crossed] {used} at once for a single house
    wasted.single: {digit:a} in {doubles} [would use up|crossed] {used}, those of {used_up}, for
        {wanting} alone
    used: {used_up:count} of them
    used.all_covers: {cover:all}
    company: , in which several kinds of blocks take part
    company.mixed: , in which houses of several kinds mix
    company.blocks: , in which {blocks:plural} take part
    company.plain:
    idea: unless {unless} is {digit}, {some} need the {digit:s} of {many_others}. What this rules
        out goes in any case if it sees {every}
    idea.thin: unless {unless} is {digit}, {thin_houses:together} {thin_houses:has/each have} a
        single place, and {some} need the {digit:s} of {many_others}. What this rules out goes in
        any case if it sees {every}
    idea.finless: {base:count} houses with all places for their {digit:s} in {base:count} others, so
        that these others have their {digit:s} there and nowhere else
    idea.finless.plain: {base:counted} with all places for their {digit:s} in the same
        {cover:counted}, so that these have their {digit:s} there and nowhere else
    unless: a fin
    unless.one: {all_fins} (the fin)
    every: every fin
    every.one: the fin
    some: {base:count} houses
    some.equal: {base:counted}
    many_others: {base:count} others
    many_others.alike: {base:all} {cover:plural}
    kind: {base:count} houses whose places for one digit lie nearly all in {base:count} others
    kind.finless: {base:count} houses whose places for one digit lie in {base:count} others
    kind.plain: {base:count} lines whose places for one digit lie nearly all in the same
        {base:count} crossing lines
    kind.plain.finless: {base:count} lines whose places for one digit lie in the same {base:count}
        crossing lines
    fins: {all_fins:the fin/the fins}
    caption: {seen}. {argument}

InBases
    clause: {cell} [lies|claims] {houses:in:and}

ThinBase
    clause: {house} [has only|claim] {cell} left
"""
