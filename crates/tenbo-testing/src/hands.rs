//! Legal winning hands, built set by set from a seed: the same hands in every run.

use serde_json::{Map, Value, json};
use tenbo_engine::deal::{By, Draft, End, Players, Riichi, SeatDraft, Situation, WinDraft};
use tenbo_engine::tiles::{Kind, Kinds, Meld, MeldKind, Seat, Suit, Tile, Wind, write_tiles};

use super::random::Rng;

/// What kind of deals to make.
#[derive(Clone, Copy, Default)]
pub struct Wanted {
    /// For three players.
    pub three: bool,
    /// With red fives.
    pub reds: bool,
    /// Without dora indicators, and so without anything that depends on the order of ranks.
    pub no_dora: bool,
}

struct Pile {
    used: [u8; Kind::COUNT],
    kinds: Vec<Kind>,
    three: bool,
}

impl Pile {
    fn take(&mut self, kind: Kind, n: u8) -> bool {
        let free = self.used[kind.index()] + n <= 4;
        if free {
            self.used[kind.index()] += n;
        }
        free
    }

    fn any(&mut self, rng: &mut Rng) -> Tile {
        loop {
            let kind = Kind::new(rng.below(Kind::COUNT) as u8).unwrap();
            if exists(kind, self.three) && self.take(kind, 1) {
                return Tile::plain(kind);
            }
        }
    }
}

fn exists(kind: Kind, three: bool) -> bool {
    !three || kind.suit() != Some(Suit::Characters) || kind.is_terminal()
}

/// The kinds from which a biased hand is built: a suit, simples, terminals, honors, green.
fn leaning(rng: &mut Rng, three: bool) -> Vec<Kind> {
    let suit = rng.pick(&Suit::ALL);
    let kinds = match rng.below(12) {
        0 => Kinds::suit(suit),
        1 | 2 => Kinds::suit(suit).union(Kinds::HONORS),
        3 | 4 => Kinds::SIMPLES,
        5 => Kinds::TERMINALS_AND_HONORS,
        6 => Kinds::HONORS,
        7 => Kinds::GREEN,
        8 => Kinds::TERMINALS_AND_HONORS.union(Kinds::suit(suit)),
        _ => Kinds::ALL,
    };
    kinds.iter().filter(|&kind| exists(kind, three)).collect()
}

/// Deals that the rules allow, each with one winner.
pub fn deals(seed: u64, count: usize, wanted: Wanted) -> impl Iterator<Item = Draft> {
    let mut rng = Rng::new(seed);
    (0..count).map(move |_| {
        loop {
            if let Some(draft) = deal(&mut rng, wanted) {
                break draft;
            }
        }
    })
}

