//! The options of a rulebook: label, one line of help, and what can be chosen.

use crate::engine::rulebook::option::OptionKey;

pub const fn option(key: OptionKey) -> &'static str {
    match key {
        OptionKey::System => "Way of counting",
        OptionKey::Limit => "Limit",
        OptionKey::RoundTo => "Round to",
        OptionKey::RoundWay => "Round the total",
        OptionKey::RoundPointsTo => "Round points before doubling to",
        OptionKey::RoundPointsWay => "Round the points",
        OptionKey::WinnerScheme => "Shares of the losers",
        OptionKey::LosersPayMinimum => "Each loser pays the minimum",
        OptionKey::LosersEastDoubles => "East doubles between losers",
        OptionKey::DiscarderPays => "The discarder pays",
        OptionKey::RoundPaymentsTo => "Round payments to",
        OptionKey::RoundPaymentsWay => "Round the payments",
        OptionKey::DrawPayments => "Payments at a draw",
        OptionKey::BasicPoints => "Basic points",
        OptionKey::AllowMultipleLimitHands => "Limit hands add up",
        OptionKey::Consistency => "Which of a group counts",
        OptionKey::Overlap => "Use of the same set",
        OptionKey::KongsAsConcealed => "Kongs as concealed sets",
        OptionKey::MaximumChows => "Most chows",
        OptionKey::NoMixedSuits => "One suit and honors only",
        OptionKey::BonusBesideLimit => "Bonus tiles beside a limit hand",
        OptionKey::TreasureSelfDrawn => "Hidden treasure is drawn",
        OptionKey::TreasurePairWait => "Hidden treasure waits for its pair",
        OptionKey::TreasureOneSuit => "Hidden treasure of one suit",
        OptionKey::TreasureKongs => "Kongs in a hidden treasure",
        OptionKey::ScholarsWithoutChow => "Three great scholars have no chow",
        OptionKey::ZeroPointsWithFlowers => "Flowers in a hand without points",
        OptionKey::SnakePairOwnWind => "Snakes need the own wind",
        OptionKey::JewelsInPairs => "Jewel hands in pairs",
        OptionKey::IgnoreMinimumForReadyLosers => "Ready losers need no minimum",
        OptionKey::IgnoreMinimumForOneSuit => "One suit needs no minimum",
        OptionKey::MinimumWithoutFlowers => "Minimum without flowers",
        OptionKey::MaximumChowsCounts => "Chows that are limited",
        OptionKey::SpecialHandRequired => "Only special hands win",
        OptionKey::AuxiliaryPointsOnlyForLegalWins => "Auxiliary points for legal wins only",
        OptionKey::FaanTable => "Points for faan",
        OptionKey::MaximumFaan => "Most faan",
        OptionKey::KongChart => "Kong chart",
        OptionKey::Players => "Players",
        OptionKey::UseFlowers => "Flowers and seasons",
        OptionKey::RedFives => "Red fives",
        OptionKey::HandSize => "Tiles of a hand",
        OptionKey::Jokers => "Jokers",
        OptionKey::JokersStandFor => "Jokers stand for",
        OptionKey::JokersInSets => "Jokers stand in",
        OptionKey::JokersInMelds => "Jokers in melds",
        OptionKey::JokersReplaceable => "Jokers can be exchanged",
        OptionKey::Riichi => "Riichi and indicators",
        OptionKey::OpenTanyao => "Open tanyao",
        OptionKey::Ippatsu => "Ippatsu",
        OptionKey::UraDora => "Ura dora",
        OptionKey::KanDora => "Kan dora",
        OptionKey::KanUra => "Kan ura",
        OptionKey::KanDoraShown => "Kan dora turned",
        OptionKey::SevenPairsFourAlike => "Four alike as two pairs",
        OptionKey::AllGreenNeedsDragon => "All green needs the dragon",
        OptionKey::RobConcealedKong => "Robbing a concealed kong",
        OptionKey::LastTileWithReplacement => "Last tile after a kong",
        OptionKey::DoubleYakuman => "Double yakuman",
        OptionKey::DoubleWindPairFu => "Fu of a double wind pair",
        OptionKey::PinfuSelfDraw => "Self-drawn pinfu",
        OptionKey::ReplacementSelfDrawFu => "Fu for a replacement tile",
        OptionKey::OpenPinfu30 => "Open pinfu has 30 fu",
        OptionKey::KiriageMangan => "Kiriage mangan",
        OptionKey::CountedYakuman => "13 han and more",
        OptionKey::Settlement => "Way of paying",
        OptionKey::EastDoubles => "East doubles",
        OptionKey::LosersSettle => "Losers settle",
        OptionKey::DiscarderPaysAll => "Discarder pays for all",
        OptionKey::GunRule => "Gun",
        OptionKey::SharedPayment => "Most for the others",
        OptionKey::DealerBonus => "Dealer's bonus",
        OptionKey::DealerBonusPerWin => "Dealer's bonus per repeat",
        OptionKey::CounterValue => "Value of a counter",
        OptionKey::CountersTo => "Counters with several winners",
        OptionKey::DepositsTo => "Deposits with several winners",
        OptionKey::DepositValue => "Value of a riichi stick",
        OptionKey::MaximumWinners => "Most winners on a discard",
        OptionKey::NotReadyPayment => "Paid at a draw",
        OptionKey::NagashiMangan => "Nagashi mangan",
        OptionKey::NagashiReplacesDrawPayments => "Nagashi instead of draw payments",
        OptionKey::AbortiveDraws => "Abortive draws",
        OptionKey::SelfDrawLoss => "Missing share is lost (three players)",
        OptionKey::NotReadyPaymentForThree => "Paid at a draw (three players)",
        OptionKey::LiabilityScope => "What the liable seat pays for",
        OptionKey::LiabilityCounters => "Counters of a liable win",
        OptionKey::InsuranceClassicalHands => "Insurance: classical hands",
        OptionKey::InsuranceNineTiles => "Insurance: nine tiles of one suit",
        OptionKey::InsuranceLastFive => "Insurance: last five tiles",
        OptionKey::AllowNoChoice => "No choice",
        OptionKey::ConcealedKongCountsAsMelded => "Concealed kong counts as shown",
        OptionKey::Chombo => "Chombo",
        OptionKey::ChomboPoints => "Points for a chombo",
        OptionKey::RiichiNeedsTiles => "Tiles left for riichi",
        OptionKey::StartPoints => "Points at the start",
        OptionKey::ReturnPoints => "Points to return",
        OptionKey::PlacementBonus => "Placement bonus (uma)",
        OptionKey::PlacementTies => "Players with the same score",
        OptionKey::DepositsLeft => "Riichi sticks left over",
        OptionKey::Rounds => "Rounds",
        OptionKey::ExtraRound => "Further round",
        OptionKey::LastDealerStops => "Last dealer stops",
        OptionKey::BankruptcyEnds => "Bankruptcy ends the game",
        OptionKey::OnlyWait => "Only wait",
        OptionKey::ExhaustedWaitsCount => "Exhausted waits count",
        OptionKey::KnittedStraightWaits => "Waits beside a knitted straight",
        OptionKey::DealtHandWaits => "Wait of a dealt hand",
        OptionKey::ClaimedPung => "Pung won on a discard",
        OptionKey::TileHogHonors => "Tile hog of honors",
        OptionKey::MeldedHandKongs => "Kongs in a melded hand",
        OptionKey::ReplacementOnLastDiscard => "Replacement tile on the last discard",
        OptionKey::FlowerSupplements => "A flower's tile as after a kong",
        OptionKey::MoonOnLastDiscard => "Moon on the last discard",
        OptionKey::EastStreakWins => "Wins of East's streak",
        OptionKey::FullyConcealedAdds => "Fully concealed adds",
        OptionKey::NineGatesTerminalPungs => "Terminal pungs of nine gates",
        OptionKey::GreenHalfFlush => "Green half flush",
        OptionKey::ConcealedKongsAdd => "Concealed kongs add",
        OptionKey::AllTerminalsTriplePung => "Terminals and triple pung",
        OptionKey::WindsTerminalsHonors => "Winds, terminals and honors",
        OptionKey::AllPungsBesideHonors => "All pungs of terminals or honors",
        OptionKey::ShiftedChowPairs => "Pairs within four shifted chows",
        OptionKey::InevitableTileHog => "Tile hog of six kinds",
        OptionKey::BasicPayment => "Basic payment",
        OptionKey::FaultyOutPoints => "False win",
        OptionKey::FaultyOutNotReadyPoints => "False win, not ready",
        OptionKey::FaultyOutPaidTo => "Who gets it",
        OptionKey::FaultyOutEastDoubles => "East doubles a false win",
        OptionKey::FaultyOutThen => "After a false win",
        OptionKey::FaultyOutPassesDeal => "The deal passes with it",
        OptionKey::OffenderScoreZeroed => "A dead hand is worth nothing",
        OptionKey::FaultyClaimPoints => "False claim",
        OptionKey::AllowCanceling => "Claims can be taken back",
        OptionKey::DealerKeepsOn => "The dealer deals again",
        OptionKey::Yakitori => "Yakitori",
        OptionKey::YakitoriPoints => "Points for yakitori",
        OptionKey::YakitoriPaidTo => "Who gets the yakitori",
        OptionKey::YakitoriFor => "Yakitori counts over",
    }
}

