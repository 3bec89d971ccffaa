//! The page that makes the text to be pasted into another site, with a frame that shows what it will look like.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::{address, clipboard};
use crate::app::components::DialogFrame;
use crate::app::legacy::Legacy;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::{Acts, Scene, region};
use crate::app::legacy::tree::{Tree, el};
use crate::app::state::{AppState, Dialog, use_app_state};
use crate::i18n::{EmbedWord, Label, Language, Word};
use crate::session::embed::config::origin;
use crate::session::embed::snippet::{ALLOW, SANDBOX};
use crate::session::embed::{Snippet, Ui};
use crate::session::share;
use crate::session::theme::Theme;

/// The smallest and the largest that is made to look right.
const SIZES: (u32, u32) = (300, 1200);

/// What came of copying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Told {
    #[default]
    Nothing,
    Copied,
    Refused,
}

/// What is to be shown elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    ui: Ui,
    theme: Theme,
    lang: Option<Language>,
    readonly: bool,
    with_hand: bool,
    host: String,
    width: Option<u32>,
    height: u32,
    told: Told,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            ui: Ui::Full,
            theme: Theme::Auto,
            lang: None,
            readonly: false,
            with_hand: true,
            host: String::new(),
            width: None,
            height: 600,
            told: Told::Nothing,
        }
    }
}

/// Which of the two texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// The one with a script.
    Script,
    /// The plain frame.
    Frame,
}

/// Something that is chosen here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// How much is shown.
    Show(Ui),
    /// In which colours.
    Theme,
    /// In which language.
    Language,
    /// Whether readers may change it.
    Lock,
    /// Whether it starts with the hand.
    WithHand,
    /// Where it will be.
    Host,
    /// How wide.
    Width,
    /// How high.
    Height,
    /// To the clipboard.
    Copy(Text),
}

/// The dialog.
#[component]
pub fn EmbedDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.text(|language| language.label(Label::EmbedTitle)));
    Effect::new(move |_| {
        if app.dialog.get() == Some(Dialog::Embed) {
            app.pasted.update(|form| form.told = Told::Nothing);
        }
    });
    view! {
        <DialogFrame id="embed-title" title shows=|dialog| matches!(dialog, Dialog::Embed)>
            <Legacy live=region(app, paint) />
        </DialogFrame>
    }
}

/// Does it.
pub fn run(deed: Deed, store: AppState, value: &str) {
    let size = |value: &str| value.parse().ok().map(|size: u32| size.clamp(SIZES.0, SIZES.1));
    if let Deed::Copy(text) = deed {
        let text = untrack(move || {
            store.state.with(|state| {
                let snippet = snippet(&store.pasted.get(), state, store.language.get());
                if text == Text::Script { snippet.script() } else { snippet.frame() }
            })
        });
        return spawn_local(async move {
            let copied = clipboard::copy(&text).await;
            store.pasted.update(|form| form.told = if copied { Told::Copied } else { Told::Refused });
        });
    }
    store.pasted.update(|form| {
        form.told = Told::Nothing;
        match deed {
            Deed::Show(ui) => form.ui = ui,
            Deed::Theme => form.theme = value.parse().unwrap_or(Theme::Auto),
            Deed::Language => form.lang = Language::of_code(value),
            Deed::Lock => form.readonly = !form.readonly,
            Deed::WithHand => form.with_hand = !form.with_hand,
            Deed::Host => form.host = value.trim().to_owned(),
            Deed::Width => form.width = size(value),
            Deed::Height => form.height = size(value).unwrap_or(600),
            Deed::Copy(_) => {}
        }
    });
}

fn snippet(form: &Form, state: &crate::session::State, language: Language) -> Snippet {
    Snippet {
        page: address::page(),
        rules: state.rules.id,
        // Rules of one's own are in no list: they come with the hand.
        hand: (form.with_hand || form.ui == Ui::Result || state.rules.own.is_some()).then(|| share::write(state)),
        lang: form.lang.map(Language::code),
        theme: form.theme,
        ui: form.ui,
        readonly: form.readonly && form.ui != Ui::Result,
        host: origin(&form.host),
        title: language.embed(EmbedWord::FrameName),
        width: form.width,
        height: form.height,
    }
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let form = scene.store.pasted.get();
    let language = scene.language;
    let snippet = snippet(&form, scene.state, language);
    let said = match form.told {
        Told::Nothing => "",
        Told::Copied => language.embed(EmbedWord::Copied),
        Told::Refused => language.embed(EmbedWord::CopyByHand),
    };
    let choices = el("div")
        .class("choices")
        .add(shows(scene, acts, &form))
        .add(looks(scene, acts, &form))
        .add(ticks(scene, acts, &form))
        .add(size(scene, acts, &form))
        .add(host(scene, acts, &form));
    let texts = el("div")
        .class("texts")
        .add(text(scene, acts, Text::Script, snippet.script()))
        .add(text(scene, acts, Text::Frame, snippet.frame()))
        .add(el("p").class("told").with("role", "status").add(said));
    el("div")
        .class("embed-dialog")
        .add(el("p").add(language.embed(EmbedWord::Intro)))
        .add(el("div").class("makes").add(choices).add(texts))
        .add(preview(scene, &snippet))
}

fn shows(scene: &Scene<'_>, acts: &mut Acts, form: &Form) -> Tree {
    let words = [(Ui::Full, EmbedWord::Full), (Ui::Compact, EmbedWord::Compact), (Ui::Result, EmbedWord::Result)];
    let choices = words.map(|(ui, word)| {
        let radio = acts.box_of("radio", form.ui == ui, Act::Embed(Deed::Show(ui))).with("name", "embed-ui");
        el("label").class("check").add(radio).add(el("span").add(scene.language.embed(word)))
    });
    let legend = el("legend").add(scene.language.embed(EmbedWord::Shows));
    el("fieldset").add(legend).add(el("div").class("checks").all(choices))
}

