//! How the frame looks: how much it shows, its theme, its colors, and whether readers may change anything. The page around it
//! can change these later.

use leptos::prelude::*;
use leptos::web_sys::Element;

use crate::app::browser::theme;
use crate::app::state::{Actor, AppState};
use tenbo_session::embed::{Config, Palette, Set as Wanted, Ui};
use tenbo_session::theme::Theme;
use tenbo_session::{Action, View};

/// What is chosen of it.
#[derive(Clone, Copy)]
pub struct Looks {
    /// How much is shown.
    pub ui: RwSignal<Ui>,
    /// Whether readers were to change nothing, however much is shown.
    locked: RwSignal<bool>,
    /// The theme that the club's own paper decides, whatever theme is asked for.
    fixed: Option<Theme>,
}

impl Looks {
    /// As the address says.
    pub fn new(app: AppState, config: &Config) -> Looks {
        let Palette { theme: fixed, properties } = config.colors.palette();
        theme::color(&properties);
        let looks = Looks { ui: RwSignal::new(config.ui), locked: RwSignal::new(config.readonly), fixed };
        if let Some(page) = page().filter(|_| !properties.is_empty()) {
            let _ = page.set_attribute("data-club", if fixed.is_some() { "paper" } else { "accent" });
        }
        looks.set_theme(app, config.theme);
        looks.show(app, config.ui);
        looks.lock(app);
        looks
    }

    /// As the page around the frame wants it from now on.
    pub fn change(self, app: AppState, set: &Wanted) {
        if let Some(theme) = set.theme {
            self.set_theme(app, theme);
        }
        if let Some(readonly) = set.readonly {
            self.locked.set(readonly);
        }
        if let Some(ui) = set.ui.filter(|ui| *ui != self.ui.get_untracked()) {
            self.show(app, ui);
            self.ui.set(ui);
        }
        self.lock(app);
    }

    fn set_theme(self, app: AppState, theme: Theme) {
        let theme = self.fixed.unwrap_or(theme);
        theme::show(theme);
        app.theme.set(theme);
    }

    /// Says on the root element how much is shown, for the styles. Only the whole has a table.
    fn show(self, app: AppState, ui: Ui) {
        if let Some(page) = page() {
            let _ = page.set_attribute("data-ui", ui.as_str());
        }
        if ui != Ui::Full && app.view.get_untracked() != View::Hand {
            app.dispatch_as(Actor::Host, Action::View(View::Hand));
        }
    }

    fn lock(self, app: AppState) {
        let readonly = self.locked.get_untracked() || self.ui.get_untracked().is_for_reading();
        app.readonly.set(readonly);
        let _ = page().map(|page| page.toggle_attribute_with_force("data-readonly", readonly));
    }
}

fn page() -> Option<Element> {
    document().document_element()
}
