// Runs the journeys: `node tests/e2e/run.mjs [--engine=chromium] [--lanes=NUMBER] [--dist=dist] [--late=MILLISECONDS]
// [part of a file's name ...]`; TENBO_BROWSER names an engine as well. One server and one driver serve them all. In Chromium two
// lanes go side by side, each with one browser, for most of a journey is waiting; the drivers of the other engines answer too
// early beside another one. What fails is made once more, alone: what passes then is unsteady, and more than two of those fail
// the run. No test runner that we found shares a browser among files, so the lanes are our own.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startDriver } from "./driver.mjs";
import { journeys } from "./journey.mjs";
import { serve } from "./serve.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: process.env.TENBO_BROWSER ?? "chromium" },
    dist: { type: "string", default: "dist" },
    lanes: { type: "string" },
    /** Milliseconds by which the page's frames and timers are late: a journey that asks too early fails then. */
    late: { type: "string", default: "0" },
  },
});
const { engine, dist } = values;
const lanes = Number(values.lanes ?? (engine === "chromium" ? 2 : 1));
const late = Number(values.late);
/** A journey takes half a minute at most. One that waits for what never comes is given up: in milliseconds. */
const ENDLESS = 300_000;
/** A session begins in a few seconds, and a browser closes in one: in milliseconds. */
const SESSION = 60_000;
/** So many may pass only the second time. */
const UNSTEADY = 2;

const folder = fileURLToPath(new URL("./journeys/", import.meta.url));
const shots = fileURLToPath(new URL("./shots/", import.meta.url));
const begun = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The files that were asked for, each with its journeys. */
const files = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith(".mjs") || (positionals.length > 0 && !positionals.some((part) => file.includes(part)))) continue;
  await import(folder + file);
  files.push(journeys.splice(0).map((journey) => ({ ...journey, file })));
}

const server = await serve(dist, { collect: engine !== "chromium" });
let driver = await startDriver(engine);

/** Makes a journey in a browser, and leaves the page, which is part of it. */
async function make({ run }, browser) {
  Object.assign(browser, { base: server.url, pages: server.pages, reports: server.reports, dist });
  if (late > 0) await browser.delay(late);
  await browser.size(1280, 800);
  await run(browser, assert);
  await browser.frame();
  await browser.go("about:blank");
  assert.deepEqual(await browser.errors(), [], "errors in the console");
}

/** What a promise gives, or an error if it is not there after so many milliseconds. */
const within = (limit, promise, late) =>
  Promise.race([promise, pause(limit, undefined, { ref: false }).then(() => { throw new Error(late); })]);

/** A new browser. The driver of WebKit sometimes never begins a session; another driver does. */
async function opened() {
  try {
    return await within(SESSION, driver.open(), "the driver has not begun a session");
  } catch (error) {
    if (lanes > 1) throw error;
    driver.stop();
    driver = await startDriver(engine);
    return within(SESSION, driver.open(), "the driver has not begun a session");
  }
}

/** The error that a journey ends with, if any. `lane` keeps its browser while all is well. */
async function tried(journey, lane) {
  let browser;
  try {
    browser = lane.browser && await within(SESSION, lane.browser.forget(), "the browser forgets nothing").catch(() => lane.browser.close());
    browser ??= await opened();
    await within(ENDLESS, make(journey, browser), "it has not come to an end");
    lane.browser = browser;
    return null;
  } catch (error) {
    mkdirSync(shots, { recursive: true });
    const shot = browser?.shot(`${shots}failed-${journey.name.replace(/\W+/g, "-").slice(0, 60)}.png`);
    await within(SESSION, Promise.resolve(shot), "no picture").catch(() => {});
    await within(SESSION, Promise.resolve(browser?.close()), "it does not close").catch(() => {});
    lane.browser = undefined;
    return error;
  }
}

/** What failed the first time: a journey and its error. */
const failed = [];
const count = { passed: 0, skipped: 0 };

/** Takes files until none is left. */
async function lane(left) {
  const lane = {};
  for (let file = left.shift(); file; file = left.shift()) {
    for (const journey of file) {
      const { name, engines = [engine], because } = journey;
      if (!engines.includes(engine)) {
        count.skipped += 1;
        console.log(`- ${journey.file}: ${name} (only ${engines.join(", ")}: ${because})`);
        continue;
      }
      const started = Date.now();
      const error = await tried(journey, lane);
      if (error) failed.push({ journey, error });
      else count.passed += 1;
      console.log(`${error ? "✖" : "✔"} ${journey.file}: ${name} (${seconds(started)})${error ? `\n${error.stack ?? error}` : ""}`);
    }
  }
  await lane.browser?.close();
}

const left = [...files];
await Promise.all(Array.from({ length: lanes }, () => lane(left)));
const unsteady = [];
const broken = [];
for (const { journey, error } of failed) {
  const alone = {};
  const again = await tried(journey, alone);
  await alone.browser?.close();
  (again ? broken : unsteady).push({ journey, error: again ?? error });
}
driver.stop();
server.close();

/** Said at the end, which is what is read of a long log. */
const list = (word, all) => {
  for (const { journey, error } of all) console.log(`${word}: ${journey.file}: ${journey.name}\n${error.stack ?? error}`);
};
list("unsteady", unsteady);
list("failed", broken);
console.log(
  `journeys in ${engine}: ${count.passed + unsteady.length} passed, ${unsteady.length} of them unsteady, ` +
  `${broken.length} failed, ${count.skipped} not for it, ${seconds(begun)}`,
);
process.exit(broken.length > 0 || unsteady.length > UNSTEADY || count.passed === 0 ? 1 : 0);
