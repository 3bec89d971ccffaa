//! Which options can have an effect, given the rest of a rulebook. The page lists the others separately, and the
//! review of a rulebook says what an option without effect needs.

use super::compile::Plan;
use super::payoff::Payoff;
use super::plan_list::PlanItem;
use super::wants::Wants;
use crate::Named;
use crate::options::{
    Choice, Chombo, DrawPayments, FaultyOutThen, LosersEastDoubles, Needed, OptionKey, PayoffName, PlacementBonus,
    PlacementTies, Settlement, System,
};
use crate::patterns::{Category, Pattern};
use crate::rules::{Condition, Exclusion, Item, LimitName, Rulebook};

/// `Ok` if an option can change an answer under these rules, or make a deal valid or invalid.
///
/// # Errors
/// What the option needs, if it can do neither.
pub fn effect(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let options = &plan.rulebook().options;
    if mentions(plan.rulebook(), key) {
        return liable_discarder(plan, key);
    }
    match key {
        OptionKey::System
        | OptionKey::Limit
        | OptionKey::Overlap
        | OptionKey::KongsAsConcealed
        | OptionKey::MaximumChows
        | OptionKey::NoMixedSuits
        | OptionKey::SpecialHandRequired
        | OptionKey::ClaimedPung
        | OptionKey::Players
        | OptionKey::MinimumValue
        | OptionKey::Suits
        | OptionKey::UseHonors
        | OptionKey::ChowsForThree
        | OptionKey::UseFlowers
        | OptionKey::UseAnimals
        | OptionKey::UseFaces
        | OptionKey::RedFives
        | OptionKey::HandSize
        | OptionKey::Jokers
        | OptionKey::ExposedGroups
        | OptionKey::Riichi
        | OptionKey::LastTileWithReplacement
        | OptionKey::EarthsBlessing
        | OptionKey::HeavenAfterKong
        | OptionKey::Settlement
        | OptionKey::MaximumWinners
        | OptionKey::PlayOn
        | OptionKey::ConcealedKongPayment
        | OptionKey::ClaimedKongPayment
        | OptionKey::AddedKongPayment
        | OptionKey::AbortiveDraws
        | OptionKey::FaultyOutPoints
        | OptionKey::FaultyOutNotReadyPoints
        | OptionKey::FaultyOutThen
        | OptionKey::FaultyClaimPoints
        | OptionKey::DealerKeepsOn
        | OptionKey::StartPoints
        | OptionKey::PlacementBonus
        | OptionKey::PlacementTies
        | OptionKey::Rounds
        | OptionKey::ExtraRound
        | OptionKey::LastDealerStops
        | OptionKey::BankruptcyEnds
        | OptionKey::Yakitori => Ok(()),
        OptionKey::EarthAfterKong if options.patterns.earths_blessing.on_discard() => Ok(()),
        OptionKey::EarthAfterKong => Err(Wants::Otherwise(OptionKey::EarthsBlessing)),
        OptionKey::MaximumChowsCounts => at_least(plan, OptionKey::MaximumChows, 0),
        OptionKey::RoundTo | OptionKey::RoundPointsTo => counts_by(plan, System::PointDouble),
        OptionKey::RoundWay => {
            counts_by(plan, System::PointDouble).and_then(|()| at_least(plan, OptionKey::RoundTo, 2))
        }
        OptionKey::RoundPointsWay => {
            counts_by(plan, System::PointDouble).and_then(|()| at_least(plan, OptionKey::RoundPointsTo, 2))
        }
        OptionKey::AuxiliaryPointsOnlyForLegalWins | OptionKey::FaanTable | OptionKey::MaximumFaan => faan(plan, key),
        OptionKey::BasicPoints
        | OptionKey::DoubleWindPairFu
        | OptionKey::ReplacementSelfDrawFu
        | OptionKey::OpenPinfu30
        | OptionKey::PinfuSelfDraw
        | OptionKey::KiriageMangan
        | OptionKey::CountedYakuman
        | OptionKey::BonusBesideLimit
        | OptionKey::AllowMultipleLimitHands => points(plan, key),
        OptionKey::Consistency => of_these(!plan.rulebook().groups.is_empty()),
        OptionKey::KongChart => {
            of_these(plan.rulebook().exclusion == Exclusion::Entailment && listed(plan, Pattern::with_parameter(key)))
        }
        OptionKey::IgnoreMinimumForReadyLosers => {
            of_these(plan.losers().items.iter().any(|item| item.ready_hands_only))
        }
        OptionKey::IgnoreMinimumForOneSuit => minimum(plan),
        OptionKey::MinimumWithoutFlowers => {
            let flowers = |item: &PlanItem| item.entry.category == Category::Flowers;
            of_these(plan.winner().items.iter().any(flowers))?;
            let alone = plan.winner().items.iter().any(|item| item.alone);
            if alone || plan.system() == System::Points { Ok(()) } else { minimum(plan) }
        }
        OptionKey::JokersStandFor
        | OptionKey::JokersInSets
        | OptionKey::JokersInMelds
        | OptionKey::JokersReplaceable => on(plan, OptionKey::Jokers),
        OptionKey::UraDora
        | OptionKey::KanDora
        | OptionKey::OpenRiichi
        | OptionKey::RiichiNeedsTiles
        | OptionKey::DepositsLeft => on(plan, OptionKey::Riichi),
        OptionKey::KanUra => on(plan, OptionKey::Riichi).and_then(|()| on(plan, OptionKey::UraDora)),
        OptionKey::KanDoraShown => on(plan, OptionKey::Riichi).and_then(|()| on(plan, OptionKey::KanDora)),
        OptionKey::WinnerScheme
        | OptionKey::LosersPayMinimum
        | OptionKey::BasicPayment
        | OptionKey::EastDoubles
        | OptionKey::LosersEastDoubles
        | OptionKey::LosersSettle
        | OptionKey::DiscarderPaysAll
        | OptionKey::DiscarderPays
        | OptionKey::RoundPaymentsTo
        | OptionKey::RoundPaymentsWay
        | OptionKey::GunRule
        | OptionKey::SharedPayment
        | OptionKey::DealerBonus
        | OptionKey::DealerBonusPerWin
        | OptionKey::SelfDrawBonus
        | OptionKey::BaseStake
        | OptionKey::UnitStake => shares(plan, key),
        OptionKey::CounterValue
        | OptionKey::CountersTo
        | OptionKey::DepositsTo
        | OptionKey::DepositValue
        | OptionKey::SelfDrawLoss
        | OptionKey::LiabilityScope
        | OptionKey::LiabilityCounters => riichi_payments(plan, key),
        OptionKey::DrawPayments
        | OptionKey::NotReadyPayment
        | OptionKey::NotReadyPaymentForThree
        | OptionKey::NagashiMangan
        | OptionKey::NagashiReplacesDrawPayments
        | OptionKey::ReadyOnOwnMelds => draws(plan, key),
        OptionKey::ClaimedKongPaidBy => on(plan, OptionKey::ClaimedKongPayment),
        OptionKey::KongsNeedReady => {
            let others = &[OptionKey::ClaimedKongPayment, OptionKey::AddedKongPayment];
            option(plan, Needed::OneOf(OptionKey::ConcealedKongPayment, others))
        }
        OptionKey::UseSeasons | OptionKey::FlowersInHand | OptionKey::OwnFlowersPayment => {
            on(plan, OptionKey::UseFlowers)
        }
        OptionKey::AnimalPairPayment => on(plan, OptionKey::UseAnimals),
        OptionKey::FlowerSetPayment => bonus_tiles(plan),
        OptionKey::AllowNoChoice => {
            of_these(!plan.rulebook().liability.is_empty())?;
            let insured = |key| options.is_met(key) && liable_discarder(plan, key).is_ok();
            let in_force = plan.rulebook().liability.iter().any(|rule| rule.needs.is_none_or(insured));
            let others: &[OptionKey] = if liable_discarder(plan, OptionKey::InsuranceLastFive).is_ok() {
                &[OptionKey::InsuranceNineTiles, OptionKey::InsuranceLastFive]
            } else {
                &[OptionKey::InsuranceNineTiles]
            };
            let wanted = Needed::OneOf(OptionKey::InsuranceClassicalHands, others);
            if in_force { Ok(()) } else { Err(Wants::Option(wanted)) }
        }
        OptionKey::ConcealedKongCountsAsMelded => of_these(!plan.rulebook().liability.is_empty()),
        OptionKey::Chombo => on(plan, OptionKey::Riichi),
        OptionKey::ChomboPoints => {
            on(plan, OptionKey::Riichi).and_then(|()| chosen(plan, OptionKey::Chombo, Chombo::Points))
        }
        OptionKey::FaultyOutPaidTo | OptionKey::FaultyOutEastDoubles => {
            let others =
                &[OptionKey::FaultyOutNotReadyPoints, OptionKey::FaultyOutPercent, OptionKey::FaultyOutNotReadyPercent];
            option(plan, Needed::OneOf(OptionKey::FaultyOutPoints, others))
        }
        OptionKey::FaultyOutPassesDeal => chosen(plan, OptionKey::FaultyOutThen, FaultyOutThen::Abandon),
        OptionKey::OffenderScoreZeroed => losers_are_paid(plan),
        OptionKey::AllowCanceling => {
            option(plan, Needed::OneOf(OptionKey::FaultyClaimPoints, &[OptionKey::FaultyClaimPercent]))
        }
        OptionKey::FaultyOutPercent | OptionKey::FaultyOutNotReadyPercent | OptionKey::FaultyClaimPercent => {
            if plan.limit().is_some() { Ok(()) } else { at_least(plan, OptionKey::Limit, 1) }
        }
        OptionKey::ReturnPoints if options.game.placement_bonus == PlacementBonus::ByNumberAboveReturn => Ok(()),
        OptionKey::ReturnPoints => pays_by(plan, Settlement::Riichi),
        OptionKey::PlacementRemainder if options.game.placement_ties != PlacementTies::Shared => {
            Err(Wants::Otherwise(OptionKey::PlacementTies))
        }
        OptionKey::PlacementRemainder => match options.game.placement_bonus {
            // Oka, or sticks that are left.
            PlacementBonus::None | PlacementBonus::TablePoints => {
                on(plan, OptionKey::Riichi).or_else(|_| pays_by(plan, Settlement::Riichi))
            }
            _ => Ok(()),
        },
        OptionKey::TargetPoints => on(plan, OptionKey::ExtraRound),
        OptionKey::RiichiWithoutPoints => {
            on(plan, OptionKey::Riichi).and_then(|()| on(plan, OptionKey::BankruptcyEnds))
        }
        OptionKey::YakitoriPoints | OptionKey::YakitoriPaidTo | OptionKey::YakitoriFor => on(plan, OptionKey::Yakitori),
        OptionKey::OnlyWait
        | OptionKey::ExhaustedWaitsCount
        | OptionKey::KnittedStraightWaits
        | OptionKey::DealtHandWaits
        | OptionKey::TileHogHonors
        | OptionKey::MeldedHandKongs
        | OptionKey::ReplacementOnLastDiscard
        | OptionKey::FlowerSupplements
        | OptionKey::MoonOnLastDiscard
        | OptionKey::OnlyTileSeesTable
        | OptionKey::EastStreakWins
        | OptionKey::TreasureSelfDrawn
        | OptionKey::TreasurePairWait
        | OptionKey::TreasureOneSuit
        | OptionKey::TreasureKongs
        | OptionKey::ScholarsWithoutChow
        | OptionKey::ZeroPointsWithFlowers
        | OptionKey::SnakePairOwnWind
        | OptionKey::JewelsInPairs
        | OptionKey::OpenTanyao
        | OptionKey::SevenPairsFourAlike
        | OptionKey::AllGreenNeedsDragon
        | OptionKey::RobConcealedKong => patterns(plan, key),
        // These have a meaning only where a rulebook refers to them, and this one does not.
        OptionKey::FullyConcealedAdds
        | OptionKey::NineGatesTerminalPungs
        | OptionKey::GreenHalfFlush
        | OptionKey::ConcealedKongsAdd
        | OptionKey::AllTerminalsTriplePung
        | OptionKey::WindsTerminalsHonors
        | OptionKey::AllPungsBesideHonors
        | OptionKey::InevitableTileHog
        | OptionKey::Ippatsu
        | OptionKey::DoubleYakuman
        | OptionKey::InsuranceClassicalHands
        | OptionKey::InsuranceNineTiles
        | OptionKey::InsuranceLastFive => Err(Wants::OtherRules),
        OptionKey::ShiftedChowPairs => {
            of_these(options.counting.overlap.combines_once() && listed(plan, Pattern::with_parameter(key)))
        }
    }
}

