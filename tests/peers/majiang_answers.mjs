// Scores hands with npm @kobalab/majiang-core: `majiang_answers.mjs PACKAGES PROFILE < hands.jsonl > answers.jsonl`
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { join } from "node:path";

const [packages, profile] = process.argv.slice(2);
const { Shoupai, Util, rule } = createRequire(join(packages, "index.js"))("@kobalab/majiang-core");

const reds = profile !== "wrc2025";
const RULE = rule({
  "連風牌は2符": profile === "wrc2025",
  "切り上げ満貫あり": profile === "wrc2025",
  "ダブル役満あり": profile === "majsoul",
  "赤牌": reds ? { m: 1, p: 1, s: 1 } : { m: 0, p: 0, s: 0 },
});

const YAKU = new Map(Object.entries({
  "立直": "riichi", "ダブル立直": "double_riichi", "一発": "ippatsu", "門前清自摸和": "tsumo",
  "海底摸月": "haitei", "河底撈魚": "houtei", "嶺上開花": "rinshan", "槍槓": "chankan",
  "翻牌 白": "haku", "翻牌 發": "hatsu", "翻牌 中": "chun", "平和": "pinfu", "断幺九": "tanyao",
  "一盃口": "iipeikou", "二盃口": "ryanpeikou", "三色同順": "sanshoku", "三色同刻": "sanshoku_doukou",
  "一気通貫": "ittsu", "混全帯幺九": "chanta", "純全帯幺九": "junchan", "混老頭": "honroutou",
  "七対子": "chiitoitsu", "対々和": "toitoi", "三暗刻": "sanankou", "三槓子": "sankantsu",
  "小三元": "shousangen", "混一色": "honitsu", "清一色": "chinitsu",
  "ドラ": "dora", "赤ドラ": "aka", "裏ドラ": "ura",
  "天和": "tenhou", "地和": "chiihou", "国士無双": "kokushi", "国士無双十三面": "kokushi13",
  "九蓮宝燈": "chuuren", "純正九蓮宝燈": "chuuren9", "四暗刻": "suuankou", "四暗刻単騎": "suuankou_tanki",
  "大三元": "daisangen", "小四喜": "shousuushii", "大四喜": "daisuushii", "字一色": "tsuuiisou",
  "清老頭": "chinroutou", "緑一色": "ryuuiisou", "四槓子": "suukantsu",
}));

function nameOf(yaku) {
  if (yaku.startsWith("自風")) return "seat_wind";
  if (yaku.startsWith("場風")) return "round_wind";
  return YAKU.get(yaku) ?? yaku;
}

/** "46m0p" as ["m4", "m6", "p0"]; plain fives where the profile has no red ones. */
function tiles(text) {
  const plain = reds ? text : text.replaceAll("0", "5");
  return [...plain.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((digit) => suit + digit));
}

const FROM = ["", "+", "=", "-"];

function meld({ t, tiles: text, from }) {
  const own = tiles(text);
  const suit = own[0][0];
  const digits = own.map((tile) => tile[1]);
  const whose = FROM[from];
  switch (t) {
    case "ankan": return suit + digits.join("");
    case "kakan": return suit + digits.slice(0, 3).join("") + whose + digits[3];
    case "chi": return suit + digits[0] + whose + digits.slice(1).join("");
    default: return suit + digits.join("") + whose;
  }
}

function score(hand) {
  const win = tiles(hand.win)[0];
  const closed = tiles(hand.closed);
  if (hand.tsumo) closed.push(win);
  const shoupai = Shoupai.fromString([closed.join(""), ...hand.melds.map(meld)].join(","));
  const indicators = (list) => list.flatMap(tiles);
  const result = Util.hule(shoupai, hand.tsumo ? null : win + FROM[hand.loser], Util.hule_param({
    rule: RULE,
    zhuangfeng: hand.round - 1,
    menfeng: hand.seat - 1,
    lizhi: hand.riichi,
    yifa: hand.ippatsu,
    qianggang: hand.chankan,
    lingshang: hand.rinshan,
    haidi: hand.last ? (hand.tsumo ? 1 : 2) : 0,
    tianhu: hand.first ? (hand.seat === 1 ? 1 : 2) : 0,
    baopai: indicators(hand.dora),
    fubaopai: hand.riichi > 0 ? indicators(hand.ura) : null,
    changbang: hand.honba,
    lizhibang: hand.sticks,
  }));
  if (!result?.defen) return { ok: false };
  const yakuman = result.damanguan ?? 0;
  const yaku = {};
  for (const { name, fanshu } of result.hupai) yaku[nameOf(name)] = yakuman ? 1 : fanshu;
  return {
    ok: true,
    han: yakuman ? 13 * yakuman : result.fanshu,
    fu: yakuman ? 0 : result.fu,
    yakuman,
    yaku,
    pay: { total: result.defen },
    fenpei: result.fenpei,
    pao: result.hupai.some(({ baojia }) => baojia),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(score(JSON.parse(line)))}\n`);
}
