//! What the table shows of a dangerous hand, and who fed it. One mechanism serves riichi and the classical game: the
//! rule says which melds make the danger and how many; the melds say who claimed what from whom, and when.

use crate::check::Win;
use crate::deal::{By, Discard, Draft, SeatDraft};
use crate::patterns::Pattern;
use crate::plan::{Plan, other_name};
use crate::rules::{Danger, LiabilityRule, LiableWin};
use crate::score::Tally;
use crate::tiles::{Counts, Kinds, Meld, MeldKind, MeldSet, Seat, Suit, Tile};

/// The wall is near its end with at most this many tiles left (Four Winds, *Penalties*, last five tiles error;
/// docs/rules/four-winds.md, Liability, R61).
const LAST_TILES: u32 = 5;

/// The kinds in a meld.
fn kinds_of(meld: &Meld) -> Kinds {
    match meld.set() {
        Some(set) if set.kind == MeldKind::Chow => Kinds::chow(set.first),
        Some(set) => Kinds::one(set.first),
        None => Kinds::NONE,
    }
}

/// Whether a meld counts as exposed: claimed melds do, concealed kongs only if the rulebook says so.
fn is_exposed(plan: &Plan, meld: &Meld) -> bool {
    meld.kind.is_claimed() || plan.options.liability.concealed_kong_counts_as_melded
}

/// The kinds of tile that are dangerous to discard under a rule. For a hand of one suit that is the suit of most of its
/// melds.
fn danger_kinds(draft: &Draft, plan: &Plan, rule: &LiabilityRule, entered: &SeatDraft) -> Kinds {
    match rule.danger {
        Danger::Dragons => Kinds::DRAGONS,
        Danger::Winds => Kinds::WINDS,
        Danger::Honors => Kinds::HONORS,
        Danger::Terminals => Kinds::TERMINALS,
        Danger::Green => Kinds::GREEN,
        Danger::Kongs => Kinds::ALL,
        Danger::OneSuit => main_suit(plan, entered),
        Danger::Unseen => Kinds::ALL.difference(seen(draft).at_least(1)),
        Danger::CustomHand => left_of_custom_hand(plan, rule, entered),
    }
}

/// The tiles of the groups of the rulebook's custom hand that are not melded yet; none if the melds are not all groups of it.
/// Whose wind it is about is not looked at: any wind will do.
fn left_of_custom_hand(plan: &Plan, rule: &LiabilityRule, entered: &SeatDraft) -> Kinds {
    let melds: Option<Vec<MeldSet>> = entered.melds.iter().map(Meld::set).collect();
    let left = || plan.liable_template(rule.pattern?)?.left_beside(&melds?);
    left().unwrap_or(Kinds::NONE)
}

/// The kinds of the suit in which most exposed melds are.
fn main_suit(plan: &Plan, entered: &SeatDraft) -> Kinds {
    let melds = |suit: Suit| {
        let inside = |meld: &&Meld| is_exposed(plan, meld) && kinds_of(meld).is_subset(Kinds::suit(suit));
        entered.melds.iter().filter(inside).count()
    };
    Suit::ALL.into_iter().max_by_key(|&suit| melds(suit)).map_or(Kinds::NONE, Kinds::suit)
}

/// Counts the tiles that everybody can see: melds, bonus tiles and discards, except for the winning discard.
fn seen(draft: &Draft) -> Counts {
    let mut counts = Counts::default();
    let winning = draft.wins().first().and_then(|win| Some((win.from.filter(|_| win.by == By::Discard)?, win.tile?)));
    for (seat, entered) in draft.seats.iter() {
        let Some(entered) = entered else { continue };
        let melds = entered.melds.iter().flat_map(|meld| meld.tiles.iter().copied());
        let last = entered.discards.len().saturating_sub(1);
        let won = |index: usize, discard: &Discard| winning == Some((seat, discard.tile)) && index == last;
        let discards = entered.discards.iter().enumerate();
        let discards = discards
            .filter(|(index, discard)| !draft.is_claimed(seat, discard) && !won(*index, discard))
            .map(|(_, discard)| discard.tile);
        for kind in melds.chain(entered.bonus.iter().copied()).chain(discards).filter_map(Tile::kind) {
            counts.add(kind);
        }
    }
    counts
}

