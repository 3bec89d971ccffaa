//! The form of a deal: how it ended, who won, what it was worth; and what that changes before it is entered.

use leptos::prelude::*;

use super::deed::Deed;
use super::desk::{At, Door};
use super::fields::{checks, labelled, number, radios, select};
use super::{FORM, Paper, more};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::{Acts, yes};
use crate::app::legacy::tree::{Node, Tree, el};
use crate::engine::draft::{By, DrawCause, Riichi};
use crate::engine::game::{DealReport, Entry, Game, Head, replay};
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::Settlement;
use crate::engine::seat::Seat;
use crate::i18n::GameWord;
use crate::i18n::number::{grouped, signed};
use crate::session::form::worth::{FU, LIMITS};
use crate::session::form::{Ends, Filled, Form, Lacks, Worth, has_tiles};

/// The form of a deal, or nothing once the game is over.
pub fn paint(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let part = el("section").class("side-part").with("aria-labelledby", FORM).add(paper.table.said());
    let part = part.maybe(pending(paper, acts));
    let Some(head) = paper.head() else { return part };
    let form = &paper.desk().form;
    let mut card = el("div").class("card deal-form").add(title(paper, &head)).add(ends(paper, acts, form));
    card = match form.ends {
        Ends::Win => card.all(win(paper, acts, &head, form)),
        Ends::Draw => card.all(draw(paper, acts, &head, form)),
        Ends::Scores => card.all(scores(paper, acts, &head, form)),
    };
    let open = paper.desk().open.contains(&Door::More);
    let door = acts.button("door", Act::Game(Deed::Door(Door::More))).with("aria-expanded", yes(open));
    let door = door.with("id", "more-door").add(paper.word(GameWord::More));
    card = card.add(door).maybe(open.then(|| more::paint(paper, acts, &head, form)));
    part.add(card.add(effect(paper, &head, form)).add(buttons(paper, acts)))
}

/// That a deal is being entered by tiles elsewhere.
fn pending(paper: &Paper<'_, '_>, acts: &mut Acts) -> Option<Tree> {
    let table = paper.table;
    table.scene.store.by_tiles.get().map(|_| {
        el("div")
            .class("card pending row")
            .add(el("p").add(paper.word(GameWord::BeingEntered)))
            .add(table.main_button(acts, GameWord::ToTiles, Deed::ToTiles))
            .add(table.button(acts, GameWord::BackWithout, Deed::BackWithout))
    })
}

fn title(paper: &Paper<'_, '_>, head: &Head) -> Tree {
    let language = paper.table.language();
    let (word, place) = match paper.desk().at {
        At::Next => (GameWord::NextDeal, String::new()),
        At::Correct(place) => (GameWord::CorrectDeal, [" ", &(place + 1).to_string()].concat()),
        At::Insert(place) => (GameWord::InsertDeal, [" ", &(place + 1).to_string()].concat()),
    };
    let deal = language.dealt_by(&paper.names.deal(head), &paper.names.player(head.dealer));
    let extras = language.deal_extras(head.repeat, head.honba, head.deposits);
    let extras = (!extras.is_empty()).then(|| el("span").class("soft").add([" · ", &extras].concat()));
    el("h3").with("id", FORM).with("tabindex", "-1").add([paper.word(word), &place, ": ", &deal].concat()).maybe(extras)
}

fn ends(paper: &Paper<'_, '_>, acts: &mut Acts, form: &Form) -> Tree {
    let choices = Ends::ALL.into_iter().map(|ends| {
        let word = match ends {
            Ends::Win => GameWord::EndsWithWin,
            Ends::Draw => GameWord::EndsWithDraw,
            Ends::Scores => GameWord::EndsWithScores,
        };
        (Node::from(paper.word(word)), form.ends == ends, Filled::Ends(ends))
    });
    radios(acts, "deal-ends", paper.word(GameWord::HowItEnded), choices.collect())
}

/// The seats of a deal in turn.
pub fn seats(paper: &Paper<'_, '_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::ALL.into_iter().take(paper.sheet.game.players.len())
}

/// A seat by wind and name.
fn seat(paper: &Paper<'_, '_>, head: &Head, seat: Seat) -> Node {
    let class = if seat == Seat::East { "wind dealer" } else { "wind" };
    let wind = el("b").class(class).with("aria-hidden", "true").add(paper.names.language.seat_letter(seat));
    el("bdi").class("seat-name").add(wind).add(paper.names.seat(head, seat)).into()
}

