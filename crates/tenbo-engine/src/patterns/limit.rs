//! Limit hands: orphans, gates, scholars.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::deal::Event;
use crate::decompose::{Completed, Shape};
use crate::tiles::{Kind, Kinds, Suit};

macro_rules! rows_of_limits {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    SevenPairs = "seven-pairs", Limit, Hand, pairs::seven_pairs, [Hand ConcealedHand] if [Pairs];
        "1122m3344p5566s7z+7z" / "1122m3344p5566s6z+7z", "WRC Rules 2025, Seven Pairs; Four Winds";
    AllHonorPairs = "all-honor-pairs", Limit, Hand, pairs::all_honor_pairs,
        [Hand AllTerminalHonorPairs, Hand AllHonors] if [Pairs Majors SomeHonors];
        "1122334455667z+7z" / "1m112233445566z+1m", "Four Winds, Limit and special hands, pairs: All Honor Pairs";
    AllTerminalPairs = "all-terminal-pairs", Limit, Hand, pairs::all_terminal_pairs,
        [Hand AllTerminalHonorPairs, Hand AllTerminals] if [Pairs Majors NoHonors];
        "1199m1199p11999s+9s" / "1199m1199p1199s1z+1z", "Four Winds, Limit and special hands, pairs: All Terminal Pairs";
    AllTerminalHonorPairs = "all-terminal-honor-pairs", Limit, Hand, pairs::all_terminal_honor_pairs,
        [Hand SevenPairs, Hand AllTerminalsHonors] if [Pairs Majors];
        "11m99s112233557z+7z" / "22m99s112233557z+7z", "Four Winds, pairs: All Terminal and Honor Pairs; BMJA, All Pair Honours";
    OneSuitPairs = "one-suit-pairs", Limit, Hand, pairs::one_suit_pairs,
        [Hand SevenPairs, Hand OneSuitOnly] if [Pairs OneSuit NoHonors];
        "1122334455779m+9m" / "112233445577m1z+1z", "Four Winds, Limit and special hands, pairs";
    GreenPairs = "green-pairs", Limit, Hand, pairs::green_pairs, [Hand SevenPairs, Hand AllGreen] if [Pairs Green];
        "222233446688s6z+6z" / "222233446688s5z+5z", "Four Winds, Limit and special hands, pairs";
    ShiftedPairs = "shifted-pairs", Limit, Hand, pairs::shifted_pairs, [Hand OneSuitPairs] if [Pairs];
        "2233445566778m+8m" / "2233445566779m+9m", "Chinese Official rules 1998, fan 6; MIL 2025; Four Winds";
    ThirteenOrphans = "thirteen-orphans", Limit, Hand, limit::thirteen_orphans,
        [Hand ConcealedHand, Hand AllTerminalsHonors, Hand AllTypes, Hand ThreeNumbers] if [Orphans];
        "19m19p19s1123456z+7z" / "1199m1199p1199s1z+1z", "WRC Rules 2025, Thirteen Orphans";
    ThirteenOrphansWait = "thirteen-orphans-wait", Limit, Hand, limit::thirteen_orphans_wait,
        [Hand ThirteenOrphans] if [Orphans];
        "19m19p19s1234567z+7z" / "19m19p19s1123456z+7z", "Mahjong Soul, Thirteen Orphans on thirteen tiles";
    LesserHonorsKnitted = "lesser-honors-knitted", Limit, Hand, knitted::lesser_honors_knitted,
        [Hand ConcealedHand, Hand AllTypes] if [Knitted];
        "147m258p36s12345z+6z" / "147m258p369s1112z+2z", "Chinese Official rules 1998, fan 34; MIL 2025; Four Winds";
    GreaterHonorsKnitted = "greater-honors-knitted", Limit, Hand, knitted::greater_honors_knitted,
        [Hand LesserHonorsKnitted] if [Knitted];
        "147m25p36s123456z+7z" / "147m258p36s12345z+6z", "Chinese Official rules 1998, fan 20; MIL 2025; Four Winds";
    KnittedStraight = "knitted-straight", Limit, Sets, knitted::knitted_straight, [] if [Knitted];
        "147m258p369s1234z+5z" / "147m258p36s12345z+6z", "Chinese Official rules 1998, fan 35; MIL 2025; Four Winds";
    Knitting = "knitting", Limit, Hand, knitted::knitting,
        [Hand ConcealedHand, Hand TwoSuitsOnly] if [Irregular TwoSuits NoHonors];
        "2345679p234567s+9s" / "2233445566779p+9p", "BMJA, Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous";
    TripleKnitting = "triple-knitting", Limit, Hand, knitted::triple_knitting,
        [Hand ConcealedHand, Hand NoHonors] if [Irregular NoHonors];
        "2467m24678p2467s+8s" / "22446677m22448p+8p", "BMJA, Triple Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous";
    WindyChows = "windy-chows", Limit, Hand, knitted::windy_chows, [Hand ConcealedHand] if [Irregular SomeHonors];
        "123m456p789s1234z+4z" / "123m456p789s1114z+4z", "Four Winds, miscellaneous; Shanghai: Second Dynasty, Windy Chows";
    Unconnected = "unconnected", Limit, Hand, knitted::unconnected, [Hand FullyConcealed] if [Irregular];
        "earth 147m258p36s12345z~5z" / "147m258p36s12345z~5z", "Four Winds, 13 unconnected tiles: reconstructed from the Japanese shiisanputa";
    NineGates = "nine-gates", Limit, Hand, limit::nine_gates,
        [Hand OneSuitOnly, Hand ConcealedHand, Hand PungTerminalHonor] if [OneSuit NoHonors Concealed];
        "1112234567899m+9m" / "1123456788899m+9m", "WRC Rules 2025, Nine Gates; Four Winds";
    NineGatesWait = "nine-gates-wait", Limit, Hand, limit::nine_gates_wait,
        [Hand NineGates] if [OneSuit NoHonors Concealed];
        "1112345678999m+9m" / "1112234567899m+9m", "Mahjong Soul, Nine Gates on nine tiles";
    GatesOfHeaven = "gates-of-heaven", Limit, Hand, treasures::gates_of_heaven,
        [Hand NineGates] if [OneSuit NoHonors Concealed];
        "1112345678999m+5m" / "1112345678999m+9m", "BMJA, Gates of Heaven (mahjongbritishrules.com, special hands); Four Winds, miscellaneous";
    HiddenTreasure = "hidden-treasure", Limit, Hand, treasures::hidden_treasure,
        [Hand Conc4, Hand PungHand] if [NoChow Standard];
        "222m444p666s88s11z~8s" / "222m444p666s88s11z+8s", "Four Winds, Limit and special hands, classical: Hidden Treasure";
    FullyConcealedSuitHand = "fully-concealed-suit-hand", Limit, Hand, treasures::fully_concealed_suit_hand,
        [Hand OneSuitOnly, Hand FullyConcealed] if [OneSuit NoHonors Concealed Standard];
        "1233455677799m~9m" / "1233455677799m+9m", "Four Winds, Limit and special hands, classical: Fully concealed suit hand";
    ImperialJade = "imperial-jade", Limit, Hand, jewels::imperial_jade, [Hand PungHand, Hand AllGreen] if [Green NoChow];
        "222444666s88s66z+6z" / "223344666s88s66z+6z", "Four Winds, Imperial Jade";
    JadeHand = "jade-hand", Limit, Hand, jewels::jade_hand, [Hand AllGreen] if [Green SomeHonors], built OrPairs;
        "234444666888s6z+6z" / "234444666s666z8s+8s", "Four Winds, Limit and special hands, American: Jade Hand";
    PearlHand = "pearl-hand", Limit, Hand, jewels::pearl_hand,
        [Hand OneSuitHonors] if [OneSuit SomeHonors], built OrPairs;
        "234444666888p5z+5z" / "234444666888p6z+6z", "Four Winds, Limit and special hands, American: Pearl Hand";
    RubyHand = "ruby-hand", Limit, Hand, jewels::ruby_hand,
        [Hand AllRed, FourSets OldAndYoung] if [OneSuit SomeHonors], built OrPairs;
        "111555777999s7z+7z" / "111555777999s6z+6z", "Four Winds, Limit and special hands, American: Ruby Hand";
    ThreeGreatScholars = "three-great-scholars", Limit, Hand, limit::three_great_scholars,
        [Hand BigThreeDragons] if [HonorTriplet ThreeTriplets];
        "555666777z33m11p+3m" / "55566677z777m12p+3p", "Millington, Three Great Scholars";
    SquirmingSnake = "squirming-snake", Limit, Hand, serpents::squirming_snake,
        [Hand OneSuitOnly, Hand OldAndYoung, Hand Pair258] if [OneSuit NoHonors TwoTriplets Standard], built Irregular;
        "1113456789992m+2m" / "1112456678999m+2m", "Four Winds, Limit and special hands, serpents: Squirming Snake";
    GreatSnake = "great-snake", Limit, Hand, serpents::great_snake,
        [Hand Step3Three, Hand OneSuitHonors, Hand PungHonor] if [OneSuit SomeHonors], built Irregular;
        "123456789m5551z+1z" / "123456789m5556z+6z", "Four Winds, Great Snake";
    RunPungPair = "run-pung-pair", Limit, Hand, serpents::run_pung_pair,
        [Hand Step3Three, Hand OneSuitOnly, Hand FourOfAKind] if [OneSuit NoHonors Triplet], built Irregular;
        "1234567777899m+9m" / "123456777789m5p+5p", "Four Winds, serpents: Run, Pung and a Pair";
    EmeraldSnake = "emerald-snake", Limit, Hand, serpents::emerald_snake,
        [Hand Step3Three, Hand OneSuitHonors, Hand PungDragon] if [OneSuit SomeHonors HonorTriplet], built Irregular;
        "123456789s6661z+1z" / "123456789s7771z+1z", "Four Winds, Limit and special hands, serpents: Emerald Snake";
    RubySnake = "ruby-snake", Limit, Hand, serpents::ruby_snake,
        [Hand Step3Three, Hand OneSuitHonors, Hand PungDragon] if [OneSuit SomeHonors HonorTriplet], built Irregular;
        "123456789m7771z+1z" / "123456789m6661z+1z", "Four Winds, Limit and special hands, serpents: Ruby Snake";
    DiamondSnake = "diamond-snake", Limit, Hand, serpents::diamond_snake,
        [Hand Step3Three, Hand OneSuitHonors, Hand PungDragon] if [OneSuit SomeHonors HonorTriplet], built Irregular;
        "123456789p5551z+1z" / "123456789p6661z+1z", "Four Winds, Limit and special hands, serpents: Diamond Snake";
    LittleSnake = "little-snake", Limit, Hand, serpents::little_snake,
        [Hand ConcealedHand, Hand OneSuitHonors] if [Irregular OneSuit SomeHonors];
        "123456789s1234z+5z" / "1123456789s123z+4z", "Four Winds, Limit and special hands, serpents: Little Snake";
    WrigglingSnake = "wriggling-snake", Limit, Hand, serpents::wriggling_snake,
        [Hand ConcealedHand, Hand OneSuitHonors] if [Irregular OneSuit SomeHonors];
        "1123456789m123z+4z" / "123456789m1234z+1z", "BMJA, Wriggling Snake (mahjongbritishrules.com, special hands); Four Winds, serpents";

    $($after)* } };
}
pub(super) use rows_of_limits;

