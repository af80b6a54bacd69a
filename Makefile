UV = .venv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header $(UPGRADE)
PLAY = python3 play.py

.PHONY: play test quick night check lock generated playthroughs clean

play:
	$(PLAY)

test:
	$(PLAY) test

quick night:
	$(PLAY) test $@

check:
	$(PLAY) check

# `make lock UPGRADE=--upgrade` takes newer versions; without it only what pyproject.toml asks for moves.
lock:
	$(PLAY) setup
	$(UV) --group boot -o requirements/boot.txt
	$(UV) pyproject.toml --extra site --group setup -o requirements/run.txt
	$(UV) -c requirements/run.txt --group build -o requirements/build.txt
	$(UV) --group web -o requirements/web.txt
	$(UV) -c requirements/run.txt -c requirements/build.txt --group test -o requirements/test.txt
	$(UV) -c requirements/run.txt -c requirements/build.txt -c requirements/test.txt --group night -o requirements/night.txt
	$(UV) -c requirements/run.txt --group bench -o requirements/bench.txt
	! grep -nE '://|/(home|root|tmp|work)/' requirements/*.txt

# The client's copy of what the Python side says (types of messages, keys of texts), and the list of modules.
generated:
	.venv/bin/python tools/generate_client.py
	.venv/bin/python tools/list_modules.py

# A file is written anew by the commands that it names; another one begins as `formicarium playthrough … > FILE`.
playthroughs:
	for game in wyx fili_fourmis cigale micropolis fourmidable; do $(PLAY) playthrough $$game --write || exit 1; done

clean:
	rm -rf .venv .cache .play.lock src/formicarium/_compiled src/formicarium/server/static src/formicarium/server/.static-* client/node_modules dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
