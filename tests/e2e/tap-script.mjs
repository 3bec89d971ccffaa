// What a tap on the tile keyboard takes in script, from the click to the end of all that it has set going, at full speed:
// `node tests/e2e/tap-script.mjs [dist ...]`. The same taps are made in rounds and the least of each counts, so that what
// else the machine does hardly matters; the table has the medians of that.
import { HANDS, keys } from "./bench-page.mjs";
import { startDriver } from "./driver.mjs";
import { area } from "./pages/areas.mjs";
import { serve } from "./serve.mjs";

const ROUNDS = 8;

/** In the page: the medians of the ordinary taps and of those that complete a hand. */
async function measure(hands, rounds) {
  const channel = new MessageChannel();
  const pause = (time) => new Promise((done) => { setTimeout(done, time); });
  const timed = (key) => new Promise((done) => {
    const element = document.querySelector(`#key-${key}`);
    const begun = performance.now();
    channel.port1.onmessage = () => done(performance.now() - begun);
    element.click();
    // A message comes after everything that the tap itself has queued.
    channel.port2.postMessage(0);
  });
  const least = hands.map((hand) => hand.map(() => Infinity));
  for (let round = 0; round < rounds; round += 1) {
    for (const [h, hand] of hands.entries()) {
      for (const [t, key] of hand.entries()) {
        await pause(20);
        least[h][t] = Math.min(least[h][t], await timed(key));
      }
      for (const _ of hand) document.querySelector(`${area.keyboard} ${area.backspace}`).click();
      await pause(60);
    }
  }
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  return [median(least.flatMap((hand) => hand.slice(0, -1))), median(least.map((hand) => hand.at(-1)))];
}

const driver = await startDriver("chromium");
console.log("| build | ordinary tap, ms | completing tap, ms |\n| --- | ---: | ---: |");
for (const dist of process.argv.length > 2 ? process.argv.slice(2) : ["dist"]) {
  const server = await serve(dist);
  const browser = await driver.open();
  try {
    browser.base = server.url;
    await browser.driver.manage().setTimeouts({ script: 300_000 });
    await browser.size(390, 844);
    await browser.openApp();
    const [ordinary, completing] = await browser.run(measure, HANDS.slice(0, 8).map((hand) => keys(hand).slice(0, 14)), ROUNDS);
    console.log(`| ${dist} | ${ordinary.toFixed(1)} | ${completing.toFixed(1)} |`);
  } finally {
    await browser.close();
    server.close();
  }
}
driver.stop();
