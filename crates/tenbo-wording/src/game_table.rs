//! The players of a game at their places round the table, where they stay all evening while the winds move.

use tenbo_engine::game::DealContext;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::Seat;
use tenbo_session::games::DealPlace;

use super::game_sheet::{ShownGame, figure};
use super::language::GameWord;
use super::number::signed;

/// A player at the table, before a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The wind that the player has in the deal, or had in the last one.
    pub wind: Seat,
    /// Whether the player deals.
    pub deals: bool,
    /// What the player is called.
    pub name: String,
    /// What the player has.
    pub total: i64,
    /// That the player has not won yet, where that costs something.
    pub no_win: Option<&'static str>,
    /// What the player pays at the end.
    pub owes: Option<String>,
}

/// What lies in the middle of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Middle {
    /// The deal: "East 2".
    pub deal: String,
    /// Counters.
    pub counters: u32,
    /// Riichi sticks that lie there.
    pub sticks: u32,
    /// How often the deal is repeated, or what lies there, in words.
    pub said: String,
}

impl ShownGame<'_> {
    /// A player before a deal; once the game is over, with what was settled then.
    #[must_use]
    pub fn standing(&self, place: DealPlace, player: usize) -> Standing {
        let report = self.report;
        let next = place.context(report);
        let context = next.or_else(|| report.deals.last().map(|deal| deal.context));
        let wind = context.map(|context| context.seat_of(player)).unwrap_or_default();
        let is_next = place == DealPlace::Next && report.over.is_none();
        let without_win = is_next && report.without_win.contains(&player) && self.plan.rulebook().options.game.yakitori;
        // Once the game is over it is in the total.
        let owed = if is_next { figure(&report.at_end, player) } else { 0 };
        Standing {
            wind,
            deals: next.is_some() && wind == Seat::East,
            name: self.names().player(player),
            total: self.total_before(place, player),
            no_win: without_win.then(|| self.word(GameWord::NoWinYet)),
            owes: (owed != 0).then(|| self.language.at_end(owed)),
        }
    }

    /// What a player has before a deal.
    fn total_before(&self, place: DealPlace, player: usize) -> i64 {
        match place {
            DealPlace::Next => figure(self.holdings().0, player),
            DealPlace::Correct(place) | DealPlace::Insert(place) => {
                let before = place.checked_sub(1).and_then(|before| self.report.deals.get(before));
                before.map_or(self.report.initial, |deal| figure(&deal.totals, player))
            }
        }
    }

    /// How far a player is behind the first before a deal; 0 for the first.
    #[must_use]
    pub fn gap(&self, place: DealPlace, player: usize) -> i64 {
        let most = (0..self.sheet.game.players.len()).map(|other| self.total_before(place, other)).max();
        self.total_before(place, player) - most.unwrap_or_default()
    }

    /// What stands below a player's points on the Table screen: how far the player is from another, or from the first, and
    /// whether it is that the player leads; empty as long as nobody does.
    #[must_use]
    pub fn screen_gap(&self, player: usize, from: Option<usize>) -> (String, bool) {
        let place = DealPlace::Next;
        let said = match from {
            Some(from) if from == player => self.language.game_gaps_to(&self.names().player(player)),
            Some(from) => signed(self.total_before(place, player) - self.total_before(place, from)),
            None => match self.gap(place, player) {
                0 if (0..self.sheet.game.players.len()).all(|other| self.gap(place, other) == 0) => String::new(),
                0 => return (self.word(GameWord::Leading).to_owned(), true),
                gap => signed(gap),
            },
        };
        (said, false)
    }

    /// A deal of riichi as it is written in Japan, for readers of other letters: "南四局".
    #[must_use]
    pub fn deal_in_characters(&self, context: &DealContext) -> Option<String> {
        let number = ["一", "二", "三", "四"].get(context.number().checked_sub(1)?)?;
        let is_shown = self.plan.rulebook().family == Family::Riichi && self.language.is_latin();
        let wind = self.language.wind_ornament(Seat::of_wind(context.prevailing())).text;
        is_shown.then(|| [wind, number, "局"].concat())
    }

    /// The middle of the table at the start of a deal.
    #[must_use]
    pub fn middle(&self, context: &DealContext) -> Middle {
        Middle {
            deal: self.names().deal(context),
            counters: context.honba,
            sticks: context.deposits,
            said: self.language.deal_extras(context.repeat, context.honba, context.deposits),
        }
    }
}
