import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { headline, link, says, tap } from "../pages/hand.mjs";
import { begin, deals, looks, openDeal, openGames, press, told } from "../pages/game.mjs";
import { chosen } from "../pages/table.mjs";

journey("a deal by tiles: from the game to the hand, over a reload and back, and once more to correct it", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Tiles", players: ["Anna", "Ben", "Chi", "Dee"] });
  await press(browser, "Enter tiles");
  await browser.appears(area.gameBar, "the bar");
  assert.equal(await browser.text("#game-bar"), "Deal 1 of “Tiles”: East 1, Anna is dealer.");
  // Not over yet: it says so and nothing is lost.
  await tap(browser, "123m456p789s22z55z");
  await press(browser, "Add to game");
  await browser.until(() => document.querySelector(`${area.gameBar} ${area.gameMessage}`).textContent, "that it is not over");
  assert.match(await browser.text(`${area.gameBar} ${area.gameMessage}`), /isn’t finished/);
  await link(browser, "s2255z");
  await browser.reload();
  await browser.until(() => document.querySelector("#game-bar")?.textContent.startsWith("Deal 1 of"), "the bar after the reload");
  await says(browser, "Waiting");
  await looks(browser, assert, "the bar over the hand");
  await tap(browser, "5z");
  await browser.appears(area.wonHeadline, "the win");
  const worth = await headline(browser);
  await press(browser, "Add to game");
  await browser.appears("#deal-1", "the deal in the game");
  assert.match(await told(browser), /East 1 added/);
  const [first] = await deals(browser);
  assert.match(first.cause, /^Anna wins .+ by tsumo/, worth);
  assert.ok(first.changes[0] > 0 && first.changes.reduce((sum, change) => sum + change) === 0);

  // Back into the builder: the tiles are there; from Ben instead.
  await openDeal(browser, 1);
  await press(browser, "Edit tiles");
  await browser.appears(area.wonHeadline, "the win again");
  assert.equal(await headline(browser), worth);
  await browser.clickOn("radio", "Ron", "#at-by");
  await browser.clickOn("radio", "South · Ben", "#at-from");
  await press(browser, "Add to game");
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.includes(" changed"), "what changed");
  const [corrected] = await deals(browser);
  assert.match(corrected.cause, /from Ben$/);
  assert.deepEqual(corrected.changes.slice(2), [0, 0]);

  // Back without: the game stays as it is.
  await press(browser, "Enter tiles");
  await press(browser, "Back without adding");
  await browser.appears(area.dealForm, "the sheet");
  assert.equal((await deals(browser)).length, 1);
  await browser.clickOn("tab", "Hand");
  await browser.appears("#hand", "the hand");
  assert.ok(!(await browser.run(() => document.querySelector(area.gameBar))), "no bar any more");
});

journey("a deal of a game is entered at the four-seat table: discards, a win on one, and into the game", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Table", players: ["Anna", "Ben", "Chi", "Dee"] });
  await press(browser, "Enter tiles");
  await browser.appears(area.gameBar, "the bar");
  await browser.clickOn("tab", "Table");
  await browser.appears(`${area.table} ${area.seatCard}`, "the table");
  assert.equal(await browser.text("#game-bar"), "Deal 1 of “Table”: East 1, Anna is dealer.");
  const sit = async (seat) => {
    await browser.click(`${area.seatCard}[data-seat=${seat}] ${area.seatPlate}`);
    await chosen(browser, seat);
  };
  await sit("S");
  await tap(browser, "123456789m22p78s");
  await sit("E");
  await browser.clickOn("button", "Discards", area.actions);
  await tap(browser, "1z9s");
  await browser.clickOn("button", /^9 of bamboos, .*discard 2/, area.discardTray);
  await browser.clickOn("button", /^South · Ben: Ron/, area.claims);
  await browser.appears(`${area.matrix} tbody tr`, "who pays whom");
  await press(browser, "Add to game");
  await browser.appears("#deal-1", "the deal in the game");
  const [deal] = await deals(browser);
  assert.match(deal.cause, /^Ben wins .+ from Anna$/);
  assert.deepEqual(deal.changes.map(Math.sign), [-1, 1, 0, 0]);
});

const LONG = ["Maximiliane-Alexandrina von Hohenstein", "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末", "Kim", "Bartholomewthelongestnameofall"];

