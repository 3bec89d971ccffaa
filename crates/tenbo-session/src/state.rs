//! The state that undo restores: the deal as entered, the caret, the rules.

use tenbo_engine::check::{completes, is_barred, price};
use tenbo_engine::deal::{By, Discard, Draft, DrawCause, End, Riichi, SeatDraft, Situation, WinDraft};
use tenbo_engine::options::{Options, Settlement};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{BySeat, MeldKind, Seat, Tile};

use super::edit;
use super::numbers::number;
use super::pen::Pen;
use super::rules::{FULL, RulesChoice};

/// The most tiles that any rules give a hand, with the winning one. A hand that has them keeps them under other rules.
pub const MOST_TILES: usize = 17;

/// Where the next tile goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// Into the hand of the seat that is edited.
    #[default]
    Hand,
    /// It becomes a new meld of this kind.
    New(MeldKind),
    /// A chow of this claimed tile, and of a second one if that has been tapped; which one of those that fit is still to be
    /// said, and the caret counts them.
    Chow(Tile, Option<Tile>),
    /// It replaces the tiles of this meld; the caret marks the claimed one.
    Meld(usize),
    /// Among the indicators.
    Dora,
    /// Among the indicators below them.
    Ura,
    /// Among the discards of the seat that is edited.
    Discards,
    /// Among what this discard of the seat was chosen from.
    Chosen(usize),
}

/// How the deal ends once the winner's hand is full.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// With a win.
    #[default]
    Win,
    /// Without.
    Draw {
        /// Why.
        cause: DrawCause,
        /// Seats that discarded only terminals and honors.
        nagashi: Vec<Seat>,
    },
}

impl Ending {
    /// The seats that discarded only terminals and honors.
    #[must_use]
    pub fn nagashi(&self) -> &[Seat] {
        match self {
            Ending::Draw { nagashi, .. } => nagashi,
            Ending::Win => &[],
        }
    }
}

/// How the winner wins. It is kept while the hand is not full, so that nothing has to be entered twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinEntry {
    /// The fourteenth tile.
    pub tile: Option<Tile>,
    /// How it came.
    pub by: By,
    /// Whose it was; ignored where it was drawn.
    pub from: Seat,
    /// What was special about it.
    pub situation: Vec<Situation>,
    /// Who is liable for the win of each seat, where tiles and events do not tell.
    pub liable: BySeat<Option<Seat>>,
}

/// The deal as entered, with its rules: what undo restores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The deal; its `end` is left open, see [`State::deal`].
    pub draft: Draft,
    /// Whose hand is shown and edited.
    pub seat: Seat,
    /// Who wins.
    pub winner: Seat,
    /// Who else wins on the same tile of the same seat, in the order of the seats.
    pub also: Vec<Seat>,
    /// How.
    pub win: WinEntry,
    /// The wins before this one, where play goes on after a win, in the order in which they were made.
    pub earlier: Vec<WinDraft>,
    /// Or does nobody?
    pub ending: Ending,
    /// Where the next tile goes.
    pub target: Target,
    /// The place in the target: so many tiles are before it.
    pub caret: usize,
    /// What was entered last, and whom melds are claimed from.
    pub pen: Pen,
    /// The rules.
    pub rules: RulesChoice,
    /// How many tiles a hand has by these rules before the winning tile.
    pub full: usize,
}

impl Default for State {
    fn default() -> Self {
        let winner = Seat::East;
        State {
            draft: Draft::default(),
            seat: winner,
            winner,
            also: Vec::new(),
            win: WinEntry {
                tile: None,
                by: By::SelfDraw,
                from: Seat::North,
                situation: Vec::new(),
                liable: BySeat::default(),
            },
            earlier: Vec::new(),
            ending: Ending::Win,
            target: Target::Hand,
            caret: 0,
            pen: Pen::default(),
            rules: RulesChoice::default(),
            full: FULL,
        }
    }
}

