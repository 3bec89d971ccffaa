//! The hand builder.

use crate::app::text::Language;
use crate::app::text::ui::Word;
use crate::engine::meld::MeldKind;
use crate::engine::notation::Unreadable;
use crate::session::Refusal;
use crate::session::edit::Step;
use crate::session::keys::{Command, Group};
use crate::session::rules::Part;
use crate::session::share::Lost;
use crate::session::state::Target;

pub const fn word(word: Word) -> &'static str {
    match word {
        Word::Builder => "Hand builder",
        Word::Hand => "Hand",
        Word::TileKeyboard => "Tiles",
        Word::EmptyHand => "Tap tiles, or type 123m",
        Word::Melds => "Melds",
        Word::Bonus => "Bonus tiles",
        Word::Indicators => "Dora indicators",
        Word::UraIndicators => "Ura dora indicators",
        Word::Caret => "The next tile goes here",
        Word::Views => "View",
        Word::TableView => "Table",
        Word::GameView => "Game",
        Word::SeatTabs => "Whose hand",
        Word::Wins => "wins",
        Word::ThisSeatWins => "This seat wins",
        Word::AlsoWins => "Wins on it too",
        Word::WonToo => "wins too",
        Word::Chow => "Chow",
        Word::Pung => "Pung",
        Word::Kong => "Kong",
        Word::ClosedKong => "Closed",
        Word::Joker => "Joker",
        Word::Dora => "Dora",
        Word::Ura => "Ura",
        Word::NextTile => "The next tile is for",
        Word::AimChow => "Tap the first tile of the chow",
        Word::AimPung => "Tap the tile of the pung",
        Word::AimKong => "Tap the tile of the open kong",
        Word::AimClosedKong => "Tap the tile of the concealed kong",
        Word::AimDora => "Tap the dora indicators",
        Word::AimUra => "Tap the ura dora indicators",
        Word::AimMeld => "Tap a tile to change the meld",
        Word::AimChosen => "Now the hand that the tile was discarded from.",
        Word::AimDiscards => "Tap this seat's discards in order",
        Word::WhichChow => "Which chow?",
        Word::Undo => "Undo",
        Word::Redo => "Redo",
        Word::Clear => "Clear all tiles",
        Word::Backspace => "Remove the last tile",
        Word::MeldKinds => "Kind of meld",
        Word::From => "Claimed from",
        Word::ClaimedTile => "Claimed tile",
        Word::TakeBack => "Take back",
        Word::Remove => "Remove",
        Word::Done => "Done",
        Word::OfferKong => "Lay down the kong of",
        Word::Settings => "The win and the table",
        Word::Rulebook => "Rulebook",
        Word::PartMissing => "This part could not be fetched. Try again when there is a connection.",
        Word::Books => "Rulebooks",
        Word::OwnBooks => "Your own",
        Word::RulebookMissing => "The rulebook could not be fetched. Choose it again when there is a connection.",
        Word::HouseRules => "House rules",
        Word::HouseRulesHelp => "What you change here differs from the rulebook and travels with the link.",
        Word::ResetAll => "As the rulebook says",
        Word::Reset => "Back",
        Word::Close => "Close",
        Word::None => "none",
        Word::TheWin => "The win",
        Word::HowWon => "The winning tile came",
        Word::Discarder => "From",
        Word::Situations => "Special about it",
        Word::Declarations => "Riichi",
        Word::Riichi => "Declared",
        Word::Ippatsu => "Ippatsu: won within a turn",
        Word::Table => "The table",
        Word::Round => "Round",
        Word::WinnerSits => "The winner is",
        Word::Honba => "Counters (honba)",
        Word::Deposits => "Riichi sticks",
        Word::EastWins => "Wins of East in a row before",
        Word::WallLeft => "Tiles left in the wall",
        Word::HowEnds => "The deal ends",
        Word::EndsWithWin => "With a win",
        Word::Nagashi => "Only terminals and honors discarded",
        Word::ShownReady => "Shown ready",
        Word::More => "More: liability, totals, fouls, discards",
        Word::MorePlain => "More: totals, discards",
        Word::Total => "Points without tiles",
        Word::OwnDiscards => "Discards",
        Word::DiscardsHelp => "All of them in order, claimed ones too: they decide furiten and what is left.",
        Word::DiscardsHelpPlain => "All of them in order, claimed ones too: they decide what is left.",
        Word::EnterDiscards => "Enter discards",
        Word::LayNorth => "Lay a north aside",
        Word::Liable => "Liable seat",
        Word::LiableAuto => "as the melds tell",
        Word::TextBox => "Tiles as text, or a link",
        Word::TextHelp => "Notation, Unicode tiles or a link of this page.",
        Word::TextExamples => "123m406p11z (213m@N) [1111s] ~3p",
        Word::ReadText => "Read",
        Word::Theme => "Colours",
        Word::ThemeAuto => "automatic",
        Word::ThemeLight => "light",
        Word::ThemeDark => "dark",
        Word::Share => "Copy link",
        Word::LinkCopied => "The link is on the clipboard.",
        Word::CopyRefused => "The browser does not let the page copy: take the address of this page.",
        Word::Help => "Help",
        Word::HelpIntro => {
            "Tap tiles: the fourteenth is the winning tile. In a full hand a tap chooses another winning tile, and a tap on \
             the winning tile removes it. With fewer tiles a tap removes. For a meld choose its kind first, then tap one tile; \
             tap the meld to change it. Keys work while the focus is in the hand builder."
        }
        Word::Keys => "Keys",
        Word::Control => "Ctrl",
        Word::Notation => "Notation",
        Word::DroppedFromLink => "Not everything in the link could be read:",
        Word::HouseRuleMark => "house rule",
        Word::ProgramDefault => "default",
        Word::OtherSeats => "Shown hand",
        Word::Skip => "To the hand builder",
    }
}