/// Something to choose or to fill in, with its name above it.
fn field(name: &'static str, control: Tree) -> Tree {
    el("label").class("field").add(el("span").add(name)).add(control)
}

fn looks(scene: &Scene<'_>, acts: &mut Acts, form: &Form) -> Tree {
    let themes = [(Theme::Auto, Word::ThemeAuto), (Theme::Light, Word::ThemeLight), (Theme::Dark, Word::ThemeDark)];
    let themes = themes.map(|(theme, word)| el("option").with("value", theme.as_str()).add(scene.word(word)));
    let theme = acts.change("select", Act::Embed(Deed::Theme), form.theme.as_str()).all(themes);
    let first = el("option").with("value", "").add(scene.language.embed(EmbedWord::AsBrowser));
    let each = Language::ALL
        .map(|language| el("option").with("value", language.code()).with("lang", language.code()).add(language.name()));
    let lang = acts.change("select", Act::Embed(Deed::Language), form.lang.map_or("", Language::code));
    el("div")
        .class("row")
        .add(field(scene.word(Word::Theme), theme))
        .add(field(scene.language.embed(EmbedWord::Language), lang.add(first).all(each)))
}

fn ticks(scene: &Scene<'_>, acts: &mut Acts, form: &Form) -> Tree {
    let result = form.ui == Ui::Result;
    let own = scene.state.rules.own.is_some();
    let boxes = [
        (Deed::WithHand, EmbedWord::WithHand, form.with_hand || result || own, result || own),
        (Deed::Lock, EmbedWord::Locked, form.readonly || result, result),
    ];
    let boxes = boxes.map(|(deed, word, on, fixed)| {
        let tick = acts.check(on, Act::Embed(deed)).maybe_with("disabled", fixed.then_some(""));
        el("label").class("check").add(tick).add(el("span").add(scene.language.embed(word)))
    });
    el("div").class("checks").all(boxes)
}

fn size(scene: &Scene<'_>, acts: &mut Acts, form: &Form) -> Tree {
    let width = form.width.map(|width| width.to_string()).unwrap_or_default();
    let fields = [(Deed::Width, EmbedWord::Width, width), (Deed::Height, EmbedWord::Height, form.height.to_string())];
    let fields = fields.map(|(deed, word, value)| {
        let number = acts
            .change("input", Act::Embed(deed), value)
            .with("type", "number")
            .with("min", SIZES.0.to_string())
            .with("max", SIZES.1.to_string())
            .with("step", "10")
            .with("aria-describedby", "embed-size");
        field(scene.language.embed(word), number)
    });
    el("fieldset")
        .add(el("legend").add(scene.language.embed(EmbedWord::Size)))
        .add(el("div").class("row").all(fields))
        .add(el("p").class("soft").with("id", "embed-size").add(scene.language.embed(EmbedWord::SizeHelp)))
}

fn host(scene: &Scene<'_>, acts: &mut Acts, form: &Form) -> Tree {
    let wrong = !form.host.is_empty() && origin(&form.host).is_none();
    let input = acts
        .change("input", Act::Embed(Deed::Host), form.host.clone())
        .with("type", "url")
        .with("placeholder", "https://club.example")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("aria-describedby", "embed-host")
        .maybe_with("aria-invalid", wrong.then_some("true"));
    let help = if wrong { EmbedWord::HostWrong } else { EmbedWord::HostHelp };
    let help = el("p").class(if wrong { "soft wrong" } else { "soft" }).add(scene.language.embed(help));
    el("div")
        .add(field(scene.language.embed(EmbedWord::Host), input))
        .add(help.with("id", "embed-host").with("role", "status"))
}

fn text(scene: &Scene<'_>, acts: &mut Acts, which: Text, text: String) -> Tree {
    let (title, help, id) = match which {
        Text::Script => (EmbedWord::Script, EmbedWord::ScriptHelp, "embed-script"),
        Text::Frame => (EmbedWord::Frame, EmbedWord::FrameHelp, "embed-frame"),
    };
    let heading = [id, "-title"].concat();
    let copy = acts.button("button", Act::Embed(Deed::Copy(which))).add(scene.language.embed(EmbedWord::Copy));
    let copy = copy.with("aria-describedby", heading.clone());
    let field = el("textarea")
        .with("id", id)
        .with("readonly", "")
        .with("rows", "5")
        .with("spellcheck", "false")
        .with("aria-labelledby", heading.clone());
    el("div")
        .class("paste")
        .add(el("div").class("paste-top").add(el("h3").with("id", heading).add(scene.language.embed(title))).add(copy))
        .add(el("p").class("soft").add(scene.language.embed(help)))
        .add(field.prop(".value", text))
}

/// A frame as it will be, as far as there is room for it here.
fn preview(scene: &Scene<'_>, snippet: &Snippet) -> Tree {
    // Whoever listens to it is on the other site.
    let shown = Snippet { host: None, ..snippet.clone() };
    let frame = el("iframe")
        .with("title", scene.language.embed(EmbedWord::Preview))
        .with("sandbox", SANDBOX)
        .with("allow", ALLOW)
        .with("width", snippet.width.map_or_else(|| String::from("100%"), |width| width.to_string()))
        .with("height", snippet.height.to_string())
        .with("src", shown.address());
    el("div").class("shown").add(el("h3").add(scene.language.embed(EmbedWord::Preview))).add(frame)
}
