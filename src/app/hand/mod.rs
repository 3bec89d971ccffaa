//! The hand builder: whose hand, the hand itself, where the next tile goes, and the tile keyboard.

mod actions;
mod context;
mod discarder_key;
mod fold;
mod group_keys;
mod hand_area;
mod meld_editor;
mod other_hands;
mod quick_bar;
mod round;
mod seat_keys;
mod seat_tabs;
mod selection;
mod status_line;
mod table_seats;
mod target_bar;

pub use context::HandContext;
pub use hand_area::{BesideHand, HandArea};
pub use other_hands::OtherHands;
pub use table_seats::TableSeats;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::tiles::Kinds;

use self::actions::Actions;
use self::discarder_key::DiscarderKey;
use self::fold::Fold;
use self::quick_bar::QuickBar;
use self::target_bar::TargetBar;
use super::browser::focus::bring_into_sight;
use super::browser::media::use_narrow;
use super::components::Keyboard;
use super::shortcuts;
use super::state::use_app_state;
use tenbo_wording::Word;

/// The part that stays in reach of the thumb: the hand, what is said of it, the keyboard, which folds up where it would lie before
/// the score, and what can be done with all of it.
#[component]
pub fn Dock(
    /// What stands above the hand.
    #[prop(optional, into)]
    above: ViewFn,
    /// What takes the place of the groups while discards are entered.
    #[prop(optional, into)]
    discards: Option<ViewFn>,
    /// Which tiles nobody should discard.
    #[prop(optional, into)]
    dangers: Option<Memo<Kinds>>,
    /// Whether the score lies before the keyboard however wide the page is.
    #[prop(optional)]
    folds: bool,
    /// The keys of what is said of the hand.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    let keys = NodeRef::new();
    let fold = Fold::of_hand(keys, folds);
    // The settings lie over all but the actions then.
    let narrow = use_narrow();
    // A tap on the folded hand is to see the keys again; a tile of it is picked up at once.
    let unfold = move |_: MouseEvent| {
        fold.unfold();
    };
    let marked = Signal::derive(move || dangers.map_or(Kinds::NONE, |dangers| dangers.get()));
    view! {
        <section
            class="dock felt whole"
            class:folded=fold.folded
            aria-label=app.word(Word::Builder)
            on:keydown=move |event| shortcuts::in_builder(app, &event)
        >
            <div class="dock-body" inert=move || narrow.get() && app.settings_open.get()>
                {above.run()}
                <HandArea on_tap=unfold dangers />
                <div class="dock-bar" on:focusin=move |event| bring_into_sight(&event)>
                    <BesideHand />
                    {children()}
                </div>
                <div class="dock-keys" node_ref=keys>
                    <TargetBar discards />
                    <div class="dock-keyboard">
                        <Keyboard folded=fold.folded dangers=marked />
                    </div>
                </div>
            </div>
            <Actions fold />
        </section>
    }
}

/// What is said of the winner's hand: by whose discard, and the circumstances of most hands.
#[component]
pub fn HandKeys() -> impl IntoView {
    view! {
        <DiscarderKey />
        <QuickBar />
    }
}
