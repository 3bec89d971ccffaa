//! What of a hand does not fit the rules, in words.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::{Icon, IconName};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::misfit::{Misfit, Position, misfits};
use tenbo_wording::Language;

/// What before a seat does not fit the rules that are played, by where it lies.
#[derive(Clone, Copy)]
pub struct Misfits {
    app: AppState,
    all: Memo<Vec<Misfit>>,
}

impl Misfits {
    /// Whether what lies at a place does not fit.
    #[must_use]
    pub fn has(self, at: Position) -> bool {
        self.all.with(|all| all.iter().any(|misfit| misfit.at == at))
    }

    /// Why what lies at a place does not fit.
    #[must_use]
    pub fn why(self, at: Position) -> Option<String> {
        self.all.with(|all| all.iter().find(|misfit| misfit.at == at).map(|misfit| self.words(misfit)))
    }

    /// Every reason once.
    #[must_use]
    pub fn reasons(self) -> Vec<String> {
        self.all.with(|misfits| {
            let mut all: Vec<String> = Vec::new();
            for why in misfits.iter().map(|misfit| self.words(misfit)) {
                if !all.contains(&why) {
                    all.push(why);
                }
            }
            all
        })
    }

    fn words(self, misfit: &Misfit) -> String {
        self.app.language.get().problem(&misfit.why, self.app.plan.read().rulebook().family)
    }
}

/// What does not fit before a seat, or before the one that is edited.
#[must_use]
pub fn use_misfits(seat: Option<Seat>) -> Misfits {
    let app = use_app_state();
    Misfits { app, all: app.slice_by_rules(move |state, plan| misfits(state, plan, seat.unwrap_or(state.seat))) }
}

/// Why something in the hand that is edited does not fit.
#[component]
pub fn MisfitReasons() -> impl IntoView {
    let misfits = use_misfits(None);
    let reason = |why: String| {
        view! {
            <li>
                <Icon name=IconName::Cross inline=true />
                {why}
            </li>
        }
    };
    move || {
        let reasons = misfits.reasons();
        (!reasons.is_empty())
            .then(|| view! { <ul class="reasons">{reasons.into_iter().map(reason).collect_view()}</ul> })
    }
}

/// A class that is marked where something does not fit.
#[must_use]
pub fn marked(class: &'static str, misfit: bool) -> String {
    if misfit { format!("{class} unfit") } else { class.to_owned() }
}

/// A name, and why what it names does not fit.
pub(super) fn with_reason(language: Language, name: String, why: Option<&str>) -> String {
    match why {
        Some(why) => format!("{} {why}", language.ended(&name)),
        None => name,
    }
}
