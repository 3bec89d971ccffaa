import { journey } from "../journey.mjs";
import { aim, tap } from "../pages/hand.mjs";

/** What moves when the tile or the meld that was added last is put down: property and time. */
const landing = (browser, selector) => browser.run((selector) => {
  const last = [...document.querySelectorAll(selector)].at(-1);
  return last.getAnimations().map((one) => [one.transitionProperty, one.effect.getComputedTiming().duration, one.effect.getKeyframes()[0].translate]);
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
  for (const moves of await add()) {
    assert.equal(moves.length, 1, JSON.stringify(moves));
    const [[property, duration, from]] = moves;
    assert.deepEqual([property, from], ["translate", "0px -6px"]);
    assert.ok(duration > 0 && duration < 150, `${duration} ms`);
  }
  await browser.prefer({ "prefers-reduced-motion": "reduce" });
  assert.deepEqual(await add(), [[], []]);
}, { engines: ["chromium"], because: "its driver slows the motion down" });
