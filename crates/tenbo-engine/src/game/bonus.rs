//! Placement bonus (uma): what each place wins or loses at the end of a game (docs/rules/riichi.md, The game).

use crate::options::{GameRules, PlacementBonus, PlacementRemainder, PlacementTies};
use crate::order::sort_by_key;
use crate::plan::Plan;

/// Players in the order of their scores, the highest first, each with whether the one before has the same score.
#[must_use]
pub fn order(scores: &[i64]) -> Vec<(usize, bool)> {
    let mut players: Vec<(usize, i64)> = scores.iter().copied().enumerate().collect();
    // Equal scores stay in the order of the seats in the first deal.
    sort_by_key(&mut players, |&(_, score)| -score);
    let mut before = None;
    players.into_iter().map(|(player, score)| (player, before.replace(score) == Some(score))).collect()
}

/// The placement bonus of each place in points, first place first; below 0 if it is paid. Empty if the rulebook has
/// none.
#[must_use]
pub fn by_place(plan: &Plan, scores: &[i64]) -> Vec<i64> {
    let target = plan.options.game.return_points;
    let above = scores.iter().filter(|&&score| score >= target).count();
    let four: [i64; 4] = match plan.options.game.placement_bonus {
        PlacementBonus::FifteenFive => [15, 5, -5, -15],
        PlacementBonus::TwentyTen => [20, 10, -10, -20],
        PlacementBonus::ThirtyTen => [30, 10, -10, -30],
        PlacementBonus::TwentyZero => [20, 0, 0, -20],
        PlacementBonus::FifteenZero => [15, 0, 0, -15],
        // Japan Professional Mahjong League, A rules: by how many players have at least the return points
        // (docs/rules/riichi.md, The game).
        PlacementBonus::ByNumberAboveReturn => match above {
            1 => [12, -1, -3, -8],
            2 => [8, 4, -4, -8],
            3 => [8, 3, 1, -12],
            _ => [0; 4],
        },
        PlacementBonus::None | PlacementBonus::TablePoints => return Vec::new(),
    };
    let [first, .., fourth] = four;
    // Three players: first and last as at a full table, and the second gets what brings the sum to zero.
    let list = if scores.len() == 3 { vec![first, -first - fourth, fourth] } else { four.to_vec() };
    list.into_iter().map(|thousands| thousands * 1000).collect()
}

/// Gives each player the amount of its place. Where players with the same score share, they get equal shares of what their
/// places get, in whole points; who gets what is left over, fewer points than they are, is the rulebook's.
#[must_use]
pub fn spread(order: &[(usize, bool)], by_place: &[i64], rules: &GameRules) -> Vec<(usize, i64)> {
    let shared = rules.placement_ties == PlacementTies::Shared;
    let mut amounts = by_place.iter().copied().chain(std::iter::repeat(0));
    let mut out: Vec<(usize, i64)> = Vec::with_capacity(order.len());
    for equals in order.chunk_by(|_, &(_, tied)| shared && tied) {
        let sum: i64 = amounts.by_ref().take(equals.len()).sum();
        let shares = (0..equals.len()).map(|at| share(sum, equals.len(), at, rules.placement_remainder));
        out.extend(equals.iter().map(|&(player, _)| player).zip(shares));
    }
    out
}

/// What the one at this place among so many equals gets of a sum.
const fn share(sum: i64, count: usize, at: usize, remainder: PlacementRemainder) -> i64 {
    let (count, at) = (count as i64, at as i64);
    match remainder {
        PlacementRemainder::Nobody => sum / count,
        PlacementRemainder::EarlierSeats => sum.div_euclid(count) + (at < sum.rem_euclid(count)) as i64,
    }
}
