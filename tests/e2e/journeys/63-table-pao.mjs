import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { aim, link, openMeld, tap } from "../pages/hand.mjs";
import { act, matrix, openTable, sentences, sit, verdicts } from "../pages/table.mjs";

const threats = (browser) => browser.run(() => [...document.querySelectorAll(area.endangers)].map((mark) => mark.closest(area.seatCard).dataset.seat));
const keys = (browser) => browser.run(() => [...document.querySelectorAll(`${area.key} ${area.dangerSign}`)].map((mark) => mark.parentElement.id));

journey("table: a danger is badged at its seat and on the keys, and the win says who is liable", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical;E=2m345p(666z@N)");
  assert.deepEqual(await threats(browser), []);
  await aim(browser, "Pung");
  await tap(browser, "7z");
  await browser.appears(area.endangers, "the badge");
  assert.deepEqual(await threats(browser), ["E"]);
  assert.deepEqual(await keys(browser), ["key-5z"]);
  assert.match(await browser.attribute("#key-5z", "title"), /dangerous/);
  assert.match(await browser.text(area.liability), /East shows 2 .*liable/);
  await axe(browser, assert);
  // West feeds the third set, East draws the winning tile.
  await aim(browser, "Pung");
  await tap(browser, "5z");
  await openMeld(browser, "Pung: white dragon");
  await browser.clickOn("button", "West", area.meldEditor);
  await browser.clickOn("button", "Done", area.meldEditor);
  await tap(browser, "2m");
  await browser.appears(area.liableVerdict, "who is liable");
  assert.match((await verdicts(browser))[0], /^West is liable for .*white dragon/);
  const told = await sentences(browser);
  assert.equal(told.length, 1, told.join("\n"));
  assert.match(told[0], /^West pays East .* because West is liable/);
  const paid = await matrix(browser);
  assert.deepEqual(paid[1].slice(1), ["·", "", "·", "·"], "South pays nothing");
  // Won on another seat's discard it is West all the same.
  await sit(browser, "S");
  await act(browser, "Discarded it");
  await link(browser, "from=S");
  await browser.appears(area.liableVerdict, "who is liable");
  assert.match((await sentences(browser)).join(" "), /^West pays East/);
});

journey("table: with five tiles left in the wall whoever discards an unseen winning tile pays for all", async (browser, assert) => {
  const liable = () => browser.run(() => document.querySelector(area.liableVerdict)?.textContent ?? null);
  const left = async (tiles) => {
    await browser.clickOn("spinbutton", "Tiles left in the wall", area.settings);
    await browser.press("Control+a", ...String(tiles), "Enter");
    await link(browser, `left=${tiles}`);
  };
  const rest = "r=chinese-classical;o=insurance-last-five:on;win=W;W=123m456m789s68p55s+7p;from=S";
  await openTable(browser, rest);
  await left(6);
  await browser.counts(`${area.sentences} li`, 3, "that all three pay");
  assert.equal(await liable(), null, "six tiles");
  await left(5);
  await browser.appears(area.liableVerdict, "who is liable");
  assert.match(await liable(), /^South is liable .*last five tiles/);
  assert.match((await sentences(browser)).join("|"), /^South pays West [^|]*$/, "South alone");
  // East has discarded the tile before: it is seen.
  await openTable(browser, `${rest};dE=7p`);
  await left(5);
  await browser.counts(`${area.sentences} li`, 3, "that all three pay");
  assert.equal(await liable(), null, "a tile that was seen");
});
