import { journey } from "../journey.mjs";
import { forget } from "../kept.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { copy, file, looks, press, preview } from "../pages/rulebooks.mjs";

/** Seven in a row in two suits: no hand of the catalogue. */
const GARTER = "win=S;S=1234567m123456p~7p";

const status = (browser, words) =>
  browser.until((words) => document.querySelector(`${area.template} [role=status]`)?.textContent.includes(words), `"${words}" of the template`, words);
const template = (browser) => browser.run(() => document.querySelector(area.templateText).value);
/** Presses a key of the template by its name. */
const lay = async (browser, ...names) => {
  for (const name of names) {
    await browser.clickOn("button", name, area.templateKeys);
  }
};
/** Chooses what the keys lay: a key of a suit has its letter before its name. */
const choose = (browser, name) => browser.clickOn("radio", new RegExp(`(^|, )${name}$`), area.template);

/** A copy of the Chinese classical rules, with the section of its own hands open. */
async function begin(browser) {
  await browser.openApp(`#v1;r=chinese-classical;${GARTER}`);
  await copy(browser, "Chinese Classical");
  await browser.appears(area.templateKeys, "the keys of a template");
}

journey("a custom hand is laid by keys, gets a value, and counts at once", async (browser, assert) => {
  await begin(browser);
  await browser.fill("#new-hand-name", "Gertie’s Garter");
  await choose(browser, "any suit a");
  await lay(browser, ...[1, 2, 3, 4, 5, 6, 7].map((number) => `${number}a, ${number} of any suit a`));
  await status(browser, "7 of 14 tiles");
  // Not yet a hand: the button says so and does nothing.
  assert.equal(await browser.run(() => [...document.querySelectorAll(`${area.customHands} ${area.button}`)].at(-1).ariaDisabled), "true");
  await choose(browser, "any suit b");
  await lay(browser, ...[1, 2, 3, 4, 5, 6, 7].map((number) => `${number}b, ${number} of any suit b`));
  assert.equal(await template(browser), "1234567a 1234567b");
  await status(browser, "14 of 14 tiles");
  // The letters are told in words, and the open suits below their tiles.
  assert.deepEqual(await browser.texts(`${area.template} > ${area.templateLegend} :is(dt, dd)`), ["a b", "any suit; another letter is another suit"]);
  assert.deepEqual(await browser.texts(`${area.templateGroup} small`), ["suit a", "suit b"]);
  assert.equal(await browser.count(area.templateGroup), 2);
  await press(browser, "Add this hand");
  // The hand is open, with its example, and the focus on what is missing: its value.
  await browser.untilFocused("#winner-value-custom-1");
  assert.equal(await browser.count(`${area.patternBody} ${area.exampleHand}`), 2, "an example and a near miss");
  await browser.clickOn("button", /^100% of the limit/, `${area.patternBody} ${area.sides}`);
  await preview(browser, "1,000");
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved.hands, { "custom-1": { name: "Gertie’s Garter", template: "1234567a 1234567b" } });
  assert.equal(saved.winner["custom-1"].unit, "percent-of-limit");
  await browser.press("Escape");
  await browser.until(() => document.querySelector(area.headline).textContent.includes("1,000"), "the score");
  assert.match(await browser.run(() => document.querySelector(area.result).textContent), /Gertie’s Garter/);
  // The link has it all, the value too, which came last; and another visit reads it.
  const link = await browser.until(() => location.hash.includes("percent-of-limit") && location.href, "the value in the link");
  await forget(browser);
  await browser.go("about:blank");
  await browser.go(link);
  await browser.until(() => document.querySelector(area.wonHeadline)?.textContent.includes("1,000"), "the score of the link");
  // The reference has it among its patterns.
  await browser.press("?");
  await browser.appears(`dialog[open] ${area.reference} ${area.glossary}`, "the help");
  await browser.clickOn("button", "Patterns", "dialog[open]");
  await browser.fill("#pattern-search", "garter");
  await browser.counts(area.patternLine, 1, "the hand in the reference");
  await browser.click(area.patternLine);
  await browser.counts(`${area.patternBody} ${area.exampleHand}`, 2, "its example and near miss");
});

journey("what is wrong with a template is said at its place, and what is written stays", async (browser, assert) => {
  await begin(browser);
  await browser.fill(area.templateText, "1234567a 12q 3");
  await browser.appears(`${area.template} mark`, "the marked part");
  assert.deepEqual(await browser.texts(`${area.template} ${area.markedFaults} ${area.faultPlace}`), ["10", "12", "14"]);
  assert.equal(await template(browser), "1234567a 12q 3");
  assert.equal(await browser.run(() => document.querySelector(area.templateText).ariaInvalid), "true");
  // A key adds behind it and loses nothing; what was last goes first.
  await choose(browser, "a pair");
  await choose(browser, "Honors");
  await lay(browser, "East wind");
  assert.equal(await template(browser), "1234567a 12q 3 1z*2");
  await press(browser, "Remove the last");
  await press(browser, "Remove the last");
  await press(browser, "Remove the last");
  assert.equal(await template(browser), "1234567a");
  // Groups apart, marks, and another way.
  await choose(browser, "a pung or kong");
  await lay(browser, "any wind w");
  await press(browser, "has the winning tile");
  assert.equal(await template(browser), "1234567a w*3^=");
  await press(browser, "Another way to make it");
  await choose(browser, "one tile");
  await lay(browser, "?, any tile");
  assert.equal(await template(browser), "1234567a w*3^= | ?");
  // Closing the editor and coming back finds it as it was.
  await press(browser, "All rulebooks");
  await press(browser, "Edit");
  assert.equal(await template(browser), "1234567a w*3^= | ?");
  await axe(browser, assert, "dialog[open]");
});

journey("a custom hand is renamed in other languages, changed, undone and removed", async (browser, assert) => {
  await begin(browser);
  await browser.fill(area.templateText, "1234567a 1234567b");
  await press(browser, "Add this hand");
  await browser.appears(`${area.patternBody} ${area.templateText}`, "the hand");
  await browser.run(() => { document.querySelector(`${area.patternBody} details`).open = true; });
  await browser.fill("#custom-1-name-ja", "ガーター");
  await browser.fill("#custom-1-name", "Garter");
  await browser.until(() => document.querySelector(`${area.customHands} ${area.patternRows} label`).textContent.includes("Garter"), "the new name");
  // Another template: the field is free to hold what is none yet.
  const text = `${area.patternBody} ${area.templateText}`;
  await browser.run((text) => {
    const field = document.querySelector(text);
    field.value = "1234567m 1234567";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.value = "1234567m 1234567p";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved.hands["custom-1"], { name: "Garter", names: { ja: "ガーター" }, template: "1234567m 1234567p" });
  await browser.clickOn("button", "Undo", area.editorBar);
  await browser.until((text) => document.querySelector(text).value === "1234567a 1234567b", "the template of before", text);
  await looks(browser, assert, "a custom hand");
  await press(browser, "Remove this hand");
  await browser.goes(area.patternBody, "the hand to be gone");
  assert.equal(JSON.parse(await file(browser)).hands, undefined);
  await browser.untilFocused("#new-hand-name");
  // Another one of the same id opens as the first did, and stands on the page once.
  await browser.fill("#new-hand-template", "1234567a 1234567b");
  await press(browser, "Add this hand");
  await browser.untilFocused("#winner-value-custom-1");
  assert.equal(await browser.count("#winner-value-custom-1"), 1);
});
