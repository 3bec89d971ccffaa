//! What is wrong with an input, as data: a key, a place, the tiles. Text is made elsewhere.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use crate::options::OptionKey;
use crate::tiles::{Chars, NotationError, Tile, Unreadable, write_tiles};

macro_rules! problem_keys {
    ($($(#[doc = $doc:literal])* $name:ident = $text:literal,)*) => {
        /// What is wrong. The names are part of the contract.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ProblemKey { $($(#[doc = $doc])* $name,)* }

        impl ProblemKey {
            /// Every key.
            pub const ALL: &'static [ProblemKey] = &[$(ProblemKey::$name,)*];

            /// The name in the contract.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(ProblemKey::$name => $text,)* }
            }
        }
    };
}

problem_keys! {
    /// The request is of another version.
    WrongVersion = "wrong-version",
    /// A field that the contract does not have.
    UnknownField = "unknown-field",
    /// A field that must be there is not.
    MissingField = "missing-field",
    /// A value of another type than the field has.
    WrongType = "wrong-type",
    /// A name that is not one of the list.
    UnknownValue = "unknown-value",
    /// A number outside its range.
    OutOfRange = "out-of-range",
    /// A text longer than any such text needs to be: it is not read.
    TextTooLong = "text-too-long",
    /// A list or an object of more entries than it ever needs: it is not read.
    TooManyEntries = "too-many-entries",
    /// There are more problems than are told.
    TooManyProblems = "too-many-problems",
    /// Text that is not tile notation, at `chars`.
    UnreadableTiles = "unreadable-tiles",
    /// A rulebook that is not shipped.
    UnknownRulebook = "unknown-rulebook",
    /// A rulebook whose base is not shipped.
    UnknownBase = "unknown-base",
    /// No pattern has this id.
    UnknownPattern = "unknown-pattern",
    /// An option that rulebooks do not have.
    UnknownOption = "unknown-option",
    /// A value that has no effect until an option is set.
    GreyedItem = "greyed-item",
    /// An option that has no effect while another is as it is.
    GreyedOption = "greyed-option",
    /// An option that these rules do not look at.
    IdleOption = "idle-option",
    /// A unit that this rulebook's way of counting does not use.
    UnusualUnit = "unusual-unit",
    /// A unit in which this rulebook's way of counting counts nothing.
    IdleUnit = "idle-unit",
    /// More copies of a tile than the set of tiles has.
    FifthCopy = "fifth-copy",
    /// More red fives than the set of tiles has.
    TooManyReds = "too-many-reds",
    /// Red fives, where the rulebook has none.
    NoRedFives = "no-red-fives",
    /// A joker that does not say which tile it stands for.
    JokerForNothing = "joker-for-nothing",
    /// More jokers than the rulebook has.
    TooManyJokers = "too-many-jokers",
    /// A joker that stands for a tile that it may not be, or where it may not stand.
    JokerNotAllowed = "joker-not-allowed",
    /// Flowers and seasons, where the rulebook has none.
    NoFlowers = "no-flowers-in-use",
    /// A flower or season twice.
    BonusTwice = "bonus-twice",
    /// A tile among the bonus tiles that is none here.
    NotABonusTile = "not-a-bonus-tile",
    /// A flower or season in the hand.
    BonusInHand = "bonus-in-hand",
    /// A tile that the game for three does not have.
    NotInThreePlayer = "not-in-three-player",
    /// North has a hand in a game for three.
    NoNorthSeat = "no-north-seat",
    /// A chow in a game for three.
    NoChowForThree = "no-chow-for-three",
    /// More tiles than a hand can have.
    TooManyTiles = "too-many-tiles",
    /// Fewer tiles than a winning hand has.
    TooFewTiles = "too-few-tiles",
    /// Not three in a row of one suit.
    NotAChow = "not-a-chow",
    /// Not three alike.
    NotAPung = "not-a-pung",
    /// Not four alike.
    NotAKong = "not-a-kong",
    /// The claimed tile is not one of the meld's.
    ClaimedNotInMeld = "claimed-not-in-meld",
    /// A claim from oneself.
    ClaimFromSelf = "claim-from-self",
    /// A chow from another seat than the one before.
    ChowFromWrongSeat = "chow-from-wrong-seat",
    /// A concealed kong with a claimed tile.
    ConcealedKongClaimed = "concealed-kong-claimed",
    /// Riichi with an open hand.
    RiichiOpenHand = "riichi-open-hand",
    /// Riichi with too few tiles left in the wall.
    RiichiTooLate = "riichi-too-late",
    /// Riichi where the rulebook has none.
    NoRiichi = "no-riichi",
    /// A first-turn win bonus without riichi.
    IppatsuWithoutRiichi = "ippatsu-without-riichi",
    /// Indicators where the rulebook has none.
    NoDora = "no-dora",
    /// More indicators than can lie open.
    TooManyIndicators = "too-many-indicators",
    /// Not as many indicators below the wall as above.
    UraCount = "ura-count",
    /// Fewer riichi sticks on the table than were declared.
    TooFewDeposits = "too-few-deposits",
    /// More tiles left in the wall than can be.
    WallTooLong = "wall-too-long",
    /// A total beside tiles, which have one of their own.
    TotalBesideTiles = "total-beside-tiles",
    /// The winning seat has no tiles.
    WinnerWithoutHand = "winner-without-hand",
    /// The winning tile is missing.
    NoWinningTile = "no-winning-tile",
    /// The tiles make no winning shape.
    NotComplete = "not-complete",
    /// The seat whose discard won is missing.
    NoDiscarder = "no-discarder",
    /// A win on one's own discard.
    DiscarderIsWinner = "discarder-is-winner",
    /// A self-drawn tile that comes from a seat.
    DrawnFromSeat = "drawn-from-seat",
    /// Several winners who do not win on the same tile of the same seat.
    WinsDisagree = "wins-disagree",
    /// A seat that wins twice.
    SeatWinsTwice = "seat-wins-twice",
    /// More winners than the rulebook allows.
    TooManyWinners = "too-many-winners",
    /// A seat that was barred from going out wins.
    BarredSeatWins = "barred-seat-wins",
    /// A win in a deal that a faulty out had ended.
    DealWasAbandoned = "deal-was-abandoned",
    /// The last tile of the wall, but not drawn.
    LastTileNotDrawn = "last-tile-not-drawn",
    /// The last discard, but not discarded.
    LastDiscardNotDiscarded = "last-discard-not-discarded",
    /// The wall still has tiles.
    WallNotEmpty = "wall-not-empty",
    /// A replacement tile without a kong.
    ReplacementWithoutKong = "replacement-without-kong",
    /// A replacement tile that was not drawn.
    ReplacementNotDrawn = "replacement-not-drawn",
    /// A replacement tile for a flower without flowers.
    ReplacementWithoutFlower = "replacement-without-flower",
    /// The last tile of the wall is not a replacement tile.
    LastTileIsReplacement = "last-tile-is-replacement",
    /// The first turn win bonus ends with any claim or kong.
    IppatsuAfterKong = "ippatsu-after-kong",
    /// A blessing needs a hand without melds and without riichi.
    BlessingWithMelds = "blessing-with-melds",
    /// The blessing of heaven is the dealer's own draw.
    HeavenNotDealer = "heaven-not-dealer",
    /// The blessing of earth is another seat's own first draw.
    EarthNotDrawn = "earth-not-drawn",
    /// The blessing of earth is East's first discard.
    EarthNotDiscarded = "earth-not-discarded",
    /// The blessing of man is a discard before the first draw.
    HumanNotDiscarded = "human-not-discarded",
    /// A blessing belongs to the first turn, and more has happened on the table.
    NotFirstTurn = "not-first-turn",
    /// An early win after more discards than it allows.
    MoreDiscards = "more-discards",
    /// Two ways of winning that exclude each other.
    SituationsExclude = "situations-exclude",
    /// The last copy of a tile of which a hand holds another.
    LastCopyHeld = "last-copy-held",
    /// A kong though no tile is left to draw for it.
    KongWithoutWall = "kong-without-wall",
    /// A robbed kong of a tile that the winner holds too often.
    RobbedTileHeld = "robbed-tile-held",
    /// The seat that was robbed shows no such kong.
    NoKongToRob = "no-kong-to-rob",
    /// A concealed kong cannot be robbed here.
    RobConcealedKong = "rob-concealed-kong",
    /// An abortive draw that the rulebook does not have.
    NoAbortiveDraw = "no-abortive-draw",
    /// The bonus for discarding only terminals and honors, where the rulebook has none or discards were claimed.
    NoNagashi = "no-nagashi",
    /// A penalty that the rulebook does not have.
    NoPenalty = "no-penalty",
    /// The liable seat is named, though it is the winner.
    LiableIsWinner = "liable-is-winner",
    /// A liable seat is named where the winning hand makes nobody liable.
    NoLiability = "no-liability",
    /// A total that no hand of these rules is paid.
    ImpossibleTotal = "impossible-total",
    /// Not as many players as can sit at a table.
    WrongPlayers = "wrong-players",
    /// A deal of a game that has not ended.
    UnfinishedDeal = "unfinished-deal",
    /// A win in a game with a hand that does not win by these rules.
    NotAWin = "not-a-win",
    /// Not JSON at all.
    Syntax = "syntax",
    /// The engine was not started, or cannot be here.
    NotStarted = "not-started",
}

impl fmt::Display for ProblemKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One step of a place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A field.
    Key(Cow<'static, str>),
    /// An entry of a list, from 0.
    Index(usize),
}

impl Part {
    /// A field whose name is known only now.
    #[must_use]
    pub fn key(name: &str) -> Part {
        Part::Key(Cow::Owned(name.to_owned()))
    }
}

impl From<&'static str> for Part {
    fn from(key: &'static str) -> Part {
        Part::Key(Cow::Borrowed(key))
    }
}

