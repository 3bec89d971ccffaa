//! The closed lists of names that options choose from.

mod counting;
mod game;
mod payments;

pub use counting::{
    BasicPointsTable, ChowsCounted, ClaimedPung, Consistency, CountedYakuman, EarthsBlessing, FaanTable,
    KongsAsConcealed, NineGatesPungs, Overlap, PinfuSelfDraw, RoundWay, System, TreasureKongs,
};
pub use game::{
    DealerKeepsOn, DepositsLeft, HandSize, JokersInSets, JokersStandFor, KanDoraShown, LastDealerStops, PlacementBonus,
    PlacementRemainder, PlacementTies, SuitsInUse, YakitoriFor, YakitoriPaidTo,
};
pub use payments::{
    Chombo, ClaimedKongPaidBy, CountersTo, DepositsTo, DiscarderPays, DrawPayments, FalseWinPaidTo, FalseWinPassesDeal,
    FalseWinThen, GunRule, LiabilityCounters, LiabilityScope, LosersEastDoubles, PayoffName, Settlement,
};
