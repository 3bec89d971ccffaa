import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { complete, link, says } from "../pages/hand.mjs";

const WAITING = "#v1;r=riichi-ema-2025;S=22m45p234678s345m;win=S;by=discard;from=W;dS=9m3p";
const FOURTEEN = "#v1;r=riichi-ema-2025;win=S;S=22m45p234678s345m~9m;dS=3p";

journey("furiten takes the values of a ron away, and names the tile", async (browser, assert) => {
  await browser.openApp(WAITING);
  await says(browser, "Waiting on 2 tiles");
  const told = "Furiten: 3 of dots in your own discards, so you can only win by self-draw.";
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
  await says(browser, "No win: furiten, self-draw only");
  assert.equal((await browser.all(".payments, .result table, .headline.won")).length, 0);
  assert.equal(await browser.text(".sheet .warning"), "Furiten: 3 of dots in your own discards, so you can’t win on a discard.");
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
