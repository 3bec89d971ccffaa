// Writes down which functions a first visit runs, for .ci/split.mjs: `node tests/e2e/first-visit.mjs`, after a build.
// The journeys that say `firstVisit` are the first visit.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import assert from "node:assert/strict";
import { counted, functionNames } from "../../.ci/split.mjs";
import { startDriver } from "./browser.mjs";
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

const called = functionNames(whole);
// What was seen before and is there still: some functions run only when a timer comes between. (To begin anew, empty the
// list.)
const before = new Set(readFileSync(LIST, "utf8").split("\n"));
const seen = new Set(called.filter((name) => before.has(name)));
const server = await serve(WATCHED);
const driver = await startDriver();
const folder = new URL("./journeys/", import.meta.url);
for (const file of readdirSync(folder).sort()) {
  const { name, run, firstVisit } = await import(new URL(file, folder));
  if (!firstVisit) continue;
  const browser = await driver.open();
  browser.base = server.url;
  browser.pages = server.pages;
  await browser.size(1280, 800);
  // What it asserts is for the runner to say; it may be slow here.
  await run(browser, assert).catch(({ message }) => console.log(`${name}: ${message.split("\n")[0]}`));
  const places = await browser.run(() =>
    Object.entries(tenbo.exports).filter(([name, { value }]) => name[0] === "$" && value === 1).map(([name]) => Number(name.slice(1))));
  for (const place of places) seen.add(called[place]);
  console.log(`${seen.size} functions after: ${name}`);
  await browser.close();
}
driver.stop();
server.close();
seen.delete(undefined);
writeFileSync(LIST, [...[...seen].sort(), ""].join("\n"));
