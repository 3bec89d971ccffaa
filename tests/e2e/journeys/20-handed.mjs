import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";

const RON = "#v1;r=riichi-mahjong-soul;win=S;S=234567m40p67s888s+6p;from=W;riichi=S";
const TSUMO = "#v1;r=riichi-ema-2025;win=S;S=234567m45p67s888s~6p;riichi=S;honba=1;sticks=2";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=123456789m123p5s+5s;from=W";
const CLASSICAL = "#v1;r=chinese-classical;win=S;S=222z777z33p55s999m~3p";

/** The rows of what is handed over, as they are heard. */
const heard = (browser) => browser.run(() => [...document.querySelectorAll(`${area.handed} ${area.heardOnly}`)].map((row) => row.textContent));
/** The piles that are seen, each with the pieces that are drawn. */
const piles = (browser) => browser.run(() => [...document.querySelectorAll(`${area.handed} ${area.pile}`)].map((pile) => [pile.textContent.trim(), pile.querySelectorAll("svg").length]));

// The words of all four languages: `outcome/*` of `crates/tenbo-wording/tests/said`.
journey("what is paid lies there as sticks or counters, and is said in words", async (browser, assert) => {
  await browser.size(390, 844);
  await browser.openApp(RON);
  await says(browser, "4 han 30 fu · 7,700");
  assert.deepEqual(await piles(browser), [["5,000", 1], ["2 × 1,000", 2], ["500", 1], ["2 × 100", 2]]);
  assert.deepEqual(await heard(browser), ["West hands you 7,700: 1 stick of 5,000, 2 sticks of 1,000, 1 stick of 500, 2 sticks of 100."]);
  // Who pays whom is below, folded up.
  assert.equal(await browser.run(() => document.querySelector(area.payments).checkVisibility()), false);
  await browser.clickOn("button", /^Who pays what/, area.result);
  assert.equal(await browser.run(() => document.querySelector(area.payments).checkVisibility()), true);

  await browser.openApp(TSUMO);
  await says(browser, "5,500");
  assert.equal((await heard(browser)).length, 2, "two amounts");

  await browser.openApp(CLASSICAL);
  await says(browser, "1,000 points");
  assert.deepEqual(await piles(browser), [["4 × 500", 4], ["2 × 500", 2]]);

  await browser.openApp(OFFICIAL);
  await says(browser, "22 points");
  assert.equal(await browser.count(area.pile), 0, "points are written down");
  assert.match(await browser.text(area.handed), /You receive\s46\sWest\s30\s22 \+ 8, discarder\sNorth\s8\sbase 8\sEast\s8\sbase 8/);

  // It fits a narrow page, in the largest amounts too.
  for (const link of [RON, TSUMO, CLASSICAL, OFFICIAL, "#v1;r=riichi-mahjong-soul;S=19m19p19s1234567z~1z;win=E;E=19m19p19s1234567z~1z"]) {
    await browser.openApp(link);
    for (const width of [320, 280]) {
      await browser.size(width, 640);
      const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${link}: ${wide} px too wide at ${width} px`);
    }
  }
});