/// Whether anything in the rulebook depends on an option.
fn mentions(book: &Rulebook, key: OptionKey) -> bool {
    let asks = |when: Option<Condition>| when.is_some_and(|when| when.choice.option() == key);
    let mut items = [&book.winner, &book.losers].into_iter().flatten();
    let needs = |(pattern, item): (&Pattern, &Item)| {
        [pattern.entry().needs, item.needs, item.doubled_by].into_iter().flatten().any(|needs| needs == key)
    };
    items.any(needs)
        || book.excludes.values().flatten().any(|exclude| asks(exclude.when))
        || book.caps.iter().any(|cap| asks(cap.when))
        || book.liability.iter().any(|rule| rule.needs == Some(key))
}

/// The option `insurance-last-five` has no effect if the discarder pays for all anyway: then it wants another setting
/// of the option that makes the discarder pay (docs/rules/four-winds.md, R61). No other option is affected.
fn liable_discarder(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let alone = || plan.payoff().is_some_and(|payoff| payoff.discarder_alone());
    if key != OptionKey::InsuranceLastFive || !alone() {
        return Ok(());
    }
    let options = &plan.rulebook().options;
    Err(Wants::Otherwise(match options.payments.winner_scheme {
        _ if options.payments.discarder_pays_all => OptionKey::DiscarderPaysAll,
        PayoffName::Own | PayoffName::Customized if plan.settlement() == Settlement::HongKong => OptionKey::GunRule,
        PayoffName::Own => OptionKey::Settlement,
        _ => OptionKey::WinnerScheme,
    }))
}

