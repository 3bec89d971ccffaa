#!/usr/bin/env python3
"""The arithmetic of the worked games, apart from the engine: what every deal pays, by the rules as they are printed.

Writes, beside itself, NAME.json (the game as it is entered) and NAME.md (the sheet with the workings). The engine is
held to the sheets by crates/tenbo-engine/tests/game. `python3 workings.py --check` says whether the files are as this script makes them.

Sources: payments of the classical game and deals marked so: Four Winds' rule pages (vectors/classical/published.jsonl,
X01r, X04r, X10, X11, X15 with its CPAN table); riichi: base = fu x 2^(han + 2), Riichi Book 1 and the tables in it;
Chinese Official: 8 points from everybody and the hand from the discarder, or from everybody (rules of 1998, 11).
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
WINDS = "ESWN"


class Table:
    """Names, totals, whose turn it is; every deal is a line of the sheet."""

    def __init__(self, name, title, rules, players, initial, extra=None):
        self.name, self.title, self.rules, self.players = name, title, rules, players
        self.n = len(players)
        self.initial, self.totals = initial, [initial] * self.n
        self.dealer, self.round, self.repeat = 0, 0, 0
        self.honba = self.sticks = self.bank = 0
        self.stick = 0
        self.won = [False] * self.n
        self.entries, self.lines, self.text = [], [], []
        self.game = {"name": title, "players": players, **(extra or {})}

    def who(self, wind):
        return (self.dealer + WINDS.index(wind)) % self.n

    def enter(self, entry, what, working, changes, keeps, winners="", sticks=None, bank=0, again=False):
        """changes by wind; keeps: whether the dealer deals again."""
        head = f"{WINDS[self.round % 4]}{self.dealer + 1}"
        if self.repeat:
            head += f" repeat {self.repeat}"
        if self.stick:
            head += f", {self.honba} counters, {self.sticks} sticks"
        by = [0] * self.n
        for wind, amount in changes.items():
            by[self.who(wind)] += amount
        for player in range(self.n):
            self.totals[player] += by[player]
        for wind in winners:
            self.won[self.who(wind)] = True
        if sticks is not None:
            self.sticks = sticks
        self.bank += bank
        table = self.sticks * self.stick
        assert sum(self.totals) + table + self.bank == self.initial * self.n, (self.name, len(self.lines) + 1)
        names = " + ".join(f"{wind} {self.players[self.who(wind)]}" for wind in winners)
        self.lines.append([len(self.lines) + 1, head, self.players[self.dealer], names, what, working,
                           *by, *self.totals, table, self.bank])
        self.entries.append({key: value for key, value in entry.items() if value != {}})
        if again:
            return
        if keeps:
            self.repeat += 1
        else:
            self.repeat = 0
            self.dealer = (self.dealer + 1) % self.n
            self.round += self.dealer == 0

    def sheet(self, notes, last):
        head = ["deal", "round", "dealer", "winner", "what", "working", *self.players,
                *(f"{name} has" for name in self.players), "table", "bank"]
        out = [f"# {self.title}", "", notes.strip(), "", "## Deals", "", row(head), row("---" for _ in head)]
        out += [row(line) for line in self.lines]
        return "\n".join(out + ["", *last, ""])

    def request(self, finished=True):
        return {"v": 1, "rules": self.rules, "game": {**self.game, "deals": self.entries, "finished": finished}}


def row(cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def final(table, lines, scores, ranking):
    """The end: what is paid with its reason, what everybody has then, and the places."""
    out = ["## The end", "", row(["from", "to", "amount", "why", "working"]), row(["---"] * 5)]
    out += [row(line) for line in lines]
    out += ["", row(["place", "player", "score"]), row(["---"] * 3)]
    return out + [row(line) for line in ranking]


# The classical game.

def classical(table, winner, totals):
    """The winner gets his total from each, double from or as East; the others settle their differences likewise."""
    changes = dict.fromkeys(WINDS, 0)
    words = []
    for loser in WINDS:
        if loser == winner:
            continue
        amount = totals[winner] * (2 if "E" in (loser, winner) else 1)
        changes[loser] -= amount
        changes[winner] += amount
        words.append(f"{loser}→{winner} {totals[winner]}{'×2' if 'E' in (loser, winner) else ''}")
    losers = [wind for wind in WINDS if wind != winner]
    for place, one in enumerate(losers):
        for other in losers[place + 1:]:
            less, more = sorted((one, other), key=lambda wind: totals.get(wind, 0))
            gap = totals.get(more, 0) - totals.get(less, 0)
            if gap:
                double = 2 if "E" in (one, other) else 1
                changes[less] -= gap * double
                changes[more] += gap * double
                words.append(f"{less}→{more} ({totals.get(more, 0)}−{totals.get(less, 0)}){'×2' if double == 2 else ''}")
    return changes, ", ".join(words)


def club():
    rules = {"base": "european-classical", "options": {
        "start-points": 2000, "false-win-points": 200, "false-win-paid-to": "winner", "false-claim-points": 50,
        "yakitori": True, "yakitori-points": 300, "yakitori-paid-to": "others"}}
    t = Table("club-evening", "Club evening", rules, ["Anna", "Ben", "Chi", "Dee"], 2000)

    def won(winner, totals, by, from_=None, published=None, penalties=None, extra=None, note=None, fined=None):
        entry = {"seats": {wind: {"total": total} for wind, total in totals.items()},
                 "end": {"kind": "win", "wins": [{"seat": winner, "by": by, **({"from": from_} if from_ else {})}]}}
        if penalties:
            entry["penalties"] = penalties
        if note:
            entry["note"] = note
        changes, words = classical(t, winner, totals)
        for offender, to, amount, why in fined or []:
            changes[offender] -= amount
            changes[to] += amount
            words += f"; {offender}→{to} {amount} {why}"
        how = "self-drawn" if by == "self-draw" else f"on {from_}'s discard"
        what = f"{winner} wins {totals[winner]} {how}; " + ", ".join(
            f"{wind} {total}" for wind, total in totals.items() if wind != winner) + (f" ({published})" if published else "")
        t.enter(entry, what.strip("; "), words, changes, winner == "E", winner)

    def tiles(winner, total, seats, win, what):
        changes, words = classical(t, winner, {winner: total})
        t.enter({"seats": seats, "end": {"kind": "win", "wins": [win]}}, what, words, changes, winner == "E", winner)

    # 1: published, by tiles.
    meld = lambda kind, tiles, **more: {"kind": kind, "tiles": tiles, **more}
    tiles("E", 140, {"E": {"hand": "555p234s1z", "melds": [
        meld("concealed-kong", "1111m"), meld("pung", "666z", claimed="6z", **{"from": "W"})]}},
        {"seat": "E", "tile": "1z", "by": "self-draw"},
        "E wins by tiles: (32 kong + 4 melded dragons + 4 concealed pung + 4 double wind pair + 2 pair + 2 self-drawn + 20) = 68, ×2 = 136, 140 (X01r)")
    won("S", {"S": 40, "E": 8, "W": 16, "N": 4}, "discard", "W")
    won("N", {"E": 0, "S": 40, "W": 20, "N": 100}, "self-draw", published="X11: −320, 0, −80, +400")
    tiles("W", 120, {"W": {"hand": "555p234s1166z", "melds": [meld("concealed-kong", "1111m")]}},
          {"seat": "W", "tile": "6z", "by": "discard", "from": "E"},
          "W wins by tiles: (32 kong + 4 concealed pung + 2 round wind pair + 4 dragons, claimed + 20) = 62, ×2 = 124, 120 (X04r)")
    wrong = {"seats": {"S": {"total": 60}, "E": {"total": 24}, "N": {"total": 12}},
             "end": {"kind": "win", "wins": [{"seat": "S", "by": "discard", "from": "N"}]}}
    before, before_words = classical(t, "S", {"S": 60, "E": 24, "N": 12})
    first = [before[WINDS[(player - t.dealer) % 4]] for player in range(4)]
    was = list(t.totals)
    won("W", {"W": 80, "E": 24, "S": 16, "N": 12}, "discard", "S", note="First entered as South's 60")
    wrong_line = [5, "E4", before_words, *first, *(old + change for old, change in zip(was, first))]
    t.enter({"end": {"kind": "draw"}}, "draw", "nothing is paid", {}, True)
    won("W", {"W": 52, "S": 8}, "self-draw", penalties=[{"seat": "S", "kind": "false-win"}],
        fined=[("S", "W", 200, "false win")])
    won("E", {"E": 30, "S": 2, "W": 2, "N": 2}, "self-draw")
    won("S", {"S": 200, "E": 36, "W": 64, "N": 8}, "discard", "N",
        penalties=[{"seat": "N", "kind": "false-claim", "times": 2}], fined=[("N", "S", 100, "two false claims of 50")])
    won("N", {"N": 500, "E": 18, "S": 10, "W": 34}, "discard", "S")
    t.enter({"end": {"kind": "draw", "cause": "abandoned"}}, "abandoned", "nothing is paid", {}, True)
    won("W", {"W": 46, "E": 12, "S": 12}, "discard", "E")
    t.enter({"end": {"kind": "scores", "changes": {"E": -100, "S": 180, "W": -40, "N": -40}, "winner": "S"}},
            "four numbers", "as settled at the table", {"E": -100, "S": 180, "W": -40, "N": -40}, False, "S")
    t.enter({"end": {"kind": "scores", "changes": {"S": 75, "N": -95}, "winner": "S"}},
            "two numbers", "75 − 95 = −20: 20 to the bank", {"S": 75, "N": -95}, False, "S", bank=20)
    won("N", {"E": 2, "S": 46, "W": 12, "N": 192}, "discard", "S", published="X10: −492, −70, −206, +768")
    won("S", {"E": 100, "S": 200, "W": 50, "N": 20}, "self-draw", published="X15: −140, +800, −270, −390")
    assert t.won == [True, True, True, False]
    pays = [["Dee", name, 100, "yakitori", "300 : 3"] for name in ("Anna", "Ben", "Chi")]
    scores = [total + (100 if player < 3 else -300) for player, total in enumerate(t.totals)]
    order = sorted(range(4), key=lambda player: -scores[player])
    ranking = [[place + 1, t.players[player], scores[player]] for place, player in enumerate(order)]
    notes = """
