//! What the hands of a deal are worth, by keys: han and fu, what the table of the rules has, or digits.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::options::Settlement;
use tenbo_engine::tiles::Seat;

use super::form_state::{FormState, use_form_state};
use super::keys::{KeyText, Keys};
use super::state::OpenGame;
use tenbo_session::form::worth::{FU, LIMITS};
use tenbo_session::form::{Filled, Keypad, Press, Worth, has_tiles};
use tenbo_wording::number::{grouped, ratio};
use tenbo_wording::{GameWord, Word};

/// How many keys of fu are seen before the others are asked for.
const SHOWN_FU: usize = 7;

/// The keys for the value of a hand; of several hands first whose.
#[component]
pub fn ValueKeys() -> impl IntoView {
    let form = use_form_state();
    let keypad = form.rule(Keypad::of);
    let by_tiles = Memo::new(move |_| {
        let Some(seat) = form.entering.get() else { return false };
        form.games.form.with(|filled| has_tiles(&filled.entry, seat))
    });
    let content = move || {
        if by_tiles.get() {
            return view! { <p class="game-hint">{form.word(GameWord::ByTilesAlready)}</p> }.into_any();
        }
        match keypad.get() {
            Keypad::Han(rows) => view! { <HanKeys rows=rows.iter().map(|row| row.0).collect() /> }.into_any(),
            Keypad::Faan(_, rows) => view! { <FaanKeys points=rows.iter().map(|row| row.1).collect() /> }.into_any(),
            Keypad::Digits { limit, doubles } => view! { <DigitKeys limit doubles /> }.into_any(),
        }
    };
    view! {
        <WhoseKeys />
        {content}
    }
}

/// Whose hand the keys are about, where several have won; where all hands are asked for, the players themselves are tapped.
#[component]
fn WhoseKeys() -> impl IntoView {
    let form = use_form_state();
    let winners = form.filled(|filled| filled.winners());
    let shown = Memo::new(move |_| winners.with(Vec::len) > 1 && !form.asks_digits_by_seat());
    let text = move |seat: Seat| {
        let name = form.name(seat).get();
        match form.value_told(seat) {
            Some(told) => format!("{name} {told}").into(),
            None => KeyText::from(name),
        }
    };
    view! {
        <Show when=move || shown.get()>
            <Keys
                name="whose"
                class="game-seg"
                label=Signal::derive(move || form.word(GameWord::WhoseHand).get().to_owned())
                keys=winners
                text
                pressed=move |seat| Some(form.entering.get() == Some(seat))
                press=move |seat| form.games.valued.set(Some(seat))
            />
        </Show>
    }
}

/// The value that is entered, with whose it is for the ear.
fn label(form: FormState, what: GameWord) -> Signal<String> {
    Signal::derive(move || {
        let language = form.games.app.language.get();
        let name = form.entering.get().map(|seat| form.name(seat).get()).unwrap_or_default();
        language.labeled(&name, form.games.word(what)())
    })
}

/// Han with the limits that they reach, and below them fu; behind the last key what is rare, and limits that are counted
/// directly.
#[component]
fn HanKeys(rows: Vec<i64>) -> impl IntoView {
    let form = use_form_state();
    let language = form.games.app.language;
    let more = RwSignal::new(false);
    let limits = form.rule(|plan| plan.limit_rows().to_vec());
    let worth = Memo::new(move |_| {
        let Some(seat) = form.entering.get() else { return Worth::Unsaid };
        form.game.with(|game| {
            form.games.form.with(|filled| {
                let by = filled.by.unwrap_or(By::Discard);
                filled.worth[seat].counted(&game.plan, game.is_for_three(), seat, by)
            })
        })
    });
    let lowest = Memo::new(move |_| limits.with(|rows| rows.first().map_or(5, |row| row.from)));
    let write = move |field: fn(Seat) -> Filled, text: &str| {
        if let Some(seat) = form.entering.get_untracked() {
            form.write(field(seat), text);
        }
    };
    let last = rows.last().copied();
    let han_text = move |han: i64| {
        let (language, limit) =
            (language.get(), limits.with(|rows| rows.iter().find(|row| row.from == han).map(|row| row.name)));
        match limit {
            None => KeyText::short(han.to_string(), language.han(han)),
            Some(name) => {
                let reaches = limits.with(|rows| rows.iter().any(|row| row.from == han + 1)) && Some(han) != last;
                let shown = if reaches { han.to_string() } else { format!("{han}+") };
                KeyText::short(shown.clone(), format!("{shown}: {}", language.han_limit(han, name)))
            }
        }
    };
    let has_han = move |han: i64| match worth.get() {
        Worth::Han(own, _) if own >= lowest.get() => {
            let reached = limits.with(|rows| rows.iter().rfind(|row| row.from <= own).map(|row| row.from));
            Some(reached == Some(han))
        }
        Worth::Han(own, _) => Some(own == han),
        _ => Some(false),
    };
    // Below 0 stand the limits that are counted directly, the last key turns the row over.
    let fu_keys = Signal::derive(move || {
        let more = more.get();
        let fu = FU.into_iter().enumerate().filter(|(at, _)| (*at >= SHOWN_FU) == more).map(|(_, fu)| fu);
        let limits = (1..=LIMITS).map(|times| -times).filter(|_| more);
        fu.chain(limits).chain([0]).collect::<Vec<_>>()
    });
    let fu_text = move |key: i64| match key {
        0 => KeyText::short("…", format!("… {}", form.word(GameWord::MoreValues).get())),
        fu if fu > 0 => KeyText::short(fu.to_string(), language.get().fu(fu)),
        times => {
            let name = language.get().yakuman(-100 * times);
            KeyText::short(format!("×{}", -times), format!("×{} {name}", -times))
        }
    };
    let has_fu = move |key: i64| match (key, worth.get()) {
        (0, _) => Some(more.get()),
        (key, Worth::Limit(times)) => Some(key == -times),
        (key, Worth::Han(han, fu)) => Some(han < lowest.get() && key == fu),
        _ => Some(false),
    };
    let press_fu = move |key: i64| match key {
        0 => more.update(|more| *more = !*more),
        fu if fu > 0 => write(Filled::Fu, &fu.to_string()),
        times => write(Filled::Han, &format!("x{}", -times)),
    };
    view! {
        <Keys
            name="han"
            class="game-values"
            label=label(form, GameWord::Han)
            keys=Signal::derive(move || rows.clone())
            text=han_text
            pressed=has_han
            press=move |han| write(Filled::Han, &han.to_string())
        >
            <span class="of" aria-hidden="true">
                {form.word(GameWord::Han)}
            </span>
        </Keys>
        <Keys
            name="fu"
            class="game-values"
            label=label(form, GameWord::Fu)
            keys=fu_keys
            text=fu_text
            pressed=has_fu
            press=press_fu
        >
            <span class="of" aria-hidden="true">
                {form.word(GameWord::Fu)}
            </span>
        </Keys>
    }
}

