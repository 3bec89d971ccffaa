//! Writing an answer.

use serde_json::{Map, Value};

use crate::Ratio;
use crate::deal::Draft;
use crate::decompose::{Completed, Decomposition, Form, Set};
use crate::options::{OptionKey, System};
use crate::patterns::{NearMiss, Sets};
use crate::plan::Plan;
use crate::problems::{Fields, Place, Problem, ProblemKey, TilePlace, bounds};
use crate::rules::caveat;
use crate::score::{Join, Line, Restriction, Score, Tally, Wait};
use crate::settle::{Answer, Detail, LiabilityReason, SeatAnswer, Transfer, Verdict, Warning, WinAnswer};
use crate::tiles::{Kind, Tile, write_tiles};

/// Problems as the contract lists them: if there are very many, the first of them, and that there are more.
#[must_use]
pub fn problems(problems: &[Problem]) -> Value {
    let one = |problem: &Problem| {
        let chars = problem.chars.map(|(from, to)| vec![from, to]);
        let tiles = (!problem.tiles.is_empty()).then(|| write_tiles(&problem.tiles));
        Map::new()
            .with("key", problem.key.as_str())
            .with("at", problem.at.to_string())
            .maybe("chars", chars)
            .maybe("tiles", tiles)
            .maybe("copies", (!problem.copies.is_empty()).then(|| problem.copies.iter().map(spot).collect::<Value>()))
            .maybe("name", problem.name.clone())
            .maybe("setting", setting(problem))
    };
    let more = Problem::new(ProblemKey::TooManyProblems, Place::default());
    let more = (problems.len() > bounds::PROBLEMS).then_some(&more);
    problems.iter().take(bounds::PROBLEMS).chain(more).map(one).collect()
}

/// What an option would have to be, as files say it.
fn setting(problem: &Problem) -> Option<Value> {
    problem.setting?;
    let key: OptionKey = problem.name.as_deref()?.parse().ok()?;
    Some(super::write::option(key, problem.setting))
}

fn spot(spot: &TilePlace) -> Value {
    Map::new().with("at", spot.at.to_string()).with("index", spot.index).into()
}

/// An answer as the contract writes it.
#[must_use]
pub fn answer(plan: &Plan, draft: &Draft, answer: &Answer, detail: Detail) -> Value {
    let wins = answer.wins.iter().map(|win| win_json(plan, win, detail));
    let seats = answer.seats.iter().fold(Map::new(), |seats, (seat, entry)| {
        seats.maybe(seat.as_str(), entry.as_ref().map(|entry| seat_json(plan, entry, detail)))
    });
    let net = draft.players().fold(Map::new(), |net, seat| net.with(seat.as_str(), answer.net.seats[seat]));
    let net = net.with("table", answer.net.table).with("bank", answer.net.bank);
    Map::new()
        .with("ok", true)
        .with("wins", wins.collect::<Value>())
        .with("seats", seats)
        .with("transfers", answer.transfers.iter().map(transfer).collect::<Value>())
        .with("net", net)
        .with("warnings", answer.warnings.iter().map(warning).collect::<Value>())
        .maybe("deal_passes", answer.deal_passes)
        .with("problems", Value::Array(Vec::new()))
        .maybe("caveats", caveats(plan, Some(draft)))
        .into()
}

/// What to take care of with these rules and with the deal, if anything.
#[must_use]
pub fn caveats(plan: &Plan, draft: Option<&Draft>) -> Option<Value> {
    let caveats = caveat::caveats(&plan.book, draft);
    (!caveats.is_empty()).then(|| caveats.iter().map(|caveat| caveat.as_str()).collect())
}

/// An amount, whole or as numerator and denominator.
pub(super) fn ratio(value: Ratio) -> Value {
    match value.as_whole() {
        Some(whole) => whole.into(),
        None => Map::new().with("n", value.numerator()).with("d", value.denominator()).into(),
    }
}

fn kinds_text(kinds: &[Kind]) -> Value {
    write_tiles(&kinds.iter().copied().map(Tile::plain).collect::<Vec<_>>()).into()
}

fn win_json(plan: &Plan, win: &WinAnswer, detail: Detail) -> Value {
    let start = Map::new().with("seat", win.seat.as_str());
    let liable = win.liable().next().map(|_| {
        let one = |verdict: &Verdict| Map::new().with("seat", verdict.seat.as_str()).with("rule", verdict.rule.clone());
        win.liable().map(one).collect::<Value>()
    });
    let map = match &win.score {
        Some(score) => score_fields(plan, numbers(plan, start, &score.tally), score, detail),
        None => {
            let barred = vec![Restriction::FirstInTurn.as_str()];
            let map = start.with("win", win.is_legal()).maybe("barred_by", win.beaten.then_some(barred));
            map.with("total", win.total).with("unit", "points")
        }
    };
    let liability = (!win.liability.is_empty()).then(|| win.liability.iter().map(verdict).collect::<Value>());
    map.maybe("liable", liable).maybe("liability", liability).maybe("furiten", win.is_furiten().then_some(true)).into()
}

