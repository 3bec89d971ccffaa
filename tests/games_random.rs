//! Random games under every rulebook of the picker: what holds for all of them.

#[path = "support/json.rs"]
mod json;

use serde_json::{Map, Value, json};
use tenbo::engine::contract::game::{read_request, respond};
use tenbo::engine::contract::write::game_request;
use tenbo::engine::game::replay;
use tenbo::engine::rulebook::plan::Plan;
use tenbo::engine::rulebook::shipped;
use tenbo::session::games::csv;

/// A small generator: the same games in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn one<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u64) as usize]
    }

    fn chance(&mut self, of: u64) -> bool {
        self.below(of) == 0
    }
}

/// Totals of riichi hands; not everybody can have each of them in every way, and then the deal is faulty.
const RIICHI: [i64; 6] = [1000, 1500, 2000, 8000, 12_000, 16_000];

/// Totals elsewhere.
const POINTS: [i64; 8] = [0, 2, 8, 12, 24, 32, 64, 88];

fn deal(random: &mut Random, winds: &[&str], riichi: bool) -> Value {
    let totals: &[i64] = if riichi { &RIICHI } else { &POINTS };
    let mut seats = Map::new();
    for wind in winds {
        let mut seat = Map::new();
        if !random.chance(8) {
            seat.insert("total".into(), json!(random.one(totals)));
        }
        if random.chance(if riichi { 4 } else { 40 }) {
            seat.insert("riichi".into(), json!("riichi"));
        }
        if random.chance(3) {
            seat.insert("ready".into(), json!(true));
        }
        seats.insert((*wind).into(), Value::Object(seat));
    }
    let winner = random.one(winds);
    let from = random.one(winds);
    let end = match random.below(10) {
        0 => json!({ "kind": "draw" }),
        1 => json!({ "kind": "draw", "cause": random.one(&["abandoned", "nine-terminals", "four-riichi"]) }),
        2 => {
            let mut changes = Map::new();
            for wind in winds {
                if !random.chance(3) {
                    changes.insert((*wind).into(), json!(random.below(4000) as i64 - 2000));
                }
            }
            if random.chance(2) {
                json!({ "kind": "scores", "changes": changes, "winner": winner })
            } else {
                json!({ "kind": "scores", "changes": changes })
            }
        }
        _ if winner == from => json!({ "kind": "win", "wins": [{ "seat": winner, "by": "self-draw" }] }),
        3 => {
            let also: Vec<Value> = winds
                .iter()
                .filter(|wind| **wind != from)
                .map(|wind| json!({ "seat": wind, "by": "discard", "from": from }))
                .collect();
            json!({ "kind": "win", "wins": also })
        }
        _ => json!({ "kind": "win", "wins": [{ "seat": winner, "by": "discard", "from": from }] }),
    };
    let mut deal = json!({ "seats": seats, "end": end });
    if random.chance(6) {
        let kind = random.one(if riichi { &["chombo"] } else { &["false-out", "false-claim"] });
        deal["penalties"] = json!([{ "seat": random.one(winds), "kind": kind, "times": 1 + random.below(2) }]);
    }
    if random.chance(12) {
        deal["honba"] = json!(random.below(4));
    }
    if random.chance(12) {
        deal["deposits"] = json!(random.below(4));
    }
    if random.chance(16) {
        deal["passes"] = json!(random.chance(2));
    }
    deal
}

fn game(random: &mut Random, id: &str, rules: &Value) -> Value {
    let players = if id == "riichi-tenhou-three" || random.chance(5) { 3 } else { 4 };
    let winds = &["E", "S", "W", "N"][..players];
    let names: Vec<String> = (0..players).map(|player| format!("P{player}")).collect();
    let riichi = id.starts_with("riichi");
    let deals: Vec<Value> = (0..1 + random.below(14)).map(|_| deal(random, winds, riichi)).collect();
    json!({ "v": 1, "rules": rules, "game": { "name": "", "players": names, "deals": deals, "finished": random.chance(2) } })
}

