//! What a game comes to, as the contract writes it.

use super::reply;
use crate::engine::draft::Draft;
use crate::engine::game::{DealReport, Head, Last, LastTransfer, Party, Report};
use crate::engine::json::{Json, MapBuilder};
use crate::engine::rulebook::plan::Plan;
use crate::engine::table::Detail;

/// The report of a game.
#[must_use]
pub fn report(plan: &Plan, report: &Report, three: bool, detail: Detail) -> Json {
    let table = Draft { three_players: three, ..Draft::default() };
    let deals = report.deals.iter().map(|deal| one(plan, deal, &table, detail)).collect();
    MapBuilder::default()
        .with("initial", Json::Int(report.initial))
        .with("rounds", Json::Int(report.rounds.into()))
        .with("deals", Json::List(deals))
        .with("next", report.next.map_or(Json::Null, |next| head(MapBuilder::default(), &next).done()))
        .with("over", report.over.map_or(Json::Null, |over| Json::text(over.as_str())))
        .with("totals", amounts(&report.totals))
        .with("table", Json::Int(report.table))
        .with("bank", Json::Int(report.bank))
        .with("without_win", places(&report.without_win))
        .with("final", report.last.as_ref().map_or(Json::Null, last))
        .done()
}

fn one(plan: &Plan, deal: &DealReport, table: &Draft, detail: Detail) -> Json {
    let answer = deal.answer.as_ref().map_or(Json::Null, |answer| reply::answer(plan, table, answer, detail));
    let overridden = deal.overridden.iter().map(|field| Json::text(field.as_str())).collect();
    head(MapBuilder::default(), &deal.head)
        .with("cause", Json::text(deal.cause.as_str()))
        .with("answer", answer)
        .with("winners", places(&deal.winners))
        .with("changes", amounts(&deal.changes))
        .with("totals", amounts(&deal.totals))
        .with("table", Json::Int(deal.table))
        .with("bank", Json::Int(deal.bank))
        .with("passes", Json::Bool(deal.passes))
        .maybe("overridden", (!deal.overridden.is_empty()).then_some(Json::List(overridden)))
        .with("problems", reply::problems(&deal.problems))
        .done()
}

fn head(map: MapBuilder, head: &Head) -> MapBuilder {
    map.with("dealer", count(head.dealer))
        .with("winds", Json::List(head.winds().map(|wind| Json::text(wind.as_str())).collect()))
        .with("prevailing", Json::text(head.prevailing().as_str()))
        .with("round", Json::Int(i64::from(head.round) + 1))
        .with("number", count(head.number()))
        .with("repeat", Json::Int(head.repeat.into()))
        .with("dealer_wins", Json::Int(head.dealer_wins.into()))
        .with("honba", Json::Int(head.honba.into()))
        .with("deposits", Json::Int(head.deposits.into()))
}

fn last(last: &Last) -> Json {
    let transfer = |transfer: &LastTransfer| {
        MapBuilder::default()
            .with("from", party(transfer.from))
            .with("to", party(transfer.to))
            .with("amount", Json::Int(transfer.amount))
            .with("why", Json::text(transfer.why.as_str()))
            .done()
    };
    let ranking = last.ranking.iter().map(|placed| {
        MapBuilder::default()
            .with("player", count(placed.player))
            .with("place", Json::Int(placed.place.into()))
            .with("score", Json::Int(placed.score))
            .maybe("table_points", placed.table_points.map(reply::ratio))
            .done()
    });
    MapBuilder::default()
        .with("transfers", Json::List(last.transfers.iter().map(transfer).collect()))
        .with("scores", amounts(&last.scores))
        .with("table", Json::Int(last.table))
        .with("bank", Json::Int(last.bank))
        .with("ranking", Json::List(ranking.collect()))
        .done()
}

fn party(party: Party) -> Json {
    match party {
        Party::Player(player) => count(player),
        Party::Table => Json::text("table"),
        Party::Bank => Json::text("bank"),
    }
}

fn count(n: usize) -> Json {
    Json::Int(i64::try_from(n).unwrap_or(i64::MAX))
}

fn amounts(list: &[i64]) -> Json {
    Json::List(list.iter().copied().map(Json::Int).collect())
}

fn places(list: &[usize]) -> Json {
    Json::List(list.iter().copied().map(count).collect())
}
