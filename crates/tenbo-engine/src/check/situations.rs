//! Checks the situations of a win against the rest of the deal.
//!
//! What was not entered contradicts nothing: if only the winner's tiles are known, any situation may have happened.

use super::feeder::{self, Refuse};
use crate::deal::{After, By, Discard, Draft, Riichi, SeatDraft, Situation, WinDraft};
use crate::options::EarthsBlessing;
use crate::plan::Plan;
use crate::problems::ProblemKey;
use crate::tiles::{Kinds, Meld, MeldKind, Seat, Tile};

/// The situations that are impossible in this deal, as pairs of the problem and the situation's name.
pub(super) fn check(
    draft: &Draft,
    plan: &Plan,
    entered: &SeatDraft,
    win: &WinDraft,
) -> Vec<(ProblemKey, &'static str)> {
    let case = Case { draft, plan, entered, win };
    let mut wrong = Vec::new();
    for &situation in &win.situation {
        let mut refuse = |wrong_if: bool, key: ProblemKey| {
            if wrong_if && !wrong.contains(&(key, situation.as_str())) {
                wrong.push((key, situation.as_str()));
            }
        };
        match win.resolve_dealt(situation, plan.options.patterns.earths_blessing) {
            Situation::LastTile => case.last_tile(&mut refuse),
            Situation::LastDiscard => case.last_discard(&mut refuse),
            Situation::KongReplacement => case.replacement(1, &mut refuse),
            Situation::KongOnKong => case.replacement(2, &mut refuse),
            Situation::FlowerReplacement => case.flower_replacement(&mut refuse),
            Situation::KongDiscard => feeder::kong_discard(draft, plan, win, &mut refuse),
            Situation::RiichiDiscard => feeder::riichi_discard(draft, plan, win, &mut refuse),
            Situation::Heaven => case.heaven(&mut refuse),
            Situation::Earth => case.earth(&mut refuse),
            // `Dealt` is another name for one of the other blessings; `resolve_dealt` has replaced it.
            Situation::Human | Situation::Dealt => case.human(&mut refuse),
            Situation::LastCopy => refuse(case.hides_a_copy(), ProblemKey::LastCopyHeld),
            Situation::Early10 => case.early(10, &mut refuse),
            Situation::Early5 => case.early(5, &mut refuse),
        }
    }
    wrong
}

/// A win in the first turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blessing {
    /// The dealer wins with the tiles that were dealt.
    Heaven,
    /// Another seat wins on its first draw.
    Drawn,
    /// Another seat wins on East's first discard.
    Discarded,
    /// Another seat wins on a discard before its own first draw.
    Human,
}

/// A win and everything that it is checked against.
struct Case<'a> {
    draft: &'a Draft,
    plan: &'a Plan,
    entered: &'a SeatDraft,
    win: &'a WinDraft,
}