pub const fn part_of_rules(part: Part) -> &'static str {
    match part {
        Part::Counting => "How a hand is counted",
        Part::Fans => "Fans and what they exclude",
        Part::Tiles => "The table and its tiles",
        Part::Riichi => "Riichi: what counts",
        Part::Fu => "Riichi: fu and limits",
        Part::Paying => "Who pays whom",
        Part::Liability => "Liability",
        Part::Game => "Fouls and the game",
    }
}

pub fn refusal(refusal: &Refusal) -> String {
    let text = match refusal {
        Refusal::NoneLeft(tile) => {
            let mut text = String::from("No copy is left: ");
            text.push_str(&super::tile(*tile));
            text.push('.');
            return text;
        }
        Refusal::ChowFrom(seat) => {
            let mut text = String::from("A chow comes from the seat before: ");
            text.push_str(super::seat(*seat));
            text.push('.');
            return text;
        }
        Refusal::Impossible(problem) => return Language::En.problem(problem),
        Refusal::NoFlowers => "These rules have no flowers.",
        Refusal::NoRedFives => "These rules have no red fives.",
        Refusal::NotForThree(_) => "A game for three has no 2 to 8 of characters.",
        Refusal::HandFull => "The hand is full. Tap a tile to change it.",
        Refusal::OthersHaveAll => "This hand has all its tiles.",
        Refusal::MeldsFull => "A hand has no more melds.",
        Refusal::NoSuchMeld(MeldKind::Chow) => "A chow is three in a row of one suit.",
        Refusal::NoSuchMeld(MeldKind::Pung) => "A pung is three alike.",
        Refusal::NoSuchMeld(_) => "A kong is four alike.",
        Refusal::NoChowForThree => "Three players call no chow.",
        Refusal::RiichiIsClosed => "Riichi is declared: the hand stays closed.",
        Refusal::OpenHand => "Riichi needs a closed hand.",
        Refusal::NoRiichi => "These rules have no riichi.",
        Refusal::OnlyAfterRiichi => "Ippatsu counts only after riichi.",
        Refusal::DiscardsFull => "No seat discards so many tiles.",
        Refusal::NoNorthBonus => "North is a bonus tile only in riichi for three.",
        Refusal::WonAlone => "Nobody else wins on a tile that was drawn.",
        Refusal::WinnersFull => "These rules allow no more winners on one discard.",
        Refusal::DiscarderWins => "Who discarded the tile does not win on it.",
        Refusal::HasTiles => "This hand has tiles: they say what it is worth.",
        Refusal::IndicatorsFull => "No more than five indicators can lie there.",
        Refusal::Nothing => "There is no tile at that place.",
        Refusal::NotNow => "The hand is not that far.",
        Refusal::NotAValue => "The option cannot have that value.",
        Refusal::NotOwn => "Rulebooks as printed do not change: make a copy, and change that.",
        Refusal::ShelfFull => "No more rulebooks can be kept. Delete one first.",
        Refusal::NothingToUndo => "There is nothing to undo.",
        Refusal::NothingToRedo => "There is nothing to redo.",
    };
    text.to_owned()
}

