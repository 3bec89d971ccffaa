import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { copy, file, looks, press, preview } from "../pages/rulebooks.mjs";

const lines = (browser) => browser.count(`${area.knownHands} ${area.patternList} > li`);

journey("a hand that players know is taken into a rulebook, with its names and its value", async (browser, assert) => {
  await browser.openApp("#v1;r=chinese-classical;win=S;S=1234567m123456p~7p");
  await copy(browser, "Chinese Classical");
  await browser.appears(area.knownHands, "the hands that players know");
  assert.equal(await lines(browser), 0, "closed at first");
  await browser.clickOn("button", "Other special hands", "dialog[open]");
  await browser.until(() => document.querySelectorAll(`${area.knownHands} ${area.patternList} > li`).length > 100, "all of them");
  // Found by any of their names, by what they are, by their id.
  for (const [words, name] of [["strumpf", "Gertie's Garter"], ["1 to 7 in", "Gertie's Garter"], ["gerties-garter", "Gertie's Garter"]]) {
    await browser.fill("#known-search", words);
    await browser.until((name) => {
      const found = [...document.querySelectorAll(`${area.knownHands} ${area.patternName} b`)].map((found) => found.textContent);
      return found.length < 10 && found.includes(name);
    }, `${name} by "${words}"`, name);
  }
  await browser.click("#known-gerties-garter");
  await browser.counts(`${area.knownHands} ${area.exampleHand}`, 2, "its example and near miss");
  const told = await browser.run(() => document.querySelector(`${area.knownHands} ${area.patternBody}`).textContent);
  assert.match(told, /1234567a 1234567b/);
  assert.match(told, /Thompson and Maloney/);
  assert.match(told, /Always contains[^:]*: Knitting/);
  await looks(browser, assert, "a known hand");
  await browser.clickOn("button", "Add this hand", `${area.knownHands} ${area.patternBody}`);
  // It is open among the rulebook’s custom hands, and counts at once.
  await browser.untilFocused("#winner-value-custom-1");
  await preview(browser, "1,000");
  const saved = JSON.parse(await file(browser));
  assert.equal(saved.hands["custom-1"].name, "Gertie's Garter");
  assert.deepEqual(Object.keys(saved.hands["custom-1"].names).sort(), ["de", "ja", "zh-Hans", "zh-Hant"]);
  assert.equal(saved.winner["custom-1"].unit, "percent-of-limit");
  await browser.clickOn("button", "Undo", area.editorBar);
  await browser.goes("#winner-value-custom-1", "the hand to be gone");
});

journey("the reference has the hands that players know, and patterns by what any rulebook calls them", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await browser.press("?");
  await browser.appears(`dialog[open] ${area.reference} ${area.glossary}`, "the help");
  await browser.clickOn("button", "Patterns", "dialog[open]");
  // Riichi's name for a fan of Chinese Official.
  await browser.fill("#pattern-search", "toitoi");
  await browser.until(() => [...document.querySelectorAll(`${area.reference} ${area.patternList} ${area.patternName} b`)].some((name) => name.textContent === "All Pungs"), "All Pungs by its name in riichi");
  await browser.fill("#pattern-search", "dragonfly");
  // It is among the hands below, which says so while it is closed.
  await browser.clickOn("button", "Other special hands 1", "dialog[open]");
  await browser.until(() => [...document.querySelectorAll(`${area.knownHands} ${area.patternName} b`)].some((name) => name.textContent === "Dragonfly"), "Dragonfly");
  await browser.click(`${area.knownHands} ${area.patternLine}`);
  await browser.counts(`${area.knownHands} ${area.exampleHand}`, 2, "its example and near miss");
  assert.equal(await browser.count(`${area.knownHands} ${area.templateGroup}`), 5, "a group of dragons, three pungs and a pair");
  assert.equal(await browser.run(() => document.querySelector(`${area.knownHands} ${area.patternBody} button`)), null, "nothing to take it into");
  await looks(browser, assert, "the hands that players know");
});
