//! Former ids of patterns. Files and links that contain them are still read; what is written has the current ids.

use super::pattern::Pattern;

/// Each former id with its pattern.
const FORMER_IDS: &[(&str, Pattern)] = &[
    ("th3", Pattern::ThreeTerminalOrHonorPungs),
    ("th4", Pattern::FourTerminalOrHonorPungs),
    ("seq2", Pattern::TwoPungsInSequence),
    ("seq2-pair", Pattern::TwoPungsAndPairInSequence),
    ("seq3", Pattern::ThreePungsInSequence),
    ("seq4", Pattern::FourPungsInSequence),
    ("mixed-shifted-3", Pattern::MixedShiftedPungs),
    ("same-number-2", Pattern::SamePung2Suits),
    ("same-number-2-twice", Pattern::SamePung2SuitsTwice),
    ("same-number-2-pair", Pattern::SamePung2SuitsAndPair),
    ("same-number-3", Pattern::SamePungAllSuits),
    ("conc2", Pattern::TwoConcealedPungs),
    ("conc3", Pattern::ThreeConcealedPungs),
    ("trip4-conc3", Pattern::FourPungsThreeConcealed),
    ("conc4", Pattern::FourConcealedPungs),
    ("conc5", Pattern::FiveConcealedPungs),
    ("conc4-pair-wait", Pattern::FourConcealedPungsPairWait),
    ("kong1", Pattern::OneKong),
    ("kong2", Pattern::TwoKongs),
    ("kong3", Pattern::ThreeKongs),
    ("kong4", Pattern::FourKongs),
    ("upper4", Pattern::UpperFour),
    ("lower4", Pattern::LowerFour),
    ("step1-three", Pattern::ThreeChowsStep1),
    ("step1-four", Pattern::FourChowsStep1),
    ("step2-three", Pattern::ThreeChowsStep2),
    ("step2-four", Pattern::FourChowsStep2),
    ("step3-three", Pattern::PureStraight),
    ("3suits-step1", Pattern::MixedChowsStep1),
    ("3suits-step2", Pattern::MixedChowsStep2),
    ("3suits-step3", Pattern::MixedStraight),
    ("out-on-major-pair", Pattern::OutOnTerminalOrHonorPair),
];

impl Pattern {
    /// The pattern that formerly had this id; `None` for current ids.
    /// [`Pattern::from_str`](std::str::FromStr::from_str) accepts both.
    ///
    /// ```
    /// use tenbo_engine::patterns::Pattern;
    ///
    /// assert_eq!(Pattern::of_former_id("th3"), Some(Pattern::ThreeTerminalOrHonorPungs));
    /// assert_eq!(Pattern::of_former_id("three-terminal-or-honor-pungs"), None);
    /// assert_eq!("th3".parse(), Ok(Pattern::ThreeTerminalOrHonorPungs));
    /// ```
    #[must_use]
    pub fn of_former_id(id: &str) -> Option<Pattern> {
        FORMER_IDS.iter().find(|(former, _)| *former == id).map(|&(_, pattern)| pattern)
    }

    /// Every former id with its pattern.
    pub fn former_ids() -> impl Iterator<Item = (&'static str, Pattern)> {
        FORMER_IDS.iter().copied()
    }
}
