//! Writing an answer.

use std::borrow::Cow;

use crate::engine::bounds;
use crate::engine::catalogue::Near;
use crate::engine::draft::Draft;
use crate::engine::json::{Json, MapBuilder};
use crate::engine::notation::write_tiles;
use crate::engine::problem::{Place, Problem, ProblemKey, Spot};
use crate::engine::ratio::Ratio;
use crate::engine::reading::{Completed, Form, Reading, Set};
use crate::engine::rulebook::caveat;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, System};
use crate::engine::scoring::{Join, Line, Restriction, Score, Tally};
use crate::engine::table::answer::{SeatAnswer, WinAnswer};
use crate::engine::table::{Answer, Detail, LiabilityWhy, Transfer, Verdict, Warning};
use crate::engine::tile::{Kind, Tile};
use crate::engine::view::Sets;
use crate::engine::wait::Wait;

/// Problems as the contract lists them: if there are very many, the first of them, and that there are more.
#[must_use]
pub fn problems(problems: &[Problem]) -> Json {
    let one = |problem: &Problem| {
        let chars = problem.chars.map(|(from, to)| Json::List(vec![int(from), int(to)]));
        let tiles = (!problem.tiles.is_empty()).then(|| Json::text(write_tiles(&problem.tiles)));
        MapBuilder::default()
            .with("key", Json::text(problem.key.as_str()))
            .with("at", Json::text(problem.at.to_string()))
            .maybe("chars", chars)
            .maybe("tiles", tiles)
            .maybe(
                "copies",
                (!problem.copies.is_empty()).then(|| Json::List(problem.copies.iter().map(spot).collect())),
            )
            .maybe("name", problem.name.clone().map(Json::Text))
            .maybe("setting", setting(problem))
            .done()
    };
    let more = Problem::new(ProblemKey::TooManyProblems, Place::default());
    let more = (problems.len() > bounds::PROBLEMS).then_some(&more);
    Json::List(problems.iter().take(bounds::PROBLEMS).chain(more).map(one).collect())
}

/// What an option would have to be, as files say it.
fn setting(problem: &Problem) -> Option<Json> {
    problem.setting?;
    let key: OptionKey = problem.name.as_deref()?.parse().ok()?;
    Some(super::write::option(key, problem.setting))
}

fn spot(spot: &Spot) -> Json {
    MapBuilder::default().with("at", Json::text(spot.at.to_string())).with("index", int(spot.index)).done()
}

/// An answer as the contract writes it.
#[must_use]
pub fn answer(plan: &Plan, draft: &Draft, answer: &Answer, detail: Detail) -> Json {
    let wins = answer.wins.iter().map(|win| win_json(plan, win, detail)).collect();
    let seats: Vec<_> = answer
        .seats
        .iter()
        .filter_map(|(seat, entry)| Some((Cow::Borrowed(seat.as_str()), seat_json(plan, entry.as_ref()?, detail))))
        .collect();
    let net: Vec<_> = draft
        .players()
        .map(|seat| (Cow::Borrowed(seat.as_str()), Json::Int(answer.net.seats[seat])))
        .chain([
            (Cow::Borrowed("table"), Json::Int(answer.net.table)),
            (Cow::Borrowed("bank"), Json::Int(answer.net.bank)),
        ])
        .collect();
    MapBuilder::default()
        .with("ok", Json::Bool(true))
        .with("wins", Json::List(wins))
        .with("seats", Json::Map(seats))
        .with("transfers", Json::List(answer.transfers.iter().map(transfer).collect()))
        .with("net", Json::Map(net))
        .with("warnings", Json::List(answer.warnings.iter().map(warning).collect()))
        .maybe("deal_passes", answer.deal_passes.map(Json::Bool))
        .with("problems", Json::List(Vec::new()))
        .maybe("caveats", caveats(plan, Some(draft)))
        .done()
}

/// What to take care of with these rules and with the deal, if anything.
#[must_use]
pub fn caveats(plan: &Plan, draft: Option<&Draft>) -> Option<Json> {
    let caveats = caveat::caveats(&plan.book, draft);
    let list = caveats.iter().map(|caveat| Json::text(caveat.as_str())).collect();
    (!caveats.is_empty()).then_some(Json::List(list))
}

