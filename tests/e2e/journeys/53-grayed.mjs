import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { all, copy, find, looks, openItem, press, preview } from "../pages/rulebooks.mjs";

journey("a grayed pattern keeps its value, says why, and counts after one click; warnings do not forbid", async (browser, assert) => {
  await browser.openApp("#v1;r=building-skills;win=S;S=123m456p789s1112z+2z;from=W");
  await says(browser, "points");
  await copy(browser, "Building Skills");
  await find(browser, "seat flower");
  await browser.fill("#winner-value-own-flower", "1");
  await browser.appears(area.grayed, "why it counts nothing");
  assert.match(await browser.text(area.grayed), /Flowers and seasons.*is on\. Its value is kept/);
  assert.match(await browser.run(() => getComputedStyle(document.querySelector(area.patternValue)).textDecorationLine), /line-through/, "not by color alone");
  await looks(browser, assert, "a grayed pattern");
  await press(browser, "Turn on: Flowers and seasons");
  await browser.goes(`${area.patternRows} > li > ${area.grayed}`, "that it counts");
  assert.equal(await browser.run(() => document.querySelector("#winner-value-own-flower").value), "1");
  // A loser's value without a winner's.
  await find(browser, "one-chance-hand");
  await browser.fill("#losers-value-one-chance-hand", "2");
  await browser.appears(`${area.side} ${area.grayed}`, "that the winner has none");
  // Units that these rules do not count in are not offered; one that they no longer count in is kept, and pointed out.
  await openItem(browser, "pung-hand");
  assert.deepEqual(await browser.run(() => [...document.querySelector("#winner-unit-pung-hand").options].map((unit) => unit.value)), ["points", "doubles", "percent-of-limit"]);
  await all(browser);
  const faan = await browser.until(() => [...(document.querySelector("#option-system")?.options ?? [])].find((system) => system.textContent === "Faan by a table")?.value, "the ways of counting");
  await browser.fill("#option-system", faan);
  await browser.appears(area.doubt, "the warning");
  assert.match(await browser.text(area.doubt), /don’t use this unit, so the value counts for nothing/);
  assert.equal(await browser.run(() => document.querySelector("#winner-unit-pung-hand").selectedOptions[0].textContent), "doubles (not counted)");
  // One line says it of all patterns, at the top, and the foot counts the lines and leads there; each leads to its place.
  assert.match(await browser.text(area.warnings), /These rules don’t count doubles\..*So these never count: .*No sequences/);
  assert.ok(await browser.count(`${area.warnings} > li`) < 6);
  await browser.clickOn("button", /^Look at these: /, area.editorBar);
  await browser.untilFocused("#rules-Warnings");
  await looks(browser, assert, "warnings");
  await browser.clickOn("button", /^These rules don’t count doubles/, area.warnings);
  await browser.untilFocused("#option-system");
  await press(browser, "Undo");
  await browser.goes(area.doubt, "no warning");
  await preview(browser, "points");
});
