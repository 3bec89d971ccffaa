import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { link, says } from "../pages/hand.mjs";

const RIICHI = "#v1;r=riichi-ema-2025;S=123m456p78s11z444m+9s;win=S;from=W;d=8s";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W";
const HONG_KONG = "#v1;r=hong-kong-old-style;win=S;S=123m456p78s11z444m+9s;from=W";

/** The remedies as one reads them. */
const remedies = (browser) =>
  browser.run(() => [...document.querySelectorAll(".remedies li")].map((row) => row.innerText.replace(/\s+/g, " ").trim()));

/** Nothing of what is paid stands anywhere: no base, fu or payment, and the remedies are the first thing below the headline and the sentence why. */
async function isNone(browser, assert, what) {
  const told = await browser.run(() => ({
    won: document.querySelectorAll(".headline.won").length,
    payments: document.querySelectorAll(".payments, .result table").length,
    first: document.querySelector(".result .headline ~ :not(.visually-hidden, .note)")?.className,
    words: document.querySelector(".result").innerText,
  }));
  assert.deepEqual([told.won, told.payments, told.first], [0, 0, "remedies"], what);
  assert.doesNotMatch(told.words, /Base|Total paid|\d+ fu/, what);
  for (const width of [1280, 390, 320]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${what}: ${wide} px too wide at ${width} px`);
  }
  await browser.size(1280, 800);
  await axe(browser, assert, ".result");
}

journey("a hand that is no legal win looks like none, and one tap makes it one", async (browser, assert) => {
  await browser.openApp(RIICHI);
  await says(browser, "No win: no yaku");
  await isNone(browser, assert, "riichi");
  assert.deepEqual(await remedies(browser), ["+ Riichi → 2,600", "+ Tsumo → 2,000", "+ Houtei (last discard) → 2,600", "+ Chankan → 2,600"]);
  await browser.clickOn("button", /^Riichi/, ".remedies");
  await says(browser, "2 han 40 fu · 2,600");
  await link(browser, "riichi=S");
  assert.equal((await browser.all(".remedies")).length, 0);
  await browser.until(() => document.activeElement !== document.body, "the focus is not lost");
  // One step takes it back.
  await browser.press("Control+z");
  await says(browser, "No win: no yaku");
  await browser.clickOn("button", /^Tsumo/, ".remedies");
  await says(browser, "2,000");
  assert.equal((await browser.all(".payments")).length, 1);

  await browser.openApp(OFFICIAL);
  await says(browser, "No win: 7 of 8 points, 1 short");
  await isNone(browser, assert, "Chinese Official");
  const told = await remedies(browser);
  assert.equal(told[0], "+ Self-draw → 8 points");
  // What no declaration changes stays a sentence.
  assert.deepEqual(told.filter((text) => !text.startsWith("+")), ["If concealed: 9", "On an edge, closed or pair wait: 8"]);
  await browser.clickOn("button", /^Last discard/, ".remedies");
  await says(browser, "15 points: a win");
  await browser.press("Control+z");
  await says(browser, "No win: 7 of 8 points");

  await browser.openApp(HONG_KONG);
  await says(browser, "No win: 2 of 3 faan, 1 short");
  await isNone(browser, assert, "Hong Kong");
  await browser.clickOn("button", /^Self-draw/, ".remedies");
  await says(browser, "3 faan · 8 points");

  // At the table too.
  await browser.openApp(`${RIICHI};view=table`);
  await browser.until(() => document.querySelector(".table .remedies, .result .remedies"), "the remedies at the table");
  const worth = await browser.run(() => [...document.querySelectorAll(".worth")].map((worth) => worth.textContent).filter(Boolean));
  assert.deepEqual(worth, ["No win: no yaku"]);
});
