//! Warnings before a discard makes somebody liable: which tiles are dangerous, and whose melds make them so.

use std::borrow::Cow;

use super::liability::{Exposure, exposure, is_possible, rules};
use crate::check::visible;
use crate::deal::{Draft, End, SeatDraft};
use crate::patterns::Pattern;
use crate::plan::Plan;
use crate::rules::{Danger, LiabilityRule, LiableWin};
use crate::tiles::{Kinds, Seat, Tile};

/// Melds or a short wall that could make a discarder liable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The id of the liability rule: that of its pattern, if it is about one.
    pub rule: Cow<'static, str>,
    /// The pattern that the rule is about.
    pub pattern: Option<Pattern>,
    /// The seat whose melds make the danger; `None` if the danger is not one seat's.
    pub threat: Option<Seat>,
    /// The tiles whose discard would make the discarder liable. Empty once a seat is liable for good, whatever is
    /// discarded later.
    pub tiles: Vec<Tile>,
    /// The seat that is liable already.
    pub liable: Option<Seat>,
    /// The melds that make the danger: each one's number in the deal, or its place in the seat if it has none.
    pub because: Vec<u16>,
}

/// All dangers on the table, by seat. Tiles of which no copy is left to discard are not listed.
#[must_use]
pub fn warnings(draft: &Draft, plan: &Plan) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for rule in rules(plan) {
        if rule.danger == Danger::Unseen {
            warnings.extend(unseen(draft, plan, rule));
            continue;
        }
        for (threat, entered) in draft.seats.iter() {
            let Some(entered) = entered else { continue };
            let shown = exposure(draft, plan, rule, entered);
            if shown.threat && is_possible(plan, rule, entered, &shown) {
                warnings.extend(warning(draft, rule, threat, entered, &shown));
            }
        }
    }
    crate::order::sort_by_key(&mut warnings, |warning| warning.threat);
    warnings
}

/// A warning about tiles that nobody has seen yet, when the wall is near its end (docs/rules/four-winds.md, Liability,
/// R61).
fn unseen(draft: &Draft, plan: &Plan, rule: &LiabilityRule) -> Option<Warning> {
    let shown = exposure(draft, plan, rule, &SeatDraft::default());
    (shown.threat && draft.end == End::Open).then(|| {
        let tiles = shown.kinds.iter().map(Tile::plain).collect();
        let (rule, pattern) = (rule.rule.clone(), rule.pattern);
        Warning { rule, pattern, threat: None, tiles, liable: None, because: Vec::new() }
    })
}

fn warning(
    draft: &Draft,
    rule: &LiabilityRule,
    threat: Seat,
    entered: &SeatDraft,
    shown: &Exposure,
) -> Option<Warning> {
    let liable = shown.fed.map(|(feeder, _)| feeder);
    // Where a later discard makes its discarder liable instead, the tiles stay dangerous. In a suit or the green tiles
    // one kind can be in several sets; of dragons, winds and so on each kind makes one set.
    let settled = liable.is_some() && rule.win != LiableWin::SelfDrawn;
    let repeats = matches!(rule.danger, Danger::Green | Danger::OneSuit);
    let tiles = if settled { Vec::new() } else { dangerous(draft, threat, entered, shown, repeats) };
    (!tiles.is_empty() || liable.is_some()).then(|| Warning {
        rule: rule.rule.clone(),
        pattern: rule.pattern,
        threat: Some(threat),
        tiles,
        liable,
        because: shown.sets.iter().map(|&place| entered.number_of(place)).collect(),
    })
}

fn dangerous(draft: &Draft, threat: Seat, entered: &SeatDraft, shown: &Exposure, repeats: bool) -> Vec<Tile> {
    let held = shown.sets.iter().filter_map(|&place| entered.melds.get(place)?.set());
    let held = held.fold(Kinds::NONE, |held, set| held.union(Kinds::one(set.first)));
    let open = if repeats { shown.kinds } else { shown.kinds.difference(held) };
    let mut seen = visible(draft, threat);
    for kind in entered.hand.iter().filter_map(|tile| tile.kind()) {
        seen.take(kind);
    }
    open.iter().filter(|&kind| seen.get(kind) < 4).map(Tile::plain).collect()
}
