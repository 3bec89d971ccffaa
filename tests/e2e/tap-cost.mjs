// What a tap on the tile keyboard costs the browser, by what it does: `node tests/e2e/tap-cost.mjs [--hands=8] [--dist=dist]`
// prints a table; earlier ones are in benches/runs/tap-cost.tsv. Milliseconds of the page's main thread, at a quarter of the processor's speed.
import { parseArgs } from "node:util";
import { HANDS, SLOWER, keys, percentile } from "./bench-page.mjs";
import { startDriver } from "./driver.mjs";
import { area } from "./pages/areas.mjs";
import { serve } from "./serve.mjs";

/** The browser's names for its work, by kind. What lies within other work is taken from it. */
const KINDS = {
  script: ["EventDispatch", "FunctionCall", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "v8.callFunction", "MajorGC", "MinorGC"],
  style: ["UpdateLayoutTree", "ParseAuthorStyleSheet"],
  layout: ["Layout", "HitTest"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CompositeLayers"],
};
const kindOf = (name) => Object.keys(KINDS).find((kind) => KINDS[kind].includes(name));

/** How long the events took by kind, each without what lies within it. */
function costs(events) {
  const sums = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  const open = [];
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { kind, own } = open.pop();
      sums[kind] += own / 1000;
    }
  };
  for (const { name, ts, dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    close(ts);
    if (open.length > 0) open.at(-1).own -= dur;
    open.push({ kind: kindOf(name), end: ts + dur, own: dur });
  }
  close(Infinity);
  return sums;
}

/** The events since the last call, on the thread that runs the page. */
async function events(browser) {
  const entries = await browser.driver.manage().logs().get("performance");
  const traced = entries.map(({ message }) => JSON.parse(message).message)
    .filter(({ method }) => method === "Tracing.dataCollected").map(({ params }) => params)
    .filter(({ name, ph, dur }) => ph === "X" && dur > 0 && kindOf(name));
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const tally = new Map();
  for (const event of traced.filter(({ name }) => name === "EventDispatch")) tally.set(thread(event), (tally.get(thread(event)) ?? 0) + 1);
  const [main] = [...tally].sort(([, a], [, b]) => b - a)[0] ?? [];
  return traced.filter((event) => thread(event) === main);
}

const { values } = parseArgs({ options: { hands: { type: "string", default: "8" }, dist: { type: "string", default: "dist" } } });
const server = await serve(values.dist);
const driver = await startDriver("chromium");
const browser = await driver.open({}, "devtools.timeline,v8");
browser.base = server.url;
const rows = { ordinary: [], completing: [] };
try {
  await browser.size(390, 844);
  await browser.openApp();
  await browser.cdp("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const rest = () => browser.run(() => new Promise((done) => setTimeout(done, 700)));
  for (const hand of HANDS.slice(0, Number(values.hands) + 1)) {
    const tiles = keys(hand).slice(0, 14);
    for (const [place, key] of tiles.entries()) {
      await rest();
      await events(browser);
      await browser.click(`#key-${key}`);
      await rest();
      const cost = costs(await events(browser));
      // The first hand warms the page up.
      if (hand !== HANDS[0]) rows[place === 13 ? "completing" : "ordinary"].push(cost);
    }
    await browser.run(() => {
      for (let tile = 0; tile < 14; tile += 1) document.querySelector(`${area.keyboard} ${area.backspace}`).click();
    });
  }
} finally {
  await browser.close();
  driver.stop();
  server.close();
}
const names = Object.keys(KINDS);
console.log(`| tap, median ms at ${SLOWER} times slower | ${names.join(" | ")} | all | taps |`);
console.log(`| --- |${" ---: |".repeat(names.length + 2)}`);
for (const [name, taken] of Object.entries(rows)) {
  const median = (of) => percentile(taken.map(of), 50).toFixed(1);
  const all = median((cost) => names.reduce((sum, kind) => sum + cost[kind], 0));
  console.log(`| ${name} | ${names.map((kind) => median((cost) => cost[kind])).join(" | ")} | ${all} | ${taken.length} |`);
}
