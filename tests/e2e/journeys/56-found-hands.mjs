import { journey } from "../journey.mjs";
import { openReference, goTo } from "../pages/reference.mjs";
import { copy, looks, press } from "../pages/rulebooks.mjs";

const names = (browser) => browser.run(() => [...document.querySelectorAll(".pattern-list > li .pattern-name")].map((name) => name.firstChild.textContent.trim()));
const offers = (browser) => browser.run(() => [...document.querySelectorAll(".found-hands button")].map((button) => button.textContent));

/** Looks for something in the editor and waits until what is offered is this. */
const offered = async (browser, words, wanted) => {
  await browser.fill("#own-search", words);
  await browser.until((wanted) => JSON.stringify([...document.querySelectorAll(".found-hands button")].map((button) => button.textContent)) === wanted, `${wanted} by "${words}"`, JSON.stringify(wanted));
};

journey("the search of the editor finds hands of one's own and those that players know, and patterns however they are written", async (browser, assert) => {
  await browser.openApp("#v1;r=chinese-classical");
  await copy(browser, "Chinese Classical");
  await browser.until(() => document.querySelector("#own-search"), "the search");
  for (const words of ["toitoi", "Toi-toi", "toi toi", "トイトイ", "といとい", "対々和", "碰碰和", "對對糊", "pung-hand"]) {
    await browser.fill("#own-search", words);
    await browser.until(() => [...document.querySelectorAll(".pattern-list > li .pattern-name")].some((name) => /All pungs|Pung hand/i.test(name.textContent)), `all pungs by "${words}"`);
  }
  // Not a pattern of the catalogue: it is among the hands that players know, one tap away.
  await offered(browser, "gertie", ["Other special hands: 1"]);
  assert.deepEqual(await names(browser), []);
  assert.doesNotMatch(await browser.text(".editor"), /No pattern with that name/);
  await looks(browser, assert, "hands that were found");
  await press(browser, "Other special hands: 1");
  await browser.untilFocused("#known-search");
  assert.equal(await browser.run(() => document.querySelector("#known-search").value), "gertie");
  await browser.until(() => document.querySelector("#known-gerties-garter"), "the hand");
  await browser.run(() => document.querySelector("#known-gerties-garter").click());
  await browser.clickOn("button", "Add this hand", ".known-hands .pattern-body");
  await browser.untilFocused("#winner-value-own-1");
  await press(browser, "Hands of your own");
  await browser.until(() => !document.querySelector("#own-1-name"), "the section closed");
  // Now it is found as one of the rulebook's own as well, in any of its languages.
  await offered(browser, "strumpfband", ["Hands of your own: Gertie's Garter", "Other special hands: 1"]);
  await press(browser, "Hands of your own: Gertie's Garter");
  await browser.untilFocused("#own-1-name");
  await offered(browser, "no such hand", []);
  assert.deepEqual(await offers(browser), []);
  await browser.until(() => document.querySelector(".editor").textContent.includes("No pattern with that name"), "that nothing is found");
});

journey("a hand of one's own that takes jokers has an example, is drawn in the reference and on the sheet, and can be tried", async (browser, assert) => {
  await browser.openApp("#v1;r=american-modern");
  await copy(browser, "American Modern");
  await press(browser, "Hands of your own");
  await browser.fill("#new-hand-name", "Two quints");
  await browser.fill("#new-hand-template", "1a*5 2b*5 DaDbDcE");
  await press(browser, "Add this hand");
  await browser.untilFocused("#winner-value-own-1");
  const jokers = (place) => browser.run((place) => [...document.querySelectorAll(`${place} .example-tiles`)].map((tiles) => tiles.querySelectorAll(".joker").length), place);
  assert.deepEqual(await jokers(".pattern-body"), [2, 2], "an example and a near miss, with two jokers each");
  await browser.fill("#winner-value-own-1", "25");
  await browser.fill("#winner-unit-own-1", "points");
  await browser.press("Escape");
  await browser.until(() => !document.querySelector("dialog[open]"), "the editor closed");
  await openReference(browser);
  await goTo(browser, "Patterns");
  await browser.fill("#pattern-search", "two quints");
  await browser.until(() => document.querySelectorAll(".pattern-line").length === 1, "the hand in the reference");
  await browser.click(".pattern-line");
  await browser.until(() => document.querySelector(".reference .pattern-body .template-group"), "what it consists of");
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll(".reference .template-group")].map((group) => [group.querySelectorAll(".template-tile").length, group.ariaLabel])),
    [[5, "5 × 1 of any suit a"], [5, "5 × 2 of any suit b"], [4, "dragon of any suit a, dragon of any suit b, dragon of any suit c and East wind"]],
  );
  assert.deepEqual(await jokers(".reference .pattern-body"), [2, 2]);
  await looks(browser, assert, "the hand in the reference");
  await browser.clickOn("button", /^Try it/, ".reference .pattern-body");
  await browser.until(() => /25/.test(document.querySelector(".headline.won")?.textContent), "the win");
  // The sheet has the same groups.
  await browser.clickOn("button", "Rulebooks");
  await press(browser, "Sheet: ");
  await browser.until(() => document.querySelector(".rule-sheet .template-group"), "the groups on the sheet");
  assert.equal(await browser.run(() => document.querySelectorAll(".rule-sheet .template-group").length), 3);
});
