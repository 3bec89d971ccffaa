//! The top of the page: name, views, rulebook, and what is needed now and then.

mod appearance_dialog;
mod house_rules_dialog;
mod language_select;
mod rulebook_picker;
mod tools;
mod view_tabs;

pub use appearance_dialog::AppearanceDialog;
pub use house_rules_dialog::HouseRulesDialog;
pub use rulebook_picker::RulebookPicker;
pub use tools::{HelpButton, HouseRulesButton, ShareButton};
pub use view_tabs::ViewTabs;

use leptos::prelude::*;

use self::language_select::LanguageSelect;
use self::tools::{AppearanceButton, RulebooksButton};
use crate::app::state::use_app_state;
use tenbo_wording::Word;

/// The header of the whole page.
#[component]
pub fn Header() -> impl IntoView {
    let app = use_app_state();
    // Readers of Latin letters see it as the Japanese write it.
    let brand_language = app.text(|language| if language.is_latin() { "ja" } else { language.code() });
    view! {
        <header class="page-top">
            <h1>"Tenbo " <span lang=brand_language>{app.word(Word::Brand)}</span></h1>
            <ViewTabs />
            <div class="header-tools">
                <ShareButton />
                <LanguageSelect />
                <AppearanceButton />
                <HelpButton />
            </div>
            <div class="header-rules">
                <RulebookPicker />
                <RulebooksButton />
                <HouseRulesButton />
            </div>
        </header>
    }
}
