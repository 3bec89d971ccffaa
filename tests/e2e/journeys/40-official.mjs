import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { explain, says } from "../pages/hand.mjs";

const KNITTED = "#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f";
const PAIRS = "#v1;r=mcr-mil-2025;win=S;S=112233m112233p5s+5s;from=W";
const SHORT = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W";

/** What a line says: its name and what it is worth or why not. */
const rows = (browser, list) =>
  browser.run(
    (list) => [...document.querySelectorAll(`${list} > li > ${area.line}`)].map((line) => {
      const words = (selector) => line.querySelector(selector)?.textContent.trim() ?? "";
      return `${words(area.lineName)} | ${words(area.lineValue) || words(area.lineWhy)}`;
    }),
    list,
  );

const lit = (browser) => browser.count(`${area.scoreSheet} > ${area.sets} ${area.lit}`);

const fits = async (browser, assert, what) => {
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${what}: ${wide} px too wide at ${width} px`);
  }
  await browser.size(1280, 800);
};

// What its lines, groups and sums say: `points_tests` and `tests/said` of `crates/tenbo-wording`.
journey("Chinese Official: a knitted hand with flowers, seven pairs or chows, a hand that is one short", async (browser, assert) => {
  // Knitted sets side by side, the flowers beside them and apart in the count.
  await browser.openApp(KNITTED);
  await says(browser, "19 points");
  assert.equal((await rows(browser, area.countedLines))[0], "Fan 35 Knitted Straight 组合龙 zǔ hé lóng | 12 points");
  assert.equal(await browser.attribute(`${area.chineseName} [lang='zh-Hans']`, "lang"), "zh-Hans");
  assert.equal(await browser.attribute(area.meter, "aria-valuenow"), "8");
  await explain(browser, /Knitted Straight/);
  assert.equal(await lit(browser), 9, "its tiles are lit");
  await explain(browser, /Knitted Straight/);
  await explain(browser, /Flower Tiles/);
  assert.equal(await lit(browser), 2, "the flowers are lit");
  await axe(browser, assert);
  await fits(browser, assert, "knitted");
  // Nothing of riichi is asked for, and the keyboard has flowers.
  const words = await browser.text(area.page);
  for (const word of ["Dora", "Riichi sticks", "honba", "Furiten", "Ippatsu"]) {
    assert.ok(!words.includes(word), `"${word}" has no place here`);
  }
  assert.equal(await browser.count("#key-8f"), 1);
  assert.match(await browser.text("#at-situation"), /Dealer wins with the hand as dealt/);

  // Seven pairs or chows: the better reading, what the other would have scored, and why nothing of it counts.
  await browser.openApp(PAIRS);
  await says(browser, "25 points");
  await explain(browser, /Concealed Hand/);
  assert.match(await browser.text(area.detail), /Non-repeat principle: if a fan is always part of another/);
  await explain(browser, /^Other ways to read the hand/);
  await browser.appears(area.otherReadingList, "the other readings");
  assert.match(await browser.text(area.otherReadingList), /8 points/);
  assert.match(await browser.text(area.otherReadingList), /All Chows, Concealed Hand, Pure Double Chow ×2/);
  await axe(browser, assert);
  await fits(browser, assert, "pairs");

  // One short: no win, what it has, what alone would help, and in which orders the chows can be joined.
  await browser.openApp(SHORT);
  await says(browser, "No win: 7 of 8 points, 1 short");
  assert.equal(await browser.attribute(area.meter, "aria-valuenow"), "7");
  assert.match(await browser.attribute(area.meter, "aria-valuetext"), /7 of 8 points: 1 short, not a win/);
  assert.equal(await browser.count(`${area.meter} ${area.filled}`), 7);
  // What it just misses stands apart, under a heading of its own.
  const headings = await browser.run(() => [...document.querySelectorAll(area.quietLines)].map((list) => list.previousElementSibling.textContent));
  assert.deepEqual(headings, ["Near misses", "Present, but not counted"]);
  await explain(browser, /^How the sets can be combined/);
  await browser.counts(`${area.orders} > li`, 6, "six orders");
  assert.match(await browser.text(`${area.orders} > li:last-child`), /then one of.*disputed.*combines two sets that are both already used/s);
  assert.equal(await browser.count(`${area.orders} ${area.note}`), 2);
  await browser.clickOn("button", /^Short Straight/, `${area.orders} > li:last-child`);
  assert.equal(await browser.attribute(`${area.orders} > li:last-child ${area.chip}`, "aria-pressed"), "true");
  assert.equal(await lit(browser), 6, "two chows are lit");
  await explain(browser, /^Other ways to read the hand/);
  await browser.appears(area.otherReadingList, "the equally good list");
  assert.match(await browser.text(area.otherReadingList), /equally good/);
  assert.match(await browser.text(area.otherReadingList), /Short Straight instead of Mixed Double Chow/);
  await axe(browser, assert);
  await fits(browser, assert, "one short");
  // Self-drawn it is a win.
  await browser.clickOn("radio", "Self-draw");
  await says(browser, "8 points");
});
