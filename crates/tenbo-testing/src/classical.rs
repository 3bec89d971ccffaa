//! Classical hands as the corpora write them: groups between blanks, `[345s]` melded, `[1111m^]` a kong claimed with three
//! in the hand, `(9999p)` concealed, `f1` to `f4` flowers, `y1` to `y4` seasons; the winning tile is one of the hand's.

use serde_json::Value;
use tenbo_engine::check::winning_hand;
use tenbo_engine::deal::{By, Draft, End, SeatDraft, Situation, WinDraft};
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Rulebook, shipped};
use tenbo_engine::score::{Score, Scratch, explain};
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Counts, Kind, Meld, MeldKind, Seat, Tile, read_tiles};

/// Kajongg's rulesets and the rulebooks that they are.
pub const BOOKS: [(&str, &str); 2] = [("DMJL", "dmjl"), ("BMJA", "bmja")];

/// The shipped rulebook.
pub fn plan(rules: &str) -> Plan {
    Plan::new(book(rules))
}

fn book(rules: &str) -> Rulebook {
    let id = BOOKS.iter().find(|(name, _)| *name == rules).map_or(rules, |(_, id)| id);
    shipped::find(id).unwrap_or_else(|| panic!("no rulebook {id}"))
}

/// The rulebook as Kajongg has it. DMJL is the shipped one. BMJA is the shipped one except where Kajongg departs from
/// the association's rules (docs/rules/classical.md, Sources; mahjongbritishrules.com): it has no double for one suit
/// with honors and none for a loose tile, a limit hand takes the place of flowers and seasons, and Purity is paid
/// beside no chows and all concealed, where the association says that it is always three doubles.
pub fn kajongg_plan(rules: &str) -> Plan {
    let mut book = book(rules);
    if rules == "BMJA" {
        for pattern in [Pattern::OneSuitHonors, Pattern::Supplement] {
            assert!(book.winner.remove(pattern).is_some());
        }
        book.options.set(OptionKey::BonusBesideLimit, Some(0));
        assert!(book.excludes.remove(&Pattern::Purity).is_some());
    }
    Plan::new(book)
}

/// Known reasons why Kajongg's answer to a hand departs from the rules. Each is recognized in the hand itself,
/// without the code that scores it.
pub fn verdict(record: &Record, plan: &Plan, want: &Value) -> Option<&'static str> {
    if want["error"].is_string() {
        return Some("Kajongg stops with an error of its own");
    }
    let score = record.score(plan)?;
    let more = |points: i64, doubles: i64| {
        let of = |key: &str| want[key].as_i64().unwrap_or_default();
        score.tally.points_doubles() == Some((of("points") + points, of("doubles") + doubles))
    };
    let counts = |pattern| score.lines.iter().any(|line| line.pattern == pattern && line.reason.is_none());
    if more(2, 0) && counts(Pattern::OnlyTile) && record.completing() == 1 {
        return Some("Of all 34 kinds only this one completes the hand; Kajongg does not see it");
    }
    if score.tally.is_direct() && counts(Pattern::AllGreen) && record.green_kinds() == 6 {
        return Some("Nothing but green tiles; Kajongg sees it only where one of the six kinds is missing");
    }
    let spare = |kind: &Tile| record.concealed().iter().filter(|tile| *tile == kind).count() == 4;
    let dragon = |tile: &&Tile| tile.kind().is_some_and(|kind| kind.is_dragon());
    if more(0, 1) && counts(Pattern::LittleThreeDragons) && record.concealed().iter().filter(dragon).any(spare) {
        return Some("Two dragon pungs and a pair of the third; a spare fourth tile of one makes Kajongg miss them");
    }
    None
}

fn tiles(text: &str) -> Vec<Tile> {
    let read = read_tiles(text);
    assert!(read.errors.is_empty(), "{text}");
    read.tiles
}

fn seat(value: &Value) -> Seat {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("no seat: {value}"))
}

/// Replaces the fifth copy of a tile by a joker.
fn make_fifth_a_joker(entered: &mut SeatDraft, win: &WinDraft) {
    let all: Counts = entered.tiles().chain(win.tile).filter_map(|tile| tile.kind()).collect();
    for kind in all.at_least(5).iter() {
        let own = entered.hand.iter_mut().filter(|tile| tile.kind() == Some(kind));
        own.take(usize::from(all.get(kind)) - 4).for_each(|tile| *tile = Tile::joker(kind));
    }
}

