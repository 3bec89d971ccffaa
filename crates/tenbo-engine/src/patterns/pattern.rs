//! The patterns by name. The file is long because an enum stands in one place, and each variant has its definition.

use std::fmt;
use std::str::FromStr;

use crate::UnknownName;

/// A pattern that some rulebook scores. What it is worth, and what it excludes, is up to the rulebook. The patterns of
/// the catalogue come first; after them come the hands that a rulebook defines itself by templates, `own-1` to `own-64`
/// (docs/rules/templates.md).
///
/// Each variant has its name and definition, what riichi and the Chinese Official rules call it, and where its
/// definition comes from. The documents that are named as sources, and how far they are known, are listed in
/// docs/rules/README.md, The documents. All yaku with their patterns are in docs/rules/riichi.md, Yaku, all fans in
/// docs/rules/chinese-official.md, Fans; a fan's number is that of the edition of 2006 (WMO) unless the source says
/// otherwise. The names in other families of rules are on their pages beside these.
///
/// The order is that of the families' tables and of lists shown to players.
///
/// ```
/// use tenbo_engine::Pattern;
///
/// assert_eq!(Pattern::AllSimples.as_str(), "all-simples");
/// assert_eq!("three-terminal-or-honor-pungs".parse(), Ok(Pattern::ThreeTerminalOrHonorPungs));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Pattern {
    // Basic points and single sets. Their entries: `basic.rs`.
    /// Winning. The hand is complete.
    ///
    /// Source: Four Winds, Basic points: winning.
    Winning,
    /// Chow. Three numbers in a row.
    ///
    /// Source: Four Winds, Basic points: chow.
    BasicChow,
    /// Pung of simples. A pung or kong of tiles from 2 to 8.
    ///
    /// Source: Four Winds, Basic points.
    BasicPungSimples,
    /// Pung of terminals. A pung or kong of ones or nines.
    ///
    /// Source: Four Winds, Basic points.
    BasicPungTerminals,
    /// Pung of winds. A pung or kong of any wind.
    ///
    /// Source: Four Winds, Basic points.
    BasicPungWinds,
    /// Pung of dragons, basic points. A pung or kong of dragons, for its basic points.
    ///
    /// Source: Four Winds, Basic points.
    BasicPungDragons,
    /// Kong of simples. A kong of tiles from 2 to 8.
    ///
    /// Source: Four Winds, Basic points: kongs.
    BasicKongSimples,
    /// Kong of terminals. A kong of ones or nines.
    ///
    /// Source: Four Winds, Basic points: kongs.
    BasicKongTerminals,
    /// Kong of winds. A kong of any wind.
    ///
    /// Source: Four Winds, Basic points: kongs.
    BasicKongWinds,
    /// Kong of dragons. A kong of white, green or red dragons.
    ///
    /// Source: Four Winds, Basic points: kongs.
    BasicKongDragons,
    /// Flower. Each flower, whatever its number.
    ///
    /// Source: Four Winds, Basic points: each flower.
    BasicFlower,
    /// Season. Each season, whatever its number.
    ///
    /// Source: Four Winds, Basic points: each season.
    BasicSeason,
    /// Pung of dragons. A pung or kong of white, green or red dragons.
    ///
    /// Riichi: yakuhai (sangenpai). Chinese Official: Dragon Pung (fan 59). Source: Riichi Book 1, yakuhai; Four Winds,
    /// Pung of Dragons.
    PungDragon,
    /// Pung of own wind. A pung or kong of the player's seat wind.
    ///
    /// Riichi: yakuhai (jikaze). Chinese Official: Seat Wind (fan 61). Source: Riichi Book 1, yakuhai; Four Winds, Pung
    /// of own wind.
    PungOwnWind,
    /// Pung of round wind. A pung or kong of the wind of the round.
    ///
    /// Riichi: yakuhai (bakaze). Chinese Official: Prevalent Wind (fan 60). Source: Riichi Book 1, yakuhai; Four Winds,
    /// Pung of round wind.
    PungRoundWind,
    /// Pung of the double wind. A pung or kong of the wind that is both the player's seat wind and the round wind.
    ///
    /// Source: Four Winds, Double Wind: separate scoring.
    PungDoubleWind,
    /// Pung of easts. A pung or kong of east winds, in any seat and round.
    ///
    /// Source: Malaysia, Malaysian 3 Player Mah-Jongg.
    PungEast,
    /// Pung of norths. A pung or kong of north winds, in any seat and round.
    ///
    /// Source: Malaysia, Malaysian 3 Player Mah-Jongg.
    PungNorth,
    /// Pung of honors. A pung or kong of winds or dragons.
    ///
    /// Source: Taiwanese, Pung or Kong of Honors (mahjongclub.com).
    PungHonor,
    /// Pung of terminals or honors. A pung or kong of ones, nines, winds or dragons.
    ///
    /// Chinese Official: Pung of Terminals or Honors, where the same pung has no fan of its own. Source: Chinese
    /// Official rules 1998, fan 73; MIL 2025.
    PungTerminalHonor,
    /// Concealed kong. A kong with no tile from another player.
    ///
    /// Riichi: ankan. Chinese Official: Concealed Kong. Source: Chinese Official rules 1998, fan 67; MIL 2025; Four
    /// Winds.
    ConcealedKong,
    /// Melded kong. A kong with a tile from another player: claimed at once, or grown from a claimed pung.
    ///
    /// Riichi: minkan. Chinese Official: Melded Kong. Source: Chinese Official rules 1998, fan 74; MIL 2025; Four
    /// Winds.
    MeldedKong,
    /// Claimed kong. A kong of three tiles in the hand and another player's discard.
    ///
    /// Riichi: daiminkan. Source: Four Winds, Acceptance of Kongs; Millington, claimed kong.
    ClaimedKong,
    /// Pair of dragons. A pair of white, green or red dragons.
    ///
    /// Source: Four Winds, Basic points: pair of dragons.
    PairDragon,
    /// Pair of own wind. A pair of the player's seat wind.
    ///
    /// Source: Four Winds, Basic points: pair of own wind.
    PairOwnWind,
    /// Pair of round wind. A pair of the wind of the round.
    ///
    /// Source: Four Winds, Basic points: pair of round wind.
    PairRoundWind,
    /// Pair of the double wind. A pair of the wind that is both the player's seat wind and the round wind.
    ///
    /// Source: Four Winds, Double Wind: separate scoring.
    PairDoubleWind,
    /// Dragon pung and dragon pair. A pung or kong of dragons and a pair of other dragons.
    ///
    /// Source: Shanghai, Yi-Yuan-Ban (Wellesley list); New Style.
    PairDragonBesideDragon,
    /// Pair of 2, 5 or 8. A pair of twos, fives or eights.
    ///
    /// Source: Shanghai, Jiang (Wellesley list); Hong Kong, Jiong Ngaan.
    Pair258,
    // Flowers and seasons, animals and faces. Their entries: `bonus.rs`.
    /// Own flower. The flower of the player's seat: 1 for East, 2 for South, 3 for West, 4 for North.
    ///
    /// Source: Four Winds, Flowers and Seasons.
    OwnFlower,
    /// Own season. The season of the player's seat: 1 for East, 2 for South, 3 for West, 4 for North.
    ///
    /// Source: Four Winds, Flowers and Seasons.
    OwnSeason,
    /// Fourth flower. The flower with the number 4, in any seat.
    ///
    /// Source: Malaysia, Malaysian 3 Player Mah-Jongg.
    FourthFlower,
    /// Fourth season. The season with the number 4, in any seat.
    ///
    /// Source: Malaysia, Malaysian 3 Player Mah-Jongg.
    FourthSeason,
    /// Own flower and season. Both the flower and the season of the player's seat.
    ///
    /// Source: Four Winds, Flowers and Seasons: own both.
    OwnBoth,
    /// All flowers. All four flowers.
    ///
    /// Source: Four Winds, Flowers and Seasons: all flowers.
    AllFlowers,
    /// All seasons. All four seasons.
    ///
    /// Source: Four Winds, Flowers and Seasons: all seasons.
    AllSeasons,
    /// Seven flowers and seasons. At least seven of the eight flowers and seasons.
    ///
    /// Source: Taiwanese, Seven Flowers and Seasons (mahjongclub.com); Hong Kong, flower hand.
    SevenFlowers,
    /// All flowers and seasons. All four flowers and all four seasons.
    ///
    /// Source: Four Winds, Flowers and Seasons: all eight.
    AllEight,
    /// No flowers. Neither a flower nor a season, and no animal and no face where these are used.
    ///
    /// Source: Four Winds, Flowers and Seasons.
    NoFlowers,
    /// Flower or season. Each flower and season, whatever its number.
    ///
    /// Chinese Official: Flower Tiles. Source: Chinese Official rules 1998, fan 81; MIL 2025; Four Winds.
    BonusTile,
    /// Animal. Each animal: cat, rat, rooster, centipede.
    ///
    /// Source: Singapore, Singaporean Mahjong scoring rules; Malaysia, Malaysian 3 Player Mah-Jongg.
    Animal,
    /// All animals. All four animals.
    ///
    /// Source: Singapore, Singaporean Mahjong scoring rules; Malaysia, Malaysian 3 Player Mah-Jongg.
    AllAnimals,
    /// Face. Each of the four faces.
    ///
    /// Source: Malaysia, Malaysian 3 Player Mah-Jongg.
    Face,
    /// All faces. All four faces.
    ///
    /// Source: Malaysia, Malaysian 3 Player Mah-Jongg.
    AllFaces,
    /// All bonus tiles. All four flowers, seasons, animals and faces.
    ///
    /// Source: Malaysia, Riichi Advanced: All Sixteen Flowers.
    AllSixteen,
    // Patterns of chows. Their entries: `chows.rs`.
    /// Two identical chows. The same chow of the same suit twice.
    ///
    /// Riichi: iipeikou, in a concealed hand. Chinese Official: Pure Double Chow (fan 69). Source: Riichi Book 1,
    /// iipeikou; Four Winds, Two identical Chows.
    TwoIdentical,
    /// Two identical chows, twice. Two pairs of identical chows.
    ///
    /// Riichi: ryanpeikou, in a concealed hand. Source: WRC Rules 2025, Double Twin Sequences; Four Winds.
    TwoIdenticalTwice,
    /// Three identical chows. The same chow of the same suit three times.
    ///
    /// Riichi: isshoku sanjun, which only some tables play. Chinese Official: Pure Triple Chow (fan 23). Source: Four
    /// Winds, Three identical Chows.
    ThreeIdentical,
    /// Four identical chows. The same chow of the same suit four times.
    ///
    /// Chinese Official: Quadruple Chow. Source: Chinese Official rules 1998, fan 14; MIL 2025; Four Winds.
    FourIdentical,
    /// Same chow in two suits. The same chow in two suits.
    ///
    /// Chinese Official: Mixed Double Chow (fan 70). Source: Four Winds, Same Chow of two suits.
    SameChow2Suits,
    /// Same chow in two suits, twice. Two pairs of the same chow in two suits.
    ///
    /// Source: Four Winds, Same Chow of two suits twice.
    SameChow2SuitsTwice,
    /// Same chow in all suits. The same chow in all three suits.
    ///
    /// Riichi: sanshoku doujun. Chinese Official: Mixed Triple Chow (fan 41). Source: WRC Rules 2025, Mixed Sequences;
    /// Four Winds.
    SameChowAllSuits,
    /// Run of six. Two chows of one suit that make six numbers in a row.
    ///
    /// Chinese Official: Short Straight (fan 71). Source: Four Winds, Run of six tiles.
    RunOfSix,
    /// Run of six twice. Two runs of six that share no chow.
    ///
    /// Source: Four Winds, Run of six tiles twice.
    RunOfSixTwice,
    /// 123 and 789 of one suit. The lowest and the highest chow of a suit.
    ///
    /// Chinese Official: Two Terminal Chows (fan 72). Source: Four Winds, 123789 of one suit.
    OneTwoThreeSevenEightNine,
    /// 123 and 789 of a suit, twice. The lowest and the highest chow of a suit, twice: of one suit or of two.
    ///
    /// Source: Four Winds, 123789 twice.
    OneTwoThreeSevenEightNineTwice,
    /// Three chows, one up each time. Three chows of one suit, each starting one higher than the one before.
    ///
    /// Chinese Official: Pure Shifted Chows. Source: Chinese Official rules 1998, fan 30; MIL 2025; Four Winds.
    ThreeChowsStep1,
    /// Four chows, one up each time. Four chows of one suit, each starting one higher than the one before.
    ///
    /// Chinese Official: Four Pure Shifted Chows. Source: Chinese Official rules 1998, fan 16; MIL 2025; Four Winds.
    FourChowsStep1,
    /// Three chows, two up each time. Three chows of one suit, each starting two higher than the one before.
    ///
    /// Chinese Official: Pure Shifted Chows. Source: Chinese Official rules 1998, fan 30; MIL 2025; Four Winds.
    ThreeChowsStep2,
    /// Four chows, two up each time. 123, 345, 567 and 789 of one suit.
    ///
    /// Chinese Official: Four Pure Shifted Chows. Source: Chinese Official rules 1998, fan 16; MIL 2025; Four Winds.
    FourChowsStep2,
    /// Straight 1 to 9. 123, 456 and 789 of one suit.
    ///
    /// Riichi: ittsu (ikki tsuukan). Chinese Official: Pure Straight (fan 28). Source: WRC Rules 2025, Full Straight;
    /// Four Winds, step 3.
    PureStraight,
    /// Rising chows over three suits. Three chows, one in each suit, each starting one higher than the one before.
    ///
    /// Chinese Official: Mixed Shifted Chows. Source: Chinese Official rules 1998, fan 50 (51 in the WMO numbering);
    /// MIL 2025; Four Winds.
    MixedChowsStep1,
    /// Chows two apart over three suits. Three chows, one in each suit, each starting two higher than the one before.
    ///
    /// Source: Four Winds, 3 Chows of 3 suits, step 2.
    MixedChowsStep2,
    /// Straight over three suits. 123, 456 and 789, one in each suit.
    ///
    /// Chinese Official: Mixed Straight (fan 39). Source: Four Winds, 3 Chows of 3 suits, step 3.
    MixedStraight,
    /// Terminal chows of one suit. 123 twice, 789 twice and a pair of fives, all of one suit.
    ///
    /// Chinese Official: Pure Terminal Chows. Source: Chinese Official rules 1998, fan 13; MIL 2025; Four Winds.
    PureTerminalChows,
    /// Terminal chows of two suits. 123 and 789 of two suits and a pair of fives of the third.
    ///
    /// Chinese Official: Three-Suited Terminal Chows. Source: Chinese Official rules 1998, fan 29; MIL 2025; Four
    /// Winds.
    ThreeSuitedTerminalChows,
    /// Four chows. Four complete chows; a loser needs all four of them too.
    ///
    /// Source: Four Winds, Four Chows.
    FourChows,
    // Patterns of pungs by their tiles. Their entries: `pungs.rs`.
    /// Old and young. Pungs or kongs of the ones and the nines of a suit.
    ///
    /// Source: Four Winds, Old and young.
    OldAndYoung,
    /// Old and young twice. Pungs or kongs of the ones and the nines of two suits.
    ///
    /// Source: Four Winds, Old and young twice.
    OldAndYoungTwice,
    /// Three pungs of terminals or honors. Three pungs or kongs of ones, nines, winds or dragons.
    ///
    /// Source: Four Winds, 3 Pungs of terminals or honors.
    ThreeTerminalOrHonorPungs,
    /// Four pungs of terminals or honors. Four pungs or kongs of ones, nines, winds or dragons.
    ///
    /// Source: Four Winds, 4 Pungs of terminals or honors.
    FourTerminalOrHonorPungs,
    /// Two pungs in sequence. Two pungs or kongs of numbers that follow each other in one suit.
    ///
    /// Source: Four Winds, Two Pungs in sequence.
    TwoPungsInSequence,
    /// Two pungs and the pair in sequence. Two pungs or kongs and the pair, three numbers of one suit that follow each
    /// other.
    ///
    /// Source: Four Winds, 2 Pungs and a pair in sequence.
    TwoPungsAndPairInSequence,
    /// Three pungs in sequence. Three pungs or kongs of numbers that follow each other in one suit.
    ///
    /// Chinese Official: Pure Shifted Pungs. Source: Chinese Official rules 1998, fan 24; MIL 2025; Four Winds.
    ThreePungsInSequence,
    /// Four pungs in sequence. Four pungs or kongs of numbers that follow each other in one suit.
    ///
    /// Chinese Official: Four Pure Shifted Pungs. Source: Chinese Official rules 1998, fan 15; MIL 2025; Four Winds.
    FourPungsInSequence,
    /// Pung sequence over three suits. Three pungs or kongs of numbers that follow each other, one in each suit.
    ///
    /// Chinese Official: Mixed Shifted Pungs. Source: Chinese Official rules 1998, fan 42; MIL 2025; Four Winds.
    MixedShiftedPungs,
    /// Same number in two suits. Pungs or kongs of the same number in two suits.
    ///
    /// Chinese Official: Double Pung. Source: Chinese Official rules 1998, fan 65; MIL 2025; Four Winds.
    SamePung2Suits,
    /// Same number in two suits, twice. Two pairs of pungs or kongs, each of one number in two suits.
    ///
    /// Source: Four Winds, Same number of two suits twice.
    SamePung2SuitsTwice,
    /// Same number in three suits, one the pair. Pungs or kongs of the same number in two suits and its pair in the
    /// third.
    ///
    /// Source: Zung Jung 3.3, 6.2.1 Small Three Similar Triplets; Four Winds.
    SamePung2SuitsAndPair,
    /// Same number in all suits. Pungs or kongs of the same number in all three suits.
    ///
    /// Riichi: sanshoku doukou. Chinese Official: Triple Pung (fan 32). Source: WRC Rules 2025, Mixed Triplets; Four
    /// Winds, Brothers.
    SamePungAllSuits,
    /// Two dragons. Pungs or kongs of two dragons.
    ///
    /// Chinese Official: Two Dragon Pungs (fan 54). Source: Four Winds, Two Dragons.
    TwoDragons,
    /// Two dragons twice. Four pungs or kongs of dragons, which only jokers make possible.
    ///
    /// Source: Four Winds, Recurring patterns: possible only with jokers.
    TwoDragonsTwice,
    /// Little three dragons. Pungs or kongs of two dragons and a pair of the third.
    ///
    /// Riichi: shousangen. Chinese Official: Little Three Dragons (fan 10). Source: WRC Rules 2025, Little Dragons;
    /// Four Winds.
    LittleThreeDragons,
    /// Big three dragons. Pungs or kongs of all three dragons.
    ///
    /// Riichi: daisangen. Chinese Official: Big Three Dragons (fan 2). Source: WRC Rules 2025, Big Dragons; Four Winds.
    BigThreeDragons,
    /// Two winds. Pungs or kongs of two winds.
    ///
    /// Source: Four Winds, Two Winds.
    TwoWinds,
    /// Little three winds. Pungs or kongs of at least two winds and a pair of another wind.
    ///
    /// Source: Zung Jung 3.3, 3.3.1 Small Three Winds; Four Winds.
    LittleThreeWinds,
    /// Big three winds. Pungs or kongs of at least three winds.
    ///
    /// Chinese Official: Big Three Winds. Source: Chinese Official rules 1998, fan 38; MIL 2025; Four Winds.
    BigThreeWinds,
    /// Little four winds. Pungs or kongs of three winds and a pair of the fourth.
    ///
    /// Riichi: shousuushii. Chinese Official: Little Four Winds (fan 9). Source: WRC Rules 2025, Little Winds; Four
    /// Winds.
    LittleFourWinds,
    /// Big four winds. Pungs or kongs of all four winds.
    ///
    /// Riichi: daisuushii. Chinese Official: Big Four Winds (fan 1). Source: WRC Rules 2025, Big Winds; Four Winds.
    BigFourWinds,
    // Concealed pungs, kongs, hands of pungs. Their entries: `kongs.rs`.
    /// Two concealed pungs. Two pungs or kongs with no tile from another player.
    ///
    /// Chinese Official: Two Concealed Pungs. Source: Chinese Official rules 1998, fan 66; MIL 2025; Four Winds.
    TwoConcealedPungs,
    /// Three concealed pungs. Three pungs or kongs with no tile from another player.
    ///
    /// Riichi: sanankou. Chinese Official: Three Concealed Pungs (fan 33). Source: WRC Rules 2025, Three Concealed
    /// Triplets; Four Winds.
    ThreeConcealedPungs,
    /// Four pungs, three concealed. Four pungs or kongs, three of them concealed.
    ///
    /// Source: Four Winds, Four triplets, three concealed.
    FourPungsThreeConcealed,
    /// Four concealed pungs. Four pungs or kongs with no tile from another player.
    ///
    /// Riichi: suuankou. Chinese Official: Four Concealed Pungs (fan 12). Source: WRC Rules 2025, Four Concealed
    /// Triplets; Four Winds.
    FourConcealedPungs,
    /// Five concealed pungs. Five pungs or kongs with no tile from another player.
    ///
    /// Source: Four Winds, Taiwanese: Five concealed triplets.
    FiveConcealedPungs,
    /// Four concealed pungs, pair wait. Four concealed pungs, won on the tile of the pair.
    ///
    /// Riichi: suuankou tanki. Source: Mahjong Soul, Four Concealed Triplets on a pair wait.
    FourConcealedPungsPairWait,
    /// One kong. A kong of any kind.
    ///
    /// Source: Four Winds, One Kong.
    OneKong,
    /// Two kongs. At least two kongs of any kind.
    ///
    /// Source: Four Winds, Two Kongs.
    TwoKongs,
    /// Two melded kongs. At least two kongs with a tile from another player.
    ///
    /// Chinese Official: Two Melded Kongs. Source: Chinese Official rules 1998, fan 57; MIL 2025.
    TwoMeldedKongs,
    /// Two concealed kongs. At least two concealed kongs.
    ///
    /// Chinese Official: Two Concealed Kongs. Source: Chinese Official rules 1998, fan 53 (48 in the WMO numbering);
    /// MIL 2025; Four Winds.
    TwoConcealedKongs,
    /// Melded and concealed kong. At least one melded and at least one concealed kong.
    ///
    /// Chinese Official: Melded and Concealed Kong. Source: MIL 2025, fan 82.
    MeldedAndConcealedKong,
    /// Three kongs. At least three kongs of any kind.
    ///
    /// Riichi: sankantsu. Chinese Official: Three Kongs (fan 17). Source: WRC Rules 2025, Three Quads; Four Winds.
    ThreeKongs,
    /// Four kongs. Four kongs of any kind.
    ///
    /// Riichi: suukantsu. Chinese Official: Four Kongs (fan 5). Source: WRC Rules 2025, Four Quads; Four Winds.
    FourKongs,
    /// All pungs. Pungs or kongs and a pair, no chow.
    ///
    /// Riichi: toitoi. Chinese Official: All Pungs (fan 49; 48 in 1998). Source: WRC Rules 2025, All Triplets; Four
    /// Winds, Pung hand.
    PungHand,
    /// All even pungs. Four pungs or kongs and a pair, all of 2, 4, 6 or 8.
    ///
    /// Chinese Official: All Even Pungs. Source: Chinese Official rules 1998, fan 21; MIL 2025; Four Winds.
    AllEven,
    // Patterns of the whole hand. Their entries: `whole_hand.rs`.
    /// All chows. Chows and a pair, no pung; a loser may lack one tile of one chow.
    ///
    /// Source: Four Winds, Chow hand.
    ChowHand,
    /// All chows, pair of numbers. Chows and a pair of numbers; knitted sets count as chows.
    ///
    /// Chinese Official: All Chows. Source: Chinese Official rules 1998, fan 63; MIL 2025.
    SuitedChowHand,
    /// Pinfu. Chows, a pair that earns no fu and no points, won on a two-sided wait. Whether the hand must be concealed
    /// is up to the rulebook.
    ///
    /// Riichi: pinfu. Source: Riichi Book 1, pinfu; Four Winds.
    PinfuHand,
    /// One suit with honors. Tiles of one suit at most, with honors or without; honors alone as well.
    ///
    /// Riichi: honitsu. Chinese Official: Half Flush (fan 50; 49 in 1998). Source: WRC Rules 2025, Common Flush; Four
    /// Winds, One suit with honors.
    OneSuitHonors,
    /// One suit only. Tiles of one suit and nothing else.
    ///
    /// Riichi: chinitsu. Chinese Official: Full Flush (fan 22). Source: WRC Rules 2025, Perfect Flush; Four Winds, One
    /// suit only.
    OneSuitOnly,
    /// Purity. Pungs or kongs and a pair, all of one suit.
    ///
    /// Source: BMJA, Purity (mahjongbritishrules.com).
    Purity,
    /// All simples. No terminals and no honors.
    ///
    /// Riichi: tanyao. Chinese Official: All Simples (fan 68). Source: WRC Rules 2025, All Inside; Four Winds.
    AllSimples,
    /// Five in each set. A five in every set and in the pair.
    ///
    /// Chinese Official: All Fives. Source: Chinese Official rules 1998, fan 31; MIL 2025; Four Winds.
    AllFives,
    /// Upper tiles. Sevens, eights and nines and nothing else.
    ///
    /// Chinese Official: Upper Tiles. Source: Chinese Official rules 1998, fan 25; MIL 2025; Four Winds.
    Upper,
    /// Middle tiles. Fours, fives and sixes and nothing else.
    ///
    /// Chinese Official: Middle Tiles. Source: Chinese Official rules 1998, fan 26; MIL 2025; Four Winds.
    Middle,
    /// Lower tiles. Ones, twos and threes and nothing else.
    ///
    /// Chinese Official: Lower Tiles. Source: Chinese Official rules 1998, fan 27; MIL 2025; Four Winds.
    Lower,
    /// Upper four. Numbers from 6 to 9 and nothing else.
    ///
    /// Chinese Official: Upper Four. Source: Chinese Official rules 1998, fan 36; MIL 2025; Four Winds.
    UpperFour,
    /// Lower four. Numbers from 1 to 4 and nothing else.
    ///
    /// Chinese Official: Lower Four. Source: Chinese Official rules 1998, fan 37; MIL 2025; Four Winds.
    LowerFour,
    /// Terminal or honor in each set. A terminal or an honor in every set and in the pair.
    ///
    /// Riichi: chanta. Chinese Official: Outside Hand (fan 55). Source: WRC Rules 2025, Common Ends; Four Winds.
    TerminalOrHonorEach,
    /// Terminal in each set. A terminal in every set and in the pair.
    ///
    /// Riichi: junchan. Source: WRC Rules 2025, Perfect Ends; Four Winds.
    TerminalEach,
    /// All terminals and honors. Terminals and honors and nothing else; either alone as well.
    ///
    /// Riichi: honroutou. Chinese Official: All Terminals and Honors (fan 18). Source: WRC Rules 2025, Common
    /// Terminals; Four Winds.
    AllTerminalsHonors,
    /// All terminals. Ones and nines and nothing else.
    ///
    /// Riichi: chinroutou. Chinese Official: All Terminals (fan 8). Source: WRC Rules 2025, Perfect Terminals; Four
    /// Winds.
    AllTerminals,
    /// All honors. Winds and dragons and nothing else.
    ///
    /// Riichi: tsuuiisou. Chinese Official: All Honors (fan 11). Source: WRC Rules 2025, All Honours; Four Winds.
    AllHonors,
    /// All green. Only 2, 3, 4, 6, 8 of bamboos and green dragons.
    ///
    /// Riichi: ryuuiisou. Chinese Official: All Green (fan 3). Source: WRC Rules 2025, All Green; Four Winds.
    AllGreen,
    /// Reversible tiles. Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboos, white dragons.
    ///
    /// Chinese Official: Reversible Tiles. Source: Chinese Official rules 1998, fan 40; MIL 2025; Four Winds.
    Reversible,
    /// Voided suit. Tiles of at most two suits, with or without honors.
    ///
    /// Chinese Official: One Voided Suit, exactly two suits. Source: Chinese Official rules 1998, fan 75; MIL 2025.
    VoidedSuit,
    /// Two suits only. Tiles of at most two suits and no honors.
    ///
    /// Source: Four Winds, Two suits only (short suit).
    TwoSuitsOnly,
    /// No honors. No winds and no dragons.
    ///
    /// Chinese Official: No Honors. Source: Chinese Official rules 1998, fan 76; MIL 2025; Four Winds.
    NoHonors,
    /// No terminals. No ones and no nines; honors do not matter.
    ///
    /// Source: Four Winds, No terminals.
    NoTerminals,
    /// No fives. No five in the hand.
    ///
    /// Source: Shanghai, Chwe-Wu (Wellesley list); Hong Kong, Kuet Em.
    NoFives,
    /// No honors and no flowers. No winds or dragons, no flowers or seasons.
    ///
    /// Source: Taiwanese, No Honors or Flowers (mahjong.wikidot.com).
    NoHonorsFlowers,
    /// Three numbers. At most three different numbers; honors do not matter.
    ///
    /// Source: Four Winds, All of three numbers.
    ThreeNumbers,
    /// All red. Only 1, 5, 7, 9 of bamboos and red dragons.
    ///
    /// Source: Four Winds, All Red.
    AllRed,
    /// All types. Tiles of all three suits, of winds and of dragons.
    ///
    /// Chinese Official: All Types. Source: Chinese Official rules 1998, fan 51 (52 in the WMO numbering); MIL 2025;
    /// Four Winds.
    AllTypes,
    /// Four of a kind. Four equal tiles that are not a kong.
    ///
    /// Chinese Official: Tile Hog. Source: Chinese Official rules 1998, fan 64; MIL 2025; Four Winds.
    FourOfAKind,
    /// Zero-point hand. No set and no pair earns points: chows and a pair without value. Flowers only where the rules
    /// allow them.
    ///
    /// Source: Building Skills, exactly 20 points; Four Winds, Zero-point hand.
    ZeroPointHand,
    /// Chicken hand. Four sets and a pair that score nothing, flowers and seasons aside.
    ///
    /// Chinese Official: Chicken Hand. Source: Chinese Official rules 1998, fan 43; MIL 2025.
    ChickenHand,
    // Concealment, waits, ways of winning. Their entries: `winning.rs`.
    /// Concealed hand. No tile was claimed before the last one.
    ///
    /// Riichi: menzen. Chinese Official: Concealed Hand (fan 62), if the last tile was not drawn. Source: Four Winds,
    /// Concealed hand.
    ConcealedHand,
    /// Fully concealed hand. No tile was claimed, and the last one was drawn.
    ///
    /// Riichi: menzen tsumo. Chinese Official: Fully Concealed Hand (fan 56). Source: Riichi Book 1, menzen tsumo; Four
    /// Winds, Fully concealed hand.
    FullyConcealed,
    /// Fully exposed hand. Every set was claimed, and the last tile too.
    ///
    /// Chinese Official: Melded Hand (fan 53; 52 in 1998). Source: Four Winds, Fully exposed hand.
    FullyExposed,
    /// Half exposed hand. Every set was claimed, but the last tile was drawn.
    ///
    /// Source: Shanghai, Ban-Cho-Ren (Wellesley list).
    HalfExposed,
    /// Self-drawn. The last tile was drawn from the wall.
    ///
    /// Chinese Official: Self-Drawn. Source: Four Winds, Self-drawn last tile.
    SelfDrawn,
    /// Out on a discard. The last tile came from another player.
    ///
    /// Source: Four Winds, Out on a discard.
    OutOnDiscard,
    /// Edge wait. Won on the 3 of 123 or the 7 of 789, in some rules only if no other tile would have completed the
    /// hand.
    ///
    /// Chinese Official: Edge Wait. Source: Chinese Official rules 1998, fan 77; MIL 2025; Four Winds.
    EdgeWait,
    /// Closed wait. Won on the middle tile of a chow, in some rules only if no other tile would have completed the
    /// hand.
    ///
    /// Chinese Official: Closed Wait. Source: Chinese Official rules 1998, fan 78; MIL 2025; Four Winds.
    ClosedWait,
    /// One-chance chow. Won on the 3 of 123, the 7 of 789 or the middle tile of a chow: an edge or a closed wait.
    ///
    /// Source: Four Winds, Out on a one-chance Chow.
    OneChanceChow,
    /// Out on the pair. The last tile completed the pair.
    ///
    /// Chinese Official: Single Wait (fan 79). Source: Four Winds, Out on a pair.
    OutOnPair,
    /// Out on a pair of terminals or honors. The last tile completed a pair of ones, nines, winds or dragons.
    ///
    /// Source: Kajongg 22.12, DMJL: last tile completes a pair of terminals or honors.
    OutOnTerminalOrHonorPair,
    /// The only possible tile. No other kind of tile would have completed the hand, in any decomposition.
    ///
    /// Source: Millington, only possible tile; Kajongg 22.12, DMJL.
    OnlyTile,
    /// One-chance wait. Won on an edge, a closed or a pair wait; with the option `only-wait`, on any wait for a single
    /// kind of tile.
    ///
    /// Source: Four Winds, One-chance hand.
    OneChanceHand,
    /// Last of a one-chance chow. A one-chance chow, won on the last copy of its tile.
    ///
    /// Source: Four Winds, Out on last of a one-chance Chow.
    LastOfOneChance,
    /// Ready declaration. The player had declared that the hand was ready.
    ///
    /// Source: Four Winds, Voluntary ready declaration.
    ReadyDeclaration,
    /// Original call. The player declared a ready hand with the first discard and kept it.
    ///
    /// Source: Millington, Original Call; Four Winds.
    OriginalCall,
    /// Ready. The concealed hand was declared ready, with a stick laid down.
    ///
    /// Riichi: riichi. Source: WRC Rules 2025, Riichi.
    Riichi,
    /// Ready on the first turn. The hand was declared ready with the first discard, before any claim.
    ///
    /// Riichi: double riichi. Source: WRC Rules 2025, Double Riichi.
    DoubleRiichi,
    /// Open ready. The hand was declared ready with all its tiles, or those that wait, laid open.
    ///
    /// Riichi: open riichi, which only some tables play. Source: Local yaku (ma-jann.com), open riichi.
    OpenRiichi,
    /// Open ready, fed. After an open declaration, won on the tile of a player who had not declared riichi.
    ///
    /// Riichi: a yakuman where open riichi is played. Source: Hii's Mahjong Research 1-10-2, win from a discard after
    /// open riichi.
    FedOpenRiichi,
    /// Within one turn. Won within one turn of declaring riichi, without a claim in between.
    ///
    /// Riichi: ippatsu. Source: WRC Rules 2025, Unbroken.
    Ippatsu,
    /// Last of its kind. Won on a tile of which the other three copies already lay open.
    ///
    /// Chinese Official: Last Tile. Source: Chinese Official rules 1998, fan 58; MIL 2025; Four Winds.
    LastCopy,
    /// Last tile of the wall. Won by drawing the last tile of the wall.
    ///
    /// Riichi: haitei. Chinese Official: Last Tile Draw (fan 44). Source: WRC Rules 2025, Last Tile Draw; Four Winds.
    LastTile,
    /// Last discard. Won on the discard after the last tile of the wall.
    ///
    /// Riichi: houtei. Chinese Official: Last Tile Claim (fan 45). Source: WRC Rules 2025, Last Tile Claim; Four Winds.
    LastDiscard,
    /// After a kong. Won on the replacement tile drawn after the player's own kong, in some rules also on one drawn for
    /// a flower.
    ///
    /// Riichi: rinshan kaihou. Chinese Official: Out with Replacement Tile (fan 46). Source: WRC Rules 2025, After a
    /// Quad; Four Winds.
    Supplement,
    /// Kong on kong. Won on the replacement tile of a second kong that was made with the replacement tile of a first.
    ///
    /// Source: Millington, Kong on Kong; Four Winds.
    KongOnKong,
    /// After a flower. Won on the tile drawn for a flower or season.
    ///
    /// Source: Taiwanese, replacement of a flower; Four Winds, Out on a supplement tile.
    FlowerSupplement,
    /// Robbing a kong. Won on the tile that another player added to a pung.
    ///
    /// Riichi: chankan. Chinese Official: Robbing the Kong (fan 47). Source: WRC Rules 2025, Robbing a Quad; Four
    /// Winds.
    RobbingKong,
    /// Discard after a kong. Won on the discard of a player who had just drawn a tile for a kong.
    ///
    /// Riichi: kanburi, which only some tables play. Source: Local yaku (ma-jann.com), kanburi; Sichuan, gang shang
    /// pao.
    DiscardAfterKong,
    /// Swallow return. Won on the tile with which another player declared riichi.
    ///
    /// Riichi: tsubame-gaeshi, which only some tables play. Source: Hii's Mahjong Research 1-10-1, tsubame-gaeshi.
    SwallowReturn,
    /// Blessing of heaven. The dealer's hand is complete as dealt; in some rules concealed kongs may come before.
    ///
    /// Riichi: tenhou. Source: WRC Rules 2025, Blessing of Heaven; Four Winds.
    Heavenly,
    /// Blessing of earth. A player other than the dealer wins on their first draw before any claim, or on the dealer's
    /// first discard, depending on the rulebook.
    ///
    /// Riichi: chiihou, on the first draw. Source: WRC Rules 2025, Blessing of Earth; Four Winds.
    Earthly,
    /// Blessing of man. Won on a discard before the player's first draw and before any claim.
    ///
    /// Riichi: renhou. Source: WRC Rules 2025, Blessing of Man; Four Winds.
    Humanly,
    /// Early win. Won when at most ten tiles had been discarded.
    ///
    /// Source: Taiwanese, Early winning (mahjongtime.com); Four Winds.
    Early10,
    /// Very early win. Won when at most five tiles had been discarded.
    ///
    /// Source: Taiwanese, Early winning 2 (mahjongtime.com); Four Winds.
    Early5,
    /// Moon from the bottom of the sea. Won on the 1 of dots as the last tile of the wall, in some rules also as the
    /// last discard.
    ///
    /// Source: Millington, Plucking the Moon; Four Winds, Moon from the Bottom of the Sea.
    Moon,
    /// Plum blossom on the roof. Won on the 5 of dots drawn after a kong, in some rules also after a flower.
    ///
    /// Source: Millington, Plum Blossom; Four Winds.
    Plum,
    /// Carrying pole. Won on the 2 of bamboos that another player added to a pung.
    ///
    /// Source: Millington, Scratching a Carrying Pole; Four Winds.
    Pole,
    /// East's winning streak. East wins for the thirteenth time in a row, or for another number that the rulebook sets.
    ///
    /// Source: Millington, East's thirteenth win.
    EastStreak,
    // Limit and special hands. Their entries: `limit.rs`.
    /// Seven pairs. Whether four equal tiles may be two of the pairs is up to the rulebook.
    ///
    /// Riichi: chiitoitsu. Chinese Official: Seven Pairs (fan 19). Source: WRC Rules 2025, Seven Pairs; Four Winds.
    SevenPairs,
    /// Seven pairs of honors. Seven pairs of winds and dragons.
    ///
    /// Source: Four Winds, Limit and special hands, pairs: All Honor Pairs.
    AllHonorPairs,
    /// Seven pairs of ends. Seven pairs of ones and nines. There are only six kinds, so four of the tiles are equal.
    ///
    /// Source: Four Winds, Limit and special hands, pairs: All Terminal Pairs.
    AllTerminalPairs,
    /// Seven pairs of ends and honors. Seven pairs of ones, nines, winds and dragons.
    ///
    /// Source: Four Winds, pairs: All Terminal and Honor Pairs; BMJA, All Pair Honours.
    AllTerminalHonorPairs,
    /// Seven pairs of one suit. Seven pairs of one suit, without honors.
    ///
    /// Source: Four Winds, Limit and special hands, pairs.
    OneSuitPairs,
    /// Seven green pairs. Seven pairs of green dragons and of 2, 3, 4, 6 and 8 of bamboos.
    ///
    /// Source: Four Winds, Limit and special hands, pairs.
    GreenPairs,
    /// Seven pairs in sequence. Seven pairs of numbers that follow each other in one suit.
    ///
    /// Chinese Official: Seven Shifted Pairs. Source: Chinese Official rules 1998, fan 6; MIL 2025; Four Winds.
    ShiftedPairs,
    /// Thirteen orphans. One of each terminal and honor, and one of them twice.
    ///
    /// Riichi: kokushi musou. Chinese Official: Thirteen Orphans (fan 7). Source: WRC Rules 2025, Thirteen Orphans.
    ThirteenOrphans,
    /// Thirteen orphans, thirteen waits. Thirteen orphans that waited for any of the thirteen.
    ///
    /// Riichi: kokushi musou juusanmen. Source: Mahjong Soul, Thirteen Orphans on thirteen tiles.
    ThirteenOrphansWait,
    /// Honors with knitted tiles. Fourteen different tiles: honors, and tiles of one knitted straight.
    ///
    /// Chinese Official: Lesser Honors and Knitted Tiles. Source: Chinese Official rules 1998, fan 34; MIL 2025; Four
    /// Winds.
    LesserHonorsKnitted,
    /// All honors with knitted tiles. All seven honors and seven different tiles of a knitted straight.
    ///
    /// Chinese Official: Greater Honors and Knitted Tiles. Source: Chinese Official rules 1998, fan 20; MIL 2025; Four
    /// Winds.
    GreaterHonorsKnitted,
    /// Knitted straight. 147, 258 and 369, one in each suit.
    ///
    /// Chinese Official: Knitted Straight. Source: Chinese Official rules 1998, fan 35; MIL 2025; Four Winds.
    KnittedStraight,
    /// Knitting. The same seven numbers in two suits.
    ///
    /// Source: BMJA, Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous.
    Knitting,
    /// Triple knitting. The same four numbers in all three suits, and one more number in two of them.
    ///
    /// Source: BMJA, Triple Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous.
    TripleKnitting,
    /// Windy chows. A chow of each suit, one of each wind, and a second one of any wind.
    ///
    /// Source: Four Winds, miscellaneous; Shanghai: Second Dynasty, Windy Chows.
    WindyChows,
    /// Thirteen unconnected tiles. In the first turn a pair and twelve tiles of which no two could become a set
    /// together.
    ///
    /// Source: Four Winds, 13 unconnected tiles: reconstructed from the Japanese shiisanputa.
    Unconnected,
    /// Nine gates. A concealed 1112345678999 of one suit and one more tile of it.
    ///
    /// Riichi: chuuren poutou. Source: WRC Rules 2025, Nine Gates; Four Winds.
    NineGates,
    /// Nine gates, nine waits. Nine gates that waited for any of the nine.
    ///
    /// Riichi: junsei chuuren poutou. Chinese Official: Nine Gates. Source: Mahjong Soul, Nine Gates on nine tiles;
    /// Chinese Official rules 1998, fan 4.
    NineGatesWait,
    /// Gates of heaven. Three ones, three nines and 2 to 8 of one suit, one of these twice; nothing melded.
    ///
    /// Source: BMJA, Gates of Heaven (mahjongbritishrules.com, special hands); Four Winds, miscellaneous.
    GatesOfHeaven,
    /// Hidden treasure. Four concealed triplets and a pair; some rules ask for one suit, the last tile drawn, or the
    /// pair last.
    ///
    /// Source: Four Winds, Limit and special hands, classical: Hidden Treasure.
    HiddenTreasure,
    /// Fully concealed suit hand. One suit without honors, with no tile from another player.
    ///
    /// Source: Four Winds, Limit and special hands, classical: Fully concealed suit hand.
    FullyConcealedSuitHand,
    /// Imperial jade. Pungs or kongs and a pair of green tiles.
    ///
    /// Source: Four Winds, Imperial Jade.
    ImperialJade,
    /// Jade hand. Sets of 2, 3, 4, 6 and 8 of bamboos and a pair of green dragons.
    ///
    /// Source: Four Winds, Limit and special hands, American: Jade Hand.
    JadeHand,
    /// Pearl hand. Sets of 2, 3, 4, 6 and 8 of dots and a pair of white dragons.
    ///
    /// Source: Four Winds, Limit and special hands, American: Pearl Hand.
    PearlHand,
    /// Ruby hand. Pungs or kongs of 1, 5, 7 and 9 of bamboos and a pair of red dragons.
    ///
    /// Source: Four Winds, Limit and special hands, American: Ruby Hand.
    RubyHand,
    /// Three great scholars. Pungs or kongs of all three dragons, one more set and a pair; some rules allow no chow.
    ///
    /// Source: Millington, Three Great Scholars.
    ThreeGreatScholars,
    /// Squirming snake. Pungs of the ones and nines of a suit, and 2 to 8 of it with another 2, 5 or 8 as the pair.
    ///
    /// Source: Four Winds, Limit and special hands, serpents: Squirming Snake.
    SquirmingSnake,
    /// Great snake. 1 to 9 of a suit with a pung of dragons and a pair of winds, or the other way round.
    ///
    /// Source: Four Winds, Great Snake.
    GreatSnake,
    /// Run, pung and a pair. 1 to 9 of a suit in chows, a pung and a pair of the same suit.
    ///
    /// Source: Four Winds, serpents: Run, Pung and a Pair.
    RunPungPair,
    /// Emerald snake. 1 to 9 of bamboos in chows, a pung of green dragons, a pair of honors.
    ///
    /// Source: Four Winds, Limit and special hands, serpents: Emerald Snake.
    EmeraldSnake,
    /// Ruby snake. 1 to 9 of characters in chows, a pung of red dragons, a pair of honors.
    ///
    /// Source: Four Winds, Limit and special hands, serpents: Ruby Snake.
    RubySnake,
    /// Diamond snake. 1 to 9 of dots in chows, a pung of white dragons, a pair of honors.
    ///
    /// Source: Four Winds, Limit and special hands, serpents: Diamond Snake.
    DiamondSnake,
    /// Little snake. 1 to 9 of a suit, one of each wind, and any honor.
    ///
    /// Source: Four Winds, Limit and special hands, serpents: Little Snake.
    LittleSnake,
    /// Wriggling snake. 1 to 9 of a suit with a second 1, and one of each wind.
    ///
    /// Source: BMJA, Wriggling Snake (mahjongbritishrules.com, special hands); Four Winds, serpents.
    WrigglingSnake,
    // Bonus tiles of riichi. Their entries: `dora.rs`.
    /// Bonus tiles. Each tile that an open indicator points at: the next of its suit, wind or dragon.
    ///
    /// Riichi: dora. Source: WRC Rules 2025, dora.
    Dora,
    /// Hidden bonus tiles. Each tile that an indicator under the open ones points at, for a player who declared riichi.
    ///
    /// Riichi: ura dora. Source: WRC Rules 2025, ura dora.
    UraDora,
    /// Red fives. Each red five.
    ///
    /// Riichi: aka dora. Source: Tenhou, red fives.
    RedDora,
    /// North tiles laid aside. Each north tile laid aside in a game for three.
    ///
    /// Riichi: nukidora. Source: Tenhou, riichi for three.
    NorthBonus,
    // Hands that a rulebook defines itself. Their entries: `own.rs`. They are variants of their own and not one with a
    // number, because `pattern as usize` indexes every table by pattern, and a cast needs variants without fields.
    /// Hand `own-1` of the rulebook.
    Own1,
    /// Hand `own-2` of the rulebook.
    Own2,
    /// Hand `own-3` of the rulebook.
    Own3,
    /// Hand `own-4` of the rulebook.
    Own4,
    /// Hand `own-5` of the rulebook.
    Own5,
    /// Hand `own-6` of the rulebook.
    Own6,
    /// Hand `own-7` of the rulebook.
    Own7,
    /// Hand `own-8` of the rulebook.
    Own8,
    /// Hand `own-9` of the rulebook.
    Own9,
    /// Hand `own-10` of the rulebook.
    Own10,
    /// Hand `own-11` of the rulebook.
    Own11,
    /// Hand `own-12` of the rulebook.
    Own12,
    /// Hand `own-13` of the rulebook.
    Own13,
    /// Hand `own-14` of the rulebook.
    Own14,
    /// Hand `own-15` of the rulebook.
    Own15,
    /// Hand `own-16` of the rulebook.
    Own16,
    /// Hand `own-17` of the rulebook.
    Own17,
    /// Hand `own-18` of the rulebook.
    Own18,
    /// Hand `own-19` of the rulebook.
    Own19,
    /// Hand `own-20` of the rulebook.
    Own20,
    /// Hand `own-21` of the rulebook.
    Own21,
    /// Hand `own-22` of the rulebook.
    Own22,
    /// Hand `own-23` of the rulebook.
    Own23,
    /// Hand `own-24` of the rulebook.
    Own24,
    /// Hand `own-25` of the rulebook.
    Own25,
    /// Hand `own-26` of the rulebook.
    Own26,
    /// Hand `own-27` of the rulebook.
    Own27,
    /// Hand `own-28` of the rulebook.
    Own28,
    /// Hand `own-29` of the rulebook.
    Own29,
    /// Hand `own-30` of the rulebook.
    Own30,
    /// Hand `own-31` of the rulebook.
    Own31,
    /// Hand `own-32` of the rulebook.
    Own32,
    /// Hand `own-33` of the rulebook.
    Own33,
    /// Hand `own-34` of the rulebook.
    Own34,
    /// Hand `own-35` of the rulebook.
    Own35,
    /// Hand `own-36` of the rulebook.
    Own36,
    /// Hand `own-37` of the rulebook.
    Own37,
    /// Hand `own-38` of the rulebook.
    Own38,
    /// Hand `own-39` of the rulebook.
    Own39,
    /// Hand `own-40` of the rulebook.
    Own40,
    /// Hand `own-41` of the rulebook.
    Own41,
    /// Hand `own-42` of the rulebook.
    Own42,
    /// Hand `own-43` of the rulebook.
    Own43,
    /// Hand `own-44` of the rulebook.
    Own44,
    /// Hand `own-45` of the rulebook.
    Own45,
    /// Hand `own-46` of the rulebook.
    Own46,
    /// Hand `own-47` of the rulebook.
    Own47,
    /// Hand `own-48` of the rulebook.
    Own48,
    /// Hand `own-49` of the rulebook.
    Own49,
    /// Hand `own-50` of the rulebook.
    Own50,
    /// Hand `own-51` of the rulebook.
    Own51,
    /// Hand `own-52` of the rulebook.
    Own52,
    /// Hand `own-53` of the rulebook.
    Own53,
    /// Hand `own-54` of the rulebook.
    Own54,
    /// Hand `own-55` of the rulebook.
    Own55,
    /// Hand `own-56` of the rulebook.
    Own56,
    /// Hand `own-57` of the rulebook.
    Own57,
    /// Hand `own-58` of the rulebook.
    Own58,
    /// Hand `own-59` of the rulebook.
    Own59,
    /// Hand `own-60` of the rulebook.
    Own60,
    /// Hand `own-61` of the rulebook.
    Own61,
    /// Hand `own-62` of the rulebook.
    Own62,
    /// Hand `own-63` of the rulebook.
    Own63,
    /// Hand `own-64` of the rulebook.
    Own64,
}

