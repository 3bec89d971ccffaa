//! What an option needs to have an effect: the column `needs` of the table of options.

use super::choice::Choice;
use super::choices::{DrawPayments, Settlement, System};
use super::needed_setting::NeededSetting;
use super::option::OptionKey;

/// Something without which an option changes nothing. The column lists what must all be met; what of it is missing is told
/// in the same form, never as [`Any`](Need::Any) or [`All`](Need::All).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// This setting of another option.
    Set(NeededSetting),
    /// Any setting of another option but this one.
    Not(Choice),
    /// A minimum that a hand must reach to win.
    Minimum,
    /// A table of payments in the rulebook.
    Payments,
    /// Something else that a rulebook has.
    Has(Feature),
    /// One of these. What is missing is what the first lacks.
    Any(&'static [Need]),
    /// All of these.
    All(&'static [Need]),
}

/// Something that a rulebook has, or not, beside its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// An item, an exclusion, a cap or a rule of liability that depends on the option. An option that any of them depends on
    /// has an effect whatever else it needs, unless it lists this among its needs.
    Reference,
    /// A pattern that the option is a parameter of, even without a value.
    Pattern,
    /// Items for flowers.
    FlowerItems,
    /// An item that alone does not make a hand a win.
    Alone,
    /// Losers' items that count only in ready hands.
    ReadyHands,
    /// An item that can be a direct count.
    DirectCounts,
    /// Exclusive groups.
    Groups,
    /// Exclusions by what a pattern entails.
    Entailment,
    /// Sets that are combined only once.
    CombineOnce,
    /// A winning shape of a knitted straight.
    KnittedStraight,
    /// A winning shape of seven pairs.
    SevenPairs,
    /// A winning shape of thirteen orphans.
    ThirteenOrphans,
    /// A table that turns points of sets into faan.
    AuxiliaryTable,
    /// More points for a pair of the seat's and round's wind than for another.
    DoubleWindPair,
    /// Points for a self-drawn win.
    SelfDrawn,
    /// Points that an open hand without others is raised to.
    OpenMinimum,
    /// Points for flowers that are doubled or become faan.
    FlowerPoints,
    /// A table of limits.
    Limits,
    /// A row for many han in the table of limits.
    CountedYakuman,
    /// A limit of what a hand is worth.
    Limit,
    /// Payments in which East may count double.
    EastMayDouble,
    /// Payments as the settlement has them, by no other scheme.
    OwnScheme,
    /// Payments on a discard by others than the discarder.
    OthersPay,
    /// Rules of liability.
    Liability,
    /// Rules of liability that can make a seat liable as the options are set.
    LiabilityInForce,
}

/// A choice of the option that is called as its type.
macro_rules! choice {
    ($option:ident::$choice:ident) => {
        $crate::options::Choice::at(OptionKey::$option, $option::$choice as i64)
    };
}
pub(super) use choice;

pub(super) const fn on(option: OptionKey) -> Need {
    Need::Set(NeededSetting::On(option))
}

pub(super) const fn one_of(option: OptionKey, others: &'static [OptionKey]) -> Need {
    Need::Set(NeededSetting::OneOf(option, others))
}

pub(super) const fn at_least(option: OptionKey, least: i64) -> Need {
    Need::Set(NeededSetting::AtLeast(option, least))
}

pub(super) const fn is(choice: Choice) -> Need {
    Need::Set(NeededSetting::Choice(choice))
}

pub(super) const RIICHI_PAYMENTS: Need = is(choice!(Settlement::Riichi));
pub(super) const POINTS_AND_DOUBLES: Need = is(choice!(System::PointDouble));
/// Points for sets, or fu.
pub(super) const POINTS_OF_SETS: Need = Need::Any(&[POINTS_AND_DOUBLES, Need::Not(choice!(System::Points))]);
/// A limit of what a hand is worth, which a rulebook may also have by its table of faan.
pub(super) const A_LIMIT: Need = Need::Any(&[at_least(OptionKey::Limit, 1), Need::Has(Feature::Limit)]);
/// Limits of han and fu, which also say what a yakuman without them is paid.
pub(super) const HAN_LIMITS: Need = Need::Any(&[is(choice!(System::HanFu)), RIICHI_PAYMENTS]);
/// If points are added up, the wait also decides which of several equal decompositions is shown.
pub(super) const WAITS: Need = Need::Any(&[Need::Has(Feature::Pattern), is(choice!(System::Points))]);
/// Shares of a hand that losers pay by a table.
pub(super) const SHARES: Need = Need::Any(&[
    is(choice!(Settlement::WinnerOnly)),
    Need::All(&[Need::Not(choice!(Settlement::Riichi)), Need::Not(choice!(Settlement::AddUp))]),
]);
/// Payments by another settlement than riichi's.
pub(super) const NOT_BY_RIICHI: Need =
    Need::Any(&[is(choice!(Settlement::Classical)), Need::Not(choice!(Settlement::Riichi))]);
/// Payments for losers' hands, after a win or at a draw.
pub(super) const LOSERS_ARE_PAID: Need = Need::All(&[
    NOT_BY_RIICHI,
    Need::Any(&[
        on(OptionKey::LosersSettle),
        is(choice!(DrawPayments::Hands)),
        Need::Not(choice!(Settlement::Classical)),
    ]),
    Need::Any(&[is(choice!(DrawPayments::Hands)), is(choice!(Settlement::Classical)), is(choice!(Settlement::AddUp))]),
]);
/// Payments at an exhausted wall to those who are ready.
pub(super) const READY_ARE_PAID: Need = Need::Any(&[is(choice!(DrawPayments::Ready)), RIICHI_PAYMENTS]);
/// Bonus tiles of any kind; flowers are what they usually are.
pub(super) const BONUS_TILES: Need =
    Need::Any(&[on(OptionKey::UseFlowers), on(OptionKey::UseAnimals), on(OptionKey::UseFaces)]);
/// A price of a false win.
pub(super) const FALSE_WIN_COSTS: Need = one_of(
    OptionKey::FalseWinPoints,
    &[OptionKey::FalseWinNotReadyPoints, OptionKey::FalseWinPercent, OptionKey::FalseWinNotReadyPercent],
);