fn deal(rng: &mut Rng, wanted: Wanted) -> Option<Draft> {
    let mut pile = Pile { used: [0; Kind::COUNT], kinds: leaning(rng, wanted.three), three: wanted.three };
    let mut entered = SeatDraft::default();
    let players = if wanted.three { 3 } else { 4 };
    let seat = Seat::ALL[rng.below(players)];
    let others: Vec<Seat> = Seat::ALL.into_iter().take(players).filter(|&other| other != seat).collect();
    match rng.below(100) {
        0..4 => orphans(rng, &mut pile, &mut entered),
        4..12 => pairs(rng, &mut pile, &mut entered)?,
        _ => standard(rng, &mut pile, &mut entered, seat, &others)?,
    }
    let mut tile = entered.hand.remove(rng.below(entered.hand.len()));
    if wanted.reds {
        redden(rng, &mut entered, &mut tile);
    }
    let mut draft = Draft { players: Some(Players::three_if(wanted.three)), ..Draft::default() };
    draft.prevailing = rng.pick(&[Wind::East, Wind::South]);
    draft.honba = rng.below(4) as u32;
    let melded = !entered.melds.is_empty();
    if !entered.is_open() && rng.chance(45) {
        entered.riichi = if rng.chance(15) { Riichi::Double } else { Riichi::Riichi };
        entered.ippatsu = rng.chance(30);
    }
    draft.deposits = rng.below(3) as u32 + u32::from(entered.riichi != Riichi::None);
    let kongs = entered.melds.iter().filter(|meld| meld.kind.is_kong()).count();
    let first_turn = !melded && entered.riichi == Riichi::None && rng.chance(4);
    let held = entered.tiles().any(|other| other.kind() == tile.kind());
    let mut win =
        WinDraft { seat, tile: Some(tile), by: By::SelfDraw, from: None, situation: Vec::new(), liable: None };
    if rng.chance(50) {
        win.situation.extend(match () {
            () if kongs > 0 && !entered.ippatsu && rng.chance(30) => Some(Situation::KongReplacement),
            () if first_turn && seat == Seat::East => Some(Situation::Heaven),
            () if first_turn => Some(Situation::Earth),
            () if rng.chance(6) => Some(Situation::LastTile),
            () => None,
        });
    } else {
        win.by = if !held && rng.chance(8) { By::RobbedKong } else { By::Discard };
        win.from = Some(rng.pick(&others));
        win.situation.extend(match win.by {
            // Before the winner's first draw, only the seats before it have discarded.
            By::Discard if first_turn && win.from < Some(seat) => Some(Situation::Human),
            By::Discard if rng.chance(6) => Some(Situation::LastDiscard),
            _ => None,
        });
    }
    // A north that is set aside ends the first turn.
    let early = [Situation::Heaven, Situation::Earth, Situation::Human];
    if wanted.three && !win.situation.iter().any(|situation| early.contains(situation)) {
        for _ in 0..rng.below(3) {
            if pile.take(Kind::NORTH, 1) {
                entered.bonus.push(Tile::plain(Kind::NORTH));
            }
        }
    }
    if !wanted.no_dora {
        draft.dora = (0..=kongs).map(|_| pile.any(rng)).collect();
        if entered.riichi != Riichi::None {
            draft.ura = (0..=kongs).map(|_| pile.any(rng)).collect();
        }
    }
    draft.end = End::Win { wins: vec![win] };
    draft.seats[seat] = Some(entered);
    Some(draft)
}

fn orphans(rng: &mut Rng, pile: &mut Pile, entered: &mut SeatDraft) {
    let terminals_and_honors: Vec<Kind> = Kinds::TERMINALS_AND_HONORS.iter().collect();
    for kind in terminals_and_honors.iter().copied().chain([rng.pick(&terminals_and_honors)]) {
        pile.take(kind, 1);
        entered.hand.push(Tile::plain(kind));
    }
}

fn pairs(rng: &mut Rng, pile: &mut Pile, entered: &mut SeatDraft) -> Option<()> {
    let mut kinds: Vec<Kind> = pile.kinds.clone();
    while kinds.len() > 7 {
        kinds.remove(rng.below(kinds.len()));
    }
    for kind in (kinds.len() == 7).then_some(kinds)? {
        pile.take(kind, 2);
        entered.hand.extend([Tile::plain(kind); 2]);
    }
    Some(())
}

fn standard(rng: &mut Rng, pile: &mut Pile, entered: &mut SeatDraft, seat: Seat, others: &[Seat]) -> Option<()> {
    let open = rng.pick(&[0, 0, 0, 30, 60, 100]);
    let triplets = rng.pick(&[10, 35, 60, 90]);
    let kongs = rng.pick(&[0, 0, 15, 70]);
    for place in 0..4u16 {
        let first = rng.pick(&pile.kinds);
        let melded = rng.chance(open);
        let run: Option<Vec<Kind>> = (0..3).map(|step| first.higher(step)).collect();
        let run = run.filter(|run| run.iter().all(|&kind| exists(kind, pile.three)));
        let (kind, kinds): (Option<MeldKind>, Vec<Kind>) = match run {
            Some(run) if !rng.chance(triplets) => ((melded && !pile.three).then_some(MeldKind::Chow), run),
            _ if rng.chance(kongs) => {
                let kind =
                    if melded { rng.pick(&[MeldKind::Kong, MeldKind::AddedKong]) } else { MeldKind::ConcealedKong };
                (Some(kind), vec![first; 4])
            }
            _ => (melded.then_some(MeldKind::Pung), vec![first; 3]),
        };
        for &one in &kinds {
            pile.take(one, 1).then_some(())?;
        }
        let tiles: Vec<Tile> = kinds.into_iter().map(Tile::plain).collect();
        let Some(kind) = kind else {
            entered.hand.extend(tiles);
            continue;
        };
        let mut meld = Meld::new(kind, tiles.iter().copied()).expect("four tiles at most");
        meld.order = Some(2 * place + 2);
        if kind.is_claimed() {
            meld.claimed = Some(rng.pick(&tiles));
            meld.from = Some(if kind == MeldKind::Chow { seat.before() } else { rng.pick(others) });
        }
        meld.added_order = (kind == MeldKind::AddedKong).then_some(20 + place);
        entered.melds.push(meld);
    }
    let pair = rng.pick(&pile.kinds);
    pile.take(pair, 2).then_some(())?;
    entered.hand.extend([Tile::plain(pair); 2]);
    Some(())
}

