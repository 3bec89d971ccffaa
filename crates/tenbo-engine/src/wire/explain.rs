//! Converts the explanation of a score to the types of the contract.

use super::constants::{Counted, False, NotCounted, True};
use super::explanation::{
    Chance, CountedLine, DecompositionJson, DecompositionSet, Explanation, Join, Line, Miss, Next, NotCountedLine,
    Order, OtherDecomposition, SetKind, SetPlace, Shortcut, Step,
};
use super::lists::filled;
use super::outcome::outcome;
use super::tiles_text::TilesText;
use crate::decompose::{Completed, Decomposition, Form, Set};
use crate::patterns::Sets;
use crate::plan::Plan;
use crate::score::{self, Need, Score};
use crate::settle::Detail;
use crate::tiles::{Kind, MeldKind};

/// The explanation of a score in the detail that was asked for.
pub(super) fn explanation(plan: &Plan, score: &Score, detail: Detail) -> Explanation {
    let explain = detail == Detail::Explain;
    let lines = score.lines.iter().filter(|line| explain || line.reason.is_none());
    let mut explanation = Explanation {
        reading: decomposition(&score.decomposition),
        lines: lines.map(|entry| line(plan, entry)).collect(),
        steps: None,
        others: None,
        next: None,
        chances: None,
        misses: None,
        orders: None,
        shortcut: None,
    };
    if explain {
        explanation.steps = Some(score.steps.iter().map(step).collect());
        explanation.others = Some(score.others.iter().map(|entry| other(plan, entry)).collect());
        let next = |next: &score::Next| Next { more: next.more, total: next.total };
        explanation.next = Some(score.next.iter().map(next).collect());
        let chance = |chance: &score::Chance| Chance { remedy: chance.remedy, total: chance.total };
        explanation.chances = filled(score.chances.iter().map(chance));
        explanation.misses = filled(score.misses.iter().map(|entry| miss(plan, &score.decomposition, entry)));
        explanation.orders = filled(score.orders.iter().map(order));
        explanation.shortcut = score.shortcut.as_ref().map(shortcut);
    }
    explanation
}

fn step(step: &score::Step) -> Step {
    Step { key: step.key, value: step.value, sets: (step.sets != Sets::NONE).then_some(step.sets) }
}

fn other(plan: &Plan, other: &score::Other) -> OtherDecomposition {
    let worth = outcome(plan, &other.tally);
    OtherDecomposition {
        win: worth.win,
        short_by: worth.short_by,
        barred_by: worth.barred_by,
        total: worth.total,
        unit: worth.unit,
        units: worth.units,
        reading: decomposition(&other.decomposition),
        equal: other.equal,
        lines: other.lines.iter().map(|entry| line(plan, entry)).collect(),
    }
}

fn order(order: &score::Order) -> Order {
    let join = |join: &score::Join| Join { pattern: join.pattern, sets: join.sets };
    let joins = |list: &[score::Join]| list.iter().map(join).collect();
    Order { first: joins(&order.first), then: joins(&order.then), disputed: order.disputed }
}

fn shortcut(shortcut: &score::Shortcut) -> Shortcut {
    Shortcut { rule: shortcut.rule, usual: shortcut.usual, extras: shortcut.extras.to_vec() }
}

fn decomposition(decomposition: &Decomposition) -> DecompositionJson {
    DecompositionJson {
        sets: decomposition.sets.iter().map(set).collect(),
        pair: decomposition.pair.map(|pair| TilesText::kinds(&[pair, pair])),
        completed: match decomposition.completed {
            Completed::Set(place) => Some(SetPlace::Set(place)),
            Completed::Pair => Some(SetPlace::Pair),
            Completed::Nothing => None,
        },
        loose: (!decomposition.loose.is_empty()).then(|| TilesText::kinds(&decomposition.loose)),
    }
}

fn set(set: &Set) -> DecompositionSet {
    let kind = match (set.meld, set.form) {
        (Some(MeldKind::Chow), _) | (None, Form::Chow) => SetKind::Chow,
        (Some(MeldKind::Kong), _) => SetKind::Kong,
        (Some(MeldKind::AddedKong), _) => SetKind::AddedKong,
        (Some(MeldKind::ConcealedKong), _) => SetKind::ConcealedKong,
        (Some(MeldKind::Quad), _) => SetKind::Quad,
        (Some(MeldKind::Quint), _) => SetKind::Quint,
        (Some(MeldKind::Sextet), _) => SetKind::Sextet,
        (None, Form::Pair) => SetKind::Pair,
        (None, Form::Knitted) => SetKind::Knitted,
        (Some(MeldKind::Pung), _) | (None, _) => SetKind::Pung,
    };
    DecompositionSet { tiles: TilesText::kinds(&set_tiles(*set)), kind, concealed: set.is_concealed() }
}

fn set_tiles(set: Set) -> Vec<Kind> {
    match set.form {
        Form::Chow => (0..3).filter_map(|step| set.first.up(step)).collect(),
        Form::Knitted => (0..3).filter_map(|step| set.first.up(3 * step)).collect(),
        _ => vec![set.first; usize::from(set.size())],
    }
}

fn miss(plan: &Plan, decomposition: &Decomposition, miss: &score::Miss) -> Miss {
    let &score::Miss { pattern, value, unit, need } = miss;
    let mut told = Miss {
        pattern,
        name: plan.name(pattern).map(str::to_owned),
        number: plan.number(pattern),
        value,
        unit,
        lack: need.lack(),
        wait: None,
        had: None,
        needs: None,
        have: None,
        at: None,
        out: None,
        into: None,
        any: None,
    };
    match need {
        Need::Wait { wait, had } => (told.wait, told.had) = (Some(wait), Some(had)),
        Need::ConcealedTriplets { needs, have } => (told.needs, told.have) = (Some(needs), Some(have)),
        Need::Closed => {}
        Need::Pairs { have } => (told.needs, told.have) = (Some(7), Some(have)),
        Need::Tile { at, out, into, any } => {
            (told.at, told.any) = (Some(at), Some(any));
            (told.out, told.into) = (Some(TilesText::kinds(&[out])), Some(TilesText::kinds(&[into])));
        }
        Need::Set { at, into, any } => {
            (told.at, told.any) = (Some(at), Some(any));
            let pair = decomposition.pair.filter(|_| at.contains_pair()).map(|pair| vec![pair, pair]);
            let set = || at.iter().next().and_then(|place| decomposition.sets.get(place)).map(|&set| set_tiles(set));
            told.out = pair.or_else(set).map(|tiles| TilesText::kinds(&tiles));
            told.into = Some(TilesText::kinds(&set_tiles(into)));
        }
    }
    told
}

fn line(plan: &Plan, line: &score::Line) -> Line {
    let name = plan.name(line.pattern).map(str::to_owned);
    let number = plan.number(line.pattern);
    let &score::Line { pattern, sets, times, value, unit, .. } = line;
    match line.reason {
        None => Line::Counted(CountedLine { pattern, name, number, sets, times, value, unit, fate: Counted }),
        Some(why) => {
            let there = line.near.map(|_| False);
            let by = line.by.to_vec();
            let decides_payment = line.decides_payment.then_some(True);
            let fate = NotCounted;
            Line::NotCounted(NotCountedLine {
                pattern,
                name,
                number,
                sets,
                times,
                fate,
                there,
                why,
                by,
                decides_payment,
            })
        }
    }
}
