# The short way in. The real work of setting up is in tools/setup.sh, because a shell script
# reads better than clever make; plain make 3.81 (the one on macOS) is enough for this file.
#
# ARGS adds to a command:  make test ARGS="-k splice"     make lab ARGS=--no-browser

PYTHON = .venv/bin/python
ARGS =

.PHONY: help env lab test outputs bench mutants lock clean

help:
	@echo "make lab     open the notebooks in JupyterLab"
	@echo "make test    run every test, the notebooks included"
	@echo "make outputs write the checked outputs of the notebooks anew; read the difference"
	@echo "make bench   run the benchmarks"
	@echo "make mutants break the code of each rule and see whether a scenario notices (docs/coverage.md)"
	@echo "make lock    write requirements.lock anew from pyproject.toml (ARGS=--upgrade: newest versions)"
	@echo "make clean   remove the environment and all caches"

# Quick when the environment is there already, so every target may ask for it.
env:
	@sh tools/setup.sh

# Only this computer can reach the server, and Jupyter's token stays on; see mtgrules/lab.py.
lab: env
	$(PYTHON) -m mtgrules.lab $(ARGS)

# One run of pytest, so one closing line and one exit code. --nbval-lax: every cell must run, and
# the outputs of cells marked for it must match.
test: env
	$(PYTHON) -m pytest -q --nbval-lax --nbval-current-env tests $(wildcard notebooks/*.ipynb) $(ARGS)

outputs: env
	$(PYTHON) tools/refresh_outputs.py $(ARGS)

bench: env
	@for file in benchmarks/*.py; do \
	    test -f "$$file" || continue; \
	    echo "== $$file"; \
	    $(PYTHON) "$$file" $(ARGS) || exit 1; \
	done

mutants: env
	$(PYTHON) tools/mutants.py $(ARGS)

lock:
	@sh tools/lock.sh $(ARGS)

clean:
	rm -rf .venv .venv-lock build dist .pytest_cache .hypothesis .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} + -o -name .ipynb_checkpoints -prune -exec rm -rf {} +
