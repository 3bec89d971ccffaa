// What journeys do in the reference.
import { area } from "./areas.mjs";

/** Opens the reference by its button, which has another name in each language. */
export async function openReference(browser) {
  const buttons = await browser.all(`${area.tools} button`);
  await browser.click(buttons.at(-1));
  await browser.appears(`dialog[open] ${area.reference} ${area.glossary}`, "the reference");
}

/** Goes to a page by its name, or by its place. */
export async function goTo(browser, page) {
  const place = await browser.run(
    (page) => [...document.querySelectorAll(`${area.referencePages} button`)].findIndex((button, at) => at === page || button.textContent === page),
    page,
  );
  await browser.click((await browser.all(`${area.referencePages} button`))[place]);
  await browser.until((place) => document.querySelectorAll(`${area.referencePages} button`)[place].ariaCurrent === "page", `the page ${page}`, place);
}

/** Looks for a pattern. */
export const search = (browser, words) => browser.fill("#pattern-search", words);

/** Waits until a pattern is open. */
export const opened = (browser) => browser.appears(`dialog[open] ${area.reference} ${area.patternBody}`, "the pattern");

/** The text of a cell of a score table: of the table whose title begins so, by its row and column. */
export const cell = (browser, title, row, column) =>
  browser.run(
    (title, row, column) => {
      const table = [...document.querySelectorAll(`${area.scoreGrid} table`)].find((table) => table.caption.textContent.startsWith(title));
      const place = [...table.tHead.rows[0].cells].findIndex((cell) => cell.textContent === column);
      return [...table.tBodies[0].rows].find((line) => line.cells[0].textContent === row).cells[place].textContent;
    },
    title, row, column,
  );