impl LiabilityRule {
    /// Whether a meld is one of those that make the danger.
    fn exposes(&self, plan: &Plan, meld: &Meld, kinds: Kinds) -> bool {
        let chow = meld.kind == MeldKind::Chow;
        match self.danger {
            Danger::Kongs => meld.kind.is_kong(),
            Danger::Unseen => false,
            Danger::CustomHand => !kinds.is_empty() && is_exposed(plan, meld),
            Danger::Green | Danger::OneSuit => is_exposed(plan, meld) && kinds_of(meld).is_subset(kinds),
            _ => is_exposed(plan, meld) && !chow && kinds_of(meld).is_subset(kinds),
        }
    }

    /// Whether claiming this meld can complete the danger. A concealed kong cannot, because nobody fed it.
    fn completes(&self, meld: &Meld) -> bool {
        match (self.danger, meld.kind) {
            (Danger::Kongs, kind) => kind == MeldKind::Kong,
            (_, MeldKind::Kong) => self.kong_completes,
            (_, MeldKind::ConcealedKong) => false,
            _ => true,
        }
    }

    /// Whether the rule is about a hand without chows.
    pub(super) fn is_of_pungs(&self) -> bool {
        self.pattern.is_some_and(|pattern| pattern.implied().contains(&Pattern::PungHand))
    }

    /// Whether the rule is about a hand of sets and a pair: a pattern of the catalogue. A custom hand has other groups, and
    /// a rule without a pattern is about any hand.
    pub(super) fn is_of_sets(&self) -> bool {
        self.pattern.is_some_and(|pattern| pattern.custom_number().is_none())
    }
}

/// Whether the winning hand has a rule's pattern. A rule without a pattern fits every hand.
pub(super) fn counts(plan: &Plan, tally: Option<&Tally>, rule: &LiabilityRule) -> bool {
    let named = |pattern| counted_item(plan, tally, pattern);
    rule.pattern.is_none_or(|pattern| named(pattern).or_else(|| other_name(pattern).and_then(named)).is_some())
}

/// The index of a pattern in the winner's list, if the tally names it.
pub(super) fn counted_item(plan: &Plan, tally: Option<&Tally>, pattern: Pattern) -> Option<u8> {
    plan.winner().index(pattern).filter(|&item| tally.is_some_and(|tally| tally.named.contains(item)))
}

/// The melds with their indices, in the order in which they were laid down if all are numbered, else as entered. For
/// [`Danger::Kongs`], a pung that was extended counts from the moment it became a kong.
fn in_order(entered: &SeatDraft, danger: Danger) -> Vec<(usize, &Meld)> {
    let mut melds: Vec<(usize, &Meld)> = entered.melds.iter().enumerate().collect();
    if melds.iter().all(|(_, meld)| meld.order.is_some()) {
        crate::order::sort_by_key(&mut melds, |(_, meld)| {
            meld.added_order.filter(|_| danger == Danger::Kongs).or(meld.order)
        });
    }
    melds
}

/// What a seat's melds show under a liability rule.
pub struct Exposure<'a> {
    /// The deal.
    pub draft: &'a Draft,
    /// The rulebook.
    pub plan: &'a Plan,
    /// The rule.
    pub rule: &'a LiabilityRule,
    /// The seat whose melds they are.
    pub entered: &'a SeatDraft,
    /// The melds that make the danger, as indices of the seat's melds.
    pub sets: Vec<usize>,
    /// The kinds that are dangerous.
    pub kinds: Kinds,
    /// Whether there is a danger: enough such melds, or for [`Danger::Unseen`] a wall near its end.
    pub threat: bool,
    /// The seat that fed the claim which completed the danger, and the index of that meld.
    pub fed: Option<(Seat, usize)>,
    /// The same for a claimed kong that would have completed the danger, under a rule by which kongs do not.
    pub kong: Option<(Seat, usize)>,
}

pub(super) fn is_near_the_end(draft: &Draft) -> bool {
    draft.wall_left.is_some_and(|left| left <= LAST_TILES)
}

