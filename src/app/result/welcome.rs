//! What a page without a whole hand offers: example hands, a random one, and what else it can do.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::assets;
use crate::app::browser::focus::focus;
use crate::app::components::{EditButton, ExampleTiles};
use crate::app::shortcuts::HAND;
use crate::app::state::{AppState, use_app_state};
use crate::app::status_message::StatusMessage;
use tenbo_session::random_hand::random_hand;
use tenbo_session::samples::{SAMPLES, Sample};
use tenbo_session::{Action, State, View};
use tenbo_wording::{Label, Word};

/// Example hands, and hints; nothing where nothing may be changed.
#[component]
pub fn Welcome() -> impl IntoView {
    let app = use_app_state();
    view! {
        <Show when=move || !app.readonly.get()>
            <section class="welcome">
                <h3>{app.word(Label::TryHand)}</h3>
                <ul class="samples">{SAMPLES.map(|sample| view! { <SampleButton sample /> })}</ul>
                <p>
                    <button type="button" class="opener" on:click=move |_| lay_random(app)>
                        {app.word(Label::RandomHand)}
                    </button>
                </p>
                <ul class="ways">
                    <li class="way">{app.word(Label::HintType)}</li>
                    <li>
                        <EditButton class="opener way" edit=Action::View(View::Table)>
                            {app.word(Label::HintTable)}
                        </EditButton>
                    </li>
                    <li>
                        <EditButton class="opener way" edit=Action::View(View::Game)>
                            {app.word(Label::HintGame)}
                        </EditButton>
                    </li>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn SampleButton(sample: Sample) -> impl IntoView {
    let app = use_app_state();
    let name = app.text(move |language| language.family(sample.family));
    view! {
        <li>
            <button type="button" class="sample" on:click=move |_| lay_sample(app, sample)>
                <b class="sign" lang="zh-Hans" aria-hidden="true">
                    {sample.sign}
                </b>
                <span class="name">{name}</span>
                <ExampleTiles example=sample.example() />
            </button>
        </li>
    }
}

/// Lays a sample down, under its rulebook once that is here.
fn lay_sample(app: AppState, sample: Sample) {
    spawn_local(async move {
        assets::load_rulebook(sample.rulebook).await;
        match app.state.with_untracked(|now| sample.state(now)) {
            Some(state) => lay(app, state),
            None => app.message.set(Some(StatusMessage::Notice(Word::RulebookMissing))),
        }
    });
}

/// Lays a random hand down under the rules that are played.
fn lay_random(app: AppState) {
    let roll = |below: usize| (js_sys::Math::random() * below as f64) as usize;
    let hand = app.state.with_untracked(|now| app.plan.with_untracked(|plan| random_hand(now, plan, roll)));
    match hand {
        Some(state) => lay(app, state),
        None => app.message.set(Some(StatusMessage::Notice(Word::NoRandomHand))),
    }
}

fn lay(app: AppState, state: State) {
    if app.dispatch(Action::open(state, View::Hand)) {
        request_animation_frame(|| focus(HAND));
    }
}
