#!/usr/bin/env bash
# Sets up what the build needs (`tools.sh build`), what the browser tests need besides (`tools.sh test`), and what the tests in
# three engines and Lighthouse need besides these (`tools.sh engines`).
# Each step is skipped when its result is there at the right version. Programs are fetched as their makers release them, and
# built from source where that fails.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
. scripts/env.sh

TRUNK=0.21.14
GECKODRIVER=0.37.0
# Splits the page's module into its parts; of the same makers as the wasm_split_helpers that Cargo.lock names.
SPLIT=0.2.4
BINDGEN="$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)"

# What the makers call this machine in the names of their archives, and the SHA-256 of these. wasm-bindgen has none here, as
# Cargo.lock decides its version, nor has an archive whose sum is empty: it is the right one if its programs run and tell the
# version that was asked for.
case "$(uname -sm)" in
  "Linux x86_64")
    machine=x86_64-unknown-linux-musl gecko_machine=linux64
    trunk_sum=a67f4054b249fe9acc5fabc25de1aebf19783aca3ad6ff64bf34d7da44d0ea20
    gecko_sum=90d4e33bd9816684400c160d1309aaffec23a3f65103511d5a62d8501062e548
    ;;
  "Linux aarch64")
    machine=aarch64-unknown-linux-musl gecko_machine=linux-aarch64
    trunk_sum=e8e2a2bb423ce6702ab9f4f02f8c9ae99d790f0301f7634e986b2dd8706019cc
    gecko_sum=a16bc29598e1776da78b45dc78a6aa876abe125f5d82a5c8b9d7366204ad4158
    ;;
  "Darwin arm64")
    machine=aarch64-apple-darwin gecko_machine=macos-aarch64
    trunk_sum=764e299dd50d89442a4e96a236349f57961984b701e74d3dbdb39cd1c9f5101e
    gecko_sum=369165b614164f8adc43d8e017f55fe1ced208afe474be2f0cc1c01fc6529725
    ;;
  "Darwin x86_64")
    machine=x86_64-apple-darwin gecko_machine=macos
    trunk_sum=f1ba0e3bbe24e0ae219c6d22c33e24e2825c1608dd27c2556e323495110f1a95
    gecko_sum=""
    ;;
  *) machine="" gecko_machine="" trunk_sum="" gecko_sum="" ;;
esac

mkdir -p "$TENBO_TOOLS/bin" "$TENBO_TOOLS/log"
has() { command -v "$1" > /dev/null; }
# Two clones may set up at once; macOS has no flock.
exec 9> "$TENBO_TOOLS/lock"
if has flock; then flock 9; fi

say() { printf 'tools: %s\n' "$*"; }
fail() {
  say "FAILED: $*" >&2
  exit 1
}

# step NAME COMMAND...: runs it with its output in a log; the log's end is shown only on failure.
step() {
  local name=$1 log="$TENBO_TOOLS/log/$1" started=$SECONDS
  shift
  if "$@" > "$log" 2>&1; then
    say "$name ready ($((SECONDS - started)) s)"
  else
    tail -n 20 "$log" >&2
    fail "$name; the whole log is in $log"
  fi
}

root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Whether packages can be installed without asking for a password.
has_apt() { has apt-get && root true 2> /dev/null; }

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
  local libraries=/usr/lib/rustlib scratch host
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
  host="$(rustc --version --verbose | sed -n 's/^host: //p')"
  root mkdir -p "$libraries/$host/bin"
  root ln -sf "$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld" "$libraries/$host/bin/rust-lld" || return 1
  rustup toolchain link tenbo-web /usr && printf tenbo-web > "$TENBO_TOOLS/wasm-toolchain"
}

# A limit where there is another way.
target() {
  if has_apt; then timeout 20 rustup target add wasm32-unknown-unknown; else rustup target add wasm32-unknown-unknown; fi
}

is_current() { # FILE PROGRAM VERSION
  local program version
  read -r program version _ < <("$1" --version 2> /dev/null)
  [ "${program:-} ${version:-}" = "$2 $3" ]
}

# One that is there already will do, wherever it is: a file, not a function below.
has_tool() { is_current "$(type -P "$1")" "$1" "$2"; }

