// What strangers send: generated links, texts, rulebooks and games, whole and broken, the same on every machine.
import { readFileSync, readdirSync } from "node:fs";

const here = new URL("../../", import.meta.url);
const text = (path) => readFileSync(new URL(path, here), "utf8");

/** Random numbers from a seed: mulberry32. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count) => Math.floor(next() * count);
  return { below, percent: (share) => below(100) < share, pick: (list) => list[below(list.length)] };
}

const lines = (name) => text(`tests/data/executable/${name}`).trim().split("\n").map((line) => JSON.parse(line).request).filter(Boolean);

/** Requests that are in order, under rulebooks of every family. */
export const requests = readdirSync(new URL("tests/data/executable/", here)).filter((name) => name.endsWith(".jsonl")).sort().flatMap(lines);

/** Games that are in order. */
export const games = ["club-evening", "hanchan", "official", "three"].map((name) => JSON.parse(text(`tests/data/games/${name}.json`)));

const books = readdirSync(new URL("crates/tenbo-engine/src/rules/books/", here)).sort();
const rulebooks = books.map((name) => JSON.parse(text(`crates/tenbo-engine/src/rules/books/${name}`)));
export const ids = rulebooks.map(({ id }) => id);

const { $defs } = JSON.parse(text("public/schema/rulebook.schema.json"));
const patterns = $defs.pattern.enum;
const options = $defs.option.enum;

const NAMES = [
  "v", "rules", "base", "options", "winner", "losers", "blocks", "players", "honba", "dora", "seats", "end", "hand", "melds", "kind", "tiles", "wins",
  "seat", "by", "tile", "E", "S", "W", "N", "win", "draw", "open", "self-draw", "value", "unit", "", "~/", "__proto__", "constructor", "toString",
  "hasOwnProperty", "pinfu-hand", "riichi-tenhou", "game", "deals", "finished", "system", "minimum", "excludes", "payments", "id", "name", "source", "title",
];
const STRANGE = [
  "", "\u0000", "\ufeff", "\u202e", "\u2028", "\ud800", "\udc00\ud800", "👩‍👩‍👧", "ß", "萬", "🀀", "🀫", "<img src=x onerror=alert(1)>", "<script>", "javascript:alert(1)", "'", '"',
  "\\", "%", "%00", "%E0%A4", "%u0041", "#", ";", "=", "&", "..", "/", "\r\n", "=1+1", "@SUM(1)", "a".repeat(2000), "(".repeat(300), "[".repeat(300), "9".repeat(400),
];
const NUMBERS = [0, 1, 2, 3, 4, 5, 13, 14, -1, 0.5, 1e21, -0, 100, 8000, 65536, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308];
const PARTS = [
  "123m", "406p", "11z", "(213m@N)", "[1111s]", "{5055p@W}", "(555z@S)", "(0555m)", "+3p", "~5m", "148f", "EEE", "🀇🀈🀉", "(333s@W)", "1112345678999m", "19m19p19s1234567z",
  "*5m", "8z", "(", "]", "@", "234m345p66678s77z", "11223344556677m", "PFC", "+", "~",
];
const LETTERS = "0123456789123456789mpszmpszf ,+~()[]{}@ESWNPFC*x~;=:!'%#&?/-";

/** Any text, or a hand. */
export function pasted(chance) {
  const length = chance.percent(2) ? 400 : chance.below(14);
  return Array.from({ length }, () => {
    if (chance.percent(50)) return chance.pick(PARTS);
    return chance.percent(8) ? chance.pick(STRANGE) : LETTERS[chance.below(LETTERS.length)];
  }).join("");
}

/** Any value. */
function tree(chance, depth) {
  switch (chance.below(depth === 0 ? 6 : 9)) {
    case 0: return null;
    case 1: return chance.percent(50);
    case 2: return chance.pick(NUMBERS);
    case 3: return chance.pick(STRANGE);
    case 4: return chance.pick(NAMES);
    case 5: return pasted(chance);
    case 6: return Array.from({ length: chance.below(5) }, () => tree(chance, depth - 1));
    default: return Object.fromEntries(Array.from({ length: chance.below(6) }, () => [chance.pick(NAMES), tree(chance, depth - 1)]));
  }
}

function change(chance, value) {
  if (Array.isArray(value) && value.length > 0 && !chance.percent(10)) {
    const place = chance.below(value.length);
    const copy = [...value];
    const way = chance.below(8);
    if (way === 0) copy.splice(place, 1);
    else if (way === 1) copy.push(copy[place]);
    else copy[place] = change(chance, copy[place]);
    return copy;
  }
  if (value !== null && typeof value === "object" && Object.keys(value).length > 0 && !chance.percent(8)) {
    const entries = Object.entries(value);
    const place = chance.below(entries.length);
    const way = chance.below(11);
    if (way === 0) entries.splice(place, 1);
    else if (way === 1) entries.push([chance.pick(NAMES), tree(chance, 2)]);
    else if (way === 2) entries[place] = [chance.pick(NAMES), entries[place][1]];
    else entries[place] = [entries[place][0], change(chance, entries[place][1])];
    return Object.fromEntries(entries);
  }
  if (typeof value === "string" && chance.percent(60)) return spoiled(chance, value);
  return tree(chance, 2);
}

