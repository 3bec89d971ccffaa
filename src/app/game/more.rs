//! What the form asks less often: fouls, who is liable, what lies on the table, a remark.

use super::Paper;
use super::deed::Deed;
use super::fields::{checks, labelled, number, select};
use super::form::seats;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::draft::Penalty;
use crate::engine::game::Head;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::i18n::{BoardWord, GameWord};
use crate::session::edit::marks_hands;
use crate::session::form::change::{LONGEST_NOTE, offences};
use crate::session::form::{Ends, Filled, Form, Foul};

pub fn paint(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Tree {
    let mut body = el("div").class("more-body");
    if offences(paper.plan).next().is_some() || !form.entry.deal.penalties.is_empty() {
        body = body.add(fouls(paper, acts, head, form));
    }
    body = body.all(marks(paper, acts, head, form));
    if form.ends == Ends::Win && !paper.plan.book.liability.is_empty() {
        let nobody = (String::new(), paper.word(GameWord::NobodyLiable).to_owned());
        let all = seats(paper).map(|seat| (seat.as_str().to_owned(), paper.names.seat(head, seat)));
        let now = form.liable.map(|seat| seat.as_str().to_owned()).unwrap_or_default();
        let field = select(acts, Filled::Liable, now, [nobody].into_iter().chain(all)).with("id", "deal-liable");
        body = body.add(labelled(paper.word(GameWord::Liable), field));
    }
    if paper.plan.book.options.on(OptionKey::Riichi) {
        let told = &form.entry.told;
        let mut count = |word: GameWord, id: &'static str, filled: Filled, now: Option<u32>| {
            let field = number(acts, filled, now.map(|now| now.to_string()).unwrap_or_default());
            let field = field.with("id", id).with("min", "0").with("max", "99").with("inputmode", "numeric");
            labelled(paper.word(word), field.with("placeholder", paper.word(GameWord::FromBefore)))
        };
        let honba = count(GameWord::Honba, "deal-honba", Filled::Honba, told.honba);
        let deposits = count(GameWord::Deposits, "deal-deposits", Filled::Deposits, told.deposits);
        body = body.add(el("div").class("totals-fields").add(honba).add(deposits));
    }
    let passes = [("", GameWord::FromBefore), ("true", GameWord::Passes), ("false", GameWord::Stays)];
    let passes = passes.map(|(value, word)| (value.to_owned(), paper.word(word)));
    let now = form.entry.told.passes.map(|passes| passes.to_string()).unwrap_or_default();
    let passes = select(acts, Filled::Passes, now, passes).with("id", "deal-passes");
    body = body.add(labelled(paper.word(GameWord::NextDealer), passes));
    let note = acts.change("input", Act::Game(Deed::Fill(Filled::Note)), form.entry.note.clone());
    let note = note.with("type", "text").with("id", "deal-note").with("maxlength", LONGEST_NOTE.to_string());
    body.add(labelled(paper.word(GameWord::Note), note))
}

/// What a foul can make of the hands, where the rules have that or it is entered.
fn marks(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Vec<Tree> {
    let entered = |wind: Seat| form.entry.deal.seat(wind).map_or((false, false), |seat| (seat.dead, seat.barred));
    let marks: [(BoardWord, Mark); 2] = [
        (BoardWord::HandIsDead, |wind, (dead, _)| (dead, Filled::Dead(wind))),
        (BoardWord::MayNotWin, |wind, (_, barred)| (barred, Filled::Barred(wind))),
    ];
    let known = marks_hands(paper.plan);
    let shown = marks.into_iter().filter(|(_, mark)| known || seats(paper).any(|wind| mark(wind, entered(wind)).0));
    let rows = shown.map(|(word, mark)| {
        let boxes = seats(paper).map(|wind| {
            let (on, filled) = mark(wind, entered(wind));
            (paper.names.seat(head, wind), on, filled)
        });
        checks(acts, paper.table.language().board(word), boxes.collect())
    });
    rows.collect()
}

/// Whether a seat's hand bears a mark, of whether it is dead and whether it is barred; and the field that changes it.
type Mark = fn(Seat, (bool, bool)) -> (bool, Filled);

fn fouls(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, form: &Form) -> Tree {
    let penalties = form.entry.deal.penalties.iter().enumerate();
    let rows: Vec<Tree> = penalties.map(|(place, penalty)| foul(paper, acts, head, place, penalty)).collect();
    let add = acts.button("button", Act::Game(Deed::Fill(Filled::AddFoul))).with("id", "add-foul");
    let list = (!rows.is_empty()).then(|| el("ul").class("fouls").all(rows));
    el("fieldset")
        .add(el("legend").add(paper.word(GameWord::Penalties)))
        .maybe(list)
        .add(add.add(paper.word(GameWord::AddPenalty)))
}

fn foul(paper: &Paper<'_, '_>, acts: &mut Acts, head: &Head, place: usize, penalty: &Penalty) -> Tree {
    let language = paper.table.language();
    let number_of = (place + 1).to_string();
    let label = |word: GameWord| [paper.word(word), " ", &number_of].concat();
    let field = |what: Foul| Filled::Foul(place, what);
    let whose = seats(paper).map(|seat| (seat.as_str().to_owned(), paper.names.seat(head, seat)));
    let whose = select(acts, field(Foul::Seat), penalty.seat.as_str().to_owned(), whose);
    let whose = whose.with("aria-label", label(GameWord::PenaltyFor));
    let mut known: Vec<_> = offences(paper.plan).collect();
    if !known.contains(&penalty.offence) {
        known.push(penalty.offence);
    }
    let what = known.into_iter().map(|offence| (offence.as_str().to_owned(), language.offence(offence)));
    let what = select(acts, field(Foul::Offence), penalty.offence.as_str().to_owned(), what);
    let what = what.with("aria-label", label(GameWord::PenaltyWhat));
    let times = number(acts, field(Foul::Times), penalty.times.to_string())
        .with("min", "1")
        .with("max", "20")
        .with("aria-label", label(GameWord::PenaltyTimes));
    let cancelled = acts.check(penalty.cancelled, Act::Game(Deed::Fill(field(Foul::Cancelled))));
    let cancelled = el("label").class("check").add(cancelled).add(paper.word(GameWord::PenaltyCancelled));
    let remove =
        acts.button("button", Act::Game(Deed::Fill(field(Foul::Remove)))).add(paper.word(GameWord::RemovePenalty));
    let remove =
        remove.with("aria-label", [paper.word(GameWord::RemovePenalty), ": ", &label(GameWord::PenaltyWhat)].concat());
    el("li").add(whose).add(what).add(times).add(cancelled).add(remove)
}