European Classical: each loser pays the winner's total, the losers settle the differences of theirs, East pays and receives
double. House rules: 2000 points at the start, a false win costs 200 and a false claim 50, both to the winner; a player
without a win pays 300 to the others in equal parts. East deals again after a win and a draw. The game is ended by the
players after 16 deals. Deals 1, 3, 4, 15 and 16 are published ones. Letters are the winds of the deal.

Deal 5 was first entered wrong, as it stands under "Corrected"; it changes who has won and every total after it.
"""
    head = ["deal", "round", "working", *t.players, *(f"{name} had" for name in t.players)]
    fixed = ["## Corrected", "", row(head), row(["---"] * len(head)), row(wrong_line), ""]
    return t, wrong, t.sheet(notes, fixed + final(t, pays, scores, ranking))


# Riichi.

def up(amount):
    return -(-amount // 100) * 100


def base(han, fu):
    if han >= 5:
        return {5: 2000, 6: 3000, 7: 3000, 8: 4000, 9: 4000, 10: 4000, 11: 6000, 12: 6000}.get(han, 8000)
    return min(2000, fu * 2 ** (han + 2))


class Riichi(Table):
    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        self.stick = 1000
        self.winds = WINDS[:self.n]

    def seats(self, riichi="", ready="", totals=None):
        out = {}
        for wind in self.winds:
            seat = {}
            if wind in riichi:
                seat["riichi"] = "riichi"
            if wind in ready:
                seat["ready"] = True
            if wind in (totals or {}):
                seat["total"] = totals[wind]
            if seat:
                out[wind] = seat
        return out

    def pay(self, winner, han, fu, from_=None):
        """What the losers pay for the hand, without counters and sticks; three lose the missing seat's share."""
        b = base(han, fu)
        dealer = winner == "E"
        if from_:
            return {from_: up(b * (6 if dealer else 4))}
        return {wind: up(b * (2 if dealer or wind == "E" else 1)) for wind in self.winds if wind != winner}

    def win(self, wins, riichi="", penalties=None):
        """wins: (winner, han, fu, discarder or None). Counters and sticks are the first's in turn after the discarder."""
        wins = sorted(wins, key=lambda win: (WINDS.index(win[0]) - WINDS.index(win[3] or "E")) % self.n)
        changes = dict.fromkeys(self.winds, 0)
        words, totals, list_ = [], {}, []
        for wind in riichi:
            changes[wind] -= 1000
        pot = self.sticks + len(riichi)
        each = 100 * self.honba
        for place, (winner, han, fu, from_) in enumerate(wins):
            paid = self.pay(winner, han, fu, from_)
            totals[winner] = sum(paid.values())
            words.append(f"{winner} {han}/{fu} = " + " + ".join(f"{wind} {amount}" for wind, amount in paid.items()))
            for wind, amount in paid.items():
                changes[wind] -= amount
                changes[winner] += amount
            if place == 0 and self.honba:
                share = {wind: each * ((self.n - 1) if from_ else 1) for wind in paid}
                for wind, amount in share.items():
                    changes[wind] -= amount
                    changes[winner] += amount
                words.append("counters " + " + ".join(f"{wind} {amount}" for wind, amount in share.items()))
            list_.append({"seat": winner, "by": "discard" if from_ else "self-draw", **({"from": from_} if from_ else {})})
        if pot:
            changes[wins[0][0]] += 1000 * pot
            words.append(f"{pot} sticks to {wins[0][0]}" + (f", own stake of {' '.join(riichi)}" if riichi else ""))
        keeps = any(winner == "E" for winner, *_ in wins)
        entry = {"seats": self.seats(riichi, totals=totals), "end": {"kind": "win", "wins": list_}}
        what = "; ".join(f"{w} wins {totals[w]} " + (f"on {f}'s discard" if f else "self-drawn") for w, _, _, f in wins)
        if riichi:
            what += f"; riichi {' '.join(riichi)}"
        self.enter(entry, what, ", ".join(words), changes, keeps, [w for w, *_ in wins], sticks=0)
        self.honba = self.honba + 1 if keeps else 0

    def draw(self, ready, riichi=""):
        pot = 3000 if self.n == 4 else 2000
        changes = dict.fromkeys(self.winds, 0)
        up_, down = list(ready), [wind for wind in self.winds if wind not in ready]
        for wind in riichi:
            changes[wind] -= 1000
        words = "nothing is paid"
        if up_ and down:
            for wind in self.winds:
                changes[wind] += pot // len(up_) if wind in up_ else -pot // len(down)
            words = f"{pot} : {len(up_)} to each ready, {pot} : {len(down)} from each other"
        if riichi:
            words += f"; stake of {' '.join(riichi)}"
        keeps = "E" in ready
        what = "draw, ready: " + (" ".join(ready) or "nobody") + (f"; riichi {' '.join(riichi)}" if riichi else "")
        self.enter({"seats": self.seats(riichi, ready), "end": {"kind": "draw"}}, what, words, changes, keeps,
                   sticks=self.sticks + len(riichi))
        self.honba += 1

    def abort(self, cause, riichi=""):
        changes = {wind: -1000 for wind in riichi}
        self.enter({"seats": self.seats(riichi), "end": {"kind": "draw", "cause": cause}}, cause,
                   f"stake of {' '.join(riichi)}" if riichi else "nothing is paid", changes, True,
                   sticks=self.sticks + len(riichi))
        self.honba += 1

    def end(self, uma, return_, left_to_first=True):
        scores, lines = list(self.totals), []
        # Equal scores: who sat first.
        order = sorted(range(self.n), key=lambda player: -scores[player])
        table = self.sticks * 1000
        first = order[0]
        if table and left_to_first:
            scores[first] += table
            lines.append(["table", self.players[first], table, "deposit", f"{self.sticks} sticks"])
        oka = return_ - self.initial
        if oka:
            for player in range(self.n):
                lines.append([self.players[player], "bank", oka, "oka", f"{return_} − {self.initial}"])
                scores[player] -= oka
            scores[first] += oka * self.n
            lines.append(["bank", self.players[first], oka * self.n, "oka", f"{oka} × {self.n}"])
        for place, player in enumerate(order):
            bonus = uma[place] * 1000
            if bonus:
                scores[player] += bonus
                ends = ["bank", self.players[player]] if bonus > 0 else [self.players[player], "bank"]
                lines.append([*ends, abs(bonus), "uma", f"place {place + 1}"])
        ranking = [[place + 1, self.players[player], scores[player]] for place, player in enumerate(order)]
        return final(self, lines, scores, ranking)


