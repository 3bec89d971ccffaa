import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { enterDeal, looks, openGames, press, win } from "../pages/game.mjs";

// The last deal: Anna 41,300, Bertrand 27,600, Chiyo 24,100, Dmitri 7,000. Seven deals on, the second player of each has won
// them, so that each passes and no counter lies there.
const settled = (changes) => ({ end: { kind: "scores", changes, winner: "S" } });
const evening = {
  v: 1, rules: "riichi-ema-2016", game: {
    name: "Friday", players: ["Anna", "Bertrand", "Chiyo", "Dmitri"], initial: 25_000,
    deals: [settled({ E: 16_300, S: 2_600, W: -900, N: -18_000 }), ...Array(6).fill(settled({ S: 0 }))],
  },
};

const closed = (browser) => browser.goes(`${area.needSheet}[open]`, "the sheet to close");

/** The rows under the heading of a place: how the deal ends, what is needed, what is said of it. */
const rows = (browser, place) => browser.run((place) => {
  const goal = [...document.querySelectorAll(area.needGoal)].find((goal) => goal.querySelector("h3").textContent.startsWith(place));
  return Object.fromEntries([...goal.querySelectorAll("dl > div")].map((row) => {
    const notes = [...row.querySelectorAll(area.needNote)].map((note) => note.textContent);
    return [row.querySelector("dt").textContent, [row.querySelector("b").textContent, ...notes]];
  }));
}, place);

async function ask(browser, name) {
  await browser.clickOn("button", new RegExp(name), area.needsList);
  await browser.appears(`${area.needSheet}[open]`, "the sheet");
}

journey("What do I need: the smallest hand by every way; played, it reaches the place; Back closes the sheet", async (browser, assert) => {
  await openGames(browser);
  await press(browser, "Open a file");
  await browser.fill("#game-text", JSON.stringify(evening));
  await press(browser, "Load text");
  await browser.appears(area.needsList, "the list of the last round");
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll(`${area.needsList} button`)].map((line) => [...line.children].map((part) => part.textContent.replace(/\s+/g, " ").trim()))),
    [
      ["南", "Anna, South, 1st", "+13,700"], ["西", "Bertrand, West, 2nd", "−13,700"],
      ["北", "Chiyo, North, 3rd", "−17,200"], ["東", "Dmitri, East, 4th, deals", "−34,300"],
    ],
  );
  await looks(browser, assert, "the list");
  await ask(browser, "Chiyo");
  assert.equal(await browser.text("#need-title"), "What does Chiyo need?");
  // 24,100 + 8,000 = 32,100 is 1,200 below 41,300 - 8,000; 12,000 is a haneman.
  assert.deepEqual(await rows(browser, "To be 1st"), {
    "Ron from Anna": ["12,000", "haneman", "8,000 is 1,200 short"],
    "Ron from another": ["24,000", "sanbaiman", "16,000 is 1,200 short"],
    Tsumo: ["4,000 / 8,000", "baiman", "3,000 / 6,000 is 2,200 short"],
  });
  const second = await rows(browser, "To be 2nd");
  assert.deepEqual(second["Ron from Bertrand"], ["2,000", "2 han 30 fu", "1,600 is 300 short"]);
  await looks(browser, assert, "the sheet");
  await browser.back();
  await closed(browser);
  await browser.appears(area.needsList, "the game behind it");

  // The smallest hand, played.
  await win(browser, { winner: "Chiyo", from: "Bertrand", han: 2, fu: 30 });
  await enterDeal(browser);
  await browser.appears(area.ranking, "the ranking");
  const [ranking] = await browser.texts(area.ranking);
  assert.match(ranking, /Anna.*Chiyo.*Bertrand.*Dmitri/s, "the second place is reached");
  assert.equal(await browser.count(area.needsList), 0);
  await press(browser, "Undo in game");
  await browser.appears(area.needsList, "the list again");
  assert.deepEqual(await browser.errors(), []);
});

journey("What do I need: before the last round it is behind a key", async (browser, assert) => {
  await openGames(browser);
  await press(browser, "Open a file");
  await browser.fill("#game-text", JSON.stringify({ ...evening, game: { ...evening.game, deals: evening.game.deals.slice(0, 2) } }));
  await press(browser, "Load text");
  await browser.appears(area.needsPart, "the key");
  assert.equal(await browser.count(area.needsList), 0);
  await press(browser, "What do I need?");
  await ask(browser, "Dmitri");
  assert.match(await browser.text(area.needFoot), /The game goes on after this deal\.$/);
  await browser.press("Escape");
  await closed(browser);
  assert.deepEqual(await browser.errors(), []);
});
