//! The options of a rulebook in one table: group, name, field, type and what it is unless set.
//!
//! A new option is a row here. It is in the files, the links and the editor then; `plan/effect.rs` says when it has an
//! effect, and the page's words need its name.

use std::fmt;
use std::str::FromStr;

use super::choices::*;
use super::define::options;
use super::setting::{OptionSpec, Setting};
use crate::UnknownName;

options! {
    /// How a hand is counted.
    counting: CountingRules {
        /// How patterns add up: points that doubles multiply, faan by a table, han and fu, or points alone.
        System = "system" => system: System = System::PointDouble;
        /// The most points that a hand is paid, and what 100 % is; in riichi the base of a yakuman.
        Limit = "limit" => limit: Option<i64> = None, 1..=1_000_000;
        /// The total is rounded to a multiple; 1 is off.
        RoundTo = "round-to" => round_to: i64 = 1, 1..=1000;
        /// Whether that is the nearest multiple or the next one.
        RoundWay = "round-way" => round_way: RoundWay = RoundWay::Nearest;
        /// The points are rounded to a multiple before they are doubled; 1 is off.
        RoundPointsTo = "round-points-to" => round_points_to: i64 = 1, 1..=1000;
        /// Whether that is the nearest multiple or the next one.
        RoundPointsWay = "round-points-way" => round_points_way: RoundWay = RoundWay::Nearest;
        /// Points for pungs, kongs, pairs and flowers: by the classical table, or what the rulebook says of its own.
        BasicPoints = "basic-points" => basic_points: BasicPointsTable = BasicPointsTable::None;
        /// Several limit hands, in riichi several yakuman, add up; otherwise the highest stands alone.
        AllowMultipleLimitHands = "allow-multiple-limit-hands" => allow_multiple_limit_hands: bool = false;
        /// Which patterns of an exclusive group counts.
        Consistency = "consistency" => consistency: Consistency = Consistency::First;
        /// Whether a set that is in one pattern may be used in another.
        Overlap = "overlap" => overlap: Overlap = Overlap::NonImplied;
        /// Kongs that stand for concealed triplets where a hand must be concealed.
        KongsAsConcealed = "kongs-as-concealed" => kongs_as_concealed: KongsAsConcealed = KongsAsConcealed::Concealed;
        /// The most chows that a winning hand may have.
        MaximumChows = "maximum-chows" => maximum_chows: Option<u8> = None, 0..=4;
        /// A winning hand has tiles of one suit and honors only.
        NoMixedSuits = "no-mixed-suits" => no_mixed_suits: bool = false;
        /// Flowers and seasons, and their doubles, are added to a limit hand.
        BonusBesideLimit = "bonus-beside-limit" => bonus_beside_limit: bool = false;
        /// Whether a loser is ready is judged without the minimum.
        IgnoreMinimumForReadyLosers = "ignore-minimum-for-ready-losers" => ignore_minimum_for_ready_losers: bool = false;
        /// A winning hand of one suit, with or without honors, needs no minimum.
        IgnoreMinimumForOneSuit = "ignore-minimum-for-one-suit" => ignore_minimum_for_one_suit: bool = false;
        /// Flowers and seasons do not help to reach the minimum.
        MinimumWithoutFlowers = "minimum-without-flowers" => minimum_without_flowers: bool = false;
        /// Which chows are limited: all, or only those that were claimed.
        MaximumChowsCounts = "maximum-chows-counts" => maximum_chows_counts: ChowsCounted = ChowsCounted::All;
        /// Only limit and special hands win.
        SpecialHandRequired = "special-hand-required" => special_hand_required: bool = false;
        /// Points for sets become faan only in a hand that reaches the minimum without them.
        AuxiliaryPointsOnlyForLegalWins = "auxiliary-points-only-for-legal-wins" => auxiliary_points_only_for_legal_wins: bool = true;
        /// What faan are worth in points: by the rulebook's own table, or by one of those of Hong Kong.
        FaanTable = "faan-table" => faan_table: FaanTable = FaanTable::Own;
        /// The most faan that a hand has; a limit hand has as many.
        MaximumFaan = "maximum-faan" => maximum_faan: Option<i64> = None, 1..=100;
        /// With three kongs or more, some of them concealed, one pattern of kongs is paid and the others are not.
        KongChart = "kong-chart" => kong_chart: bool = true;
    }

    /// How patterns are understood and which of them stand beside each other.
    patterns: PatternRules {
        /// An edge, closed or pair wait counts only if nothing else would have completed the hand.
        OnlyWait = "only-wait" => only_wait: bool = false;
        /// A wait for a tile of which the hand itself holds all four is a wait.
        ExhaustedWaitsCount = "exhausted-waits-count" => exhausted_waits_count: bool = true;
        /// A tile that could belong to the knitted body may still be an edge, closed or pair wait.
        KnittedStraightWaits = "knitted-straight-waits" => knitted_straight_waits: bool = true;
        /// The dealer's first fourteen tiles are judged by the tile that is named as the last.
        DealtHandWaits = "dealt-hand-waits" => dealt_hand_waits: bool = true;
        /// Whether a pung that the winning discard completed is melded or concealed.
        ClaimedPung = "claimed-pung" => claimed_pung: ClaimedPung = ClaimedPung::Melded;
        /// Four honors alike are four of a kind.
        TileHogHonors = "tile-hog-honors" => tile_hog_honors: bool = true;
        /// A fully exposed hand may have kongs.
        MeldedHandKongs = "melded-hand-kongs" => melded_hand_kongs: bool = true;
        /// A win on the last discard counts as one with a replacement tile too.
        ReplacementOnLastDiscard = "replacement-on-last-discard" => replacement_on_last_discard: bool = false;
        /// A tile drawn for a flower or a north counts as drawn after a kong.
        FlowerSupplements = "flower-supplements" => flower_supplements: bool = false;
        /// The one of dots as the last discard is the moon too.
        MoonOnLastDiscard = "moon-on-last-discard" => moon_on_last_discard: bool = true;
        /// On which tile a seat that does not deal wins the blessing of earth.
        EarthsBlessing = "earths-blessing" => earths_blessing: EarthsBlessing = EarthsBlessing::FirstDraw;
        /// The dealer may have declared concealed kongs before the blessing of heaven.
        HeavenAfterKong = "heaven-after-kong" => heaven_after_kong: bool = false;
        /// How many wins of East in a row are a hand of their own.
        EastStreakWins = "east-streak-wins" => east_streak_wins: u8 = 13, 2..=20;
        /// Fully concealed is paid beside hands that are concealed by nature, when they are self-drawn.
        FullyConcealedAdds = "fully-concealed-adds" => fully_concealed_adds: bool = false;
        /// How many terminal pungs nine gates take away from those that count.
        NineGatesTerminalPungs = "nine-gates-terminal-pungs" => nine_gates_terminal_pungs: NineGatesPungs = NineGatesPungs::OneFewer;
        /// One suit with honors (half flush) is paid beside all green.
        GreenHalfFlush = "green-half-flush" => green_half_flush: bool = false;
        /// Concealed kongs are paid beside three and four kongs, and beside three and four concealed pungs.
        ConcealedKongsAdd = "concealed-kongs-add" => concealed_kongs_add: bool = false;
        /// The same number in all suits (triple pung) is paid beside all terminals.
        AllTerminalsTriplePung = "all-terminals-triple-pung" => all_terminals_triple_pung: bool = true;
        /// All terminals and honors is paid beside little and big four winds.
        WindsTerminalsHonors = "winds-terminals-honors" => winds_terminals_honors: bool = true;
        /// All pungs is paid beside all terminals, all honors, and all terminals and honors.
        AllPungsBesideHonors = "all-pungs-beside-honors" => all_pungs_beside_honors: bool = false;
        /// Patterns of two chows are paid beside four shifted chows.
        ShiftedChowPairs = "shifted-chow-pairs" => shifted_chow_pairs: bool = false;
        /// Four of a kind is paid where seven pairs of only six kinds cannot avoid it.
        InevitableTileHog = "inevitable-tile-hog" => inevitable_tile_hog: bool = true;
    }

    /// Limit and special hands.
    limit_hands: LimitHandRules {
        /// A hidden treasure is completed by a drawn tile.
        TreasureSelfDrawn = "treasure-self-drawn" => treasure_self_drawn: bool = false;
        /// A hidden treasure is completed by its pair.
        TreasurePairWait = "treasure-pair-wait" => treasure_pair_wait: bool = false;
        /// A hidden treasure has one suit and honors.
        TreasureOneSuit = "treasure-one-suit" => treasure_one_suit: bool = false;
        /// Kongs that stand for the triplets of a hidden treasure.
        TreasureKongs = "treasure-kongs" => treasure_kongs: TreasureKongs = TreasureKongs::AsElsewhere;
        /// Three great scholars have no chow.
        ScholarsWithoutChow = "scholars-without-chow" => scholars_without_chow: bool = false;
        /// A hand without points may have flowers and seasons.
        ZeroPointsWithFlowers = "zero-points-with-flowers" => zero_points_with_flowers: bool = false;
        /// A kind of which all four tiles lie open is not waited for, so that the other may be the only possible tile.
        OnlyTileSeesTable = "only-tile-sees-table" => only_tile_sees_table: bool = false;
        /// The pair of an emerald, ruby or diamond snake is the own wind.
        SnakePairOwnWind = "snake-pair-own-wind" => snake_pair_own_wind: bool = false;
        /// A jade, pearl or ruby hand may be seven pairs.
        JewelsInPairs = "jewels-in-pairs" => jewels_in_pairs: bool = false;
    }

    /// The table and its tiles.
    tiles: TileRules {
        /// How many play, unless the deal says otherwise.
        Players = "players" => players: u8 = 4, 3..=4;
        /// Flowers and seasons are in use.
        UseFlowers = "use-flowers" => use_flowers: bool = false;
        /// How many fives are red: 3 is one a suit, 4 two of dots.
        RedFives = "red-fives" => red_fives: u8 = 0, 0..=4;
        /// How many tiles a hand has before the winning one: four sets and a pair, or five.
        HandSize = "hand-size" => hand_size: HandSize = HandSize::Thirteen;
        /// How many jokers there are.
        Jokers = "jokers" => jokers: u8 = 0, 0..=8;
        /// Which tiles a joker may stand for.
        JokersStandFor = "jokers-stand-for" => jokers_stand_for: JokersStandFor = JokersStandFor::Any;
        /// In which sets a joker may stand.
        JokersInSets = "jokers-in-sets" => jokers_in_sets: JokersInSets = JokersInSets::Any;
        /// A joker may be part of a declared set.
        JokersInMelds = "jokers-in-melds" => jokers_in_melds: bool = true;
        /// The tile that a joker in a declared set stands for may be exchanged for it.
        JokersReplaceable = "jokers-replaceable" => jokers_replaceable: bool = false;
    }

    /// Riichi: what counts.
    riichi: RiichiRules {
        /// Riichi can be declared, and dora indicators lie open.
        Riichi = "riichi" => in_use: bool = false;
        /// All simples counts for an open hand (kuitan).
        OpenTanyao = "open-tanyao" => open_tanyao: bool = true;
        /// A win within a turn of riichi counts (ippatsu).
        Ippatsu = "ippatsu" => ippatsu: bool = true;
        /// The tiles below the dora indicators count after riichi (ura dora).
        UraDora = "ura-dora" => ura_dora: bool = true;
        /// Each kong turns up another dora indicator (kan dora).
        KanDora = "kan-dora" => kan_dora: bool = true;
        /// The tile below a kong's indicator counts after riichi (kan ura).
        KanUra = "kan-ura" => kan_ura: bool = true;
        /// When a kong's indicator is turned: at once, or after the discard for claimed and added kongs.
        KanDoraShown = "kan-dora-shown" => kan_dora_shown: KanDoraShown = KanDoraShown::AtOnce;
        /// Four alike may be two of the seven pairs.
        SevenPairsFourAlike = "seven-pairs-four-alike" => seven_pairs_four_alike: bool = false;
        /// All green needs the green dragon.
        AllGreenNeedsDragon = "all-green-needs-dragon" => all_green_needs_dragon: bool = false;
        /// A concealed kong can be robbed for thirteen orphans.
        RobConcealedKong = "rob-concealed-kong" => rob_concealed_kong: bool = false;
        /// The last tile of the wall may be a kong's replacement and count as both.
        LastTileWithReplacement = "last-tile-with-replacement" => last_tile_with_replacement: bool = false;
        /// Double yakuman: four concealed pungs on the pair, thirteen orphans on thirteen tiles, nine gates on nine,
        /// big four winds.
        DoubleYakuman = "double-yakuman" => double_yakuman: bool = false;
    }

    /// Riichi: fu and limits.
    fu: FuRules {
        /// Fu of a pair that is both seat and round wind.
        DoubleWindPairFu = "double-wind-pair-fu" => double_wind_pair_fu: i64 = 4, 2..=4;
        /// A self-drawn pinfu: 20 fu, 30 fu and no pinfu, or pinfu is void.
        PinfuSelfDraw = "pinfu-self-draw" => pinfu_self_draw: PinfuSelfDraw = PinfuSelfDraw::Fu20;
        /// A win on a kong's replacement tile has the 2 fu of a self-drawn one.
        ReplacementSelfDrawFu = "replacement-self-draw-fu" => replacement_self_draw_fu: bool = true;
        /// An open hand that would be pinfu has 30 fu.
        OpenPinfu30 = "open-pinfu-30" => open_pinfu_30: bool = true;
        /// 4 han 30 fu and 3 han 60 fu are a mangan (kiriage).
        KiriageMangan = "kiriage-mangan" => kiriage_mangan: bool = false;
        /// Whether 13 han and more are a yakuman (kazoe), or stay a sanbaiman.
        CountedYakuman = "counted-yakuman" => counted_yakuman: CountedYakuman = CountedYakuman::Yakuman;
    }

    /// Who pays whom.
    payments: PaymentRules {
        /// The way of paying.
        Settlement = "settlement" => settlement: Settlement = Settlement::WinnerOnly;
        /// How much of the hand each loser pays: as the way of paying has it, by one of Four Winds' schemes, or by the
        /// rulebook's own table.
        WinnerScheme = "winner-scheme" => winner_scheme: PayoffName = PayoffName::Own;
        /// Each loser pays the minimum for a win besides.
        LosersPayMinimum = "losers-pay-minimum" => losers_pay_minimum: bool = false;
        /// What every loser pays whatever the hand is worth.
        BasicPayment = "basic-payment" => basic_payment: i64 = 8, 0..=1000;
        /// East pays and receives double.
        EastDoubles = "east-doubles" => east_doubles: bool = false;
        /// Between the losers East pays and receives double.
        LosersEastDoubles = "losers-east-doubles" => losers_east_doubles: LosersEastDoubles = LosersEastDoubles::AsToTheWinner;
        /// Losers pay each other the difference of their hands.
        LosersSettle = "losers-settle" => losers_settle: bool = false;
        /// The discarder pays for all.
        DiscarderPaysAll = "discarder-pays-all" => discarder_pays_all: bool = false;
        /// Whether the discarder pays his share, twice of it, or half of what all pay together.
        DiscarderPays = "discarder-pays" => discarder_pays: DiscarderPays = DiscarderPays::Share;
        /// Each payment is rounded to a multiple; 1 is off.
        RoundPaymentsTo = "round-payments-to" => round_payments_to: i64 = 1, 1..=1000;
        /// Whether that is the nearest multiple or the next one.
        RoundPaymentsWay = "round-payments-way" => round_payments_way: RoundWay = RoundWay::Nearest;
        /// What is paid at a draw outside riichi: nothing, the differences of all hands, or by those who are not ready.
        DrawPayments = "draw-payments" => draw_payments: DrawPayments = DrawPayments::None;
        /// Hong Kong: whether the discarder pays twice and the others once, or alone for all.
        GunRule = "gun-rule" => gun_rule: GunRule = GunRule::Half;
        /// The most that those pay who did not discard the winning tile; the discarder pays the rest.
        SharedPayment = "shared-payment" => shared_payment: i64 = 25, 0..=10_000;
        /// Added to what the dealer pays or gets.
        DealerBonus = "dealer-bonus" => dealer_bonus: i64 = 0, 0..=1000;
        /// Added to that for each win in a row of the dealer.
        DealerBonusPerWin = "dealer-bonus-per-win" => dealer_bonus_per_win: i64 = 0, 0..=1000;
        /// What one counter (honba) is worth from each seat that could pay: 300 in all at a table of four is 100.
        CounterValue = "counter-value" => counter_value: i64 = 100, 0..=10_000;
        /// Who gets the counters (honba) where several win.
        CountersTo = "counters-to" => counters_to: CountersTo = CountersTo::First;
        /// Who gets the deposits where several win: all to the first in turn, or everybody their own and the rest to the first.
        DepositsTo = "deposits-to" => deposits_to: DepositsTo = DepositsTo::First;
        /// The value of a riichi stick.
        DepositValue = "deposit-value" => deposit_value: i64 = 1000, 0..=10_000;
        /// How many may win on one discard; with 1 the first in turn from the discarder (head bump).
        MaximumWinners = "maximum-winners" => maximum_winners: u8 = 3, 1..=3;
        /// What those who are not ready pay in all at a draw (noten).
        NotReadyPayment = "not-ready-payment" => not_ready_payment: i64 = 3000, 0..=100_000;
        /// Having discarded only terminals and honors, none of them claimed, is worth a mangan at a draw.
        NagashiMangan = "nagashi-mangan" => nagashi_mangan: bool = false;
        /// Nagashi mangan takes the place of what those who are not ready pay.
        NagashiReplacesDrawPayments = "nagashi-replaces-draw-payments" => nagashi_replaces_draw_payments: bool = true;
        /// The deal may end by nine terminals and honors, four winds, four riichi or four kongs.
        AbortiveDraws = "abortive-draws" => abortive_draws: bool = false;
        /// In a game for three the missing seat's share of a self-drawn win is lost; otherwise the others pay it.
        SelfDrawLoss = "self-draw-loss" => self_draw_loss: bool = true;
        /// Paid in all at a draw in a game for three.
        NotReadyPaymentForThree = "not-ready-payment-for-three" => not_ready_payment_for_three: i64 = 2000, 0..=100_000;
    }

    /// Liability: who pays for a hand that his discard made dangerous.
    liability: LiabilityRules {
        /// What a liable seat pays for: the whole win, or only the pattern it fed.
        LiabilityScope = "liability-scope" => scope: LiabilityScope = LiabilityScope::WholeWin;
        /// Who pays the counters where another seat's discard won.
        LiabilityCounters = "liability-counters" => counters: LiabilityCounters = LiabilityCounters::Feeder;
        /// Who feeds one of the classical hands (dragons, winds, honors, terminals, green) pays for all.
        InsuranceClassicalHands = "insurance-classical-hands" => insurance_classical_hands: bool = false;
        /// Who feeds a hand of one suit with three or four melded sets of it pays for all (nine tiles).
        InsuranceNineTiles = "insurance-nine-tiles" => insurance_nine_tiles: bool = false;
        /// Who discards an unseen tile that wins, with five tiles or fewer in the wall, pays for all.
        InsuranceLastFive = "insurance-last-five" => insurance_last_five: bool = false;
        /// No Choice: a discard is excused if every tile in the hand was dangerous after a draw.
        AllowNoChoice = "allow-no-choice" => allow_no_choice: bool = false;
        /// A concealed kong counts among the open sets that make a discard dangerous.
        ConcealedKongCountsAsMelded = "concealed-kong-counts-as-melded" => concealed_kong_counts_as_melded: bool = false;
    }

    /// What fouls cost.
    fouls: FoulRules {
        /// What a foul that voids the deal costs: a mangan, or points taken off at the end.
        Chombo = "chombo" => chombo: Chombo = Chombo::Mangan;
        /// Those points.
        ChomboPoints = "chombo-points" => chombo_points: i64 = 20_000, 0..=100_000;
        /// What a hand declared complete costs that is too small or has a wrong tile: for each other seat where each gets it,
        /// else in all.
        FaultyOutPoints = "faulty-out-points" => faulty_out_points: i64 = 0, 0..=1_000_000;
        /// The same for a hand that was not even ready.
        FaultyOutNotReadyPoints = "faulty-out-not-ready-points" => faulty_out_not_ready_points: i64 = 0, 0..=1_000_000;
        /// Who gets that.
        FaultyOutPaidTo = "faulty-out-paid-to" => faulty_out_paid_to: FaultyOutPaidTo = FaultyOutPaidTo::Each;
        /// East pays and receives that double.
        FaultyOutEastDoubles = "faulty-out-east-doubles" => faulty_out_east_doubles: bool = false;
        /// How the deal goes on after it: as before, not at all, without a win of the offender, or with his hand dead.
        FaultyOutThen = "faulty-out-then" => faulty_out_then: FaultyOutThen = FaultyOutThen::Continue;
        /// Whether a deal that it ends is passed on.
        FaultyOutPassesDeal = "faulty-out-passes-deal" => faulty_out_passes_deal: FaultyOutPassesDeal = FaultyOutPassesDeal::IfEast;
        /// A dead hand is worth nothing between the losers.
        OffenderScoreZeroed = "offender-score-zeroed" => offender_score_zeroed: bool = false;
        /// What a false claim of a discard costs the player who made it; the winner of the deal gets it.
        FaultyClaimPoints = "faulty-claim-points" => faulty_claim_points: i64 = 0, 0..=1_000_000;
        /// A false claim that is taken back at once costs nothing.
        AllowCanceling = "allow-canceling" => allow_canceling: bool = false;
    }

    /// How a game goes on and ends.
    game: GameRules {
        /// What keeps the deal with the dealer.
        DealerKeepsOn = "dealer-keeps-on" => dealer_keeps_on: DealerKeepsOn = DealerKeepsOn::WinOrDraw;
        /// How many tiles must be left in the wall for riichi to be declared.
        RiichiNeedsTiles = "riichi-needs-tiles" => riichi_needs_tiles: u8 = 4, 0..=18;
        /// Points at the start.
        StartPoints = "start-points" => start_points: i64 = 25_000, 0..=1_000_000;
        /// Points that the result is counted from; what they are above the start goes to the winner of the game (oka).
        ReturnPoints = "return-points" => return_points: i64 = 30_000, 0..=1_000_000;
        /// Bonus by place (uma), in thousands: first to last.
        PlacementBonus = "placement-bonus" => placement_bonus: PlacementBonus = PlacementBonus::None;
        /// What players with the same score get: the places in the order of the seats, or a share of what they get together.
        PlacementTies = "placement-ties" => placement_ties: PlacementTies = PlacementTies::SeatOrder;
        /// Who gets the riichi sticks that nobody has won.
        DepositsLeft = "deposits-left" => deposits_left: DepositsLeft = DepositsLeft::First;
        /// How many rounds a game has, each with every player as dealer.
        Rounds = "rounds" => rounds: u8 = 4, 1..=16;
        /// A further round, until somebody has the points to return, if nobody has them after the last.
        ExtraRound = "extra-round" => extra_round: bool = false;
        /// The last dealer does not deal again if that player leads: never, after a win, or ready at a draw too.
        LastDealerStops = "last-dealer-stops" => last_dealer_stops: LastDealerStops = LastDealerStops::Never;
        /// The game ends when somebody falls below zero.
        BankruptcyEnds = "bankruptcy-ends" => bankruptcy_ends: bool = false;
        /// A player without a win pays at the end (yakitori).
        Yakitori = "yakitori" => yakitori: bool = false;
        /// How much in all.
        YakitoriPoints = "yakitori-points" => yakitori_points: i64 = 1000, 0..=1_000_000;
        /// Who gets it: nobody, the players who have won, in equal parts, or the winner of the game.
        YakitoriPaidTo = "yakitori-paid-to" => yakitori_paid_to: YakitoriPaidTo = YakitoriPaidTo::Bank;
        /// Over what time no win counts.
        YakitoriFor = "yakitori-for" => yakitori_for: YakitoriFor = YakitoriFor::Game;
    }
}

impl OptionKey {
    /// How many there are.
    pub const COUNT: usize = OptionKey::ALL.len();

    /// The raw setting that a name of a choice stands for.
    #[must_use]
    pub fn place(self, name: &str) -> Option<i64> {
        self.spec().place(name)
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

impl Options {
    /// Whether an option that something needs is set: a flag that is on, a number above 0, another choice than the first.
    #[must_use]
    pub fn is_met(&self, needs: OptionKey) -> bool {
        self.get(needs).is_some_and(|value| value > 0)
    }
}
