"""What `sudologue judge` says."""

TEXTS = """
judge
    help|
        Check whether a step is right, and whether the reason given for it is enough.

        A CLAIM is written like r5c6=4, or like 'r5c6<>4' or r5c6-4 for "r5c6 isn't 4". In a REASON,
        a row, column or box stands for "each digit once", a cell for "one digit", and a clue for
        what it demands. The reason is enough if nothing else is needed.
    examples|
          sudologue judge 1.....3..4.....2 r1c4=4 --by 'r1c4'
          sudologue judge 1.....3..4.....2 r1c4=4 --by 'row 1'
          sudologue judge 1.....3..4.....2 r1c4=4
    timeout: Stop looking for an answer after this long
    by: The reason: a technique, such as skyscraper, or where to look, such as 'row 3, box 2, r3c4',
        '5 in row 3' or 'cage at r1c1' [default: any technique]
"""
