//! The JSON of rulebook files: the objects and their fields, which the reader reads and the editor writes.

mod amount;
mod collection;
mod exclude;
mod item;
mod part;

pub use amount::{MinimumEntryJson, MinimumField, MinimumJson};
pub use collection::{ListJson, NameJson, OrNull, PatternMap, PerName, PerTag};
pub use exclude::{
    CapEntryJson, CapField, CapJson, ConditionJson, ExcludeEntryJson, ExcludeField, ExcludeJson, ExcludeReach, excludes,
};
pub use item::ItemsJson;
pub use part::{
    AuxiliaryJson, BasicJson, BlockField, BlockJson, OptionsJson, OwnFoulsJson, OwnHandsJson, PartField, PartsJson,
    PaymentsJson, RulebookField, RulebookJson, SeriesJson, SettlingJson,
};
