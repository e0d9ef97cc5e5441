"""What `sudologue hint` says."""

TEXTS = """
hint
    help|
        Give a hint: a mistake, if there is one, or else the easiest next step.

        \b
        Each level gives away more. A hint ends with the option for the next level.
          state      how far you are, and whether all is well
          nudge      a digit or a place to look at  [default]
          technique  the technique to look for
          where      the cells it uses
          what       what follows
          proof      the whole argument
    examples|
          sudologue hint 1.....3..4.....2
          sudologue hint --level what --near r4c4 1.....3..4.....2
    level: How much to give away
    more: The same hint, one level further
    seen: A different step from this hint's
    near: A step near this cell
    house: A step in this row, column or box: 'row 3'
    house.in_full: A step in this row, column, box, diagonal or window: 'row 3', 'window 1'
    clue: A step in this cage, arrow or thermometer
    clue.in_full: A step in this cage, arrow or thermometer: 'cage at r1c2', or r1c2 for any that
        this cell is in
    family: Only this family of techniques, such as fish
    count: Up to N different steps
    all: List every step there is now, by technique
    voice: Who explains it
    marks: What your pencil marks are: full, partial or none
    apart: --all doesn't work with --{name}
    for_more: (For more: --more {token}.{after})
"""
