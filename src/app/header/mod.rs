//! The top of the page: name, views, rulebook, and what is needed now and then.

mod appearance_dialog;
mod house_rules_dialog;
mod language_select;
mod menu;
mod offline_sign;
mod rulebook_picker;
mod tools;
mod view_tabs;

pub use appearance_dialog::AppearanceDialog;
pub use house_rules_dialog::HouseRulesDialog;
pub use menu::Menu;
pub use rulebook_picker::RulebookPicker;
pub use tools::{HelpButton, HouseRulesButton, ShareButton};
pub use view_tabs::ViewTabs;

use leptos::prelude::*;

use crate::app::state::use_app_state;
use tenbo_wording::Word;

/// The header of the whole page.
#[component]
pub fn Header(
    /// What the line of the rulebook tells beside it.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    // Readers of Latin letters see it as the Japanese write it.
    let brand_language = app.text(|language| if language.is_latin() { "ja" } else { language.code() });
    view! {
        <header class="page-top">
            <h1>
                <Mark />
                "Tenbo " <span lang=brand_language>{app.word(Word::Brand)}</span>
            </h1>
            <ViewTabs />
            <div class="header-tools">
                <ShareButton />
                <Menu />
            </div>
            <div class="header-rules">
                <RulebookPicker />
                <HouseRulesButton />
                {children()}
            </div>
        </header>
    }
}

/// The mark: a scoring stick, lying askew.
#[component]
pub fn Mark() -> impl IntoView {
    let dot = |(x, r): (u32, u32)| view! { <circle cx=x cy=32 r=r></circle> };
    view! {
        <svg class="brand-stick" viewBox="0 0 64 64" aria-hidden="true">
            <g transform="rotate(-45 32 32)">
                <rect x="-4" y="25" width="72" height="14" rx="4"></rect>
                {[(32, 5), (21, 3), (43, 3), (11, 2), (53, 2)].map(dot).collect_view()}
            </g>
        </svg>
    }
}
