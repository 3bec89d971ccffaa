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
    let riichi = plan.rulebook().options.riichi.in_use;
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
            Ends::Draw if plan.rulebook().options.riichi.in_use && self.cause == DrawCause::Wall => {
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
                let room = 1 + self.also.len() < usize::from(plan.rulebook().options.payments.maximum_winners);
                if room || self.also.contains(&seat) { Filled::Also(seat) } else { Filled::From(seat) }
            }
        };
        self.fill(field, "", plan);
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::options::OptionKey;
    use tenbo_engine::rules::shipped;
    use tenbo_engine::tiles::Seat::{East, North, South, West};

    use super::*;

    fn plan(id: &str) -> Plan {
        Plan::new(shipped::find(id).unwrap())
    }

    /// What taps say after an empty form: who has won, who else, how, and on whose tile.
    fn tapped(plan: &Plan, taps: &[Seat]) -> (Option<Seat>, Vec<Seat>, Option<By>, Option<Seat>) {
        let mut form = Form::default();
        taps.iter().for_each(|&seat| assert!(form.fill(Filled::Tap(seat), "", plan)));
        (form.winner, form.also, form.by, form.from)
    }

    #[test]
    fn who_won_is_tapped_then_who_paid_and_the_same_again_drew_the_tile() {
        let ema = plan("riichi-ema-2025");
        let (ron, tsumo) = (Some(By::Discard), Some(By::SelfDraw));
        assert_eq!(tapped(&ema, &[South]), (Some(South), vec![], None, None));
        assert_eq!(tapped(&ema, &[South, West]), (Some(South), vec![], ron, Some(West)));
        assert_eq!(tapped(&ema, &[South, South]), (Some(South), vec![], tsumo, None));
        assert_eq!(tapped(&ema, &[South, South, West]), (Some(South), vec![], ron, Some(West)));
        assert_eq!(tapped(&ema, &[South, West, South]), (Some(South), vec![], tsumo, None));
        assert_eq!(tapped(&ema, &[South, South, South]), (None, vec![], None, None), "begun anew");
        // The payer again: another one paid.
        assert_eq!(tapped(&ema, &[South, West, West, East]), (Some(South), vec![], ron, Some(East)));
        // A third player has won too, where the rules let several.
        assert_eq!(tapped(&ema, &[South, West, North]), (Some(South), vec![North], ron, Some(West)));
        assert_eq!(tapped(&ema, &[South, West, North, North]), (Some(South), vec![], ron, Some(West)));
        let mut rules = crate::RulesChoice::of("hong-kong-old-style").unwrap();
        assert!(rules.set(OptionKey::MaximumWinners, Some(1)));
        let single = rules.plan();
        assert_eq!(tapped(&single, &[South, West, North]), (Some(South), vec![], ron, Some(North)));
    }

    #[test]
    fn a_key_says_how_it_ended_and_takes_that_back() {
        let ema = plan("riichi-ema-2025");
        let mut form = Form::default();
        let mut fill = |field: Filled| {
            form.fill(field, "", &ema);
            (form.how(), form.winner, form.has_source())
        };
        assert_eq!(fill(Filled::How(How::SelfDraw)), (Some(How::SelfDraw), None, true));
        assert_eq!(fill(Filled::Tap(West)), (Some(How::SelfDraw), Some(West), true));
        assert_eq!(fill(Filled::How(How::Discard)), (Some(How::Discard), Some(West), false));
        assert_eq!(fill(Filled::Tap(North)), (Some(How::Discard), Some(West), true));
        assert_eq!(fill(Filled::How(How::Discard)), (None, None, false));
        assert_eq!(fill(Filled::How(How::Draw)), (Some(How::Draw), None, false));
        assert_eq!(fill(Filled::How(How::Draw)), (None, None, false));
    }

    #[test]
    fn at_the_end_of_the_wall_taps_say_who_was_ready() {
        let ema = plan("riichi-ema-2025");
        let mut form = Form::default();
        form.fill(Filled::How(How::Draw), "", &ema);
        assert!(form.fill(Filled::Tap(East), "", &ema) && form.fill(Filled::Tap(West), "", &ema));
        let ready = |form: &Form| Seat::ALL.map(|seat| crate::readiness::is_shown_ready(&form.entry.deal, &ema, seat));
        assert_eq!(ready(&form), [true, false, true, false]);
        form.fill(Filled::Cause, "four-winds", &ema);
        assert!(!form.fill(Filled::Tap(North), "", &ema), "nobody is ready by another draw");
    }

    #[test]
    fn a_rulebook_has_the_draws_that_its_check_allows() {
        let told = |id: &str, three| draws(&plan(id), three).map(DrawCause::as_str).collect::<Vec<_>>().join(" ");
        assert_eq!(told("riichi-ema-2025", false), "wall abandoned");
        assert_eq!(
            told("riichi-tenhou", false),
            "wall nine-terminals four-winds four-riichi four-kongs three-wins abandoned"
        );
        assert_eq!(told("riichi-tenhou-three", true), "wall nine-terminals four-kongs abandoned");
        assert_eq!(told("mcr-mil-2025", false), "wall abandoned");
    }

    #[test]
    fn a_chombo_makes_the_deal_void_unless_a_win_is_said() {
        let ema = plan("riichi-ema-2025");
        let mut form = Form::default();
        assert!(form.fill(Filled::AddFoul, "chombo", &ema));
        assert_eq!((form.ends, form.cause), (Ends::Draw, DrawCause::Abandoned));
        let mut won = Form::default();
        won.fill(Filled::Tap(South), "", &ema);
        won.fill(Filled::AddFoul, "chombo", &ema);
        assert_eq!(won.ends, Ends::Win);
    }
}
