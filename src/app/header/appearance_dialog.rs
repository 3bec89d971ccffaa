//! How the page looks: its colors, and the faces of the tiles; and whether all of it is here without a network.

use leptos::prelude::*;
use tenbo_engine::tiles::{Kind, Suit, Tile};

use super::offline_sign::OfflineSign;
use crate::app::browser::{faces, theme};
use crate::app::components::fields::{RadioButton, RadioGroup};
use crate::app::components::part::part;
use crate::app::components::{DialogFrame, Part, PartView, TileFace};
use crate::app::state::{Dialog, use_app_state};
use tenbo_session::faces::Faces;
use tenbo_session::theme::Theme;
use tenbo_wording::Word;

const THEMES: [(Theme, Word); 3] =
    [(Theme::Auto, Word::ThemeAuto), (Theme::Light, Word::ThemeLight), (Theme::Dark, Word::ThemeDark)];

const FACES: [(Faces, Word); 3] =
    [(Faces::Carved, Word::FacesCarved), (Faces::Marked, Word::FacesMarked), (Faces::Plain, Word::FacesPlain)];

/// The dialog, whose content is a part of its own.
#[component]
pub fn AppearanceDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Appearance));
    view! {
        <DialogFrame id="appearance-title" title shows=|dialog| matches!(dialog, Dialog::Appearance)>
            <Part load=appearance />
        </DialogFrame>
    }
}

part! {
    /// What is in the dialog.
    appearance in appearance, volumes &[] => PartView = || view! { <Appearance /> }.into_any()
}

/// The choices. What is chosen is shown at once and kept.
#[component]
fn Appearance() -> impl IntoView {
    let app = use_app_state();
    let theme = move |(theme, word): (Theme, Word)| {
        let checked = Signal::derive(move || app.theme.get() == theme);
        let choose = move || {
            theme::show(theme);
            app.theme.set(theme);
            true
        };
        view! { <RadioButton name="theme" checked choose label=app.word(word) /> }
    };
    let faces = move |(faces, word): (Faces, Word)| {
        let checked = Signal::derive(move || app.faces.get() == faces);
        let choose = move || {
            faces::keep(faces);
            app.faces.set(faces);
            true
        };
        view! { <RadioButton name="faces" checked choose label=app.word(word) /> }
    };
    view! {
        <div class="appearance">
            <RadioGroup name="theme" legend=app.word(Word::Theme)>
                {THEMES.map(theme).collect_view()}
            </RadioGroup>
            <RadioGroup name="faces" legend=app.word(Word::Faces)>
                {FACES.map(faces).collect_view()}
            </RadioGroup>
            <TileNames />
            <p class="muted appearance-help">{app.word(Word::FacesHelp)}</p>
            <OfflineSign />
        </div>
    }
}

/// A tile of each suit and every honor with their names, as the faces that are chosen show them.
#[component]
fn TileNames() -> impl IntoView {
    let app = use_app_state();
    let suited = Suit::ALL.into_iter().filter_map(|suit| Kind::suited(suit, 1));
    let named = |kind: Kind| {
        let tile = Tile::plain(kind);
        view! {
            <li>
                <span class="tile" aria-hidden="true">
                    <TileFace tile />
                </span>
                <span>{app.text_for(move |language, family| language.tile(tile, family))}</span>
            </li>
        }
    };
    view! { <ul class="appearance-tiles">{suited.chain((1..=7).filter_map(Kind::honor)).map(named).collect_view()}</ul> }
}
