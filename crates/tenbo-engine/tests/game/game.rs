//! Games of several deals: the worked games deal by deal, what runs on from one to the next, when a game is over, and
//! what is settled then.

use serde_json::{Value, json};
use tenbo_engine::Plan;
use tenbo_engine::game::replay;
use tenbo_engine::rules::Caveat;
use tenbo_engine::wire::{questions, read_request};
use tenbo_testing::deal::ask;
use tenbo_testing::files;

fn read(name: &str) -> Value {
    serde_json::from_str(&files::text(format!("tests/data/games/{name}"))).unwrap()
}

/// The rows of the table under a heading of a sheet, its head first.
fn table(sheet: &str, heading: &str, nth: usize) -> Vec<Vec<String>> {
    let (_, part) = sheet.split_once(&format!("## {heading}\n")).unwrap();
    let part = part.split("\n## ").next().unwrap();
    let tables: Vec<&str> = part.split("\n\n").filter(|text| text.trim_start().starts_with('|')).collect();
    let cells = |line: &str| line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect();
    let rows = tables[nth].trim().lines().map(cells).enumerate();
    rows.filter(|(place, _): &(usize, Vec<String>)| *place != 1).map(|(_, row)| row).collect()
}

fn amounts(list: &Value) -> Vec<i64> {
    list.as_array().unwrap().iter().map(|amount| amount.as_i64().unwrap()).collect()
}

fn numbers(row: &[String]) -> Vec<i64> {
    row.iter().map(|cell| cell.parse().unwrap()).collect()
}

/// Seats, table and bank always have what the players started with.
fn assert_constant(game: &Value) {
    let players = amounts(&game["totals"]).len() as i64;
    let all = game["initial"].as_i64().unwrap() * players;
    let sum = |part: &Value, totals: &str| {
        amounts(&part[totals]).iter().sum::<i64>() + part["table"].as_i64().unwrap() + part["bank"].as_i64().unwrap()
    };
    for deal in game["deals"].as_array().unwrap() {
        assert_eq!(sum(deal, "totals"), all, "{deal}");
    }
    assert_eq!(sum(game, "totals"), all);
    if !game["final"].is_null() {
        assert_eq!(sum(&game["final"], "scores"), all, "{}", game["final"]);
    }
}

/// The answer to a request about a game, its sums checked.
pub(crate) fn play(request: &Value) -> Value {
    let answer = ask(request);
    assert_eq!(answer["ok"], true, "{answer}");
    assert_constant(&answer["game"]);
    answer["game"].clone()
}

pub(crate) fn game(rules: Value, players: usize, deals: Value) -> Value {
    let names: Vec<String> = (1..=players).map(|n| format!("P{n}")).collect();
    json!({ "v": 1, "rules": rules, "game": { "players": names, "deals": deals } })
}

/// One riichi win by its total.
fn win(seat: &str, total: i64, from: Option<&str>) -> Value {
    let mut win = json!({ "seat": seat, "by": "self-draw" });
    if let Some(from) = from {
        win = json!({ "seat": seat, "by": "discard", "from": from });
    }
    json!({ "seats": { seat: { "total": total } }, "end": { "kind": "win", "wins": [win] } })
}

#[test]
fn worked_games_come_to_what_their_sheets_say() {
    for name in ["club-evening", "hanchan", "three", "official"] {
        let sheet = files::text(format!("tests/data/games/{name}.md"));
        let request = read(&format!("{name}.json"));
        let game = play(&request);
        let names: Vec<String> =
            request["game"]["players"].as_array().unwrap().iter().map(|n| n.as_str().unwrap().to_owned()).collect();
        let players = names.len();
        let rows = table(&sheet, "Deals", 0);
        assert_eq!(rows[0][6..6 + players], names[..]);
        let deals = game["deals"].as_array().unwrap();
        assert_eq!(deals.len(), rows.len() - 1, "{name}");
        for (row, deal) in rows[1..].iter().zip(deals) {
            let at = format!("{name}, deal {}", row[0]);
            assert_eq!(deal["problems"], json!([]), "{at}");
            let mut head = format!("{}{}", deal["prevailing"].as_str().unwrap(), deal["number"]);
            if deal["repeat"] != 0 {
                head += &format!(" repeat {}", deal["repeat"]);
            }
            if row[1].contains("counters") {
                head += &format!(", {} counters, {} sticks", deal["honba"], deal["deposits"]);
            }
            assert_eq!(head, row[1], "{at}");
            assert_eq!(names[deal["dealer"].as_u64().unwrap() as usize], row[2], "{at}");
            let winners = deal["winners"].as_array().unwrap().iter().map(|player| {
                let player = player.as_u64().unwrap() as usize;
                format!("{} {}", deal["winds"][player].as_str().unwrap(), names[player])
            });
            let mut winners: Vec<String> = winners.collect();
            let mut reported: Vec<&str> = row[3].split(" + ").filter(|name| !name.is_empty()).collect();
            winners.sort();
            reported.sort_unstable();
            assert_eq!(winners, reported, "{at}");
            let mut own = amounts(&deal["changes"]);
            own.extend(amounts(&deal["totals"]));
            own.extend([deal["table"].as_i64().unwrap(), deal["bank"].as_i64().unwrap()]);
            assert_eq!(own, numbers(&row[6..]), "{at}: {}", deal["answer"]["transfers"]);
        }
        let party = |party: &Value| match party.as_u64() {
            Some(player) => names[player as usize].clone(),
            None => party.as_str().unwrap().to_owned(),
        };
        let last = &game["final"];
        let mut transfers: Vec<Vec<String>> = Vec::new();
        for transfer in last["transfers"].as_array().unwrap() {
            let why = transfer["why"].as_str().unwrap().to_owned();
            transfers.push(vec![party(&transfer["from"]), party(&transfer["to"]), transfer["amount"].to_string(), why]);
        }
        let mut reported: Vec<Vec<String>> =
            table(&sheet, "The end", 0)[1..].iter().map(|row| row[..4].to_vec()).collect();
        transfers.sort();
        reported.sort();
        assert_eq!(transfers, reported, "{name}: {last}");
        let ranking = last["ranking"].as_array().unwrap().iter().map(|placed| {
            let score = match &placed["table_points"] {
                Value::Null => placed["score"].to_string(),
                points => format!("{} ({points})", placed["score"]),
            };
            vec![placed["place"].to_string(), party(&placed["player"]), score]
        });
        assert_eq!(ranking.collect::<Vec<_>>(), table(&sheet, "The end", 1)[1..], "{name}");
    }
}