const fn of_these(has: bool) -> Result<(), Wants> {
    if has { Ok(()) } else { Err(Wants::OtherRules) }
}

fn option(plan: &Plan, needed: Needed) -> Result<(), Wants> {
    if needed.is_met(&plan.rulebook().options) { Ok(()) } else { Err(Wants::Option(needed)) }
}

/// `Ok` if another option has this choice; otherwise what is missing.
fn chosen(plan: &Plan, key: OptionKey, choice: impl Named) -> Result<(), Wants> {
    option(plan, Needed::Choice(Choice::of(key, choice)))
}

/// `Ok` if another option is on; otherwise what is missing.
fn on(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    option(plan, Needed::On(key))
}

/// `Ok` if another option, a number, is this or more; otherwise what is missing.
fn at_least(plan: &Plan, key: OptionKey, least: i64) -> Result<(), Wants> {
    option(plan, Needed::AtLeast(key, least))
}

fn counts_by(plan: &Plan, system: System) -> Result<(), Wants> {
    chosen(plan, OptionKey::System, system)
}

fn pays_by(plan: &Plan, settlement: Settlement) -> Result<(), Wants> {
    if plan.settlement() == settlement {
        Ok(())
    } else {
        Err(Wants::Option(Needed::Choice(Choice::of(OptionKey::Settlement, settlement))))
    }
}

