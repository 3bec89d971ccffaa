// What scripts/tools.sh fetches, builds and asks for on machines that have this and lack that: a copy of the few files that it
// reads, and programs that are stand-ins. `node --test tests/scripts/tools.mjs`
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const work = mkdtempSync(join(tmpdir(), "tenbo-tools-"));
after(() => rmSync(work, { recursive: true }));

const FILES = [
  "scripts/tools.sh", "scripts/env.sh", "Cargo.lock", "package.json", "package-lock.json", ".npmrc",
  "tests/package/others/package.json", "tests/package/others/package-lock.json",
];
const SYSTEM = [
  "bash", "cat", "chmod", "cmp", "cp", "cut", "dirname", "env", "find", "gzip", "ls", "mkdir", "mktemp", "mv", "rm", "sed", "sha256sum", "tail",
  "tar", "touch",
];
const [, TRUNK] = readFileSync("scripts/tools.sh", "utf8").match(/^TRUNK=(.*)$/m);
const [, MAC_SUM] = readFileSync("scripts/tools.sh", "utf8").match(/machine=aarch64-apple-darwin .*\n *trunk_sum=(.*)$/m);
const [, BINDGEN] = readFileSync("Cargo.lock", "utf8").match(/^name = "wasm-bindgen"\nversion = "(.*)"$/m);

const tells = (words) => `#!/bin/bash\necho "${words}"\n`;
/** Says what it was called with; an installed program is one that tells its version. */
const CARGO = `#!/bin/bash
echo "cargo $*" >> "$CALLS"
program=$2; [ $program != wasm-bindgen-cli ] || program="wasm-bindgen wasm-bindgen-test-runner"
for one in $program; do printf '#!/bin/bash\\necho %s %s\\n' $one $4 > "$TENBO_TOOLS/bin/$one"; chmod +x "$TENBO_TOOLS/bin/$one"; done
`;

/** A machine with all that a person installs; `changes` are programs by name, null for one that is not there. */
function machine(changes = {}) {
  const root = mkdtempSync(join(work, "machine-"));
  for (const file of FILES) cpSync(file, join(root, "clone", file));
  const bin = join(root, "bin");
  mkdirSync(bin);
  for (const name of SYSTEM.filter((name) => changes[name] !== null)) {
    symlinkSync(execFileSync("bash", ["-c", `type -P ${name}`], { encoding: "utf8" }).trim(), join(bin, name));
  }
  mkdirSync(join(root, "sysroot/bin"), { recursive: true });
  for (const name of ["bin/cargo-clippy", "bin/cargo-fmt", "libcore-1.rlib"]) writeFileSync(join(root, "sysroot", name), "");
  const programs = {
    cargo: CARGO,
    cc: tells(""),
    chromedriver: tells(""),
    chromium: tells(""),
    curl: "#!/bin/bash\necho curl >> \"$CALLS\"\nexit 6\n",
    "fc-list": tells("a font"),
    flock: tells(""),
    id: tells("1000"),
    node: tells("v20.1.0"),
    npm: "#!/bin/bash\nmkdir -p node_modules\n",
    rustc: tells(`${root}/sysroot`),
    rustup: "#!/bin/bash\necho \"rustup $*\" >> \"$CALLS\"\n",
    uname: tells("Linux x86_64"),
    ...changes,
  };
  for (const [name, text] of Object.entries(programs)) if (text !== null) writeFileSync(join(bin, name), text, { mode: 0o755 });
  const calls = join(root, "calls");
  const tools = join(root, "tools");
  return {
    tools,
    /** Sets up, and tells how it ended, each line it said, and each call of a stand-in. */
    run(wanted) {
      writeFileSync(calls, "");
      const env = { PATH: bin, HOME: root, TENBO_TOOLS: tools, CALLS: calls };
      const { status, stdout, stderr } = spawnSync(join(bin, "bash"), [join(root, "clone/scripts/tools.sh"), wanted], { env, encoding: "utf8" });
      const lines = (text) => text.split("\n").filter(Boolean);
      return { status, said: lines(stdout), complained: lines(stderr), calls: lines(readFileSync(calls, "utf8")) };
    },
  };
}

