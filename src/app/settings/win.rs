//! How the winning tile came, riichi, and what was special.

use super::{check, radios};
use crate::app::legacy::region::{Acts, Scene};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::Pattern;
use crate::engine::draft::{By, Riichi};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::System;
use crate::i18n::Word;
use crate::session::edit::why_not_also;
use crate::session::spot::Control;
use crate::session::{Edit, Refusal, situations as special};

/// Self-drawn or on whose tile; another winner while another hand is shown.
pub fn win(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let (state, language) = (scene.state, scene.language);
    let other = (!state.wins(state.seat)).then(|| {
        let name = [language.seat(state.seat), ": ", scene.word(Word::ThisSeatWins)].concat();
        acts.edit("button", Edit::Winner(state.seat)).add(name)
    });
    let family = scene.plan.book.family;
    let ways = By::ALL.iter().map(|&by| (language.by(by, family), state.win.by == by, Edit::By(by)));
    let ways = radios(acts, Control::By, scene.word(Word::HowWon), ways);
    let from = (state.win.by != By::SelfDraw).then(|| {
        let seats = state.discarders().map(|seat| (language.seat(seat), state.win.from == seat, Edit::From(seat)));
        radios(acts, Control::From, scene.word(Word::Discarder), seats)
    });
    // Where points are added up only one wins unless the house says otherwise; riichi players ask why not.
    let most = scene.plan.book.options.number(OptionKey::MaximumWinners);
    let several = scene.plan.system != System::Points || most > 1 || !state.also.is_empty();
    let also = (several && state.win.by != By::SelfDraw).then(|| also(scene, acts));
    el("div").class("row").maybe(other).add(ways).maybe(from).maybe(also)
}

/// Who wins on the same tile as well.
fn also(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let (state, language) = (scene.state, scene.language);
    let seats = state.discarders().filter(|&seat| seat != state.win.from);
    let boxes: Vec<Tree> = seats
        .map(|seat| {
            let on = state.also.contains(&seat);
            let why = why_not_also(state, scene.plan, seat).filter(|_| !on);
            let why = why.map(|refusal| language.refusal(&refusal));
            check(acts, language.seat(seat), on, Edit::AlsoWins(seat, !on), why)
        })
        .collect();
    let legend = el("legend").add(scene.word(Word::AlsoWins));
    el("fieldset").with("id", Control::Also.as_str()).add(legend).add(el("div").class("checks").all(boxes))
}

/// Riichi and ippatsu of the hand that is shown; in other rules the declarations that are worth something.
pub fn declarations(scene: &Scene<'_>, acts: &mut Acts) -> Option<Tree> {
    let options = &scene.plan.book.options;
    if !options.on(OptionKey::Riichi) {
        return declared(scene, acts);
    }
    let seat = scene.state.seat;
    let entered = scene.state.entered(seat);
    let ways = Riichi::ALL
        .iter()
        .map(|&riichi| (scene.language.riichi(riichi), entered.riichi == riichi, Edit::Riichi(seat, riichi)));
    let ways = radios(acts, Control::Riichi, scene.word(Word::Declarations), ways);
    let ippatsu = options.on(OptionKey::Ippatsu).then(|| {
        let why = (entered.riichi == Riichi::None).then(|| scene.language.refusal(&Refusal::OnlyAfterRiichi));
        check(acts, scene.word(Word::Ippatsu), entered.ippatsu, Edit::Ippatsu(seat, !entered.ippatsu), why)
    });
    Some(el("div").class("row").add(ways).maybe(ippatsu))
}

/// The original call and the ready declaration.
fn declared(scene: &Scene<'_>, acts: &mut Acts) -> Option<Tree> {
    let seat = scene.state.seat;
    let entered = scene.state.entered(seat);
    let (call, ready) = (entered.original_call, entered.ready);
    let boxes: Vec<Tree> = [
        (Pattern::OriginalCall, call, Edit::OriginalCall(seat, !call)),
        (Pattern::ReadyDeclaration, ready, Edit::Ready(seat, !ready)),
    ]
    .into_iter()
    .filter(|&(pattern, on, _)| on || scene.plan.values(pattern))
    .map(|(pattern, on, edit)| check(acts, scene.language.pattern(pattern, scene.plan.book.family), on, edit, None))
    .collect();
    (!boxes.is_empty()).then(|| el("div").class("row checks").all(boxes))
}

/// What was special about the winning tile; what cannot be says why.
pub fn situations(scene: &Scene<'_>, acts: &mut Acts) -> Option<Tree> {
    let boxes: Vec<Tree> = special::offered(scene.state, scene.plan)
        .map(|situation| {
            let on = scene.state.win.situation.contains(&situation);
            let why =
                special::why_not(scene.state, scene.plan, situation).map(|problem| scene.language.problem(&problem));
            check(acts, scene.language.situation_by(situation, scene.plan), on, Edit::Situation(situation, !on), why)
        })
        .collect();
    let legend = el("legend").add(scene.word(Word::Situations));
    (!boxes.is_empty()).then(|| {
        el("fieldset")
            .class("situations")
            .with("id", Control::Situation.as_str())
            .add(legend)
            .add(el("div").class("checks").all(boxes))
    })
}
