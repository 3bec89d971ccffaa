//! Converts the report of a game to the types of the contract.

use super::game_answer::{DealContextJson, DealReport, FinalResult, FinalTransfer, GameReport, Placed};
use super::lists::filled;
use super::reply;
use crate::deal::Draft;
use crate::game::{self, DealContext, Game, Report};
use crate::plan::Plan;
use crate::settle::Detail;

/// Converts the report of a game.
#[must_use]
pub fn report(plan: &Plan, game: &Game, report: &Report, detail: Detail) -> GameReport {
    let deals = game.deals.iter().zip(&report.deals);
    GameReport {
        initial: report.initial,
        rounds: report.rounds,
        deals: deals.map(|(entry, report)| deal(plan, &entry.deal, report, detail)).collect(),
        next: report.next.as_ref().map(context),
        over: report.over,
        totals: report.totals.clone(),
        table: report.table,
        bank: report.bank,
        without_win: report.without_win.clone(),
        last: report.last.as_ref().map(last),
    }
}

fn deal(plan: &Plan, draft: &Draft, deal: &game::DealReport, detail: Detail) -> DealReport {
    DealReport {
        context: context(&deal.context),
        cause: deal.cause,
        answer: deal.answer.as_ref().map(|answer| reply::answer(plan, draft, answer, detail)),
        winners: deal.winners.clone(),
        changes: deal.changes.clone(),
        totals: deal.totals.clone(),
        table: deal.table,
        bank: deal.bank,
        passes: deal.passes,
        overridden: filled(deal.overridden.iter().copied()),
        problems: reply::problems(&deal.problems),
    }
}

fn context(context: &DealContext) -> DealContextJson {
    DealContextJson {
        dealer: context.dealer(),
        winds: context.seats().collect(),
        prevailing: context.prevailing(),
        round: i64::from(context.round) + 1,
        number: context.number(),
        repeat: context.repeat,
        dealer_wins: context.dealer_wins,
        honba: context.honba,
        deposits: context.deposits,
    }
}

fn last(last: &game::FinalResult) -> FinalResult {
    let transfer = |transfer: &game::FinalTransfer| FinalTransfer {
        from: transfer.from,
        to: transfer.to,
        amount: transfer.amount,
        why: transfer.reason,
    };
    let ranking = last.ranking.iter().map(|placed| Placed {
        player: placed.player,
        place: placed.place,
        score: placed.score,
        table_points: placed.table_points,
    });
    FinalResult {
        transfers: last.transfers.iter().map(transfer).collect(),
        scores: last.scores.clone(),
        table: last.table,
        bank: last.bank,
        ranking: ranking.collect(),
    }
}
