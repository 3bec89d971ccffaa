//! The discards that would make somebody liable: which keys bear a mark, and when a tone is heard.

use std::borrow::Cow;

use tenbo_engine::deal::{By, Draft, End, Players, SeatDraft, WinDraft};
use tenbo_engine::options::Settlement;
use tenbo_engine::plan::{Plan, paid_of};
use tenbo_engine::rules::{LiableWin, Unit};
use tenbo_engine::settle::{Account, Answer, Warning, answer};
use tenbo_engine::tiles::{Kinds, Seat};

/// A danger, to tell whether there is a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    rule: Cow<'static, str>,
    threat: Option<Seat>,
    liable: Option<Seat>,
}

/// The tiles that make whoever discards them liable, also in place of a seat that is liable already.
#[must_use]
pub fn dangerous_tiles(answer: &Answer) -> Kinds {
    let kinds = answer.warnings.iter().flat_map(|warning| &warning.tiles).filter_map(|tile| tile.kind());
    kinds.fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)))
}

/// What threatens whoever discards now: each with its rule, whose melds make it, and who is liable so far.
#[must_use]
pub fn threats(answer: &Answer) -> Vec<Threat> {
    let dangers = answer.warnings.iter().filter(|warning| !warning.tiles.is_empty());
    let threat =
        |warning: &Warning| Threat { rule: warning.rule.clone(), threat: warning.threat, liable: warning.liable };
    dangers.map(threat).collect()
}

/// Whether something threatens that did not before.
#[must_use]
pub fn is_new_danger(before: &[Threat], now: &[Threat]) -> bool {
    now.iter().any(|threat| !before.contains(threat))
}

/// What a dangerous discard would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Whoever discards the winning tile.
    Always {
        /// If the threat draws it.
        drawn: i64,
        /// If another seat discards it.
        discarded: i64,
    },
    /// If the threat draws the winning tile.
    Drawn(i64),
    /// If the dangerous tile itself wins.
    Direct(i64),
}

