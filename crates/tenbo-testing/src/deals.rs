//! Random deals for fuzzing, from legal to nonsensical, under shipped and changed rulebooks.

use tenbo_engine::deal::{
    After, By, Discard, Draft, DrawCause, End, Offense, Penalty, Players, Riichi, SeatDraft, Situation, WinDraft,
};
use tenbo_engine::options::{OptionKey, OptionSpec, TileRules};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Rulebook, shipped};
use tenbo_engine::tiles::{BonusTiles, Kind, Meld, MeldKind, Seat, Tile};

use super::random::Random;
use super::shapes::{SHAPES, Wall, complete};

/// The shipped rulebooks, compiled.
pub struct Books(Vec<(&'static str, Plan)>);

impl Books {
    /// All that are offered.
    pub fn shipped() -> Books {
        let plan = |id: &'static str| (id, Plan::new(shipped::find(id).expect("a shipped rulebook is read")));
        Books(shipped::OFFERED.iter().copied().map(plan).collect())
    }

    /// A compiled rulebook.
    pub fn plan(&self, place: usize) -> &Plan {
        &self.0[place].1
    }

    /// A random one: its index and its id.
    pub fn any(&self, random: &mut Random) -> (usize, &'static str) {
        let place = random.below(self.0.len());
        (place, self.0[place].0)
    }
}

/// A deal and the rulebook it is played by.
#[derive(Debug)]
pub struct Deal {
    /// The deal.
    pub draft: Draft,
    /// The index of the shipped rulebook in [`Books`].
    pub book: usize,
    /// Its id.
    pub id: &'static str,
    /// The rulebook with other options; `None` if it is played as shipped.
    pub own_plan: Option<Rulebook>,
    /// Whether the deal is also sent as a JSON request.
    pub written: bool,
}

/// A deal.
pub fn deal(random: &mut Random, books: &Books) -> Deal {
    let book = random.below(books.0.len());
    deal_under(random, books, book)
}

/// A deal under a rulebook.
pub fn deal_under(random: &mut Random, books: &Books, book: usize) -> Deal {
    let id = books.0[book].0;
    let options = &books.plan(book).rulebook().options;
    let three = (options.tiles.players == 3) != random.percent(3);
    let mut draft =
        Draft { players: Some(Players::three_if(three)), prevailing: any_seat(random).wind(), ..Draft::default() };
    if random.percent(50) {
        draft.honba = random.below(5) as u32;
        draft.deposits = random.below(5) as u32;
        draft.dealer_wins = random.below(3) as u32;
    }
    let mut wall = Wall::full();
    // Hands of dots alone would need shapes of their own: under such rules most deals are refused.
    if three {
        for rank in 2..9 {
            for _ in 0..4 {
                wall.take(Kind::new(rank - 1).expect("a rank of the first suit"), random);
            }
        }
    }
    let red = options.tiles.red_fives > 0;
    let winner = seat(random, three);
    let entered = winning_seat(random, &mut wall, winner, three);
    let win = entered.1;
    draft.seats[winner] = Some(entered.0);
    let others: Vec<Seat> = draft.stated_players().seats().filter(|&seat| seat != winner).collect();
    // Now and then everybody's tiles are known.
    let known = random.pick(&[0, 25, 25, 100]);
    for seat in others {
        if random.percent(known) {
            draft.seats[seat] = Some(losing_seat(random, &mut wall, seat, three));
        }
    }
    draft.end = end(random, &draft, winner, win);
    if options.riichi.in_use || random.percent(3) {
        riichi(random, &mut draft, &mut wall, winner);
    }
    // Who declares lays a stick: a request that writes fewer is refused.
    draft.deposits = draft.deposits.max(draft.declarations(draft.stated_players()));
    if !options.tiles.bonus().is_empty() || random.percent(3) {
        flowers(random, &mut draft, &options.tiles);
    }
    if options.tiles.exposed_groups {
        groups(random, &mut draft);
    }
    if random.percent(5) {
        draft.wall_left = Some(random.below(20) as u32);
    }
    if random.percent(10) {
        totals(random, &mut draft, winner);
    }
    for _ in 0..random.below(24).saturating_sub(20) {
        let offense =
            random.pick(&[Offense::FalseWin, Offense::FalseWinNotReady, Offense::FalseClaim, Offense::Chombo]);
        let times = random.below(3) as u32;
        draft.penalties.push(Penalty { seat: seat(random, three), offense, times, cancelled: random.percent(20) });
    }
    if !red {
        each_tile(&mut draft, |tile| *tile = tile.kind().map_or(*tile, Tile::plain));
    }
    for _ in 0..random.below(4).saturating_sub(1) {
        if random.percent(50) {
            spoil(random, &mut draft);
        }
    }
    let own_plan = random.percent(4).then(|| other_options(random, books.plan(book).rulebook().clone()));
    Deal { draft, book, id, own_plan, written: random.percent(15) }
}

/// Totals instead of tiles; in riichi the sums of payments that hands can have.
fn totals(random: &mut Random, draft: &mut Draft, winner: Seat) {
    for seat in draft.stated_players().seats() {
        let total = random.pick(&[0, 2, 24, 26, 64, 320, 500, 1000, 2000, 3900, 8000, 12_000, 32_000, 48_000, 64_000]);
        draft.seats[seat] =
            Some(SeatDraft { total: Some(total), ready: random.percent(30).then_some(true), ..SeatDraft::default() });
    }
    if let End::Win { wins } = &mut draft.end {
        let by = wins[0].by;
        let paid = if by == By::SelfDraw { [1100, 1500, 32_000, 96_000] } else { [1000, 2000, 32_000, 48_000] };
        let paid = random.pick(&paid);
        if random.percent(60) {
            draft.seats[winner].iter_mut().for_each(|entered| entered.total = Some(paid));
        }
        wins.iter_mut().for_each(|win| (win.tile, win.situation) = (None, Vec::new()));
        if random.percent(30) {
            let liable = any_seat(random);
            wins.iter_mut().for_each(|win| win.liable = Some(liable));
        }
    }
}

fn any_seat(random: &mut Random) -> Seat {
    random.pick(&Seat::ALL)
}

fn seat(random: &mut Random, three: bool) -> Seat {
    Seat::East.after(random.below(if three { 3 } else { 4 }) as u8)
}

fn any_tile(random: &mut Random) -> Tile {
    let place = random.below(45);
    Tile::all().nth(place).expect("there are 45 tiles to pick")
}

/// A seat whose hand lacks one tile, and that tile.
fn winning_seat(random: &mut Random, wall: &mut Wall, seat: Seat, three: bool) -> (SeatDraft, Tile) {
    let mut won = complete(SHAPES, random, wall, seat);
    for meld in &mut won.melds {
        if three && meld.from == Some(Seat::North) {
            meld.from = None;
        }
        if meld.kind.is_claimed() && random.percent(50) {
            let place = random.below(meld.tiles.len());
            meld.claimed = meld.tiles.get(place).copied();
        }
    }
    let mut entered = SeatDraft { hand: won.closed, melds: won.melds, ..SeatDraft::default() };
    if random.percent(15) {
        order(random, &mut entered);
    }
    (entered, won.win)
}

/// Numbers the melds, and puts discards between them.
fn order(random: &mut Random, entered: &mut SeatDraft) {
    let mut n = 0;
    for meld in &mut entered.melds {
        n += 1 + random.below(6) as u16;
        meld.order = Some(n);
        if meld.kind == MeldKind::AddedKong {
            n += 1;
            meld.added_order = Some(n);
        }
    }
}

/// A hand of random tiles from the wall, with a meld or two.
fn losing_seat(random: &mut Random, wall: &mut Wall, seat: Seat, three: bool) -> SeatDraft {
    let (mut entered, last) = winning_seat(random, wall, seat, three);
    let swaps = random.below(8);
    for _ in 0..swaps {
        let place = random.below(entered.hand.len());
        if let (Some(slot), Some(tile)) = (entered.hand.get_mut(place), wall.any(random)) {
            *slot = tile;
        }
    }
    if random.percent(10) {
        entered.hand.push(last);
    }
    entered.ready = random.percent(20).then_some(true);
    let mut n = random.below(4) as u16;
    for _ in 0..random.below(6) {
        let Some(tile) = wall.any(random) else { break };
        n += 1 + random.below(4) as u16;
        let hand = random.percent(20).then(|| entered.hand.clone());
        let after = random.pick(After::ALL);
        let (claimed, locked) = (random.percent(10), random.percent(5));
        entered.discards.push(Discard { tile, order: random.percent(80).then_some(n), after, hand, claimed, locked });
    }
    entered
}

fn end(random: &mut Random, draft: &Draft, winner: Seat, tile: Tile) -> End {
    match random.below(20) {
        0 | 1 => End::Open,
        2 => {
            let cause = if random.percent(70) { DrawCause::Wall } else { random.pick(DrawCause::ALL) };
            let nagashi = draft.stated_players().seats().filter(|_| random.percent(10)).collect();
            End::Draw { cause, nagashi }
        }
        _ => {
            let by = match random.below(20) {
                0..10 => By::SelfDraw,
                10 => By::RobbedKong,
                _ => By::Discard,
            };
            let others: Vec<Seat> = draft.stated_players().seats().filter(|&seat| seat != winner).collect();
            let from = (by != By::SelfDraw).then(|| random.pick(&others));
            let mut situation = Vec::new();
            if random.percent(15) {
                let drawn = [Situation::LastTile, Situation::KongReplacement, Situation::Heaven, Situation::Earth];
                let taken = [Situation::LastDiscard, Situation::Human, Situation::LastCopy, Situation::LastDiscard];
                situation.push(random.pick(if by == By::SelfDraw { &drawn } else { &taken }));
            }
            let liable = random.percent(2).then(|| random.pick(&others));
            let mut wins = vec![WinDraft { seat: winner, tile: Some(tile), by, from, situation, liable }];
            // Another seat that only tells its total.
            if random.percent(3) {
                let first = wins[0].clone();
                wins.push(WinDraft { seat: random.pick(&others), ..first });
            }
            End::Win { wins }
        }
    }
}

fn riichi(random: &mut Random, draft: &mut Draft, wall: &mut Wall, winner: Seat) {
    let open = draft.seat(winner).is_some_and(SeatDraft::is_open);
    let declared = !open && random.percent(45);
    if declared {
        let entered = draft.seat_mut(winner);
        entered.riichi = if random.percent(15) { Riichi::Double } else { Riichi::Riichi };
        entered.ippatsu = random.percent(25);
    }
    let indicators = if random.percent(70) { 1 } else { random.below(5) };
    draft.dora = (0..indicators).filter_map(|_| wall.any(random)).collect();
    if declared {
        draft.ura = (0..indicators).filter_map(|_| wall.any(random)).collect();
    }
}

/// Bonus tiles for any seat, set aside or in the place of a tile of the hand.
fn flowers(random: &mut Random, draft: &mut Draft, tiles: &TileRules) {
    for tile in tiles.bonus().union(BonusTiles::FLOWERS_AND_SEASONS).iter() {
        let seat = seat(random, draft.stated_players().are_three());
        if random.percent(20)
            && let Some(entered) = draft.seats[seat].as_mut()
        {
            let held = tiles.holds_flowers() && tile.kind_in_hand().is_some();
            match entered.hand.last_mut().filter(|_| held) {
                Some(last) => *last = tile,
                None => entered.bonus.push(tile),
            }
        }
    }
}

/// Groups of four to six for some seats, in the place of as many tiles of the hand: two of them natural, the others jokers.
fn groups(random: &mut Random, draft: &mut Draft) {
    for (_, entered) in draft.seats.iter_mut() {
        let kind = random.pick(&MeldKind::GROUPS);
        if random.percent(30)
            && let Some(entered) = entered
            && let Some(left) = entered.hand.len().checked_sub(kind.size())
            && let Some(first) = entered.hand.first().and_then(|tile| tile.kind())
        {
            let tiles = [Tile::plain(first); 2].into_iter().chain([Tile::joker(first); 4]).take(kind.size());
            entered.melds.extend(Meld::new(kind, tiles));
            entered.hand.truncate(left);
        }
    }
}

fn each_tile(draft: &mut Draft, mut change: impl FnMut(&mut Tile)) {
    for (_, entered) in draft.seats.iter_mut() {
        let Some(entered) = entered else { continue };
        entered.hand.iter_mut().chain(&mut entered.bonus).for_each(&mut change);
        for meld in &mut entered.melds {
            meld.tiles.iter_mut().for_each(&mut change);
            meld.claimed.iter_mut().for_each(&mut change);
        }
        for discard in &mut entered.discards {
            change(&mut discard.tile);
            discard.hand.iter_mut().flatten().for_each(&mut change);
        }
    }
    draft.dora.iter_mut().chain(&mut draft.ura).for_each(&mut change);
    if let End::Win { wins, .. } = &mut draft.end {
        wins.iter_mut().filter_map(|win| win.tile.as_mut()).for_each(change);
    }
}

/// The same deal with two suits exchanged that no pattern tells apart; `None` for three players, whose characters have
/// gaps.
pub fn exchanged(draft: &Draft) -> Option<Draft> {
    let mut other = draft.clone();
    each_tile(&mut other, |tile| {
        let letter = match tile.letter() {
            'm' => 'p',
            'p' => 'm',
            letter => letter,
        };
        *tile = Tile::from_notation(tile.digit(), letter).unwrap_or(*tile);
    });
    (!draft.stated_players().are_three()).then_some(other)
}

/// Makes one thing in the deal wrong, or at least unusual.
fn spoil(random: &mut Random, draft: &mut Draft) {
    let seat = any_seat(random);
    let tile = any_tile(random);
    let place = random.below(20);
    // Groups of four to six are for hands whose rules have them.
    let kinds: Vec<MeldKind> = MeldKind::ALL.iter().copied().filter(|kind| !kind.is_group()).collect();
    match random.below(16) {
        0 => draft.players = Some(Players::three_if(!draft.stated_players().are_three())),
        1 => draft.seats[seat] = None,
        2 => draft.seat_mut(seat).hand.push(tile),
        3 => drop(draft.seat_mut(seat).hand.pop()),
        4 => {
            if let Some(slot) = draft.seat_mut(seat).hand.get_mut(place) {
                *slot = tile;
            }
        }
        5 => {
            let tiles: Vec<Tile> = (0..random.below(6)).map(|_| any_tile(random)).collect();
            let meld = Meld::new(random.pick(&kinds), tiles.into_iter().take(4));
            draft.seat_mut(seat).melds.extend(meld);
        }
        6 => {
            if let Some(meld) = draft.seat_mut(seat).melds.first_mut() {
                meld.kind = random.pick(&kinds);
                meld.from = Some(any_seat(random));
                meld.claimed = Some(tile);
            }
        }
        7 => drop(draft.seat_mut(seat).melds.pop()),
        8 => draft.dora.push(tile),
        9 => draft.ura.push(tile),
        10 => draft.seat_mut(seat).bonus.push(tile),
        11 => {
            let entered = draft.seat_mut(seat);
            entered.riichi = random.pick(Riichi::ALL);
            entered.ippatsu = !entered.ippatsu;
            entered.dead = random.percent(50);
            entered.barred = random.percent(50);
            entered.original_call = random.percent(50);
        }
        12 => draft.seat_mut(seat).total = Some(random.below(100_000) as i64),
        13 => {
            draft.honba = random.below(1_000_000) as u32;
            draft.deposits = random.below(1_000_000) as u32;
        }
        14 => draft.end = End::Draw { cause: random.pick(DrawCause::ALL), nagashi: vec![seat, seat] },
        _ => {
            if let End::Win { wins, .. } = &mut draft.end
                && let Some(win) = wins.first_mut()
            {
                match random.below(6) {
                    0 => win.seat = seat,
                    1 => win.tile = None,
                    2 => win.tile = Some(tile),
                    3 => win.by = random.pick(By::ALL),
                    4 => win.from = Some(seat),
                    _ => win.situation.push(random.pick(Situation::ALL)),
                }
            }
        }
    }
}

/// Random options with settings that a rulebook file may have.
fn other_options(random: &mut Random, mut book: Rulebook) -> Rulebook {
    for _ in 0..1 + random.below(8) {
        let key = random.pick(OptionKey::ALL);
        let value = match key.spec() {
            OptionSpec::Flag(_) => Some(random.below(2) as i64),
            OptionSpec::Choice(names) => Some(random.below(names.len()) as i64),
            OptionSpec::Number { default: None, .. } if random.percent(40) => None,
            OptionSpec::Number { min, max, .. } => {
                let most = if random.percent(50) { max } else { max.min(min + 30) };
                Some(min + random.below((most - min + 1) as usize) as i64)
            }
        };
        book.options.set(key, value);
    }
    book
}
