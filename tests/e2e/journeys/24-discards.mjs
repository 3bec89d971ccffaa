import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { complete, link, mend, says, tap, unfold } from "../pages/hand.mjs";
import { sit } from "../pages/table.mjs";

journey("discards: furiten, tiles left, nagashi, by the same keyboard", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;E=123m456p789s2233z");
  await says(browser, "Waiting");
  assert.equal((await browser.all(".dock .list:not(.indicators)")).length, 0, "out of the way");
  await unfold(browser);
  await browser.clickOn("button", "Enter discards", ".settings-more");
  await tap(browser, "9m2z");
  await link(browser, "dE=9m2z");
  await browser.until(() => document.querySelector(".result .warning"), "furiten");
  assert.match(await browser.text(".result .warning"), /Furiten/);
  assert.equal(await browser.text("#key-2z .count"), "1");
  // Only where a copy is gone is it said how many are left.
  const counted = await browser.run(() => [...document.querySelectorAll(".key .count")].filter((count) => count.checkVisibility()).map((count) => count.closest("button").id.slice(4)));
  assert.deepEqual(counted.toSorted(), ["1m", "2m", "2z", "3m", "3z", "4p", "5p", "6p", "7s", "8s", "9m", "9s"]);
  assert.equal(await browser.text(".wait .left"), "1 left");
  // No wait has a value on a discard, and each says why.
  const values = await browser.run(() => [...document.querySelectorAll(".wait .values")].map((values) => values.textContent));
  assert.ok(values.length === 2 && values.every((value) => value.startsWith("ron furiten") && /tsumo [\d,]+$/.test(value)), `${values}`);
  assert.equal((await browser.all(".settings-river .tile")).length, 2);
  await axe(browser, assert, ".settings");
  await browser.clickOn("button", "Done", ".settings-more");
  assert.equal((await browser.all(".dock .list:not(.indicators)")).length, 0);
  // On a discard it is no win; a drawn one is.
  await browser.run(() => document.querySelector(".wait").scrollIntoView({ block: "center" }));
  await complete(browser, "South wind");
  await browser.clickOn("radio", "Ron", ".settings");
  await browser.until(() => document.querySelector(".sheet .warning"), "furiten at the win");
  await says(browser, "No win: furiten");
  assert.equal((await browser.all(".payments, .headline.won")).length, 0, "nobody pays");
  await browser.clickOn("radio", "Tsumo", ".settings");
  await browser.until(() => !document.querySelector(".sheet .warning"), "none when drawn");
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
  await browser.until(() => document.querySelector(".payments"), "payments");
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll(".payments td.number")].map((cell) => cell.textContent)),
    ["−4,000", "+8,000", "−2,000", "−2,000"],
  );
  await browser.clickOn("checkbox", "West", "#at-ends fieldset:last-of-type");
  await browser.until(() => document.querySelector(".mend"), "West discarded a five");
  await browser.run(() => document.querySelector(".mend").scrollIntoView({ block: "center" }));
  await mend(browser, /Turn it off/);
  await browser.until(() => document.activeElement.closest("#at-ends"), "the focus where the deal ends");
});
