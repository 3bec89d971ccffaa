//! Edits: what a person can do to a state, and why it may not be possible.

mod claim;
mod discard;
mod earlier;
mod feed;
mod foul;
mod meld;
mod pen;
mod red;
mod table;
mod tile;
mod win;

pub use claim::{Claim, claimed, claims};
pub use discard::DiscardChange;
pub use earlier::{can_play_on, take_wins};
pub use foul::{MOST_TIMES, false_win, fouls, marks_hands, times};
pub use table::MOST_POINTS;
pub use tile::{MOST_DISCARDS, begin};

use tenbo_engine::check::Inventory;
use tenbo_engine::deal::{By, Offense, Penalty, Riichi, SeatDraft, Situation};
use tenbo_engine::options::{OptionKey, System};
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problem;
use tenbo_engine::tiles::{Kind, Meld, MeldKind, Seat, Tile, WinMark, Wind};

use super::pen::Group;
use super::readiness::say_ready;
use super::rules::RulesChoice;
use super::state::{Ending, State, Target};
use super::view::View;

/// Where the caret goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One tile back.
    Left,
    /// One tile on.
    Right,
    /// Before the first.
    Home,
    /// Behind the last.
    End,
}

/// A list of tiles beside the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Indicators.
    Dora,
    /// Indicators below them.
    Ura,
    /// Bonus tiles of the seat that is edited: flowers, animals and their like, norths.
    Bonus,
    /// Its discards.
    Discards,
    /// What this discard of its was chosen from.
    Chosen(usize),
}

/// What happens to a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldChange {
    /// It becomes another kind of meld, in its place.
    Convert(MeldKind),
    /// It was claimed from this seat.
    From(Seat),
    /// This tile of it was the claimed one.
    Claimed(usize),
    /// It is a kong that was made when so many had won.
    AfterWins(u8),
    /// It is a kong that nobody pays for at once.
    Unpaid,
    /// Its tiles go back into the hand.
    TakeBack,
    /// It goes away.
    Remove,
}

/// What is read from a text, and fits the hand that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasted {
    /// Concealed tiles.
    pub tiles: Vec<Tile>,
    /// Melds.
    pub melds: Vec<Meld>,
    /// Bonus tiles: flowers, animals and their like, norths.
    pub bonus: Vec<Tile>,
    /// The winning tile.
    pub win: Option<(Tile, WinMark)>,
    /// Whether a new deal begins with it: nothing of the one before stays but the rules, the seat and the round.
    pub new: bool,
}

