//! What is known of the discard that is aimed at, and who can take it.

use leptos::prelude::*;
use tenbo_engine::deal::{After, Discard};
use tenbo_engine::tiles::Seat;

use super::claim_buttons::ClaimButtons;
use super::pond::use_discards;
use crate::app::components::EditButton;
use crate::app::components::hand::ListTiles;
use crate::app::state::use_app_state;
use tenbo_session::edit::{DiscardChange, List};
use tenbo_session::{Edit, Target};
use tenbo_wording::BoardWord;

/// The id of the editor.
pub const DISCARD: &str = "discard-editor";

/// A discard of a seat, by its place.
pub fn discard_at(seat: Seat, place: usize) -> Option<Memo<Discard>> {
    use_app_state().item(move |state| state.draft.seat(seat)?.discards.get(place).cloned())
}

/// What a discard can have followed.
const AFTERS: [(After, BoardWord); 3] = [
    (After::Wall, BoardWord::AfterWall),
    (After::DeadWall, BoardWord::AfterDeadWall),
    (After::Claim, BoardWord::AfterClaim),
];

/// What is known of the discard of the chosen seat that is aimed at, if one is.
#[component]
pub fn DiscardEditor(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let discards = use_discards(seat);
    let place = Memo::new(move |_| {
        let aimed = app.state.with(|state| match state.target {
            Target::Chosen(place) => Some(place),
            _ => None,
        });
        aimed.filter(|&place| discards.with(|discards| place < discards.len()))
    });
    move || {
        place.get().and_then(|place| {
            let is_last = Memo::new(move |_| discards.with(|discards| place + 1 == discards.len()));
            discard_at(seat, place).map(|discard| view! { <DiscardFields seat place discard is_last /> })
        })
    }
}

#[component]
fn DiscardFields(seat: Seat, place: usize, discard: Memo<Discard>, is_last: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let word = move |word: BoardWord| app.word(word);
    let title = Memo::new(move |_| {
        let language = app.language.get();
        let tile = discard.with(|discard| language.tile(discard.tile, app.plan.read().rulebook().family));
        language.labeled(language.word(BoardWord::DiscardOf), &tile)
    });
    let after = move |(after, name): (After, BoardWord)| {
        let on = Signal::derive(move || discard.with(|discard| discard.after == after));
        view! {
            <EditButton class="key-word" pressed=on edit=Edit::Discarded(place, DiscardChange::After(after))>
                {word(name)}
            </EditButton>
        }
    };
    let no_choice = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.liability.allow_no_choice));
    view! {
        <div class="discard-editor" id=DISCARD role="group" aria-label=title>
            <p class="muted">{title}</p>
            <Show when=move || is_last.get()>
                <ClaimButtons from=seat discard=Signal::derive(move || discard.with(|discard| discard.tile)) />
            </Show>
            <div class="keys" role="group" aria-label=word(BoardWord::After)>
                <span class="muted" aria-hidden="true">
                    {word(BoardWord::After)}
                </span>
                {AFTERS.map(after).collect_view()}
            </div>
            <Show when=move || no_choice.get()>
                <ChosenFrom seat place discard />
            </Show>
            <div class="keys">
                <EditButton class="key-word" edit=Edit::RemoveFrom(List::Discards, place)>
                    {word(BoardWord::RemoveDiscard)}
                </EditButton>
                <EditButton class="key-word done" edit=Edit::Aim(Target::Hand)>
                    {word(BoardWord::Done)}
                </EditButton>
            </div>
        </div>
    }
}

/// The hand that the discard was chosen from, for the rule of No Choice.
#[component]
fn ChosenFrom(seat: Seat, place: usize, discard: Memo<Discard>) -> impl IntoView {
    let app = use_app_state();
    let word = move |word: BoardWord| app.word(word);
    let is_known =
        Memo::new(move |_| discard.with(|discard| discard.hand.as_ref().is_some_and(|hand| !hand.is_empty())));
    let caret = app.slice(|state| Some(state.caret));
    let has_hand = app.slice(move |state| state.draft.seat(seat).is_some_and(|entered| !entered.hand.is_empty()));
    view! {
        <div class="list" role="group" aria-label=word(BoardWord::ChosenFrom)>
            <span class="list-name" aria-hidden="true">
                {word(BoardWord::ChosenFrom)}
            </span>
            <ListTiles which=List::Chosen(place) caret />
            <Show when=move || has_hand.get()>
                <EditButton class="key-word" edit=Edit::Discarded(place, DiscardChange::FromHand)>
                    {word(BoardWord::TakeHand)}
                </EditButton>
            </Show>
            <Show when=move || is_known.get()>
                <EditButton class="key-word" edit=Edit::Discarded(place, DiscardChange::Unknown)>
                    {word(BoardWord::ForgetHand)}
                </EditButton>
            </Show>
        </div>
        <p class="muted">{word(BoardWord::ChosenHelp)}</p>
    }
}
