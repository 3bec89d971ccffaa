import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { all, copy, file, looks, openItem, preview, tableRows } from "../pages/rulebooks.mjs";

/** Ticks a box, or takes the tick away. */
async function tick(browser, id) {
  await browser.appears(`#${id}:enabled`);
  await browser.click(`#${id}`);
}

/** The field of a table's cell. */
const cell = (browser, heading, row, column) =>
  browser.until((heading, row, column) => {
    const table = [...document.querySelectorAll(area.tableRows)].find((table) => table.querySelector("h5").textContent === heading);
    const cells = [...(table?.querySelectorAll(area.tableRow)[row]?.querySelectorAll(area.tableCell) ?? [])];
    const field = cells.find((cell) => cell.querySelector("label").textContent === column)?.querySelector("input");
    return field && `#${field.id}`;
  }, `row ${row} of "${heading}", "${column}"`, heading, row, column);

const addRow = async (browser, heading) =>
  browser.click(await browser.run((heading) => [...document.querySelectorAll(area.tableRows)].find((table) => table.querySelector("h5").textContent === heading).querySelector(":scope > button"), heading));

const units = (browser, pattern) => browser.run((pattern) => [...document.querySelector(`#winner-unit-${pattern}`).options].map((option) => option.value), pattern);
const unit = (browser, pattern, text) =>
  browser.until((pattern, text) => document.querySelector(`#winner-unit-${pattern}`)?.selectedOptions[0]?.textContent === text, `the unit "${text}" of ${pattern}`, pattern, text);

journey("boxes of a pattern change what the hand is worth: double if concealed, in Building Skills", async (browser, assert) => {
  // 20 points and 4, 4, 4 and 8 for the pungs, which are a double.
  await browser.openApp("#v1;r=building-skills;win=S;S=222m444p666s999s5p+5p;from=W");
  await copy(browser, "Building Skills");
  await preview(browser, "40 points × 2¹ = 80");
  await openItem(browser, "four-concealed-pungs");
  await browser.fill("#winner-value-four-concealed-pungs", "1");
  await preview(browser, "40 points × 2² = 160");
  await tick(browser, "winner-double-if-concealed-four-concealed-pungs");
  await preview(browser, "40 points × 2³ = 320");
  assert.deepEqual(JSON.parse(await file(browser)).winner["four-concealed-pungs"], { unit: "doubles", value: 1, "double-if-concealed": true });
  await tick(browser, "winner-double-if-concealed-four-concealed-pungs");
  await preview(browser, "40 points × 2² = 160");
});

journey("melds are allowed or not, and a value counts on its own only where it can", async (browser, assert) => {
  await browser.openApp("#v1;r=building-skills;win=S;S=444p666s999s5p(222m@E)+5p;from=W");
  await copy(browser, "Building Skills");
  await preview(browser, "38 points × 2¹ = 76 → 80");
  await openItem(browser, "pung-hand");
  await tick(browser, "winner-allow-melded-pung-hand");
  await preview(browser, "38 points → 40");
  assert.equal(JSON.parse(await file(browser)).winner["pung-hand"]["allow-melded"], false);
  await tick(browser, "winner-allow-melded-pung-hand");
  await preview(browser, "38 points × 2¹");
  // What tells the two boxes about concealment apart stands under them.
  for (const [box, words] of [["concealed-only", "Concealed kongs are fine"], ["allow-melded", "Kongs as concealed triplets"]]) {
    const help = await browser.run((box) => document.getElementById(document.getElementById(`winner-${box}-pung-hand`).getAttribute("aria-describedby")).textContent, box);
    assert.ok(help.includes(words), `${box}: ${help}`);
  }
  // A double cannot count on its own, points below the limit can.
  const alone = "winner-count-directly-pung-hand";
  assert.equal(await browser.run((id) => document.getElementById(id).disabled, alone), true);
  assert.match(await browser.text(`#${alone}-help`), /in points and below the limit/);
  assert.deepEqual(await units(browser, "pung-hand"), ["points", "doubles", "percent-of-limit"]);
  await browser.fill("#winner-unit-pung-hand", "points");
  await browser.fill("#winner-value-pung-hand", "300");
  await preview(browser, "338 points → 340");
  await tick(browser, alone);
  await preview(browser, "60% of the limit · 300");
  // At the limit it does so by itself: the tick says nothing any more, and can only be taken away.
  await browser.fill("#winner-value-pung-hand", "500");
  await preview(browser, "Limit · 500");
  await browser.until((alone) => document.getElementById(`${alone}-help`), "why it does not matter", alone);
  await tick(browser, alone);
  await browser.until((alone) => document.getElementById(alone).disabled, "the box to be grayed", alone);
  await preview(browser, "Limit · 500");
  await looks(browser, assert, "boxes with lines of help");
});