/** Stands for the network: hands out an archive with programs that tell these versions. */
function releases(trunk, bindgen) {
  const folder = mkdtempSync(join(work, "release-"));
  mkdirSync(join(folder, "inside"));
  for (const [name, version] of [["trunk", trunk], ["wasm-bindgen", bindgen], ["wasm-bindgen-test-runner", bindgen]]) {
    writeFileSync(join(folder, "inside", name), tells(`${name} ${version}`), { mode: 0o755 });
  }
  execFileSync("tar", ["-czf", join(folder, "archive"), "-C", folder, "inside"]);
  return `#!/bin/bash\necho curl >> "$CALLS"\nwhile [ "$1" != --output ]; do shift; done\ncp ${folder}/archive "$2"\n`;
}

const times = (lines, pattern) => lines.filter((line) => pattern.test(line)).length;

test("what cannot be fetched is built, with a line each", () => {
  const here = machine();
  const { status, said, complained, calls } = here.run("build");
  assert.equal(status, 0, complained.join("\n"));
  assert.deepEqual(complained, []);
  for (const [name, version, minutes] of [["trunk", TRUNK, 5], ["wasm-bindgen", BINDGEN, 5]]) {
    assert.equal(times(said, new RegExp(`^tools: ${name} ${version} cannot be fetched here; building it from source takes about ${minutes} minutes$`)), 1, said.join("\n"));
  }
  assert.equal(times(calls, /^cargo install trunk /), 1);
  assert.equal(times(calls, /^cargo install wasm-bindgen-cli /), 1);
  const again = here.run("build");
  assert.deepEqual(again, { status: 0, said: [], complained: [], calls: [] });
});

test("a release is fetched, and found by the next run", () => {
  const here = machine({ curl: releases(TRUNK, BINDGEN) });
  const { status, said, calls } = here.run("build");
  assert.equal(status, 0);
  assert.equal(times(said, new RegExp(`^tools: wasm-bindgen ${BINDGEN} fetched$`)), 1, said.join("\n"));
  assert.equal(times(calls, /^cargo install wasm-bindgen-cli /), 0);
  assert.ok(existsSync(join(here.tools, "bin/wasm-bindgen-test-runner")));
  assert.deepEqual(here.run("build").calls, []);
});

test("a release with another sum is not taken", () => {
  const { status, said, calls } = machine({ curl: releases(TRUNK, BINDGEN) }).run("build");
  assert.equal(status, 0);
  assert.equal(times(said, /^tools: trunk .* has another SHA-256 .*; building it from source/), 1, said.join("\n"));
  assert.equal(times(calls, /^cargo install trunk /), 1);
});

test("a release that tells another version is not taken", () => {
  const { status, said, calls } = machine({ curl: releases(TRUNK, "0.0.1") }).run("build");
  assert.equal(status, 0);
  assert.equal(times(said, /^tools: wasm-bindgen .* does not run here as it is released; building it from source/), 1, said.join("\n"));
  assert.equal(times(calls, /^cargo install wasm-bindgen-cli /), 1);
});

test("a machine that nothing is released for builds, and asks nobody", () => {
  const { status, said, calls } = machine({ uname: tells("FreeBSD amd64") }).run("build");
  assert.equal(status, 0);
  assert.equal(times(said, /is not released for FreeBSD amd64; building it/), 2, said.join("\n"));
  assert.equal(times(calls, /^curl/), 0);
});

test("a Mac, without flock, timeout and sha256sum", () => {
  const { status, said, complained, calls } = machine({
    uname: "#!/bin/bash\n[ $1 = -s ] && echo Darwin || echo Darwin arm64\n",
    curl: releases(TRUNK, BINDGEN),
    shasum: tells(`${MAC_SUM}  archive`),
    "fc-list": null, flock: null, sha256sum: null,
  }).run("test");
  assert.equal(status, 0, complained.join("\n"));
  assert.equal(times(said, /^tools: (trunk|wasm-bindgen) .* fetched$/), 2, said.join("\n"));
  assert.deepEqual(calls.filter((call) => call.startsWith("cargo")).map((call) => call.split(" ")[2]), ["wasm_split_cli_support"]);
});

