import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { openReference, goTo } from "../pages/reference.mjs";
import { copy, looks, press } from "../pages/rulebooks.mjs";

const names = (browser) => browser.texts(`${area.patternRows} label`);
const offers = (browser) => browser.texts(`${area.foundHands} button`);

/** Looks for something in the editor and waits until what is offered is this. */
const offered = async (browser, words, wanted) => {
  await browser.fill("#own-search", words);
  await browser.until((wanted) => JSON.stringify([...document.querySelectorAll(`${area.foundHands} button`)].map((button) => button.textContent)) === wanted, `${wanted} by "${words}"`, JSON.stringify(wanted));
};

journey("the search of the editor finds custom hands and those that players know, and patterns however they are written", async (browser, assert) => {
  await browser.openApp("#v1;r=chinese-classical");
  await copy(browser, "Chinese Classical");
  await browser.appears("#own-search", "the search");
  // However it is written: `patterns_are_found_by_any_of_their_names` of `crates/tenbo-wording`.
  await browser.fill("#own-search", "トイトイ");
  await browser.until(() => [...document.querySelectorAll(`${area.patternRows} label`)].some((name) => /All pungs|Pung hand/i.test(name.textContent)), "all pungs by a name of another game");
  // Not a pattern of the catalogue: it is among the hands that players know, one tap away.
  await offered(browser, "gertie", ["Other special hands: 1"]);
  assert.deepEqual(await names(browser), []);
  assert.doesNotMatch(await browser.text(area.editorMain), /with that name/);
  await looks(browser, assert, "hands that were found");
  await press(browser, "Other special hands: 1");
  await browser.untilFocused("#known-search");
  assert.equal(await browser.run(() => document.querySelector("#known-search").value), "gertie");
  await browser.appears("#known-gerties-garter", "the hand");
  await browser.click("#known-gerties-garter");
  await browser.clickOn("button", "Add this hand", `${area.knownHands} ${area.patternBody}`);
  await browser.untilFocused("#winner-value-custom-1");
  // Now it is found as one of the rulebook's own as well, in any of its languages.
  await offered(browser, "strumpfband", ["Custom hands: Gertie's Garter", "Other special hands: 1"]);
  await press(browser, "Custom hands: Gertie's Garter");
  await browser.untilFocused("#winner-value-custom-1");
  await offered(browser, "Mornington", []);
  assert.deepEqual(await offers(browser), []);
  await browser.until(() => document.querySelector(area.editorMain).textContent.includes("No rule or pattern with that name"), "that nothing is found");
  // Options and patterns are found by one search, options by what players call them too, and are changed where they are found.
  await browser.fill("#own-search", "flower");
  await browser.until(() => document.querySelector("#option-use-flowers") && document.querySelector("#winner-value-own-flower"), "both");
  await browser.fill("#own-search", "頭ハネ");
  await browser.appears("#option-maximum-winners", "the head bump");
  await browser.fill("#option-maximum-winners", "2");
  await browser.until(() => document.querySelector(`${area.editorMain} li:has(> #option-maximum-winners)`).textContent.includes("in Chinese Classical"), "what it was");
});

journey("a custom hand that takes jokers has an example, is drawn in the reference and on the sheet, and can be tried", async (browser, assert) => {
  await browser.openApp("#v1;r=american-modern");
  await copy(browser, "American Modern");
  await browser.fill("#new-hand-name", "Two quints");
  await browser.fill("#new-hand-template", "1a*5 2b*5 DaDbDcE");
  await press(browser, "Add this hand");
  await browser.untilFocused("#winner-value-custom-1");
  const jokers = (place) => browser.run((place) => [...document.querySelectorAll(`${place} ${area.exampleTiles}`)].map((tiles) => tiles.querySelectorAll(area.joker).length), place);
  assert.deepEqual(await jokers(area.patternBody), [2, 2], "an example and a near miss, with two jokers each");
  await browser.fill("#winner-value-custom-1", "25");
  await browser.fill("#winner-unit-custom-1", "points");
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the editor closed");
  await openReference(browser);
  await goTo(browser, "Patterns");
  await browser.fill("#pattern-search", "two quints");
  await browser.counts(area.patternLine, 1, "the hand in the reference");
  await browser.click(area.patternLine);
  await browser.appears(`${area.reference} ${area.patternBody} ${area.templateGroup}`, "what it consists of");
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll(`${area.reference} ${area.templateGroup}`)].map((group) => [group.querySelectorAll(area.templateTile).length, group.ariaLabel])),
    [[5, "5 × 1 of any suit a"], [5, "5 × 2 of any suit b"], [4, "dragon of any suit a, dragon of any suit b, dragon of any suit c and East wind"]],
  );
  assert.deepEqual(await jokers(`${area.reference} ${area.patternBody}`), [2, 2]);
  await looks(browser, assert, "the hand in the reference");
  await browser.clickOn("button", /^Try it/, `${area.reference} ${area.patternBody}`);
  await browser.until(() => /25/.test(document.querySelector(area.wonHeadline)?.textContent), "the win");
  // The sheet has the same groups, in what differs and among the patterns.
  await browser.clickOn("button", "Rulebooks");
  await press(browser, "Sheet: ");
  await browser.appears(`${area.ruleSheet} ${area.templateGroup}`, "the groups on the sheet");
  assert.equal(await browser.count(`${area.ruleSheet} ${area.templateGroup}`), 6);
});
