//! A hand of the catalogue: its tiles, melds and the winning tile apart, and what happened.

use leptos::prelude::*;
use tenbo_engine::tiles::{MeldKind, Tile};

use super::tile::symbol;
use crate::app::state::use_app_state;
use tenbo_session::example::{Differs, Example};
use tenbo_wording::EditorWord;

/// The hand under its heading, with more below it if need be.
#[component]
pub fn ExampleHand(
    /// What it is an example of.
    heading: EditorWord,
    /// The hand.
    example: Example,
    /// What stands below it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = use_app_state();
    let tiles = example.clone();
    let what_happened = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.what_happened(&example, plan.rulebook().family))
    });
    let events = move || {
        let text = what_happened.get();
        (!text.is_empty()).then(|| view! { <span class="muted">{text}</span> })
    };
    view! {
        <div class="example-hand">
            <span class="muted">{app.word(heading)}</span>
            <ExampleTiles example=tiles />
            {events}
            {children.map(|children| children())}
        </div>
    }
}

/// A hand that is an example, and one that just is not, with what it lacks.
#[component]
pub fn ExampleHands(
    /// The example.
    example: Example,
    /// The other.
    near: Option<Example>,
    /// What stands below the example.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = use_app_state();
    let differs = near.as_ref().map(|near| Differs::of(&example, near));
    let lacks = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| differs.as_ref().map(|differs| language.missing_in(differs, plan.rulebook().family)))
    });
    view! {
        <div class="example-hands">
            <ExampleHand heading=EditorWord::Example example>
                {children.map(|children| children())}
            </ExampleHand>
            {near
                .map(|near| {
                    view! {
                        <ExampleHand heading=EditorWord::NearMiss example=near>
                            <span class="why">{lacks}</span>
                        </ExampleHand>
                    }
                })}
        </div>
    }
}

/// The tiles alone.
#[component]
pub fn ExampleTiles(
    /// Whose.
    example: Example,
) -> impl IntoView {
    let app = use_app_state();
    // All names in one place: the reference may show hundreds of hands at once.
    let tiles = tiles_of(&example);
    let named = move || {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        let tile = |&(tile, class): &(Tile, &'static str)| {
            let class = format!("tile face {} {class}", symbol(tile));
            let name = language.tile(tile, family);
            view! { <span class=class.trim_end().to_owned() role="img" aria-label=name.clone() title=name></span> }
        };
        tiles.iter().map(tile).collect_view()
    };
    view! { <span class="example-tiles">{named}</span> }
}

/// The tiles as they lie, each with the classes that set it apart.
fn tiles_of(example: &Example) -> Vec<(Tile, &'static str)> {
    let in_hand = example.entered.hand.iter().chain(&example.entered.bonus).map(|&tile| (tile, ""));
    let melded = example.entered.melds.iter().flat_map(|meld| {
        let [first, other] = match meld.kind {
            MeldKind::ConcealedKong => ["closed first", "closed"],
            _ => ["melded first", "melded"],
        };
        meld.tiles.iter().enumerate().map(move |(place, &tile)| (tile, if place == 0 { first } else { other }))
    });
    let winning = example.tile.map(|tile| (tile, "won first"));
    in_hand.chain(melded).chain(winning).collect()
}
