//! What patterns look at: features of one reading, computed once.

use std::cell::Cell;

use super::blessing::EarthsBlessing;
use super::complete::is_only_wait;
use super::features::Features;
use super::hand::{Event, Hand};
use super::meld::MeldKind;
use super::reading::{Form, Reading, Set, Shape, Shapes, WaitShape};
use super::tile::{Kind, Kinds};

/// Which sets of a reading a pattern uses: bit `i` for set `i`, the highest for the pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sets(pub u8);

impl Sets {
    /// None: the pattern is about the win, not the tiles.
    pub const NONE: Sets = Sets(0);
    /// The pair.
    pub const PAIR: Sets = Sets(0x80);

    /// Just this one.
    #[inline(always)]
    #[must_use]
    pub const fn one(index: usize) -> Sets {
        if index < 7 { Sets(1 << index) } else { Sets(0) }
    }

    /// All of both.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// Whether they share any.
    #[inline(always)]
    #[must_use]
    pub const fn meets(self, other: Sets) -> bool {
        self.0 & other.0 != 0
    }

    /// Those in both.
    #[must_use]
    pub const fn and_both(self, other: Sets) -> Sets {
        Sets(self.0 & other.0)
    }

    /// Whether all of them are among the others.
    #[must_use]
    pub const fn within(self, other: Sets) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The sets' places, without the pair.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0 & !Sets::PAIR.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some(place)
        })
    }

    /// Whether the pair is among them.
    #[must_use]
    pub const fn has_pair(self) -> bool {
        self.0 & Sets::PAIR.0 != 0
    }
}

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
    Reading,
    /// If no other kind completes the hand in any way, even one of which the hand itself holds all four.
    OnlyKind,
    /// The same, but a kind of which the hand holds all four is no wait.
    OnlyLivingKind,
}

/// The closed set of ways in which systems define the same pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Params {
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

/// What is the same for all readings of a hand.
#[derive(Debug)]
pub struct Whole<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// How patterns are defined here.
    pub params: &'a Params,
    /// Which shapes win here.
    pub shapes: Shapes,
    /// Every kind in the hand.
    pub kinds: Kinds,
    /// Kinds of which the hand has all four, but not as a kong.
    pub fours: Kinds,
    /// No claimed meld, claimed kongs apart where they stand for concealed triplets.
    pub concealed: bool,
    /// What any reading of it has.
    pub features: Features,
    /// Found when it is asked for first.
    only_wait: Cell<Option<bool>>,
}

impl<'a> Whole<'a> {
    /// Looks at a hand.
    #[must_use]
    pub fn new(hand: &'a Hand, params: &'a Params, shapes: Shapes) -> Whole<'a> {
        let only_wait = Cell::new(None);
        let claimed_kongs = params.kongs_as_concealed == KongsAsConcealed::Claimed;
        let stays_concealed = |kind: MeldKind| !kind.is_claimed() || claimed_kongs && kind == MeldKind::Kong;
        let (kinds, concealed) = (hand.kinds(), hand.melds.iter().all(|meld| stays_concealed(meld.kind)));
        let kongs = hand.melds.iter().filter(|meld| meld.kind.is_kong());
        let kongs = kongs.fold(Kinds::NONE, |all, meld| all.or(Kinds::one(meld.first)));
        let fours =
            if hand.melds.is_empty() { hand.tiles.at_least(4) } else { hand.all_tiles().at_least(4).without(kongs) };
        let features = Features::of_hand(hand, kinds, fours, concealed);
        Whole { hand, params, shapes, kinds, fours, concealed, features, only_wait }
    }

    /// Whether it is known already that the winning tile was not the only one that would do.
    #[must_use]
    pub const fn has_other_waits(&self) -> bool {
        matches!(self.only_wait.get(), Some(false))
    }

    /// Whether the winning tile was the only one that would do, as the rules see it.
    fn is_only_wait(&self) -> bool {
        if self.params.dealt_waits_off && self.hand.events.has(Event::Heaven) {
            return false;
        }
        let found = self.only_wait.get().unwrap_or_else(|| match self.params.wait_rule {
            WaitRule::Reading => true,
            WaitRule::OnlyKind => is_only_wait(self.hand, self.shapes, true),
            WaitRule::OnlyLivingKind => is_only_wait(self.hand, self.shapes, false),
        });
        self.only_wait.set(Some(found));
        found
    }
}