/// Riichi is accepted when its tile is not won on: otherwise no stick is laid down (docs/rules/riichi-more.md, Open
/// riichi and two more local yaku).
#[test]
fn a_riichi_whose_tile_is_won_on_costs_no_stick() {
    let changes = |situation: Value| {
        let mut deal = win("S", 2000, Some("E"));
        deal["seats"]["E"] = json!({ "riichi": "riichi" });
        deal["end"]["wins"][0]["situation"] = situation;
        let played = play(&game(json!("riichi-ema-2025"), 4, json!([deal])));
        (amounts(&played["deals"][0]["changes"]), played["deals"][0]["table"].clone())
    };
    assert_eq!(changes(json!([])), (vec![-3000, 3000, 0, 0], json!(0)));
    assert_eq!(changes(json!(["riichi-discard"])), (vec![-2000, 2000, 0, 0], json!(0)));
}

#[test]
fn a_corrected_deal_corrects_whatever_came_after_it() {
    let sheet = files::text("tests/data/games/club-evening.md");
    let mut request = read("club-evening.json");
    let right = play(&request);
    let wrong = read("club-evening-wrong.json");
    let place = wrong["deal"].as_u64().unwrap() as usize - 1;
    request["game"]["deals"][place] = wrong["entry"].clone();
    let first = play(&request);
    let row = &table(&sheet, "Corrected", 0)[1];
    let mut own = amounts(&first["deals"][place]["changes"]);
    own.extend(amounts(&first["deals"][place]["totals"]));
    assert_eq!(own, numbers(&row[3..]));
    for later in place..right["deals"].as_array().unwrap().len() {
        assert_ne!(first["deals"][later]["totals"], right["deals"][later]["totals"], "deal {}", later + 1);
        if later > place {
            assert_eq!(first["deals"][later]["changes"], right["deals"][later]["changes"], "deal {}", later + 1);
        }
    }
}

#[test]
fn without_its_winners_the_marked_players_change() {
    let request = read("club-evening.json");
    let marked = |deals: usize| {
        let mut request = request.clone();
        request["game"]["deals"].as_array_mut().unwrap().truncate(deals);
        request["game"]["finished"] = json!(false);
        let game = play(&request);
        assert!(game["over"].is_null() && game["final"].is_null(), "{game}");
        game["without_win"].clone()
    };
    assert_eq!(marked(0), json!([0, 1, 2, 3]));
    assert_eq!(marked(1), json!([1, 2, 3]));
    assert_eq!(marked(2), json!([2, 3]));
    assert_eq!(marked(7), json!([3]));
    assert_eq!(marked(16), json!([3]));
}

