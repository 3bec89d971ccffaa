import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { group, tap } from "../pages/hand.mjs";
import { begin, constant, deals, ends, enterDeal, enterTiles, openGames, press, totals } from "../pages/game.mjs";

/** The deals, worked out by hand (docs/rules/classical.md): the winner's hand, what lies before the others, what changes for each player. */
const EVENING = [
  {
    seat: "N", text: "23m888p55p(444z@E)(555z@W) +4m", from: "South",
    losers: { S: [["7z", "open pung of"]], W: [["1s", "pung of"], ["3p", "open kong of"]] },
    changes: [-320, -120, -80, 520],
    why: "20 for going out, 4 each for 888p, north and white: 32, doubled twice: 128, that is 130; South’s dragons 8, doubled: 20 by tens; West 8 and 8",
  },
  {
    // Ben is dealer.
    seat: "E", text: "111z234m567p345s2p ~2p", losers: { S: [["9m", "concealed kong of"]], W: [["5z", "pair of"]], N: [["4z", "open pung of"]] },
    changes: [-530, 1560, -470, -560],
    why: "20, 2 self-drawn, 2 on the pair, 8 for the winds: 32, doubled for seat, round and a concealed hand: 260, twice for East; South has 30, North 10, a pair of dragons rounds to nothing",
  },
  {
    seat: "N", text: "123456789m55m67m +8m", from: "South", losers: { E: [["1p", "open kong of"]], W: [["7z", "pung of"]] },
    changes: [720, -320, -240, -160],
    why: "20 and 2 for the chow 789 that the 8 alone completes, doubled three times for one suit: 176, that is 180; East has 16 for the kong, that is 20, West 8 doubled, the same",
  },
];

/** A deal by tiles: the winner’s hand, then at the table those of the others. */
async function enter(browser, { losers, ...won }) {
  await enterTiles(browser, won);
  await browser.clickOn("tab", "Table");
  await browser.appears(`${area.table} ${area.seatCard}`, "the table");
  for (const [loser, groups] of Object.entries(losers)) {
    await browser.click(`${area.seatCard}[data-seat=${loser}] ${area.seatPlate}`);
    await browser.appears(`${area.chosenSeat}[data-seat=${loser}]`, `${loser}’s seat`);
    for (const [tile, name] of groups) {
      await tap(browser, tile);
      await group(browser, name);
    }
  }
  await press(browser, "Add to game");
  await browser.appears(area.dealForm, "the sheet");
}

journey("a classical evening by tiles: every hand that counts lies at the table, and the losers settle among themselves", async (browser, assert) => {
  await openGames(browser, "#v1;r=european-classical;view=game");
  await begin(browser, { name: "Sunday", rules: "european-classical", players: ["Anna", "Ben", "Chi", "Dee"] });
  for (const [place, deal] of EVENING.entries()) {
    await enter(browser, deal);
    assert.deepEqual((await deals(browser))[place].changes, deal.changes, `deal ${place + 1}: ${deal.why}`);
    assert.ok(await constant(browser), `after deal ${place + 1}`);
  }
  await ends(browser, "Draw");
  await enterDeal(browser);
  await browser.appears("#deal-4", "the draw");
  assert.deepEqual((await deals(browser))[3].changes, [0, 0, 0, 0], "nobody pays for a draw");
  assert.deepEqual(await totals(browser), [1870, 3120, 1210, 1800]);
  await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  assert.equal(await browser.text(area.endTitle), "Ben wins the evening");
  const paid = (await browser.texts(`${area.settleRows} li`)).map((line) => line.replace(/\s+/g, " ").trim());
  assert.deepEqual(paid, ["Chi → Ben790", "Dee → Ben200", "Anna → Ben130"]);
});
