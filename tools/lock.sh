#!/bin/sh
# Writes requirements.lock from pyproject.toml: every package of every extra, with its version and
# hashes, for all systems and Pythons at once. Versions that still fit are kept; --upgrade takes
# the newest.
set -eu
cd "$(dirname "$0")/.."

# Only uv can write such a lock. Without one on PATH, a throw-away environment holds it.
uv=$(command -v uv || true)
if [ -z "$uv" ]; then
    trap 'rm -rf .venv-lock' EXIT
    trap 'exit 130' INT TERM
    python3 -m venv .venv-lock
    .venv-lock/bin/python -m pip install -qq uv
    uv=.venv-lock/bin/uv
fi

# No header and no notes: they repeat the command line, which may name a private registry.
"$uv" pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
    --no-emit-find-links --all-extras "$@" pyproject.toml --output-file requirements.lock
