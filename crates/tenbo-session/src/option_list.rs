//! The list of a rulebook's options: its parts, what comes first in them, and what belongs to other games.

use tenbo_engine::options::{Need, OptionKey, Options, System};
use tenbo_engine::plan::{Plan, unmet_need};

use super::rules::RulesChoice;

/// The parts that the list falls into, each named by its first option in the order of [`OptionKey::ALL`].
const PARTS: [(OptionKey, Part); 8] = [
    (OptionKey::System, Part::Counting),
    (OptionKey::OnlyWait, Part::Fans),
    (OptionKey::Players, Part::Tiles),
    (OptionKey::Riichi, Part::Riichi),
    (OptionKey::DoubleWindPairFu, Part::Fu),
    (OptionKey::Settlement, Part::Paying),
    (OptionKey::LiabilityScope, Part::Liability),
    (OptionKey::Chombo, Part::Game),
];

/// A part of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How a hand is counted.
    Counting,
    /// How patterns are understood and which stand beside each other.
    Fans,
    /// The table and its tiles.
    Tiles,
    /// What counts in riichi.
    Riichi,
    /// Fu and limits.
    Fu,
    /// Who pays whom.
    Paying,
    /// Liability.
    Liability,
    /// Fouls and the game.
    Game,
}

impl Part {
    /// Every one of them.
    pub const ALL: [Part; 8] =
        [Part::Counting, Part::Fans, Part::Tiles, Part::Riichi, Part::Fu, Part::Paying, Part::Liability, Part::Game];

    /// The same as riichi players look for them: what only that game has comes first, what it shares with all others last.
    pub const IN_RIICHI: [Part; 8] =
        [Part::Riichi, Part::Fu, Part::Tiles, Part::Paying, Part::Liability, Part::Game, Part::Counting, Part::Fans];

    /// The part of an option.
    #[must_use]
    pub fn of(key: OptionKey) -> Part {
        PARTS.iter().rev().find(|(first, _)| *first <= key).map_or(Part::Counting, |&(_, part)| part)
    }
}

/// Whether an option matters under the rules that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has an effect.
    Matters,
    /// It has none as long as another option is set as it is.
    Waits,
    /// These rules have no use for it, or it would make another game of them. What the house has set never stands so.
    OtherGame,
}

impl Standing {
    /// How an option stands.
    #[must_use]
    pub fn of(key: OptionKey, rules: &RulesChoice, plan: &Plan) -> Standing {
        let need = unmet_need(plan, key);
        let options = &plan.rulebook().options;
        let is_foreign = match need {
            None => makes_another_game(key, options),
            // What goes with a switch is where that is.
            Some(Need::Set(needed)) if makes_another_game(needed.option(), options) => true,
            Some(need) => is_of_other_rules(need),
        };
        match need {
            _ if is_foreign && !rules.is_own(key) => Standing::OtherGame,
            None => Standing::Matters,
            Some(_) => Standing::Waits,
        }
    }
}

/// Whether what an option lacks belongs to another kind of rules, rather than being a switch close by.
const fn is_of_other_rules(need: Need) -> bool {
    let key = match need {
        Need::Set(needed) => needed.option(),
        Need::Not(choice) => choice.option(),
        Need::Has(_) => return true,
        Need::Minimum | Need::Payments | Need::Any(_) | Need::All(_) => return false,
    };
    matches!(
        key,
        OptionKey::System
            | OptionKey::Settlement
            | OptionKey::DrawPayments
            | OptionKey::Riichi
            | OptionKey::UseFlowers
            | OptionKey::UseAnimals
            | OptionKey::UseFaces
            | OptionKey::Jokers
    )
}

