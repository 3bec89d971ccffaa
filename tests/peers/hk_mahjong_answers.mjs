// Scores Hong Kong hands with npm hk-mahjong: `hk_mahjong_answers.mjs PACKAGES < hands.jsonl > answers.jsonl`
// The hands are those of Chinese Official; what is no hand of Hong Kong is answered with {"won": false}.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { join } from "node:path";

const { Tile, Meld, Hand, FaanCalculator } = createRequire(join(process.argv[2], "index.js"))("hk-mahjong");
// Its own test for three faan does not know how the hand was won.
FaanCalculator.setThresholdFaanValue(0);

const FACES = new Map();
for (const [suit, faces] of [["m", "🀇🀈🀉🀊🀋🀌🀍🀎🀏"], ["p", "🀙🀚🀛🀜🀝🀞🀟🀠🀡"], ["s", "🀐🀑🀒🀓🀔🀕🀖🀗🀘"]]) {
  [...faces].forEach((face, at) => FACES.set(`${at + 1}${suit}`, face));
}
[..."ESWNPFC"].forEach((letter, at) => {
  const face = String.fromCodePoint([0x1f000, 0x1f001, 0x1f002, 0x1f003, 0x1f006, 0x1f005, 0x1f004][at]);
  FACES.set(letter, face);
  FACES.set(`${at + 1}z`, face);
});
const WINDS = { E: "east", S: "south", W: "west", N: "north" };
const FLOWERS = ["plum", "lily", "chrysanthemum", "bamboo", "spring", "summer", "autumn", "winter"];
const LIMIT = 13;

function tiles(text) {
  const out = [];
  let ranks = [];
  for (const letter of text) {
    if (/\d/.test(letter)) ranks.push(letter);
    else if ("mpsz".includes(letter)) {
      out.push(...ranks.map((rank) => new Tile(FACES.get(rank + letter))));
      ranks = [];
    } else out.push(new Tile(FACES.get(letter)));
  }
  return out;
}

const faan = ({ value }) => (value === "∞" ? LIMIT : Math.min(value, LIMIT));

function score(hand) {
  const melds = hand.melds.map((text) => new Meld(tiles(text.slice(1))));
  const drawn = hand.self === true;
  const situation = {
    selfPick: drawn,
    winByLastCatch: hand.wall === true,
    winByKong: drawn && hand.kong === true,
    robbingKong: !drawn && hand.kong === true,
    fullyConcealedHand: hand.melds.every((text) => text[0] === "A"),
    seatWind: WINDS[hand.seat],
    roundWind: WINDS[hand.prev],
    extraTiles: Object.fromEntries(FLOWERS.map((name, at) => [name, at < (hand.flowers ?? 0)])),
    enableBonusFaanDueToZeroExtraTile: true,
  };
  const whole = new Hand({ tiles: tiles(hand.hand + hand.win), melds });
  if (!whole.isWinningHand()) return { won: false };
  const first = FaanCalculator.calculate(whole, situation);
  const all = whole.findAllWinningPermutations().map((one) => FaanCalculator.calculate(one, situation));
  const best = all.reduce((best, one) => (faan(one) > faan(best) ? one : best), first);
  return { won: true, first: faan(first), best: faan(best), details: best.details.map(({ name, value }) => [name, value]) };
}

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = score(JSON.parse(line));
  } catch (error) {
    answer = { won: false, error: error.message };
  }
  console.log(JSON.stringify(answer));
}
