//! A deal by taps on the players: who won, then who paid; the same player again drew the tile.

use tenbo_engine::check::is_draw;
use tenbo_engine::deal::{By, DrawCause};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::change::Filled;
use super::{Ends, Form};

/// How a deal ends, as the keys above the others ask it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By a win on a discard.
    Discard,
    /// By a win on a drawn tile.
    SelfDraw,
    /// By no win.
    Draw,
}

impl How {
    /// All, in the order of the keys.
    pub const ALL: [How; 3] = [How::Discard, How::SelfDraw, How::Draw];

    /// A short name, for ids.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            How::Discard => "discard",
            How::SelfDraw => "self-draw",
            How::Draw => "draw",
        }
    }
}

/// How a draw can come about by these rules.
pub fn draws(plan: &Plan, three_players: bool) -> impl Iterator<Item = DrawCause> + use<'_> {
    let riichi = plan.book.options.riichi.in_use;
    let known = move |cause: DrawCause| riichi || matches!(cause, DrawCause::Wall | DrawCause::Abandoned);
    DrawCause::ALL.iter().copied().filter(move |&cause| known(cause) && is_draw(plan, cause, three_players))
}

impl Form {
    /// How the deal ends, as far as that is said.
    #[must_use]
    pub fn how(&self) -> Option<How> {
        match (self.ends, self.by) {
            (Ends::Draw, _) => Some(How::Draw),
            (Ends::Win, Some(By::SelfDraw)) => Some(How::SelfDraw),
            (Ends::Win, Some(_)) => Some(How::Discard),
            (Ends::Win, None) | (Ends::Scores, _) => None,
        }
    }

    /// Whether it is said where the winning tile came from.
    #[must_use]
    pub fn has_source(&self) -> bool {
        self.by.is_some_and(|by| by == By::SelfDraw || self.from.is_some())
    }

    /// Says how the deal ends; said again, nothing of it holds any more, and the next tap says who won.
    pub(super) fn say_how(&mut self, how: How) {
        if self.how() == Some(how) {
            self.unsay_win();
            return;
        }
        self.ends = if how == How::Draw { Ends::Draw } else { Ends::Win };
        match how {
            How::Discard => self.by = Some(By::Discard),
            How::SelfDraw => (self.by, self.from) = (Some(By::SelfDraw), None),
            How::Draw => {}
        }
    }

    fn unsay_win(&mut self) {
        self.ends = Ends::Win;
        (self.winner, self.by, self.from) = (None, None, None);
        self.also.clear();
        self.then.clear();
    }

    /// Takes a tap on a player; nothing where a tap says nothing.
    pub(super) fn take_tap(&mut self, seat: Seat, plan: &Plan) -> Option<()> {
        match self.ends {
            Ends::Win => {
                self.tap_win(seat, plan);
                Some(())
            }
            Ends::Draw if plan.book.options.riichi.in_use && self.cause == DrawCause::Wall => {
                self.fill(Filled::Ready(seat), "", plan).then_some(())
            }
            Ends::Draw | Ends::Scores => None,
        }
    }

    fn tap_win(&mut self, seat: Seat, plan: &Plan) {
        let drawn = self.by == Some(By::SelfDraw);
        let field = match self.winner {
            None => Filled::Winner(seat),
            Some(winner) if winner == seat && drawn => return self.unsay_win(),
            Some(winner) if winner == seat => Filled::SelfDrawn,
            Some(_) if drawn || self.from.is_none() => Filled::From(seat),
            // Somebody else paid.
            Some(_) if self.from == Some(seat) => {
                (self.by, self.from) = (None, None);
                self.also.clear();
                return;
            }
            Some(_) => {
                let room = 1 + self.also.len() < usize::from(plan.book.options.payments.maximum_winners);
                if room || self.also.contains(&seat) { Filled::Also(seat) } else { Filled::From(seat) }
            }
        };
        self.fill(field, "", plan);
    }
}
