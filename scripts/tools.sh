#!/usr/bin/env bash
# Sets up what the build needs (`tools.sh build`), what the browser tests need besides (`tools.sh test`), and what the tests in
# three engines and Lighthouse need besides these (`tools.sh engines`).
# Each step is skipped when its result is there at the right version.
set -uo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

TRUNK=0.21.14
GECKODRIVER=0.37.0
# Splits the page's module into its parts; of the same makers as the wasm_split_helpers that Cargo.lock names.
SPLIT=0.2.4
BINDGEN="$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)"
mkdir -p "$TENBO_TOOLS/bin" "$TENBO_TOOLS/log"
# Two clones may set up at once.
exec 9> "$TENBO_TOOLS/lock"
flock 9

say() { printf 'tools: %s\n' "$*"; }

# step NAME COMMAND...: runs it with its output in a log; the log's end is shown only on failure.
step() {
  local name=$1 log="$TENBO_TOOLS/log/$1" started=$SECONDS
  shift
  if "$@" > "$log" 2>&1; then
    say "$name ready ($((SECONDS - started)) s)"
  else
    tail -n 20 "$log" >&2
    say "FAILED: $name; the whole log is in $log" >&2
    exit 1
  fi
}

root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

debian() {
  root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" \
    || { root apt-get update && root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; }
}

has_target() { # TOOLCHAIN or nothing for the default one
  local library
  library="$(rustc ${1:+"+$1"} --print target-libdir --target wasm32-unknown-unknown 2> /dev/null)" \
    && ls "$library"/libcore-*.rlib > /dev/null 2>&1
}

