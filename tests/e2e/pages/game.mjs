// What journeys do with games.
import { axe } from "../axe.mjs";
import { area } from "./areas.mjs";

/** Opens the view of games. */
export async function openGames(browser, rest = "#v1;r=riichi-ema-2025;view=game") {
  await browser.openApp(rest);
  await browser.appears(`${area.game} h2`, "the games");
}

/** Presses what is named so among the games. */
export const press = (browser, name, within = `${area.game}, ${area.gameBar}`) => browser.clickNamed(name, within);

/** Enters the deal of the form. */
export const enterDeal = (browser) => browser.clickOn("button", "Add deal");

/** Enters the correction in the form. */
export const correctDeal = (browser) => browser.clickOn("button", "Keep");

/** Opens a deal of the sheet to correct it. */
export const openDeal = (browser, place) => browser.clickOn("button", new RegExp(`edit deal ${place},`));

/** Unfolds what is asked less often of a deal. */
export async function moreAboutDeal(browser) {
  const button = await browser.find("#more-about-deal");
  if (await browser.attribute(button, "aria-expanded") === "false") await browser.click(button);
}

/** Ticks the box whose words are these, in the group of a legend. */
export async function choose(browser, legend, words) {
  const label = await browser.until(
    (legend, words) => {
      const group = [...document.querySelectorAll(`${area.game} fieldset`)].find((group) => group.querySelector("legend").textContent.startsWith(legend));
      return [...(group?.querySelectorAll("label") ?? [])].find((label) => label.querySelector("input") && label.textContent === words);
    },
    `"${words}" of "${legend}"`, legend, words,
  );
  await browser.click(label);
}

/** The place of a player at the table. */
const place = (browser, name) =>
  browser.until((name) => [...document.querySelectorAll(`${area.standings} button${area.who}`)].find((place) => place.querySelector("bdi").textContent === name), `${name} at the table`, name);

/** Taps a player at the table: who won, then who paid; who was ready. */
export const tapPlayer = async (browser, name) => browser.click(await place(browser, name));

/** Lays a riichi stick before a player, or takes it back. */
export const layRiichi = (browser, name) => browser.clickOn("button", `Riichi: ${name}`, area.standings);

/** Whether a player has a part in the deal that is entered. */
export const hasPart = async (browser, name) => await browser.attribute(await place(browser, name), "aria-pressed") === "true";

/** Says how the deal ended, by the key of these words. */
export const ends = (browser, words) => browser.clickOn("button", words, area.endKeys);

/** How it ended, by the key that is pressed. */
export const ended = (browser) => browser.run(() => document.querySelector(`${area.endKeys} [aria-pressed=true]`)?.textContent ?? null);

/** Presses digits until the hand that they are about has this value; none if there is no value. */
export async function value(browser, total) {
  while (await browser.run(() => document.querySelector(area.writtenValue).textContent)) await browser.click("#digit-back");
  for (const digit of `${total}`) await browser.click(`#digit-${digit}`);
}

/** A win as it is tapped: who, on whose discard or self-drawn, and what the hand is worth by digits, by han and fu, or by faan. */
export async function win(browser, { winner, from, total, han, fu, faan }) {
  await tapPlayer(browser, winner);
  await tapPlayer(browser, from ?? winner);
  if (total !== undefined) await value(browser, total);
  if (han !== undefined) await browser.click(`#han-${han}`);
  if (fu !== undefined) await browser.click(`#fu-${fu}`);
  if (faan !== undefined) await browser.clickOn("button", `${faan} faan`, area.dealForm);
}

/** The winner's hand of a deal by tiles, in the builder: the seat, the hand as text, from whom. */
export async function enterTiles(browser, { seat, text, from }) {
  await press(browser, "Enter tiles");
  await browser.appears(area.gameBar, "the builder");
  await browser.fill(await browser.role("combobox", /^Seat wind/, area.settings), seat);
  await browser.clear("#text-box");
  await browser.type("#text-box", text);
  await browser.clickOn("button", "Load");
  if (from) await browser.clickOn("radio", new RegExp(`^${from}`), "#at-from");
  await browser.appears(area.wonHeadline, "the win");
}

