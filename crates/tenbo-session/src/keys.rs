//! The keyboard, as one table: the handler asks it and the help prints it.

use arrayvec::ArrayVec;
use tenbo_engine::tiles::{Kind, MeldKind, Tile};

use super::edit::Step;
use super::state::Target;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A digit that is waiting for its suit.
    Digit,
    /// The suit of the digits typed so far.
    Suit,
    /// An honor by its letter.
    Honor(Kind),
    /// Chooses where the next tile goes.
    Aim(Target),
    /// Moves the caret.
    Step(Step),
    /// In the hand: a tap on the tile behind the caret.
    Pick,
    /// Removes the tile before the caret.
    Backspace,
    /// Removes the tile behind it.
    Delete,
    /// Drops typed digits, or goes back to the hand.
    Escape,
    /// Self-drawn or on a discard.
    By,
    /// The next seat's discard or claim.
    From,
    /// Lays down a kong that the hand has.
    Kong,
    /// Sets a north aside.
    North,
    /// Chooses the next meld.
    Meld,
    /// Riichi of the shown seat.
    Riichi,
    /// A win within a turn of it.
    Ippatsu,
    /// The next seat for the winner; at the table the next seat's hand.
    NextSeat,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// To the box for text.
    Text,
    /// The help.
    Help,
}

impl Command {
    /// Whether its key means this wherever the focus is: arrows, Enter and their like are the page's own outside the builder.
    #[must_use]
    pub const fn is_typed(self) -> bool {
        !matches!(self, Command::Step(_) | Command::Pick)
    }
}

/// Which part of the help a key belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Entering tiles.
    Tiles,
    /// Melds and indicators.
    Targets,
    /// Moving and removing.
    Caret,
    /// The win and the table.
    Win,
    /// The page.
    Page,
}

impl Group {
    /// In the order of the help.
    pub const ALL: [Group; 5] = [Group::Tiles, Group::Targets, Group::Caret, Group::Win, Group::Page];
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The keys, by the names that a browser gives them.
    pub keys: &'static [&'static str],
    /// With Ctrl or Cmd held.
    pub control: bool,
    /// What they do.
    pub command: Command,
    /// Where the help lists them.
    pub group: Group,
}

const fn row(group: Group, keys: &'static [&'static str], command: Command) -> Row {
    Row { keys, control: false, command, group }
}

const fn honor(key: &'static [&'static str], number: u8) -> Row {
    let kind = match Kind::honor(number) {
        Some(kind) => kind,
        None => Kind::EAST,
    };
    row(Group::Tiles, key, Command::Honor(kind))
}

const fn meld(key: &'static [&'static str], kind: MeldKind) -> Row {
    row(Group::Targets, key, Command::Aim(Target::New(kind)))
}

/// Every key. Capital letters are honors, as in notation; small ones are suits and commands.
pub const MAP: &[Row] = &[
    row(Group::Tiles, &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], Command::Digit),
    row(Group::Tiles, &["m", "p", "s", "z", "f", "g"], Command::Suit),
    honor(&["E"], 1),
    honor(&["S"], 2),
    honor(&["W"], 3),
    honor(&["N"], 4),
    honor(&["P"], 5),
    honor(&["F"], 6),
    honor(&["C"], 7),
    meld(&["c"], MeldKind::Chow),
    meld(&["o"], MeldKind::Pung),
    meld(&["k"], MeldKind::Kong),
    meld(&["a"], MeldKind::AddedKong),
    meld(&["x"], MeldKind::ConcealedKong),
    meld(&["l"], MeldKind::Quad),
    meld(&["j"], MeldKind::Quint),
    meld(&["y"], MeldKind::Sextet),
    row(Group::Targets, &["q"], Command::Kong),
    row(Group::Targets, &["e"], Command::Meld),
    row(Group::Targets, &["d"], Command::Aim(Target::Dora)),
    row(Group::Targets, &["u"], Command::Aim(Target::Ura)),
    row(Group::Targets, &["v"], Command::Aim(Target::Discards)),
    row(Group::Targets, &["h"], Command::Aim(Target::Hand)),
    row(Group::Targets, &["b"], Command::North),
    row(Group::Caret, &["ArrowLeft"], Command::Step(Step::Left)),
    row(Group::Caret, &["ArrowRight"], Command::Step(Step::Right)),
    row(Group::Caret, &["Home"], Command::Step(Step::Home)),
    row(Group::Caret, &["End"], Command::Step(Step::End)),
    row(Group::Caret, &["Enter"], Command::Pick),
    row(Group::Caret, &["Backspace"], Command::Backspace),
    row(Group::Caret, &["Delete"], Command::Delete),
    row(Group::Caret, &["Escape"], Command::Escape),
    row(Group::Win, &["w"], Command::By),
    row(Group::Win, &["t"], Command::From),
    row(Group::Win, &["r"], Command::Riichi),
    row(Group::Win, &["i"], Command::Ippatsu),
    row(Group::Win, &["n"], Command::NextSeat),
    Row { keys: &["z"], control: true, command: Command::Undo, group: Group::Page },
    Row { keys: &["Z", "y"], control: true, command: Command::Redo, group: Group::Page },
    row(Group::Page, &["/"], Command::Text),
    row(Group::Page, &["?"], Command::Help),
];

/// What a key does, with Ctrl or Cmd held or not.
#[must_use]
pub fn command(key: &str, control: bool) -> Option<Command> {
    MAP.iter().find(|row| row.control == control && row.keys.contains(&key)).map(|row| row.command)
}

/// The first key of a command, without Ctrl.
#[must_use]
pub fn key_of(command: Command) -> Option<&'static str> {
    let row = MAP.iter().find(|row| !row.control && row.command == command)?;
    row.keys.first().copied()
}

/// Typed digits that are waiting for the letter of their suit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed(ArrayVec<u8, 14>);

impl Typed {
    /// Adds a digit. The first one is dropped if there would be more than a hand has tiles.
    pub fn digit(&mut self, digit: u8) {
        if self.0.is_full() {
            self.0.remove(0);
        }
        self.0.push(digit.min(9));
    }

    /// The tiles that the digits are in this suit; those that it does not have are left out. Nothing waits any more.
    pub fn suit(&mut self, letter: char) -> Vec<Tile> {
        std::mem::take(&mut self.0).into_iter().filter_map(|digit| Tile::from_notation(digit, letter)).collect()
    }

    /// Removes the last digit; `false` if there is none.
    pub fn backspace(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// Drops all digits; `false` if there is none.
    pub fn clear(&mut self) -> bool {
        let any = !self.0.is_empty();
        self.0.clear();
        any
    }

    /// Whether there is no digit.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The digits as typed.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.iter().map(|&digit| char::from(b'0' + digit)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things() {
        let mut seen: Vec<(&str, bool)> =
            MAP.iter().flat_map(|row| row.keys.iter().map(|key| (*key, row.control))).collect();
        let count = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), count);
    }

    #[test]
    fn digits_become_tiles_with_their_suit() {
        let mut typed = Typed::default();
        for digit in [1, 0, 8] {
            typed.digit(digit);
        }
        assert_eq!(typed.text(), "108");
        let tiles: Vec<String> = typed.clone().suit('p').iter().map(Tile::to_string).collect();
        assert_eq!(tiles, ["1p", "0p", "8p"]);
        let animals: Vec<String> = typed.clone().suit('g').iter().map(Tile::to_string).collect();
        assert_eq!(animals, ["1g", "8g"]);
        assert_eq!(typed.suit('z').len(), 1);
        assert!(typed.is_empty());
    }
}