/** Ends with one line of complaint, before anything is built. */
function refuses(changes, wanted, complaint) {
  const { status, said, complained, calls } = machine(changes).run(wanted);
  assert.equal(status, 1);
  assert.deepEqual(said, []);
  assert.equal(complained.length, 1, complained.join("\n"));
  assert.match(complained[0], complaint);
  assert.equal(times(calls, /^cargo/), 0);
}

test("without a browser, and without apt-get, one line says what is missing", () => {
  refuses({ chromedriver: null, "fc-list": null }, "test",
    /^tools: FAILED: missing, and out of reach of apt-get here: Chromium with chromedriver, a Japanese font\. On Debian: sudo apt-get install chromium chromium-driver fonts-droid-fallback$/);
});

test("apt-get without the right to use it is no apt-get", () => {
  const apt = "#!/bin/bash\necho \"apt-get $*\" >> \"$CALLS\"\n";
  refuses({ chromium: null, "apt-get": apt }, "test", /out of reach of apt-get here: Chromium with chromedriver\./);
  refuses({ chromium: null, "apt-get": apt, sudo: "#!/bin/bash\necho 'sudo: a password is required' >&2\nexit 1\n" }, "test", /Chromium with chromedriver\./);
});

test("with apt-get and the right to use it, what is missing is installed", () => {
  const apt = "#!/bin/bash\necho \"apt-get $*\" >> \"$CALLS\"\n";
  const { status, said, calls } = machine({ chromium: null, "apt-get": apt, id: tells("0") }).run("test");
  assert.equal(status, 0);
  assert.equal(said[0], "tools: installing chromium chromium-driver");
  assert.equal(times(calls, /^apt-get install .* chromium chromium-driver$/), 1);
});

test("an apt-get that has no such package fails with the same line", () => {
  const { status, complained } = machine({ chromium: null, "apt-get": "#!/bin/bash\necho none >&2; exit 100\n", id: tells("0") }).run("test");
  assert.equal(status, 1);
  assert.equal(complained.length, 1);
  assert.match(complained[0], /Chromium with chromedriver\. On Debian: .* \(log: .*\/log\/apt\)$/);
});

test("programs that only a person can install are named", () => {
  refuses({ npm: null, cc: null }, "build", /^tools: FAILED: not on PATH: cc npm; README\.md says how to get them$/);
  refuses({ node: tells("v18.19.0") }, "build", /^tools: FAILED: node is 18\.19\.0, and has to be 20 or later$/);
});

test("without the wasm target, rustup is asked, and its refusal is one line", () => {
  const none = "#!/bin/bash\necho /none\n";
  refuses({ rustc: none, rustup: "#!/bin/bash\nexit 1\n" }, "build", /^tools: FAILED: rustup target add wasm32-unknown-unknown fails; the log is in /);
  refuses({ rustc: none, rustup: null }, "build", /^tools: FAILED: the Rust on PATH has no wasm target, and there is no rustup/);
  const { status, said, calls } = machine({ rustc: none }).run("build");
  assert.equal(status, 0);
  assert.equal(said[0], "tools: wasm target fetched");
  assert.equal(calls[0], "rustup target add wasm32-unknown-unknown");
});

test("rustfmt and clippy are added where the tests want them", () => {
  const bare = { rustc: "#!/bin/bash\ncase \"$*\" in *sysroot*) echo /none ;; *) echo \"$(dirname \"$0\")/../sysroot\" ;; esac\n" };
  const { status, calls } = machine(bare).run("test");
  assert.equal(status, 0);
  assert.equal(calls[0], "rustup component add rustfmt clippy");
  refuses({ ...bare, rustup: "#!/bin/bash\nexit 1\n" }, "test", /^tools: FAILED: rustfmt or clippy is missing, and rustup component add rustfmt clippy fails; /);
});