impl State {
    /// A deal as if it had been entered, with its end.
    #[must_use]
    pub fn of_deal(deal: Draft, rules: RulesChoice) -> State {
        let (usual, full) = rules.table();
        let players = deal.players.or(Some(usual));
        let mut state = State { rules, full, ..State::default() };
        match &deal.end {
            End::Win { .. } => {
                edit::take_wins(&mut state, &deal.end);
                state.seat = state.winner;
            }
            End::Draw { cause, nagashi } => state.ending = Ending::Draw { cause: *cause, nagashi: nagashi.clone() },
            End::Open => {}
        }
        state.draft = Draft { players, end: End::Open, ..deal };
        edit::tidy(&mut state);
        state
    }

    /// The tiles of a seat, as if it had none where nothing was entered.
    #[must_use]
    pub fn entered(&self, seat: Seat) -> SeatDraft {
        self.draft.seat(seat).cloned().unwrap_or_default()
    }

    /// Hand and melds of a seat, kongs as three, with its winning tile.
    #[must_use]
    pub fn size(&self, seat: Seat) -> usize {
        let won = usize::from(seat == self.winner && self.win.tile.is_some());
        self.draft.seat(seat).map_or(0, SeatDraft::size) + won
    }

    /// The seat whose hand rulebooks are compared by: the one that is shown, or the winner's while that one has nothing.
    #[must_use]
    pub fn judged(&self) -> Seat {
        if self.size(self.seat) > 0 { self.seat } else { self.winner }
    }

    /// Whether any seat has a tile.
    #[must_use]
    pub fn has_tiles(&self) -> bool {
        let has = |entered: &SeatDraft| entered.size() > 0 || !entered.bonus.is_empty();
        self.win.tile.is_some() || Seat::ALL.iter().any(|&seat| self.draft.seat(seat).is_some_and(has))
    }