def hanchan():
    t = Riichi("hanchan", "Hanchan", "riichi-tenhou", ["Aki", "Bunta", "Chie", "Daigo"], 25000)
    t.win([("E", 3, 30, "S")], riichi="E")                     # E1: 5800 and the own stake back
    t.draw("ES", riichi="S")                                   # E1, 1 counter: ready dealer stays
    t.win([("W", 2, 40, None)])                                # E1, 2 counters, 1 stick
    t.abort("nine-terminals")                                  # E2
    t.win([("N", 4, 30, "E")], riichi="WN")                    # E2, 1 counter
    t.draw("", riichi="")                                      # E3: nobody ready, passes with 1 counter
    t.win([("S", 1, 40, "W"), ("E", 2, 30, "W")])              # E4, 1 counter: two win; East keeps
    t.win([("N", 3, 60, None)], riichi="E")                    # E4, 2 counters
    t.draw("SWN", riichi="W")                                  # S1: dealer not ready, passes
    t.win([("E", 6, 30, None)])                                # S2, 1 counter, 1 stick
    t.win([("S", 1, 30, "N")])                                 # S2, 2 counters
    t.draw("ESWN", riichi="EN")                                # S3: all ready, nothing paid
    t.win([("W", 3, 40, "S")])                                 # S3, 1 counter, 2 sticks
    t.draw("S", riichi="S")                                    # S4: passes, one stick is left: over
    notes = """
Tenhou: 25,000 points, back to 30,000, 20/10/−10/−20, what the sticks leave goes to the first. One counter is 100 from each
seat, 300 from a discarder; where two win, counters and sticks are the first's in turn. The dealer stays after a win and
ready at a draw. han/fu stand before the payments: base = fu × 2^(han + 2), at most 2,000 below five han; a discard pays
four of it, the dealer six, a drawn tile one and for the dealer two, each up to a hundred.
"""
    return t, t.sheet(notes, t.end([20, 10, -10, -20], 30000))


