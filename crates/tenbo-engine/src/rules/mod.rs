//! Rulebooks as data: values, options and tables, read from files and not yet compiled.

mod amount;
mod basic_points;
mod book;
pub mod caveat;
mod digest;
mod files;
mod item;
mod item_list;
pub mod json;
mod known_hand;
mod liable_share;
mod own_foul;
mod own_hand;
mod payoff;
pub mod read;
pub mod setting;
pub mod shipped;
mod texts;
mod usable;
mod wrong_file;

#[cfg(feature = "schema")]
pub(crate) use amount::Amount;
pub use basic_points::BasicPoints;
pub use book::{
    Block, Cap, Condition, Danger, Exclude, Exclusion, ExclusionReach, Family, LiabilityRule, LiableWin, LimitName,
    LimitRow, Mark, Rulebook,
};
pub(crate) use caveat::of_deal;
pub use caveat::{Caveat, caveats};
pub use digest::RulesDigest;
pub use item::{ConcealedWhen, Item, Unit};
pub use item_list::{ItemList, ListFull};
pub use known_hand::{KNOWN_HANDS, KnownHand, PerLanguage};
pub use liable_share::LiableShare;
pub use own_foul::{FinePaidTo, OwnFoul};
pub use own_hand::OwnHand;
pub use payoff::{PayoffCase, PayoffColumn, PayoffRow, PayoffTable};
pub use shipped::{OFFERED, OTHER};
pub use texts::Texts;
pub(crate) use usable::needs_four_sets;
pub use usable::{direct_from, is_direct, is_made_by_jokers_alone, missing_option};
pub use wrong_file::WrongFile;
