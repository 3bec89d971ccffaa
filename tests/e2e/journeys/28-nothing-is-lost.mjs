import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, playBy, says, status } from "../pages/hand.mjs";
import { sit } from "../pages/table.mjs";

const box = (browser) => browser.run(() => document.querySelector("#text-box").value);
const unread = (browser) => browser.texts("#text-errors mark");

/** Reads a text. */
async function read(browser, text) {
  await browser.clear("#text-box");
  await browser.type("#text-box", text);
  await browser.press("Enter");
}

async function play(browser, id) {
  await playBy(browser, id);
  await link(browser, `r=${id}`);
}

journey("no tile is lost: what a text has too much stays in the box, what other rules lack stays in the hand and is marked", async (browser, assert) => {
  // Nineteen tiles: fourteen are taken, five are shown where they stand and stay in the box.
  await browser.openApp();
  const text = "123m456m789m123s11z555p77z";
  await read(browser, text);
  await browser.appears("#text-errors mark", "marked characters");
  assert.deepEqual(await unread(browser), ["555", "77"]);
  assert.equal(await box(browser), text);
  assert.equal((await hand(browser)).length, 14);
  assert.match(await browser.text(`${area.markedFaults} li`), /doesn’t fit: the hand already has all its tiles/);
  await axe(browser, assert, area.textBox);

  // A winning tile before a seat that does not win is said; before one that may it wins.
  await browser.clickOn("tab", "Table");
  await sit(browser, "S");
  await read(browser, "123m456p789s1144z~4z");
  await browser.until(() => document.querySelector("#text-errors mark")?.textContent === "~4", "the winning tile marked");
  assert.match(await browser.text(`${area.markedFaults} li`), /another seat has already won/);
  await link(browser, "S=123m456p789s1144z");
  await browser.openApp("#v1;r=riichi-ema-2025;win=S");
  await read(browser, "123m456p789s1144z~4z");
  await link(browser, "win=S;S=123m456p789s1144z~4z");
  assert.deepEqual(await unread(browser), []);

  // Digits that find no room are said as well.
  await browser.openApp("#v1;r=riichi-ema-2025;E=123m456p789s11z");
  await browser.focus("#hand");
  await browser.press("2", "3", "4", "5", "m");
  await link(browser, "E=12233m456p789s11z~4m");
  assert.match(await status(browser), /The hand is full/);

  // Sixteen tiles under rules of thirteen: all of them stay, the last ones are marked, and a reload changes nothing.
  await browser.openApp("#v1;r=taiwanese-16;E=123456m123p456s1122z;fE=15f");
  await browser.counts(area.handTiles, 16, "sixteen tiles");
  assert.equal(await browser.count(area.unfit), 0);
  await play(browser, "riichi-ema-2025");
  const marked = () => browser.run(() => [...document.querySelectorAll(`#hand > ${area.unfit}, #at-bonus > ${area.unfit}`)].map((tile) => tile.getAttribute("aria-label")));
  for (const when of ["at once", "after a reload"]) {
    await browser.counts(area.unfit, 4, `what is marked ${when}`);
    assert.equal((await hand(browser)).length, 16, when);
    const [tile, , flower] = await marked();
    assert.match(tile, /South wind: .*too many tiles/, when);
    assert.match(flower, /doesn’t use this kind of bonus tile/, when);
    const reasons = await browser.texts(`${area.reasons} li`);
    assert.equal(reasons.length, 2, `${when}: ${reasons}`);
    assert.match(await link(browser, "E="), /E=123456m123p456s1122z;fE=15f/, when);
    await browser.until(() => getComputedStyle(document.querySelector(`#at-bonus ${area.face}`)).backgroundImage !== "none", `the art of the flowers ${when}`);
    await axe(browser, assert, area.builder);
    await browser.reload();
    await browser.goes("#app [aria-busy]", "the app to start");
  }
  // At the table it is marked as well.
  await browser.clickOn("tab", "Table");
  await browser.counts(`${area.builder} ${area.unfit}`, 4, "the marks at the table");
  await sit(browser, "S");
  await browser.counts(`${area.seatCard}[data-seat="E"] ${area.laid} ${area.unfit}`, 4, "the marks of another seat");

  // Indicators of rules that have none are neither shown nor sent; they are back with their rules.
  await browser.openApp("#v1;r=riichi-ema-2025;E=123m456p789s2233z~3z;d=2z");
  await browser.appears(`${area.indicators} ${area.list}`, "the row of indicators");
  await play(browser, "mcr-mil-2025");
  await browser.goes(`${area.indicators} ${area.list}`, "no row of indicators");
  assert.equal(await link(browser, "E="), "v1;r=mcr-mil-2025;E=123m456p789s2233z~3z");
  assert.equal(await browser.text(`#key-2z ${area.copiesLeft}`), "2");
  await play(browser, "riichi-ema-2025");
  await link(browser, "d=2z");
  await says(browser, "han");
});
