//! What of a hand does not fit the rules, in words.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::{Icon, IconName};
use crate::app::slices::steady;
use crate::app::state::use_app_state;
use crate::i18n::Language;
use crate::session::misfit::{Lies, misfits};

/// What before a seat does not fit the rules that are played, by where it lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Misfits(Vec<(Lies, String)>);

impl Misfits {
    /// Why something does not fit that lies at a place.
    #[must_use]
    pub fn why(&self, at: Lies) -> Option<&str> {
        self.0.iter().find(|(lies, _)| *lies == at).map(|(_, why)| why.as_str())
    }

    /// Every reason once.
    #[must_use]
    pub fn reasons(&self) -> Vec<&str> {
        let mut all: Vec<&str> = Vec::new();
        for (_, why) in &self.0 {
            if !all.contains(&why.as_str()) {
                all.push(why);
            }
        }
        all
    }
}

/// What before a seat does not fit.
#[must_use]
pub fn use_misfits(seat: impl Into<Signal<Seat>>) -> ReadSignal<Misfits> {
    let app = use_app_state();
    let seat = seat.into();
    steady(move || {
        let language = app.language.get();
        let seat = seat.get();
        app.plan.with(|plan| {
            let all = app.state.with(|state| misfits(state, plan, seat)).into_iter();
            Misfits(all.map(|misfit| (misfit.at, language.problem(&misfit.why, plan.book.family))).collect())
        })
    })
}

/// Why something in the hand that is edited does not fit.
#[component]
pub fn MisfitReasons() -> impl IntoView {
    let misfits = use_misfits(use_app_state().seat);
    let reason = |why: &str| {
        view! {
            <li>
                <Icon name=IconName::Cross inline=true />
                {why.to_owned()}
            </li>
        }
    };
    move || {
        misfits.with(|misfits| {
            let reasons = misfits.reasons();
            (!reasons.is_empty())
                .then(|| view! { <ul class="reasons">{reasons.into_iter().map(reason).collect_view()}</ul> })
        })
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
