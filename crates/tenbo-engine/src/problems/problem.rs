//! What is wrong with an input, as data: a key, a place, the tiles concerned. The sentences that users read are made
//! elsewhere.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use serde::Serialize;

use super::place::{Place, TilePlace};
use crate::named;
use crate::options::{NeededSetting, OptionKey};
use crate::tiles::{Chars, NotationError, Tile, Unreadable, tiles_as_text, write_tiles};

macro_rules! problem_keys {
    ($($(#[doc = $doc:literal])* $name:ident = $text:literal,)*) => {
        named! {
            /// What is wrong. The names are part of the contract (docs/contract.md) and do not change.
            ProblemKey as "problem-key" { $($(#[doc = $doc])* $name = $text,)* }
        }

        impl ProblemKey {
            /// What is wrong, in a sentence for programmers. The page has texts of its own.
            #[must_use]
            pub const fn sentence(self) -> &'static str {
                match self { $(ProblemKey::$name => concat!($($doc),*).trim_ascii(),)* }
            }
        }
    };
}

problem_keys! {
    /// The request is of a different version.
    WrongVersion = "wrong-version",
    /// The contract has no such field.
    UnknownField = "unknown-field",
    /// A required field is missing.
    MissingField = "missing-field",
    /// A value is not of the field's type.
    WrongType = "wrong-type",
    /// A name is not one of the field's list.
    UnknownValue = "unknown-value",
    /// A number is outside its range.
    OutOfRange = "out-of-range",
    /// A text is longer than is allowed there, and was not read.
    TextTooLong = "text-too-long",
    /// A list or object has more entries than are allowed there, and was not read.
    TooManyEntries = "too-many-entries",
    /// There are more problems than are reported.
    TooManyProblems = "too-many-problems",
    /// Part of a text is not tile notation.
    UnreadableTiles = "unreadable-tiles",
    /// No shipped rulebook has this id.
    UnknownRulebook = "unknown-rulebook",
    /// The rulebook's base is not a shipped rulebook.
    UnknownBase = "unknown-base",
    /// No pattern has this id.
    UnknownPattern = "unknown-pattern",
    /// Rulebooks have no such option.
    UnknownOption = "unknown-option",
    /// A template has characters that mean nothing there.
    UnreadableTemplate = "unreadable-template",
    /// Ranks in a template have no suit.
    TemplateSuitMissing = "template-suit-missing",
    /// A template has neither 14 nor 17 tiles, or not as many as a hand of this rulebook.
    TemplateSize = "template-size",
    /// No tiles of the set fit a template.
    TemplateUnfillable = "template-unfillable",
    /// A template leaves too much open: there are more ways to fill it than are tried.
    TemplateTooOpen = "template-too-open",
    /// An item or table has no effect until an option or another item is set.
    InactiveItem = "greyed-item",
    /// An option has no effect with the present setting of another option.
    InactiveOption = "greyed-option",
    /// An option has no effect under these rules.
    IdleOption = "idle-option",
    /// A unit is unusual for the pattern in this rulebook's system of counting.
    UnusualUnit = "unusual-unit",
    /// A unit adds nothing in this rulebook's system of counting.
    IdleUnit = "idle-unit",
    /// Han and fu are counted without a limit or a table of limits, so that every han doubles the hand.
    NoLimits = "no-limits",
    /// There are more copies of a tile than the set of tiles has.
    FifthCopy = "fifth-copy",
    /// There are more red fives than the set of tiles has.
    TooManyReds = "too-many-reds",
    /// There is a red five, but the rulebook has none.
    NoRedFives = "no-red-fives",
    /// A joker does not say which tile it stands for.
    JokerForNothing = "joker-for-nothing",
    /// There are more jokers than the rulebook has.
    TooManyJokers = "too-many-jokers",
    /// A joker stands for a tile, or in a set, that the rulebook does not allow.
    JokerNotAllowed = "joker-not-allowed",
    /// There is a flower, a season or another bonus tile that the rulebook does not play with.
    NoFlowers = "no-flowers-in-use",
    /// The same bonus tile was entered twice.
    BonusTwice = "bonus-twice",
    /// A tile among the bonus tiles is not a bonus tile under these rules.
    NotABonusTile = "not-a-bonus-tile",
    /// A bonus tile is in a hand.
    BonusInHand = "bonus-in-hand",
    /// A bonus tile is among the dora indicators.
    BonusAsIndicator = "bonus-as-indicator",
    /// The set does not have this tile: that of a three-player game, or one without its suit.
    NotInThreePlayer = "not-in-three-player",
    /// A three-player game has no North.
    NoNorthSeat = "no-north-seat",
    /// A chow was claimed in a three-player game that has no such claims.
    NoChowForThree = "no-chow-for-three",
    /// There are more tiles than a hand can have.
    TooManyTiles = "too-many-tiles",
    /// There are fewer tiles than a winning hand has.
    TooFewTiles = "too-few-tiles",
    /// The tiles are not three consecutive ones of a suit.
    NotAChow = "not-a-chow",
    /// The tiles are not three identical ones.
    NotAPung = "not-a-pung",
    /// The tiles are not four identical ones.
    NotAKong = "not-a-kong",
    /// The tiles are not as many identical ones as the exposed group has: four, five or six.
    NotAGroup = "not-a-group",
    /// There is an exposed group of four, five or six tiles, but the rulebook has none.
    NoExposedGroups = "no-exposed-groups",
    /// The claimed tile is not in the meld.
    ClaimedNotInMeld = "claimed-not-in-meld",
    /// A seat claimed its own discard.
    ClaimFromSelf = "claim-from-self",
    /// A chow was claimed from a seat other than the one before.
    ChowFromWrongSeat = "chow-from-wrong-seat",
    /// A concealed kong has a claimed tile.
    ConcealedKongClaimed = "concealed-kong-claimed",
    /// A seat with an open hand declared riichi.
    RiichiOpenHand = "riichi-open-hand",
    /// A seat declared open riichi, but the rulebook has none.
    NoOpenRiichi = "no-open-riichi",
    /// Riichi was declared with too few tiles left in the wall.
    RiichiTooLate = "riichi-too-late",
    /// A player of a game declared riichi with fewer points than a stick, and the game ends below 0.
    RiichiWithoutPoints = "riichi-without-points",
    /// Riichi was declared, but the rulebook has no riichi.
    NoRiichi = "no-riichi",
    /// Ippatsu is claimed without riichi.
    IppatsuWithoutRiichi = "ippatsu-without-riichi",
    /// There are dora indicators, but the rulebook has no dora.
    NoDora = "no-dora",
    /// There are more dora indicators than the kongs can have revealed.
    TooManyIndicators = "too-many-indicators",
    /// There are more ura dora indicators than the rulebook and the dora indicators allow.
    UraCount = "ura-count",
    /// There are fewer riichi sticks on the table than declarations.
    TooFewDeposits = "too-few-deposits",
    /// More tiles are left in the wall than there can be.
    WallTooLong = "wall-too-long",
    /// A total is entered for a seat that also has tiles.
    TotalBesideTiles = "total-beside-tiles",
    /// The winner has no tiles.
    WinnerWithoutHand = "winner-without-hand",
    /// The winning tile is missing.
    NoWinningTile = "no-winning-tile",
    /// The tiles do not form a winning shape.
    NotComplete = "not-complete",
    /// It was not entered whose discard or kong the winning tile was.
    NoDiscarder = "no-discarder",
    /// A seat wins on its own discard.
    DiscarderIsWinner = "discarder-is-winner",
    /// A self-drawn tile is said to come from a seat.
    DrawnFromSeat = "drawn-from-seat",
    /// Several seats win, but not on the same tile of the same seat.
    WinsDisagree = "wins-disagree",
    /// A seat wins twice.
    SeatWinsTwice = "seat-wins-twice",
    /// There are more winners than the rulebook allows.
    TooManyWinners = "too-many-winners",
    /// A seat that has won before takes part in the deal again: it discards or makes a kong.
    AlreadyWon = "already-won",
    /// The winner has been barred from winning.
    BarredSeatWins = "barred-seat-wins",
    /// Somebody wins a deal that a false win had already ended.
    DealWasAbandoned = "deal-was-abandoned",
    /// The last tile of the wall must be drawn.
    LastTileNotDrawn = "last-tile-not-drawn",
    /// A win on the last discard must be a win on a discard.
    LastDiscardNotDiscarded = "last-discard-not-discarded",
    /// The wall still has tiles, although its last one is said to have been drawn.
    WallNotEmpty = "wall-not-empty",
    /// A tile drawn after a kong needs a kong.
    ReplacementWithoutKong = "replacement-without-kong",
    /// A replacement tile must be drawn.
    ReplacementNotDrawn = "replacement-not-drawn",
    /// A tile drawn for a flower needs a flower.
    ReplacementWithoutFlower = "replacement-without-flower",
    /// The last tile of the wall cannot also be a replacement tile.
    LastTileIsReplacement = "last-tile-is-replacement",
    /// Ippatsu ends with any claim or kong.
    IppatsuAfterKong = "ippatsu-after-kong",
    /// A blessing needs a hand without melds and without riichi.
    BlessingWithMelds = "blessing-with-melds",
    /// The blessing of heaven is for the dealer, on a drawn tile.
    HeavenNotDealer = "heaven-not-dealer",
    /// The blessing of earth is for another seat, on its own first draw.
    EarthNotDrawn = "earth-not-drawn",
    /// The blessing of earth is for another seat, on East's first discard.
    EarthNotDiscarded = "earth-not-discarded",
    /// The blessing of man is for another seat, on a discard before its first draw.
    HumanNotDiscarded = "human-not-discarded",
    /// A blessing belongs to the first turn, and the table shows that it was over.
    NotFirstTurn = "not-first-turn",
    /// An early win came after more discards than it allows.
    MoreDiscards = "more-discards",
    /// A situation of a discarded tile is named for one that was drawn or robbed.
    NotOnDiscard = "not-on-discard",
    /// The winning tile is said to be the discard of a riichi declaration, and its seat has not declared riichi.
    FeederWithoutRiichi = "feeder-without-riichi",
    /// The winning tile is said to be the discard of a riichi declaration, and its seat had declared it with an earlier one.
    RiichiWasEarlier = "riichi-was-earlier",
    /// The winning tile is said to be the discard after a kong, and its seat had not just made one.
    FeederWithoutKong = "feeder-without-kong",
    /// Two situations of a win exclude each other.
    SituationsExclude = "situations-exclude",
    /// The winning tile cannot be the last copy: a hand holds another.
    LastCopyHeld = "last-copy-held",
    /// A kong was declared although no tile was left in the wall to replace it.
    KongWithoutWall = "kong-without-wall",
    /// The winner holds a copy of the tile that was robbed from a kong.
    RobbedTileHeld = "robbed-tile-held",
    /// The seat that was robbed shows no kong or pung of the tile.
    NoKongToRob = "no-kong-to-rob",
    /// A concealed kong cannot be robbed by this hand under these rules.
    RobConcealedKong = "rob-concealed-kong",
    /// The rulebook does not have this abortive draw.
    NoAbortiveDraw = "no-abortive-draw",
    /// The deal is said to have ended by nine terminals, but the first turn was over, or no hand has nine.
    NoNineTerminals = "no-nine-terminals",
    /// The deal is said to have ended by four winds, but the first discards are not the same wind, or somebody has
    /// claimed a tile.
    NoFourWinds = "no-four-winds",
    /// The deal is said to have ended by four riichi, but a seat has not declared it.
    NoFourRiichi = "no-four-riichi",
    /// The deal is said to have ended by four kongs, but there are not four, or they are one seat's.
    NoFourKongs = "no-four-kongs",
    /// Three seats are said to have won on one discard, but not so many hands were ready.
    NoThreeWins = "no-three-wins",
    /// A hand is said to be ready when the wall ran out, but its tiles are not.
    NotReady = "not-ready",
    /// Nagashi mangan is claimed, but the rulebook has none, or the seat's discards or the kind of draw do not allow
    /// it.
    NoNagashi = "no-nagashi",
    /// The rulebook has no penalty for this foul.
    NoPenalty = "no-penalty",
    /// The rulebook does not pay at once for what is entered.
    NotPaidAtOnce = "not-paid-at-once",
    /// A seat is said to have been paid at once for more than a deal can have.
    TooManyPaidAtOnce = "too-many-paid-at-once",
    /// The seat named as liable is the winner.
    LiableIsWinner = "liable-is-winner",
    /// A seat is named as liable, but the winning hand makes nobody liable.
    NoLiability = "no-liability",
    /// A seat is named as liable for a total that is less than any hand which makes somebody liable is paid.
    LiableForTooLittle = "liable-for-too-little",
    /// No hand under these rules pays this total.
    ImpossibleTotal = "impossible-total",
    /// The number of players does not fit a table.
    WrongPlayers = "wrong-players",
    /// A deal of a game has not ended.
    UnfinishedDeal = "unfinished-deal",
    /// The hand that wins a deal of a game is not a legal win under these rules.
    NotAWin = "not-a-win",
    /// The text is not JSON.
    Syntax = "syntax",
    /// The engine has not been started, or cannot run here.
    NotStarted = "not-started",
}

/// One thing that is wrong.
///
/// ```
/// use tenbo_engine::problems::ProblemKey;
/// use tenbo_engine::{Draft, Seat};
///
/// let problems = Draft::of_hand(Seat::East, "123m4x").unwrap_err();
/// assert_eq!(problems[0].key, ProblemKey::UnreadableTiles);
/// assert_eq!((problems[0].at.to_string().as_str(), problems[0].chars), ("/seats/E/hand", Some((4, 5))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "problem"))]
pub struct Problem {
    /// What is wrong.
    pub key: ProblemKey,
    /// A JSON Pointer into the request.
    #[cfg_attr(feature = "schema", schemars(with = "String", regex(pattern = r"^(?:/(?:[^~/]|~[01])*)*$")))]
    pub at: Place,
    /// The characters concerned in the text there: the index of the first, and that of the one after the last, from
    /// 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::described::Chars>"))]
    pub chars: Option<Chars>,
    /// The tiles that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "tiles_as_text")]
    #[cfg_attr(feature = "schema", schemars(with = "Tile"))]
    pub tiles: Vec<Tile>,
    /// If there are too many copies of a tile, where they all are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<TilePlace>,
    /// The option that would allow it, or what was not understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Cow<'static, str>>,
    /// If the name is an option, the setting that it would need; if this is a number, that or more.
    #[serde(rename = "setting", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::described::Setting>"))]
    pub needed: Option<NeededSetting>,
    /// What was read instead of what is allowed: a number, the beginning of a text, or only the type of a list or object.
    /// Answers leave it out, because whoever reads them has the request.
    #[serde(skip)]
    pub value: Option<String>,
}

impl From<OptionKey> for Cow<'static, str> {
    fn from(option: OptionKey) -> Self {
        Cow::Borrowed(option.as_str())
    }
}

impl Problem {
    /// A problem at a place, without any details.
    #[must_use]
    pub fn new(key: ProblemKey, at: Place) -> Problem {
        Problem { key, at, chars: None, tiles: Vec::new(), copies: Vec::new(), name: None, needed: None, value: None }
    }

    /// The problem of characters that are not tile notation. `at` is the place of the text.
    #[must_use]
    pub fn unreadable(at: &Place, error: &NotationError) -> Problem {
        let key = match error.reason {
            Unreadable::Joker => ProblemKey::JokerForNothing,
            _ => ProblemKey::UnreadableTiles,
        };
        Problem::new(key, at.clone()).chars(error.chars)
    }

    /// Adds the tiles concerned.
    #[must_use]
    pub fn tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Problem {
        self.tiles.extend(tiles);
        self
    }

    /// Sets the name: of an option, or the one that was not understood.
    #[must_use]
    pub fn named(mut self, name: impl Into<Cow<'static, str>>) -> Problem {
        self.name = Some(name.into());
        self
    }

    /// Sets the option concerned, and the setting that it would need.
    #[must_use]
    pub fn about(mut self, needed: NeededSetting) -> Problem {
        self.needed = Some(needed);
        self.named(needed.option())
    }

    /// Sets the characters concerned.
    #[must_use]
    pub fn chars(mut self, chars: Chars) -> Problem {
        self.chars = Some(chars);
        self
    }
}

/// Writes where it is wrong and what: `/end/wins/0/tile: the tiles do not form a winning shape: 7s`.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.at.0.is_empty() {
            write!(f, "{}", self.at)?;
        }
        if let Some((from, to)) = self.chars {
            write!(f, " from character {from} to {to}")?;
        }
        let mut sentence = self.key.sentence().trim_end_matches('.').chars();
        let first = sentence.next().unwrap_or_default().to_ascii_lowercase();
        let before = if self.at.0.is_empty() { "" } else { ": " };
        write!(f, "{before}{first}{}", sentence.as_str())?;
        if !self.tiles.is_empty() {
            write!(f, ": {}", write_tiles(&self.tiles))?;
        }
        if let Some(value) = &self.value {
            write!(f, ": {value}")?;
        }
        self.name.as_ref().map_or(Ok(()), |name| write!(f, " ({name})"))
    }
}

impl Error for Problem {}
