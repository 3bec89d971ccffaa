import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { cell, goTo, openReference } from "../pages/reference.mjs";
import { sweep } from "../pages/sweep.mjs";

/** A hand of each kind, and where the tables have it. */
const HANDS = [
  ["#v1;r=riichi-book-1;S=234m345678p22p34s+5s;win=S;from=E;riichi=S", "3 han 30 fu", "Non-dealer wins by ron", "30", "3 han"],
  ["#v1;r=riichi-book-1;S=234m345678p22p34s~5s;win=S;riichi=S", "4 han 20 fu", "Non-dealer wins by tsumo", "20", "4 han"],
  ["#v1;r=riichi-book-1;E=234m345678p22p34s+5s;win=E;from=S;riichi=E", "3 han 30 fu", "Dealer wins by ron", "30", "3 han"],
  ["#v1;r=riichi-book-1;E=234m345678p22p34s~5s;win=E;riichi=E", "4 han 20 fu", "Dealer wins by tsumo", "20", "4 han"],
];

const payments = (browser) =>
  browser.run(() => [...document.querySelectorAll(`${area.payments} tbody td${area.number}`)].map((cell) => cell.textContent.replace("−", "-").replace(",", "")).map(Number).filter((amount) => amount < 0).map((amount) => -amount));

journey("score tables: each cell is what the hand builder says of such a hand; on paper nothing stands round them", async (browser, assert) => {
  // In a short run a tsumo of a non-dealer, whose cell has two payments.
  for (const [rest, worth, table, row, column] of sweep(HANDS, ([, , table]) => table === "Non-dealer wins by tsumo")) {
    await browser.openApp(rest);
    await says(browser, worth);
    const paid = [...new Set(await payments(browser))].sort((a, b) => a - b);
    await openReference(browser);
    await goTo(browser, "Score tables");
    const said = (await cell(browser, table, row, column)).split(" / ").map((amount) => Number(amount.replace(",", "")));
    assert.deepEqual(said, paid, `${table}, ${row} fu, ${column}`);
  }
  assert.match(await browser.text(`${area.reference} ${area.shortcut}`), /Seven pairs \(chiitoitsu\): always 25 fu[^]*two open triplets of terminals or honors/);
  // Hong Kong: faan by the table, whoever pays.
  for (const [tile, from, table] of [["+1z", ";from=W", "Win on a discard"], ["~1z", "", "Self-draw"]]) {
    await browser.openApp(`#v1;r=hong-kong-old-style;S=666s888s1z(222m@W)(444p@N)${tile};win=S${from}`);
    await says(browser, "faan");
    const faan = (await browser.text(area.headline)).match(/(\d+)\s+faan/)[1];
    const paid = await payments(browser);
    await openReference(browser);
    await goTo(browser, "Score tables");
    const sum = Number((await cell(browser, table, faan, "Total")).replace(",", ""));
    assert.equal(sum, paid.reduce((sum, amount) => sum + amount, 0), `${faan} faan: ${table}`);
  }
  await browser.openApp("#v1;r=mcr-mil-2025");
  await openReference(browser);
  await goTo(browser, "Score tables");
  assert.deepEqual(
    [await cell(browser, "Win on a discard", "8", "Discarder"), await cell(browser, "Win on a discard", "8", "Each other player"), await cell(browser, "Self-draw", "88", "Each other player")],
    ["16", "8", "96"],
  );
  await browser.openApp("#v1;r=chinese-classical");
  await openReference(browser);
  await goTo(browser, "Score tables");
  assert.equal(await cell(browser, "Points (down)", "20", "3"), "160");
  if (browser.engine !== "chromium") return;
  // On paper.
  await browser.openApp("#v1;r=riichi-book-1;S=234m345678p22p34s+5s;win=S;from=E");
  await openReference(browser);
  const pages = async () => {
    const { data } = await browser.cdp("Page.printToPDF", { preferCSSPageSize: true });
    return (Buffer.from(data, "base64").toString("latin1").match(/\/Type\s*\/Page[^s]/g) ?? []).length;
  };
  await goTo(browser, "Score tables");
  await browser.cdp("Emulation.setEmulatedMedia", { media: "print", features: [{ name: "prefers-color-scheme", value: "dark" }] });
  const seen = () =>
    browser.run(() => ({
      shown: [area.playedBy, `${area.scoreGrid} table`, "dialog[open]"].filter((selector) => !document.querySelector(selector)?.checkVisibility()),
      hidden: [area.top, "main", area.dialogTop, area.referencePages].filter((selector) => document.querySelector(selector).checkVisibility()),
      colors: [getComputedStyle(document.querySelector(`${area.scoreGrid} td`)).color, getComputedStyle(document.querySelector("dialog[open]")).backgroundColor],
    }));
  assert.deepEqual(await seen(), { shown: [], hidden: [], colors: ["rgb(0, 0, 0)", "rgb(255, 255, 255)"] });
  assert.ok((await pages()) <= 3, "the score tables on paper");
  await browser.cdp("Emulation.setEmulatedMedia", { media: "", features: [] });
  await goTo(browser, "Patterns");
  // What print does before it prints: everything that is listed is open.
  await browser.clickOn("button", "Open all", area.reference);
  await browser.until(() => document.querySelectorAll(`${area.reference} ${area.patternBody}`).length > 40, "every pattern open");
  const sheets = await pages();
  assert.ok(sheets > 3 && sheets < 16, `the patterns on ${sheets} sheets`);
});
