import { journey } from "../journey.mjs";
import { forget } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { group, tap } from "../pages/hand.mjs";
import { begin, deals, enterTiles, press as pressInGame, totals } from "../pages/game.mjs";
import { all, file, openBooks, openItem, press } from "../pages/rulebooks.mjs";

/** What the winner counts: item, value and unit. */
const WINNER = [
  ["winning", "10", "points"], ["self-drawn", "2", "points"], ["out-on-pair", "2", "points"], ["only-tile", "2", "points"],
  ["own-both", "1", "doubles"], ["all-flowers", "1", "doubles"], ["all-seasons", "1", "doubles"],
  ["pung-dragon", "1", "doubles"], ["pung-own-wind", "1", "doubles"], ["pung-round-wind", "1", "doubles"],
  ["little-three-dragons", "1", "doubles"], ["big-three-dragons", "2", "doubles"], ["three-concealed-pungs", "1", "doubles"],
  ["pung-hand", "1", "doubles"], ["fully-concealed", "1", "doubles"], ["one-suit-honors", "1", "doubles"], ["one-suit-only", "3", "doubles"],
  ["all-terminals-honors", "1", "doubles"], ["supplement", "1", "doubles"], ["last-tile", "1", "doubles"], ["last-discard", "1", "doubles"],
  ["robbing-kong", "1", "doubles"], ["heavenly", "100", "percent-of-limit"], ["four-kongs", "100", "percent-of-limit"],
  ["all-honors", "100", "percent-of-limit"], ["all-green", "100", "percent-of-limit"], ["nine-gates-wait", "100", "percent-of-limit"],
  ["thirteen-orphans", "100", "percent-of-limit"],
];

/** How often the dealer, the discarder and the others pay the hand, by who wins and how; null where nobody ever pays. */
const TABLE = {
  "east-self-drawn": [null, null, "2"], "self-drawn": ["2", null, "1"],
  "east-on-discard": [null, "4", "2"], "on-east-discard": [null, "4", "1"], "on-discard": ["2", "2", "1"],
};

/** What the sheet of the rulebook says of the winner: names and values, in the order of the sheet. */
const SHEET = [
  ["Going out", "10 points"], ["Pung of dragons", "1 double"], ["Pung of seat wind", "1 double"], ["Pung of round wind", "1 double"],
  ["Seat flower and season", "1 double"], ["All flowers", "1 double"], ["All seasons", "1 double"],
  ["Little three dragons", "1 double"], ["Big three dragons", "2 doubles"], ["Three concealed pungs", "1 double"],
  ["Four kongs", "100% of the limit"], ["All pungs", "1 double"], ["One suit with honors", "1 double"], ["One suit only", "3 doubles"],
  ["All terminals and honors", "1 double"], ["All honors", "100% of the limit"], ["All green", "100% of the limit"],
  ["Fully concealed hand", "1 double"], ["Self-draw", "2 points"], ["Win on the pair", "2 points"], ["The only possible tile", "2 points"],
  ["Last tile of the wall", "1 double"], ["Last discard", "1 double"], ["After a kong", "1 double"], ["Robbing a kong", "1 double"],
  ["Blessing of heaven", "100% of the limit"], ["Thirteen orphans", "100% of the limit"], ["Nine gates, nine waits", "100% of the limit"],
  ["Gertie’s Garter", "100% of the limit"], ["Windfall run", "50% of the limit"],
];

/** Of what losers' hands count. */
const LOSERS = [["Pung of dragons", "1 double"], ["Pung of seat wind", "1 double"], ["Pung of round wind", "1 double"], ["One suit only", "3 doubles"]];

const PLAYERS = ["Anna", "Ben", "Chi", "Dee"];

/** The deals, worked out by hand: who wins with what, of which tile Chi as South has an open pung, and what changes for each player. */
const EVENING = [
  {
    seat: "E", text: "234m567p888s2s (777z@S) ~2s", changes: [288, -96, -96, -96],
    why: "10 for going out, 2 self-drawn, 2 on the pair, 2 for the only tile, 4 for the dragons, 4 for 888s: 24, doubled once; the dealer gets double",
  },
  {
    seat: "S", text: "1234567m123456p +7p", from: "West", changes: [-2000, 5000, -2000, -1000],
    why: "the limit for Gertie’s Garter; the dealer and the discarder pay double",
  },
  {
    // Ben is dealer.
    seat: "W", text: "1234567m123456z ~7z", pung: "5z", changes: [-508, -1008, -484, 2000],
    why: "half of the limit, the dealer pays double; Chi’s dragons are 8 points, which the other losers pay",
  },
];

/** Enters a deal by its tiles. */
async function enter(browser, { pung, ...won }) {
  await enterTiles(browser, won);
  if (pung) {
    await browser.clickOn("tab", "Table");
    await browser.clickOn("button", /South · Chi/, area.table);
    await browser.appears(`${area.chosenSeat}[data-seat=S]`, "Chi’s seat");
    await tap(browser, pung);
    await group(browser, "open pung of");
    await browser.clickOn("tab", "Hand");
  }
  await pressInGame(browser, "Add to game");
  await browser.appears(area.dealForm, "the sheet");
}

/** Adds a hand of the club's own. */
async function addHand(browser, name, template) {
  await browser.fill("#new-hand-name", name);
  await browser.fill("#new-hand-template", template);
  await press(browser, "Add this hand");
}

