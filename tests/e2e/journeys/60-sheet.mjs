import { axe } from "../axe.mjs";
import { journey } from "../journey.mjs";
import { forget } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { looks, openBooks, press } from "../pages/rulebooks.mjs";

const EMA = "#v1;r=riichi-ema-2025";

/** The rows of the sheet as a person reads them: the name of each, then its cells; not those that say what a part is about. */
const rows = (browser) =>
  browser.run(() => [...document.querySelectorAll(`${area.sheetTable} tbody tr:has(td)`)].map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())));

const row = async (browser, name) => (await rows(browser)).find(([title]) => title.startsWith(name));

const isShown = (browser, name) => browser.until((name) => document.querySelector(`dialog[open] ${area.ruleSheet} h3`)?.textContent === name && document.querySelector(`${area.ruleSheet} ${area.sheetTable}`), `the sheet of ${name}`, name);

/** The link that the page puts on the clipboard. */
async function copied(browser) {
  await browser.run(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });
  });
  await press(browser, "Copy link");
  const link = await browser.until(() => window.copied, "the link on the clipboard");
  return link.slice(link.indexOf("#"));
}

const openSheet = async (browser, name) => {
  await openBooks(browser);
  await press(browser, `Sheet: ${name}`);
  await isShown(browser, name);
};

journey("a rulebook as a sheet: values, exclusions, examples, options, payments, sources", async (browser, assert) => {
  await browser.openApp(EMA);
  await openSheet(browser, "EMA 2025");
  await browser.until(() => document.activeElement.textContent === "EMA 2025", "the focus on its heading");
  assert.match(await browser.text(area.ruleSheet), /European Mahjong Association tournament rules/);
  for (const [name, ...cells] of [
    ["Minimum to win", "1 han"],
    ["Game", "Riichi"],
    ["Toitoi", "2 han"],
    ["Honitsu", "2 han, Concealed 3 han"],
    ["Red fives", "0"],
    ["Kiriage mangan", "on"],
  ]) assert.deepEqual((await row(browser, name)).slice(1), cells, name);
  assert.match((await row(browser, "Chinitsu"))[0], /清一色.*Excludes: Honitsu/);
  assert.ok(await browser.count(`${area.ruleSheet} ${area.exampleTiles}`) > 30, "an example hand of each");
  assert.ok(await browser.count(`${area.ruleSheet} ${area.scoreGrid}`) > 2, "score tables");
  const heads = await browser.texts(`${area.ruleSheet} h4`);
  assert.deepEqual(heads, ["Patterns", "Score tables", "Options", "Sources"]);
  await looks(browser, assert, "the sheet");
  // Where losers score, they have a column.
  await press(browser, "All rulebooks");
  await press(browser, "Sheet: British (BMJA)");
  await browser.appears(`${area.sheetTable} thead th + th`, "three columns");
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(`${area.sheetTable} thead`)].map((head) => head.textContent)[0]), "WinnerLosers");
});

journey("on paper: the sheet alone, black on white, and nothing to press", async (browser, assert) => {
  await browser.openApp(EMA);
  await openSheet(browser, "EMA 2025");
  await browser.prefer({ "prefers-color-scheme": "dark" });
  await browser.run(() => {
    window.print = () => (window.printed = true);
  });
  await press(browser, "Print");
  await browser.until(() => window.printed, "the page to be printed");
  await browser.medium("print");
  const seen = await browser.run(() => {
    const shown = (element) => element.checkVisibility();
    const row = document.querySelector(`${area.sheetTable} tbody tr:has(td)`);
    return {
      pressed: [...document.querySelectorAll("button, select, input, a")].filter(shown).map((element) => element.outerHTML.slice(0, 80)),
      beside: [...document.querySelectorAll(`main, header, ${area.dialogTop}, ${area.booksMessage}`)].filter(shown).length,
      title: shown(document.querySelector(`${area.ruleSheet} h3`)),
      text: getComputedStyle(row).color,
      page: getComputedStyle(document.querySelector("dialog[open]")).backgroundColor,
      broken: getComputedStyle(row).breakInside,
      cut: getComputedStyle(document.querySelector("dialog[open]")).overflowY,
    };
  });
  assert.deepEqual(seen, { pressed: [], beside: 0, title: true, text: "rgb(0, 0, 0)", page: "rgb(255, 255, 255)", broken: "avoid", cut: "visible" });
});

journey("on paper a rulebook is two pages of A4 at most", async (browser, assert) => {
  // What a club has: many patterns, losers that score, doubles, faan.
  for (const id of ["riichi-ema-2025", "mcr-mil-2025", "bmja", "chinese-classical", "hong-kong-old-style"]) {
    await browser.openApp(`#v1;r=${id};sheet=all`);
    await browser.appears(`dialog[open] ${area.ruleSheet} ${area.sheetTable}`, "the sheet");
    const pages = await browser.printedPages();
    assert.ok(pages <= 2, `${id}: ${pages} pages`);
  }
  await browser.medium("print");
  const small = await browser.run(() => [...document.querySelectorAll(`${area.ruleSheet} *`)].filter((found) => found.checkVisibility() && [...found.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())).map((found) => Number.parseFloat(getComputedStyle(found).fontSize)).filter((size) => size < 8.5 * 96 / 72 - 0.1));
  assert.deepEqual(small, [], "8.5 pt at least");
}, { engines: ["chromium"], because: "what fits on a page depends on the engine’s own fonts" });