journey("a forced pattern counts inside another; a loser’s only in ready hands; pairs have no melds to allow", async (browser, assert) => {
  await browser.openApp("#v1;r=four-winds-slice;win=S;S=555m123p456p9s(777z@E)+9s;from=W");
  await copy(browser, "Four Winds, a sample");
  await preview(browser, "34 points × 2¹ = 68 → 70");
  await openItem(browser, "pung-honor");
  await browser.fill("#winner-value-pung-honor", "1");
  await browser.appears("#winner-forced-pung-honor", "its boxes");
  await preview(browser, "34 points × 2¹ = 68 → 70");
  await tick(browser, "winner-forced-pung-honor");
  await preview(browser, "34 points × 2² = 136 → 140");
  await openItem(browser, "pung-dragon");
  await tick(browser, "losers-ready-hands-only-pung-dragon");
  await browser.until(() => document.querySelector("#losers-ready-hands-only-pung-dragon").checked, "the tick");
  await openItem(browser, "seven-pairs");
  assert.equal(await browser.run(() => document.querySelector("#winner-allow-melded-seven-pairs")), null);
  await browser.appears("#winner-concealed-only-seven-pairs", "its other boxes");
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved.winner, { "pung-honor": { unit: "doubles", value: 1, forced: true } });
  assert.deepEqual(saved.losers, { "pung-dragon": { "ready-hands-only": true } });
});

journey("a concealed value counts by what must be concealed", async (browser, assert) => {
  await browser.openApp("#v1;r=building-skills;win=S;S=456m789m222p5s(123m@E)+5s;from=W");
  await copy(browser, "Building Skills");
  await preview(browser, "24 points × 2¹ = 48 → 50");
  await openItem(browser, "pure-straight");
  assert.equal(await browser.run(() => document.querySelector("#winner-when-pure-straight")), null, "nothing to choose without a concealed value");
  await browser.fill("#winner-concealed-pure-straight", "3");
  await browser.until(() => document.querySelector("#winner-when-pure-straight")?.value === "sets", "what must be concealed");
  await preview(browser, "24 points × 2¹ = 48 → 50");
  await browser.fill("#winner-when-pure-straight", "partially-melded");
  await preview(browser, "24 points × 2³ = 192 → 190");
  assert.deepEqual(JSON.parse(await file(browser)).winner, { "pure-straight": { "concealed-value": 3, "concealed-when": "partially-melded" } });
});

journey("where points are doubled, a table says what doubles multiply them by", async (browser, assert) => {
  const multipliers = "Multipliers for doubles";
  await browser.openApp("#v1;r=building-skills;win=S;S=456m789m222p5s(123m@E)+5s;from=W");
  await copy(browser, "Building Skills");
  await preview(browser, "24 points × 2¹ = 48 → 50");
  await addRow(browser, multipliers);
  await preview(browser, "24 points × 2¹ = 48 → 50");
  await browser.fill(await cell(browser, multipliers, 0, "Times"), "3");
  await preview(browser, "24 points × 3 = 72 → 70");
  await browser.fill(await cell(browser, multipliers, 0, "From doubles"), "2");
  await preview(browser, "24 points → 20");
  assert.deepEqual(JSON.parse(await file(browser))["settling-table"], [[2, 3]]);
});

journey("tables of faan and of auxiliary points are written row by row, and a pattern gets a name of its own", async (browser, assert) => {
  const [settling, auxiliary] = ["Points for faan", "Faan for auxiliary points"];
  // A straight and four chows: four faan.
  await browser.openApp("#v1;r=chinese-new-style;win=S;S=123m456m789m123p9s+9s;from=W");
  await copy(browser, "Chinese New Style");
  await preview(browser, "4 faan · 16 points");
  await browser.fill(await cell(browser, settling, 4, "Points"), "20");
  await preview(browser, "4 faan · 20 points");
  const rows = await tableRows(browser, settling);
  await addRow(browser, settling);
  await browser.until((rows, heading) => [...document.querySelectorAll(area.tableRows)].find((table) => table.querySelector("h5").textContent === heading).querySelectorAll(area.tableRow).length === rows + 1, "a row more", rows, settling);
  await browser.fill(await cell(browser, settling, rows, "Points"), "2000");
  // Ten points for going out count once there is a table for them.
  await openItem(browser, "winning");
  await browser.fill("#winner-value-winning", "10");
  await unit(browser, "winning", "points (not counted)");
  await preview(browser, "4 faan · 20 points");
  await all(browser);
  await addRow(browser, auxiliary);
  await preview(browser, "5 faan · 24 points");
  await unit(browser, "winning", "points");
  await browser.fill(await cell(browser, auxiliary, 0, "Faan"), "2");
  await preview(browser, "6 faan · 32 points");
  // A name.
  await openItem(browser, "pure-straight");
  assert.deepEqual(await units(browser, "pure-straight"), ["points", "faan", "percent-of-limit"]);
  await browser.run(() => { document.querySelector(`${area.side}:has(#winner-unit-pure-straight) details`).open = true; });
  await browser.fill("#winner-name-pure-straight", "Great run");
  await browser.until(() => document.querySelector("label[for=winner-value-pure-straight]").textContent.includes("Great run"), "the new name");
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved["settling-table"][4], [4, 20]);
  assert.deepEqual(saved["settling-table"].at(-1), [21, 2000]);
  assert.deepEqual(saved["auxiliary-points-table"], [[10, 2]]);
  assert.equal(saved.winner["pure-straight"].name, "Great run");
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the dialog to close");
  await browser.until(() => document.querySelector(area.result)?.textContent.includes("Great run"), "the name in the lines of the hand");
});
