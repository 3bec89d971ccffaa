//! The keys that lay a template: tiles of a suit that may be left open, honors, groups, and marks of the last one.

use leptos::prelude::*;
use tenbo_engine::templates::{Mark, Rank, SuitOf, TileOf};

use super::template_key::{Key, SUITS, keys, lay_word, mark_word, name};
use crate::app::components::fields::{RadioButton, RadioGroup};
use crate::app::components::{KeyRow, TemplateTile};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::template_pieces::{Lay, Piece, add, begin_way, is_marked, take_back, toggle_mark};
use tenbo_wording::TemplateWord;

/// What the keys share.
#[derive(Clone, Copy)]
struct Keyboard {
    app: AppState,
    text: Signal<String>,
    on_change: Callback<String>,
    suit: RwSignal<SuitOf>,
    /// The keys are those of honors.
    honors: RwSignal<bool>,
    lay: RwSignal<Lay>,
    /// The next tile begins a group.
    apart: RwSignal<bool>,
}

impl Keyboard {
    /// Lays what a key stands for, if it can be laid so: no chow begins with an honor.
    fn press(self, key: Key) {
        let (suit, lay, apart) = (self.suit.get_untracked(), self.lay.get_untracked(), self.apart.get_untracked());
        if let Some(text) = self.text.with_untracked(|text| add(text, key.piece(suit), lay, apart)) {
            self.apart.set(false);
            self.on_change.run(text);
        }
    }
}

/// All keys.
#[component]
pub fn TemplateKeys(
    /// What the ids begin with.
    id: &'static str,
    /// The text of the template.
    #[prop(into)]
    text: Signal<String>,
    /// Takes the text after a key.
    on_change: Callback<String>,
) -> impl IntoView {
    let app = use_app_state();
    let board = Keyboard {
        app,
        text,
        on_change,
        suit: RwSignal::new(SUITS[0]),
        honors: RwSignal::new(false),
        lay: RwSignal::new(Lay::default()),
        apart: RwSignal::new(false),
    };
    view! {
        <SuitKeys id board />
        <Show when=move || board.honors.get() fallback=move || view! { <TileKeys id board honors=false /> }>
            <TileKeys id board honors=true />
        </Show>
        <LayKeys id board />
        <GroupKeys board />
    }
}

/// Of which suit the numbers are, or that honors are laid.
#[component]
fn SuitKeys(id: &'static str, board: Keyboard) -> impl IntoView {
    let app = board.app;
    let name = format!("{id}-suit");
    let key = {
        let name = name.clone();
        move |suit: SuitOf| {
            let choose = move || {
                board.suit.set(suit);
                board.honors.set(false);
                true
            };
            let checked = Signal::derive(move || board.suit.get() == suit && !board.honors.get());
            let full = app.text_for(move |language, family| {
                language.listed(&[String::new(), language.template_suit(suit, family)])
            });
            let label = view! {
                {suit.to_string()}
                <i class="visually-hidden">{full}</i>
            };
            view! { <RadioButton name=name.clone() checked choose label /> }
        }
    };
    let choose = move || {
        board.honors.set(true);
        true
    };
    view! {
        <RadioGroup name=name.clone() legend=app.word(TemplateWord::Suit)>
            {SUITS.map(key).into_iter().collect_view()}
            <RadioButton name=name checked=board.honors choose label=app.word(TemplateWord::Honors) />
        </RadioGroup>
    }
}

/// How tiles are laid.
#[component]
fn LayKeys(id: &'static str, board: Keyboard) -> impl IntoView {
    let app = board.app;
    let key = move |lay: Lay| {
        let choose = move || {
            board.lay.set(lay);
            true
        };
        view! {
            <RadioButton
                name=format!("{id}-lay")
                checked=Signal::derive(move || board.lay.get() == lay)
                choose
                label=app.word(lay_word(lay))
            />
        }
    };
    // More than four alike take jokers, or are flowers.
    let has_more = Memo::new(move |_| {
        app.plan.with(|plan| plan.jokers().number > 0 || plan.rulebook().options.tiles.holds_flowers())
    });
    let fits = move |lay: &Lay| has_more.get() || !matches!(lay, Lay::Five | Lay::Six);
    view! {
        <RadioGroup name=format!("{id}-lay") legend=app.word(TemplateWord::Lay)>
            <For each=move || Lay::ALL.into_iter().filter(fits) key=|lay| *lay children=key />
        </RadioGroup>
    }
}

