# Sourced after scripts/env.sh by whatever calls a scorer of PyPI: `pypi NAME VERSION` installs it unless it is there.
PYMAHJONGGB=1.4.0
python="$TENBO_TOOLS/peers/venv/bin/python"

pypi() {
  if [ "$("$python" -c "import importlib.metadata as m; print(m.version('$1'))" 2> /dev/null)" != "$2" ]; then
    [ -x "$python" ] || python3 -m venv "$TENBO_TOOLS/peers/venv"
    "$python" -m pip install --quiet "$1==$2"
  fi
}
