//! The order of melds and discards, as far as the table shows it: by their numbers the engine finds the discard that a
//! meld claimed.

use tenbo_engine::deal::{After, Discard, Draft};
use tenbo_engine::tiles::Seat;

/// Whether something is known of a discard that matters only if it is known which meld claimed it.
fn is_told(discard: &Discard) -> bool {
    discard.after != After::Wall || discard.locked || discard.hand.is_some()
}

/// Numbers the melds of each seat in the order they lie, and just before each the discard that it was claimed from.
/// Nothing is numbered where no discard says more than its tile, nor where numbers came with the deal.
pub fn number(draft: &mut Draft) {
    let entered = || draft.seats.iter().filter_map(|(_, entered)| entered.as_ref());
    let told = entered().flat_map(|seat| &seat.discards).any(is_told);
    let numbered = entered().flat_map(|seat| &seat.melds).any(|meld| meld.order.is_some());
    if !told || numbered {
        return;
    }
    let mut now: u16 = 0;
    for seat in Seat::ALL {
        for place in 0..draft.seat(seat).map_or(0, |entered| entered.melds.len()) {
            now = now.saturating_add(2);
            let meld = draft.seats[seat].as_mut().and_then(|entered| entered.melds.get_mut(place));
            let Some(meld) = meld else { continue };
            meld.order = Some(now);
            let Some((from, tile)) = meld.from.zip(meld.claimed) else { continue };
            let discards = draft.seats[from].iter_mut().flat_map(|entered| &mut entered.discards);
            let of = |discard: &&mut Discard| discard.claimed && discard.tile == tile && discard.order.is_none();
            if let Some(discard) = discards.into_iter().find(of) {
                discard.order = Some(now - 1);
            }
        }
    }
}
