import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { complete, link, says } from "../pages/hand.mjs";

const WAITING = "#v1;r=riichi-ema-2025;S=22m45p234678s345m;win=S;by=discard;from=W;dS=9m3p";
const FOURTEEN = "#v1;r=riichi-ema-2025;win=S;S=22m45p234678s345m~9m;dS=3p";

journey("furiten takes the values of a ron away, and names the tile", async (browser, assert) => {
  await browser.openApp(WAITING);
  await says(browser, "Waiting on 2 tiles");
  const told = "Furiten: 3 of dots is in your own discards, so you can only win by tsumo.";
  assert.equal(await browser.text(".result .warning"), told);
  const values = await browser.run(() => [...document.querySelectorAll(".wait .values")].map((values) => values.textContent));
  assert.equal(values.length, 2);
  for (const value of values) assert.match(value, /^ron furiten\s*tsumo [\d,]+$/);
  await axe(browser, assert, ".result");
  // Ron was chosen, but a furiten hand is completed by a draw.
  await complete(browser, "6 of dots");
  await says(browser, "3 han 20 fu · 2,700");
  assert.equal((await browser.all(".payments")).length, 1);
  // Told to be a ron it is no win: nothing is paid, the reason names the tile, a draw mends it.
  await browser.clickOn("radio", "Ron", ".settings");
  await says(browser, "No win: furiten, tsumo only");
  assert.equal((await browser.all(".payments, .result table, .headline.won")).length, 0);
  assert.equal(await browser.text(".sheet .warning"), "Furiten: 3 of dots is in your own discards, so you can’t ron.");
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(".remedies button")].map((button) => button.getAttribute("aria-label"))), ["Tsumo: 2,700"]);
  await browser.clickOn("button", "Tsumo: 2,700", ".remedies");
  await says(browser, "2,700");
  await browser.until(() => !document.querySelector(".sheet .warning"), "no furiten when drawn");
  await browser.press("Control+z");
  await says(browser, "No win: furiten");

  // Of fourteen tiles a discard that leaves the hand furiten shows which tile is to blame.
  await browser.openApp(FOURTEEN);
  await browser.until(() => document.querySelector(".discards .furiten"), "a furiten discard");
  const blamed = await browser.run(() => [...document.querySelectorAll(".discards .discard")].map((discard) => [
    discard.querySelector(".tile").getAttribute("aria-label"),
    [...discard.querySelectorAll(".furiten .tile")].map((tile) => tile.getAttribute("aria-label")).join(),
  ]));
  assert.deepEqual(blamed.find(([tile]) => tile.startsWith("9 of characters")), ["9 of characters", "3 of dots"]);
  for (const width of [390, 320]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide at ${width} px`);
  }
  await axe(browser, assert, ".result");
});

journey("who passed a winning tile is furiten too: by a switch of the hand, in the link, in every language", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;S=22m45p234678s345m;win=S;by=discard;from=W");
  await says(browser, "Waiting on 2 tiles");
  assert.equal((await browser.all(".result .warning")).length, 0);
  await browser.clickOn("checkbox", "Furiten (passed a winning tile)", ".settings");
  await browser.until(() => document.querySelector(".result .warning"), "the warning");
  assert.equal(await browser.text(".result .warning"), "Furiten: you passed a winning tile, so you can only win by tsumo.");
  const values = await browser.run(() => [...document.querySelectorAll(".wait .values")].map((values) => values.textContent));
  for (const value of values) assert.match(value, /^ron furiten\s*tsumo [\d,]+$/);
  await axe(browser, assert, ".result");
  await complete(browser, "6 of dots");
  await says(browser, "3 han 20 fu · 2,700");
  await browser.clickOn("radio", "Ron", ".settings");
  await says(browser, "No win: furiten, tsumo only");
  assert.equal(await browser.text(".sheet .warning"), "Furiten: you passed a winning tile, so you can’t ron.");
  const told = await link(browser, "+6p");
  assert.match(told, /;furiten=S/);
  await browser.openApp(`#${told}`);
  await says(browser, "No win: furiten, tsumo only");
  // The table has the same switch.
  await browser.clickOn("tab", "Table");
  await browser.until(() => {
    const buttons = [...document.querySelectorAll(".seat-card.chosen .actions button")];
    return buttons.find((button) => button.textContent === "Furiten (passed a winning tile)")?.ariaPressed === "true";
  }, "the switch of the table");
  await browser.clickOn("button", "Furiten (passed a winning tile)", ".seat-card.chosen");
  await browser.until(() => !document.querySelector(".headline")?.textContent.includes("furiten"), "the win");
  // Other rules do not know it, and do not ask.
  await browser.openApp(`#${told.replace("riichi-ema-2025", "hong-kong-old-style")}`);
  await browser.until(() => !document.querySelector(".headline").textContent.includes("furiten"), "no furiten");
  assert.equal(await browser.run(() => [...document.querySelectorAll(".settings label")].some((label) => /furiten/i.test(label.textContent))), false);
});