fn win(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Vec<Tree> {
    let who = seats(paper).map(|wind| (seat(paper, head, wind), form.winner == Some(wind), Filled::Winner(wind)));
    let mut out = vec![radios(acts, "deal-winner", paper.word(GameWord::Winner), who.collect())];
    let drawn = form.by == Some(By::SelfDraw);
    let mut how: Vec<(Node, bool, Filled)> = vec![(paper.word(GameWord::SelfDrawn).into(), drawn, Filled::SelfDrawn)];
    how.extend(seats(paper).filter(|wind| form.winner != Some(*wind)).map(|wind| {
        let from = paper.table.language().from_seat(&paper.names.seat(head, wind));
        (from.into(), form.from == Some(wind), Filled::From(wind))
    }));
    out.push(radios(acts, "deal-tile", paper.word(GameWord::TheTile), how));
    if let (Some(winner), Some(from)) = (form.winner, form.from)
        && paper.plan.book.options.number(OptionKey::MaximumWinners) > 1
    {
        let also = seats(paper).filter(|wind| *wind != winner && *wind != from);
        let also = also.map(|wind| (paper.names.seat(head, wind), form.also.contains(&wind), Filled::Also(wind)));
        out.push(checks(acts, paper.word(GameWord::AlsoWon), also.collect()));
    }
    out.push(worths(paper, acts, head, form));
    out.extend(riichi(paper, acts, head, form));
    out
}

/// What each hand is worth: the winners', and everybody's where losers are paid for theirs.
fn worths(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Tree {
    let winners = form.winners();
    let all = Form::asks_losers(paper.plan);
    let asked: Vec<Seat> = match winners.is_empty() {
        false if !all => winners.clone(),
        true if !all => vec![Seat::East],
        _ => seats(paper).collect(),
    };
    let several = asked.len() > 1;
    let fields = asked.iter().map(|&wind| {
        let mut words = paper.names.seat(head, wind);
        if several && winners.contains(&wind) {
            words.insert_str(0, "★ ");
        }
        worth(paper, acts, form, wind, words, several)
    });
    let fields: Vec<Tree> = fields.collect();
    let legend = if all { GameWord::HandTotals } else { GameWord::Worth };
    let help = all.then(|| el("p").class("soft").add(paper.word(GameWord::HandTotalsHelp)));
    let fields = el("div").class("totals-fields").all(fields);
    el("fieldset").add(el("legend").add(paper.word(legend))).add(fields).maybe(help)
}

/// What the hand of a seat is worth; `named` if its name stands above the field.
fn worth(paper: &Paper<'_, '_>, acts: &mut Acts, form: &Form, wind: Seat, words: String, named: bool) -> Tree {
    let language = paper.table.language();
    let by = form.by.unwrap_or(By::Discard);
    let id = |what: &str| [what, "-", wind.as_str()].concat();
    let label = |what: &str| [paper.word(GameWord::Worth), ", ", &words, ", ", what].concat();
    let title = |tree: Tree| if named { tree.add(el("span").add(words.clone())) } else { tree };
    if has_tiles(&form.entry, wind) {
        return title(el("div").class("field")).add(el("output").add(paper.word(GameWord::ByTilesAlready)));
    }
    if paper.plan.settlement == Settlement::Riichi {
        let counted = form.worth[wind].counted(paper.plan, paper.three(), wind, by);
        let (han, fu) = match counted {
            Worth::Han(han, fu) => (han.to_string(), Some(fu)),
            Worth::Limit(times) => (["x", &times.to_string()].concat(), None),
            Worth::Total(_) | Worth::Unsaid => (String::new(), None),
        };
        let lowest = paper.plan.limits.first().map_or(5, |row| row.from);
        let plain = (1..lowest).map(|han| (han.to_string(), language.han(han)));
        let limits = paper.plan.limits.iter().map(|row| (row.from.to_string(), language.han_limit(row.from, row.name)));
        let direct = (1..=LIMITS).map(|times| (["x", &times.to_string()].concat(), language.yakuman(100 * times)));
        let none = [(String::new(), String::from("–"))];
        let all: Vec<(String, String)> = none.into_iter().chain(plain).chain(limits).chain(direct).collect();
        let first = select(acts, Filled::Han(wind), han.clone(), all).with("id", id("han"));
        let first = first.with("aria-label", label(paper.word(GameWord::Han)));
        let needs_fu = fu.filter(|_| han.parse::<i64>().is_ok_and(|han| han < lowest));
        let second = needs_fu.map(|fu| {
            let all = FU.into_iter().map(|fu| (fu.to_string(), language.fu(fu)));
            let second = select(acts, Filled::Fu(wind), fu.to_string(), all).with("id", id("fu"));
            second.with("aria-label", label(paper.word(GameWord::Fu)))
        });
        let total = counted
            .total(paper.plan, paper.three(), wind, by)
            .filter(|_| form.by.is_some())
            .map(|total| el("output").class("worth-total").add(["= ", &grouped(total)].concat()));
        let row = el("div").class("row").add(first).maybe(second).maybe(total);
        return title(el("div").class("field worth-row")).add(row);
    }
    let value = match form.worth[wind] {
        Worth::Total(total) => total.to_string(),
        _ => String::new(),
    };
    let unit = language.unit(paper.plan.unit_of_total());
    let faan = (!paper.plan.settling.is_empty()).then(|| faan(paper, acts, form, wind));
    let field = number(acts, Filled::Total(wind), value).with("id", id("total")).with("min", "0");
    let field = field.with("inputmode", "numeric").with("placeholder", unit).with("aria-label", label(unit));
    title(el("div").class("field")).add(el("div").class("row").maybe(faan).add(field))
}

/// Faan by the table of the rules: chosen, they are points.
fn faan(paper: &Paper<'_, '_>, acts: &mut Acts, form: &Form, wind: Seat) -> Tree {
    let language = paper.table.language();
    let scale = paper.plan.winner.scale;
    let rows = paper.plan.settling.iter().filter(|(_, points)| *points > 0).map(|&(faan, points)| {
        let faan = Ratio::new(faan, scale).unwrap_or_default();
        (points.to_string(), language.amount(faan, crate::engine::rulebook::item::Unit::Faan))
    });
    let mut rows: Vec<(String, String)> = rows.collect();
    rows.dedup_by(|next, before| next.0 == before.0);
    let now = match form.worth[wind] {
        Worth::Total(total) if rows.iter().any(|(points, _)| *points == total.to_string()) => total.to_string(),
        _ => String::new(),
    };
    let none = [(String::new(), String::from("–"))];
    let label = [paper.word(GameWord::Worth), ", ", language.unit(crate::engine::rulebook::item::Unit::Faan)].concat();
    select(acts, Filled::Total(wind), now, none.into_iter().chain(rows)).with("aria-label", label)
}

fn riichi(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Option<Tree> {
    if !paper.plan.book.options.on(OptionKey::Riichi) {
        return None;
    }
    let boxes = seats(paper).map(|wind| {
        let on = form.entry.deal.seat(wind).is_some_and(|entered| entered.riichi != Riichi::None);
        (paper.names.seat(head, wind), on, Filled::Riichi(wind))
    });
    Some(checks(acts, paper.word(GameWord::RiichiBy), boxes.collect()))
}

fn draw(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Vec<Tree> {
    let language = paper.table.language();
    let riichi_rules = paper.plan.book.options.on(OptionKey::Riichi);
    let known = |cause: DrawCause| riichi_rules || matches!(cause, DrawCause::Wall | DrawCause::Abandoned);
    let causes = DrawCause::ALL.iter().filter(|&&cause| known(cause) || form.cause == cause);
    let causes = causes.map(|cause| (cause.as_str().to_owned(), language.draw_cause(*cause)));
    let cause = select(acts, Filled::Cause, form.cause.as_str().to_owned(), causes).with("id", "deal-cause");
    let mut out = vec![labelled(paper.word(GameWord::Cause), cause)];
    if riichi_rules && form.cause == DrawCause::Wall {
        let ready = seats(paper).map(|wind| {
            let on = form.entry.deal.seat(wind).is_some_and(|entered| entered.ready);
            (paper.names.seat(head, wind), on, Filled::Ready(wind))
        });
        out.push(checks(acts, paper.word(GameWord::ReadyWere), ready.collect()));
        if paper.plan.book.options.on(OptionKey::NagashiMangan) {
            let nagashi = seats(paper)
                .map(|wind| (paper.names.seat(head, wind), form.nagashi.contains(&wind), Filled::Nagashi(wind)));
            out.push(checks(acts, paper.word(GameWord::NagashiBy), nagashi.collect()));
        }
    }
    out.extend(riichi(paper, acts, head, form));
    out
}

fn scores(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Vec<Tree> {
    let fields = seats(paper).map(|wind| {
        let now = form.scores.changes[wind].map(|change| change.to_string()).unwrap_or_default();
        let field = number(acts, Filled::Change(wind), now).with("id", ["change-", wind.as_str()].concat());
        labelled(paper.names.seat(head, wind), field)
    });
    let fields: Vec<Tree> = fields.collect();
    let changes = el("fieldset")
        .add(el("legend").add(paper.word(GameWord::Changes)))
        .add(el("div").class("totals-fields").all(fields))
        .add(el("p").class("soft").add(paper.word(GameWord::ChangesHelp)));
    let nobody = (String::new(), paper.word(GameWord::NobodyWon).to_owned());
    let winners = seats(paper).map(|wind| (wind.as_str().to_owned(), paper.names.seat(head, wind)));
    let now = form.scores.winner.map(|seat| seat.as_str().to_owned()).unwrap_or_default();
    let winner = select(acts, Filled::ScoresWinner, now, [nobody].into_iter().chain(winners));
    vec![changes, labelled(paper.word(GameWord::Winner), winner.with("id", "scores-winner"))]
}

/// The game as it would be with the deal of the form.
pub fn tried(game: &Game, at: At, entry: Entry) -> (Game, usize) {
    let mut game = game.clone();
    let place = match at {
        At::Next => {
            game.deals.push(entry);
            game.deals.len() - 1
        }
        At::Insert(place) => {
            game.deals.insert(place.min(game.deals.len()), entry);
            place
        }
        At::Correct(place) => {
            if let Some(deal) = game.deals.get_mut(place) {
                *deal = entry;
            }
            place
        }
    };
    (game, place)
}

/// What the deal would change, or what it lacks.
fn effect(paper: &Paper<'_, '_>, head: &Head, form: &Form) -> Tree {
    let language = paper.table.language();
    let box_of = |inside: Tree| {
        let title = el("h4").add(paper.word(GameWord::WhatItDoes));
        el("div").class("what-it-does").with("role", "status").add(title).add(inside)
    };
    let entry = match form.deal(paper.plan, paper.three()) {
        Ok(entry) => entry,
        Err(lacks) => {
            let whose = if let Lacks::Worth(seat) = lacks { paper.names.seat(head, seat) } else { String::new() };
            return box_of(el("p").class("soft effect").add(language.lacks(lacks, &whose)));
        }
    };
    let (game, place) = tried(&paper.sheet.game, paper.desk().at, entry);
    let report = replay(&game, paper.plan);
    let Some(deal) = report.deals.get(place) else { return box_of(el("p").class("soft effect")) };
    if !deal.problems.is_empty() {
        let problems = deal.problems.iter().map(|problem| el("li").add(language.problem(problem)));
        return box_of(el("div").class("wrong").add(el("ul").all(problems)));
    }
    box_of(figures(paper, deal))
}

fn figures(paper: &Paper<'_, '_>, deal: &DealReport) -> Tree {
    let rows = (0..paper.sheet.game.players.len()).map(|player| {
        let change = deal.changes.get(player).copied().unwrap_or_default();
        let total = deal.totals.get(player).copied().unwrap_or_default();
        let class = match change.signum() {
            1 => "gain",
            -1 => "loss",
            _ => "soft",
        };
        el("li")
            .add(el("span").class("who").add(paper.names.player(player)))
            .add(" ")
            .add(el("b").class(class).add(signed(change)))
            .add(" ")
            .add(el("span").class("soft").add(["→ ", &grouped(total)].concat()))
    });
    el("ul").class("effect").all(rows)
}

fn buttons(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let table = paper.table;
    let (word, there) = match paper.desk().at {
        At::Next => (GameWord::Enter, None),
        At::Correct(place) => (GameWord::EnterCorrection, Some(place)),
        At::Insert(_) => (GameWord::EnterInserted, None),
    };
    let tiles = seats(paper).any(|seat| has_tiles(&paper.desk().form.entry, seat));
    let tiles = if tiles { GameWord::TilesAgain } else { GameWord::ByTiles };
    let mut row = el("div")
        .class("row")
        .add(table.main_button(acts, word, Deed::Enter).with("id", "enter-deal"))
        .add(table.button(acts, tiles, Deed::ByTiles));
    if paper.desk().at != At::Next {
        row = row.add(table.button(acts, GameWord::Cancel, Deed::Cancel));
    }
    if let Some(place) = there {
        row = row.add(table.button(acts, GameWord::InsertBefore, Deed::Insert(place))).add(table.button(
            acts,
            GameWord::DeleteDeal,
            Deed::Remove(place),
        ));
    }
    row
}
