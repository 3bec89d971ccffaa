//! Warnings before a discard makes somebody liable: which tiles are dangerous, and whose melds make them so.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use super::liability::Exposure;
use super::reach::Reach;
use crate::check::{is_barred, visible};
use crate::deal::{Draft, End, Riichi, SeatDraft};
use crate::patterns::Pattern;
use crate::plan::Plan;
use crate::rules::{Danger, LiabilityRule, LiableWin};
use crate::tiles::{Counts, Kind, Kinds, Seat, Tile, tiles_as_text};

/// A danger on the table: tiles whose discard would make the discarder liable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "warning"))]
pub struct Warning {
    /// The id of the liability rule.
    ///
    /// That of its pattern, if it is about one.
    pub rule: Cow<'static, str>,
    /// The pattern that the rule is about.
    #[serde(skip)]
    pub pattern: Option<Pattern>,
    /// The seat whose melds make the danger; left out if no single seat makes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threat: Option<Seat>,
    /// The tiles whose discard would make the discarder liable. Empty once a seat is liable for good, whatever is
    /// discarded later.
    ///
    /// Only those are dangerous of which the tiles that everybody sees leave enough copies for a set or a pair.
    #[serde(serialize_with = "tiles_as_text")]
    #[cfg_attr(feature = "schema", schemars(with = "Tile"))]
    pub tiles: Vec<Tile>,
    /// Who is liable: a seat that already is, or whoever discards such a tile.
    #[serde(serialize_with = "seat_or_discarder")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::SeatOrDiscarder"))]
    pub liable: Option<Seat>,
    /// The melds that make the danger: the `n` of each or, if it has none, its place among the seat's melds, from 1.
    pub because: Vec<u16>,
}

fn seat_or_discarder<S: Serializer>(liable: &Option<Seat>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(liable.map_or("discarder", Seat::as_str))
}

/// All dangers on the table, by seat. A hand that a foul bars from winning is none, and nothing is dangerous any more once
/// nobody discards in this deal: who is liable then is said with the payments.
#[must_use]
pub fn warnings(draft: &Draft, plan: &Plan) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if !may_discard(draft, plan) {
        return warnings;
    }
    for rule in &plan.liability {
        if rule.danger == Danger::Unseen {
            warnings.extend(unseen(draft, plan, rule));
            continue;
        }
        for (threat, entered) in draft.seats.iter() {
            let Some(entered) = entered.as_ref().filter(|_| !is_barred(draft, plan, threat)) else { continue };
            let shown = Exposure::of(draft, plan, rule, entered);
            if shown.threat && shown.is_possible() {
                warnings.extend(warning(threat, &shown));
            }
        }
    }
    crate::order::sort_by_key(&mut warnings, |warning| warning.threat);
    warnings
}

/// Whether there may be another discard: the deal is open, or goes on after its last win.
fn may_discard(draft: &Draft, plan: &Plan) -> bool {
    match &draft.end {
        End::Open => true,
        End::Draw { .. } => false,
        End::Win { wins, .. } => {
            let left = plan.seats(draft).filter(|&seat| wins.iter().all(|win| win.seat != seat)).count();
            plan.options.payments.play_on && left > 1 && draft.wall_left != Some(0)
        }
    }
}

/// A warning about tiles that nobody has seen yet, when the wall is near its end (docs/rules/four-winds.md, Liability,
/// R61).
fn unseen(draft: &Draft, plan: &Plan, rule: &LiabilityRule) -> Option<Warning> {
    let nobody = SeatDraft::default();
    let shown = Exposure::of(draft, plan, rule, &nobody);
    (shown.threat && draft.end == End::Open).then(|| {
        let tiles = shown.kinds.iter().map(Tile::plain).collect();
        let (rule, pattern) = (rule.rule.clone(), rule.pattern);
        Warning { rule, pattern, threat: None, tiles, liable: None, because: Vec::new() }
    })
}

fn warning(threat: Seat, shown: &Exposure) -> Option<Warning> {
    let (rule, entered) = (shown.rule, shown.entered);
    let liable = shown.fed.map(|(feeder, _)| feeder);
    // Where a later discard makes its discarder liable instead, the tiles stay dangerous.
    let settled = liable.is_some() && rule.win != LiableWin::SelfDrawn;
    // A hand in riichi claims nothing but the win.
    let bound = entered.riichi != Riichi::None && rule.win == LiableWin::Any;
    let tiles = if settled || bound { Vec::new() } else { dangerous(threat, shown) };
    // Of a hand of sets and a pair that needs more of these kinds, no tile is left that it could use.
    let gone = tiles.is_empty() && !settled && rule.is_of_sets() && shown.plan.jokers().number == 0;
    (!tiles.is_empty() || liable.is_some() && !gone).then(|| Warning {
        rule: rule.rule.clone(),
        pattern: rule.pattern,
        threat: Some(threat),
        tiles,
        liable,
        because: shown.sets.iter().map(|&index| entered.order_of(index)).collect(),
    })
}

