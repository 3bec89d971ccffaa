//! The options of a rulebook in one table: group, key, name, field, type, default, and what an option needs to have an
//! effect.
//!
//! A new option is a row here. Files, links and the editor then know it. The texts of the page need its name
//! (docs/architecture.md, Add an option).
//!
//! The comment of a flag says what holds while it is on. A default is no organization's rule (docs/rules/README.md).

/// Hands the table to a macro: [`options`](super::define::options) makes its types of it, [`needs`](super::define::needs) what
/// each option needs.
macro_rules! table {
    ($make:ident) => {
        $make! {
    /// How a hand is counted.
    counting: CountingRules {
        /// How patterns add up: as points and doubles, as faan paid by a table, as han and fu, or as points alone.
        System = "system" => system: System = System::PointDouble;
        /// The most points that a hand is worth, which is also what 100 % of the limit means; in riichi the base
        /// points of a yakuman.
        Limit = "limit" => limit: Option<i64> = None, 1..=1_000_000;
        /// The total is rounded to a multiple of this; 1 is off.
        RoundTo = "round-to" => round_to: i64 = 1, 1..=1000, needs POINTS_AND_DOUBLES;
        /// Whether the total is rounded to the nearest multiple or up.
        RoundWay = "round-way" => round_way: RoundWay = RoundWay::Nearest, needs POINTS_AND_DOUBLES, at_least(K::RoundTo, 2);
        /// The points are rounded to a multiple of this before they are doubled; 1 is off.
        RoundPointsTo = "round-points-to" => round_points_to: i64 = 1, 1..=1000, needs POINTS_AND_DOUBLES;
        /// Whether points are rounded to the nearest multiple or up.
        RoundPointsWay = "round-points-way" => round_points_way: RoundWay = RoundWay::Nearest, needs POINTS_AND_DOUBLES, at_least(K::RoundPointsTo, 2);
        /// The table of points for pungs, kongs, pairs and flowers: the classical one, or the rulebook's own.
        BasicPoints = "basic-points" => basic_points: BasicPointsTable = BasicPointsTable::None, needs POINTS_OF_SETS;
        /// Several limit hands (in riichi several yakuman) add up; otherwise the highest stands alone.
        AllowMultipleLimitHands = "allow-multiple-limit-hands" => allow_multiple_limit_hands: bool = false, needs Has(Feature::DirectCounts);
        /// Which pattern of an exclusive group counts.
        Consistency = "consistency" => consistency: Consistency = Consistency::First, needs Has(Feature::Groups);
        /// Whether a set that is in one pattern may be used in another.
        Overlap = "overlap" => overlap: Overlap = Overlap::NonImplied;
        /// Which kongs count as concealed triplets in patterns that ask for them.
        KongsAsConcealed = "kongs-as-concealed" => kongs_as_concealed: KongsAsConcealed = KongsAsConcealed::Concealed;
        /// The most chows that a winning hand may have.
        MaximumChows = "maximum-chows" => maximum_chows: Option<u8> = None, 0..=4;
        /// A winning hand may have only one suit, with or without honors.
        NoMixedSuits = "no-mixed-suits" => no_mixed_suits: bool = false;
        /// Flowers and seasons, with their doubles, are added to a limit hand.
        BonusBesideLimit = "bonus-beside-limit" => bonus_beside_limit: bool = false, needs Has(Feature::DirectCounts), Has(Feature::FlowerPoints), on(K::UseFlowers);
        /// The minimum is ignored when it is judged whether a loser's hand is ready.
        IgnoreMinimumForReadyLosers = "ignore-minimum-for-ready-losers" => ignore_minimum_for_ready_losers: bool = false, needs Has(Feature::ReadyHands);
        /// A winning hand of one suit, with or without honors, is exempt from the minimum.
        IgnoreMinimumForOneSuit = "ignore-minimum-for-one-suit" => ignore_minimum_for_one_suit: bool = false, needs Minimum;
        /// Flowers and seasons do not help to reach the minimum.
        MinimumWithoutFlowers = "minimum-without-flowers" => minimum_without_flowers: bool = false,
            needs Has(Feature::FlowerItems), Any(&[Minimum, Has(Feature::Alone), is(choice!(System::Points))]);
        /// Which chows are limited: all, or only those that were claimed.
        MaximumChowsCounts = "maximum-chows-counts" => maximum_chows_counts: ChowsCounted = ChowsCounted::All, needs at_least(K::MaximumChows, 0);
        /// Only limit and special hands win.
        SpecialHandRequired = "special-hand-required" => special_hand_required: bool = false;
        /// Points for sets become faan only in a hand that reaches the minimum without them.
        AuxiliaryPointsOnlyForLegalWins = "auxiliary-points-only-for-legal-wins" => auxiliary_points_only_for_legal_wins: bool = true,
            needs is(choice!(System::FaanLaak)), Has(Feature::AuxiliaryTable), Minimum;
        /// The table that turns faan into points: the rulebook's own, or one of Hong Kong's.
        FaanTable = "faan-table" => faan_table: FaanTable = FaanTable::Own, needs is(choice!(System::FaanLaak));
        /// The most faan that a hand is paid for; a limit hand counts as this many.
        MaximumFaan = "maximum-faan" => maximum_faan: Option<i64> = None, 1..=100, needs is(choice!(System::FaanLaak));
        /// With three kongs or more, some of them concealed, only one of the patterns of kongs is paid.
        KongChart = "kong-chart" => kong_chart: bool = true, needs Has(Feature::Entailment), Has(Feature::Pattern);
        /// What a hand must be worth to win instead of the rulebook's minimum, and in its unit; 0 is no minimum.
        MinimumValue = "minimum-value" => minimum_value: Option<i64> = None, 0..=100_000;
    }

    /// How patterns are defined, and which may count together.
    patterns: PatternRules {
        /// An edge, closed or pair wait counts only if nothing else would have completed the hand.
        OnlyWait = "only-wait" => only_wait: bool = false, needs WAITS;
        /// A wait for a tile counts as a wait even if the hand itself holds all four copies of it.
        ExhaustedWaitsCount = "exhausted-waits-count" => exhausted_waits_count: bool = true, needs WAITS, on(K::OnlyWait);
        /// A wait for a tile that could belong to the knitted straight may still be an edge, closed or pair wait.
        KnittedStraightWaits = "knitted-straight-waits" => knitted_straight_waits: bool = true, needs WAITS, Has(Feature::KnittedStraight);
        /// A hand that is complete as dealt has a wait, judged by the tile that is entered as its last.
        DealtHandWaits = "dealt-hand-waits" => dealt_hand_waits: bool = true, needs WAITS;
        /// Whether a pung that the winning discard completed is melded or concealed.
        ClaimedPung = "claimed-pung" => claimed_pung: ClaimedPung = ClaimedPung::Melded;
        /// Four equal honors count as four of a kind (tile hog).
        TileHogHonors = "tile-hog-honors" => tile_hog_honors: bool = true, needs Has(Feature::Pattern);
        /// A fully exposed hand may have kongs.
        MeldedHandKongs = "melded-hand-kongs" => melded_hand_kongs: bool = true, needs Has(Feature::Pattern);
        /// A win on the last discard also counts as a win on a replacement tile.
        ReplacementOnLastDiscard = "replacement-on-last-discard" => replacement_on_last_discard: bool = false, needs Has(Feature::Pattern);
        /// A tile drawn to replace a flower or a north counts like one drawn after a kong.
        FlowerSupplements = "flower-supplements" => flower_supplements: bool = false, needs Has(Feature::Pattern);
        /// The moon may also be won on the last discard, the one of dots; otherwise only on the last draw.
        MoonOnLastDiscard = "moon-on-last-discard" => moon_on_last_discard: bool = true, needs Has(Feature::Pattern);
        /// The tile on which a seat other than East wins with the blessing of earth.
        EarthsBlessing = "earths-blessing" => earths_blessing: EarthsBlessing = EarthsBlessing::FirstDraw;
        /// The dealer may have declared concealed kongs before the blessing of heaven.
        HeavenAfterKong = "heaven-after-kong" => heaven_after_kong: bool = false;
        /// How many wins in a row by East make the pattern east-streak.
        EastStreakWins = "east-streak-wins" => east_streak_wins: u8 = 13, 2..=20, needs Has(Feature::Pattern);
        /// Fully concealed is paid beside self-drawn hands that are concealed by definition.
        FullyConcealedAdds = "fully-concealed-adds" => fully_concealed_adds: bool = false, needs Has(Feature::Reference);
        /// How many of the terminal pungs in nine gates are paid.
        NineGatesTerminalPungs = "nine-gates-terminal-pungs" => nine_gates_terminal_pungs: NineGatesPungs = NineGatesPungs::OneFewer, needs Has(Feature::Reference);
        /// One suit with honors (half flush) is paid beside all green.
        GreenHalfFlush = "green-half-flush" => green_half_flush: bool = false, needs Has(Feature::Reference);
        /// Concealed kongs are paid beside three and four kongs, and beside three and four concealed pungs.
        ConcealedKongsAdd = "concealed-kongs-add" => concealed_kongs_add: bool = false, needs Has(Feature::Reference);
        /// The same number in all suits (triple pung) is paid beside all terminals.
        AllTerminalsTriplePung = "all-terminals-triple-pung" => all_terminals_triple_pung: bool = true, needs Has(Feature::Reference);
        /// All terminals and honors is paid beside little and big four winds.
        WindsTerminalsHonors = "winds-terminals-honors" => winds_terminals_honors: bool = true, needs Has(Feature::Reference);
        /// All pungs is paid beside all terminals, all honors, and all terminals and honors.
        AllPungsBesideHonors = "all-pungs-beside-honors" => all_pungs_beside_honors: bool = false, needs Has(Feature::Reference);
        /// Patterns of two chows are paid beside four shifted chows.
        ShiftedChowPairs = "shifted-chow-pairs" => shifted_chow_pairs: bool = false, needs Has(Feature::CombineOnce), Has(Feature::Pattern);
        /// Four of a kind is paid even if seven pairs cannot avoid it, because only six kinds of tiles are allowed.
        InevitableTileHog = "inevitable-tile-hog" => inevitable_tile_hog: bool = true, needs Has(Feature::Reference);
        /// East may have declared concealed kongs before the first discard that gives the blessing of earth.
        EarthAfterKong = "earth-after-kong" => earth_after_kong: bool = true, needs Not(choice!(EarthsBlessing::FirstDraw));
    }

    /// Limit and special hands.
    limit_hands: LimitHandRules {
        /// A hidden treasure must be self-drawn.
        TreasureSelfDrawn = "treasure-self-drawn" => treasure_self_drawn: bool = false, needs Has(Feature::Pattern);
        /// A hidden treasure must be completed by its pair.
        TreasurePairWait = "treasure-pair-wait" => treasure_pair_wait: bool = false, needs Has(Feature::Pattern);
        /// A hidden treasure must have one suit and honors only.
        TreasureOneSuit = "treasure-one-suit" => treasure_one_suit: bool = false, needs Has(Feature::Pattern);
        /// Which kongs count as triplets of a hidden treasure.
        TreasureKongs = "treasure-kongs" => treasure_kongs: TreasureKongs = TreasureKongs::AsElsewhere, needs Has(Feature::Pattern);
        /// Three great scholars must not have a chow.
        ScholarsWithoutChow = "scholars-without-chow" => scholars_without_chow: bool = false, needs Has(Feature::Pattern);
        /// A hand without points may have flowers and seasons.
        ZeroPointsWithFlowers = "zero-points-with-flowers" => zero_points_with_flowers: bool = false, needs Has(Feature::Pattern), BONUS_TILES;
        /// A kind of which all four tiles are visible is not waited for, so that another kind may be the only
        /// possible tile.
        OnlyTileSeesTable = "only-tile-sees-table" => only_tile_sees_table: bool = false, needs Has(Feature::Pattern);
        /// The pair of an emerald, ruby or diamond snake must be the seat wind.
        SnakePairOwnWind = "snake-pair-own-wind" => snake_pair_own_wind: bool = false, needs Has(Feature::Pattern);
        /// A jade, pearl or ruby hand may be seven pairs.
        JewelsInPairs = "jewels-in-pairs" => jewels_in_pairs: bool = false, needs Has(Feature::Pattern);
    }

    /// The table and its tiles.
    tiles: TileRules {
        /// The number of players, unless the deal gives it.
        Players = "players" => players: u8 = 4, 3..=4;
        /// The suits of which tiles are in the set.
        Suits = "suits" => suits: SuitsInUse = SuitsInUse::All;
        /// Winds and dragons are in the set.
        UseHonors = "use-honors" => use_honors: bool = true;
        /// With three players chows may be claimed too.
        ChowsForThree = "chows-for-three" => chows_for_three: bool = false;
        /// Flowers and seasons are in use.
        UseFlowers = "use-flowers" => use_flowers: bool = false;
        /// Of flowers and seasons, the seasons are in use too.
        UseSeasons = "use-seasons" => use_seasons: bool = true, needs on(K::UseFlowers);
        /// The four animals are in use: cat, rat, rooster and centipede.
        UseAnimals = "use-animals" => use_animals: bool = false;
        /// The four faces are in use, which are alike.
        UseFaces = "use-faces" => use_faces: bool = false;
        /// Flowers and seasons are tiles of the hand, all of them alike, instead of being set aside.
        FlowersInHand = "flowers-in-hand" => flowers_in_hand: bool = false, needs on(K::UseFlowers);
        /// How many fives are red: 3 is one in each suit, 4 is two of dots and one in each other suit.
        RedFives = "red-fives" => red_fives: u8 = 0, 0..=4;
        /// How many tiles a hand has before the winning one: 13 for four sets and a pair, or 16 for five.
        HandSize = "hand-size" => hand_size: HandSize = HandSize::Thirteen;
        /// The number of jokers.
        Jokers = "jokers" => jokers: u8 = 0, 0..=8;
        /// Which tiles a joker may stand for.
        JokersStandFor = "jokers-stand-for" => jokers_stand_for: JokersStandFor = JokersStandFor::Any, needs on(K::Jokers);
        /// The sets that a joker may be in.
        JokersInSets = "jokers-in-sets" => jokers_in_sets: JokersInSets = JokersInSets::Any, needs on(K::Jokers);
        /// A joker may be part of a meld.
        JokersInMelds = "jokers-in-melds" => jokers_in_melds: bool = true, needs on(K::Jokers);
        /// A joker in a meld may be exchanged for the tile that it stands for.
        JokersReplaceable = "jokers-replaceable" => jokers_replaceable: bool = false, needs on(K::Jokers);
        /// Four, five or six equal tiles may be exposed as a group. No tile is drawn for it: all of them count among the
        /// tiles of the hand.
        ExposedGroups = "exposed-groups" => exposed_groups: bool = false;
    }

    /// Riichi: what counts.
    riichi: RiichiRules {
        /// Riichi can be declared, and dora indicators are turned up.
        Riichi = "riichi" => in_use: bool = false;
        /// All simples counts for an open hand (kuitan).
        OpenTanyao = "open-tanyao" => open_tanyao: bool = true, needs Has(Feature::Pattern);
        /// A win within one turn of riichi counts (ippatsu).
        Ippatsu = "ippatsu" => ippatsu: bool = true, needs Has(Feature::Reference);
        /// The tiles below the dora indicators count after riichi (ura dora).
        UraDora = "ura-dora" => ura_dora: bool = true, needs on(K::Riichi);
        /// Each kong turns up another dora indicator (kan dora).
        KanDora = "kan-dora" => kan_dora: bool = true, needs on(K::Riichi);
        /// The tile below a kong's indicator counts after riichi (kan ura).
        KanUra = "kan-ura" => kan_ura: bool = true, needs on(K::Riichi), on(K::UraDora);
        /// When a kong's indicator is turned up: at once, or for claimed and added kongs after the next discard.
        KanDoraShown = "kan-dora-shown" => kan_dora_shown: KanDoraShown = KanDoraShown::AtOnce, needs on(K::Riichi), on(K::KanDora);
        /// Four equal tiles may be two of the seven pairs.
        SevenPairsFourAlike = "seven-pairs-four-alike" => seven_pairs_four_alike: bool = false, needs Has(Feature::SevenPairs);
        /// All green needs the green dragon.
        AllGreenNeedsDragon = "all-green-needs-dragon" => all_green_needs_dragon: bool = false, needs Has(Feature::Pattern);
        /// A concealed kong can be robbed for thirteen orphans.
        RobConcealedKong = "rob-concealed-kong" => rob_concealed_kong: bool = false, needs Has(Feature::ThirteenOrphans);
        /// The last tile of the wall may be a kong's replacement and count as both.
        LastTileWithReplacement = "last-tile-with-replacement" => last_tile_with_replacement: bool = false;
        /// Double yakuman: four concealed pungs on the pair, thirteen orphans on thirteen tiles, nine gates on nine,
        /// big four winds.
        DoubleYakuman = "double-yakuman" => double_yakuman: bool = false, needs Has(Feature::Reference);
        /// Riichi can be declared with the waiting tiles face up (open riichi).
        OpenRiichi = "open-riichi" => open_riichi: bool = false, needs on(K::Riichi);
    }

    /// Riichi: fu and limits.
    fu: FuRules {
        /// The fu for a pair of a wind that is both seat and round wind.
        DoubleWindPairFu = "double-wind-pair-fu" => double_wind_pair_fu: i64 = 4, 2..=4, needs POINTS_OF_SETS, Has(Feature::DoubleWindPair);
        /// What a self-drawn pinfu has: pinfu and 20 fu, or 30 fu and no pinfu, or pinfu is impossible.
        PinfuSelfDraw = "pinfu-self-draw" => pinfu_self_draw: PinfuSelfDraw = PinfuSelfDraw::Fu20, needs Has(Feature::Pattern);
        /// A win on a kong's replacement tile has the 2 fu of a self-drawn win.
        ReplacementSelfDrawFu = "replacement-self-draw-fu" => replacement_self_draw_fu: bool = true, needs POINTS_OF_SETS, Has(Feature::SelfDrawn);
        /// An open hand that would be pinfu has 30 fu.
        OpenPinfu30 = "open-pinfu-30" => open_pinfu_30: bool = true, needs POINTS_OF_SETS, Has(Feature::OpenMinimum);
        /// 4 han 30 fu and 3 han 60 fu are a mangan (kiriage).
        KiriageMangan = "kiriage-mangan" => kiriage_mangan: bool = false, needs HAN_LIMITS, Has(Feature::Limits);
        /// Whether 13 han and more are a yakuman (kazoe) or stay a sanbaiman.
        CountedYakuman = "counted-yakuman" => counted_yakuman: CountedYakuman = CountedYakuman::Yakuman, needs HAN_LIMITS, Has(Feature::CountedYakuman);
    }

    /// Who pays whom.
    payments: PaymentRules {
        /// The kind of settlement: which seats pay, and for what.
        Settlement = "settlement" => settlement: Settlement = Settlement::WinnerOnly;
        /// How much of the hand each loser pays: as the settlement says, by one of Four Winds' schemes, or by the
        /// rulebook's own table.
        WinnerScheme = "winner-scheme" => winner_scheme: PayoffName = PayoffName::Own, needs SHARES;
        /// Each loser pays the minimum for a win on top.
        LosersPayMinimum = "losers-pay-minimum" => losers_pay_minimum: bool = false, needs SHARES, Minimum;
        /// What every loser pays on top, whatever the hand is worth.
        BasicPayment = "basic-payment" => basic_payment: i64 = 8, 0..=1000, needs is(choice!(Settlement::BasicFromAll));
        /// East pays and receives double.
        EastDoubles = "east-doubles" => east_doubles: bool = false, needs NOT_BY_RIICHI,
            Any(&[Has(Feature::EastMayDouble), is(choice!(Settlement::AddUp)), All(&[is(choice!(LosersEastDoubles::AsToTheWinner)), LOSERS_ARE_PAID])]);
        /// Whether East pays and receives double when losers settle among themselves.
        LosersEastDoubles = "losers-east-doubles" => losers_east_doubles: LosersEastDoubles = LosersEastDoubles::AsToTheWinner,
            needs Any(&[is(choice!(Settlement::Classical)), Not(choice!(Settlement::AddUp))]), LOSERS_ARE_PAID;
        /// Losers pay each other the difference of their hands.
        LosersSettle = "losers-settle" => losers_settle: bool = false, needs is(choice!(Settlement::Classical));
        /// The discarder pays the shares of all losers.
        DiscarderPaysAll = "discarder-pays-all" => discarder_pays_all: bool = false, needs SHARES;
        /// Whether the discarder pays its share, twice its share, or half of what all pay together.
        DiscarderPays = "discarder-pays" => discarder_pays: DiscarderPays = DiscarderPays::Share, needs SHARES;
        /// Each payment is rounded to a multiple of this; 1 is off.
        RoundPaymentsTo = "round-payments-to" => round_payments_to: i64 = 1, 1..=1000, needs SHARES;
        /// Whether payments are rounded to the nearest multiple or up.
        RoundPaymentsWay = "round-payments-way" => round_payments_way: RoundWay = RoundWay::Nearest, needs SHARES, at_least(K::RoundPaymentsTo, 2);
        /// What is paid at a draw outside riichi: nothing, the differences of all hands, or an amount by those who
        /// are not ready.
        DrawPayments = "draw-payments" => draw_payments: DrawPayments = DrawPayments::None, needs Not(choice!(Settlement::Riichi));
        /// Hong Kong: whether the discarder pays twice and the others once, or the discarder pays for everybody.
        GunRule = "gun-rule" => gun_rule: GunRule = GunRule::Half, needs is(choice!(Settlement::HongKong)), Has(Feature::OwnScheme);
        /// The most that a loser other than the discarder pays; the discarder pays the rest.
        SharedPayment = "shared-payment" => shared_payment: i64 = 25, 0..=10_000, needs is(choice!(Settlement::ZungJung)), Has(Feature::OwnScheme);
        /// What is added to every payment that the dealer makes or gets.
        DealerBonus = "dealer-bonus" => dealer_bonus: i64 = 0, 0..=1000, needs is(choice!(Settlement::DiscarderOrAll));
        /// What is added to that for each win in a row that the dealer has had.
        DealerBonusPerWin = "dealer-bonus-per-win" => dealer_bonus_per_win: i64 = 0, 0..=1000, needs is(choice!(Settlement::DiscarderOrAll));
        /// What is added to every payment for a self-drawn win.
        SelfDrawBonus = "self-draw-bonus" => self_draw_bonus: i64 = 0, 0..=1000, needs is(choice!(Settlement::DiscarderOrAll));
        /// What each loser pays for one counter (honba): 100 make 300 in all with four players.
        CounterValue = "counter-value" => counter_value: i64 = 100, 0..=10_000, needs RIICHI_PAYMENTS;
        /// Who gets the counters (honba) if several win.
        CountersTo = "counters-to" => counters_to: CountersTo = CountersTo::First, needs RIICHI_PAYMENTS, at_least(K::MaximumWinners, 2);
        /// Who gets the riichi sticks if several win: the first in turn gets all, or each gets their own and the
        /// first in turn the rest.
        DepositsTo = "deposits-to" => deposits_to: DepositsTo = DepositsTo::First, needs RIICHI_PAYMENTS, at_least(K::MaximumWinners, 2);
        /// The value of a riichi stick in points.
        DepositValue = "deposit-value" => deposit_value: i64 = 1000, 0..=10_000, needs Any(&[RIICHI_PAYMENTS, on(K::Riichi)]);
        /// How many may win on one discard. With 1, the first in turn from the discarder wins (head bump).
        MaximumWinners = "maximum-winners" => maximum_winners: u8 = 3, 1..=3;
        /// What the players who are not ready pay together at an exhausted wall (noten), split evenly.
        NotReadyPayment = "not-ready-payment" => not_ready_payment: i64 = 3000, 0..=100_000, needs READY_ARE_PAID;
        /// At a draw, a player whose discards are all terminals and honors, none of them claimed, is paid a mangan.
        NagashiMangan = "nagashi-mangan" => nagashi_mangan: bool = false, needs READY_ARE_PAID;
        /// Nagashi mangan is paid instead of what those who are not ready pay.
        NagashiReplacesDrawPayments = "nagashi-replaces-draw-payments" => nagashi_replaces_draw_payments: bool = true, needs READY_ARE_PAID, on(K::NagashiMangan);
        /// The deal may end by nine terminals and honors, four winds, four riichi or four kongs.
        AbortiveDraws = "abortive-draws" => abortive_draws: bool = false;
        /// With three players the missing seat's share of a self-drawn win is lost; otherwise the others pay it.
        SelfDrawLoss = "self-draw-loss" => self_draw_loss: bool = true, needs Any(&[RIICHI_PAYMENTS, on(K::Riichi), is(choice!(System::HanFu)), READY_ARE_PAID]);
        /// What those who are not ready pay in all at a draw with three players.
        NotReadyPaymentForThree = "not-ready-payment-for-three" => not_ready_payment_for_three: i64 = 2000, 0..=100_000, needs READY_ARE_PAID;
        /// Play goes on after a win, without the winner, until one seat is left or the wall is empty.
        PlayOn = "play-on" => play_on: bool = false;
        /// What every other seat still in play pays at once for a concealed kong; 0 is nothing.
        ConcealedKongPayment = "concealed-kong-payment" => concealed_kong_payment: i64 = 0, 0..=10_000;
        /// What is paid at once for a kong claimed from a discard; 0 is nothing.
        ClaimedKongPayment = "claimed-kong-payment" => claimed_kong_payment: i64 = 0, 0..=10_000;
        /// Who pays for a claimed kong: the seat that discarded its tile, or every other seat still in play.
        ClaimedKongPaidBy = "claimed-kong-paid-by" => claimed_kong_paid_by: ClaimedKongPaidBy = ClaimedKongPaidBy::Feeder, needs on(K::ClaimedKongPayment);
        /// What every other seat still in play pays at once when a claimed pung becomes a kong; 0 is nothing.
        AddedKongPayment = "added-kong-payment" => added_kong_payment: i64 = 0, 0..=10_000;
        /// If the wall runs out, nothing is paid for kongs of seats that have not won and are not ready.
        KongsNeedReady = "kongs-need-ready" => kongs_need_ready: bool = false, needs one_of(K::ConcealedKongPayment, &[K::ClaimedKongPayment, K::AddedKongPayment]);
        /// What every other seat still in play pays at once to a seat that has both its flower and its season; 0 is
        /// nothing.
        OwnFlowersPayment = "own-flowers-payment" => own_flowers_payment: i64 = 0, 0..=10_000, needs on(K::UseFlowers);
        /// What every other seat still in play pays at once to a seat that has the cat and the rat, or the rooster and
        /// the centipede; 0 is nothing.
        AnimalPairPayment = "animal-pair-payment" => animal_pair_payment: i64 = 0, 0..=10_000, needs on(K::UseAnimals);
        /// What every other seat still in play pays at once to a seat that has all four flowers, seasons, animals or
        /// faces; 0 is nothing.
        FlowerSetPayment = "flower-set-payment" => flower_set_payment: i64 = 0, 0..=10_000, needs BONUS_TILES;
        /// A hand is ready although it holds all four tiles of the kind that it waits for, if some of them lie in its
        /// melds; otherwise it is not, wherever they lie.
        ReadyOnOwnMelds = "ready-on-own-melds" => ready_on_own_melds: bool = false, needs READY_ARE_PAID;
        /// What a payer pays for a hand whatever it is worth: the base stake. 100 with a unit stake of 20 is "100/20".
        BaseStake = "base-stake" => base_stake: i64 = 0, 0..=100_000, needs is(choice!(Settlement::DiscarderOrAll));
        /// What a payer pays for each unit that the hand is worth, and for each of the dealer's bonus.
        UnitStake = "unit-stake" => unit_stake: i64 = 1, 1..=100_000, needs is(choice!(Settlement::DiscarderOrAll));
    }

    /// Liability: when a seat that feeds a dangerous hand pays for the others.
    liability: LiabilityRules {
        /// What a liable seat pays for: the whole win, or only the pattern that it fed.
        LiabilityScope = "liability-scope" => scope: LiabilityScope = LiabilityScope::WholeWin, needs RIICHI_PAYMENTS, Has(Feature::Liability);
        /// Who pays the counters if a seat is liable and another one discarded the winning tile.
        LiabilityCounters = "liability-counters" => counters: LiabilityCounters = LiabilityCounters::Feeder, needs RIICHI_PAYMENTS, Has(Feature::Liability);
        /// Whoever feeds one of the classical hands (dragons, winds, honors, terminals, green tiles) pays for all.
        InsuranceClassicalHands = "insurance-classical-hands" => insurance_classical_hands: bool = false, needs Has(Feature::Reference);
        /// Whoever feeds a hand of one suit with three or four melded sets of that suit pays for all (nine tiles).
        InsuranceNineTiles = "insurance-nine-tiles" => insurance_nine_tiles: bool = false, needs Has(Feature::Reference);
        /// Whoever discards the winning tile with five tiles or fewer in the wall pays for all if nobody had seen that
        /// tile.
        InsuranceLastFive = "insurance-last-five" => insurance_last_five: bool = false, needs Has(Feature::Reference), Has(Feature::OthersPay);
        /// No Choice: a discard is excused if, after a draw, every tile in the hand was dangerous.
        AllowNoChoice = "allow-no-choice" => allow_no_choice: bool = false, needs Has(Feature::Liability), Has(Feature::LiabilityInForce);
        /// A concealed kong counts among the melds that make a discard dangerous.
        ConcealedKongCountsAsMelded = "concealed-kong-counts-as-melded" => concealed_kong_counts_as_melded: bool = false, needs Has(Feature::Liability);
    }

    /// What fouls cost.
    fouls: FoulRules {
        /// What a foul that voids the deal costs: a mangan, points taken off at the end, or nothing.
        Chombo = "chombo" => chombo: Chombo = Chombo::Mangan, needs on(K::Riichi);
        /// The points that such a foul costs if it is not a mangan.
        ChomboPoints = "chombo-points" => chombo_points: i64 = 20_000, 0..=100_000, needs on(K::Riichi), is(choice!(Chombo::Points));
        /// What a false win costs, with a hand that is worth too little or has a wrong tile: the amount that each
        /// other seat gets if it is paid to each, otherwise the amount in all.
        FalseWinPoints = "false-win-points" => false_win_points: i64 = 0, 0..=1_000_000;
        /// What a false win costs with a hand that was not even ready; counted in the same way.
        FalseWinNotReadyPoints = "false-win-not-ready-points" => false_win_not_ready_points: i64 = 0, 0..=1_000_000;
        /// Who gets the points for a false win.
        FalseWinPaidTo = "false-win-paid-to" => false_win_paid_to: FalseWinPaidTo = FalseWinPaidTo::Each, needs FALSE_WIN_COSTS;
        /// East pays and receives double for a false win.
        FalseWinEastDoubles = "false-win-east-doubles" => false_win_east_doubles: bool = false, needs FALSE_WIN_COSTS;
        /// What follows a false win: the deal goes on, it ends, the offender is barred from winning, or the
        /// offender's hand is dead.
        FalseWinThen = "false-win-then" => false_win_then: FalseWinThen = FalseWinThen::Continue;
        /// Whether East passes the deal on if a false win has ended it.
        FalseWinPassesDeal = "false-win-passes-deal" => false_win_passes_deal: FalseWinPassesDeal = FalseWinPassesDeal::IfEast,
            needs is(choice!(FalseWinThen::Abandon));
        /// A dead hand is worth nothing when losers settle among themselves.
        OffenderScoreZeroed = "offender-score-zeroed" => offender_score_zeroed: bool = false, needs LOSERS_ARE_PAID;
        /// What a false claim of a discard costs the player who made it; the winner of the deal gets it.
        FalseClaimPoints = "false-claim-points" => false_claim_points: i64 = 0, 0..=1_000_000;
        /// A false claim that is taken back at once costs nothing.
        AllowCanceling = "allow-canceling" => allow_canceling: bool = false, needs one_of(K::FalseClaimPoints, &[K::FalseClaimPercent]);
        /// What a false win costs in percent of the limit; 0 is the points.
        FalseWinPercent = "false-win-percent" => false_win_percent: i64 = 0, 0..=1000, needs A_LIMIT;
        /// What a false win with a hand that was not ready costs in percent of the limit; 0 is the points.
        FalseWinNotReadyPercent = "false-win-not-ready-percent" => false_win_not_ready_percent: i64 = 0, 0..=1000, needs A_LIMIT;
        /// What a false claim costs in percent of the limit; 0 is the points.
        FalseClaimPercent = "false-claim-percent" => false_claim_percent: i64 = 0, 0..=1000, needs A_LIMIT;
    }

    /// How a game goes on and ends.
    game: GameRules {
        /// When the dealer deals again.
        DealerKeepsOn = "dealer-keeps-on" => dealer_keeps_on: DealerKeepsOn = DealerKeepsOn::WinOrDraw;
        /// How many tiles must be left in the wall for riichi to be declared.
        RiichiNeedsTiles = "riichi-needs-tiles" => riichi_needs_tiles: u8 = 4, 0..=18, needs on(K::Riichi);
        /// The points of each player at the start.
        StartPoints = "start-points" => start_points: i64 = 25_000, 0..=1_000_000;
        /// The points from which final results are counted. If players start with less, the difference goes to the
        /// winner of the game (oka).
        ReturnPoints = "return-points" => return_points: i64 = 30_000, 0..=1_000_000,
            needs Any(&[RIICHI_PAYMENTS, is(choice!(PlacementBonus::ByNumberAboveReturn))]);
        /// Bonus by place (uma), in thousands: first to last.
        PlacementBonus = "placement-bonus" => placement_bonus: PlacementBonus = PlacementBonus::None;
        /// What players with the same score get: places in the order of seats, or equal shares of what their places
        /// get in all.
        PlacementTies = "placement-ties" => placement_ties: PlacementTies = PlacementTies::SeatOrder;
        /// Where players with the same score share: who gets the points that are left over, fewer than they are.
        PlacementRemainder = "placement-remainder" => placement_remainder: PlacementRemainder = PlacementRemainder::Nobody,
            needs Not(choice!(PlacementTies::SeatOrder)), Any(&[RIICHI_PAYMENTS, on(K::Riichi), All(&[Not(choice!(PlacementBonus::None)), Not(choice!(PlacementBonus::TablePoints))])]);
        /// Who gets the riichi sticks that nobody has won.
        DepositsLeft = "deposits-left" => deposits_left: DepositsLeft = DepositsLeft::First, needs on(K::Riichi);
        /// How many rounds a game has. In a round every player is the dealer once.
        Rounds = "rounds" => rounds: u8 = 4, 1..=16;
        /// If nobody has the target points after the last round, another one is played until somebody has them. A dealer
        /// who deals again plays on, unless that dealer leads, has them, and may end the game.
        ExtraRound = "extra-round" => extra_round: bool = false;
        /// The points that decide whether an extra round is played, and with which the last dealer may end the game.
        TargetPoints = "target-points" => target_points: i64 = 30_000, 0..=1_000_000, needs on(K::ExtraRound);
        /// Whether the last dealer ends the game when leading: never, after a win, or also when ready at a draw.
        LastDealerStops = "last-dealer-stops" => last_dealer_stops: LastDealerStops = LastDealerStops::Never;
        /// The game ends when a player falls below 0.
        BankruptcyEnds = "bankruptcy-ends" => bankruptcy_ends: bool = false;
        /// A player with fewer points than a riichi stick may declare riichi, even where the game ends below 0.
        RiichiWithoutPoints = "riichi-without-points" => riichi_without_points: bool = false, needs on(K::Riichi), on(K::BankruptcyEnds);
        /// A player who has not won a deal pays at the end (yakitori).
        Yakitori = "yakitori" => yakitori: bool = false;
        /// What each player without a win pays in all.
        YakitoriPoints = "yakitori-points" => yakitori_points: i64 = 1000, 0..=1_000_000, needs on(K::Yakitori);
        /// Who gets what players without a win pay: nobody, the players who have won in equal parts, or the winner of
        /// the game.
        YakitoriPaidTo = "yakitori-paid-to" => yakitori_paid_to: YakitoriPaidTo = YakitoriPaidTo::Bank, needs on(K::Yakitori);
        /// Whether a player must win in each game, or once in a match.
        YakitoriFor = "yakitori-for" => yakitori_for: YakitoriFor = YakitoriFor::Game, needs on(K::Yakitori);
    }
        }
    };
}

pub(super) use table;