    /// Whether nothing has been entered of the deal but the place in the match.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let nothing = Draft {
            players: self.draft.players,
            prevailing: self.draft.prevailing,
            dealer_wins: self.draft.dealer_wins,
            honba: self.draft.honba,
            deposits: self.draft.deposits,
            ..Draft::default()
        };
        let is_empty = |entered: &Option<SeatDraft>| entered.as_ref().is_none_or(|seat| *seat == SeatDraft::default());
        self.win.tile.is_none()
            && self.ending == Ending::Win
            && self.earlier.is_empty()
            && self.draft.seats.0.iter().all(is_empty)
            && Draft { seats: BySeat::default(), ..self.draft.clone() } == nothing
    }

    /// Whether something of a deal lies there, so that a whole hand that comes now is that of a new one. What was said before
    /// the first tile is said of the hand to come.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.has_tiles() || self.ending != Ending::Win
    }

    /// The table before the next hand: rules, seat and round as they are, and nothing else.
    #[must_use]
    pub fn next_hand(&self) -> State {
        let mut next = self.clone();
        edit::begin(&mut next);
        next
    }

    /// The tile that stands apart in the hand that is edited.
    #[must_use]
    pub fn apart(&self) -> Option<Tile> {
        if self.seat == self.winner { self.win.tile } else { None }
    }

    /// Whether a seat wins, alone or with others.
    #[must_use]
    pub fn wins(&self, seat: Seat) -> bool {
        seat == self.winner || self.also.contains(&seat)
    }

    /// Who wins too, but has neither a full hand nor a value yet: nothing is paid for that win so far.
    pub fn missing_winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.also.iter().copied().filter(|&seat| {
            let entered = self.entered(seat);
            let is_told = entered.size() == 0 && entered.total.is_some();
            !is_told && (entered.size() != self.full || self.win.tile.is_none())
        })
    }

    /// The win of a seat that is out of the deal.
    #[must_use]
    pub fn earlier_win(&self, seat: Seat) -> Option<&WinDraft> {
        self.earlier.iter().find(|win| win.seat == seat)
    }

    /// The tiles that earlier wins were made on and that lie nowhere else, each once.
    pub fn earlier_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let before = std::iter::once(None).chain(self.earlier.iter().map(Some));
        let first =
            self.earlier.iter().zip(before).filter(|(win, before)| !before.is_some_and(|other| win.is_with(other)));
        first.filter_map(|(win, _)| win.tile.filter(|&tile| !self.lies_with(win, tile)))
    }

    /// Whether the tile of an earlier win lies with the seat that it came from.
    fn lies_with(&self, win: &WinDraft, tile: Tile) -> bool {
        let Some(from) = win.from.and_then(|from| self.draft.seat(from)) else { return false };
        match win.by {
            By::SelfDraw => false,
            By::Discard => from.discards.iter().any(|discard| discard.tile == tile && !discard.claimed),
            By::RobbedKong => from.melds.iter().any(|meld| meld.kind.is_kong() && meld.tiles.contains(&tile)),
        }
    }

    /// Whether the winning tile lies among the tiles of the seat it came from, and is not counted once more.
    #[must_use]
    pub fn is_listed(&self, tile: Tile) -> bool {
        let Some(from) = self.draft.seat(self.win.from) else { return false };
        match self.win.by {
            By::SelfDraw => false,
            By::Discard => from.discards.last().is_some_and(|discard| discard.tile == tile && !discard.claimed),
            By::RobbedKong => from
                .melds
                .iter()
                .any(|meld| meld.kind.is_kong() && meld.set().is_some_and(|set| Some(set.first) == tile.kind())),
        }
    }

    /// Who wins with the win that is entered, the winner first.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        std::iter::once(self.winner).chain(self.also.iter().copied())
    }

    /// The seats that can discard for the winner.
    pub fn discarders(&self) -> impl Iterator<Item = Seat> + use<> {
        let players: Vec<Seat> = self.draft.stated_players().seats().collect();
        let may = |&seat: &Seat| seat != self.winner && self.earlier_win(seat).is_none();
        let may: Vec<Seat> = players.into_iter().filter(may).collect();
        may.into_iter()
    }

    /// Who plays just before a seat: at a table of three West before East.
    #[must_use]
    pub fn before(&self, seat: Seat) -> Seat {
        self.draft.stated_players().before(seat)
    }

    /// The deal with its wins as entered, whether or not the winner's hand is full. Who wins too joins when all tiles
    /// are there.
    #[must_use]
    pub fn won(&self) -> Draft {
        let win = |seat: Seat, tile: Option<Tile>, situation: Vec<Situation>| {
            let from = (self.win.by != By::SelfDraw).then_some(self.win.from);
            WinDraft { seat, tile, by: self.win.by, from, situation, liable: self.win.liable[seat] }
        };
        let mut wins = self.earlier.clone();
        wins.push(win(self.winner, self.win.tile, self.win.situation.clone()));
        for &seat in &self.also {
            let Some(entered) = self.draft.seat(seat) else { continue };
            let shared = self.win.situation.iter().copied().filter(|situation| situation.is_of_discard());
            match (entered.size(), self.win.tile) {
                (size, Some(tile)) if size == self.full => wins.push(win(seat, Some(tile), shared.collect())),
                (0, _) if entered.total.is_some() => wins.push(win(seat, None, Vec::new())),
                _ => {}
            }
        }
        Draft { end: End::Win { wins }, ..self.draft.clone() }
    }

    /// The seat that declared riichi with the tile that is won on. Its riichi does not stand, and its stick is its own again.
    #[must_use]
    pub fn lost_riichi(&self) -> Option<Seat> {
        let told = self.ending == Ending::Win && self.win.situation.contains(&Situation::RiichiDiscard);
        let declared = self.draft.seat(self.win.from).is_some_and(|entered| entered.riichi != Riichi::None);
        (told && declared && self.win.by == By::Discard).then_some(self.win.from)
    }

    /// Without what is said of the table and these rules do not have: riichi with its sticks, what it laid open,
    /// indicators, counters. It stays in the state for when the rules change back; nobody sees it, and no link carries
    /// it.
    #[must_use]
    pub fn in_play(&self, options: &Options) -> State {
        let mut state = self.clone();
        if options.riichi.in_use {
            for (_, entered) in state.draft.seats.iter_mut() {
                let Some(entered) = entered.as_mut().filter(|_| !options.riichi.open_riichi) else { continue };
                entered.riichi = entered.riichi.closed();
            }
            return state;
        }
        state.draft.dora.clear();
        state.draft.ura.clear();
        state.draft.deposits = 0;
        if options.payments.settlement != Settlement::Riichi {
            state.draft.honba = 0;
        }
        for (_, entered) in state.draft.seats.iter_mut() {
            let Some(entered) = entered else { continue };
            entered.riichi = Riichi::None;
            entered.ippatsu = false;
            entered.furiten = false;
        }
        state
    }

    /// What of it the engine can be asked about: bonus tiles stay away where the rules have none, red fives count as plain
    /// ones, and nobody is liable where nobody can be.
    fn playable(&self, plan: &Plan) -> State {
        let options = &plan.rulebook().options;
        let mut state = self.in_play(options);
        let reds = options.tiles.red_fives > 0;
        let plain = |tile: &mut Tile| {
            if let Some(kind) = tile.kind().filter(|_| tile.is_red() && !reds) {
                *tile = Tile::plain(kind);
            }
        };
        for (_, entered) in state.draft.seats.iter_mut() {
            let Some(entered) = entered else { continue };
            entered.hand.iter_mut().for_each(plain);
            for meld in &mut entered.melds {
                meld.tiles.iter_mut().chain(&mut meld.claimed).for_each(plain);
            }
            entered.discards.iter_mut().for_each(|discard: &mut Discard| plain(&mut discard.tile));
            entered.bonus.retain(|tile| tile.bonus_kind().is_none_or(|kind| options.tiles.uses(kind)));
        }
        state.win.tile.iter_mut().for_each(plain);
        state.draft.dora.iter_mut().chain(&mut state.draft.ura).for_each(plain);
        if plan.rulebook().liability.is_empty() {
            state.win.liable = BySeat::default();
            state.earlier.iter_mut().for_each(|win| win.liable = None);
        }
        if !options.payments.play_on {
            state.earlier.clear();
            let entered = state.draft.seats.iter_mut().filter_map(|(_, entered)| entered.as_mut());
            entered.flat_map(|entered| &mut entered.melds).for_each(|meld| meld.after_wins = 0);
        }
        number(&mut state.draft);
        state.draft.immediate.retain(|entry| price(plan, entry.kind) > 0);
        state.draft.penalties.retain(|penalty| plan.fines(penalty.offense));
        if let Ending::Draw { nagashi, .. } = &mut state.ending
            && !options.payments.nagashi_mangan
        {
            nagashi.clear();
        }
        state
    }

    /// What the engine is asked. While the winner's hand is not full the deal is open, so that waits are shown; a full
    /// hand that makes no winning shape is open too, with all its tiles in hand, so that discards are.
    #[must_use]
    pub fn deal(&self, plan: &Plan) -> Draft {
        let mut state = self.playable(plan);
        if let Ending::Draw { cause, nagashi } = state.ending {
            if !state.earlier.is_empty() && cause == DrawCause::Wall {
                let end = End::Win { wins: state.earlier };
                return Draft { end, wall_left: Some(0), ..state.draft };
            }
            return Draft { end: End::Draw { cause, nagashi }, ..state.draft };
        }
        // Who may not win any more has not won, though the hand is a whole one.
        let is_out = |seat: &Seat| is_barred(&self.draft, plan, *seat);
        state.also.retain(|seat| !is_out(seat));
        if is_out(&state.winner) {
            if state.also.is_empty() {
                return state.out_of_play();
            }
            state.winner = state.also.remove(0);
        }
        let entered = state.entered(state.winner);
        let Some(tile) = state.win.tile else {
            return if entered.size() == 0 && entered.total.is_some() { state.won() } else { state.won_before() };
        };
        let draft = state.won();
        let mut complete = false;
        if entered.size() == state.full {
            let own = draft.wins().iter().find(|win| win.seat == state.winner);
            complete = own.is_some_and(|win| completes(&draft, plan, win));
        }
        if complete || entered.melds.iter().any(|meld| meld.set().is_none()) {
            return draft;
        }
        let winner = state.winner;
        let mut open = state.won_before();
        if open.end == End::Open {
            open.seat_mut(winner).hand.push(tile);
        }
        open
    }

    /// The deal with the wins before the one that is entered: open if there are none.
    fn won_before(self) -> Draft {
        if self.earlier.is_empty() {
            return self.draft;
        }
        Draft { end: End::Win { wins: self.earlier }, ..self.draft }
    }

    /// The deal while the winner that is entered may not win: a tile that it drew is in its hand, one that it claimed is not.
    fn out_of_play(self) -> Draft {
        let (winner, drawn) = (self.winner, self.win.tile.filter(|_| self.win.by == By::SelfDraw));
        let mut open = self.won_before();
        if let Some(tile) = drawn.filter(|_| open.end == End::Open) {
            open.seat_mut(winner).hand.push(tile);
        }
        open
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;
    use crate::share;

    #[test]
    fn rules_round_and_counters_leave_the_page_blank_and_whatever_is_entered_of_the_deal_does_not() {
        let state = |link: &str| {
            let (state, dropped) = share::read(&format!("v1;{link}"));
            assert!(dropped.is_empty(), "{link}: {dropped:?}");
            state
        };
        for link in ["r=mcr-mil-2025", "r=riichi-ema-2025;round=S", "r=riichi-ema-2025;honba=2;sticks=1", "view=table"]
        {
            assert!(state(link).is_blank(), "{link}");
        }
        for link in ["E=1m", "dS=1m", "d=1m", "u=1m", "fE=1f", "E=(123m@S)", "riichi=E", "draw=wall"] {
            assert!(!state(&format!("r=riichi-ema-2025;{link}")).is_blank(), "{link}");
        }
    }

    #[test]
    fn a_further_winner_without_a_hand_or_a_value_is_missing() {
        let missing = |link: &str| share::read(link).0.missing_winners().collect::<Vec<_>>();
        let won = "v1;r=riichi-ema-2025;E=123m456p789s2233z+3z;from=W";
        assert_eq!(missing(&format!("{won};win=E")), []);
        assert_eq!(missing(&format!("{won};win=ES")), [Seat::South]);
        assert_eq!(missing(&format!("{won};win=ES;S=12m")), [Seat::South]);
        assert_eq!(missing(&format!("{won};win=ES;S=44m555m666m777m12z")), []);
        assert_eq!(missing(&format!("{won};win=ES;tS=8000")), []);
    }

    /// By an empty seat beside a whole hand, rulebooks would be compared by nothing.
    #[test]
    fn rulebooks_are_compared_by_a_hand_that_is_there() {
        let judged = |link: &str| share::read(&format!("v1;r=riichi-ema-2025;{link}")).0.judged();
        let won = "win=S;S=123m456p789s2233z+3z;from=W";
        assert_eq!(judged(&format!("{won};see=E")), Seat::South, "East has nothing");
        assert_eq!(judged(&format!("{won};see=S")), Seat::South);
        assert_eq!(judged(&format!("{won};E=123m;see=E")), Seat::East, "the one that is shown");
        assert_eq!(judged("win=S;see=W"), Seat::South);
    }
}