const fn minimum(plan: &Plan) -> Result<(), Wants> {
    if plan.rulebook().minimum.is_some() { Ok(()) } else { Err(Wants::Minimum) }
}

/// Whether the rulebook lists one of these patterns for the winner or the losers, even without a value.
fn listed(plan: &Plan, patterns: &[Pattern]) -> bool {
    patterns.iter().any(|&pattern| plan.winner().place(pattern).or(plan.losers().place(pattern)).is_some())
}

/// Whether there are bonus tiles of any kind; flowers are what they usually are.
fn bonus_tiles(plan: &Plan) -> Result<(), Wants> {
    if plan.rulebook().options.tiles.bonus().is_empty() { on(plan, OptionKey::UseFlowers) } else { Ok(()) }
}

/// Options about basic points, fu, limits and direct counts.
fn points(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let basic = &plan.rulebook().basic;
    let direct = || plan.winner().items.iter().chain(&plan.losers().items).any(PlanItem::has_direct_value);
    let sets =
        |has: bool| if plan.system() == System::Points { counts_by(plan, System::PointDouble) } else { of_these(has) };
    let han = |has: bool| {
        if plan.settlement() == Settlement::Riichi { Ok(()) } else { counts_by(plan, System::HanFu) }
            .and_then(|()| of_these(has))
    };
    match key {
        OptionKey::AllowMultipleLimitHands => of_these(direct()),
        OptionKey::BonusBesideLimit => {
            let points = matches!(plan.system(), System::PointDouble | System::FaanLaak);
            of_these(points && direct() && basic.bonus_tile > 0)?;
            on(plan, OptionKey::UseFlowers)
        }
        OptionKey::BasicPoints => sets(true),
        OptionKey::DoubleWindPairFu => sets(basic.pair_own_wind + basic.pair_round_wind > 2),
        OptionKey::ReplacementSelfDrawFu => sets(basic.self_drawn > 0),
        OptionKey::OpenPinfu30 => sets(basic.open_minimum > basic.going_out),
        // Where a draw is worth nothing, it still changes how the points of a drawn pinfu are explained.
        OptionKey::PinfuSelfDraw => of_these(listed(plan, Pattern::with_parameter(key))),
        OptionKey::KiriageMangan => han(!plan.rulebook().limits.is_empty()),
        _ => han(plan.rulebook().limits.iter().any(|row| row.name == LimitName::CountedYakuman)),
    }
}

