import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { copy, file, looks, press, preview, tableRows } from "../pages/rulebooks.mjs";

journey("limits, lists and liability of a rulebook are edited on the page, and what is refused stays, with the reason", async (browser, assert) => {
  // Four han, thirty fu: 8,000 once four han are a mangan.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=234m456p678s22p56s+7s;riichi=S;from=W");
  await copy(browser, "EMA 2025");
  const before = await browser.run(() => document.querySelector(`${area.preview} output`).textContent);
  await browser.appears(area.tables, "the tables");
  const field = await browser.run(() => [...document.querySelectorAll(`${area.tables} ${area.tableCell}`)].find((cell) => cell.textContent.startsWith("From han")).querySelector("input").id);
  await browser.fill(`#${field}`, "1");
  await preview(browser, "Mangan");
  assert.doesNotMatch(before, /Mangan/);
  for (const wrong of ["0", "-3", "many", ""]) {
    await browser.fill(`#${field}`, wrong);
    await browser.until((field, wrong) => {
      const input = document.querySelector(`#${field}`);
      const why = document.getElementById(input.getAttribute("aria-describedby"))?.textContent ?? "";
      return input.value === wrong && input.ariaInvalid === "true" && why.includes(`“${wrong}” can’t be used here. Enter a whole number from 1 to`);
    }, `"${wrong}" to stay, with the reason`, field, wrong);
    await browser.press("Escape");
    await browser.until((field) => document.querySelector(`#${field}`).value === "1" && !document.querySelector("[aria-invalid]") && document.querySelector("dialog[open]"), `"${wrong}" to be taken back`, field);
  }
  // A row more, and away again.
  const limits = `section:has(> #rules-Counting) ${area.tableRows}:first-child`;
  const all = await browser.count(`${limits} ${area.tableRow}`);
  await browser.clickOn("button", "Add a row", limits);
  await browser.counts(`${limits} ${area.tableRow}`, all + 1, "a row more");
  await browser.click(`${limits} ${area.tableRow}:last-child button`);
  await browser.counts(`${limits} ${area.tableRow}`, all, "the row to be gone");
  // A list of which one counts.
  await browser.fill("#caps-new", "riichi");
  await browser.appears("#caps-0", "the list");
  await browser.fill("#caps-0", "all-simples");
  await browser.counts(`li:has(> #caps-0) ${area.chipButton}`, 2, "two patterns");
  // A rule of liability is a sentence, whose words are lists that lie over them.
  const rules = await browser.count(area.sentence);
  await browser.click(`${area.liabilitySentences} > button`);
  await browser.counts(area.sentence, rules + 1, "the sentence");
  const words = `${area.sentence}:nth-child(${rules + 1}) ${area.liabilityWord}`;
  const choose = (label, value) => browser.run((words, label, value) => {
    const list = [...document.querySelectorAll(`${words} select`)].find((list) => list.ariaLabel === label);
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }, words, label, value);
  const says = (text) => browser.until((words, text) => [...document.querySelector(words)?.closest("p").querySelectorAll("span:not(:has(select))") ?? []].map((part) => part.textContent).join("").includes(text), `"${text}"`, words, text);
  await says("pays for all if that player wins");
  await choose("If another seat discards", "1/3");
  await says("and 1/3 if another player");
  // A foul of the club's own.
  const fouls = `section:has(> #rules-Game) ${area.tableRows}`;
  await browser.click(`${fouls} > button`);
  await browser.counts(`${fouls} ${area.tableRow}`, 1, "the foul");
  await browser.fill("#own-fouls-0-" + await browser.run((fouls) => document.querySelector(`${fouls} input`).id.split("-").at(-1), fouls), "Long hand");
  const saved = JSON.parse(await file(browser));
  assert.equal(saved.limits[0].from, 1);
  assert.deepEqual(saved.caps.at(-1), ["riichi", "all-simples"]);
  assert.deepEqual(saved.liability.at(-1), { danger: "dragons", sets: 2, "kong-completes": true, win: "any", share: { n: 1, d: 3 } });
  assert.deepEqual(saved.fouls, { "foul-1": { name: "Long hand", "paid-to": "each" } });
  await looks(browser, assert, "tables");
});

journey("a payment table of one's own stands below the option that chooses it, and begins with what is paid", async (browser, assert) => {
  await browser.openApp("#v1;r=hong-kong-old-style;win=S;S=123m456m789m123p9s+9s;from=W");
  await copy(browser, "Hong Kong Old Style");
  await browser.appears(area.tables, "the tables");
  assert.equal(await tableRows(browser, "Points for faan"), 0, "an option chooses Hong Kong’s table, and a table of its own can be made");
  assert.equal(await tableRows(browser, "Limits"), null, "no table of han");
  const own = await browser.until(() => [...document.querySelector("#option-winner-scheme")?.options ?? []].find((option) => option.textContent === "Custom table")?.value, "the choice of a table of one's own");
  assert.equal(await browser.count(area.paymentGrid), 0);
  const before = await browser.run(() => document.querySelector(`${area.preview} output`).textContent);
  await browser.fill("#option-winner-scheme", own);
  await browser.appears(`li:has(#option-winner-scheme) + li ${area.paymentGrid}`, "the table below the option");
  await preview(browser, before);
  // Nobody ever pays in five of the fifteen cells: they have no field.
  assert.equal(await browser.count(`${area.paymentGrid} tbody td`), 15);
  assert.equal(await browser.count(`${area.paymentGrid} input`), 10);
  const others = "Non-dealer wins on a non-dealer’s discard: Each other loser";
  const amount = (browser) => browser.run((name) => [...document.querySelectorAll(`${area.paymentGrid} input`)].find((field) => field.ariaLabel === name).value, others);
  const least = Number(await amount(browser));
  await press(browser, `${others}: +1`);
  assert.equal(await amount(browser), String(least + 1));
  for (let left = least + 1; left > 0; left -= 1) await press(browser, `${others}: −1`);
  // Nobody pays less than nothing.
  await press(browser, `${others}: −1`);
  assert.equal(await amount(browser), "0");
  await browser.run(() => {
    [...document.querySelectorAll(`${area.paymentGrid} input`)].find((field) => field.ariaLabel === "Non-dealer wins on a non-dealer’s discard: Discarder").id = "cell";
  });
  await browser.fill("#cell", "2.5");
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved.payments["on-discard"], { east: saved.payments["on-discard"].east, discarder: { n: 5, d: 2 } });
  await looks(browser, assert, "the payment table");
});
