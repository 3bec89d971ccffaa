import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link, says } from "../pages/hand.mjs";

const RIICHI = "#v1;r=riichi-ema-2025;S=123m456p78s11z444m+9s;win=S;from=W;d=8s";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W";

/** Nothing of what is paid stands anywhere: no base, fu or payment, and the remedies are the first thing below the headline and the sentence why. */
async function isNone(browser, assert, what) {
  const told = await browser.run(() => ({
    won: document.querySelectorAll(area.wonHeadline).length,
    payments: document.querySelectorAll(`${area.payments}, ${area.result} table`).length,
    first: document.querySelector(`${area.result} ${area.headline} ~ :not(${area.heardOnly}, ${area.note})`)?.matches(area.remedies),
    words: document.querySelector(area.result).innerText,
  }));
  assert.deepEqual([told.won, told.payments, told.first], [0, 0, true], what);
  assert.doesNotMatch(told.words, /Base|Total paid|\d+ fu/, what);
  for (const width of [1280, 390, 320]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${what}: ${wide} px too wide at ${width} px`);
  }
  await browser.size(1280, 800);
  await axe(browser, assert, area.result);
}

// What would make it one, and what that is worth: `no-yaku-with-dora`, `one-point-short`, `one-faan-short` and what they become in
// `crates/tenbo-wording/tests/said`.
journey("a hand that is no legal win looks like none, and one tap makes it one", async (browser, assert) => {
  await browser.openApp(RIICHI);
  await says(browser, "No win: no yaku");
  await isNone(browser, assert, "riichi");
  await browser.clickOn("button", /^Riichi/, area.remedies);
  await says(browser, "2 han 40 fu · 2,600");
  await link(browser, "riichi=S");
  assert.equal(await browser.count(area.remedies), 0);
  await browser.until(() => document.activeElement !== document.body, "the focus is not lost");
  // One step takes it back.
  await browser.press("Control+z");
  await says(browser, "No win: no yaku");
  await browser.clickOn("button", /^Tsumo/, area.remedies);
  await says(browser, "2,000");
  assert.equal(await browser.count(area.payments), 1);

  await browser.openApp(OFFICIAL);
  await says(browser, "No win: 7 of 8 points, 1 short");
  await isNone(browser, assert, "Chinese Official");
  await browser.clickOn("button", /^Last discard/, area.remedies);
  await says(browser, "15 points");

  // At the table too.
  await browser.openApp(`${RIICHI};view=table`);
  await browser.appears(area.remedies, "the remedies at the table");
  await says(browser, "No win: no yaku");
});
