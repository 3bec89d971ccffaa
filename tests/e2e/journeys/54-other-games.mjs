import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link } from "../pages/hand.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";

/** The names of the options in order: of this game, and of other games. */
const lists = (browser) => browser.run(() => {
  const heading = document.querySelector(`dialog[open] ${area.disclosure}`).closest("h3");
  const parts = [...document.querySelectorAll(`dialog[open] ${area.options}`)];
  const isBehind = (part) => Boolean(heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  const names = (parts) => parts.flatMap((part) => [...part.querySelectorAll("label")].map((label) => label.textContent));
  return { own: names(parts.filter((part) => !isBehind(part))), others: names(parts.filter(isBehind)) };
});

/** "Other games 87": whether it is open, and the number. */
const heading = async (browser) => {
  const button = await browser.role("button", /^Other games/, "dialog[open]");
  return [await browser.attribute(button, "aria-expanded"), Number((await browser.label(button)).match(/\d+$/)[0])];
};

/** Opens the options of other games, or folds them up. */
async function turn(browser) {
  await browser.focus(await browser.role("button", /^Other games/, "dialog[open]"));
  await browser.press("Enter");
}

// Which options are a game's own, and their order: `option_list` of `crates/tenbo-session`.
journey("house rules: what belongs to other games is folded up, and opens by keyboard", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openHouseRules(browser);
  const [open, count] = await heading(browser);
  assert.equal(open, "false", "folded up at first");
  const folded = await lists(browser);
  assert.deepEqual(folded.others, []);
  assert.ok(folded.own.includes("Red fives"));
  await turn(browser);
  await browser.until(() => document.querySelector(`dialog[open] ${area.disclosure}`).ariaExpanded === "true", "the options of other games");
  const unfolded = await lists(browser);
  assert.deepEqual(unfolded.own, folded.own);
  assert.equal(unfolded.others.length, count, "it says how many they are");
  assert.ok(unfolded.others.includes("Jokers"));
  await axe(browser, assert, "dialog[open]");
  await turn(browser);
  await browser.until(() => document.querySelector(`dialog[open] ${area.disclosure}`).ariaExpanded === "false", "them folded up");
  assert.deepEqual((await lists(browser)).others, []);
});

journey("an option of another game that is set keeps its place and the focus, and is never folded up", async (browser, assert) => {
  await browser.openApp("#v1;r=hong-kong-old-style");
  await openHouseRules(browser);
  await turn(browser);
  const before = await browser.until(() => document.querySelector("#option-riichi") && [...document.querySelectorAll(`dialog[open] ${area.options} label`)].map((label) => label.textContent), "riichi");
  assert.equal(await browser.run(() => document.querySelector("#option-kan-dora").disabled), true, "no dora without riichi");
  await browser.clickOn("checkbox", "Riichi and dora");
  await link(browser, "o=riichi:on");
  await browser.until(() => !document.querySelector("#option-kan-dora").disabled, "what goes with it");
  const after = await browser.texts(`dialog[open] ${area.options} label`);
  assert.deepEqual(after, before, "nothing moves");
  await browser.untilFocused("#option-riichi");
  await turn(browser);
  for (const name of ["Riichi and dora", "Kan dora", "Red fives"]) assert.ok((await lists(browser)).own.includes(name), `${name} is listed with the others`);
  // It came with the link, and is there at once.
  await browser.openApp("#v1;r=hong-kong-old-style;o=riichi:on");
  await openHouseRules(browser);
  await browser.role("checkbox", "Riichi and dora", "dialog[open]");
  assert.deepEqual((await heading(browser))[0], "false");
  await browser.clickOn("button", "Riichi and dora: Reset to rulebook");
  await browser.until(() => document.querySelector("#option-riichi") && document.querySelector("#option-kan-dora")?.disabled, "what goes with it to wait");
});
