//! What a complete hand must be to be a legal win.

use super::items::ItemSet;
use super::plan_list::{PlanItem, PlanList, is_event};
use super::scale::Scaled;
use crate::patterns::Category;
use crate::rules::Unit;

/// The minimum that a winner must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minimum {
    /// The amount, in the scale of the winner's list.
    pub value: Scaled,
    /// The unit.
    pub unit: Unit,
}

/// The limit and special hands of a list.
pub(super) fn specials(list: &PlanList) -> ItemSet {
    let special = |(item, index): (&PlanItem, u8)| {
        let is_special = item.def.category == Category::Limit || item.has_direct_value() && !is_event(item);
        is_special.then_some(index)
    };
    list.items.iter().zip(0..).filter_map(special).collect()
}