/// One change of the deal or its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A key of the tile keyboard.
    Tile(Tile),
    /// Digits and a suit letter: several tiles at once.
    Tiles(Vec<Tile>),
    /// Removes a tile of the hand; the place behind the last is the winning tile's.
    Remove(usize),
    /// Removes a tile of a list.
    RemoveFrom(List, usize),
    /// Removes the tile before the caret.
    Backspace,
    /// Removes the tile behind the caret.
    Delete,
    /// Moves the caret.
    Step(Step),
    /// Says where the next tile goes.
    Aim(Target),
    /// Shows and edits another seat's hand.
    Show(Seat),
    /// Changes a meld of the seat that is edited.
    Meld(usize, MeldChange),
    /// Lays down four alike from the hand: a concealed kong, or the fourth tile on a pung.
    Kong(Kind),
    /// Of the chows that the claimed tile fits, the one that starts here.
    Chow(Kind),
    /// The tile that was entered last becomes this group. If it is one already: another seat let go of its tile.
    Group(Group),
    /// From now on each tile comes as a pair, or no longer.
    Pairs,
    /// A stroke over three keys: a run in the hand, its last tile tapped last.
    Run([Tile; 3]),
    /// A long press on a key: three alike in the hand.
    Triplet(Tile),
    /// Makes the last five a red one, or a plain one again.
    Red,
    /// Pungs and kongs come from the next seat, that of the meld that was entered last too.
    Turn,
    /// Picks a tile of the hand up, which the next key replaces, or puts it down; the place behind the last is the winning
    /// tile's.
    Select(usize),
    /// Makes a tile of a full hand the winning one.
    WinningTile(usize),
    /// Lays a north aside in a game for three: from the hand, or a fresh one.
    North,
    /// A tile that completes the hand that is shown; its seat wins.
    Complete(Tile),
    /// Away with a tile of the full hand that is shown.
    Discard(Tile),
    /// Another seat wins.
    Winner(Seat),
    /// This seat wins too, on the same tile, or does not.
    AlsoWins(Seat, bool),
    /// Play goes on after the win that is entered: another seat is to win next.
    PlayOn,
    /// The last of the wins before is entered again.
    TakeBackWin,
    /// The winner sits elsewhere; who sat there takes the empty seat.
    Sit(Seat),
    /// How the winning tile came.
    By(By),
    /// Whose it was.
    From(Seat),
    /// It was this seat's discard.
    Fed(Seat),
    /// Something special about it, on or off.
    Situation(Situation, bool),
    /// Who is liable for the win of the first seat, where tiles and events do not tell.
    Liable(Seat, Option<Seat>),
    /// A riichi declaration, with its stick.
    Riichi(Seat, Riichi),
    /// A win within a turn of it.
    Ippatsu(Seat, bool),
    /// Whether a hand counts as ready at a draw, or was declared so in a win.
    Ready(Seat, bool),
    /// Whether a hand was declared ready with the first discard.
    OriginalCall(Seat, bool),
    /// Whether a seat has passed a tile that would have won.
    Furiten(Seat, bool),
    /// What a hand is worth, where no tiles are given.
    Total(Seat, Option<u32>),
    /// How often a seat committed a foul.
    Foul(Penalty),
    /// The winner that is entered has declared a win without one, which is this foul.
    DeclareAnyway(Offense),
    /// Whether a foul made the hand dead.
    Dead(Seat, bool),
    /// Whether a foul bars the seat from winning.
    Barred(Seat, bool),
    /// Changes a discard of the seat that is edited.
    Discarded(usize, DiscardChange),
    /// The wind of the round.
    Prevailing(Wind),
    /// Counters.
    Honba(u32),
    /// Riichi sticks.
    Deposits(u32),
    /// How often the dealer won in a row.
    DealerWins(u32),
    /// Tiles left in the wall.
    WallLeft(Option<u32>),
    /// Win or draw.
    Ending(Ending),
    /// Another rulebook; house rules go.
    Rules(&'static str),
    /// A house rule.
    Option(OptionKey, Option<i64>),
    /// Without this house rule.
    ResetOption(OptionKey),
    /// Without any house rule.
    ResetRules,
    /// All tiles away, and with them riichi, situations and indicators. Rules, round, counters, seat and how the winner
    /// wins stay.
    NextHand,
    /// The hand of the seat that is edited, from a text.
    Paste(Pasted),
}

impl Edit {
    /// Whether it changes what is looked at and nothing else.
    #[must_use]
    pub const fn only_looks(&self) -> bool {
        matches!(self, Edit::Step(_) | Edit::Aim(_) | Edit::Show(_) | Edit::Select(_))
    }

    /// Whether it says itself what was entered last.
    const fn draws(&self) -> bool {
        matches!(
            self,
            Edit::Tile(_)
                | Edit::Tiles(_)
                | Edit::Group(_)
                | Edit::Run(_)
                | Edit::Triplet(_)
                | Edit::Red
                | Edit::Turn
                | Edit::Select(_)
                | Edit::WinningTile(_)
        )
    }
}