pub const fn unreadable(why: Unreadable) -> &'static str {
    match why {
        Unreadable::Character => "is no part of the notation",
        Unreadable::Digit => "is a digit that this suit does not have",
        Unreadable::SuitMissing => "lacks the letter of its suit: m, p, s, z or f",
        Unreadable::DigitMissing => "has no digits before it",
        Unreadable::Bracket => "has no partner",
        Unreadable::Meld => "is no meld: three in a row, three or four alike",
        Unreadable::Win => "is not followed by exactly one tile",
        Unreadable::Joker => "is a joker that does not say which tile it stands for",
    }
}

pub const fn lost(what: Lost) -> &'static str {
    match what {
        Lost::Version => "another version",
        Lost::Field => "unknown part",
        Lost::Rulebook => "unknown rulebook",
        Lost::Option => "unknown house rule",
        Lost::Tiles => "tiles",
        Lost::Value => "impossible value",
    }
}

pub const fn command(command: Command) -> &'static str {
    match command {
        Command::Digit => "numbers; 0 is a red five",
        Command::Suit => "the suit of the numbers: characters, dots, bamboos, honors, flowers",
        Command::Honor(kind) => super::tile::honor(kind),
        Command::Aim(target) => match target {
            Target::Hand => "next tiles: the hand",
            Target::New(MeldKind::Chow) => "next tile: a chow",
            Target::New(MeldKind::Pung) => "next tile: a pung",
            Target::New(MeldKind::Kong) => "next tile: an open kong",
            Target::New(MeldKind::AddedKong) => "next tile: an added kong",
            Target::New(MeldKind::ConcealedKong) => "next tile: a concealed kong",
            Target::Chow(_) => "choose the chow",
            Target::Meld(_) => "change the last meld",
            Target::Discards => "next tiles: the discards of the seat",
            Target::Chosen(_) => "next tiles: the hand of the discard",
            Target::Dora => "next tiles: dora indicators",
            Target::Ura => "next tiles: ura dora indicators",
        },
        Command::Step(Step::Left) => "caret one tile back",
        Command::Step(Step::Right) => "caret one tile on",
        Command::Step(Step::Home) => "caret to the start",
        Command::Step(Step::End) => "caret to the end",
        Command::Pick => "in the hand: choose or remove the tile behind the caret",
        Command::Backspace => "remove the tile before the caret",
        Command::Delete => "remove the tile behind the caret",
        Command::Escape => "drop typed numbers, back to the hand",
        Command::By => "self-drawn, or on a discard",
        Command::From => "the next seat's discard, or claim of the chosen meld",
        Command::Kong => "lay down a kong that the hand has",
        Command::North => "lay a north aside, in riichi for three",
        Command::Meld => "choose the next meld",
        Command::Riichi => "riichi",
        Command::Ippatsu => "ippatsu",
        Command::NextSeat => "the next seat's hand",
        Command::Undo => "undo",
        Command::Redo => "redo",
        Command::Text => "to the box for text",
        Command::Help => "this help",
    }
}

pub const fn keys(group: Group) -> &'static str {
    match group {
        Group::Tiles => "Tiles",
        Group::Targets => "Melds and indicators",
        Group::Caret => "Caret",
        Group::Win => "Win and table",
        Group::Page => "Page",
    }
}

pub fn tiles(count: usize) -> String {
    super::count(i64::try_from(count).unwrap_or_default(), "tile", "tiles")
}

pub fn copies(count: u8) -> String {
    let mut text = String::new();
    text.push(char::from(b'0' + count.min(9)));
    text.push_str(" left");
    text
}

pub const fn tap(chooses: bool) -> &'static str {
    if chooses { "make it the winning tile" } else { "remove" }
}
