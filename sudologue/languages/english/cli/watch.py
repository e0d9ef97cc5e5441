"""What `sudologue watch` says."""

TEXTS = """
watch
    help|
        Watch a solve in the terminal: each step marked on the board, and explained below it.

        \b
        Keys:
          left, right  previous picture, next picture
          space        play, pause
          Home, End    the puzzle, the end
          h            the next step that is not a single
          v            another voice
          up, down     scroll the explanation
          q            quit; with several puzzles, go to the next
    examples|
          sudologue watch 1.....3..4.....2
          sudologue watch --delay 2 --voice teacher puzzles/sample.txt
          sudologue watch --frames --ascii - < puzzles/sample.txt > pictures.txt
    voice: Who explains it at first; v changes that
    delay: How long each picture stays
    frames: Print all pictures, one below the other
    timeout: Stop solving after this long
    no_terminal: standard {name} is not a terminal; --frames prints the pictures, 'sudologue solve'
        the explanation
"""
