//! Rulebooks as data: values, options and tables, read from files and not yet compiled.

mod amount;
mod basic_points;
mod book;
mod by_id;
mod caveat;
mod custom_hand;
mod digest;
mod exclude;
mod files;
mod item;
mod item_list;
mod known_hand;
mod liable_share;
mod own_foul;
mod pattern_id;
mod payoff;
#[doc(hidden)]
pub mod read;
#[doc(hidden)]
pub mod setting;
pub mod shipped;
mod tables;
mod template_field;
mod texts;
mod usable;
mod wrong_file;

pub use basic_points::BasicPoints;
pub use book::{Block, Danger, Exclusion, Family, LiabilityRule, LiableWin, LimitName, LimitRow, Mark, Rulebook};
pub use caveat::Caveat;
#[doc(hidden)]
pub use caveat::caveats;
pub(crate) use caveat::of_deal;
pub use custom_hand::CustomHand;
pub use digest::RulesDigest;
pub use exclude::{Cap, Condition, Exclude, ExcludeReach, ExclusionReach};
pub use item::{ConcealedWhen, Item, Unit};
pub use item_list::{ItemList, ListFull};
#[doc(hidden)]
pub use known_hand::{KNOWN_HANDS, KnownHand};
pub use liable_share::LiableShare;
pub use own_foul::{FinePaidTo, OwnFoul};
pub use payoff::{PayoffCase, PayoffColumn, PayoffRow, PayoffTable};
#[cfg(feature = "schema")]
pub(crate) use read::file::RulebookFile;
pub use shipped::OFFERED;
#[doc(hidden)]
pub use shipped::OTHER;
#[doc(hidden)]
pub use tables::minimum_json;
pub use texts::Texts;
pub(crate) use usable::needs_four_sets;
#[doc(hidden)]
pub use usable::{direct_from, is_direct, is_made_by_jokers_alone, missing_option};
pub use wrong_file::WrongFile;