pub(super) fn thirteen_orphans(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::ThirteenOrphans);
}

/// Waiting for any of the thirteen: the winning tile makes the pair.
pub(super) fn thirteen_orphans_wait(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(
        facts,
        facts.decomposition.shape == Shape::ThirteenOrphans && facts.decomposition.completed == Completed::Pair,
    );
}

/// The suit of a concealed 1112345678999 and one more of it, and that one more.
pub(super) fn gates(facts: &HandFacts) -> Option<Kind> {
    if !facts.is_standard() || !facts.hand.melds.is_empty() || facts.suits() != 1 {
        return None;
    }
    let suit = Suit::ALL.into_iter().find(|&suit| facts.kinds.is_subset(Kinds::suit(suit)))?;
    let mut extra = None;
    for rank in 1..=9 {
        let kind = Kind::suited(suit, rank)?;
        let least = if rank == 1 || rank == 9 { 3 } else { 1 };
        match facts.hand.tiles.get(kind).checked_sub(least)? {
            0 => {}
            _ => extra = Some(kind),
        }
    }
    extra
}

pub(super) fn nine_gates(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, gates(facts).is_some());
}

/// Waiting for any of the nine: the winning tile is the one more.
pub(super) fn nine_gates_wait(facts: &HandFacts, matches: &mut Matches) {
    let dealt = facts.params.dealt_waits_off && facts.event(Event::Heaven);
    let extra = gates(facts);
    matches.hand(facts, extra.is_some() && (dealt || extra == facts.hand.win));
}

/// Three dragon triplets: another name for big three dragons, where that is the name with the value. Some rules want no
/// chow beside them.
pub(super) fn three_great_scholars(facts: &HandFacts, matches: &mut Matches) {
    let chow = facts.params.scholars_without_chow && facts.chows > 0;
    matches.hand(facts, facts.triplets.intersection(Kinds::DRAGONS).len() == 3 && !chow);
}