/// What a danger would cost a seat, as the rules settle it; `None` unless it is about a pattern that is paid by itself, whatever
/// else is in the hand.
#[must_use]
pub fn cost(warning: &Warning, draft: &Draft, plan: &Plan, liable: Seat) -> Option<Cost> {
    let threat = warning.threat.filter(|&threat| threat != liable)?;
    let item = plan.rulebook().winner.get(&warning.pattern?).filter(|item| item.unit == Unit::PercentOfLimit)?;
    let base = plan.limit()? * item.value.numerator() / (100 * item.value.denominator());
    let other = draft.stated_players().seats().find(|&seat| seat != threat && seat != liable)?;
    let pays = |by: By, from: Option<Seat>| {
        let total = match plan.settlement() {
            Settlement::Riichi => paid_of(plan, draft.stated_players().are_three(), threat, by, base),
            _ => base,
        };
        let win = WinDraft { seat: threat, tile: None, by, from, situation: Vec::new(), liable: Some(liable) };
        let mut deal = Draft {
            players: Some(Players::three_if(draft.stated_players().are_three())),
            end: End::Win { wins: vec![win] },
            ..Draft::default()
        };
        deal.seats[threat] = Some(SeatDraft { total: Some(total), ..SeatDraft::default() });
        let settled = answer(&deal, plan).ok()?;
        let mine = settled.transfers.iter().filter(|transfer| transfer.from == Account::Seat(liable));
        Some(mine.map(|transfer| transfer.amount).sum::<i64>())
    };
    let drawn = || pays(By::SelfDraw, None);
    let rule = plan.rulebook().liability.iter().find(|rule| rule.rule == warning.rule)?;
    Some(match rule.win {
        LiableWin::Any => Cost::Always { drawn: drawn()?, discarded: pays(By::Discard, Some(other))? },
        LiableWin::SelfDrawn => Cost::Drawn(drawn()?),
        LiableWin::Direct => Cost::Direct(pays(By::Discard, Some(liable))?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share;

    fn of(link: &str) -> Answer {
        let (state, dropped) = share::read(&format!("v1;r=four-winds-slice;o=insurance-nine-tiles:on;{link}"));
        assert!(dropped.is_empty(), "{link}: {dropped:?}");
        let plan = state.rules.plan();
        answer(&state.deal(&plan), &plan).unwrap()
    }

    fn marked(link: &str) -> Vec<String> {
        dangerous_tiles(&of(link)).iter().map(|kind| kind.to_string()).collect()
    }

    /// Four Winds, Penalties, e to g: the discarder of another such tile takes the place of whoever fed the fourth set.
    #[test]
    fn tiles_stay_dangerous_after_the_fourth_set_and_each_set_is_heard() {
        let dots = ["(999p@E)", "(999p@E)(123p@S)", "(999p@E)(123p@S)(456p@S)", "(999p@E)(123p@S)(456p@S)(777p@S)"];
        assert_eq!(marked(&format!("W={}", dots[1])), [""; 0]);
        assert_eq!(marked(&format!("W={}", dots[2])).len(), 9);
        assert_eq!(marked(&format!("W={}", dots[3])), ["1p", "2p", "3p", "4p", "5p", "6p", "8p"]);
        let honors = "W=(111z@E)(222z@N)(777z@E)(444z@S)";
        assert!(["5z", "6z"].iter().all(|tile| marked(honors).iter().any(|marked| marked == tile)));
        let heard = dots.map(|melds| threats(&of(&format!("W={melds}"))));
        assert!(!is_new_danger(&heard[0], &heard[1]));
        assert!(is_new_danger(&heard[1], &heard[2]));
        assert!(is_new_danger(&heard[2], &heard[3]), "somebody is liable now");
        assert!(!is_new_danger(&heard[3], &heard[3]), "the same is not heard again");
    }

    /// Four Winds, Penalties: a warning is of "a risk for a dangerous discard"; after the deal nobody discards.
    #[test]
    fn no_tile_is_dangerous_once_the_deal_is_over() {
        let melds = "(555z@N)(666z@E)";
        assert_eq!(marked(&format!("W={melds}")), ["7z"]);
        for over in [format!("W={melds};draw=wall"), format!("win=W;W=456m9p{melds}(777z@S)~9p")] {
            assert_eq!(marked(&over), [""; 0], "{over}");
            assert_eq!(threats(&of(&over)), [], "{over}");
        }
    }

    /// docs/rules/riichi.md, Liability: self-drawn, the liable seat pays all; on another seat's discard half. Hong Kong: a
    /// limit hand is 384; whoever fed the third set of honors pays six of these if all honors are drawn, whoever discards the
    /// fourth wind that wins small winds the four of a discard.
    #[test]
    fn a_dangerous_discard_costs_what_the_rules_make_of_it() {
        let cost = |link: &str, liable: Seat| {
            let (state, dropped) = share::read(&format!("v1;{link}"));
            assert!(dropped.is_empty(), "{link}: {dropped:?}");
            let plan = state.rules.plan();
            let deal = state.deal(&plan);
            let answer = answer(&deal, &plan).unwrap();
            cost(answer.warnings.first()?, &deal, &plan, liable)
        };
        let of = |drawn: i64, discarded: i64| Some(Cost::Always { drawn, discarded });
        let dragons = "r=riichi-ema-2025;S=(555z@E)(666z@N)";
        assert_eq!(cost(dragons, Seat::West), of(32_000, 16_000));
        assert_eq!(cost("r=riichi-ema-2025;E=(555z@S)(666z@N)", Seat::West), of(48_000, 24_000));
        assert_eq!(cost(dragons, Seat::South), None, "nobody feeds himself");
        let winds = "r=hong-kong-old-style;o=insurance-nine-tiles:off;E=(111z@S)(222z@S)";
        assert_eq!(cost(&format!("{winds}(555z@N)"), Seat::West), Some(Cost::Drawn(2_304)));
        assert_eq!(cost(&format!("{winds}(333z@N)(234m@N)"), Seat::West), Some(Cost::Direct(1_536)));
        // What a whole hand is worth is not known before it is there.
        assert_eq!(cost("r=four-winds-slice;o=insurance-nine-tiles:on;W=(999p@E)(123p@S)(456p@S)", Seat::East), None);
    }
}
