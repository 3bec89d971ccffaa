// A journey: a test in a fresh browser on the built app. TENBO_BROWSER names the engine, TENBO_DIST the folder of the app.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startDriver } from "./driver.mjs";
import { serve } from "./serve.mjs";

const ENGINE = process.env.TENBO_BROWSER ?? "chromium";
const DIST = process.env.TENBO_DIST ?? "dist";
/** Milliseconds by which the page's frames and timers are late: a journey that asks too early fails then. */
const LATE = Number(process.env.TENBO_LATE ?? 0);
const SHOTS = fileURLToPath(new URL("./shots/", import.meta.url));

let server;
let driver;
before(async () => {
  server = await serve(DIST, { collect: ENGINE !== "chromium" });
  driver = await startDriver(ENGINE);
});
after(() => {
  driver?.stop();
  server?.close();
});

/** A journey that `run(browser, assert)` makes. `engines` are those that it can be made in, `because` says why not in others. */
export function journey(name, run, { engines = [ENGINE], because = "" } = {}) {
  const skip = !engines.includes(ENGINE) && `only ${engines.join(", ")}: ${because}`;
  test(name, { skip }, async (context) => {
    const browser = await driver.open();
    try {
      Object.assign(browser, { base: server.url, pages: server.pages, reports: server.reports, dist: DIST });
      if (LATE > 0) await browser.delay(LATE);
      await browser.size(1280, 800);
      await run(browser, assert);
      // Leaving is part of it.
      await browser.frame();
      await browser.go("about:blank");
      assert.deepEqual(await browser.errors(), [], "errors in the console");
    } catch (error) {
      mkdirSync(SHOTS, { recursive: true });
      await browser.shot(`${SHOTS}failed-${context.name.replace(/\W+/g, "-").slice(0, 60)}.png`).catch(() => {});
      throw error;
    } finally {
      await browser.close();
    }
  });
}
