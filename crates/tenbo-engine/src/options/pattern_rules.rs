//! The ways in which systems define the same pattern.

use super::choices::EarthsBlessing;
use super::option::{OptionKey, Options};
use crate::tiles::MeldKind;

/// Which kongs stand for concealed triplets where a pattern asks for them. Concealed ones do unless none does: the choice
/// is which others are as good (Four Winds: "concealed Kongs are normally interpreted as concealed triplets").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KongsAsConcealed {
    /// Concealed ones.
    #[default]
    Concealed,
    /// All.
    All,
    /// Those claimed at once or grown from a pung too.
    Melded,
    /// Those grown from a pung too.
    FromMeldedPungs,
    /// Those claimed with three in the hand too.
    Claimed,
    /// None.
    None,
}

impl KongsAsConcealed {
    /// Whether a kong of this kind stands for a concealed triplet.
    #[must_use]
    pub const fn accepts(self, kong: MeldKind) -> bool {
        match kong {
            MeldKind::ConcealedKong => !matches!(self, KongsAsConcealed::None),
            MeldKind::Kong => {
                matches!(self, KongsAsConcealed::All | KongsAsConcealed::Melded | KongsAsConcealed::Claimed)
            }
            MeldKind::AddedKong => {
                matches!(self, KongsAsConcealed::All | KongsAsConcealed::Melded | KongsAsConcealed::FromMeldedPungs)
            }
            MeldKind::Chow | MeldKind::Pung => false,
        }
    }
}

/// When an edge, closed or pair wait is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WaitRule {
    /// By the reading alone.
    #[default]
    Decomposition,
    /// If no other kind completes the hand in any way, even one of which the hand itself holds all four.
    OnlyKind,
    /// The same, but a kind of which the hand holds all four is no wait.
    OnlyLivingKind,
}

/// The closed set of ways in which systems define the same pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PatternRules {
    /// When an edge, closed or pair wait is one.
    pub wait_rule: WaitRule,
    /// A tile that could belong to the knitted body is no edge, closed or pair wait.
    pub knitted_waits_off: bool,
    /// A hand that was complete as dealt waited for nothing in particular, and for anything.
    pub dealt_waits_off: bool,
    /// A pung that a discard completes is as good as concealed.
    pub claimed_pung_concealed: bool,
    /// Honors make no four of a kind.
    pub four_honors_off: bool,
    /// A hand that is exposed as a whole may have no kongs.
    pub exposed_kongs_off: bool,
    /// A win on the last discard is one with a replacement tile as well.
    pub replacement_on_last_discard: bool,
    /// All green needs the green dragon.
    pub green_needs_dragon: bool,
    /// A tile drawn for a flower or a north is a supplement tile too.
    pub flower_supplements: bool,
    /// The moon is drawn; the last discard is none.
    pub moon_drawn: bool,
    /// On which tile a seat that does not deal wins the blessing of earth.
    pub earth: EarthsBlessing,
    /// The dealer may have declared concealed kongs before the blessing of heaven.
    pub heaven_after_kong: bool,
    /// Which kongs count as concealed triplets.
    pub kongs_as_concealed: KongsAsConcealed,
    /// What a hidden treasure asks for beside four concealed triplets.
    pub treasure: Treasure,
    /// Three dragon triplets make the scholars only if the fourth set is no chow.
    pub scholars_without_chow: bool,
    /// Flowers and seasons do not spoil a hand without points.
    pub zero_points_with_flowers: bool,
    /// What the whole table shows four times is no wait beside the only possible tile.
    pub only_tile_sees_table: bool,
    /// The pair of a snake in one color is the own wind.
    pub snake_pair_own_wind: bool,
    /// Hands of one color may be seven pairs.
    pub jewels_in_pairs: bool,
}

/// What a hidden treasure asks for beside four concealed triplets (Four Winds, "Limit and special hands, classical").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Treasure {
    /// The last tile is drawn.
    pub self_drawn: bool,
    /// The last tile makes the pair.
    pub pair_wait: bool,
    /// One suit and honors.
    pub one_suit: bool,
    /// Which kongs may stand for a triplet; `None` is as everywhere.
    pub kongs: Option<KongsAsConcealed>,
}

/// How patterns are defined under these options.
pub fn params(options: &Options) -> PatternRules {
    let on = |key| options.on(key);
    PatternRules {
        wait_rule: match (on(OptionKey::OnlyWait), on(OptionKey::ExhaustedWaitsCount)) {
            (false, _) => WaitRule::Decomposition,
            (true, true) => WaitRule::OnlyKind,
            (true, false) => WaitRule::OnlyLivingKind,
        },
        knitted_waits_off: !on(OptionKey::KnittedStraightWaits),
        dealt_waits_off: !on(OptionKey::DealtHandWaits),
        claimed_pung_concealed: options.is(OptionKey::ClaimedPung, "concealed"),
        four_honors_off: !on(OptionKey::TileHogHonors),
        exposed_kongs_off: !on(OptionKey::MeldedHandKongs),
        replacement_on_last_discard: on(OptionKey::ReplacementOnLastDiscard),
        green_needs_dragon: on(OptionKey::AllGreenNeedsDragon),
        flower_supplements: on(OptionKey::FlowerSupplements),
        moon_drawn: !on(OptionKey::MoonOnLastDiscard),
        earth: options.choice(OptionKey::EarthsBlessing).parse().unwrap_or_default(),
        heaven_after_kong: on(OptionKey::HeavenAfterKong),
        kongs_as_concealed: kongs(options.choice(OptionKey::KongsAsConcealed)),
        treasure: Treasure {
            self_drawn: on(OptionKey::TreasureSelfDrawn),
            pair_wait: on(OptionKey::TreasurePairWait),
            one_suit: on(OptionKey::TreasureOneSuit),
            kongs: Some(options.choice(OptionKey::TreasureKongs)).filter(|name| *name != "as-elsewhere").map(kongs),
        },
        scholars_without_chow: on(OptionKey::ScholarsWithoutChow),
        zero_points_with_flowers: on(OptionKey::ZeroPointsWithFlowers),
        only_tile_sees_table: on(OptionKey::OnlyTileSeesTable),
        snake_pair_own_wind: on(OptionKey::SnakePairOwnWind),
        jewels_in_pairs: on(OptionKey::JewelsInPairs),
    }
}

fn kongs(choice: &str) -> KongsAsConcealed {
    match choice {
        "all" => KongsAsConcealed::All,
        "melded" => KongsAsConcealed::Melded,
        "from-melded-pungs" => KongsAsConcealed::FromMeldedPungs,
        "claimed" => KongsAsConcealed::Claimed,
        "none" => KongsAsConcealed::None,
        _ => KongsAsConcealed::Concealed,
    }
}