def three():
    t = Riichi("three", "Three players", "riichi-tenhou-three", ["Aki", "Bunta", "Chie"], 35000)
    t.win([("S", 4, 25, None)])
    t.win([("E", 5, 30, "W")], riichi="E")
    t.win([("W", 3, 50, None)], riichi="S")
    t.draw("EW", riichi="W")
    t.win([("E", 2, 30, None)])
    t.draw("S")
    t.win([("S", 8, 30, "E")], riichi="SE")
    t.win([("E", 1, 50, "S")])
    t.win([("W", 7, 30, None)])
    t.win([("S", 2, 60, "W")])
    notes = """
Tenhou for three: 35,000 points, back to 40,000, 20/0/−20 (the sheet had no bonus as long as there was none for three
places). The missing seat's share of a drawn win is lost; 2,000 in
all at a draw; a counter is 100 from each seat, 200 from a discarder. Somebody has 40,000 after the last deal of the
south round, so that it is over.
"""
    return t, t.sheet(notes, t.end([20, 0, -20], 40000))


# Chinese Official.

def official():
    t = Table("official", "Chinese Official", "mcr-mil-2025", ["Ana", "Bo", "Cai", "Dan"], 0)

    def win(winner, value, from_=None, foul=None):
        others = [wind for wind in WINDS if wind != winner]
        changes = {wind: -(8 + (value if from_ in (None, wind) else 0)) for wind in others}
        words = ", ".join(f"{wind} 8{f' + {value}' if from_ in (None, wind) else ''}" for wind in others)
        changes[winner] = -sum(changes.values())
        entry = {"seats": {winner: {"total": value}}, "end": {"kind": "win", "wins": [
            {"seat": winner, "by": "discard" if from_ else "self-draw", **({"from": from_} if from_ else {})}]}}
        bank = 0
        if foul:
            entry["penalties"] = [{"seat": foul, "kind": "false-win"}]
            changes[foul] -= 40
            bank = 40
            words += f"; {foul} 40 for a false win, to nobody"
        t.enter(entry, f"{winner} wins {value} " + (f"on {from_}'s discard" if from_ else "self-drawn"), words, changes,
                False, winner, bank=bank)

    def draw():
        t.enter({"end": {"kind": "draw"}}, "draw", "nothing is paid", {}, False)

    win("E", 8, "S"), win("S", 24), win("N", 12, "E"), draw()
    win("W", 33, "N"), win("E", 16), win("S", 9, "W", foul="N"), win("N", 64, "S")
    draw(), win("E", 10, "W"), win("W", 21), win("S", 8, "N")
    win("N", 88), win("W", 13, "S"), draw(), win("E", 25, "N")
    # The deal passes every time: four rounds are sixteen deals.
    order = sorted(range(4), key=lambda player: -t.totals[player])
    ranking = [[place + 1, t.players[player], f"{t.totals[player]} ({[4, 2, 1, 0][place]})"]
               for place, player in enumerate(order)]
    notes = """
Chinese Official by the supplement of 2025: everybody pays the winner 8, and the hand's points on top of it: the discarder
alone, or everybody if the tile was drawn. A false win costs 40, which nobody gets. The deal passes every time. In brackets
the points for the place.
"""
    return t, t.sheet(notes, final(t, [], t.totals, ranking))