/// What the table of the rules has, each key the points that it comes to.
#[component]
fn FaanKeys(points: Vec<i64>) -> impl IntoView {
    let form = use_form_state();
    let rows =
        form.rule(|plan| if let Keypad::Faan(unit, rows) = Keypad::of(plan) { Some((unit, rows)) } else { None });
    let text = move |points: i64| {
        let language = form.games.app.language.get();
        rows.with(|table| {
            let row = table.as_ref().and_then(|(unit, rows)| Some((*unit, rows.iter().find(|row| row.1 == points)?.0)));
            row.map(|(unit, faan)| KeyText::short(ratio(faan), language.amount(faan, unit))).unwrap_or_default()
        })
    };
    let total = form.total();
    view! {
        <Keys
            name="faan"
            class="game-values wrapped"
            label=label(form, GameWord::Worth)
            keys=Signal::derive(move || points.clone())
            text
            pressed=move |points| Some(total.get() == Some(points))
            press=move |points: i64| {
                if let Some(seat) = form.entering.get_untracked() {
                    form.write(Filled::Total(seat), &points.to_string());
                }
            }
        />
    }
}

/// Digits, with what is written so far and whose it is.
#[component]
fn DigitKeys(limit: Option<i64>, doubles: bool) -> impl IntoView {
    let form = use_form_state();
    let total = form.total();
    let name = move || form.entering.get().map(|seat| form.name(seat).get());
    let press = move |key: &'static str| match key {
        "limit" => {
            if let (Some(seat), Some(limit)) = (form.entering.get_untracked(), limit) {
                form.write(Filled::Total(seat), &limit.to_string());
            }
        }
        "double" => form.press(Press::Double),
        "back" => form.press(Press::Back),
        digit => form.press(Press::Digit(digit.parse().unwrap_or_default())),
    };
    let text = move |key: &'static str| match key {
        "limit" => KeyText::from(form.word(GameWord::Limit).get()),
        "double" => KeyText::short("×2", format!("×2 {}", form.word(GameWord::Double).get())),
        "back" => KeyText::short("⌫", form.games.app.word(Word::Backspace)()),
        digit => KeyText::from(digit),
    };
    let keys = Signal::derive(move || {
        let first = ["1", "2", "3", "4", "5"].into_iter().chain(doubles.then_some("double")).chain(["back"]);
        let second = ["6", "7", "8", "9", "0"].into_iter().chain(limit.map(|_| "limit"));
        first.chain(second).collect::<Vec<_>>()
    });
    let class = if doubles { "game-values digits doubled" } else { "game-values digits" };
    view! {
        <Keys name="digit" class label=label(form, GameWord::Worth) keys text pressed=|_| None press>
            <span class="of">{name}</span>
            <output class="written">{move || total.get().map(grouped)}</output>
        </Keys>
    }
}

impl FormState {
    /// What is entered as the total of the hand that the keys are about.
    fn total(self) -> Memo<Option<i64>> {
        Memo::new(move |_| self.total_of(self.entering.get()?))
    }

    /// What is entered as the total of a hand.
    pub fn total_of(self, seat: Seat) -> Option<i64> {
        self.games.form.with(|filled| if let Worth::Total(total) = filled.worth[seat] { Some(total) } else { None })
    }

    /// A key of the digits.
    pub fn press(self, press: Press) {
        if let Some(seat) = self.entering.get_untracked() {
            self.write(Filled::Press(seat, press), "");
        }
    }

    /// What a hand is said to be worth, in short.
    fn value_told(self, seat: Seat) -> Option<String> {
        self.game.with(|game| {
            let is_riichi = game.plan.settlement() == Settlement::Riichi;
            self.games.form.with(|filled| {
                let by = filled.by.unwrap_or(By::Discard);
                match filled.worth[seat] {
                    Worth::Han(han, fu) if is_riichi && han < lowest_limit(game) => Some(format!("{han}/{fu}")),
                    worth => worth.total(&game.plan, game.is_for_three(), seat, by).map(grouped),
                }
            })
        })
    }
}

fn lowest_limit(game: &OpenGame) -> i64 {
    game.plan.limit_rows().first().map_or(5, |row| row.from)
}
