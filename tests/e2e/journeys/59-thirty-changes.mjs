import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { all, file, openBooks, press, seek } from "../pages/rulebooks.mjs";

/** What a club plays otherwise than the British rules, as its secretary has it on paper: what is looked for, the option, its value. */
const OPTIONS = [
  ["Limit", "limit", "500"], ["Maximum chows", "maximum-chows", ""], ["winners on one discard", "maximum-winners", "2"],
  ["points at the start", "start-points", "1000"], ["East pays double", "east-doubles", false], ["Round to", "round-to", "10"],
  ["Rounds", "rounds", "2"], ["Payments at a draw", "draw-payments", "Differences between hands"], ["Dealer repeats", "dealer-keeps-on", "After a win"],
  ["Yakitori", "yakitori", true], ["Yakitori penalty", "yakitori-points", "50"], ["False win", "false-win-points", "300"],
  ["Hidden treasure", "treasure-one-suit", false], ["Bonus tiles with a limit hand", "bonus-beside-limit", false],
];

/** The same of patterns: what the winner gets. */
const WINNER = [
  ["Going out", "winning", "10"], ["Self-draw", "self-drawn", "4"], ["All pungs", "pung-hand", "2"], ["One suit with honors", "one-suit-honors", "2"],
  ["All terminals and honors", "all-terminals-honors", "2"], ["Last tile", "last-tile", "2"], ["Last discard", "last-discard", "2"],
  ["Robbing a kong", "robbing-kong", "2"], ["After a kong", "supplement", "2"], ["Purity", "purity", "4"], ["on the pair", "out-on-pair", "2"],
  ["only possible tile", "only-tile", "2"], ["Little three dragons", "little-three-dragons", "1"], ["Three concealed pungs", "three-concealed-pungs", "1"],
  ["Big three dragons", "big-three-dragons", "2"],
];

/** Sets an option: a box, a number, or a list by its words. */
async function set(browser, id, value) {
  const field = `#option-${id}`;
  await browser.appears(field, id);
  const kind = await browser.run((field) => { const control = document.querySelector(field); return control.tagName === "SELECT" ? "list" : control.type; }, field);
  if (kind === "checkbox") return browser.click(field);
  if (kind !== "list") return browser.fill(field, value);
  const place = await browser.run((field, words) => [...document.querySelector(field).options].find((option) => option.textContent.trim() === words).value, field, value);
  return browser.fill(field, place);
}

journey("a club's rulebook of thirty changes: each found by its words, all in the table of changes, and hung up on two pages at most", async (browser, assert) => {
  await browser.openApp("#v1;r=bmja");
  await openBooks(browser);
  await press(browser, "New rulebook");
  await browser.fill("#start-name", "Northgate Club");
  await browser.fill("#start-base", "bmja");
  await press(browser, "Create and edit");
  await browser.appears(area.editor, "the editor");
  for (const [words, id, value] of OPTIONS) {
    await seek(browser, words);
    await set(browser, id, value);
  }
  for (const [words, id, value] of WINNER) {
    await seek(browser, words);
    await browser.appears(`#winner-value-${id}`, `${id} by "${words}"`);
    await browser.fill(`#winner-value-${id}`, value);
  }
  await all(browser);
  await browser.fill("#new-hand-name", "Gertie’s Garter");
  await browser.fill("#new-hand-template", "1234567a 1234567b");
  await press(browser, "Add this hand");
  await browser.untilFocused("#winner-value-custom-1");
  await browser.fill("#winner-value-custom-1", "100");
  await browser.fill("#winner-unit-custom-1", "percent-of-limit");
  // All of them stand in the table of changes, beside what the British rules have.
  const rows = await browser.run((table) => [...document.querySelectorAll(`${table} tbody tr`)].map((row) => [...row.cells].map((cell) => cell.textContent.trim()).filter(Boolean)).filter((row) => row.length > 1), area.differences);
  assert.equal(rows.length, 30);
  assert.deepEqual(rows.filter(([rule]) => ["Limit", "Maximum chows", "East doubles", "Win on the pair (Winner)", "Gertie’s Garter (Winner)"].includes(rule)), [
    ["Limit", "1,000", "500"], ["Maximum chows", "1", "none"], ["East doubles", "on", "off"], ["Win on the pair (Winner)", "0", "2 points"],
    ["Gertie’s Garter (Winner)", "0", "100% of the limit"],
  ]);
  const saved = JSON.parse(await file(browser));
  assert.equal(Object.keys(saved.options).length + Object.keys(saved.winner).length, 30);
  // Kept without being asked for, and hung up: the changes first, on two pages at most.
  await browser.until((head) => /· saved$/.test(document.querySelector(head).textContent), "that it is saved", area.editorAbout);
  await press(browser, "All rulebooks");
  await press(browser, "Sheet: Northgate Club");
  await browser.appears(`${area.ruleSheet} ${area.sheetTable} thead`, "the sheet");
  if (browser.engine === "chromium") assert.ok(await browser.printedPages() <= 2, "two pages at most");
  assert.match(await browser.text(area.ruleSheet), /Northgate Club/);
});
