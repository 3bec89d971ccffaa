import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { complete, link, says } from "../pages/hand.mjs";

const WAITING = "#v1;r=riichi-ema-2025;S=22m45p234678s345m;win=S;by=discard;from=W;dS=9m3p";
const FOURTEEN = "#v1;r=riichi-ema-2025;win=S;S=22m45p234678s345m~9m;dS=3p";

// What is said of it: `furiten-…` and `passed-…` of `crates/tenbo-wording/tests/said`.
journey("furiten takes the values of a ron away, and names the tile", async (browser, assert) => {
  await browser.openApp(WAITING);
  await says(browser, "Furiten: no ron");
  assert.match(await browser.text(`${area.headline} + ${area.note}`), /3 of dots/);
  await axe(browser, assert, area.result);
  // Ron was chosen, but a furiten hand is completed by a draw.
  await complete(browser, "6 of dots");
  await says(browser, "3 han 20 fu · 2,700");
  // Told to be a ron it is no win: nothing is paid, the reason names the tile, a draw mends it.
  await browser.clickOn("radio", "Ron", area.settings);
  await says(browser, "No win: furiten, tsumo only");
  await browser.appears(`${area.scoreSheet} ${area.warning}`, "why not");
  await browser.clickOn("button", "Tsumo: 2,700", area.remedies);
  await says(browser, "2,700");
  await browser.goes(`${area.scoreSheet} ${area.warning}`, "no furiten when drawn");
  await browser.press("Control+z");
  await says(browser, "No win: furiten");

  // Of fourteen tiles a discard that leaves the hand furiten shows which tile is to blame.
  await browser.openApp(FOURTEEN);
  await browser.appears(`${area.discards} ${area.furiten}`, "a furiten discard");
  const blamed = await browser.run(() => [...document.querySelectorAll(`${area.discards} ${area.discard}`)].map((discard) => [
    discard.querySelector(area.tile).getAttribute("aria-label"),
    [...discard.querySelectorAll(`${area.furiten} ${area.tile}`)].map((tile) => tile.getAttribute("aria-label")).join(),
  ]));
  assert.deepEqual(blamed.find(([tile]) => tile.startsWith("9 of characters")), ["9 of characters", "3 of dots"]);
  for (const width of [390, 320]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide at ${width} px`);
  }
  await axe(browser, assert, area.result);
});

journey("who passed a winning tile is furiten too: by a switch of the hand, in the link, in every language", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;S=22m45p234678s345m;win=S;by=discard;from=W");
  await says(browser, "Waiting on 2 tiles");
  await browser.clickOn("checkbox", "Furiten (passed a winning tile)", area.settings);
  await says(browser, "Furiten: no ron");
  assert.match(await browser.text(`${area.headline} + ${area.note}`), /you passed a winning tile/);
  await axe(browser, assert, area.result);
  await complete(browser, "6 of dots");
  await says(browser, "3 han 20 fu · 2,700");
  await browser.clickOn("radio", "Ron", area.settings);
  await says(browser, "No win: furiten, tsumo only");
  const told = await link(browser, "+6p");
  assert.match(told, /;furiten=S/);
  await browser.openApp(`#${told}`);
  await says(browser, "No win: furiten, tsumo only");
  // The table has the same switch.
  await browser.clickOn("tab", "Table");
  await browser.until(() => {
    const buttons = [...document.querySelectorAll(`${area.actions} button`)];
    return buttons.find((button) => button.textContent === "Furiten")?.ariaPressed === "true";
  }, "the switch of the table");
  await browser.clickOn("button", "Furiten", area.actions);
  await browser.until(() => !document.querySelector(area.headline)?.textContent.includes("furiten"), "the win");
  // Other rules do not know it, and do not ask.
  await browser.openApp(`#${told.replace("riichi-ema-2025", "hong-kong-old-style")}`);
  assert.equal(await browser.run(() => [...document.querySelectorAll(`${area.settings} label`)].some((label) => /furiten/i.test(label.textContent))), false);
});