/// What is noted of a deal is noted of it in a game as well: here, ura indicators that nobody had declared riichi for.
#[test]
fn a_deal_of_a_game_has_its_caveats() {
    let mut idle = json!({ "dora": "9s", "ura": "1p", "seats": { "S": { "hand": "234m456p678s22p56s" } },
        "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "7s", "by": "discard", "from": "W" }] } });
    let mut declared = idle.clone();
    declared["seats"]["S"]["riichi"] = json!("riichi");
    let asked = game(json!("riichi-tenhou"), 4, json!([idle.clone(), declared]));
    let answer = ask(&asked);
    let caveats = |at: usize| answer["game"]["deals"][at]["answer"]["caveats"].clone();
    assert_eq!((caveats(0), caveats(1)), (json!(["ura-without-riichi"]), Value::Null), "{answer}");
    (idle["v"], idle["rules"]) = (json!(1), json!("riichi-tenhou"));
    assert_eq!(ask(&idle)["caveats"], caveats(0));
    // A game that is only checked has what its deals have, and so has the engine's own report.
    assert_eq!(questions::check(&asked)["caveats"], caveats(0));
    let read = read_request(&asked).unwrap();
    let report = replay(&read.game, &Plan::new(read.book));
    let reported: Vec<&[Caveat]> =
        report.deals.iter().map(|deal| deal.answer.as_ref().unwrap().caveats.as_slice()).collect();
    assert_eq!(reported, [[Caveat::UraWithoutRiichi].as_slice(), &[]]);
}

#[test]
fn a_deal_with_a_problem_changes_nothing_and_stops_nothing() {
    let deals = json!([
        win("S", 2000, Some("E")),
        { "seats": { "S": { "hand": "111112345678m9p" } }, "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "9p", "by": "self-draw" }] } },
        { "seats": { "S": { "hand": "123m", "total": 5 } }, "end": { "kind": "draw" } },
        { "seats": { "S": { "hand": "123m456p789s3344z" } }, "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "4z", "by": "discard", "from": "E" }] } },
        win("W", 2001, Some("E")),
        win("N", 1000, Some("E")),
    ]);
    let answer = ask(&game(json!("riichi-ema-2025"), 4, deals));
    let own = &answer["game"];
    assert_constant(own);
    let of = |deal: usize| -> Vec<(String, String)> {
        let problems = own["deals"][deal]["problems"].as_array().unwrap();
        problems.iter().map(|p| (p["key"].as_str().unwrap().to_owned(), p["at"].as_str().unwrap().to_owned())).collect()
    };
    let one = |key: &str, at: &str| (key.to_owned(), at.to_owned());
    assert!(of(1).contains(&one("fifth-copy", "/game/deals/1/seats/S/hand")), "{:?}", of(1));
    assert!(!own["deals"][1]["problems"][0]["chars"].is_null(), "{}", own["deals"][1]["problems"]);
    assert_eq!(of(2), [one("total-beside-tiles", "/game/deals/2/seats/S/total")]);
    assert_eq!(of(3), [one("not-a-win", "/game/deals/3/end/wins/0")], "{}", own["deals"][3]);
    assert_eq!(of(4), [one("impossible-total", "/game/deals/4/seats/W/total")]);
    for faulty in 1..5 {
        assert_eq!(own["deals"][faulty]["cause"], "faulty");
        assert_eq!(amounts(&own["deals"][faulty]["changes"]), [0; 4]);
        assert_eq!(own["deals"][faulty]["dealer"], 1);
    }
    assert_eq!(of(5), []);
    assert_eq!(own["deals"][5]["dealer"], 1);
    assert_eq!(amounts(&own["totals"]), [28_000 + 1000, 32_000 - 1000, 30_000, 30_000]);
    assert_eq!(answer["problems"].as_array().unwrap().len(), (1..5).map(|deal| of(deal).len()).sum::<usize>());
}

/// A deal that is still played is the last one, and its problem stands beside it. In the midst of a game, or in one that
/// was ended, it has no end that the next deal could start from: such a request is refused. (It was answered with `ok: true`
/// once, as if the deal had changed nothing.)
#[test]
fn an_open_deal_in_mid_game_is_refused() {
    let open = json!({ "end": { "kind": "open" } });
    let asked = |deals: Value, finished: bool| {
        let mut asked = game(json!("riichi-ema-2025"), 4, deals);
        asked["game"]["finished"] = json!(finished);
        ask(&asked)
    };
    let last = asked(json!([win("S", 2000, Some("E")), open]), false);
    assert_eq!((&last["ok"], &last["problems"][0]["key"]), (&json!(true), &json!("unfinished-deal")), "{last}");
    for (deals, finished) in [(json!([open, win("S", 2000, Some("E"))]), false), (json!([open]), true)] {
        let answer = asked(deals, finished);
        assert_eq!(answer["ok"], false, "{answer}");
        assert_eq!(answer["problems"], json!([{ "key": "unfinished-deal", "at": "/game/deals/0/end" }]));
    }
}

#[test]
fn what_is_said_of_a_deal_stands_over_what_follows_and_goes_on_from_there() {
    let mut deals = vec![win("E", 2900, Some("S")), win("S", 1000, Some("E")), win("E", 1500, Some("S"))];
    deals[1]["honba"] = json!(3);
    deals[1]["deposits"] = json!(2);
    deals[2]["prevailing"] = json!("S");
    deals[2]["passes"] = json!(true);
    let own = play(&game(json!("riichi-ema-2025"), 4, json!(deals)));
    assert_eq!(own["deals"][0]["overridden"], Value::Null);
    // Three counters instead of one, and two sticks that nobody has laid down: they are the bank's.
    assert_eq!(own["deals"][1]["overridden"], json!(["honba", "deposits"]));
    assert_eq!(amounts(&own["deals"][1]["changes"]), [-1000 - 900, 1000 + 900 + 2000, 0, 0]);
    assert_eq!(own["deals"][1]["bank"], -2000);
    assert_eq!(own["deals"][2]["overridden"], json!(["prevailing", "passes"]));
    assert_eq!((&own["next"]["prevailing"], &own["next"]["dealer"]), (&json!("S"), &json!(2)));
    // A deal of the next round without a word about it goes on from there.
    deals.push(json!({ "end": { "kind": "draw" } }));
    deals.push(win("N", 1000, Some("E")));
    let own = play(&game(json!("riichi-ema-2025"), 4, json!(deals)));
    assert_eq!((&own["deals"][4]["prevailing"], &own["deals"][4]["number"]), (&json!("S"), &json!(4)));
}

#[test]
fn four_numbers_settle_a_deal_and_the_bank_has_the_rest() {
    let deals = json!([
        { "seats": { "S": { "riichi": "riichi" } }, "end": { "kind": "scores", "changes": { "E": 1500, "S": 500, "W": -1500, "N": -1500 } } },
        { "end": { "kind": "scores", "changes": { "E": -2300, "N": 3000 }, "winner": "N" } },
        { "end": { "kind": "scores", "changes": { "S": 100 }, "winner": "W", "also": ["S"] } },
    ]);
    let own = play(&game(json!("riichi-ema-2025"), 4, deals));
    let deal = |n: usize| &own["deals"][n];
    assert_eq!(deal(0)["cause"], "draw");
    assert_eq!((&deal(0)["table"], &deal(0)["bank"]), (&json!(1000), &json!(0)));
    // The dealer was not called ready.
    assert_eq!((&deal(1)["dealer"], &deal(1)["honba"], &deal(1)["deposits"]), (&json!(1), &json!(1), &json!(1)));
    assert_eq!((&deal(1)["table"], &deal(1)["bank"], &deal(1)["cause"]), (&json!(0), &json!(300), &json!("win")));
    assert_eq!(deal(2)["bank"], 200);
    assert_eq!(deal(2)["winners"], json!([3, 0]));
    assert_eq!(own["without_win"], json!([1, 2]));
}

#[test]
fn fouls_beside_four_numbers_are_settled_as_beside_a_hand() {
    let rules = json!({ "base": "european-classical", "options": {
        "start-points": 2000, "false-win-points": 200, "false-win-paid-to": "winner", "false-claim-points": 50
    } });
    let of = |end: Value, kind: &str| {
        let deal = json!({ "end": end, "penalties": [{ "seat": "S", "kind": kind }] });
        play(&game(rules.clone(), 4, json!([deal])))["deals"][0].clone()
    };
    let won = json!({ "kind": "scores", "changes": { "E": -100, "S": -50, "W": 200, "N": -50 }, "winner": "W", "also": ["E"] });
    let drawn = json!({ "kind": "scores", "changes": {} });
    assert_eq!(amounts(&of(won.clone(), "false-win")["changes"]), [-100, -250, 400, -50]);
    assert_eq!(amounts(&of(won.clone(), "false-claim")["changes"]), [-100, -100, 250, -50]);
    // Nobody has won: what a false win costs goes to nobody, and a false claim costs nothing.
    let nobody = of(drawn.clone(), "false-win");
    assert_eq!((amounts(&nobody["changes"]), &nobody["bank"]), (vec![0, -200, 0, 0], &json!(200)));
    assert_eq!(amounts(&of(drawn, "false-claim")["changes"]), [0; 4]);
    let wrong = of(won, "chombo");
    assert_eq!(wrong["problems"][0]["at"], "/game/deals/0/penalties/0/kind");
    assert_eq!(amounts(&wrong["changes"]), [0; 4]);
}

#[test]
fn a_void_deal_is_played_again_and_its_points_are_taken_off_at_the_end() {
    let foul = json!({
        "seats": { "S": { "riichi": "riichi" } }, "end": { "kind": "draw", "cause": "abandoned" },
        "penalties": [{ "seat": "W", "kind": "chombo" }]
    });
    let draw = json!({ "seats": { "E": { "ready": true } }, "end": { "kind": "draw" } });
    let mut request = game(json!("riichi-ema-2025"), 4, json!([draw, foul, win("N", 3900, Some("S"))]));
    request["game"]["finished"] = json!(true);
    let own = play(&request);
    assert_eq!(amounts(&own["deals"][1]["changes"]), [0; 4], "the stick goes back");
    assert_eq!((&own["deals"][2]["dealer"], &own["deals"][2]["honba"]), (&json!(0), &json!(1)));
    assert_eq!(amounts(&own["totals"]), [33_000, 29_000 - 4200, 29_000, 29_000 + 4200]);
    // West is third by points, and stays third with 20,000 less.
    let penalty = json!({ "from": 2, "to": "bank", "amount": 20_000, "why": "penalty" });
    assert!(own["final"]["transfers"].as_array().unwrap().contains(&penalty), "{}", own["final"]);
    let places: Vec<&Value> = own["final"]["ranking"].as_array().unwrap().iter().map(|p| &p["player"]).collect();
    assert_eq!(places, [3, 0, 2, 1]);
    assert_eq!(amounts(&own["final"]["scores"]), [38_000, 24_800 - 15_000, 29_000 - 5000 - 20_000, 33_200 + 15_000]);
    // Where it is a mangan it is paid at once.
    request["rules"] = json!({ "base": "riichi-ema-2025", "options": { "chombo": "mangan" } });
    assert_eq!(amounts(&play(&request)["deals"][1]["changes"]), [4000, 2000, -8000, 2000]);
}

fn over(rules: &Value, deals: &[Value]) -> (String, Value) {
    let own = play(&game(rules.clone(), 4, json!(deals)));
    (own["over"].as_str().unwrap_or("goes on").to_owned(), own["next"].clone())
}

#[test]
fn a_game_is_over_when_its_rules_say_so() {
    let tenhou = json!("riichi-tenhou");
    let pass = json!({ "end": { "kind": "draw" } });
    let rounds = |count: usize| vec![pass.clone(); 4 * count];
    let with = |mut deals: Vec<Value>, more: &[Value]| {
        deals.extend_from_slice(more);
        deals
    };
    let scores =
        |changes: Value, winner: &str| json!({ "end": { "kind": "scores", "changes": changes, "winner": winner } });
    // Two rounds, and a third where nobody has 30,000; four of them at most.
    assert_eq!(over(&json!("riichi-ema-2025"), &rounds(2)).0, "rounds-played");
    let (state, next) = over(&tenhou, &rounds(2));
    assert_eq!((state.as_str(), &next["prevailing"], &next["number"]), ("goes on", &json!("W"), &json!(1)));
    assert_eq!(over(&tenhou, &rounds(3)).0, "rounds-played");
    let ahead = scores(json!({ "S": 5000, "W": -5000 }), "S");
    assert_eq!(over(&tenhou, &with(rounds(2), std::slice::from_ref(&ahead))).0, "target-reached");
    let nearly = scores(json!({ "S": 4900, "W": -4900 }), "S");
    assert_eq!(over(&tenhou, &with(rounds(2), &[nearly])).0, "goes on");
    assert_eq!(over(&tenhou, &with(rounds(1), std::slice::from_ref(&ahead))).0, "goes on");
    // Below nothing, where that ends it; nothing at all is enough to go on.
    let lost = scores(json!({ "S": 25_100, "W": -25_100 }), "S");
    assert_eq!(over(&tenhou, std::slice::from_ref(&lost)).0, "bankrupt");
    assert_eq!(over(&tenhou, &[scores(json!({ "S": 25_000, "W": -25_000 }), "S")]).0, "goes on");
    assert_eq!(over(&json!("riichi-m-league"), &[lost]).0, "goes on");
    // The last dealer stops who leads with enough points, after a win or ready at a draw.
    let last = with(rounds(2), &[]);
    let last = &last[..7];
    let dealer = |changes: Value| with(last.to_vec(), &[scores(changes, "E")]);
    assert_eq!(over(&tenhou, &dealer(json!({ "E": 6000, "S": -6000 }))).0, "dealer-stops");
    assert_eq!(over(&tenhou, &dealer(json!({ "E": 4000, "S": -4000 }))).0, "goes on");
    assert_eq!(over(&json!("riichi-ema-2025"), &dealer(json!({ "E": 6000, "S": -6000 }))).0, "goes on");
    let ahead = scores(json!({ "E": 6000, "S": -6000 }), "N");
    let ready = json!({ "seats": { "E": { "ready": true } }, "end": { "kind": "draw" } });
    // The fourth player leads already: seat N of the first deal.
    let leading = |last: Value| {
        let first = scores(json!({ "N": 6000, "S": -6000 }), "N");
        with(std::iter::once(first).chain(rounds(2)).take(7).collect(), &[last])
    };
    assert_eq!(over(&tenhou, &leading(ready.clone())).0, "dealer-stops");
    let only_wins = json!({ "base": "riichi-tenhou", "options": { "last-dealer-stops": "after-win" } });
    assert_eq!(over(&only_wins, &leading(ready)).0, "goes on");
    assert_eq!(over(&tenhou, &leading(ahead)).0, "rounds-played");
    // Rounds that the game names stand over the rulebook's.
    let mut short = game(json!("riichi-ema-2025"), 4, json!(rounds(1)));
    short["game"]["rounds"] = json!(1);
    assert_eq!(play(&short)["over"], "rounds-played");
    // Chinese Official and Zung Jung: the deal always passes; the classical dealer stays at a draw.
    let stays = |rules: &str| play(&game(json!(rules), 4, json!([pass])))["next"]["dealer"].clone();
    for (rules, dealer) in [
        ("mcr-1998", 1),
        ("zung-jung", 1),
        ("japanese-classical", 1),
        ("chinese-classical", 0),
        ("hong-kong-old-style", 0),
        ("taiwanese-16", 0),
        ("riichi-wrc-2025", 1),
    ] {
        assert_eq!(stays(rules), dealer, "{rules}");
    }
}

/// The final of a game of one deal that brings these totals.
fn ended(rules: &Value, totals: &[i64], initial: i64) -> Value {
    let changes: serde_json::Map<String, Value> = ["E", "S", "W", "N"]
        .iter()
        .zip(totals)
        .map(|(seat, total)| ((*seat).to_owned(), json!(total - initial)))
        .collect();
    let deal = json!({ "end": { "kind": "scores", "changes": changes, "winner": "E" } });
    let mut request = game(rules.clone(), totals.len(), json!([deal]));
    request["game"]["finished"] = json!(true);
    request["game"]["initial"] = json!(initial);
    play(&request)["final"].clone()
}

/// No document says who gets what equal places cannot share, so that it is usual practice that nobody does. A club may let
/// the earlier seats have it, as they come first where places are not shared (Tenhou, Mahjong Soul).
#[test]
fn what_equal_places_cannot_share_goes_where_the_rulebook_says() {
    // 20 + 10 − 10 thousand for three firsts, 10 − 10 − 20 for three lasts, 20 + 10 for two; oka of 20,000 for three, which is
    // theirs beside 30 + 10 − 10 thousand; one stick for three.
    let uma = |remainder| json!({ "base": "riichi-tenhou", "options": { "placement-ties": "shared", "placement-remainder": remainder, "return-points": 25_000 } });
    let oka = |remainder| json!({ "base": "riichi-m-league", "options": { "placement-remainder": remainder } });
    let firsts = [16_000, 28_000, 28_000, 28_000];
    let lasts = [40_000, 20_000, 20_000, 20_000];
    let two = [30_000, 30_000, 22_000, 18_000];
    for (rules, totals, bonus, bank) in [
        (uma("nobody"), firsts, [-20_000, 6666, 6666, 6666], 2),
        (uma("earlier-seats"), firsts, [-20_000, 6667, 6667, 6666], 0),
        (uma("nobody"), lasts, [20_000, -6666, -6666, -6666], -2),
        (uma("earlier-seats"), lasts, [20_000, -6666, -6667, -6667], 0),
        (uma("earlier-seats"), two, [15_000, 15_000, -10_000, -20_000], 0),
        (oka("nobody"), firsts, [-35_000, 11_666, 11_666, 11_666], 2),
        (oka("earlier-seats"), firsts, [-35_000, 11_667, 11_667, 11_666], 0),
    ] {
        let end = ended(&rules, &totals, 25_000);
        let wanted: Vec<i64> = totals.iter().zip(bonus).map(|(total, bonus): (&i64, i64)| total + bonus).collect();
        assert_eq!((amounts(&end["scores"]), &end["bank"]), (wanted, &json!(bank)), "{rules} {totals:?}");
    }
}

#[test]
fn the_end_is_settled_by_place() {
    let scores = |rules: &str, totals: [i64; 4], initial| amounts(&ended(&json!(rules), &totals, initial)["scores"]);
    // Oka of 20,000 and 30/10/−10/−30.
    assert_eq!(
        scores("riichi-m-league", [40_000, 30_000, 20_000, 10_000], 25_000),
        [40_000 - 5000 + 20_000 + 30_000, 30_000 - 5000 + 10_000, 20_000 - 5000 - 10_000, 10_000 - 5000 - 30_000]
    );
    // Equal: shared in league play, by the seats at Tenhou.
    assert_eq!(scores("riichi-ema-2025", [40_000, 30_000, 30_000, 20_000], 30_000), [55_000, 30_000, 30_000, 5000]);
    assert_eq!(scores("riichi-ema-2025", [35_000, 35_000, 35_000, 15_000], 30_000), [40_000, 40_000, 40_000, 0]);
    assert_eq!(scores("riichi-tenhou", [20_000, 30_000, 30_000, 20_000], 25_000), [5000, 65_000, 35_000, -5000]);
    // Equals get the same, 20 + 10 − 10 thousand for three. The first by seat had what cannot be shared in hundreds, as no
    // document has it: "equal places share" (EMA 2025, WRC 2025, JPML A 2026). Two points are nobody's.
    let odd = json!({ "base": "riichi-tenhou", "options": { "placement-ties": "shared", "return-points": 25_000 } });
    let three_first = ended(&odd, &[16_000, 28_000, 28_000, 28_000], 25_000);
    assert_eq!(amounts(&three_first["scores"]), [16_000 - 20_000, 28_000 + 6666, 28_000 + 6666, 28_000 + 6666]);
    assert_eq!(three_first["bank"], 2);
    let three_last = ended(&odd, &[40_000, 20_000, 20_000, 20_000], 25_000);
    assert_eq!(amounts(&three_last["scores"]), [40_000 + 20_000, 20_000 - 6666, 20_000 - 6666, 20_000 - 6666]);
    assert_eq!(three_last["bank"], -2);
    // The professional league's, by how many have 30,000.
    for (totals, bonus) in [
        ([60_000, 25_000, 20_000, 15_000], [12_000, -1000, -3000, -8000]),
        ([50_000, 30_000, 25_000, 15_000], [8000, 4000, -4000, -8000]),
        ([40_000, 35_000, 30_000, 15_000], [8000, 3000, 1000, -12_000]),
        ([30_000, 30_000, 30_000, 30_000], [0, 0, 0, 0]),
    ] {
        let wanted: Vec<i64> = totals.iter().zip(bonus).map(|(total, bonus): (&i64, i64)| total + bonus).collect();
        assert_eq!(scores("riichi-jpml-a-2026", totals, 30_000), wanted);
    }
    // Three players: nothing between the first and the last.
    let three = json!({ "base": "riichi-tenhou-three", "options": { "placement-bonus": "15/5/-5/-15", "return-points": 35_000 } });
    assert_eq!(amounts(&ended(&three, &[30_000, 40_000, 35_000], 35_000)["scores"]), [15_000, 55_000, 35_000]);
    // A bonus of three places; at a full table the two in the middle get none of it.
    assert_eq!(
        amounts(&ended(&json!("riichi-tenhou-three"), &[30_000, 40_000, 35_000], 35_000)["scores"]),
        [30_000 - 5000 - 20_000, 40_000 + 10_000 + 20_000, 35_000 - 5000]
    );
    // riichi.wiki, Mahjong Soul: 15 for the first of three, 0 and -15, counted from the 35,000 of the start.
    assert_eq!(
        amounts(&ended(&json!("riichi-mahjong-soul-three"), &[28_400, 45_100, 31_500], 35_000)["scores"]),
        [28_400 - 15_000, 45_100 + 15_000, 31_500]
    );
    let four =
        json!({ "base": "riichi-tenhou", "options": { "placement-bonus": "20/0/-20", "return-points": 25_000 } });
    assert_eq!(
        amounts(&ended(&four, &[20_000, 30_000, 27_000, 23_000], 25_000)["scores"]),
        [0, 50_000, 27_000, 23_000]
    );
    // Points for places are apart from the score; who is equal shares them.
    let last = ended(&json!("mcr-1998"), &[50, -100, 50, 0], 0);
    let points: Vec<(Value, Value, Value)> = last["ranking"]
        .as_array()
        .unwrap()
        .iter()
        .map(|placed| (placed["player"].clone(), placed["place"].clone(), placed["table_points"].clone()))
        .collect();
    let of = |player: i64, place: i64, points: i64| (json!(player), json!(place), json!(points));
    assert_eq!(points, [of(0, 1, 3), of(2, 1, 3), of(3, 3, 1), of(1, 4, 0)]);
    assert_eq!(last["transfers"], json!([]));
    let last = ended(&json!("mcr-1998"), &[0, 0, 0, 30], 10);
    assert_eq!(last["ranking"][1]["table_points"], json!(1));
    let last = ended(&json!("mcr-1998"), &[0, 0, 30, 30], 15);
    assert_eq!(last["ranking"][2]["table_points"], json!({ "n": 1, "d": 2 }));
    // Without bonus by place the score itself decides.
    let last = ended(&json!("chinese-classical"), &[1900, 2100, 2000, 2000], 2000);
    let places: Vec<&Value> = last["ranking"].as_array().unwrap().iter().map(|placed| &placed["player"]).collect();
    assert_eq!(places, [1, 2, 3, 0]);
}

#[test]
fn sticks_that_are_left_and_yakitori_go_where_the_rules_say() {
    let draw =
        json!({ "seats": { "E": { "riichi": "riichi" }, "S": { "riichi": "riichi" } }, "end": { "kind": "draw" } });
    let lead = json!({ "end": { "kind": "scores", "changes": { "S": 3000, "N": -3000 }, "winner": "S" } });
    let whole = |options: Value, within: Value| {
        let rules = json!({ "base": "riichi-ema-2025", "options": options });
        let mut request = game(rules, 4, json!([lead, draw]));
        request["game"]["finished"] = json!(true);
        request["game"]["match"] = within;
        play(&request)
    };
    let last = |options: Value| whole(options, json!({}))["final"].clone();
    let own = last(json!({}));
    assert_eq!(
        (&own["transfers"][0]["to"], &own["transfers"][0]["amount"], &own["table"]),
        (&json!(1), &json!(2000), &json!(0))
    );
    let own = last(json!({ "deposits-left": "nobody" }));
    assert_eq!((&own["transfers"][0]["why"], &own["table"]), (&json!("uma"), &json!(2000)));
    let charged = |game: &Value| -> Vec<(Value, Value, Value)> {
        let all =
            game["final"]["transfers"].as_array().unwrap().iter().filter(|transfer| transfer["why"] == "yakitori");
        all.map(|t| (t["from"].clone(), t["to"].clone(), t["amount"].clone())).collect()
    };
    let yakitori = |options: Value| charged(&whole(options, json!({})));
    let one = |from: i64, to: Value| (json!(from), to, json!(900));
    let on = |to: &str| json!({ "yakitori": true, "yakitori-points": 900, "yakitori-paid-to": to });
    assert_eq!(yakitori(on("bank")), [one(0, json!("bank")), one(2, json!("bank")), one(3, json!("bank"))]);
    assert_eq!(yakitori(on("winner")), [one(0, json!(1)), one(2, json!(1)), one(3, json!(1))]);
    assert_eq!(yakitori(on("others")), [one(0, json!(1)), one(2, json!(1)), one(3, json!(1))]);
    // A match is several games: the last one settles it, for those who have won in none.
    let mut games = on("bank");
    games["yakitori-for"] = json!("match");
    assert_eq!(yakitori(games.clone()), []);
    let won = json!([2]);
    let midway = whole(games.clone(), json!({ "won": won }));
    assert_eq!((charged(&midway), &midway["without_win"]), (vec![], &json!([0, 3])), "marked, not charged");
    let ended = whole(games, json!({ "last": true, "won": won }));
    assert_eq!(charged(&ended), [one(0, json!("bank")), one(3, json!("bank"))]);
    // Over single games the others of the match do not count.
    assert_eq!(charged(&whole(on("bank"), json!({ "won": won }))).len(), 3);
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    let problems = |spoil: &dyn Fn(&mut Value)| -> Vec<(String, String)> {
        let mut request = read("club-evening.json");
        spoil(&mut request);
        let answer = ask(&request);
        assert_eq!(answer["ok"], false, "{answer}");
        let list = answer["problems"].as_array().unwrap().clone();
        list.iter().map(|p| (p["key"].as_str().unwrap().into(), p["at"].as_str().unwrap().into())).collect()
    };
    let one = |key: &str, at: &str| vec![(key.to_owned(), at.to_owned())];
    assert_eq!(problems(&|r| r["game"]["players"] = json!(["A", "B"])), one("wrong-players", "/game/players"));
    assert_eq!(problems(&|r| r["game"]["deals"][3]["ende"] = json!(1)), one("unknown-field", "/game/deals/3/ende"));
    assert_eq!(
        problems(&|r| r["game"]["deals"][12]["end"]["changes"]["E"] = json!("x")),
        one("wrong-type", "/game/deals/12/end/changes/E")
    );
    assert_eq!(
        problems(&|r| r["game"]["deals"][12]["end"]["changes"]["X"] = json!(1)),
        one("unknown-field", "/game/deals/12/end/changes/X")
    );
    let unreadable = problems(&|r| r["game"]["deals"][0]["seats"]["E"]["hand"] = json!("5x"));
    let at_hand = ("unreadable-tiles".to_owned(), "/game/deals/0/seats/E/hand".to_owned());
    assert!(unreadable.iter().all(|problem| *problem == at_hand) && !unreadable.is_empty(), "{unreadable:?}");
    assert_eq!(problems(&|r| r["game"]["deals"][2] = json!({})), one("missing-field", "/game/deals/2/end"));
    assert_eq!(problems(&|r| r["game"]["deals"][2] = json!(7)), one("wrong-type", "/game/deals/2"));
    assert_eq!(problems(&|r| r["game"]["rounds"] = json!(0)), one("out-of-range", "/game/rounds"));
    assert_eq!(
        problems(&|r| r["game"].as_object_mut().unwrap().retain(|key, _| key != "deals")),
        one("missing-field", "/game/deals")
    );
    assert_eq!(problems(&|r| r["v"] = json!(2)), one("wrong-version", "/v"));
    assert_eq!(problems(&|r| r["seats"] = json!({})), one("unknown-field", "/seats"));
    assert_eq!(problems(&|r| r["rules"] = json!("nobody")), one("unknown-rulebook", "/rules"));
}

/// What is left of a fourth seat when the rules become those of three players lays no stick down.
#[test]
fn a_seat_that_nobody_has_declares_no_riichi() {
    let win = json!({
        "seats": { "E": { "hand": "111m2277p777s333z", "riichi": "riichi" }, "N": { "riichi": "riichi" } },
        "end": { "kind": "win", "wins": [{ "seat": "E", "tile": "2p", "by": "discard", "from": "W" }] },
    });
    let deal = &play(&game(json!("riichi-tenhou-three"), 3, json!([win])))["deals"][0];
    let changes = amounts(&deal["changes"]);
    assert!(changes[0] > 0, "{deal}");
    assert_eq!((&deal["table"], changes.iter().sum::<i64>()), (&json!(0), 0));
}

/// A game that does not say who plays is played by as many as its rulebook is for, wherever the rulebook stands.
#[test]
fn without_players_a_game_has_as_many_as_its_rulebook() {
    let win = json!({ "seat": "S", "by": "discard", "from": "W" });
    let deal = json!({ "seats": { "S": { "total": 3900 } }, "end": { "kind": "win", "wins": [win] } });
    for (rules, players) in [
        (json!("riichi-tenhou-three"), 3),
        (json!({ "base": "riichi-tenhou", "options": { "players": 3 } }), 3),
        (json!("riichi-tenhou"), 4),
    ] {
        for request in [
            json!({ "v": 1, "rules": rules, "game": { "deals": [deal] } }),
            json!({ "game": { "deals": [deal] }, "rules": rules, "v": 1 }),
        ] {
            let answer = ask(&request);
            assert_eq!(answer["game"]["totals"].as_array().unwrap().len(), players, "{answer}");
            assert_eq!(answer["game"]["deals"][0]["answer"]["net"].get("N").is_some(), players == 4, "{answer}");
            assert_eq!(answer["problems"], json!([]), "{answer}");
        }
    }
}
