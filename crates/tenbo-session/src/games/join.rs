//! Two pages with one game: what each has done to it since they agreed becomes one game, deal by deal. No deal that was
//! entered is lost: where both did something to the same deal, one stands and whoever joins is told.

use tenbo_engine::game::{Entry, Reseat};

use super::reseat::{dealers, seat};
use super::sheet::{MOST_DEALS, Sheet};

/// A conflict between two pages. Places are those of the joined game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// Both have corrected this deal, each in another way.
    Corrected(usize),
    /// One has corrected this deal and the other has thrown it away: it stays.
    Removed(usize),
    /// Both have entered deals at the same place, of which this is the first: all are there, this page's behind.
    Entered(usize),
    /// Both have changed a name, the rules or what is played for.
    Setup,
}

/// Whose change is kept when both pages have changed the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergePolicy {
    /// What this page did.
    Own,
    /// What the other page did.
    Theirs,
}

/// What has become of a deal of this page, and where it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergedDeal {
    /// It is as it was.
    Stays(usize),
    /// The other page has corrected it.
    Corrected(usize),
    /// The other page has thrown it away; it would be before the deal of this place.
    Gone(usize),
}

/// A game with what both pages did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// The game.
    pub sheet: Sheet,
    /// What both did to the same.
    pub conflicts: Vec<Conflict>,
    /// What has become of the deals of this page.
    pub fates: Vec<MergedDeal>,
    /// Where the deals are that the other page has entered.
    pub entered: Vec<usize>,
}

/// The game of this page and that of another, which both were `base` once. Nothing if they cannot be one: with another
/// number of players, or with more deals than a game has.
#[must_use]
pub fn join(base: &Sheet, own: &Sheet, theirs: &Sheet, stands: MergePolicy) -> Option<Joined> {
    if theirs == base {
        let fates = (0..own.game.deals.len()).map(MergedDeal::Stays).collect();
        return Some(Joined { sheet: own.clone(), conflicts: Vec::new(), fates, entered: Vec::new() });
    }
    let mut setup = Setup { stands, clash: false };
    let mut sheet = theirs.clone();
    sheet.rules = setup.of(&base.rules, &own.rules, &theirs.rules);
    let game = &mut sheet.game;
    game.name = setup.of(&base.game.name, &own.game.name, &theirs.game.name);
    game.initial = setup.of(&base.game.initial, &own.game.initial, &theirs.game.initial);
    game.rounds = setup.of(&base.game.rounds, &own.game.rounds, &theirs.game.rounds);
    game.finished = setup.of(&base.game.finished, &own.game.finished, &theirs.game.finished);
    game.within = setup.of(&base.game.within, &own.game.within, &theirs.game.within);
    game.rules_digest = setup.of(&base.game.rules_digest, &own.game.rules_digest, &theirs.game.rules_digest);
    let count = |sheet: &Sheet| sheet.game.players.len();
    if count(own) == count(theirs) && count(base) == count(own) {
        let all = base.game.players.iter().zip(&own.game.players).zip(&theirs.game.players);
        game.players = all.map(|((base, own), theirs)| setup.of(base, own, theirs)).collect();
    } else {
        game.players = setup.of(&base.game.players, &own.game.players, &theirs.game.players);
        // Who sits where in a deal is by the number of players.
        let fits = |side: &Sheet| side.game.deals.is_empty() || count(side) == game.players.len();
        if !(fits(base) && fits(own) && fits(theirs)) {
            return None;
        }
    }
    let Deals { out, mut conflicts, fates, entered, .. } = Deals::of(&deals(base), &deals(own), &deals(theirs), stands);
    if out.len() > MOST_DEALS {
        return None;
    }
    if setup.clash {
        conflicts.push(Conflict::Setup);
    }
    seat(&mut sheet, out.into_iter().map(|deal| (Some(deal.dealer), deal.entry)).collect());
    Some(Joined { sheet, conflicts, fates, entered })
}

/// Everything except the deals: each part is taken from the page that has changed it.
struct Setup {
    stands: MergePolicy,
    clash: bool,
}

impl Setup {
    fn of<T: PartialEq + Clone>(&mut self, base: &T, own: &T, theirs: &T) -> T {
        let both = own != base && theirs != base && own != theirs;
        self.clash |= both;
        let is_own = if both { self.stands == MergePolicy::Own } else { own != base };
        if is_own { own } else { theirs }.clone()
    }
}

/// A deal as it was entered, and as it would be if the first player dealt: so it is the same whoever deals.
#[derive(Clone)]
struct Deal {
    dealer: usize,
    entry: Entry,
    plain: Entry,
}

impl PartialEq for Deal {
    fn eq(&self, other: &Deal) -> bool {
        self.plain == other.plain
    }
}

fn deals(sheet: &Sheet) -> Vec<Deal> {
    let players = sheet.game.players.len();
    let deal = |(dealer, entry): (usize, &Entry)| Deal {
        dealer,
        entry: entry.clone(),
        plain: Reseat::to(dealer, 0, players).entry(entry),
    };
    dealers(sheet).into_iter().zip(&sheet.game.deals).map(deal).collect()
}

/// What one page has made of the deals of the game that both were once.
struct Side<'a> {
    /// Each of them as it is now; `None` if it was deleted.
    now: Vec<Option<&'a Deal>>,
    /// What was entered before each of them, and behind the last.
    entered: Vec<&'a [Deal]>,
}

