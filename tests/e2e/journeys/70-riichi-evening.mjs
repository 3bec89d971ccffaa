import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, correctDeal, deals, ends, enterDeal, foul, layRiichi, openDeal, openGames, press, tapPlayer, told, totals, win } from "../pages/game.mjs";

const PLAYERS = ["Anna", "Ben", "Chi", "Dee"];

/** The deals, worked out by hand from the payment tables of the rules: what is tapped, and what changes for each player. */
const EVENING = [
  {
    riichi: ["Ben", "Dee"], win: { winner: "Ben", from: "Chi", han: 3, fu: 40 }, changes: [0, 6200, -5200, -1000],
    why: "3 han 40 fu are 5,200 from the discarder, and the stick of the other riichi",
  },
  { riichi: ["Dee"], ready: ["Ben"], changes: [-1500, 1500, -1500, 500], why: "two ready hands get 1,500 each; a stick stays; the dealer stays" },
  { foul: ["chombo", "Chi"], changes: [0, 0, 0, 0], why: "20,000 are taken off after the placement bonus; the deal is played again" },
  {
    win: { winner: "Anna", han: 2, fu: 40 }, changes: [4000, -1400, -800, -800],
    why: "2 han 40 fu self-drawn are 700 and 1,300 from the dealer, 100 more from each for a counter, and the stick",
  },
  { win: { winner: "Dee", from: "Anna", han: 1, fu: 30 }, changes: [-1000, 0, 0, 1000], why: "1 han 30 fu are 1,000" },
  { win: { winner: "Dee", han: 3, fu: 30 }, changes: [-2000, -2000, -2000, 6000], why: "3 han 30 fu are 2,000 from each to the dealer, who stays" },
  { win: { winner: "Ben", from: "Dee", han: 5 }, changes: [0, 8300, 0, -8300], why: "a mangan is 8,000, with one counter" },
  { ready: ["Anna"], changes: [3000, -1000, -1000, -1000], why: "one ready hand gets 1,000 of each" },
];

/** Deal 5 as it was: 2 han 30 fu are 2,000. */
const MEANT = { place: 5, changes: [-2000, 0, 0, 2000] };

journey("a riichi evening on a phone: eight deals with chombo, draw, correction, yakitori, the end, who pays whom, the CSV", async (browser, assert) => {
  await browser.size(390, 844);
  await openGames(browser, "#v1;r=riichi-wrc-2025;o=yakitori:on;view=game");
  await begin(browser, { name: "Tuesday", players: PLAYERS });
  for (const [place, deal] of EVENING.entries()) {
    for (const player of deal.riichi ?? []) await layRiichi(browser, player);
    if (deal.win) await win(browser, deal.win);
    if (deal.foul) await foul(browser, ...deal.foul);
    if (deal.ready) {
      await ends(browser, "Draw");
      for (const player of deal.ready) await tapPlayer(browser, player);
    }
    await enterDeal(browser);
    await browser.until((place) => document.querySelector(`#deal-${place + 1}`), `deal ${place + 1}`, place);
    assert.deepEqual((await deals(browser))[place].changes, deal.changes, `deal ${place + 1}: ${deal.why}`);
  }

  // Deal 5 was entered with a han too few; what its correction changes is said.
  await openDeal(browser, MEANT.place);
  await browser.click("#han-2");
  await correctDeal(browser);
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.includes(" changed"), "what changed");
  assert.match(await told(browser), /^East 3 changed.*Anna: 31,500, was 32,500 .*Dee: 27,400, was 26,400/);
  assert.deepEqual((await deals(browser))[MEANT.place - 1].changes, MEANT.changes);
  assert.deepEqual(await totals(browser), [31500, 41600, 19500, 27400]);
  const unlucky = await browser.run(() => [...document.querySelectorAll(`${area.standings} li`)].filter((one) => one.textContent.includes("no win yet")).map((one) => one.querySelector("bdi").textContent));
  assert.deepEqual(unlucky, ["Chi"]);

  await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  assert.equal(await browser.text(area.endTitle), "Ben wins the evening");
  const lines = async (selector) => (await browser.texts(selector)).map((line) => line.replace(/\s+/g, " ").trim());
  assert.deepEqual(await lines(`${area.ranking} tbody tr`), [
    "1Ben56,600+26.6", "+11.6uma (placement bonus) +15",
    "2Anna36,500+6.5", "+1.5uma (placement bonus) +5",
    "3Dee22,400−7.6", "−2.6uma (placement bonus) −5",
    "4Chi−16,500−46.5", "−10.5uma (placement bonus) −15fouls −20yakitori −1",
  ]);
  assert.ok(!(await browser.text(area.game)).includes("no win yet"), "nobody is marked after the end");

  // Half a euro a thousand. Fouls and yakitori go to the bank.
  await browser.fill("[aria-label='Currency']", "eur");
  for (let step = 0; step < 8; step += 1) await press(browser, "Stake: +");
  await browser.until(() => document.querySelector(area.settleRows).textContent.includes("×"), "the payments");
  assert.deepEqual(await lines(`${area.settleRows} li`), [
    "Chi → Ben26.6 × 0.50€ 13.30", "Chi → Bank19.9 × 0.50€ 9.95", "Dee → Anna6.5 × 0.50€ 3.25", "Dee → Bank1.1 × 0.50€ 0.55",
  ]);

  await press(browser, "Save and print");
  const address = await browser.attribute("a[download$='.csv']", "href");
  const csv = decodeURIComponent(address.slice(address.indexOf(",") + 1)).trim().split("\n").map((line) => line.trim().split(","));
  const first = csv[0].indexOf("Anna");
  const played = [...EVENING.map(({ changes }) => changes)];
  played[MEANT.place - 1] = MEANT.changes;
  assert.deepEqual(csv.slice(1, 9).map((line) => line.slice(first, first + 4).map(Number)), played);
  assert.deepEqual(csv.slice(9).map(([what, ...cells]) => [what, ...cells.slice(first - 1, first + 3)]), [
    ["uma", "5000", "15000", "-15000", "-5000"], ["penalty", "0", "0", "-20000", "0"], ["yakitori", "0", "0", "-1000", "0"],
    ["net", "6500", "26600", "-46500", "-7600"], ["settled", "3.25", "13.30", "-23.25", "-3.80"], ["place", "2", "1", "4", "3"],
  ]);
});