impl From<usize> for Part {
    fn from(index: usize) -> Part {
        Part::Index(index)
    }
}

/// A place in a request or a rulebook; written as a JSON Pointer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place(pub Vec<Part>);

impl Place {
    /// The place of these steps.
    #[must_use]
    pub fn of<const N: usize>(parts: [Part; N]) -> Place {
        Place(parts.into())
    }

    /// One step further.
    #[must_use]
    pub fn join(&self, part: impl Into<Part>) -> Place {
        self.step(part.into())
    }

    // Problems are seldom and are made in a hundred places: how one is made is not to be compiled into each of them.
    #[inline(never)]
    fn step(&self, part: Part) -> Place {
        let mut parts = self.0.clone();
        parts.push(part);
        Place(parts)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.0 {
            match part {
                Part::Key(key) => write!(f, "/{}", key.replace('~', "~0").replace('/', "~1"))?,
                Part::Index(index) => write!(f, "/{index}")?,
            }
        }
        Ok(())
    }
}

/// A single tile of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilePlace {
    /// The list or the field.
    pub at: Place,
    /// Which tile of a list, from 0.
    pub index: usize,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What.
    pub key: ProblemKey,
    /// Where.
    pub at: Place,
    /// Which characters of the text there.
    pub chars: Option<Chars>,
    /// The tiles concerned.
    pub tiles: Vec<Tile>,
    /// Where the copies lie, of a tile of which there are too many.
    pub copies: Vec<TilePlace>,
    /// The option that would make it possible, or the name that was not understood.
    pub name: Option<Cow<'static, str>>,
    /// Where that is an option: what it would have to be. Raw, as in `Options`.
    pub setting: Option<i64>,
}

