"""`python -m storeys` is `storeys`."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