impl<'a> Side<'a> {
    /// Between deals that are as they were, those that are there now are the corrected ones in their order, and whatever is
    /// more than there were is new.
    fn of(base: &[Deal], deals: &'a [Deal]) -> Side<'a> {
        let mut side = Side { now: Vec::new(), entered: Vec::new() };
        let (mut first, mut from) = (0, 0);
        let ends = common(base, deals).into_iter().enumerate().filter_map(|(place, same)| Some((place, same?)));
        for (place, same) in ends.chain([(base.len(), deals.len())]) {
            let (corrected, entered) =
                deals.get(from..same).unwrap_or_default().split_at((place - first).min(same - from));
            for at in 0..place - first {
                side.entered.push(&[]);
                side.now.push(corrected.get(at));
            }
            side.entered.push(entered);
            side.now.extend(deals.get(same).map(Some));
            (first, from) = (place + 1, same + 1);
        }
        side
    }
}

/// The deals of both pages, and what has become of them.
struct Deals {
    stands: MergePolicy,
    out: Vec<Deal>,
    conflicts: Vec<Conflict>,
    fates: Vec<MergedDeal>,
    entered: Vec<usize>,
}

impl Deals {
    fn of(base: &[Deal], own: &[Deal], theirs: &[Deal], stands: MergePolicy) -> Deals {
        let mut all = Deals { stands, out: Vec::new(), conflicts: Vec::new(), fates: Vec::new(), entered: Vec::new() };
        let (own, theirs) = (Side::of(base, own), Side::of(base, theirs));
        let mut now = base.iter().zip(own.now.into_iter().zip(theirs.now));
        for (own, theirs) in own.entered.into_iter().zip(theirs.entered) {
            all.entered(own, theirs);
            if let Some((was, (own, theirs))) = now.next() {
                all.touched(was, own, theirs);
            }
        }
        all
    }

    /// Deals that were entered at the same place.
    fn entered(&mut self, own: &[Deal], theirs: &[Deal]) {
        if !own.is_empty() && !theirs.is_empty() {
            self.conflicts.push(Conflict::Entered(self.out.len()));
        }
        self.entered.extend(self.out.len()..self.out.len() + theirs.len());
        self.out.extend_from_slice(theirs);
        for deal in own {
            self.fates.push(MergedDeal::Stays(self.out.len()));
            self.out.push(deal.clone());
        }
    }

    /// A deal that was there before.
    fn touched(&mut self, was: &Deal, own: Option<&Deal>, theirs: Option<&Deal>) {
        let here = self.out.len();
        let stands = match (own, theirs) {
            (Some(own), Some(theirs)) if own == theirs || theirs == was => Some(own),
            (Some(own), Some(theirs)) if own != was => {
                self.conflicts.push(Conflict::Corrected(here));
                Some(if self.stands == MergePolicy::Own { own } else { theirs })
            }
            (Some(_), Some(theirs)) => Some(theirs),
            (Some(deal), None) | (None, Some(deal)) if deal != was => {
                self.conflicts.push(Conflict::Removed(here));
                Some(deal)
            }
            _ => None,
        };
        if let Some(own) = own {
            self.fates.push(match stands {
                None => MergedDeal::Gone(here),
                Some(stands) if stands == own => MergedDeal::Stays(here),
                Some(_) => MergedDeal::Corrected(here),
            });
        }
        self.out.extend(stands.cloned());
    }
}

/// Where each deal of the first is in the second, in order and as many as possible (the longest common subsequence).
fn common(base: &[Deal], other: &[Deal]) -> Vec<Option<usize>> {
    let front = base.iter().zip(other).take_while(|(one, two)| one == two).count();
    let room = base.len().min(other.len()) - front;
    let back = base.iter().rev().zip(other.iter().rev()).take(room).take_while(|(one, two)| one == two).count();
    let middle = |deals: &[Deal]| deals.get(front..deals.len() - back).unwrap_or_default().to_vec();
    let (left, right) = (middle(base), middle(other));
    // How many are common from a place of the one and a place of the other on.
    let mut rows: Vec<Vec<usize>> = vec![vec![0; right.len() + 1]];
    for one in left.iter().rev() {
        let below = rows.last().cloned().unwrap_or_default();
        let mut row = vec![0];
        for (place, two) in right.iter().enumerate().rev() {
            let at = |row: &[usize], place: usize| row.get(place).copied().unwrap_or_default();
            let beside = row.last().copied().unwrap_or_default();
            row.push(if one == two { at(&below, place + 1) + 1 } else { beside.max(at(&below, place)) });
        }
        row.reverse();
        rows.push(row);
    }
    rows.reverse();
    let mut found: Vec<Option<usize>> = (0..front).map(Some).collect();
    let mut place = 0;
    for (row, one) in rows.iter().skip(1).zip(&left) {
        let longest = |place: usize| row.get(place).copied().unwrap_or_default();
        // The first equal entry is as good as any, if skipping the entries before it makes the rest no shorter.
        let next = right.iter().enumerate().skip(place).find(|(_, two)| *two == one).map(|(next, _)| next);
        let taken = next.filter(|next| longest(next + 1) + 1 > longest(place));
        found.push(taken.map(|next| front + next));
        place = taken.map_or(place, |next| next + 1);
    }
    found.extend((other.len() - back..other.len()).map(Some));
    found
}
