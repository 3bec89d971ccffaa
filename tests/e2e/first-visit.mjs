// Writes down which functions a first visit runs, for .ci/split.mjs: `node tests/e2e/first-visit.mjs [ENGINE ...]`, after a
// build. The journeys that say `firstVisit` are the first visit; engines differ in what they call, and in when.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import assert from "node:assert/strict";
import { counted, functionNames } from "../../.ci/split.mjs";
import { ENGINES, startDriver } from "./browser.mjs";
import { serve } from "./serve.mjs";

const LIST = ".ci/first-visit.txt";
const WATCHED = "target/watched";

const whole = readFileSync("target/whole/tenbo.wasm");
rmSync(WATCHED, { recursive: true, force: true });
cpSync("dist", WATCHED, { recursive: true });
for (const file of readdirSync(WATCHED)) {
  if (/^tenbo-.*\.wasm$/.test(file)) writeFileSync(`${WATCHED}/${file}`, counted(whole));
  if (/^tenbo-.*\.js$/.test(file)) cpSync("target/whole/tenbo.js", `${WATCHED}/${file}`);
  if (/^boot-.*\.js$/.test(file)) {
    const boot = readFileSync(`${WATCHED}/${file}`, "utf8");
    writeFileSync(`${WATCHED}/${file}`, boot.replace(/await (?=\w+\(\{module_or_path)/, "tenbo.exports=await "));
  }
}
// What is kept for a visit without a connection would be the other module.
rmSync(`${WATCHED}/sw.js`, { force: true });

const called = functionNames(whole);
// What was seen before and is there still: some functions run only when a timer comes between. (To begin anew, empty the
// list.)
const before = new Set(readFileSync(LIST, "utf8").split("\n"));
const seen = new Set(called.filter((name) => before.has(name)));
const server = await serve(WATCHED);
const folder = new URL("./journeys/", import.meta.url);
for (const engine of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ENGINES)) {
  const driver = await startDriver(engine);
  for (const file of readdirSync(folder).sort()) {
    const { name, run, firstVisit, engines } = await import(new URL(file, folder));
    if (!firstVisit || (engines && !engines.includes(engine))) continue;
    const browser = await driver.open();
    browser.base = server.url;
    browser.pages = server.pages;
    browser.hasWorker = false;
    await browser.size(1280, 800);
    // What it asserts is for the runner to say; it may be slow here.
    await run(browser, assert).catch(({ message }) => console.log(`${name}: ${message.split("\n")[0]}`));
    // What drops a closure runs when an engine tidies up, whenever that is: a timer that was taken back, say.
    if (engine === "chromium") {
      await browser.cdp("HeapProfiler.collectGarbage", {});
      await browser.run(() => new Promise((done) => setTimeout(done, 300)));
    }
    const places = await browser.run(() => {
      // Whoever leaves the page runs this as well, when nothing can be fetched any more.
      document.querySelector("#key-1z")?.click();
      dispatchEvent(new PageTransitionEvent("pagehide"));
      return Object.entries(tenbo.exports).filter(([name, { value }]) => name[0] === "$" && value === 1).map(([name]) => Number(name.slice(1)));
    });
    for (const place of places) {
      if (!seen.has(called[place]) && called[place]) console.log(`new in ${engine}: ${called[place]}`);
      seen.add(called[place]);
    }
    console.log(`${seen.size} functions after: ${name}, ${engine}`);
    await browser.close();
  }
  driver.stop();
}
server.close();
seen.delete(undefined);
writeFileSync(LIST, [...[...seen].sort(), ""].join("\n"));
