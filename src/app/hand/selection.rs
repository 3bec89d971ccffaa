//! What can be done with the tile of the hand that is picked up; the next key replaces it.

use leptos::prelude::*;
use tenbo_engine::tiles::Tile;

use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::pen::lifted;
use tenbo_wording::{PenWord, Word};

/// The keys that take the place of the groups while a tile is picked up.
#[component]
pub fn Selection(
    /// Its place in the hand; behind the last one the winning tile.
    place: usize,
) -> impl IntoView {
    let app = use_app_state();
    let tile = app.slice(move |state| lifted(state, place));
    let completes = app.slice(move |state| {
        let own = state.draft.seat(state.seat).map_or(0, |entered| entered.hand.len());
        state.apart().is_some() && place < own
    });
    let may_be_red = Memo::new(move |_| {
        let reds = app.plan.with(|plan| plan.rulebook().options.tiles.red_fives > 0);
        let five =
            |tile: Tile| !tile.is_joker() && tile.kind().is_some_and(|kind| kind.suit().is_some() && kind.rank() == 5);
        reds && tile.get().is_some_and(five)
    });
    let is_red = Signal::derive(move || tile.get().is_some_and(Tile::is_red));
    view! {
        <div class="aims">
            <div class="keys" role="group" aria-label=app.word(PenWord::PickedUp)>
                <Show when=move || completes.get()>
                    <EditButton class="key-word" edit=Edit::WinningTile(place)>
                        {app.word(PenWord::WinningTile)}
                    </EditButton>
                </Show>
                <Show when=move || may_be_red.get()>
                    <EditButton class="key-word" edit=Edit::Red pressed=is_red>
                        {app.word(PenWord::RedFive)}
                    </EditButton>
                </Show>
                <EditButton class="key-word" edit=Edit::Remove(place)>
                    {app.word(Word::Remove)}
                </EditButton>
            </div>
            <EditButton class="key-word done" edit=Edit::Select(place)>
                {app.word(Word::Done)}
            </EditButton>
        </div>
    }
}
