// What journeys do among the rulebooks.
import { axe } from "../axe.mjs";

/** Opens the dialog of rulebooks. */
export async function openBooks(browser) {
  await browser.clickOn("button", "Rulebooks");
  await browser.until(() => document.querySelector("dialog[open] .pages-dialog:not(:has([aria-busy]))"), "the rulebooks");
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
  await browser.until(() => document.querySelector(".editor"), "the editor");
}

/** Finds a pattern and opens it: the first, or the first that has this in its name. */
export async function find(browser, words, name = "") {
  await browser.fill("#own-search", words);
  await browser.until(() => document.querySelectorAll(".pattern-list > li").length > 0, `patterns of "${words}"`);
  await browser.run((name) => {
    const line = [...document.querySelectorAll(".pattern-line")].find((line) => line.textContent.includes(name));
    if (line.getAttribute("aria-expanded") === "false") line.click();
  }, name);
  await browser.until(() => document.querySelector(".pattern-body"), "the pattern");
}

/** How many rows the editor shows of a table; `null` where it does not show the table. */
export const tableRows = (browser, heading) =>
  browser.run((heading) => {
    const table = [...document.querySelectorAll(".table-rows")].find((table) => table.querySelector("h5").textContent === heading);
    return table ? table.querySelectorAll(".table-row").length : null;
  }, heading);

/** What the editor says of the hand on the table; its spaces that do not break count as spaces. */
export const preview = (browser, part) =>
  browser.until((part) => document.querySelector(".preview output")?.textContent.replaceAll("\u00a0", " ").includes(part), `the preview "${part}"`, part);

/** The names of the own rulebooks in the picker. */
export const owned = (browser) =>
  browser.run(() =>
    [...document.querySelectorAll(".pages-dialog h3")]
      .find((title) => title.textContent === "Your rulebooks")
      .parentElement.querySelectorAll("h4").values().map((name) => name.firstChild.textContent).toArray(),
  );

/** The text of the file that the editor saves. */
export async function file(browser) {
  if (!(await browser.run(() => document.querySelector("a[download]") !== null))) await press(browser, "File and link");
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
