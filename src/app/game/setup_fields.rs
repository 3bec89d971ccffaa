//! The fields for the names and rules of a game.

use leptos::prelude::*;
use tenbo_engine::options::OptionKey;

use super::fields::TextField;
use super::rulebook_select::RulebookSelect;
use super::state::{GameState, use_game_state};
use crate::app::components::fields::Labeled;
use tenbo_session::games::sheet::LONGEST;
use tenbo_session::rules::RulesChoice;
use tenbo_wording::GameWord;
use tenbo_wording::number::grouped;

/// A field of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupField {
    /// What the game is called.
    Name,
    /// What a player is called.
    Player(usize),
    /// The rules.
    Rules,
    /// What each starts with.
    Initial,
    /// How many rounds.
    Rounds,
}

/// What the fields show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupValues {
    /// What the game is called.
    pub name: String,
    /// What the players are called.
    pub players: Vec<String>,
    /// The rules.
    pub rules: RulesChoice,
    /// What each starts with.
    pub initial: String,
    /// How many rounds.
    pub rounds: String,
}

/// Name, rules and starting points of a game.
#[component]
pub fn RulesFields(
    /// What they show.
    values: Memo<SetupValues>,
    /// Takes what was written in one.
    write: fn(GameState, SetupField, &str),
) -> impl IntoView {
    let games = use_game_state();
    let of = move |of: fn(&SetupValues) -> &String| Memo::new(move |_| values.with(|values| of(values).clone()));
    let write = move |field: SetupField| move |text: &str| write(games, field, text);
    let rules = Memo::new(move |_| values.with(|values| values.rules.clone()));
    view! {
        <Labeled class="field wide" name=games.word(GameWord::Name)>
            <TextField
                attr:autocomplete="off"
                attr:maxlength=LONGEST.to_string()
                attr:id="game-name"
                value=of(|values| &values.name)
                write=write(SetupField::Name)
            />
        </Labeled>
        <Labeled class="field wide" name=games.word(GameWord::Rulebook)>
            <RulebookSelect rules choose=write(SetupField::Rules) />
        </Labeled>
        <Labeled name=view! { <UsualLabel word=GameWord::Initial key=OptionKey::StartPoints rules /> }>
            <TextField
                number=true
                attr:min="0"
                attr:max="1000000"
                attr:id="game-initial"
                value=of(|values| &values.initial)
                write=write(SetupField::Initial)
            />
        </Labeled>
    }
}

/// All fields of a game that has begun.
#[component]
pub fn SetupFields(
    /// What they show.
    values: Memo<SetupValues>,
    /// Takes what was written in one.
    write: fn(GameState, SetupField, &str),
) -> impl IntoView {
    let games = use_game_state();
    let take = move |field: SetupField| move |text: &str| write(games, field, text);
    let players = Memo::new(move |_| values.with(|values| values.players.len()));
    let player = move |place: usize| {
        let seat = [GameWord::FirstDealer, GameWord::SecondSeat, GameWord::ThirdSeat, GameWord::FourthSeat];
        let seat = seat.get(place).copied().unwrap_or(GameWord::FourthSeat);
        let name = Memo::new(move |_| values.with(|values| values.players.get(place).cloned().unwrap_or_default()));
        view! {
            <Labeled name=games.word(seat)>
                <TextField
                    attr:autocomplete="off"
                    attr:maxlength=LONGEST.to_string()
                    attr:id=format!("player-{}", place + 1)
                    attr:placeholder=games.app.text(move |language| language.player(place + 1))
                    value=name
                    write=take(SetupField::Player(place))
                />
            </Labeled>
        }
    };
    let rules = Memo::new(move |_| values.with(|values| values.rules.clone()));
    let rounds = Memo::new(move |_| values.with(|values| values.rounds.clone()));
    view! {
        <fieldset class="wide">
            <legend>
                {games.word(GameWord::Players)}
                <span class="muted">{move || format!(" · {}", games.word(GameWord::SeatsHelp)())}</span>
            </legend>
            <For each=move || 0..players.get() key=|place| *place children=player />
        </fieldset>
        <RulesFields values write />
        <Labeled name=view! { <UsualLabel word=GameWord::Rounds key=OptionKey::Rounds rules /> }>
            <TextField
                number=true
                attr:min="0"
                attr:max="16"
                attr:id="game-rounds"
                value=rounds
                write=take(SetupField::Rounds)
            />
        </Labeled>
    }
}

/// The words of a field with what the rulebook has: above the field and not in it, where a long number would be cut off.
#[component]
fn UsualLabel(word: GameWord, key: OptionKey, rules: Memo<RulesChoice>) -> impl IntoView {
    let games = use_game_state();
    let usual = Memo::new(move |_| rules.with(|rules| rules.book().options.get(key)));
    let usual = move || {
        let text = games.app.language.get().labeled(games.word(GameWord::AsRulebook)(), &grouped(usual.get()?));
        Some(view! { <span class="muted">{format!(" · {text}")}</span> })
    };
    view! { <span>{games.word(word)}{usual}</span> }
}
