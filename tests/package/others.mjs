// The packed package where people use it: in Vite (built, and its development server), webpack, Rollup and esbuild, each with a
// worker and looked at in Chromium; in node by `import`, by `require` and bundled; in Bun and Deno; and its README's example as
// TypeScript with --strict. Then the element in the pages of hosts. `node tests/package/others.mjs [--record] [part of a name ...]`
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { startDriver } from "../e2e/driver.mjs";
import { serve } from "../e2e/serve.mjs";
import { HOSTS, place } from "./hosts.mjs";
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

/** Name, the packages that are tried, and how. */
const ENGINE = [
  ["engine: node by import", ["node"], () => assert.equal(run("node", ["score.mjs"]), PRINTED)],
  ["engine: node by require", ["node"], () => assert.equal(run("node", ["score.cjs"]), PRINTED)],
  ["engine: node, in a worker", ["node"], () => {
    const source = 'import { Worker, isMainThread, parentPort } from "node:worker_threads"; import { parse } from "tenbo";'
      + ' if (isMainThread) new Worker(new URL(import.meta.url)).on("message", console.log); else parentPort.postMessage(parse("11z").seat.hand);';
    writeFileSync(join(consumer, "worker.mjs"), source);
    assert.equal(run("node", ["worker.mjs"]), "11z");
  }],
  ["engine: Bun", ["bun"], () => {
    for (const file of ["score.mjs", "score.cjs"]) assert.equal(run(bin("bun"), [file]), PRINTED);
  }],
  ["engine: Deno", ["deno"], () => assert.equal(run(bin("deno"), ["run", "--node-modules-dir=manual", "--no-lock", "--cached-only", "score.mjs"]), PRINTED)],
  ["engine: TypeScript: the example under --strict", ["typescript"], () => {
    typed("node.mts", example, "--module", "nodenext");
    typed("node.mts", example, "--module", "nodenext", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess");
    typed("bundled.ts", example, "--module", "esnext", "--moduleResolution", "bundler");
    typed("required.cts", example, "--module", "nodenext");
  }],
  ["engine: esbuild, for node", ["esbuild"], async () => {
    const { buildSync } = await load("esbuild");
    for (const [format, ending] of [["cjs", "cjs"], ["esm", "mjs"]]) {
      const outfile = resolve(consumer, `bundled/score.${ending}`);
      const { warnings } = buildSync({ entryPoints: [resolve(consumer, "score.mjs")], bundle: true, platform: "node", format, outfile, logLevel: "silent" });
      assert.deepEqual(warnings, []);
      assert.equal(run("node", [outfile], { cwd: "/" }), PRINTED);
    }
  }],
  ["engine: esbuild", ["esbuild"], async () => {
    const { buildSync } = await load("esbuild");
    const outdir = resolve(consumer, "esbuild");
    const { warnings } = buildSync({ entryPoints: ["plain.js", "worker.js"].map((name) => join(app, name)), bundle: true, minify: true, outdir, logLevel: "silent" });
    assert.deepEqual(warnings, []);
    page(outdir, "plain.js");
    await built(outdir);
  }],
  ["engine: Rollup", ["rollup"], async () => {
    const { rollup } = await load("rollup");
    const resolved = await load("@rollup/plugin-node-resolve");
    const folder = resolve(consumer, "rollup");
    const warnings = [];
    const bundle = await rollup({ input: ["page.js", "worker.js"].map((name) => join(app, name)), plugins: [resolved()], onwarn: (warning) => warnings.push(warning.message) });
    await bundle.write({ dir: folder, format: "es", entryFileNames: "[name].js" });
    await bundle.close();
    assert.deepEqual(warnings, []);
    cpSync(join(app, "index.html"), join(folder, "index.html"));
    await built(folder);
  }],
  ["engine: webpack", ["webpack"], async () => {
    const webpack = await load("webpack");
    const folder = resolve(consumer, "webpack");
    const stats = await new Promise((done, fail) => {
      const options = { mode: "production", performance: false, context: app, entry: "./page.js", output: { path: folder, filename: "page.js" } };
      webpack(options, (error, stats) => (error ? fail(error) : done(stats)));
    });
    assert.equal(stats.hasErrors() || stats.hasWarnings(), false, stats.toString());
    page(folder, "page.js");
    await built(folder);
  }],
  ["engine: Vite, built", ["vite"], async () => {
    const { build } = await load("vite");
    const folder = resolve(consumer, "vite");
    await build({ root: app, base: "./", configFile: false, logLevel: "error", build: { outDir: folder } });
    await built(folder);
  }],
  ["engine: Vite, its development server", ["vite"], async () => {
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
  }],
];

/** The version of what is tried. */
function version(name) {
  if (name === "node") return process.version;
  if (name === "php") return execFileSync("php", ["-r", "echo PHP_VERSION;"], { encoding: "utf8" });
  const files = [join(tools, "others/node_modules"), "node_modules"].map((folder) => join(folder, name, "package.json"));
  return JSON.parse(readFileSync(files.find(existsSync), "utf8")).version;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The built app, whose element the pages of hosts load. */
    dist: { type: "string", default: "dist" },
    /** Writes down what has passed. */
    record: { type: "boolean", default: false },
  },
});

unpack();
const server = await serve(values.dist);
place(join(tools, "others/node_modules"), server.url);
const driver = await startDriver("chromium");
const rows = [];
try {
  browser = await driver.open();
  for (const [name, uses, tried] of [...ENGINE, ...HOSTS]) {
    if (!positionals.every((part) => name.includes(part))) continue;
    const started = Date.now();
    let error;
    try {
      await tried({ browser, load });
    } catch (thrown) {
      error = thrown;
      console.log(`package: FAIL  ${name}\n${String(error.stack).replace(/^/gm, "      ")}`);
    }
    rows.push([name, uses.map((one) => `${one} ${version(one).replace(/^v/, "")}`).join(", ") || `Chromium ${browser.version}`, error ? "FAILED" : "passed", `${((Date.now() - started) / 1000).toFixed(1)} s`]);
  }
} finally {
  await browser?.close();
  driver.stop();
  server.close();
}

for (const row of rows) console.log(row.map((cell, at) => cell.padEnd([72, 42, 8, 0][at])).join(""));
const failed = rows.filter(([, , result]) => result !== "passed").length;
if (values.record && failed === 0) {
  const head = `# What Tenbo was tried in

\`make consumers\` writes this: the package of the engine as npm packs it, and the pages of \`examples/hosts\` with \`<tenbo-score>\`, on an origin of
their own. ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version}, node ${process.versions.node}.

| what | with | | seconds |
| --- | --- | --- | ---: |
`;
  writeFileSync("tests/package/record.md", head + rows.map((row) => `| ${row.join(" | ").replace(/ s$/, "")} |\n`).join(""));
}
process.exit(failed > 0 ? 1 : 0);
