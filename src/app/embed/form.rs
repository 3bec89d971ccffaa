//! What is chosen for the text that is pasted into another site.

use leptos::prelude::*;

use super::colors::{ColorFields, Written};
use crate::app::browser::address;
use crate::app::components::fields::{RadioButton, RadioGroup};
use crate::app::state::use_app_state;
use tenbo_session::embed::config::origin;
use tenbo_session::embed::{Color, Colors, Role, Snippet, Ui};
use tenbo_session::theme::Theme;
use tenbo_session::{State, share};
use tenbo_wording::{EmbedWord, Language, Word};

/// The smallest and the largest width and height, in pixels, in which the widget looks right.
const SIZES: (u32, u32) = (200, 1200);

/// The height at first, in pixels.
const HEIGHT: u32 = 600;

/// The choices. They outlive the dialog, so that it opens again as it was left.
#[derive(Clone, Copy)]
pub struct EmbedForm {
    ui: RwSignal<Ui>,
    theme: RwSignal<Theme>,
    accent: Written,
    paper: Written,
    ink: Written,
    /// None leaves it to the browser.
    language: RwSignal<Option<Language>>,
    readonly: RwSignal<bool>,
    with_hand: RwSignal<bool>,
    /// The address of the other site, as it was written.
    host: RwSignal<String>,
    /// None fills the other page.
    width: RwSignal<Option<u32>>,
    height: RwSignal<u32>,
}

impl EmbedForm {
    /// The form before anything is chosen.
    pub fn new() -> EmbedForm {
        EmbedForm {
            ui: RwSignal::new(Ui::Full),
            theme: RwSignal::new(Theme::Auto),
            accent: Written::default(),
            paper: Written::default(),
            ink: Written::default(),
            language: RwSignal::new(None),
            readonly: RwSignal::new(false),
            with_hand: RwSignal::new(true),
            host: RwSignal::new(String::new()),
            width: RwSignal::new(None),
            height: RwSignal::new(HEIGHT),
        }
    }

    /// What is written of a color.
    pub fn color(self, role: Role) -> Written {
        match role {
            Role::Accent => self.accent,
            Role::Paper => self.paper,
            Role::Ink => self.ink,
        }
    }

    /// The colors as far as they are written.
    pub fn colors(self) -> Colors {
        let read = |written: Written| written.with(|text| Color::read(text));
        Colors { accent: read(self.accent), paper: read(self.paper), ink: read(self.ink) }
    }

    /// The light that is asked for.
    pub fn theme(self) -> Theme {
        self.theme.get()
    }

    /// The colors that can be used, in one light at least.
    fn usable(self) -> Colors {
        let mut colors = self.colors();
        for fault in colors.faults(self.theme()).iter().filter(|fault| fault.theme.is_none()) {
            *colors.of_mut(fault.role) = None;
        }
        colors
    }

    /// What these choices make of a hand; the frame has its name in `language`.
    pub fn snippet(self, state: &State, language: Language) -> Snippet {
        let ui = self.ui.get();
        // Rules of one's own are in no list: they come with the hand.
        let hand = self.with_hand.get() || ui == Ui::Result || state.rules.own.is_some();
        Snippet {
            page: address::page(),
            rules: state.rules.id,
            hand: hand.then(|| share::write(state)),
            lang: self.language.get().map(Language::code),
            theme: self.theme.get(),
            colors: self.usable(),
            ui,
            readonly: self.readonly.get() && ui != Ui::Result,
            host: self.host.with(|host| origin(host)),
            title: language.word(EmbedWord::FrameName),
            width: self.width.get(),
            height: self.height.get(),
        }
    }
}

/// The fields of the form: a row for each thing.
#[component]
pub fn EmbedFields(form: EmbedForm) -> impl IntoView {
    view! {
        <div class="embed-choices">
            <LookFields form />
            <ColorFields form />
            <Restrictions form />
            <SizeFields form />
            <HostField form />
        </div>
    }
}

