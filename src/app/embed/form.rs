//! What is chosen for the text that is pasted into another site.

use leptos::prelude::*;

use crate::app::browser::address;
use crate::app::state::use_app_state;
use tenbo_session::embed::config::origin;
use tenbo_session::embed::{Snippet, Ui};
use tenbo_session::theme::Theme;
use tenbo_session::{State, share};
use tenbo_wording::{EmbedWord, Language, Word};

/// The smallest and the largest width and height, in pixels, in which the widget looks right.
const SIZES: (u32, u32) = (300, 1200);

/// The height at first, in pixels.
const HEIGHT: u32 = 600;

/// The choices. They outlive the dialog, so that it opens again as it was left.
#[derive(Clone, Copy)]
pub struct EmbedForm {
    ui: RwSignal<Ui>,
    theme: RwSignal<Theme>,
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
            language: RwSignal::new(None),
            readonly: RwSignal::new(false),
            with_hand: RwSignal::new(true),
            host: RwSignal::new(String::new()),
            width: RwSignal::new(None),
            height: RwSignal::new(HEIGHT),
        }
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
            colors: Default::default(),
            ui,
            readonly: self.readonly.get() && ui != Ui::Result,
            host: self.host.with(|host| origin(host)),
            title: language.word(EmbedWord::FrameName),
            width: self.width.get(),
            height: self.height.get(),
        }
    }
}

/// The fields of the form.
#[component]
pub fn EmbedFields(form: EmbedForm) -> impl IntoView {
    view! {
        <div class="embed-choices">
            <ContentChoice form />
            <LookFields form />
            <Restrictions form />
            <SizeFields form />
            <HostField form />
        </div>
    }
}

/// How much of the widget is shown.
#[component]
fn ContentChoice(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let choice = move |(ui, word): (Ui, EmbedWord)| {
        view! {
            <label class="check">
                <input
                    type="radio"
                    name="embed-ui"
                    prop:checked=move || form.ui.get() == ui
                    on:change=move |_| form.ui.set(ui)
                />
                <span>{app.word(word)}</span>
            </label>
        }
    };
    let choices = [(Ui::Full, EmbedWord::Full), (Ui::Compact, EmbedWord::Compact), (Ui::Result, EmbedWord::Result)];
    view! {
        <fieldset>
            <legend>{app.word(EmbedWord::Shows)}</legend>
            <div class="checks">{choices.map(choice).collect_view()}</div>
        </fieldset>
    }
}

/// The colors and the language.
#[component]
fn LookFields(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let themes = [(Theme::Auto, Word::ThemeAuto), (Theme::Light, Word::ThemeLight), (Theme::Dark, Word::ThemeDark)];
    let theme = move |(theme, word): (Theme, Word)| view! { <option value=theme.as_str()>{app.word(word)}</option> };
    let language = |language: Language| {
        view! {
            <option value=language.code() lang=language.code()>
                {language.name()}
            </option>
        }
    };
    view! {
        <div class="row">
            <label class="field">
                <span>{app.word(Word::Theme)}</span>
                <select
                    prop:value=move || form.theme.get().as_str()
                    on:change:target=move |event| form.theme.set(event.target().value().parse().unwrap_or(Theme::Auto))
                >
                    {themes.map(theme).collect_view()}
                </select>
            </label>
            <label class="field">
                <span>{app.word(EmbedWord::Language)}</span>
                <select
                    prop:value=move || form.language.get().map_or("", Language::code)
                    on:change:target=move |event| form.language.set(Language::of_code(&event.target().value()))
                >
                    <option value="">{app.word(EmbedWord::AsBrowser)}</option>
                    {Language::ALL.map(language).collect_view()}
                </select>
            </label>
        </div>
    }
}

/// Whether it starts with the hand, and whether readers may change it. Where there is no choice the box is fixed.
#[component]
fn Restrictions(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    let own = app.slice(|state| state.rules.own.is_some());
    let result = move || form.ui.get() == Ui::Result;
    view! {
        <div class="checks">
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
        <fieldset>
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
        <div>
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