fn int(n: usize) -> Json {
    Json::Int(i64::try_from(n).unwrap_or(i64::MAX))
}

/// An amount, whole or as numerator and denominator.
pub(super) fn ratio(value: Ratio) -> Json {
    match value.as_whole() {
        Some(whole) => Json::Int(whole),
        None => MapBuilder::default()
            .with("n", Json::Int(value.numerator()))
            .with("d", Json::Int(value.denominator()))
            .done(),
    }
}

fn kinds_text(kinds: &[Kind]) -> Json {
    Json::text(write_tiles(&kinds.iter().copied().map(Tile::plain).collect::<Vec<_>>()))
}

fn win_json(plan: &Plan, win: &WinAnswer, detail: Detail) -> Json {
    let start = MapBuilder::default().with("seat", Json::text(win.seat.as_str()));
    let liable = win.liable().next().map(|_| {
        let one = |verdict: &Verdict| {
            let seat = MapBuilder::default().with("seat", Json::text(verdict.seat.as_str()));
            seat.with("rule", Json::Text(verdict.rule.clone())).done()
        };
        Json::List(win.liable().map(one).collect())
    });
    let map = match &win.score {
        Some(score) => score_fields(plan, numbers(plan, start, &score.tally), score, detail),
        None => {
            let barred = Json::List(vec![Json::text(Restriction::FirstInTurn.as_str())]);
            let map = start.with("win", Json::Bool(win.is_legal())).maybe("barred_by", win.beaten.then_some(barred));
            map.with("total", Json::Int(win.total)).with("unit", Json::text("points"))
        }
    };
    let liability = (!win.liability.is_empty()).then(|| Json::List(win.liability.iter().map(verdict).collect()));
    map.maybe("liable", liable)
        .maybe("liability", liability)
        .maybe("furiten", win.is_furiten().then_some(Json::Bool(true)))
        .done()
}

/// What a complete hand is worth, or what it lacks.
fn numbers(plan: &Plan, map: MapBuilder, tally: &Tally) -> MapBuilder {
    let barred: Vec<Json> = tally.barred.iter().map(|restriction| Json::text(restriction.as_str())).collect();
    let barred = (!barred.is_empty()).then_some(Json::List(barred));
    let map = map
        .with("win", Json::Bool(tally.win))
        .with("short_by", Json::Int(tally.short_by))
        .maybe("barred_by", barred)
        .with("total", Json::Int(if tally.win || plan.system == System::Points { tally.total } else { 0 }));
    units(plan, map, tally)
}

/// What a hand that has not won is worth to its seat.
fn losing_numbers(plan: &Plan, map: MapBuilder, tally: &Tally) -> MapBuilder {
    units(plan, map.with("win", Json::Bool(tally.win)).with("total", Json::Int(tally.total)), tally)
}

/// How the total came about.
fn units(plan: &Plan, map: MapBuilder, tally: &Tally) -> MapBuilder {
    let map = map.with("unit", Json::text(plan.unit_of_total().as_str()));
    let map = match plan.system {
        System::Mangan => {
            let map = map.with("han", Json::Int(if tally.direct { 13 * tally.percent / 100 } else { tally.han }));
            map.maybe("fu", (!tally.direct).then_some(Json::Int(tally.fu)))
        }
        System::PointDouble if tally.direct => map,
        System::PointDouble => map.with("points", Json::Int(tally.points)).with("doubles", Json::Int(tally.doubles)),
        System::FaanLaak => map.with("faan", ratio(tally.faan)),
        System::Points => map.with("points", Json::Int(tally.points)),
    };
    let percent = (tally.direct && tally.percent > 0).then_some(Json::Int(tally.percent));
    map.maybe("limit", tally.limit.map(|limit| Json::text(limit.as_str()))).maybe("percent_of_limit", percent)
}

