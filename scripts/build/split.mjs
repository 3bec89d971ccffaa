// Splits the module of a release into the one that a first visit loads and one for each part (src/app/components/part.rs).
// Trunk knows nothing of parts, so this begins again with what the compiler has made.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TARGET = "wasm32-unknown-unknown";
/** What the compiler takes for granted in every browser; wasm-opt does not see it in the modules. */
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];
/** The script that loads the parts, as the script of the module names it. */
const LOADER = "./__wasm_split.js";
/** A module is one by its content: what type a host sends it by does not matter, as it does not for the first one (boot.js). */
const INSTANTIATE = "const instantiate = async (answer, imports) => WebAssembly.instantiate(await (await answer).arrayBuffer(), imports);";

const run = (tool, ...options) => execFileSync(tool, options, { stdio: ["ignore", "inherit", "inherit"] });

/** The script of the module with the one that loads the parts inside it: apart, the name of each would depend on that of the other. */
function joined(script, loader) {
  const names = [...loader.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const streaming = "WebAssembly.instantiateStreaming(";
  const inside = loader.replace(/^import .*$/m, "").replace(/^export /gm, "").replaceAll(streaming, "instantiate(");
  const imports = [...script.matchAll(/^import \* as (\w+) from "(.*)";?$/gm)].filter(([, , from]) => from === LOADER);
  if (names.length === 0 || imports.length === 0 || !loader.includes(streaming)) throw new Error("split: the script of the module loads no parts");
  const parts = `const parts = (() => {\n${INSTANTIATE}\n${inside}\nreturn { ${names.join(", ")} };\n})();\n`;
  return imports.reduce((text, [line, name]) => text.replace(line, `const ${name} = parts;`), parts + script);
}

/** The script, the module of a first visit, and the modules of the parts, each as [name in the script, bytes]. */
export function split(profile) {
  const work = mkdtempSync(join(tmpdir(), "tenbo-split-"));
  const small = (file) => {
    const out = join(work, "small.wasm");
    const strip = ["debug", "producers", "target-features"].map((what) => `--strip-${what}`);
    run("wasm-opt", file, "--quiet", "-Oz", ...FEATURES.map((name) => `--enable-${name}`), ...strip, "-o", out);
    return readFileSync(out);
  };
  try {
    run("wasm-split-cli", join(process.env.CARGO_TARGET_DIR ?? "target", TARGET, profile, "tenbo.wasm"), work, "--out-name", "tenbo");
    // The parts ask the module for what the linker has named.
    const options = ["--target", "web", "--no-typescript", "--omit-default-module-path", "--keep-lld-exports"];
    run("wasm-bindgen", join(work, "tenbo.wasm"), ...options, "--out-dir", join(work, "bound"));
    const parts = readdirSync(work).filter((name) => /^(split|chunk)_.*\.wasm$/.test(name)).sort();
    return {
      script: joined(readFileSync(join(work, "bound/tenbo.js"), "utf8"), readFileSync(join(work, LOADER), "utf8")),
      module: small(join(work, "bound/tenbo_bg.wasm")),
      parts: parts.map((name) => [name, small(join(work, name))]),
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}
