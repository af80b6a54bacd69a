"""Run the command line: `python -m formicarium`."""
from formicarium.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
