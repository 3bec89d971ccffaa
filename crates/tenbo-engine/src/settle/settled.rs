//! A legal win, ready to be paid.

use super::named::named;
use super::verdict::{LiabilityFinding, liability_findings};
use crate::check::{Deal, Win, Won};
use crate::plan::{Plan, base_of};
use crate::score::Tally;
use crate::tiles::{BySeat, Seat};

/// A legal win with its value and who is liable for it.
#[derive(Debug)]
pub struct Settled<'a> {
    /// The deal.
    pub deal: &'a Deal<'a>,
    /// The rulebook.
    pub plan: &'a Plan,
    /// The win.
    pub win: &'a Win,
    /// What the hand is worth to the winner.
    pub total: i64,
    /// In riichi the base points: a non-dealer's share of a self-drawn win, before rounding. Elsewhere 0.
    pub base: i64,
    /// Who fed a dangerous tile.
    pub findings: Vec<LiabilityFinding<'a>>,
    /// The seats that won at an earlier moment: they pay nothing for this win.
    pub out: BySeat<bool>,
}

impl<'a> Settled<'a> {
    /// A win of this tally, after the earlier ones; `None` if it is not legal. The seat that the draft names is liable only
    /// if the tiles show nobody else to be. With `waived` the findings include those about seats that are not liable.
    pub fn of(
        deal: &'a Deal,
        plan: &'a Plan,
        win: &'a Win,
        tally: Option<&Tally>,
        earlier: &[Settled],
        waived: bool,
    ) -> Option<Settled<'a>> {
        let (total, base) = match (&win.hand, tally) {
            (Won::Total(total), _) => (*total, base_of(plan, deal.draft, win.seat, win.by, *total).unwrap_or_default()),
            (Won::Tiles(_), Some(tally)) if tally.win => (tally.total, tally.base().unwrap_or_default()),
            _ => return None,
        };
        let mut out = BySeat::default();
        for settled in earlier.iter().filter(|settled| settled.win.moment < win.moment) {
            out[settled.win.seat] = true;
        }
        let mut settled = Settled { deal, plan, win, total, base, findings: Vec::new(), out };
        if plan.first_liability.is_some() {
            settled.findings = liability_findings(deal.draft, plan, win, tally, waived);
            if settled.liable().next().is_none() {
                settled.findings.extend(named(deal.draft, plan, win, tally, base));
            }
        }
        Some(settled)
    }

    /// The findings about seats that are liable.
    pub fn liable(&self) -> impl DoubleEndedIterator<Item = &LiabilityFinding<'a>> {
        self.findings.iter().filter(|finding| finding.reason.is_liable())
    }

    /// The other seats that are still in play, in turn order from East.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (winner, out) = (self.win.seat, self.out);
        self.plan.seats(self.deal.draft).filter(move |&seat| seat != winner && !out[seat])
    }
}
