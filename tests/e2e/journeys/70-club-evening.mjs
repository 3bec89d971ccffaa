import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { begin, constant, correctDeal, deals, ended, ends, enterDeal, foul, moreAboutDeal, openDeal, openGames, press, tapPlayer, told, totals, value, win } from "../pages/game.mjs";

const folder = new URL("../../data/games/", import.meta.url);
const { rules, game } = JSON.parse(readFileSync(new URL("club-evening.json", folder), "utf8"));
const wrong = JSON.parse(readFileSync(new URL("club-evening-wrong.json", folder), "utf8"));

/** A table of the committed sheet, by the heading above it: each line by its columns. */
const sheet = (title) => {
  const text = readFileSync(new URL("club-evening.md", folder), "utf8");
  const lines = text.slice(text.indexOf(`## ${title}\n`)).split("\n").slice(1).join("\n").trim().split("\n\n")[0].split("\n");
  const cells = (line) => line.split("|").slice(1, -1).map((cell) => cell.trim());
  const [head, , ...rows] = lines.map(cells);
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [head[place], cell])));
};

const WINDS = ["E", "S", "W", "N"];
const NAMES = { E: "East", S: "South", W: "West", N: "North" };

/** Who has which wind: the dealer of the committed sheet's line is East. */
const winds = (line) => {
  const first = game.players.indexOf(line.dealer);
  return Object.fromEntries(WINDS.map((wind, turn) => [wind, game.players[(first + turn) % 4]]));
};

/** A deal by taps. */
async function fill(browser, deal, line) {
  const names = winds(line);
  if (deal.end.kind === "scores") {
    await moreAboutDeal(browser);
    await press(browser, "Enter points manually");
    for (const [wind, change] of Object.entries(deal.end.changes)) await browser.fill(`#change-${wind}`, change);
    await browser.fill("#scores-winner", deal.end.winner);
  } else if (deal.end.kind === "draw") {
    await ends(browser, "Draw");
    if (deal.end.cause) await browser.click(`#cause-${deal.end.cause}`);
  } else {
    const [{ seat, from }] = deal.end.wins;
    await win(browser, { winner: names[seat], from: names[from] });
    for (const wind of WINDS) {
      const total = deal.seats[wind]?.total;
      await tapPlayer(browser, names[wind]);
      await value(browser, total === undefined || (total === 0 && wind !== seat) ? "" : total);
    }
  }
  for (const [place, { kind, seat, times = 1 }] of (deal.penalties ?? []).entries()) {
    await foul(browser, kind, names[seat]);
    await browser.fill(`[aria-label="Times ${place + 1}"]`, times);
  }
  if (deal.note) {
    await moreAboutDeal(browser);
    await browser.fill("#deal-note", deal.note);
  }
}

/** A deal by tiles: in the builder, from its own winds. */
async function byTiles(browser, deal, assert, place) {
  await press(browser, "Enter tiles");
  await browser.appears(area.gameBar, "the builder");
  assert.match(await browser.text("#game-bar"), new RegExp(`^Deal ${place + 1} of `));
  const [win] = deal.end.wins;
  const { hand, melds } = deal.seats[win.seat];
  const laid = melds.map(({ kind, tiles, from }) => (kind === "concealed-kong" ? `[${tiles}]` : `(${tiles}@${from})`));
  await browser.fill(await browser.role("combobox", /^Seat wind/, area.settings), win.seat);
  await browser.clear("#text-box");
  await browser.type("#text-box", [hand, ...laid, `${win.by === "self-draw" ? "~" : "+"}${win.tile}`].join(" "));
  await browser.clickOn("button", "Load");
  if (win.from) await browser.clickOn("radio", new RegExp(`^${NAMES[win.from]}`), "#at-from");
  await browser.appears(area.wonHeadline, "the win");
  await press(browser, "Add to game");
  await browser.until((place) => document.querySelector(`#deal-${place + 1}`), "the deal in the game", place);
}

