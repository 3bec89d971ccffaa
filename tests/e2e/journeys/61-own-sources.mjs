import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { copy, file, looks, press } from "../pages/rulebooks.mjs";

journey("the sources of an own rulebook: written in the editor, in its file, on its sheet", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await copy(browser, "EMA 2025");
  await press(browser, "Add a source");
  await browser.untilFocused("#source-0-title");
  await browser.fill("#source-0-title", "Penalties");
  await browser.fill("#source-0", "Club statutes 2026, § 4");
  await browser.fill("#source-0-note", "voted in May");
  await browser.clickOn("checkbox", /^House rule/, area.ownSources);
  await looks(browser, assert, "the sources");
  assert.deepEqual(JSON.parse(await file(browser)).blocks, [
    { title: "Penalties", source: "Club statutes 2026, § 4", note: "voted in May", "house-rule": true },
  ]);

  // A title that is empty is refused where it is written.
  await browser.fill("#source-0-title", " ");
  await browser.appears("#source-0-title-refused", "why it is refused");
  await browser.fill("#source-0-title", "Fouls");

  await press(browser, "All rulebooks");
  await press(browser, "Sheet: EMA 2025 (copy)");
  await browser.appears(`${area.ruleSheet} ${area.sheetTable}`, "the sheet");
  assert.match(await browser.text(area.ruleSheet), /Fouls: Club statutes 2026, § 4 house rule/);

  await press(browser, "All rulebooks");
  await press(browser, "Edit: EMA 2025 (copy)");
  await browser.appears(area.ownSources, "the sources");
  await browser.untilFocused("#books-view");
  await press(browser, "Remove: Fouls");
  await browser.goes("#source-0", "the source to go");
  await browser.untilFocused("#add-source");
  assert.equal(JSON.parse(await file(browser)).blocks, undefined);
});

journey("a sheet says what a rulebook values and does not count as its options are set", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await copy(browser, "Chinese Official (MIL 2025)");
  await browser.clickOn("checkbox", /^Flowers and seasons/, area.editorMain);
  await press(browser, "All rulebooks");
  await press(browser, "Sheet: Chinese Official (MIL 2025) (copy)");
  await browser.appears(`${area.ruleSheet} ${area.sheetTable}`, "the sheet");
  const left = await browser.run(() => {
    const table = [...document.querySelectorAll(`${area.sheetTable} table`)].find((table) => table.rows[0].textContent === "Not counted with these options");
    return [...(table?.tBodies[0].rows ?? [])].slice(1).map((row) => row.cells[1].textContent);
  });
  assert.equal(left.length, 1);
  assert.match(left[0], /^Counts only with this setting: .*: on$/);
});