fn score_fields(plan: &Plan, map: MapBuilder, score: &Score, detail: Detail) -> MapBuilder {
    let explain = detail == Detail::Explain;
    let lines = score.lines.iter().filter(|line| explain || line.why.is_none());
    let map = map
        .with("reading", reading(&score.reading))
        .with("lines", Json::List(lines.map(|line| line_json(plan, line)).collect()));
    if !explain {
        return map;
    }
    let steps = score.steps.iter().map(|step| {
        let sets = (step.sets != Sets::NONE).then(|| sets_json(step.sets));
        MapBuilder::default()
            .with("key", Json::text(step.key.as_str()))
            .with("value", ratio(step.value))
            .maybe("sets", sets)
            .done()
    });
    let others = score.others.iter().map(|other| {
        let lines = other.lines.iter().map(|line| line_json(plan, line)).collect();
        numbers(plan, MapBuilder::default(), &other.tally)
            .with("reading", reading(&other.reading))
            .with("equal", Json::Bool(other.equal))
            .with("lines", Json::List(lines))
            .done()
    });
    let chances = score.chances.iter().map(|chance| {
        MapBuilder::default()
            .with("remedy", Json::text(chance.remedy.as_str()))
            .with("total", Json::Int(chance.total))
            .done()
    });
    let chances = (!score.chances.is_empty()).then(|| Json::List(chances.collect()));
    let joins = |joins: &[Join]| {
        let one = |join: &Join| {
            MapBuilder::default()
                .with("pattern", Json::text(join.pattern.as_str()))
                .with("sets", sets_json(join.sets))
                .done()
        };
        Json::List(joins.iter().map(one).collect())
    };
    let orders = score.orders.iter().map(|order| {
        MapBuilder::default()
            .with("first", joins(&order.first))
            .with("then", joins(&order.then))
            .with("disputed", Json::Bool(order.disputed))
            .done()
    });
    let orders = (!score.orders.is_empty()).then(|| Json::List(orders.collect()));
    let next = score.next.iter().map(|next| {
        MapBuilder::default().with("more", Json::Int(next.more)).with("total", Json::Int(next.total)).done()
    });
    let shortcut = score.shortcut.as_ref().map(|shortcut| {
        let extras = shortcut.extras.iter().map(|extra| Json::text(extra.as_str())).collect();
        MapBuilder::default()
            .with("rule", Json::text(shortcut.rule.as_str()))
            .maybe("usual", shortcut.usual.map(Json::Int))
            .with("extras", Json::List(extras))
            .done()
    });
    map.with("steps", Json::List(steps.collect()))
        .with("others", Json::List(others.collect()))
        .with("next", Json::List(next.collect()))
        .maybe("chances", chances)
        .maybe("orders", orders)
        .maybe("shortcut", shortcut)
}

fn sets_json(sets: Sets) -> Json {
    let pair = sets.has_pair().then(|| Json::text("pair"));
    Json::List(sets.iter().map(int).chain(pair).collect())
}

fn set_tiles(set: Set) -> Vec<Kind> {
    match set.form {
        Form::Chow => (0..3).filter_map(|step| set.first.up(step)).collect(),
        Form::Knitted => (0..3).filter_map(|step| set.first.up(3 * step)).collect(),
        _ => vec![set.first; usize::from(set.size())],
    }
}

fn reading(reading: &Reading) -> Json {
    let set = |set: &Set| {
        let kind = match (set.meld, set.form) {
            (Some(meld), _) => meld.as_str(),
            (None, Form::Chow) => "chow",
            (None, Form::Pair) => "pair",
            (None, Form::Knitted) => "knitted",
            (None, _) => "pung",
        };
        MapBuilder::default()
            .with("tiles", kinds_text(&set_tiles(*set)))
            .with("kind", Json::text(kind))
            .with("concealed", Json::Bool(set.is_concealed()))
            .done()
    };
    let completed = match reading.completed {
        Completed::Set(i) => Some(int(usize::from(i))),
        Completed::Pair => Some(Json::text("pair")),
        Completed::Nothing => None,
    };
    MapBuilder::default()
        .with("sets", Json::List(reading.sets.iter().map(set).collect()))
        .maybe("pair", reading.pair.map(|pair| kinds_text(&[pair, pair])))
        .maybe("completed", completed)
        .maybe("loose", (!reading.loose.is_empty()).then(|| kinds_text(&reading.loose)))
        .done()
}

