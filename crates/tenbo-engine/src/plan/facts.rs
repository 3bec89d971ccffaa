//! What checking, scoring and settling ask of a plan.

use super::compile::Plan;
use super::counting::Counting;
use super::payoff::Payoff;
use super::plan_list::PlanList;
use super::requirements::Minimum;
use crate::deal::{Draft, Hand, Offense, Players};
use crate::decompose::Shapes;
use crate::options::{Chombo, DrawPayments, FalseWinThen, Jokers, LosersEastDoubles, Settlement, System};
use crate::patterns::{Pattern, WholeHandFacts};
use crate::rules::{Caveat, LimitRow, OwnFoul, Rulebook, Unit, caveats};
use crate::templates::Template;
use crate::tiles::{Kind, Kinds, Seat, Tile};

/// The parts.
impl Plan {
    /// The rulebook that it was compiled from, for showing names and sources. Nothing that checks, scores or settles reads
    /// it.
    #[must_use]
    pub const fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// How patterns become a total.
    #[must_use]
    pub const fn counting(&self) -> &Counting {
        &self.counting
    }

    /// The limit: the most points that a hand is worth, direct counts apart. In riichi, the base points of one yakuman.
    #[must_use]
    pub const fn limit(&self) -> Option<i64> {
        self.limit
    }

    /// The least that a hand must be worth to win; `None` if there is no minimum.
    #[must_use]
    pub const fn minimum(&self) -> Option<Minimum> {
        self.minimum
    }

    /// The table by which a winner is paid; `None` for settlements that have none.
    #[must_use]
    pub const fn payoff(&self) -> Option<&Payoff> {
        self.payoff.as_ref()
    }

    /// The shapes of hands that can win.
    #[must_use]
    pub const fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    /// How jokers may be used.
    #[must_use]
    pub const fn jokers(&self) -> Jokers {
        self.jokers
    }

    /// The winner's list.
    #[must_use]
    pub const fn winner(&self) -> &PlanList {
        &self.winner
    }

    /// The losers' list.
    #[must_use]
    pub const fn losers(&self) -> &PlanList {
        &self.losers
    }
}

/// Counting.
impl Plan {
    /// The way of counting, as the option `system` names it.
    #[must_use]
    pub const fn system(&self) -> System {
        self.counting.system()
    }

    /// The rows of limits (mangan, haneman and so on), the fewest han first; empty unless han and fu are counted.
    #[must_use]
    pub fn limit_rows(&self) -> &[LimitRow] {
        if let Counting::HanFu(rules) = &self.counting { &rules.limits } else { &[] }
    }

    /// The unit of totals: faan, tai or points.
    #[must_use]
    pub fn unit_of_total(&self) -> Unit {
        match &self.counting {
            Counting::Faan(faan) if faan.table.is_empty() => faan.unit,
            Counting::Points(unit) => *unit,
            _ => Unit::Points,
        }
    }

    /// Whether several direct counts add up; otherwise only the highest counts. A direct count is a value (a percentage of
    /// the limit, or fixed points) that is paid instead of everything else (docs/rules/four-winds.md, Units and direct
    /// counts).
    #[must_use]
    pub const fn adds_direct_counts(&self) -> bool {
        self.options.counting.allow_multiple_limit_hands
    }

    /// What all decompositions of a hand have in common.
    pub(crate) fn facts<'a>(&'a self, hand: &'a Hand) -> WholeHandFacts<'a> {
        WholeHandFacts::new(hand, &self.options, &self.shapes)
    }

    /// The kind of a tile in a hand under these rules; `None` for a flower or season where these are set aside.
    pub(crate) fn kind_in_hand(&self, tile: Tile) -> Option<Kind> {
        if self.options.tiles.holds_flowers() { tile.kind_in_hand() } else { tile.kind() }
    }

    /// Whether losers' hands are worth anything.
    pub(crate) fn counts_losers(&self) -> bool {
        !self.losers.items.is_empty() || self.system() == System::PointDouble && self.basic.pung > 0
    }
}

/// Payments.
impl Plan {
    /// The kind of settlement.
    #[must_use]
    pub const fn settlement(&self) -> Settlement {
        self.options.payments.settlement
    }

    /// Whether East pays and receives double when losers settle among themselves.
    pub(crate) fn losers_east_double(&self) -> bool {
        match self.options.payments.losers_east_doubles {
            LosersEastDoubles::On => true,
            LosersEastDoubles::Off => false,
            LosersEastDoubles::AsToTheWinner => self.options.payments.east_doubles,
        }
    }

    /// What is paid when the wall has run out.
    pub(crate) fn at_the_wall(&self) -> DrawPayments {
        match self.settlement() {
            Settlement::Riichi => DrawPayments::Ready,
            _ => self.options.payments.draw_payments,
        }
    }

    /// Whether, at an exhausted wall, seats that are not ready pay those that are. Only such rules can pay nagashi
    /// mangan.
    #[must_use]
    pub fn pays_the_ready(&self) -> bool {
        self.at_the_wall() == DrawPayments::Ready
    }

    /// Whether nagashi mangan is paid.
    pub(crate) fn pays_nagashi(&self) -> bool {
        self.options.payments.nagashi_mangan && self.pays_the_ready()
    }

    /// Whether a hand is ready that waits for a tile of which it holds all four, if some of them lie in its melds.
    #[must_use]
    pub fn is_ready_on_own_melds(&self) -> bool {
        self.options.payments.ready_on_own_melds && self.pays_the_ready()
    }

    /// How many play a deal: as many as it says, or else as the rulebook is for.
    #[must_use]
    pub fn players(&self, draft: &Draft) -> Players {
        draft.players.unwrap_or(Players::of(&self.options.tiles))
    }

