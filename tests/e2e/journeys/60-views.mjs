import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link, says } from "../pages/hand.mjs";

const shown = (browser, id) =>
  browser.until((id) => document.querySelector("[role=tabpanel]")?.getAttribute("aria-labelledby") === id, id, id);

journey("views: tabs by mouse and by keyboard, kept in the link and over a reload, left alone by undo", async (browser, assert) => {
  for (const [width, height] of [[1280, 800], [390, 844], [300, 600]]) {
    await browser.size(width, height);
    await browser.openApp("#v1;r=riichi-ema-2025;E=123m456p789s2233z");
    await says(browser, "Waiting");
    assert.equal(await browser.count("[role=tab][aria-selected=true]"), 1);
    await browser.clickOn("tab", "Table");
    await shown(browser, "tab-table");
    await link(browser, "view=table");
    await browser.appears(`${area.board} #hand`, "the table");
    assert.equal(await browser.count("#hand"), 1, "one view at a time");
    assert.ok(await browser.run(() => document.documentElement.scrollWidth <= innerWidth), `at ${width} px`);
    await axe(browser, assert);
  }
  // Kept over a reload, and the link of another visit opens it.
  await browser.reload();
  await browser.goes("#app [aria-busy]", "the app to start");
  await shown(browser, "tab-table");
  // With the keyboard: one stop, arrows move, Enter opens.
  await browser.focus("#tab-table");
  await browser.press("ArrowRight");
  await browser.untilFocused("#tab-game");
  await shown(browser, "tab-table");
  await browser.press("Enter");
  await shown(browser, "tab-game");
  await browser.press("Home");
  await browser.press("Enter");
  await shown(browser, "tab-hand");
  await browser.until(() => !location.hash.includes("view="), "the plain address of the hand");
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.tabIndex)),
    [0, -1, -1],
  );
  // What was entered in one view is undone in the other.
  await browser.focus("#hand");
  await browser.press("Backspace");
  await link(browser, "223z");
  await browser.clickOn("tab", "Table");
  await shown(browser, "tab-table");
  await browser.press("Control+z");
  await link(browser, "2233z");
  await shown(browser, "tab-table");
});
