import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { explain, says } from "../pages/hand.mjs";

const KNITTED = "#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f";
const PAIRS = "#v1;r=mcr-mil-2025;win=S;S=112233m112233p5s+5s;from=W";
const SHORT = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W";

/** What a line says: its name and what it is worth or why not. */
const rows = (browser, list) =>
  browser.run(
    (list) => [...document.querySelectorAll(`${list} > li > .line`)].map((line) => {
      const words = (selector) => line.querySelector(selector)?.textContent.trim() ?? "";
      return `${words(".line-name")} | ${words(".line-value")}${words(".line-why")}`;
    }),
    list,
  );

const lit = (browser) => browser.run(() => document.querySelectorAll(".sheet > .reading .lit").length);

const fits = async (browser, assert, what) => {
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${what}: ${wide} px too wide at ${width} px`);
  }
  await browser.size(1280, 800);
};

journey("Chinese Official: a knitted hand with flowers, seven pairs or chows, a hand that is one short", async (browser, assert) => {
  // Knitted sets side by side, the flowers beside them and apart in the count.
  await browser.openApp(KNITTED);
  await says(browser, "19 points: a win");
  assert.deepEqual(await rows(browser, ".lines:not(.quiet)"), [
    "Fan 35 Knitted Straight 组合龙 zǔ hé lóng | 12 points",
    "Fan 76 No Honors 无字 wú zì | 1 point",
    "Fan 64 Tile Hog 四归一 sì guī yī | 2 points",
    "Fan 62 Concealed Hand 门前清 mén qián qīng | 2 points",
    "Fan 81 Flower Tiles ×2 花牌 huā pái | 2 points",
  ]);
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll(".sheet > .reading .visually-hidden")].map((set) => set.textContent)),
    [
      "knitted set 1-4-7 of characters",
      "knitted set 2-5-8 of dots",
      "knitted set 3-6-9 of bamboos (winning tile: 9 of bamboos)",
      "pung of 4 of characters",
      "pair of 5 of characters",
      "plum flower, spring season",
    ],
  );
  assert.equal(await browser.attribute(".fan-chinese [lang='zh-Hans']", "lang"), "zh-Hans");
  assert.equal(await browser.attribute(".meter", "aria-valuenow"), "8");
  assert.match(await browser.text(".gauge"), /17 points: the minimum of 8 is reached/);
  assert.match(await browser.text(".gauge"), /Flowers add 2 after the minimum: 19 in total/);
  assert.match(await browser.text(".declare q"), /^Hú! Knitted Straight 12, .*: 17 points, and 2 for flowers makes 19\.$/);
  await explain(browser, /Knitted Straight/);
  assert.equal(await lit(browser), 9, "its tiles are lit");
  assert.match(await browser.text(".detail"), /147, 258 and 369, each in a different suit/);
  await explain(browser, /Knitted Straight/);
  await explain(browser, /Flower Tiles/);
  assert.equal(await lit(browser), 2, "the flowers are lit");
  await axe(browser, assert);
  await fits(browser, assert, "knitted");
  // Nothing of riichi is asked for, and the keyboard has flowers.
  const words = await browser.text(".page");
  for (const word of ["Dora", "Riichi sticks", "honba", "Furiten", "Ippatsu"]) {
    assert.ok(!words.includes(word), `"${word}" has no place here`);
  }
  assert.equal((await browser.all("#key-8f")).length, 1);
  assert.match(await browser.text("#at-situation"), /Dealer wins with the hand as dealt/);

  // Seven pairs or chows: the better reading, what the other would have scored, and why nothing of it counts.
  await browser.openApp(PAIRS);
  await says(browser, "25 points: a win");
  assert.deepEqual((await rows(browser, ".lines.quiet")).slice(0, 2), [
    "Fan 62 Concealed Hand 门前清 mén qián qīng | always part of Seven Pairs (non-repeat principle)",
    "Fan 63 All Chows 平和 píng hú | only in another reading, worth 8 points (high versus low principle)",
  ]);
  await explain(browser, /Concealed Hand/);
  assert.match(await browser.text(".detail"), /Non-repeat principle: if a fan is always part of another/);
  await explain(browser, /^Other ways to read the hand/);
  await browser.until(() => document.querySelector(".other-list"), "the other readings");
  assert.match(await browser.text(".other-list"), /8 points/);
  assert.match(await browser.text(".other-list"), /All Chows, Concealed Hand, Pure Double Chow ×2/);
  await axe(browser, assert);
  await fits(browser, assert, "pairs");

  // One short: no win, what it has, what alone would help, and in which orders the chows can be joined.
  await browser.openApp(SHORT);
  await says(browser, "No win: 7 of 8 points, 1 short");
  assert.equal(await browser.attribute(".meter", "aria-valuenow"), "7");
  assert.match(await browser.attribute(".meter", "aria-valuetext"), /7 of 8 points: 1 short, not a win/);
  assert.equal((await browser.all(".meter .full")).length, 7);
  const chances = await browser.text(".remedies");
  for (const words of ["+ Self-draw →", "If concealed: 9", "edge, closed or pair wait: 8"]) {
    assert.ok(chances.includes(words), words);
  }
  // What it just misses stands apart, under a heading of its own.
  const headings = await browser.run(() => [...document.querySelectorAll(".lines.quiet")].map((list) => [list.previousElementSibling.textContent, list.children.length]));
  assert.deepEqual(headings.map(([heading]) => heading), ["Present, but not counted", "Near misses"]);
  assert.deepEqual((await rows(browser, ".lines.quiet")).slice(0, headings[0][1]), [
    "Fan 76 No Honors 无字 wú zì | always part of All Chows (non-repeat principle)",
    "Fan 71 Short Straight 连六 lián liù | its sets are already combined by Mixed Double Chow and Short Straight (account-once principle)",
  ]);
  assert.equal((await browser.all(".payments")).length, 0, "nobody pays");
  await explain(browser, /^How the sets can be combined/);
  await browser.until(() => document.querySelectorAll(".orders > li").length === 6, "six orders");
  assert.match(await browser.text(".orders > li:last-child"), /then one of.*disputed.*combines two sets that are both already used/s);
  assert.equal((await browser.all(".orders .note")).length, 2);
  await browser.clickOn("button", /^Short Straight/, ".orders > li:last-child");
  assert.equal(await browser.attribute(".orders > li:last-child .chip", "aria-pressed"), "true");
  assert.equal(await lit(browser), 6, "two chows are lit");
  await explain(browser, /^Other ways to read the hand/);
  await browser.until(() => document.querySelector(".other-list"), "the equally good list");
  assert.match(await browser.text(".other-list"), /equally good/);
  assert.match(await browser.text(".other-list"), /Short Straight instead of Mixed Double Chow/);
  await axe(browser, assert);
  await fits(browser, assert, "one short");
  // Self-drawn it is a win.
  await browser.clickOn("radio", "Self-draw");
  await says(browser, "8 points: a win");
});
