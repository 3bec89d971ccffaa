//! Chinese Official hands as the corpora write them, and how an answer differs from theirs.

use serde_json::Value;
use tenbo_engine::deal::{By, Draft, End, Situation, WinDraft};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::score::Score;
use tenbo_engine::settle::{Answer, Scorer, answer};
use tenbo_engine::tiles::{Meld, MeldKind, Seat, Tile, read_tiles, write_hand};

use super::fans::{Fans, counted};

/// The shipped rulebook that the corpora are scored by.
pub const BOOK: &str = "mcr-mil-2025";

/// A shipped rulebook, compiled.
pub fn plan(id: &str) -> Plan {
    Plan::new(shipped::find(id).unwrap_or_else(|| panic!("no rulebook {id}")))
}

/// A hand of the corpora.
pub struct Record {
    draft: Draft,
    winner: Seat,
}

fn tiles(text: &str) -> Vec<Tile> {
    let read = read_tiles(text);
    assert!(read.errors.is_empty(), "{text}");
    read.tiles
}

fn seat(value: &Value) -> Seat {
    let letter = value.as_str().unwrap_or_default();
    Seat::ALL.into_iter().find(|seat| seat.as_str() == letter).unwrap_or_else(|| panic!("{value} is no seat"))
}

/// `C123m` a chow, `P` a pung, `K` a melded kong, `A` a concealed one.
fn meld(text: &str, winner: Seat) -> Meld {
    let (kind, rest) = text.split_at(1);
    let kind = match kind {
        "C" => MeldKind::Chow,
        "P" => MeldKind::Pung,
        "K" => MeldKind::Kong,
        "A" => MeldKind::ConcealedKong,
        _ => panic!("{text} is no meld"),
    };
    let mut meld = Meld::new(kind, tiles(rest)).expect("four tiles at most");
    if kind.is_claimed() {
        meld.from = Some(winner.after(3));
    }
    meld
}

impl Record {
    /// Reads a record. `last` says that the other three copies lie open, `kong` a replacement tile or a robbed kong,
    /// `wall` the last tile or the last discard.
    pub fn read(value: &Value) -> Record {
        let on = |key: &str| value[key].as_bool().unwrap_or_default();
        let text = |key: &str| value[key].as_str().unwrap_or_default();
        let winner = seat(&value["seat"]);
        let mut draft = Draft { prevailing: seat(&value["prev"]).wind(), ..Draft::default() };
        let entered = draft.seat_mut(winner);
        entered.hand = tiles(text("hand"));
        entered.melds = value["melds"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(|m| meld(m, winner))
            .collect();
        let flowers = value["flowers"].as_u64().unwrap_or_default();
        entered.bonus = (1..=flowers).filter_map(|n| Tile::bonus(n as u8)).collect();
        assert_eq!(entered.bonus.len() as u64, flowers);
        let by = match (on("self"), on("kong")) {
            (true, _) => By::SelfDraw,
            (_, true) => By::RobbedKong,
            _ => By::Discard,
        };
        let drawn = by == By::SelfDraw;
        let situation = [
            (on("last"), Situation::LastCopy),
            (on("wall"), if drawn { Situation::LastTile } else { Situation::LastDiscard }),
            (on("kong") && drawn, Situation::KongReplacement),
        ];
        let situation = situation.into_iter().filter(|(on, _)| *on).map(|(_, situation)| situation).collect();
        let from = (!drawn).then(|| winner.after(1));
        let tile = tiles(text("win")).first().copied();
        draft.end = End::Win { wins: vec![WinDraft { seat: winner, tile, by, from, situation, liable: None }] };
        Record { draft, winner }
    }

    /// The deal, as a draft.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The hand in notation.
    pub fn text(&self) -> String {
        let entered = self.draft.seat(self.winner).unwrap();
        let flowers = entered.bonus.len();
        format!(
            "{} {flowers} flowers, {} round, {:?}",
            write_hand(&entered.hand, &entered.melds, None),
            self.draft.prevailing,
            self.draft.wins()
        )
    }

    /// The engine's answer.
    pub fn score(&self, plan: &Plan) -> Result<Score, String> {
        self.answer(plan)?.wins.into_iter().next().and_then(|win| win.score).ok_or("no score".to_owned())
    }

    fn answer(&self, plan: &Plan) -> Result<Answer, String> {
        answer(&self.draft, plan).map_err(|problems| format!("refused: {problems:?}"))
    }

    /// Where the engine's answer differs, empty if nowhere: the total, whether it wins, the list that is shown (it must
    /// be one of those given), and what everybody pays.
    pub fn differences(&self, plan: &Plan, total: i64, accepted: &[Fans]) -> (String, Option<Score>) {
        let answer = match self.answer(plan) {
            Ok(answer) => answer,
            Err(refused) => return (refused, None),
        };
        let Some(score) = answer.wins.first().and_then(|win| win.score.clone()) else {
            return ("no score".to_owned(), None);
        };
        let mut wrong = Vec::new();
        if score.tally.total != total {
            wrong.push(format!("total {}, not {total}", score.tally.total));
        }
        let shown = counted(&score.lines);
        if !accepted.contains(&shown) {
            wrong.push(format!("{shown:?}, not one of {accepted:?}"));
        }
        let flowers = shown.get(&81).copied().unwrap_or_default() as i64;
        let short = (8 - (total - flowers)).max(0);
        if (score.tally.win, score.tally.short_by) != (short == 0, short) {
            wrong.push(format!("win {} short by {}, not {short}", score.tally.win, score.tally.short_by));
        }
        let net: Vec<i64> = (0..4).map(|turns| answer.net.seats[self.winner.after(turns)]).collect();
        let drawn = self.draft.wins().iter().all(|win| win.by == By::SelfDraw);
        let want = match (short == 0, drawn) {
            (false, _) => vec![0; 4],
            (true, true) => vec![3 * (8 + total), -8 - total, -8 - total, -8 - total],
            (true, false) => vec![24 + total, -8 - total, -8, -8],
        };
        if net != want {
            wrong.push(format!("net {net:?}, not {want:?}"));
        }
        let quick =
            Scorer::answer(&self.draft, plan).map(|quick| (quick.tallies.first().copied().flatten(), quick.net));
        if quick.as_ref().ok() != Some(&(Some(score.tally), answer.net)) {
            wrong.push(format!("the numbers alone are {quick:?}"));
        }
        (wrong.join("; "), Some(score))
    }
}