/// A hand of the corpora.
pub struct Record {
    draft: Draft,
    seat: Seat,
    win: Option<WinDraft>,
    text: String,
}

impl Record {
    /// Reads a record.
    pub fn read(value: &Value) -> Record {
        let seat = seat(&value["seat"]);
        let mut draft = Draft { prevailing: self::seat(&value["round"]).wind(), ..Draft::default() };
        let entered = draft.seat_mut(seat);
        let text = value["hand"].as_str().unwrap();
        for group in text.split_whitespace() {
            let inner = group.trim_matches(['[', ']', '(', ')', '^']);
            match group.as_bytes() {
                [b'f', digit] | [b'y', digit] => {
                    let number = digit - b'0' + if group.starts_with('y') { 4 } else { 0 };
                    entered.bonus.push(Tile::bonus(number).unwrap());
                }
                [b'(', ..] => entered.melds.extend(Meld::new(MeldKind::ConcealedKong, tiles(inner))),
                [b'[', ..] => {
                    let own = tiles(inner);
                    let kind = match own.len() {
                        4 if group.contains('^') => MeldKind::Kong,
                        4 => MeldKind::AddedKong,
                        _ if own.first() == own.last() => MeldKind::Pung,
                        _ => MeldKind::Chow,
                    };
                    entered.melds.extend(Meld::new(kind, own));
                }
                _ => entered.hand.extend(tiles(group)),
            }
        }
        let src = value["src"].as_str().unwrap_or("discard");
        let ann = value["ann"].as_str().unwrap_or_default();
        entered.original_call = ann.contains('a');
        let win = value["win"].as_str().map(|tile| {
            let tile = tiles(tile)[0];
            // A page of Kajongg may show the set that the last discard completed as melded.
            if !entered.hand.contains(&tile) {
                let place = entered.melds.iter().position(|meld| meld.tiles.contains(&tile)).unwrap();
                entered.hand.extend(entered.melds.remove(place).tiles);
            }
            let place = entered.hand.iter().position(|&own| own == tile).unwrap();
            entered.hand.remove(place);
            let by = match src {
                "discard" | "lastdiscard" => By::Discard,
                "rob" => By::RobbedKong,
                _ => By::SelfDraw,
            };
            let mut situation = Vec::new();
            situation.extend(match src {
                "deadwall" => Some(Situation::KongReplacement),
                "lastwall" => Some(Situation::LastTile),
                "lastdiscard" => Some(Situation::LastDiscard),
                "deal" => Some(Situation::Dealt),
                _ => None,
            });
            situation.extend(ann.contains('t').then_some(Situation::KongOnKong));
            WinDraft {
                seat,
                tile: Some(tile),
                by,
                from: (by != By::SelfDraw).then(|| seat.after(1)),
                situation,
                liable: None,
            }
        });
        Record { draft, seat, win, text: text.to_owned() }
    }

    /// The hand in the notation of the corpora.
    pub fn text(&self) -> String {
        let win = self.win.as_ref();
        format!("{} {:?} {:?}", self.text, self.seat, win.map(|win| (win.tile, win.by, &win.situation)))
    }

    /// The deal: a loser's hand stands beside a win of another seat, whose total is entered.
    pub fn draft(&self) -> Draft {
        let mut draft = self.draft.clone();
        let win = self.win.clone().unwrap_or_else(|| {
            let winner = self.seat.after(1);
            draft.seat_mut(winner).total = Some(100);
            WinDraft { seat: winner, tile: None, by: By::SelfDraw, from: None, situation: Vec::new(), liable: None }
        });
        draft.end = End::Win { wins: vec![win] };
        draft
    }

    /// Its score: a winner's, or a loser's beside a win of another seat. Situations that the table does not show (a loose
    /// tile without a kong) are taken as given; for a fifth copy, which some of Kajongg's hands have, stands a joker.
    pub fn score(&self, plan: &Plan) -> Option<Score> {
        match &self.win {
            Some(win) => {
                let mut draft = self.draft.clone();
                make_fifth_a_joker(draft.seat_mut(self.seat), win);
                let hand = winning_hand(&draft, plan, win);
                let hand = hand.unwrap_or_else(|problems| panic!("{}: {problems:?}", self.text));
                explain(plan, &hand, &mut Scratch::default())
            }
            None => {
                let answer =
                    answer(&self.draft(), plan).unwrap_or_else(|problems| panic!("{}: {problems:?}", self.text));
                answer.seats[self.seat].as_ref()?.score.clone()
            }
        }
    }

