//! What a game comes to, as the contract writes it.

use serde_json::{Map, Value};

use super::reply;
use crate::deal::Draft;
use crate::game::{DealContext, DealReport, FinalResult, FinalTransfer, Party, Report};
use crate::plan::Plan;
use crate::problems::Fields;
use crate::settle::Detail;

/// The report of a game.
#[must_use]
pub fn report(plan: &Plan, report: &Report, three: bool, detail: Detail) -> Value {
    let table = Draft { three_players: three, ..Draft::default() };
    let deals = report.deals.iter().map(|deal| one(plan, deal, &table, detail));
    Map::new()
        .with("initial", report.initial)
        .with("rounds", report.rounds)
        .with("deals", deals.collect::<Value>())
        .with("next", report.next.map(|next| context(Map::new(), &next)))
        .with("over", report.over.map(|over| over.as_str()))
        .with("totals", amounts(&report.totals))
        .with("table", report.table)
        .with("bank", report.bank)
        .with("without_win", places(&report.without_win))
        .with("final", report.last.as_ref().map(last))
        .into()
}

fn one(plan: &Plan, deal: &DealReport, table: &Draft, detail: Detail) -> Value {
    let answer = deal.answer.as_ref().map(|answer| reply::answer(plan, table, answer, detail));
    let overridden = deal.overridden.iter().map(|field| field.as_str());
    context(Map::new(), &deal.context)
        .with("cause", deal.cause.as_str())
        .with("answer", answer)
        .with("winners", places(&deal.winners))
        .with("changes", amounts(&deal.changes))
        .with("totals", amounts(&deal.totals))
        .with("table", deal.table)
        .with("bank", deal.bank)
        .with("passes", deal.passes)
        .maybe("overridden", (!deal.overridden.is_empty()).then(|| overridden.collect::<Value>()))
        .with("problems", reply::problems(&deal.problems))
        .into()
}

fn context(map: Map<String, Value>, context: &DealContext) -> Map<String, Value> {
    map.with("dealer", context.dealer)
        .with("winds", context.winds().map(|wind| wind.as_str()).collect::<Value>())
        .with("prevailing", context.prevailing().as_str())
        .with("round", i64::from(context.round) + 1)
        .with("number", context.number())
        .with("repeat", context.repeat)
        .with("dealer_wins", context.dealer_wins)
        .with("honba", context.honba)
        .with("deposits", context.deposits)
}

fn last(last: &FinalResult) -> Value {
    let transfer = |transfer: &FinalTransfer| {
        Map::new()
            .with("from", party(transfer.from))
            .with("to", party(transfer.to))
            .with("amount", transfer.amount)
            .with("why", transfer.reason.as_str())
    };
    let ranking = last.ranking.iter().map(|placed| {
        Map::new()
            .with("player", placed.player)
            .with("place", placed.place)
            .with("score", placed.score)
            .maybe("table_points", placed.table_points.map(reply::ratio))
    });
    Map::new()
        .with("transfers", last.transfers.iter().map(transfer).collect::<Value>())
        .with("scores", amounts(&last.scores))
        .with("table", last.table)
        .with("bank", last.bank)
        .with("ranking", ranking.collect::<Value>())
        .into()
}

fn party(party: Party) -> Value {
    match party {
        Party::Player(player) => player.into(),
        Party::Table => "table".into(),
        Party::Bank => "bank".into(),
    }
}

fn amounts(list: &[i64]) -> Value {
    list.iter().copied().collect()
}

fn places(list: &[usize]) -> Value {
    list.iter().copied().collect()
}
