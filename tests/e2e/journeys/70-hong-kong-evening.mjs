import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, constant, deals, ends, enterDeal, openGames, press, totals, win } from "../pages/game.mjs";

/** The deals, worked out by hand from the half-spicy table and the half gun: 3 faan 8, 4 16, 5 24, 6 32, 8 64, 13 384 points. */
const EVENING = [
  { win: { winner: "Ben", from: "Chi", faan: 3 }, changes: [-8, 32, -16, -8], why: "the discarder pays 8 twice, the others once" },
  { win: { winner: "Ben", faan: 4 }, changes: [-32, 96, -32, -32], why: "self-drawn: everybody pays 16 twice; the dealer stays" },
  { changes: [0, 0, 0, 0], why: "the wall is exhausted; nobody pays, the dealer stays" },
  { win: { winner: "Dee", from: "Ben", faan: 6 }, changes: [-32, -64, -32, 128], why: "32, the discarder twice" },
  { win: { winner: "Anna", faan: 8 }, changes: [384, -128, -128, -128], why: "64 twice from everybody" },
  { win: { winner: "Chi", from: "Anna", faan: 13 }, changes: [-768, -384, 1536, -384], why: "the maximum, 384, the discarder twice" },
];

journey("a Hong Kong evening by faan, at stakes that have a name: who pays whom in the end", async (browser, assert) => {
  await browser.size(390, 844);
  await openGames(browser, "#v1;r=hong-kong-old-style;view=game");
  await begin(browser, { name: "Wan Chai", rules: "hong-kong-old-style", players: ["Anna", "Ben", "Chi", "Dee"] });
  for (const [place, deal] of EVENING.entries()) {
    if (deal.win) await win(browser, deal.win);
    else await ends(browser, "Draw");
    await enterDeal(browser);
    await browser.until((place) => document.querySelector(`#deal-${place + 1}`), `deal ${place + 1}`, place);
    assert.deepEqual((await deals(browser))[place].changes, deal.changes, `deal ${place + 1}: ${deal.why}`);
    assert.ok(await constant(browser), `after deal ${place + 1}`);
  }
  assert.deepEqual(await totals(browser), [1544, 1552, 3328, 1576]);
  await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  assert.equal(await browser.text(area.endTitle), "Chi wins the evening");
  // Fifty cents a point: a hand of no faan is 0.50, and 1 for who discarded it.
  await press(browser, "Five-one (0.50/1)");
  await browser.until(() => document.querySelector(area.settleRows).textContent.includes("×"), "the payments");
  const paid = async () => (await browser.texts(`${area.settleRows} li`)).map((line) => line.replace(/\s+/g, " ").trim());
  assert.deepEqual(await paid(), ["Anna → Chi456 × 0.50HK$ 228.00", "Ben → Chi448 × 0.50HK$ 224.00", "Dee → Chi424 × 0.50HK$ 212.00"]);
  await press(browser, "One-two (1/2)");
  await browser.until(() => document.querySelector(area.settleRows).textContent.includes("456.00"), "twice as much");
  assert.equal(await browser.text("[aria-label='Stake']"), "1.00");
});
