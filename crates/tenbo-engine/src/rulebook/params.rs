//! What a rulebook's options mean to patterns, and which shapes of hands its patterns make winning ones.

use super::option::{OptionKey, Options};
use super::plan::{PlanItem, PlanList};
use crate::catalogue::{Build, Pattern};
use crate::features::Features;
use crate::irregular::Irregulars;
use crate::reading::Shape;
use crate::view::{KongsAsConcealed, Params, Treasure, WaitRule};

/// How patterns are defined under these options.
pub(super) fn params(options: &Options) -> Params {
    let on = |key| options.on(key);
    Params {
        wait_rule: match (on(OptionKey::OnlyWait), on(OptionKey::ExhaustedWaitsCount)) {
            (false, _) => WaitRule::Reading,
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

/// The special hands that win here though they are no sets and a pair.
pub(super) fn irregulars(uses: &impl Fn(Pattern) -> bool) -> Irregulars {
    let mut shapes = Irregulars::default();
    for (pattern, shape) in [
        (Pattern::Knitting, Shape::Knitting),
        (Pattern::TripleKnitting, Shape::TripleKnitting),
        (Pattern::WrigglingSnake, Shape::WrigglingSnake),
        (Pattern::LittleSnake, Shape::LittleSnake),
        (Pattern::WindyChows, Shape::WindyChows),
        (Pattern::Unconnected, Shape::Unconnected),
    ] {
        if uses(pattern) {
            shapes.add(shape);
        }
    }
    shapes
}

/// Whether some pattern that is worth something is a kind of seven pairs.
pub(super) fn pairs(winner: &PlanList) -> bool {
    let pairs = |item: &PlanItem| item.entry.features.meets(Features::Pairs) || item.entry.build == Build::OrPairs;
    winner.items.iter().any(|item| item.off.is_none() && item.shaping && pairs(item))
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

/// Whether a pattern makes a hand of its shape a winning one.
pub(super) fn shapes_hands(pattern: Pattern, options: &Options) -> bool {
    let entry = pattern.entry();
    entry.features.meets(Features::SPECIAL_SHAPES)
        || entry.build == Build::OrPairs && options.on(OptionKey::JewelsInPairs)
}
