"""`python -m sudologue`: the command line."""

from sudologue.cli.start import main

if __name__ == "__main__":
    main()
