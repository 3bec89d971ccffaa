import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { axe } from "../axe.mjs";
import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, enterDeal, layRiichi, openGames, press, told, totals, win } from "../pages/game.mjs";

const file = (name) => JSON.parse(readFileSync(new URL(`../../data/games/${name}.json`, import.meta.url), "utf8"));

async function read(browser, game) {
  await press(browser, "Open a file");
  await browser.fill("#game-text", JSON.stringify(game));
  await press(browser, "Load text");
  await browser.appears(area.standings, "the game");
}

async function openScreen(browser) {
  await browser.click("#table-screen");
  await browser.appears(area.tableScreen, "the Table screen");
}

const closed = (browser) => browser.goes(area.tableScreen, "the Table screen to close");

/** What each seat says: the name, the points, the gap. */
const seats = (browser) => browser.run(() => [...document.querySelectorAll(area.screenSeat)].map((seat) =>
  [seat.querySelector("bdi"), seat.querySelector(area.screenTotal), seat.querySelector(area.screenGap)].map((part) => part.textContent.trim())));

const gaps = (browser) => browser.texts(area.screenGap);

/** What the code in sight says. */
const decoded = (browser) => browser.wait(async () => {
  const png = PNG.sync.read(Buffer.from(await browser.driver.takeScreenshot(), "base64"));
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data;
}, "a code that is painted");

/** All that is read lies within the screen, in one piece, and no seat lies over another. */
async function fits(browser, assert, what) {
  for (const [width, height] of [[1280, 800], [1024, 768], [768, 1024], [844, 390], [390, 844]]) {
    await browser.size(width, height);
    await browser.shown();
    const boxes = await browser.run(() => {
      const box = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return [left, top, right, bottom].map(Math.round); };
      const parts = [...document.querySelectorAll(`${area.tableScreen} :is(${area.screenTotal}, ${area.screenGap}, ${area.screenSeat} bdi, ${area.screenMiddle} b)`)];
      return parts.map((part) => [part.textContent, box(part)]);
    });
    for (const [text, [left, top, right, bottom]] of boxes)
      assert.ok(left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1, `${what}: "${text}" at ${width} × ${height}: ${[left, top, right, bottom]}`);
    const overlap = boxes.flatMap(([one, a], at) => boxes.slice(at + 1).map(([other, b]) => [one, other, Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1])]));
    assert.deepEqual(overlap.filter(([, , x, y]) => x > 4 && y > 4), [], `${what}: nothing lies over another at ${width} × ${height}`);
    const low = await browser.run(() => [...document.querySelectorAll(`${area.tableScreen} button`)].map((key) => key.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 38).length);
    assert.equal(low, 0, `${what}: keys at ${width} × ${height}`);
  }
  if (browser.engine === "chromium") {
    for (const theme of ["dark", "light"]) {
      await browser.prefer({ "prefers-color-scheme": theme });
      await axe(browser, assert, area.tableScreen);
    }
  }
  await browser.size(1280, 800);
}

journey("the Table screen: each seat's points turned to its player, gaps on a tap of one's wind, closed by Escape and Back, and the deal entered from there", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Friday", players: ["Anna", "Ben", "Chi", "Dee"] });
  await layRiichi(browser, "Ben");
  await openScreen(browser);
  assert.deepEqual(await seats(browser), ["Anna", "Ben", "Chi", "Dee"].map((name) => [name, "30,000", ""]), "nobody leads yet");
  assert.equal(await browser.count(`${area.screenSeat} svg`), 1, "a stick lies before Ben");
  await browser.press("Escape");
  await closed(browser);
  await layRiichi(browser, "Ben");
  await win(browser, { winner: "Chi", from: "Anna", han: 3, fu: 40 });
  await enterDeal(browser);
  await browser.appears("#deal-1", "the deal");

  await openScreen(browser);
  assert.deepEqual(await seats(browser), [["Anna", "24,800", "−10,400"], ["Ben", "30,000", "−5,200"], ["Chi", "35,200", "leads"], ["Dee", "30,000", "−5,200"]]);
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(area.screenSeat)].map((seat) => getComputedStyle(seat).rotate)), ["none", "-90deg", "180deg", "90deg"]);
  const middle = await browser.text(area.screenMiddle);
  assert.match(middle, /東二局/);
  assert.match(middle, /East 2/);
  await browser.click("#screen-2");
  assert.deepEqual(await gaps(browser), ["−5,200", "gaps to Ben", "+5,200", "0"]);
  await fits(browser, assert, "riichi");
  await browser.click("#screen-2");
  assert.equal((await gaps(browser))[2], "leads");
  await browser.back();
  await closed(browser);
  await browser.appears(area.dealForm, "the game behind it");

  await openScreen(browser);
  await browser.clickOn("button", "Enter the deal", area.tableScreen);
  await closed(browser);
  await browser.untilFocused("#deal-form-title");
  assert.deepEqual(await browser.errors(), []);
});

