//! The options of a rulebook: every switch, its kind and its default in one table.

use crate::UnknownName;
use std::fmt;
use std::str::FromStr;

/// What an option can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionSpec {
    /// On or off.
    Flag(bool),
    /// A whole number within a range.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// What it is unless set; `None` is "no such thing" (JSON `null`) and allowed where the default is `None`.
        default: Option<i64>,
    },
    /// One of some names; the first is the default.
    Choice(&'static [&'static str]),
}

macro_rules! options {
    ($($(#[doc = $doc:literal])* $name:ident = $text:literal : $spec:expr,)*) => {
        /// A switch of a rulebook. The names are those of the file format.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum OptionKey { $($(#[doc = $doc])* $name,)* }

        impl OptionKey {
            /// Every option, grouped as the editor shows them.
            pub const ALL: &'static [OptionKey] = &[$(OptionKey::$name,)*];

            /// The name in the file format.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(OptionKey::$name => $text,)* }
            }

            /// What it can be set to.
            #[must_use]
            pub const fn spec(self) -> OptionSpec {
                match self { $(OptionKey::$name => $spec,)* }
            }
        }
    };
}

const fn number(min: i64, max: i64, default: i64) -> OptionSpec {
    OptionSpec::Number { min, max, default: Some(default) }
}

const OFF: OptionSpec = OptionSpec::Flag(false);
const ON: OptionSpec = OptionSpec::Flag(true);

options! {
    // How a hand is counted.
    /// What the units mean: points doubled, faan by a table, han and fu, or points added up.
    System = "system": OptionSpec::Choice(&["point-double", "faan-laak", "mangan", "points"]),
    /// The limit of a hand; in the mangan system what 100 % is.
    Limit = "limit": OptionSpec::Number { min: 1, max: 1_000_000, default: None },
    /// The total is rounded to a multiple; 1 is off.
    RoundTo = "round-to": number(1, 1000, 1),
    /// Whether that is the nearest multiple or the next one.
    RoundWay = "round-way": OptionSpec::Choice(&["off", "up"]),
    /// The points are rounded to a multiple before they are doubled; 1 is off.
    RoundPointsTo = "round-points-to": number(1, 1000, 1),
    /// Whether that is the nearest multiple or the next one.
    RoundPointsWay = "round-points-way": OptionSpec::Choice(&["off", "up"]),
    /// Points for sets and pairs: by the classical table or not at all.
    BasicPoints = "basic-points": OptionSpec::Choice(&["none", "classical"]),
    /// Several direct counts add up; otherwise the highest stands alone.
    AllowMultipleLimitHands = "allow-multiple-limit-hands": OFF,
    /// Which patterns of an exclusive group counts.
    Consistency = "consistency": OptionSpec::Choice(&["first", "highest"]),
    /// Whether the same set may be used again.
    Overlap = "overlap": OptionSpec::Choice(&["non-implied", "free", "combine-once", "use-once", "any-once", "duplicates"]),
    /// Kongs that stand for concealed triplets where a hand must be concealed.
    KongsAsConcealed = "kongs-as-concealed": OptionSpec::Choice(&["concealed", "all", "melded", "from-melded-pungs", "claimed", "none"]),
    /// The most chows that a winning hand may have.
    MaximumChows = "maximum-chows": OptionSpec::Number { min: 0, max: 4, default: None },
    /// A winning hand has tiles of one suit and honors only.
    NoMixedSuits = "no-mixed-suits": OFF,
    /// Bonus tiles and their doubles count beside a direct count.
    BonusBesideLimit = "bonus-beside-limit": OFF,
    /// Whether a loser is ready is judged without the minimum.
    IgnoreMinimumForReadyLosers = "ignore-minimum-for-ready-losers": OFF,
    /// A winning hand of one suit, with or without honors, needs no minimum.
    IgnoreMinimumForOneSuit = "ignore-minimum-for-one-suit": OFF,
    /// Flowers and seasons do not help to reach the minimum.
    MinimumWithoutFlowers = "minimum-without-flowers": OFF,
    /// Which chows are limited: all, or only those that were claimed.
    MaximumChowsCounts = "maximum-chows-counts": OptionSpec::Choice(&["all", "declared"]),
    /// Only limit and special hands win.
    SpecialHandRequired = "special-hand-required": OFF,
    /// Auxiliary points become faan only in a hand that reaches the minimum without them.
    AuxiliaryPointsOnlyForLegalWins = "auxiliary-points-only-for-legal-wins": ON,
    /// What faan are worth in points: by the rulebook's own table, or by one of those of Hong Kong.
    FaanTable = "faan-table": OptionSpec::Choice(&["own", "half-spicy", "full-spicy", "laak-tiers", "simplified"]),
    /// The most faan that a hand has; a limit hand has as many.
    MaximumFaan = "maximum-faan": OptionSpec::Number { min: 1, max: 100, default: None },
    /// With three kongs and more, some of them concealed, one count of kongs stands for all.
    KongChart = "kong-chart": ON,

    // How patterns are understood and which of them stand beside each other.
    /// An edge, closed or pair wait counts only if nothing else would have completed the hand.
    OnlyWait = "only-wait": OFF,
    /// A wait for a tile of which the hand itself holds all four is a wait.
    ExhaustedWaitsCount = "exhausted-waits-count": ON,
    /// A tile that could belong to the knitted body may still be an edge, closed or pair wait.
    KnittedStraightWaits = "knitted-straight-waits": ON,
    /// The dealer's first fourteen tiles are judged by the tile that is named as the last.
    DealtHandWaits = "dealt-hand-waits": ON,
    /// What a pung is that another seat's tile completed.
    ClaimedPung = "claimed-pung": OptionSpec::Choice(&["melded", "concealed"]),
    /// Four honors alike are four of a kind.
    TileHogHonors = "tile-hog-honors": ON,
    /// A hand of melds alone may have kongs.
    MeldedHandKongs = "melded-hand-kongs": ON,
    /// A win on the last discard counts as one with a replacement tile too.
    ReplacementOnLastDiscard = "replacement-on-last-discard": OFF,
    /// A tile drawn for a flower or a north counts as drawn after a kong.
    FlowerSupplements = "flower-supplements": OFF,
    /// The one of dots as the last discard is the moon too.
    MoonOnLastDiscard = "moon-on-last-discard": ON,
    /// On which tile a seat that does not deal wins the blessing of earth.
    EarthsBlessing = "earths-blessing": OptionSpec::Choice(&["first-draw", "first-discard", "either"]),
    /// The dealer may have declared concealed kongs before the blessing of heaven.
    HeavenAfterKong = "heaven-after-kong": OFF,
    /// How many wins of East in a row are a hand of their own.
    EastStreakWins = "east-streak-wins": number(2, 20, 13),
    /// Hands that are concealed by nature add the fully concealed hand when self-drawn.
    FullyConcealedAdds = "fully-concealed-adds": OFF,
    /// How many terminal pungs nine gates take away from those that count.
    NineGatesTerminalPungs = "nine-gates-terminal-pungs": OptionSpec::Choice(&["one-fewer", "none", "all"]),
    /// All green adds the half flush.
    GreenHalfFlush = "green-half-flush": OFF,
    /// Concealed kongs count beside three and four kongs and beside three and four concealed pungs.
    ConcealedKongsAdd = "concealed-kongs-add": OFF,
    /// All terminals add three pungs of one number.
    AllTerminalsTriplePung = "all-terminals-triple-pung": ON,
    /// Hands of winds add all terminals and honors.
    WindsTerminalsHonors = "winds-terminals-honors": ON,
    /// Hands of terminals and honors, which may be pairs, add all pungs.
    AllPungsBesideHonors = "all-pungs-beside-honors": OFF,
    /// Four shifted chows add patterns of two chows.
    ShiftedChowPairs = "shifted-chow-pairs": OFF,
    /// Four of a kind that a hand of six kinds in seven pairs cannot do without counts.
    InevitableTileHog = "inevitable-tile-hog": ON,

    // Limit and special hands.
    /// A hidden treasure is completed by a drawn tile.
    TreasureSelfDrawn = "treasure-self-drawn": OFF,
    /// A hidden treasure is completed by its pair.
    TreasurePairWait = "treasure-pair-wait": OFF,
    /// A hidden treasure has one suit and honors.
    TreasureOneSuit = "treasure-one-suit": OFF,
    /// Kongs that stand for the triplets of a hidden treasure.
    TreasureKongs = "treasure-kongs": OptionSpec::Choice(&["as-elsewhere", "none", "concealed", "claimed", "all"]),
    /// Three great scholars have no chow.
    ScholarsWithoutChow = "scholars-without-chow": OFF,
    /// A hand without points may have flowers and seasons.
    ZeroPointsWithFlowers = "zero-points-with-flowers": OFF,
    /// A tile of which all four copies are seen on the table leaves another one the only possible tile.
    OnlyTileSeesTable = "only-tile-sees-table": OFF,
    /// The pair of an emerald, ruby or diamond snake is the own wind.
    SnakePairOwnWind = "snake-pair-own-wind": OFF,
    /// A jade, pearl or ruby hand may be seven pairs.
    JewelsInPairs = "jewels-in-pairs": OFF,

    // The table and its tiles.
    /// How many play, unless the deal says otherwise.
    Players = "players": number(3, 4, 4),
    /// Flowers and seasons are in use.
    UseFlowers = "use-flowers": OFF,
    /// How many fives are red: 3 is one a suit, 4 two of dots.
    RedFives = "red-fives": number(0, 4, 0),
    /// How many tiles a hand has before the winning one: four sets and a pair, or five.
    HandSize = "hand-size": OptionSpec::Choice(&["13", "16"]),
    /// How many jokers there are.
    Jokers = "jokers": number(0, 8, 0),
    /// Which tiles a joker may stand for.
    JokersStandFor = "jokers-stand-for": OptionSpec::Choice(&["any", "suit-tiles", "honors"]),
    /// In which sets a joker may stand.
    JokersInSets = "jokers-in-sets": OptionSpec::Choice(&["any", "triplets"]),
    /// A joker may be part of a declared set.
    JokersInMelds = "jokers-in-melds": ON,
    /// The tile that a joker in a declared set stands for may be exchanged for it.
    JokersReplaceable = "jokers-replaceable": OFF,

    // Riichi: what counts.
    /// Riichi can be declared and indicators lie open.
    Riichi = "riichi": OFF,
    /// All simples counts for an open hand.
    OpenTanyao = "open-tanyao": ON,
    /// A win within a turn of riichi counts.
    Ippatsu = "ippatsu": ON,
    /// The tiles below the indicators count for riichi.
    UraDora = "ura-dora": ON,
    /// A kong opens another indicator.
    KanDora = "kan-dora": ON,
    /// The tile below that one counts for riichi.
    KanUra = "kan-ura": ON,
    /// When a kong's indicator is turned: at once, or after the discard for claimed and added kongs.
    KanDoraShown = "kan-dora-shown": OptionSpec::Choice(&["at-once", "after-discard"]),
    /// Four alike may be two of the seven pairs.
    SevenPairsFourAlike = "seven-pairs-four-alike": OFF,
    /// All green needs the green dragon.
    AllGreenNeedsDragon = "all-green-needs-dragon": OFF,
    /// A concealed kong can be robbed for thirteen orphans.
    RobConcealedKong = "rob-concealed-kong": OFF,
    /// The last tile of the wall may be a kong's replacement and count as both.
    LastTileWithReplacement = "last-tile-with-replacement": OFF,
    /// The hardest waits of the highest hands count double.
    DoubleYakuman = "double-yakuman": OFF,

    // Riichi: fu and limits.
    /// Fu of a pair that is both seat and round wind.
    DoubleWindPairFu = "double-wind-pair-fu": number(2, 4, 4),
    /// A self-drawn pinfu: 20 fu, 30 fu and no pinfu, or pinfu is void.
    PinfuSelfDraw = "pinfu-self-draw": OptionSpec::Choice(&["20-fu", "30-fu", "void"]),
    /// A replacement tile earns the fu of a self-drawn one.
    ReplacementSelfDrawFu = "replacement-self-draw-fu": ON,
    /// An open hand that would be pinfu has 30 fu.
    OpenPinfu30 = "open-pinfu-30": ON,
    /// 30 fu with 4 han and 60 fu with 3 han are a mangan.
    KiriageMangan = "kiriage-mangan": OFF,
    /// What 13 han and more are.
    CountedYakuman = "counted-yakuman": OptionSpec::Choice(&["yakuman", "sanbaiman"]),

    // Who pays whom.
    /// The way of paying.
    Settlement = "settlement": OptionSpec::Choice(&["winner-only", "classical", "riichi", "basic-from-all", "hong-kong", "zung-jung", "discarder-or-all", "add-up"]),
    /// How much of the hand each loser pays: as the way of paying has it, by one of Four Winds' schemes, or by the
    /// rulebook's own table.
    WinnerScheme = "winner-scheme": OptionSpec::Choice(&["own", "chinese-classical", "chinese-modern", "chinese-official", "japanese", "mmm", "ims", "wilmington", "simple", "korean", "wmpa", "customized"]),
    /// Each loser pays the minimum for a win besides.
    LosersPayMinimum = "losers-pay-minimum": OFF,
    /// What every loser pays whatever the hand is worth.
    BasicPayment = "basic-payment": number(0, 1000, 8),
    /// East pays and receives double.
    EastDoubles = "east-doubles": OFF,
    /// Between the losers East pays and receives double.
    LosersEastDoubles = "losers-east-doubles": OptionSpec::Choice(&["as-to-the-winner", "on", "off"]),
    /// Losers pay each other the difference of their hands.
    LosersSettle = "losers-settle": OFF,
    /// The discarder pays for all.
    DiscarderPaysAll = "discarder-pays-all": OFF,
    /// Whether the discarder pays his share, twice of it, or half of what all pay together.
    DiscarderPays = "discarder-pays": OptionSpec::Choice(&["share", "double", "half"]),
    /// Each payment is rounded to a multiple; 1 is off.
    RoundPaymentsTo = "round-payments-to": number(1, 1000, 1),
    /// Whether that is the nearest multiple or the next one.
    RoundPaymentsWay = "round-payments-way": OptionSpec::Choice(&["off", "up"]),
    /// What is paid at a draw outside riichi: nothing, the differences of all hands, or by those who are not ready.
    DrawPayments = "draw-payments": OptionSpec::Choice(&["none", "hands", "ready"]),
    /// Hong Kong: whether the discarder pays twice and the others once, or alone for all.
    GunRule = "gun-rule": OptionSpec::Choice(&["half", "full"]),
    /// The most that those pay who did not discard the winning tile; the discarder pays the rest.
    SharedPayment = "shared-payment": number(0, 10_000, 25),
    /// Added to what the dealer pays or gets.
    DealerBonus = "dealer-bonus": number(0, 1000, 0),
    /// Added to that for each win in a row of the dealer.
    DealerBonusPerWin = "dealer-bonus-per-win": number(0, 1000, 0),
    /// What one counter is worth, for each seat that could pay.
    CounterValue = "counter-value": number(0, 10_000, 100),
    /// Who gets the counters where several win.
    CountersTo = "counters-to": OptionSpec::Choice(&["first", "each"]),
    /// Who gets the deposits where several win: all to the first in turn, or everybody their own and the rest to the first.
    DepositsTo = "deposits-to": OptionSpec::Choice(&["first", "own-then-first"]),
    /// The value of a riichi stick.
    DepositValue = "deposit-value": number(0, 10_000, 1000),
    /// How many may win on one discard; with 1 the first in turn.
    MaximumWinners = "maximum-winners": number(1, 3, 3),
    /// Paid in all at a draw by those who are not ready.
    NotReadyPayment = "not-ready-payment": number(0, 100_000, 3000),
    /// Discarding only terminals and honors is worth a mangan at a draw.
    NagashiMangan = "nagashi-mangan": OFF,
    /// It takes the place of the payments at a draw.
    NagashiReplacesDrawPayments = "nagashi-replaces-draw-payments": ON,
    /// Draws by nine terminals, four winds, four riichi, four kongs.
    AbortiveDraws = "abortive-draws": OFF,
    /// In a game for three the missing seat's share of a self-drawn win is lost; otherwise the others pay it.
    SelfDrawLoss = "self-draw-loss": ON,
    /// Paid in all at a draw in a game for three.
    NotReadyPaymentForThree = "not-ready-payment-for-three": number(0, 100_000, 2000),

    // Liability.
    /// What a liable seat pays for: the whole win, or only the pattern it fed.
    LiabilityScope = "liability-scope": OptionSpec::Choice(&["whole-win", "pattern"]),
    /// Who pays the counters where another seat's discard won.
    LiabilityCounters = "liability-counters": OptionSpec::Choice(&["feeder", "discarder"]),
    /// Insurance for the classical hands.
    InsuranceClassicalHands = "insurance-classical-hands": OFF,
    /// Insurance for a hand of one suit with three melded sets.
    InsuranceNineTiles = "insurance-nine-tiles": OFF,
    /// Insurance for the last five tiles of the wall.
    InsuranceLastFive = "insurance-last-five": OFF,
    /// A discard is excused if there was no other choice.
    AllowNoChoice = "allow-no-choice": OFF,
    /// A concealed kong is one of the sets that create the danger.
    ConcealedKongCountsAsMelded = "concealed-kong-counts-as-melded": OFF,

    // Fouls and the game.
    /// What a foul that voids the deal costs: a mangan, or points taken off at the end.
    Chombo = "chombo": OptionSpec::Choice(&["mangan", "points", "none"]),
    /// Those points.
    ChomboPoints = "chombo-points": number(0, 100_000, 20_000),
    /// What a hand declared complete costs that is too small or has a wrong tile: for each other seat where each gets it,
    /// else in all.
    FaultyOutPoints = "faulty-out-points": number(0, 1_000_000, 0),
    /// The same for a hand that was not even ready.
    FaultyOutNotReadyPoints = "faulty-out-not-ready-points": number(0, 1_000_000, 0),
    /// Who gets that.
    FaultyOutPaidTo = "faulty-out-paid-to": OptionSpec::Choice(&["each", "winner", "nobody"]),
    /// East pays and receives that double.
    FaultyOutEastDoubles = "faulty-out-east-doubles": OFF,
    /// How the deal goes on after it: as before, not at all, without a win of the offender, or with his hand dead.
    FaultyOutThen = "faulty-out-then": OptionSpec::Choice(&["continue", "abandon", "barred", "dead"]),
    /// Whether a deal that it ends is passed on.
    FaultyOutPassesDeal = "faulty-out-passes-deal": OptionSpec::Choice(&["if-east", "always", "never"]),
    /// A dead hand is worth nothing between the losers.
    OffenderScoreZeroed = "offender-score-zeroed": OFF,
    /// What a faulty claim costs; the winner gets it.
    FaultyClaimPoints = "faulty-claim-points": number(0, 1_000_000, 0),
    /// A claim may be taken back.
    AllowCanceling = "allow-canceling": OFF,
    /// What keeps the deal with the dealer.
    DealerKeepsOn = "dealer-keeps-on": OptionSpec::Choice(&["win-or-draw", "win", "win-or-ready", "never"]),
    /// Tiles that must be left in the wall for riichi.
    RiichiNeedsTiles = "riichi-needs-tiles": number(0, 18, 4),
    /// Points at the start.
    StartPoints = "start-points": number(0, 1_000_000, 25_000),
    /// Points that the result is counted from.
    ReturnPoints = "return-points": number(0, 1_000_000, 30_000),
    /// Bonus by place, in thousands: first to last.
    PlacementBonus = "placement-bonus": OptionSpec::Choice(&["none", "15/5/-5/-15", "20/10/-10/-20", "30/10/-10/-30", "by-number-above-return", "4/2/1/0", "20/0/-20"]),
    /// What players with the same score get: the places in the order of the seats, or a share of what they get together.
    PlacementTies = "placement-ties": OptionSpec::Choice(&["seat-order", "shared"]),
    /// Who gets the riichi sticks that nobody has won.
    DepositsLeft = "deposits-left": OptionSpec::Choice(&["first", "nobody"]),
    /// How many rounds a game has, each with every player as dealer.
    Rounds = "rounds": number(1, 16, 4),
    /// A further round, until somebody has the points to return, if nobody has them after the last.
    ExtraRound = "extra-round": OFF,
    /// The last dealer does not deal again if that player leads: never, after a win, or ready at a draw too.
    LastDealerStops = "last-dealer-stops": OptionSpec::Choice(&["never", "after-win", "after-win-or-ready"]),
    /// The game ends when somebody falls below zero.
    BankruptcyEnds = "bankruptcy-ends": OFF,
    /// A player without a win pays at the end.
    Yakitori = "yakitori": OFF,
    /// How much in all.
    YakitoriPoints = "yakitori-points": number(0, 1_000_000, 1000),
    /// Who gets it: nobody, the players who have won, in equal parts, or the winner of the game.
    YakitoriPaidTo = "yakitori-paid-to": OptionSpec::Choice(&["bank", "others", "winner"]),
    /// Over what time no win counts.
    YakitoriFor = "yakitori-for": OptionSpec::Choice(&["game", "match"]),
}

impl OptionKey {
    /// How many there are.
    pub const COUNT: usize = OptionKey::ALL.len();

    /// The raw setting that a name of a choice stands for.
    #[must_use]
    pub fn place(self, name: &str) -> Option<i64> {
        let OptionSpec::Choice(names) = self.spec() else { return None };
        names.iter().position(|other| *other == name).and_then(|place| i64::try_from(place).ok())
    }
}

impl fmt::Display for OptionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for OptionKey {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let found = OptionKey::ALL.iter().copied().find(|key| key.as_str() == text);
        found.ok_or_else(|| UnknownName::new("OptionKey", text))
    }
}

