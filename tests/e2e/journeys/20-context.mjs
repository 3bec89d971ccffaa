import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { headline, link, says } from "../pages/hand.mjs";

/** West's, with riichi and a red five; 1m is dora, 3s is ura dora. */
const HAND = "v1;r=riichi-tenhou;win=W;W=123m406p2234789s+5s;d=9m;u=2s;from=S;riichi=W;round=S;honba=2;sticks=1";
const HOUSE = "v1;r=riichi-ema-2025;o=open-tanyao:off;win=W;W=22345m45567p345s+6p;from=S;d=9m";

const text = (browser, selector) =>
  browser.run((selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility()).map((found) => found.textContent.replace(/\s+/g, " ").trim()), selector);

/** Copies the result as text, and gives it. */
const copied = async (browser) => {
  await browser.run(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });
  });
  await browser.clickOn("button", /^(Copy as text|テキストでコピー|复制为文字|複製為文字)$/, ".copy");
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
    // Each dora in the hand is said to be one, and has a sign that is no colour.
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
  // Without dora there is nothing to say of them; before there is a hand nothing at all.
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=567m34567p55s(234m@E)+2p;from=W");
  await says(browser, "points");
  assert.deepEqual(await text(browser, ".result-context p"), ["Chinese Official (MIL 2025) · Seat wind: South · Round wind: East"]);
  await browser.openApp("#v1;r=riichi-ema-2025;S=123m;d=9m;see=S");
  await says(browser, "3 of 13");
  assert.deepEqual(await text(browser, ".result-context p"), []);
});

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
  // What the house plays differently is said with how it is played.
  await browser.openApp(`#${HOUSE}`);
  await says(browser, "han");
  const house = (await copied(browser)).split("\n");
  assert.match(house[1], /^EMA 2025, 1 house rule · Seat wind: West/);
  assert.equal(house[2], "House rules: Open tanyao: off");
  for (const [language, dora] of [["ja", "ドラ：1m（表示牌：9m）"], ["zh-Hans", "宝牌：1m（指示牌：9m）"], ["zh-Hant", "寶牌：1m（指示牌：9m）"]]) {
    await browser.openApp(`?lang=${language}#${HAND}`);
    await browser.until((language) => document.documentElement.lang === language && document.querySelector(".headline.won"), language, language);
    const told = await copied(browser);
    assert.ok(told.includes(`\n${dora}`), told);
  }
});
