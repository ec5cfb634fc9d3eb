# make play    a game, at once          make test    every test
# make check   lint and types           make bench   the benchmark table
# Everything is set up on the way, into .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test check bench lock clean

setup: .venv/ready

.venv/ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Storeys needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up (a minute, once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

play: setup
	@$(BIN)/storeys play

test: setup check
	@$(BIN)/python -m pytest -n auto

check: setup
	@$(BIN)/ruff format --check --quiet src || ($(BIN)/ruff format --diff src; false)
	@$(BIN)/ruff check --quiet src
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > .lint-imports.log 2>&1 || (cat .lint-imports.log; false)

bench: setup
	@$(BIN)/storeys bench

lock: setup
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --extra dev --no-emit-index-url --no-header --upgrade --no-annotate -o requirements.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .lint-imports.log
