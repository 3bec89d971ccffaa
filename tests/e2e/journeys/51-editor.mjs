import { journey } from "../journey.mjs";
import { forget } from "../kept.mjs";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { all, copy, file, find, looks, openBooks, press, preview } from "../pages/rulebooks.mjs";

const HAND = "#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f";

journey("a rulebook made in the editor scores the same exported, imported and shared", async (browser, assert) => {
  await browser.openApp(HAND);
  await says(browser, "19 points");
  await copy(browser, "Chinese Official (MIL 2025)");
  await browser.fill("#own-name", "Club & \"friends\"; 50%");

  // A value, while the hand on the table is scored.
  await find(browser, "knitted str");
  assert.match(await browser.text(area.patternBody), /147, 258 and 369/);
  assert.equal(await browser.count(`${area.exampleHand} ${area.tile}`), 28, "an example and a near miss");
  await browser.fill("#winner-value-knitted-straight", "15");
  await preview(browser, "22 points");
  assert.match(await browser.text(area.preview), /MIL 2025\): 19 points/, "what it was");
  await browser.fill("#winner-value-knitted-straight", "many");
  await browser.until(() => document.querySelector("#winner-value-knitted-straight-refused")?.textContent.includes("“many” can’t be used here."), "why it is no value");
  await preview(browser, "22 points");
  await looks(browser, assert, "a pattern");
  await browser.fill("#winner-value-knitted-straight", "15");
  await browser.goes("[aria-invalid]", "a value again");

  // An exclusion, an option, the minimum.
  await browser.fill("#exclude-knitted-straight", "no-honors");
  await preview(browser, "21 points");
  await all(browser);
  await browser.fill("#option-basic-payment", "4");
  await looks(browser, assert, "the options");
  await browser.fill("#own-minimum", "30");
  await preview(browser, "No win: 19 of 30 points");
  await press(browser, "Undo");
  await preview(browser, "21 points");

  // What differs, each with its way back.
  const differences = await browser.run(() => [...document.querySelectorAll(`${area.differences} tbody tr`)].map((row) => [...row.cells].slice(0, -1).filter((cell) => !cell.ariaHidden).map((cell) => cell.textContent.replaceAll("\u00a0", " "))));
  assert.deepEqual(differences, [
    ["Basic payment", "8", "4"],
    ["Knitted Straight (Winner)", "12 points", "15 points"],
    ["Knitted Straight excludes No Honors"],
  ]);

  // Both sides: copied to the losers, all of the limit, taken out, back.
  await press(browser, "Copy to losers: Winner");
  await browser.until(() => document.querySelector("#losers-value-knitted-straight").value === "15", "the losers' value");
  await press(browser, "Remove: Losers");
  await browser.until(() => document.querySelector("#losers-value-knitted-straight").value === "", "no losers' value");
  await press(browser, "100% of the limit: Losers");
  await browser.until(() => document.querySelector("#losers-unit-knitted-straight").value === "percent-of-limit", "the limit");
  await press(browser, "Reset to base: Losers");
  await browser.until(() => document.querySelector("#losers-value-knitted-straight").value === "", "the base's");
  await browser.untilFocused("#losers-value-knitted-straight");
  await looks(browser, assert, "differences");

  // The file, read again from a disk and from a text.
  const text = await file(browser);
  assert.deepEqual(JSON.parse(text), {
    id: "own-1",
    name: "Club & \"friends\"; 50%",
    base: "mcr-mil-2025",
    winner: { "knitted-straight": { value: 15 } },
    excludes: { "knitted-straight": JSON.parse(text).excludes["knitted-straight"] },
    options: { "basic-payment": 4 },
  });
  assert.ok(JSON.parse(text).excludes["knitted-straight"].includes("no-honors"));
  const link = await browser.until(() => ["value:15", "no-honors", "basic-payment:4"].every((part) => location.hash.includes(part)) && location.href, "the rulebook in the link");
  await forget(browser);
  const folder = mkdtempSync(join(tmpdir(), "tenbo-rules-"));
  writeFileSync(join(folder, "club.json"), text);
  try {
    await browser.openApp(HAND);
    await openBooks(browser);
    await press(browser, "Open a file");
    await browser.type("#import-file", join(folder, "club.json"));
    await browser.appears(area.editor, "the rulebook of the file");
    await preview(browser, "21 points");
    assert.equal(await file(browser), text, "it is the same file");
    await press(browser, "All rulebooks");
    await press(browser, "Open a file");
    await browser.fill("#import-text", text);
    await press(browser, "Load text");
    await browser.appears(area.editor, "the rulebook of the text");
    await preview(browser, "21 points");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  // The link, in a browser that has never seen the rulebook.
  await forget(browser);
  await browser.go("about:blank");
  await browser.go(link);
  await browser.goes("#app [aria-busy]", "the app to start");
  await says(browser, "21 points");
  await openBooks(browser);
  assert.match(await browser.text(`${area.bookList} ${area.played}`), /from a link/);
  await press(browser, "Save");
  await browser.appears("[aria-label^='Delete: Club']", "that it is kept");
});
