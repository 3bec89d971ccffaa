//! The text of a link: short, readable, versioned. `v1;r=riichi-ema-2025;E=123m456p11z(555z@S)~5m;d=3m`.
//!
//! Fields are `name=value` between semicolons, those at their default left out. Reading never fails: what cannot be
//! understood is dropped and reported. A rulebook of one's own travels whole, as `x`; `r` beside it is what it builds on.

mod chosen;
mod earlier;
mod reading;
mod setting;
mod sheet_link;

use std::fmt::Write as _;

use tenbo_engine::deal::{By, Offense, Riichi, SeatDraft};
use tenbo_engine::options::{OptionKey, Options};
use tenbo_engine::order::sort_by_key;
use tenbo_engine::tiles::{Seat, Tile, WinMark, Wind, write_hand, write_tiles};

use self::reading::LinkReader;
pub use self::sheet_link::{SheetLink, SheetRows};
use super::action::Action;
use super::editor::compact;
use super::rules::RulesChoice;
use super::state::{Ending, State, Target};
use super::view::View;

/// What the names of fouls end in that were taken back at once.
const CANCELLED: &str = "-cancelled";

/// The version that is written.
const VERSION: &str = "v1";

/// What the text of a link begins with that brings a game.
pub const GAME_LINK: &str = "v1;view=game;game=";

/// What of a link could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It was made by another version.
    Version,
    /// A field that there is not.
    Field,
    /// A rulebook that is not shipped.
    Rulebook,
    /// A house rule.
    Option,
    /// Characters that are no tiles, or tiles too many.
    Tiles,
    /// A value that the field cannot have.
    Value,
}

impl Lost {
    /// Every one of them.
    pub const ALL: [Lost; 6] = [Lost::Version, Lost::Field, Lost::Rulebook, Lost::Option, Lost::Tiles, Lost::Value];
}

/// A part of a link that was dropped, as it stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// What kind of thing.
    pub what: Lost,
    /// The text.
    pub text: String,
}

/// Whether something was said of a seat.
type Said = fn(&SeatDraft) -> bool;

/// Flowers, seasons, animals, faces and norths: no seat has more of them.
const MOST_BONUS: usize = 20;

/// The text of a link that opens its deal in this view.
#[must_use]
pub fn in_view(link: String, view: View) -> String {
    if view == View::Hand { link } else { [&link, ";view=", view.as_str()].concat() }
}

/// The state as text, without `#`. What these rules do not have on the table is not said; tiles that they do not have are.
#[must_use]
pub fn write(state: &State) -> String {
    write_under(state, &state.rules.book().options)
}

