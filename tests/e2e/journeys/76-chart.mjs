import { readFileSync } from "node:fs";
import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { complete, tap } from "../pages/hand.mjs";
import { begin, deals, openGames, press, told, totals } from "../pages/game.mjs";

const evening = readFileSync(new URL("../../data/games/club-evening.json", import.meta.url), "utf8");
const { game } = JSON.parse(evening);

async function read(browser) {
  await press(browser, "Open a file");
  await browser.fill("#game-text", evening);
  await press(browser, "Load text");
  await browser.appears(area.ranking, "the game");
}

journey("the chart shows everybody's scores over the deals, by name and pattern, and says them", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "New", players: ["Ann", "Ben", "Cy", "Di"] });
  assert.equal(await browser.run(() => document.querySelector(area.chart)), null, "no chart before a deal");
  await press(browser, "All games");
  await read(browser);
  const points = await browser.run(() => [...document.querySelectorAll(`${area.chartLines} polyline`)].map((line) => line.getAttribute("points").split(" ").map((point) => point.split(",").map(Number))));
  // The start, sixteen deals, the settlement at the end.
  assert.deepEqual(points.map((line) => line.length), [18, 18, 18, 18]);
  assert.deepEqual(points.map((line) => [line[0][0], line.at(-1)[0]]), Array(4).fill([0, 100]));
  assert.equal(new Set(points.map((line) => line[0][1])).size, 1, "all start at one height");
  // Who ends higher has more: the lines lie in the order of the ranking.
  const ranking = await browser.texts(`${area.ranking} tbody th`);
  const byHeight = game.players.map((name, at) => [points[at].at(-1)[1], name]).sort(([one], [other]) => one - other).map(([, name]) => name);
  assert.deepEqual(byHeight, ranking);
  // The standings above say what the ranking says.
  const scores = await browser.run(() => Object.fromEntries([...document.querySelectorAll(`${area.ranking} tbody tr:has(> th)`)].map((row) => [row.querySelector("th").textContent, row.querySelector(area.number).textContent])));
  const standing = await browser.run(() => [...document.querySelectorAll(`${area.standings} li`)].map((one) => [one.querySelector("bdi").title, one.querySelector(area.total).textContent]));
  assert.deepEqual(Object.fromEntries(standing), scores);
  // A height is a score: the scale says which.
  const scale = await browser.run(() => [...document.querySelectorAll(`${area.chartScale} li`)].map((part) => Number(part.textContent.replace(/,/g, "").replace("\u2212", "-"))));
  const [low, high] = [scale[0], scale.at(-1)];
  const score = (y) => high - (y / 100) * (high - low);
  const { totals: last } = (await deals(browser)).at(-2);
  last.forEach((total, at) => assert.ok(Math.abs(score(points[at].at(-3)[1]) - total) < (high - low) / 1000, `${game.players[at]} ${total}`));

  const looks = await browser.run(() => [...document.querySelectorAll(`${area.chartLines} polyline`)].map((line) => { const { stroke, strokeDasharray } = getComputedStyle(line); return [stroke, strokeDasharray]; }));
  assert.equal(new Set(looks.map(([stroke]) => stroke)).size, 4, "four colors");
  assert.equal(new Set(looks.map(([, dashes]) => dashes)).size, 4, "four patterns");
  const said = await browser.text(`${area.chartPart} ${area.heardOnly}`);
  for (const name of game.players) assert.ok(said.includes(name), said);
  assert.match(said, /2,000 → 2,840 → 2,752/);
  await axe(browser, assert, area.chartPart);

  for (const width of [320, 390, 768, 1280]) {
    await browser.size(width, 900);
    const ends = await browser.run(() => [...document.querySelectorAll(`${area.chartEnds} > li`)].map((end) => {
      const { top, bottom, right } = end.getBoundingClientRect();
      return [end.querySelector(area.endName).textContent, top, bottom, right];
    }));
    assert.deepEqual(ends.map(([name]) => name), game.players);
    const down = ends.map(([, top, bottom]) => [top, bottom]).sort(([one], [other]) => one - other);
    down.slice(1).forEach(([top], at) => assert.ok(top >= down[at][1] - 1, `${width}: names touch`));
    assert.ok(ends.every(([, , , right]) => right <= width), `${width}: a name is cut`);
    assert.ok(await browser.run(() => document.documentElement.scrollWidth <= innerWidth), `${width}: the page is no wider`);
  }
});

journey("a summary of the game is copied, and shared where the system can", async (browser, assert) => {
  const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", {
    source: `if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; };
      navigator.share = async (data) => { if (window.refuses) throw new DOMException("no", "NotAllowedError"); window.shared = data; };`,
  });
  await openGames(browser);
  await read(browser);
  await press(browser, "Copy summary");
  const text = await browser.until(() => window.copied, "the summary");
  const lines = text.split("\n");
  assert.match(lines[0], /16 deals$/);
  assert.deepEqual(lines.slice(1, 5), ["1. Ben 4,274 (+2,274)", "2. Anna 2,969 (+969)", "3. Chi 763 (\u22121,237)", "4. Dee \u221226 (\u22122,026)"]);
  assert.match(lines[5], /^Largest hand: South 3: Ben wins 500/);
  assert.doesNotMatch(text, /\bEast\b|\bNorth\b/, "players by their names");
  await browser.until(() => document.querySelector(area.gameMessage).textContent === "Summary copied.", "that it is copied");
  await press(browser, "Share summary");
  assert.equal((await browser.until(() => window.shared, "it to be shared")).text, text);
  await browser.run(() => { window.refuses = true; });
  await press(browser, "Share summary");
  await browser.appears(`${area.gameSaid} textarea`, "it to be copied by hand");
  assert.equal(await browser.run(() => document.querySelector(`${area.gameSaid} textarea`).value), text);
  await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
}, { engines: ["chromium"], because: "the driver plants the script that stands for the system" });

journey("what a hand counts stands beside the deal as chips", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Chips", players: ["Ann", "Ben", "Cy", "Di"] });
  await press(browser, "Enter tiles");
  await browser.appears("#hand", "the builder");
  await tap(browser, "22345m45567p345s");
  await complete(browser, "6 of dots").catch(() => tap(browser, "6p"));
  await browser.appears(area.wonHeadline, "the win");
  await press(browser, "Add to game");
  await browser.appears("#deal-1", "the deal");
  assert.match(await told(browser), /East 1 added/);
  const [first] = await deals(browser);
  assert.match(first.cause, /^Ann wins [\d,]+ by tsumo$/);
  assert.equal(first.chips.length, 2);
  assert.match(first.chips[0], /^\d han$/);
  assert.match(first.chips[1], /^\d+ fu$/);
  assert.ok((await totals(browser))[0] > 30000);
});
