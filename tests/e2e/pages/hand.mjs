// What journeys do in the hand builder.
import { area } from "./areas.mjs";

/** Taps the tiles of a notation such as "123m11z". */
export async function tap(browser, notation) {
  for (const [, digits, suit] of notation.matchAll(/(\d+)([mpszfg])/g)) {
    for (const digit of digits) await browser.click(`#key-${digit}${suit}`);
  }
}

/** Where an indicator goes, by what its list is called. */
const SLOTS = { Dora: "Add a dora indicator", Ura: "Add an ura dora indicator" };

/** The key that says which meld the next tile becomes, for who has a keyboard. */
const MELDS = { Chii: "c", Chow: "c", Pon: "o", Pung: "o", Kan: "k", Kong: "k", "Concealed kong": "x", Ankan: "x", Quad: "l", Quint: "j" };

/** Says what the next tile is for: "Pung", "Dora", "Joker". */
export const aim = (browser, what) => {
  if (SLOTS[what]) return browser.clickOn("button", SLOTS[what], area.indicators);
  return MELDS[what] ? browser.press(MELDS[what]) : browser.clickOn("button", what, area.keyboard);
};

/** Makes a group of the tile that was entered last: "pon of", "pair of". Where the page is low, the other side comes first if it is not shown. */
export async function group(browser, name) {
  const shown = await browser.run((name, groups) => [...document.querySelectorAll(`${groups} button`)]
    .some((key) => key.getAttribute("aria-label")?.startsWith(name) && key.checkVisibility()), name, area.groups);
  if (!shown) await browser.click(area.flip);
  await browser.clickOn("button", new RegExp(`^${name}`), area.groups);
}

/** Says something of the win by the bar above the tile keyboard: "Ron", "Riichi". */
export const quick = (browser, what) => browser.clickOn("button", what, area.quickBar);

/** Whether the keyboard is folded up. */
export const isFolded = (browser) => browser.run(() => !document.querySelector(area.keyboard).checkVisibility());

/** Seats the winner: "South". */
export const seatWind = (browser, seat) => browser.clickOn("button", seat, area.seats);

/** Completes the hand with a tile that it waits for. */
export const complete = (browser, tile) => browser.clickOn("button", new RegExp(`^${tile}`), area.waits);

/** Opens the meld of a name that begins so, to change it. */
export const openMeld = (browser, meld) => browser.clickOn("button", new RegExp(`^${meld}`), `#hand, ${area.chosenSeat}`);

/** Unfolds the settings that are needed now and then, or folds them up. */
export const unfold = (browser) => browser.clickOn("disclosure", /^More: /);

/** Goes to the place where a problem can be put right. */
export const mend = (browser, words) => browser.clickOn("button", words, area.problem);

/** Opens or closes what the result says about something: "Pinfu", "Other ways to read the hand". */
export const explain = (browser, words) => browser.clickOn("button", words, area.result);

/** Opens the chooser of rulebooks. */
export async function openChooser(browser) {
  await browser.click(area.rulebook);
  await browser.appears(`dialog[open] ${area.chooserRow}`, "the chooser");
}

/** Plays by the rulebook of an id. */
export async function playBy(browser, id) {
  await openChooser(browser);
  await browser.fill("#rulebook-search", id);
  await browser.click(await browser.until((id) => [...document.querySelectorAll(area.chooserRow)].find(({ value }) => value === id), `the rulebook ${id}`, id));
  await browser.goes("dialog[open]", "the chooser to close");
}

/** The ids of all rulebooks that can be chosen, one's own first. */
export async function offered(browser) {
  await openChooser(browser);
  const ids = await browser.run(() => {
    document.querySelectorAll(`${area.chooserFamily} [aria-expanded=false]`).forEach((heading) => heading.click());
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done([...document.querySelectorAll(`${area.chooserFamily} ${area.chooserRow}`)].map(({ value }) => value)))));
  });
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the chooser to close");
  return ids;
}

/** What is played, in short. */
export const playedName = (browser) => browser.run(() => document.querySelector(`${area.rulebook} b`).textContent);

/** The id of the rulebook that is played. */
export const played = (browser) => browser.run(() => document.querySelector(area.rulebook).value);

/** The state of the hand in one line, without its ornaments. */
export const headline = (browser) => browser.run(() => {
  const line = document.querySelector(area.headline).cloneNode(true);
  line.querySelectorAll("[aria-hidden=true]").forEach((ornament) => ornament.remove());
  return line.textContent;
});

/** Waits for a headline that has these words, not only as a part of others ("han" is none of "hand"). */
export const says = (browser, words) => {
  const pattern = `(?<![a-z])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z])`;
  return browser.until((pattern) => {
    const line = document.querySelector(area.headline)?.cloneNode(true);
    line?.querySelectorAll("[aria-hidden=true]").forEach((ornament) => ornament.remove());
    return new RegExp(pattern, "i").test(line?.textContent);
  }, `the headline "${words}"`, pattern);
};

/** Waits until the address holds a hand, and gives what stands behind its #. */
export const link = (browser, part) =>
  browser.until((part) => decodeURI(location.hash).includes(part) && decodeURI(location.hash).slice(1), `"${part}" in the address`, part);

/** What the line above the hand says. */
export const status = (browser) => browser.text(area.status);

/** The names of the tiles in the hand, in order. */
export const hand = (browser) =>
  browser.run(() => [...document.querySelectorAll(area.handTiles)].map((tile) => tile.getAttribute("aria-label").split(":")[0]));
