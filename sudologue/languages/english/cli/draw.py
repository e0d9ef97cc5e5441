"""What `sudologue draw` says."""

TEXTS = """
draw
    help|
        Draw a board, or a step of its solve, as an SVG picture.

        Nothing is said by colour alone: shapes, dashes and letters say it too, and the picture's
        title and description say it in words.
    examples|
          sudologue draw 1.....3..4.....2 > board.svg
          sudologue draw --step 2 -o step.svg 1.....3..4.....2
          sudologue draw --theme dark --candidates -o dark.svg 1.....3..4.....2
    step: Solve, and draw step N [default: the board as it is]
    frame: If a step takes several pictures, draw the Nth [default: the last]
    candidates: Show the candidates of empty cells
    timeout: Stop solving after this long
    needs_step: --frame needs --step N
    shown_anyway: --step shows candidates anyway; leave out --candidates
    no_step: there is no step {step}; this solve has {steps} {steps:step/steps}
"""
