// axe on every view, in every language, theme and width: `node tests/e2e/matrix.mjs [--dist=dist] [part of a view's name ...]`.
// Prints how many pages were looked at, and each finding once, with where it was.
import { parseArgs } from "node:util";
import { violations } from "./axe.mjs";
import { startDriver } from "./driver.mjs";
import { serve } from "./serve.mjs";
import { languages, speak, VIEWS, Walk } from "./pages/views.mjs";

const SIZES = [[1600, 1000], [1280, 800], [390, 844], [320, 640]];
const THEMES = ["light", "dark"];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dist: { type: "string", default: "dist" } } });
const views = VIEWS.filter(([name]) => positionals.every((part) => name.includes(part)));
const begun = Date.now();
const seconds = () => Math.round((Date.now() - begun) / 1000);
const server = await serve(values.dist);
const driver = await startDriver();
const found = new Map();
let looked = 0;
let broken = 0;

/** Walks through all views in a language; `places` is what was learned in the first. */
async function look(browser, language, places) {
  const walk = new Walk(browser, places);
  for (const view of views) {
    try {
      await browser.size(1280, 800);
      await walk.open(view);
      for (const size of SIZES) {
        await browser.size(...size);
        for (const theme of THEMES) {
          await browser.prefer({ "prefers-color-scheme": theme });
          looked += 1;
          for (const line of await violations(browser)) {
            found.set(line, [...(found.get(line) ?? []), `${view[0]} ${language} ${theme} ${size[0]}`]);
          }
        }
      }
      for (const line of await browser.errors()) found.set(line, [`${view[0]} ${language}`]);
    } catch (error) {
      broken += 1;
      console.log(`FAIL  ${view[0]} in ${language}: ${error.message.slice(0, 300)}`);
    }
  }
  await browser.close();
  console.log(`${language}: ${views.length} views, ${looked} pages so far, ${seconds()} s`);
}

const places = new Map();
const visitor = async () => Object.assign(await driver.open(), { base: server.url });
const browser = await visitor();
const offered = await languages(browser);
await look(browser, offered[0], places);
// The others go at the same time, for most of it is waiting.
await Promise.all(offered.slice(1).map(async (language) => {
  const browser = await visitor();
  await speak(browser, language);
  await look(browser, language, places);
}));
driver.stop();
server.close();
for (const [line, places] of found) console.log(`${line}\n      ${places.length}: ${places.slice(0, 4).join("; ")}`);
console.log(`axe: ${views.length} views, ${offered.join(", ")}: ${looked} pages, ${found.size} findings, ${broken} not reached, ${seconds()} s`);
process.exit(found.size + broken > 0 || looked === 0 ? 1 : 0);