/** Adds a foul of a player to the deal. */
export async function foul(browser, kind, name) {
  await moreAboutDeal(browser);
  await browser.click(`#add-foul-${kind}`);
  await tapPlayer(browser, name);
}

/** Begins a game of these rules and players: a name that is known is tapped, another one written. */
export async function begin(browser, { name, rules, players, initial }) {
  await press(browser, "New game");
  await browser.appears(area.newGame, "the table");
  await browser.fill("#game-name", name);
  if (rules) await browser.fill("#game-rules", rules);
  for (const player of players) {
    const known = await browser.run((player) => [...document.querySelectorAll(`${area.names} button`)].find((one) => one.textContent === player) ?? null, player);
    if (known) await browser.click(known);
    else await browser.fill("#new-player", player);
  }
  if (initial !== undefined) await browser.fill("#game-initial", initial);
  await press(browser, "Start game");
  await browser.appears(area.dealForm, "the sheet");
}

/** Presses Tab until what has the focus is named so. */
export async function tabTo(browser, name) {
  await browser.press("Tab");
  return browser.tabTo((name) => {
    const element = document.activeElement;
    const label = element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent;
    return label.trim() === name || element.id === name || element.name === name;
  }, `"${name}"`, name);
}

const number = (text) => Number(text.replaceAll(",", "").replace("\u2212", "-").replace("+", ""));

/** The totals of the players, in the order of the first deal. */
export const totals = async (browser) =>
  (await browser.texts(`${area.standings} ${area.total}`)).map(number);

/** The deals as the sheet lists them: name, what happened, what the hands count, changes, totals. */
export const deals = async (browser) =>
  (await browser.run(() =>
    [...document.querySelectorAll(`${area.deals} tbody tr`)].map((row) => ({
      name: row.querySelector(area.dealButton).textContent,
      cause: [...row.querySelector(area.cause).childNodes].filter((part) => !part.matches?.(area.dealChips)).map((part) => part.textContent).join(""),
      chips: [...row.querySelectorAll(`${area.dealChips} > li`)].map((chip) => chip.textContent),
      changes: [...row.querySelectorAll(area.change)].map((change) => change.textContent),
      totals: [...row.querySelectorAll(`td ${area.total}`)].map((total) => total.textContent),
    })),
  )).map((deal) => ({ ...deal, changes: deal.changes.map(number), totals: deal.totals.map(number) }));

/** What is said about the last thing that was done. */
export const told = (browser) => browser.run(() => document.querySelector(area.gameMessage)?.textContent ?? "");

/** The line below the standings says that no point is lost. */
export const constant = (browser) => browser.run(() => /same as at the start/.test(document.querySelector(area.sumLine).textContent));

/** Fits into every width without scrolling sideways, targets are large enough, and axe finds nothing by light and dark. */
export async function looks(browser, assert, what) {
  for (const width of [1280, 768, 390, 300]) {
    await browser.size(width, 844);
    const wide = await browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${what}: ${wide} px too wide at ${width} px`);
    const small = await browser.run(() =>
      [...document.querySelectorAll("main :is(button, a, input, select, textarea)")]
        // Fourteen tiles in a row of the narrowest page are smaller.
        .filter((element) => innerWidth >= 360 || !element.matches(area.handTiles))
        .map((element) => [(element.closest(`label${area.radio}, label${area.check}`) ?? element).getBoundingClientRect(), element])
        .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(([box, element]) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
    );
    assert.deepEqual(small, [], `${what}: targets at ${width} px`);
  }
  if (browser.engine === "chromium") {
    for (const theme of ["dark", "light"]) {
      await browser.prefer({ "prefers-color-scheme": theme });
      await axe(browser, assert, "html");
    }
  }
  await browser.size(1280, 800);
}