/// The same for who has the options of its rules at hand.
#[must_use]
pub fn write_under(state: &State, options: &Options) -> String {
    let state = &state.in_play(options);
    let first = State::default();
    let mut out = String::from(VERSION);
    let mut field = |name: &str, value: &str| {
        let _ = write!(out, ";{name}={value}");
    };
    write_rules(&state.rules, ["r", "x", "o"], &mut field);
    if state.winner != first.winner || !state.also.is_empty() {
        field("win", &write_seats([state.winner].into_iter().chain(state.also.iter().copied())));
    }
    for (seat, entered) in state.draft.seats.iter() {
        let won = if seat == state.winner { state.win.tile } else { None };
        let Some(entered) = entered else { continue };
        let mark = if state.win.by == By::SelfDraw { WinMark::SelfDraw } else { WinMark::Discard };
        let hand = write_hand(&entered.hand, &entered.melds, won.map(|tile| (tile, mark)));
        if !hand.is_empty() {
            field(seat.as_str(), &hand);
        }
        if !entered.bonus.is_empty() || entered.total.is_some() || !entered.discards.is_empty() {
            beside(seat, entered, &mut field);
        }
    }
    if !state.draft.dora.is_empty() {
        field("d", &write_tiles(&state.draft.dora));
    }
    if !state.draft.ura.is_empty() {
        field("u", &write_tiles(&state.draft.ura));
    }
    let told = state.win.tile.is_some() && state.win.by != By::RobbedKong;
    if state.win.by != first.win.by && !told {
        field("by", state.win.by.as_str());
    }
    if state.win.by != By::SelfDraw {
        field("from", state.win.from.as_str());
    }
    if !state.win.situation.is_empty() {
        let names: Vec<&str> = state.win.situation.iter().map(|situation| situation.as_str()).collect();
        field("with", &names.join(","));
    }
    let liable = write_liable(state);
    if !liable.is_empty() {
        field("liable", &liable);
    }
    let beside = [("before", earlier::write(&state.earlier)), ("kongs", earlier::write_kongs(&state.draft))];
    for (name, text) in beside.into_iter().chain([("paid", earlier::write_paid(&state.draft.immediate))]) {
        if !text.is_empty() {
            field(name, &text);
        }
    }
    let declared: [(&str, Said); 11] = [
        ("riichi", |entered| entered.riichi == Riichi::Riichi),
        ("double", |entered| entered.riichi == Riichi::Double),
        ("open", |entered| entered.riichi == Riichi::Open),
        ("double-open", |entered| entered.riichi == Riichi::DoubleOpen),
        ("ippatsu", |entered| entered.ippatsu),
        ("ready", |entered| entered.ready == Some(true)),
        ("not-ready", |entered| entered.ready == Some(false)),
        ("call", |entered| entered.original_call),
        ("furiten", |entered| entered.furiten),
        ("dead", |entered| entered.dead),
        ("barred", |entered| entered.barred),
    ];
    for (name, is) in declared {
        let seats = write_seats(
            state.draft.seats.iter().filter(|(_, entered)| entered.as_ref().is_some_and(is)).map(|(seat, _)| seat),
        );
        if !seats.is_empty() {
            field(name, &seats);
        }
    }
    if !state.draft.penalties.is_empty() {
        penalties(state, &mut field);
    }
    if state.draft.prevailing != Wind::East {
        field("round", state.draft.prevailing.as_str());
    }
    let left = state.draft.wall_left;
    let numbers = [("honba", state.draft.honba), ("sticks", state.draft.deposits), ("streak", state.draft.dealer_wins)];
    for (name, number) in numbers.into_iter().filter(|(_, number)| *number > 0).chain(left.map(|left| ("left", left))) {
        field(name, &number.to_string());
    }
    if let Ending::Draw { cause, nagashi } = &state.ending {
        field("draw", cause.as_str());
        if !nagashi.is_empty() {
            field("nagashi", &write_seats(nagashi.iter().copied()));
        }
    }
    if state.seat != state.winner {
        field("see", state.seat.as_str());
    }
    out
}

/// A rulebook: the shipped one, that of one's own and the house rules, in fields of these names.
fn write_rules(rules: &RulesChoice, [shipped, own, house]: [&str; 3], field: &mut impl FnMut(&str, &str)) {
    field(shipped, rules.id);
    if let Some(tree) = rules.own.as_ref().map(|own| own.tree()) {
        field(own, &compact::write(tree));
    }
    if !rules.overrides.is_empty() {
        field(house, &write_options(rules));
    }
}

/// Who is liable: a seat, or where several win each winner with its own.
fn write_liable(state: &State) -> String {
    let before = state.earlier.iter().map(|win| (win.seat, win.liable));
    let wins: Vec<(Seat, Option<Seat>)> =
        before.chain(state.winners().map(|seat| (seat, state.win.liable[seat]))).collect();
    if let &[(_, liable)] = wins.as_slice() {
        return liable.map_or_else(String::new, |liable| liable.as_str().to_owned());
    }
    let pairs = wins.into_iter().filter_map(|(seat, liable)| Some([seat.as_char(), liable?.as_char()]));
    pairs.map(|pair| pair.into_iter().collect::<String>()).collect::<Vec<_>>().join(",")
}

/// What a seat has beside its hand.
fn beside(seat: Seat, entered: &SeatDraft, field: &mut impl FnMut(&str, &str)) {
    if !entered.bonus.is_empty() {
        field(bonus_name(seat), &write_tiles(&entered.bonus));
    }
    if let Some(total) = entered.total {
        field(total_name(seat), &total.to_string());
    }
    if !entered.discards.is_empty() {
        let tiles: Vec<Tile> = entered.discards.iter().map(|discard| discard.tile).collect();
        field(discards_name(seat), &write_tiles(&tiles));
    }
    let told = chosen::write(&entered.discards);
    if !told.is_empty() {
        field(chosen_name(seat), &told);
    }
}

