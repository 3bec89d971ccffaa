// `make package`: the engine without the page, as a folder for npm in target/package/tenbo, with examples beside it.
// A module that node refuses, or one above the budget, fails the build.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { notices } from "./notices.mjs";
import { types } from "../../packages/tenbo/types.mjs";

/** What the module may weigh, compressed by brotli. */
const LIMIT = 276_000;
const PROFILE = "wasm-package";
const TARGET = "wasm32-unknown-unknown";

const source = "packages/tenbo";
const folder = "target/package/tenbo";
const work = "target/package/work";

/** The module as the compiler, wasm-bindgen and wasm-opt make it, and its script. */
function bound() {
  const flags = ["--lib", "--crate-type", "cdylib", "--no-default-features", "--features", "package", "--profile", PROFILE, "--target", TARGET];
  // Where the ordinary target is out of reach, the toolchain that has one (scripts/env.sh).
  const { WASM_TOOLCHAIN: toolchain } = process.env;
  const env = toolchain ? { ...process.env, RUSTUP_TOOLCHAIN: toolchain } : process.env;
  execFileSync("cargo", ["rustc", "--quiet", ...flags], { stdio: "inherit", env });
  // Started anew after a stop, an instance needs neither the page nor the user to load anything again.
  const reset = "--experimental-reset-state-function";
  // No bundler is to look for a module: the package brings it as a text.
  const options = ["--target", "web", "--no-typescript", "--omit-default-module-path", reset, "--out-dir", work];
  execFileSync("wasm-bindgen", [join("target", TARGET, PROFILE, "tenbo.wasm"), ...options], { stdio: "inherit" });
  const optimized = join(work, "tenbo.wasm");
  execFileSync("wasm-opt", [join(work, "tenbo_bg.wasm"), "-Oz", "--strip-debug", "--strip-producers", "-o", optimized], { stdio: "inherit" });
  return { script: readFileSync(join(work, "tenbo.js")), wasm: readFileSync(optimized) };
}

function manifest() {
  const { packages } = JSON.parse(execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 2 ** 26 }));
  const { version, license, homepage, repository } = packages.find(({ name }) => name === "tenbo");
  return {
    name: "tenbo",
    version,
    description: "Mahjong scores of every kind, explained: riichi, Chinese Official, Hong Kong, classical, rulebooks of your own",
    keywords: ["mahjong", "riichi", "mcr", "score", "scoring", "wasm"],
    license,
    homepage,
    repository: { type: "git", url: `git+${repository}.git` },
    bugs: `${repository}/issues`,
    // The first that requires modules without a flag.
    engines: { node: ">=20.19" },
    type: "module",
    types: "./tenbo.d.ts",
    main: "./tenbo.js",
    exports: {
      ".": { types: "./tenbo.d.ts", default: "./tenbo.js" },
      "./start": { types: "./start.d.ts", default: "./start.js" },
      "./tenbo.wasm": "./tenbo.wasm",
      "./schema/*": "./schema/*",
      "./package.json": "./package.json",
    },
  };
}

const weigh = (bytes) => brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
}).length;

rmSync("target/package", { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { script, wasm: module } = bound();
new WebAssembly.Module(module);

const files = {
  "package.json": `${JSON.stringify(manifest(), null, 2)}\n`,
  "tenbo.wasm": module,
  // Hexadecimal and not base64: what repeats in the bytes repeats in the text, so that it compresses as well as they do.
  "module.js": `export const digits = "${module.toString("hex")}";\n`,
  "engine.js": script,
  "tenbo.d.ts": types(),
  "NOTICES": notices("package"),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
for (const name of ["functions.js", "tenbo.js", "start.js", "start.d.ts", "README.md"]) cpSync(join(source, name), join(folder, name));
for (const name of ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"]) cpSync(name, join(folder, name));
cpSync("public/schema", join(folder, "schema"), { recursive: true });

// The examples as somebody has them who installed the package.
for (const name of ["page", "node"]) cpSync(join("examples", name), join("target/package", name), { recursive: true });
mkdirSync("target/package/node/node_modules");
symlinkSync("../../tenbo", "target/package/node/node_modules/tenbo", "dir");
rmSync(work, { recursive: true });

const row = (...cells) => console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(10))).join(""));
row("package, bytes", "plain", "brotli", "limit");
for (const name of readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name))) {
  const bytes = readFileSync(join(folder, name));
  row(name, bytes.length, weigh(bytes), name === "tenbo.wasm" ? LIMIT : "");
}
if (weigh(module) > LIMIT) {
  console.error("package: the module is above the budget");
  process.exitCode = 1;
}
