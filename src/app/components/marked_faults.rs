//! A text with what is wrong in it marked, and a line for each fault.

use leptos::prelude::*;
use tenbo_engine::tiles::Chars;

/// A text and its faults, each by its characters and in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faulty {
    /// The text.
    pub text: String,
    /// What is wrong with it, in the order of the lines.
    pub faults: Vec<(Chars, String)>,
}

impl Faulty {
    /// The text in pieces, each with whether it is at fault.
    fn pieces(&self) -> Vec<(bool, String)> {
        let is_at = |place: usize| self.faults.iter().any(|((from, to), _)| (*from..*to).contains(&place));
        let mut pieces: Vec<(bool, String)> = Vec::new();
        for (place, letter) in self.text.chars().enumerate() {
            match pieces.last_mut() {
                Some((marked, piece)) if *marked == is_at(place) => piece.push(letter),
                _ => pieces.push((is_at(place), String::from(letter))),
            }
        }
        pieces
    }

    /// The characters of a fault.
    fn part(&self, (from, to): Chars) -> String {
        self.text.chars().skip(from).take(to.saturating_sub(from)).collect()
    }
}

/// The text with its wrong characters marked, and a line for each fault. Nothing where there is none.
#[component]
pub fn MarkedFaults(
    /// The text and its faults.
    #[prop(into)]
    faulty: Signal<Faulty>,
) -> impl IntoView {
    let piece = |(marked, text): (bool, String)| match marked {
        true => view! { <mark>{text}</mark> }.into_any(),
        false => text.into_any(),
    };
    let lines = move || {
        faulty.with(|faulty| {
            let line = |(chars, why): &(Chars, String)| {
                view! {
                    <li>
                        <span class="at">{chars.0 + 1}</span>
                        " "
                        <code>{faulty.part(*chars)}</code>
                        " "
                        {why.clone()}
                    </li>
                }
            };
            faulty.faults.iter().map(line).collect_view()
        })
    };
    view! {
        <Show when=move || faulty.with(|faulty| !faulty.faults.is_empty())>
            <p class="marked-text">
                <code>{move || faulty.with(Faulty::pieces).into_iter().map(piece).collect_view()}</code>
            </p>
            <ul class="marked-faults">{lines}</ul>
        </Show>
    }
}
