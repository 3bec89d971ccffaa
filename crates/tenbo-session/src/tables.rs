//! Score tables: what hands are paid under a rulebook, each cell computed by the engine.

use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, Draft, End, Players, SeatDraft, WinDraft};
use tenbo_engine::options::PinfuSelfDraw;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Counting, Plan, PointsDoubles, base_points, on_discard, on_self_draw};
use tenbo_engine::rules::{LimitName, PayoffCase, Unit};
use tenbo_engine::settle::{Account, answer};
use tenbo_engine::tiles::Seat;

use crate::form::worth::FU;

/// Who wins a riichi hand and how: a table for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Another seat than the dealer, on a discard.
    OnDiscard,
    /// The same on a drawn tile.
    SelfDrawn,
    /// The dealer on a discard.
    DealerOnDiscard,
    /// The dealer on a drawn tile.
    DealerSelfDrawn,
}

impl Winner {
    /// All of them.
    pub const ALL: &'static [Winner] =
        &[Winner::OnDiscard, Winner::SelfDrawn, Winner::DealerOnDiscard, Winner::DealerSelfDrawn];

    const fn dealer(self) -> bool {
        matches!(self, Winner::DealerOnDiscard | Winner::DealerSelfDrawn)
    }

    const fn drawn(self) -> bool {
        matches!(self, Winner::SelfDrawn | Winner::DealerSelfDrawn)
    }

    /// What is paid for a base: by the discarder or each of the others, and by the dealer where that is more.
    #[must_use]
    pub const fn paid(self, base: i64, halves_of_missing: bool) -> (i64, Option<i64>) {
        match self {
            Winner::OnDiscard | Winner::DealerOnDiscard => (on_discard(base, self.dealer()), None),
            Winner::DealerSelfDrawn => (on_self_draw(base, true, false, halves_of_missing), None),
            Winner::SelfDrawn => {
                let each = on_self_draw(base, false, false, halves_of_missing);
                (each, Some(on_self_draw(base, false, true, halves_of_missing)))
            }
        }
    }
}

/// Whether the two losers of a game for three share what the fourth would have paid.
#[must_use]
pub fn halves_of_missing(plan: &Plan) -> bool {
    let options = &plan.rulebook().options;
    options.tiles.players == 3 && !options.payments.self_draw_loss
}

/// The least han that have a name of their own whatever the fu are.
#[must_use]
pub fn first_limit(plan: &Plan) -> i64 {
    plan.limit_rows().first().map_or(14, |row| row.from)
}

/// The base of a hand of so many han and fu below the limits; nothing where no hand counts to that.
#[must_use]
pub fn base(plan: &Plan, winner: Winner, han: i64, fu: i64) -> Option<i64> {
    let of = |pattern: Pattern| {
        let item = plan.rulebook().winner.get(&pattern);
        item.and_then(|item| item.concealed_value.or(Some(item.value))).map_or(0, Ratio::floor)
    };
    // A concealed hand that is self-drawn has that as well.
    let drawn = if winner.drawn() { of(Pattern::FullyConcealed) } else { 0 };
    let rules = &plan.rulebook().options.fu;
    let least = match fu {
        20 if winner.drawn() => (rules.pinfu_self_draw == PinfuSelfDraw::Fu20).then(|| of(Pattern::PinfuHand) + drawn),
        20 => (!rules.open_pinfu_30).then_some(1),
        25 => (plan.rulebook().basic.seven_pairs == 25).then(|| of(Pattern::SevenPairs) + drawn),
        // Without three concealed pungs or three kongs, a drawn hand has 100 fu at most.
        110 if winner.drawn() => Some(of(Pattern::ThreeConcealedPungs).min(of(Pattern::ThreeKongs))),
        _ => Some(1),
    };
    least.filter(|&least| han >= least.max(1)).map(|_| base_points(plan, han, fu).0)
}

/// The fu that hands can have under these rules when they are won in this way.
pub fn fu(plan: &Plan, winner: Winner) -> impl Iterator<Item = i64> + '_ {
    FU.into_iter().filter(move |&fu| base(plan, winner, first_limit(plan) - 1, fu).is_some())
}

