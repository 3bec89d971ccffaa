import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { complete, link, mend, says, tap, unfold } from "../pages/hand.mjs";
import { sit } from "../pages/table.mjs";

// What is said of them: `furiten`, `furiten-ron`, `nagashi`, `no-nagashi` of `crates/tenbo-wording/tests/said`.
journey("discards: furiten, tiles left, nagashi, by the same keyboard", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;E=123m456p789s2233z");
  await says(browser, "Waiting");
  assert.equal(await browser.count(`${area.builder} ${area.list}:not(${area.indicatorList})`), 0, "out of the way");
  await unfold(browser);
  await browser.clickOn("button", "Enter discards", area.moreSettings);
  await tap(browser, "9m2z");
  await link(browser, "dE=9m2z");
  await says(browser, "Furiten: no ron");
  assert.equal(await browser.text(`#key-2z ${area.copiesLeft}`), "1");
  // Only where a copy is gone is it said how many are left.
  const counted = await browser.run(() => [...document.querySelectorAll(`${area.key} ${area.copiesLeft}`)].filter((count) => count.checkVisibility()).map((count) => count.closest("button").id.slice(4)));
  assert.deepEqual(counted.toSorted(), ["1m", "2m", "2z", "3m", "3z", "4p", "5p", "6p", "7s", "8s", "9m", "9s"]);
  assert.equal(await browser.count(`${area.settingsDiscards} ${area.tile}`), 2);
  await axe(browser, assert, area.settings);
  await browser.clickOn("button", "Done", area.moreSettings);
  assert.equal(await browser.count(`${area.builder} ${area.list}:not(${area.indicatorList})`), 0);
  // On a discard it is no win; a drawn one is.
  await complete(browser, "South wind");
  await browser.clickOn("radio", "Ron", area.settings);
  await browser.appears(`${area.scoreSheet} ${area.warning}`, "furiten at the win");
  await says(browser, "No win: furiten");
  await browser.clickOn("radio", "Tsumo", area.settings);
  await browser.goes(`${area.scoreSheet} ${area.warning}`, "none when drawn");
  // By key; undo takes one after the other back.
  await browser.clickOn("button", "Undo");
  await browser.clickOn("tab", "Table");
  await sit(browser, "S");
  await browser.focus("#hand");
  await browser.press("v", "1", "9", "p");
  await link(browser, "dS=19p");
  await browser.press("Backspace");
  await link(browser, "dS=1p");
  await browser.press("Control+z", "Control+z");
  await browser.until(() => !location.hash.includes("dS"), "no discards");

  // Only terminals and honors discarded: paid by tiles, refused by tiles.
  await browser.openApp("#v1;r=riichi-tenhou;draw=wall;dS=19m1z;dW=5p");
  await browser.clickOn("checkbox", "South", "#at-ends fieldset:last-of-type");
  await browser.appears(area.payments, "payments");
  await browser.clickOn("checkbox", "West", "#at-ends fieldset:last-of-type");
  await browser.appears(area.mend, "West discarded a five");
  await mend(browser, /Turn it off/);
  await browser.until(() => document.activeElement.closest("#at-ends"), "the focus where the deal ends");
});
