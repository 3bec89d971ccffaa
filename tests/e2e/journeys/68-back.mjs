import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, openChooser, tap } from "../pages/hand.mjs";

const view = (browser, tab) => browser.appears(`#tab-${tab}[aria-selected=true]`, `the view ${tab}`);

journey("Back closes what is open and goes back through the views, with the hand as it is now", async (browser, assert) => {
  await browser.size(390, 844);
  await browser.openApp("#v1;r=riichi-ema-2025;E=234m345567p66s77z+7z");
  const entries = () => browser.run(() => history.length);
  const first = await entries();
  // The sheet of the settings, with a change made in it.
  await browser.click("#more-settings");
  await browser.appears(area.openSheet, "the sheet");
  await browser.clickOn("radio", "Riichi", area.openSheet);
  await browser.back();
  await browser.goes(area.openSheet, "the sheet to close");
  await link(browser, "riichi=E");
  assert.equal(await browser.count("#hand > .tile"), 14);
  // A dialog.
  await openChooser(browser);
  await browser.back();
  await browser.goes("dialog[open]", "the chooser to close");
  await link(browser, "riichi=E");
  // The menu.
  await browser.click("#menu-button");
  await browser.appears("#menu:popover-open", "the menu");
  await browser.back();
  await browser.goes("#menu:popover-open", "the menu to close");
  await view(browser, "hand");
  await link(browser, "riichi=E");
  // What is closed without *Back* leaves no entry that does nothing.
  await openChooser(browser);
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the chooser to close");
  await browser.click("#menu-button");
  await browser.appears("#menu:popover-open", "the menu");
  await browser.clickOn("tab", "Table");
  await view(browser, "table");
  await browser.clickOn("tab", "Game");
  await view(browser, "game");
  assert.equal(await entries(), first + 2);
  await browser.back();
  await view(browser, "table");
  await browser.back();
  await view(browser, "hand");
  await link(browser, "riichi=E");
  // Another link is another hand; Back from it brings the one before, as it was left.
  await browser.run(() => { location.hash = "#v1;r=riichi-ema-2025;E=19m"; });
  await browser.counts("#hand > .tile", 2, "the hand of the link");
  await tap(browser, "9p");
  await browser.back();
  await browser.counts("#hand > .tile", 14, "the hand before");
  await link(browser, "riichi=E");
  assert.deepEqual(await browser.errors(), []);
});