/// The tiles that the hand could still use for what the rule is about. What it holds concealed nobody knows.
fn dangerous(threat: Seat, shown: &Exposure) -> Vec<Tile> {
    let Exposure { draft, plan, rule, entered, .. } = *shown;
    let mut seen = visible(draft, threat);
    for kind in entered.hand.iter().filter_map(|tile| tile.kind()) {
        seen.take(kind);
    }
    let mut left = Counts::default();
    Kind::all().for_each(|kind| left.add_many(kind, kind.copies().saturating_sub(seen.get(kind))));
    let sets = usize::from(plan.shapes().sets).saturating_sub(entered.melds.len());
    let reach = Reach { left, kinds: shown.kinds, sets, chows: !rule.is_of_pungs() };
    let can_use = |kind: Kind| match (left.get(kind), rule.danger) {
        (0, _) => false,
        // A joker stands for any copy.
        _ if plan.jokers().number > 0 => true,
        (left, Danger::Kongs) => left == 4,
        (left, Danger::Dragons | Danger::Winds) if rule.win != LiableWin::Direct => left >= 3,
        // A group of a custom hand may have one copy of it.
        (_, Danger::CustomHand) => true,
        // Everything that a hand of sets and a pair still lacks is of these kinds; of what another lacks nothing is known.
        (_, Danger::Honors | Danger::Terminals | Danger::Green | Danger::OneSuit) => {
            !rule.is_of_sets() || reach.uses(kind)
        }
        // At least the pair, on the tile that wins.
        (left, _) => left >= 2,
    };
    // In a suit, the green tiles or a custom hand one kind can be in several sets; of dragons, winds and so on each kind makes one set.
    let repeats = matches!(rule.danger, Danger::Green | Danger::OneSuit | Danger::CustomHand);
    let held = shown.sets.iter().filter_map(|&index| entered.melds.get(index)?.set());
    let held = held.fold(Kinds::NONE, |held, set| held.union(Kinds::one(set.first)));
    let open = if repeats { shown.kinds } else { shown.kinds.difference(held) };
    open.iter().filter(|&kind| can_use(kind)).map(Tile::plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::DrawCause;
    use crate::options::OptionKey;
    use crate::rules::Rulebook;
    use crate::sample::{plan, plan_from, plan_with, throw, won};

    /// The warnings about South's melds under Tenhou's rules: the tiles, who is liable already, and the melds. `more`
    /// changes the draft first.
    fn warned(melds: &str, more: impl Fn(&mut Draft)) -> Vec<(String, Option<Seat>, Vec<u16>)> {
        warned_by(&plan("riichi-tenhou"), melds, more)
    }

    fn warned_by(plan: &Plan, melds: &str, more: impl Fn(&mut Draft)) -> Vec<(String, Option<Seat>, Vec<u16>)> {
        let mut draft = Draft::of_hand(Seat::South, melds).unwrap();
        more(&mut draft);
        let text = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect();
        let warnings = warnings(&draft, plan);
        warnings.into_iter().map(|one| (text(&one.tiles), one.liable, one.because)).collect()
    }

    /// docs/rules/riichi.md, Liability: who feeds the third dragon pays.
    #[test]
    fn the_missing_dragon_is_dangerous_until_it_is_melded() {
        assert_eq!(warned("(555z@E)(666z@N)", |_| {}), [("7z".to_owned(), None, vec![1, 2])]);
        assert_eq!(warned("(555z@E)(666z@N)(777z@W)", |_| {}), [(String::new(), Some(Seat::West), vec![1, 2, 3])]);
        assert_eq!(warned("(555z@E)", |_| {}), []);
        assert_eq!(warned("(555z@E)(666z@N)(123m@E)(456m@E)", |_| {}), [], "there is no room for the third");
    }

    /// docs/rules/four-winds.md, Liability: warnings are of discards, and the deal must have one to come.
    #[test]
    fn nothing_is_dangerous_after_the_last_discard() {
        let melds = "(555z@E)(666z@N)";
        let win = |draft: &mut Draft| draft.end = won(Seat::West, "123m456m789m22p55s+5s", Some(Seat::East)).end;
        assert_eq!(warned(melds, win), []);
        assert_eq!(warned(melds, |draft| draft.end = End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() }), []);
        // Where play goes on after a win, the others discard until the wall is empty.
        let on = plan_with("riichi-tenhou", &[(OptionKey::PlayOn, 1)]);
        assert_eq!(warned_by(&on, melds, win).len(), 1);
        let last = |draft: &mut Draft| {
            win(draft);
            draft.wall_left = Some(0);
        };
        assert_eq!(warned_by(&on, melds, last), []);
    }

    /// A hand with a group of four has no pattern of sets and a pair, so nobody becomes liable for one. A rule about any hand
    /// counts the group as it does other claimed melds.
    #[test]
    fn a_group_ends_the_danger_of_a_pattern() {
        let groups = plan_with("riichi-tenhou", &[(OptionKey::ExposedGroups, 1)]);
        assert_eq!(warned_by(&groups, "(555z@E)(666z@N)(222p@W)", |_| {}).len(), 1);
        assert_eq!(warned_by(&groups, "(555z@E)(666z@N)<2222p@W>", |_| {}), []);
        let one_suit = |pattern: bool| {
            plan_from("chinese-classical", |book| {
                book.options.tiles.exposed_groups = true;
                one_suit_alone(book, pattern);
            })
        };
        assert_eq!(warned_by(&one_suit(true), "(333p@E)(444p@N)<2222p@W>", |_| {}), []);
        assert_eq!(warned_by(&one_suit(false), "(333p@E)(444p@N)<2222p@W>", |_| {}).len(), 1);
    }

    /// Leaves the liability for hands of one suit alone; without its pattern it is about any hand.
    fn one_suit_alone(book: &mut Rulebook, with_pattern: bool) {
        book.liability.retain(|rule| rule.danger == Danger::OneSuit);
        book.liability.iter_mut().filter(|_| !with_pattern).for_each(|rule| rule.pattern = None);
    }

    /// A pattern of sets and a pair needs tiles for both; a rule about any hand warns of each tile that is left.
    #[test]
    fn what_any_hand_lacks_is_not_known() {
        let one_suit = |pattern: bool| plan_from("chinese-classical", |book| one_suit_alone(book, pattern));
        let gone = |draft: &mut Draft| throw(draft, Seat::West, "11115555666677778888999p");
        assert_eq!(warned_by(&one_suit(true), "(222p@W)(333p@E)(444p@N)", gone), []);
        let reported = warned_by(&one_suit(false), "(222p@W)(333p@E)(444p@N)", gone);
        assert_eq!(reported.into_iter().map(|(tiles, ..)| tiles).collect::<Vec<_>>(), ["2p3p4p9p"]);
    }

    #[test]
    fn a_tile_of_which_no_set_can_be_made_is_safe() {
        let seen = |copies: &str| warned("(555z@E)(666z@N)", |draft| throw(draft, Seat::West, copies));
        assert_eq!(seen("7z").len(), 1, "three are left");
        assert_eq!(seen("77z"), []);
        let jokers = plan_with("riichi-tenhou", &[(OptionKey::Jokers, 1)]);
        let reported = warned_by(&jokers, "(555z@E)(666z@N)", |draft| throw(draft, Seat::West, "77z"));
        assert_eq!(reported.len(), 1, "a joker stands for the third");
    }

    /// A hand in riichi claims nothing but the win, which matters where the winning tile itself makes liable.
    #[test]
    fn a_hand_in_riichi_is_dangerous_only_to_who_feeds_the_win() {
        let riichi = |draft: &mut Draft| draft.seat_mut(Seat::South).riichi = Riichi::Riichi;
        assert_eq!(warned("(555z@E)(666z@N)", riichi), []);
        let direct = |book: &mut Rulebook| book.liability.iter_mut().for_each(|rule| rule.win = LiableWin::Direct);
        assert_eq!(warned_by(&plan_from("riichi-tenhou", direct), "(555z@E)(666z@N)", riichi).len(), 1);
    }

    /// Four melds and no pair left for them: the hand that somebody would be liable for cannot be made any more
    /// (docs/rules/four-winds.md, R64).
    #[test]
    fn nobody_stays_liable_for_a_hand_that_cannot_be_made() {
        let reported = |danger: Danger, jokers: i64, melds: &str, seen: &str| {
            let plan = plan_from("chinese-classical", |book| {
                assert!(book.options.set(OptionKey::Jokers, Some(jokers)));
                book.liability.retain(|rule| rule.danger == danger);
            });
            warned_by(&plan, melds, |draft| throw(draft, Seat::West, seen))
        };
        let honors = "(111z@E)(222z@N)(555z@W)(666z@E)";
        let east = Some(Seat::East);
        let all = vec![1, 2, 3, 4];
        assert_eq!(reported(Danger::Honors, 0, honors, "333444z"), [("7z".to_owned(), east, all.clone())]);
        assert_eq!(reported(Danger::Honors, 0, honors, "333444777z"), []);
        assert_eq!(reported(Danger::Honors, 1, honors, "333444777z").len(), 1, "a joker pairs with the last one");
        let terminals = "(111m@E)(999m@N)(111p@W)(999p@E)";
        assert_eq!(reported(Danger::Terminals, 0, terminals, "111s").len(), 1, "two nines of bamboos are left");
        assert_eq!(reported(Danger::Terminals, 0, terminals, "111999s"), []);
        let dots = "(111p@E)(222p@N)(333p@W)(444p@N)";
        assert_eq!(reported(Danger::OneSuit, 0, dots, "555666777888p").len(), 1, "nines");
        assert_eq!(reported(Danger::OneSuit, 0, dots, "555666777888999p"), []);
        // Three dragons are in the hand already: it needs no more of them.
        let dragons = "(555z@E)(666z@N)(777z@W)";
        assert_eq!(reported(Danger::Dragons, 0, dragons, "567z").len(), 1);
    }

    #[test]
    fn a_hand_that_cannot_win_is_no_danger() {
        assert_eq!(warned("(555z@E)(666z@N)", |draft| draft.seat_mut(Seat::South).barred = true), []);
    }
}