/// Why an edit is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Every copy lies on the table.
    NoneLeft(Tile),
    /// These rules have no such bonus tile.
    NoFlowers,
    /// These rules have no red fives.
    NoRedFives,
    /// A game for three has no such tile.
    NotForThree(Tile),
    /// The hand has all its tiles.
    HandFull,
    /// Only the winner has a fourteenth tile.
    OthersHaveAll,
    /// No hand has more melds.
    MeldsFull,
    /// The tiles make no such meld.
    NoSuchMeld(MeldKind),
    /// Three players call no chow.
    NoChowForThree,
    /// A chow comes from the seat before.
    ChowFrom(Seat),
    /// A hand in riichi stays closed.
    RiichiIsClosed,
    /// An open hand declares no riichi.
    OpenHand,
    /// These rules have no riichi.
    NoRiichi,
    /// These rules have no indicators.
    NoIndicators,
    /// No more indicators can lie there.
    IndicatorsFull,
    /// No seat discards so often.
    DiscardsFull,
    /// North is no bonus tile here.
    NoNorthBonus,
    /// Nobody else wins on a tile that was drawn.
    WonAlone,
    /// The seat has won before and is out of the deal.
    HasWon,
    /// These rules allow no more winners on one discard.
    WinnersFull,
    /// Who let go of the winning tile does not win.
    DiscarderWins,
    /// The hand has tiles, which say what it is worth.
    HasTiles,
    /// There is nothing at that place.
    Nothing,
    /// The hand is not that far.
    NotNow,
    /// A situation that cannot be, in the engine's words.
    Impossible(Box<Problem>),
    /// The option cannot have that value.
    NotAValue,
    /// Only rulebooks of one's own can be changed.
    NotOwn,
    /// No more rulebooks are kept.
    LibraryFull,
    /// A list of a rulebook has no room for another pattern.
    ListFull,
    /// There is no earlier state.
    NothingToUndo,
    /// There is no later state.
    NothingToRedo,
}

