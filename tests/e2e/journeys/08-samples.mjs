import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { played, tap } from "../pages/hand.mjs";

journey("a page without a hand offers one of each family and a random one, and takes them back", async (browser, assert) => {
  const sample = (name) => browser.clickOn("button", new RegExp(`^${name}`), area.samples);
  const blank = () => browser.until(() => document.querySelectorAll(`${area.samples} button`).length === 4 && !document.querySelector(area.copy), "four samples and nothing to copy");
  const scored = (headline) => browser.until((headline) => document.querySelector(area.wonHeadline)?.textContent === headline && document.querySelector(area.copy) && !document.querySelector(area.samples), headline, headline);
  const rulebook = () => played(browser);

  for (const width of [320, 1280]) {
    await browser.size(width, 800);
    await browser.openApp();
    await blank();
    assert.equal(await browser.text(area.headline), "What is this hand worth?");
    const tiles = await browser.run(() => [...document.querySelectorAll(`${area.samples} ${area.tile}`)].map((tile) => [tile.getAttribute("aria-label"), getComputedStyle(tile).backgroundImage]));
    assert.equal(tiles.length, 4 * 14);
    assert.deepEqual(tiles.filter(([name, picture]) => !name || !picture.includes("url(")), [], "tiles without a name or a picture");
    const rows = await browser.run(() => [...document.querySelectorAll(`${area.samples} ${area.exampleTiles}`)].map((row) => new Set([...row.children].map((tile) => tile.offsetTop)).size));
    assert.deepEqual(rows, [1, 1, 1, 1], "a sample is one line");
    assert.equal(await browser.run(() => document.querySelector(`${area.tools} [aria-label='Copy link']`).checkVisibility({ visibilityProperty: true })), false, "no link to nothing");
    await axe(browser, assert, area.result);
  }

  // Beside the empty hand no half of the page is empty, and all of it is seen.
  for (const [width, height] of [[1280, 800], [1600, 1000]]) {
    await browser.size(width, height);
    await browser.openApp();
    await blank();
    const { bottom } = await browser.run(() => document.querySelector(area.ways).getBoundingClientRect().toJSON());
    assert.ok(bottom > 640 && bottom <= height, `what one can do ends at ${bottom} of ${height}`);
    // It stays, in its place, as long as there is nothing to say of the hand.
    await tap(browser, "1m");
    await browser.until(() => document.querySelector(area.headline)?.textContent === "1 of 13 tiles" && !document.querySelector(area.copy), "one tile");
    const after = await browser.run(() => document.querySelector(area.ways).getBoundingClientRect().toJSON());
    assert.ok(Math.abs(after.bottom - bottom) < 1, `what one can do ended at ${bottom}, now at ${after.bottom}`);
    await axe(browser, assert, area.result);
    await sample("Riichi");
    await scored("7 han Haneman · 12,000跳満");
    await browser.press("Control+z");
    await browser.until(() => document.querySelector(area.headline)?.textContent === "1 of 13 tiles" && document.querySelectorAll(`${area.samples} button`).length === 4, "the tile again");
    await browser.press("Control+z");
    await blank();
  }
  // Below the keys of a phone nobody looks for it then.
  await browser.size(390, 844);
  await tap(browser, "1m");
  await browser.until(() => document.querySelector(area.headline)?.textContent === "1 of 13 tiles", "one tile");
  assert.equal(await browser.run(() => [...document.querySelectorAll(area.welcome)].some((welcome) => welcome.checkVisibility())), false, "examples below the keys");
  await browser.press("Control+z");
  await blank();
  await browser.size(1600, 1000);
  await browser.clickOn("button", /^Use Table/, area.ways);
  await browser.appears(area.table, "the table");
  await browser.size(1280, 800);
  await browser.clickOn("tab", "Hand");

  for (const [name, id, headline] of [
    ["Riichi", "riichi-ema-2025", "7 han Haneman · 12,000跳満"],
    ["Chinese Official", "mcr-mil-2025", "12 points 8 points needed to win"],
    ["Hong Kong", "hong-kong-old-style", "6 faan 3 faan needed to win"],
    ["Classical", "chinese-classical", "576 points 36\u00a0×\u00a02⁴ 4 doubles"],
  ]) {
    await sample(name);
    await scored(headline);
    assert.equal(await browser.run(() => document.querySelector(`${area.tools} [aria-label='Copy link']`).checkVisibility({ visibilityProperty: true })), true, "a link to the hand");
    assert.equal(await rulebook(), id);
    await browser.untilFocused("#hand");
    // One step takes back the hand and its rulebook.
    await browser.press("Control+z");
    await blank();
    assert.equal(await rulebook(), "riichi-ema-2025");
  }

  // Two by lot are not alike: their tiles lie otherwise, whatever they are worth.
  const random = async () => {
    await browser.clickOn("button", "Random hand", area.welcome);
    await browser.appears(area.wonHeadline, "a win");
    return browser.run(() => [...document.querySelectorAll(`#hand ${area.tile}, ${area.indicators} ${area.tile}`)].map((tile) => tile.getAttribute("aria-label") ?? tile.className).join());
  };
  const first = await random();
  await browser.press("Control+z");
  await blank();
  assert.notEqual(await random(), first);
});

journey("a small phone, where the answer lies below the keys, says on the empty hand what the page is", async (browser, assert) => {
  const seen = () => browser.run(() => document.querySelector(area.pitch)?.checkVisibility() ?? false);
  await browser.size(320, 640);
  await browser.openApp();
  assert.ok(await seen());
  assert.equal(await browser.text(area.pitch), "Tap your tiles to see the score and why");
  const [line, hand] = await browser.run(() => [area.pitch, area.tray].map((part) => { const { top, bottom, right } = document.querySelector(part).getBoundingClientRect(); return { top, bottom, right }; }));
  assert.ok(line.top >= hand.top && line.bottom <= hand.bottom && line.right <= hand.right, "it lies on the hand");
  // All keys and the beginning of an example are seen.
  const [keys, sample] = await browser.run(() => [document.querySelector(area.keyboard).getBoundingClientRect().bottom, document.querySelector(`${area.sample} ${area.name}`).getBoundingClientRect().bottom]);
  assert.ok(keys <= 640 && sample <= 640, `the keys end at ${keys}, the name of an example at ${sample}`);
  await axe(browser, assert, area.builder);
  await tap(browser, "1m");
  await browser.goes(area.pitch, "the line is gone");
  await browser.size(1280, 800);
  await browser.openApp();
  assert.equal(await seen(), false, "where the answer is seen it says it");
});
