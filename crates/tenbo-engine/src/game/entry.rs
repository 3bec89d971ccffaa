//! A deal of a game as it has been entered.

use serde_json::{Map, Value};

use crate::deal::{Draft, DrawCause, End, EndKind};
use crate::json::{Field, Object, Within, described_by, object, written};
use crate::problems::{Place, Reader, bounds};
use crate::tiles::{BySeat, Seat, Wind};

/// A deal of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The deal. Its seats are the winds of this deal, with the dealer in East. Its round, counters, deposits and the
    /// dealer's wins are ignored: see [`Overrides`].
    pub deal: Draft,
    /// What was entered instead of what follows from the deals before.
    pub overrides: Overrides,
    /// The outcome, if the table has settled the deal itself. The end of `deal` is ignored then.
    pub scores: Option<Scores>,
    /// A remark.
    pub note: String,
}

object! {
    /// Values that usually follow from the deals before.
    ///
    /// One that is given holds for this deal, and the deals after it follow from it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Overrides {
        /// The round wind.
        prevailing: Option<Wind>;
        /// How many deals in a row the dealer has won.
        dealer_wins: Option<u32> [0..=bounds::COUNT];
        /// Counters (honba) on the table.
        honba: Option<u32> [0..=bounds::COUNT];
        /// Riichi sticks on the table at the end, before they are paid out: those of earlier deals and those declared
        /// in this one.
        deposits: Option<u32> [0..=bounds::COUNT];
        /// Whether the deal passes to the next player afterwards.
        passes: Option<bool>;
    }
}

object! {
    /// The outcome of a deal that the players have settled themselves: what each seat gained or lost, including
    /// riichi sticks. If the sum is not zero, the bank gets or pays the difference.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Scores = "scores", kind = "scores" {
        /// What each seat gained or lost; 0 for seats that are left out.
        changes: BySeat<Option<i64>> [-bounds::POINTS..=bounds::POINTS], always;
        /// The winner, if anybody won.
        winner: Option<Seat>;
        /// The other winners on the same tile.
        also: BySeat<bool>;
        /// Why nobody won; an exhausted wall if left out.
        cause: Option<DrawCause>;
    }
}

impl Scores {
    /// The winners, by their seats in the deal.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + use<> {
        let (winner, also) = (self.winner, self.also);
        Seat::ALL.into_iter().filter(move |&seat| winner == Some(seat) || winner.is_some() && also[seat])
    }
}

impl Entry {
    /// An entry of a deal without overrides.
    #[must_use]
    pub fn of(deal: Draft) -> Entry {
        Entry { deal, ..Entry::default() }
    }

    /// An entry of which only the outcome is known.
    #[must_use]
    pub fn settled(scores: Scores) -> Entry {
        Entry { scores: Some(scores), ..Entry::default() }
    }

    /// Whether the deal is still being played, so that it cannot be settled.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.scores.is_none() && self.deal.end == End::Open
    }
}

/// In JSON the fields of the deal stand beside those that override them, and the outcome in the place of the end.
impl Field for Entry {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Entry> {
        let mut entry = Entry::default();
        if json.is_object() {
            read.require(json, ["end"], at);
        }
        for (key, value, at) in read.fields(json, at) {
            match key {
                "end" if EndKind::of(value) == Some(EndKind::Scores) => {
                    entry.scores = Scores::read(value, &at, Scores::WITHIN, read);
                }
                "note" => entry.note.set(value, &at, Within::up_to(bounds::NOTE), read),
                _ if entry.overrides.set_field(key, value, &at, read) => {}
                _ if entry.deal.set_field(key, value, &at, read) => {}
                _ => read.unknown(&at),
            }
        }
        Some(entry)
    }

    fn write(&self) -> Value {
        let (mut all, mut deal) = (Map::new(), Map::new());
        self.overrides.put(&mut all);
        self.deal.put(&mut deal);
        if let Some(scores) = &self.scores {
            deal.insert("end".to_owned(), scores.write());
        }
        let overridden = |key: &str| Overrides::FIELDS.iter().any(|(name, _)| *name == key);
        all.extend(deal.into_iter().filter(|(key, _)| !overridden(key)));
        if !self.note.is_empty() {
            all.insert("note".to_owned(), self.note.write());
        }
        all.into()
    }

    described_by!(Entry);
}

written! {
    Entry, Some("entry"), generator => {
        let about = "A deal of a game. Its seats are named by their winds in this deal: E is the dealer. Values that follow from \
            earlier deals can be left out. If such a value is given, it holds for this deal, and later deals follow from it.";
        crate::json::Properties::with(&[about], generator, |to| {
            Overrides::describe(to);
            Draft::describe(to);
            let mut deal = to.generator().subschema_for::<End>();
            deal.insert("description".to_owned(), "In one of the ways of a request about one deal.".into());
            let mut settled = to.generator().subschema_for::<Scores>();
            settled.insert("description".to_owned(), "The players have settled the deal themselves.".into());
            to.replace("end", schemars::json_schema!({ "anyOf": [deal, settled] }));
            to.field::<String>("note", &["A remark."], Within::up_to(bounds::NOTE), None);
            to.require(&["end"]);
        })
    };
}

impl serde::Serialize for Entry {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(to)
    }
}