# Where the Rust host is out of reach: Debian's rustc with its own source, whose standard library is built here once.
debian_target() {
  local libraries=/usr/lib/rustlib scratch lld
  debian rustc-web cargo-web rust-web-src || return 1
  if ! ls "$libraries"/wasm32-unknown-unknown/lib/libcore-*.rlib > /dev/null 2>&1; then
    scratch="$(mktemp -d)"
    mkdir "$scratch/src"
    printf '[package]\nname = "scratch"\nversion = "0.0.0"\nedition = "2021"\n' > "$scratch/Cargo.toml"
    : > "$scratch/src/lib.rs"
    # Without the bitcode a later link with lto fails.
    (cd "$scratch" && RUSTFLAGS=-Cembed-bitcode=yes RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 /usr/bin/cargo build --release \
      --target wasm32-unknown-unknown -Zbuild-std=std,panic_abort,proc_macro,test) || return 1
    root mkdir -p "$libraries/wasm32-unknown-unknown/lib"
    rm -f "$scratch"/target/wasm32-unknown-unknown/release/deps/libscratch*
    root cp "$scratch"/target/wasm32-unknown-unknown/release/deps/*.rlib "$libraries/wasm32-unknown-unknown/lib/" || return 1
    rm -rf "$scratch" target/wasm32-unknown-unknown
  fi
  lld="$(rustc --print sysroot)/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld"
  root mkdir -p "$libraries/x86_64-unknown-linux-gnu/bin"
  root ln -sf "$lld" "$libraries/x86_64-unknown-linux-gnu/bin/rust-lld" || return 1
  rustup toolchain link tenbo-web /usr && printf tenbo-web > "$TENBO_TOOLS/wasm-toolchain"
}

target() {
  timeout 90 rustup target add wasm32-unknown-unknown || debian_target
}

# A build tool need not be fast itself, nor reach the network: unoptimized and without TLS it is there in a third of the time.
install() { # CRATE VERSION FLAGS...
  local crate=$1 version=$2
  shift 2
  CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR="$TENBO_TOOLS/target/$crate" \
    cargo install "$crate" --version "$version" --debug --no-default-features --no-track --force --root "$TENBO_TOOLS" "$@"
}

trunk() { install trunk "$TRUNK" --locked; }

# Not --locked: its lock names a crate that not every registry has. Optimized a little, as it rewrites every build's module.
bindgen() { CARGO_PROFILE_DEV_OPT_LEVEL=1 install wasm-bindgen-cli "$BINDGEN"; }

wasm_split() { CARGO_PROFILE_DEV_OPT_LEVEL=1 install wasm_split_cli_support "$SPLIT" --locked --features build-binary && echo "$SPLIT" > "$TENBO_TOOLS/wasm-split-version"; }

geckodriver() { install geckodriver "$GECKODRIVER" --locked || install geckodriver "$GECKODRIVER"; }

packages() { # FOLDER NAME
  mkdir -p "$TENBO_TOOLS/$2"
  cp "$1/package.json" "$1/package-lock.json" .npmrc "$TENBO_TOOLS/$2/"
  (cd "$TENBO_TOOLS/$2" && npm ci && cp package-lock.json installed.json)
}

for tool in cargo node npm; do
  command -v "$tool" > /dev/null || { say "FAILED: $tool is not on PATH" >&2; exit 1; }
done
[ -n "$BINDGEN" ] || { say "FAILED: Cargo.lock names no wasm-bindgen" >&2; exit 1; }

wanted="${1:-build}"
version() { "$TENBO_TOOLS/bin/$1" --version 2> /dev/null; }

waiting=()
if ! has_target "$WASM_TOOLCHAIN"; then
  say "adding the wasm target"
  step wasm-target target
fi
if [ "$(version trunk)" != "trunk $TRUNK" ]; then
  say "building Trunk $TRUNK, about 5 minutes"
  step trunk trunk &
  waiting+=($!)
fi
if [ "$(version wasm-bindgen)" != "wasm-bindgen $BINDGEN" ]; then
  say "building wasm-bindgen $BINDGEN, about 5 minutes"
  step wasm-bindgen bindgen &
  waiting+=($!)
fi
# It does not tell its version.
if [ "$(cat "$TENBO_TOOLS/wasm-split-version" 2> /dev/null)" != "$SPLIT" ]; then
  say "building wasm-split-cli $SPLIT, about 2 minutes"
  step wasm-split wasm_split &
  waiting+=($!)
fi
if ! cmp -s package-lock.json node_modules/installed.json; then
  step packages bash -c 'npm ci && cp package-lock.json node_modules/installed.json'
fi
if [ "$wanted" = engines ]; then
  # One that is there already will do: a file, not the function above.
  if ! type -P geckodriver > /dev/null; then
    say "building geckodriver $GECKODRIVER, about 3 minutes"
    step geckodriver geckodriver &
    waiting+=($!)
  fi
  if ! { command -v firefox-esr || command -v firefox; } > /dev/null; then
    say "installing Firefox"
    step firefox debian firefox-esr
  fi
  if ! command -v WebKitWebDriver > /dev/null || ! command -v xvfb-run > /dev/null; then
    say "installing WebKit"
    step webkit debian webkit2gtk-driver xvfb xauth
  fi
  if ! cmp -s tests/e2e/lighthouse/package-lock.json "$TENBO_TOOLS/lighthouse/installed.json"; then
    say "installing Lighthouse"
    step lighthouse packages tests/e2e/lighthouse lighthouse
  fi
fi
if [ "$wanted" != build ]; then
  if ! cmp -s tests/package/others/package-lock.json "$TENBO_TOOLS/others/installed.json"; then
    say "installing the bundlers and runtimes that the package is tried in"
    step others packages tests/package/others others
  fi
  if ! command -v chromedriver > /dev/null || ! { command -v chromium || command -v google-chrome; } > /dev/null; then
    say "installing Chromium"
    step chromium debian chromium chromium-driver
  fi
  # Without one, every Chinese and Japanese word is a row of boxes in the pictures, and no width is right.
  if [ -z "$(fc-list :lang=ja 2> /dev/null)" ]; then
    step fonts debian fonts-droid-fallback
  fi
fi
for job in "${waiting[@]}"; do
  wait "$job" || exit 1
done
rm -rf "$TENBO_TOOLS/target"
