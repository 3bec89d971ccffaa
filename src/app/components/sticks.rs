//! Point sticks and bone counters, piled as they are handed over.

use leptos::prelude::*;

use tenbo_session::sticks::{Pile, Tender};
use tenbo_wording::number::grouped;

/// So many lie on one another, and so many stacks are drawn; of more pieces one stands for all.
const HIGH: i64 = 4;
const STACKS: i64 = 2;

/// The pieces of an amount, a pile for each value, with how many they are; whoever shows them says it in words too.
#[component]
pub fn Piles(
    /// What they are.
    tender: Tender,
    /// What they come to.
    amount: i64,
) -> impl IntoView {
    let class = match tender {
        Tender::Sticks => "piles",
        Tender::Counters => "piles bones",
    };
    let pile = |pile: Pile| view! { <PileOf tender pile /> };
    view! {
        <span class=class aria-hidden="true">
            {tender.piles(amount).into_iter().map(pile).collect_view()}
        </span>
    }
}

#[component]
fn PileOf(tender: Tender, pile: Pile) -> impl IntoView {
    let Pile { value, count } = pile;
    let drawn = if count > HIGH * STACKS { 1 } else { count };
    let stacks = (0..drawn).step_by(HIGH as usize).map(|from| {
        let pieces = (from..drawn.min(from + HIGH)).map(|_| view! { <Stick tender value /> });
        view! { <span class="stack">{pieces.collect_view()}</span> }
    });
    let times = (count > 1).then(|| view! { <b>{count}</b>" × " });
    let class = if drawn > HIGH { "pile two" } else { "pile" };
    view! {
        <span class=class>
            {stacks.collect_view()} <span class="pile-name">{times} {grouped(value)}</span>
        </span>
    }
}

/// A piece: its body is drawn by styles, its marks are dots, the ends of strokes without a length.
#[component]
pub fn Stick(
    /// What it is.
    tender: Tender,
    /// What it is worth.
    value: i64,
) -> impl IntoView {
    let (class, grid) = match tender {
        Tender::Sticks => ("stick", "0 0 120 12"),
        Tender::Counters => ("stick bone", "0 0 60 12"),
    };
    let mark = |&(class, strokes): &(&'static str, &'static str)| view! { <path class=class d=strokes></path> };
    view! {
        <svg class=class viewBox=grid aria-hidden="true">
            {marks(tender, value).iter().map(mark).collect_view()}
        </svg>
    }
}

/// What tells a piece from the others, each kind of mark with its class.
const fn marks(tender: Tender, value: i64) -> &'static [(&'static str, &'static str)] {
    match (tender, value) {
        (Tender::Sticks, 100) => &[("", "M53 4h0m4.7 0h0m4.7 0h0m4.7 0h0M53 8.2h0m4.7 0h0m4.7 0h0m4.7 0h0")],
        (Tender::Sticks, 500) => {
            &[("", "M60 6h0M45.5 6h0m6 0h0m17 0h0m6 0h0"), ("ring", "M63.6 6a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0")]
        }
        (Tender::Sticks, 1_000) => &[("red large", "M60 6h0")],
        (Tender::Sticks, 5_000) => &[("red", "M42 6h0m9 0h0m18 0h0m9 0h0"), ("red large", "M60 6h0")],
        (Tender::Sticks, _) => &[
            ("red", "M34 6h0m16 0h0m20 0h0m16 0h0"),
            ("red ring", "M64 6a4 4 0 1 1-8 0 4 4 0 1 1 8 0"),
            ("red small", "M60 6h0"),
            ("", "M40 4h0m4 0h0M40 8.2h0m4 0h0M76 4h0m4 0h0M76 8.2h0m4 0h0"),
        ],
        (Tender::Counters, 500) => &[("red", "M10 6h0m10 0h0m10 0h0m10 0h0m10 0h0")],
        (Tender::Counters, 100) => &[
            ("red large", "M30 6h0"),
            ("red ring", "M17 6a2 2 0 1 1-4 0 2 2 0 1 1 4 0M47 6a2 2 0 1 1-4 0 2 2 0 1 1 4 0"),
        ],
        (Tender::Counters, 10) => &[("", "M18 4h0m6 0h0m6 0h0m6 0h0m6 0h0M18 8.2h0m6 0h0m6 0h0m6 0h0m6 0h0")],
        (Tender::Counters, _) => &[
            ("", "M25 6h0m10 0h0"),
            ("ring", "M28.2 6a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 1 1 6.4 0M38.2 6a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 1 1 6.4 0"),
        ],
    }
}
