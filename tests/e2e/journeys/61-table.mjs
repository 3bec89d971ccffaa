import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { aim, link, tap } from "../pages/hand.mjs";
import { act, matrix, openTable, openWorth, sentences, sit } from "../pages/table.mjs";

journey("table: four hands by mouse, losers settle, every score opens in place", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical");
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(area.seatCard)].map((seat) => seat.dataset.seat)), ["E", "S", "W", "N"]);
  // A tap on a seat turns the table to it; one dock serves all.
  await tap(browser, "2255m");
  await sit(browser, "S");
  await tap(browser, "234m9p678s");
  for (const tiles of ["7z", "2s"]) {
    await aim(browser, "Pung");
    await tap(browser, tiles);
  }
  // Thirteen tiles of South, the winner; West lets the fourteenth go.
  await act(browser, "Won");
  await tap(browser, "9p");
  await browser.appears(`${area.tray} ${area.tile}${area.apart}`, "the winning tile");
  await sit(browser, "W");
  await tap(browser, "111999m11p");
  await act(browser, "Discarded it");
  await link(browser, "from=W");
  await sit(browser, "N");
  await aim(browser, "Concealed kong");
  await tap(browser, "4z");
  await browser.appears(`${area.matrix} tbody tr`, "who pays whom");
  const paid = await matrix(browser);
  assert.equal(paid.length, 5, "four seats and the sum");
  const net = paid.at(-1).slice(1).map((cell) => Number(cell.replace("−", "-").replace(/[+,]/g, "")));
  assert.equal(net.reduce((sum, one) => sum + one, 0), 0);
  assert.ok(net[1] > 0, "the winner gains");
  const told = await sentences(browser);
  assert.ok(told.some((sentence) => /East pays and gets double/.test(sentence)), told.join("\n"));
  assert.ok(told.some((sentence) => /pays North .*hand is worth/.test(sentence)), told.join("\n"));
  assert.deepEqual(
    await browser.texts(`${area.seatCard} ${area.net}`),
    paid.at(-1).slice(1),
    "each seat shows what it gains or loses",
  );
  // A loser's lines open in the answer.
  await openWorth(browser, "N");
  await browser.appears(`${area.loser} ${area.line}`, "the lines of North");
  assert.match(await browser.text(`${area.loser}:last-child`), /Step|Points|Counted|kong/i);
  await axe(browser, assert);
  // Everything is undone and travels with the link.
  const before = await link(browser, "view=table");
  await browser.openApp(`#${before}`);
  await browser.appears(`${area.matrix} tbody tr`, "the table of the link");
  assert.deepEqual(await matrix(browser), paid);
  await browser.clickOn("button", "Next deal");
  await browser.goes(area.matrix, "an empty table");
  await browser.press("Control+z");
  await browser.appears(`${area.matrix} tbody tr`, "the table again");
  assert.deepEqual(await matrix(browser), paid);
});
