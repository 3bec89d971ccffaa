import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { headline, link, says } from "../pages/hand.mjs";

/** West's, with riichi and a red five; 1m is dora, 3s is ura dora. */
const HAND = "v1;r=riichi-tenhou;win=W;W=123m406p2234789s+5s;d=9m;u=2s;from=S;riichi=W;round=S;honba=2;sticks=1";

/** Copies the result as text, and gives it. */
const copied = async (browser) => {
  await browser.run(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });
  });
  await browser.clickOn("button", "Copy as text", area.copy);
  return browser.until(() => window.copied, "what was copied");
};

/** Loads a text as somebody would who pastes it. */
const paste = async (browser, text) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await browser.fill("#text-box", text);
  await browser.clickOn("button", "Load");
};

// What it says of rules, seats and dora: `riichi-context` of `crates/tenbo-wording/tests/said`.
journey("each dora of the result has a sign that is no color", async (browser, assert) => {
  for (const [width, height] of [[1280, 800], [390, 844], [320, 640]]) {
    await browser.size(width, height);
    await browser.openApp(`#${HAND}`);
    await says(browser, "han");
    const signs = await browser.run(() => [...document.querySelectorAll(`${area.sets} ${area.tile}`)].filter((tile) => parseFloat(getComputedStyle(tile, "::after").borderTopWidth) >= 8).map((tile) => /t\d\w/.exec(tile.className)[0]));
    assert.deepEqual(signs, ["t1m", "t0p", "t3s"]);
    await axe(browser, assert, area.result);
    const [view, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
});

// What the text says: `copy_tests` of `crates/tenbo-wording`.
journey("the copied text brings the whole deal back when it is pasted", async (browser, assert) => {
  await browser.openApp(`#${HAND}`);
  await says(browser, "han");
  const worth = await headline(browser);
  const first = await copied(browser);
  const lines = first.split("\n");
  assert.equal(decodeURI(lines.at(-1)), `${browser.base}#${HAND}`);
  await paste(browser, first);
  await link(browser, "win=W");
  await says(browser, "han");
  assert.equal(await headline(browser), worth);
  assert.equal(await link(browser, "win=W"), HAND);
  // The line of the tiles alone is a hand in notation.
  await paste(browser, lines.find((line) => line.endsWith("+5s")));
  await link(browser, "+5s");
  assert.equal(await browser.count("#text-errors mark"), 0);
});
