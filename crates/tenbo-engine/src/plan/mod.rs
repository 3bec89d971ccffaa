//! A rulebook compiled for scoring.

mod compile;
mod compile_list;
mod counting;
mod deal;
mod edge;
mod edges;
mod effect;
mod facts;
mod items;
mod liability;
mod payoff;
mod plan_list;
mod requirements;
mod review;
mod riichi_payments;
mod scale;
mod sensible;
mod settling;
mod shapes;

pub use compile::Plan;
pub use counting::{Counting, Faan, HanFu, PointsDoubles, doubled};
pub use edge::{Edge, Reach, Reason};
pub use effect::unmet_need;
pub use items::ItemSet;
pub(crate) use liability::other_name;
pub use payoff::{Discarder, EastDoubles, Payoff};
pub(crate) use plan_list::is_event;
pub use plan_list::{PlanItem, PlanList};
pub use requirements::Minimum;
pub use review::review;
pub(crate) use riichi_payments::total_paid;
pub use riichi_payments::{base_of, base_points, on_discard, on_self_draw, paid_for, paid_of, up_to_hundred};
pub use scale::{Scale, Scaled};
pub use sensible::{can_allow_melds, can_count_directly, counts_in, units};
pub use settling::{paid, settling};
