#!/bin/sh
# Builds the Python environment in .venv, unless a whole one stands there already.
#
# Three ways, the first that works: uv; Python's own venv; and, where Debian's Python came without
# the pip that venv needs, a bare venv filled by the system's pip. All install exactly what
# requirements.lock says, and change nothing outside this folder.
set -eu
cd "$(dirname "$0")/.."

# Settings that would send packages elsewhere than into .venv, or bring in others.
unset PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX VIRTUAL_ENV
# Ctrl-C ends the whole script; without this, some shells would go on to the next way.
trap 'exit 130' INT TERM

# Names what the environment was made of. It also changes when the folder is moved: scripts in an
# environment hold its path.
fingerprint() {
    .venv/bin/python -I - <<'EOF'
import hashlib, pathlib, sys
made_of = hashlib.sha256(f"{sys.version} {sys.prefix}".encode())
for name in ("requirements.lock", "pyproject.toml", "tools/setup.sh"):
    made_of.update(pathlib.Path(name).read_bytes())
print(made_of.hexdigest())
EOF
}

# The stamp is written last, so that a half-made environment never has one.
is_whole() {
    [ -s .venv/stamp ] && [ "$(fingerprint 2>/dev/null)" = "$(cat .venv/stamp)" ]
}

stamp() {
    fingerprint >.venv/stamp.new && mv .venv/stamp.new .venv/stamp
}

# Every Python on PATH that is new enough, newest first. It is run, not only looked for: a version
# manager leaves names on PATH that refuse to start.
pythons() {
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$name"
        fi
    done
}

# Without any Python, uv may fetch one. The bytecode is compiled once here, because otherwise, where
# PYTHONDONTWRITEBYTECODE is set, every notebook kernel would compile pandas again.
by_uv() {
    first=$(pythons | head -n 1)
    uv venv --quiet --python "${first:->=3.11}" .venv &&
        uv pip sync --quiet --python .venv/bin/python --require-hashes --compile-bytecode requirements.lock &&
        uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
}

# The arguments are the pip that fills .venv. The lock holds a pip of its own, used from then on.
by_pip() {
    "$@" install -qq --require-hashes --requirement requirements.lock &&
        .venv/bin/python -m pip install -qq --no-deps --no-build-isolation --editable .
}

stop() {
    rm -rf .venv
    echo "$1" >&2
    exit 1
}
no_packages="The packages could not be installed (pip says why above); check the network, then type the same make line again."
no_python="Python 3.11 or newer with venv is needed; type: sudo apt install python3-venv (Debian, Ubuntu) or: brew install python (macOS), then the same make line again."

build() {
    if command -v uv >/dev/null 2>&1; then
        rm -rf .venv
        if by_uv; then return; fi
        echo "uv could not do it; trying Python's own venv." >&2
    fi
    for python in $(pythons); do
        rm -rf .venv
        if "$python" -m venv .venv >/dev/null 2>&1; then
            if by_pip .venv/bin/python -m pip; then return; fi
            stop "$no_packages"
        fi
    done
    for python in $(pythons); do
        rm -rf .venv
        if "$python" -m pip --version >/dev/null 2>&1 && "$python" -m venv --without-pip .venv >/dev/null 2>&1; then
            if by_pip "$python" -m pip --python .venv/bin/python; then return; fi
            stop "$no_packages"
        fi
    done
    stop "$no_python"
}

if is_whole; then exit 0; fi
echo "Building the Python environment in .venv (once; a minute or two) ..."
# Removed before a Python is looked for: when .venv is activated, its own python is first on PATH.
rm -rf .venv
build
stamp