pub const fn option_help(key: OptionKey) -> &'static str {
    match key {
        OptionKey::System => "Points that are doubled, faan by a table, han and fu, or points added up.",
        OptionKey::Limit => "No hand is worth more; in riichi a non-dealer's share of a yakuman.",
        OptionKey::RoundTo => "The total is rounded to the nearest multiple of this; 1 leaves it alone.",
        OptionKey::RoundWay => "To the nearest multiple, 64 to 60 and 65 to 70, or always up.",
        OptionKey::RoundPointsTo => {
            "The points are rounded to a multiple of this before they are doubled; 1 leaves them alone."
        }
        OptionKey::RoundPointsWay => "To the nearest multiple, or always up.",
        OptionKey::WinnerScheme => {
            "How much of the hand each loser pays. MMM, IMS, Wilmington and WMPA are reconstructed: no source shows their tables."
        }
        OptionKey::LosersPayMinimum => "Besides the hand, each loser pays what a win must be worth at least.",
        OptionKey::LosersEastDoubles => "Whether East pays and receives the losers' differences double.",
        OptionKey::DiscarderPays => "A share like the others, twice as much, or half of what all pay together.",
        OptionKey::RoundPaymentsTo => "Each payment is rounded to a multiple of this; 1 leaves it alone.",
        OptionKey::RoundPaymentsWay => "To the nearest multiple, or always up: once for all that a player pays.",
        OptionKey::DrawPayments => {
            "Outside riichi: nothing, all hands settle their differences, or those who are not ready pay those who are."
        }
        OptionKey::BasicPoints => "Points for pungs, kongs, pairs and waits by the classical table.",
        OptionKey::AllowMultipleLimitHands => {
            "Several limit hands at once are added; otherwise the highest stands alone."
        }
        OptionKey::Consistency => "Of patterns that exclude each other the first in the list counts, or the highest.",
        OptionKey::Overlap => "Whether sets that made one pattern may make another.",
        OptionKey::KongsAsConcealed => "Which kongs stand for concealed triplets where a pattern asks for them.",
        OptionKey::MaximumChows => "A winning hand may have no more chows than this.",
        OptionKey::NoMixedSuits => "A winning hand has tiles of one suit and honors, nothing else.",
        OptionKey::BonusBesideLimit => {
            "Flowers and seasons, with what they double of themselves, are added to a limit hand."
        }
        OptionKey::TreasureSelfDrawn => "A hidden treasure is completed by a tile from the wall.",
        OptionKey::TreasurePairWait => "A hidden treasure is completed by its pair.",
        OptionKey::TreasureOneSuit => "A hidden treasure has one suit and honors, nothing else.",
        OptionKey::TreasureKongs => "Which kongs stand for the triplets of a hidden treasure.",
        OptionKey::ScholarsWithoutChow => "The set beside the three dragons is a pung or a kong.",
        OptionKey::ZeroPointsWithFlowers => "A hand without points may have flowers and seasons.",
        OptionKey::SnakePairOwnWind => "The pair of an emerald, ruby or diamond snake is the wind of one's own seat.",
        OptionKey::JewelsInPairs => "A jade, pearl or ruby hand may be seven pairs.",
        OptionKey::IgnoreMinimumForReadyLosers => {
            "A loser is ready as soon as some tile completes the hand, whatever it is worth."
        }
        OptionKey::IgnoreMinimumForOneSuit => {
            "A winning hand of one suit, with or without honors, need not reach the minimum."
        }
        OptionKey::MinimumWithoutFlowers => "What flowers and seasons are worth does not help to reach the minimum.",
        OptionKey::MaximumChowsCounts => {
            "Whether the most chows are those of the whole hand or only those claimed from others."
        }
        OptionKey::SpecialHandRequired => "A hand wins only if it is a limit or special hand.",
        OptionKey::AuxiliaryPointsOnlyForLegalWins => {
            "Points turn into faan only if the hand reaches the minimum without them."
        }
        OptionKey::FaanTable => "The table that turns faan into points.",
        OptionKey::MaximumFaan => "More faan than this are not paid. A limit hand is worth as many.",
        OptionKey::KongChart => "With three or more kongs, some of them concealed, only one item for kongs counts.",
        OptionKey::Players => "How many play; a game for three has no North seat and no 2 to 8 of characters.",
        OptionKey::UseFlowers => "The eight flowers and seasons are in the wall.",
        OptionKey::RedFives => "How many fives are red: 3 is one of each suit, 4 has two of dots.",
        OptionKey::HandSize => "How many tiles a hand has before the winning tile: 16 make five sets and a pair.",
        OptionKey::Jokers => "How many jokers there are among the tiles.",
        OptionKey::JokersStandFor => "Which tiles a joker may stand for.",
        OptionKey::JokersInSets => "The sets in which a joker may stand.",
        OptionKey::JokersInMelds => "A joker may be part of a declared set.",
        OptionKey::JokersReplaceable => {
            "Whoever draws the tile that a joker in a declared set stands for may take the joker for it."
        }
        OptionKey::Riichi => "A concealed hand can be declared ready, and indicators point at bonus tiles.",
        OptionKey::OpenTanyao => "All simples counts for a hand with claimed sets too.",
        OptionKey::Ippatsu => "A win within one turn of riichi is worth a han.",
        OptionKey::UraDora => "A riichi hand also looks at the indicator below.",
        OptionKey::KanDora => "Each kong turns another indicator.",
        OptionKey::KanUra => "The indicator below that one counts for riichi as well.",
        OptionKey::KanDoraShown => {
            "When the indicator of an open kong is turned; that of a concealed kong always at once."
        }
        OptionKey::SevenPairsFourAlike => "Four tiles alike may be two of the seven pairs.",
        OptionKey::AllGreenNeedsDragon => "A green hand without the green dragon is none.",
        OptionKey::RobConcealedKong => "A concealed kong can be robbed to complete thirteen orphans.",
        OptionKey::LastTileWithReplacement => "The last tile of the wall can be drawn after a kong, and both count.",
        OptionKey::DoubleYakuman => {
            "Four concealed triplets on the pair, thirteen waits, nine waits and the four winds count double."
        }
        OptionKey::DoubleWindPairFu => "For a pair that is both seat and round wind: 2 or 4.",
        OptionKey::PinfuSelfDraw => "20 fu with pinfu; or 30 fu without it; or pinfu cannot be self-drawn.",
        OptionKey::ReplacementSelfDrawFu => "A tile drawn after a kong earns the 2 fu of a self-drawn one.",
        OptionKey::OpenPinfu30 => "An open hand that earns no fu but for going out has 30 fu.",
        OptionKey::KiriageMangan => "4 han with 30 fu and 3 han with 60 fu are rounded up to a mangan.",
        OptionKey::CountedYakuman => "What a hand of 13 han and more without a yakuman is worth.",
        OptionKey::Settlement => {
            "Only the winner is paid; losers settle as well; or riichi with discarder and counters."
        }
        OptionKey::EastDoubles => "East pays double and is paid double.",
        OptionKey::LosersSettle => "The losers pay each other the difference of their hands.",
        OptionKey::DiscarderPaysAll => "Whoever discards the winning tile pays for the other losers too.",
        OptionKey::GunRule => "Whether the discarder pays double and the others single, or alone for everybody.",
        OptionKey::SharedPayment => {
            "On a discard the others pay no more than this; the discarder pays the rest for them."
        }
        OptionKey::DealerBonus => "Added to each payment by or to the dealer.",
        OptionKey::DealerBonusPerWin => "Added to it for each time the dealer has stayed.",
        OptionKey::CounterValue => "What one counter adds for each seat that could pay.",
        OptionKey::CountersTo => "The first winner in turn gets them, or each winner.",
        OptionKey::DepositsTo => {
            "All to the first winner in turn, or each winner's own stick back and the rest to the first."
        }
        OptionKey::DepositValue => "What a riichi stick on the table is worth.",
        OptionKey::MaximumWinners => "With 1 only the first in turn wins.",
        OptionKey::NotReadyPayment => "Paid altogether by those who are not ready when the wall runs out.",
        OptionKey::NagashiMangan => {
            "Discarding only terminals and honors, none of them claimed, is paid like a mangan at a draw."
        }
        OptionKey::NagashiReplacesDrawPayments => "With it nobody pays for not being ready.",
        OptionKey::AbortiveDraws => "The deal can end with nine terminals, four winds, four riichi or four kongs.",
        OptionKey::SelfDrawLoss => "In a game for three nobody pays the missing seat's share of a self-drawn win.",
        OptionKey::NotReadyPaymentForThree => "The same payment in a game for three.",
        OptionKey::LiabilityScope => "The whole win, or only the pattern that was fed.",
        OptionKey::LiabilityCounters => "The liable feeder pays the counters, or the discarder of the winning tile.",
        OptionKey::InsuranceClassicalHands => "Whoever feeds a dangerous tile of the classical hands pays for all.",
        OptionKey::InsuranceNineTiles => "Whoever feeds a hand that shows three sets of one suit pays for all.",
        OptionKey::InsuranceLastFive => {
            "With five tiles or fewer in the wall, whoever discards an unseen tile to a win pays for all."
        }
        OptionKey::AllowNoChoice => "A dangerous discard is excused if every tile in the hand was dangerous.",
        OptionKey::ConcealedKongCountsAsMelded => "A concealed kong is one of the sets that create the danger.",
        OptionKey::Chombo => "A foul that voids the deal costs a mangan, or points at the end of the game.",
        OptionKey::ChomboPoints => "How many points the foul costs.",
        OptionKey::RiichiNeedsTiles => "So many tiles must be left in the wall to declare riichi.",
        OptionKey::StartPoints => "What each player begins with.",
        OptionKey::ReturnPoints => "What the result of a game is counted from.",
        OptionKey::PlacementBonus => "Thousands of points by place, first to last.",
        OptionKey::PlacementTies => {
            "Who sat further on in the first deal is behind, or both share what the places get together."
        }
        OptionKey::DepositsLeft => "Who gets the sticks that lie on the table when the game is over.",
        OptionKey::Rounds => "In a round everybody deals once, repeats not counted.",
        OptionKey::ExtraRound => {
            "If nobody has the points to return after the last round, one more is played until somebody has them."
        }
        OptionKey::LastDealerStops => "The game ends though the last dealer would deal again, if that player leads.",
        OptionKey::BankruptcyEnds => "The game ends when somebody has less than nothing.",
        OptionKey::OnlyWait => {
            "An edge, closed or pair wait counts only if no other tile would have completed the hand in any way."
        }
        OptionKey::ExhaustedWaitsCount => {
            "A tile of which the hand itself holds all four is still a wait, so that it was not the only one."
        }
        OptionKey::KnittedStraightWaits => {
            "A tile that the knitted sets could use may still be an edge, closed or pair wait."
        }
        OptionKey::DealtHandWaits => {
            "The dealer's first fourteen tiles have a wait: the one for the tile that is named as the last."
        }
        OptionKey::ClaimedPung => "What a pung is that another player's tile completed.",
        OptionKey::TileHogHonors => "Four winds or dragons alike, in seven pairs, are a tile hog.",
        OptionKey::MeldedHandKongs => "A hand of four melds may have kongs among them.",
        OptionKey::ReplacementOnLastDiscard => {
            "A win on the last discard also counts as one with a replacement tile, as the English text of 2006 can be read."
        }
        OptionKey::FlowerSupplements => "A tile drawn for a flower or season counts as drawn after a kong.",
        OptionKey::MoonOnLastDiscard => {
            "The one of dots as the last discard is the moon, as it is as the last tile drawn."
        }
        OptionKey::EastStreakWins => "How many wins of East in a row are a hand of their own.",
        OptionKey::FullyConcealedAdds => {
            "A self-drawn hand that is concealed by nature adds the fully concealed hand, not just the self-drawn tile."
        }
        OptionKey::NineGatesTerminalPungs => "How many pungs of ones and nines are part of the nine gates.",
        OptionKey::GreenHalfFlush => "All green with dragons adds the half flush.",
        OptionKey::ConcealedKongsAdd => {
            "Concealed kongs count beside three and four kongs and beside three and four concealed pungs."
        }
        OptionKey::AllTerminalsTriplePung => "All terminals add three pungs of one number.",
        OptionKey::WindsTerminalsHonors => "Big and little four winds add all terminals and honors.",
        OptionKey::AllPungsBesideHonors => {
            "All terminals, all honors and both together add all pungs, because they could have been pairs."
        }
        OptionKey::ShiftedChowPairs => "Four shifted chows add patterns of two chows.",
        OptionKey::InevitableTileHog => {
            "Seven pairs of six kinds of tiles count the tile hog that they cannot do without."
        }
        OptionKey::BasicPayment => "What every loser pays, whatever the hand is worth.",
        OptionKey::FaultyOutPoints => {
            "What it costs to declare a hand that is too small or has a wrong tile: to each other player, or in all if nobody gets it."
        }
        OptionKey::FaultyOutNotReadyPoints => "The same for a hand that was more than one tile away.",
        OptionKey::FaultyOutPaidTo => "Who gets the points for a false win.",
        OptionKey::FaultyOutEastDoubles => "East pays and receives the points for a false win double.",
        OptionKey::FaultyOutThen => "How the deal goes on after a false win.",
        OptionKey::FaultyOutPassesDeal => "Whether the next player deals after a deal that a false win ended.",
        OptionKey::OffenderScoreZeroed => "Between the losers a dead hand counts as nothing.",
        OptionKey::FaultyClaimPoints => "For each false claim, to the winner; not if the offender wins or nobody does.",
        OptionKey::AllowCanceling => "A claim that is taken back at once costs nothing.",
        OptionKey::DealerKeepsOn => "What lets the dealer deal again instead of passing the deal.",
        OptionKey::YakitoriPoints => "What a player without a win pays in all.",
        OptionKey::YakitoriPaidTo => "The bank, those who have won in equal parts, or the winner of the game.",
        OptionKey::YakitoriFor => {
            "Whether one game without a win is enough, or only a whole match. The sheet asks which game is its last."
        }
        OptionKey::Yakitori => "A player who has not won once pays at the end of the game or the match.",
    }
}

