import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { headline, link, says } from "../pages/hand.mjs";

/** West's, with riichi and a red five; 1m is dora, 3s is ura dora. */
const HAND = "v1;r=riichi-tenhou;win=W;W=123m406p2234789s+5s;d=9m;u=2s;from=S;riichi=W;round=S;honba=2;sticks=1";

const text = (browser, selector) =>
  browser.run((selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility()).map((found) => found.textContent.replace(/\s+/g, " ").trim()), selector);

/** Copies the result as text, and gives it. */
const copied = async (browser) => {
  await browser.run(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });
  });
  await browser.clickOn("button", "Copy as text", ".copy");
  return browser.until(() => window.copied, "what was copied");
};

/** Loads a text as somebody would who pastes it. */
const paste = async (browser, text) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await browser.fill("#text-box", text);
  await browser.clickOn("button", "Load");
};

journey("the result says under which rules it is, who sat where, and what is dora", async (browser, assert) => {
  for (const [width, height] of [[1280, 800], [390, 844], [320, 640]]) {
    await browser.size(width, height);
    await browser.openApp(`#${HAND}`);
    await says(browser, "han");
    const [table] = await text(browser, ".result-context > p");
    assert.equal(table, "Tenhou · Seat wind: West · Round wind: South · Counters (honba): 2 · Riichi sticks: 1");
    assert.deepEqual(await text(browser, ".dora-list"), [
      "Dora: 1 of characters (indicator: 9 of characters)→", "Ura: 3 of bamboos (indicator: 2 of bamboos)→",
    ]);
    // Each dora in the hand is said to be one, and has a sign that is no color.
    const sets = await text(browser, ".reading .set");
    assert.deepEqual(sets, [
      "sequence 1-2-3 of characters, dora: 1 of characters", "sequence 4-5-6 of dots, dora: red 5 of dots",
      "sequence 3-4-5 of bamboos (winning tile: 5 of bamboos), dora: 3 of bamboos", "sequence 7-8-9 of bamboos", "pair of 2 of bamboos",
    ]);
    const signs = await browser.run(() => [...document.querySelectorAll(".reading .tile")].filter((tile) => parseFloat(getComputedStyle(tile, "::after").borderTopWidth) >= 8).map((tile) => /t\d\w/.exec(tile.className)[0]));
    assert.deepEqual(signs, ["t1m", "t0p", "t3s"]);
    await axe(browser, assert, ".result");
    const [view, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
});

// House rules and the other languages: `copy_tests` of `crates/tenbo-wording`.
journey("the copied text has the whole context, and brings all of it back when it is pasted", async (browser, assert) => {
  await browser.openApp(`#${HAND}`);
  await says(browser, "han");
  const worth = await headline(browser);
  const first = await copied(browser);
  const lines = first.split("\n");
  assert.deepEqual(lines.slice(1, 6), [
    "Tenhou · Seat wind: West · Round wind: South · Counters (honba): 2 · Riichi sticks: 1",
    "Dora: 1m (indicator: 9m)",
    "Ura: 3s (indicator: 2s)",
    "123m406p2234789s+5s",
    "Dora in the hand: 1m0p3s",
  ]);
  assert.equal(decodeURI(lines.at(-1)), `${browser.base}#${HAND}`);
  await paste(browser, first);
  await link(browser, "win=W");
  await says(browser, "han");
  assert.equal(await headline(browser), worth);
  assert.equal(await link(browser, "win=W"), HAND);
  // The line of the tiles alone is a hand in notation.
  await paste(browser, lines[4]);
  await link(browser, "+5s");
  assert.equal((await browser.all("#text-errors mark")).length, 0);
});