journey("two rulebooks beside each other, and a link that keeps it", async (browser, assert) => {
  await browser.openApp(EMA);
  await openSheet(browser, "EMA 2025");
  const tenhou = await browser.run(() => [...document.querySelectorAll("#sheet-beside option")].find((option) => option.textContent === "Tenhou").value);
  await browser.fill("#sheet-beside", tenhou);
  await browser.appears(`${area.sheetTable} thead th + th`, "two columns");
  const few = await rows(browser);
  assert.deepEqual(few.find(([name]) => name.startsWith("Red fives")), ["Red fives", "0", "3"]);
  assert.equal(few.find(([name]) => name.startsWith("Toitoi")), undefined, "what is the same is left out");
  // From where on a limit is reached is told limit by limit.
  assert.ok(few.some(([name]) => name === "Kazoe yakuman"), JSON.stringify(few.map(([name]) => name)));
  await looks(browser, assert, "two sheets");
  await browser.clickOn("button", /^The same in both/, "dialog[open]");
  await browser.until((few) => document.querySelectorAll(`${area.sheetTable} tbody tr`).length > few + 40, "all rows", few.length);
  assert.deepEqual((await rows(browser)).findIndex(([name]) => name === "Red fives"), few.findIndex(([name]) => name === "Red fives"), "what differs stays first");
  assert.deepEqual((await row(browser, "Toitoi")).slice(1), ["2 han", "2 han"]);
  await looks(browser, assert, "two sheets with all rows");
  const link = await copied(browser);
  assert.equal(link, "#v1;r=riichi-ema-2025;sheet=all;br=riichi-tenhou");

  // Opened anew it is the same, and in the page that is open already.
  await browser.openApp(link);
  await isShown(browser, "EMA 2025");
  assert.deepEqual(await row(browser, "Red fives"), ["Red fives", "0", "3"]);
  assert.deepEqual((await row(browser, "Toitoi")).slice(1), ["2 han", "2 han"]);
  await axe(browser, assert, "dialog[open]");
  await press(browser, "Close");
  await browser.run(() => {
    location.hash = "#v1;r=mcr-mil-2025;sheet=differing";
  });
  await browser.until(() => document.querySelector(`dialog[open] ${area.ruleSheet} h3`)?.textContent.startsWith("Chinese Official"), "the other sheet");
  await browser.appears(`dialog[open] ${area.sheetTable}`, "its rows");
  assert.equal((await row(browser, "Big Three Dragons"))[1], "88 points");
  await browser.run(() => {
    location.hash = "#v1;r=riichi-tenhou;sheet=differing;br=riichi-moon";
  });
  await isShown(browser, "Tenhou");
  await browser.until(() => document.querySelector(area.booksMessage).textContent.includes("riichi-moon"), "what could not be read");
});

journey("a table that is wider than a small phone can be scrolled by keyboard, and says what it is", async (browser, assert) => {
  await browser.size(320, 640);
  await browser.openApp("#v1;r=chinese-classical;sheet=all");
  await browser.appears(`dialog[open] ${area.ruleSheet} ${area.scoreGrid}:not(${area.sheetTable})`, "the score tables");
  const wide = await browser.run(() => {
    const wide = [...document.querySelectorAll(`${area.ruleSheet} ${area.scoreGrid}`)].filter((grid) => grid.scrollWidth > grid.clientWidth);
    wide[0]?.focus();
    return wide.map((grid) => [grid === document.activeElement, grid.getAttribute("role"), grid.getAttribute("aria-label")]);
  });
  assert.deepEqual(wide, [[true, "group", "Points (down) after doubles (across), up to the limit"]]);
  await axe(browser, assert, "dialog[open]");
  await browser.press("ArrowRight");
  await browser.until(() => document.activeElement.scrollLeft > 0, "the table, scrolled");
});

journey("the sheet of an own rulebook travels with it", async (browser, assert) => {
  await browser.openApp(EMA);
  await openBooks(browser);
  await press(browser, "Copy and edit: EMA 2025");
  await browser.appears(area.editor, "the editor");
  await browser.fill("#option-kan-dora-shown", "1");
  await press(browser, "All rulebooks");
  await press(browser, "Sheet: EMA 2025 (copy)");
  await isShown(browser, "EMA 2025 (copy)");
  assert.match(await browser.text(area.ruleSheet), /Based on EMA 2025/);
  // What was changed comes first, with what it was.
  assert.deepEqual(await browser.texts(`${area.ruleSheet} h4`), ["What differs", "Patterns", "Score tables", "Options", "Sources"]);
  assert.deepEqual((await rows(browser))[0], ["When kan dora is revealed", "After the next discard house rule", "At once"]);
  const printed = await browser.run(() => [...document.querySelectorAll("#sheet-beside option")].find((option) => option.textContent === "EMA 2025").value);
  await browser.fill("#sheet-beside", printed);
  await browser.counts(`${area.sheetTable} tbody tr:has(td)`, 1, "the one difference");
  assert.match((await rows(browser))[0].join("|"), /^When kan dora is revealed\|.*house rule\|/);
  const link = await copied(browser);
  await browser.openApp();
  await forget(browser);
  await browser.openApp(link);
  await isShown(browser, "EMA 2025 (copy)");
  assert.equal((await rows(browser)).length, 1);
});
