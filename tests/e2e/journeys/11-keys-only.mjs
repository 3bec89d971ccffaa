import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, says } from "../pages/hand.mjs";

journey("an open hand with a kong by keyboard only", async (browser, assert) => {
  await browser.openApp();
  // By Tab to the hand.
  await browser.tabTo(() => document.activeElement.id === "hand", "the hand");
  await browser.press("1", "2");
  assert.equal(await browser.text(area.typed), "12", "digits wait for their suit");
  await browser.press("Backspace", "1", "m", "4", "5", "6", "p");
  // A pung of white dragons from the seat across, a concealed kong, a chow.
  await browser.press("o", "P", "e", "t", "t", "h", "x", "9", "s", "c", "7", "8", "9", "p");
  // With the last meld there are fourteen tiles: one of them is the winning tile.
  await link(browser, "E=11m45p(555z@W)[9999s](789p@N)~6p");
  await browser.press("w");
  await link(browser, "+6p;from=N");
  await browser.press("End", "Backspace", "6", "p");
  await says(browser, "han");
  await link(browser, "+6p");
  // Arrows move in the grid of tiles without scrolling the page, and letters work there too.
  const toKeys = () => browser.tabTo(() => document.activeElement.id.startsWith("key-"), "the tile keyboard");
  await toKeys();
  await browser.press("ArrowRight", "ArrowDown");
  await browser.untilFocused("#key-2p");
  // The grid is one stop: back from it in one step, and to the key that had the focus last, by whatever it got that.
  const focused = () => browser.run(() => document.activeElement.id);
  await browser.press("Shift+Tab");
  assert.ok(!(await focused()).startsWith("key-"), "one step leaves the grid");
  await browser.press("Tab");
  assert.equal(await focused(), "key-2p");
  await browser.focus("#key-5s");
  await browser.press("Shift+Tab");
  assert.ok(!(await focused()).startsWith("key-"), "and again");
  await browser.press("Tab");
  assert.equal(await focused(), "key-5s");
  await browser.focus("#key-9m");
  await browser.focus("#hand");
  await toKeys();
  assert.equal(await focused(), "key-9m");
  await browser.press("Control+z", "Control+z");
  await link(browser, "E=11m45p(");
  await browser.press("Control+y");
});
