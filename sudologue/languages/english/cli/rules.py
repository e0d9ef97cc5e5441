"""What `sudologue rules` says."""

TEXTS = """
rules
    help|
        List the techniques, easiest first, or explain one with an example.

        The techniques are grouped into eight tiers, from singles to nested proofs. The column
        HODOKU is HoDoKu's code for a technique, SE its rating in Sudoku Explainer, with a + if it
        can be higher. You can name a technique by its slug, its title, another common name, or
        HoDoKu's code.
    examples|
          sudologue rules
          sudologue rules naked_pair
          sudologue rules 0901
    example: An example:
    slug: slug: {slug}
    also_called: also called: {aliases:commas}
    tier: tier: {tier}, {title}
    se_rating: Sudoku Explainer's rating: {se}
    assumes: assumes that the puzzle has one solution; needs --assume-unique
"""
