//! Before a discard makes somebody liable: which tiles are dangerous, whose melds make them so.

use super::liability::{exposure, rules};
use crate::engine::catalogue::Pattern;
use crate::engine::deal::visible;
use crate::engine::draft::Draft;
use crate::engine::rulebook::book::Danger;
use crate::engine::rulebook::plan::Plan;
use crate::engine::seat::Seat;
use crate::engine::tile::{Kinds, Tile};

/// A danger on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The pattern that threatens.
    pub rule: Pattern,
    /// Whose melds.
    pub threat: Seat,
    /// The tiles that would make the discarder liable; none once somebody is.
    pub tiles: Vec<Tile>,
    /// Who is liable already.
    pub liable: Option<Seat>,
    /// The melds that make the danger, by their number in the deal or their place in the seat.
    pub because: Vec<u16>,
}

/// Every danger on the table. Tiles of which no copy is left to be discarded are not listed.
#[must_use]
pub fn warnings(draft: &Draft, plan: &Plan) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for (threat, entered) in draft.seats.iter() {
        let Some(entered) = entered else { continue };
        for rule in rules(plan) {
            let exposure = exposure(plan, rule, entered);
            if exposure.sets.len() < usize::from(rule.sets) {
                continue;
            }
            let number = |&place: &usize| {
                let n = entered.melds.get(place).and_then(|meld| meld.n);
                n.unwrap_or_else(|| u16::try_from(place + 1).unwrap_or(u16::MAX))
            };
            let because = exposure.sets.iter().map(number).collect();
            let (tiles, liable) = match exposure.fed {
                Some((feeder, _)) => (Vec::new(), Some(feeder)),
                None => (dangerous(draft, rule.danger, rule.kinds(), threat, &exposure.sets), None),
            };
            if !tiles.is_empty() || liable.is_some() {
                warnings.push(Warning { rule: rule.pattern, threat, tiles, liable, because });
            }
        }
    }
    warnings
}

fn dangerous(draft: &Draft, danger: Danger, kinds: Kinds, threat: Seat, sets: &[usize]) -> Vec<Tile> {
    let Some(entered) = draft.seat(threat) else { return Vec::new() };
    let held = sets.iter().filter_map(|&place| entered.melds.get(place)?.set()).fold(Kinds::NONE, |held, set| held.or(Kinds::one(set.first)));
    let open = match danger {
        Danger::Green => kinds,
        _ => kinds.without(held),
    };
    let mut shown = visible(draft, threat);
    for tile in &entered.hand {
        if let Some(kind) = tile.kind() {
            shown.take(kind);
        }
    }
    open.iter().filter(|&kind| shown.get(kind) < 4).map(Tile::plain).collect()
}