/// A limit: its name, the han from which it is reached and up to which, and its base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// What it is called.
    pub name: LimitName,
    /// How often it is paid.
    pub times: i64,
    /// From so many han up to so many; nothing where patterns alone reach it.
    pub han: Option<(i64, Option<i64>)>,
    /// A non-dealer's share.
    pub base: i64,
}

/// The limits of riichi, the lowest first, then what patterns are worth that are counted directly.
#[must_use]
pub fn limits(plan: &Plan) -> Vec<Limit> {
    let all = plan.limit_rows();
    let rows = all.iter().enumerate().map(|(place, row)| {
        let next = all.get(place + 1).map(|next| next.from - 1);
        Limit { name: row.name, times: 1, han: Some((row.from, next)), base: row.base }
    });
    let most = plan.winner().counted().filter(|item| item.unit == Unit::PercentOfLimit);
    let most = most.map(|item| plan.winner().scale().percent_of(1, item.value)).max().unwrap_or_default();
    let most = if plan.adds_direct_counts() { most.max(2) } else { most };
    let direct = (1..=most).filter_map(|times| {
        let base = plan.limit()? * times;
        Some(Limit { name: LimitName::Yakuman, times, han: None, base })
    });
    rows.chain(direct).collect()
}

/// Points and how often they are doubled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubling {
    /// How often, from left to right.
    pub doubles: Vec<i64>,
    /// Points before doubling, and the total under each.
    pub rows: Vec<(i64, Vec<i64>)>,
}

/// The fewest points that are listed where sets have points: fewer are doubled in the head.
const FEWEST: i64 = 10;

/// How many numbers of faan are listed one by one.
const MANY: i64 = 36;

/// The limit below which few round numbers are left to list.
const LOW_LIMIT: i64 = 20;

/// How often points are doubled at most where there is no limit.
const DOUBLES: i64 = 8;

/// The total of points by doubles, until the limit is reached everywhere; `None` where points are not doubled.
#[must_use]
pub fn doubling(plan: &Plan) -> Option<Doubling> {
    let Counting::PointsDoubles(rules) = plan.counting() else { return None };
    Some(doubled(plan, rules))
}

fn doubled(plan: &Plan, rules: &PointsDoubles) -> Doubling {
    // Where a hand need not have more than a point or two, it mostly has no more (docs/rules/sichuan.md).
    let asked = plan.minimum().filter(|minimum| minimum.unit == Unit::Points);
    let asked = asked.map(|minimum| plan.winner().scale().units(minimum.value)).filter(|&asked| asked < FEWEST);
    let first = plan.rulebook().basic.going_out.max(FEWEST);
    let few = asked.into_iter().flat_map(|asked| asked..FEWEST);
    let all = few.chain((first..40).step_by(2)).chain((40..=100).step_by(10));
    let rounded = all.map(|points| rules.round_points.round(points));
    let mut points: Vec<i64> = rounded.filter(|&points| points > 0).collect();
    points.dedup();
    points.retain(|&points| plan.limit().is_none_or(|limit| points <= limit));
    let least = points.first().copied().unwrap_or_default();
    let below = |doubles: &i64| plan.limit().is_none_or(|limit| rules.total(least, *doubles) < limit);
    let last = (0..DOUBLES).find(|doubles| !below(doubles)).unwrap_or(DOUBLES);
    let doubles: Vec<i64> = (0..=last).collect();
    let total = |points: i64, doubles: i64| {
        let total = rules.total(points, doubles);
        plan.limit().map_or(total, |limit| total.min(limit))
    };
    let rows = points.into_iter().map(|points| {
        let row = doubles.iter().map(|&doubles| total(points, doubles)).collect();
        (points, row)
    });
    Doubling { rows: rows.collect(), doubles }
}

/// What a hand is worth whose payments are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// As it is counted, where that is not what is paid.
    pub counted: Option<Ratio>,
    /// What it comes to.
    pub total: i64,
}