fn line_json(plan: &Plan, line: &Line) -> Json {
    let name = plan.name(line.pattern).map(|name| Json::text(name.to_owned()));
    let map = MapBuilder::default()
        .with("pattern", Json::text(line.pattern.as_str()))
        .maybe("name", name)
        .maybe("number", plan.number(line.pattern).map(|number| Json::Int(i64::from(number))))
        .with("sets", sets_json(line.sets))
        .with("times", Json::Int(i64::from(line.times)));
    match line.why {
        None => map
            .with("value", ratio(line.value))
            .with("unit", Json::text(line.unit.as_str()))
            .with("fate", Json::text("counted"))
            .done(),
        Some(why) => map
            .with("fate", Json::text("not-counted"))
            .maybe("there", (line.near != Near::No).then_some(Json::Bool(false)))
            .with("why", Json::text(why.as_str()))
            .with("by", Json::List(line.by.iter().map(|pattern| Json::text(pattern.as_str())).collect()))
            .done(),
    }
}

fn seat_json(plan: &Plan, seat: &SeatAnswer, detail: Detail) -> Json {
    let map = match &seat.score {
        Some(score) => {
            let start = losing_numbers(plan, MapBuilder::default(), &score.tally);
            score_fields(plan, start, score, detail)
        }
        None => MapBuilder::default(),
    };
    let choices = seat.discards.iter().map(|choice| {
        MapBuilder::default()
            .with("tile", Json::text(choice.tile.to_string()))
            .maybe("furiten", choice.furiten.then_some(Json::Bool(true)))
            .with("waits", Json::List(choice.waits.iter().map(|wait| wait_json(plan, wait)).collect()))
            .done()
    });
    let waits = Json::List(seat.waits.iter().map(|wait| wait_json(plan, wait)).collect());
    map.maybe("ready", seat.ready.map(Json::Bool))
        .maybe("furiten", seat.furiten.then_some(Json::Bool(true)))
        .maybe("waits", (!seat.waits.is_empty() || seat.ready.is_some()).then_some(waits))
        .maybe("discards", (!seat.discards.is_empty()).then(|| Json::List(choices.collect())))
        .done()
}

fn wait_json(plan: &Plan, wait: &Wait) -> Json {
    let total =
        |tally: Option<Tally>| tally.map_or(Json::Null, |tally| numbers(plan, MapBuilder::default(), &tally).done());
    MapBuilder::default()
        .with("tile", Json::text(wait.kind.to_string()))
        .with("left", Json::Int(i64::from(wait.left)))
        .with("discard", total(wait.discard))
        .with("self_draw", total(wait.self_draw))
        .done()
}

fn transfer(transfer: &Transfer) -> Json {
    let why = MapBuilder::default()
        .with("kind", Json::text(transfer.why.as_str()))
        .with("of", Json::text(transfer.of.as_str()))
        .with("liable", Json::Bool(transfer.liable))
        .maybe("penalty", transfer.penalty.and_then(|place| i64::try_from(place).ok()).map(Json::Int))
        .done();
    MapBuilder::default()
        .with("from", Json::text(transfer.from.as_str()))
        .with("to", Json::text(transfer.to.as_str()))
        .with("amount", Json::Int(transfer.amount))
        .with("why", why)
        .done()
}

fn verdict(verdict: &Verdict) -> Json {
    MapBuilder::default()
        .with("seat", Json::text(verdict.seat.as_str()))
        .maybe("rule", (verdict.why != LiabilityWhy::Named).then(|| Json::Text(verdict.rule.clone())))
        .with("liable", Json::Bool(verdict.why.is_liable()))
        .with("why", Json::text(verdict.why.as_str()))
        .maybe("tile", verdict.tile.map(|tile| Json::text(tile.to_string())))
        .with("because", numbers_json(&verdict.because))
        .done()
}

fn numbers_json(numbers: &[u16]) -> Json {
    Json::List(numbers.iter().map(|&n| Json::Int(i64::from(n))).collect())
}

fn warning(warning: &Warning) -> Json {
    let liable = warning.liable.map_or("discarder", |seat| seat.as_str());
    MapBuilder::default()
        .with("rule", Json::Text(warning.rule.clone()))
        .maybe("threat", warning.threat.map(|seat| Json::text(seat.as_str())))
        .with("tiles", Json::text(write_tiles(&warning.tiles)))
        .with("liable", Json::text(liable))
        .with("because", numbers_json(&warning.because))
        .done()
}
