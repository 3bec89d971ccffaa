// What journeys do among the rulebooks.
import { axe } from "../axe.mjs";
import { area } from "./areas.mjs";

/** Opens the dialog of rulebooks. */
export async function openBooks(browser) {
  await browser.clickOn("button", "Rulebooks");
  await browser.appears(`dialog[open] ${area.books}:not(:has([aria-busy]))`, "the rulebooks");
}

/** Opens the house rules; the button counts them. */
export const openHouseRules = (browser) => browser.clickOn("button", /^House rules/);

/** Presses what is named so in the dialog. */
export const press = (browser, name) => browser.clickNamed(name, "dialog[open]");

/** A copy of a shipped rulebook, in the editor. */
export async function copy(browser, name) {
  await openBooks(browser);
  await copyOf(browser, name);
}

/** The same, where the rulebooks are open. */
export async function copyOf(browser, name) {
  await press(browser, `Copy and edit: ${name}`);
  await browser.appears(area.editor, "the editor");
}

/** Looks for rules in the editor. */
export const seek = (browser, words) => browser.fill("#own-search", words);

/** All parts of the editor again, after a search. */
export async function all(browser) {
  if (await browser.run(() => document.querySelector("#own-search").value !== "")) await seek(browser, "");
  await browser.appears("#rules-Differences", "the parts of the editor");
}

/** Opens the line of a pattern unless it is open. */
async function open(browser, line) {
  const about = await browser.run((line) => [...line.children].find((part) => part.ariaExpanded), line);
  if (await browser.attribute(about, "aria-expanded") === "false") await browser.click(about);
}

/** Finds a pattern and opens it: the first, or the first that has this in its name. */
export async function find(browser, words, name = "") {
  await seek(browser, words);
  const line = await browser.until((name) => [...document.querySelectorAll(`${area.patternRows} > li`)].find((line) => line.textContent.includes(name)), `patterns of "${words}"`, name);
  await open(browser, line);
  await browser.appears(area.patternBody, "the pattern");
}

/** Finds a pattern or a hand by its id and opens it. */
export async function openItem(browser, id) {
  await seek(browser, id);
  await open(browser, await browser.until((id) => document.querySelector(`#winner-value-${id}`)?.closest("li"), `the item ${id}`, id));
}

/** How many rows the editor shows of a table; `null` where it does not show the table. */
export const tableRows = (browser, heading) =>
  browser.run((heading) => {
    const table = [...document.querySelectorAll(area.tableRows)].find((table) => table.querySelector("h5").textContent === heading);
    return table ? table.querySelectorAll(area.tableRow).length : null;
  }, heading);

/** What the editor says of the hand on the table; its spaces that do not break count as spaces. */
export const preview = (browser, part) =>
  browser.until((part) => document.querySelector(`${area.preview} output`)?.textContent.replaceAll("\u00a0", " ").includes(part), `the preview "${part}"`, part);

/** The names of the own rulebooks in the picker. */
export const owned = (browser) =>
  browser.run(() =>
    [...document.querySelectorAll(`${area.books} h3`)]
      .find((title) => title.textContent === "Your rulebooks")
      .parentElement.querySelectorAll("h4").values().map((name) => name.firstChild.textContent).toArray(),
  );

/** The text of the file that the editor saves. */
export async function file(browser) {
  await all(browser);
  const address = await browser.attribute("a[download]", "href");
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
}

/** The open dialog fits into every width, by light and by dark, and axe finds nothing. */
export async function looks(browser, assert, what) {
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => {
      const dialog = document.querySelector("dialog[open]");
      return dialog.scrollWidth - dialog.clientWidth;
    });
    assert.ok(wide <= 0, `${what}: ${wide} px too wide at ${width} px`);
    const small = await browser.run(() =>
      [...document.querySelectorAll("dialog[open] :is(button, a, input, select)")]
        .map((element) => [element.getBoundingClientRect(), element])
        .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(([box, element]) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
    );
    assert.deepEqual(small, [], `${what}: targets at ${width} px`);
  }
  for (const theme of ["dark", "light"]) {
    await browser.prefer({ "prefers-color-scheme": theme });
    await axe(browser, assert, "dialog[open]");
  }
  await browser.size(1280, 800);
}
