#!/usr/bin/env bash
# Compares us with other scorers on random hands: `run.sh [--record] [SEED [COUNT]]`.
# Needs python3 with venv, node and npm; the scorers are installed by name. With --record the run is written down.
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/env.sh

MAHJONG=2.1.0
MAJIANG=1.4.1

record=
if [ "${1:-}" = --record ]; then
  record=tests/peers/record-riichi.md
  shift
fi
seed=${1:-20261121}
count=${2:-120000}

peers="$TENBO_TOOLS/peers"
python="$peers/venv/bin/python"
mkdir -p "$peers/node"
if [ "$("$python" -c 'import importlib.metadata as m; print(m.version("mahjong"))' 2> /dev/null)" != "$MAHJONG" ]; then
  python3 -m venv "$peers/venv"
  "$peers/venv/bin/pip" install --quiet "mahjong==$MAHJONG"
fi
if ! grep -qs "\"version\": \"$MAJIANG\"" "$peers/node/node_modules/@kobalab/majiang-core/package.json"; then
  npm install --prefix "$peers/node" --silent --no-audit --no-fund "@kobalab/majiang-core@$MAJIANG"
fi

cargo build --quiet --release --example hands --example compare
built="${CARGO_TARGET_DIR:-target}/release/examples"
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT
"$built/hands" "$seed" "$count" > "$out/hands"

runs=()
for profile in tenhou majsoul; do
  "$python" tests/peers/mahjong_answers.py "$profile" < "$out/hands" > "$out/mahjong-$profile" &
  runs+=("mahjong $MAHJONG" "$profile" "$out/mahjong-$profile")
done
wait
for profile in tenhou majsoul wrc2025; do
  node tests/peers/majiang_answers.mjs "$peers/node/node_modules" "$profile" < "$out/hands" > "$out/majiang-$profile"
  runs+=("majiang-core $MAJIANG" "$profile" "$out/majiang-$profile")
done

same=0
"$built/compare" "$out/hands" "${runs[@]}" > "$out/table" || same=$?
cat "$out/table"
echo "peers: seed $seed, $count hands, $([ $same = 0 ] && echo 'no difference' || echo DIFFERENCES)"
if [ -n "$record" ]; then
  {
    echo "# Riichi beside other scorers"
    echo
    echo "The last recorded run of \`bash tests/peers/run.sh --record\`; \`make peers\` repeats it."
    echo
    echo "- Date: $(date +%F)"
    echo "- Seed and hands: $seed, $count, of the shapes of \`examples/support/shapes.rs\`"
    echo "- Scorers: PyPI \`mahjong\` $MAHJONG ($("$python" --version)), npm \`@kobalab/majiang-core\` $MAJIANG (node $(node --version))"
    echo "- Compared: win or not, han, fu, limit, every yaku with its han, the total, every seat's gain and loss with"
    echo "  counters and deposits, liability"
    echo "- Not compared: \`mahjong\` under wrc2025, as it has no double-wind pair of 2 fu; the payments of a liable seat with"
    echo "  \`mahjong\`, which knows none. Liability is set to how majiang-core settles it: big dragons and big winds, that"
    echo "  pattern only, counters from the discarder"
    echo
    sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' "$out/table"
    if [ $same = 0 ]; then
      echo
      echo "No difference, so none to judge."
    fi
  } > "$record"
fi
exit $same
