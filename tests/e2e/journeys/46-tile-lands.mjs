import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, tap } from "../pages/hand.mjs";

/** What moves once the tile or the meld that was added last has been shown: time and places. The motion waits for a frame, and for a
 *  timer, which is due at once here. */
const landing = (browser, selector) => browser.shown().then(() => browser.shown()).then(() => browser.run((selector) => {
  const last = [...document.querySelectorAll(selector)].at(-1);
  return last.getAnimations().map(({ effect }) => [effect.getComputedTiming().duration, effect.getKeyframes().map(({ translate }) => translate)]);
}, selector));

journey("a tile that is put down lands, in less than 150 ms; with less motion it lies there", async (browser, assert) => {
  // The motion must not be over before it is asked.
  await browser.cdp("Animation.enable");
  await browser.cdp("Animation.setPlaybackRate", { playbackRate: 0.001 });
  const add = async () => {
    await browser.openApp("#v1;r=riichi-ema-2025");
    await browser.hasten();
    await tap(browser, "3m");
    const tile = await landing(browser, area.handTiles);
    await aim(browser, "Pon");
    await tap(browser, "7z");
    await browser.appears(`#hand ${area.meld}`, "the meld");
    return [tile, await landing(browser, `#hand ${area.meld}`)];
  };
  const moved = await add();
  for (const moves of moved) {
    assert.equal(moves.length, 1, JSON.stringify(moves));
    const [[duration, places]] = moves;
    assert.deepEqual(places, ["0px", "0px -5px", "0px"]);
    assert.equal(duration, 120);
  }
  await browser.prefer({ "prefers-reduced-motion": "reduce" });
  assert.deepEqual(await add(), [[], []]);
}, { engines: ["chromium"], because: "its driver slows the motion down" });
