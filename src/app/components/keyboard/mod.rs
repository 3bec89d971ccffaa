//! The tile keyboard: a grid of keys with one tab stop, arrows moving between them.

mod layout;
mod stroke;
mod supply;

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use tenbo_engine::tiles::{Kind, Kinds, Tile};

use self::layout::{Key, Layout};
use self::stroke::Stroke;
use self::supply::{Supply, given, use_supplies};
use super::{Icon, IconName, TileFace};
use crate::app::browser::focus::focus;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::{PenWord, Word};

/// What all keys of a keyboard share.
#[derive(Clone, Copy)]
struct Keys {
    layout: Memo<Layout>,
    dangers: Signal<Kinds>,
    /// Whether the keyboard is folded up.
    folded: Signal<bool>,
    /// The next tile is a joker in its place.
    joker: Memo<bool>,
    /// The pointer on its way over them.
    stroke: Stroke,
    /// The key that Tab comes to, if the layout still has it.
    tab_stop: RwSignal<Option<Key>>,
    /// Wakes only the keys that become it or are it no longer.
    stops: StoredValue<Selector<Option<Key>>>,
}

impl Keys {
    fn of(layout: Memo<Layout>, dangers: Signal<Kinds>, folded: Signal<bool>, joker: Memo<bool>) -> Keys {
        let tab_stop = RwSignal::new(None);
        let stops = Selector::new(move || {
            layout.with(|layout| {
                let known = tab_stop.get().filter(|stop| layout.rows.iter().flatten().any(|key| key == stop));
                known.or_else(|| layout.rows.first()?.first().copied())
            })
        });
        Keys { layout, dangers, folded, joker, stroke: Stroke::new(), tab_stop, stops: StoredValue::new(stops) }
    }

    fn tab_index(self, key: Key) -> impl Fn() -> &'static str + Copy + Send + Sync {
        move || if self.stops.with_value(|stops| stops.selected(&Some(key))) { "0" } else { "-1" }
    }

    /// The key that had the focus last is the one that Tab comes to. It is noted when the focus leaves it and when a key of
    /// a real keyboard is pressed, for that may be Tab (WebKit on Linux has no name for it with Shift); not at each tap:
    /// who changes where Tab stops makes a browser style the page at once, which costs 1.6 ms of a tap.
    fn note(self, key: Key) {
        if self.tab_stop.try_get_untracked().is_some_and(|stop| stop != Some(key)) {
            self.tab_stop.set(Some(key));
        }
    }

    /// Notes a key that loses the focus. Where the keyboard folds up it stays as it was: the change would be painted in a
    /// frame of its own after the score.
    fn left(self, key: Key) {
        // A key that goes away loses the focus when the keyboard may be gone already.
        if self.folded.try_get_untracked() == Some(false) {
            self.note(key);
        }
    }

    fn key_down(self, key: Key, event: &KeyboardEvent) {
        self.note(key);
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        if let Some(next) = self.layout.with_untracked(|layout| layout.moved(key, &event.key())) {
            event.prevent_default();
            focus(&next.id());
        }
    }
}

/// The keyboard.
#[component]
pub fn Keyboard(
    /// Tiles that make whoever discards them liable: they bear a mark.
    #[prop(optional, into)]
    dangers: Signal<Kinds>,
    /// Whether the keyboard is folded up.
    #[prop(optional, into)]
    folded: Signal<bool>,
) -> impl IntoView {
    let app = use_app_state();
    let layout = Memo::new(move |_| app.plan.with(|plan| Layout::of(plan)));
    let joker = Memo::new(move |_| app.joker.get() && app.plan.with(|plan| plan.jokers().number > 0));
    let keys = Keys::of(layout, dangers, folded, joker);
    let row = move |row: Vec<Key>, supplies: &[(Tile, RwSignal<Supply>)]| {
        // What is typed after the digits of its tiles.
        let letter =
            row.iter().find_map(|key| if let Key::Tile(tile) = key { Some(tile.letter().to_string()) } else { None });
        let cells = row.into_iter().map(|key| {
            let wide = move || key == Key::Backspace && keys.layout.with(|layout| layout.wide_backspace);
            let key = match key {
                Key::Tile(tile) => {
                    let supply = supplies.iter().find(|(other, _)| *other == tile);
                    supply.map(|&(_, supply)| view! { <TileKey tile supply keys /> }).into_any()
                }
                key => function_key(key, keys),
            };
            view! {
                <div role="gridcell" class="cell" class:wide=wide>
                    {key}
                </div>
            }
        });
        view! {
            <div role="row" class="keyboard-row" data-letter=letter>
                {cells.collect_view()}
            </div>
        }
    };
    let rows = move || {
        let layout = keys.layout.get();
        let supplies = use_supplies(layout.tiles().collect(), keys.joker, keys.folded);
        layout.rows.into_iter().map(|keys| row(keys, &supplies)).collect_view()
    };
    view! {
        <div
            class="keyboard"
            class:ten=move || keys.layout.with(|layout| layout.ten)
            role="grid"
            aria-label=app.word(Word::TileKeyboard)
            on:pointerdown=move |event| keys.stroke.down(&event)
            on:pointermove=move |event| keys.stroke.moved(&event)
            on:pointerup=move |_| keys.stroke.up()
            on:pointercancel=move |_| keys.stroke.cancelled()
            on:pointerleave=move |_| keys.stroke.cancelled()
            on:contextmenu=move |event| keys.stroke.menu(&event)
            on:click:capture=move |event| keys.stroke.clicked(&event)
        >
            {rows}
        </div>
    }
}

