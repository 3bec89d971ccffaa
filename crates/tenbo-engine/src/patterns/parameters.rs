//! Which options are parameters of which patterns.

use super::pattern::Pattern;
use crate::options::OptionKey;

/// Patterns of the last tile, for which it matters what else the hand waited for; of nine gates only in a hand as dealt.
const DEALT_WAITS: &[Pattern] = &[
    Pattern::EdgeWait,
    Pattern::ClosedWait,
    Pattern::OneChanceChow,
    Pattern::OutOnPair,
    Pattern::OutOnTerminalOrHonorPair,
    Pattern::OneChanceHand,
    Pattern::LastOfOneChance,
    Pattern::NineGatesWait,
];

/// Patterns that count concealed triplets; then hands that a kong may leave concealed.
const CONCEALED: &[Pattern] = &[
    Pattern::TwoConcealedPungs,
    Pattern::ThreeConcealedPungs,
    Pattern::FourPungsThreeConcealed,
    Pattern::FourConcealedPungs,
    Pattern::FiveConcealedPungs,
    Pattern::FourConcealedPungsPairWait,
    Pattern::HiddenTreasure,
    Pattern::ConcealedHand,
    Pattern::FullyConcealed,
    Pattern::FullyConcealedSuitHand,
];

impl Pattern {
    /// The patterns that an option is a parameter of: it says what their hands are, when they are won, or what is paid
    /// beside them. Empty for an option about all hands alike, and for one that has a meaning only where a rulebook
    /// makes an item or an exclusion depend on it.
    ///
    /// ```
    /// use tenbo_engine::Pattern;
    /// use tenbo_engine::options::OptionKey;
    ///
    /// assert_eq!(Pattern::with_parameter(OptionKey::AllGreenNeedsDragon), [Pattern::AllGreen]);
    /// assert!(Pattern::with_parameter(OptionKey::GreenHalfFlush).is_empty());
    /// ```
    #[must_use]
    pub const fn with_parameter(option: OptionKey) -> &'static [Pattern] {
        match option {
            OptionKey::OnlyWait | OptionKey::ExhaustedWaitsCount | OptionKey::KnittedStraightWaits => {
                DEALT_WAITS.split_at(7).0
            }
            OptionKey::DealtHandWaits => DEALT_WAITS,
            OptionKey::KongsAsConcealed => CONCEALED,
            OptionKey::ClaimedPung => CONCEALED.split_at(7).0,
            OptionKey::KongChart => &[Pattern::ThreeKongs, Pattern::FourKongs],
            OptionKey::TileHogHonors => &[Pattern::FourOfAKind],
            OptionKey::MeldedHandKongs => &[Pattern::FullyExposed, Pattern::HalfExposed],
            OptionKey::ReplacementOnLastDiscard => &[Pattern::Supplement],
            OptionKey::FlowerSupplements => &[Pattern::Supplement, Pattern::Plum],
            OptionKey::LastTileWithReplacement => &[Pattern::LastTile, Pattern::Supplement],
            OptionKey::MoonOnLastDiscard => &[Pattern::Moon],
            OptionKey::EarthsBlessing | OptionKey::EarthAfterKong => &[Pattern::Earthly],
            OptionKey::HeavenAfterKong => &[Pattern::Heavenly],
            OptionKey::EastStreakWins => &[Pattern::EastStreak],
            OptionKey::ShiftedChowPairs => &[Pattern::FourChowsStep1, Pattern::FourChowsStep2],
            OptionKey::TreasureSelfDrawn
            | OptionKey::TreasurePairWait
            | OptionKey::TreasureOneSuit
            | OptionKey::TreasureKongs => &[Pattern::HiddenTreasure],
            OptionKey::ScholarsWithoutChow => &[Pattern::ThreeGreatScholars],
            OptionKey::ZeroPointsWithFlowers => &[Pattern::ZeroPointHand],
            OptionKey::OnlyTileSeesTable => &[Pattern::OnlyTile],
            OptionKey::SnakePairOwnWind => &[Pattern::EmeraldSnake, Pattern::RubySnake, Pattern::DiamondSnake],
            OptionKey::JewelsInPairs => &[Pattern::JadeHand, Pattern::PearlHand, Pattern::RubyHand],
            OptionKey::OpenTanyao => &[Pattern::AllSimples],
            OptionKey::SevenPairsFourAlike => &[Pattern::SevenPairs],
            OptionKey::AllGreenNeedsDragon => &[Pattern::AllGreen],
            OptionKey::RobConcealedKong => &[Pattern::RobbingKong, Pattern::ThirteenOrphans],
            OptionKey::PinfuSelfDraw => &[Pattern::PinfuHand],
            _ => &[],
        }
    }

    /// The options that are parameters of this pattern, in the order of the table of options.
    ///
    /// ```
    /// use tenbo_engine::Pattern;
    /// use tenbo_engine::options::OptionKey;
    ///
    /// assert!(Pattern::AllGreen.parameters().eq([OptionKey::AllGreenNeedsDragon]));
    /// ```
    pub fn parameters(self) -> impl Iterator<Item = OptionKey> {
        OptionKey::ALL.iter().copied().filter(move |&option| Pattern::with_parameter(option).contains(&self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::Build;

    #[test]
    fn the_jewels_that_may_be_pairs_are_those_built_so() {
        let built = Pattern::ALL.iter().copied().filter(|pattern| pattern.def().build == Build::OrPairs);
        assert!(built.eq(Pattern::with_parameter(OptionKey::JewelsInPairs).iter().copied()));
    }
}