/// The hands whose payments are listed: every number of faan up to the most that is paid; otherwise what patterns of the
/// rulebook are worth, round numbers, the minimum and the limit.
#[must_use]
pub fn worths(plan: &Plan) -> Vec<Worth> {
    let scale = plan.winner().scale();
    let least = plan.minimum().map_or(1, |minimum| scale.units(minimum.value).max(1));
    if let Counting::Faan(rules) = plan.counting() {
        let table = rules.table.last().map(|&(from, _)| from);
        let most = rules.maximum.or(table).unwrap_or(scale.whole(10));
        let most = scale.units(most);
        // Of a table that goes on and on, the beginning and the most.
        let listed = (least..=most).filter(|&faan| faan < least + MANY || faan == most);
        let faan = listed.map(|faan| {
            let total = if rules.table.is_empty() { faan } else { rules.paid(scale.whole(faan)) };
            Worth { counted: Some(Ratio::whole(faan)), total }
        });
        return faan.collect();
    }
    let round = [10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300];
    let adds = matches!(plan.counting(), Counting::Points(_));
    let items = plan.winner().counted().filter(|item| adds && !item.counts_directly(item.value));
    let mut all: Vec<i64> = items.map(|item| scale.units(item.value)).chain(round).chain(plan.limit()).collect();
    let most = plan.limit().or_else(|| if adds { all.iter().copied().max() } else { None }).unwrap_or(300);
    if most < LOW_LIMIT {
        all.extend([2, 4]);
    }
    all.push(least);
    all.retain(|&total| total >= least && total <= most);
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|total| Worth { counted: None, total }).collect()
}

/// Who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// East, where East pays otherwise than the others.
    East,
    /// Whoever discarded the winning tile.
    Discarder,
    /// Each of the others.
    Others,
    /// Nobody: it is written down.
    Bank,
}

impl Payer {
    /// All of them.
    pub const ALL: &'static [Payer] = &[Payer::East, Payer::Discarder, Payer::Others, Payer::Bank];
}

/// What each pays in cases that are paid alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payments {
    /// The cases.
    pub cases: Vec<PayoffCase>,
    /// Who pays.
    pub payers: Vec<Payer>,
    /// What each of them pays for each of the hands.
    pub rows: Vec<Vec<i64>>,
    /// What the winner gets for each.
    pub sums: Vec<i64>,
}

/// Who wins and whose tile it is, for a case.
const fn seats(case: PayoffCase) -> (Seat, Option<Seat>) {
    match case {
        PayoffCase::EastSelfDrawn => (Seat::East, None),
        PayoffCase::SelfDrawn => (Seat::South, None),
        PayoffCase::EastOnDiscard => (Seat::East, Some(Seat::South)),
        PayoffCase::OnEastDiscard => (Seat::South, Some(Seat::East)),
        PayoffCase::OnDiscard => (Seat::South, Some(Seat::West)),
    }
}

/// Who pays how much for a win of this total, as the engine settles it.
#[must_use]
pub fn paid(plan: &Plan, case: PayoffCase, total: i64) -> Vec<(Payer, i64)> {
    let (seat, from) = seats(case);
    let by = if from.is_some() { By::Discard } else { By::SelfDraw };
    let win = WinDraft { seat, tile: None, by, from, situation: Vec::new(), liable: None };
    let three_players = plan.rulebook().options.tiles.players == 3;
    let mut draft = Draft {
        players: Some(Players::three_if(three_players)),
        end: End::Win { wins: vec![win] },
        ..Draft::default()
    };
    draft.seats[seat] = Some(SeatDraft { total: Some(total), ..SeatDraft::default() });
    let Ok(answer) = answer(&draft, plan) else { return Vec::new() };
    let mut paid: Vec<(Payer, i64)> = Vec::new();
    for transfer in answer.transfers.iter().filter(|transfer| transfer.to == Account::Seat(seat)) {
        let payer = match transfer.from {
            Account::Seat(payer) if from == Some(payer) => Payer::Discarder,
            Account::Seat(Seat::East) => Payer::East,
            Account::Seat(_) => Payer::Others,
            Account::Table | Account::Bank => Payer::Bank,
        };
        paid.push((payer, transfer.amount));
    }
    paid
}