journey("a club evening: sixteen deals by mouse, two by tiles, a correction, fouls, a draw, yakitori; as the sheet says; saved, cleared, read back", async (browser, assert) => {
  const options = Object.entries(rules.options).map(([key, value]) => `${key}:${value === true ? "on" : value}`);
  await openGames(browser, `#v1;r=${rules.base};o=${options.join(",")};view=game`);
  await begin(browser, { name: game.name, players: game.players });
  assert.match(await browser.text(area.gameTop), /European Classical, \d house rules/);
  assert.deepEqual(await totals(browser), [2000, 2000, 2000, 2000]);

  const lines = sheet("Deals");
  const before = sheet("Corrected")[0];
  for (const [place, deal] of game.deals.entries()) {
    const line = lines[place];
    const corrected = place + 1 === wrong.deal;
    if (Object.values(deal.seats ?? {}).some(({ hand }) => hand)) {
      await byTiles(browser, deal, assert, place);
    } else {
      await fill(browser, corrected ? wrong.entry : deal, line);
      await enterDeal(browser);
    }
    await browser.until((place) => document.querySelector(`#deal-${place + 1}`), `deal ${place + 1}`, place);
    assert.match(await told(browser), / added\./);
    // A reload in the middle loses nothing.
    if (place === 8) {
      await browser.reload();
      await browser.appears("#deal-9", "the game after the reload");
    }
    assert.ok(await constant(browser), `after deal ${place + 1}`);
    const now = (await deals(browser))[place];
    const listed = corrected ? before : line;
    if (place < wrong.deal) {
      const had = game.players.map((player) => Number(listed[corrected ? `${player} had` : `${player} has`]));
      assert.deepEqual(now.totals, had, `deal ${place + 1}`);
    }
    assert.deepEqual(now.changes, game.players.map((player) => Number(listed[player])), `deal ${place + 1}`);
    assert.equal(now.name, line.round.split(" ")[0], `deal ${place + 1}`);
  }

  // The mistake in deal 5 is found late; what its correction changes is said.
  await openDeal(browser, wrong.deal);
  await browser.until(() => document.querySelector("#deal-form-title").textContent.startsWith("Edit deal"), "the form of the deal");
  // The key of how it ended, once more, begins anew.
  await ends(browser, await ended(browser));
  await fill(browser, game.deals[wrong.deal - 1], lines[wrong.deal - 1]);
  await correctDeal(browser);
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.includes(" changed"), "what changed");
  assert.match(await told(browser), /Anna: .+, was .+Ben: /);
  assert.deepEqual(
    (await deals(browser)).map(({ name, changes, totals }) => ({ name, changes, totals })),
    lines.map((line) => ({
      name: line.round.split(" ")[0],
      changes: game.players.map((player) => Number(line[player])),
      totals: game.players.map((player) => Number(line[`${player} has`])),
    })),
  );

  // The end: who has not won pays.
  assert.match(await browser.text(`${area.standings} li:last-child`), /no win yet/);
  await press(browser, "End game");
  await browser.appears(area.ranking, "the ranking");
  const rows = (selector) => browser.run((selector) => [...document.querySelectorAll(`${selector} tbody tr`)].map((row) => [...row.children].map((cell) => cell.textContent)), selector);
  const plain = (text) => text.replaceAll(",", "").replaceAll("\u2212", "-");
  const ending = (await rows(area.endTransfers)).map(([from, to, amount, why]) => [from, to, plain(amount), /yakitori/.test(why)]);
  const [settled, places] = (() => {
    const text = readFileSync(new URL("club-evening.md", folder), "utf8").split("## The end\n")[1].trim().split("\n\n");
    const cells = (block) => block.split("\n").slice(2).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
    return text.map(cells);
  })();
  assert.deepEqual(ending, settled.map(([from, to, amount]) => [from, to, amount, true]));
  // Below each of them, what of it the end brought.
  const ranked = (await rows(area.ranking)).map((row) => row.map(plain));
  const heads = ranked.filter((_, line) => line % 2 === 0);
  assert.deepEqual(heads.map((row) => row.slice(0, 3)), places);
  const sign = (number) => (number > 0 ? `+${number}` : `${number}`);
  assert.deepEqual(heads.map((row) => row[3]), places.map(([, , score]) => sign(Number(score) - 2000)));
  const atEnd = (name) => settled.reduce((sum, [from, to, amount]) => sum + Number(amount) * (Number(to === name) - Number(from === name)), 0);
  ranked.filter((_, line) => line % 2 === 1).forEach(([, parts], place) => assert.ok(parts.endsWith(` ${sign(atEnd(places[place][1]))}`), parts));

  // Saved, thrown away, read back: nothing is lost.
  const whole = await browser.run(() => document.querySelector(`${area.game}${area.scoreSheet} ${area.dealsPart}`).textContent + document.querySelector(area.ending).textContent);
  await press(browser, "Save and print");
  const address = await browser.attribute("a[download$='.json']", "href");
  const file = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  await press(browser, "All games");
  await press(browser, `Delete: ${game.name}`);
  await browser.goes(area.gameList, "no game");
  await press(browser, "Open a file");
  await browser.fill("#game-text", file);
  await press(browser, "Load text");
  await browser.appears(area.ranking, "the game again");
  assert.equal(
    await browser.run(() => document.querySelector(`${area.game}${area.scoreSheet} ${area.dealsPart}`).textContent + document.querySelector(area.ending).textContent),
    whole,
  );
  // The file says what the committed one says. 2000 points at the start are the rulebook's own, a hand of 0 is none.
  const read = JSON.parse(file);
  const { "start-points": usual, ...house } = rules.options;
  assert.equal(usual, 2000);
  assert.deepEqual(read.rules, { base: rules.base, options: house });
  const said = ({ seats = {}, end, penalties = [], note }) => ({
    totals: Object.fromEntries(Object.entries(seats).filter(([, { total }]) => total).map(([wind, { total }]) => [wind, total])),
    end: { cause: end.kind === "draw" ? "wall" : undefined, ...end },
    fouls: penalties.map(({ seat, kind, times = 1 }) => [seat, kind, times]),
    note,
  });
  const ordered = (value) => JSON.stringify(value, (_, one) => (one?.constructor === Object ? Object.fromEntries(Object.entries(one).sort()) : one));
  for (const [place, deal] of game.deals.entries()) assert.equal(ordered(said(read.game.deals[place])), ordered(said(deal)), `deal ${place + 1} in the file`);
  // And another visit finds it.
  await browser.reload();
  await browser.appears(area.ranking, "the game of the visit before");
});
