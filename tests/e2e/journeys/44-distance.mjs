import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { says } from "../pages/hand.mjs";

/** Hands that are not ready, the last with the most tiles: what is said, and the discards that lose nothing. What other families say
 *  is in `crates/tenbo-wording/tests/said`. */
const HANDS = [
  ["riichi-ema-2025", "win=E;E=123m456p45s1122z9p~5m", "1 from tenpai", ["9 of dots", "5 of characters"]],
  ["taiwanese-16", "win=E;E=123456789m1245p11z3s~7s", "1 tile from ready", ["3 of bamboos", "7 of bamboos"]],
];

const tiles = (browser, within) =>
  browser.run((within) => [...document.querySelectorAll(`${within} .useful .tile`)].map((tile) => tile.getAttribute("aria-label")), within);

journey("a hand that is not ready says how far it is, and which discards lose nothing", async (browser, assert) => {
  for (const [rules, hand, headline, discards] of HANDS) {
    await browser.openApp(`#v1;r=${rules};${hand}`);
    await says(browser, headline);
    const offered = await browser.run(() => [...document.querySelectorAll(".distance .discard > .tile")].map((tile) => tile.getAttribute("aria-label")));
    assert.deepEqual(offered.toSorted(), discards.toSorted(), rules);
    for (const width of [1600, 1280, 768, 390, 320]) {
      await browser.size(width, 800);
      const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${rules}: ${wide} px too wide at ${width} px`);
    }
    await browser.size(1280, 800);
    await axe(browser, assert, ".result");
  }

  // Thirteen kinds that help are two rows on a phone.
  for (const width of [390, 320]) {
    await browser.size(width, 800);
    await browser.openApp("#v1;r=riichi-ema-2025;E=19m28p37s1234567z5m");
    await browser.until(() => document.querySelector(".distance .discard"), "the discards");
    const rows = await browser.run(() => [...document.querySelectorAll(".distance .useful")].map((tiles) => [tiles.children.length, new Set([...tiles.children].map((tile) => tile.offsetTop)).size]));
    assert.ok(rows.every(([kinds, lines]) => kinds === 13 && lines <= 2), `${width}: ${rows}`);
  }
  await browser.size(1280, 800);

  // What helps after a discard, and how much of it is left; a tap discards, and the hand says what it lacks then.
  await browser.openApp(`#v1;r=riichi-ema-2025;${HANDS[0][1]};dS=3s3s`);
  await says(browser, "1 from tenpai");
  const useful = ["3 of bamboos", "6 of bamboos", "East wind", "South wind"];
  assert.deepEqual(await tiles(browser, ".distance li:first-child"), useful);
  assert.equal(await browser.text(".distance li:first-child .worth"), "4 kinds, 10 left");
  await browser.clickOn("button", /^9 of dots/, ".distance");
  await browser.until(() => document.querySelector(".distance") && !document.querySelector(".discards"), "one tile less");
  await says(browser, "1 from tenpai");
  assert.deepEqual(await tiles(browser, ".distance"), useful);
  assert.match(await browser.text(".distance"), /Tiles that help.*4 kinds, 10 left/s);
  // Ready: what it waits for, and nothing of distance.
  await browser.openApp("#v1;r=riichi-ema-2025;win=E;E=123m456p45s11222z");
  await says(browser, "Waiting on 2 tiles");
  assert.equal((await browser.all(".distance")).length, 0);
});
