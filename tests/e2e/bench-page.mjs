// How long a click on the tile keyboard takes to be answered on the screen of a phone:
// `node tests/e2e/bench-page.mjs [--clicks=200] [--dist=dist]`
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { startDriver } from "./driver.mjs";
import { area } from "./pages/areas.mjs";
import { serve } from "./serve.mjs";

/** The processor is made so many times slower than that of the machine that `PACE` is of. */
export const SLOWER = 4;
/** The milliseconds of the work below on a desk computer. One that takes longer is made less slow, so that what is measured is the page. */
const PACE = 20;
/** The first clicks compile what the others run. */
const DROPPED = 5;

/** Tiles clicked one after another, up to 14: finished hands, many waits, many readings, seven pairs, orphans. */
export const HANDS = [
  "234m456p678s22p567s", "1112345678999m5m", "223344m556677s99p", "19m19p19s1234567z1z", "111222333m44455p",
  "1122m3344p55s66z77z", "33344455566677s", "123m456p789s11155z", "22233344455566p", "234m234p234s678s88m",
  "11122233355777z", "55666777888999s", "123m123m789p789p1z", "344556677m22p345s", "111999m111999p11s",
];

/** The least milliseconds, of several times, that elements take to be made, styled and laid out: what most of a click is. */
function work() {
  const once = () => {
    const begun = performance.now();
    const box = document.createElement("div");
    box.style.cssText = "position: absolute; visibility: hidden";
    for (let at = 0; at < 2000; at += 1) box.append(Object.assign(document.createElement("span"), { textContent: `${at} han ` }));
    document.body.append(box);
    const { height } = box.getBoundingClientRect();
    box.remove();
    return height > 0 ? performance.now() - begun : Infinity;
  };
  return Math.min(...Array.from({ length: 12 }, once));
}

/** How many times slower this machine has to be made, so that all machines are equally slow. */
async function slower(browser) {
  return Math.max(1, (SLOWER * PACE) / (await browser.run(work)));
}

/**
 * What a page measures of one click: from when it came, which is when the button was let go (how long it is held is the
 * person's), to the frame that shows the last change it made.
 */
function prepare() {
  const state = { start: 0, painted: 0, changes: 0 };
  window.tenboClick = state;
  addEventListener("click", (event) => {
    state.start = event.timeStamp;
    state.painted = 0;
    state.changes = 0;
  }, true);
  const frame = new MessageChannel();
  frame.port1.onmessage = () => { state.painted = performance.now(); };
  new MutationObserver((changes) => {
    // The sentence for screen readers waits until the hand rests.
    if (state.start === 0 || changes.every(({ target }) => (target.parentElement ?? target).closest("[role=status]"))) return;
    state.changes += changes.length;
    requestAnimationFrame(() => frame.port2.postMessage(null));
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** The milliseconds of one click after nothing has changed for a while. */
function settled(rest) {
  const state = window.tenboClick;
  return new Promise((done) => {
    const look = () => {
      const last = Math.max(state.start, state.painted);
      if (performance.now() - last < rest) setTimeout(look, rest / 4);
      else done(state.changes > 0 ? state.painted - state.start : null);
    };
    look();
  });
}

export const keys = (hand) => [...hand.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((digit) => digit + suit));

/** Clicks and measures: how much slower the machine was made, and the milliseconds of each click that changed something. */
export async function measure(browser, clicks) {
  await browser.size(390, 844);
  await browser.openApp();
  const rate = await slower(browser);
  await browser.cdp("Emulation.setCPUThrottlingRate", { rate });
  await browser.run(prepare);
  const seen = [];
  try {
    for (let hand = 0; seen.length < clicks; hand += 1) {
      if (hand > clicks) throw new Error(`only ${seen.length} clicks in ${hand} hands changed anything`);
      for (const key of keys(HANDS[hand % HANDS.length])) {
        await browser.click(`#key-${key}`);
        const took = await browser.run(settled, 120);
        if (took !== null && seen.length < clicks) seen.push(took);
      }
      await browser.run(() => {
        for (let tile = 0; tile < 14; tile += 1) document.querySelector(`${area.keyboard} ${area.backspace}`).click();
      });
      await browser.run(settled, 120);
    }
  } finally {
    await browser.cdp("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  return { rate, took: seen.slice(DROPPED) };
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)];
}

export function summary({ rate, took }) {
  const part = (percent) => percentile(took, percent).toFixed(0);
  return `${took.length} clicks, ${rate.toFixed(1)} times slower: median ${part(50)} ms, 95 % ${part(95)} ms, most ${part(100)} ms`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      clicks: { type: "string", default: "200" },
      dist: { type: "string", default: "dist" },
    },
  });
  const server = await serve(values.dist);
  const driver = await startDriver("chromium");
  const browser = await driver.open();
  browser.base = server.url;
  try {
    console.log(`bench-page: ${summary(await measure(browser, Number(values.clicks)))}`);
  } finally {
    await browser.close();
    driver.stop();
    server.close();
  }
}
