// Every view and dialog, and how to come there, for what must hold of each of them in every language.
import { forget } from "../kept.mjs";
import { readFileSync } from "node:fs";
import { area } from "./areas.mjs";

const game = (name) => readFileSync(new URL(`../../data/games/${name}.json`, import.meta.url), "utf8");

/** The first deals of it. */
const begun = (name) => {
  const whole = JSON.parse(game(name));
  return JSON.stringify({ ...whole, game: { ...whole.game, deals: whole.game.deals.slice(0, 5) } });
};

/** A way through the pages in any language: what is pressed is named in English, and in the first language that is walked; in
 *  the others it stands in the same place. */
export class Walk {
  constructor(browser, places = new Map()) {
    this.browser = browser;
    this.places = places;
  }

  /** Opens a view as somebody would who has not been here before, but for the language. */
  async open(view) {
    this.view = view;
    this.steps = 0;
    const [, rest, ...steps] = view;
    await this.browser.openApp();
    const language = await this.browser.run(() => localStorage.getItem("tenbo-language"));
    await forget(this.browser);
    await this.browser.run((language) => { if (language) localStorage.setItem("tenbo-language", language); }, language);
    await this.browser.openApp(rest);
    for (const step of steps) await step(this);
  }

  /** Presses what is named so, within a selector. */
  async press(name, within) {
    const key = `${this.view[0]} ${this.steps += 1}`;
    const [element, place] = await this.browser.named(name, within, this.places.get(key) ?? null);
    this.places.set(key, place);
    await this.browser.click(element);
  }

  see(selector) {
    return this.browser.until((selector) => document.querySelector(selector)?.checkVisibility(), selector, selector);
  }

  /** Writes into a field, as somebody would who leaves it then. */
  async write(selector, value) {
    await this.see(selector);
    await this.browser.fill(selector, value);
  }
}

const see = (selector) => (walk) => walk.see(selector);
/** The settings, which have to be opened on a phone. */
const settings = async ({ browser }) => {
  const [key] = await browser.all(area.settingsKey);
  if (await key?.isDisplayed()) await browser.click(key);
};
const press = (name, within) => (walk) => walk.press(name, within);
const write = (selector, value) => (walk) => walk.write(selector, value);

/** Opens the page again as somebody has left it who has entered these hands. */
const keep = (...links) => async ({ browser }) => {
  await browser.run((text) => localStorage.setItem("tenbo-recents", text), links.join("\n"));
  await browser.openApp();
};

const RIICHI = "#v1;r=riichi-ema-2025;win=S;S=55p11m(213m@E)[1111s]{5555z@W}+5p;from=N;d=3m";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W;fS=12f";
const CLASSICAL = "r=chinese-classical;win=S;S=234m99p67s(777z@W)(222s@E)+8s;from=W;E=1123m456p(666z@N)22z6s;W=19m19p19s1234z55z;N=(111p@E)[4444s]5678m77s;fS=12f;fE=3f;dW=9m8s";
const books = [press("Rulebooks", area.tools), see(`dialog[open] ${area.bookList}`)];
const editor = [...books, press("Copy and edit: ", "dialog[open]"), see(`dialog[open] ${area.editor}`)];
const reference = (page) => [press("Help", area.tools), press(page, `dialog[open] ${area.referencePages}`)];
const games = (rest = "r=riichi-ema-2025") => [`#v1;${rest};view=game`, see(`${area.game} h2`)];
const read = (text) => [...games(), press("Open a file", `${area.game}, ${area.gameBar}`), write("#game-text", text), press("Load text", `${area.game}, ${area.gameBar}`), see(area.standings)];