journey("who sits where is said at every seat as long as a deal is entered by tiles, however long the names", async (browser, assert) => {
  const names = (selector) => browser.run((selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility()).map((found) => found.ariaLabel ?? found.textContent.trim()), selector);
  const fits = async (what) => {
    const wide = await browser.run(() => {
      const inside = document.documentElement.clientWidth;
      const out = [...document.querySelectorAll("main *")].filter((element) => element.checkVisibility() && !element.closest(`${area.heardOnly}, ${area.matrixFrame}, ${area.foldedBuilder}`) && element.getBoundingClientRect().right > inside + 1);
      return out.map((element) => `${element.tagName} ${element.className}`);
    });
    assert.deepEqual(wide, [], what);
  };
  await openGames(browser);
  await begin(browser, { name: "Names", players: LONG });
  await press(browser, "Enter tiles");
  await browser.appears(area.gameBar, "the bar");
  const seats = ["East", "South", "West", "North"].map((seat, place) => `${seat} · ${LONG[place]}`);
  await browser.appears(`${area.seats} ${area.player}`, "the players at the seats");
  for (const seat of seats) await browser.role("button", seat, area.seats);
  await tap(browser, "123m456p789s22z55z5z");
  await browser.appears(area.wonHeadline, "the win");
  await browser.clickOn("radio", "Ron", "#at-by");
  await browser.clickOn("radio", seats[2], "#at-from");
  await browser.clickOn("button", /^Who pays what/, area.result);
  assert.deepEqual((await names(`${area.payments} tbody th`)).map((name) => name.replace(/\s*winner$/, "")), seats);
  // On paper.
  assert.match(await browser.run(() => document.querySelector(`${area.context} > p`).textContent), new RegExp(`Seat wind: East \\(${LONG[0]}\\)`));
  // Who pays and is paid, who is liable, what is wrong: a wind stands for a player nowhere.
  const bare = async (selector) => {
    const known = [...seats, ...seats.map((seat) => seat.replace(/^(\w+) · (.*)$/, "$1 ($2)")), "Round wind: East"];
    const said = await browser.run((selector) => [...document.querySelectorAll(selector)].map((part) => part.textContent), selector);
    assert.ok(said.length > 0, selector);
    const left = said.map((text) => known.reduce((rest, words) => rest.replaceAll(words, ""), text));
    // What is left of winds are tiles.
    return left.flatMap((text) => text.match(/.{0,20}(East|South|West|North)(?! winds?).{0,20}/g) ?? []);
  };
  assert.deepEqual(await bare(area.answer), []);
  for (const [width, height] of [[1280, 800], [390, 844], [320, 640]]) {
    await browser.size(width, height);
    await fits(`the hand at ${width}`);
    await browser.clickOn("tab", "Table");
    await browser.appears(area.seatCard, "the table");
    assert.deepEqual([...await names(area.seatCard)].sort(), [...seats].sort());
    assert.deepEqual(await bare(area.answer), []);
    const settlement = await browser.run(() => document.querySelector(area.settlement).textContent);
    assert.match(settlement, new RegExp(`${LONG[2]} pays ${LONG[0]} [\\d,]+ because ${LONG[2]} discarded the winning tile`));
    if (width < 900) for (const seat of seats) await browser.role("button", seat, area.tableSeats);
    await fits(`the table at ${width}`);
    await browser.clickOn("tab", "Hand");
    await browser.appears(`${area.seats} ${area.player}`, "the hand");
  }
  await looks(browser, assert, "names in the hand");
  await browser.run(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });
  });
  await browser.clickOn("button", "Copy as text", area.copy);
  const copied = await browser.until(() => window.copied, "the text");
  assert.ok(copied.includes(`\n${seats[2]} \u2212`), copied);
  // They stay over a reload, and go with the deal.
  await browser.reload();
  await browser.appears(`${area.seats} ${area.player}`, "the players after the reload");
  await press(browser, "Back without adding");
  await browser.appears(area.dealForm, "the sheet");
  await browser.clickOn("tab", "Hand");
  await browser.appears("#hand", "the hand");
  for (const seat of ["East", "South", "West", "North"]) await browser.role("button", seat, area.seats);
  await browser.clickOn("button", /^Who pays what/, area.result);
  assert.deepEqual((await names(`${area.payments} tbody th`)).map((name) => name.replace(/\s*winner$/, "")), ["East", "South", "West", "North"]);
});
