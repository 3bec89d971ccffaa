//! Which options can matter, found by trying: under rulebooks made at random and the shipped ones, whatever an option is
//! said to change nothing is set otherwise, and a pool of deals and games must come out as before. What it is said to
//! change must change something somewhere.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use tenbo_engine::deal::{Draft, DrawCause, Offense, Penalty};
use tenbo_engine::game::{Game, replay};
use tenbo_engine::options::{OptionKey, OptionSpec, Options, System};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::{Plan, unmet_need};
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::Detail;
use tenbo_engine::tiles::Seat;
use tenbo_engine::wire::{game, request, respond_with};
use tenbo_session::RulesChoice;
use tenbo_session::example::Example;
use tenbo_session::option_list::OptionOrder;
use tenbo_session::state::State;
use tenbo_testing::books::{count, plan};
use tenbo_testing::deal;
use tenbo_testing::files;
use tenbo_testing::hands;
use tenbo_testing::hands::Wanted;
use tenbo_testing::random::Rng;
use tenbo_testing::switches;

/// What rules are tried on.
struct Pool {
    deals: Vec<Draft>,
    games: Vec<Game>,
}

/// What is answered to a deal; nothing where it cannot be, whatever the problems are.
fn answer(plan: &Plan, deal: &Draft) -> Option<Value> {
    let answer = respond_with(plan, deal, Detail::Explain);
    (answer.get("ok") == Some(&json!(true))).then_some(answer)
}

