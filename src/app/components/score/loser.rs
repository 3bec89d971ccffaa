//! What a hand at the table is worth, and the lines of one that has not won.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::opener::Opener;
use super::sheet::SheetBody;
use super::state::{Part, ScoreState};
use tenbo_wording::content::SheetId;

/// What the hand of a seat is worth, where that is known; a loser's is a button that opens its [`LoserLines`].
#[component]
pub fn SeatWorth(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let score = ScoreState::expect();
    let worth = score.section(move |content| {
        let of = |id| content.sheet(id).map(|sheet| sheet.worth.clone());
        (of(SheetId::Winner(seat)), of(SheetId::Loser(seat)))
    });
    move || match worth.get() {
        (Some(won), _) => Some(view! { <b class="worth">{won}</b> }.into_any()),
        (None, Some(lost)) => {
            Some(view! { <Opener class="opener worth" part=Part::Loser(seat)>{lost}</Opener> }.into_any())
        }
        (None, None) => None,
    }
}

/// The lines of a loser's hand at the table, if they are open.
#[component]
pub fn LoserLines(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let score = ScoreState::expect();
    let id = SheetId::Loser(seat);
    let open = Memo::new(move |_| {
        score.is_open(Part::Loser(seat)) && score.content.with(|content| content.sheet(id).is_some())
    });
    view! {
        <Show when=move || open.get()>
            <div class="opened result">
                <SheetBody id />
            </div>
        </Show>
    }
}
