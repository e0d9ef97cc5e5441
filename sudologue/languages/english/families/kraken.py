"""The words of the family `kraken`."""

TEXTS = """
kraken_fish_1
    title: Kraken Fish Type 1
    aliases: Kraken Fish; fish with chained fins
    summary: A fish would rule a candidate out if it had no fins; and from each of its fins a chain
        leads to that candidate's being false.
    reason: Either some fin takes the digit, or none does. If one does, the chain from it rules the
        candidate out; if none does, the fish rules it out.
    spotting: To find the next one, take houses whose places for one digit nearly lie in as many
        others, and follow what each of the exceptions would force.

kraken_fish_2
    title: Kraken Fish Type 2
    aliases: Kraken Fish; kraken row, column or box of a fish
    summary: From each fin of a fish, and from each of its places in one of the houses that it uses
        up, a chain leads to the same candidate's being false.
    reason: If no fin takes the digit, the fish has it in each of the houses that it uses up, so one
        of its places in that house takes it. In any case a chain rules the candidate out.
    spotting: To find the next one, take houses whose places for one digit nearly lie in as many
        others, choose one of these, and follow what each place in it and each exception would
        force.

KrakenTelling
    observation: {fish:seen}{fish:thinned}
    line: {cells:or} [is|claim] {digit} ({why})
    why: its last candidate
    why.house: the only {cells:place/places} left {house:in}
    dead: {cell} [has nothing left|claim]
    dead.house: {house} [has no place left for|claim] {digit:a}
    end: so not {digit}
    end.start: it cannot be {digit}
    end.seen, end.seen.start: {sight:all}
    end.seen.one, end.seen.one.start: {sight:it}
    told: if {cells:or} [is|claims] {digit}, {end}
    told.lines: if {cells:or} [is|claims] {digit}, {sentences:so:go_on}, and {end}
    told.lines.dead: if {cells:or} [is|claims] {digit}, {sentences:so:go_on}, but then {end}
    told.lines.again, told.lines.again.dead: if {cells:or} [is|claims] {digit},
        {sentences:so:go_on}, and so on as before
    folded: {opening}, and each time {target} loses its {target_digit}
    folded.one: {opening}. In the end {line}, and {end}
    folded.one.dead: {opening}. In the end {line}, but then {end}
    opening: if {cells:or} is {digit}, {most:count} digits are forced one by one (the full telling
        has them all)
    opening.various: if {cells:or} is {digit}, up to {most:count} digits are forced one by one (the
        full telling has them all)
    suppose: ({case:number}.1) Suppose that {supposed}.
    is: {cells} is {digit}
    then: ({case:number}.{number:number}) Then {fact}, by ({case:number}.{before:number}).
    fact: {cells:or} is {digit}, its last candidate
    fact.house: {cells:or} is {digit}, the only {cells:place/places} left for {digit} {house:in}
    is_not: {cell} is not {digit}
    otherwise: {cell} is {digit} and {none_is}
    otherwise.cover: {none_is}
    too_few: {base:together} have only {covers:together} left for their {digit:s}: {covers:count}
        for {base:count}
    place: {kinds:together:commas}
    family: {fish:kind}, and where the others lead
    question: where can {kinds:together:and} have their {digit:s}

KrakenFinsTelling
    argument: if {fish:without_fins}. {told:sentences}. No other case is left
    reason: that is {technique:a}: {kinds:together:and} would rule out the {target_digit} in
        {target} if {fish:fins} did not interfere; and where {fins:it does/they do}, a chain of
        forced digits rules it out as well

KrakenCoverTelling
    argument: if {fish:needed}, and {pivot} [has its|has] {digit} in {vertices:or}.
        {told:sentences}. No other case is left
    argument.finless: {fish:needed}, and {pivot} [has its|has] {digit} in {vertices:or}.
        {told:sentences}. No other case is left
    reason: that is {technique:a}: wherever {pivot} has its {digit}{or_else}, a chain of forced
        digits rules out the {target_digit} in {target}
    or_else: , or if a fin takes it
    or_else.one: , or if the fin takes it
    or_else.finless:
"""
