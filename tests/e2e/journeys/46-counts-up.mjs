import { journey } from "../journey.mjs";
import { quick, says } from "../pages/hand.mjs";

const HAND = "#v1;r=riichi-ema-2025;S=234678m345p22s67s+8s;win=S;from=W";

/** What is seen in the place of the amount so far into its animation, and how long that takes; nothing without one. */
const shown = (browser, at) => browser.run((at) => {
  const paid = document.querySelector(".headline .paid");
  const animation = document.getAnimations().find(({ effect }) => effect.target === paid && effect.pseudoElement === "::after");
  if (!animation) return null;
  animation.pause();
  animation.currentTime = at;
  const { content, translate } = getComputedStyle(paid, "::after");
  const amounts = content.split(" / ")[0].replaceAll('"', "").split(/\\a ?/);
  const past = Math.round((amounts.length * parseFloat(translate.split(" ")[1] ?? "0")) / -100);
  return [amounts[past], paid.textContent, animation.effect.getTiming().duration];
}, at);

journey("what is paid counts up: the amount is there at once, and nothing is laid out for the steps", async (browser, assert) => {
  if (browser.engine !== "chromium") return;
  // The animation must not be over before it is asked.
  await browser.cdp("Animation.enable");
  await browser.cdp("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await browser.openApp(HAND);
  await says(browser, "2 han 30 fu");
  const width = () => browser.run(() => document.querySelector(".headline .paid").getBoundingClientRect().width);
  const [first, paid, duration] = await shown(browser, 1);
  assert.deepEqual([first, paid], ["500", "2,000"]);
  assert.ok(duration < 150, `${duration} ms`);
  const wide = await width();
  assert.equal((await shown(browser, 100))[0], "1,500");
  assert.equal(await width(), wide, "no step is measured");
  // From what it was before.
  await quick(browser, "Riichi");
  await says(browser, "3 han 30 fu");
  assert.deepEqual((await shown(browser, 50)).slice(0, 2), ["2,950", "3,900"]);
  await browser.prefer({ "prefers-reduced-motion": "reduce" });
  await browser.openApp(HAND);
  await says(browser, "2 han 30 fu");
  assert.equal(await shown(browser, 1), null, "none with less motion");
});