#[component]
fn TileKey(tile: Tile, supply: RwSignal<Supply>, keys: Keys) -> impl IntoView {
    let app = use_app_state();
    let key = Key::Tile(tile);
    let given = Signal::derive(move || given(tile, keys.joker.get()));
    let left = Memo::new(move |_| supply.with(|supply| supply.left));
    let count = Memo::new(move |_| supply.with(|supply| (!supply.whole).then_some(supply.left)));
    let dangerous =
        Memo::new(move |_| tile.kind().is_some_and(|kind| keys.dangers.with(|dangers| dangers.contains(kind))));
    let name = move || {
        let language = app.language.get();
        let tile = language.tile(given.get(), app.plan.read().rulebook().family);
        language.listed(&[tile, language.copies(left.get())])
    };
    // The name of the key is said by its label, this after it.
    let title = move || {
        let language = app.language.get();
        if dangerous.get() {
            return Some(language.word(Word::DangerTile).to_owned());
        }
        supply.with(|supply| supply.refusal.as_ref().map(|refusal| app.refused(refusal)))
    };
    view! {
        <button
            type="button"
            class="key"
            class:trail=move || keys.stroke.lit.with(|lit| lit.contains(&tile))
            id=key.id()
            tabindex=keys.tab_index(key)
            disabled=app.readonly
            aria-label=name
            aria-disabled=move || supply.with(|supply| supply.refusal.is_some()).then_some("true")
            title=title
            on:click=move |_| {
                app.dispatch(Edit::Tile(given.get_untracked()));
            }
            on:keydown=move |event| keys.key_down(key, &event)
            on:focusout=move |_: FocusEvent| keys.left(key)
        >
            <TileFace tile=given />
            <span class="count" aria-hidden="true">
                {count}
            </span>
            <Show when=move || dangerous.get()>
                <span class="danger">
                    <Icon name=IconName::Warning inline=true />
                </span>
            </Show>
        </button>
    }
}

/// A key that is no tile: what all of these are.
#[component]
fn FunctionKey(
    /// Which.
    key: Key,
    /// Its classes.
    class: &'static str,
    /// Its name, where its words do not say it.
    #[prop(optional, into)]
    label: MaybeProp<&'static str>,
    /// Whether it is pressed, for one that stays so.
    #[prop(optional, into)]
    pressed: MaybeProp<bool>,
    keys: Keys,
    /// What it does.
    on_press: impl Fn() + 'static,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <button
            type="button"
            class=class
            id=key.id()
            tabindex=keys.tab_index(key)
            disabled=app.readonly
            aria-label=move || label.get()
            title=move || label.get()
            aria-pressed=move || pressed.get().map(|pressed| if pressed { "true" } else { "false" })
            on:click=move |_| on_press()
            on:keydown=move |event| keys.key_down(key, &event)
            on:focusout=move |_: FocusEvent| keys.left(key)
        >
            {children()}
        </button>
    }
}

/// The key of a tile beside the tiles' own: a north, which is laid aside; red; a joker; the last one away.
fn function_key(key: Key, keys: Keys) -> AnyView {
    let app = use_app_state();
    let dispatch = move |edit: fn() -> Edit| {
        move || {
            app.dispatch(edit());
        }
    };
    match key {
        Key::Tile(_) => ().into_any(),
        Key::North => view! {
            <FunctionKey key class="key north" label=Signal::derive(app.word(Word::LayNorth)) keys on_press=dispatch(|| Edit::North)>
                <TileFace tile=Tile::plain(Kind::NORTH) />
                <span class="plus" aria-hidden="true">
                    "+"
                </span>
            </FunctionKey>
        }
        .into_any(),
        Key::Red => view! {
            <FunctionKey key class="key fn red" label=Signal::derive(app.word(PenWord::MakeRed)) keys on_press=dispatch(|| Edit::Red)>
                <b lang="ja" aria-hidden="true">
                    "赤"
                </b>
            </FunctionKey>
        }
        .into_any(),
        Key::Joker => view! {
            <FunctionKey key class="key fn" pressed=app.joker keys on_press=move || app.joker.update(|joker| *joker = !*joker)>
                {app.word(Word::Joker)}
            </FunctionKey>
        }
        .into_any(),
        Key::Backspace => view! {
            <FunctionKey key class="key back" label=Signal::derive(app.word(Word::Backspace)) keys on_press=dispatch(|| Edit::Backspace)>
                <Icon name=IconName::Backspace />
            </FunctionKey>
        }
        .into_any(),
    }
}