impl Problem {
    /// A problem with its place.
    #[must_use]
    #[inline(never)]
    pub fn new(key: ProblemKey, at: Place) -> Problem {
        Problem { key, at, chars: None, tiles: Vec::new(), copies: Vec::new(), name: None, setting: None }
    }

    /// What notation could not read of the text there.
    #[must_use]
    pub fn unreadable(at: &Place, error: &NotationError) -> Problem {
        let key = match error.reason {
            Unreadable::Joker => ProblemKey::JokerForNothing,
            _ => ProblemKey::UnreadableTiles,
        };
        Problem::new(key, at.clone()).chars(error.chars)
    }

    /// With the tiles concerned.
    #[must_use]
    pub fn tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Problem {
        for tile in tiles {
            self.tiles.push(tile);
        }
        self
    }

    /// With a name: an option or what was not understood.
    #[must_use]
    pub fn named(mut self, name: impl Into<Cow<'static, str>>) -> Problem {
        self.set_name(name.into());
        self
    }

    /// With an option, and what it would have to be.
    #[must_use]
    pub fn about(mut self, option: OptionKey, setting: i64) -> Problem {
        self.setting = Some(setting);
        self.named(option.as_str())
    }

    #[inline(never)]
    fn set_name(&mut self, name: Cow<'static, str>) {
        self.name = Some(name);
    }

    /// With the characters concerned.
    #[must_use]
    pub fn chars(mut self, chars: Chars) -> Problem {
        self.chars = Some(chars);
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key.as_str())?;
        if !self.at.0.is_empty() {
            write!(f, " at {}", self.at)?;
        }
        if let Some((from, to)) = self.chars {
            write!(f, ", characters {from} to {to}")?;
        }
        if !self.tiles.is_empty() {
            write!(f, ": {}", write_tiles(&self.tiles))?;
        }
        match &self.name {
            Some(name) => write!(f, " ({name})"),
            None => Ok(()),
        }
    }
}

impl Error for Problem {}