/// Whether an option would bring in what other games have, and does not: joker tiles, say, or riichi.
fn makes_another_game(key: OptionKey, options: &Options) -> bool {
    let is_foreign = match key {
        OptionKey::Riichi
        | OptionKey::Jokers
        | OptionKey::HandSize
        | OptionKey::Suits
        | OptionKey::UseHonors
        | OptionKey::ChowsForThree
        | OptionKey::UseAnimals
        | OptionKey::UseFaces => true,
        OptionKey::Players
        | OptionKey::RedFives
        | OptionKey::AbortiveDraws
        | OptionKey::ExtraRound
        | OptionKey::LastDealerStops
        | OptionKey::BankruptcyEnds
        | OptionKey::Yakitori => !options.riichi.in_use,
        OptionKey::UseFlowers
        | OptionKey::UseSeasons
        | OptionKey::FalseWinPoints
        | OptionKey::FalseWinNotReadyPoints
        | OptionKey::FalseWinThen
        | OptionKey::FalseClaimPoints
        | OptionKey::FalseWinPercent
        | OptionKey::FalseWinNotReadyPercent
        | OptionKey::FalseClaimPercent => options.riichi.in_use,
        // Only where hands are doubled does a game limit what they may be made of.
        OptionKey::MaximumChows | OptionKey::NoMixedSuits | OptionKey::SpecialHandRequired => {
            !matches!(options.counting.system, System::PointDouble | System::FaanLaak)
        }
        _ => false,
    };
    is_foreign && options.get(key) == Options::default().get(key)
}

/// What the list shows where. It is settled when the list is opened, so that no option moves away from under a finger when
/// another is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionOrder {
    /// The parts: those of the game that is played first.
    parts: [Part; 8],
    /// How each option stood then, in the order of [`OptionKey::ALL`].
    stood: Vec<Standing>,
}

impl OptionOrder {
    /// The order under these rules.
    #[must_use]
    pub fn of(rules: &RulesChoice, plan: &Plan) -> OptionOrder {
        let parts = if plan.rulebook().options.riichi.in_use { Part::IN_RIICHI } else { Part::ALL };
        OptionOrder { parts, stood: OptionKey::ALL.iter().map(|&key| Standing::of(key, rules, plan)).collect() }
    }

    /// In which order the parts come.
    #[must_use]
    pub const fn parts(&self) -> [Part; 8] {
        self.parts
    }

    fn options(&self) -> impl Iterator<Item = (OptionKey, Standing)> {
        OptionKey::ALL.iter().copied().zip(self.stood.iter().copied())
    }

    /// The options that are listed among those of other games now; `open` if these are shown. One that has come to matter, as
    /// what the house sets there does, is listed with the others as soon as they are not.
    #[must_use]
    pub fn of_other_games(&self, open: bool, rules: &RulesChoice, plan: &Plan) -> Vec<OptionKey> {
        let stays = |key| open || Standing::of(key, rules, plan) == Standing::OtherGame;
        let stood = self.options().filter(|&(_, stood)| stood == Standing::OtherGame);
        stood.map(|(key, _)| key).filter(|&key| stays(key)).collect()
    }