/// The keys of tiles and whole groups, with one tab stop.
#[component]
fn TileKeys(id: &'static str, board: Keyboard, honors: bool) -> impl IntoView {
    let app = board.app;
    let all = StoredValue::new(keys(honors));
    let row = KeyRow::new(Signal::derive(move || (0..all.with_value(Vec::len)).collect::<Vec<usize>>()), id);
    let key = move |(place, key): (usize, Key)| {
        // What stands on the key is a part of its name.
        let label = move || {
            let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
            let piece = key.piece(board.suit.get());
            let spelled = |text: String| language.listed(&[text, name(piece, language, family)]);
            match piece {
                Piece::Tile(
                    TileOf::Suited(rank @ Rank::Free(..), suit)
                    | TileOf::Suited(rank @ Rank::Given(1..), suit @ SuitOf::Free(_)),
                ) => spelled(format!("{rank}{suit}")),
                Piece::Tile(TileOf::Matching(suit)) => spelled(format!("D{suit}")),
                Piece::Tile(TileOf::Suited(Rank::Given(0), _)) => spelled(String::from("0")),
                Piece::Any => spelled(String::from("?")),
                _ => name(piece, language, family),
            }
        };
        let face = move || match key.piece(board.suit.get()) {
            // As a zero the white dragon is told from itself.
            Piece::Tile(TileOf::Suited(Rank::Given(0), _)) => "0".into_any(),
            Piece::Any => "?".into_any(),
            Piece::Tile(tile) => view! { <TemplateTile tile /> }.into_any(),
            piece => name(piece, app.language.get(), app.plan.read().rulebook().family).into_any(),
        };
        view! {
            <button
                type="button"
                class="template-key"
                class:wide=matches!(key, Key::Piece(Piece::Chow | Piece::Set))
                id=row.id(place)
                tabindex=row.tab_index(place)
                disabled=app.readonly
                aria-label=label
                title=label
                on:keydown=move |event| row.key_down(place, &event)
                on:click=move |_| board.press(key)
            >
                {face}
            </button>
        }
    };
    view! {
        <div class="template-keys" role="group" aria-label=app.word(TemplateWord::Keys)>
            {all.get_value().into_iter().enumerate().map(key).collect_view()}
        </div>
    }
}

/// What is said of the last group, and where the next one goes.
#[component]
fn GroupKeys(board: Keyboard) -> impl IntoView {
    let app = board.app;
    let mark = move |(mark, _): (Mark, char)| {
        let is_set = Memo::new(move |_| board.text.with(|text| is_marked(text, mark)));
        let set = move |_| {
            let text = board.text.with_untracked(|text| toggle_mark(text, mark));
            board.on_change.run(text);
        };
        view! {
            <button
                type="button"
                class="button"
                disabled=app.readonly
                aria-pressed=move || if is_set.get() { "true" } else { "false" }
                on:click=set
            >
                {app.word(mark_word(mark))}
            </button>
        }
    };
    let has_jokers = Memo::new(move |_| app.plan.with(|plan| plan.jokers().number > 0));
    let marks = move || {
        let has = has_jokers.get();
        Mark::ALL.into_iter().filter(move |(mark, _)| has || *mark != Mark::NoJoker).collect::<Vec<_>>()
    };
    let change = move |word: TemplateWord, change: fn(&str) -> String| {
        let set = move |_| board.on_change.run(board.text.with_untracked(|text| change(text)));
        view! {
            <button type="button" class="button" disabled=app.readonly on:click=set>
                {app.word(word)}
            </button>
        }
    };
    view! {
        <div class="row" role="group" aria-label=app.word(TemplateWord::LastGroup)>
            <span class="template-last" aria-hidden="true">
                {app.word(TemplateWord::LastGroup)}
            </span>
            <For each=marks key=|&(mark, _)| mark_word(mark) as usize children=mark />
        </div>
        <div class="row">
            {change(TemplateWord::TakeBack, take_back)}
            <button
                type="button"
                class="button"
                disabled=app.readonly
                aria-pressed=move || if board.apart.get() { "true" } else { "false" }
                on:click=move |_| board.apart.update(|apart| *apart = !*apart)
            >
                {app.word(TemplateWord::NewGroup)}
            </button>
            {change(TemplateWord::OtherWay, begin_way)}
        </div>
    }
}
