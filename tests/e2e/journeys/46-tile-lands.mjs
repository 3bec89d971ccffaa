import { journey } from "../journey.mjs";
import { aim, tap } from "../pages/hand.mjs";

/** What moves a tenth of a second after the tile or the meld that was added last is there: time and places. */
const landing = (browser, selector) => browser.run(async (selector) => {
  // The motion waits for a frame as well, and less long after it.
  await new Promise((done) => { requestAnimationFrame(() => setTimeout(done, 100)); });
  const last = [...document.querySelectorAll(selector)].at(-1);
  return last.getAnimations().map(({ effect }) => [effect.getComputedTiming().duration, effect.getKeyframes().map(({ translate }) => translate)]);
}, selector);

journey("a tile that is put down lands, in less than 150 ms; with less motion it lies there", async (browser, assert) => {
  // The motion must not be over before it is asked.
  await browser.cdp("Animation.enable");
  await browser.cdp("Animation.setPlaybackRate", { playbackRate: 0.001 });
  const add = async () => {
    await browser.openApp("#v1;r=riichi-ema-2025");
    await tap(browser, "3m");
    const tile = await landing(browser, "#hand > .tile");
    await aim(browser, "Pon");
    await tap(browser, "7z");
    await browser.until(() => document.querySelector("#hand .meld"), "the meld");
    return [tile, await landing(browser, "#hand .meld")];
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
