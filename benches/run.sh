#!/usr/bin/env bash
# The speed of the engine beside other scorers as Markdown tables: riichi, natively and as wasm, then Chinese Official,
# then a rulebook of each family, what templates add, whole games, and how long the page takes to compile the largest.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
cd benches
. ../tests/peers/pypi.sh

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/../target/benches}"
target="$CARGO_TARGET_DIR"
NODE=26.10.0
NODES="$TENBO_TOOLS/bench/node_modules"
cargo build --quiet --release
on_wasm cargo build --quiet --lib --profile release-wasm --target wasm32-unknown-unknown
wasm-opt -Oz --converge "$target/wasm32-unknown-unknown/release-wasm/tenbo_benches.wasm" -o "$target/tenbo_benches.wasm"
# The node that this machine has, and a supported one.
if [ "$("$NODES/node/bin/node" --version 2> /dev/null)" != "v$NODE" ]; then
  npm install --prefix "$TENBO_TOOLS/bench" --no-save --no-fund --no-audit --loglevel=error "node@$NODE"
fi
BENCH_WASM="$target/tenbo_benches.wasm" BENCH_NODES="$(command -v node) $NODES/node/bin/node" "$target/release/tenbo-benches" riichi
echo
pypi PyMahjongGB "$PYMAHJONGGB"
PEER_PYTHON="$python" "$target/release/tenbo-benches" mcr
echo
"$target/release/tenbo-benches" families
echo
"$target/release/tenbo-benches" templates
echo
"$target/release/tenbo-benches" games
echo
node compile.mjs "$target/tenbo_benches.wasm"