/// Who committed which foul how often.
fn penalties(state: &State, field: &mut impl FnMut(&str, &str)) {
    for &offense in Offense::ALL {
        for (cancelled, ending) in [(false, ""), (true, CANCELLED)] {
            let fouls = state.draft.penalties.iter();
            let fouls = fouls.filter(|penalty| (penalty.offense, penalty.cancelled) == (offense, cancelled));
            // A letter for each time.
            let times = |times: u32| usize::try_from(times).unwrap_or_default();
            let seats = write_seats(fouls.flat_map(|penalty| std::iter::repeat_n(penalty.seat, times(penalty.times))));
            if !seats.is_empty() {
                field(&[offense.as_str(), ending].concat(), &seats);
            }
        }
    }
}

const fn bonus_name(seat: Seat) -> &'static str {
    match seat {
        Seat::East => "fE",
        Seat::South => "fS",
        Seat::West => "fW",
        Seat::North => "fN",
    }
}

const fn total_name(seat: Seat) -> &'static str {
    match seat {
        Seat::East => "tE",
        Seat::South => "tS",
        Seat::West => "tW",
        Seat::North => "tN",
    }
}

const fn chosen_name(seat: Seat) -> &'static str {
    match seat {
        Seat::East => "hE",
        Seat::South => "hS",
        Seat::West => "hW",
        Seat::North => "hN",
    }
}

const fn discards_name(seat: Seat) -> &'static str {
    match seat {
        Seat::East => "dE",
        Seat::South => "dS",
        Seat::West => "dW",
        Seat::North => "dN",
    }
}

fn write_seats(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(Seat::as_char).collect()
}

fn write_options(rules: &RulesChoice) -> String {
    let one = |&(key, raw): &(OptionKey, Option<i64>)| setting::write(key, raw);
    rules.overrides.iter().map(one).collect::<Vec<_>>().join(",")
}

/// What of the text behind the `#` of an address is the page's: sites put signs of their own behind a second `#` (WordPress
/// `#?secret=…`, whether there was a hand or not), and the text of a link has none.
#[must_use]
pub fn fragment(text: &str) -> &str {
    let text = text.strip_prefix('#').unwrap_or(text);
    text.split('#').next().filter(|text| !text.starts_with('?')).unwrap_or_default()
}

/// The part of a text that is a link's, if there is one: the text itself or what stands behind a `#`, up to the end of the
/// line or another such sign. A name in the text may have one as well.
#[must_use]
pub fn find(text: &str) -> Option<&str> {
    let text = text.trim();
    let behind = text.match_indices('#').filter_map(|(at, sign)| text.get(at + sign.len()..));
    [text].into_iter().chain(behind).find(|part| is_link(part)).and_then(|part| part.lines().next()).map(fragment)
}

/// Whether a text is that of a link, of whichever version.
#[must_use]
pub fn is_link(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next() == Some('v') && letters.next().is_some_and(|letter| letter.is_ascii_digit())
}

/// A link's text, by these rules if it names none.
#[must_use]
pub fn by_rules(link: &str, rules: &RulesChoice) -> String {
    let mut out = fragment(link).to_owned();
    if rulebook(link).is_none() {
        write_rules(rules, ["r", "x", "o"], &mut |name, value| out.extend([";", name, "=", value]));
    }
    out
}

/// The rulebook that a link's text names.
#[must_use]
pub fn rulebook(text: &str) -> Option<String> {
    value(text, "r=")
}

/// Whether a link's text asks for the sheet of its rulebook; [`SheetLink::read`] reads what it says of that.
#[must_use]
pub fn asks_for_sheet(text: &str) -> bool {
    value(text, "sheet=").is_some()
}

/// Whether a link's text brings a game; [`games::link`](crate::games::link) reads it.
#[must_use]
pub fn brings_game(text: &str) -> bool {
    game(text).is_some()
}

/// The link that lays the hand away, as the *New hand* of an installed app does.
const NEW_HAND: &str = "v1;new=hand";

