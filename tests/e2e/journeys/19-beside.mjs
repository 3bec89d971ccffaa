import { journey } from "../journey.mjs";
import { forget } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { explain, openChooser, playBy, played, says, tap } from "../pages/hand.mjs";
import { openBooks, openHouseRules } from "../pages/rulebooks.mjs";

const files = () => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\.(bin|json)$/.test(name));

journey("rulebooks come beside the module; without them the page plays on", async (browser, assert) => {
  await browser.openApp();
  await tap(browser, "234m345567p66s777z");
  await says(browser, "fu");
  await explain(browser, /^Menzen tsumo/);
  await browser.until(() => document.querySelector(`${area.detail} p`)?.textContent.length > 20, "what the line is");
  assert.doesNotMatch((await browser.run(files)).join(" "), /books-/);
  await playBy(browser, "building-skills");
  await browser.until(() => location.hash.includes("r=building-skills"), "the rulebook is played");
  await openHouseRules(browser);
  await browser.until(() => document.querySelector(`dialog[open] ${area.options} p`)?.textContent.length > 20, "options are explained");
  assert.match((await browser.run(files)).sort().join(" "), /books-.*texts-en-/);

  const page = await browser.run(() => fetch("./").then((answer) => answer.text()));
  browser.pages.set("beside.html", page.replace(/data-books=\S+/g, ""));
  await forget(browser);
  await browser.go(`${browser.base}beside.html`);
  await browser.appears("main:not([aria-busy]) #hand", "the app is there");
  await playBy(browser, "building-skills");
  await browser.until(() => document.querySelector(area.status)?.textContent.includes("Couldn’t load"), "it is said");
  assert.equal(await played(browser), "riichi-ema-2025", "the picker shows what is played");
  await browser.go(`${browser.base}beside.html#v1;r=building-skills;win=S;S=123m456p`);
  await browser.counts(area.handTiles, 6, "the rest of a link is kept");
  assert.equal(await played(browser), "riichi-ema-2025");
});

journey("what is chosen last is played, however late another file comes", async (browser, assert) => {
  await browser.openApp();
  await tap(browser, "234m345567p66s777z");
  await openChooser(browser);
  await browser.run(() => document.querySelectorAll(`${area.chooserFamily} [aria-expanded=false]`).forEach((heading) => heading.click()));
  await browser.appears(`${area.chooserRow}[value=building-skills]`, "the rulebook");
  // The first has to be fetched, the other is here.
  await browser.run(() => {
    const rows = ["building-skills", "riichi-tenhou", "riichi-ema-2025"].map((id) => document.querySelector(`${area.chooserRow}[value=${id}]`));
    rows.forEach((row) => row.click());
  });
  await browser.until(() => performance.getEntriesByType("resource").some(({ name, responseEnd }) => /books-/.test(name) && responseEnd > 0), "the other rulebooks");
  // The dialog shows them, so that whatever waits for them has had its turn.
  await openBooks(browser);
  await browser.press("Escape");
  assert.equal(await played(browser), "riichi-ema-2025");
  assert.doesNotMatch(await browser.run(() => location.hash), /building-skills/);
});
