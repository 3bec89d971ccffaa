//! At the head of the sheet on paper: a code that leads to the rulebook.

use leptos::prelude::*;

use crate::app::browser::address;
use tenbo_session::RulesChoice;
use tenbo_session::qr::{Code, RIM};
use tenbo_session::share::{SheetLink, SheetRows};
use tenbo_wording::{Language, SheetWord};

/// The most modules in a row that a phone reads from paper at this size. The link of a rulebook with many changes is longer.
const MOST: usize = 97;

/// The code with what it is for; nothing where it would be too fine.
#[component]
pub fn SheetCode(rules: RulesChoice, language: Language) -> impl IntoView {
    let link = address::link(&SheetLink { rows: SheetRows::Differing, beside: None }.write(&rules));
    Code::of(&link).filter(|code| code.side() <= MOST).map(|code| {
        let side = code.side() + 2 * RIM;
        let run = |(column, row, count): (usize, usize, usize)| {
            format!("M{} {}h{count}v1h-{count}z", column + RIM, row + RIM)
        };
        let path: String = code.runs().into_iter().map(run).collect();
        view! {
            <p class="sheet-code on-paper">
                <span>{language.word(SheetWord::Scan)}</span>
                <svg viewBox=format!("0 0 {side} {side}") shape-rendering="crispEdges" aria-hidden="true">
                    <path d=path />
                </svg>
            </p>
        }
    })
}