journey("the Table screen for three, without sticks, and when the game is over", async (browser, assert) => {
  await openGames(browser);
  for (const [name, deals, has] of [["three", 4, 3], ["club-evening", 5, 4], ["hanchan", undefined, 4]]) {
    const { game, ...rest } = file(name);
    await read(browser, { ...rest, game: { ...game, deals: game.deals.slice(0, deals), ...(deals ? { finished: false } : {}) } });
    const shown = await totals(browser);
    await openScreen(browser);
    assert.deepEqual((await seats(browser)).map(([, total]) => Number(total.replaceAll(",", "").replace("−", "-"))), shown, name);
    assert.equal(shown.length, has);
    assert.equal(await browser.run(() => [...document.querySelectorAll(`${area.tableScreen} button`)].some((key) => key.textContent === "Enter the deal")), deals !== undefined, name);
    await fits(browser, assert, name);
    await browser.press("Escape");
    await closed(browser);
    await press(browser, "All games");
  }
  assert.deepEqual(await browser.errors(), []);
});

journey("the Table screen hands the game to a phone by a code, and says so of a link that is cut; what is there stays", async (browser, assert) => {
  await openGames(browser);
  await read(browser, file("club-evening"));
  const shown = await totals(browser);
  await openScreen(browser);
  await browser.click("#screen-phone");
  await browser.appears(area.screenCode, "the code");
  const link = await decoded(browser);
  assert.ok(link.startsWith(`${browser.base}#v1;view=game;game=`), link);
  if (browser.engine === "chromium") await axe(browser, assert, area.tableScreen);
  await browser.press("Escape");
  await browser.appears(area.screenSeats, "the players again");
  await browser.press("Escape");
  await closed(browser);

  // Opened where it is already, it is not there twice.
  await browser.run((hash) => { location.hash = hash; }, new URL(link).hash);
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.startsWith("The game of the link is here"), "that it is here");
  await press(browser, "All games");
  await browser.counts(`${area.gameList} > li`, 1, "one game");

  // A phone: another name of this machine has a storage of its own. A hand was left there.
  const phone = new URL(browser.base.replace("localhost", "127.0.0.1"));
  assert.notEqual(phone.href, new URL(browser.base).href);
  await browser.openTab(`${phone.href}#v1;r=mcr-mil-2025;E=123m`);
  await browser.counts("#hand > .tile", 3, "a hand");
  await browser.go("about:blank");
  await browser.go(phone.href + new URL(link).hash);
  await browser.appears(area.standings, "the game");
  assert.deepEqual(await totals(browser), shown);
  assert.match(await told(browser), /^The game of the link is here\. It’s a copy/);
  await browser.until(() => !location.hash.includes("game="), "an address without the game");
  await browser.run((hash) => { location.hash = hash; }, new URL(link).hash.slice(0, -9));
  await browser.untilFocused("#game-problems");
  assert.match(await browser.text("#game-problems"), /Nothing was changed.*damaged or incomplete/s);
  await press(browser, "Cancel");
  await browser.counts(`${area.gameList} > li`, 1, "the game that was there");
  await browser.clickOn("tab", "Hand");
  await browser.counts("#hand > .tile", 3, "the hand that was there");
  assert.deepEqual(await browser.errors(), []);
});

journey("a game too long for a code says so, and offers its link and its file", async (browser, assert) => {
  const { game, ...rest } = file("three");
  // Remarks that no deflating makes shorter.
  const note = (deal) => Array.from({ length: 200 }, (_, at) => String.fromCharCode(0x4e00 + ((deal * 200 + at) * 7919) % 20_000)).join("");
  const long = { ...rest, game: { ...game, deals: game.deals.map((deal, at) => ({ ...deal, note: note(at) })) } };
  await openGames(browser);
  await read(browser, long);
  await openScreen(browser);
  await browser.click("#screen-phone");
  await browser.until(() => document.querySelector(area.tableScreen).textContent.includes("too long for a QR code"), "that there is none");
  assert.equal(await browser.count(area.screenCode), 0);
  const address = await browser.attribute(`${area.tableScreen} a[download]`, "href");
  assert.equal(JSON.parse(decodeURIComponent(address.slice(address.indexOf(",") + 1))).game.deals.length, game.deals.length);
  await browser.role("button", "Copy link", area.tableScreen);
  await browser.press("Escape");
  await browser.appears(area.screenSeats, "the players again");
  assert.deepEqual(await browser.errors(), []);
});

journey("a device that shows the Table screen stays awake until it is closed, and asks again when it is looked at again", async (browser, assert) => {
  const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", {
    source: `window.locks = []; Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async (kind) => { locks.push(kind); return { release: async () => { locks.push("gone"); } }; } } });`,
  });
  await openGames(browser);
  await begin(browser, { name: "Friday", players: ["Anna", "Ben", "Chi", "Dee"] });
  assert.deepEqual(await browser.run(() => window.locks), []);
  await openScreen(browser);
  await browser.until(() => window.locks.join() === "screen", "the lock");
  await browser.run(() => { document.dispatchEvent(new Event("visibilitychange", { bubbles: true })); });
  await browser.until(() => window.locks.join() === "screen,screen,gone", "another lock");
  await browser.press("Escape");
  await closed(browser);
  await browser.until(() => window.locks.join() === "screen,screen,gone,gone", "the end of it");
  await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
  assert.deepEqual(await browser.errors(), []);
}, { engines: ["chromium"], because: "the driver plants the script that stands for the system" });
