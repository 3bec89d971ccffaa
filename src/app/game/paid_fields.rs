//! What was paid for at once in a deal: kongs and flowers.

use leptos::prelude::*;
use tenbo_engine::check::is_paid_by_feeder;
use tenbo_engine::deal::Immediate;

use super::fields::{NumberField, Select};
use super::form_state::use_form_state;
use tenbo_session::form::change::paid_for;
use tenbo_session::form::{Filled, Paid};
use tenbo_wording::GameWord;

/// What was paid for at once, each in a line, and a button for one more; nothing where the rules pay for nothing at once
/// and nothing is entered.
#[component]
pub fn PaidFields() -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(|plan| paid_for(plan).next().is_some());
    let count = form.filled(|form| form.entry.deal.immediate.len());
    view! {
        <Show when=move || known.get() || { count.get() > 0 }>
            <fieldset>
                <legend>{form.word(GameWord::PaidAtOnce)}</legend>
                <Show when=move || { count.get() > 0 }>
                    <ul class="deal-fouls">
                        <For each=move || 0..count.get() key=|place| *place let:place>
                            <PaidLine place />
                        </For>
                    </ul>
                </Show>
                <button
                    type="button"
                    class="button"
                    id="add-paid"
                    disabled=form.games.app.readonly
                    on:click=move |_| form.write(Filled::AddPaid, "")
                >
                    {form.word(GameWord::AddPaid)}
                </button>
            </fieldset>
        </Show>
    }
}

/// Something that was paid for at once: to whom, what for, from whom, how often, after how many wins.
#[component]
fn PaidLine(place: usize) -> impl IntoView {
    let form = use_form_state();
    let app = form.games.app;
    let paid = form.filled(move |form| form.entry.deal.immediate.get(place).cloned());
    let of = move |text: fn(&Immediate) -> String| {
        Memo::new(move |_| paid.with(|paid| paid.as_ref().map(text).unwrap_or_default()))
    };
    let label = move |word: GameWord| format!("{} {}", form.games.word(word)(), place + 1);
    let fill = move |what: Paid, text: &str| form.fill(Filled::Paid(place, what), text);
    let write = move |what: Paid, text: &str| form.write(Filled::Paid(place, what), text);
    let kinds = Memo::new(move |_| {
        let mut kinds: Vec<_> = form.game.with(|game| paid_for(&game.plan).collect());
        kinds.extend(paid.with(|paid| paid.as_ref().map(|paid| paid.kind)).filter(|own| !kinds.contains(own)));
        let language = app.language.get();
        kinds.into_iter().map(|kind| (kind.as_str().to_owned(), language.immediate(kind).to_owned())).collect()
    });
    let by_feeder = Memo::new(move |_| {
        let kind = paid.with(|paid| paid.as_ref().map(|paid| paid.kind));
        kind.is_some_and(|kind| form.game.with(|game| is_paid_by_feeder(&game.plan, kind)))
    });
    let wins = form.filled(|form| form.winners().len());
    let moments = Memo::new(move |_| {
        let (language, least) = (app.language.get(), paid.with(|paid| paid.as_ref().map_or(0, |paid| paid.after_wins)));
        let text = |wins: usize| match wins {
            0 => form.games.word(GameWord::PaidFirst)().to_owned(),
            wins => language.kong_after_win(&wins.to_string()),
        };
        (0..=wins.get().max(usize::from(least))).map(|wins| (wins.to_string(), text(wins))).collect()
    });
    let goes_on = form.rule(|plan| plan.rulebook().options.payments.play_on);
    let remove = move || app.language.get().labeled(form.games.word(GameWord::RemovePaid)(), &label(GameWord::PaidFor));
    view! {
        <li>
            <Select
                attr:aria-label=move || label(GameWord::PaidTo)
                options=form.seat_options(None)
                value=of(|paid| paid.seat.as_str().to_owned())
                choose=move |seat: &str| write(Paid::Seat, seat)
            />
            <Select
                attr:aria-label=move || label(GameWord::PaidFor)
                options=kinds
                value=of(|paid| paid.kind.as_str().to_owned())
                choose=move |kind: &str| write(Paid::Kind, kind)
            />
            <Show when=move || by_feeder.get()>
                <Select
                    attr:aria-label=move || label(GameWord::PaidFrom)
                    options=form.seat_options(Some(GameWord::PaidFrom))
                    value=of(|paid| paid.from.map(|from| from.as_str().to_owned()).unwrap_or_default())
                    choose=move |from: &str| write(Paid::From, from)
                />
            </Show>
            <Show when=move || goes_on.get()>
                <Select
                    attr:aria-label=move || label(GameWord::PaidWhen)
                    options=moments
                    value=of(|paid| paid.after_wins.to_string())
                    choose=move |wins: &str| write(Paid::AfterWins, wins)
                />
            </Show>
            <NumberField
                attr:min="1"
                attr:max="20"
                attr:aria-label=move || label(GameWord::PaidTimes)
                value=of(|paid| paid.times.to_string())
                write=move |times: &str| fill(Paid::Times, times)
            />
            <button
                type="button"
                class="button"
                aria-label=remove
                disabled=app.readonly
                on:click=move |_| write(Paid::Remove, "")
            >
                {form.word(GameWord::RemovePaid)}
            </button>
        </li>
    }
}
