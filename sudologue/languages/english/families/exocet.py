"""The words of the family `exocet`."""

TEXTS = """
junior_exocet
    title: Junior Exocet
    aliases: JExocet; Exocet
    summary: Two base cells of a box in one line, and two target cells beside it that must have the
        same two digits.
    reason: A digit of the base is gone from the rest of its line and box. Two lines across have
        room for it in only two of the three lines that run through the targets, so the third line
        has it in a target. That's true of both base digits, so each target holds one of them.
    spotting: To find the next one, take two cells of a box in one line with three or four digits
        between them, and two targets out of their sight, one in each of the other boxes beside it.

JuniorExocetTelling
    observation: {bases}, the base, [hold only|hold] {digits}. If one of them is {first}, no other
        cell {homes:in_any} is. Then the {first:s} of {lines:together} [can only be|room]
        {covers:in} or in the targets, {targets}
    observation.nowhere: {bases}, the base, [hold only|hold] {digits}. If one of them is {first}, no
        other cell {homes:in_any} is. Then the {first:s} of {lines:together} [can only be|room] in
        the targets, {targets}
    observation.again: the exocet of {again:steps} again: {targets}, the targets, have both digits
        of {bases}, one in each
    observation.again.fewer: the exocet of {again:steps} again, with {fewer:count}
        {fewer:digit/digits} fewer: {bases}, the base, [hold only|hold] {digits}, and {targets}, the
        targets, have the same two digits
    setting: {bases} are the base, {targets} the targets, and {lines:together} the lines to look
        along
    argument: {told:sentences}
    the_same: {covers:together} {covers:has/have} {covers:one/two} of the three {first:s} at most,
        so a target is {first}. The same goes for {others}. That puts both base digits in the
        targets, one in each
    the_same.nowhere: so a target is {first}, and the same goes for {others}. That puts both base
        digits in the targets, one in each
    room_for: {those} ([in|claims] {beside:together})
    room_for.nowhere: {those}[, nowhere else either|claims]
    out: it can't be {pairs:or_else}
    pair: {ones:or} in {first} with {others:or} in {second}
    crowded: {out}: {line} [would have only|claims] {cells:or_only} for both
    crowded.of_one: {out}: {lines:together} [couldn't both have|claims] {digit:a}
    placeless: {out}: a base cell would be {digit} too, and {house} [would have no place for|lacks]
        {digit:a}
    pairs_left: the targets [can only be|fit] {pairs:or_else}
    in_any_case: in any case {digits} {digits:is/are} in {bases:or}, and in {targets:or}
    mirrored: a base cell is {digit} too, and {block} [has|has] its {digit} in {cell}
    mirrored.known: {block} [has|has] its {digit} in {cell}
    mirrored.several: whichever of {digits} is in {target} is in a base cell too, and {block}
        [has|has] it in {cell}
    reason: that is {technique:called}: whatever two digits the base has, {lines:together} need the
        targets to have all of them
    place: {bases} to {targets}
    family: two cells that have their digits in common with two others far off
    question: how many places in {lines:together} are left for {digits:or}
"""
