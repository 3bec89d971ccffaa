//! How a game ended: places, and what was settled beside the deals.

use tenbo_engine::game::{FinalResult, FinalTransferReason, Party};
use tenbo_engine::options::Settlement;

use super::game_sheet::ShownGame;
use super::number::{brief_thousands, ratio, signed, thousands, with_sign};

/// The end in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEnding {
    /// Why the game is over.
    pub why: &'static str,
    /// Who has won it.
    pub title: String,
    /// The players, the first place first.
    pub places: Vec<Placing>,
    /// What is paid at the end, except by place.
    pub transfers: Vec<EndTransfer>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Which.
    pub place: u8,
    /// What the player is called.
    pub name: String,
    /// What the player has at the end.
    pub score: i64,
    /// What that is more or less than at the start, with its sign.
    pub net: String,
    /// What that is made of, if anything came at the end: what was won before that, then the rest by what for.
    pub parts: Vec<String>,
    /// Points for the place that are counted apart.
    pub table_points: Option<String>,
}

/// Points that are paid at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndTransfer {
    /// Who pays.
    pub from: String,
    /// Who gets it.
    pub to: String,
    /// How much.
    pub amount: i64,
    /// What for.
    pub why: &'static str,
}

impl ShownGame<'_> {
    /// How the game ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<GameEnding> {
        let (language, names, report) = (self.language, self.names(), self.report);
        let (over, last) = (report.over?, report.last.as_ref()?);
        let places = last.ranking.iter().map(|placed| Placing {
            place: placed.place,
            name: names.player(placed.player),
            score: placed.score,
            net: self.net(placed.score - report.initial),
            parts: self.parts(last, placed.player),
            table_points: placed.table_points.map(|points| language.table_points(&ratio(points))),
        });
        // What is paid by place is among the parts.
        let by_place = |reason| matches!(reason, FinalTransferReason::Uma | FinalTransferReason::Oka);
        let transfers =
            last.transfers.iter().filter(|transfer| !by_place(transfer.reason)).map(|transfer| EndTransfer {
                from: self.party(transfer.from),
                to: self.party(transfer.to),
                amount: transfer.amount,
                why: language.last_why(transfer.reason),
            });
        let first = last.ranking.iter().filter(|placed| placed.place == 1).map(|placed| names.player(placed.player));
        let title = match first.collect::<Vec<_>>().as_slice() {
            [name] => language.game_won_by(name),
            all => language.game_first_shared(&language.listed(all)),
        };
        Some(GameEnding { why: language.over(over), title, places: places.collect(), transfers: transfers.collect() })
    }

    /// Whether the rulebook counts what is won in thousands of points.
    #[must_use]
    pub fn in_thousands(&self) -> bool {
        self.plan.settlement() == Settlement::Riichi
    }

    /// What somebody has more or less than at the start, with its sign.
    #[must_use]
    pub fn net(&self, net: i64) -> String {
        if self.in_thousands() { with_sign(net, thousands(net)) } else { signed(net) }
    }

    /// What was won in the deals, and what came at the end by what for; nothing if nothing came.
    fn parts(&self, last: &FinalResult, player: usize) -> Vec<String> {
        let mut parts: Vec<(&'static str, i64)> = Vec::new();
        for transfer in &last.transfers {
            let amount = match Party::Player(player) {
                own if own == transfer.to => transfer.amount,
                own if own == transfer.from => -transfer.amount,
                _ => continue,
            };
            let why = self.language.last_why(transfer.reason);
            match parts.iter_mut().find(|(known, _)| *known == why) {
                Some((_, sum)) => *sum += amount,
                None => parts.push((why, amount)),
            }
        }
        let figure = |amount: i64| {
            if self.in_thousands() { with_sign(amount, brief_thousands(amount)) } else { signed(amount) }
        };
        let total = self.report.totals.get(player).copied().unwrap_or_default();
        let won = (!parts.is_empty()).then(|| self.net(total - self.report.initial));
        won.into_iter().chain(parts.into_iter().map(|(why, amount)| format!("{why} {}", figure(amount)))).collect()
    }
}
