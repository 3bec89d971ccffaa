//! The whole score table: every cell of the data file and of the book's two tables, against the engine and against the
//! formula worked out again here.

use serde_json::Value;
use tenbo_engine::plan::{Plan, base_points, on_discard, on_self_draw};
use tenbo_engine::rules::shipped;
use tenbo_testing::files;
use tenbo_testing::hands;

const FU: [i64; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// Four payments of a discarder, and of non-dealers and the dealer for a draw: 1 to 4 han.
type Row = ([i64; 4], [(i64, i64); 4]);

/// Riichi Book 1, ch. 6, scores for non-dealers: by rows of fu, for 1 to 4 han the discarder's payment, then what
/// non-dealers and the dealer pay for a self-drawn win. 0 is a dash.
const NON_DEALER: [Row; 11] = [
    ([0, 0, 0, 0], [(0, 0), (400, 700), (700, 1300), (1300, 2600)]),
    ([0, 1600, 3200, 6400], [(0, 0), (0, 0), (800, 1600), (1600, 3200)]),
    ([1000, 2000, 3900, 7700], [(300, 500), (500, 1000), (1000, 2000), (2000, 3900)]),
    ([1300, 2600, 5200, 8000], [(400, 700), (700, 1300), (1300, 2600), (2000, 4000)]),
    ([1600, 3200, 6400, 8000], [(400, 800), (800, 1600), (1600, 3200), (2000, 4000)]),
    ([2000, 3900, 7700, 8000], [(500, 1000), (1000, 2000), (2000, 3900), (2000, 4000)]),
    ([2300, 4500, 8000, 8000], [(600, 1200), (1200, 2300), (2000, 4000), (2000, 4000)]),
    ([2600, 5200, 8000, 8000], [(700, 1300), (1300, 2600), (2000, 4000), (2000, 4000)]),
    ([2900, 5800, 8000, 8000], [(800, 1500), (1500, 2900), (2000, 4000), (2000, 4000)]),
    ([3200, 6400, 8000, 8000], [(800, 1600), (1600, 3200), (2000, 4000), (2000, 4000)]),
    ([3600, 7100, 8000, 8000], [(0, 0), (1800, 3600), (2000, 4000), (2000, 4000)]),
];

/// The same for the dealer: the discarder's payment, then what each pays for a self-drawn win.
const DEALER: [([i64; 4], [i64; 4]); 11] = [
    ([0, 0, 0, 0], [0, 700, 1300, 2600]),
    ([0, 2400, 4800, 9600], [0, 0, 1600, 3200]),
    ([1500, 2900, 5800, 11600], [500, 1000, 2000, 3900]),
    ([2000, 3900, 7700, 12000], [700, 1300, 2600, 4000]),
    ([2400, 4800, 9600, 12000], [800, 1600, 3200, 4000]),
    ([2900, 5800, 11600, 12000], [1000, 2000, 3900, 4000]),
    ([3400, 6800, 12000, 12000], [1200, 2300, 4000, 4000]),
    ([3900, 7700, 12000, 12000], [1300, 2600, 4000, 4000]),
    ([4400, 8700, 12000, 12000], [1500, 2900, 4000, 4000]),
    ([4800, 9600, 12000, 12000], [1600, 3200, 4000, 4000]),
    ([5300, 10600, 12000, 12000], [0, 3600, 4000, 4000]),
];

fn plan() -> Plan {
    Plan::new(shipped::find("riichi-book-1").unwrap())
}

/// The four payments of a cell: a discard for a non-dealer and the dealer, a draw from non-dealers and from or for the
/// dealer.
#[derive(Debug, PartialEq)]
struct Cell {
    discard: i64,
    dealer_discard: i64,
    draw: i64,
    dealer_draw: i64,
}

fn engine(base: i64) -> Cell {
    assert_eq!(on_self_draw(base, false, true, false), on_self_draw(base, true, false, false), "base {base}");
    Cell {
        discard: on_discard(base, false),
        dealer_discard: on_discard(base, true),
        draw: on_self_draw(base, false, false, false),
        dealer_draw: on_self_draw(base, false, true, false),
    }
}

/// fu × 2 to the power of han + 2, at most 2000; shares 1, 2, 4 and 6, each up to the next hundred.
fn formula(han: i64, fu: i64) -> Cell {
    let mut base = fu;
    for _ in 0..han + 2 {
        base *= 2;
    }
    let base = base.min(2000);
    let up = |points: i64| {
        let rest = points % 100;
        if rest == 0 { points } else { points - rest + 100 }
    };
    Cell { discard: up(base * 4), dealer_discard: up(base * 6), draw: up(base), dealer_draw: up(base * 2) }
}

/// What no hand can be: 20 fu on a discard (closed hands have 10 more, open ones at least 30); one han with 20 or 25 fu;
/// seven pairs drawn with 2 han, as the draw is a third; 110 fu of one han drawn, as closed kongs then have a second.
fn exists(han: i64, fu: i64, drawn: bool) -> bool {
    !matches!((han, fu, drawn), (_, 20, false) | (1, 20 | 25, _) | (2, 25, true) | (1, 110, true))
}

#[test]
fn the_engine_pays_what_the_formula_gives() {
    let plan = plan();
    for fu in FU {
        for han in 1..=4 {
            let (base, _) = base_points(&plan, han, fu);
            assert_eq!(engine(base), formula(han, fu), "{han} han {fu} fu");
        }
    }
}

#[test]
fn all_176_cells_of_the_book() {
    let plan = plan();
    let (mut cells, mut dashes) = (0, 0);
    for (row, fu) in FU.into_iter().enumerate() {
        for (column, han) in (1..=4).enumerate() {
            let found = engine(base_points(&plan, han, fu).0);
            let ((discard, draw), (dealer_discard, dealer_draw)) = (NON_DEALER[row], DEALER[row]);
            let rows = [
                ("non-dealer, discard", (discard[column], 0), (found.discard, 0), false),
                ("dealer, discard", (dealer_discard[column], 0), (found.dealer_discard, 0), false),
                ("non-dealer, draw", draw[column], (found.draw, found.dealer_draw), true),
                ("dealer, draw", (dealer_draw[column], 0), (found.dealer_draw, 0), true),
            ];
            for (what, book, engine, drawn) in rows {
                cells += 1;
                if book.0 == 0 {
                    dashes += 1;
                    assert!(!exists(han, fu, drawn), "{what}: {han} han {fu} fu is a dash in the book");
                } else {
                    assert_eq!(engine, book, "{what}: {han} han {fu} fu");
                    assert!(exists(han, fu, drawn), "{what}: {han} han {fu} fu is in the book");
                }
            }
        }
    }
    assert_eq!((cells, dashes), (176, 18));
}

#[test]
fn every_cell_of_the_data_file() {
    let text = files::text("tests/data/riichi/score_table.json");
    let file: Value = serde_json::from_str(&text).unwrap();
    let plan = plan();
    let number = |value: &Value| value.as_i64().unwrap();
    let check = |what: &str, cell: &Value, found: &Cell, exists: &dyn Fn(bool) -> bool| {
        assert_eq!(cell["ron"].is_i64(), exists(false), "{what}: ron");
        assert_eq!(cell["tsumo"].is_array(), exists(true), "{what}: tsumo");
        if exists(false) {
            assert_eq!(number(&cell["ron"]), found.discard, "{what}: ron");
            assert_eq!(number(&cell["dealer_ron"]), found.dealer_discard, "{what}: dealer's ron");
        }
        if exists(true) {
            let pair = (number(&cell["tsumo"][0]), number(&cell["tsumo"][1]));
            assert_eq!(pair, (found.draw, found.dealer_draw), "{what}: tsumo");
            assert_eq!(number(&cell["dealer_tsumo"]), found.dealer_draw, "{what}: dealer's tsumo");
        }
    };
    let rows = file["table"].as_object().unwrap();
    assert_eq!(rows.len(), FU.len());
    for fu in FU {
        for han in 1..=4 {
            let cell = &rows[&fu.to_string()][&han.to_string()];
            let (base, _) = base_points(&plan, han, fu);
            check(&format!("{han} han {fu} fu"), cell, &engine(base), &|drawn| exists(han, fu, drawn));
        }
    }
    let limits = file["limits"].as_object().unwrap();
    assert_eq!(limits.len(), 5);
    for (name, cell) in limits {
        let from = name.rsplit([' ', '-', '+']).find_map(|part| part.parse::<i64>().ok()).unwrap();
        check(name, cell, &engine(base_points(&plan, from, 30).0), &|_| true);
    }
}

/// 5, 6 and 7, 8 to 10, 11 and 12, 13 and more han, whatever the fu.
#[test]
fn limits_are_named_by_their_han() {
    let plan = plan();
    let names = [(5, "mangan"), (6, "haneman"), (7, "haneman"), (8, "baiman"), (10, "baiman"), (11, "sanbaiman")];
    for (han, name) in names.into_iter().chain([(12, "sanbaiman"), (13, "counted-yakuman"), (40, "counted-yakuman")]) {
        for fu in FU {
            let (_, limit) = base_points(&plan, han, fu);
            assert_eq!(limit.map(|limit| limit.as_str()), Some(name), "{han} han {fu} fu");
        }
    }
    for han in 1..=4 {
        for fu in FU {
            let (base, limit) = base_points(&plan, han, fu);
            assert_eq!(limit.is_some(), fu * (1 << (han + 2)) >= 2000, "{han} han {fu} fu: {base}");
        }
    }
}

/// The cells that do not exist are not reached by thousands of hands; those that do nearly all are.
#[test]
fn no_hand_lies_in_a_cell_that_does_not_exist() {
    let plan = plan();
    let mut seen = std::collections::BTreeSet::new();
    for draft in hands::deals(1, 6000, hands::Wanted { reds: true, ..hands::Wanted::default() }) {
        let tallies = tenbo_engine::settle::Scorer::answer(&draft, &plan).unwrap().tallies;
        let drawn = draft.wins()[0].from.is_none();
        let counted = tallies.into_iter().flatten().filter(|tally| tally.win).filter_map(|tally| tally.han_fu());
        for (han, fu) in counted.filter(|&(han, _)| han <= 4) {
            let cell = (han, fu, drawn);
            assert!(exists(han, fu, drawn), "{cell:?} {draft:?}");
            if fu <= 110 {
                assert!(FU.contains(&fu), "{cell:?} {draft:?}");
            }
            seen.insert(cell);
        }
    }
    let common = seen.iter().filter(|(_, fu, _)| *fu <= 60).count();
    assert!(common >= 30, "only {common} cells were reached: {seen:?}");
}