/// What each pays for the hands of the list: cases that come to the same are one.
#[must_use]
pub fn payments(plan: &Plan, worths: &[Worth]) -> Vec<Payments> {
    let mut all: Vec<Payments> = Vec::new();
    for &case in PayoffCase::ALL {
        let paid: Vec<Vec<(Payer, i64)>> = worths.iter().map(|worth| paid(plan, case, worth.total)).collect();
        let amount = |row: &[(Payer, i64)], payer: Payer| {
            row.iter().find(|(who, _)| *who == payer).map_or(0, |&(_, amount)| amount)
        };
        let pays = |payer: Payer| paid.iter().flatten().any(|(who, _)| *who == payer);
        let alike = paid.iter().all(|row| amount(row, Payer::East) == amount(row, Payer::Others));
        let own = |payer: Payer| pays(payer) && !(payer == Payer::East && alike && pays(Payer::Others));
        let payers: Vec<Payer> = Payer::ALL.iter().copied().filter(|&payer| own(payer)).collect();
        let rows = paid.iter().map(|row| payers.iter().map(|&payer| amount(row, payer)).collect()).collect();
        let sums = paid.iter().map(|row| row.iter().map(|(_, amount)| amount).sum()).collect();
        let made = Payments { cases: vec![case], payers, rows, sums };
        let same =
            |other: &&mut Payments| (&other.payers, &other.rows, &other.sums) == (&made.payers, &made.rows, &made.sums);
        match all.iter_mut().find(same) {
            Some(other) => other.cases.push(case),
            None => all.push(made),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use tenbo_engine::rules::shipped;

    fn plan(id: &str) -> Plan {
        Plan::new(shipped::find(id).unwrap())
    }

    #[test]
    fn riichi_is_paid_as_every_club_has_it_on_the_wall() {
        let plan = plan("riichi-book-1");
        let cell = |winner: Winner, han, fu| base(&plan, winner, han, fu).map(|base| winner.paid(base, false));
        assert_eq!(cell(Winner::OnDiscard, 1, 30), Some((1000, None)));
        assert_eq!(cell(Winner::OnDiscard, 2, 25), Some((1600, None)));
        assert_eq!(cell(Winner::OnDiscard, 1, 25), None);
        assert_eq!(cell(Winner::OnDiscard, 3, 70), Some((8000, None)));
        assert_eq!(cell(Winner::SelfDrawn, 2, 20), Some((400, Some(700))));
        assert_eq!(cell(Winner::SelfDrawn, 1, 20), None);
        assert_eq!(cell(Winner::SelfDrawn, 2, 25), None);
        assert_eq!(cell(Winner::SelfDrawn, 3, 25), Some((800, Some(1600))));
        assert_eq!(cell(Winner::DealerOnDiscard, 3, 60), Some((11600, None)));
        // The book has a dash here: no hand of one han is drawn with so many fu. Before, this said 1,800.
        assert_eq!(cell(Winner::DealerSelfDrawn, 1, 110), None);
        assert_eq!(cell(Winner::SelfDrawn, 1, 110), None);
        assert_eq!(cell(Winner::SelfDrawn, 2, 110), Some((1800, Some(3600))));
        assert_eq!(cell(Winner::SelfDrawn, 1, 100), Some((800, Some(1600))));
        assert_eq!(cell(Winner::DealerOnDiscard, 1, 110), Some((5300, None)));
        assert_eq!(cell(Winner::OnDiscard, 2, 20), None, "an open hand has 30 at least");
        let limits = limits(&plan);
        assert_eq!(limits.first().map(|limit| (limit.name, limit.han)), Some((LimitName::Mangan, Some((5, Some(5))))));
        let top = limits.last().map(|limit| (limit.name, limit.han));
        assert_eq!(top, Some((LimitName::Yakuman, None)));
    }

    /// Riichi Book 1, chapter 6: both full tables with their dashes, and the limits.
    #[test]
    fn every_cell_is_as_the_book_has_it() {
        let plan = plan("riichi-book-1");
        let book: Value =
            serde_json::from_str(&tenbo_testing::files::text("tests/data/riichi/score_table.json")).unwrap();
        let winners = [
            (Winner::OnDiscard, "ron"),
            (Winner::SelfDrawn, "tsumo"),
            (Winner::DealerOnDiscard, "dealer_ron"),
            (Winner::DealerSelfDrawn, "dealer_tsumo"),
        ];
        let written = |winner: Winner, base: i64| match winner.paid(base, false) {
            (each, Some(dealer)) => json!([each, dealer]),
            (each, None) => json!(each),
        };
        let mut dashes = 0;
        for (fu, han) in FU.into_iter().flat_map(|fu| (1..=4).map(move |han| (fu, han))) {
            for (winner, key) in winners {
                let cell = base(&plan, winner, han, fu).map_or(Value::Null, |base| written(winner, base));
                dashes += i32::from(cell.is_null());
                assert_eq!(cell, book["table"][fu.to_string()][han.to_string()][key], "{han} han {fu} fu {key}");
            }
        }
        assert_eq!(dashes, 18);
        let rows = limits(&plan);
        for (name, from) in
            [("mangan 5", 5), ("haneman 6-7", 6), ("baiman 8-10", 8), ("sanbaiman 11-12", 11), ("yakuman 13+", 13)]
        {
            let row = rows.iter().find(|row| row.han.is_some_and(|(least, _)| least == from)).unwrap();
            for (winner, key) in winners {
                assert_eq!(written(winner, row.base), book["limits"][name][key], "{name} {key}");
            }
        }
    }

    #[test]
    fn rounding_up_to_a_mangan_is_the_rulebooks_affair() {
        let four = |id: &str| {
            let plan = plan(id);
            base(&plan, Winner::OnDiscard, 4, 30).map(|base| Winner::OnDiscard.paid(base, false).0)
        };
        assert_eq!(four("riichi-ema-2016"), Some(7700));
        assert_eq!(four("riichi-wrc-2025"), Some(8000));
    }

    #[test]
    fn points_are_doubled_up_to_the_limit() {
        let plan = plan("chinese-classical");
        let table = doubling(&plan).unwrap();
        let limit = plan.limit().unwrap();
        assert!(table.rows.iter().flat_map(|(_, row)| row).all(|&total| total <= limit));
        assert_eq!(table.rows.first().and_then(|(_, row)| row.last()), Some(&limit));
        let (points, row) = &table.rows[1];
        assert_eq!(row.get(..3), Some([*points, 2 * points, 4 * points].as_slice()));
    }

    #[test]
    fn faan_are_paid_by_the_table() {
        let plan = plan("hong-kong-old-style");
        let worths = worths(&plan);
        assert_eq!(worths.first().and_then(|worth| worth.counted), Some(Ratio::whole(3)));
        let tables = payments(&plan, &worths);
        assert_eq!(tables.len(), 2, "drawn or not, whoever wins: {tables:?}");
    }

    #[test]
    fn chinese_official_pays_eight_in_any_case() {
        let plan = plan("mcr");
        let worths = worths(&plan);
        assert_eq!(worths.first().map(|worth| worth.total), Some(8));
        let tables = payments(&plan, &worths);
        let [drawn, discard] = tables.as_slice() else { panic!("{tables:?}") };
        assert_eq!((drawn.payers.as_slice(), drawn.rows[0].as_slice()), ([Payer::Others].as_slice(), [16].as_slice()));
        assert_eq!(discard.payers, [Payer::Discarder, Payer::Others]);
        assert_eq!((discard.rows[0].as_slice(), discard.sums[0]), ([16, 8].as_slice(), 32));
    }

    #[test]
    fn every_rulebook_has_tables() {
        for &id in shipped::OFFERED {
            let plan = plan(id);
            if matches!(plan.counting(), Counting::HanFu(_)) {
                assert!(
                    limits(&plan).len() >= 5 && Winner::ALL.iter().all(|&winner| fu(&plan, winner).count() >= 9),
                    "{id}"
                );
                continue;
            }
            let worths = worths(&plan);
            let tables = payments(&plan, &worths);
            assert!((3..=40).contains(&worths.len()), "{id}: {}", worths.len());
            assert!((1..=5).contains(&tables.len()), "{id}");
            assert!(tables.iter().all(|table| !table.payers.is_empty()), "{id}: {tables:?}");
            if let Some(table) = doubling(&plan) {
                assert!((3..=9).contains(&table.doubles.len()) && table.rows.len() > 5, "{id}: {table:?}");
            }
        }
    }
}
