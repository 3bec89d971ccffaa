import { journey } from "../journey.mjs";
import { copy, file, looks, press, preview } from "../pages/rulebooks.mjs";

const lines = (browser) => browser.run(() => document.querySelectorAll(".known-hands .pattern-list > li").length);

journey("a hand that players know is taken into a rulebook, with its names and its value", async (browser, assert) => {
  await browser.openApp("#v1;r=chinese-classical;win=S;S=1234567m123456p~7p");
  await copy(browser, "Chinese Classical");
  await press(browser, "Hands of your own");
  await browser.until(() => document.querySelector(".known-hands"), "the hands that players know");
  assert.equal(await lines(browser), 0, "closed at first");
  await browser.clickOn("button", "Other special hands", "dialog[open]");
  await browser.until(() => document.querySelectorAll(".known-hands .pattern-list > li").length > 100, "all of them");
  // Found by any of their names, by what they are, by their id.
  for (const [words, name] of [["strumpf", "Gertie's Garter"], ["1 to 7 in", "Gertie's Garter"], ["gerties-garter", "Gertie's Garter"]]) {
    await browser.fill("#known-search", words);
    await browser.until((name) => {
      const found = [...document.querySelectorAll(".known-hands .pattern-name b")].map((found) => found.textContent);
      return found.length < 10 && found.includes(name);
    }, `${name} by "${words}"`, name);
  }
  await browser.run(() => document.querySelector("#known-gerties-garter").click());
  await browser.until(() => document.querySelectorAll(".known-hands .example-hand").length === 2, "its example and near miss");
  const told = await browser.run(() => document.querySelector(".known-hands .pattern-body").textContent);
  assert.match(told, /1234567a 1234567b/);
  assert.match(told, /Thompson and Maloney/);
  assert.match(told, /Always contains[^:]*: Knitting/);
  await looks(browser, assert, "a known hand");
  await browser.clickOn("button", "Add this hand", ".known-hands .pattern-body");
  // It is open among the rulebook's own hands, and counts at once.
  await browser.untilFocused("#winner-value-own-1");
  await preview(browser, "1,000");
  const saved = JSON.parse(await file(browser));
  assert.equal(saved.hands["own-1"].name, "Gertie's Garter");
  assert.deepEqual(Object.keys(saved.hands["own-1"].names).sort(), ["de", "ja", "zh-Hans", "zh-Hant"]);
  assert.equal(saved.winner["own-1"].unit, "percent-of-limit");
  await browser.clickOn("button", "Undo", ".editor-bar");
  await browser.until(() => !document.querySelector("#winner-value-own-1"), "the hand to be gone");
});

journey("the reference has the hands that players know, and patterns by what any rulebook calls them", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await browser.press("?");
  await browser.until(() => document.querySelector("dialog[open] .reference kbd"), "the help");
  await browser.clickOn("button", "Patterns", "dialog[open]");
  // Riichi's name for a fan of Chinese Official, and its name in Chinese.
  for (const words of ["toitoi", "碰碰和", "no chows", "pung-hand"]) {
    await browser.fill("#pattern-search", words);
    await browser.until(() => [...document.querySelectorAll(".reference > div > .pattern-list .pattern-name b, .reference .pattern-list .pattern-name b")].some((name) => name.textContent === "All Pungs"), `All Pungs by "${words}"`);
  }
  await browser.fill("#pattern-search", "dragonfly");
  // It is among the hands below, which says so while it is closed.
  await browser.clickOn("button", "Other special hands 1", "dialog[open]");
  await browser.until(() => [...document.querySelectorAll(".known-hands .pattern-name b")].some((name) => name.textContent === "Dragonfly"), "Dragonfly");
  await browser.run(() => document.querySelector(".known-hands .pattern-line").click());
  await browser.until(() => document.querySelectorAll(".known-hands .example-hand").length === 2, "its example and near miss");
  assert.equal(await browser.run(() => document.querySelectorAll(".known-hands .template-group").length), 5, "a group of dragons, three pungs and a pair");
  assert.equal(await browser.run(() => document.querySelector(".known-hands .pattern-body button")), null, "nothing to take it into");
  await looks(browser, assert, "the hands that players know");
});
