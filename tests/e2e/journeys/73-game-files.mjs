import { journey } from "../journey.mjs";
import { games } from "../kept.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { begin, deals, enterDeal, looks, openGames, press, told, totals, win } from "../pages/game.mjs";

const evening = readFileSync(new URL("../../data/games/club-evening.json", import.meta.url), "utf8");

const names = (browser) => browser.texts(`${area.gameList} h3`);

const saved = async (browser, ending) => {
  const address = await browser.attribute(`a[download$='${ending}']`, "href");
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
};

async function read(browser, text) {
  await press(browser, "Open a file");
  await browser.fill("#game-text", text);
  await press(browser, "Load text");
}

journey("games: several are kept, renamed, copied, deleted, undone; CSV and JSON out and in, and what is wrong with a file at its place", async (browser, assert) => {
  await openGames(browser, "#v1;r=european-classical;view=game");
  await looks(browser, assert, "no game yet");
  await begin(browser, { name: "First", rules: "mcr-mil-2025", players: ["Anna", "Ben", "Chi", "Dee"] });
  // Chinese Official: nine points self-drawn are 8 + 9 from everybody.
  await win(browser, { winner: "Chi", total: 9 });
  await enterDeal(browser);
  await browser.appears("#deal-1", "the deal");
  assert.deepEqual(await totals(browser), [-17, -17, 51, -17]);

  await press(browser, "All games");
  await press(browser, "Copy: First");
  await browser.until(() => document.querySelector("#game-title").textContent.startsWith("First (copy)"), "the copy");
  await press(browser, "All games");
  await press(browser, "Rename: First (copy)");
  await browser.fill("#game-rename", "Second");
  await browser.appears("[aria-label='Open: Second']", "the other name");
  assert.deepEqual(await names(browser), ["Second", "First"]);
  await looks(browser, assert, "two games");
  await press(browser, "Delete: First");
  await browser.counts(`${area.gameList} > li`, 1, "one game");
  assert.match(await told(browser), /Undo brings it back/);
  await press(browser, "Undo in game");
  assert.deepEqual(await names(browser), ["Second", "First"]);

  // What is wrong with a file is said at its place, and nothing changes.
  await read(browser, '{"v":1,"rules":"no-such","game":{"players":["A"],"deals":[{"end":{"kind":"win","wins":[]},"extra":1}]}}');
  await browser.untilFocused("#game-problems");
  const places = await browser.texts("#game-problems li > b");
  for (const place of ["Rulebook", "Field “players”", "Deal 1, Extra"]) assert.ok(places.includes(place), `${place} among ${places}`);
  await looks(browser, assert, "a broken file");
  await browser.fill("#game-text", '{\n  "v": 1,\n  "game" }');
  await press(browser, "Load text");
  await browser.until(() => document.querySelector("#game-problems li > b")?.textContent === "Line 3, column 10", "line and column");
  await press(browser, "Cancel");
  assert.deepEqual(await names(browser), ["Second", "First"]);

  // A whole evening in, and as CSV out and in again: the same totals, no tiles.
  await read(browser, evening);
  await browser.counts(`${area.deals} tbody tr`, 16, "sixteen deals");
  const before = await deals(browser);
  await press(browser, "Save and print");
  await looks(browser, assert, "files");
  const csv = await saved(browser, ".csv");
  const lines = csv.trim().split("\r\n");
  assert.equal(lines.filter((line) => /^\d+,/.test(line)).length, 16);
  assert.deepEqual(lines.slice(17).map((line) => line.split(",")[0]), ["yakitori", "net", "place"], "how it ended");
  // Without a byte order mark some spreadsheets take the letters of a name for others.
  // A classical game has no counters, and so no column of them.
  assert.match(csv, /^\ufeffdeal,round,dealer,repeat,cause,winners,from,Anna,Ben,Chi,Dee,/);
  assert.match(lines[0], /,Anna hand,Ben hand,Chi hand,Dee hand,table,bank,/);
  await press(browser, "All games");
  await read(browser, csv);
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.includes("no tiles"), "that tiles are not there");
  const after = await deals(browser);
  assert.deepEqual(after.map(({ name, changes, totals }) => ({ name, changes, totals })), before.map(({ name, changes, totals }) => ({ name, changes, totals })));
  await press(browser, "All games");
  await read(browser, csv.replace("W4,Dee,0", "W4,Nobody,0"));
  await browser.until(() => document.querySelector("#game-problems li > b")?.textContent === "Line 17, column 3", "the line of the table");

  // Another page has kept a game meanwhile: neither is lost.
  await browser.reload();
  await browser.appears(`${area.game} h2`, "the games");
  const kept = (await games(browser)).map(({ game }) => game.name);
  assert.deepEqual(kept, ["First", "Second", "Club evening", ""]);
});