impl Case<'_> {
    fn drawn(&self) -> bool {
        self.win.by == By::SelfDraw
    }

    fn has(&self, situation: Situation) -> bool {
        self.win.situation.contains(&situation)
    }

    /// Whether the win has a situation of the first turn (heaven, earth and so on).
    fn is_early(&self) -> bool {
        let early = |&situation: &Situation| {
            matches!(situation, Situation::Heaven | Situation::Earth | Situation::Human | Situation::Dealt)
        };
        self.win.situation.iter().any(early)
    }

    /// The last tile must be drawn, leave the wall empty, and not be a replacement tile unless the rules allow both.
    /// A tile drawn for a flower is a replacement tile only if the rules count it like one drawn for a kong.
    fn last_tile(&self, refuse: &mut Refuse) {
        refuse(!self.drawn(), ProblemKey::LastTileNotDrawn);
        refuse(self.draft.wall_left.is_some_and(|left| left > 0), ProblemKey::WallNotEmpty);
        let loose = self.has(Situation::KongReplacement)
            || self.has(Situation::KongOnKong)
            || self.has(Situation::FlowerReplacement) && self.plan.options.patterns.flower_supplements;
        let both = self.plan.options.riichi.last_tile_with_replacement;
        refuse(loose && !both, ProblemKey::LastTileIsReplacement);
        refuse(self.is_early(), ProblemKey::SituationsExclude);
    }

    fn last_discard(&self, refuse: &mut Refuse) {
        refuse(self.win.by != By::Discard, ProblemKey::LastDiscardNotDiscarded);
        refuse(self.draft.wall_left.is_some_and(|left| left > 0), ProblemKey::WallNotEmpty);
        refuse(self.is_early(), ProblemKey::SituationsExclude);
    }

    /// A replacement tile must be drawn directly after the winner has made at least `kongs` kongs. If the rules count
    /// a tile drawn for a flower like one drawn for a kong, a bonus tile will do instead of a single kong.
    fn replacement(&self, kongs: usize, refuse: &mut Refuse) {
        refuse(!self.drawn(), ProblemKey::ReplacementNotDrawn);
        let bonus = kongs == 1 && self.plan.options.patterns.flower_supplements && !self.entered.bonus.is_empty();
        refuse(self.fresh_kongs() < kongs && !bonus, ProblemKey::ReplacementWithoutKong);
        refuse(self.entered.ippatsu, ProblemKey::IppatsuAfterKong);
        let heaven = self.win.seat == Seat::East && self.plan.options.patterns.heaven_after_kong;
        refuse(self.is_early() && !heaven, ProblemKey::SituationsExclude);
    }

    /// A tile drawn for the winner's own flower, season or north. If the winner then made a kong, the winning tile
    /// was drawn for the kong instead, so the situations of kongs exclude this one.
    fn flower_replacement(&self, refuse: &mut Refuse) {
        refuse(!self.drawn(), ProblemKey::ReplacementNotDrawn);
        refuse(self.entered.bonus.is_empty(), ProblemKey::ReplacementWithoutFlower);
        let kong = self.has(Situation::KongReplacement) || self.has(Situation::KongOnKong);
        refuse(kong, ProblemKey::SituationsExclude);
        // Setting a north aside ends ippatsu just as a kong does.
        refuse(self.entered.ippatsu && lays_norths(self.entered), ProblemKey::IppatsuAfterKong);
    }

    fn heaven(&self, refuse: &mut Refuse) {
        refuse(!self.drawn() || self.win.seat != Seat::East, ProblemKey::HeavenNotDealer);
        // No tile lies open yet, so no three copies can.
        refuse(self.has(Situation::LastCopy), ProblemKey::SituationsExclude);
        self.first_turn(Blessing::Heaven, refuse);
    }

    fn earth(&self, refuse: &mut Refuse) {
        let earth = self.plan.options.patterns.earths_blessing;
        let dealer = self.win.seat == Seat::East;
        if earth == EarthsBlessing::FirstDraw || earth == EarthsBlessing::Either && self.drawn() {
            refuse(!self.drawn() || dealer, ProblemKey::EarthNotDrawn);
        } else {
            let from_dealer = self.win.from.is_none_or(|from| from == Seat::East);
            refuse(self.win.by != By::Discard || dealer || !from_dealer, ProblemKey::EarthNotDiscarded);
        }
        self.first_turn(if self.drawn() { Blessing::Drawn } else { Blessing::Discarded }, refuse);
    }

    fn human(&self, refuse: &mut Refuse) {
        refuse(self.win.by != By::Discard || self.win.seat == Seat::East, ProblemKey::HumanNotDiscarded);
        self.first_turn(Blessing::Human, refuse);
    }

    /// Refuses a blessing if the winner has melds, riichi or an original call, or if the first turn was already over.
    fn first_turn(&self, blessing: Blessing, refuse: &mut Refuse) {
        let own_kongs = blessing == Blessing::Heaven && self.plan.options.patterns.heaven_after_kong;
        let kept = |meld: &Meld| own_kongs && meld.kind == MeldKind::ConcealedKong;
        let open = !self.entered.melds.iter().all(kept);
        let declared = self.entered.riichi != Riichi::None || self.entered.original_call;
        refuse(open || declared, ProblemKey::BlessingWithMelds);
        refuse(self.is_later(blessing), ProblemKey::NotFirstTurn);
    }

    /// Whether the table shows that the first turn was over or interrupted.
    fn is_later(&self, blessing: Blessing) -> bool {
        let winner = self.win.seat;
        let from = self.win.from.filter(|_| !self.drawn());
        let late_discard = from.is_some_and(|from| from > winner);
        let shows = |(seat, entered): (Seat, &SeatDraft)| {
            // A win on a draw comes after one discard of each seat before the winner, a win on a discard after one of
            // each seat up to the discarder.
            let before = seat < winner && from.is_none_or(|from| seat <= from);
            let most = usize::from(before);
            // East may have declared concealed kongs before its first discard, unless the rules say otherwise.
            let after_kong = self.plan.options.patterns.earth_after_kong;
            let dealers = after_kong && blessing == Blessing::Discarded && seat == Seat::East;
            let breaks = |meld: &Meld| !(dealers && meld.kind == MeldKind::ConcealedKong);
            entered.discards.len() > most
                || entered.discards.iter().any(|discard| is_claim(self.draft, seat, discard))
                || seat != winner && entered.melds.iter().any(breaks)
                || lays_norths(entered)
        };
        let draws = self.plan.seats(self.draft).count() as u32 + KONGS;
        late_discard || self.draft.entered().any(shows) || self.has_drawn_more(draws)
    }

    /// For a win before which at most `most` tiles were discarded, no more may be listed or claimed, and the wall
    /// must not be too short for that.
    fn early(&self, most: u16, refuse: &mut Refuse) {
        let last = self.has(Situation::LastTile) || self.has(Situation::LastDiscard);
        refuse(last, ProblemKey::SituationsExclude);
        let late = self.discards() > usize::from(most) || self.has_drawn_more(u32::from(most) + 4 * KONGS);
        refuse(late, ProblemKey::MoreDiscards);
    }

    /// The number of tiles that were discarded before the winning one, at least. Every claimed meld contains a
    /// discard, which need not be listed.
    fn discards(&self) -> usize {
        let (mut all, mut listed, mut claimed) = (0, 0, 0);
        for (seat, entered) in self.draft.entered() {
            all += entered.discards.len();
            listed += entered.discards.iter().filter(|discard| self.draft.is_claimed(seat, discard)).count();
            claimed += entered.melds.iter().filter(|meld| meld.kind.is_claimed()).count();
        }
        let won = self.win.by == By::Discard && feeder::winning_discard(self.draft, self.win).is_some();
        all - usize::from(won) + claimed.saturating_sub(listed)
    }

    /// Whether the wall is shorter than it can be after this many draws, assuming the longest dead wall.
    fn has_drawn_more(&self, draws: u32) -> bool {
        let players = self.plan.seats(self.draft).count() as u32;
        let hand = u32::from(self.plan.options.tiles.hand_size.tiles());
        let kinds = self.plan.kinds(self.draft).intersection(Kinds::ALL);
        let norths = if self.plan.three_play(self.draft) { 4 } else { 0 };
        // Each bonus tile in use adds a tile to the wall and a replacement draw, so they cancel out.
        let dealt = (4 * kinds.len()).saturating_sub(norths + DEAD_WALL + players * hand + 1);
        self.draft.wall_left.is_some_and(|left| left < dealt.saturating_sub(draws))
    }

    /// The number of the winner's kongs that came after every discard, as far as their order is known.
    fn fresh_kongs(&self) -> usize {
        let discards = self.draft.entered().flat_map(|(_, entered)| &entered.discards);
        let last = discards.filter_map(|discard| discard.order).max();
        let when = |meld: &Meld| if meld.kind == MeldKind::AddedKong { meld.added_order } else { meld.order };
        let fresh = |meld: &&Meld| meld.kind.is_kong() && when(meld).zip(last).is_none_or(|(when, last)| when > last);
        self.entered.melds.iter().filter(fresh).count()
    }

    /// Whether any seat has another copy of the winning tile in its hand. Concealed kongs need no check: one of that
    /// kind would take all four copies.
    fn hides_a_copy(&self) -> bool {
        let Some(kind) = self.win.tile.and_then(Tile::kind) else { return false };
        self.draft.entered().flat_map(|(_, entered)| &entered.hand).any(|tile| tile.kind() == Some(kind))
    }
}

