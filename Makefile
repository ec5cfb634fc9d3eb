# make play    the table in the browser     make test    every test: Python, web, browser
# make check   lint and types               make bench   the benchmark table
# make package the wheel and its sources    make docs    the documentation, into build/site
# make mutants wrong rules no test notices  make test-all the same, and what is only sampled by make test, whole
# Everything is set up on the way, in the versions and with the hashes of the lock files: Python packages into .venv, the
# client's into web/node_modules. To play, only what playing needs.

PYTHON ?= python3
BIN := .venv/bin

# The client is built with Node.js 20.19 or newer; where there is none, a wheel brings it into .venv.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.stdout.write(a > 20 || (a == 20 && b >= 19) ? "here" : "")' 2>/dev/null)
NPM := $(if $(NODE),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm) --prefix web --no-update-notifier
WEB := $(shell find web/src web/public web/*.ts web/*.js web/*.json web/index.html -type f 2>/dev/null)

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --requirement
CI := $(NPM) ci --loglevel=error --no-audit --no-fund

.PHONY: setup play package test test-all check bench mutants docs lock clean chromium

setup: .venv/ready web/node_modules/ready

# What playing needs; .venv/ready and web/node_modules/ready add what tests and types need.
.venv/playing: pyproject.toml requirements-play.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Storeys needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up Python packages (once) …"
	@$(LOCKED) requirements-play.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/ready: .venv/playing requirements.lock
	@echo "Setting up Python packages for tests (a minute, once) …"
	@$(LOCKED) requirements.lock
	@touch $@

# Whoever has the packages for tests keeps them.
TESTED = $(wildcard web/node_modules/ready)
web/node_modules/playing: .venv/playing web/package-lock.json
	@echo "Setting up the client's packages (once) …"
	@$(if $(NODE),,$(LOCKED) requirements-node.lock)
	@$(CI) $(if $(TESTED),,--omit=dev) > /dev/null
	@touch $@ $(TESTED)

web/node_modules/ready: .venv/playing web/package-lock.json
	@echo "Setting up the client's packages, and those for its tests (once) …"
	@$(if $(NODE),,$(LOCKED) requirements-node.lock)
	@$(CI) > /dev/null
	@touch web/node_modules/playing $@

web/dist/index.html: web/node_modules/playing $(WEB)
	@echo "Building the client …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

play: web/dist/index.html
	@$(BIN)/storeys serve --open

package: web/dist/index.html
	@rm -rf dist
	@$(BIN)/hatchling build -d dist

test: setup check web/dist/index.html chromium .venv/docs
	@echo "Tests of the client …"
	@$(NPM) test --silent
	@echo "Tests of Python, and in the browser …"
	@$(BIN)/python -m pytest -n 3 --dist loadgroup

# What is sampled every day, whole: long matches, expensive references, and games clicked from their first move to the last.
test-all: export STOREYS_WHOLE := 1
test-all: test

PYTHONS := src web/e2e docs conftest.py hatch_build.py
check: setup
	@echo "Lint and types …"
	@$(BIN)/ruff format --check --quiet $(PYTHONS) || ($(BIN)/ruff format --diff $(PYTHONS); false)
	@$(BIN)/ruff check --quiet $(PYTHONS)
	@$(BIN)/mypy
	@$(BIN)/lint-imports > .lint-imports.log 2>&1 || (cat .lint-imports.log; false)
	@$(NPM) run --silent check

# The browser tests use the system's Chromium.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium; } \
		|| { echo "The browser tests need Chromium: apt-get install chromium"; exit 1; }

bench: setup
	@$(BIN)/storeys bench

# Wrong rules that no test notices; MUTANTS="--game towers --count 30 --seed 2" asks for others.
mutants: setup
	@$(BIN)/python -m storeys.lab.mutants $(MUTANTS)

# Warnings are errors, which they would not be with --quiet; every page, rulebook and setting is made anew.
docs: .venv/docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The documentation is in build/site/index.html"

.venv/docs: .venv/playing requirements-docs.lock
	@echo "Setting up what the documentation is built with (once) …"
	@$(LOCKED) requirements-docs.lock
	@touch $@

# Locks for playing, tests and documentation, and one for Node.js where there is none; for every system and Python 3.11 on.
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate
lock: .venv/playing
	@$(PIP) uv
	@$(COMPILE) --upgrade --extra dev --group build -o requirements.lock pyproject.toml
	@$(COMPILE) --upgrade --constraint requirements.lock --group build -o requirements-play.lock pyproject.toml
	@$(COMPILE) --upgrade --constraint requirements.lock --extra docs -o requirements-docs.lock pyproject.toml
	@$(COMPILE) --upgrade --group node -o requirements-node.lock

clean:
	rm -rf .venv web/node_modules web/dist dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .lint-imports.log
