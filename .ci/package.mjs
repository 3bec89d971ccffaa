// `make package`: the engine without the page, as a folder for npm in target/package/tenbo, with examples beside it.
// A module that node refuses, or one above the budget, fails the build.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { types } from "../src/js/package/types.mjs";
import { callGraph, called, halve, tool } from "./shrink.mjs";
import { functionNames } from "./split.mjs";
import { cut } from "./wasm.mjs";

const LIMIT = 120_000;
const PROFILE = "wasm-package";
const TARGET = "wasm32-unknown-unknown";
// What one function alone calls stays by itself: it may be parted.
const PASSES = ["-g", "-Oz", "--converge", "--one-caller-inline-max-function-size", "0", "--strip-producers"];
/** Where what only whole games need begins. */
const GAMES = /engine::contract::game::respond\b/;

const source = "src/js/package";
const folder = "target/package/tenbo";
const work = "target/package/work";

/** The module as the compiler and wasm-bindgen make it, and its script. */
function bound() {
  const flags = ["--lib", "--crate-type", "cdylib", "--no-default-features", "--features", "package", "--profile", PROFILE, "--target", TARGET];
  // Where the ordinary target is out of reach, the toolchain that has one (.ci/env.sh).
  const { WASM_TOOLCHAIN: toolchain } = process.env;
  const env = toolchain ? { ...process.env, RUSTUP_TOOLCHAIN: toolchain } : process.env;
  execFileSync("cargo", ["rustc", "--quiet", ...flags], { stdio: "inherit", env });
  // Started anew after a stop, an instance needs neither the page nor the user to load anything again.
  const reset = "--experimental-reset-state-function";
  execFileSync("wasm-bindgen", [join("target", TARGET, PROFILE, "tenbo.wasm"), "--target", "web", "--no-typescript", reset, "--out-dir", work], { stdio: "inherit" });
  return { script: readFileSync(join(work, "tenbo.js")), wasm: readFileSync(join(work, "tenbo_bg.wasm")) };
}

/** The module without what only whole games need, and that. */
function parted(wasm) {
  const calls = callGraph(wasm);
  const all = functionNames(wasm);
  const starts = all.filter((name) => GAMES.test(name));
  if (starts.length === 0) throw new Error("package: no function answers games");
  const withGames = called(calls, starts);
  // What nothing calls by its name may be called by its place in the table.
  const others = all.filter((name) => !withGames.has(name));
  for (const start of starts) for (const [caller, callees] of calls) calls.set(caller, callees.filter((name) => name !== start));
  const without = called(calls, others);
  return halve(wasm, (place) => without.has(all[place]) || !withGames.has(all[place]));
}

function manifest() {
  const { packages } = JSON.parse(execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 2 ** 26 }));
  const { version, license } = packages.find(({ name }) => name === "tenbo");
  return {
    name: "tenbo",
    version,
    description: "Mahjong scores of every kind, explained: riichi, Chinese Official, Hong Kong, classical, rulebooks of your own",
    keywords: ["mahjong", "riichi", "mcr", "score", "scoring", "wasm"],
    license,
    type: "module",
    sideEffects: false,
    types: "./tenbo.d.ts",
    main: "./node.js",
    browser: "./browser.js",
    exports: {
      ".": { types: "./tenbo.d.ts", node: "./node.js", default: "./browser.js" },
      "./start": { types: "./start.d.ts", default: "./tenbo.js" },
      "./tenbo.wasm": "./tenbo.wasm",
      "./games.wasm": "./games.wasm",
      "./books.bin": "./books.bin",
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
const { script, wasm } = bound();
const { found: books, rest } = cut(wasm, "books");
if (books === undefined) throw new Error("package: the module has no section books");
const [module, games] = parted(tool("wasm-opt", rest, PASSES));
new WebAssembly.Module(module);
new WebAssembly.Module(games);

const files = {
  "package.json": `${JSON.stringify(manifest(), null, 2)}\n`,
  "tenbo.wasm": module,
  "games.wasm": games,
  "books.bin": books,
  "engine.js": script,
  "tenbo.d.ts": types(),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
for (const name of ["tenbo.js", "browser.js", "node.js", "start.d.ts", "README.md"]) cpSync(join(source, name), join(folder, name));
for (const name of ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"]) cpSync(name, join(folder, name));
cpSync("public/schema", join(folder, "schema"), { recursive: true });

// The examples as somebody has them who installed the package.
for (const name of ["page", "node"]) cpSync(join("examples", name), join("target/package", name), { recursive: true });
mkdirSync("target/package/node/node_modules");
symlinkSync("../../tenbo", "target/package/node/node_modules/tenbo", "dir");
rmSync(work, { recursive: true });

const row = (...cells) => console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(10))).join(""));
row("package, bytes", "plain", "brotli", "limit");
for (const name of readdirSync(folder).filter((name) => /\.(js|wasm|bin)$/.test(name))) {
  const bytes = readFileSync(join(folder, name));
  row(name, bytes.length, weigh(bytes), name === "tenbo.wasm" ? LIMIT : "");
}
if (weigh(module) > LIMIT) {
  console.error("package: the module is above the budget");
  process.exitCode = 1;
}
