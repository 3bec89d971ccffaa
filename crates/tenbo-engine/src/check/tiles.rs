//! Checks tiles and melds: bonus tiles that are not in use or in the wrong place, melds that are not a set, hands of
//! the wrong size.

use super::places::{report, seat_place};
use crate::deal::{Draft, DrawCause, End, SeatDraft};
use crate::options::{OptionKey, System};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::{BonusTiles, Kind, Meld, MeldKind, Seat, Tile};

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let mut bonus_seen = BonusTiles::NONE;
    for (seat, entered) in draft.entered() {
        let place = seat_place(seat);
        if plan.three_play(draft) && seat == Seat::North && (!entered.hand.is_empty() || !entered.melds.is_empty()) {
            problems.push(Problem::new(ProblemKey::NoNorthSeat, place.clone()));
        }
        for &tile in &entered.hand {
            if plan.kind_in_hand(tile).is_none() {
                problems.push(Problem::new(ProblemKey::BonusInHand, place.join("hand")).tiles([tile]));
            }
        }
        for (i, meld) in entered.melds.iter().enumerate() {
            let at = place.join("melds").join(i);
            check_meld(draft, plan, seat, meld, &at, problems);
        }
        for &tile in &entered.bonus {
            check_bonus(draft, plan, tile, &place.join("bonus"), &mut bonus_seen, problems);
        }
        check_size(draft, plan, seat, entered, problems);
    }
    for (list, name) in [(&draft.dora, "dora"), (&draft.ura, "ura")] {
        for &tile in list.iter().filter(|tile| tile.bonus_kind().is_some()) {
            problems.push(Problem::new(ProblemKey::BonusAsIndicator, Place::of([Part::from(name)])).tiles([tile]));
        }
    }
    super::copies::check(draft, plan, problems);
}

fn check_bonus(draft: &Draft, plan: &Plan, tile: Tile, at: &Place, seen: &mut BonusTiles, problems: &mut Vec<Problem>) {
    match tile.bonus_kind() {
        Some(kind) => {
            let tiles = &plan.options.tiles;
            if !tiles.uses(kind) {
                let problem = Problem::new(ProblemKey::NoFlowers, at.clone());
                problems.push(problem.tiles([tile]).named(OptionKey::using(tiles, kind)));
            } else if !tiles.sets_aside(tile) {
                let problem = Problem::new(ProblemKey::NotABonusTile, at.clone());
                problems.push(problem.tiles([tile]).named(OptionKey::FlowersInHand));
            }
            if seen.contains(tile) {
                problems.push(Problem::new(ProblemKey::BonusTwice, at.clone()).tiles([tile]));
            }
            *seen = seen.union(BonusTiles::one(tile));
        }
        None if plan.three_play(draft) && plan.system() == System::HanFu && tile == Tile::plain(Kind::NORTH) => {}
        None => problems.push(Problem::new(ProblemKey::NotABonusTile, at.clone()).tiles([tile])),
    }
}

fn check_meld(draft: &Draft, plan: &Plan, seat: Seat, meld: &Meld, at: &Place, problems: &mut Vec<Problem>) {
    let makes = plan.options.tiles.makes(meld.kind, plan.three_play(draft));
    if meld.kind.is_group() && !makes {
        problems.push(Problem::new(ProblemKey::NoExposedGroups, at.join("kind")).named(OptionKey::ExposedGroups));
    }
    if !is_set(plan, meld) {
        problems.push(no_set(plan, meld, at));
    }
    if let Some(&joker) = meld.tiles.iter().find(|tile| tile.is_joker()) {
        barred_joker(plan, meld, joker, at, problems);
    }
    if let Some(claimed) = meld.claimed {
        if meld.kind == MeldKind::ConcealedKong {
            problems.push(Problem::new(ProblemKey::ConcealedKongClaimed, at.join("claimed")).tiles([claimed]));
        } else if !meld.tiles.contains(&claimed) {
            problems.push(Problem::new(ProblemKey::ClaimedNotInMeld, at.join("claimed")).tiles([claimed]));
        }
    }
    let is_chow = meld.kind == MeldKind::Chow;
    let wrong_source = match meld.from {
        Some(Seat::North) if plan.three_play(draft) => Some(ProblemKey::NoNorthSeat),
        Some(from) if from == seat => Some(ProblemKey::ClaimFromSelf),
        Some(from) if is_chow && from != plan.players(draft).before(seat) => Some(ProblemKey::ChowFromWrongSeat),
        _ => None,
    };
    problems.extend(wrong_source.map(|key| Problem::new(key, at.join("from"))));
    report(problems, at, &[(is_chow && !makes, ProblemKey::NoChowForThree, "kind")]);
}