/** Name, what follows the address, then what is done there. */
export const VIEWS = [
  ["hand: empty", ""],
  ["hand: riichi", RIICHI],
  ["hand: riichi declared, dora", "#v1;r=riichi-tenhou;E=234m340p66678s77z~7z;d=4s;riichi=E;sticks=1"],
  ["hand: Chinese Official", OFFICIAL],
  ["hand: classical, losers settle", `#v1;${CLASSICAL}`, see(area.headline)],
  ["hand: waits", "#v1;r=riichi-ema-2025;E=123m456p789s2233z"],
  ["hand: classical waits", "#v1;r=building-skills;E=123m456p789s2233z"],
  ["hand: problems", "#v1;r=riichi-ema-2025;E=1111m;W=9s(111m@S)", see(area.mend)],
  ["hand: no win", "#v1;r=four-winds-slice;o=maximum-chows:1;E=123m456p789s22z33z+3z;from=W", see(`${area.result} ${area.warning}`)],
  ["hand: a draw", "#v1;r=riichi-tenhou;draw=wall;dS=19m1z;dW=5p"],
  ["hand: three players, norths", "#v1;r=riichi-tenhou-three;win=S;S=111m234p067p99s11z+1z;fS=44z;from=W;riichi=S;sticks=1"],
  ["hand: flowers and a house rule", "#v1;r=four-winds-slice;o=use-flowers:on;E=123m456p789s22z33z;fE=15f"],
  ["hand: more settings, discards", "#v1;r=riichi-ema-2025;E=123m456p789s2233z;dE=9m2z", settings, see(area.settings)],
  ["hand: a near miss", "#v1;r=riichi-ema-2025;win=S;S=123m456p78s11z444m+9s;from=N;riichi=S", see(area.sets)],
  ["hand: what would make it a win", "#v1;r=riichi-ema-2025;S=123m456p78s11z444m+9s;win=S;from=W;d=8s", see(`${area.remedies} ${area.remedy}`)],
  ["hand: furiten", "#v1;r=riichi-ema-2025;S=22m45p234678s345m;win=S;by=discard;from=W;dS=9m3p", see(area.headline)],
  ["hand: how far it is", "#v1;r=riichi-ema-2025;E=19m28p37s1234567z5m", see(area.distance)],
  ["hand: recent hands", "", keep("v1;r=riichi-ema-2025;E=22345m45567p345s+6p"), see(`${area.recents} ${area.recent}`)],
  ["hand: recent hands beside one", RIICHI, see(area.recentsBelow), async ({ browser }) => browser.click(`${area.recentsBelow} [aria-expanded]`), see(`${area.recents} ${area.recent}`)],
  ["frame: whole", `?embed=1${RIICHI}`],
  ["frame: compact", `?embed=1&ui=compact${OFFICIAL}`],
  ["frame: result", `?embed=1&ui=result${RIICHI}`],
  ["chooser", RIICHI, async ({ browser }) => browser.click(area.rulebook), see(`dialog[open] ${area.chooserRow}`)],
  ["house rules", RIICHI, press("House rules", area.rules), see(`dialog[open] ${area.options}`)],
  ["appearance", RIICHI, press("Appearance", area.tools), see(`dialog[open] ${area.appearance}`)],
  ["embed", RIICHI, async ({ browser }) => browser.click(area.embedButton), see(`dialog[open] ${area.embedDialog} iframe`)],
  ["share", RIICHI, async ({ browser }) => browser.click(area.shareButton), see(`dialog[open] ${area.shareCode}`), see(`dialog[open] img${area.sharePicture}`)],
  ["help", RIICHI, press("Help", area.tools), see(`dialog[open] ${area.glossary}`)],
  ["help: a term", RIICHI, press("Help", area.tools), see(`dialog[open] ${area.glossary}`), async ({ browser }) => browser.click(area.term), see(`${area.slip} ${area.face}`)],
  ["reference: patterns", RIICHI, ...reference("Patterns"), write("#pattern-search", "c"), see(area.patternLine), async ({ browser }) => browser.run(() => document.querySelector(`${area.patternLine}[aria-expanded=false]`)?.click()), see(`${area.reference} ${area.patternBody}`)],
  ["reference: score tables", RIICHI, ...reference("Score tables"), see(`${area.reference} ${area.scoreGrid}`)],
  ["rulebooks", RIICHI, ...books],
  ["editor", RIICHI, ...editor],
  ["editor: options", RIICHI, ...editor, press("Payments", "dialog[open]"), see(`dialog[open] ${area.options}`)],
  ["editor: a pattern", RIICHI, ...editor, write("#own-search", "a"), see(area.patternRows), async ({ browser }) => browser.run(() => document.querySelector(`${area.patternRows} > li > [aria-expanded=false]`)?.click()), see(area.patternBody)],
  ["editor: minimum, points", RIICHI, ...editor, press("Scoring", "dialog[open]")],
  ["editor: file and link", RIICHI, ...editor, press("File and link", "dialog[open]"), see("dialog[open] a[download]")],
  ["editor: tables, lists", RIICHI, ...editor, press("Patterns", "dialog[open]")],
  ["editor: sources", RIICHI, ...editor, press("Name and sources", "dialog[open]")],
  ["editor: custom hands", RIICHI, ...editor, press("Custom hands", "dialog[open]"), see(`dialog[open] ${area.templateKeys}`)],
  ["rulebooks: a new one", RIICHI, ...books, press("New rulebook", "dialog[open]"), see("dialog[open] #start-base")],
  ["rulebooks: a file", RIICHI, ...books, press("Open a file", "dialog[open]"), write("#import-text", "{\"id\":"), press("Load text", "dialog[open]")],
  ["sheet", RIICHI, ...books, press("Sheet: ", "dialog[open]"), see(`dialog[open] ${area.sheetTable}`)],
  ["sheet: of losers, from a link", "#v1;r=chinese-classical;sheet=all", see(`dialog[open] ${area.sheetTable}`)],
  ["sheet: beside another", "#v1;r=riichi-ema-2025;sheet=all;br=riichi-tenhou", see(`dialog[open] ${area.sheetTable}`)],
  ["comparison", OFFICIAL, ...books, press("Compare all rulebooks", "dialog[open]"), see(area.comparedRow), async ({ browser }) => browser.run(() => document.querySelectorAll(`${area.comparison} [aria-expanded=false]`).forEach((heading) => heading.click())), see(area.alike)],
  ["table: score details", "#v1;r=riichi-tenhou;win=E;E=234m340p66678s77z+7z;from=S;d=4s;view=table", see(area.scoreDetails), async ({ browser }) => browser.click(area.scoreDetails), see(`${area.tableSide} ${area.scoreSheet}`)],
  ["table: empty", "#v1;r=riichi-ema-2025;view=table", see(`${area.table} ${area.seatCard}`)],
  ["table: classical", `#v1;${CLASSICAL};view=table`, see(`${area.table} ${area.seatCard}`)],
  ["table: riichi", "#v1;r=riichi-tenhou;win=E;E=234m340p66678s77z+7z;from=S;d=4s;u=1m;riichi=E;sticks=1;dS=1z9m7z;dW=19m;S=(555m@E)123p99s;view=table", see(`${area.table} ${area.seatCard}`)],
  ["table: danger", "#v1;r=chinese-classical;o=allow-no-choice:on;E=2m345p(666z@N)(777z@S)(555z@W)~2m;dW=9m5z;hW=2w(5z);see=W;view=table", see(`${area.table} ${area.seatCard}`)],
  ["table: a draw, a foul", "#v1;r=mcr-mil-2025;draw=wall;E=123m;N=1111m99s;false-win=S;view=table", see(`${area.table} ${area.seatCard}`)],
  ["table: three", "#v1;r=riichi-tenhou-three;tE=3900;view=table", see(`${area.table} ${area.seatCard}`)],
  ["games: none", ...games()],
  ["games: a new one", ...games(), press("New game", `${area.game}, ${area.gameBar}`), see(area.newGame)],
  ["games: a wrong file", ...games(), press("Open a file", `${area.game}, ${area.gameBar}`), write("#game-text", game("club-evening-wrong")), press("Load text", `${area.game}, ${area.gameBar}`)],
  ["game: going on", ...read(begun("hanchan")), see(area.dealForm)],
  ["game: over", ...read(game("club-evening")), see(area.ranking)],
  ["game: names and rules", ...read(game("club-evening")), press("Names and rules", `${area.game}, ${area.gameBar}`), see(area.setup)],
  ["game: a correction", ...read(game("club-evening")), async ({ browser }) => browser.click("#deal-2"), see(area.dealForm)],
  ["game: by figures", ...read(game("three")), see(area.standings)],
];

/** One of each kind. */
export const KINDS = VIEWS.filter(([name]) =>
  [
    "hand: riichi", "hand: waits", "hand: problems", "hand: more settings, discards", "house rules", "help", "rulebooks", "sheet: beside another", "editor: options",
    "comparison", "table: classical", "table: a draw, a foul", "games: a new one", "game: going on", "game: over",
  ].includes(name));

/** What is hardest to show of each part of the page: the most settings, the longest form, the widest table, the most seats and the
 *  largest sheet. They represent the kinds in a short run. */
export const isHardest = ([name]) => ["hand: more settings, discards", "editor: options", "comparison", "table: classical", "game: going on"].includes(name);

/** The languages that the page offers; each is chosen by `speak`. */
export async function languages(browser) {
  await browser.openApp();
  return browser.run(() => {
    const offered = [...document.querySelectorAll(`${area.languages} option`)].map(({ value }) => value);
    return offered.length > 0 ? offered : [document.documentElement.lang];
  });
}

export async function speak(browser, language) {
  await browser.openApp();
  if (await browser.count(`${area.languages} select`) > 0) await browser.fill(`${area.languages} select`, language);
  await browser.until((language) => document.documentElement.lang === language, `the page in ${language}`, language);
}
