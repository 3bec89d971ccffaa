//! The orders in which players can combine the sets, one pattern after the other (FAQ 22 on principle
//! 10.1.5.5; docs/rules/chinese-official.md, Combining chows).

use super::combine::{Candidate, Choice, Groups, Obstacle, obstacle};
use super::explanation::{Join, Order};
use super::resolution::Resolutions;
use crate::order::sort_by_key;
use crate::plan::PlanList;

/// The most orders that are listed.
const MOST: usize = 12;

/// The orders in which a player can combine the sets: all counted patterns but one first, then what may follow. Empty
/// unless a pattern is left out only because its sets are joined already.
pub(super) fn orders(list: &PlanList, resolved: &Resolutions) -> Vec<Order> {
    let all = &resolved.combining;
    let chosen = resolved.chosen;
    // Never true of a chosen pattern, which is identical with itself.
    let joined = |index: usize| obstacle(&list.items, all, chosen, index) == Some(Obstacle::Joined);
    if !(0..all.len()).any(joined) {
        return Vec::new();
    }
    let mut starts: Vec<Choice> = Vec::new();
    for choice in &resolved.choices {
        for last in choice.iter() {
            let start = choice.without(last);
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
    }
    let mut orders: Vec<Order> = Vec::new();
    for start in starts {
        let (mut free, mut disputed) = (Vec::new(), Vec::new());
        let mut groups = Groups::default();
        start.iter().filter_map(|index| all.get(index)).for_each(|candidate| groups.add(candidate.sets));
        for (index, candidate) in all.iter().enumerate() {
            if obstacle(&list.items, all, start, index).is_none() {
                let used = groups.used(candidate.sets) == candidate.sets.len();
                if used { &mut disputed } else { &mut free }.extend(join(list, candidate));
            }
        }
        let first: Vec<Join> = start.iter().filter_map(|index| join(list, all.get(index)?)).collect();
        for (then, disputed) in [(free, false), (disputed, true)] {
            if !then.is_empty() {
                orders.push(Order { first: first.clone(), then, disputed });
            }
        }
    }
    sort_by_key(&mut orders, |order| order.disputed);
    orders.truncate(MOST);
    orders
}

fn join(list: &PlanList, candidate: &Candidate) -> Option<Join> {
    let item = list.items.get(usize::from(candidate.item))?;
    Some(Join { pattern: item.pattern, sets: candidate.sets })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ratio;
    use crate::options::HandSize;
    use crate::patterns::Pattern;
    use crate::plan::Plan;
    use crate::rules::shipped;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    fn orders_of(plan: &Plan, hand: &str) -> Box<[Order]> {
        explained(&won(Seat::South, hand, None), plan).orders
    }

    /// Two short straights in two suits have four lines, of which any three count. Whoever takes the two short straights
    /// first, or the two pairs of equal chows, joins sets that are all used already (FAQ 22;
    /// docs/rules/chinese-official.md, Combining chows).
    #[test]
    fn three_of_four_lines_in_any_order() {
        let text = |joins: &[Join]| {
            let name = |join: &Join| match join.pattern {
                Pattern::RunOfSix => "straight",
                Pattern::SameChow2Suits => "double",
                _ => "other",
            };
            joins.iter().map(name).collect::<Vec<_>>().join(" ")
        };
        let orders = orders_of(&plan("mcr-mil-2025"), "234567m234567p2s~2s");
        let found: Vec<(String, String, bool)> =
            orders.iter().map(|order| (text(&order.first), text(&order.then), order.disputed)).collect();
        let row = |first: &str, then: &str, disputed: bool| (first.to_owned(), then.to_owned(), disputed);
        let mut expected = vec![row("double straight", "double straight", false); 4];
        expected
            .extend([row("double double", "straight straight", true), row("straight straight", "double double", true)]);
        assert_eq!(found, expected);
        for order in &orders {
            assert!(order.then.iter().all(|join| !order.first.contains(join)), "{order:?}");
        }
    }

    /// Of a mixed straight, a short straight and two equal chows any two join all four chows. The straight is left out
    /// where it is worth the least, though it comes first.
    #[test]
    fn an_order_may_leave_out_the_first_pattern() {
        let mut book = shipped::find("mcr-mil-2025").unwrap();
        let (nine, equal, straight) = (Pattern::MixedStraight, Pattern::SameChow2Suits, Pattern::RunOfSix);
        for (pattern, value) in [(nine, 1), (equal, 2), (straight, 2)] {
            book.winner.get_mut(pattern).unwrap().value = Ratio::whole(value);
        }
        let orders = orders_of(&Plan::new(book), "123456p123m789s5z~5z");
        let patterns = |joins: &[Join]| joins.iter().map(|join| join.pattern).collect::<Vec<_>>();
        let found: Vec<_> = orders.iter().map(|order| (patterns(&order.first), patterns(&order.then))).collect();
        assert_eq!(found, [(vec![straight], vec![nine, equal]), (vec![equal], vec![nine, straight])]);
    }

    #[test]
    fn no_order_where_nothing_is_left_out() {
        for hand in ["223344m223344p2s~2s", "123456m123p456s1z~1z", "123789m123p555z5p~5p", "123m456p789s111z5z~5z"] {
            assert_eq!(orders_of(&plan("mcr-mil-2025"), hand).len(), 0, "{hand}");
        }
    }

    #[test]
    fn of_many_orders_the_first_dozen() {
        let mut book = shipped::find("mcr-mil-2025").unwrap();
        book.options.tiles.hand_size = HandSize::Sixteen;
        let orders = orders_of(&Plan::new(book), "234567m234567p234m2z~2z");
        assert_eq!(orders.len(), MOST);
    }
}
