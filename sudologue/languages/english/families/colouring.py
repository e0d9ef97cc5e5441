"""The words of the family `colouring`."""

TEXTS = """
simple_colors_trap
    title: Simple Colors Trap
    aliases: simple colouring; singles chain, rule 4; colour trap
    summary: When the places of a digit are painted in two colours by turns along houses with two
        places, a place that sees both colours loses the digit.
    reason: Where a house has two places for a digit, one of them is true and the other false, and
        every further step along such houses turns that round. So one of the colours is true
        throughout, and whichever it is, a place that sees both colours sees a true one.
    spotting: To find the next one, take a digit with many houses that have two places, mark these A
        and B by turns, and look for another place that sees an A and a B.

simple_colors_wrap
    title: Simple Colors Wrap
    aliases: simple colouring; singles chain, rule 2; colour wrap
    summary: When the places of a digit are painted in two colours by turns along houses with two
        places, and two places of one colour see each other, all of that colour lose the digit.
    reason: One colour is true throughout and the other false throughout. Two places that see each
        other cannot both hold the digit, so the colour they share is not the true one.
    spotting: To find the next one, take a digit with many houses that have two places, mark these A
        and B by turns, and look for two with the same letter that see each other.

multi_colors_1
    title: Multi-Colors Type 1
    aliases: multi-colouring type 1; multiple colours
    summary: When a colour of one pair sees a colour of another pair of the same digit, a place that
        sees the opposite colours of both loses the digit.
    reason: Two colours that see each other are not both true. So in one of the two pairs the
        opposite colour is true, and a place that sees the opposite colours of both pairs sees a
        true one either way.
    spotting: To find the next one, mark a digit's pairs A and B by turns, those that hang together
        apart from these C and D, and look where one of A or B sees one of C or D.

multi_colors_2
    title: Multi-Colors Type 2
    aliases: multi-colouring type 2
    summary: When a colour sees both colours of another pair of the same digit, all of that colour
        lose the digit.
    reason: Of the other pair one colour is true, whichever it is. A colour that sees both of them
        sees something true, so it is false throughout.
    spotting: To find the next one, mark a digit's pairs A and B by turns, and look among its other
        places for one, or several that hang together, that see an A and a B.

medusa_3d
    title: 3D Medusa
    aliases: medusa; 3D multi-colouring; ultracolouring
    summary: When candidates of several digits are painted in two colours by turns, along cells with
        two candidates and houses with two places, a colour that contradicts itself goes, or else
        what sees both colours.
    reason: A cell with two candidates has one true and one false, and so has a house with two
        places for a digit. Every step along them turns that round, so one of the colours is true
        throughout and the other false throughout. A colour that would put two digits into a cell, a
        digit twice into a house, or leave one of them without anything is the false one; and what
        sees both colours sees a true one either way.
    spotting: To find the next one, begin at a cell with two candidates, mark these A and B, go on
        by turns wherever just two are left, and look for what contradicts both letters, or one.
"""
