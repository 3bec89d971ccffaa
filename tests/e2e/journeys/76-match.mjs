import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, choose, deals, enterDeal, looks, moreAboutDeal, openGames, press } from "../pages/game.mjs";

const FILE = {
  v: 1,
  rules: { base: "european-classical", options: { yakitori: true, "yakitori-points": 300, "yakitori-for": "match" } },
  game: {
    name: "Second evening",
    players: ["Anna", "Ben", "Chi", "Dee"],
    deals: [{ end: { kind: "scores", changes: { E: 30, S: -10, W: -10, N: -10 }, winner: "E" } }],
    finished: true,
  },
};

const charged = (browser) => browser.run(() =>
  [...document.querySelectorAll(`${area.endTransfers} tbody tr`)]
    .filter((row) => row.textContent.includes("yakitori")).map((row) => row.querySelector("th, td").textContent));

/** The names of the standings with those who have not won. */
const players = (browser) => browser.run(() => [...document.querySelectorAll(`${area.standings} li`)].map((one) => `${one.querySelector("bdi").title}${one.querySelector(area.heardOnly).textContent.split(",").slice(0, 2).join(",")}`));

/** Enters what each seat has won and lost. */
async function enterPoints(browser, winner, points) {
  const before = (await deals(browser)).length;
  await moreAboutDeal(browser);
  await press(browser, "Enter points manually");
  await browser.fill("#scores-winner", winner);
  for (const [seat, amount] of Object.entries(points)) await browser.fill(`#change-${seat}`, amount);
  await enterDeal(browser);
  await browser.counts(`${area.deals} tbody tr`, before + 1, "the deal");
}

const marked = (browser) => browser.run(() =>
  [...document.querySelectorAll(`${area.standings} > *`)].filter((one) => one.textContent.includes("no win yet")).length);

journey("a match of games: who never won pays with the last of them", async (browser, assert) => {
  await openGames(browser, "#v1;r=european-classical;view=game");
  await press(browser, "Open a file");
  await browser.fill("#game-text", JSON.stringify(FILE));
  await press(browser, "Load text");
  await browser.counts(`${area.deals} tbody tr`, 1, "the game");
  assert.deepEqual(await charged(browser), [], "the match goes on");
  assert.equal(await marked(browser), 0, "nobody is marked after the end");
  await press(browser, "Names and rules");
  await choose(browser, "Part of a match of several games", "Ben has won a deal in an earlier game");
  await choose(browser, "Part of a match of several games", "Last game of the match");
  await press(browser, "Back to game");
  await browser.counts(`${area.deals} tbody tr`, 1, "the sheet");
  assert.deepEqual(await charged(browser), ["Chi", "Dee"]);
  await press(browser, "Undo in game");
  assert.deepEqual(await charged(browser), [], "taken back");
});

