//! The words of the hand builder and of the page around it.

use super::en;
use super::language::Language;
use super::words::words;
use crate::engine::notation::Unreadable;
use crate::session::Refusal;
use crate::session::keys::{Command, Group};
use crate::session::rules::Part;
use crate::session::share::Lost;

words! {
    /// A word or sentence that never changes.
    Word:
    Builder,
    Hand,
    Views,
    TableView,
    GameView,
    TileKeyboard,
    EmptyHand,
    Melds,
    Bonus,
    Indicators,
    UraIndicators,
    Caret,
    SeatTabs,
    Wins,
    ThisSeatWins,
    AlsoWins,
    WonToo,
    Chow,
    Pung,
    Kong,
    ClosedKong,
    Joker,
    Dora,
    Ura,
    NextTile,
    AimChow,
    AimPung,
    AimKong,
    AimClosedKong,
    AimDora,
    AimUra,
    AimMeld,
    AimDiscards,
    AimChosen,
    WhichChow,
    Undo,
    Redo,
    Clear,
    Backspace,
    MeldKinds,
    From,
    ClaimedTile,
    TakeBack,
    Remove,
    Done,
    OfferKong,
    Settings,
    Rulebook,
    RulebookMissing,
    Books,
    OwnBooks,
    PartMissing,
    DangerTile,
    HouseRules,
    HouseRulesHelp,
    ResetAll,
    Reset,
    Close,
    None,
    TheWin,
    HowWon,
    Discarder,
    Situations,
    Declarations,
    Riichi,
    Ippatsu,
    Table,
    Round,
    WinnerSits,
    Honba,
    Deposits,
    EastWins,
    WallLeft,
    HowEnds,
    EndsWithWin,
    Nagashi,
    ShownReady,
    More,
    MorePlain,
    Total,
    OwnDiscards,
    DiscardsHelp,
    DiscardsHelpPlain,
    EnterDiscards,
    LayNorth,
    Liable,
    LiableAuto,
    TextBox,
    TextHelp,
    TextExamples,
    ReadText,
    Theme,
    ThemeAuto,
    ThemeLight,
    ThemeDark,
    Share,
    LinkCopied,
    CopyRefused,
    Help,
    HelpIntro,
    Keys,
    Control,
    Notation,
    DroppedFromLink,
    HouseRuleMark,
    ProgramDefault,
    OtherSeats,
    Skip,
}

impl Language {
    /// A word of the builder.
    #[must_use]
    pub const fn word(self, word: Word) -> &'static str {
        match self {
            Language::En => en::ui::word(word),
        }
    }

    /// A part of the list of house rules.
    #[must_use]
    pub const fn part_of_rules(self, part: Part) -> &'static str {
        match self {
            Language::En => en::ui::part_of_rules(part),
        }
    }

    /// Why an edit is not possible.
    #[must_use]
    pub fn refusal(self, refusal: &Refusal) -> String {
        match self {
            Language::En => en::ui::refusal(refusal),
        }
    }

    /// What could not be read of a text.
    #[must_use]
    pub const fn unreadable(self, why: Unreadable) -> &'static str {
        match self {
            Language::En => en::ui::unreadable(why),
        }
    }

    /// What of a link was dropped.
    #[must_use]
    pub const fn lost(self, what: Lost) -> &'static str {
        match self {
            Language::En => en::ui::lost(what),
        }
    }

    /// What a key does.
    #[must_use]
    pub const fn command(self, command: Command) -> &'static str {
        match self {
            Language::En => en::ui::command(command),
        }
    }

    /// A part of the list of keys.
    #[must_use]
    pub const fn keys(self, group: Group) -> &'static str {
        match self {
            Language::En => en::ui::keys(group),
        }
    }

    /// "13 tiles"
    #[must_use]
    pub fn tiles(self, count: usize) -> String {
        match self {
            Language::En => en::ui::tiles(count),
        }
    }

    /// "2 left", for a key of the keyboard.
    #[must_use]
    pub fn copies(self, count: u8) -> String {
        match self {
            Language::En => en::ui::copies(count),
        }
    }

    /// What a tap on a tile of the hand does: chooses the winning tile or removes.
    #[must_use]
    pub const fn tap(self, chooses: bool) -> &'static str {
        match self {
            Language::En => en::ui::tap(chooses),
        }
    }
}