    /// The concealed tiles, without the winning one.
    fn concealed(&self) -> &[Tile] {
        self.draft.seat(self.seat).map_or(&[], |entered| &entered.hand)
    }

    /// How many kinds of green tiles there are, the winning one included.
    fn green_kinds(&self) -> usize {
        let entered = self.draft.seat(self.seat).into_iter().flat_map(|entered| entered.tiles());
        let won = self.win.iter().filter_map(|win| win.tile);
        let all: Vec<Tile> = entered.chain(won).collect();
        ["2s", "3s", "4s", "6s", "8s", "6z"].iter().filter(|kind| all.contains(&tiles(kind)[0])).count()
    }

    /// How many kinds complete the hand, tried one by one; kinds of which it holds all four are left out.
    fn completing(&self) -> usize {
        let Some(entered) = self.draft.seat(self.seat) else { return 0 };
        let held = |kind: Kind| entered.tiles().filter(|tile| tile.kind() == Some(kind)).count();
        let completes = |kind: &Kind| {
            let mut counts = [0u8; Kind::COUNT];
            entered
                .hand
                .iter()
                .filter_map(|tile| tile.kind())
                .chain([*kind])
                .for_each(|kind| counts[kind.index()] += 1);
            (0..Kind::COUNT).any(|pair| {
                let mut rest = counts;
                rest[pair] = rest[pair].wrapping_sub(2);
                counts[pair] >= 2 && are_sets(&mut rest)
            })
        };
        Kind::all().filter(|&kind| held(kind) < 4).filter(completes).count()
    }

    /// Everything in which the engine's answer differs from Kajongg's, empty if nothing. Kajongg scores a complete hand
    /// that may not win as a hand too long for a loser, so that only "no win" is compared there.
    pub fn differences(&self, plan: &Plan, want: &Value) -> String {
        let number = |key: &str| want[key].as_i64().unwrap_or_default();
        let limits = (want["limits"].as_f64().unwrap_or_default() * 100.0).round() as i64;
        let won = want["won"].as_bool().unwrap();
        let score = self.score(plan);
        let tally = score.as_ref().map(|score| score.tally).unwrap_or_default();
        let mut wrong = Vec::new();
        let mut differ = |what: &str, found: i64, want: i64| {
            if found != want {
                wrong.push(format!("{what} {found}, not {want}"));
            }
        };
        if self.win.is_some() {
            differ("win", i64::from(tally.win), i64::from(won));
            if !won {
                return wrong.join("; ");
            }
        }
        differ("total", tally.total, number("total"));
        differ("percent", tally.percent().unwrap_or_default(), limits);
        // At the limit several decompositions are worth the same, and either may be shown.
        let capped = plan.limit().is_some_and(|limit| tally.total >= limit);
        if let Some((points, doubles)) = tally.points_doubles().filter(|_| limits == 0 && !capped) {
            differ("points", points, number("points"));
            differ("doubles", doubles, number("doubles"));
        }
        if wrong.is_empty() {
            return String::new();
        }
        let lines = score.iter().flat_map(|score| &score.lines).filter(|line| line.reason.is_none());
        let lines: Vec<String> = lines.map(|line| format!("{} {}", line.pattern, line.value)).collect();
        format!("{} ({})", wrong.join("; "), lines.join(", "))
    }
}

/// Whether tiles are pungs and chows, by removing the lowest tile's set in both ways.
fn are_sets(counts: &mut [u8; Kind::COUNT]) -> bool {
    let Some(first) = Kind::all().find(|kind| counts[kind.index()] > 0) else { return true };
    let at = first.index();
    let mut take = |steps: [usize; 3]| {
        if steps.iter().any(|&step| counts[step] == 0) || steps == [at; 3] && counts[at] < 3 {
            return false;
        }
        steps.iter().for_each(|&step| counts[step] -= 1);
        let found = are_sets(counts);
        steps.iter().for_each(|&step| counts[step] += 1);
        found
    };
    take([at; 3]) || first.starts_chow() && take([at, at + 1, at + 2])
}