/// What a complete hand is worth, or what it lacks.
fn numbers(plan: &Plan, map: Map<String, Value>, tally: &Tally) -> Map<String, Value> {
    let barred: Vec<&str> = tally.barred.iter().map(|restriction| restriction.as_str()).collect();
    let barred = (!barred.is_empty()).then_some(barred);
    let map = map
        .with("win", tally.win)
        .with("short_by", tally.short_by)
        .maybe("barred_by", barred)
        .with("total", if tally.win || plan.system == System::Points { tally.total } else { 0 });
    units(plan, map, tally)
}

/// What a hand that has not won is worth to its seat.
fn losing_numbers(plan: &Plan, map: Map<String, Value>, tally: &Tally) -> Map<String, Value> {
    units(plan, map.with("win", tally.win).with("total", tally.total), tally)
}

/// How the total came about.
fn units(plan: &Plan, map: Map<String, Value>, tally: &Tally) -> Map<String, Value> {
    let map = map.with("unit", plan.unit_of_total().as_str());
    let map = match plan.system {
        System::Mangan => {
            let map = map.with("han", if tally.direct { 13 * tally.percent / 100 } else { tally.han });
            map.maybe("fu", (!tally.direct).then_some(tally.fu))
        }
        System::PointDouble if tally.direct => map,
        System::PointDouble => map.with("points", tally.points).with("doubles", tally.doubles),
        System::FaanLaak => map.with("faan", ratio(tally.faan)),
        System::Points => map.with("points", tally.points),
    };
    let percent = (tally.direct && tally.percent > 0).then_some(tally.percent);
    map.maybe("limit", tally.limit.map(|limit| limit.as_str())).maybe("percent_of_limit", percent)
}

fn score_fields(plan: &Plan, map: Map<String, Value>, score: &Score, detail: Detail) -> Map<String, Value> {
    let explain = detail == Detail::Explain;
    let lines = score.lines.iter().filter(|line| explain || line.reason.is_none());
    let map = map
        .with("reading", decomposition(&score.decomposition))
        .with("lines", lines.map(|line| line_json(plan, line)).collect::<Value>());
    if !explain {
        return map;
    }
    let steps = score.steps.iter().map(|step| {
        let sets = (step.sets != Sets::NONE).then(|| sets_json(step.sets));
        Map::new().with("key", step.key.as_str()).with("value", ratio(step.value)).maybe("sets", sets)
    });
    let others = score.others.iter().map(|other| {
        let lines = other.lines.iter().map(|line| line_json(plan, line));
        numbers(plan, Map::new(), &other.tally)
            .with("reading", decomposition(&other.decomposition))
            .with("equal", other.equal)
            .with("lines", lines.collect::<Value>())
    });
    let chances = score.chances.iter();
    let chances = chances.map(|chance| Map::new().with("remedy", chance.remedy.as_str()).with("total", chance.total));
    let chances = (!score.chances.is_empty()).then(|| chances.collect::<Value>());
    let joins = |joins: &[Join]| {
        let one = |join: &Join| Map::new().with("pattern", join.pattern.as_str()).with("sets", sets_json(join.sets));
        joins.iter().map(one).collect::<Value>()
    };
    let orders = score.orders.iter().map(|order| {
        Map::new().with("first", joins(&order.first)).with("then", joins(&order.then)).with("disputed", order.disputed)
    });
    let orders = (!score.orders.is_empty()).then(|| orders.collect::<Value>());
    let next = score.next.iter().map(|next| Map::new().with("more", next.more).with("total", next.total));
    let shortcut = score.shortcut.as_ref().map(|shortcut| {
        let extras = shortcut.extras.iter().map(|extra| extra.as_str());
        Map::new()
            .with("rule", shortcut.rule.as_str())
            .maybe("usual", shortcut.usual)
            .with("extras", extras.collect::<Value>())
    });
    map.with("steps", steps.collect::<Value>())
        .with("others", others.collect::<Value>())
        .with("next", next.collect::<Value>())
        .maybe("chances", chances)
        .maybe("orders", orders)
        .maybe("shortcut", shortcut)
}

fn sets_json(sets: Sets) -> Value {
    let pair = sets.contains_pair().then(|| "pair".into());
    sets.iter().map(Value::from).chain(pair).collect()
}

fn set_tiles(set: Set) -> Vec<Kind> {
    match set.form {
        Form::Chow => (0..3).filter_map(|step| set.first.up(step)).collect(),
        Form::Knitted => (0..3).filter_map(|step| set.first.up(3 * step)).collect(),
        _ => vec![set.first; usize::from(set.size())],
    }
}

