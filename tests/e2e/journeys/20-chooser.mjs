import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, openChooser, playBy, played, playedName } from "../pages/hand.mjs";
import { looks } from "../pages/rulebooks.mjs";

/** The ids of the rows that are shown. */
const rows = (browser) => browser.run(() => [...document.querySelectorAll(area.chooserRow)].map(({ value }) => value));

const focused = (browser) => browser.run(() => document.activeElement.value || document.activeElement.id);

journey("rulebooks are chosen by families, found by any name, and those of last stand first", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openChooser(browser);
  // What is played has the focus, its family is open, and no other.
  await browser.until(() => document.activeElement?.value === "riichi-ema-2025", "the focus on what is played");
  const first = await rows(browser);
  assert.equal(first[0], "riichi-ema-2025");
  assert.ok(first.includes("riichi-tenhou") && !first.includes("bmja"), first.join());
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(`${area.chooserRow}[aria-checked=true]`)].map(({ value }) => value)), ["riichi-ema-2025", "riichi-ema-2025"]);
  await looks(browser, assert, "the chooser");
  await browser.clickOn("button", /^Chinese Official/, area.chooserFamily);
  await browser.appears(`${area.chooserRow}[value=mcr-1998]`, "the next family");

  // By any name, in whatever script.
  for (const [query, id] of [["majsoul", "riichi-mahjong-soul"], ["雀魂", "riichi-mahjong-soul"], ["Mリーグ", "riichi-m-league"], ["guobiao 2006", "mcr-wmo-2006"], ["germany", "dmjl"]]) {
    await browser.fill("#rulebook-search", query);
    await browser.until((id) => document.querySelector(area.chooserRow)?.value === id, `${id} by ${query}`, id);
  }
  await browser.fill("#rulebook-search", "nothing of the kind");
  await browser.until(() => document.querySelector(`${area.chooser} [role=status]`).textContent === "No rulebook matches.", "that there is none");
  await looks(browser, assert, "the chooser without a find");
  // The first empties the field, as fields for a search do.
  await browser.press("Escape", "Escape");
  await browser.goes("dialog[open]", "the chooser to close");
  await browser.untilFocused(area.rulebook);
  assert.equal(await played(browser), "riichi-ema-2025");

  // The last ones stand first, on another visit too.
  await playBy(browser, "bmja");
  await link(browser, "r=bmja");
  assert.equal(await playedName(browser), "British BMJA");
  await playBy(browser, "riichi-tenhou");
  await link(browser, "r=riichi-tenhou");
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openChooser(browser);
  assert.deepEqual((await rows(browser)).slice(0, 3), ["riichi-ema-2025", "riichi-tenhou", "bmja"]);
  await browser.clickOn("button", "House rules", "dialog[open]");
  await browser.appears(`dialog[open] ${area.options}`, "the house rules");
});

journey("the chooser by keys: arrows, letters, Enter", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await browser.focus(area.rulebook);
  await browser.press("Enter");
  await browser.until(() => document.activeElement?.id === "used-riichi-ema-2025", "the focus on what is played");
  await browser.press("ArrowDown");
  assert.equal(await focused(browser), "riichi-book-1");
  await browser.press("ArrowUp");
  await browser.press("ArrowUp");
  assert.equal(await browser.run(() => document.activeElement.id), "rulebook-search");
  await browser.press("ArrowDown");
  assert.equal(await focused(browser), "riichi-ema-2025");
  // Letters go to the search from anywhere; Enter takes the first that is found.
  await browser.press("h", "o", "n", "g");
  assert.equal(await browser.run(() => document.querySelector("#rulebook-search").value), "hong");
  await browser.until(() => document.querySelector(area.chooserRow)?.value === "hong-kong-old-style", "the rulebook");
  await browser.press("Enter");
  await browser.goes("dialog[open]", "the chooser to close");
  await link(browser, "r=hong-kong-old-style");
  await browser.untilFocused(area.rulebook);
});
