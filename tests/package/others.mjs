// The packed package where people use it: in Vite (built, and its development server), webpack and esbuild, each with a worker
// and looked at in Chromium; in node by `import`, by `require` and bundled; in Bun and Deno; and its README's example as
// TypeScript with --strict. `node tests/package/others.mjs [part of a name ...]`
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { startDriver } from "../e2e/driver.mjs";
import { serve } from "../e2e/serve.mjs";
import { PRINTED, consumer, example, unpack } from "./unpack.mjs";

const { TENBO_TOOLS: tools } = process.env;
assert.ok(tools, "run by `bash scripts/test/stages.sh bundlers`, which says where the tools are");
const require = createRequire(join(tools, "others/package.json"));
const load = async (name) => {
  const module = await import(pathToFileURL(require.resolve(name)));
  return module.default ?? module;
};
const bin = (name) => join(tools, "others/node_modules/.bin", name);
const app = resolve(consumer, "app");

const SHOWN = ["1000 Yakuhai: dragon, 50", "2m 5m 8m"];
let browser;

/** What a page shows once the engine has answered, in it and in its worker. */
async function look(url) {
  await browser.go(url);
  await browser.until(() => !["#score", "#waits"].some((id) => document.querySelector(id).textContent === "…"), `the score at ${url}`);
  const shown = await browser.run(() => ["#score", "#waits"].map((id) => document.querySelector(id).textContent));
  assert.deepEqual(shown, SHOWN);
  assert.deepEqual((await browser.errors()).filter((error) => !error.includes("favicon")), []);
}

async function built(folder) {
  const server = await serve(folder);
  try {
    await look(server.url);
  } finally {
    server.close();
  }
}

const run = (command, args, options) => execFileSync(command, args, { cwd: consumer, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], ...options }).trim();

/** A page for scripts that are no modules, as bundlers make them that know nothing of pages. */
function page(folder, script) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), `<!DOCTYPE html><meta charset="utf-8"><title>A page</title><p id="score">…</p><p id="waits">…</p><script src="${script}"></script>\n`);
}

/** What TypeScript says of the example with these options, and of a name. */
function typed(name, source, ...options) {
  const folder = join(consumer, "typed");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), source);
  const { status, stdout } = spawnSync("tsc", ["--noEmit", "--strict", "--target", "es2022", "--types", "", ...options, join(folder, name)], { encoding: "utf8" });
  assert.equal(status, 0, stdout.slice(0, 2000));
}

const TRIED = {
  "node by import": () => assert.equal(run("node", ["score.mjs"]), PRINTED),
  "node by require": () => assert.equal(run("node", ["score.cjs"]), PRINTED),
  "node, in a worker": () => {
    const source = 'import { Worker, isMainThread, parentPort } from "node:worker_threads"; import { parse } from "tenbo";'
      + ' if (isMainThread) new Worker(new URL(import.meta.url)).on("message", console.log); else parentPort.postMessage(parse("11z").seat.hand);';
    writeFileSync(join(consumer, "worker.mjs"), source);
    assert.equal(run("node", ["worker.mjs"]), "11z");
  },
  Bun: () => {
    for (const file of ["score.mjs", "score.cjs"]) assert.equal(run(bin("bun"), [file]), PRINTED);
  },
  Deno: () => assert.equal(run(bin("deno"), ["run", "--node-modules-dir=manual", "--no-lock", "--cached-only", "score.mjs"]), PRINTED),
  "TypeScript: the example under --strict": () => {
    typed("node.mts", example, "--module", "nodenext");
    typed("node.mts", example, "--module", "nodenext", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess");
    typed("bundled.ts", example, "--module", "esnext", "--moduleResolution", "bundler");
    typed("required.cts", example, "--module", "nodenext");
  },
  "esbuild, for node": async () => {
    const { buildSync } = await load("esbuild");
    for (const [format, ending] of [["cjs", "cjs"], ["esm", "mjs"]]) {
      const outfile = resolve(consumer, `bundled/score.${ending}`);
      const { warnings } = buildSync({ entryPoints: [resolve(consumer, "score.mjs")], bundle: true, platform: "node", format, outfile, logLevel: "silent" });
      assert.deepEqual(warnings, []);
      assert.equal(run("node", [outfile], { cwd: "/" }), PRINTED);
    }
  },
  esbuild: async () => {
    const { buildSync } = await load("esbuild");
    const outdir = resolve(consumer, "esbuild");
    const { warnings } = buildSync({ entryPoints: ["plain.js", "worker.js"].map((name) => join(app, name)), bundle: true, minify: true, outdir, logLevel: "silent" });
    assert.deepEqual(warnings, []);
    page(outdir, "plain.js");
    await built(outdir);
  },
  webpack: async () => {
    const webpack = await load("webpack");
    const folder = resolve(consumer, "webpack");
    const stats = await new Promise((done, fail) => {
      const options = { mode: "production", performance: false, context: app, entry: "./page.js", output: { path: folder, filename: "page.js" } };
      webpack(options, (error, stats) => (error ? fail(error) : done(stats)));
    });
    assert.equal(stats.hasErrors() || stats.hasWarnings(), false, stats.toString());
    page(folder, "page.js");
    await built(folder);
  },
  "Vite, built": async () => {
    const { build } = await load("vite");
    const folder = resolve(consumer, "vite");
    await build({ root: app, base: "./", configFile: false, logLevel: "error", build: { outDir: folder } });
    await built(folder);
  },
  "Vite, its development server": async () => {
    const { createServer } = await load("vite");
    // A page of its own: what another test has cached of it is another's.
    const root = resolve(consumer, "development");
    cpSync(app, root, { recursive: true });
    const server = await createServer({ root, configFile: false, logLevel: "error", cacheDir: resolve(consumer, ".vite"), server: { host: "127.0.0.1", port: 0, hmr: false } });
    await server.listen();
    try {
      await look(`http://127.0.0.1:${server.httpServer.address().port}/`);
    } finally {
      await server.close();
    }
  },
};

unpack();
const driver = await startDriver("chromium");
let failed = 0;
try {
  browser = await driver.open();
  for (const [name, tried] of Object.entries(TRIED)) {
    if (!process.argv.slice(2).every((part) => name.includes(part))) continue;
    const started = Date.now();
    try {
      await tried();
      console.log(`package: ok    ${name} (${Date.now() - started} ms)`);
    } catch (error) {
      failed += 1;
      console.log(`package: FAIL  ${name} (${Date.now() - started} ms)\n${String(error.stack).replace(/^/gm, "      ")}`);
    }
  }
} finally {
  await browser?.close();
  driver.stop();
}
process.exit(failed > 0 ? 1 : 0);
