// What journeys do at the table.
import { area } from "./areas.mjs";

/** Opens the table of a deal. */
export async function openTable(browser, rest) {
  await browser.openApp(`#v1;${rest};view=table`);
  await browser.until(() => document.querySelector(`${area.table} ${area.seatCard}`) && getComputedStyle(document.querySelector(area.table)).display === "grid", "the table");
}

const NAMES = { E: "East", S: "South", W: "West", N: "North" };

/** The name of a seat's button: also how many tiles it has, and whether they go there. */
export const seatName = (seat) => new RegExp(`${NAMES[seat]} ?, \\d+ tiles?`);

/** Whether a seat is at the bottom of the table, with its hand in the dock. */
export const chosen = (browser, seat) => browser.appears(`${area.chosenSeat}[data-seat=${seat}]`, `${seat} to be chosen`);

/** The focus is in the hand of a seat. */
export async function inHand(browser, seat) {
  await chosen(browser, seat);
  await browser.until(() => document.activeElement?.closest("#hand"), `the focus with ${seat}`);
}

/** Turns the table to a seat by a tap on its name. */
export async function sit(browser, seat) {
  await browser.clickOn("button", seatName(seat), area.table);
  await chosen(browser, seat);
}

/** Does something with the hand of a seat on the table, where all hands but the winner's are, and comes back. */
export async function onTable(browser, seat, run) {
  await browser.clickOn("tab", "Table");
  await browser.appears(`${area.table} ${area.seatCard}`, "the table");
  await sit(browser, seat);
  await run();
  await browser.clickOn("tab", "Hand");
  await browser.appears(`${area.wholeBuilder} #hand`, "the winner's hand");
}

/** Presses a key of the chosen seat; what is counted stands behind its words. */
export const act = (browser, words) => browser.clickOn("button", new RegExp(`^${words}`), area.actions);

/** Opens the lines behind what the hand of a loser is worth. */
export const openWorth = (browser, seat) => browser.clickOn("button", new RegExp(`^${NAMES[seat]} · `), area.answer);

/** Who pays whom, row by row, as it is written; the last row is the sum. */
export const matrix = (browser) =>
  browser.run(() => [...document.querySelectorAll(`${area.matrix} tbody tr, ${area.matrix} tfoot tr`)].map((row) => [...row.cells].map((cell) => cell.textContent)));

/** Who pays whom, in words. */
export const sentences = (browser) => browser.texts(`${area.sentences} li`);

/** What is said about liability. */
export const verdicts = (browser) => browser.texts(area.verdict);
