//! The keyboard folds up when the hand is complete and there is no room for the score beside it.

use leptos::prelude::*;
use tenbo_engine::problems::{Problem, ProblemKey};

use crate::app::browser::focus::{focus_in_sight, is_within};
use crate::app::browser::media::{is_low, use_one_column};
use crate::app::browser::message::is_embedded;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::{Target, View};
use tenbo_wording::{QuickWord, Word};

/// The id of the button that unfolds it.
const EDIT: &str = "edit-hand";

/// Whether the keyboard is folded up.
#[derive(Clone, Copy)]
pub struct Fold {
    /// Whether there is anything to fold: the hand is complete, its tiles make one, and the next tile has no other place to go.
    pub can: Memo<bool>,
    /// Whether it was unfolded all the same.
    open: RwSignal<bool>,
    /// Whether it is folded up.
    pub folded: Memo<bool>,
}

impl Fold {
    /// Follows the hand that is shown; `always` where there is one column, however wide. The focus of a key that goes is the
    /// button's.
    pub fn of_hand(keys: NodeRef<leptos::html::Div>, always: bool) -> Fold {
        let app = use_app_state();
        // The table has no room for it beside the result, however wide the page is.
        let narrow = use_one_column();
        let near = move || always || narrow.get() || app.view.get() == View::Table && !is_embedded();
        let complete = app.slice(|state| {
            state.apart().is_some() && state.size(state.seat) == state.full + 1 && state.target == Target::Hand
        });
        // Where the tiles make no hand, it is they that have to be changed.
        let fits = Memo::new(move |_| {
            let misses = |problem: &Problem| problem.key == ProblemKey::NotComplete;
            app.answer.with(|answer| answer.as_ref().map_or_else(|problems| !problems.iter().any(misses), |_| true))
        });
        let can = Memo::new(move |_| near() && complete.get() && fits.get() && !app.readonly.get());
        let open = RwSignal::new(false);
        let folded = Memo::new(move |_| can.get() && !open.get());
        Effect::new(move |_| {
            if !can.get() {
                open.set(false);
            }
        });
        Effect::new(move |before: Option<bool>| {
            let now = folded.get();
            let held = keys.get_untracked().is_some_and(|keys| is_within(&keys));
            if now && before == Some(false) && held {
                request_animation_frame(|| focus_in_sight(EDIT));
            }
            // There the keys come first, and the answer below them.
            if !now && before == Some(true) && is_low() {
                request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
            }
            now
        });
        Fold { can, open, folded }
    }

    /// Unfolds it if it is folded up.
    pub fn unfold(self) {
        if self.folded.get_untracked() {
            self.open.set(true);
        }
    }
}

/// Unfolds the keyboard, and folds it up again when all is right; where nothing folds it is not there.
#[component]
pub fn EditFold(fold: Fold) -> impl IntoView {
    let app = use_app_state();
    let word = move || if fold.open.get() { app.word(Word::Done)() } else { app.word(QuickWord::Edit)() };
    let icon = move || view! { <Icon name=if fold.open.get() { IconName::Check } else { IconName::Edit } /> };
    let toggle = move |_| {
        app.settings_open.set(false);
        fold.open.update(|open| *open = !*open);
    };
    view! {
        <Show when=move || fold.can.get()>
            <button type="button" class="key-icon with-words" id=EDIT on:click=toggle>
                {icon}
                <span>{word}</span>
            </button>
        </Show>
    }
}