/// Whether the tiles of a meld are the set that its kind says, of tiles that a hand has under these rules.
pub(super) fn is_set(plan: &Plan, meld: &Meld) -> bool {
    meld.set().is_some() && meld.tiles.iter().all(|&tile| plan.kind_in_hand(tile).is_some())
}

/// The problem of a meld whose tiles are not the set that its kind says. It is named `knitted` for three tiles of a
/// knitted straight, under rules that know this shape.
pub(super) fn no_set(plan: &Plan, meld: &Meld, at: &Place) -> Problem {
    let key = match meld.kind {
        MeldKind::Chow => ProblemKey::NotAChow,
        MeldKind::Pung => ProblemKey::NotAPung,
        MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => ProblemKey::NotAKong,
        MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => ProblemKey::NotAGroup,
    };
    let problem = Problem::new(key, at.join("tiles")).tiles(meld.tiles.iter().copied());
    let knitted = meld.kind == MeldKind::Chow && plan.shapes().knitted_straight && meld.is_knitted();
    if knitted { problem.named("knitted") } else { problem }
}

/// Reports a joker in a meld where the rulebook does not allow one.
fn barred_joker(plan: &Plan, meld: &Meld, joker: Tile, at: &Place, problems: &mut Vec<Problem>) {
    let barred = [
        (!plan.jokers().melds, OptionKey::JokersInMelds),
        (!plan.jokers().any_set && meld.kind == MeldKind::Chow, OptionKey::JokersInSets),
        (meld.claimed.is_some_and(Tile::is_joker), OptionKey::Jokers),
    ];
    for (_, option) in barred.into_iter().filter(|&(barred, _)| barred) {
        let problem = Problem::new(ProblemKey::JokerNotAllowed, at.join("tiles")).tiles([joker]);
        problems.push(problem.named(option));
    }
}

/// Whether the deal ended while no seat held a drawn tile that it still had to discard: by a win, or by a draw that
/// follows a discard. Other draws may happen during a seat's turn.
fn ended_between_turns(draft: &Draft) -> bool {
    match draft.end {
        End::Open => false,
        End::Win { .. } => true,
        End::Draw { cause, .. } => matches!(cause, DrawCause::Wall | DrawCause::ThreeWins | DrawCause::FourWinds),
    }
}