/// The state after an edit.
///
/// # Errors
/// Why it is not possible.
pub fn apply(state: &State, edit: Edit, plan: &Plan) -> Result<State, Refusal> {
    let mut next = state.clone();
    let tells_sticks = matches!(edit, Edit::Deposits(_) | Edit::NextHand);
    let draws = edit.draws();
    match edit {
        Edit::Tile(tile) => drop(tile::put(&mut next, plan, &[tile])?),
        Edit::Tiles(tiles) => drop(tile::put(&mut next, plan, &tiles)?),
        Edit::Remove(place) => tile::remove(&mut next, place)?,
        Edit::RemoveFrom(list, place) => tile::remove_from(&mut next, list, place)?,
        Edit::Backspace => tile::backspace(&mut next)?,
        Edit::Delete => tile::delete(&mut next)?,
        Edit::Step(step) => tile::step(&mut next, step),
        Edit::Aim(Target::Dora | Target::Ura) if !plan.rulebook().options.riichi.in_use => {
            return Err(Refusal::NoIndicators);
        }
        Edit::Aim(target) => {
            if let Target::New(kind) = target {
                meld::in_use(plan, kind)?;
            }
            tile::aim(&mut next, target);
        }
        Edit::Show(seat) => tile::show(&mut next, seat),
        Edit::Complete(won) => win::complete(&mut next, plan, won)?,
        Edit::Discard(tile) => win::discard(&mut next, tile)?,
        Edit::NextHand => tile::clear(&mut next),
        Edit::Paste(pasted) => tile::paste(&mut next, plan, pasted),
        Edit::Meld(place, change) => meld::change(&mut next, plan, place, change)?,
        Edit::Kong(kind) => meld::kong(&mut next, kind)?,
        Edit::Chow(start) => meld::chosen(&mut next, plan, start)?,
        Edit::Group(group) => pen::group(&mut next, plan, group)?,
        Edit::Pairs => next.pen.pairs = !next.pen.pairs,
        Edit::Run(run) => pen::run(&mut next, plan, run)?,
        Edit::Triplet(tile) => pen::triplet(&mut next, plan, tile)?,
        Edit::Red => red::turn_red(&mut next, plan)?,
        Edit::Turn => pen::turn(&mut next),
        Edit::Select(place) => pen::select(&mut next, place)?,
        Edit::WinningTile(place) => pen::winning(&mut next, place)?,
        Edit::North => tile::north(&mut next, plan)?,
        Edit::AlsoWins(seat, on) => table::also_wins(&mut next, plan, seat, on)?,
        Edit::PlayOn => earlier::play_on(&mut next, plan)?,
        Edit::TakeBackWin => earlier::take_back(&mut next, plan)?,
        Edit::Winner(seat) if next.earlier_win(seat).is_some() => return Err(Refusal::HasWon),
        Edit::Winner(seat) => table::winner(&mut next, plan, seat),
        Edit::Sit(seat) => table::sit(&mut next, plan, seat),
        Edit::By(By::Discard) => win::on_discard(&mut next, plan),
        Edit::By(by) => table::by(&mut next, plan, by),
        Edit::From(seat) | Edit::Fed(seat) if seat == next.winner => return Err(Refusal::NotNow),
        Edit::From(seat) => {
            next.win.from = seat;
            super::situations::drop_impossible(&mut next, plan);
        }
        Edit::Fed(seat) => {
            next.win.from = seat;
            table::by(&mut next, plan, By::Discard);
        }
        Edit::Situation(situation, on) => table::situation(&mut next, plan, situation, on)?,
        Edit::Liable(winner, seat) => next.win.liable[winner] = seat,
        Edit::Riichi(seat, riichi) => table::riichi(&mut next, plan, seat, riichi)?,
        Edit::Ippatsu(seat, on) => table::ippatsu(&mut next, plan, seat, on)?,
        // Without a win, a hand counts as ready by its tiles.
        Edit::Ready(seat, on) if next.ending != Ending::Win => say_ready(&mut next.draft, plan, seat, on),
        Edit::Ready(seat, on) => next.draft.seat_mut(seat).ready = on.then_some(true),
        Edit::OriginalCall(seat, on) => next.draft.seat_mut(seat).original_call = on,
        Edit::Furiten(seat, on) => next.draft.seat_mut(seat).furiten = on && plan.rulebook().options.riichi.in_use,
        Edit::Total(seat, total) => table::total(&mut next, seat, total)?,
        Edit::Foul(foul) => fouls(&mut next, foul),
        Edit::DeclareAnyway(offense) => foul::declare_anyway(&mut next, plan, offense)?,
        Edit::Dead(seat, on) => next.draft.seat_mut(seat).dead = on,
        Edit::Barred(seat, on) => next.draft.seat_mut(seat).barred = on,
        Edit::Discarded(place, change) => discard::change(&mut next, place, change)?,
        Edit::Prevailing(wind) => next.draft.prevailing = wind,
        Edit::Honba(count) => next.draft.honba = count.min(99),
        Edit::Deposits(count) => next.draft.deposits = count.min(99),
        Edit::DealerWins(count) => next.draft.dealer_wins = count.min(99),
        Edit::WallLeft(left) => next.draft.wall_left = left.map(|left| left.min(144)),
        Edit::Ending(ending) => table::ending(&mut next, ending),
        Edit::Rules(id) => table::rules(&mut next, id)?,
        Edit::Option(key, value) => table::option(&mut next, key, value)?,
        Edit::ResetOption(key) => table::reset(&mut next, Some(key)),
        Edit::ResetRules => table::reset(&mut next, None),
    }
    tile::hold_winning_tile(&mut next);
    agree(&mut next);
    if !tells_sticks {
        table::agree_on_stick(state.lost_riichi(), &mut next);
    }
    if !draws && !lies_as(state, &next) {
        next.pen.lift_off();
    }
    Ok(next)
}

/// Whether the same tiles lie before the seat that is shown.
fn lies_as(state: &State, next: &State) -> bool {
    let before = |state: &State| {
        let entered = state.draft.seat(state.seat);
        entered.map(|entered| (entered.hand.clone(), entered.melds.clone(), entered.bonus.clone()))
    };
    state.seat == next.seat && state.apart() == next.apart() && before(state) == before(next)
}

/// Makes a group as [`Edit::Group`] does, for who asks whether it can be.
pub(crate) fn apply_group(state: &mut State, plan: &Plan, group: Group) -> Result<(), Refusal> {
    pen::group(state, plan, group)
}

/// The same deal by other rules.
pub(crate) fn with_rules(state: &State, rules: RulesChoice) -> State {
    let mut next = State { rules, ..state.clone() };
    tidy(&mut next);
    table::agree_on_stick(state.lost_riichi(), &mut next);
    next
}

/// Puts the caret and the winning tile of a state right that was put together elsewhere.
pub fn tidy(state: &mut State) {
    table::players(state);
    tile::hold_winning_tile(state);
    agree(state);
}