/** What paper has of the sheet that is open: its title, the patterns with their values, and what could be pressed. */
async function onPaper(browser) {
  await browser.appears(`${area.ruleSheet} ${area.sheetTable} thead`, "the sheet");
  await browser.medium("print");
  const seen = await browser.run(() => {
    const shown = (element) => element.checkVisibility();
    const text = (element) => element?.textContent.replace(/\s+/g, " ").trim();
    const cells = (row) => [row.querySelector("th b"), ...[...row.querySelectorAll("td")].map((cell) => cell.firstElementChild)].map(text);
    return {
      title: text([...document.querySelectorAll(`${area.ruleSheet} h3`)].find(shown)),
      rows: [...document.querySelectorAll(`${area.sheetTable} tbody tr:has(td + td)`)].filter(shown).map(cells),
      pressed: [...document.querySelectorAll("button, select, input, textarea, a")].filter(shown).map((element) => element.outerHTML.slice(0, 80)),
    };
  });
  await browser.medium("screen");
  return seen;
}

journey("a club's rulebook is made from nothing, saved, printed and shared by link, and another browser scores an evening by it", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openBooks(browser);
  await press(browser, "New rulebook");
  await browser.fill("#start-name", "Thursday club");
  await browser.fill("#start-minimum", "1");
  await browser.fill("#start-limit", "1000");
  await browser.fill("#start-settlement", "classical");
  await browser.clickOn("checkbox", /^Losers/, "dialog[open]");
  await browser.clickOn("checkbox", /[Ff]lowers/, "dialog[open]");
  await press(browser, "Create and edit");
  await browser.appears(area.editor, "the editor");
  for (const [id, value, unit] of WINNER) {
    await openItem(browser, id);
    await browser.fill(`#winner-value-${id}`, value);
    await browser.fill(`#winner-unit-${id}`, unit);
    if (["pung-dragon", "pung-own-wind", "pung-round-wind", "one-suit-only"].includes(id)) {
      await press(browser, "Copy to losers: Winner");
      await browser.until((id) => document.querySelector(`#losers-value-${id}`).value !== "", "the losers' value", id);
    }
  }
  await all(browser);
  await addHand(browser, "Gertie’s Garter", "1234567a 1234567b");
  await browser.untilFocused("#winner-value-custom-1");
  await browser.clickOn("button", /^100% of the limit/, `${area.customHands} ${area.patternBody} ${area.sides}`);
  await addHand(browser, "Windfall run", "1234567a 1z 2z 3z 4z 5z 6z 7z");
  await browser.untilFocused("#winner-value-custom-2");
  await browser.fill("#winner-value-custom-2", "50");
  await browser.fill("#winner-unit-custom-2", "percent-of-limit");
  await browser.fill("#option-basic-points", "1");
  const own = await browser.run(() => [...document.querySelector("#option-winner-scheme").options].find((option) => option.textContent === "Custom table").value);
  await browser.fill("#option-winner-scheme", own);
  await browser.appears("#pay-on-discard-0", "the payment table");
  for (const [way, cells] of Object.entries(TABLE)) {
    for (const [payer, cell] of cells.entries()) {
      if (cell !== null) await browser.fill(`#pay-${way}-${payer}`, cell);
    }
  }
  const saved = JSON.parse(await file(browser));
  assert.equal(Object.keys(saved.winner).length, 30);
  assert.deepEqual(Object.keys(saved.losers), ["pung-dragon", "pung-own-wind", "pung-round-wind", "one-suit-only"]);
  assert.deepEqual(saved.minimum, { value: 1, unit: "doubles" });
  assert.deepEqual(saved.payments["on-east-discard"], { discarder: 4, others: 1 });
  const link = await browser.until(() => location.hash.includes("on-discard:(east:2,discarder:2,others:1)") && location.href, "the rulebook in the link");

  // A browser that has never seen it.
  await forget(browser);
  await browser.go("about:blank");
  await browser.go(link);
  await browser.goes("#app [aria-busy]", "the app to start");
  await openBooks(browser);
  await press(browser, "Save");
  await browser.appears("[aria-label^='Delete: Thursday club']", "that it is kept");
  await press(browser, "Sheet: Thursday club");
  const sheet = await onPaper(browser);
  assert.equal(sheet.title, "Thursday club");
  assert.deepEqual(sheet.pressed, [], "nothing to press on paper");
  assert.deepEqual(sheet.rows.map(([name, winner]) => [name, winner]), SHEET);
  assert.deepEqual(sheet.rows.filter(([, , losers]) => losers !== "not counted").map(([name, , losers]) => [name, losers]), LOSERS);
  await browser.press("Escape");
  await browser.clickOn("tab", "Game");
  await browser.appears(`${area.game} h2`, "the games");
  await begin(browser, { name: "The last Thursday", players: PLAYERS });
  for (const [place, deal] of EVENING.entries()) {
    await enter(browser, deal);
    assert.deepEqual((await deals(browser))[place].changes, deal.changes, `deal ${place + 1}: ${deal.why}`);
  }
  assert.deepEqual(await totals(browser), [-220, 5896, -580, 2904]);
  await pressInGame(browser, "End game");
  await browser.appears(`${area.ranking} tbody tr`, "the ranking");
  const ranked = await browser.texts(`${area.ranking} tbody tr`);
  assert.deepEqual(ranked.map((row) => PLAYERS.find((player) => row.includes(player))).filter(Boolean), ["Ben", "Dee", "Anna", "Chi"]);
});