/// A winner has 13 or 16 tiles besides the winning one. Any other seat has at most that many, or one more if the deal
/// may have ended during its turn. Each kong counts as three tiles.
fn check_size(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft, problems: &mut Vec<Problem>) {
    let size = entered.size();
    let wins = draft.wins().iter().any(|win| win.seat == seat && win.tile.is_some());
    let full = plan.shapes().tiles();
    let most = if ended_between_turns(draft) { full } else { full + 1 };
    report(
        problems,
        &seat_place(seat),
        &[(size > most, ProblemKey::TooManyTiles, "hand"), (wins && size < full, ProblemKey::TooFewTiles, "hand")],
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Players;
    use crate::sample::{plan, plan_with, reported, tile, tiles};

    /// docs/rules/chinese-official.md: the sets of a knitted straight cannot be claimed. Any other meld that is not a
    /// chow is not named so.
    #[test]
    fn a_knitted_set_is_named_where_there_are_such_hands() {
        for (rules, kind, text, key, named) in [
            ("mcr-mil-2025", MeldKind::Chow, "147m", ProblemKey::NotAChow, true),
            ("mcr-mil-2025", MeldKind::Chow, "258s", ProblemKey::NotAChow, true),
            ("mcr-mil-2025", MeldKind::Chow, "135m", ProblemKey::NotAChow, false),
            ("mcr-mil-2025", MeldKind::Pung, "147m", ProblemKey::NotAPung, false),
            ("mcr-mil-2025", MeldKind::Kong, "1474m", ProblemKey::NotAKong, false),
            ("riichi-tenhou", MeldKind::Chow, "147m", ProblemKey::NotAChow, false),
        ] {
            let problem = no_set(&plan(rules), &Meld::new(kind, tiles(text)).unwrap(), &Place::default());
            assert_eq!((problem.key, problem.name.is_some()), (key, named), "{rules} {kind} {text}");
        }
    }

    /// Flowers are tiles of a hand in the American game alone.
    #[test]
    fn a_meld_of_flowers_is_a_set_where_hands_hold_them() {
        for (rules, text, right) in [
            ("american-modern", "11f2f", true),
            ("american-modern", "111m", true),
            ("american-modern", "112m", false),
            ("mcr-mil-2025", "123f", false),
            ("mcr-mil-2025", "111m", true),
        ] {
            let meld = Meld::new(MeldKind::Pung, tiles(text)).unwrap();
            assert_eq!(is_set(&plan(rules), &meld), right, "{rules} {text}");
        }
        // A joker stands for a kind, so that only the flowers beside it say that it is no set.
        let meld = Meld::new(MeldKind::Pung, [tiles("12f"), vec![Tile::joker(Kind::FLOWER)]].concat()).unwrap();
        assert!(!is_set(&plan("mcr-mil-2025"), &meld));
    }

    /// Three players may have no chows, and groups of four are made under few rules: each is reported alone.
    #[test]
    fn a_meld_that_a_table_does_not_make_is_reported_once() {
        for (rules, three_players, kind, text, expected) in [
            ("riichi-tenhou", true, MeldKind::Chow, "123p", &[ProblemKey::NoChowForThree] as &[_]),
            ("riichi-tenhou", true, MeldKind::Pung, "111p", &[]),
            ("riichi-tenhou", false, MeldKind::Chow, "123p", &[]),
            ("riichi-tenhou", false, MeldKind::Quad, "1111p", &[ProblemKey::NoExposedGroups]),
            ("riichi-tenhou", true, MeldKind::Quad, "1111p", &[ProblemKey::NoExposedGroups]),
            ("american-modern", false, MeldKind::Quad, "1111p", &[]),
        ] {
            let draft = Draft { players: Some(Players::three_if(three_players)), ..Draft::default() };
            let meld = Meld::new(kind, tiles(text)).unwrap();
            let found = reported(|problems| {
                check_meld(&draft, &plan(rules), Seat::South, &meld, &Place::default(), problems);
            });
            let found: Vec<ProblemKey> = found.into_iter().map(|(key, _)| key).collect();
            assert_eq!(found, expected, "{rules} {kind} {text}");
        }
    }

    #[test]
    fn jokers_are_barred_from_melds_as_the_rulebook_says() {
        let (chow, pung) = ((MeldKind::Chow, "2*34s"), (MeldKind::Pung, "33*3s"));
        for (in_melds, triplets, (kind, text), claimed, barred) in [
            (1, 0, chow, None, &[] as &[OptionKey]),
            (1, 0, pung, None, &[]),
            (1, 1, chow, None, &[OptionKey::JokersInSets]),
            (1, 1, pung, None, &[]),
            (0, 0, pung, None, &[OptionKey::JokersInMelds]),
            (0, 1, chow, None, &[OptionKey::JokersInMelds, OptionKey::JokersInSets]),
            (1, 0, pung, Some("*3s"), &[OptionKey::Jokers]),
            (1, 0, pung, Some("3s"), &[]),
        ] {
            let settings =
                [(OptionKey::Jokers, 4), (OptionKey::JokersInMelds, in_melds), (OptionKey::JokersInSets, triplets)];
            let meld = Meld { claimed: claimed.map(tile), ..Meld::new(kind, tiles(text)).unwrap() };
            let mut problems = Vec::new();
            barred_joker(&plan_with("riichi-tenhou", &settings), &meld, tile("*3s"), &Place::default(), &mut problems);
            let options: Vec<_> = problems.iter().filter_map(|problem| problem.name.as_deref()).collect();
            let expected: Vec<_> = barred.iter().map(|option| option.as_str()).collect();
            assert_eq!(options, expected, "{in_melds} {triplets} {text} {claimed:?}");
        }
    }

    /// A bonus tile points at no dora; any other tile among the bonus tiles is none.
    #[test]
    fn a_bonus_tile_is_no_indicator() {
        for (dora, ura, bonus, expected) in [
            ("1z", "2z", "1f", &[] as &[&str]),
            ("1f", "", "", &["/dora: a bonus tile is among the dora indicators: 1f"]),
            (
                "1z2f",
                "8f",
                "",
                &[
                    "/dora: a bonus tile is among the dora indicators: 2f",
                    "/ura: a bonus tile is among the dora indicators: 8f",
                ],
            ),
            ("4g", "", "", &["/dora: a bonus tile is among the dora indicators: 4g"]),
            ("", "", "1z", &["/seats/E/bonus: a tile among the bonus tiles is not a bonus tile under these rules: 1z"]),
        ] {
            let mut draft = Draft { dora: tiles(dora), ura: tiles(ura), ..Draft::default() };
            draft.seat_mut(Seat::East).bonus = tiles(bonus);
            let mut problems = Vec::new();
            check(&draft, &plan("four-winds-blank"), &mut problems);
            let about =
                |problem: &&Problem| matches!(problem.key, ProblemKey::BonusAsIndicator | ProblemKey::NotABonusTile);
            let problems: Vec<String> = problems.iter().filter(about).map(ToString::to_string).collect();
            assert_eq!(problems, expected, "{dora} {ura} {bonus}");
        }
    }

    /// A hand has 13 or 16 tiles, each meld counted as three, and one more only if its turn may not have been over.
    #[test]
    fn a_hand_has_as_many_tiles_as_it_may() {
        for (rules, hand, won, problem) in [
            ("riichi-tenhou", "123456789m1234p", true, None),
            ("riichi-tenhou", "123456789m12345p", true, Some(ProblemKey::TooManyTiles)),
            ("riichi-tenhou", "123456789m123p", true, Some(ProblemKey::TooFewTiles)),
            ("riichi-tenhou", "123456789m123p", false, None),
            ("riichi-tenhou", "123456789m12345p", false, None),
            ("riichi-tenhou", "123456789m123456p", false, Some(ProblemKey::TooManyTiles)),
            ("riichi-tenhou", "(123m)(456m)(789m)(123p)", false, None),
            ("riichi-tenhou", "(123m)(456m)(789m)(123p)(456p)", false, Some(ProblemKey::TooManyTiles)),
            ("taiwanese-16", "(123m)(456m)(789m)(123p)(456p)1z", true, None),
            ("taiwanese-16", "(123m)(456m)(789m)(123p)(456p)(789p)", false, Some(ProblemKey::TooManyTiles)),
        ] {
            let text = if won { format!("{hand}~1s") } else { hand.to_owned() };
            let draft = Draft::of_hand(Seat::South, &text).unwrap();
            let mut problems = Vec::new();
            check_size(&draft, &plan(rules), Seat::South, draft.seat(Seat::South).unwrap(), &mut problems);
            assert_eq!(problems.first().map(|problem| problem.key), problem, "{hand} {won}");
        }
    }
}