/// Options about faan and their tables.
fn faan(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    counts_by(plan, System::FaanLaak)?;
    if key != OptionKey::AuxiliaryPointsOnlyForLegalWins {
        return Ok(());
    }
    of_these(!plan.rulebook().auxiliary.is_empty())?;
    minimum(plan)
}

/// Options about how much of the hand each loser pays.
fn shares(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let options = &plan.rulebook().options;
    let by_table = || if plan.payoff().is_some() { Ok(()) } else { pays_by(plan, Settlement::WinnerOnly) };
    let own_way = || {
        let own = options.payments.winner_scheme == PayoffName::Own;
        let empty = options.payments.winner_scheme == PayoffName::Customized && plan.rulebook().payments.is_none();
        if own || empty { Ok(()) } else { Err(Wants::Otherwise(OptionKey::WinnerScheme)) }
    };
    match key {
        OptionKey::LosersPayMinimum => by_table().and_then(|()| minimum(plan)),
        OptionKey::RoundPaymentsWay => by_table().and_then(|()| at_least(plan, OptionKey::RoundPaymentsTo, 2)),
        OptionKey::BasicPayment => pays_by(plan, Settlement::BasicFromAll),
        OptionKey::EastDoubles if plan.settlement() == Settlement::Riichi => pays_by(plan, Settlement::Classical),
        OptionKey::EastDoubles => {
            let settlement = plan.settlement();
            let losers = options.payments.losers_east_doubles == LosersEastDoubles::AsToTheWinner;
            let winner = settlement == Settlement::AddUp || Payoff::east_may_double(plan.rulebook(), settlement);
            if winner || losers && losers_are_paid(plan).is_ok() {
                Ok(())
            } else {
                Err(Wants::Otherwise(OptionKey::WinnerScheme))
            }
        }
        OptionKey::LosersEastDoubles if plan.settlement() == Settlement::AddUp => pays_by(plan, Settlement::Classical),
        OptionKey::LosersEastDoubles => losers_are_paid(plan),
        OptionKey::LosersSettle => pays_by(plan, Settlement::Classical),
        OptionKey::GunRule => pays_by(plan, Settlement::HongKong).and_then(|()| own_way()),
        OptionKey::SharedPayment => pays_by(plan, Settlement::ZungJung).and_then(|()| own_way()),
        OptionKey::DealerBonus
        | OptionKey::DealerBonusPerWin
        | OptionKey::SelfDrawBonus
        | OptionKey::BaseStake
        | OptionKey::UnitStake => pays_by(plan, Settlement::DiscarderOrAll),
        _ => by_table(),
    }
}

