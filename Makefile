# The commands of this project; `make help` lists them.
# Everything is installed into .venv: made on first use, and brought up to date when pyproject.toml changes.

PYTHON ?= python3
PORT ?= 8866
HOST ?= 127.0.0.1
VIEWS ?= 500

BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install -qq --editable
SERVE := .venv/.installed-to-serve
TEST := .venv/.installed-to-test
NODE := pinochle_learn/site/node_modules/.package-lock.json
WEB := tests/web/node_modules/.package-lock.json
BIOME := tests/web/node_modules/.bin/biome

.DEFAULT_GOAL := help
.NOTPARALLEL: # the stages of `make test` are in an order
.PHONY: help serve lab site test fast browser check bench ageing calls coverage walk screenshots format chromium clean

help: ## list the commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

serve: $(SERVE) ## serve the lessons as dashboards (PORT=8866)
	@$(BIN)/pinochle-learn --ip $(HOST) --port $(PORT)

lab: $(SERVE) ## open the lessons in JupyterLab, to read and change them (PORT=8866)
	@$(BIN)/pinochle-learn lab --ip $(HOST) --port $(PORT)

site: $(SERVE) $(NODE) ## build the lessons as plain files, with Python in the browser (in site/)
	@$(BIN)/python -m pinochle_learn.site.build site
	@echo "The lessons are in site/: put the folder on any web server, or look at it with python3 -m http.server -d site"

test: fast browser ## run every check and every test

fast: check ## run the checks, and the tests that need no browser
	$(BIN)/pytest -n logical -m "not browser"

browser: $(TEST) $(NODE) chromium ## run the tests that open pages in Chromium
	$(BIN)/pytest -n logical -m browser tests/browser

check: $(TEST) $(WEB) ## check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIOME) check --error-on-warnings
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(TEST) chromium ## measure the engine beside the plain implementation, and the lesson beside bare pages
	$(BIN)/python tests/bench/bench_engine.py
	$(BIN)/python tests/bench/bench_pages.py

ageing: $(TEST) ## measure a server after ten and after 500 views (VIEWS=500)
	$(BIN)/python tests/bench/bench_ageing.py $(VIEWS)

calls: $(TEST) ## count the Python functions that an event calls, and the nodes that it sends
	@$(BIN)/python tests/bench/count_calls.py

coverage: $(SERVE) ## print which situations the exercises of each lesson ask about, at each table
	@$(BIN)/python -m pinochle_learn.lessons.coverage

walk: $(TEST) chromium ## open every part of every page at every table, on a phone's screen (some minutes)
	@$(BIN)/python tests/browser/walk.py

screenshots: $(TEST) chromium ## take pictures of every page: 1280 and 390 px, light and dark (in screenshots/)
	$(BIN)/python tests/browser/take_screenshots.py

format: $(TEST) $(WEB) ## format the code, fix what can be fixed, strip the notebooks
	$(BIN)/nbstripout notebooks/*.ipynb
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIOME) check --write

chromium:
	@tests/browser/ensure_chromium.sh

clean: ## remove all that was installed and made
	rm -rf .venv build dist site screenshots */*/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

# A stamp is written last: an installation that was broken off is done again.
$(SERVE): pyproject.toml | $(BIN)/python
	@echo "Installing what serving the lessons needs (about a minute, once) ..."
	@$(INSTALL) .
	@touch $@

$(TEST): pyproject.toml | $(BIN)/python
	@echo "Installing what the tests need (about a minute, once) ..."
	@$(INSTALL) '.[test]'
	@touch $@ $(SERVE)

$(NODE): pinochle_learn/site/package-lock.json
	@echo "Installing Python for the browser (once) ..."
	@pinochle_learn/site/ensure_node.sh pinochle_learn/site
	@touch $@

$(WEB): tests/web/package-lock.json
	@echo "Installing what checks CSS and JavaScript (once) ..."
	@pinochle_learn/site/ensure_node.sh tests/web
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; if there is one, name it: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }
