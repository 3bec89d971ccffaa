//! The JSON of rulebook files: objects with their fields, which the readers read and the editor writes.

mod amount;
mod collection;
mod exclude;
mod item;
mod part;

pub use amount::{AmountJson, FractionField, FractionJson, MinimumEntryJson, MinimumField, MinimumJson};
pub use collection::{ListJson, NameJson, OrNull, PatternMap, PerName};
pub use exclude::{
    CapEntryJson, CapField, CapJson, ConditionJson, ExcludeEntryJson, ExcludeField, ExcludeJson, ExcludeOver, excludes,
};
pub use item::{ItemEntryJson, ItemField, ItemJson, ItemsJson};
pub use part::{
    AuxiliaryJson, BasicJson, BlockField, BlockJson, LiabilityField, LiabilityJson, LimitRowField, LimitRowJson,
    OptionsJson, PartField, PartsJson, PayRowField, PayRowJson, PaymentsJson, RulebookField, RulebookJson, SeriesJson,
    SettlingJson,
};