/// The longest dead wall, in tiles: that of a game for three, with room for norths and kongs.
const DEAD_WALL: u32 = 18;

/// The most kongs that a seat can have, each with a replacement draw.
const KONGS: u32 = 5;

/// Whether a discard was claimed, or followed the discarder's own claim.
fn is_claim(draft: &Draft, seat: Seat, discard: &Discard) -> bool {
    discard.after == After::Claim || draft.is_claimed(seat, discard)
}

/// Whether a seat has set norths aside.
fn lays_norths(entered: &SeatDraft) -> bool {
    entered.bonus.iter().any(|tile| tile.bonus_kind().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Players;
    use crate::deal::{Discard, End};
    use crate::sample::{give, plan, throw, tiles, won};

    /// The problems if South wins with this hand in these situations under Tenhou's rules.
    fn refused(hand: &str, situation: &[Situation], more: impl Fn(&mut Draft)) -> Vec<ProblemKey> {
        let from = hand.contains('+').then_some(Seat::West);
        refused_by("riichi-tenhou", won(Seat::South, hand, from), situation, more)
    }

    /// The problems of the win in a draft under a rulebook.
    fn refused_by(
        rules: &str,
        mut draft: Draft,
        situation: &[Situation],
        more: impl Fn(&mut Draft),
    ) -> Vec<ProblemKey> {
        let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
        wins[0].situation = situation.to_vec();
        more(&mut draft);
        let win = &draft.wins()[0];
        let found = check(&draft, &plan(rules), draft.seat(win.seat).unwrap(), win);
        found.into_iter().map(|(key, _)| key).collect()
    }

    const DRAWN: &str = "234m456p678s22p56s~7s";
    const CLAIMED: &str = "234m456p678s22p56s+7s";

    /// docs/rules/riichi.md, Yaku: haitei is the last tile of the wall, drawn; houtei the discard after it.
    #[test]
    fn the_last_tile_is_drawn_and_the_last_discard_claimed() {
        assert_eq!(refused(DRAWN, &[Situation::LastTile], |_| {}), []);
        assert_eq!(refused(CLAIMED, &[Situation::LastDiscard], |_| {}), []);
        assert_eq!(refused(DRAWN, &[Situation::LastDiscard], |_| {}), [ProblemKey::LastDiscardNotDiscarded]);
        for (hand, situation) in [(DRAWN, Situation::LastTile), (CLAIMED, Situation::LastDiscard)] {
            assert_eq!(refused(hand, &[situation], |draft| draft.wall_left = Some(0)), []);
            assert_eq!(refused(hand, &[situation], |draft| draft.wall_left = Some(1)), [ProblemKey::WallNotEmpty]);
            assert_eq!(refused(hand, &[situation], |draft| draft.wall_left = Some(3)), [ProblemKey::WallNotEmpty]);
        }
        // A situation that is entered twice is reported once.
        assert_eq!(refused(CLAIMED, &[Situation::LastTile; 2], |_| {}), [ProblemKey::LastTileNotDrawn]);
    }

    #[test]
    fn a_replacement_tile_needs_a_kong() {
        let kong = "234m456p22p56s[1111z]~7s";
        assert_eq!(refused(kong, &[Situation::KongReplacement], |_| {}), []);
        assert_eq!(refused(DRAWN, &[Situation::KongReplacement], |_| {}), [ProblemKey::ReplacementWithoutKong]);
        assert_eq!(refused(kong, &[Situation::KongOnKong], |_| {}), [ProblemKey::ReplacementWithoutKong]);
        let claimed = "234m456p22p56s[1111z]+7s";
        assert_eq!(refused(claimed, &[Situation::KongReplacement], |_| {}), [ProblemKey::ReplacementNotDrawn]);
    }

    /// Only the dealer can have the blessing of heaven, only the others that of earth.
    #[test]
    fn heaven_is_the_dealers() {
        assert_eq!(refused(DRAWN, &[Situation::Heaven], |_| {}), [ProblemKey::HeavenNotDealer]);
        assert_eq!(refused(DRAWN, &[Situation::Earth], |_| {}), []);
        let dealers = |rules, text| refused_by(rules, won(Seat::East, text, None), &[Situation::Earth], |_| {});
        assert_eq!(dealers("riichi-tenhou", DRAWN), [ProblemKey::EarthNotDrawn]);
        assert_eq!(dealers("chinese-classical", CLAIMED), [ProblemKey::EarthNotDiscarded]);
    }

    /// A north that is set aside ends ippatsu, a flower does not.
    #[test]
    fn a_flower_leaves_ippatsu_alone() {
        for (text, ends) in [("1f", false), ("4z", true), ("1f4z", true)] {
            let found = refused(DRAWN, &[Situation::FlowerReplacement], |draft| {
                let south = draft.seat_mut(Seat::South);
                (south.bonus, south.riichi, south.ippatsu) = (tiles(text), Riichi::Riichi, true);
            });
            assert_eq!(found == [ProblemKey::IppatsuAfterKong], ends, "{text}");
            assert_eq!(found.is_empty(), !ends, "{text}");
        }
    }

    /// A kong before the last known discard is no longer fresh.
    #[test]
    fn a_fresh_kong_comes_after_every_discard() {
        let kong = "234m456p22p56s[1111z]~7s";
        for (n, fresh) in [(4, false), (5, false), (6, true)] {
            let found = refused(kong, &[Situation::KongReplacement], |draft| {
                draft.seat_mut(Seat::South).melds[0].order = Some(n);
                throw(draft, Seat::East, "19m");
                for (discard, n) in draft.seat_mut(Seat::East).discards.iter_mut().zip([1, 5]) {
                    discard.order = Some(n);
                }
            });
            assert_eq!(found.is_empty(), fresh, "{n}");
        }
    }

    /// A win in the first turn: who wins, from whom, who has discarded what, who has which melds.
    #[test]
    fn nothing_but_the_first_turn_lies_on_the_table() {
        use Seat::{East, North, South, West};
        let (first_draw, first_discard, man) = ("riichi-tenhou", "chinese-classical", "riichi-ema-2025");
        let (earth, human) = (Situation::Earth, Situation::Human);
        type Seats<'a> = &'a [(Seat, &'a str)];
        for (rules, situation, winner, from, discards, melds, first) in [
            (first_draw, earth, South, None, &[] as Seats, &[] as Seats, true),
            (first_draw, earth, South, None, &[(East, "1m")], &[], true),
            (first_draw, earth, South, None, &[(East, "19m")], &[], false),
            (first_draw, earth, South, None, &[(South, "1m")], &[], false),
            (first_draw, earth, South, None, &[(West, "1m")], &[], false),
            (first_draw, earth, West, None, &[(East, "1m"), (South, "1m")], &[], true),
            (first_draw, earth, South, None, &[], &[(East, "(111m)")], false),
            (first_draw, earth, South, None, &[], &[(East, "[1111m]")], false),
            (first_discard, earth, South, Some(East), &[(East, "1m")], &[], true),
            (first_discard, earth, West, Some(East), &[(East, "1m"), (South, "1m")], &[], false),
            (first_discard, earth, South, Some(East), &[], &[(East, "[1111m]")], true),
            (first_discard, earth, South, Some(East), &[], &[(East, "(111m)")], false),
            (first_discard, earth, South, Some(East), &[], &[(West, "[1111m]")], false),
            (man, human, West, Some(South), &[(East, "1m"), (South, "1m")], &[], true),
            (man, human, West, Some(South), &[(East, "1m"), (South, "19m")], &[], false),
            (man, human, West, Some(South), &[(West, "1m")], &[], false),
            (man, human, West, Some(East), &[(South, "1m")], &[], false),
            (man, human, West, Some(North), &[], &[], false),
            (man, human, South, Some(East), &[], &[(East, "[1111m]")], false),
            // A wrong discarder is reported elsewhere.
            (first_draw, earth, South, Some(West), &[], &[], true),
            (man, human, South, Some(South), &[], &[], true),
        ] {
            let hand = if rules == first_draw { DRAWN } else { CLAIMED };
            let found = refused_by(rules, won(winner, hand, from), &[situation], |draft| {
                melds.iter().for_each(|&(seat, melds)| give(draft, seat, melds));
                discards.iter().for_each(|&(seat, tiles)| throw(draft, seat, tiles));
            });
            let expected: &[_] = if first { &[] } else { &[ProblemKey::NotFirstTurn] };
            assert_eq!(found, expected, "{rules} {situation} {winner} {from:?} {discards:?} {melds:?}");
        }
    }

    /// At most ten or five discards, and as many draws from the shortest wall, besides those for the kongs of four
    /// seats.
    #[test]
    fn an_early_win_comes_within_so_many_discards() {
        for (rules, three, situation, most, least_left) in [
            ("riichi-tenhou", false, Situation::Early10, 10, 136 - 18 - 4 * 13 - 1 - 10 - 20),
            ("riichi-tenhou", false, Situation::Early5, 5, 136 - 18 - 4 * 13 - 1 - 5 - 20),
            ("taiwanese-16", false, Situation::Early10, 10, 136 - 18 - 4 * 16 - 1 - 10 - 20),
            ("riichi-tenhou-three", true, Situation::Early10, 10, 108 - 4 - 18 - 3 * 13 - 1 - 10 - 20),
        ] {
            let of = |discards: usize, wall_left: Option<u32>| {
                refused_by(rules, won(Seat::South, DRAWN, None), &[situation], |draft| {
                    draft.players = Some(Players::three_if(three));
                    draft.wall_left = wall_left;
                    let tiles_discarded = tiles("123456789p123456789s").into_iter().take(discards).map(Discard::of);
                    draft.seat_mut(Seat::East).discards.extend(tiles_discarded);
                })
            };
            let more = [ProblemKey::MoreDiscards];
            assert_eq!(of(0, None), [], "{rules}");
            assert_eq!(of(most, None), [], "{rules}");
            assert_eq!(of(most + 1, None), more, "{rules}");
            assert_eq!(of(most, Some(least_left)), [], "{rules}");
            assert_eq!(of(0, Some(least_left - 1)), more, "{rules}");
            assert_eq!(of(0, Some(70)), [], "{rules}");
            assert_eq!(of(most + 1, Some(0)), more, "{rules}");
        }
    }

    /// A tile that was discarded before the winning one counts once, whether it lies among the discards or in a meld.
    #[test]
    fn discards_before_the_win_are_counted_once() {
        use By::{Discard as Discarded, RobbedKong, SelfDraw};
        let (east, west, nobody) = (Some(Seat::East), Some(Seat::West), None);
        // East's discards that were claimed and those that were not, and West's melds.
        for (by, from, claimed, lying, melds, count) in [
            (SelfDraw, nobody, "", "", "", 0),
            (SelfDraw, nobody, "", "17s", "", 2),
            (SelfDraw, nobody, "", "", "(111m)", 1),
            (SelfDraw, nobody, "", "", "(111m)(2222m)", 2),
            (SelfDraw, nobody, "", "", "[1111m]", 0),
            (SelfDraw, nobody, "1m", "", "(111m)", 1),
            (SelfDraw, nobody, "12m", "", "", 2),
            (SelfDraw, nobody, "1m", "23m", "", 3),
            (Discarded, east, "", "127s", "", 2),
            (Discarded, east, "", "172s", "", 3),
            (Discarded, west, "", "7s", "", 1),
            (Discarded, nobody, "", "7s", "", 1),
            (Discarded, east, "7s", "", "", 1),
            (RobbedKong, east, "", "7s", "", 1),
        ] {
            let mut draft = won(Seat::South, CLAIMED, from);
            let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
            wins[0].by = by;
            let discards = tiles(claimed).into_iter().map(|tile| Discard { claimed: true, ..Discard::of(tile) });
            draft.seat_mut(Seat::East).discards.extend(discards);
            throw(&mut draft, Seat::East, lying);
            give(&mut draft, Seat::West, melds);
            let (plan, entered, win) = (plan("taiwanese-16"), draft.seat(Seat::South).unwrap(), &draft.wins()[0]);
            let case = Case { draft: &draft, plan: &plan, entered, win };
            assert_eq!(case.discards(), count, "{by} {from:?} {claimed} {lying} {melds}");
        }
    }
}
