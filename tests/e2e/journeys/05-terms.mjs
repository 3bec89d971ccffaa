import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";

const slip = `dialog[open]${area.slip}`;

journey("the help begins with the words of the game; each opens a slip", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await browser.clickOn("button", "Help");
  await browser.appears(`dialog[open] ${area.glossary} ${area.term}`, "the words");
  const words = await browser.texts(`${area.glossary} ${area.term}`);
  assert.ok(words.includes("Furiten") && !words.includes("Tai"), words.join());
  await browser.clickOn("button", "Furiten", area.glossary);
  await browser.appears(`${slip} ${area.face}`, "the slip with its tiles");
  assert.match(await browser.text(slip), /^Furiten\n.*Close\n.+\n.+/s);
  // Escape closes it alone, and the focus is where it was.
  await browser.press("Escape");
  await browser.goes(slip, "the slip to close");
  await browser.until(() => document.activeElement.textContent === "Furiten" && document.querySelector("dialog[open]"), "the focus on its word");
  // So does a tap beside it, and its button.
  await browser.press("Enter");
  await browser.appears(`${slip} ${area.face}`, "the slip again");
  await browser.run(() => document.querySelector(area.slip).click());
  await browser.goes(slip, "the slip to close");
  await browser.clickOn("button", "Dora", area.glossary);
  await browser.appears(`${slip} ${area.face}`, "another slip");
  await browser.clickOn("button", "Close", slip);
  await browser.goes(slip, "the slip to close");
  await browser.until(() => document.activeElement.textContent === "Dora", "the focus on its word");
  // Shortcuts follow, folded up.
  assert.equal(await browser.run(() => document.querySelector(area.keyMap).checkVisibility()), false);
});
