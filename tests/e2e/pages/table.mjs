// What journeys do at the table.

/** Opens the table of a deal. */
export async function openTable(browser, rest) {
  await browser.openApp(`#v1;${rest};view=table`);
  await browser.until(() => document.querySelector(".felt .seat-card") && getComputedStyle(document.querySelector(".felt")).display === "grid", "the table");
}

/** Chooses a seat by a tap on its name. */
export async function sit(browser, seat) {
  await browser.click(`.seat-card[data-seat=${seat}] .seat-name`);
  await browser.until((seat) => document.querySelector(`.seat-card.chosen[data-seat=${seat}] #hand`), `${seat} to be chosen`, seat);
}

/** Presses a key of the chosen seat. */
export async function act(browser, words) {
  const place = await browser.run(
    (words) => [...document.querySelectorAll(".actions .key-word")].findIndex((key) => key.textContent.trim().startsWith(words)),
    words,
  );
  if (place < 0) throw new Error(`the chosen seat has no "${words}"`);
  return browser.click((await browser.all(".actions .key-word"))[place]);
}

/** Who pays whom, row by row, as it is written; the last row is the sum. */
export const matrix = (browser) =>
  browser.run(() => [...document.querySelectorAll(".matrix tbody tr, .matrix tfoot tr")].map((row) => [...row.cells].map((cell) => cell.textContent)));

/** Who pays whom, in words. */
export const sentences = (browser) => browser.run(() => [...document.querySelectorAll(".sentences li")].map((line) => line.textContent));

/** What is said about liability. */
export const verdicts = (browser) => browser.run(() => [...document.querySelectorAll(".verdict")].map((line) => line.textContent));
