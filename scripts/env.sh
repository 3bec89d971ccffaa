# shellcheck shell=bash
# Sourced at the root of the clone by every script: where the tools are. Those that are built live outside the clone, so that
# a second clone starts quickly.
export TENBO_TOOLS="${TENBO_TOOLS:-$HOME/.cache/tenbo}"
export PATH="$TENBO_TOOLS/bin:$PWD/node_modules/.bin:$HOME/.cargo/bin:$PATH"
# Written by tools.sh where the ordinary wasm target is out of reach: the toolchain that has one.
if [ -f "$TENBO_TOOLS/wasm-toolchain" ]; then
  WASM_TOOLCHAIN="$(cat "$TENBO_TOOLS/wasm-toolchain")"
else
  WASM_TOOLCHAIN=""
fi

export WASM_TOOLCHAIN

# Runs a command with the toolchain that can build for the browser.
on_wasm() {
  if [ -n "$WASM_TOOLCHAIN" ]; then
    RUSTUP_TOOLCHAIN="$WASM_TOOLCHAIN" "$@"
  else
    "$@"
  fi
}
