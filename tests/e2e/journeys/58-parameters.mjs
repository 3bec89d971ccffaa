import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { all, copy, file, find, looks, press, preview } from "../pages/rulebooks.mjs";

const saved = async (browser) => JSON.parse(await file(browser)).options ?? {};

journey("the panel of a pattern has the options that it depends on, which are those of the list of options", async (browser, assert) => {
  // All of them green, without the dragon.
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=234234666888s3s+3s;from=W");
  await says(browser, "points");
  await copy(browser, "Chinese Official (MIL 2025)");
  const worth = () => browser.run(() => parseInt(document.querySelector(`${area.preview} output`).textContent, 10));
  const before = await worth();
  assert.ok(before >= 88, `${before}`);
  await find(browser, "all-green");
  const own = "#option-all-green-needs-dragon-all-green";
  const here = () => browser.run(() => [...document.querySelectorAll(`${area.patternBody} ${area.options} :is(input, select)`)].map((field) => field.id));
  // What it may keep from counting, and what it is.
  assert.deepEqual(await here(), ["option-green-half-flush-all-green", "option-inevitable-tile-hog-all-green", "option-all-green-needs-dragon-all-green"]);
  await browser.click(own);
  await browser.until(() => parseInt(document.querySelector(`${area.preview} output`).textContent, 10) < 88, "a hand that is not all green");
  assert.deepEqual(await saved(browser), { "all-green-needs-dragon": true });
  await looks(browser, assert, "a pattern with its options");
  // The list of options has it, too; taken back there it is taken back here.
  await all(browser);
  await browser.until(() => document.querySelector("#option-all-green-needs-dragon")?.checked, "the same option");
  await browser.click("#option-all-green-needs-dragon");
  await preview(browser, `${before} points`);
  assert.equal(await browser.run((own) => document.querySelector(own).checked, own), false);
  await press(browser, "Undo");
  await browser.until((own) => document.querySelector(own).checked, "what was undone", own);
  // A pattern that the rulebook does not have has none, until it gets a value.
  await find(browser, "hidden-treasure", "Hidden treasure");
  assert.deepEqual(await here(), []);
  await browser.fill("#winner-value-hidden-treasure", "24");
  await browser.appears("#option-treasure-self-drawn-hidden-treasure", "its options");
});
