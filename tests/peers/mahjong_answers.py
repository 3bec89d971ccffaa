"""Scores hands with PyPI mahjong: `mahjong_answers.py PROFILE < hands.jsonl > answers.jsonl`

The profile is tenhou or majsoul; a double-wind pair of 2 fu is not among the rules of this scorer.
"""

import json
import sys

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld

# The scorer's numbers for its yaku.
YAKU = {
    0: "tsumo", 1: "riichi", 3: "ippatsu", 4: "chankan", 5: "rinshan", 6: "haitei", 7: "houtei", 8: "double_riichi",
    12: "pinfu", 13: "tanyao", 14: "iipeikou", 15: "haku", 16: "hatsu", 17: "chun", 26: "sanshoku", 27: "ittsu",
    28: "chanta", 29: "honroutou", 30: "toitoi", 31: "sanankou", 32: "sankantsu", 33: "sanshoku_doukou",
    34: "chiitoitsu", 35: "shousangen", 36: "honitsu", 37: "junchan", 38: "ryanpeikou", 39: "chinitsu",
    100: "kokushi", 101: "chuuren", 102: "suuankou", 103: "daisangen", 104: "shousuushii", 105: "ryuuiisou",
    106: "suukantsu", 107: "tsuuiisou", 108: "chinroutou", 111: "daisuushii", 112: "kokushi13",
    113: "suuankou_tanki", 114: "chuuren9", 115: "tenhou", 116: "chiihou", 120: "dora", 121: "aka", 122: "ura",
}
YAKU.update({number: "seat_wind" for number in range(18, 22)})
YAKU.update({number: "round_wind" for number in range(22, 26)})

MELDS = {"chi": Meld.CHI, "pon": Meld.PON, "minkan": Meld.KAN, "ankan": Meld.KAN, "kakan": Meld.SHOUMINKAN}
LIABLE = {"daisangen", "daisuushii"}


def kinds(text):
    """Tiles of the notation as (kind 0-33, whether red)."""
    out, digits = [], []
    for letter in text:
        if letter.isdigit():
            digits.append(int(letter))
        else:
            first = 9 * "mpsz".index(letter)
            out += [(first + (digit or 5) - 1, digit == 0) for digit in digits]
            digits = []
    return out


class Copies:
    """Numbers tiles 0-135; the first five of a suit is the red one."""

    def __init__(self):
        self.used = [0] * 34
        for five in (4, 13, 22):
            self.used[five] = 1

    def ids(self, text):
        out = []
        for kind, red in kinds(text):
            if red:
                out.append(4 * kind)
            else:
                out.append(4 * kind + self.used[kind])
                self.used[kind] += 1
        return out


def score(hand, options):
    copies = Copies()
    tiles = copies.ids(hand["closed"])
    win = copies.ids(hand["win"])[0]
    tiles.append(win)
    melds = []
    for meld in hand["melds"]:
        own = copies.ids(meld["tiles"])
        tiles += own
        melds.append(Meld(MELDS[meld["t"]], own, opened=meld["t"] != "ankan"))
    drawn, dealer = hand["tsumo"], hand["seat"] == 1
    config = HandConfig(
        is_tsumo=drawn, is_riichi=hand["riichi"] == 1, is_daburu_riichi=hand["riichi"] == 2,
        is_ippatsu=hand["ippatsu"], is_rinshan=hand["rinshan"], is_chankan=hand["chankan"],
        is_haitei=hand["last"] and drawn, is_houtei=hand["last"] and not drawn,
        is_tenhou=hand["first"] and dealer, is_chiihou=hand["first"] and not dealer,
        player_wind=26 + hand["seat"], round_wind=26 + hand["round"],
        tsumi_number=hand["honba"], kyoutaku_number=hand["sticks"], options=options,
    )
    dora, ura = ([4 * kind for text in hand[key] for kind, _ in kinds(text)] for key in ("dora", "ura"))
    result = HandCalculator.estimate_hand_value(
        tiles, win, melds=melds, dora_indicators=dora, ura_dora_indicators=ura, config=config)
    if result.error:
        return {"ok": False, "error": result.error}
    yakuman = any(yaku.is_yakuman for yaku in result.yaku)
    is_open = any(meld.opened for meld in melds)
    yaku = {}
    for one in result.yaku:
        yaku[YAKU[one.yaku_id]] = 1 if yakuman else one.han_open if is_open else one.han_closed
    cost = result.cost
    answer = {
        "ok": True, "han": result.han, "fu": 0 if yakuman else result.fu,
        "yakuman": result.han // 13 if yakuman else 0, "yaku": yaku,
    }
    if drawn:
        others = [seat for seat in range(4) if seat != hand["seat"] - 1]
        plain = {seat: cost["main"] if dealer or seat == 0 else cost["additional"] for seat in others}
        bonus = {seat: cost["main_bonus"] if dealer or seat == 0 else cost["additional_bonus"] for seat in others}
    else:
        loser = (hand["seat"] - 1 + hand["loser"]) % 4
        plain, bonus = {loser: cost["main"]}, {loser: cost["main_bonus"]}
    answer["pay"] = {"total": sum(plain.values())}
    # It knows no liability.
    if not (LIABLE & yaku.keys() and is_open):
        deltas = [-(plain.get(seat, 0) + bonus.get(seat, 0)) for seat in range(4)]
        deltas[hand["seat"] - 1] = cost["total"]
        answer["deltas"] = deltas[hand["seat"] - 1:] + deltas[:hand["seat"] - 1]
    return answer


def main():
    profile = sys.argv[1]
    options = OptionalRules(
        has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=profile == "majsoul",
        kazoe_limit=HandConfig.KAZOE_LIMITED, limit_to_sextuple_yakuman=False)
    for line in sys.stdin:
        print(json.dumps(score(json.loads(line), options)))


main()
