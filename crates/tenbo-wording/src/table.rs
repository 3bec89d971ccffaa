//! Payments and dangers.

use tenbo_engine::deal::Draft;
use tenbo_engine::options::LiabilityScope;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, LiabilityRule, LiableShare, LiableWin};
use tenbo_engine::settle::{TransferReason, Warning};
use tenbo_engine::tiles::Seat;

use super::language::Language;
use super::number::grouped;
use super::pao_sentence::part;
use super::payments::Part;
use tenbo_session::Seating;
use tenbo_session::danger::{Cost, cost};

impl Language {
    /// A part of what a seat pays or gets, without its amount. `several` says whether more than one seat won.
    #[must_use]
    pub fn part(self, part: &Part, several: bool, family: Family, seating: &Seating) -> String {
        let mut out = match part.on_top {
            Some(what) => self.on_top(what, family).to_owned(),
            None => self.transfer(part.why, family).to_owned(),
        };
        if several && matches!(part.why, TransferReason::Hand | TransferReason::Honba) {
            out = self.part_of(&out, &self.who(part.of, seating));
        }
        if part.liable { self.part_liable(&out) } else { out }
    }

    /// What a liable seat pays.
    fn costs(self, rule: Option<&LiabilityRule>, plan: &Plan) -> String {
        let family = plan.rulebook().family;
        let Some(rule) = rule else { return self.costs_unknown(family).to_owned() };
        let costs = match (rule.win, rule.share) {
            (LiableWin::Any, LiableShare::HALF) => self.costs_half(family).to_owned(),
            (LiableWin::Any, LiableShare::ALL) => self.costs_any(family).to_owned(),
            (LiableWin::Any, share) => self.costs_part(family, &part(share.ratio())),
            (LiableWin::SelfDrawn, _) => self.costs_self_drawn(family).to_owned(),
            (LiableWin::Direct, _) => self.costs_direct(family).to_owned(),
        };
        let pattern_only = plan.rulebook().options.liability.scope != LiabilityScope::WholeWin;
        if pattern_only && rule.pattern.is_some() { self.costs_pattern_only(family, &costs) } else { costs }
    }

    /// A danger: who, which sets, what it changes. Its tiles are shown beside it.
    #[must_use]
    pub fn warning(self, warning: &Warning, plan: &Plan, seating: &Seating) -> String {
        let rule = plan.rulebook().liability.iter().find(|rule| rule.rule == warning.rule);
        let name = warning.pattern.map(|of| self.named(of, plan));
        let danger = match warning.threat {
            Some(threat) => {
                let shown = warning.because.len().to_string();
                let sets = rule.map_or_else(
                    || self.danger_sets(&shown),
                    |rule| self.danger(rule.danger, plan.rulebook().family, &shown),
                );
                self.warning_shows(&self.who(threat, seating), &sets)
            }
            None => self.warning_wall().to_owned(),
        };
        let costs = self.costs(rule, plan);
        let liable = match (warning.liable.map(|seat| self.who(seat, seating)), name) {
            (Some(seat), Some(name)) => self.warning_fed_toward(&seat, name, &costs),
            (Some(seat), None) => self.warning_fed(&seat, &costs),
            (None, Some(name)) if warning.threat.is_none() => self.warning_unseen_toward(name, &costs),
            (None, None) if warning.threat.is_none() => self.warning_unseen(&costs),
            (None, Some(name)) => self.warning_next_toward(name, &costs),
            (None, None) => self.warning_next(&costs),
        };
        self.sentences(&danger, &liable)
    }

    /// The same with what it would cost a seat, where that is known.
    #[must_use]
    pub fn warning_to(self, liable: Seat, warning: &Warning, draft: &Draft, plan: &Plan, seating: &Seating) -> String {
        let text = self.warning(warning, plan, seating);
        let cost = cost(warning, draft, plan, liable).zip(warning.threat);
        let Some((cost, threat)) = cost.filter(|_| warning.liable.is_none() && !warning.tiles.is_empty()) else {
            return text;
        };
        let threat = self.who(threat, seating);
        let cost = match cost {
            Cost::Always { drawn, discarded } => self.warning_cost(&grouped(drawn), &threat, &grouped(discarded)),
            Cost::Drawn(drawn) => self.warning_cost_drawn(&grouped(drawn), &threat),
            Cost::Direct(paid) => self.warning_cost_direct(&grouped(paid)),
        };
        self.sentences(&text, &cost)
    }
}