/** The value as it is, or with some of its parts replaced, removed, added or renamed; at times nothing of it. */
export function broken(chance, value) {
  if (chance.percent(10)) return tree(chance, 4);
  for (let times = chance.percent(10) ? 0 : 1 + chance.below(4); times > 0; times -= 1) value = change(chance, value);
  return value;
}

/** A text with something strange in one place or a few. */
export function spoiled(chance, value) {
  for (let times = 1 + chance.below(2); times > 0; times -= 1) {
    const place = chance.below(value.length + 1);
    const strange = chance.percent(30) ? chance.pick(STRANGE) : LETTERS[chance.below(LETTERS.length)];
    value = value.slice(0, place) + strange + value.slice(place + chance.below(4));
  }
  return value;
}

const item = (chance) => ({ value: chance.pick(NUMBERS), unit: chance.pick(["points", "fu", "doubles", "faan", "han", "tai", "percent-of-limit", "x"]) });
const items = (chance) => Object.fromEntries(Array.from({ length: chance.below(6) }, () => [chance.pick(patterns), item(chance)]));

/** A rulebook: a shipped one, or a few differences. */
function rulebook(chance) {
  if (chance.percent(25)) return chance.pick(rulebooks);
  const changes = Array.from({ length: chance.below(5) }, () => [chance.pick(options), chance.percent(50) ? chance.percent(50) : chance.pick(NUMBERS)]);
  return { id: chance.pick(STRANGE), name: chance.pick(STRANGE), base: chance.pick(ids), winner: items(chance), losers: items(chance), options: Object.fromEntries(changes) };
}

/** The text of a rulebook's file. */
export function rulebookFile(chance) {
  const written = JSON.stringify(broken(chance, rulebook(chance)), null, chance.below(3)) ?? "";
  return chance.percent(35) ? spoiled(chance, written) : written;
}

const CSV = "deal,round,dealer,repeat,honba,cause,winners,from,A,B,C,D,A total,B total,C total,D total,table,bank\r\n"
  + "1,E1,A,0,0,win,B,A,-2000,2000,0,0,23000,27000,25000,25000,0,0\r\n2,E2,B,0,0,wall,,,0,0,0,0,23000,27000,25000,25000,0,0\r\n";

/** The text of a game's file, as JSON or as a table. */
export function gameFile(chance) {
  if (chance.percent(30)) return chance.percent(90) ? spoiled(chance, CSV) : pasted(chance);
  const game = chance.pick(games);
  const few = chance.percent(80) ? { ...game, game: { ...game.game, deals: game.game.deals.slice(0, 1 + chance.below(3)) } } : game;
  const written = JSON.stringify(broken(chance, few), null, chance.below(3)) ?? "";
  return chance.percent(25) ? spoiled(chance, written) : written;
}

const FIELDS = {
  r: ids, o: ["kiriage-mangan:on", "red-fives:3,limit:none", "riichi:off", "x:1", "limit:0", "players:3"],
  x: ["(base:mcr-mil-2025,winner:(pung-hand:(value:8)))", "(base:x)", "(((", "!n", "'", "(id:a,name:'<b>',base:riichi-ema-2025)"],
  E: ["123m406p11z(555z@S)+5m", "1122m3344p55s66z7z", ""], S: ["19m19p19s1234567z~1z", "(123m@E)(123m)(456p)11z23s+4s"], W: ["11122233344m~4m"], N: ["55z", "123m@"],
  dE: ["123m", "1m2p*3s", "x"], fE: ["15f", "4z", "12345678f1f"], d: ["3m", "0p", "123456m", "x"], u: ["3m", "11z"], win: ["S", "W,N", "x"], by: ["self-draw", "robbed-kong", ""],
  from: ["E", "S", "W", "N"], with: ["last-tile", "kong-replacement,last-copy", "earth,earth"], liable: ["E"], riichi: ["E", "SW", "EE"], double: ["S"], ippatsu: ["SWN"], ready: ["ESWN"],
  round: ["S", "N"], honba: ["3", "99999999999", "-1"], sticks: ["2", "1e9"], left: ["0", "145"], draw: ["wall", "four-winds", "x"], nagashi: ["E", "EE"], see: ["S"], view: ["table", "game", "hand", "x"],
  foul: ["S", "chombo"], total: ["E:120"], players: ["3"], lang: ["ja", "x"], color: ["green"],
};

/** What stands behind the # of a link. */
export function link(chance) {
  const names = Object.keys(FIELDS);
  const fields = Array.from({ length: chance.below(9) }, () => {
    const name = chance.pick(names);
    return `${name}=${chance.percent(85) ? chance.pick(FIELDS[name]) : chance.percent(50) ? chance.pick(STRANGE) : pasted(chance)}`;
  });
  const whole = [chance.percent(95) ? "v1" : chance.pick(STRANGE), ...fields].join(";");
  return chance.percent(35) ? spoiled(chance, whole) : whole;
}