/// Whether a link's text asks for an empty hand by the rules that are played.
#[must_use]
pub fn asks_for_new_hand(text: &str) -> bool {
    unescape(fragment(text)) == NEW_HAND
}

/// Whether a link's text brings no deal, so that the one that lies there stays: it brings a game, or is one of the shortcuts
/// of an installed app (`public/tenbo.webmanifest`), which name nothing but a view, or ask for a new hand.
#[must_use]
pub fn keeps_deal(text: &str) -> bool {
    let of_view = |text: &str| text.strip_prefix("v1;view=").is_some_and(|view| view.parse::<View>().is_ok());
    brings_game(text) || asks_for_new_hand(text) || of_view(&unescape(fragment(text)))
}

/// The game of a link's text, packed.
#[must_use]
pub fn game(text: &str) -> Option<String> {
    value(find(text)?, "game=")
}

fn value(text: &str, name: &str) -> Option<String> {
    unescape(fragment(text)).split(';').find_map(|field| field.trim().strip_prefix(name)).map(str::to_owned)
}

/// The view that a link's text names.
#[must_use]
pub fn view(text: &str) -> View {
    let named = |text: &str| text.split(';').find_map(|field| field.trim().strip_prefix("view=")?.parse().ok());
    named(&unescape(fragment(text))).unwrap_or(View::Hand)
}

/// What opens a link; what of it cannot be read, if anything, so that nothing is to be opened.
///
/// # Errors
/// The parts that cannot be read.
pub fn open(text: &str) -> Result<Action, Vec<Dropped>> {
    let (state, dropped) = read(text);
    if dropped.is_empty() { Ok(Action::open(state, view(text))) } else { Err(dropped) }
}

/// Reads the text of a link, and what of it was dropped.
#[must_use]
pub fn read(text: &str) -> (State, Vec<Dropped>) {
    let text = unescape(fragment(text));
    let mut reader = LinkReader::default();
    let mut fields = text.split(';').map(str::trim).filter(|field| !field.is_empty()).peekable();
    match fields.peek() {
        Some(&VERSION) => {
            fields.next();
        }
        Some(first) if !first.contains('=') => {
            reader.drop(Lost::Version, first);
            fields.next();
        }
        Some(first) => reader.drop(Lost::Version, first),
        None => {}
    }
    let mut fields: Vec<(&str, &str)> = fields
        .filter_map(|field| match field.split_once('=') {
            Some(pair) => Some(pair),
            None => {
                reader.drop(Lost::Field, field);
                None
            }
        })
        .collect();
    // Who wins and how, if anybody, decides what a hand's winning mark means; house rules differ from a rulebook.
    let early = ["r", "x", "o", "win", "draw", "nagashi", "by"];
    // What is known of discards and kongs comes after them.
    let is_late = |name: &str| name.len() == 2 && name.starts_with('h') || name == "kongs";
    let late = |name: &str| usize::MAX - usize::from(!is_late(name));
    let first = |name: &str| early.iter().position(|&early| early == name).unwrap_or_else(|| late(name));
    sort_by_key(&mut fields, |(name, _)| first(name));
    for (name, value) in fields {
        reader.field(name, value);
    }
    let mut state = reader.state;
    state.caret = usize::MAX;
    state.target = Target::Hand;
    state.earlier.iter_mut().for_each(|win| win.liable = state.win.liable[win.seat]);
    super::edit::tidy(&mut state);
    if state.win.from == state.winner {
        state.win.from = state.before(state.winner);
    }
    (state, reader.dropped)
}

/// Undoes `%XX`, which some programs make of brackets; what is no such thing stays as it is.
#[must_use]
pub fn unescape(text: &str) -> String {
    let mut out: Vec<u8> = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = |byte: u8| char::from(byte).to_digit(16);
        match (first, after) {
            (b'%', [high, low, behind @ ..]) if hex(*high).is_some() && hex(*low).is_some() => {
                let byte = hex(*high).unwrap_or_default() * 16 + hex(*low).unwrap_or_default();
                out.push(u8::try_from(byte).unwrap_or_default());
                rest = behind;
            }
            _ => {
                out.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests;