fn pool() -> Pool {
    let mut deals: Vec<Draft> = Vec::new();
    // The catalogue's hands and near misses, each as the one who drew it or got it from the seat before.
    let now = State::default();
    let riichi = RulesChoice::of("riichi-ema-2025").unwrap().plan();
    for pattern in Pattern::ALL {
        for text in [pattern.example(), pattern.near_miss()] {
            deals.push(Example::read(text).state(&now).deal(&riichi));
        }
    }
    // The worked examples of the documents and the hands of the switches.
    for file in [
        "pao",
        "fourwinds-logic",
        "building-skills",
        "families",
        "mcr-faq",
        "riichi-book",
        "sichuan-bloody",
        "singapore",
        "malaysian",
    ] {
        let text = files::text_if_any(format!("tests/data/executable/{file}.jsonl"));
        let asked = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["request"].clone());
        deals.extend(asked.filter_map(|asked| Some(request::read(&asked).ok()?.draft)));
    }
    let lines = switches::cases().into_iter().map(|case| deal::request(&json!("riichi-ema-2025"), case.deal));
    deals.extend(lines.filter_map(|asked| Some(request::read(&asked).ok()?.draft)));
    let lines = SELDOM.iter().map(|line| deal::request(&json!("mcr-mil-2025"), line));
    deals.extend(lines.filter_map(|asked| Some(request::read(&asked).ok()?.draft)));
    for asked in [
        // A tile drawn for a flower.
        json!({ "v": 1, "rules": "mcr-mil-2025", "seats": { "S": { "hand": "123m456m789p22s45p", "bonus": "1f" } },
            "end": { "kind": "win", "wins": [
                { "seat": "S", "tile": "6p", "by": "self-draw", "situation": ["flower-replacement"] }] } }),
        // A chow at a table of three.
        json!({ "v": 1, "rules": "malaysian", "seats": { "S": { "hand": "23499p78p", "melds": [
                { "kind": "chow", "tiles": "123p", "from": "E" }, { "kind": "chow", "tiles": "456p", "from": "E" }], "bonus": "2f" } },
            "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "9p", "by": "discard", "from": "W" }] } }),
        // All four of the other tile that would do lie on the table.
        json!({ "v": 1, "rules": "chinese-classical", "seats": {
            "W": { "hand": "23m123p678s33z", "melds": [{ "kind": "chow", "tiles": "567p", "from": "S" }], "bonus": "3f" },
            "N": { "melds": [{ "kind": "kong", "tiles": "4444m", "from": "E" }] } },
            "end": { "kind": "win", "wins": [{ "seat": "W", "tile": "1m", "by": "discard", "from": "N" }] } }),
    ] {
        deals.push(request::read(&asked).unwrap().draft);
    }
    // Hands of riichi, for three too.
    deals.extend(hands::deals(7, 30, Wanted { reds: true, ..Wanted::default() }));
    deals.extend(hands::deals(8, 10, Wanted { three: true, ..Wanted::default() }));
    // Fouls, dead hands, draws of every cause, and totals without tiles.
    let before = deals.len();
    for (place, offense) in (0..before).step_by(before / 24).zip(Offense::ALL.iter().cycle()) {
        let mut fouled = deals[place].clone();
        for (seat, times, cancelled) in [(Seat::East, 1, false), (Seat::West, 2, true)] {
            fouled.penalties.push(Penalty { seat, offense: *offense, times, cancelled });
        }
        deals.push(fouled);
    }
    deals.extend(without_tiles());
    let games = ["club-evening", "hanchan", "three", "official"].into_iter().map(|name| {
        let text = files::text(format!("tests/data/games/{name}.json"));
        let mut asked: Value = serde_json::from_str(&text).unwrap();
        asked["rules"] = json!("riichi-ema-2025");
        game::read_request(&asked).unwrap().game
    });
    let mut games: Vec<Game> = games.flat_map(ends).collect();
    // A round in which the last dealer wins and leads.
    let won = |seat: &str, total: u32| json!({ "seats": { seat: { "total": total } }, "end": { "kind": "win", "wins": [{ "seat": seat, "by": "self-draw" }] } });
    let asked = json!({ "v": 1, "rules": "riichi-ema-2025", "game": { "players": ["A", "B", "C", "D"], "rounds": 1,
        "deals": [won("S", 2000), won("W", 2000), won("N", 2000), won("E", 48000)] } });
    games.push(game::read_request(&asked).unwrap().game);
    // Three who are first with the same score, and a stick on the table.
    let asked = json!({ "v": 1, "rules": "riichi-ema-2025", "game": { "players": ["A", "B", "C", "D"], "finished": true, "deals": [
        { "seats": { "E": { "riichi": "riichi", "ready": true } }, "end": { "kind": "draw" } },
        { "end": { "kind": "scores", "changes": { "E": -9000, "S": 3000, "W": 3000, "N": 3000 } } }] } });
    games.push(game::read_request(&asked).unwrap().game);
    // Riichi of a player who has less than a stick.
    let asked = json!({ "v": 1, "rules": "riichi-ema-2025", "game": { "players": ["A", "B", "C", "D"], "initial": 900,
        "deals": [{ "seats": { "E": { "riichi": "riichi", "ready": true } }, "end": { "kind": "draw" } }] } });
    games.push(game::read_request(&asked).unwrap().game);
    Pool { deals, games }
}

/// What the catalogue's hands and the documents' do not show: hands as dealt, with a single wait and with a kong, a knitted body that
/// another tile would complete too, a wait for a tile that the hand holds four times, the one of dots as the last discard, the five
/// drawn for a flower, a hand of green pairs, flowers beside orphans, faces and animals, a joker in a declared set, and an exposed group of
/// four, before the last tile.
const SELDOM: &[&str] = &[
    "E: heaven 234m567p345s678s5z~5z",
    "E: heaven 567p345s678s5z[1111m]~5z",
    "S: 147m258p369s35m44m~4m",
    "S: 147m258p36s123m44z+9s from=E",
    "S: last-discard 234m567m345s23p99s+1p from=E",
    "S: flower-replacement bonus=1f 123m456m789p22s46p~5p",
    "S: 2222334466886s6z+6z from=E",
    "S: 22223344668s66z~8s",
    "S: bonus=2f6f 19m19p19s1234567z+1m from=E",
    "S: bonus=1234g 123m456p78p789s22z+9p from=E",
    "S: bonus=5678g 123m456p78p789s22z+9p from=E",
    "S: (*5m5m5m@E)123m456p78s11z",
    "S: <1111z@E>123m456p789s",
    "S: 123p456p789p2355p~1p W: 111222333m44m55p",
    "E: 1234444678m456p~1m",
    "W: 234m456m678m99m23m+4m from=S E: 111222333p44p55p",
];

/// Deals of totals: wins of every seat in every way, with losers' hands, a dead one among them; draws with fouls.
fn without_tiles() -> Vec<Draft> {
    let mut asked = Vec::new();
    let fouls = [
        json!([]),
        json!([{ "seat": "E", "kind": "false-win" }, { "seat": "S", "kind": "false-claim", "cancelled": true },
        { "seat": "W", "kind": "false-win-not-ready" }]),
        json!([{ "seat": "S", "kind": "chombo" }]),
    ];
    for penalties in &fouls {
        for (dead, liable) in [(false, None), (true, Some("N"))] {
            // Nobody is liable for less than a yakuman.
            let drawn = if liable.is_some() { 32_000 } else { 2000 };
            let seats = json!({ "E": { "total": 64, "ready": true }, "S": { "total": drawn, "riichi": "riichi" },
                "W": { "total": 37, "dead": dead }, "N": { "total": 8 } });
            for wins in [
                json!([{ "seat": "E", "by": "self-draw" }]),
                json!([{ "seat": "S", "by": "self-draw" }]),
                json!([{ "seat": "S", "by": "discard", "from": "E" }]),
                json!([{ "seat": "S", "by": "discard", "from": "N" }, { "seat": "E", "by": "discard", "from": "N" }]),
            ] {
                let mut end = json!({ "kind": "win", "wins": wins });
                for win in end["wins"].as_array_mut().into_iter().flatten() {
                    win.as_object_mut().unwrap().extend(liable.map(|liable| ("liable".to_owned(), json!(liable))));
                }
                asked.push(json!({ "v": 1, "rules": "riichi-tenhou", "honba": 2, "deposits": 3, "dealer_wins": 2,
                    "seats": seats, "end": end, "penalties": penalties }));
            }
            for cause in DrawCause::ALL {
                for nagashi in [json!([]), json!(["W"])] {
                    asked.push(json!({ "v": 1, "rules": "riichi-tenhou", "seats": seats, "penalties": penalties,
                        "end": { "kind": "draw", "cause": cause.as_str(), "nagashi": nagashi } }));
                }
            }
        }
    }
    asked.into_iter().map(|asked| request::read(&asked).unwrap().draft).collect()
}

/// A game as it is, ended, as the last of a match, and broken off early.
fn ends(game: Game) -> Vec<Game> {
    let mut finished = Game { finished: true, ..game.clone() };
    finished.within.last = true;
    finished.within.won[Seat::South] = true;
    let mut early = finished.clone();
    early.deals.truncate(3);
    vec![game, finished, early]
}

/// Rules that give every pattern a value, in a unit of their own way of counting.
fn full(system: &str) -> Value {
    let unit = |pattern: &Pattern| match (system, pattern.def().category) {
        (_, Category::Limit) => "percent-of-limit",
        ("han-fu", Category::BasicPoints) => "fu",
        ("han-fu", _) => "han",
        ("faan-laak", category) if category != Category::BasicPoints => "faan",
        ("point-double", Category::WholeHand | Category::Winning) => "doubles",
        _ => "points",
    };
    let item = |pattern: &Pattern| {
        let value = if pattern.def().category == Category::Limit { 100 } else { 2 };
        (pattern.as_str().to_owned(), json!({ "value": value, "unit": unit(pattern) }))
    };
    let items: serde_json::Map<String, Value> = Pattern::ALL.iter().map(item).collect();
    json!({ "base": "four-winds-blank", "winner": items, "losers": items, "options": { "system": system, "limit": 500 } })
}

/// Rules with a minimum that is seldom reached, for losers' hands too; auxiliary points, jokers, pairs of four alike.
fn strict(system: &str) -> Value {
    let mut rules = full(system);
    for item in rules["losers"].as_object_mut().unwrap().values_mut() {
        item["ready-hands-only"] = json!(true);
    }
    let unit = match system {
        "han-fu" => "han",
        "faan-laak" => "faan",
        _ => "points",
    };
    rules["minimum"] = json!({ "value": 40, "unit": unit });
    rules["auxiliary-points-table"] = json!([[0, 1], [10, 4], [20, 9]]);
    for (option, setting) in [
        ("jokers", json!(8)),
        ("seven-pairs-four-alike", json!(true)),
        ("use-flowers", json!(true)),
        ("losers-settle", json!(true)),
        ("settlement", json!("classical")),
        ("basic-points", json!("classical")),
        ("only-wait", json!(true)),
        ("round-points-to", json!(10)),
        ("round-to", json!(10)),
        ("round-payments-to", json!(100)),
    ] {
        rules["options"][option] = setting;
    }
    rules
}

fn bases() -> Vec<Plan> {
    let shipped = shipped::OFFERED.iter().map(|id| json!(id));
    let made = System::ALL.iter().flat_map(|system| [full(system.as_str()), strict(system.as_str())]);
    made.chain(shipped).map(|rules| plan(&rules)).collect()
}

/// A value of an option other than the one it has.
fn other(rng: &mut Rng, plan: &Plan, key: OptionKey) -> Option<i64> {
    let now = plan.rulebook().options.get(key);
    let all: Vec<Option<i64>> = match key.spec() {
        OptionSpec::Flag(_) => vec![Some(0), Some(1)],
        OptionSpec::Choice(names) => (0..names.len()).map(|place| i64::try_from(place).ok()).collect(),
        OptionSpec::Number { min, max, default } => {
            let near = [min, (min + 1).min(max), (min + 2).min(max), (min + 10).min(max), (min + max) / 2, max];
            near.into_iter().map(Some).chain([default]).collect()
        }
    };
    let others: Vec<Option<i64>> = all.into_iter().filter(|value| *value != now).collect();
    rng.pick(&others)
}

/// A rulebook with options as nobody would have them together.
fn shuffled(rng: &mut Rng, base: &Plan) -> Plan {
    let mut book = base.rulebook().clone();
    for &key in OptionKey::ALL {
        // Five sets and no winners' minimum leave few hands to try.
        let seldom = matches!(key, OptionKey::HandSize | OptionKey::System | OptionKey::SpecialHandRequired);
        if rng.chance(if seldom { 4 } else { 25 }) {
            book.options.set(key, other(rng, base, key));
        }
    }
    if rng.chance(30) {
        book.minimum = None;
    }
    Plan::new(book)
}

/// The first deal or game that comes out otherwise.
fn difference(pool: &Pool, one: &Plan, other: &Plan) -> Option<String> {
    let deal = pool.deals.iter().find(|deal| answer(one, deal) != answer(other, deal));
    let told = |deal: &Draft| format!("{deal:?}\n{:?}\n{:?}", answer(one, deal), answer(other, deal));
    let game = || {
        let found = pool.games.iter().position(|game| report(game, one) != report(game, other));
        found.map(|place| format!("game {place}"))
    };
    deal.map(told).or_else(game)
}

fn report(game: &Game, plan: &Plan) -> String {
    format!("{:?}", replay(game, plan))
}

fn with(plan: &Plan, settings: &[(OptionKey, Option<i64>)]) -> Plan {
    let mut book = plan.rulebook().clone();
    for &(key, value) in settings {
        assert!(book.options.set(key, value), "{key} cannot be {value:?}");
    }
    Plan::new(book)
}

/// Options that are said to have no effect have none, alone or all of them together; so the page hides none that has one.
#[test]
fn an_option_that_is_hidden_or_grayed_changes_no_answer() {
    let (pool, bases) = (pool(), bases());
    let mut rng = Rng::new(10);
    for round in 0..count(14, 400) {
        let base = rng.below(bases.len());
        let rules = if round % 4 == 0 { with(&bases[base], &[]) } else { shuffled(&mut rng, &bases[base]) };
        let idle: Vec<OptionKey> =
            OptionKey::ALL.iter().copied().filter(|&key| unmet_need(&rules, key).is_some()).collect();
        let vain: Vec<(OptionKey, Option<i64>)> = idle.iter().map(|&key| (key, other(&mut rng, &rules, key))).collect();
        if difference(&pool, &rules, &with(&rules, &vain)).is_none() {
            continue;
        }
        for setting in &vain {
            let found = difference(&pool, &rules, &with(&rules, &[*setting]));
            assert!(
                found.is_none(),
                "{} under {}: {setting:?}: {}",
                round,
                rules.rulebook().id,
                found.unwrap_or_default()
            );
        }
        panic!("{round}, {}: together they change something: {vain:?}", rules.rulebook().id);
    }
}

/// What the page lists has an effect or waits for an option that is listed too.
#[test]
fn every_option_of_the_list_can_matter() {
    let pool = pool();
    let mut rng = Rng::new(11);
    let mut unproven: BTreeSet<OptionKey> = OptionKey::ALL.iter().copied().collect();
    let bases = bases();
    for round in 0..4 * bases.len() {
        if unproven.is_empty() {
            break;
        }
        let base = &bases[round % bases.len()];
        let rules = if round < bases.len() { with(base, &[]) } else { shuffled(&mut rng, base) };
        let mut at: BTreeMap<usize, Option<Value>> = BTreeMap::new();
        let played: Vec<String> = pool.games.iter().map(|game| report(game, &rules)).collect();
        for key in unproven.clone() {
            if unmet_need(&rules, key).is_some() {
                continue;
            }
            let changed = with(&rules, &[(key, other(&mut rng, &rules, key))]);
            let games = || pool.games.iter().zip(&played).any(|(game, was)| report(game, &changed) != *was);
            let mut deals = pool.deals.iter().enumerate();
            let mut deals = || {
                deals.any(|(place, deal)| {
                    *at.entry(place).or_insert_with(|| answer(&rules, deal)) != answer(&changed, deal)
                })
            };
            if games() || deals() {
                unproven.remove(&key);
            }
        }
    }
    assert_eq!(unproven, BTreeSet::new());
}

#[test]
fn the_list_shows_what_can_matter_and_what_the_house_has_set() {
    for id in shipped::OFFERED {
        let mut rules = RulesChoice::of(id).unwrap();
        let listed = |rules: &RulesChoice| -> BTreeSet<OptionKey> {
            let plan = rules.plan();
            let order = OptionOrder::of(rules, &plan);
            order.of_this_game(&order.of_other_games(false, rules, &plan)).into_iter().collect()
        };
        let plan = rules.plan();
        let shown = listed(&rules);
        let hidden = OptionKey::ALL.iter().copied().filter(|key| !shown.contains(key));
        let hidden: Vec<OptionKey> = hidden.collect();
        // A switch that would bring in another game is as it is unless set.
        let is_off = |key| plan.rulebook().options.get(key) == Options::default().get(key);
        assert!(hidden.iter().all(|&key| unmet_need(&plan, key).is_some() || is_off(key)), "{id}");
        let no_effect =
            |key: &&OptionKey| matches!(key.spec(), OptionSpec::Flag(false)) && unmet_need(&plan, **key).is_some();
        let Some(&vain) = hidden.iter().find(no_effect) else { continue };
        assert!(rules.set(vain, Some(1)));
        assert!(listed(&rules).contains(&vain), "{id}: {vain} can be taken back");
    }
}

/// A rulebook in which one pattern alone is worth something.
fn only(pattern: Pattern) -> Plan {
    let items = json!({ pattern.as_str(): { "value": 4, "unit": "points" } });
    plan(&json!({ "base": "four-winds-blank", "winner": items, "options": { "system": "points" } }))
}

/// Every setting of an option that a rulebook does not have, of a number the least and the most.
fn others(plan: &Plan, key: OptionKey) -> Vec<Option<i64>> {
    let now = plan.rulebook().options.get(key);
    let all: Vec<i64> = match key.spec() {
        OptionSpec::Flag(_) => vec![0, 1],
        OptionSpec::Choice(names) => (0..).take(names.len()).collect(),
        OptionSpec::Number { min, max, .. } => vec![min, max],
    };
    all.into_iter().map(Some).filter(|&value| value != now).collect()
}

/// What an answer says of each pattern, whether it counts or not.
fn lines(answer: Option<Value>) -> BTreeMap<String, Vec<Value>> {
    let wins = answer.as_ref().and_then(|answer| answer["wins"].as_array()).into_iter().flatten();
    let mut of = BTreeMap::new();
    for line in wins.filter_map(|win| win["lines"].as_array()).flatten() {
        let pattern = line["pattern"].as_str().unwrap_or_default().to_owned();
        of.entry(pattern).or_insert_with(Vec::new).push(line.clone());
    }
    of
}

/// The patterns that have an option among theirs.
fn with_parameter(key: OptionKey) -> Vec<Pattern> {
    Pattern::ALL.iter().copied().filter(|pattern| pattern.def().options.contains(&key)).collect()
}

/// What the panel of a pattern offers changes that pattern; of patterns of one kind, at least one of them.
#[test]
fn each_parameter_of_a_pattern_changes_it() {
    let pool = pool();
    let systems = System::ALL.iter().map(|system| system.as_str());
    let made = systems.flat_map(|system| [full(system), strict(system)]).map(|rules| plan(&rules));
    let books: Vec<Plan> = made.chain(["mcr-mil-2025", "riichi-ema-2025"].map(|id| plan(&json!(id)))).collect();
    let said = |book: &Plan| pool.deals.iter().map(|deal| lines(answer(book, deal))).collect::<Vec<_>>();
    let before: Vec<_> = books.iter().map(said).collect();
    let mut vain = Vec::new();
    for &key in OptionKey::ALL {
        let patterns = with_parameter(key);
        let mut unproven: BTreeSet<&str> = patterns.iter().map(|pattern| pattern.as_str()).collect();
        let enough = if patterns.len() > 2 { patterns.len() - 1 } else { 0 };
        for (book, before) in books.iter().zip(&before) {
            for value in others(book, key) {
                if unproven.len() <= enough {
                    break;
                }
                let changed = with(book, &[(key, value)]);
                for (deal, was) in pool.deals.iter().zip(before) {
                    let now = lines(answer(&changed, deal));
                    // Two options are about what is paid beside a pattern.
                    let beside = matches!(key, OptionKey::KongChart | OptionKey::ShiftedChowPairs) && now != *was;
                    let differs = |pattern: &str| now.get(pattern) != was.get(pattern);
                    unproven.retain(|pattern| !(differs(pattern) || beside && was.contains_key(*pattern)));
                }
            }
        }
        if unproven.len() > enough {
            vain.push((key, unproven));
        }
    }
    assert!(vain.is_empty(), "these change nothing: {vain:?}");
}

/// No pattern lacks a parameter that others have: what such an option changes in the hands of the catalogue, apart from how they
/// are seen, is said to be its.
#[test]
fn no_pattern_lacks_a_parameter() {
    let mut pool = pool();
    pool.deals.truncate(2 * Pattern::ALL.len());
    let rules = plan(&full("points"));
    let before: Vec<_> = pool.deals.iter().map(|deal| lines(answer(&rules, deal))).collect();
    assert!(before.iter().filter(|lines| !lines.is_empty()).count() > 300);
    let mut missing = BTreeSet::new();
    for &key in OptionKey::ALL {
        let said = with_parameter(key);
        for value in others(&rules, key).into_iter().filter(|_| !said.is_empty()) {
            let changed = with(&rules, &[(key, value)]);
            for (deal, was) in pool.deals.iter().zip(&before) {
                let now = lines(answer(&changed, deal));
                // What cannot be a win, or only by the option, says nothing of its patterns.
                if now.is_empty() || was.is_empty() {
                    continue;
                }
                for pattern in Pattern::ALL.iter().filter(|pattern| !said.contains(pattern)) {
                    let id = pattern.as_str();
                    if now.contains_key(id) == was.contains_key(id) || missing.contains(&(key, *pattern)) {
                        continue;
                    }
                    // Alone it is not one that only another way to see the hand has.
                    let alone = only(*pattern);
                    if answer(&alone, deal) != answer(&with(&alone, &[(key, value)]), deal) {
                        missing.insert((key, *pattern));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
