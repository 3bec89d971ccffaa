import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, tap } from "../pages/hand.mjs";
import { act, matrix, openTable, sit } from "../pages/table.mjs";

journey("table: three players sit round it", async (browser, assert) => {
  await openTable(browser, "r=riichi-tenhou-three");
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(area.seatCard)].map((seat) => seat.dataset.seat)), ["E", "S", "W"]);
  await sit(browser, "S");
  await act(browser, "Won");
  await tap(browser, "234p55678s");
  await tap(browser, "999p99s");
  await browser.clickOn("button", "Set a north aside");
  await link(browser, "fS=4z");
  await act(browser, "Riichi");
  await link(browser, "riichi=S");
  assert.match(await browser.text(`${area.seatCard}[data-seat=S] ${area.seatPlate}`), /Riichi/);
  await sit(browser, "W");
  await act(browser, "Discards");
  await tap(browser, "1z");
  await act(browser, "Discards");
  await act(browser, "Discarded it");
  await link(browser, "from=W");
  await sit(browser, "S");
  await tap(browser, "5s");
  await browser.appears(area.matrix, "who pays whom");
  const paid = await matrix(browser);
  assert.deepEqual(paid.slice(0, 3).map((row) => row[0]), ["East", "South", "West"]);
  assert.match(paid.at(-1)[2], /^\+/);
  for (const width of [1280, 390]) {
    await browser.size(width, 844);
    const found = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(found <= 0, `${found} px too wide at ${width} px`);
  }
});
