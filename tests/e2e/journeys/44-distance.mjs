import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";

/** Hands that are not ready, the last with the most tiles. What is said of them, and of the discards that lose nothing: `distance-…` of
 *  `crates/tenbo-wording/tests/said`. */
const HANDS = [
  ["riichi-ema-2025", "win=E;E=123m456p45s1122z9p~5m", "1 from tenpai"],
  ["taiwanese-16", "win=E;E=123456789m1245p11z3s~7s", "1 tile from ready"],
];

journey("a hand that is not ready says how far it is, and a tap discards", async (browser, assert) => {
  for (const [rules, hand, headline] of HANDS) {
    await browser.openApp(`#v1;r=${rules};${hand}`);
    await says(browser, headline);
    for (const width of [1600, 1280, 768, 390, 320]) {
      await browser.size(width, 800);
      const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${rules}: ${wide} px too wide at ${width} px`);
    }
    await browser.size(1280, 800);
    await axe(browser, assert, area.result);
  }

  // Thirteen kinds that help are two rows on a phone.
  for (const width of [390, 320]) {
    await browser.size(width, 800);
    await browser.openApp("#v1;r=riichi-ema-2025;E=19m28p37s1234567z5m");
    await browser.appears(`${area.distance} ${area.discard}`, "the discards");
    const rows = await browser.run(() => [...document.querySelectorAll(`${area.distance} ${area.useful}`)].map((tiles) => [tiles.children.length, new Set([...tiles.children].map((tile) => tile.offsetTop)).size]));
    assert.ok(rows.every(([kinds, lines]) => kinds === 13 && lines <= 2), `${width}: ${rows}`);
  }
  await browser.size(1280, 800);

  // A tap discards, and the hand says what it lacks then.
  await browser.openApp(`#v1;r=riichi-ema-2025;${HANDS[0][1]};dS=3s3s`);
  await says(browser, "1 from tenpai");
  await browser.clickOn("button", /^9 of dots/, area.distance);
  await browser.until(() => document.querySelector(area.distance) && !document.querySelector(area.discards), "one tile less");
  await says(browser, "1 from tenpai");
});