def files():
    table, wrong, sheet = club()
    out = {"club-evening.json": dump(table.request()), "club-evening.md": sheet,
           "club-evening-wrong.json": dump({"deal": 5, "entry": wrong})}
    for table, sheet in (hanchan(), three(), official()):
        out[f"{table.name}.json"] = dump(table.request(finished=False))
        out[f"{table.name}.md"] = sheet
    return out


def dump(value):
    """One deal a line."""
    if "game" not in value:
        return json.dumps(value, ensure_ascii=False) + "\n"
    game = dict(value["game"])
    deals = ",\n".join("    " + json.dumps(deal, ensure_ascii=False) for deal in game.pop("deals"))
    finished = json.dumps(game.pop("finished"))
    head = ", ".join(f'"{key}": {json.dumps(entry, ensure_ascii=False)}' for key, entry in game.items())
    return (f'{{\n  "v": 1,\n  "rules": {json.dumps(value["rules"])},\n  "game": {{\n    {head},\n    "deals": [\n{deals}\n'
            f'    ],\n    "finished": {finished}\n  }}\n}}\n')


if __name__ == "__main__":
    check = "--check" in sys.argv
    for name, text in files().items():
        path = HERE / name
        if check and (not path.exists() or path.read_text() != text):
            sys.exit(f"{name} differs")
        if not check:
            path.write_text(text)