/// Makes some fives red, one a suit.
fn redden(rng: &mut Rng, entered: &mut SeatDraft, win: &mut Tile) {
    for suit in Suit::ALL.into_iter().filter(|_| rng.chance(40)) {
        let five = Tile::plain(Kind::suited(suit, 5).unwrap());
        let melds = entered.melds.iter_mut().filter(|meld| meld.claimed != Some(five));
        let tiles = entered.hand.iter_mut().chain(melds.flat_map(|meld| meld.tiles.iter_mut()));
        if let Some(tile) = tiles.chain([&mut *win]).find(|tile| **tile == five) {
            *tile = Tile::red(suit);
        }
    }
}

fn put(map: &mut Map<String, Value>, key: &str, value: impl Into<Value>) {
    let value = value.into();
    let empty = value == json!("") || value == json!([]) || value == json!(false) || value.is_null();
    if !empty {
        map.insert(key.into(), value);
    }
}

fn meld_json(meld: &Meld) -> Value {
    let mut map = Map::new();
    put(&mut map, "kind", meld.kind.as_str());
    put(&mut map, "tiles", write_tiles(&meld.tiles));
    put(&mut map, "claimed", meld.claimed.map(|tile| tile.to_string()));
    put(&mut map, "from", meld.from.map(Seat::as_str));
    put(&mut map, "n", meld.order);
    put(&mut map, "added_n", meld.added_order);
    Value::Object(map)
}

fn seat_json(entered: &SeatDraft) -> Value {
    let mut map = Map::new();
    put(&mut map, "hand", write_tiles(&entered.hand));
    put(&mut map, "melds", entered.melds.iter().map(meld_json).collect::<Vec<_>>());
    put(&mut map, "bonus", write_tiles(&entered.bonus));
    put(&mut map, "riichi", entered.riichi.as_str());
    put(&mut map, "ippatsu", entered.ippatsu);
    Value::Object(map)
}

fn win_json(win: &WinDraft) -> Value {
    let mut map = Map::new();
    put(&mut map, "seat", win.seat.as_str());
    put(&mut map, "tile", win.tile.map(|tile| tile.to_string()));
    put(&mut map, "by", win.by.as_str());
    put(&mut map, "from", win.from.map(Seat::as_str));
    put(&mut map, "situation", win.situation.iter().map(|one| one.as_str()).collect::<Vec<_>>());
    Value::Object(map)
}

/// A deal of this file as a JSON request.
pub fn request(draft: &Draft, rules: &Value) -> Value {
    let mut map = Map::new();
    put(&mut map, "v", 1);
    put(&mut map, "rules", rules.clone());
    put(&mut map, "players", draft.stated_players().seats().count());
    put(&mut map, "prevailing", draft.prevailing.as_str());
    put(&mut map, "honba", draft.honba);
    put(&mut map, "deposits", draft.deposits);
    put(&mut map, "dora", write_tiles(&draft.dora));
    put(&mut map, "ura", write_tiles(&draft.ura));
    let seats =
        draft.seats.iter().filter_map(|(seat, entered)| Some((seat.as_str().into(), seat_json(entered.as_ref()?))));
    map.insert("seats".into(), Value::Object(seats.collect()));
    let wins: Vec<Value> = draft.wins().iter().map(win_json).collect();
    map.insert("end".into(), json!({ "kind": "win", "wins": wins }));
    Value::Object(map)
}
