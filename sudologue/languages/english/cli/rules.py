"""What `sudologue rules` says."""

TEXTS = """
rules
    help|
        List the techniques, easiest first, or explain one with an example.

        They are grouped into eight tiers, from singles to nested proofs. HODOKU is the code in
        HoDoKu's library, SE is Sudoku Explainer's rating, with a + if it can be higher. Name a
        technique by its slug, its title, another name for it, or HoDoKu's code.
    examples|
          sudologue rules
          sudologue rules naked_pair
          sudologue rules 0901
    example: An example:
    slug: slug: {slug}
    also_called: also called: {aliases:commas}
    tier: tier: {tier}, {title}
    se_rating: Sudoku Explainer's rating: {se}
    assumes: takes it for granted that the puzzle has one solution: needs --assume-unique
"""