    /// All others: in each part those that had an effect come before those that waited for another option.
    #[must_use]
    pub fn of_this_game(&self, of_other_games: &[OptionKey]) -> Vec<OptionKey> {
        let listed = |part: Part, waits: bool| {
            let fits = move |&(key, stood): &(OptionKey, Standing)| {
                Part::of(key) == part && (stood == Standing::Waits) == waits && !of_other_games.contains(&key)
            };
            self.options().filter(fits).map(|(key, _)| key)
        };
        self.parts.into_iter().flat_map(|part| listed(part, false).chain(listed(part, true))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::options::{Choice, NeededSetting};
    use tenbo_engine::rules::shipped;

    /// What the list shows at first of a rulebook with house rules: its own options, and those of other games.
    fn lists(id: &str, house: &[(OptionKey, i64)]) -> [Vec<OptionKey>; 2] {
        let mut rules = RulesChoice::of(id).unwrap();
        house.iter().for_each(|&(key, value)| assert!(rules.set(key, Some(value)), "{key}"));
        let plan = rules.plan();
        let order = OptionOrder::of(&rules, &plan);
        let others = order.of_other_games(false, &rules, &plan);
        [order.of_this_game(&others), others]
    }

    #[test]
    fn every_option_is_listed_once_under_each_rulebook() {
        for id in shipped::OFFERED {
            let [own, others] = lists(id, &[]);
            let mut all = [own, others].concat();
            all.sort_by_key(|&key| key as usize);
            assert_eq!(all, OptionKey::ALL, "{id}");
        }
    }

    #[test]
    fn each_part_begins_with_what_has_an_effect() {
        for id in shipped::OFFERED {
            let rules = RulesChoice::of(id).unwrap();
            let plan = rules.plan();
            let [own, _] = lists(id, &[]);
            let parts = OptionOrder::of(&rules, &plan).parts();
            let part = |key| parts.iter().position(|&part| part == Part::of(key));
            let places: Vec<_> =
                own.iter().map(|&key| (part(key), Standing::of(key, &rules, &plan) as usize, key as usize)).collect();
            assert!(places.is_sorted(), "{id}");
        }
        // A red five needs nothing; who gets the fine for a false win waits for one.
        let [riichi, _] = lists("riichi-tenhou", &[]);
        assert!(riichi.contains(&OptionKey::RedFives));
        let [classical, _] = lists("chinese-classical", &[]);
        let place = |key| classical.iter().position(|&other| other == key).unwrap();
        assert!(OptionKey::AllowCanceling < OptionKey::DealerKeepsOn);
        assert!(place(OptionKey::AllowCanceling) > place(OptionKey::DealerKeepsOn));
    }

    #[test]
    fn what_the_game_is_about_comes_first() {
        for (id, first) in [("riichi-ema-2025", Part::Riichi), ("mcr-mil-2025", Part::Counting)] {
            let [own, _] = lists(id, &[]);
            assert_eq!(own.first().map(|&key| Part::of(key)), Some(first), "{id}");
        }
    }

    #[test]
    fn what_belongs_to_other_games_is_listed_apart() {
        let [riichi, beside_riichi] = lists("riichi-tenhou", &[]);
        let [official, beside_official] = lists("mcr-mil-2025", &[]);
        let [hong_kong, beside_hong_kong] = lists("hong-kong-old-style", &[]);
        for key in [OptionKey::Riichi, OptionKey::RedFives, OptionKey::Ippatsu, OptionKey::KanDora, OptionKey::Chombo] {
            assert!(riichi.contains(&key), "{key}");
            assert!(beside_official.contains(&key) && beside_hong_kong.contains(&key), "{key}");
        }
        for key in [OptionKey::UseFlowers, OptionKey::FalseWinPoints, OptionKey::EastDoubles] {
            assert!(beside_riichi.contains(&key), "{key}");
            assert!(official.contains(&key) && hong_kong.contains(&key), "{key}");
        }
        assert!(official.contains(&OptionKey::GreenHalfFlush) && beside_riichi.contains(&OptionKey::GreenHalfFlush));
        assert!(hong_kong.contains(&OptionKey::FaanTable) && beside_official.contains(&OptionKey::FaanTable));
        let [_, beside_taiwanese] = lists("taiwanese-16", &[]);
        assert!(!beside_taiwanese.contains(&OptionKey::HandSize) && beside_official.contains(&OptionKey::HandSize));
        // What goes with a switch is where that is.
        assert!(riichi.contains(&OptionKey::YakitoriPoints) && riichi.contains(&OptionKey::Yakitori));
        assert!(beside_official.contains(&OptionKey::YakitoriPoints) && beside_official.contains(&OptionKey::Yakitori));
        for list in [&beside_riichi, &beside_official, &beside_hong_kong] {
            assert!(list.contains(&OptionKey::Jokers), "no printed rulebook of these has jokers");
        }
    }

    #[test]
    fn what_the_house_has_set_is_never_apart() {
        let [own, others] = lists("mcr-mil-2025", &[(OptionKey::Riichi, 1), (OptionKey::GunRule, 1)]);
        // Riichi, what is of use with it, and what is set in vain.
        for key in [OptionKey::Riichi, OptionKey::RedFives, OptionKey::KanDora, OptionKey::GunRule] {
            assert!(own.contains(&key) && !others.contains(&key), "{key}");
        }
    }

    #[test]
    fn an_option_that_is_set_among_those_of_other_games_stays_there_while_they_are_shown() {
        let mut rules = RulesChoice::of("hong-kong-old-style").unwrap();
        let order = OptionOrder::of(&rules, &rules.plan());
        let before = order.of_other_games(true, &rules, &rules.plan());
        assert!(rules.set(OptionKey::Riichi, Some(1)));
        let plan = rules.plan();
        assert_eq!(order.of_other_games(true, &rules, &plan), before);
        let closed = order.of_other_games(false, &rules, &plan);
        assert!(!closed.contains(&OptionKey::Riichi) && !closed.contains(&OptionKey::KanDora));
        let own = order.of_this_game(&closed);
        assert!(own.contains(&OptionKey::Riichi) && own.contains(&OptionKey::KanDora));
        // What stood with the others stays there even if it matters no more.
        assert!(rules.set(OptionKey::System, Some(3)));
        let plan = rules.plan();
        let own = order.of_this_game(&order.of_other_games(false, &rules, &plan));
        assert!(unmet_need(&plan, OptionKey::FaanTable).is_some() && own.contains(&OptionKey::FaanTable));
    }

    #[test]
    fn options_of_special_hands_are_listed_where_the_hand_is_whatever_the_way_of_counting() {
        let listed = |id: &str, key: OptionKey| lists(id, &[])[0].contains(&key);
        for key in [OptionKey::TreasureSelfDrawn, OptionKey::TreasureKongs, OptionKey::AllGreenNeedsDragon] {
            assert!(listed("four-winds-slice", key) || listed("dmjl", key), "{key}");
        }
        assert!(listed("chinese-classical", OptionKey::ZeroPointsWithFlowers));
        assert!(listed("chinese-classical", OptionKey::ScholarsWithoutChow));
        assert!(!listed("riichi-ema-2025", OptionKey::TreasureSelfDrawn), "no such hand in riichi");
    }

    #[test]
    fn no_choice_waits_for_an_insurance_that_holds() {
        let mut rules = RulesChoice::of("chinese-classical").unwrap();
        for (key, value) in [
            (OptionKey::InsuranceClassicalHands, 0),
            (OptionKey::InsuranceNineTiles, 0),
            (OptionKey::InsuranceLastFive, 1),
        ] {
            rules.set(key, Some(value));
        }
        assert_eq!(unmet_need(&rules.plan(), OptionKey::AllowNoChoice), None);
        rules.set(OptionKey::DiscarderPaysAll, Some(1));
        let (last, none) = (OptionKey::InsuranceLastFive, OptionKey::AllowNoChoice);
        let for_all = Choice::new(OptionKey::DiscarderPaysAll, None).unwrap();
        assert_eq!(unmet_need(&rules.plan(), last), Some(Need::Not(for_all)));
        // Any insurance that holds will do, not that of the classical hands alone (Four Winds, Penalties, No Choice).
        let insured = NeededSetting::OneOf(OptionKey::InsuranceClassicalHands, &[OptionKey::InsuranceNineTiles]);
        assert_eq!(unmet_need(&rules.plan(), none), Some(Need::Set(insured)));
        for key in [none, last] {
            assert_eq!(Standing::of(key, &rules, &rules.plan()), Standing::Waits, "listed, with what it waits for");
        }
    }
}