    /// The seats that play, in turn order from East.
    pub fn seats(&self, draft: &Draft) -> impl Iterator<Item = Seat> + use<> {
        self.players(draft).seats()
    }

    /// Whether three play.
    pub(crate) fn three_play(&self, draft: &Draft) -> bool {
        self.players(draft).are_three()
    }

    /// The kinds of which tiles are in the set, flowers among them.
    #[must_use]
    pub fn kinds(&self, draft: &Draft) -> Kinds {
        self.options.tiles.kinds(self.three_play(draft))
    }

    /// Whether three players each pay half of the missing seat's share of a self-drawn riichi hand.
    pub(crate) const fn shares_missing_payment(&self, three_players: bool) -> bool {
        three_players && !self.options.payments.self_draw_loss
    }

    /// What a riichi stick is worth; 0 without riichi.
    pub(crate) const fn stick(&self) -> i64 {
        if self.options.riichi.in_use { self.options.payments.deposit_value } else { 0 }
    }

    /// Whether repeats of a deal are counted with counters (honba).
    pub(crate) fn has_counters(&self) -> bool {
        self.settlement() == Settlement::Riichi && self.options.riichi.in_use
    }

    /// Whether the dealer's bonus grows with the wins in a row.
    pub(crate) fn pays_dealer_wins(&self) -> bool {
        self.settlement() == Settlement::DiscarderOrAll && self.options.payments.dealer_bonus_per_win > 0
    }

    /// Whether the dealer's wins in a row make a difference: a pattern counts them, or the dealer's bonus grows with them.
    #[must_use]
    pub fn counts_dealer_wins(&self) -> bool {
        self.values(Pattern::EastStreak) || self.pays_dealer_wins()
    }

    /// Whether the set of tiles has winds. Without them no round has a wind.
    #[must_use]
    pub const fn has_winds(&self) -> bool {
        self.options.tiles.use_honors
    }
}

/// Fouls.
impl Plan {
    /// Whether the rulebook has a fine or a consequence for a foul.
    #[must_use]
    pub fn fines(&self, offense: Offense) -> bool {
        let fouls = &self.options.fouls;
        match offense {
            Offense::Chombo => fouls.chombo != Chombo::None && self.options.riichi.in_use,
            Offense::FalseWin => self.fine(offense) > 0 || fouls.false_win_then != FalseWinThen::Continue,
            Offense::FalseWinNotReady | Offense::FalseClaim => self.fine(offense) > 0,
            own => self.own_foul(own).is_some(),
        }
    }

    /// What one foul of a kind costs: points, or a percentage of the limit if the rulebook has that percentage and a limit.
    /// A chombo is paid in a way of its own.
    pub(crate) fn fine(&self, offense: Offense) -> i64 {
        let fouls = &self.options.fouls;
        let (points, percent) = match offense {
            Offense::Chombo => (0, 0),
            Offense::FalseWin => (fouls.false_win_points, fouls.false_win_percent),
            Offense::FalseWinNotReady => (fouls.false_win_not_ready_points, fouls.false_win_not_ready_percent),
            Offense::FalseClaim => (fouls.false_claim_points, fouls.false_claim_percent),
            own => self.own_foul(own).map_or((0, 0), |foul| (foul.points, foul.percent)),
        };
        self.limit.filter(|_| percent > 0).map_or(points, |limit| limit.saturating_mul(percent) / 100)
    }

    /// A foul that the rulebook names itself.
    pub(crate) fn own_foul(&self, offense: Offense) -> Option<&OwnFoul> {
        self.own_fouls.get(&offense)
    }
}

/// Patterns.
impl Plan {
    /// The number of a pattern in the organization's list, from 1; `None` if it has none.
    #[must_use]
    pub fn number(&self, pattern: Pattern) -> Option<u8> {
        self.rulebook.winner.get(&pattern).map(|item| item.number).filter(|&number| number > 0)
    }

    /// Whether a pattern can count for a winner under these rules: it has a value, and no option keeps it from
    /// counting.
    #[must_use]
    pub fn values(&self, pattern: Pattern) -> bool {
        self.winner.values(pattern)
    }

    /// The name that the rulebook gives a pattern; `None` if it gives none, so that the catalogue's name is used.
    #[must_use]
    pub fn name(&self, pattern: Pattern) -> Option<&str> {
        let given = self.rulebook.winner.get(&pattern).and_then(|item| item.name.as_deref());
        given.or_else(|| self.rulebook.hands.get(&pattern).map(|hand| &*hand.name))
    }

    /// The template of a custom hand that a liability rule is about.
    pub(crate) fn liable_template(&self, pattern: Pattern) -> Option<&Template> {
        self.liable_templates.iter().find(|(of, _)| *of == pattern).map(|(_, template)| template)
    }

    /// What should be known of the rulebook, and of a deal if one is given, although nothing is wrong with it.
    #[must_use]
    pub fn caveats(&self, draft: Option<&Draft>) -> Vec<Caveat> {
        caveats(&self.rulebook, draft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{BasicPointsTable, OptionKey};
    use crate::sample::plan_with;

    /// Points for sets are doubled, or become faan of a winner's hand alone; lists of losers' items count everywhere.
    #[test]
    fn losers_hands_are_worth_points_of_sets_where_points_are_doubled() {
        let counts = |id: &str, system: System, table: BasicPointsTable| {
            let settings = [(OptionKey::System, system as i64), (OptionKey::BasicPoints, table as i64)];
            plan_with(id, &settings).counts_losers()
        };
        assert!(counts("four-winds-blank", System::PointDouble, BasicPointsTable::Classical));
        assert!(!counts("four-winds-blank", System::PointDouble, BasicPointsTable::None));
        assert!(!counts("four-winds-blank", System::FaanLaak, BasicPointsTable::Classical));
    }
}
