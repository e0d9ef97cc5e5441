"""The words of the family `exocet`."""

TEXTS = """
junior_exocet
    title: Junior Exocet
    aliases: JExocet; Exocet
    summary: When three parallel lines have the digits of two base cells in two lines across at
        most, but for two targets and for what both base cells see, the targets hold the same two
        digits as the base cells.
    reason: A digit that a base cell takes is gone from the cells that both base cells see. The two
        lines across have room for it in two of the three parallel lines only, so the third has it
        in a target. There are two such digits and two targets, so each target holds one of them. A
        pair of digits that does not fit there is out; and so is whatever no pair that is left
        allows.
    spotting: To find the next one, take two cells of a line in one box with three or four
        candidates, and look for three parallel lines with few places for these.

JuniorExocetTelling
    observation: {bases}, the base cells, [hold only|hold] {digits} between them. In
        {lines:together}, apart from {targets}, the target cells, and from what both base cells
        [see|room], {rooms}
    has_room: the {digits} [can only go in|claims] {covers:together}
    has_room.further: the {digits} [only in|claims] {covers:together}
    has_room.nowhere, has_room.nowhere.further: the {digits} [nowhere|claims]
    argument: {told:sentences}
    the_same: whichever digit a base cell takes, what both [see|room] cannot have it, and {room_for}
        give it to only two of these {lines:plural}; the third has it in {targets:or}. Two digits,
        one for each: {targets} hold the same two as {bases}
    room_for: two {across:plural}
    room_for.fewer: at most two {across:plural}
    out: {pairs:clauses} {pairs:is/are} out
    pair: {ones:or} in {first} with {others:or} in {second}
    crowded: {out}: {line} [would have only|claims] {cells:or_only} for both
    crowded.of_one: {out}: {lines:together} [could not both have|claims] {digit:a}
    placeless: {out}: with a base cell {digit}, too, {house} [would have no place for|lacks]
        {digit:a}
    pairs_left: [that leaves|fit] {pairs:clauses}
    in_any_case: in any case {digits} {digits:is/are} in {bases:or}, and in {targets:or}
    mirrored: a base cell is {digit}, too, and {block} [has|has] its {digit} in {cell}
    mirrored.known: {block} [has|has] its {digit} in {cell}
    mirrored.several: whichever of {digits} is in {target} is in a base cell, too, and {block}
        [has|has] it in {cell}
    reason: that is {technique:a}: {room_for} cannot give three {lines:plural} each digit of
        {bases}, and {targets} help out
    place: {bases} to {targets}
    family: two cells that have their digits in common with two others far off
    question: how many places in {lines:together} are left for {digits:or}
"""