/// `Ok` if losers' hands are paid for, after a win or at a draw; otherwise what is missing.
fn losers_are_paid(plan: &Plan) -> Result<(), Wants> {
    let options = &plan.rulebook().options;
    match plan.settlement() {
        Settlement::AddUp => Ok(()),
        Settlement::Riichi => pays_by(plan, Settlement::Classical),
        _ if options.payments.draw_payments == DrawPayments::Hands => Ok(()),
        Settlement::Classical => on(plan, OptionKey::LosersSettle),
        _ => chosen(plan, OptionKey::DrawPayments, DrawPayments::Hands),
    }
}

/// Options about payments in riichi.
fn riichi_payments(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let riichi = pays_by(plan, Settlement::Riichi);
    let declared = plan.rulebook().options.riichi.in_use;
    match key {
        OptionKey::CountersTo | OptionKey::DepositsTo => {
            riichi.and_then(|()| at_least(plan, OptionKey::MaximumWinners, 2))
        }
        OptionKey::DepositValue if declared => Ok(()),
        OptionKey::SelfDrawLoss if declared || plan.system() == System::HanFu || plan.pays_the_ready() => Ok(()),
        OptionKey::LiabilityScope | OptionKey::LiabilityCounters => {
            riichi.and_then(|()| of_these(!plan.rulebook().liability.is_empty()))
        }
        _ => riichi,
    }
}

/// Options about payments at a draw.
fn draws(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let options = &plan.rulebook().options;
    if key == OptionKey::DrawPayments {
        let riichi = plan.settlement() == Settlement::Riichi;
        return if riichi { Err(Wants::Otherwise(OptionKey::Settlement)) } else { Ok(()) };
    }
    if !plan.pays_the_ready() {
        return Err(Wants::Option(Needed::Choice(Choice::of(OptionKey::DrawPayments, DrawPayments::Ready))));
    }
    match key {
        OptionKey::NagashiReplacesDrawPayments if !options.payments.nagashi_mangan => {
            Err(Wants::Option(Needed::On(OptionKey::NagashiMangan)))
        }
        _ => Ok(()),
    }
}

/// Options that are parameters of patterns, if the rulebook has one of these.
fn patterns(plan: &Plan, key: OptionKey) -> Result<(), Wants> {
    let has = || listed(plan, Pattern::with_parameter(key));
    // If points are added up, the wait also decides which of several equal decompositions is shown.
    let waits = || has() || plan.system() == System::Points;
    match key {
        OptionKey::OnlyWait | OptionKey::DealtHandWaits => of_these(waits()),
        OptionKey::ExhaustedWaitsCount => of_these(waits()).and_then(|()| on(plan, OptionKey::OnlyWait)),
        OptionKey::KnittedStraightWaits => of_these(waits() && plan.shapes().knitted_straight),
        OptionKey::ZeroPointsWithFlowers => of_these(has()).and_then(|()| bonus_tiles(plan)),
        OptionKey::SevenPairsFourAlike => of_these(plan.shapes().seven_pairs),
        OptionKey::RobConcealedKong => of_these(plan.shapes().thirteen_orphans),
        // The replacement may be one for a north that is set aside with three players, even where flowers are not used.
        _ => of_these(has()),
    }
}