impl Pattern {
    /// The number of patterns of the catalogue.
    pub const COUNT: usize = Pattern::NorthBonus as usize + 1;

    /// The number of hands that a rulebook may define itself.
    pub const OWN_COUNT: usize = Pattern::Own64 as usize - Pattern::NorthBonus as usize;

    /// The number of a hand that a rulebook defines itself, from 0 for `own-1` to 63 for `own-64`; `None` for a pattern
    /// of the catalogue.
    #[must_use]
    pub const fn own_number(self) -> Option<u8> {
        let place = self as usize;
        if place < Pattern::COUNT { None } else { Some((place - Pattern::COUNT) as u8) }
    }

    /// The id in files and answers, `all-simples` for example.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.entry().id
    }

    /// Every pattern that a hand with this one also has, whether implied directly or by an implied pattern, in no
    /// particular order.
    #[must_use]
    pub fn implied(self) -> Vec<Pattern> {
        let mut all = Vec::new();
        let mut open = vec![self];
        while let Some(pattern) = open.pop() {
            for entailment in pattern.entry().entailments {
                let implied = entailment.pattern();
                if !all.contains(&implied) {
                    all.push(implied);
                    open.push(implied);
                }
            }
        }
        all
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Pattern {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let found = Pattern::ALL.iter().chain(Pattern::OWN).copied().find(|pattern| pattern.as_str() == text);
        found.ok_or_else(|| UnknownName::new("Pattern", text))
    }
}