/// Shows a state in a view: in that of one hand the winner's, as others lie on the table.
pub fn look(state: &mut State, view: View) {
    if view == View::Hand && state.seat != state.winner {
        tile::show(state, state.winner);
    }
}

/// Puts a state that was made elsewhere, by a link or an example, into a view.
pub fn open(state: &mut State, view: View) {
    // An example has its tiles as they are best read; the link to it would be another hand.
    state.draft.seats.0.iter_mut().flatten().for_each(|entered| sort(&mut entered.hand));
    show_winner(state, view);
    tile::hold_winning_tile(state);
    agree(state);
}

/// Who is to win in the view of one hand: whoever is shown, as long as nobody has won and the winner has nothing yet. `None` if
/// it is the winner.
#[must_use]
pub fn to_win(state: &State) -> Option<Seat> {
    let (seat, winner) = (state.seat, state.winner);
    let blank = state.draft.seat(winner).is_none_or(|entered| *entered == SeatDraft::default());
    let open = state.ending == Ending::Win && state.win.tile.is_none() && state.also.is_empty();
    (seat != winner && blank && open && state.size(seat) > 0).then_some(seat)
}

/// Puts a state that was made elsewhere into its view, with the seat that is to win there.
pub fn show_winner(state: &mut State, view: View) {
    if view == View::Hand
        && let Some(seat) = to_win(state)
    {
        state.win.liable[seat] = state.win.liable[state.winner];
        if state.win.from == seat {
            state.win.from = state.winner;
        }
        state.winner = seat;
        agree(state);
    }
    look(state, view);
}

/// What follows from the rest: who can win too, which discards were claimed, no total beside tiles, nothing said of a
/// seat that has nothing.
fn agree(state: &mut State) {
    earlier::agree(state);
    table::winners(state);
    table::claims(state);
    for (_, entered) in state.draft.seats.iter_mut() {
        if let Some(entered) = entered
            && entered.size() > 0
        {
            entered.total = None;
        }
        entered.take_if(|entered| *entered == SeatDraft::default());
    }
}

/// Whether a winning tile can be entered for a seat: it wins, or nobody has a winning tile yet.
#[must_use]
pub fn can_win(state: &State, seat: Seat) -> bool {
    win::may_win(state, seat)
}

/// Why some of several tiles would stay out if they were entered now; `None` if all would go in.
#[must_use]
pub fn why_not_all(state: &State, plan: &Plan, tiles: &[Tile]) -> Option<Refusal> {
    tile::put(&mut state.clone(), plan, tiles).unwrap_or_else(Some)
}

/// Why a tile cannot be entered, by the copies that lie on the table; `None` if it can.
#[must_use]
pub fn why_not_tile(state: &State, copies: &Inventory, tile: Tile) -> Option<Refusal> {
    tile::why_not(state, copies, tile)
}

/// Why a seat cannot win too; `None` if it can.
#[must_use]
pub fn why_not_also(state: &State, plan: &Plan, seat: Seat) -> Option<Refusal> {
    table::why_not_also(state, plan, seat)
}

/// The chows that a claimed tile fits, and the second one if it has been tapped, by their first tiles.
#[must_use]
pub fn chows(state: &State, plan: &Plan, claimed: Tile, second: Option<Tile>) -> Vec<Kind> {
    meld::chows(state, plan, claimed, second.as_slice())
}

/// Whether norths are laid aside as bonus tiles.
#[must_use]
pub fn north_is_bonus(plan: &Plan) -> bool {
    plan.rulebook().options.tiles.players == 3 && plan.system() == System::HanFu
}

/// The kinds of which the edited hand could lay down a kong: four alike, or the fourth of a pung.
#[must_use]
pub fn kongs(state: &State) -> Vec<Kind> {
    meld::kongs(state)
}

#[cfg(test)]
mod claim_tests;
#[cfg(test)]
mod earlier_tests;
#[cfg(test)]
mod feed_tests;
#[cfg(test)]
mod pen_tests;
#[cfg(test)]
mod table_tests;
#[cfg(test)]
mod tests;
