// Runs the journeys: `node tests/e2e/run.mjs [--engine=chromium] [--lanes=NUMBER] [--dist=dist] [part of a name ...]`; TENBO_BROWSER
// names an engine as well. In Chromium two go at a time, for most of a journey is waiting; those that measure time, which say
// `alone`, come last and by themselves. The drivers of the other engines answer too early beside another one. The last lines say how many of which engine took how long, and which are not for it.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { startDriver } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: process.env.TENBO_BROWSER ?? "chromium" },
    dist: { type: "string", default: "dist" },
    lanes: { type: "string" },
  },
});
const folder = new URL("./journeys/", import.meta.url);
const shots = fileURLToPath(new URL("./shots/", import.meta.url));
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs") && positionals.every((part) => file.includes(part)))
  .sort();

const begun = Date.now();
let version = "";
let passed = 0;
let failed = 0;

const journeys = [];
for (const file of files) {
  const { name, run, engines, because, alone = false } = await import(new URL(file, folder));
  if (!engines || engines.includes(values.engine)) journeys.push({ file, name, run, alone });
  else console.log(`--    ${name} (only ${engines.join(", ")}: ${because})`);
}

async function take({ file, name, run }, driver, server) {
  const started = Date.now();
  let browser = null;
  try {
    browser = await driver.open();
    browser.base = server.url;
    browser.pages = server.pages;
    browser.reports = server.reports;
    version = browser.version;
    browser.dist = values.dist;
    await browser.size(1280, 800);
    await run(browser, assert);
    // Leaving is part of it.
    await browser.frame();
    await browser.go("about:blank");
    assert.deepEqual(await browser.errors(), [], "errors in the console");
    passed += 1;
    console.log(`ok    ${name} (${Date.now() - started} ms)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name} (${Date.now() - started} ms)\n${String(error.stack).replace(/^/gm, "      ")}`);
    mkdirSync(shots, { recursive: true });
    await browser?.shot(`${shots}failed-${file.replace(".mjs", "")}.png`).catch(() => {});
  } finally {
    await browser?.close();
  }
}

/** Takes one after the other, with a driver and a server of its own. */
async function lane(queue) {
  if (queue.length === 0) return;
  const server = await serve(values.dist, { collect: values.engine !== "chromium" });
  const driver = await startDriver(values.engine);
  while (queue.length) await take(queue.shift(), driver, server);
  driver.stop();
  server.close();
}

const lanes = Number(values.lanes ?? (values.engine === "chromium" ? 2 : 1));
const together = journeys.filter(({ alone }) => !alone);
await Promise.all(Array.from({ length: lanes }, () => lane(together)));
await lane(journeys.filter(({ alone }) => alone));
console.log(`journeys in ${values.engine} ${version}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - begun) / 1000)} s`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