fn games() -> impl Iterator<Item = Value> {
    let mut random = Random(2026);
    let options = json!({
        "yakitori": true, "yakitori-paid-to": "others", "faulty-out-points": 60, "faulty-claim-points": 25
    });
    let each = move |id: &&str| -> Vec<Value> {
        let (plain, house) = (json!(id), json!({ "base": id, "options": options }));
        (0..40).map(|n| game(&mut random, id, if n % 2 == 0 { &house } else { &plain })).collect()
    };
    shipped::OFFERED.iter().flat_map(each)
}

#[test]
fn points_go_from_one_to_another_and_nowhere_else() {
    let (mut deals, mut faulty, mut over) = (0, 0, 0);
    for asked in games() {
        let read = read_request(&json::from_value(asked.clone())).unwrap_or_else(|wrong| panic!("{asked}: {wrong:?}"));
        let report = replay(&read.game, &Plan::new(read.book));
        let all = report.initial * read.game.players.len() as i64;
        let sum = |totals: &[i64], table: i64, bank: i64| totals.iter().sum::<i64>() + table + bank;
        let mut before = vec![report.initial; read.game.players.len()];
        for deal in &report.deals {
            deals += 1;
            assert_eq!(sum(&deal.totals, deal.table, deal.bank), all, "{asked}\n{deal:?}");
            let added: Vec<i64> = before.iter().zip(&deal.changes).map(|(had, change)| had + change).collect();
            assert_eq!(added, deal.totals, "{asked}");
            if !deal.problems.is_empty() {
                faulty += 1;
                assert!(deal.changes.iter().all(|change| *change == 0) && !deal.passes, "{asked}");
            }
            before.clone_from(&deal.totals);
        }
        // One deal starts where the one before has left it.
        for pair in report.deals.windows(2) {
            let [one, next] = pair else { continue };
            let turns = usize::from(one.passes);
            assert_eq!((one.head.dealer + turns) % read.game.players.len(), next.head.dealer, "{asked}");
        }
        if let Some(last) = &report.last {
            over += 1;
            assert_eq!(sum(&last.scores, last.table, last.bank), all, "{asked}\n{last:?}");
            let mut paid = report.totals.clone();
            for transfer in &last.transfers {
                use tenbo::engine::game::Party;
                assert!(transfer.amount > 0, "{last:?}");
                if let Party::Player(player) = transfer.from {
                    paid[player] -= transfer.amount;
                }
                if let Party::Player(player) = transfer.to {
                    paid[player] += transfer.amount;
                }
            }
            assert_eq!(paid, last.scores, "{asked}");
            let mut placed: Vec<usize> = last.ranking.iter().map(|placed| placed.player).collect();
            placed.sort_unstable();
            assert_eq!(placed, (0..read.game.players.len()).collect::<Vec<_>>(), "{asked}");
        }
        assert_eq!(report.over.is_some(), report.last.is_some() && report.next.is_none(), "{asked}");
    }
    assert!(deals > 5000 && faulty > 500 && deals - faulty > 2500 && over > 300, "{deals} {faulty} {over}");
}

#[test]
fn a_game_is_read_as_it_is_written_and_a_table_of_it_has_the_same_amounts() {
    let mut tables = 0;
    for asked in games() {
        let tree = json::from_value(asked.clone());
        let read = read_request(&tree).unwrap();
        let written = game_request(json::from_value(asked["rules"].clone()), &read.game);
        let again = read_request(&written).unwrap_or_else(|wrong| panic!("{asked}: {wrong:?}"));
        assert_eq!(again.game, read.game, "{asked}");
        assert_eq!(respond(&written), respond(&tree), "{asked}");
        let plan = Plan::new(read.book);
        let report = replay(&read.game, &plan);
        let text = csv::write(&read.game, &report);
        let table = csv::read(&text, &plan).unwrap_or_else(|wrong| panic!("{asked}\n{text}{wrong:?}"));
        let other = replay(&table, &plan);
        for (one, other) in report.deals.iter().zip(&other.deals) {
            let head = |deal: &tenbo::engine::game::DealReport| {
                let mut winners = deal.winners.clone();
                winners.sort_unstable();
                (deal.head.dealer, deal.head.round, deal.head.honba, deal.changes.clone(), deal.table, winners)
            };
            assert_eq!(head(one), head(other), "{asked}\n{text}");
        }
        assert_eq!(report.totals, other.totals, "{asked}");
        tables += 1;
    }
    assert!(tables >= 1000, "only {tables}");
}
