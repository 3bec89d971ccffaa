import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { choose, openGames, press } from "../pages/game.mjs";

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

const marked = (browser) => browser.run(() =>
  [...document.querySelectorAll(`${area.standings} > *`)].filter((one) => one.textContent.includes("no win yet")).length);

journey("a match of games: who never won pays with the last of them", async (browser, assert) => {
  await openGames(browser, "#v1;r=european-classical;view=game");
  await press(browser, "Open a file");
  await browser.fill("#game-text", JSON.stringify(FILE));
  await press(browser, "Load text");
  await browser.counts(`${area.deals} tbody tr`, 1, "the game");
  assert.deepEqual(await charged(browser), [], "the match goes on");
  assert.equal(await marked(browser), 0, "nobody is marked once the game is over");
  await press(browser, "Names and rules");
  await choose(browser, "Part of a match of several games", "Ben has won a deal in an earlier game");
  await choose(browser, "Part of a match of several games", "Last game of the match");
  await press(browser, "Back to game");
  await browser.counts(`${area.deals} tbody tr`, 1, "the sheet");
  assert.deepEqual(await charged(browser), ["Chi", "Dee"]);
  await press(browser, "Undo in game");
  assert.deepEqual(await charged(browser), [], "taken back");
});