/// Features of one reading of one hand.
#[derive(Debug)]
pub struct View<'a> {
    /// What is the same for all its readings.
    whole: &'a Whole<'a>,
    /// The hand.
    pub hand: &'a Hand,
    /// The way it is seen.
    pub reading: &'a Reading,
    /// How patterns are defined here.
    pub params: &'a Params,
    /// Every kind in the hand.
    pub kinds: Kinds,
    /// First tiles of the chows.
    pub chow_firsts: Kinds,
    /// Kinds of pungs and kongs.
    pub triplets: Kinds,
    /// The pair's kind, or those of seven pairs.
    pub pairs: Kinds,
    /// How many chows.
    pub chows: u8,
    /// How many pungs and kongs.
    pub triplet_count: u8,
    /// How many of them are concealed, by the rule of [`Params::kongs_as_concealed`].
    pub concealed_triplets: u8,
    /// How many kongs.
    pub kongs: u8,
    /// No claimed meld.
    pub concealed: bool,
    /// A winning hand, not a loser's.
    pub complete: bool,
    /// What the reading has.
    pub features: Features,
}

impl<'a> View<'a> {
    /// Looks at what is the same for every reading, and at none of its own.
    #[inline(always)]
    #[must_use]
    pub fn of_win(whole: &'a Whole<'a>, reading: &'a Reading) -> View<'a> {
        let &Whole { hand, params, kinds, concealed, .. } = whole;
        View {
            whole,
            hand,
            reading,
            params,
            kinds,
            chow_firsts: Kinds::NONE,
            triplets: Kinds::NONE,
            pairs: reading.pair.map_or(Kinds::NONE, Kinds::one),
            chows: 0,
            triplet_count: 0,
            concealed_triplets: 0,
            kongs: 0,
            concealed,
            complete: reading.shape != Shape::Partial,
            features: whole.features,
        }
    }

    /// Looks at a reading.
    #[must_use]
    pub fn new(whole: &'a Whole<'a>, reading: &'a Reading) -> View<'a> {
        let mut view = View::of_win(whole, reading);
        view.features = view.features.and(Features::of_reading(reading));
        for &set in &reading.sets {
            match set.form {
                Form::Chow => {
                    view.chows += 1;
                    view.chow_firsts = view.chow_firsts.or(Kinds::one(set.first));
                }
                Form::Pung | Form::Kong => {
                    view.triplet_count += 1;
                    view.triplets = view.triplets.or(Kinds::one(set.first));
                    view.kongs += u8::from(set.form == Form::Kong);
                    view.concealed_triplets += u8::from(view.stands_concealed(set));
                }
                Form::Knitted => {}
                Form::Pair => view.pairs = view.pairs.or(Kinds::one(set.first)),
            }
        }
        view
    }

    /// Whether a triplet counts as concealed: a kong by the rulebook's option, a pung by its tiles.
    #[inline(always)]
    #[must_use]
    pub fn stands_concealed(&self, set: Set) -> bool {
        self.stands_concealed_by(set, self.params.kongs_as_concealed)
    }

    /// The same with a rule of its own for kongs.
    #[inline(always)]
    #[must_use]
    pub fn stands_concealed_by(&self, set: Set, kongs: KongsAsConcealed) -> bool {
        match set.meld {
            Some(kind) if kind.is_kong() => kongs.accepts(kind),
            _ => set.is_concealed() || self.params.claimed_pung_concealed && set.meld.is_none(),
        }
    }

    /// Whether something happened.
    #[inline(always)]
    #[must_use]
    pub const fn event(&self, event: Event) -> bool {
        self.hand.events.has(event)
    }

    /// Sets and a pair, three of the sets perhaps knitted.
    #[must_use]
    pub fn is_basic(&self) -> bool {
        matches!(self.reading.shape, Shape::Standard | Shape::KnittedStraight)
    }

    /// Sets and a pair, all of them runs or alike.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.reading.shape == Shape::Standard
    }

    /// The sets that fulfil a condition.
    #[inline(always)]
    pub fn sets(&self, mut fits: impl FnMut(Set) -> bool) -> Sets {
        let mut sets = Sets::NONE;
        for (i, &set) in self.reading.sets.iter().enumerate() {
            if fits(set) {
                sets = sets.and(Sets::one(i));
            }
        }
        sets
    }

    /// Every set and the pair.
    #[inline(always)]
    #[must_use]
    pub fn all_sets(&self) -> Sets {
        let pair = if self.reading.pair.is_some() { Sets::PAIR } else { Sets::NONE };
        Sets((1_u8 << self.reading.sets.len()) - 1).and(pair)
    }

    /// Whether every set and the pair (and every loose tile) touches these kinds.
    #[must_use]
    pub fn each_touches(&self, kinds: Kinds) -> bool {
        if self.reading.sets.is_empty() {
            return self.kinds.within(kinds);
        }
        self.reading.sets.iter().all(|set| !set.kinds().and(kinds).is_empty())
            && self.reading.pair.is_none_or(|pair| kinds.has(pair))
    }

    /// How many chows start at this kind.
    #[must_use]
    pub fn chow_count(&self, first: Kind) -> u8 {
        self.reading.sets.iter().filter(|set| set.form == Form::Chow && set.first == first).count() as u8
    }

    /// Whether a pair of this kind is worth something: dragons, the own wind, the round's wind.
    #[must_use]
    pub fn pair_has_value(&self, pair: Kind) -> bool {
        pair.is_dragon() || pair == self.hand.seat.wind() || pair == self.hand.round.wind()
    }

    /// Kinds of which the hand has all four, but not as a kong.
    #[must_use]
    pub const fn fours(&self) -> Kinds {
        self.whole.fours
    }

    /// Whether nothing but the winning tile would have completed the hand, in any reading.
    #[must_use]
    pub fn is_only_tile(&self) -> bool {
        is_only_wait(self.hand, self.whole.shapes, false)
    }

    /// Whether some sets have more than four tiles of a kind: only jokers can do that.
    #[must_use]
    #[inline(never)]
    pub fn has_more_than_four(&self, sets: Sets) -> bool {
        let mut counts = super::counts::Counts::default();
        for set in sets.iter().filter_map(|i| self.reading.sets.get(i)) {
            match set.form {
                Form::Chow | Form::Knitted => set.kinds().iter().for_each(|kind| counts.add(kind)),
                _ => counts.add_many(set.first, set.size()),
            }
        }
        if let Some(pair) = self.reading.pair.filter(|_| sets.has_pair()) {
            counts.add_many(pair, 2);
        }
        !counts.at_least(5).is_empty()
    }

    /// How many suits the hand has tiles of.
    #[must_use]
    pub fn suits(&self) -> usize {
        let [m, p, s] = self.kinds.by_suit();
        usize::from(m != 0) + usize::from(p != 0) + usize::from(s != 0)
    }

    /// Sets and a pair without pungs and kongs; knitted sets count as chows.
    #[must_use]
    pub fn is_all_chows(&self) -> bool {
        self.is_basic() && self.triplet_count == 0
    }

    /// The wait of the reading.
    #[must_use]
    pub const fn wait(&self) -> WaitShape {
        self.reading.wait
    }

    /// Whether sets and a pair waited like this, and the rules see no other wait beside it.
    #[must_use]
    pub fn waited(&self, shape: WaitShape) -> bool {
        if self.reading.wait != shape || !self.is_basic() {
            return false;
        }
        let knitted = |set: &Set| set.form == Form::Knitted && self.hand.win.is_some_and(|win| set.kinds().has(win));
        let in_body = self.params.knitted_waits_off && self.reading.sets.iter().any(knitted);
        !in_body && self.whole.is_only_wait()
    }

    /// Whether only one kind would have done: by the reading an edge, closed or pair wait, by the stricter rules whatever
    /// the wait looks like.
    #[must_use]
    pub fn is_one_chance(&self) -> bool {
        let single = matches!(self.reading.wait, WaitShape::Edge | WaitShape::Closed | WaitShape::Pair);
        self.is_basic() && (single || self.params.wait_rule != WaitRule::Reading) && self.whole.is_only_wait()
    }
}
