"""`python -m sudologue`: the command line."""

from sudologue.cli.main import main

if __name__ == "__main__":
    main()
