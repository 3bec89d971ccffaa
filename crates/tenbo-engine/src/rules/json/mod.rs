//! The JSON of rulebook files: the objects and their fields, which the reader reads and the editor writes.

mod amount;
mod collection;
mod exclude;
mod item;
mod own_foul;
mod own_hand;
mod part;

pub use amount::{AmountJson, FractionField, FractionJson, MinimumEntryJson, MinimumField, MinimumJson};
pub use collection::{ListJson, NameJson, OrNull, PatternMap, PerName, PerTag};
pub use exclude::{
    CapEntryJson, CapField, CapJson, ConditionJson, ExcludeEntryJson, ExcludeField, ExcludeJson, ExcludeReach, excludes,
};
pub use item::{ItemEntryJson, ItemField, ItemJson, ItemsJson};
pub use own_foul::{OwnFoulField, OwnFoulJson, OwnFoulsJson};
pub use own_hand::{OwnHandField, OwnHandJson, OwnHandsJson};
pub use part::{
    AuxiliaryJson, BasicJson, BlockField, BlockJson, LiabilityField, LiabilityJson, LimitRowField, LimitRowJson,
    OptionsJson, PartField, PartsJson, PayRowField, PayRowJson, PaymentsJson, RulebookField, RulebookJson, SeriesJson,
    SettlingJson,
};