/// How much of the widget is shown, its light and its language.
#[component]
fn LookFields(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let size = move |(ui, word): (Ui, EmbedWord)| {
        let checked = Signal::derive(move || form.ui.get() == ui);
        let choose = move || {
            form.ui.set(ui);
            true
        };
        view! { <RadioButton name="embed-ui" checked choose label=app.word(word) /> }
    };
    let theme = move |(theme, word): (Theme, Word)| {
        let checked = Signal::derive(move || form.theme.get() == theme);
        let choose = move || {
            form.theme.set(theme);
            true
        };
        view! { <RadioButton name="embed-theme" checked choose label=app.word(word) /> }
    };
    let sizes = [(Ui::Full, EmbedWord::Full), (Ui::Compact, EmbedWord::Compact), (Ui::Result, EmbedWord::Result)];
    let themes = [(Theme::Auto, Word::ThemeAuto), (Theme::Light, Word::ThemeLight), (Theme::Dark, Word::ThemeDark)];
    let language = |language: Language| {
        view! {
            <option value=language.code() lang=language.code()>
                {language.name()}
            </option>
        }
    };
    view! {
        <RadioGroup name="embed-ui" legend=app.word(EmbedWord::Shows)>
            {sizes.map(size).collect_view()}
        </RadioGroup>
        <RadioGroup name="embed-theme" legend=app.word(Word::Theme)>
            {themes.map(theme).collect_view()}
        </RadioGroup>
        <label class="embed-row">
            <span>{app.word(EmbedWord::Language)}</span>
            <select
                prop:value=move || form.language.get().map_or("", Language::code)
                on:change:target=move |event| form.language.set(Language::of_code(&event.target().value()))
            >
                <option value="">{app.word(EmbedWord::AsBrowser)}</option>
                {Language::ALL.map(language).collect_view()}
            </select>
        </label>
    }
}

/// Whether it starts with the hand, and whether readers may change it. Where there is no choice the box is fixed.
#[component]
fn Restrictions(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let own = app.slice(|state| state.rules.own.is_some());
    let result = move || form.ui.get() == Ui::Result;
    view! {
        <div class="embed-row checks">
            <label class="check">
                <input
                    type="checkbox"
                    disabled=move || result() || own.get()
                    prop:checked=move || form.with_hand.get() || result() || own.get()
                    on:change:target=move |event| form.with_hand.set(event.target().checked())
                />
                <span>{app.word(EmbedWord::WithHand)}</span>
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    disabled=result
                    prop:checked=move || form.readonly.get() || result()
                    on:change:target=move |event| form.readonly.set(event.target().checked())
                />
                <span>{app.word(EmbedWord::Locked)}</span>
            </label>
        </div>
    }
}

/// Width and height in pixels, brought within what looks right.
#[component]
fn SizeFields(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let read = |text: &str| text.parse().ok().map(|size: u32| size.clamp(SIZES.0, SIZES.1));
    let write = |size: Option<u32>| size.map(|size| size.to_string()).unwrap_or_default();
    // The fields are written here as well: a size that was brought back to what it was changes no signal's text.
    view! {
        <fieldset class="embed-row">
            <legend>{app.word(EmbedWord::Size)}</legend>
            <div class="row">
                <label class="field">
                    <span>{app.word(EmbedWord::Width)}</span>
                    <input
                        type="number"
                        min=SIZES.0
                        max=SIZES.1
                        step="10"
                        aria-describedby="embed-size"
                        prop:value=move || write(form.width.get())
                        on:change:target=move |event| {
                            let width = read(&event.target().value());
                            event.target().set_value(&write(width));
                            form.width.set(width);
                        }
                    />
                </label>
                <label class="field">
                    <span>{app.word(EmbedWord::Height)}</span>
                    <input
                        type="number"
                        min=SIZES.0
                        max=SIZES.1
                        step="10"
                        aria-describedby="embed-size"
                        prop:value=move || form.height.get().to_string()
                        on:change:target=move |event| {
                            let height = read(&event.target().value()).unwrap_or(HEIGHT);
                            event.target().set_value(&height.to_string());
                            form.height.set(height);
                        }
                    />
                </label>
            </div>
            <p class="muted" id="embed-size">
                {app.word(EmbedWord::SizeHelp)}
            </p>
        </fieldset>
    }
}

/// The address of the other site, which alone may speak with the frame.
#[component]
fn HostField(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let wrong = Memo::new(move |_| form.host.with(|host| !host.is_empty() && origin(host).is_none()));
    let help = move || {
        let word = if wrong.get() { EmbedWord::HostWrong } else { EmbedWord::HostHelp };
        app.language.get().word(word)
    };
    view! {
        <div class="embed-row">
            <label class="field">
                <span>{app.word(EmbedWord::Host)}</span>
                <input
                    type="url"
                    placeholder="https://club.example"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="embed-host"
                    aria-invalid=move || wrong.get().then_some("true")
                    prop:value=form.host
                    on:change:target=move |event| form.host.set(event.target().value().trim().to_owned())
                />
            </label>
            <p class="muted" class:invalid=wrong id="embed-host" role="status">
                {help}
            </p>
        </div>
    }
}