journey("a match of three games: each starts from the one before, and the totals are those of all", async (browser, assert) => {
  await openGames(browser, "#v1;r=riichi-wrc-2025;view=game");
  await begin(browser, { name: "League", rules: "riichi-wrc-2025", players: ["Anna", "Ben", "Chi", "Dee"] });
  const end = async (points, winner) => {
    await enterPoints(browser, winner, points);
    await press(browser, "End game");
    await browser.appears(area.ranking, "the end");
  };
  await end({ E: 12000, S: -2000, W: -4000, N: -6000 }, "E");
  assert.equal(await browser.text(area.endTitle), "Anna wins the evening");
  assert.deepEqual((await browser.texts(`${area.ranking} tbody tr`)).slice(0, 2).map((row) => row.replace(/\s+/g, " ").trim()), ["1Anna57,000+27.0", "+12.0uma (placement bonus) +15"]);
  assert.equal(await browser.count(area.series), 0, "one game is no match");

  // What is played for: half a euro a thousand, by as few payments as can be; chips beside.
  await browser.fill("[aria-label='Currency']", "eur");
  for (let price = 0; price < 8; price += 1) await press(browser, "Stake: +");
  const paid = () => browser.run(() => [...document.querySelectorAll(`${area.settleRows} li`)].map((row) => row.textContent.replace(/\s+/g, " ").trim()));
  await browser.until(() => document.querySelector(area.settleRows).textContent.includes("×"), "the payments");
  assert.deepEqual(await paid(), ["Dee → Anna21 × 0.50€ 10.50", "Chi → Anna6 × 0.50€ 3.00", "Chi → Ben3 × 0.50€ 1.50"]);
  await press(browser, "Chips");
  await press(browser, "Anna: +");
  await browser.until(() => document.querySelector(`${area.settleChips} + p`).textContent.includes("+1"), "that they do not add up");
  await press(browser, "Dee: −");
  await browser.until(() => document.querySelector(`${area.settleChips} + p`).textContent === "", "that they do");

  // The next game has the same players and stake, and no deals.
  await press(browser, "Next game");
  await browser.appears(area.dealForm, "the second game");
  assert.equal((await deals(browser)).length, 0);
  assert.deepEqual(await players(browser), ["Anna", "Ben", "Chi", "Dee"].map((name, at) => `${name}, ${["East", "South", "West", "North"][at]}`));
  await end({ E: -8000, S: 9000, W: -2000, N: 1000 }, "S");
  await browser.appears(area.series, "the totals");
  const sums = () => browser.run(() => [...document.querySelectorAll(`${area.series} tbody tr`)].map((row) => [...row.children].slice(1).map((cell) => cell.textContent.replace("\u2212", "-"))));
  assert.deepEqual(await sums(), [
    ["Ben", "+27.0", "+3.0", "+24.0"], ["Anna", "+4.0", "+27.0", "-23.0"], ["Dee", "-15.0", "-21.0", "+6.0"], ["Chi", "-16.0", "-9.0", "-7.0"],
  ]);

  // Seats drawn anew: the same players, whoever sits where; results stay with them.
  await press(browser, "Next game, seats drawn");
  await browser.appears(area.dealForm, "the third game");
  const seated = (await players(browser)).map((name) => name.split(",")[0]);
  assert.deepEqual([...seated].sort(), ["Anna", "Ben", "Chi", "Dee"]);
  await end({ E: 6000, S: -1000, W: -2000, N: -3000 }, "E");
  await browser.until(() => document.querySelectorAll(`${area.series} thead th`).length === 6, "three games");
  const third = Object.fromEntries((await sums()).map(([name, , , , net]) => [name, net]));
  assert.deepEqual(seated.map((name) => third[name]), ["+21.0", "+4.0", "-7.0", "-18.0"]);
  assert.equal(await browser.text("[aria-label='Stake']"), "0.50");
  assert.deepEqual((await browser.texts(`${area.series} ul li > :first-child`)).map((line) => line.match(/^League( \d)?/)[0]), ["League 3", "League 2", "League"]);
  await looks(browser, assert, "a match");
  // An earlier game is a tap away, and as it was.
  await press(browser, "Open: League");
  await browser.until(() => document.querySelector("#game-over")?.textContent === "Anna wins the evening", "the first game");
  await browser.appears(area.settleChips, "its chips");
});

journey("the last game of a match is asked for where yakitori waits for it", async (browser, assert) => {
  await openGames(browser, "#v1;r=european-classical;view=game");
  await press(browser, "Open a file");
  await browser.fill("#game-text", JSON.stringify(FILE));
  await press(browser, "Load text");
  await browser.counts(`${area.deals} tbody tr`, 1, "the game");
  // Anna has won in the first game, Ben in the second: they do not pay.
  await press(browser, "Next game");
  await browser.appears(area.dealForm, "the second game");
  assert.equal(await marked(browser), 3, "Anna has won before");
  await enterPoints(browser, "S", { E: -20, S: 60, W: -20, N: -20 });
  await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  assert.deepEqual(await charged(browser), [], "the match goes on");
  await press(browser, "Yes, the last one");
  await browser.until(() => document.querySelector(area.endTransfers), "the settlement");
  assert.deepEqual(await charged(browser), ["Chi", "Dee"]);
  assert.equal(await browser.text(`${area.series} h3`), "Ben wins the match");
});
