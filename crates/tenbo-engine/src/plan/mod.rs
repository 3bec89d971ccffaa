//! A rulebook compiled for scoring.

mod compile;
mod edge;
mod edges;
mod effect;
mod items;
mod payoff;
mod plan_list;
mod review;
mod riichi_payments;
mod settling;
mod shapes;

pub use compile::Plan;
pub use edge::{Edge, Reach, Reason};
pub use effect::{Wants, effect};
pub use items::ItemSet;
pub use payoff::{Discarder, Payoff};
pub use plan_list::{PlanItem, PlanList, is_event};
pub use review::review;
pub use riichi_payments::{
    base_of, base_points, on_discard, on_self_draw, paid_for, paid_of, total_paid, uncapped_base_points, up_to_hundred,
};
pub use settling::{paid, settling};