sha256() { if has sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

# unpack VERSION ADDRESS SHA-256 FOLDER PROGRAM...: leaves the programs of a released archive in bin, or says in `why` what is
# wrong with it.
unpack() {
  local version=$1 address=$2 sum=$3 folder=$4 program file
  shift 4
  why="is not released for $(uname -sm)"
  [ -n "$machine" ] || return 1
  why="cannot be fetched here"
  curl --fail --silent --show-error --location --proto '=https' --connect-timeout 5 --max-time 20 \
    --output "$folder/archive" "https://github.com/$address" || return 1
  why="has another SHA-256 than scripts/tools.sh says"
  [ -z "$sum" ] || [ "$(sha256 "$folder/archive")" = "$sum" ] || return 1
  why="does not run here as it is released"
  tar -xzf "$folder/archive" -C "$folder" || return 1
  for program; do
    file="$(find "$folder" -type f -name "$program")"
    is_current "$file" "$program" "$version" && mv "$file" "$TENBO_TOOLS/bin/$program" || return 1
  done
}

# released NAME VERSION ADDRESS SHA-256 PROGRAM...
released() {
  local name=$1 version=$2 folder result=0
  shift
  folder="$(mktemp -d "$TENBO_TOOLS/fetched.XXXXXX")" || return 1
  unpack "$1" "$2" "$3" "$folder" "${@:4}" > "$TENBO_TOOLS/log/$name-release" 2>&1 || result=1
  rm -rf "$folder"
  [ $result != 0 ] || say "$name $version fetched"
  return $result
}

# built NAME VERSION MINUTES COMMAND...
built() {
  say "$1 $2 $why; building it from source takes about $3 minutes"
  step "$1" "${@:4}"
}

# A build tool need not be fast itself, nor reach the network: unoptimized and without TLS it is there in a third of the time.
install() { # CRATE VERSION FLAGS...
  local crate=$1 version=$2
  shift 2
  CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR="$TENBO_TOOLS/target/$crate" \
    cargo install "$crate" --version "$version" --debug --no-default-features --no-track --force --root "$TENBO_TOOLS" "$@"
}

trunk() {
  released trunk "$TRUNK" "trunk-rs/trunk/releases/download/v$TRUNK/trunk-$machine.tar.gz" "$trunk_sum" trunk \
    || built trunk "$TRUNK" 5 install trunk "$TRUNK" --locked
}

# Not --locked: its lock names a crate that not every registry has. Optimized a little, as it rewrites every build's module.
bindgen() {
  local archive="wasm-bindgen/wasm-bindgen/releases/download/$BINDGEN/wasm-bindgen-$BINDGEN-$machine.tar.gz"
  released wasm-bindgen "$BINDGEN" "$archive" "" wasm-bindgen wasm-bindgen-test-runner \
    || CARGO_PROFILE_DEV_OPT_LEVEL=1 built wasm-bindgen "$BINDGEN" 5 install wasm-bindgen-cli "$BINDGEN"
}

install_split() {
  CARGO_PROFILE_DEV_OPT_LEVEL=1 install wasm_split_cli_support "$SPLIT" --locked --features build-binary \
    && echo "$SPLIT" > "$TENBO_TOOLS/wasm-split-version"
}
wasm_split() {
  why="is released as source alone"
  built wasm-split-cli "$SPLIT" 2 install_split
}

install_geckodriver() { install geckodriver "$GECKODRIVER" --locked || install geckodriver "$GECKODRIVER"; }
geckodriver() {
  local archive="mozilla/geckodriver/releases/download/v$GECKODRIVER/geckodriver-v$GECKODRIVER-$gecko_machine.tar.gz"
  released geckodriver "$GECKODRIVER" "$archive" "$gecko_sum" geckodriver || built geckodriver "$GECKODRIVER" 3 install_geckodriver
}

packages() { # FOLDER NAME
  mkdir -p "$TENBO_TOOLS/$2"
  cp "$1/package.json" "$1/package-lock.json" .npmrc "$TENBO_TOOLS/$2/"
  (cd "$TENBO_TOOLS/$2" && npm ci && cp package-lock.json installed.json)
}

has_app() { [ -d "/Applications/$1.app" ]; }

wanted="${1:-build}"
[ -n "$BINDGEN" ] || fail "Cargo.lock names no wasm-bindgen"

# What only a person can install is said before anything that takes long.
absent=()
for program in cargo rustc cc node npm; do
  has "$program" || absent+=("$program")
done
[ ${#absent[@]} = 0 ] || fail "not on PATH: ${absent[*]}; README.md says how to get them"
node="$(node --version)"
node="${node#v}"
[ "${node%%.*}" -ge 20 ] || fail "node is $node, and has to be 20 or later"

debs=()
lacks() { # NAME PACKAGE...
  absent+=("$1")
  debs+=("${@:2}")
}
if [ "$wanted" != build ]; then
  if ! has chromedriver || ! { has chromium || has google-chrome || has_app "Google Chrome"; }; then
    lacks "Chromium with chromedriver" chromium chromium-driver
  fi
  # Without one, every Chinese and Japanese word is a row of boxes in the pictures, and no width is right. A Mac has one.
  if [ "$(uname -s)" != Darwin ] && [ -z "$(fc-list :lang=ja 2> /dev/null)" ]; then
    lacks "a Japanese font" fonts-droid-fallback
  fi
fi
if [ "$wanted" = engines ]; then
  has firefox-esr || has firefox || has_app Firefox || lacks Firefox firefox-esr
  if ! has WebKitWebDriver || ! has xvfb-run; then lacks "WebKit with its driver" webkit2gtk-driver xvfb xauth; fi
  # For the plugin of WordPress among the examples.
  has php || lacks PHP php-cli
fi
if [ ${#debs[@]} != 0 ]; then
  missing="$(printf '%s, ' "${absent[@]}")"
  missing="missing, and out of reach of apt-get here: ${missing%, }. On Debian: sudo apt-get install ${debs[*]}"
  has_apt || fail "$missing"
  say "installing ${debs[*]}"
  debian "${debs[@]}" > "$TENBO_TOOLS/log/apt" 2>&1 || fail "$missing (log: $TENBO_TOOLS/log/apt)"
fi

if [ "$wanted" != build ]; then
  sysroot="$(rustc --print sysroot)/bin"
  if ! [ -e "$sysroot/cargo-clippy" ] || ! [ -e "$sysroot/cargo-fmt" ]; then
    rustup component add rustfmt clippy > "$TENBO_TOOLS/log/components" 2>&1 \
      || fail "rustfmt or clippy is missing, and rustup component add rustfmt clippy fails; the log is in $TENBO_TOOLS/log/components"
  fi
fi
if ! has_target "$WASM_TOOLCHAIN"; then
  has rustup || fail "the Rust on PATH has no wasm target, and there is no rustup to add it; README.md says how to get them"
  if target > "$TENBO_TOOLS/log/target" 2>&1; then
    say "wasm target fetched"
  else
    has_apt || fail "rustup target add wasm32-unknown-unknown fails; the log is in $TENBO_TOOLS/log/target"
    say "the wasm target cannot be fetched here; building it from Debian's packages takes about 2 minutes"
    step wasm-target debian_target
  fi
fi

waiting=""
start() { # FUNCTION
  "$1" &
  waiting="$waiting $!"
}
has_tool trunk "$TRUNK" || start trunk
if ! has_tool wasm-bindgen "$BINDGEN" || ! has_tool wasm-bindgen-test-runner "$BINDGEN"; then start bindgen; fi
# It does not tell its version.
[ "$(cat "$TENBO_TOOLS/wasm-split-version" 2> /dev/null)" = "$SPLIT" ] || start wasm_split
if ! cmp -s package-lock.json node_modules/installed.json; then
  step packages bash -c 'npm ci && cp package-lock.json node_modules/installed.json'
fi
if [ "$wanted" = engines ]; then
  [ -n "$(type -P geckodriver)" ] || start geckodriver
  if ! cmp -s tests/e2e/lighthouse/package-lock.json "$TENBO_TOOLS/lighthouse/installed.json"; then
    say "installing Lighthouse"
    step lighthouse packages tests/e2e/lighthouse lighthouse
  fi
  if ! cmp -s tests/package/others/package-lock.json "$TENBO_TOOLS/others/installed.json"; then
    say "installing the bundlers and runtimes that the package is tried in"
    step others packages tests/package/others others
  fi
fi
for job in $waiting; do
  wait "$job" || exit 1
done
rm -rf "$TENBO_TOOLS/target" "$TENBO_TOOLS"/fetched.*