impl<'a> Exposure<'a> {
    /// Finds what a seat's melds show under a rule. The first claim made after enough melds were exposed is the one that
    /// completed the danger.
    pub fn of(draft: &'a Draft, plan: &'a Plan, rule: &'a LiabilityRule, entered: &'a SeatDraft) -> Exposure<'a> {
        let kinds = danger_kinds(draft, plan, rule, entered);
        let (mut sets, mut fed, mut kong) = (Vec::new(), None, None);
        for (index, meld) in in_order(entered, rule.danger) {
            if !rule.exposes(plan, meld, kinds) {
                continue;
            }
            if sets.len() >= usize::from(rule.sets) && fed.is_none() {
                let feeder = meld.from.map(|seat| (seat, index));
                if rule.completes(meld) {
                    fed = feeder;
                } else if meld.kind == MeldKind::Kong {
                    kong = feeder;
                }
            }
            sets.push(index);
        }
        let threat = match rule.danger {
            Danger::Unseen => is_near_the_end(draft),
            _ => sets.len() >= usize::from(rule.sets),
        };
        Exposure { draft, plan, rule, entered, sets, kinds, threat, fed, kong }
    }

    /// Whether a tile is one of the dangerous kinds.
    pub fn is_dangerous(&self, tile: Tile) -> bool {
        tile.kind().is_some_and(|kind| self.kinds.contains(kind))
    }

    /// Whether the melds still allow the hand that the rule is about:
    ///
    /// - honors, terminals, green, one suit: no meld has other tiles, and if the hand is one of pungs, no meld is a chow;
    /// - dragons and winds, if the missing kind makes the pair: exactly the other kinds are melded;
    /// - dragons, winds and kongs otherwise: the missing set is melded, or there is room for one more meld;
    /// - a custom hand: all melds are groups of it;
    /// - a wall near its end: always;
    /// - everything else only if no meld is a group of four to six, as a pattern of the catalogue has none.
    pub fn is_possible(&self) -> bool {
        let (rule, melds, before) = (self.rule, &self.entered.melds, usize::from(self.rule.sets));
        let inside = |meld: &&Meld| kinds_of(meld).is_subset(self.kinds);
        match rule.danger {
            Danger::Unseen => true,
            Danger::CustomHand => !self.kinds.is_empty(),
            _ if rule.is_of_sets() && melds.iter().any(|meld| meld.kind.is_group()) => false,
            Danger::Honors | Danger::Terminals | Danger::Green | Danger::OneSuit => {
                let chow = rule.is_of_pungs() && melds.iter().any(|meld| meld.kind == MeldKind::Chow);
                !chow && melds.iter().all(|meld| inside(&meld))
            }
            Danger::Dragons | Danger::Winds if rule.win == LiableWin::Direct => {
                melds.iter().filter(inside).count() == before
            }
            Danger::Dragons | Danger::Winds | Danger::Kongs => {
                self.sets.len() > before || melds.len() < usize::from(self.plan.shapes().sets)
            }
        }
    }
}

/// The tile of a win, if it is known.
pub(super) fn winning_tile(draft: &Draft, win: &Win) -> Option<Tile> {
    draft.wins().iter().find(|entered| entered.seat == win.seat)?.tile
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKey;
    use crate::sample::plan_with;

    #[test]
    fn the_suit_of_a_hand_is_that_of_most_exposed_melds() {
        for (hand, kongs_count, suit) in [
            ("(111m@N)(222m@N)(333p@N)", false, Suit::Characters),
            ("(111m@N)(222p@N)(333p@N)", false, Suit::Dots),
            ("(111m@N)[2222s]", false, Suit::Characters),
            ("(111m@N)[2222s][3333s]", false, Suit::Characters),
            ("(111m@N)[2222s][3333s]", true, Suit::Bamboos),
            ("(111m@N)(555z@N)(666z@N)", true, Suit::Characters),
        ] {
            let plan = plan_with("chinese-classical", &[(OptionKey::ConcealedKongCountsAsMelded, kongs_count.into())]);
            let rule = plan.liability.iter().find(|rule| rule.danger == Danger::OneSuit).unwrap();
            let draft = Draft::of_hand(Seat::South, hand).unwrap();
            let kinds = danger_kinds(&draft, &plan, rule, draft.seat(Seat::South).unwrap());
            assert_eq!(kinds, Kinds::suit(suit), "{hand} {kongs_count}");
        }
    }
}
