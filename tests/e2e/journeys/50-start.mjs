import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { file, looks, openBooks, press } from "../pages/rulebooks.mjs";

const field = (browser, selector) => browser.run((selector) => document.querySelector(selector)?.value, selector);

journey("a few questions begin a rulebook, and the editor opens with the answers", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openBooks(browser);
  await press(browser, "New rulebook");
  await browser.until(() => document.querySelector("#start-base") && document.querySelector("#start-system"), "the questions");
  assert.equal(await field(browser, "#start-base"), "four-winds-blank", "it begins with nothing");
  // The answers follow what it builds on.
  await browser.fill("#start-base", "mcr-mil-2025");
  await browser.until(() => document.querySelector("#start-minimum").value === "8", "the minimum of Chinese Official");
  await browser.fill("#start-base", "four-winds-blank");
  await browser.until(() => document.querySelector("#start-minimum").value === "", "no minimum");
  await browser.fill("#start-name", "Thursday club");
  assert.equal(await field(browser, "#start-family"), "four-winds", "whose words it has");
  await browser.fill("#start-family", "hong-kong");
  await browser.fill("#start-system", "faan-laak");
  await browser.fill("#start-minimum", "3");
  await browser.fill("#start-limit", "many");
  await browser.until(() => document.querySelector("#start-limit-refused")?.textContent.includes("“many” can’t be used here. Enter a whole number from 1 to 1,000,000."), "why it is refused");
  await browser.fill("#start-limit", "64");
  await browser.goes("[aria-invalid]", "the limit");
  await looks(browser, assert, "the questions");
  await press(browser, "Create and edit");
  await browser.appears(area.editor, "the editor");
  assert.equal(await field(browser, "#own-name"), "Thursday club");
  const saved = JSON.parse(await file(browser));
  assert.equal(saved.base, "four-winds-blank");
  assert.equal(saved.family, "hong-kong");
  assert.equal(saved.options.system, "faan-laak");
  assert.equal(saved.options.limit, 64);
  assert.equal(saved.minimum.value, 3);
  assert.equal(saved.minimum.unit, "faan");
});
