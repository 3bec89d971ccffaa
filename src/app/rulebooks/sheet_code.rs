//! At the head of the sheet on paper: a code that leads to the rulebook.

use leptos::prelude::*;

use crate::app::browser::address;
use crate::app::components::QrCode;
use tenbo_session::RulesChoice;
use tenbo_session::qr::Code;
use tenbo_session::share::{SheetLink, SheetRows};
use tenbo_wording::{Language, SheetWord};

/// The most modules in a row that a phone reads from paper at this size. The link of a rulebook with many changes is longer.
const MOST: usize = 97;

/// The code with what it is for; nothing where it would be too fine.
#[component]
pub fn SheetCode(rules: RulesChoice, language: Language) -> impl IntoView {
    let link = address::link(&SheetLink { rows: SheetRows::Differing, beside: None }.write(&rules));
    Code::of(&link).filter(|code| code.side() <= MOST).map(|code| {
        view! {
            <p class="sheet-code on-paper">
                <span>{language.word(SheetWord::Scan)}</span>
                <QrCode code />
            </p>
        }
    })
}
