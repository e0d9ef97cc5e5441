"""What `sudologue show` says."""

TEXTS = """
show
    help|
        Print boards, with lines between boxes or regions and coordinates in the margin.

        A + marks a digit that was placed; givens have none. Nothing is solved.
    examples|
          sudologue show 1.....3..4.....2
          sudologue show --candidates --notation a1 puzzles/sample.txt
          sudologue show -o board.svg 1.....3..4.....2
    candidates: Show the candidates of empty cells
    one_board: a picture shows one board; draw the others one by one
    ascii_svg: --ascii doesn't work with --format svg
"""