fn decomposition(decomposition: &Decomposition) -> Value {
    let set = |set: &Set| {
        let kind = match (set.meld, set.form) {
            (Some(meld), _) => meld.as_str(),
            (None, Form::Chow) => "chow",
            (None, Form::Pair) => "pair",
            (None, Form::Knitted) => "knitted",
            (None, _) => "pung",
        };
        Map::new().with("tiles", kinds_text(&set_tiles(*set))).with("kind", kind).with("concealed", set.is_concealed())
    };
    let completed = match decomposition.completed {
        Completed::Set(i) => Some(Value::from(i)),
        Completed::Pair => Some("pair".into()),
        Completed::Nothing => None,
    };
    Map::new()
        .with("sets", decomposition.sets.iter().map(set).collect::<Value>())
        .maybe("pair", decomposition.pair.map(|pair| kinds_text(&[pair, pair])))
        .maybe("completed", completed)
        .maybe("loose", (!decomposition.loose.is_empty()).then(|| kinds_text(&decomposition.loose)))
        .into()
}

fn line_json(plan: &Plan, line: &Line) -> Value {
    let map = Map::new()
        .with("pattern", line.pattern.as_str())
        .maybe("name", plan.name(line.pattern))
        .maybe("number", plan.number(line.pattern))
        .with("sets", sets_json(line.sets))
        .with("times", line.times);
    let map = match line.reason {
        None => map.with("value", ratio(line.value)).with("unit", line.unit.as_str()).with("fate", "counted"),
        Some(reason) => map
            .with("fate", "not-counted")
            .maybe("there", (line.near != NearMiss::No).then_some(false))
            .with("why", reason.as_str())
            .with("by", line.by.iter().map(|pattern| pattern.as_str()).collect::<Value>()),
    };
    map.into()
}

fn seat_json(plan: &Plan, seat: &SeatAnswer, detail: Detail) -> Value {
    let map = match &seat.score {
        Some(score) => {
            let start = losing_numbers(plan, Map::new(), &score.tally);
            score_fields(plan, start, score, detail)
        }
        None => Map::new(),
    };
    let choices = seat.discards.iter().map(|choice| {
        Map::new()
            .with("tile", choice.tile.to_string())
            .maybe("furiten", choice.furiten.then_some(true))
            .with("waits", choice.waits.iter().map(|wait| wait_json(plan, wait)).collect::<Value>())
    });
    let waits = seat.waits.iter().map(|wait| wait_json(plan, wait)).collect::<Value>();
    map.maybe("ready", seat.ready)
        .maybe("furiten", seat.furiten.then_some(true))
        .maybe("waits", (!seat.waits.is_empty() || seat.ready.is_some()).then_some(waits))
        .maybe("discards", (!seat.discards.is_empty()).then(|| choices.collect::<Value>()))
        .into()
}

fn wait_json(plan: &Plan, wait: &Wait) -> Value {
    let total = |tally: Option<Tally>| tally.map(|tally| numbers(plan, Map::new(), &tally));
    Map::new()
        .with("tile", wait.kind.to_string())
        .with("left", wait.left)
        .with("discard", total(wait.discard))
        .with("self_draw", total(wait.self_draw))
        .into()
}

fn transfer(transfer: &Transfer) -> Value {
    let reason = Map::new()
        .with("kind", transfer.reason.as_str())
        .with("of", transfer.of.as_str())
        .with("liable", transfer.liable)
        .maybe("penalty", transfer.penalty);
    Map::new()
        .with("from", transfer.from.as_str())
        .with("to", transfer.to.as_str())
        .with("amount", transfer.amount)
        .with("why", reason)
        .into()
}

fn verdict(verdict: &Verdict) -> Value {
    Map::new()
        .with("seat", verdict.seat.as_str())
        .maybe("rule", (verdict.reason != LiabilityReason::Named).then(|| verdict.rule.clone()))
        .with("liable", verdict.reason.is_liable())
        .with("why", verdict.reason.as_str())
        .maybe("tile", verdict.tile.map(|tile| tile.to_string()))
        .with("because", numbers_json(&verdict.because))
        .into()
}

fn numbers_json(numbers: &[u16]) -> Value {
    numbers.iter().copied().collect()
}

fn warning(warning: &Warning) -> Value {
    let liable = warning.liable.map_or("discarder", |seat| seat.as_str());
    Map::new()
        .with("rule", warning.rule.clone())
        .maybe("threat", warning.threat.map(|seat| seat.as_str()))
        .with("tiles", write_tiles(&warning.tiles))
        .with("liable", liable)
        .with("because", numbers_json(&warning.because))
        .into()
}