/// The choices in the order of the option's names.
const fn choices(key: OptionKey) -> &'static [&'static str] {
    match key {
        OptionKey::System => &["Points and doubles", "Faan by a table", "Han and fu", "Points added up"],
        OptionKey::RoundWay | OptionKey::RoundPointsWay | OptionKey::RoundPaymentsWay => &["Off", "Up"],
        OptionKey::WinnerScheme => &[
            "As the way of paying",
            "Chinese Classical",
            "Chinese Modern",
            "Chinese Official, Taiwanese",
            "Japanese",
            "MMM",
            "IMS",
            "Wilmington",
            "Simple",
            "Korean",
            "WMPA",
            "Own table",
        ],
        OptionKey::LosersEastDoubles => &["As to the winner", "Yes", "No"],
        OptionKey::DiscarderPays => &["A share", "Double", "Half of all"],
        OptionKey::DrawPayments => &["Nothing", "Differences of all hands", "Not ready to ready"],
        OptionKey::BasicPoints => &["None", "Classical table"],
        OptionKey::Consistency => &["The first", "The highest"],
        OptionKey::Overlap => &[
            "Unless implied",
            "Free",
            "Combined once",
            "Once more, nothing implied",
            "Once more, anything",
            "The same again",
        ],
        OptionKey::KongsAsConcealed => {
            &["Concealed ones", "All", "Open ones", "Those grown from pungs", "Concealed or claimed at once", "None"]
        }
        OptionKey::MaximumChowsCounts => &["All", "Claimed ones"],
        OptionKey::FaanTable => &["As printed", "Half-spicy", "Full-spicy", "Laak by tiers", "Simplified, from 3 faan"],
        OptionKey::HandSize => &["13", "16"],
        OptionKey::JokersStandFor => &["Any tile", "Suit tiles", "Winds and dragons"],
        OptionKey::JokersInSets => &["Any set and the pair", "Pungs and kongs"],
        OptionKey::GunRule => &["Half: the others pay too", "Full: alone for all"],
        OptionKey::KanDoraShown => &["At once", "After the discard"],
        OptionKey::PinfuSelfDraw => &["20 fu", "30 fu, no pinfu", "Not possible"],
        OptionKey::CountedYakuman => &["Yakuman", "Sanbaiman"],
        OptionKey::Settlement => &[
            "Winner only",
            "Classical",
            "Riichi",
            "Chinese Official",
            "Hong Kong",
            "Zung Jung",
            "Discarder or all",
            "Added up, nobody pays",
        ],
        OptionKey::ClaimedPung => &["Melded", "Concealed"],
        OptionKey::TreasureKongs => &["As elsewhere", "None", "Concealed ones", "Concealed or claimed at once", "All"],
        OptionKey::NineGatesTerminalPungs => &["All but one count", "None counts", "All count"],
        OptionKey::FaultyOutPaidTo => &["Each other player", "The winner", "Nobody"],
        OptionKey::FaultyOutThen => {
            &["Goes on", "Is abandoned", "Goes on, the offender cannot win", "Goes on, the offender's hand is dead"]
        }
        OptionKey::FaultyOutPassesDeal => &["If East did it", "Always", "Never"],
        OptionKey::DealerKeepsOn => {
            &["After a win or a draw", "After a win", "After a win, or ready at a draw", "Never"]
        }
        OptionKey::YakitoriPaidTo => &["Nobody", "The players who have won", "The winner of the game"],
        OptionKey::YakitoriFor => &["A game", "A match"],
        OptionKey::CountersTo => &["To the first", "To each"],
        OptionKey::DepositsTo => &["To the first", "Own back, rest to the first"],
        OptionKey::LiabilityScope => &["The whole win", "That pattern only"],
        OptionKey::LiabilityCounters => &["The feeder pays", "The discarder pays"],
        OptionKey::Chombo => &["A mangan", "Points at the end", "Nothing"],
        OptionKey::PlacementTies => &["Seats decide", "They share"],
        OptionKey::DepositsLeft => &["The first", "Nobody"],
        OptionKey::LastDealerStops => &["Never", "After a win", "After a win or ready at a draw"],
        OptionKey::PlacementBonus => {
            &["None", "15/5/−5/−15", "20/10/−10/−20", "30/10/−10/−30", "By how many are above the return", "4/2/1/0"]
        }
        OptionKey::Limit
        | OptionKey::RoundPointsTo
        | OptionKey::RoundPaymentsTo
        | OptionKey::LosersPayMinimum
        | OptionKey::OnlyWait
        | OptionKey::ExhaustedWaitsCount
        | OptionKey::KnittedStraightWaits
        | OptionKey::DealtHandWaits
        | OptionKey::TileHogHonors
        | OptionKey::MeldedHandKongs
        | OptionKey::ReplacementOnLastDiscard
        | OptionKey::FlowerSupplements
        | OptionKey::MoonOnLastDiscard
        | OptionKey::EastStreakWins
        | OptionKey::FullyConcealedAdds
        | OptionKey::GreenHalfFlush
        | OptionKey::ConcealedKongsAdd
        | OptionKey::AllTerminalsTriplePung
        | OptionKey::WindsTerminalsHonors
        | OptionKey::AllPungsBesideHonors
        | OptionKey::ShiftedChowPairs
        | OptionKey::InevitableTileHog
        | OptionKey::BasicPayment
        | OptionKey::FaultyOutPoints
        | OptionKey::FaultyOutNotReadyPoints
        | OptionKey::FaultyOutEastDoubles
        | OptionKey::OffenderScoreZeroed
        | OptionKey::FaultyClaimPoints
        | OptionKey::AllowCanceling
        | OptionKey::YakitoriPoints
        | OptionKey::RoundTo
        | OptionKey::AllowMultipleLimitHands
        | OptionKey::MaximumChows
        | OptionKey::NoMixedSuits
        | OptionKey::BonusBesideLimit
        | OptionKey::TreasureSelfDrawn
        | OptionKey::TreasurePairWait
        | OptionKey::TreasureOneSuit
        | OptionKey::ScholarsWithoutChow
        | OptionKey::ZeroPointsWithFlowers
        | OptionKey::SnakePairOwnWind
        | OptionKey::JewelsInPairs
        | OptionKey::IgnoreMinimumForReadyLosers
        | OptionKey::Players
        | OptionKey::UseFlowers
        | OptionKey::RedFives
        | OptionKey::Riichi
        | OptionKey::OpenTanyao
        | OptionKey::Ippatsu
        | OptionKey::UraDora
        | OptionKey::KanDora
        | OptionKey::KanUra
        | OptionKey::SevenPairsFourAlike
        | OptionKey::AllGreenNeedsDragon
        | OptionKey::RobConcealedKong
        | OptionKey::LastTileWithReplacement
        | OptionKey::DoubleYakuman
        | OptionKey::DoubleWindPairFu
        | OptionKey::ReplacementSelfDrawFu
        | OptionKey::OpenPinfu30
        | OptionKey::KiriageMangan
        | OptionKey::EastDoubles
        | OptionKey::LosersSettle
        | OptionKey::DiscarderPaysAll
        | OptionKey::CounterValue
        | OptionKey::DepositValue
        | OptionKey::MaximumWinners
        | OptionKey::NotReadyPayment
        | OptionKey::NagashiMangan
        | OptionKey::NagashiReplacesDrawPayments
        | OptionKey::AbortiveDraws
        | OptionKey::SelfDrawLoss
        | OptionKey::NotReadyPaymentForThree
        | OptionKey::InsuranceClassicalHands
        | OptionKey::InsuranceNineTiles
        | OptionKey::InsuranceLastFive
        | OptionKey::AllowNoChoice
        | OptionKey::ConcealedKongCountsAsMelded
        | OptionKey::ChomboPoints
        | OptionKey::RiichiNeedsTiles
        | OptionKey::StartPoints
        | OptionKey::ReturnPoints
        | OptionKey::Rounds
        | OptionKey::ExtraRound
        | OptionKey::BankruptcyEnds
        | OptionKey::IgnoreMinimumForOneSuit
        | OptionKey::MinimumWithoutFlowers
        | OptionKey::SpecialHandRequired
        | OptionKey::AuxiliaryPointsOnlyForLegalWins
        | OptionKey::MaximumFaan
        | OptionKey::KongChart
        | OptionKey::Jokers
        | OptionKey::JokersInMelds
        | OptionKey::JokersReplaceable
        | OptionKey::SharedPayment
        | OptionKey::DealerBonus
        | OptionKey::DealerBonusPerWin
        | OptionKey::Yakitori => &[],
    }
}

pub fn choice(key: OptionKey, place: usize) -> &'static str {
    choices(key).get(place).copied().unwrap_or_default()
}
