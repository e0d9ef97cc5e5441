"""The words of the family `kraken`."""

TEXTS = """
kraken_fish_1
    title: Kraken Fish Type 1
    aliases: Kraken Fish; fish with chained fins
    summary: A fish with fins that don't see the candidate it would rule out, but each forces digits
        that rule it out.
    reason: Either a fin is the digit, or none is. If one is, the chain from it rules the candidate
        out; if none is, the fish does.
    spotting: To find one, take houses whose places for a digit are nearly all in as many others,
        and follow what each of the exceptions would force.

kraken_fish_2
    title: Kraken Fish Type 2
    aliases: Kraken Fish; kraken row, column or box of a fish
    summary: A fish with fins, each of which, like each of its places in one house, forces digits
        that rule out the same candidate.
    reason: If no fin is the digit, the fish has it in each of the houses it uses up, so one of its
        places in that house is the digit. Whichever is, a chain rules the candidate out.
    spotting: To find one, take houses whose places for a digit are nearly all in as many others,
        choose one of these, and follow what each place in it and each exception would force.

KrakenTelling
    observation: {fish:seen}
    closing: in every case {conclusion:so}
    line: {cells:or} [is|claim] {digit} ({why})
    why: its last candidate
    why.house: the only {cells:place/places} left {house:in}
    dead: {cell} [has nothing left|claim]
    dead.house: {house} [has no place left for|claim] {digit:a}
    end: so it isn't {digit}
    end.start: it isn't {digit}
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
    argument: if {fish:without_fins}. {told:sentences}
    reason: the idea is that {kinds:together:and} would rule out the {target_digit} in {target} if
        {fish:fins} weren't there. If {fins:it is/one of them is} {digit}, that forces digits that
        rule it out as well

KrakenCoverTelling
    argument: if {fish:needed}, and {pivot} [has its|has] {digit} in {vertices:or}. {told:sentences}
    argument.finless: {fish:needed}, and {pivot} [has its|has] {digit} in {vertices:or}.
        {told:sentences}
    reason: the idea is that wherever {pivot} has its {digit}{or_else}, that forces digits that rule
        out the {target_digit} in {target}
    or_else: , or if a fin is {digit} instead
    or_else.one: , or if the fin is {digit} instead
    or_else.finless:
"""
