# What can be done here. Every target first sets up the tools that it needs (scripts/tools.sh).
PORT ?= 8080
ADDRESS ?= $(TENBO_ADDRESS)
SHELL := bash
.PHONY: help serve dev build package schema test check-all engines consumers matrix lighthouse hosts fuzz peers answers mutants bench bench-page shots gallery

help:
	@echo 'make build       build the app into dist (ADDRESS=https://club.example/tenbo/, where it will be)'
	@echo 'make serve       build the app and serve it on localhost (PORT=8080)'
	@echo 'make dev         serve a debug build that is built again and reloaded at each change (PORT=8080)'
	@echo 'make package     the engine for JavaScript, as a folder for npm in target/package/tenbo'
	@echo 'make schema      write public/schema, out of the types of requests, rulebooks and answers'
	@echo 'make test        every check of a change; the last line counts the stages'
	@echo 'make check-all   the same, with the whole corpus, the other scorers, bundlers, Firefox and WebKit as well'
	@echo 'make engines     the journeys in Chromium, Firefox and WebKit'
	@echo 'make consumers   the package in bundlers and runtimes, <tenbo-score> in React, Vue, Svelte and others; writes tests/package/record.md'
	@echo 'make matrix      axe on every view, in every language, theme and width'
	@echo 'make lighthouse  Lighthouse as a phone, five times'
	@echo 'make hosts       what check.html says of nginx and Apache with the files for them'
	@echo 'make fuzz        random hands for ten minutes'
	@echo 'make peers       compare with other scorers'
	@echo 'make answers     compare the answers to every hand of the corpora, and to generated deals, with those of older builds'
	@echo 'make mutants     plant faults into the code that scores, settles and checks, and see that a test finds each'
	@echo 'make bench       speed of the engine'
	@echo 'make bench-page  speed of the page'
	@echo 'make shots       pictures of the page in tests/e2e/shots'
	@echo 'make gallery     the committed pictures, docs/shots'

build:
	@bash scripts/tools.sh build
	@TENBO_ADDRESS='$(ADDRESS)' bash scripts/build/build.sh

dev:
	@bash scripts/tools.sh build
	@. scripts/env.sh && on_wasm env -u NO_COLOR trunk serve --port $(PORT)

serve: build
	@node tests/e2e/serve.mjs dist $(PORT)

package:
	@bash scripts/tools.sh build
	@. scripts/env.sh && node scripts/release/package.mjs

schema:
	cargo run --quiet --package tenbo-engine --features schema --example schema

test:
	@bash scripts/tools.sh test
	@bash scripts/test/stages.sh

check-all:
	@bash scripts/tools.sh engines
	@TENBO_FULL=1 bash scripts/test/stages.sh format lint docs native outside crate fuzz lint_web components build package bundlers journeys firefox webkit matrix lighthouse peers

engines: build
	@bash scripts/tools.sh engines
	@bash scripts/test/stages.sh journeys firefox webkit

consumers: build package
	@bash scripts/tools.sh engines
	@. scripts/env.sh && node tests/package/others.mjs --record

matrix: build
	@bash scripts/tools.sh test
	@bash scripts/test/stages.sh matrix

lighthouse: build
	@bash scripts/tools.sh engines
	@bash scripts/test/stages.sh lighthouse

hosts: build
	@bash scripts/tools.sh test
	@. scripts/env.sh && node tests/e2e/hosts.mjs

fuzz:
	cargo run --release --example fuzz -- --seconds 600

peers:
	bash tests/peers/run.sh

answers:
	bash tests/answers/run.sh

mutants:
	python3 tests/mutants/run.py

bench:
	bash benches/run.sh

bench-page: build
	@bash scripts/tools.sh test
	@. scripts/env.sh && node tests/e2e/bench-page.mjs && node tests/e2e/tap-cost.mjs && node tests/e2e/tap-script.mjs

shots: build
	@bash scripts/tools.sh test
	@. scripts/env.sh && node tests/e2e/shots.mjs $(PAGES)

gallery: build
	@bash scripts/tools.sh test
	@. scripts/env.sh && node tests/e2e/gallery.mjs
