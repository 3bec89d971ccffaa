//! Limit hands: orphans and scholars. The others are in modules of their own.

use super::entry::{Build, Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::{gates, jewels, knitted, pairs, serpents, treasures};
use crate::decompose::{Completed, Shape};
use crate::tiles::Kinds;

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::SevenPairs, "seven-pairs", Category::Limit, Scope::Hand, pairs::seven_pairs)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand)])
        .requires(Prefilter::SEVEN_PAIRS),
    Entry::new(Pattern::AllHonorPairs, "all-honor-pairs", Category::Limit, Scope::Hand, pairs::all_honor_pairs)
        .implies(&[Entailment::Hand(Pattern::AllTerminalHonorPairs), Entailment::Hand(Pattern::AllHonors)])
        .requires(Prefilter::SEVEN_PAIRS.union(Prefilter::ONLY_TERMINALS_AND_HONORS).union(Prefilter::SOME_HONORS)),
    Entry::new(
        Pattern::AllTerminalPairs,
        "all-terminal-pairs",
        Category::Limit,
        Scope::Hand,
        pairs::all_terminal_pairs,
    )
    .implies(&[Entailment::Hand(Pattern::AllTerminalHonorPairs), Entailment::Hand(Pattern::AllTerminals)])
    .requires(Prefilter::SEVEN_PAIRS.union(Prefilter::ONLY_TERMINALS_AND_HONORS).union(Prefilter::NO_HONORS)),
    Entry::new(
        Pattern::AllTerminalHonorPairs,
        "all-terminal-honor-pairs",
        Category::Limit,
        Scope::Hand,
        pairs::all_terminal_honor_pairs,
    )
    .implies(&[Entailment::Hand(Pattern::SevenPairs), Entailment::Hand(Pattern::AllTerminalsHonors)])
    .requires(Prefilter::SEVEN_PAIRS.union(Prefilter::ONLY_TERMINALS_AND_HONORS)),
    Entry::new(Pattern::OneSuitPairs, "one-suit-pairs", Category::Limit, Scope::Hand, pairs::one_suit_pairs)
        .implies(&[Entailment::Hand(Pattern::SevenPairs), Entailment::Hand(Pattern::OneSuitOnly)])
        .requires(Prefilter::SEVEN_PAIRS.union(Prefilter::ONE_SUIT).union(Prefilter::NO_HONORS)),
    Entry::new(Pattern::GreenPairs, "green-pairs", Category::Limit, Scope::Hand, pairs::green_pairs)
        .implies(&[Entailment::Hand(Pattern::SevenPairs), Entailment::Hand(Pattern::AllGreen)])
        .requires(Prefilter::SEVEN_PAIRS.union(Prefilter::ONLY_GREEN)),
    Entry::new(Pattern::ShiftedPairs, "shifted-pairs", Category::Limit, Scope::Hand, pairs::shifted_pairs)
        .implies(&[Entailment::Hand(Pattern::OneSuitPairs)])
        .requires(Prefilter::SEVEN_PAIRS),
    Entry::new(Pattern::ThirteenOrphans, "thirteen-orphans", Category::Limit, Scope::Hand, thirteen_orphans)
        .implies(&[
            Entailment::Hand(Pattern::ConcealedHand),
            Entailment::Hand(Pattern::AllTerminalsHonors),
            Entailment::Hand(Pattern::AllTypes),
            Entailment::Hand(Pattern::ThreeNumbers),
        ])
        .requires(Prefilter::THIRTEEN_ORPHANS),
    Entry::new(
        Pattern::ThirteenOrphansWait,
        "thirteen-orphans-wait",
        Category::Limit,
        Scope::Hand,
        thirteen_orphans_wait,
    )
    .implies(&[Entailment::Hand(Pattern::ThirteenOrphans)])
    .requires(Prefilter::THIRTEEN_ORPHANS),
    Entry::new(
        Pattern::LesserHonorsKnitted,
        "lesser-honors-knitted",
        Category::Limit,
        Scope::Hand,
        knitted::lesser_honors_knitted,
    )
    .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Hand(Pattern::AllTypes)])
    .requires(Prefilter::KNITTED),
    Entry::new(
        Pattern::GreaterHonorsKnitted,
        "greater-honors-knitted",
        Category::Limit,
        Scope::Hand,
        knitted::greater_honors_knitted,
    )
    .implies(&[Entailment::Hand(Pattern::LesserHonorsKnitted)])
    .requires(Prefilter::KNITTED),
    Entry::new(Pattern::KnittedStraight, "knitted-straight", Category::Limit, Scope::Sets, knitted::knitted_straight)
        .requires(Prefilter::KNITTED),
    Entry::new(Pattern::Knitting, "knitting", Category::Limit, Scope::Hand, knitted::knitting)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Hand(Pattern::TwoSuitsOnly)])
        .requires(Prefilter::IRREGULAR.union(Prefilter::TWO_SUITS).union(Prefilter::NO_HONORS)),
    Entry::new(Pattern::TripleKnitting, "triple-knitting", Category::Limit, Scope::Hand, knitted::triple_knitting)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Hand(Pattern::NoHonors)])
        .requires(Prefilter::IRREGULAR.union(Prefilter::NO_HONORS)),
    Entry::new(Pattern::WindyChows, "windy-chows", Category::Limit, Scope::Hand, knitted::windy_chows)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand)])
        .requires(Prefilter::IRREGULAR.union(Prefilter::SOME_HONORS)),
    Entry::new(Pattern::Unconnected, "unconnected", Category::Limit, Scope::Hand, knitted::unconnected)
        .implies(&[Entailment::Hand(Pattern::FullyConcealed)])
        .requires(Prefilter::IRREGULAR),
    Entry::new(Pattern::NineGates, "nine-gates", Category::Limit, Scope::Hand, gates::nine_gates)
        .implies(&[
            Entailment::Hand(Pattern::OneSuitOnly),
            Entailment::Hand(Pattern::ConcealedHand),
            Entailment::FourSets(Pattern::PungTerminalHonor),
        ])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::CONCEALED)),
    Entry::new(Pattern::NineGatesWait, "nine-gates-wait", Category::Limit, Scope::Hand, gates::nine_gates_wait)
        .implies(&[Entailment::Hand(Pattern::NineGates)])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::CONCEALED)),
    Entry::new(Pattern::GatesOfHeaven, "gates-of-heaven", Category::Limit, Scope::Hand, gates::gates_of_heaven)
        .implies(&[Entailment::Hand(Pattern::NineGates)])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::CONCEALED)),
    Entry::new(Pattern::HiddenTreasure, "hidden-treasure", Category::Limit, Scope::Hand, treasures::hidden_treasure)
        .implies(&[Entailment::Hand(Pattern::FourConcealedPungs), Entailment::Hand(Pattern::PungHand)])
        .requires(Prefilter::NO_CHOW.union(Prefilter::STANDARD)),
    Entry::new(
        Pattern::FullyConcealedSuitHand,
        "fully-concealed-suit-hand",
        Category::Limit,
        Scope::Hand,
        treasures::fully_concealed_suit_hand,
    )
    .implies(&[Entailment::Hand(Pattern::OneSuitOnly), Entailment::Hand(Pattern::FullyConcealed)])
    .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::CONCEALED).union(Prefilter::STANDARD)),
    Entry::new(Pattern::ImperialJade, "imperial-jade", Category::Limit, Scope::Hand, jewels::imperial_jade)
        .implies(&[Entailment::Hand(Pattern::PungHand), Entailment::Hand(Pattern::AllGreen)])
        .requires(Prefilter::ONLY_GREEN.union(Prefilter::NO_CHOW)),
    Entry::new(Pattern::JadeHand, "jade-hand", Category::Limit, Scope::Hand, jewels::jade_hand)
        .implies(&[Entailment::Hand(Pattern::AllGreen)])
        .requires(Prefilter::ONLY_GREEN.union(Prefilter::SOME_HONORS))
        .built(Build::OrPairs),
    Entry::new(Pattern::PearlHand, "pearl-hand", Category::Limit, Scope::Hand, jewels::pearl_hand)
        .implies(&[Entailment::Hand(Pattern::OneSuitHonors)])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::SOME_HONORS))
        .built(Build::OrPairs),
    Entry::new(Pattern::RubyHand, "ruby-hand", Category::Limit, Scope::Hand, jewels::ruby_hand)
        .implies(&[Entailment::Hand(Pattern::AllRed), Entailment::FourSets(Pattern::OldAndYoung)])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::SOME_HONORS))
        .built(Build::OrPairs),
    Entry::new(Pattern::ThreeGreatScholars, "three-great-scholars", Category::Limit, Scope::Hand, three_great_scholars)
        .implies(&[Entailment::Hand(Pattern::BigThreeDragons)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::THREE_TRIPLETS)),
    Entry::new(Pattern::SquirmingSnake, "squirming-snake", Category::Limit, Scope::Hand, serpents::squirming_snake)
        .implies(&[
            Entailment::Hand(Pattern::OneSuitOnly),
            Entailment::Hand(Pattern::OldAndYoung),
            Entailment::Hand(Pattern::Pair258),
        ])
        .requires(
            Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::TWO_TRIPLETS).union(Prefilter::STANDARD),
        )
        .built(Build::Irregular),
    Entry::new(Pattern::GreatSnake, "great-snake", Category::Limit, Scope::Hand, serpents::great_snake)
        .implies(&[
            Entailment::Hand(Pattern::PureStraight),
            Entailment::Hand(Pattern::OneSuitHonors),
            Entailment::Hand(Pattern::PungHonor),
        ])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::SOME_HONORS))
        .built(Build::Irregular),
    Entry::new(Pattern::RunPungPair, "run-pung-pair", Category::Limit, Scope::Hand, serpents::run_pung_pair)
        .implies(&[
            Entailment::Hand(Pattern::PureStraight),
            Entailment::Hand(Pattern::OneSuitOnly),
            Entailment::Hand(Pattern::FourOfAKind),
        ])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::TRIPLET))
        .built(Build::Irregular),
    Entry::new(Pattern::EmeraldSnake, "emerald-snake", Category::Limit, Scope::Hand, serpents::emerald_snake)
        .implies(&[
            Entailment::Hand(Pattern::PureStraight),
            Entailment::Hand(Pattern::OneSuitHonors),
            Entailment::Hand(Pattern::PungDragon),
        ])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::SOME_HONORS).union(Prefilter::HONOR_TRIPLET))
        .built(Build::Irregular),
    Entry::new(Pattern::RubySnake, "ruby-snake", Category::Limit, Scope::Hand, serpents::ruby_snake)
        .implies(&[
            Entailment::Hand(Pattern::PureStraight),
            Entailment::Hand(Pattern::OneSuitHonors),
            Entailment::Hand(Pattern::PungDragon),
        ])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::SOME_HONORS).union(Prefilter::HONOR_TRIPLET))
        .built(Build::Irregular),
    Entry::new(Pattern::DiamondSnake, "diamond-snake", Category::Limit, Scope::Hand, serpents::diamond_snake)
        .implies(&[
            Entailment::Hand(Pattern::PureStraight),
            Entailment::Hand(Pattern::OneSuitHonors),
            Entailment::Hand(Pattern::PungDragon),
        ])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::SOME_HONORS).union(Prefilter::HONOR_TRIPLET))
        .built(Build::Irregular),
    Entry::new(Pattern::LittleSnake, "little-snake", Category::Limit, Scope::Hand, serpents::little_snake)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Hand(Pattern::OneSuitHonors)])
        .requires(Prefilter::IRREGULAR.union(Prefilter::ONE_SUIT).union(Prefilter::SOME_HONORS)),
    Entry::new(Pattern::WrigglingSnake, "wriggling-snake", Category::Limit, Scope::Hand, serpents::wriggling_snake)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Hand(Pattern::OneSuitHonors)])
        .requires(Prefilter::IRREGULAR.union(Prefilter::ONE_SUIT).union(Prefilter::SOME_HONORS)),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::SevenPairs)
        .example("1122m3344p5566s7z+7z")
        .near_miss("1122m3344p5566s6z+7z")
        .source("WRC Rules 2025, Seven Pairs; Four Winds"),
    Note::of(Pattern::AllHonorPairs)
        .example("1122334455667z+7z")
        .near_miss("1m112233445566z+1m")
        .source("Four Winds, Limit and special hands, pairs: All Honor Pairs"),
    Note::of(Pattern::AllTerminalPairs)
        .example("1199m1199p11999s+9s")
        .near_miss("1199m1199p1199s1z+1z")
        .source("Four Winds, Limit and special hands, pairs: All Terminal Pairs"),
    Note::of(Pattern::AllTerminalHonorPairs)
        .example("11m99s112233557z+7z")
        .near_miss("22m99s112233557z+7z")
        .source("Four Winds, pairs: All Terminal and Honor Pairs; BMJA, All Pair Honours"),
    Note::of(Pattern::OneSuitPairs)
        .example("1122334455779m+9m")
        .near_miss("112233445577m1z+1z")
        .source("Four Winds, Limit and special hands, pairs"),
    Note::of(Pattern::GreenPairs)
        .example("222233446688s6z+6z")
        .near_miss("222233446688s5z+5z")
        .source("Four Winds, Limit and special hands, pairs"),
    Note::of(Pattern::ShiftedPairs)
        .example("2233445566778m+8m")
        .near_miss("2233445566779m+9m")
        .source("Chinese Official rules 1998, fan 6; MIL 2025; Four Winds"),
    Note::of(Pattern::ThirteenOrphans)
        .example("19m19p19s1123456z+7z")
        .near_miss("1199m1199p1199s1z+1z")
        .source("WRC Rules 2025, Thirteen Orphans"),
    Note::of(Pattern::ThirteenOrphansWait)
        .example("19m19p19s1234567z+7z")
        .near_miss("19m19p19s1123456z+7z")
        .source("Mahjong Soul, Thirteen Orphans on thirteen tiles"),
    Note::of(Pattern::LesserHonorsKnitted)
        .example("147m258p36s12345z+6z")
        .near_miss("147m258p369s1112z+2z")
        .source("Chinese Official rules 1998, fan 34; MIL 2025; Four Winds"),
    Note::of(Pattern::GreaterHonorsKnitted)
        .example("147m25p36s123456z+7z")
        .near_miss("147m258p36s12345z+6z")
        .source("Chinese Official rules 1998, fan 20; MIL 2025; Four Winds"),
    Note::of(Pattern::KnittedStraight)
        .example("147m258p369s234p5z+5z")
        .near_miss("147m258p36s12345z+6z")
        .source("Chinese Official rules 1998, fan 35; MIL 2025; Four Winds"),
    Note::of(Pattern::Knitting)
        .example("2345679p234567s+9s")
        .near_miss("2233445566779p+9p")
        .source("BMJA, Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous"),
    Note::of(Pattern::TripleKnitting)
        .example("2467m24678p2467s+8s")
        .near_miss("22446677m22448p+8p")
        .source("BMJA, Triple Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous"),
    Note::of(Pattern::WindyChows)
        .example("123m456p789s1234z+4z")
        .near_miss("123m456p789s1114z+4z")
        .source("Four Winds, miscellaneous; Shanghai: Second Dynasty, Windy Chows"),
    Note::of(Pattern::Unconnected)
        .example("earth 147m258p36s12345z~5z")
        .near_miss("147m258p36s12345z~5z")
        .source("Four Winds, 13 unconnected tiles: reconstructed from the Japanese shiisanputa"),
    Note::of(Pattern::NineGates)
        .example("1112234567899m+9m")
        .near_miss("1123456788899m+9m")
        .source("WRC Rules 2025, Nine Gates; Four Winds"),
    Note::of(Pattern::NineGatesWait)
        .example("1112345678999m+9m")
        .near_miss("1112234567899m+9m")
        .source("Mahjong Soul, Nine Gates on nine tiles; Chinese Official rules 1998, fan 4"),
    Note::of(Pattern::GatesOfHeaven)
        .example("1112345678999m+5m")
        .near_miss("1112345678999m+9m")
        .source("BMJA, Gates of Heaven (mahjongbritishrules.com, special hands); Four Winds, miscellaneous"),
    Note::of(Pattern::HiddenTreasure)
        .example("222m444p666s88s11z~8s")
        .near_miss("222m444p666s88s11z+8s")
        .source("Four Winds, Limit and special hands, classical: Hidden Treasure"),
    Note::of(Pattern::FullyConcealedSuitHand)
        .example("1233455677799m~9m")
        .near_miss("1233455677799m+9m")
        .source("Four Winds, Limit and special hands, classical: Fully concealed suit hand"),
    Note::of(Pattern::ImperialJade)
        .example("222444666s88s66z+6z")
        .near_miss("223344666s88s66z+6z")
        .source("Four Winds, Imperial Jade"),
    Note::of(Pattern::JadeHand)
        .example("234444666888s6z+6z")
        .near_miss("234444666s666z8s+8s")
        .source("Four Winds, Limit and special hands, American: Jade Hand"),
    Note::of(Pattern::PearlHand)
        .example("234444666888p5z+5z")
        .near_miss("234444666888p6z+6z")
        .source("Four Winds, Limit and special hands, American: Pearl Hand"),
    Note::of(Pattern::RubyHand)
        .example("111555777999s7z+7z")
        .near_miss("111555777999s6z+6z")
        .source("Four Winds, Limit and special hands, American: Ruby Hand"),
    Note::of(Pattern::ThreeGreatScholars)
        .example("555666777z33m11p+3m")
        .near_miss("55566677z777m12p+3p")
        .source("Millington, Three Great Scholars"),
    Note::of(Pattern::SquirmingSnake)
        .example("1113456789992m+2m")
        .near_miss("1112456678999m+2m")
        .source("Four Winds, Limit and special hands, serpents: Squirming Snake"),
    Note::of(Pattern::GreatSnake)
        .example("123456789m5551z+1z")
        .near_miss("123456789m5556z+6z")
        .source("Four Winds, Great Snake"),
    Note::of(Pattern::RunPungPair)
        .example("1234567777899m+9m")
        .near_miss("123456777789m5p+5p")
        .source("Four Winds, serpents: Run, Pung and a Pair"),
    Note::of(Pattern::EmeraldSnake)
        .example("123456789s6661z+1z")
        .near_miss("123456789s7771z+1z")
        .source("Four Winds, Limit and special hands, serpents: Emerald Snake"),
    Note::of(Pattern::RubySnake)
        .example("123456789m7771z+1z")
        .near_miss("123456789m6661z+1z")
        .source("Four Winds, Limit and special hands, serpents: Ruby Snake"),
    Note::of(Pattern::DiamondSnake)
        .example("123456789p5551z+1z")
        .near_miss("123456789p6661z+1z")
        .source("Four Winds, Limit and special hands, serpents: Diamond Snake"),
    Note::of(Pattern::LittleSnake)
        .example("123456789s1234z+5z")
        .near_miss("1123456789s123z+4z")
        .source("Four Winds, Limit and special hands, serpents: Little Snake"),
    Note::of(Pattern::WrigglingSnake)
        .example("1123456789m123z+4z")
        .near_miss("123456789m1234z+1z")
        .source("BMJA, Wriggling Snake (mahjongbritishrules.com, special hands); Four Winds, serpents"),
];

pub(super) fn thirteen_orphans(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::ThirteenOrphans);
}

/// The hand waited for any of the thirteen kinds: the winning tile makes the pair.
pub(super) fn thirteen_orphans_wait(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(
        facts,
        facts.decomposition.shape == Shape::ThirteenOrphans && facts.decomposition.completed == Completed::Pair,
    );
}

/// Three dragon triplets: Big Three Dragons under another name, to which a rulebook may give a value of its own. Some
/// rules allow no chow beside them.
pub(super) fn three_great_scholars(facts: &HandFacts, matches: &mut Matches) {
    let chow = facts.options.limit_hands.scholars_without_chow && facts.chows > 0;
    matches.hand(facts, facts.triplets.intersection(Kinds::DRAGONS).len() == 3 && !chow);
}