/// A setting for every option. Flags are 0 and 1, choices the place in their list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options([Option<i64>; OptionKey::COUNT]);

impl Default for Options {
    fn default() -> Self {
        let mut values = [None; OptionKey::COUNT];
        for (value, key) in values.iter_mut().zip(OptionKey::ALL) {
            *value = match key.spec() {
                OptionSpec::Flag(on) => Some(i64::from(on)),
                OptionSpec::Number { default, .. } => default,
                OptionSpec::Choice(_) => Some(0),
            };
        }
        Options(values)
    }
}

impl Options {
    /// The raw setting; `None` where a number is "no such thing".
    #[must_use]
    pub const fn get(&self, key: OptionKey) -> Option<i64> {
        self.0[key as usize]
    }

    /// Sets it; the reader of rulebooks has checked the range.
    pub const fn set(&mut self, key: OptionKey, value: Option<i64>) {
        self.0[key as usize] = value;
    }

    /// Whether a flag is on.
    #[must_use]
    pub const fn on(&self, key: OptionKey) -> bool {
        matches!(self.get(key), Some(1))
    }

    /// A number; 0 where there is none.
    #[must_use]
    pub const fn number(&self, key: OptionKey) -> i64 {
        match self.get(key) {
            Some(value) => value,
            None => 0,
        }
    }

    /// The name of the choice that is set.
    #[must_use]
    pub fn choice(&self, key: OptionKey) -> &'static str {
        match key.spec() {
            OptionSpec::Choice(names) => {
                usize::try_from(self.number(key)).ok().and_then(|place| names.get(place)).copied().unwrap_or_default()
            }
            _ => "",
        }
    }

    /// Whether a choice is set to this name.
    #[must_use]
    pub fn is(&self, key: OptionKey, name: &str) -> bool {
        self.choice(key) == name
    }
}
