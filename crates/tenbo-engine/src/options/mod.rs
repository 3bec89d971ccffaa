//! The options of a rulebook with their types and choices.

mod choice;
mod choices;
mod define;
mod jokers;
mod need;
mod needed_setting;
mod needs;
mod option;
mod rounding;
mod setting;
mod table;
mod tile_set;
mod wait_rule;

pub use choice::Choice;
pub use choices::{
    BasicPointsTable, Chombo, ChowsCounted, ClaimedKongPaidBy, ClaimedPung, Consistency, CountedYakuman, CountersTo,
    DealerKeepsOn, DepositsLeft, DepositsTo, DiscarderPays, DrawPayments, EarthsBlessing, FaanTable, FalseWinPaidTo,
    FalseWinPassesDeal, FalseWinThen, GunRule, HandSize, JokersInSets, JokersStandFor, KanDoraShown, KongsAsConcealed,
    LastDealerStops, LiabilityCounters, LiabilityScope, LosersEastDoubles, NineGatesPungs, Overlap, PayoffName,
    PinfuSelfDraw, PlacementBonus, PlacementRemainder, PlacementTies, RoundWay, Settlement, SuitsInUse, System,
    TreasureKongs, YakitoriFor, YakitoriPaidTo,
};
#[doc(hidden)]
pub use jokers::Jokers;
#[doc(hidden)]
pub use need::{Feature, Need};
pub use needed_setting::NeededSetting;
pub use option::{
    CountingRules, FoulRules, FuRules, GameRules, LiabilityRules, LimitHandRules, OptionKey, Options, PatternRules,
    PaymentRules, RiichiRules, TileRules,
};
pub use rounding::Rounding;
pub use setting::OptionSpec;
#[doc(hidden)]
pub use setting::Setting;
pub use wait_rule::WaitRule;
